# SPDX-License-Identifier: Apache-2.0
"""Emitters of arithmetic modulo p = 2^255 - 19, four numbers side by side, for AVX2.

A number is ten limbs of 26, 25, 26 .. bits, the limb of all four numbers in one vector of
64-bit lanes. The range of every lane is carried along while emitting: a factor that may
not fit 32 bits, a sum that may not fit 64, or a negative number that is shifted, masked or
multiplied raises Overflow, so what has been emitted is right for all limbs within the
stated ranges.
"""

import emit

P = (1 << 255) - 19
BITS = [26, 25] * 5
LIMBS = range(10)
# In the order in which a product has them ready: see Lanes.columns.
READY = [2, 7, 3, 8, 4, 9, 5, 0, 6, 1]


class Overflow(Exception):
    pass


def limbs(v):
    """v < 2^256 in limbs; the last takes what is left."""
    out = []
    for b in BITS[:-1]:
        out.append(v & (1 << b) - 1)
        v >>= b
    return out + [v]


def times_p(n):
    """n p, every limb about n times the largest that it can be"""
    return [n * v for v in limbs(P)]


def below(tops):
    """The ranges of four lanes, from 0 to tops."""
    return [(0, top) for top in tops]


# What products leave in limb i, in every lane: see Lanes.settle.
TIGHT = [(1 << b) - 1 for b in BITS]
TIGHT[1] += 1 << 18
TIGHT[6] += 1 << 14

# What products take. The second factor is multiplied by 19, but for its limb 0.
FIRST = [5 * (TIGHT[i] + 1) for i in LIMBS]
SECOND = [(3 if b == 26 else 5) * (t + 1) for b, t in zip(BITS, TIGHT)]
SECOND[0] = FIRST[0]
# What squares take.
ROOT = [2 * t for t in TIGHT]


def late(i, k):
    """When limbs i and k - i are ready: what can be done early comes first."""
    return max(READY.index(i), READY.index((k - i) % 10))


