# SPDX-License-Identifier: Apache-2.0
"""Emitters of arithmetic modulo p = 2^255 - 19 for the general registers of AArch64.

Numbers are four words in memory, a `Num` each: a base register, an offset and
the largest value it can hold, always below 2^256. Bounds are carried along
while emitting; an operation whose carry could be lost raises Overflow, so what
has been emitted is right for all inputs within the stated bounds.

Registers: x3-x17 and x19-x24 are taken, x24 holds 38 from begin() on; x0-x2 and
x25-x28 are the caller's.
"""

P = (1 << 255) - 19
TOP = 1 << 256
ACC = [f'x{i}' for i in range(3, 11)]
A = ['x11', 'x12', 'x13', 'x14']
B = ['x19', 'x20', 'x21', 'x22']
T = ['x15', 'x16', 'x17', 'x23']
LOW, HIGH = ACC[:4], ACC[4:]
C38 = 'x24'
SAVED = 6  # x19-x24


class Overflow(Exception):
    pass


class Num:
    """base, offset: where the four words are; bound: the largest value."""

    def __init__(self, base, offset=0, bound=TOP - 1):
        self.base, self.offset, self.bound = base, offset, bound

    def pair(self, i):
        """The address of words 2i and 2i + 1."""
        at = self.offset + 16 * i
        if at > 504:
            raise ValueError(at)
        return f'[{self.base}, #{at}]'


