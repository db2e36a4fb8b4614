#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Keccak-p[1600, 24] of four states (FIPS 202, 3): AVX2.

void lanes_keccak_permute_x4_avx2(uint64_t states[100]);

Rounds go in turns from the caller's states to a copy in the frame and back (rounds.py).

Registers: all vector registers; rdi states, rsi constants, ecx rounds / 2.
Stack: a frame of 800 bytes, wiped before return.
Constant time: no branch or address depends on the states.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402
from rounds import Vector  # noqa: E402

NAME = 'lanes_keccak_permute_x4_avx2'
FRAME = Vector.BYTES
vector = Vector()


def body():
    out = ['lea rsi, [rip+lanes_keccak_constants]', 'mov ecx, 12'] + vector.parities('rdi')
    out += ['.p2align 6', '1:'] + vector.round('rdi', 'rsp', 'rsi')
    out += vector.round('rsp', 'rdi', 'rsi+8') + ['add rsi, 16', 'dec ecx', 'jnz 1b']
    return out + ['vpxor xmm0, xmm0, xmm0'] + \
        [f'vmovdqa [rsp+{slot}], ymm0' for slot in range(0, FRAME, 32)]


emit.finish(__file__, __doc__,
            ['.hidden lanes_keccak_constants'] + emit.prologue(NAME, frame=FRAME) + body() +
            emit.epilogue(NAME, frame=FRAME) + emit.constants(vector.tables()))
