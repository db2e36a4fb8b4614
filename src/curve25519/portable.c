/* SPDX-License-Identifier: Apache-2.0 */
#include "curve25519/kernels.h"

#include "base/ct.h"
#include "curve25519/points.h"

/*
 * Radix 2^51: v[0] + v[1] 2^51 + .. + v[4] 2^204, limbs with room at the top.
 *
 *   tight:  v[1] < 2^51 + 2^13, v[4] < 2^52, the others < 2^51: what carry() and unpack() leave
 *   loose:  all below 2^54: what mul() and square() take
 */
struct fe51 {
    uint64_t v[5];
};

#define MASK51 UINT64_C(0x7ffffffffffff)
#define LOOSE UINT64_C(0x40000000000000)

static inline bool within(const struct fe51 *a, uint64_t bound)
{
    return a->v[0] < bound && a->v[1] < bound && a->v[2] < bound && a->v[3] < bound &&
           a->v[4] < bound;
}

static inline struct fe51 unpack(const struct lanes_fe *a)
{
    const uint64_t *const w = a->w;

    return (struct fe51){{w[0] & MASK51, (w[0] >> 51 | w[1] << 13) & MASK51,
                          (w[1] >> 38 | w[2] << 26) & MASK51, (w[2] >> 25 | w[3] << 39) & MASK51,
                          w[3] >> 12}};
}

/*
 * Any loose number below 2^256, in words. The first round of carries leaves
 * v[0] < 2^51 + 19 2^3, the others below 2^51; if the second brings a carry out
 * of the top, what stays is below 19 2^3, so its way back ends in v[0].
 */
static inline void pack(struct lanes_fe *out, struct fe51 a)
{
    LANES_ASSERT(within(&a, LOOSE));
    for (int round = 0; round < 2; round++) {
        for (size_t i = 0; i < 4; i++) {
            a.v[i + 1] += a.v[i] >> 51;
            a.v[i] &= MASK51;
        }
        a.v[0] += 19 * (a.v[4] >> 51);
        a.v[4] &= MASK51;
    }
    LANES_ASSERT(within(&a, MASK51 + 1));
    out->w[0] = a.v[0] | a.v[1] << 51;
    out->w[1] = a.v[1] >> 13 | a.v[2] << 38;
    out->w[2] = a.v[2] >> 26 | a.v[3] << 25;
    out->w[3] = a.v[3] >> 39 | a.v[4] << 12;
}

/* Requires a + b loose. */
static inline struct fe51 add(const struct fe51 *a, const struct fe51 *b)
{
    struct fe51 sum;

    for (size_t i = 0; i < 5; i++)
        sum.v[i] = a->v[i] + b->v[i];
    LANES_ASSERT(within(&sum, LOOSE));
    return sum;
}

/* a - b + 4p. Requires the limbs of b to be at most 2^53 - 76, and a + 2^53 loose. */
static inline struct fe51 sub(const struct fe51 *a, const struct fe51 *b)
{
    const uint64_t p4 = 4 * MASK51;
    struct fe51 out;

    LANES_ASSERT(within(b, p4 - 72 + 1));
    out.v[0] = a->v[0] + (p4 - 72) - b->v[0];
    for (size_t i = 1; i < 5; i++)
        out.v[i] = a->v[i] + p4 - b->v[i];
    LANES_ASSERT(within(&out, LOOSE));
    return out;
}

/*
 * Columns to a tight number. Requires columns below 77 2^108 < 2^115 (mul), and
 * the top one, which has no factor 19, below 5 2^108: then its carry is below
 * 2^60, and 19 times that fits a word.
 */
static inline struct fe51 carry(lanes_wide r0, lanes_wide r1, lanes_wide r2, lanes_wide r3,
                                lanes_wide r4)
{
    struct fe51 out;

    out.v[0] = lanes_wide_low(r0) & MASK51;
    r1 = lanes_wide_mac(r1, lanes_wide_shr(r0, 51), 1);
    out.v[1] = lanes_wide_low(r1) & MASK51;
    r2 = lanes_wide_mac(r2, lanes_wide_shr(r1, 51), 1);
    out.v[2] = lanes_wide_low(r2) & MASK51;
    r3 = lanes_wide_mac(r3, lanes_wide_shr(r2, 51), 1);
    out.v[3] = lanes_wide_low(r3) & MASK51;
    r4 = lanes_wide_mac(r4, lanes_wide_shr(r3, 51), 1);
    out.v[4] = lanes_wide_low(r4) & MASK51;
    out.v[0] += 19 * lanes_wide_shr(r4, 51);
    out.v[1] += out.v[0] >> 51;
    out.v[0] &= MASK51;
    LANES_ASSERT(within(&out, MASK51 + (1 << 13)));
    return out;
}

/* Loose times loose is tight. 2^255 = 19 mod p. */
static struct fe51 mul(const struct fe51 *a, const struct fe51 *b)
{
    const uint64_t *const f = a->v, *const g = b->v;
    const uint64_t g1 = 19 * g[1], g2 = 19 * g[2], g3 = 19 * g[3], g4 = 19 * g[4];
    lanes_wide r0 = LANES_WIDE(0), r1 = r0, r2 = r0, r3 = r0, r4 = r0;

