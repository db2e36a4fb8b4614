#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tables of the vector Poly1305, from powers of r (AVX2).

void lanes_poly1305_tables_avx2(struct lanes_poly1305 *p);

Requires p->power = r^4, r^8, r^12, r^16, word 2 of each <= 4. Writes p->vector
and p->hibit as kernels.h describes them. What it does not do: p->ready is left
to the caller.

Lane k is r^(4 + 4k) throughout. x 2^32 is x one limb up and 6 bits more; the
limb that leaves at the top comes back times 5, and one round of carries, all
limbs at once, makes them fit again.
Registers: rdi p; numbers take ymm0-13 in turn, ymm14 temporary, ymm15 mask.
Stack: none.
Constant time: straight line.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402
from poly1305_scalar import WORD  # noqa: E402
from poly1305_vector import (HALF, HIBIT, LIMB_MAX, POWER, Vector, offset, row,  # noqa: E402
                             row_times5)

NAME = 'lanes_poly1305_tables_avx2'
TEMP, MASK = 'ymm14', 'ymm15'


class Tables(Vector):
    def __init__(self):
        super().__init__()
        self.free = [f'ymm{i}' for i in range(14)]
        self.waiting = {}  # row number -> register, until the other row of the pair is known
        self.all_ones_26(MASK)

    def take(self, count):
        regs, self.free = self.free[:count], self.free[count:]
        return regs

    def give(self, regs):
        self.free += regs

    def load_powers(self):
        """The limbs of the four powers."""
        words = low, high, top, temp = self.take(4)
        upper = temp.replace('y', 'x')
        for i, reg in enumerate(words[:3]):
            xmm = reg.replace('y', 'x')
            # 8 bytes at a time: wider loads would wait for the stores that made the powers.
            at = [f'[rdi+{POWER + 24 * k + 8 * i}]' for k in range(4)]
            self.put(f'vmovq {xmm}, {at[0]}')
            self.put(f'vmovq {upper}, {at[2]}')
            self.put(f'vpinsrq {xmm}, {xmm}, {at[1]}, 1')
            self.put(f'vpinsrq {upper}, {upper}, {at[3]}, 1')
            self.put(f'vinserti128 {reg}, {reg}, {upper}, 1')
        self.let({low: WORD - 1, high: WORD - 1, top: 4})
        self.give([temp])
        limbs = self.take(5)
        self.split(limbs, low, high, MASK, TEMP)
        self.shl(top, top, 24)
        self.add(limbs[4], limbs[4], top)
        self.require({reg: LIMB_MAX for reg in limbs})
        self.give([low, high, top])
        return limbs

    def raised(self, x):
        """x 2^32 mod p, before carries."""
        y = self.take(5)
        self.shl(y[1], x[4], 6)
        self.times5(y[0], y[1], TEMP)
        for j in range(1, 5):
            self.shl(y[j], x[j - 1], 6)
        return y

    def carry(self, y):
        c = self.take(5)
        for j in range(5):
            self.shr(c[j], y[j], 26)
            self.mask(y[j], y[j], MASK)
        for j in range(4):
            self.add(y[j + 1], y[j + 1], c[j])
        self.times5(c[0], c[4], TEMP)
        self.add(y[0], y[0], c[0])
        self.give(c)
        self.require({reg: LIMB_MAX for reg in y})

    def store(self, number, reg):
        """A row of 32-bit numbers. Two rows share 32 bytes, the odd one in the upper halves."""
        self.require({reg: HALF})
        other = self.waiting.pop(number ^ 1, None)
        if other is None:
            self.waiting[number] = reg
            return
        even, odd = (other, reg) if number % 2 else (reg, other)
        self.shl(TEMP, odd, 32)
        self.join(TEMP, TEMP, even)
        self.put(f'vmovdqu [rdi+{offset(number & ~1)}], {TEMP}')
        self.give([even, odd])

    def store_times5(self, x):
        for j in range(1, 5):
            reg, = self.take(1)
            self.times5(reg, x[j], TEMP)
            self.store(row_times5(j), reg)

    def store_hibit(self, x):
        """Lane g: the sum of lanes 0 .. g-1 of x."""
        zero, = self.take(1)
        self.put(f'vpxor {zero}, {zero}, {zero}')
        for j, reg in enumerate(x):                             # lanes 0 1 2 3
            self.put(f'vpermq {reg}, {reg}, 0x90')              # 0 0 1 2
            self.put(f'vpblendd {reg}, {reg}, {zero}, 0x03')    # - 0 1 2
            self.put(f'vpermq {TEMP}, {reg}, 0x90')             # - - 0 1
            self.put(f'vpaddq {reg}, {reg}, {TEMP}')            # - 0 01 12
            self.put(f'vperm2i128 {TEMP}, {reg}, {reg}, 0x08')  # - - - 0
            self.put(f'vpaddq {reg}, {reg}, {TEMP}')            # - 0 01 012
            self.put(f'vmovdqu [rdi+{HIBIT + 32 * j}], {reg}')


def tables():
    t = Tables()
    x = t.load_powers()
    t.store_times5(x)
    for form in range(4):
        y = t.raised(x)
        for j in range(5):
            t.store(row(form, j), x[j])
        t.carry(y)
        x = y
    t.store_hibit(x)
    assert not t.waiting
    return t.lines


emit.finish(__file__, __doc__, emit.prologue(NAME) + tables() + emit.epilogue(NAME))
