# SPDX-License-Identifier: Apache-2.0
"""The functions that the rows in general registers of x86-64 have alike, by the row's field."""
import emit
import formulas
from field_adx import Num

SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15']


def frame(count):
    return [Num(f'rsp+{32 * i}') for i in range(count)]


def point(register):
    return [Num(f'{register}+{32 * i}', formulas.PRODUCT - 1) for i in range(4)]


class Functions:
    """field: the class that emits; isa: what the names of the functions end with"""

    def __init__(self, field, isa):
        self.field, self.isa = field, isa

    def function(self, name, f, slots=0):
        """slots: numbers in the frame"""
        name = f'lanes_curve25519_{name}_{self.isa}'
        below = 32 * slots
        return emit.prologue(name, SAVED, below=below) + f.lines + \
            emit.epilogue(name, SAVED, vector=False, below=below)

    def mul(self):
        f = self.field()
        f.put('mov rcx, rdx')
        f.mul(Num('rdi'), Num('rsi'), Num('rcx'))
        return self.function('mul', f)

    def squares(self, name, count):
        """One after the other in every turn: the CPU runs them side by side."""
        f = self.field()
        f.put('mov ecx, edx', '1:')
        for at in ('', '+32')[:count]:
            f.square(Num('rdi' + at), Num('rsi' + at))
        f.put('mov rsi, rdi', 'dec ecx', 'jnz 1b')
        return self.function(name, f)

    def field_functions(self):
        return self.mul() + self.squares('square', 1) + self.squares('square_two', 2)

    def twice(self):
        f = self.field()
        slots = formulas.TWICE_SLOTS
        formulas.twice(f, point('rdi'), frame(slots), lambda: f.put('dec esi', 'jnz 1b'))
        return self.function('twice', f, slots)

    def addition(self, affine):
        f = self.field()
        q = [Num(f'rsi+{32 * i}') for i in range(4)]
        formulas.add(f, point('rdi'), q, frame(formulas.ADD_SLOTS), affine)
        return f