    LANES_ASSERT(within(a, LOOSE) && within(b, LOOSE));
    r0 = lanes_wide_mac(r0, f[0], g[0]);
    r1 = lanes_wide_mac(r1, f[0], g[1]);
    r2 = lanes_wide_mac(r2, f[0], g[2]);
    r3 = lanes_wide_mac(r3, f[0], g[3]);
    r4 = lanes_wide_mac(r4, f[0], g[4]);
    r0 = lanes_wide_mac(r0, f[1], g4);
    r1 = lanes_wide_mac(r1, f[1], g[0]);
    r2 = lanes_wide_mac(r2, f[1], g[1]);
    r3 = lanes_wide_mac(r3, f[1], g[2]);
    r4 = lanes_wide_mac(r4, f[1], g[3]);
    r0 = lanes_wide_mac(r0, f[2], g3);
    r1 = lanes_wide_mac(r1, f[2], g4);
    r2 = lanes_wide_mac(r2, f[2], g[0]);
    r3 = lanes_wide_mac(r3, f[2], g[1]);
    r4 = lanes_wide_mac(r4, f[2], g[2]);
    r0 = lanes_wide_mac(r0, f[3], g2);
    r1 = lanes_wide_mac(r1, f[3], g3);
    r2 = lanes_wide_mac(r2, f[3], g4);
    r3 = lanes_wide_mac(r3, f[3], g[0]);
    r4 = lanes_wide_mac(r4, f[3], g[1]);
    r0 = lanes_wide_mac(r0, f[4], g1);
    r1 = lanes_wide_mac(r1, f[4], g2);
    r2 = lanes_wide_mac(r2, f[4], g3);
    r3 = lanes_wide_mac(r3, f[4], g4);
    r4 = lanes_wide_mac(r4, f[4], g[0]);
    return carry(r0, r1, r2, r3, r4);
}

/* 2 f4 19 < 2^60: the doubled and folded factors fit too. */
static struct fe51 square(const struct fe51 *a)
{
    const uint64_t *const f = a->v;
    const uint64_t f0 = 2 * f[0], f1 = 2 * f[1], f2 = 2 * f[2];
    const uint64_t f3_19 = 19 * f[3], f4_19 = 19 * f[4];
    lanes_wide r0 = LANES_WIDE(0), r1 = r0, r2 = r0, r3 = r0, r4 = r0;

    LANES_ASSERT(within(a, LOOSE));
    r0 = lanes_wide_mac(r0, f[0], f[0]);
    r0 = lanes_wide_mac(r0, f1, f4_19);
    r0 = lanes_wide_mac(r0, f2, f3_19);
    r1 = lanes_wide_mac(r1, f0, f[1]);
    r1 = lanes_wide_mac(r1, f2, f4_19);
    r1 = lanes_wide_mac(r1, f[3], f3_19);
    r2 = lanes_wide_mac(r2, f0, f[2]);
    r2 = lanes_wide_mac(r2, f[1], f[1]);
    r2 = lanes_wide_mac(r2, 2 * f[3], f4_19);
    r3 = lanes_wide_mac(r3, f0, f[3]);
    r3 = lanes_wide_mac(r3, f1, f[2]);
    r3 = lanes_wide_mac(r3, f[4], f4_19);
    r4 = lanes_wide_mac(r4, f0, f[4]);
    r4 = lanes_wide_mac(r4, f1, f[3]);
    r4 = lanes_wide_mac(r4, f[2], f[2]);
    return carry(r0, r1, r2, r3, r4);
}

/* small < 2^20 */
static struct fe51 mul_small(const struct fe51 *a, uint64_t small)
{
    const lanes_wide zero = LANES_WIDE(0);

    return carry(lanes_wide_mac(zero, a->v[0], small), lanes_wide_mac(zero, a->v[1], small),
                 lanes_wide_mac(zero, a->v[2], small), lanes_wide_mac(zero, a->v[3], small),
                 lanes_wide_mac(zero, a->v[4], small));
}

static void mul_portable(struct lanes_fe *out, const struct lanes_fe *a, const struct lanes_fe *b)
{
    const struct fe51 f = unpack(a), g = unpack(b);

    pack(out, mul(&f, &g));
}

static void square_portable(struct lanes_fe *out, const struct lanes_fe *a, unsigned times)
{
    struct fe51 f = unpack(a);

    while (times-- > 0)
        f = square(&f);
    pack(out, f);
}

static void square_two_portable(struct lanes_fe out[2], const struct lanes_fe a[2], unsigned times)
{
    struct fe51 f = unpack(&a[0]), g = unpack(&a[1]);

    while (times-- > 0) {
        f = square(&f);
        g = square(&g);
    }
    pack(&out[0], f);
    pack(&out[1], g);
}

/* Exchanges a and b where mask is all ones. */
static inline void swap(struct fe51 *a, struct fe51 *b, uint64_t mask)
{
    for (size_t i = 0; i < 5; i++) {
        const uint64_t difference = (a->v[i] ^ b->v[i]) & mask;
        a->v[i] ^= difference;
        b->v[i] ^= difference;
    }
}