class Lanes:
    """range: by register, or address of 32 bytes, four pairs of the least and the largest value."""

    def __init__(self):
        self.lines, self.range = [], {}

    def put(self, *lines):
        self.lines += lines

    def let(self, place, ranges):
        self.range[place] = ranges

    def name(self, place):
        return place if place.startswith('ymm') else f'[{place}]'

    def natural(self, place, limit=1 << 64):
        """The ranges of what is read as it is."""
        for low, high in self.range[place]:
            if low < 0 or high >= limit:
                raise Overflow(f'{place}: {low:#x} .. {high:#x}')
        return self.range[place]

    def load(self, dst, at):
        self.let(dst, self.range[at])
        self.put(f'vmovdqa {dst}, [{at}]')

    def store(self, at, src):
        self.let(at, self.natural(src))
        self.put(f'vmovdqa [{at}], {src}')

    def binary(self, op, dst, a, b, result):
        for low, high in result:
            if high - low >= 1 << 64 or high >= 1 << 64 or low <= -(1 << 63):
                raise Overflow(f'{op} {a}, {b}: {low:#x} .. {high:#x}')
        self.let(dst, result)
        self.put(f'{op} {dst}, {a}, {self.name(b)}')

    def mul(self, dst, a, b):
        x, y = self.natural(a, 1 << 32), self.natural(b, 1 << 32)
        self.binary('vpmuludq', dst, a, b, [(0, u[1] * v[1]) for u, v in zip(x, y)])

    def add(self, dst, a, b):
        self.binary('vpaddq', dst, a, b,
                    [(u[0] + v[0], u[1] + v[1]) for u, v in zip(self.range[a], self.range[b])])

    def sub(self, dst, a, b):
        self.binary('vpsubq', dst, a, b,
                    [(u[0] - v[1], u[1] - v[0]) for u, v in zip(self.range[a], self.range[b])])

    def flip(self, dst, a, lanes, label):
        """dst = -1 - a in these lanes, a in the others; label: the mask of the lanes"""
        self.let(dst, [(-1 - high, -1 - low) if i in lanes else (low, high)
                       for i, (low, high) in enumerate(self.range[a])])
        self.put(f'vpxor {dst}, {a}, [rip+{label}]')

    def permute(self, dst, a, order):
        self.let(dst, [self.range[a][i] for i in order])
        self.put(f'vpermq {dst}, {self.name(a)}, {sum(l << 2 * i for i, l in enumerate(order)):#x}')

    def broadcast(self, dst, at, lane):
        self.let(dst, [self.range[at][lane]] * 4)
        self.put(f'vpbroadcastq {dst}, qword ptr [{at}+{8 * lane}]')

    def blend(self, dst, a, b, lanes):
        """dst = b in these lanes, a in the others"""
        self.let(dst, [self.range[b if i in lanes else a][i] for i in range(4)])
        self.put(f'vpblendd {dst}, {a}, {self.name(b)}, {sum(3 << 2 * i for i in lanes):#x}')

    def swap_pairs(self, dst, a, half=False):
        """dst = the lanes 1 0 3 2 of a; half: 1 0 and zeroes"""
        zero = [(0, 0)] * 2
        self.let(dst, [self.range[a][i] for i in (1, 0)] +
                 (zero if half else [self.range[a][i] for i in (3, 2)]))
        self.put(f'vpshufd {dst.replace("y", "x") if half else dst}, {self.name(a)}, 0x4e')

    def double(self, dst, a, lanes, label):
        """dst = 2 a in these lanes, a in the others; label: by how much lanes are shifted"""
        ranges = [(2 * low, 2 * high) if i in lanes else (low, high)
                  for i, (low, high) in enumerate(self.natural(a))]
        self.binary('vpsllvq', dst, a, f'rip+{label}', ranges)

    def shr(self, dst, a, count):
        self.let(dst, [(low >> count, high >> count) for low, high in self.natural(a)])
        self.put(f'vpsrlq {dst}, {a}, {count}')

    def low_bits(self, dst, a, count):
        self.let(dst, [(0, min(high, (1 << count) - 1)) for _, high in self.natural(a)])
        self.put(f'vpand {dst}, {a}, [rip+low_{count}]')

    # Products, column by column: limb i of the one times limb j of the other is in column
    # i + j, or, times 19, in i + j - 10; twice, if both are odd.

    def sum_column(self, acc, temp, groups):
        """acc = the sum of factor times its products; groups: (factor, products), 2^n, falling"""
        begun = False
        for n, (factor, products) in enumerate(groups):
            for a, b in products:
                if begun:
                    self.mul(temp, a, b)
                    self.add(acc, acc, temp)
                else:
                    self.mul(acc, a, b)
                    begun = True
            following = groups[n + 1][0] if n + 1 < len(groups) else 1
            while begun and factor > following:
                self.add(acc, acc, acc)
                factor //= 2

    def columns(self, out, groups_of):
        """Two chains of carries, from columns 0 and 5 on, each within the sums of the next."""
        for step in range(5):
            before, both = self.lines, []
            for first, acc, temp, carry in ((0, 'ymm12', 'ymm10', 'ymm14'),
                                            (5, 'ymm13', 'ymm11', 'ymm15')):
                k = first + step
                self.lines = []
                self.sum_column(acc, temp, groups_of(k))
                if step > 0:
                    self.add(acc, acc, carry)
                self.shr(carry, acc, BITS[k])
                self.low_bits(acc, acc, BITS[k])
                self.store(f'{out}+{32 * k}', acc)
                both.append(self.lines)
            self.lines = before + emit.merge(*both)
        self.settle(out, 'ymm14', 'ymm15')

    def settle(self, out, carry4, carry9):
        """The carries of limbs 4 and 9 into 5 and 0, and what these pass on into 6 and 1."""
        at = [f'{out}+{32 * i}' for i in LIMBS]
        t, u = 'ymm10', 'ymm11'
        # 2^255 = 19, and the carry may have more than 32 bits.
        self.let(t, [(low << 4, high << 4) for low, high in self.range[carry9]])
        if max(high for _, high in self.range[t]) >= 1 << 64:
            raise Overflow('19 times the last carry')
        self.put(f'vpsllq {t}, {carry9}, 4')
        self.add(u, carry9, carry9)
        self.add(carry9, carry9, at[0])
        self.add(t, t, u)
        self.add(carry9, carry9, t)
        self.add(carry4, carry4, at[5])
        for limb, i, temp in ((carry9, 0, t), (carry4, 5, u)):
            self.shr(temp, limb, BITS[i])
            self.low_bits(limb, limb, BITS[i])
            self.add(temp, temp, at[i + 1])
            self.store(at[i], limb)
            self.store(at[i + 1], temp)
        for i in LIMBS:
            assert all(high <= TIGHT[i] for _, high in self.range[at[i]]), (i, self.range[at[i]])

    def product(self, out, a, b, by19):
        """a in ymm0-9; b in memory at this register; 19 b in the frame. All b's lanes alike."""
        self.let('ymm15', below([19] * 4))
        self.put('vmovdqa ymm15, [rip+nineteen]')
        for j in LIMBS:
            self.let(f'{b}+{32 * j}', below([SECOND[j]] * 4))
            self.let(f'{a}+{32 * j}', below([FIRST[j]] * 4))
        for j in LIMBS:
            self.load(f'ymm{j}', f'{a}+{32 * j}')
        for j in LIMBS[1:]:
            temp = f'ymm{10 + j % 4}'
            self.mul(temp, 'ymm15', f'{b}+{32 * j}')
            self.store(f'{by19}+{32 * j}', temp)

        def groups_of(k):
            groups = {2: [], 1: []}
            for i in sorted(LIMBS, key=lambda i: late(i, k)):
                j = (k - i) % 10
                groups[2 if i & j & 1 else 1].append(
                    (f'ymm{i}', f'{by19 if i + j >= 10 else b}+{32 * j}'))
            return [(n, g) for n, g in groups.items() if g]
        self.columns(out, groups_of)

    def square(self, out, a, by19):
        self.let('ymm15', below([19] * 4))
        self.put('vmovdqa ymm15, [rip+nineteen]')
        for j in LIMBS:
            self.let(f'{a}+{32 * j}', below([ROOT[j]] * 4))
            self.load(f'ymm{j}', f'{a}+{32 * j}')
        for j in LIMBS[5:]:
            temp = f'ymm{10 + j % 4}'
            self.mul(temp, 'ymm15', f'ymm{j}')
            self.store(f'{by19}+{32 * j}', temp)

        def groups_of(k):
            groups = {4: [], 2: [], 1: []}
            for i in sorted(LIMBS, key=lambda i: late(i, k)):
                j = (k - i) % 10
                if j >= i:
                    groups[(2 if i & j & 1 else 1) * (1 if i == j else 2)].append(
                        (f'ymm{i}', f'{by19}+{32 * j}' if i + j >= 10 else f'ymm{j}'))
            return [(n, g) for n, g in groups.items() if g]
        self.columns(out, groups_of)
