#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Points of edwards25519 with four numbers side by side (AVX2).

void lanes_curve25519_mul_x4_avx2(struct lanes_fe_x4 *out, const struct lanes_fe_x4 *a,
                                  const struct lanes_fe_x4 *b);
void lanes_curve25519_square_x4_avx2(struct lanes_fe_x4 *out, const struct lanes_fe_x4 *a);
void lanes_curve25519_twice_avx2(struct lanes_fe_x4 *p, unsigned times);
void lanes_curve25519_add_avx2(struct lanes_fe_x4 *p, const uint64_t q[20], bool minus);

As avx2.h has them: with the ranges of what goes in and comes out. A point is its X, Y,
Z, T side by side. A doubling is four squares, sums and four products; an addition is
four products, sums and four products.
What they do not do: they are for public numbers and wipe nothing.
Registers: all of ymm, rax; twice and add call the first two, with rbx and r12 for what
they need after that. Stack: aligned frames, for 19 times a factor, and for factors.
Constant time: branches on `times` and `minus` only.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402
from points_avx2 import (BITS, FIRST, LIMBS, ROOT, SECOND, READY, TIGHT, Lanes, below,  # noqa: E402
                         times_p)

MUL, SQUARE, TWICE, ADD = (f'lanes_curve25519_{name}_avx2'
                           for name in ('mul_x4', 'square_x4', 'twice', 'add'))
SAVED = ['rbx', 'r12']
LEFT, RIGHT, FRAME = 0, 320, 640
TABLE = {'nineteen': [19, 0] * 4, 'low_26': [(1 << 26) - 1, 0] * 4,
         'low_25': [(1 << 25) - 1, 0] * 4, 'lane_0': [0xffffffff] * 2 + [0] * 6,
         'lanes_0_2': ([0xffffffff] * 2 + [0] * 2) * 2,
         'lanes_0_3': [0xffffffff] * 2 + [0] * 4 + [0xffffffff] * 2,
         'lane_3': [0] * 6 + [0xffffffff] * 2, 'double_2': [0] * 4 + [1] + [0] * 3}


def at(place, i):
    return f'{place}+{32 * i}'


def frame(place, i):
    return f'rsp+{place + 32 * i}'


def bias(f, label, tables):
    """Constants to be added, of four lanes each: tables of ten limbs."""
    for i in LIMBS:
        lanes = [table[i] for table in tables]
        f.let(f'rip+{label}_{i}', [(v, v) for v in lanes])
        TABLE[f'{label}_{i}'] = [w for v in lanes for w in (v & 0xffffffff, v >> 32)]


NONE = [0] * 10


def less(table, n):
    return [v - n for v in table]


def require(f, place, tops):
    for i in LIMBS:
        for _, high in f.natural(frame(place, i)):
            assert high <= tops[i], (i, hex(high), hex(tops[i]))


def mul():
    f = Lanes()
    f.product('rdi', 'rsi', 'rdx', 'rsp')
    return emit.prologue(MUL, frame=320) + f.lines + ['vzeroupper'] + \
        emit.epilogue(MUL, frame=320, vector=False)


def square():
    f = Lanes()
    f.square('rdi', 'rsi', 'rsp')
    return emit.prologue(SQUARE, frame=320) + f.lines + ['vzeroupper'] + \
        emit.epilogue(SQUARE, frame=320, vector=False)


def call_mul(f):
    """p = LEFT RIGHT"""
    require(f, LEFT, FIRST)
    require(f, RIGHT, SECOND)
    f.put('mov rdi, rbx', f'lea rsi, [rsp+{LEFT}]', f'lea rdx, [rsp+{RIGHT}]', f'call {MUL}')
    tight(f)


def tight(f):
    for i in LIMBS:
        f.let(at('rbx', i), below([TIGHT[i]] * 4))


def move_on(f, w):
    """What even limbs have above their bits to the next, where they are to be multiplied by 19."""
    for i in LIMBS[2::2]:
        f.shr('ymm0', w[i], BITS[i])
        f.low_bits(w[i], w[i], BITS[i])
        f.add(w[i + 1], w[i + 1], 'ymm0')