class Field:
    def __init__(self):
        self.lines = [f'mov {C38}, #38']

    def put(self, *lines):
        self.lines += lines

    def load(self, regs, a):
        self.put(*[f'ldp {regs[2 * i]}, {regs[2 * i + 1]}, {a.pair(i)}' for i in (0, 1)])

    def store(self, out, regs, bound):
        if bound >= TOP:
            raise Overflow(f'{out.base}+{out.offset}: {bound:#x}')
        out.bound = bound
        self.put(*[f'stp {regs[2 * i]}, {regs[2 * i + 1]}, {out.pair(i)}' for i in (0, 1)])

    def add_row(self, targets, values, first='adds', last='adcs'):
        """targets += values in one chain of carries."""
        n = len(targets)
        for i, (target, value) in enumerate(zip(targets, values)):
            op = first if i == 0 else last if i == n - 1 else 'adcs'
            self.put(f'{op} {target}, {target}, {value}')

    def product(self, a, b):
        """ACC = a b, row by row: low halves in one chain, then high halves."""
        r = ACC
        self.load(A, a)
        self.load(B, b)
        self.put(f'mul {r[0]}, {A[0]}, {B[0]}')
        self.put(*[f'mul {T[j]}, {A[j]}, {B[0]}' for j in (1, 2, 3)])
        self.put(*[f'umulh {r[j + 1]}, {A[j]}, {B[0]}' for j in range(4)])
        self.add_row(r[1:4], T[1:])
        self.put(f'adc {r[4]}, {r[4]}, xzr')
        for i in (1, 2, 3):
            self.put(*[f'mul {T[j]}, {A[j]}, {B[i]}' for j in range(4)])
            self.add_row(r[i:i + 4], T)
            self.put(f'adc {r[i + 4]}, xzr, xzr')
            self.put(*[f'umulh {T[j]}, {A[j]}, {B[i]}' for j in range(4)])
            self.add_row(r[i + 1:i + 5], T, last='adc')
        return a.bound * b.bound

    def square_product(self, a):
        """ACC = a^2: the six mixed products, doubled, and the squares."""
        r, (lo, hi, mid, _) = ACC, T
        self.load(A, a)
        self.put(f'mul {r[1]}, {A[0]}, {A[1]}', f'mul {lo}, {A[0]}, {A[2]}',
                 f'mul {mid}, {A[0]}, {A[3]}', f'umulh {r[2]}, {A[0]}, {A[1]}',
                 f'umulh {r[3]}, {A[0]}, {A[2]}', f'umulh {r[4]}, {A[0]}, {A[3]}',
                 f'adds {r[2]}, {r[2]}, {lo}', f'adcs {r[3]}, {r[3]}, {mid}',
                 f'adc {r[4]}, {r[4]}, xzr')
        self.put(f'mul {lo}, {A[1]}, {A[2]}', f'mul {mid}, {A[1]}, {A[3]}',
                 f'umulh {hi}, {A[1]}, {A[2]}', f'umulh {r[5]}, {A[1]}, {A[3]}',
                 f'adds {mid}, {mid}, {hi}', f'adc {r[5]}, {r[5]}, xzr',
                 f'adds {r[3]}, {r[3]}, {lo}', f'adcs {r[4]}, {r[4]}, {mid}',
                 f'adc {r[5]}, {r[5]}, xzr')
        self.put(f'mul {lo}, {A[2]}, {A[3]}', f'umulh {r[6]}, {A[2]}, {A[3]}',
                 f'adds {r[5]}, {r[5]}, {lo}', f'adc {r[6]}, {r[6]}, xzr')
        squares = [T[0], T[1], T[2], T[3], B[0], B[1], B[2]]  # from word 1 on
        self.put(f'mul {r[0]}, {A[0]}, {A[0]}', f'umulh {squares[0]}, {A[0]}, {A[0]}')
        for i in (1, 2, 3):
            self.put(f'mul {squares[2 * i - 1]}, {A[i]}, {A[i]}',
                     f'umulh {squares[2 * i]}, {A[i]}, {A[i]}')
        self.add_row(r[1:7], r[1:7])
        self.put(f'adc {r[7]}, xzr, xzr')
        self.add_row(r[1:8], squares, last='adc')
        return a.bound * a.bound

    def fold_top(self, low, top, bound):
        """low + 2^256 top to below 2^255 + a little: what is above bit 255 comes back times 19."""
        quotient = bound >> 255
        if quotient * 19 >= 1 << 63:
            raise Overflow('top')
        t, u = T[:2]
        self.put(f'extr {t}, {top}, {low[3]}, #63', f'and {low[3]}, {low[3]}, #0x7fffffffffffffff',
                 f'add {u}, {t}, {t}, lsl #1', f'add {t}, {u}, {t}, lsl #4')
        self.add_row(low, [t, 'xzr', 'xzr', 'xzr'], last='adc')
        return (1 << 255) - 1 + 19 * quotient

    def reduce(self, bound):
        """LOW = ACC mod p, below 2^255 + 19 78."""
        if bound >= 1 << 512:
            raise Overflow('product')
        self.put(*[f'mul {T[j]}, {HIGH[j]}, {C38}' for j in range(4)])
        self.put(*[f'umulh {HIGH[j]}, {HIGH[j]}, {C38}' for j in range(4)])
        self.add_row(LOW, T)
        self.put(f'adc {HIGH[3]}, {HIGH[3]}, xzr')
        self.add_row(LOW[1:] + HIGH[3:], HIGH[:3] + ['xzr'], last='adc')
        return self.fold_top(LOW, HIGH[3], 38 * (bound >> 256) + TOP - 1)

    def mul(self, out, a, b):
        self.store(out, LOW, self.reduce(self.product(a, b)))

    def square(self, out, a):
        self.store(out, LOW, self.reduce(self.square_product(a)))

    def add(self, out, a, b):
        r, t = LOW, T[0]
        bound = a.bound + b.bound
        self.load(r, a)
        self.load(B, b)
        self.add_row(r, B)
        if bound >= TOP:
            # 2^256 = 38. What remains after a carry is at most bound - 2^256.
            self.put(f'csel {t}, {C38}, xzr, cs')
            self.add_row(r, [t, 'xzr', 'xzr', 'xzr'])
            if bound - TOP + 38 >= TOP:
                self.put(f'csel {t}, {C38}, xzr, cs', f'add {r[0]}, {r[0]}, {t}')
            bound = TOP - 1
        self.store(out, r, bound)

    def sub(self, out, a, b):
        """a - b, or that + 2^256 - 38 = a - b + 2p; once more if b may be above 2p."""
        r, t = LOW, T[0]
        self.load(r, a)
        self.load(B, b)
        for i in range(4):
            self.put(f'{"sbcs" if i else "subs"} {r[i]}, {r[i]}, {B[i]}')
        self.put(f'csel {t}, {C38}, xzr, cc', f'subs {r[0]}, {r[0]}, {t}')
        self.put(*[f'sbcs {reg}, {reg}, xzr' for reg in r[1:]])
        if b.bound > 2 * P:
            # Then what is left is above 2^256 - 38: its lowest word takes 38 more.
            self.put(f'csel {t}, {C38}, xzr, cc', f'sub {r[0]}, {r[0]}, {t}')
        self.store(out, r, TOP - 1)

    def mul_small_add(self, out, a, small, b):
        """out = small a + b"""
        r = ACC
        bound = small * a.bound + b.bound
        if small >= 1 << 31 or bound >= 1 << 320:
            raise Overflow('small')
        self.load(A, a)
        self.load(B, b)
        self.put(f'mov {r[5]}, #{small & 0xffff}', f'movk {r[5]}, #{small >> 16}, lsl #16')
        self.put(*[f'mul {r[j]}, {A[j]}, {r[5]}' for j in range(4)])
        self.put(*[f'umulh {T[j]}, {A[j]}, {r[5]}' for j in range(4)])
        self.add_row(r[:4], B)
        self.put(f'adc {r[4]}, {T[3]}, xzr')
        self.add_row(r[1:5], T[:3] + ['xzr'], last='adc')
        self.store(out, LOW, self.fold_top(LOW, r[4], bound))

    def choose(self, out, a, b):
        """out = b if the flags say ne, else a. Leaves the flags."""
        self.load(LOW, a)
        self.load(B, b)
        self.put(*[f'csel {x}, {y}, {x}, ne' for x, y in zip(LOW, B)])
        self.store(out, LOW, max(a.bound, b.bound))
