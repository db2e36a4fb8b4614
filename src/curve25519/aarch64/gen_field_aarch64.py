#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The field, the ladder and the points of Curve25519 in general registers of AArch64.

void lanes_curve25519_mul_aarch64(struct lanes_fe *out, const struct lanes_fe *a,
                                  const struct lanes_fe *b);
void lanes_curve25519_square_aarch64(struct lanes_fe *out, const struct lanes_fe *a,
                                     unsigned times);
void lanes_curve25519_square_two_aarch64(struct lanes_fe out[2], const struct lanes_fe a[2],
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
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '../../base/aarch64'), os.path.join(HERE, '..')]
import emit  # noqa: E402
import formulas  # noqa: E402
from field_aarch64 import Field, Num, LOW, SAVED, TOP  # noqa: E402


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


def square_two():
    """One after the other in every turn: the CPU runs them side by side."""
    f = Field()
    f.put('1:')
    for offset in (0, 32):
        f.square(Num('x0', offset), Num('x1', offset))
    f.put('mov x1, x0', 'subs w2, w2, #1', 'b.ne 1b')
    return function('square_two', f)


def ladder():
    slots = formulas.LADDER_SLOTS
    f = Field()
    numbers = frame(slots)
    x2, z2, x3, z3, x1 = numbers[:5]
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
    formulas.ladder_step(f, numbers, lambda: f.put(
        'lsr x3, x25, #3', 'ldrb w3, [x1, x3]', 'and x4, x25, #7', 'lsr x3, x3, x4',
        'and x3, x3, #1', 'eor x4, x26, x3', 'mov x26, x3', 'cmp x4, #0'))
    f.put('subs x25, x25, #1', 'b.pl 1b')
    # The last bit was 0: what was doubled is the result.
    f.load(LOW, x2)
    f.store(Num('x0'), LOW, TOP - 1)
    f.load(LOW, z2)
    f.store(Num('x0', 32), LOW, TOP - 1)
    wipe(f, slots)
    return function('ladder', f, SAVED + 2, slots)


def point(register):
    return [Num(register, 32 * i, formulas.PRODUCT - 1) for i in range(4)]


def twice():
    slots = formulas.TWICE_SLOTS
    f = Field()
    formulas.twice(f, point('x0'), frame(slots), lambda: f.put('subs w1, w1, #1', 'b.ne 1b'))
    return function('twice', f, slots=slots)


def add(affine):
    slots = formulas.ADD_SLOTS
    f = Field()
    formulas.add(f, point('x0'), [Num('x1', 32 * i) for i in range(4)], frame(slots), affine)
    if affine:
        wipe(f, slots)
    return function('add_affine' if affine else 'add', f, slots=slots)


emit.finish(__file__, __doc__,
            mul() + square() + square_two() + ladder() + twice() + add(False) + add(True))
