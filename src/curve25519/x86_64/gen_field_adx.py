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
void lanes_curve25519_add_select_adx(struct lanes_point *p, struct lanes_affine *q,
                                     const struct lanes_affine table[32], int digit);

As src/curve25519/kernels.h and points.h have them. Numbers go in below 2^256
and come out below 2^255 + 2^12, not necessarily below p.
What they do not do: the ladder does not divide, and wants a clamped scalar.
Registers: all general ones. Stack: a frame for what is between, wiped by ladder and
add_affine; that of add_select is the same place, if add_affine is called last.
Constant time: branches on `times` and on the number of the bit only; choices by
cmov with both values loaded.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402
from field_adx import Field, Num, LOW, HIGH, TOP  # noqa: E402

SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15']


def function(name, field, slots=0):
    name = f'lanes_curve25519_{name}_adx'
    below = 32 * slots
    return emit.prologue(name, SAVED, below=below) + field.lines + \
        emit.epilogue(name, SAVED, vector=False, below=below)


def frame(count, first=0):
    return [Num(f'rsp+{32 * (first + i)}') for i in range(count)]


def mul():
    f = Field()
    f.put('mov rcx, rdx')
    f.mul(Num('rdi'), Num('rsi'), Num('rcx'))
    return function('mul', f)


def square():
    f = Field()
    f.put('mov ecx, edx', '1:')
    f.square(Num('rdi'), Num('rsi'))
    f.put('mov rsi, rdi', 'dec ecx', 'jnz 1b')
    return function('square', f)


def square_two():
    """One after the other in every turn: the CPU runs them side by side."""
    f = Field()
    f.put('mov ecx, edx', '1:')
    for at in ('', '+32'):
        f.square(Num('rdi' + at), Num('rsi' + at))
    f.put('mov rsi, rdi', 'dec ecx', 'jnz 1b')
    return function('square_two', f)


def ladder():
    """RFC 7748, 5, without its exchanges.

    A step needs A B C D of both points, but D A + C B and (D A - C B)^2 do not
    change when the points do; only what is doubled is chosen, A and B or C and D.
    """
    f = Field()
    x2, z2, x3, z3, x1, a, b, c, d, da, cb, aa, bb, e, scalar = frame(15)
    # The scalar shifted left by one, so that its bit 254 comes first out of the top.
    f.put('vmovdqu ymm0, [rdx]', f'vmovdqu [{x1.at}], ymm0', f'vmovdqu [{x3.at}], ymm0')
    f.load(LOW, Num('rsi'))
    f.put('shld r11, r10, 1', 'shld r10, r9, 1', 'shld r9, r8, 1', 'shl r8, 1')
    f.store(scalar, LOW, TOP - 1)
    f.put('xor eax, eax', 'mov edx, 1')
    for n, first in ((x2, 'rdx'), (z2, 'rax'), (z3, 'rdx')):
        f.store(n, [first, 'rax', 'rax', 'rax'], TOP - 1)
    f.put('xor esi, esi', 'mov ecx, 255', '.p2align 5', '1:')
    for n in (x2, z2, x3, z3):
        n.bound = (1 << 255) + (1 << 24)
    x1.bound = TOP - 1
    # esi: bit 0 the last bit of the scalar, then whether it changed
    f.add(a, x2, z2)
    f.sub(d, x3, z3, regs=HIGH)
    f.add(c, x3, z3)
    f.sub(b, x2, z2, regs=HIGH)
    f.mul(da, d, a)
    f.mul(cb, c, b)
    f.put('mov eax, esi', f'mov r8, {scalar.word(0)}', f'mov r9, {scalar.word(1)}',
          f'mov r10, {scalar.word(2)}', f'mov r11, {scalar.word(3)}',
          'xor esi, esi', 'add r8, r8', 'adc r9, r9', 'adc r10, r10', 'adc r11, r11',
          'adc esi, esi')
    f.store(scalar, LOW, TOP - 1)
    f.put('xor eax, esi')
    f.choose(a, a, c)
    f.choose(b, b, d, regs=HIGH)
    f.square(aa, a)
    f.square(bb, b)
    f.add(c, da, cb)
    f.sub(d, da, cb, regs=HIGH)
    f.sub(e, aa, bb)
    f.square(x3, c)
    f.square(d, d)
    f.mul_small_add(c, e, 121666, bb)
    f.mul(x2, aa, bb)
    f.mul(z3, x1, d)
    f.mul(z2, e, c)
    for n in (x2, z2, x3, z3):
        assert n.bound <= (1 << 255) + (1 << 24)
    f.put('dec ecx', 'jnz 1b')
    # The last bit was 0: what was doubled is the result.
    f.load(LOW, x2)
    f.load(HIGH, z2)
    f.store(Num('rdi'), LOW, TOP - 1)
    f.store(Num('rdi+32'), HIGH, TOP - 1)
    f.put('vpxor xmm0, xmm0, xmm0')
    f.put(*[f'vmovdqu [rsp+{32 * i}], ymm0' for i in range(15)], 'vzeroupper')
    return function('ladder', f, 15)


