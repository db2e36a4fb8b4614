# SPDX-License-Identifier: Apache-2.0
"""The formulas of Curve25519 over the field of any generator: f emits, numbers are its own."""

# What a product is below.
PRODUCT = (1 << 255) + (1 << 12)
# What a step of the ladder takes and leaves.
STEP = (1 << 255) + (1 << 24)

LADDER_SLOTS, TWICE_SLOTS, ADD_SLOTS = 14, 8, 8


def ladder_step(f, numbers, flags):
    """RFC 7748, 5, without its exchanges.

    A step needs A B C D of both points, but D A + C B and (D A - C B)^2 do not
    change when the points do; only what is doubled is chosen, A and B or C and D.
    flags: emits the choice, for f.choose
    """
    x2, z2, x3, z3, x1, a, b, c, d, da, cb, aa, bb, e = numbers
    for n in (x2, z2, x3, z3):
        n.bound = STEP
    f.add(a, x2, z2)
    f.sub(d, x3, z3)
    f.add(c, x3, z3)
    f.sub(b, x2, z2)
    f.mul(da, d, a)
    f.mul(cb, c, b)
    flags()
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
    assert all(n.bound <= STEP for n in (x2, z2, x3, z3))


def twice(f, p, numbers, loop):
    """dbl-2008-hwcd with all signs turned (see portable.c). loop: emits the way back to 1:"""
    x, y, z, t = p
    xx, yy, zz, e, ff, g, h, s = numbers
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
    loop()
    f.mul(t, e, h)


def add(f, p, q, numbers, affine):
    """RFC 8032, 5.1.4, with what depends on q alone computed before."""
    x, y, z, t = p
    a, b, c, d, e, ff, g, h = numbers
    f.sub(a, y, x)
    f.add(b, y, x)
    f.mul(c, t, q[2] if affine else q[3])
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


def add_signed(f, p, q, numbers, affine, turn, skip):
    """add, or of -q: Y + X and Y - X change places in q, and after that D - C and D + C.

    turn: emits the choice, gives two numbers in the order that the sign wants
    skip: emits the way past the last product where t is not wanted
    """
    x, y, z, t = p
    a, b, c, d, e, ff, g, h = numbers
    f.mul(c, t, q[2] if affine else q[3])
    if affine:
        f.add(d, z, z)
    else:
        f.mul(d, z, q[2])
    minus, plus = turn(ff, g)
    f.sub(minus, d, c)
    f.add(plus, d, c)
    ff.bound = g.bound = max(minus.bound, plus.bound)
    total, difference = turn(q[0], q[1])
    f.sub(a, y, x)
    f.add(b, y, x)
    f.mul(a, a, difference)
    f.mul(b, b, total)
    f.sub(e, b, a)
    f.add(h, b, a)
    f.mul(x, e, ff)
    f.mul(z, ff, g)
    f.mul(y, g, h)
    skip()
    f.mul(t, e, h)
    assert all(n.bound < PRODUCT for n in (x, y, z, t))
