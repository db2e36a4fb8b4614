#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The field, the ladder and the points of Curve25519 in scalar registers (BMI2, ADX).

void lanes_curve25519_mul_adx(struct lanes_fe *out, const struct lanes_fe *a,
                              const struct lanes_fe *b);
void lanes_curve25519_square_adx(struct lanes_fe *out, const struct lanes_fe *a,
                                 unsigned times);
void lanes_curve25519_square_two_adx(struct lanes_fe out[2], const struct lanes_fe a[2],
                                     unsigned times);
void lanes_curve25519_ladder_adx(struct lanes_fe out[2], const uint8_t scalar[32],
                                 const struct lanes_fe *u);
void lanes_curve25519_twice_adx(struct lanes_point *p, unsigned times);
void lanes_curve25519_add_adx(struct lanes_point *p, const struct lanes_cached *q);
void lanes_curve25519_add_affine_adx(struct lanes_point *p, const struct lanes_affine *q);
void lanes_curve25519_add_signed_adx(struct lanes_point *p, const struct lanes_cached *q,
                                     unsigned how);
void lanes_curve25519_add_affine_signed_adx(struct lanes_point *p, const struct lanes_affine *q,
                                            unsigned how);
void lanes_curve25519_add_select_adx(struct lanes_point *p, struct lanes_affine *q,
                                     const struct lanes_affine table[32], int digit);