# Coordinates of points (src/curve25519/kernels.h), and what a product is below.
PRODUCT = (1 << 255) + (1 << 12)


def point(register):
    return [Num(f'{register}+{32 * i}', PRODUCT - 1) for i in range(4)]


def twice():
    """dbl-2008-hwcd with all signs turned (see portable.c)."""
    f = Field()
    x, y, z, t = point('rdi')
    xx, yy, zz, e, ff, g, h = frame(7)
    f.put('1:')
    f.add(e, x, y)
    f.square(zz, z)
    f.square(xx, x)
    f.square(yy, y)
    f.add(zz, zz, zz)
    f.square(e, e)
    f.add(h, xx, yy)
    f.add(zz, zz, xx, regs=HIGH)
    f.sub(g, yy, xx)
    f.sub(ff, zz, yy, regs=HIGH)
    f.sub(e, e, h)
    f.mul(z, ff, g)
    f.mul(y, g, h)
    f.mul(x, e, ff)
    assert all(n.bound < PRODUCT for n in (x, y, z))
    f.put('dec esi', 'jnz 1b')
    f.mul(t, e, h)
    return function('twice', f, 7)


def add(affine):
    """RFC 8032, 5.1.4, with what depends on q alone computed before."""
    f = Field()
    x, y, z, t = point('rdi')
    q = [Num(f'rsi+{32 * i}') for i in range(4)]
    total, difference, product = (q[0], q[1], q[2]) if affine else (q[0], q[1], q[3])
    a, b, c, d, e, ff, g, h = frame(8)
    f.sub(a, y, x)
    f.add(b, y, x, regs=HIGH)
    f.mul(c, t, product)
    f.mul(a, a, difference)
    f.mul(b, b, total)
    if affine:
        f.add(d, z, z)
    else:
        f.mul(d, z, q[2])
    f.sub(e, b, a)
    f.add(h, b, a, regs=HIGH)
    f.sub(ff, d, c)
    f.add(g, d, c, regs=HIGH)
    f.mul(x, e, ff)
    f.mul(z, ff, g)
    f.mul(y, g, h)
    f.mul(t, e, h)
    return f


# Frames of additions: eight numbers, and a slot for a pointer.
ADD_SLOTS = 9


def add_select():
    """The choice of the next q, in vectors, among the instructions of the addition.

    All multiples of the table are read; ymm6 is the one wanted. A negative one is
    -(x, y) = (-x, y); -v = 2^256 - 1 - v - 37 mod p, and the lowest word of v leaves room
    for the 37 (points.h).
    """
    total, difference, product, temp, number, step, wanted, minus = (f'ymm{i}' for i in range(8))
    begin = ['mov eax, ecx', 'sar eax, 31', 'xor ecx, eax', 'sub ecx, eax', 'vmovd xmm6, ecx',
             'vmovd xmm7, eax', f'vpbroadcastd {wanted}, xmm6', f'vpbroadcastd {minus}, xmm7',
             'mov rcx, rdx', 'mov [rsp+256], rsi']
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
    end = ['mov rsi, [rsp+256]', f'vmovdqu [rsi], {total}', f'vmovdqu [rsi+32], {difference}',
           f'vmovdqu [rsi+64], {product}', 'vzeroall']
    f = add(True)
    f.lines = begin + emit.merge(f.lines, v) + end
    return f


TABLE = {'one': [1] + [0] * 7, 'thirty_seven': [37] + [0] * 7}


def wiping(f):
    """The frame holds what depends on secrets: the last addition clears it."""
    f.put('vpxor xmm0, xmm0, xmm0')
    f.put(*[f'vmovdqu [rsp+{32 * i}], ymm0' for i in range(ADD_SLOTS)], 'vzeroupper')
    return f


emit.finish(__file__, __doc__,
            mul() + square() + square_two() + ladder() + twice() +
            function('add', add(False), ADD_SLOTS) +
            function('add_affine', wiping(add(True)), ADD_SLOTS) +
            function('add_select', add_select(), ADD_SLOTS) + emit.constants(TABLE))
