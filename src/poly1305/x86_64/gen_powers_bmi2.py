#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Powers of r for Poly1305 (BMI2).

void lanes_poly1305_powers_bmi2(struct lanes_poly1305 *p);

p->power = r^4, r^8, r^12, r^16 mod p, word 2 of each <= 4. What it does not do:
p->ready is left to the caller.

r^4 by three steps of the scalar chain, which r's clamped form makes shorter than
two squarings; then two squarings, r^8 and r^16, and one product, r^12.
Registers: rdi p; the number in work in r8 r9 r10, then in others by turns.
Saved: rbx, rbp, r12-r15. Stack: those only.
Constant time: straight line.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402
from poly1305_scalar import Chain, Code, Poly  # noqa: E402

NAME = 'lanes_poly1305_powers_bmi2'
SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15']
POWER = 64


def powers():
    code = Code()
    poly = Poly(code, ['rax', 'rcx', 'rsi', 'r11'],
                {'r0': '[rdi+24]', 'r1': '[rdi+32]', 's1': '[rdi+40]', 'r5': 'rbx',
                 'k0': f'[rdi+{POWER}]', 'k1': f'[rdi+{POWER + 8}]', 'k2': f'[rdi+{POWER + 16}]'})
    spare = ['r12', 'r13', 'r14']
    x = Chain(['r8', 'r9', 'r10'])

    def store(chain, index):
        code.require({chain.h[2]: 4})
        for i, reg in enumerate(chain.h):
            code.put(f'mov [rdi+{POWER + 24 * index + 8 * i}], {reg}')

    def copy(regs):
        for src, dst in zip(x.h, regs):
            code.mov(dst, src)
        return Chain(regs)

    code.mov('rbx', '[rdi+24]')
    code.mov('r8', 'rbx')
    code.mov('r9', '[rdi+32]')
    code.zero('r10')
    code.times5('rbx', 'rbx')
    for _ in range(3):
        poly.step(x)
    poly.settle(x)
    store(x, 0)
    spare = poly.square(x, spare)    # r^8
    poly.settle(x)
    store(x, 1)
    twelve = copy(['rbx', 'rbp', 'r15'])
    spare = poly.square(x, spare)    # r^16
    poly.settle(x)
    store(x, 3)
    poly.multiply(twelve, spare)     # r^8 r^4
    poly.settle(twelve)
    store(twelve, 2)
    return code.lines


emit.finish(__file__, __doc__, emit.prologue(NAME, SAVED) + powers() +
            emit.epilogue(NAME, SAVED, vector=False))
