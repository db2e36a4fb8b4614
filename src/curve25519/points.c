/* SPDX-License-Identifier: Apache-2.0 */
#include "curve25519/points.h"

#include "base/ct.h"
#include "curve25519/field.h"

typedef void fe_mul(struct lanes_fe *, const struct lanes_fe *, const struct lanes_fe *);
typedef void fe_square(struct lanes_fe *, const struct lanes_fe *, unsigned);

/* By the number of ones in the exponent: 1, 2, 4, 5, 10, 20, 40, 50, 100, 200, 250. */
void lanes_fe_power_p58(fe_mul *mul, fe_square *square, struct lanes_fe *out,
                        const struct lanes_fe *a)
{
    struct lanes_fe t0, t1, t2;

    square(&t0, a, 1);     /* 2 */
    mul(&t0, &t0, a);      /* 3 = 2^2 - 1 */
    square(&t1, &t0, 2);   /* 2^4 - 2^2 */
    mul(&t0, &t1, &t0);    /* 2^4 - 1 */
    square(&t0, &t0, 1);   /* 2^5 - 2 */
    mul(&t0, &t0, a);      /* 2^5 - 1 */
    square(&t1, &t0, 5);   /* 2^10 - 2^5 */
    mul(&t0, &t1, &t0);    /* 2^10 - 1 */
    square(&t1, &t0, 10);  /* 2^20 - 2^10 */
    mul(&t1, &t1, &t0);    /* 2^20 - 1 */
    square(&t2, &t1, 20);  /* 2^40 - 2^20 */
    mul(&t1, &t2, &t1);    /* 2^40 - 1 */
    square(&t1, &t1, 10);  /* 2^50 - 2^10 */
    mul(&t0, &t1, &t0);    /* 2^50 - 1 */
    square(&t1, &t0, 50);  /* 2^100 - 2^50 */
    mul(&t1, &t1, &t0);    /* 2^100 - 1 */
    square(&t2, &t1, 100); /* 2^200 - 2^100 */
    mul(&t1, &t2, &t1);    /* 2^200 - 1 */
    square(&t1, &t1, 50);  /* 2^250 - 2^50 */
    mul(&t0, &t1, &t0);    /* 2^250 - 1 */
    square(&t0, &t0, 2);   /* 2^252 - 4 */
    mul(out, &t0, a);      /* 2^252 - 3 */
}

void lanes_points_select(struct lanes_affine *out, const struct lanes_affine q[8], int8_t digit)
{
    const uint64_t negative = (uint8_t)digit >> 7;
    const uint64_t size = ((uint64_t)(int64_t)digit ^ (0 - negative)) + negative;
    const uint64_t minus = lanes_mask64(negative);
    const struct lanes_fe one = lanes_fe_small(1);
    struct lanes_affine v = {.sum = one, .difference = one};

    for (uint64_t i = 1; i <= 8; i++) {
        /* The top bit of difference - 1 is set only for 0. */
        const uint64_t mask = lanes_mask64(((i ^ size) - 1) >> 63);
        lanes_fe_choose(&v.sum, &q[i - 1].sum, mask);
        lanes_fe_choose(&v.difference, &q[i - 1].difference, mask);
        lanes_fe_choose(&v.product, &q[i - 1].product, mask);
    }
    /* -(x, y) = (-x, y) */
    const struct lanes_fe sum = v.sum, product = lanes_fe_negate(&v.product);
    lanes_fe_choose(&v.sum, &v.difference, minus);
    lanes_fe_choose(&v.difference, &sum, minus);
    lanes_fe_choose(&v.product, &product, minus);
    *out = v;
}

static void identity(struct lanes_point *p)
{
    memset(p, 0, sizeof(*p));
    p->y.w[0] = p->z.w[0] = 1;
}

/*
 * The scalar in 64 signed digits of radix 16, -8 <= digit < 8 but for the last,
 * which is at most 8. Even and odd digits share the columns 256^i B of the
 * comb, the odd ones first; then all is multiplied by 16.
 */
