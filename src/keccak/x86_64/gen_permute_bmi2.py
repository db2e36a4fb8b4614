#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Keccak-p[1600, 24] (FIPS 202, 3): general registers and BMI (andn, rorx).

void lanes_keccak_permute_bmi2(uint64_t state[25]);

Two copies of the state in the frame, from one to the other in turns (rounds.py).

Registers: all general registers; r14 constants, r15 the state.
Stack: 432 bytes below the saved registers, wiped before return.
Constant time: no branch or address depends on the state.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402
from rounds import Scalar  # noqa: E402

NAME = 'lanes_keccak_permute_bmi2'
SAVED = Scalar.SAVED
FRAME = Scalar.BYTES  # with the saved registers, a multiple of 16
scalar = Scalar(0)


def body():
    out = ['mov r15, rdi', 'lea r14, [rip+lanes_keccak_constants]'] + scalar.move_in('r15')
    out += ['.p2align 6', '1:'] + scalar.round(0, 'r14') + scalar.round(1, 'r14+8')
    out += ['add r14, 16', 'lea rdi, [rip+lanes_keccak_constants+192]', 'cmp r14, rdi', 'jne 1b']
    return out + scalar.move_out('r15') + ['vpxor xmm0, xmm0, xmm0'] + \
        [f'vmovdqa [rsp+{at}], xmm0' for at in range(0, FRAME, 16)]


emit.finish(__file__, __doc__,
            ['.hidden lanes_keccak_constants'] + emit.prologue(NAME, SAVED, below=FRAME) + body() +
            emit.epilogue(NAME, SAVED, below=FRAME, vector=False))
