/* SPDX-License-Identifier: Apache-2.0 */
/*
 * 1/x mod p in constant time by division steps: D. J. Bernstein, B.-Y. Yang,
 * "Fast constant-time gcd computation and modular inversion", with the start
 * delta = 1/2 for which 590 steps are enough for numbers below 2^256 (P. Wuille).
 *
 * A step takes (delta, f, g), f odd, to
 *
 *   (1 - delta, g, (g - f) / 2)            if delta > 0 and g is odd,
 *   (1 + delta, f, (g + (g mod 2) f) / 2)  else,
 *
 * and ends at g = 0, f = +-gcd. The next 59 steps depend on the low 59 bits of f
 * and g alone, and are a matrix times 2^-59; so ten times 59 steps are done on
 * words, and the matrix is then applied to f and g, and modulo p to d and e,
 * for which always d x = f and e x = g mod p.
 */
#include "curve25519/points.h"

#include "base/ct.h"
#include "curve25519/field.h"

enum { STEPS = 59, ROUNDS = 10, LIMBS = 5 };

#define MASK ((UINT64_C(1) << STEPS) - 1)

/* Limbs of 59 bits, the last with a sign: v[0] + v[1] 2^59 + .. + v[4] 2^236. */
struct number {
    int64_t v[LIMBS];
};

/* p = 2^19 2^236 - 19, in limbs; and its inverse modulo 2^59 */
enum { P_LOW = -19, P_HIGH = 1 << 19 };
#define P_INVERSE UINT64_C(0x1435e50d79435e5)

/* x / 2^n with the sign: C leaves that to compilers, and all do it so. */
_Static_assert((int64_t)UINT64_MAX == -1 && INT64_C(-3) >> 1 == -2,
               "two's complement, and shifts to the right that keep the sign");

static inline uint64_t sar(uint64_t x, unsigned n)
{
    return (uint64_t)((int64_t)x >> n);
}

/*
 * Few steps, n <= 20, on words that hold a number and its row of the matrix:
 * f + a 2^41 + b 2^62 for what began as the a-fold of f and the b-fold of g. Halving
 * g halves the row too; |a| + |b| <= 1 in every row, so nothing overflows, and after n
 * steps a and b are multiples of 2^-n. Numbers stay below 2^20 in size.
 */
static inline uint64_t few_steps(struct lanes_matrix *out, uint64_t z, uint64_t f, uint64_t g,
                                 unsigned n)
{
    const uint64_t low = (UINT64_C(1) << 20) - 1;

    f = (f & low) + (UINT64_C(1) << 41);
    g = (g & low) + (UINT64_C(1) << 62);
    for (unsigned i = 0; i < n; i++) {
        const uint64_t odd = lanes_mask64(g & 1);
        uint64_t swap = sar(z, 63); /* delta > 0 */
        const uint64_t addend = (f ^ swap) - swap, other = f ^ g;
        swap &= odd;
        z = (z ^ swap) - 1;
        f ^= other & swap;
        g = sar(g + (addend & odd), 1);
    }
    /*
     * Round the number away; then 2^n a is in (-2^20, 2^20]: 1 is reached by the
     * first f alone, -1 never.
     */
    const uint64_t half = UINT64_C(1) << (40 - n), field = (UINT64_C(1) << 21) - 1;
    const uint64_t rf = sar(f + half, 41 - n), rg = sar(g + half, 41 - n);
    const uint64_t u = ((rf + low) & field) - low, q = ((rg + low) & field) - low;
    *out = (struct lanes_matrix){(int64_t)u, (int64_t)sar(rf - u, 21), (int64_t)q,
                                 (int64_t)sar(rg - q, 21)};
    return z;
}

/* The product: first b, then a. */
static struct lanes_matrix times(const struct lanes_matrix *a, const struct lanes_matrix *b)
{
    return (struct lanes_matrix){a->u * b->u + a->v * b->q, a->u * b->v + a->v * b->r,
                                 a->q * b->u + a->r * b->q, a->q * b->v + a->r * b->r};
}

/* f and g after few steps, modulo 2^(64 - n), from their low words. */
static void follow(const struct lanes_matrix *t, uint64_t *f, uint64_t *g, unsigned n)
{
    const uint64_t f0 = *f, g0 = *g;

    *f = ((uint64_t)t->u * f0 + (uint64_t)t->v * g0) >> n;
    *g = ((uint64_t)t->q * f0 + (uint64_t)t->r * g0) >> n;
}