def twice():
    """dbl-2008-hwcd with all signs turned, in the names of portable.c."""
    f = Lanes()
    bias(f, 'doubling', [less(times_p(2), -1), NONE, less(times_p(2), 1), times_p(3)])
    tight(f)
    f.put('mov rbx, rdi', 'mov r12d, esi', '1:')
    for i in READY:
        x, y = f'ymm{2 * (i % 4)}', f'ymm{2 * (i % 4) + 1}'
        f.broadcast(x, at('rbx', i), 0)
        f.broadcast(y, at('rbx', i), 1)
        f.add(x, x, y)
        f.blend(x, x, at('rbx', i), (0, 1, 2))
        f.store(frame(LEFT, i), x)
    require(f, LEFT, ROOT)
    f.put('mov rdi, rbx', f'lea rsi, [rsp+{LEFT}]', f'call {SQUARE}')
    tight(f)
    # XX, YY, ZZ, (X + Y)^2 to G, H, F, E: F = 2ZZ - G, E = (X + Y)^2 - H
    w = [f'ymm{6 + i}' for i in LIMBS]
    for i in READY:
        x, y, v = (f'ymm{3 * (i % 2) + k}' for k in range(3))
        f.broadcast(x, at('rbx', i), 0)
        f.broadcast(y, at('rbx', i), 1)
        f.load(v, at('rbx', i))
        f.flip(x, x, (0, 2), 'lanes_0_2')
        f.add(x, x, y)
        f.double(v, v, (2,), 'double_2')
        f.sub(v, v, x)
        f.blend(w[i], x, v, (2, 3))
        f.add(w[i], w[i], f'rip+doubling_{i}')
    move_on(f, w)
    for i in READY:
        x, y = f'ymm{2 * (i % 3)}', f'ymm{2 * (i % 3) + 1}'
        f.permute(x, w[i], (3, 0, 2, 3))
        f.permute(y, w[i], (2, 1, 0, 1))
        f.store(frame(LEFT, i), x)
        f.store(frame(RIGHT, i), y)
    call_mul(f)
    f.put('dec r12d', 'jnz 1b', 'vzeroupper')
    return emit.prologue(TWICE, SAVED, frame=FRAME) + f.lines + \
        emit.epilogue(TWICE, SAVED, frame=FRAME, vector=False)


def unpack(f, minus):
    """RIGHT = q or -q. Limbs 2k and 2k + 1 lie in one vector; products read the low halves.

    -q exchanges y - x with y + x, and its 2dT is 2p less the 2dT of q.
    """
    p2 = times_p(2)
    for k in range(5):
        even, odd = f'ymm{2 * k}', f'ymm{2 * k + 1}'
        f.put(f'vmovdqu {even}, [rsi+{32 * k}]')
        if minus:
            TABLE[f'minus_{k}'] = [0] * 6 + [p2[2 * k] + 1, p2[2 * k + 1] + 1]
            f.put(f'vpermq {even}, {even}, 0xe1', f'vpxor {even}, {even}, [rip+lane_3]',
                  f'vpaddd {even}, {even}, [rip+minus_{k}]')
        f.put(f'vpsrlq {odd}, {even}, 32')
        for i, reg in ((2 * k, even), (2 * k + 1, odd)):
            f.let(reg, below([CACHED[i]] * 3 + [p2[i]]))
            f.store(frame(RIGHT, i), reg)


# avx2.h: what limbs of q are at most; those of 2dT at most those of 2p.
CACHED = [(1 << b) - 1 for b in BITS[:-1]] + [(1 << 26) - 1]


def add():
    """RFC 8032, 5.1.4, with what depends on q alone computed before."""
    f = Lanes()
    bias(f, 'before', [less(times_p(2), -1), NONE, NONE, NONE])
    bias(f, 'after', [less(times_p(2), -1), NONE, NONE, less(times_p(2), -1)])
    f.put('mov rbx, rdi', 'test edx, edx', 'jnz 2f')
    unpack(f, False)
    f.put('1:')
    tight(f)
    # X, Y, Z, T to Y - X, Y + X, Z, T
    for i in READY:
        v, t = f'ymm{2 * (i % 4)}', f'ymm{2 * (i % 4) + 1}'
        f.load(v, at('rbx', i))
        f.swap_pairs(t, at('rbx', i), half=True)
        f.flip(v, v, (0,), 'lane_0')
        f.add(v, v, t)
        f.add(v, v, f'rip+before_{i}')
        f.store(frame(LEFT, i), v)
    call_mul(f)
    # A, B, D, C to E, H, G, F
    for i in READY:
        v, t, u = (f'ymm{3 * (i % 4) + k}' for k in range(3))
        f.load(v, at('rbx', i))
        f.swap_pairs(t, v)
        f.flip(v, v, (0, 3), 'lanes_0_3')
        f.add(v, v, t)
        f.add(v, v, f'rip+after_{i}')
        f.permute(t, v, (0, 1, 2, 0))
        f.permute(u, v, (3, 2, 3, 1))
        f.store(frame(LEFT, i), t)
        f.store(frame(RIGHT, i), u)
    call_mul(f)
    f.put('jmp 3f', '2:')
    unpack(f, True)
    f.put('jmp 1b', '3:', 'vzeroupper')
    return emit.prologue(ADD, SAVED, frame=FRAME) + f.lines + \
        emit.epilogue(ADD, SAVED, frame=FRAME, vector=False)


emit.finish(__file__, __doc__, mul() + square() + twice() + add() + emit.constants(TABLE))
