#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Keccak-p[1600, 24] of four states (FIPS 202, 3): AVX2.

void lanes_keccak_permute_x4_avx2(uint64_t states[100]);

Word i of the four states is one register or 32 bytes of memory. Rounds go in
turns from the caller's states to a copy in the frame and back, output plane by
plane, and so that nothing is ever put aside: a plane is five loads within the
xors of theta, rho, chi and five stores, and on the way out it is added to the
column parities of the next round. 8 and 56 are rotations of bytes; the
rotation by 1 is x + x and a shift. 184 operations and 25 stores a round.

Registers: ymm0-4 theta's D, ymm5-9 the parities C, ymm10-14 a plane, ymm15 a
temporary; rdi states, rsi constants, ecx rounds / 2.
Stack: a frame of 800 bytes, wiped before return.
Constant time: no branch or address depends on the states.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import emit  # noqa: E402
from steps import PLANES  # noqa: E402

NAME = 'lanes_keccak_permute_x4_avx2'
FRAME = 800
D, C, B = ([f'ymm{5 * i + x}' for x in range(5)] for i in range(3))
T = 'ymm15'


def parities(state):
    return [f'vmovdqu {C[x]}, [{state}+{32 * x}]' for x in range(5)] + \
        [f'vpxor {C[x]}, {C[x]}, [{state}+{32 * (x + 5 * y)}]'
         for y in range(1, 5) for x in range(5)]


def theta():
    """D[x] = C[x - 1] ^ rotl(C[x + 1], 1)"""
    out = []
    for x in range(5):
        c = C[(x + 1) % 5]
        out += [f'vpsrlq {B[x]}, {c}, 63', f'vpaddq {D[x]}, {c}, {c}']
    out += [f'vpxor {B[x]}, {B[x]}, {C[(x + 4) % 5]}' for x in range(5)]
    return out + [f'vpxor {D[x]}, {D[x]}, {B[x]}' for x in range(5)]


def rotate(x, count):
    if count == 0:
        return []
    if count in (8, 56):
        return [f'vpshufb {x}, {x}, [rip+rotate_{count}]']
    return [f'vpsllq {T}, {x}, {count}', f'vpsrlq {x}, {x}, {64 - count}',
            f'vpor {x}, {x}, {T}']


def one_round(source, target, constant):
    out = theta()
    for plane, lanes in enumerate(PLANES):
        for X, (i, x, _) in enumerate(lanes):
            out.append(f'vpxor {B[X]}, {D[x]}, [{source}+{32 * i}]')
        for X, (_, _, count) in enumerate(lanes):
            out += rotate(B[X], count)
        for X in range(5):
            to = C[X] if plane == 0 else T
            out += [f'vpandn {to}, {B[(X + 1) % 5]}, {B[(X + 2) % 5]}', f'vpxor {to}, {to}, {B[X]}']
            if plane == 0 and X == 0:
                out += [f'vpbroadcastq {T}, {constant}', f'vpxor {to}, {to}, {T}']
            out.append(f'vmovdqu [{target}+{32 * (X + 5 * plane)}], {to}')
            if plane:
                out.append(f'vpxor {C[X]}, {C[X]}, {T}')
    return out


def body():
    out = ['lea rsi, [rip+lanes_keccak_constants]', 'mov ecx, 12'] + parities('rdi')
    out += ['.p2align 6', '1:'] + one_round('rdi', 'rsp', 'qword ptr [rsi]')
    out += one_round('rsp', 'rdi', 'qword ptr [rsi+8]') + ['add rsi, 16', 'dec ecx', 'jnz 1b']
    return out + ['vpxor xmm0, xmm0, xmm0'] + \
        [f'vmovdqa [rsp+{slot}], ymm0' for slot in range(0, FRAME, 32)]


def by_bytes(count):
    """For vpshufb: rotl of 64-bit numbers by count bits."""
    order = [i & ~7 | (i - count // 8) & 7 for i in range(16)]
    return [int.from_bytes(bytes(order[i:i + 4]), 'little') for i in range(0, 16, 4)] * 2


emit.finish(__file__, __doc__,
            ['.hidden lanes_keccak_constants'] + emit.prologue(NAME, frame=FRAME) + body() +
            emit.epilogue(NAME, frame=FRAME) +
            emit.constants({f'rotate_{count}': by_bytes(count) for count in (8, 56)}))
