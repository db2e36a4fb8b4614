#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The field, the ladder and the points of Curve25519 for every x86-64 (no BMI2, ADX, AVX).

void lanes_curve25519_mul_x64(struct lanes_fe *out, const struct lanes_fe *a,
                              const struct lanes_fe *b);
void lanes_curve25519_square_x64(struct lanes_fe *out, const struct lanes_fe *a,
                                 unsigned times);
void lanes_curve25519_square_two_x64(struct lanes_fe out[2], const struct lanes_fe a[2],
                                     unsigned times);
void lanes_curve25519_ladder_x64(struct lanes_fe out[2], const uint8_t scalar[32],
                                 const struct lanes_fe *u);
void lanes_curve25519_twice_x64(struct lanes_point *p, unsigned times);
void lanes_curve25519_add_x64(struct lanes_point *p, const struct lanes_cached *q);
void lanes_curve25519_add_affine_x64(struct lanes_point *p, const struct lanes_affine *q);

As src/curve25519/kernels.h and points.h have them. Numbers go in below 2^256
and come out below 2^255 + 2^12, not necessarily below p.
What they do not do: the ladder does not divide, and wants a clamped scalar.
Registers: all general ones, no others. Stack: a frame for what is between, wiped by
ladder and add_affine.
Constant time: branches on `times` and on the number of the bit only; choices by
cmov with both values loaded.
"""
import os
import sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '../../base/x86_64'), os.path.join(HERE, '..')]
import emit  # noqa: E402
import formulas  # noqa: E402
from field_x64 import Field, Num, LOW, TOP  # noqa: E402
from functions import Functions, frame  # noqa: E402

ROW = Functions(Field, 'x64')


def wipe(f, slots):
    f.put('xor eax, eax', *[f'mov [rsp+{8 * i}], rax' for i in range(4 * slots)])


def ladder():
    slots = formulas.LADDER_SLOTS + 1
    f = Field()
    *numbers, kept = frame(slots)
    x2, z2, x3, z3, x1 = numbers[:5]
    f.load(LOW, Num('rdx'))
    f.store(x1, LOW, TOP - 1)
    f.store(x3, LOW, TOP - 1)
    f.put('xor eax, eax', 'mov edx, 1')
    for n, first in ((x2, 'rdx'), (z2, 'rax'), (z3, 'rdx')):
        f.store(n, [first, 'rax', 'rax', 'rax'], TOP - 1)
    # ecx: the number of the bit; [kept]: the bit before it
    f.put(f'mov {kept.word(0)}, rax', 'mov ecx, 254', '1:')
    formulas.ladder_step(f, numbers, lambda: f.put(
        'mov eax, ecx', 'shr eax, 3', 'movzx edx, byte ptr [rsi+rax]', 'mov eax, ecx',
        'and eax, 7', 'bt edx, eax', 'sbb rdx, rdx', f'mov rax, {kept.word(0)}',
        f'mov {kept.word(0)}, rdx', 'xor rax, rdx'))
    f.put('dec ecx', 'jns 1b')
    # The last bit was 0: what was doubled is the result.
    f.load(LOW, x2)
    f.store(Num('rdi'), LOW, TOP - 1)
    f.load(LOW, z2)
    f.store(Num('rdi+32'), LOW, TOP - 1)
    wipe(f, slots)
    return ROW.function('ladder', f, slots)


def add(affine):
    slots = formulas.ADD_SLOTS
    f = ROW.addition(affine)
    if affine:
        wipe(f, slots)
    return ROW.function('add_affine' if affine else 'add', f, slots)


emit.finish(__file__, __doc__,
            ROW.field_functions() + ladder() + ROW.twice() + add(False) + add(True))
