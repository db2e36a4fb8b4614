#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""ML-DSA's number theoretic transform and its inverse (FIPS 204, 7.5), AVX2.

void lanes_mldsa_ntt_avx2(int32_t f[256]);
void lanes_mldsa_inverse_ntt_avx2(int32_t f[256]);

f is 32-byte aligned. The transform takes |x| <= q and leaves |x| < 2^27 (what exactly,
NTT_BOUND in mldsa/kernels.h says); the inverse takes |x| <= q, multiplies by 2^32 besides,
and leaves 0 <= x < q.

The order in the transformed domain is that of this row: bits 0-2 and 3-5 of the index
change places. So the last three levels and the first three of the inverse meet their
partners in other registers after three exchanges, each of one bit of the number of the
register for one bit of the lane, and nothing is put back in order.

A product by a constant z is b z - floor(b z' / 2^32) q, z' = round(2^32 z / q): the low
halves by vpmulld, and of the quotient, which only the high halves show, the even lanes
and the odd ones apart. It lies between b d and b d + q, d = (2^32 z - z' q) / 2^32 and
|d| <= q / 2^33, so that nothing need be reduced inside: sums of 8 products forward, sums
of 256 numbers backward. The generator keeps the interval of every register and refuses
one that leaves 32 bits; backward the largest is 256 q = 2^31 - 2,096,896.

Registers: rdi f; rsi constants; eax iterations; ymm15 q. No stack.
Constant time: branches on fixed counts only.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402

Q = 8380417
LIMIT = (1 << 31) - 1
# What goes in and what comes out forward: mldsa/kernels.h promises the same, the test looks.
BOUND_IN, BOUND_OUT = Q, 75770000


def centred(x):
    x %= Q
    return x - Q if x > Q // 2 else x


def reversed_bits(k):
    return int(format(k, '08b')[::-1], 2)


ZETA = [centred(pow(1753, reversed_bits(k), Q)) for k in range(256)]
# What the inverse ends with: 1/256, and 2^32 for the factor that products bring.
SCALE = centred(pow(256, -1, Q) * (1 << 32))


def quotient(z):
    """round(2^32 z / q)"""
    return ((z << 33) + Q) // (2 * Q)


class Reg:
    """A register: the indices of what its lanes hold, and an interval for all of them."""

    def __init__(self, name, index, low, high):
        self.name, self.index, self.low, self.high = name, index, low, high

    def within(self, low, high):
        assert -LIMIT <= low and high <= LIMIT, 'more than 32 bits'
        self.low, self.high = low, high


class Code:
    """One iteration of a loop: its text, the constants it reads, the bounds it keeps."""

    def __init__(self):
        self.lines, self.table, self.known = [], [], {}
        self.free = [f'ymm{i}' for i in range(15)]

    def put(self, *lines):
        self.lines += lines

    def constant(self, lanes):
        lanes = tuple(lanes)
        if lanes not in self.known:
            self.known[lanes] = 4 * len(self.table)
            self.table += lanes
        return f'[rsi+{self.known[lanes]}]'

    def load(self, at, index, low, high):
        reg = Reg(self.free.pop(0), index, low, high)
        self.put(f'vmovdqa {reg.name}, [rdi+{at}]')
        return reg

    def store(self, reg, at):
        self.put(f'vmovdqa [rdi+{at}], {reg.name}')
        self.free.append(reg.name)

    def product(self, b, zs):
        """b *= zs, lane by lane: groups of instructions that others may come between."""
        even = self.constant(quotient(z) for z in zs)
        odd = self.constant(quotient(zs[i | 1]) for i in range(8))
        if all(zs[i] == zs[i | 1] for i in range(8)):
            odd = even
        low = self.constant(zs)
        x, y = self.free.pop(0), self.free.pop(0)
        yield [f'vmovshdup {y}, {b.name}', f'vpmuldq {x}, {b.name}, {even}']
        yield [f'vpmulld {b.name}, {b.name}, {low}', f'vpmuldq {y}, {y}, {odd}']
        yield [f'vmovshdup {x}, {x}']
        yield [f'vpblendd {x}, {x}, {y}, 0xaa', f'vpmulld {x}, {x}, ymm15']
        yield [f'vpsubd {b.name}, {b.name}, {x}']
        self.free += [x, y]
        ends = [e * ((z << 32) - quotient(z) * Q) for z in zs for e in (b.low, b.high)]
        b.within(min(ends) // (1 << 32), -(-max(ends) // (1 << 32)) + Q)

    def forward(self, a, b, zs):
        """a, b = a + zs b, a - zs b"""
        yield from self.product(b, zs)
        x = self.free.pop(0)
        yield [f'vpsubd {x}, {a.name}, {b.name}', f'vpaddd {a.name}, {a.name}, {b.name}']
        self.free.append(b.name)
        b.name = x
        a_low, a_high = a.low, a.high
        a.within(a_low + b.low, a_high + b.high)
        b.within(a_low - b.high, a_high - b.low)

    def backward(self, a, b, zs, scale=None):
        """a, b = a + b, (a - b) zs; both times `scale` if there is one"""
        x = self.free.pop(0)
        yield [f'vpsubd {x}, {a.name}, {b.name}', f'vpaddd {a.name}, {a.name}, {b.name}']
        self.free.append(b.name)
        b.name = x
        a_low, a_high = a.low, a.high
        a.within(a_low + b.low, a_high + b.high)
        b.within(a_low - b.high, a_high - b.low)
        if scale is None:
            yield from self.product(b, zs)
            return
        for reg, factor in ((b, [centred(z * scale) for z in zs]), (a, [scale] * 8)):
            yield from self.product(reg, factor)
            yield from self.canonical(reg)

    def canonical(self, reg):
        """-q <= x < 2 q to 0 <= x < q: a negative number is a large unsigned one."""
        assert -Q <= reg.low and reg.high < 2 * Q
        x = self.free.pop(0)
        for operation in ('vpaddd', 'vpsubd'):
            yield [f'{operation} {x}, {reg.name}, ymm15',
                   f'vpminud {reg.name}, {reg.name}, {x}']
        self.free.append(x)
        reg.within(0, Q - 1)

    def together(self, *streams):
        """Streams of groups, a group of each in turn."""
        streams = list(streams)
        while streams:
            for stream in list(streams):
                group = next(stream, None)
                if group is None:
                    streams.remove(stream)
                else:
                    self.put(*group)

    def level(self, regs, butterfly, length, bit, **more):
        """A level's butterflies among the registers whose numbers differ in `bit`."""
        pairs = [(regs[i], regs[i ^ bit]) for i in range(8) if not i & bit]
        for a, b in pairs:
            assert b.index == [i + length for i in a.index], (length, a.index, b.index)
        for two in (pairs[:2], pairs[2:]):
            self.together(*(butterfly(a, b, zetas(a.index, length, butterfly == self.backward),
                                      **more) for a, b in two))

    def exchange(self, regs, bit, first, second):
        """(a, b) = (first, second) of them, for registers whose numbers differ in `bit`."""
        for i in range(8):
            if i & bit:
                continue
            a, b = regs[i], regs[i ^ bit]
            x = self.free.pop(0)
            (one, take_one), (two, take_two) = first, second
            self.put(one.format(x, a.name, b.name), two.format(b.name, a.name, b.name))
            self.free.append(a.name)
            a.name = x
            both = a.index + b.index
            a.index, b.index = [both[k] for k in take_one], [both[k] for k in take_two]
            low, high = min(a.low, b.low), max(a.high, b.high)
            a.within(low, high)
            b.within(low, high)


def zetas(index, length, inverse):
    """FIPS 204, Algorithms 41 and 42: one root for each block of 2 `length` numbers."""
    blocks = 128 // length
    numbers = [blocks + i // (2 * length) for i in index]
    if inverse:
        return [centred(-ZETA[3 * blocks - 1 - k]) for k in numbers]
    return [ZETA[k] for k in numbers]


# Exchanges of a bit of the register's number for a bit of the lane: 2, 1, and one that makes
# bit 1 of the lane bit 0 besides; then the one that undoes that.
HALVES = (('vperm2i128 {}, {}, {}, 0x20', [0, 1, 2, 3, 8, 9, 10, 11]),
          ('vperm2i128 {}, {}, {}, 0x31', [4, 5, 6, 7, 12, 13, 14, 15]))
PAIRS = (('vpunpcklqdq {}, {}, {}', [0, 1, 8, 9, 4, 5, 12, 13]),
         ('vpunpckhqdq {}, {}, {}', [2, 3, 10, 11, 6, 7, 14, 15]))
APART = (('vshufps {}, {}, {}, 0x88', [0, 2, 8, 10, 4, 6, 12, 14]),
         ('vshufps {}, {}, {}, 0xdd', [1, 3, 9, 11, 5, 7, 13, 15]))
BACK = (('vpunpckldq {}, {}, {}', [0, 8, 1, 9, 4, 12, 5, 13]),
        ('vpunpckhdq {}, {}, {}', [2, 10, 3, 11, 6, 14, 7, 15]))


def own(index):
    """Where this row has the number of that index."""
    return index & ~63 | (index & 7) << 3 | index >> 3 & 7


def places(group):
    """By the number of the register inside: where it comes from and goes to in own order."""
    return [(64 * group + 8 * ((i & 4) | (i & 1) << 1 | (i & 2) >> 1)) for i in range(8)]


def forward_wide(column, bound):
    c = Code()
    regs = [c.load(128 * i, [32 * i + 8 * column + k for k in range(8)], -bound, bound)
            for i in range(8)]
    for length, bit in ((128, 4), (64, 2), (32, 1)):
        c.level(regs, c.forward, length, bit)
    for i, reg in enumerate(regs):
        c.store(reg, 128 * i)
    return c, regs


def forward_narrow(group, bound):
    c = Code()
    regs = [c.load(32 * i, [64 * group + 8 * i + k for k in range(8)], -bound, bound)
            for i in range(8)]
    c.level(regs, c.forward, 16, 2)
    c.level(regs, c.forward, 8, 1)
    c.exchange(regs, 4, *HALVES)
    c.level(regs, c.forward, 4, 4)
    c.exchange(regs, 1, *PAIRS)
    c.level(regs, c.forward, 2, 1)
    c.exchange(regs, 2, *APART)
    c.level(regs, c.forward, 1, 2)
    for i, at in enumerate(places(group)):
        assert [own(k) for k in regs[i].index] == list(range(at, at + 8))
        c.store(regs[i], 4 * (at - 64 * group))
    return c, regs


def backward_narrow(group, bound):
    c = Code()
    regs = [c.load(4 * (at - 64 * group), [own(at + k) for k in range(8)], -bound, bound)
            for at in places(group)]
    c.level(regs, c.backward, 1, 2)
    c.exchange(regs, 2, *BACK)
    c.level(regs, c.backward, 2, 1)
    c.exchange(regs, 1, *PAIRS)
    c.level(regs, c.backward, 4, 4)
    c.exchange(regs, 4, *HALVES)
    c.level(regs, c.backward, 8, 1)
    c.level(regs, c.backward, 16, 2)
    for i, reg in enumerate(regs):
        assert reg.index == [64 * group + 8 * i + k for k in range(8)]
        c.store(reg, 32 * i)
    return c, regs


def backward_wide(column, bound):
    c = Code()
    regs = [c.load(128 * i, [32 * i + 8 * column + k for k in range(8)], -bound, bound)
            for i in range(8)]
    c.level(regs, c.backward, 32, 1)
    c.level(regs, c.backward, 64, 2)
    c.level(regs, c.backward, 128, 4, scale=SCALE)
    for i, reg in enumerate(regs):
        c.store(reg, 128 * i)
    return c, regs


def loop(label, passes, step):
    """Four iterations, of one text."""
    code = [c for c, _ in passes]
    assert all(c.lines == code[0].lines for c in code)
    moving = any(c.table != code[0].table for c in code)
    advance = [f'add rsi, {4 * len(code[0].table)}'] if moving else []
    table = sum((c.table for c in code), []) if moving else code[0].table
    bound = max(max(-r.low, r.high) for _, regs in passes for r in regs)
    return ['mov eax, 4', '.p2align 5', f'{label}:'] + code[0].lines + \
        [f'add rdi, {step}'] + advance + ['dec eax', f'jnz {label}b'], table, bound


def function(name, first, first_step, second, second_step):
    one, one_table, bound = loop(1, [first(i, BOUND_IN) for i in range(4)], first_step)
    two, two_table, bound = loop(2, [second(i, bound) for i in range(4)], second_step)
    label = f'{name}_constants'
    name = f'lanes_mldsa_{name}_avx2'
    out = emit.prologue(name) + ['vmovdqa ymm15, [rip+modulus]', f'lea rsi, [rip+{label}]']
    out += one + [f'sub rdi, {4 * first_step}', f'lea rsi, [rip+{label}+{4 * len(one_table)}]']
    out += two
    return out + emit.epilogue(name), {label: one_table + two_table}, bound


ntt, ntt_table, ntt_bound = function('ntt', forward_wide, 32, forward_narrow, 256)
inverse, inverse_table, inverse_bound = \
    function('inverse_ntt', backward_narrow, 256, backward_wide, 32)
assert ntt_bound <= BOUND_OUT and inverse_bound < Q
emit.finish(__file__, __doc__,
            ntt + inverse + emit.constants({'modulus': [Q] * 8, **ntt_table, **inverse_table}))
