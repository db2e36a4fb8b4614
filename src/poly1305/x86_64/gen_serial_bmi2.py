#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Poly1305 blocks one after another, in scalar registers (BMI2).

void lanes_poly1305_serial_bmi2(struct lanes_poly1305 *p, const uint8_t *in,
                                size_t blocks, uint64_t hibit);

For each of `blocks` >= 1 blocks: h = (h + block + hibit 2^128) r mod p, RFC 8439, 2.5.
What it does not do: no powers of r, no last reduction; blocks must not be 0.
Made for short messages: no tables, few registers to save. About 9.5 cycles a
block (see Poly.step in poly1305_scalar.py).

Requires p->h[2] <= 7; ensures <= 4.
Registers: rdi p, rsi in, rcx hibit, r8 end of input; accumulator in r9 r10 r11
and, after every other block, in rax rbx rbp; r13 = 5 r0; the rest of r in
memory. Saved: rbx, rbp, r12, r13. Stack: those only.
Constant time: branches on `blocks` only; no address depends on data.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402
from poly1305_scalar import WORD, H2_CHAIN, H2_STORED, Chain, Code, Poly  # noqa: E402

NAME = 'lanes_poly1305_serial_bmi2'
SAVED = ['rbx', 'rbp', 'r12', 'r13']
EVEN, ODD = ['r9', 'r10', 'r11'], ['rax', 'rbx', 'rbp']


def serial():
    code = Code()
    code.let({'[rdi]': WORD - 1, '[rdi+8]': WORD - 1, '[rdi+16]': H2_STORED, 'rcx': 1})
    poly = Poly(code, [], {'r0': '[rdi+24]', 'r1': '[rdi+32]', 's1': '[rdi+40]', 'r5': 'r13'})
    h = Chain(EVEN)
    code.put('shl rdx, 4')
    code.put('lea r8, [rsi+rdx]')
    code.mov('r13', '[rdi+24]')
    code.times5('r13', 'r13')
    for reg, operand in zip(EVEN, ('[rdi]', '[rdi+8]', '[rdi+16]')):
        code.mov(reg, operand)
    poly.absorb(h, 'rsi', 'rcx')
    code.put('add rsi, 16')
    code.put('cmp rsi, r8')
    code.put('je 2f')

    # The accumulator changes registers at every step, so the loop holds two.
    code.put('.p2align 5')
    code.put('1:')
    code.let({'r11': H2_CHAIN})
    for here, there, leave in ((EVEN, ODD, 'je 3f'), (ODD, EVEN, 'jne 1b')):
        t0, t2, t3 = there
        poly.temps = [t0, 'r12', t2, t3]
        poly.step(h, 'rsi', 'rcx')
        assert h.h == there
        code.put('add rsi, 16')
        code.put('cmp rsi, r8')
        code.put(leave)
    code.put('jmp 2f')
    code.put('3:')
    code.let({'rbp': H2_CHAIN})
    poly.temps = ['r12'] + EVEN
    h.h = list(ODD)
    poly.place(h, EVEN)

    code.put('2:')
    code.let({'r11': H2_CHAIN})
    poly.temps = ['rax', 'r12', 'rbx', 'rbp']
    poly.step(h)
    poly.settle(h)
    code.require({h.h[2]: 4})
    for offset, reg in zip((0, 8, 16), h.h):
        code.put(f'mov [rdi+{offset}], {reg}')
    return code.lines


emit.finish(__file__, __doc__,
            emit.prologue(NAME, SAVED) + serial() + emit.epilogue(NAME, SAVED, vector=False))