/* Fifty-nine steps, as points.h has them. */
static uint64_t portable_steps(struct lanes_matrix *out, uint64_t zeta, uint64_t f, uint64_t g)
{
    struct lanes_matrix a, b;

    zeta = few_steps(&a, zeta, f, g, 20);
    follow(&a, &f, &g, 20);
    zeta = few_steps(&b, zeta, f, g, 20);
    follow(&b, &f, &g, 20);
    a = times(&b, &a);
    zeta = few_steps(&b, zeta, f, g, 19);
    *out = times(&b, &a);
    return zeta;
}

/* The limb 2^59 above, arithmetically. */
static inline lanes_wide next(lanes_wide w)
{
    return lanes_wide_sar(w, STEPS);
}

static inline int64_t limb(lanes_wide w)
{
    return (int64_t)(lanes_wide_low(w) & MASK);
}

/* (f, g) by the matrix and over 2^59: the lowest limbs come out as 0 and are dropped. */
static void update_fg(struct number *f, struct number *g, const struct lanes_matrix *t)
{
    const lanes_wide zero = LANES_WIDE(0);
    lanes_wide cf = lanes_wide_mac_signed(zero, t->u, f->v[0]);
    lanes_wide cg = lanes_wide_mac_signed(zero, t->q, f->v[0]);

    cf = lanes_wide_mac_signed(cf, t->v, g->v[0]);
    cg = lanes_wide_mac_signed(cg, t->r, g->v[0]);
    LANES_ASSERT(limb(cf) == 0 && limb(cg) == 0);
    for (size_t i = 1; i < LIMBS; i++) {
        const int64_t fi = f->v[i], gi = g->v[i];
        cf = lanes_wide_mac_signed(next(cf), t->u, fi);
        cf = lanes_wide_mac_signed(cf, t->v, gi);
        cg = lanes_wide_mac_signed(next(cg), t->q, fi);
        cg = lanes_wide_mac_signed(cg, t->r, gi);
        f->v[i - 1] = limb(cf);
        g->v[i - 1] = limb(cg);
    }
    f->v[LIMBS - 1] = (int64_t)lanes_wide_low(next(cf));
    g->v[LIMBS - 1] = (int64_t)lanes_wide_low(next(cg));
}

/*
 * The multiple of p, negative or 0, that makes the lowest limb of a d + b e 0: c is the
 * product of the lowest limbs. d and e are in (-2p, p). p is added to what is negative, so
 * that a d + b e is in (-2^59 p, 2^59 p); then at most 2^59 - 1 times p is taken off. Over
 * 2^59 that is in (-2p, p) again.
 */
static inline int64_t multiple_of_p(lanes_wide c, int64_t a, int64_t b, uint64_t minus_d,
                                    uint64_t minus_e)
{
    const uint64_t added = ((uint64_t)a & minus_d) + ((uint64_t)b & minus_e);
    const uint64_t surplus = (lanes_wide_low(c) * P_INVERSE + added) & MASK;

    return (int64_t)(added - surplus);
}

/* The same modulo p. */
static void update_de(struct number *d, struct number *e, const struct lanes_matrix *t)
{
    const lanes_wide zero = LANES_WIDE(0);
    const uint64_t minus_d = 0 - ((uint64_t)d->v[LIMBS - 1] >> 63);
    const uint64_t minus_e = 0 - ((uint64_t)e->v[LIMBS - 1] >> 63);
    lanes_wide cd = lanes_wide_mac_signed(zero, t->u, d->v[0]);
    lanes_wide ce = lanes_wide_mac_signed(zero, t->q, d->v[0]);

    cd = lanes_wide_mac_signed(cd, t->v, e->v[0]);
    ce = lanes_wide_mac_signed(ce, t->r, e->v[0]);
    const int64_t pd = multiple_of_p(cd, t->u, t->v, minus_d, minus_e);
    const int64_t pe = multiple_of_p(ce, t->q, t->r, minus_d, minus_e);
    cd = lanes_wide_mac_signed(cd, pd, P_LOW);
    ce = lanes_wide_mac_signed(ce, pe, P_LOW);
    LANES_ASSERT(limb(cd) == 0 && limb(ce) == 0);
    for (size_t i = 1; i < LIMBS; i++) {
        const int64_t di = d->v[i], ei = e->v[i];
        cd = lanes_wide_mac_signed(next(cd), t->u, di);
        cd = lanes_wide_mac_signed(cd, t->v, ei);
        ce = lanes_wide_mac_signed(next(ce), t->q, di);
        ce = lanes_wide_mac_signed(ce, t->r, ei);
        if (i == LIMBS - 1) {
            cd = lanes_wide_mac_signed(cd, pd, P_HIGH);
            ce = lanes_wide_mac_signed(ce, pe, P_HIGH);
        }
        d->v[i - 1] = limb(cd);
        e->v[i - 1] = limb(ce);
    }
    d->v[LIMBS - 1] = (int64_t)lanes_wide_low(next(cd));
    e->v[LIMBS - 1] = (int64_t)lanes_wide_low(next(ce));
}

