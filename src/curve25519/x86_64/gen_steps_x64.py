#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Fifty-nine division steps in scalar registers, for every x86-64.

uint64_t lanes_curve25519_steps_x64(struct lanes_matrix *out, uint64_t zeta, uint64_t f,
                                    uint64_t g);

As src/curve25519/points.h has it; f is odd.
The steps come in runs of at most n = 15, on words that hold a number and its row of
the matrix: f + a 2^31 + b 2^47 for what began as the a-fold of f and the b-fold of g,
both below 2^15. Nothing is halved: after i steps both words are 2^i times what they
stand for, so g is odd if its bit i is set, and f is doubled in each step. At the end
|f| < 2^30, -2^15 < a <= 2^15 and |a| + |b| <= 2^15, so nothing overflows and all three
can be told apart.
A step waits for the last one for three instructions: g + f or g - f, chosen by the sign
of zeta; chosen by bit i of g.
Registers: all general ones; what they hold at the end is not wiped. Stack: none but for
the caller's registers.
Constant time: no branches, no addresses but of *out; choices by cmov.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402

RUNS = [15, 15, 15, 14]
SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15']
OUT, ZETA, F_LEFT, G_LEFT = 'rdi', 'rsi', 'rdx', 'rcx'
F, G, MINUS_2, ROUND = 'r8', 'r9', 'r13', 'r14'
MATRIX = [f'qword ptr [{OUT}+{8 * i}]' for i in range(4)]


def step(i):
    """One step; f and g are 2^i times what they stand for, then 2^(i + 1) times."""
    return [f'mov r12d, {G}d', f'mov rbx, {G}', f'sub rbx, {F}', f'lea rax, [{G}+{F}]',
            f'mov rbp, {ZETA}', 'sar rbp, 63', 'cmovnz rax, rbx',  # delta > 0
            f'lea r10, [{G}+{G}]', f'add {F}, {F}',
            f'mov r11, {MINUS_2}', f'sub r11, {ZETA}', f'lea {ZETA}, [{ZETA}-1]',
            f'and r12d, {1 << i}', f'cmovnz {G}, rax',  # g odd
            'test r12, rbp', f'cmovnz {F}, r10', f'cmovnz {ZETA}, r11']  # both


def unpack(word, both, b):
    """both = a + 2^16 b, and b, of f + a 2^31 + b 2^47."""
    return [f'lea {both}, [{word}+{1 << 30}]', f'sar {both}, 31',
            f'lea {b}, [{word}+{ROUND}]', f'sar {b}, 47']


def follow(n):
    """What n steps make of f and g, modulo 2^(64 - n): with b (g - 2^16 f) for b g."""
    return [f'mov r12, {F_LEFT}', 'shl r12, 16', f'sub {G_LEFT}, r12',
            f'mov {F}, rax', f'imul {F}, {F_LEFT}', f'imul {F_LEFT}, rbx',
            f'mov {G}, r10', f'imul {G}, {G_LEFT}', f'imul {G_LEFT}, r11',
            f'add {F}, {G}', f'add {G_LEFT}, {F_LEFT}', f'mov {F_LEFT}, {F}',
            f'shr {F_LEFT}, {n}', f'shr {G_LEFT}, {n}']


def times(first):
    """*out = the matrix in rax, r10, rbx, r11 times *out"""
    for_a = []
    for both, b in (('rax', 'r10'), ('rbx', 'r11')):
        for_a += [f'mov rbp, {b}', 'shl rbp, 16', f'sub {both}, rbp']
    if first:
        return for_a + [f'mov {at}, {reg}' for at, reg in zip(MATRIX, ('rax', 'r10', 'rbx', 'r11'))]
    out = []
    for (a, b), targets in ((('rax', 'r10'), (F, G)), (('rbx', 'r11'), ('rbp', 'r12'))):
        for k, target in enumerate(targets):
            out += [f'mov {target}, {a}', f'imul {target}, {MATRIX[k]}',
                    f'mov r15, {b}', f'imul r15, {MATRIX[2 + k]}', f'add {target}, r15']
    return for_a + out + [f'mov {at}, {reg}' for at, reg in zip(MATRIX, (F, G, 'rbp', 'r12'))]


def steps():
    # half of 2^31, and what makes a positive
    out = [f'mov {MINUS_2}, -2', f'movabs {ROUND}, {(1 << 30) + (((1 << 15) - 1) << 31):#x}']
    for i, n in enumerate(RUNS):
        for word, left, one in ((F, 'edx', 31), (G, 'ecx', 47)):
            out += [f'mov {word}d, {left}', f'and {word}d, {(1 << 15) - 1}', f'bts {word}, {one}']
        for k in range(n):
            out += step(k)
        out += unpack(F, 'rax', 'r10') + unpack(G, 'rbx', 'r11')
        if i < len(RUNS) - 1:
            out += follow(n)
        out += times(i == 0)
    return out + [f'mov rax, {ZETA}']


NAME = 'lanes_curve25519_steps_x64'
emit.finish(__file__, __doc__, emit.prologue(NAME, SAVED) + steps() +
            emit.epilogue(NAME, SAVED, vector=False))