/* RFC 7748, 5, in its names. Sums of tight numbers are below 2^53, differences below 2^54. */
static void ladder_portable(struct lanes_fe out[2], const uint8_t scalar[32],
                            const struct lanes_fe *u)
{
    const struct fe51 x1 = unpack(u);
    struct fe51 x2 = {{1}}, z2 = {{0}}, x3 = x1, z3 = {{1}};
    uint64_t last = 0;

    for (unsigned t = 255; t-- > 0;) {
        const uint64_t bit = scalar[t / 8] >> (t % 8) & 1, mask = lanes_mask64(bit ^ last);
        last = bit;
        swap(&x2, &x3, mask);
        swap(&z2, &z3, mask);
        struct fe51 a = add(&x2, &z2), b = sub(&x2, &z2), c = add(&x3, &z3), d = sub(&x3, &z3);
        const struct fe51 da = mul(&d, &a), cb = mul(&c, &b), aa = square(&a), bb = square(&b);
        const struct fe51 e = sub(&aa, &bb);
        c = add(&da, &cb);
        d = sub(&da, &cb);
        a = mul_small(&e, 121665);
        b = add(&aa, &a);
        x3 = square(&c);
        d = square(&d);
        z3 = mul(&x1, &d);
        x2 = mul(&aa, &bb);
        z2 = mul(&e, &b);
    }
    /* Bit 0 is not set: nothing is left exchanged. */
    pack(&out[0], x2);
    pack(&out[1], z2);
}

/*
 * dbl-2008-hwcd of Hisil, Wong, Carter, Dawson, "Twisted Edwards Curves
 * Revisited", with a = -1 and all signs turned. T is wanted after the last
 * doubling only.
 */
static void twice_portable(struct lanes_point *p, unsigned times)
{
    struct fe51 x = unpack(&p->x), y = unpack(&p->y), z = unpack(&p->z);

    for (;;) {
        struct fe51 xx = square(&x), yy = square(&y), zz = square(&z), e = add(&x, &y);
        const struct fe51 h = add(&xx, &yy), g = sub(&yy, &xx);
        zz = add(&zz, &zz);
        e = square(&e);
        e = sub(&e, &h); /* 2XY */
        zz = add(&zz, &xx);
        const struct fe51 f = sub(&zz, &yy); /* 2ZZ - G */
        x = mul(&e, &f);
        y = mul(&g, &h);
        z = mul(&f, &g);
        if (--times == 0) {
            pack(&p->t, mul(&e, &h));
            break;
        }
    }
    pack(&p->x, x);
    pack(&p->y, y);
    pack(&p->z, z);
}

/* What both additions end with, from A, B, C, D of RFC 8032, 5.1.4. */
static inline void add_end(struct lanes_point *p, const struct fe51 *a, const struct fe51 *b,
                           const struct fe51 *c, const struct fe51 *d)
{
    const struct fe51 e = sub(b, a), f = sub(d, c), g = add(d, c), h = add(b, a);

    pack(&p->x, mul(&e, &f));
    pack(&p->y, mul(&g, &h));
    pack(&p->z, mul(&f, &g));
    pack(&p->t, mul(&e, &h));
}

static void add_portable(struct lanes_point *p, const struct lanes_cached *q)
{
    const struct fe51 x = unpack(&p->x), y = unpack(&p->y), z = unpack(&p->z), t = unpack(&p->t);
    const struct fe51 sum = unpack(&q->sum), difference = unpack(&q->difference);
    const struct fe51 z2 = unpack(&q->z2), product = unpack(&q->product);
    const struct fe51 minus = sub(&y, &x), plus = add(&y, &x);
    const struct fe51 a = mul(&minus, &difference), b = mul(&plus, &sum), c = mul(&t, &product),
                      d = mul(&z, &z2);

    add_end(p, &a, &b, &c, &d);
}

static void add_affine_portable(struct lanes_point *p, const struct lanes_affine *q)
{
    const struct fe51 x = unpack(&p->x), y = unpack(&p->y), z = unpack(&p->z), t = unpack(&p->t);
    const struct fe51 sum = unpack(&q->sum), difference = unpack(&q->difference);
    const struct fe51 product = unpack(&q->product);
    const struct fe51 minus = sub(&y, &x), plus = add(&y, &x);
    const struct fe51 a = mul(&minus, &difference), b = mul(&plus, &sum), c = mul(&t, &product),
                      d = add(&z, &z);

    add_end(p, &a, &b, &c, &d);
}

static const struct lanes_points points = {
    .twice = twice_portable,
    .add = add_portable,
    .add_affine = add_affine_portable,
};

const struct lanes_curve25519_kernel lanes_curve25519_portable = {
    .kernel = {.name = "portable", .needs = 0},
    .points = &points,
    .mul = mul_portable,
    .square = square_portable,
    .square_two = square_two_portable,
    .invert = lanes_fe_invert,
    .ladder = ladder_portable,
    .base = lanes_points_base,
    .multiples = lanes_points_multiples,
    .sum = lanes_points_sum,
};