void lanes_points_base(const struct lanes_points *row, struct lanes_point *out,
                       const uint8_t scalar[32])
{
    int8_t digit[64];
    struct lanes_affine q;
    unsigned carry = 0;

    for (size_t i = 0; i < 64; i++) {
        const unsigned v = (scalar[i / 2] >> (4 * (i % 2)) & 15u) + carry;
        carry = i == 63 ? 0 : (v + 8) >> 4;
        digit[i] = (int8_t)(v - (carry << 4));
    }
    LANES_ASSERT(scalar[31] < 128);
    identity(out);
    for (size_t i = 1; i < 64; i += 2) {
        row->select(&q, lanes_base_comb[i / 2], digit[i]);
        row->add_affine(out, &q);
    }
    row->twice(out, 4);
    for (size_t i = 0; i < 64; i += 2) {
        row->select(&q, lanes_base_comb[i / 2], digit[i]);
        row->add_affine(out, &q);
    }
    lanes_wipe(digit, sizeof(digit));
    lanes_wipe(&q, sizeof(q));
}

static void to_cached(const struct lanes_points *row, struct lanes_cached *out,
                      const struct lanes_point *p)
{
    out->sum = lanes_fe_add(&p->y, &p->x);
    out->difference = lanes_fe_sub(&p->y, &p->x);
    out->z2 = lanes_fe_add(&p->z, &p->z);
    row->mul(&out->product, &p->t, &lanes_fe_2d);
}

_Static_assert(sizeof(struct lanes_cached[LANES_MULTIPLES]) <= sizeof(struct lanes_multiples),
               "room for the multiples");

void lanes_points_multiples(const struct lanes_points *row, struct lanes_multiples *out,
                            const struct lanes_point *p)
{
    struct lanes_cached *const table = (struct lanes_cached *)out, twice;
    struct lanes_point q = *p;

    to_cached(row, &table[0], p);
    row->twice(&q, 1);
    to_cached(row, &twice, &q);
    q = *p;
    for (size_t i = 1; i < LANES_MULTIPLES; i++) {
        row->add(&q, &twice);
        to_cached(row, &table[i], &q);
    }
}

/* -(X : Y : Z : T) = (-X : Y : Z : -T) */
static void add_multiple(const struct lanes_points *row, struct lanes_point *p,
                         const struct lanes_multiples *multiples, int digit)
{
    const struct lanes_cached *const table = (const struct lanes_cached *)multiples;
    const struct lanes_cached *const q = &table[(digit < 0 ? -digit : digit) / 2];

    if (digit > 0) {
        row->add(p, q);
    } else {
        const struct lanes_cached minus = {q->difference, q->sum, q->z2,
                                           lanes_fe_negate(&q->product)};
        row->add(p, &minus);
    }
}

static void add_base(const struct lanes_points *row, struct lanes_point *p,
                     const struct lanes_affine table[LANES_BASE_MULTIPLES], int digit)
{
    const struct lanes_affine *const q = &table[(digit < 0 ? -digit : digit) / 2];

    if (digit > 0) {
        row->add_affine(p, q);
    } else {
        const struct lanes_affine minus = {q->difference, q->sum, lanes_fe_negate(&q->product)};
        row->add_affine(p, &minus);
    }
}

void lanes_points_sum(const struct lanes_points *row, struct lanes_point *out,
                      const struct lanes_term *terms, size_t n, size_t digits)
{
    unsigned doublings = 0;
    bool begun = false;

    identity(out);
    for (size_t i = digits; i-- > 0;) {
        doublings++;
        for (size_t k = 0; k < n; k++) {
            const int digit = terms[k].digit[i];
            if (digit == 0)
                continue;
            if (begun && doublings > 0)
                row->twice(out, doublings);
            begun = true;
            doublings = 0;
            if (terms[k].factor == LANES_FACTOR_POINT)
                add_multiple(row, out, terms[k].multiples, digit);
            else
                add_base(row, out, lanes_base_odd[terms[k].factor == LANES_FACTOR_BASE_HIGH],
                         digit);
        }
    }
    if (begun && doublings > 0)
        row->twice(out, doublings);
}