As src/curve25519/kernels.h and points.h have them. Numbers go in below 2^256
and come out below 2^255 + 2^12, not necessarily below p.
What they do not do: the ladder does not divide, and wants a clamped scalar.
Registers: all general ones. Stack: a frame for what is between, wiped by ladder and
add_affine; those of twice and add_select are the same place, if add_affine is called last.
Constant time: branches on `times`, on the number of the bit and on `how` only; choices by
cmov with both values loaded. add_signed and add_affine_signed are for public points: which
addresses they read follows from the sign.
"""
import os
import sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '../../base/x86_64'), os.path.join(HERE, '..')]
import emit  # noqa: E402
import formulas  # noqa: E402
from field_adx import Field, Num, LOW, HIGH, TOP  # noqa: E402
from functions import Functions, frame, point  # noqa: E402

ROW = Functions(Field, 'adx')


def wipe(f, slots):
    f.put('vpxor xmm0, xmm0, xmm0')
    f.put(*[f'vmovdqu [rsp+{32 * i}], ymm0' for i in range(slots)], 'vzeroupper')


def ladder():
    slots = formulas.LADDER_SLOTS + 1
    f = Field()
    *numbers, scalar = frame(slots)
    x2, z2, x3, z3, x1 = numbers[:5]
    # The scalar shifted left by one, so that its bit 254 comes first out of the top.
    f.put('vmovdqu ymm0, [rdx]', f'vmovdqu [{x1.at}], ymm0', f'vmovdqu [{x3.at}], ymm0')
    f.load(LOW, Num('rsi'))
    f.put('shld r11, r10, 1', 'shld r10, r9, 1', 'shld r9, r8, 1', 'shl r8, 1')
    f.store(scalar, LOW, TOP - 1)
    f.put('xor eax, eax', 'mov edx, 1')
    for n, first in ((x2, 'rdx'), (z2, 'rax'), (z3, 'rdx')):
        f.store(n, [first, 'rax', 'rax', 'rax'], TOP - 1)
    f.put('xor esi, esi', 'mov ecx, 255', '.p2align 5', '1:')

    def flags():
        """esi: the last bit of the scalar, then this one"""
        f.put('mov eax, esi')
        f.load(LOW, scalar)
        f.put('xor esi, esi', *[f'{"adc" if i else "add"} {reg}, {reg}'
                                for i, reg in enumerate(LOW)], 'adc esi, esi')
        f.store(scalar, LOW, TOP - 1)
        f.put('xor eax, esi')
    formulas.ladder_step(f, numbers, flags)
    f.put('dec ecx', 'jnz 1b')
    # The last bit was 0: what was doubled is the result.
    f.load(LOW, x2)
    f.load(HIGH, z2)
    f.store(Num('rdi'), LOW, TOP - 1)
    f.store(Num('rdi+32'), HIGH, TOP - 1)
    wipe(f, slots)
    return ROW.function('ladder', f, slots)


# Frames of additions: a slot for a pointer too.
ADD_SLOTS = formulas.ADD_SLOTS + 1
KEPT = f'[rsp+{32 * formulas.ADD_SLOTS}]'


def add_select():
    """The choice of the next q, in vectors, among the instructions of the addition.

    All multiples of the table are read; ymm6 is the one wanted. A negative one is
    -(x, y) = (-x, y); -v = 2^256 - 1 - v - 37 mod p, and the lowest word of v leaves room
    for the 37 (points.h).
    """
    total, difference, product, temp, number, step, wanted, minus = (f'ymm{i}' for i in range(8))
    begin = ['mov eax, ecx', 'sar eax, 31', 'xor ecx, eax', 'sub ecx, eax', 'vmovd xmm6, ecx',
             'vmovd xmm7, eax', f'vpbroadcastd {wanted}, xmm6', f'vpbroadcastd {minus}, xmm7',
             'mov rcx, rdx', f'mov {KEPT}, rsi']
    v = ['vpxor xmm4, xmm4, xmm4', f'vpcmpeqd {step}, {step}, {step}',
         f'vpcmpeqd {temp}, {wanted}, {number}', f'vpand {total}, {temp}, [rip+one]',
         f'vmovdqa {difference}, {total}', 'vpxor xmm2, xmm2, xmm2']
    for i in range(32):
        v += [f'vpsubd {number}, {number}, {step}', f'vpcmpeqd {temp}, {wanted}, {number}']
        for k, choice in enumerate((total, difference, product)):
            free = ('ymm8', 'ymm9', 'ymm10')[k]
            v += [f'vpand {free}, {temp}, [rcx+{96 * i + 32 * k}]',
                  f'vpor {choice}, {choice}, {free}']
    v += [f'vpxor {temp}, {total}, {difference}', f'vpand {temp}, {temp}, {minus}',
          f'vpxor {total}, {total}, {temp}', f'vpxor {difference}, {difference}, {temp}',
          f'vpand {temp}, {minus}, [rip+thirty_seven]', f'vpxor {product}, {product}, {minus}',
          f'vpsubq {product}, {product}, {temp}']
    end = [f'mov rsi, {KEPT}', f'vmovdqu [rsi], {total}', f'vmovdqu [rsi+32], {difference}',
           f'vmovdqu [rsi+64], {product}', 'vzeroall']
    f = ROW.addition(True)
    f.lines = begin + emit.merge(f.lines, v) + end
    return f


TABLE = {'one': [1] + [0] * 7, 'thirty_seven': [37] + [0] * 7}


def add_signed(affine):
    """how: the flags of points.h. The sign is a matter of addresses, without a branch."""
    f = Field()
    q = [Num(f'rsi+{32 * i}') for i in range(4)]
    f.put(f'mov {KEPT}, rdx')

    def turn(first, second):
        # Sums and differences leave rbp alone, and rsi is not needed after q[0], q[1].
        other = 'rsi' if first is q[0] else 'rbp'
        f.put(f'mov rdx, {KEPT}', 'and edx, 1', 'shl edx, 5', f'lea rcx, [{first.at}+rdx]',
              f'lea {other}, [{second.at}]', f'sub {other}, rdx')
        return Num('rcx'), Num(other)
    formulas.add_signed(f, point('rdi'), q, frame(formulas.ADD_SLOTS), affine, turn,
                        lambda: f.put(f'test byte ptr {KEPT}, 2', 'jz 1f'))
    f.put('1:')
    return ROW.function('add_affine_signed' if affine else 'add_signed', f, ADD_SLOTS)


def add_affine():
    """The frame holds what depends on secrets: the last addition clears it."""
    f = ROW.addition(True)
    wipe(f, ADD_SLOTS)
    return ROW.function('add_affine', f, ADD_SLOTS)


emit.finish(__file__, __doc__,
            ROW.field_functions() + ladder() + ROW.twice() +
            ROW.function('add', ROW.addition(False), ADD_SLOTS) + add_affine() +
            add_signed(False) + add_signed(True) +
            ROW.function('add_select', add_select(), ADD_SLOTS) + emit.constants(TABLE))
