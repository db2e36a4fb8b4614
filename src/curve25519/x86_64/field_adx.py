# SPDX-License-Identifier: Apache-2.0
"""Emitters of arithmetic modulo p = 2^255 - 19 for x86-64 with BMI2 and ADX.

Numbers are four words in memory, a `Num` each: an address without brackets and
the largest value it can hold, always below 2^256. Bounds are carried along
while emitting; an operation whose carry could be lost raises Overflow, so what
has been emitted is right for all inputs within the stated bounds.

Registers: a product takes r8-r15, rax, rbx, rbp, rdx; rcx, rdi, rsi are the caller's.
"""

P = (1 << 255) - 19
TOP = 1 << 256
ACC = ['r8', 'r9', 'r10', 'r11', 'r12', 'r13', 'r14', 'r15']
LOW, HIGH = ACC[:4], ACC[4:]
HI, LO, ZERO = 'rax', 'rbx', 'rbp'


class Overflow(Exception):
    pass


class Num:
    """at: address of four words; bound: the largest value."""

    def __init__(self, at, bound=TOP - 1):
        self.at, self.bound = at, bound

    def word(self, i):
        return f'qword ptr [{self.at}+{8 * i}]'


def low32(reg):
    return 'e' + reg[1:] if not reg[1].isdigit() else reg + 'd'


