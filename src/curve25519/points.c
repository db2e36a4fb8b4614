/* SPDX-License-Identifier: Apache-2.0 */
#include "curve25519/points.h"

#include "base/ct.h"
#include "curve25519/field.h"

/* Squares and products of n numbers side by side, n = 1 or 2. */
static void squares(const struct lanes_curve25519_kernel *row, struct lanes_fe *out,
                    const struct lanes_fe *a, size_t n, unsigned times)
{
    if (n == 2)
        row->square_two(out, a, times);
    else
        row->square(out, a, times);
}

static void products(const struct lanes_curve25519_kernel *row, struct lanes_fe *out,
                     const struct lanes_fe *a, const struct lanes_fe *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        row->mul(&out[i], &a[i], &b[i]);
}

/* By the number of ones in the exponent: 1, 2, 4, 5, 10, 20, 40, 50, 100, 200, 250. */
void lanes_fe_power_p58(const struct lanes_curve25519_kernel *row, struct lanes_fe *out,
                        const struct lanes_fe *a, size_t n)
{
    struct lanes_fe t0[2], t1[2], t2[2];

    LANES_ASSERT(n == 1 || n == 2);
    squares(row, t0, a, n, 1);    /* 2 */
    products(row, t0, t0, a, n);  /* 3 = 2^2 - 1 */
    squares(row, t1, t0, n, 2);   /* 2^4 - 2^2 */
    products(row, t0, t1, t0, n); /* 2^4 - 1 */
    squares(row, t0, t0, n, 1);   /* 2^5 - 2 */
    products(row, t0, t0, a, n);  /* 2^5 - 1 */
    squares(row, t1, t0, n, 5);   /* 2^10 - 2^5 */
    products(row, t0, t1, t0, n); /* 2^10 - 1 */
    squares(row, t1, t0, n, 10);  /* 2^20 - 2^10 */
    products(row, t1, t1, t0, n); /* 2^20 - 1 */
    squares(row, t2, t1, n, 20);  /* 2^40 - 2^20 */
    products(row, t1, t2, t1, n); /* 2^40 - 1 */
    squares(row, t1, t1, n, 10);  /* 2^50 - 2^10 */
    products(row, t0, t1, t0, n); /* 2^50 - 1 */
    squares(row, t1, t0, n, 50);  /* 2^100 - 2^50 */
    products(row, t1, t1, t0, n); /* 2^100 - 1 */
    squares(row, t2, t1, n, 100); /* 2^200 - 2^100 */
    products(row, t1, t2, t1, n); /* 2^200 - 1 */
    squares(row, t1, t1, n, 50);  /* 2^250 - 2^50 */
    products(row, t0, t1, t0, n); /* 2^250 - 1 */
    squares(row, t0, t0, n, 2);   /* 2^252 - 4 */
    products(row, out, t0, a, n); /* 2^252 - 3 */
}

/* q = digit table[0]; the digit is secret */
static void select_multiple(struct lanes_affine *q,
                            const struct lanes_affine table[LANES_COMB_MULTIPLES], int digit)
{
    const uint64_t negative = (uint64_t)(int64_t)digit >> 63;
    const uint64_t size = ((uint64_t)(int64_t)digit ^ (0 - negative)) + negative;
    const uint64_t minus = lanes_mask64(negative);
    const struct lanes_fe one = lanes_fe_small(1);
    struct lanes_affine v = {.sum = one, .difference = one};

    LANES_ASSERT(size <= LANES_COMB_MULTIPLES);
    for (uint64_t i = 1; i <= LANES_COMB_MULTIPLES; i++) {
        /* The top bit of difference - 1 is set only for 0. */
        const uint64_t mask = lanes_mask64(((i ^ size) - 1) >> 63);
        lanes_fe_choose(&v.sum, &table[i - 1].sum, mask);
        lanes_fe_choose(&v.difference, &table[i - 1].difference, mask);
        lanes_fe_choose(&v.product, &table[i - 1].product, mask);
    }
    /* -(x, y) = (-x, y) */
    const struct lanes_fe sum = v.sum, product = lanes_fe_negate(&v.product);
    lanes_fe_choose(&v.sum, &v.difference, minus);
    lanes_fe_choose(&v.difference, &sum, minus);
    lanes_fe_choose(&v.product, &product, minus);
    *q = v;
}

static void add_select(const struct lanes_points *points, struct lanes_point *p,
                       struct lanes_affine *q,
                       const struct lanes_affine table[LANES_COMB_MULTIPLES], int digit)
{
    if (points->add_select != NULL) {
        points->add_select(p, q, table, digit);
    } else {
        points->add_affine(p, q);
        select_multiple(q, table, digit);
    }
}

static void identity(struct lanes_point *p)
{
    memset(p, 0, sizeof(*p));
    p->y.w[0] = p->z.w[0] = 1;
}

/* The scalar, below 2^255, as a sum of digit[i] 2^(LANES_COMB_WIDTH i). */
static void comb_digits(int8_t digit[LANES_COMB_DIGITS], const uint8_t scalar[32])
{
    enum { RADIX = 1 << LANES_COMB_WIDTH };
    unsigned carry = 0, bits = 0, have = 0;

    LANES_ASSERT(scalar[31] < 128);
    for (size_t i = 0, next = 0; i < LANES_COMB_DIGITS; i++) {
        if (have < LANES_COMB_WIDTH && next < 32) {
            bits |= (unsigned)scalar[next++] << have;
            have += 8;
        }
        const unsigned v = (bits & (RADIX - 1)) + carry;
        carry = (v + RADIX / 2) >> LANES_COMB_WIDTH;
        digit[i] = (int8_t)((int)v - (int)(carry << LANES_COMB_WIDTH));
        bits >>= LANES_COMB_WIDTH;
        have -= LANES_COMB_WIDTH;
    }
}

