#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The field, the ladder and the points of Curve25519 in general registers of AArch64.

void lanes_curve25519_mul_aarch64(struct lanes_fe *out, const struct lanes_fe *a,
                                  const struct lanes_fe *b);
void lanes_curve25519_square_aarch64(struct lanes_fe *out, const struct lanes_fe *a,
                                     unsigned times);
void lanes_curve25519_ladder_aarch64(struct lanes_fe out[2], const uint8_t scalar[32],
                                     const struct lanes_fe *u);
void lanes_curve25519_twice_aarch64(struct lanes_point *p, unsigned times);
void lanes_curve25519_add_aarch64(struct lanes_point *p, const struct lanes_cached *q);
void lanes_curve25519_add_affine_aarch64(struct lanes_point *p, const struct lanes_affine *q);

As src/curve25519/kernels.h and points.h have them. Numbers go in below 2^256
and come out below 2^255 + 2^12, not necessarily below p.
What they do not do: the ladder does not divide, and wants a clamped scalar.
Registers: x0-x17 and x19-x26, the latter saved; no vector register, not x18.
Stack: a frame for what is between, wiped by ladder and add_affine.
Constant time: branches on `times` and on the number of the bit only; choices by
csel with both values loaded. Multiplications are among the instructions whose time
does not depend on their operands where PSTATE.DIT says so.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/aarch64'))
import emit  # noqa: E402
from field_aarch64 import Field, Num, LOW, SAVED, TOP  # noqa: E402

# What a product is below.
PRODUCT = (1 << 255) + (1 << 12)


def function(name, field, saved=SAVED, slots=0):
    return emit.function(f'lanes_curve25519_{name}_aarch64', field.lines, saved, 32 * slots)


def frame(count):
    return [Num('sp', 32 * i) for i in range(count)]


def wipe(f, slots):
    f.put(*[f'stp xzr, xzr, [sp, #{16 * i}]' for i in range(2 * slots)])


def mul():
    f = Field()
    f.mul(Num('x0'), Num('x1'), Num('x2'))
    return function('mul', f)


def square():
    f = Field()
    f.put('1:')
    f.square(Num('x0'), Num('x1'))
    f.put('mov x1, x0', 'subs w2, w2, #1', 'b.ne 1b')
    return function('square', f)


def ladder():
    """RFC 7748, 5, without its exchanges.

    A step needs A B C D of both points, but D A + C B and (D A - C B)^2 do not
    change when the points do; only what is doubled is chosen, A and B or C and D.
    """
    slots = 14
    f = Field()
    x2, z2, x3, z3, x1, a, b, c, d, da, cb, aa, bb, e = frame(slots)
    one = ['x3', 'xzr', 'xzr', 'xzr']
    f.load(LOW, Num('x2'))
    f.store(x1, LOW, TOP - 1)
    f.store(x3, LOW, TOP - 1)
    f.put('mov x3, #1')
    f.store(x2, one, 1)
    f.store(z3, one, 1)
    f.store(z2, ['xzr'] * 4, 0)
    # x25: the number of the bit; x26: the bit before it
    f.put('mov x25, #254', 'mov x26, #0', '1:')
    for n in (x2, z2, x3, z3):
        n.bound = (1 << 255) + (1 << 24)
    x1.bound = TOP - 1
    f.add(a, x2, z2)
    f.sub(d, x3, z3)
    f.add(c, x3, z3)
    f.sub(b, x2, z2)
    f.mul(da, d, a)
    f.mul(cb, c, b)
    f.put('lsr x3, x25, #3', 'ldrb w3, [x1, x3]', 'and x4, x25, #7', 'lsr x3, x3, x4',
          'and x3, x3, #1', 'eor x4, x26, x3', 'mov x26, x3', 'cmp x4, #0')
    f.choose(a, a, c)
    f.choose(b, b, d)
    f.square(aa, a)
    f.square(bb, b)
    f.add(c, da, cb)
    f.sub(d, da, cb)
    f.sub(e, aa, bb)
    f.square(x3, c)
    f.square(d, d)
    f.mul_small_add(c, e, 121666, bb)
    f.mul(x2, aa, bb)
    f.mul(z3, x1, d)
    f.mul(z2, e, c)
    for n in (x2, z2, x3, z3):
        assert n.bound <= (1 << 255) + (1 << 24)
    f.put('subs x25, x25, #1', 'b.pl 1b')
    # The last bit was 0: what was doubled is the result.
    f.load(LOW, x2)
    f.store(Num('x0'), LOW, TOP - 1)
    f.load(LOW, z2)
    f.store(Num('x0', 32), LOW, TOP - 1)
    wipe(f, slots)
    return function('ladder', f, SAVED + 2, slots)


def point(register):
    return [Num(register, 32 * i, PRODUCT - 1) for i in range(4)]


def twice():
    """dbl-2008-hwcd with all signs turned (see portable.c)."""
    slots = 8
    f = Field()
    x, y, z, t = point('x0')
    xx, yy, zz, e, ff, g, h, s = frame(slots)
    f.put('1:')
    f.add(e, x, y)
    f.square(zz, z)
    f.square(xx, x)
    f.square(yy, y)
    f.add(zz, zz, zz)
    f.square(e, e)
    f.add(h, xx, yy)
    f.add(s, zz, xx)
    f.sub(g, yy, xx)
    f.sub(ff, s, yy)
    f.sub(e, e, h)
    f.mul(z, ff, g)
    f.mul(y, g, h)
    f.mul(x, e, ff)
    assert all(n.bound < PRODUCT for n in (x, y, z))
    f.put('subs w1, w1, #1', 'b.ne 1b')
    f.mul(t, e, h)
    return function('twice', f, slots=slots)


def add(affine):
    """RFC 8032, 5.1.4, with what depends on q alone computed before."""
    slots = 8
    f = Field()
    x, y, z, t = point('x0')
    q = [Num('x1', 32 * i) for i in range(4)]
    product = q[2] if affine else q[3]
    a, b, c, d, e, ff, g, h = frame(slots)
    f.sub(a, y, x)
    f.add(b, y, x)
    f.mul(c, t, product)
    f.mul(a, a, q[1])
    f.mul(b, b, q[0])
    if affine:
        f.add(d, z, z)
    else:
        f.mul(d, z, q[2])
    f.sub(e, b, a)
    f.add(h, b, a)
    f.sub(ff, d, c)
    f.add(g, d, c)
    f.mul(x, e, ff)
    f.mul(z, ff, g)
    f.mul(y, g, h)
    f.mul(t, e, h)
    assert all(n.bound < PRODUCT for n in (x, y, z, t))
    if affine:
        wipe(f, slots)
    return function('add_affine' if affine else 'add', f, slots=slots)


emit.finish(__file__, __doc__,
            mul() + square() + ladder() + twice() + add(False) + add(True))