class Field:
    def __init__(self):
        self.lines = []

    def put(self, *lines):
        self.lines += lines

    def zero(self, reg):
        """Clears both carry flags too."""
        self.put(f'xor {low32(reg)}, {low32(reg)}')

    def store(self, out, regs, bound):
        if bound >= TOP:
            raise Overflow(f'{out.at}: {bound:#x}')
        out.bound = bound
        for i, reg in enumerate(regs):
            self.put(f'mov {out.word(i)}, {reg}')

    def product(self, a, b):
        """r8-r15 = a b. Row by row, low halves on the one carry chain, high on the other."""
        r = ACC
        self.put(f'mov rdx, {b.word(0)}')
        self.zero(ZERO)
        self.put(f'mulx {r[1]}, {r[0]}, {a.word(0)}',
                 f'mulx {r[2]}, {LO}, {a.word(1)}', f'adcx {r[1]}, {LO}',
                 f'mulx {r[3]}, {LO}, {a.word(2)}', f'adcx {r[2]}, {LO}',
                 f'mulx {r[4]}, {LO}, {a.word(3)}', f'adcx {r[3]}, {LO}',
                 f'adcx {r[4]}, {ZERO}')
        for i in (1, 2, 3):
            self.put(f'mov rdx, {b.word(i)}')
            self.zero(ZERO)
            for j in range(3):
                self.put(f'mulx {HI}, {LO}, {a.word(j)}', f'adcx {r[i + j]}, {LO}',
                         f'adox {r[i + j + 1]}, {HI}')
            self.put(f'mulx {r[i + 4]}, {LO}, {a.word(3)}', f'adcx {r[i + 3]}, {LO}',
                     f'adox {r[i + 4]}, {ZERO}', f'adcx {r[i + 4]}, {ZERO}')
        return a.bound * b.bound

    def square_product(self, a):
        """r8-r15 = a^2: the six mixed products, doubled while the squares are added."""
        r = ACC
        self.put(f'mov rdx, {a.word(0)}')
        self.zero(ZERO)
        self.put(f'mulx {r[2]}, {r[1]}, {a.word(1)}',
                 f'mulx {r[3]}, {LO}, {a.word(2)}', f'adcx {r[2]}, {LO}',
                 f'mulx {r[4]}, {LO}, {a.word(3)}', f'adcx {r[3]}, {LO}')
        self.put(f'mov rdx, {a.word(1)}',
                 f'mulx {HI}, {LO}, {a.word(2)}', f'adox {r[3]}, {LO}',
                 f'adcx {r[4]}, {HI}',
                 f'mulx {r[5]}, {LO}, {a.word(3)}', f'adox {r[4]}, {LO}')
        self.put(f'mov rdx, {a.word(2)}',
                 f'mulx {r[6]}, {LO}, {a.word(3)}', f'adcx {r[5]}, {LO}',
                 f'adox {r[5]}, {ZERO}', f'adcx {r[6]}, {ZERO}', f'adox {r[6]}, {ZERO}')
        self.zero(ZERO)
        self.put(f'mov rdx, {a.word(0)}', f'mulx {HI}, {r[0]}, rdx',
                 f'adcx {r[1]}, {r[1]}', f'adox {r[1]}, {HI}')
        for i in (1, 2):
            self.put(f'mov rdx, {a.word(i)}', f'mulx {HI}, {LO}, rdx',
                     f'adcx {r[2 * i]}, {r[2 * i]}', f'adox {r[2 * i]}, {LO}',
                     f'adcx {r[2 * i + 1]}, {r[2 * i + 1]}', f'adox {r[2 * i + 1]}, {HI}')
        self.put(f'mov rdx, {a.word(3)}', f'mulx {r[7]}, {LO}, rdx',
                 f'adcx {r[6]}, {r[6]}', f'adox {r[6]}, {LO}',
                 f'adcx {r[7]}, {ZERO}', f'adox {r[7]}, {ZERO}')
        return a.bound * a.bound

    def fold_top(self, low, top, bound):
        """low + 2^256 top to below 2^255 + a little: what is above bit 255 comes back times 19."""
        quotient = bound >> 255
        if quotient * 19 >= 1 << 63:
            raise Overflow('top')
        self.put(f'add {low[3]}, {low[3]}', f'adc {top}, {top}', f'shr {low[3]}, 1',
                 f'imul {top}, {top}, 19', f'add {low[0]}, {top}', f'adc {low[1]}, 0',
                 f'adc {low[2]}, 0', f'adc {low[3]}, 0')
        return (1 << 255) - 1 + 19 * quotient

    def reduce(self, bound):
        """r8-r11 = r8-r15 mod p, below 2^255 + 19 78."""
        r = ACC
        if bound >= 1 << 512:
            raise Overflow('product')
        self.put('mov edx, 38')
        self.zero(ZERO)
        for i in range(3):
            self.put(f'mulx {HI}, {LO}, {r[4 + i]}', f'adcx {r[i]}, {LO}',
                     f'adox {r[i + 1]}, {HI}')
        self.put(f'mulx {r[4]}, {LO}, {r[7]}', f'adcx {r[3]}, {LO}', f'adox {r[4]}, {ZERO}',
                 f'adcx {r[4]}, {ZERO}')
        return self.fold_top(r[:4], r[4], 38 * (bound >> 256) + TOP - 1)

    def mul(self, out, a, b):
        self.store(out, LOW, self.reduce(self.product(a, b)))

    def square(self, out, a):
        self.store(out, LOW, self.reduce(self.square_product(a)))

    def load(self, regs, a):
        for i, reg in enumerate(regs):
            self.put(f'mov {reg}, {a.word(i)}')

    def add(self, out, a, b):
        regs = LOW
        bound = a.bound + b.bound
        self.load(regs, a)
        for i, reg in enumerate(regs):
            self.put(f'{"adc" if i else "add"} {reg}, {b.word(i)}')
        if bound >= TOP:
            # 2^256 = 38. What remains after a carry is at most bound - 2^256: the fold
            # stays in the lowest word if that is small.
            self.put(f'sbb {HI}, {HI}', f'and {HI}, 38', f'add {regs[0]}, {HI}')
            if bound - TOP + 38 >= 1 << 64:
                for reg in regs[1:]:
                    self.put(f'adc {reg}, 0')
                if bound - TOP + 38 >= TOP:
                    self.put(f'sbb {HI}, {HI}', f'and {HI}, 38', f'add {regs[0]}, {HI}')
            bound = TOP - 1
        self.store(out, regs, bound)

    def sub(self, out, a, b):
        """a - b, or that + 2^256 - 38 = a - b + 2p; once more if b may be above 2p."""
        regs = LOW
        self.load(regs, a)
        for i, reg in enumerate(regs):
            self.put(f'{"sbb" if i else "sub"} {reg}, {b.word(i)}')
        self.put(f'sbb {HI}, {HI}', f'and {HI}, 38', f'sub {regs[0]}, {HI}')
        for reg in regs[1:]:
            self.put(f'sbb {reg}, 0')
        if b.bound > 2 * P:
            # Then what is left is above 2^256 - 38: its lowest word takes 38 more.
            self.put(f'sbb {HI}, {HI}', f'and {HI}, 38', f'sub {regs[0]}, {HI}')
        self.store(out, regs, max(a.bound, TOP - 1))

    def mul_small_add(self, out, a, small, b):
        """out = small a + b"""
        r = ACC
        bound = small * a.bound + b.bound
        if small >= 1 << 31 or bound >= 1 << 320:
            raise Overflow('small')
        self.put(f'mov edx, {small}')
        self.zero(ZERO)
        self.put(f'mulx {r[1]}, {r[0]}, {a.word(0)}', f'adox {r[0]}, {b.word(0)}')
        for i in (1, 2, 3):
            self.put(f'mulx {r[i + 1]}, {LO}, {a.word(i)}', f'adcx {r[i]}, {LO}',
                     f'adox {r[i]}, {b.word(i)}')
        self.put(f'adcx {r[4]}, {ZERO}', f'adox {r[4]}, {ZERO}')
        self.store(out, LOW, self.fold_top(LOW, r[4], bound))

    def choose(self, out, a, b):
        """out = b if the zero flag is not set, else a. Leaves the flags."""
        for i, reg in enumerate(LOW):
            self.put(f'mov {reg}, {a.word(i)}', f'cmovnz {reg}, {b.word(i)}')
        self.store(out, LOW, max(a.bound, b.bound))