/* Carries of limbs that are off by little. */
static void settle(struct number *a)
{
    for (size_t i = 0; i < LIMBS - 1; i++) {
        const uint64_t v = (uint64_t)a->v[i];
        a->v[i + 1] = (int64_t)((uint64_t)a->v[i + 1] + sar(v, STEPS));
        a->v[i] = (int64_t)(v & MASK);
    }
}

/* a += p if a is negative */
static void add_p_if_negative(struct number *a)
{
    const uint64_t minus = 0 - ((uint64_t)a->v[LIMBS - 1] >> 63);

    a->v[0] += (int64_t)(minus & (uint64_t)P_LOW);
    a->v[LIMBS - 1] += (int64_t)(minus & P_HIGH);
    settle(a);
}

void lanes_fe_invert_by(lanes_steps *steps, struct lanes_fe *out, const struct lanes_fe *a)
{
    const struct lanes_fe x = lanes_fe_reduce(a);
    const uint64_t *const w = x.w;
    struct number f = {{(int64_t)(MASK - 18), (int64_t)MASK, (int64_t)MASK, (int64_t)MASK,
                        P_HIGH - 1}};
    struct number g = {{(int64_t)(w[0] & MASK), (int64_t)((w[0] >> 59 | w[1] << 5) & MASK),
                        (int64_t)((w[1] >> 54 | w[2] << 10) & MASK),
                        (int64_t)((w[2] >> 49 | w[3] << 15) & MASK), (int64_t)(w[3] >> 44)}};
    struct number d = {{0}}, e = {{1}};
    struct lanes_matrix t;
    uint64_t zeta = ~UINT64_C(0); /* -1 */

    for (int i = 0; i < ROUNDS; i++) {
        zeta = steps(&t, zeta, (uint64_t)f.v[0], (uint64_t)g.v[0]);
        /* First what the next steps wait for. */
        update_fg(&f, &g, &t);
        update_de(&d, &e, &t);
    }
    LANES_ASSERT((g.v[0] | g.v[1] | g.v[2] | g.v[3] | g.v[4]) == 0);
    /* f is 1 or -1, or for x = 0 p or -p, and then d = 0. */
    const int64_t minus = (int64_t)(0 - ((uint64_t)f.v[LIMBS - 1] >> 63));
    add_p_if_negative(&d);
    for (size_t i = 0; i < LIMBS; i++)
        d.v[i] = (d.v[i] ^ minus) - minus;
    settle(&d);
    add_p_if_negative(&d);
    const uint64_t r[LIMBS] = {(uint64_t)d.v[0], (uint64_t)d.v[1], (uint64_t)d.v[2],
                               (uint64_t)d.v[3], (uint64_t)d.v[4]};
    *out = (struct lanes_fe){{r[0] | r[1] << 59, r[1] >> 5 | r[2] << 54, r[2] >> 10 | r[3] << 49,
                              r[3] >> 15 | r[4] << 44}};
    lanes_wipe(&f, sizeof(f));
    lanes_wipe(&g, sizeof(g));
    lanes_wipe(&d, sizeof(d));
    lanes_wipe(&e, sizeof(e));
    lanes_wipe(&t, sizeof(t));
}

void lanes_fe_invert(struct lanes_fe *out, const struct lanes_fe *a)
{
    lanes_fe_invert_by(portable_steps, out, a);
}
