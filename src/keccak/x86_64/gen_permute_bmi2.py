#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Keccak-p[1600, 24] (FIPS 202, 3): general registers and BMI (andn, rorx).

void lanes_keccak_permute_bmi2(uint64_t state[25]);

Two copies of the state in the frame, from one to the other in turns, output
plane by plane: the column parities of the next round are collected on the way
out, and of the state nothing but the plane at hand is in registers.

Registers: r8-r12 the parities C; rsi r13 r14 r15 and a word of the frame
theta's D; rax rbx rcx rdx rbp a plane; rdi a temporary.
Stack: 440 bytes below the saved registers, wiped before return.
Constant time: no branch or address depends on the state.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import emit  # noqa: E402
from steps import PLANES  # noqa: E402

NAME = 'lanes_keccak_permute_bmi2'
SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15']
C = ['r8', 'r9', 'r10', 'r11', 'r12']
B = ['rax', 'rbx', 'rcx', 'rdx', 'rbp']
T = 'rdi'
COPIES = (0, 200)
FRAME = 440  # with the saved registers, a multiple of 16
D4, STATE, CONSTANT = '[rsp+400]', '[rsp+408]', '[rsp+416]'
D = ['rsi', 'r13', 'r14', 'r15', D4]


def theta():
    """D[x] = C[x - 1] ^ rotl(C[x + 1], 1)"""
    out = []
    for x in range(5):
        d = T if D[x] == D4 else D[x]
        out += [f'rorx {d}, {C[(x + 1) % 5]}, 63', f'xor {d}, {C[(x + 4) % 5]}']
    return out + [f'mov {D4}, {T}']


def one_round(source, target, constant):
    out = theta()
    for plane, lanes in enumerate(PLANES):
        out += [f'mov {B[X]}, [rsp+{source + 8 * i}]' for X, (i, _, _) in enumerate(lanes)]
        out += [f'xor {B[X]}, {D[x]}' for X, (_, x, _) in enumerate(lanes)]
        out += [f'rol {B[X]}, {count}' for X, (_, _, count) in enumerate(lanes) if count]
        if plane == 0:
            out.append(f'mov {T}, {CONSTANT}')
        for X in range(5):
            to = C[X] if plane == 0 else T
            out += [f'andn {to}, {B[(X + 1) % 5]}, {B[(X + 2) % 5]}', f'xor {to}, {B[X]}']
            if plane == 0 and X == 0:
                out.append(f'xor {to}, [{T}+{constant}]')
            out.append(f'mov [rsp+{target + 8 * (X + 5 * plane)}], {to}')
            if plane:
                out.append(f'xor {C[X]}, {T}')
    return out


def move_in():
    out = [f'mov {STATE}, rdi', f'lea {T}, [rip+lanes_keccak_constants]', f'mov {CONSTANT}, {T}',
           f'mov {T}, {STATE}']
    for i in range(25):
        to = C[i] if i < 5 else B[i % 5]
        out += [f'mov {to}, [{T}+{8 * i}]', f'mov [rsp+{COPIES[0] + 8 * i}], {to}']
        if i >= 5:
            out.append(f'xor {C[i % 5]}, {to}')
    return out


def move_out():
    out = [f'mov {T}, {STATE}']
    for i in range(25):
        out += [f'mov {B[i % 5]}, [rsp+{COPIES[0] + 8 * i}]', f'mov [{T}+{8 * i}], {B[i % 5]}']
    out.append('vpxor xmm0, xmm0, xmm0')
    return out + [f'vmovdqa [rsp+{at}], xmm0' for at in range(0, 416, 16)]


def body():
    out = move_in() + ['.p2align 6', '1:'] + one_round(*COPIES, 0) + one_round(*COPIES[::-1], 8)
    out += [f'mov {T}, {CONSTANT}', f'add {T}, 16', f'mov {CONSTANT}, {T}',
            'lea rax, [rip+lanes_keccak_constants+192]', f'cmp {T}, rax', 'jne 1b']
    return out + move_out()


emit.finish(__file__, __doc__,
            ['.hidden lanes_keccak_constants'] + emit.prologue(NAME, SAVED, below=FRAME) + body() +
            emit.epilogue(NAME, SAVED, below=FRAME, vector=False))
