#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Keccak-p[1600, 24] of five states (FIPS 202, 3): four by AVX2, one by general registers.

void lanes_keccak_permute_x5_avx2(uint64_t states[100], uint64_t state[25]);

The two forms of a round (rounds.py), their instructions mixed: the execution units of one are idle
in the other, and so the fifth state costs little.

Registers: all; r14 constants, r15 states.
Stack: a frame of 1248 bytes, wiped before return: a copy of the four states, two of the fifth,
theta's D and the fifth's address.
Constant time: no branch or address depends on the states.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402
from rounds import Scalar, Vector  # noqa: E402

NAME = 'lanes_keccak_permute_x5_avx2'
SAVED = Scalar.SAVED
STATE = f'[rsp+{Vector.BYTES + Scalar.BYTES}]'
FRAME = Vector.BYTES + Scalar.BYTES + 16
vector, scalar = Vector(), Scalar(Vector.BYTES)


def body():
    out = [f'mov {STATE}, rsi', 'mov r15, rdi', 'lea r14, [rip+lanes_keccak_constants]',
           'mov rdi, rsi'] + emit.merge(vector.parities('r15'), scalar.move_in('rdi'))
    out += ['.p2align 6', '1:']
    out += emit.merge(vector.round('r15', 'rsp', 'r14'), scalar.round(0, 'r14'))
    out += emit.merge(vector.round('rsp', 'r15', 'r14+8'), scalar.round(1, 'r14+8'))
    out += ['add r14, 16', 'lea rdi, [rip+lanes_keccak_constants+192]', 'cmp r14, rdi', 'jne 1b',
            f'mov rdi, {STATE}'] + scalar.move_out('rdi') + ['vpxor xmm0, xmm0, xmm0']
    return out + [f'vmovdqa [rsp+{slot}], ymm0' for slot in range(0, FRAME, 32)]


emit.finish(__file__, __doc__,
            ['.hidden lanes_keccak_constants'] + emit.prologue(NAME, SAVED, frame=FRAME) + body() +
            emit.epilogue(NAME, SAVED, frame=FRAME) + emit.constants(vector.tables()))
