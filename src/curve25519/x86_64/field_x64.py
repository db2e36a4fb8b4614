# SPDX-License-Identifier: Apache-2.0
"""Emitters of arithmetic modulo p = 2^255 - 19 for every x86-64: products by MUL.

As field_adx.py has it, which says what numbers and bounds are. A product takes
r8-r15, rax, rbx, rbp, rdx; rcx, rdi, rsi are the caller's.
"""
import field_adx
from field_adx import ACC, LOW, Num, Overflow, TOP  # noqa: F401

TIMES, CARRY = 'rbx', 'rbp'


class Field(field_adx.Field):
    def times(self, word):
        self.put(f'mov rax, {word}', f'mul {TIMES}')

    def add_row(self, targets, words):
        """targets += words TIMES; the carry is left in CARRY."""
        for j, (target, word) in enumerate(zip(targets, words)):
            self.times(word)
            if j:
                self.put(f'add {target}, {CARRY}', 'adc rdx, 0')
            self.put(f'add {target}, rax', 'adc rdx, 0', f'mov {CARRY}, rdx')

    def set_row(self, targets, words):
        """targets = words TIMES; the carry is left in CARRY."""
        for j, (target, word) in enumerate(zip(targets, words)):
            self.times(word)
            if j:
                self.put(f'add rax, {CARRY}', 'adc rdx, 0')
            self.put(f'mov {target}, rax', f'mov {CARRY}, rdx')

    def product(self, a, b):
        """r8-r15 = a b, row by row."""
        r = ACC
        words = [a.word(j) for j in range(4)]
        for i in range(4):
            self.put(f'mov {TIMES}, {b.word(i)}')
            (self.add_row if i else self.set_row)(r[i:i + 4], words)
            self.put(f'mov {r[i + 4]}, {CARRY}')
        return a.bound * b.bound

    def square_product(self, a):
        """r8-r15 = a^2: the six mixed products, doubled, and the squares."""
        r = ACC
        for i in range(3):
            self.put(f'mov {TIMES}, {a.word(i)}')
            words = [a.word(j) for j in range(i + 1, 4)]
            (self.add_row if i else self.set_row)(r[2 * i + 1:i + 4], words)
            self.put(f'mov {r[i + 4]}, {CARRY}')
        self.put(f'add {r[1]}, {r[1]}', *[f'adc {reg}, {reg}' for reg in r[2:7]],
                 f'mov {r[7]}d, 0', f'adc {r[7]}, 0')
        for i in range(4):
            self.put(f'mov rax, {a.word(i)}', 'mul rax')
            if i == 0:
                self.put(f'mov {r[0]}, rax', f'add {r[1]}, rdx')
            else:
                self.put(f'add rax, {CARRY}', 'adc rdx, 0', f'add {r[2 * i]}, rax',
                         f'adc {r[2 * i + 1]}, rdx')
            if i < 3:
                self.put('mov ebp, 0', f'adc {CARRY}, 0')
        return a.bound * a.bound

    def reduce(self, bound):
        """r8-r11 = r8-r15 mod p, below 2^255 + 19 78."""
        if bound >= 1 << 512:
            raise Overflow('product')
        self.put('mov ebx, 38')
        self.add_row(LOW, ACC[4:])
        return self.fold_top(LOW, CARRY, 38 * (bound >> 256) + TOP - 1)

    def mul_small_add(self, out, a, small, b):
        """out = small a + b"""
        bound = small * a.bound + b.bound
        if small >= 1 << 31 or bound >= 1 << 320:
            raise Overflow('small')
        self.load(LOW, b)
        self.put(f'mov ebx, {small}')
        self.add_row(LOW, [a.word(j) for j in range(4)])
        self.store(out, LOW, self.fold_top(LOW, CARRY, bound))