/* Odd digits first; what they add up to has the weight 2^LANES_COMB_WIDTH. */
void lanes_points_base(const struct lanes_curve25519_kernel *row, struct lanes_point *out,
                       const uint8_t scalar[32])
{
    const struct lanes_points *const points = row->points;
    int8_t digit[LANES_COMB_DIGITS];
    struct lanes_affine q;

    comb_digits(digit, scalar);
    identity(out);
    select_multiple(&q, lanes_base_comb[0], digit[1]);
    for (size_t i = 1; i < LANES_COMB_COLUMNS; i++)
        add_select(points, out, &q, lanes_base_comb[i], digit[2 * i + 1]);
    add_select(points, out, &q, lanes_base_comb[0], digit[0]);
    points->twice(out, LANES_COMB_WIDTH);
    for (size_t i = 1; i < LANES_COMB_COLUMNS; i++)
        add_select(points, out, &q, lanes_base_comb[i], digit[2 * i]);
    points->add_affine(out, &q);
    lanes_wipe(digit, sizeof(digit));
    lanes_wipe(&q, sizeof(q));
}

static void to_cached(const struct lanes_curve25519_kernel *row, struct lanes_cached *out,
                      const struct lanes_point *p)
{
    out->sum = lanes_fe_add(&p->y, &p->x);
    out->difference = lanes_fe_sub(&p->y, &p->x);
    out->z2 = lanes_fe_add(&p->z, &p->z);
    row->mul(&out->product, &p->t, &lanes_fe_2d);
}

_Static_assert(sizeof(struct lanes_cached[LANES_MULTIPLES]) <= sizeof(struct lanes_multiples),
               "room for the multiples");

void lanes_points_multiples(const struct lanes_curve25519_kernel *row, struct lanes_multiples *out,
                            const struct lanes_point *p)
{
    struct lanes_cached *const table = (struct lanes_cached *)out, twice;
    struct lanes_point q = *p;

    to_cached(row, &table[0], p);
    row->points->twice(&q, 1);
    to_cached(row, &twice, &q);
    q = *p;
    for (size_t i = 1; i < LANES_MULTIPLES; i++) {
        row->points->add(&q, &twice);
        to_cached(row, &table[i], &q);
    }
}

/* Where an odd, public digit has its multiple in a table of as many. */
static size_t index_of(int digit, int multiples)
{
    const int size = digit < 0 ? -digit : digit;

    LANES_ASSERT(size % 2 == 1 && size < 2 * multiples);
    return (size_t)size / 2;
}

/* -(X : Y : Z : T) = (-X : Y : Z : -T) */
static void add_multiple(const struct lanes_points *points, struct lanes_point *p,
                         const struct lanes_multiples *multiples, int digit, unsigned with_t)
{
    const struct lanes_cached *const table = (const struct lanes_cached *)multiples;
    const struct lanes_cached *const q = &table[index_of(digit, LANES_MULTIPLES)];

    if (points->add_signed != NULL) {
        points->add_signed(p, q, with_t | (digit < 0 ? LANES_ADD_MINUS : 0));
    } else if (digit > 0) {
        points->add(p, q);
    } else {
        const struct lanes_cached minus = {q->difference, q->sum, q->z2,
                                           lanes_fe_negate(&q->product)};
        points->add(p, &minus);
    }
}

static void add_base(const struct lanes_points *points, struct lanes_point *p,
                     const struct lanes_affine table[LANES_BASE_MULTIPLES], int digit,
                     unsigned with_t)
{
    const struct lanes_affine *const q = &table[index_of(digit, LANES_BASE_MULTIPLES)];

    if (points->add_affine_signed != NULL) {
        points->add_affine_signed(p, q, with_t | (digit < 0 ? LANES_ADD_MINUS : 0));
    } else if (digit > 0) {
        points->add_affine(p, q);
    } else {
        const struct lanes_affine minus = {q->difference, q->sum, lanes_fe_negate(&q->product)};
        points->add_affine(p, &minus);
    }
}

/* How many of the terms, from the first, it takes to have all digits of this place. */
static size_t terms_at(const struct lanes_term *terms, size_t n, size_t place)
{
    while (n > 0 && terms[n - 1].digit[place] == 0)
        n--;
    return n;
}

void lanes_points_sum(const struct lanes_curve25519_kernel *row, struct lanes_point *out,
                      const struct lanes_term *terms, size_t n, size_t digits)
{
    const struct lanes_points *const points = row->points;
    unsigned doublings = 0;
    bool begun = false;

    identity(out);
    for (size_t i = digits; i-- > 0;) {
        const size_t here = terms_at(terms, n, i);
        doublings++;
        for (size_t k = 0; k < here; k++) {
            const int digit = terms[k].digit[i];
            /* A doubling, which comes next after the last of a place, reads no t. */
            const unsigned with_t = i == 0 || k + 1 < here ? LANES_ADD_WITH_T : 0;
            if (digit == 0)
                continue;
            if (begun && doublings > 0)
                points->twice(out, doublings);
            begun = true;
            doublings = 0;
            if (terms[k].factor == LANES_FACTOR_POINT)
                add_multiple(points, out, terms[k].multiples, digit, with_t);
            else
                add_base(points, out, lanes_base_odd[terms[k].factor - LANES_FACTOR_BASE], digit,
                         with_t);
        }
    }
    if (begun && doublings > 0)
        points->twice(out, doublings);
}
