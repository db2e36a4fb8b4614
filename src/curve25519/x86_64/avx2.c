/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The AVX2 row of Curve25519: sums of multiples of public points with four products
 * side by side; all else is that of the row for every x86-64. With ADX, one product after
 * another is faster.
 */
#include "curve25519/x86_64/avx2.h"

#include "base/cpu.h"
#include "curve25519/field.h"
#include "curve25519/x86_64/x64.h"

#define MASK26 ((UINT64_C(1) << 26) - 1)
#define MASK25 ((UINT64_C(1) << 25) - 1)

enum { Q_WORDS = 20 };

/* Lane `lane` of q, as lanes_curve25519_add_avx2 wants it. */
static inline void put_lane(uint64_t q[Q_WORDS], size_t lane, const struct lanes_fe *v)
{
    const uint64_t *const w = v->w;

    q[lane] = (w[0] & MASK26) | (w[0] >> 26 & MASK25) << 32;
    q[4 + lane] = ((w[0] >> 51 | w[1] << 13) & MASK26) | (w[1] >> 13 & MASK25) << 32;
    q[8 + lane] = (w[1] >> 38) | (w[2] & MASK25) << 32;
    q[12 + lane] = (w[2] >> 25 & MASK26) | ((w[2] >> 51 | w[3] << 13) & MASK25) << 32;
    q[16 + lane] = (w[3] >> 12 & MASK26) | w[3] >> 38 << 32;
}

static void put_cached(uint64_t q[Q_WORDS], const struct lanes_cached *cached)
{
    put_lane(q, 0, &cached->difference);
    put_lane(q, 1, &cached->sum);
    put_lane(q, 2, &cached->z2);
    put_lane(q, 3, &cached->product);
}

static void put_affine(uint64_t q[Q_WORDS], const struct lanes_affine *affine)
{
    const struct lanes_fe two = lanes_fe_small(2);

    put_lane(q, 0, &affine->difference);
    put_lane(q, 1, &affine->sum);
    put_lane(q, 2, &two);
    put_lane(q, 3, &affine->product);
}

/*
 * A lane of tight limbs, in words, below 2^255 + 2^6: the carries leave the limbs
 * below 2^26 and 2^25, but limb 0, to which the last, at most 1, comes back times 19.
 */
static struct lanes_fe get_lane(const struct lanes_fe_x4 *p, size_t lane)
{
    uint64_t v[LANES_FE_X4_LIMBS], carry = 0;

    for (size_t i = 0; i < LANES_FE_X4_LIMBS; i++) {
        const unsigned bits = i % 2 == 0 ? 26 : 25;
        carry += p->limb[i][lane];
        v[i] = carry & ((UINT64_C(1) << bits) - 1);
        carry >>= bits;
    }
    LANES_ASSERT(carry <= 1);
    /* Pairs of 51 bits. */
    for (size_t i = 0; i < 5; i++)
        v[i] = v[2 * i] + (v[2 * i + 1] << 26);
    struct lanes_fe out = {{v[0] | v[1] << 51, v[1] >> 13 | v[2] << 38, v[2] >> 26 | v[3] << 25,
                            v[3] >> 39 | v[4] << 12}};
    (void)lanes_fe_ripple_(&out, 19 * carry);
    return out;
}

static void multiples_avx2(const struct lanes_curve25519_kernel *row,
                           struct lanes_multiples *out, const struct lanes_point *p)
{
    struct lanes_multiples multiples;
    const struct lanes_cached *const table = (const struct lanes_cached *)&multiples;

    lanes_points_multiples(row, &multiples, p);
    for (size_t i = 0; i < LANES_MULTIPLES; i++)
        put_cached(out->w + Q_WORDS * i, &table[i]);
}

/* The multiple of the point of the term: of the point's own table, or put into q. */
static const uint64_t *multiple(uint64_t q[Q_WORDS], const struct lanes_term *term, size_t i)
{
    if (term->factor == LANES_FACTOR_POINT)
        return term->multiples->w + Q_WORDS * i;
    put_affine(q, &lanes_base_odd[term->factor - LANES_FACTOR_BASE][i]);
    return q;
}

static void sum_avx2(const struct lanes_curve25519_kernel *row, struct lanes_point *out,
                     const struct lanes_term *terms, size_t n, size_t digits)
{
    struct lanes_fe_x4 p = {.limb = {{0, 1, 1, 0}}}; /* the neutral element */
    unsigned doublings = 0;
    bool begun = false;

    (void)row;
    for (size_t i = digits; i-- > 0;) {
        doublings++;
        for (size_t k = 0; k < n; k++) {
            uint64_t q[Q_WORDS];
            const int digit = terms[k].digit[i];
            if (digit == 0)
                continue;
            const size_t index = (size_t)(digit < 0 ? -digit : digit) / 2;
            const uint64_t *const add = multiple(q, &terms[k], index);
            if (begun && doublings > 0)
                lanes_curve25519_twice_avx2(&p, doublings);
            begun = true;
            doublings = 0;
            lanes_curve25519_add_avx2(&p, add, digit < 0);
        }
    }
    if (begun && doublings > 0)
        lanes_curve25519_twice_avx2(&p, doublings);
    out->x = get_lane(&p, 0);
    out->y = get_lane(&p, 1);
    out->z = get_lane(&p, 2);
    out->t = get_lane(&p, 3);
}

const struct lanes_curve25519_kernel lanes_curve25519_avx2 = {
    .kernel = {.name = "avx2", .needs = LANES_CPU_X86_64 | LANES_CPU_AVX2},
    .points = &lanes_curve25519_points_x64,
    .mul = lanes_curve25519_mul_x64,
    .square = lanes_curve25519_square_x64,
    .square_two = lanes_curve25519_square_two_x64,
    .invert = lanes_curve25519_invert_x64,
    .ladder = lanes_curve25519_ladder_x64,
    .base = lanes_points_base,
    .multiples = multiples_avx2,
    .sum = sum_avx2,
};
