/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The loops over points for rows that add one point after another: a row
 * brings the operations, here is the order in which they are called.
 */
#ifndef LANES_CURVE25519_POINTS_H
#define LANES_CURVE25519_POINTS_H

#include "curve25519/kernels.h"

/* A point to be added: Y + X, Y - X, 2Z, 2dT. */
struct lanes_cached {
    struct lanes_fe sum, difference, z2, product;
};

/*
 * The comb of the base point: scalars in signed digits of LANES_COMB_WIDTH bits,
 * of which even and odd ones share a column.
 */
enum {
    LANES_COMB_WIDTH = 6,
    LANES_COMB_MULTIPLES = 1 << (LANES_COMB_WIDTH - 1),
    LANES_COMB_DIGITS = 44, /* even, and enough for 256 bits */
    LANES_COMB_COLUMNS = LANES_COMB_DIGITS / 2,
    LANES_BASE_MULTIPLES = 64,
    LANES_BASE_PARTS = LANES_FACTORS - LANES_FACTOR_BASE,
};

/* [i][j] = (j + 1) 2^(2 i LANES_COMB_WIDTH) B; the lowest word of product is below 2^64 - 37 */
extern const struct lanes_affine lanes_base_comb[LANES_COMB_COLUMNS][LANES_COMB_MULTIPLES];

/* How public points are added. */
enum {
    LANES_ADD_MINUS = 1,  /* p - q instead of p + q */
    LANES_ADD_WITH_T = 2, /* what comes next reads t; without it t is left behind as it was */
};

struct lanes_points {
    /* p = 2^times p, times >= 1; reads no t. */
    void (*twice)(struct lanes_point *p, unsigned times);
    /* p = p + q, complete for all points of the curve */
    void (*add)(struct lanes_point *p, const struct lanes_cached *q);
    void (*add_affine)(struct lanes_point *p, const struct lanes_affine *q);
    /*
     * The same, and then q = digit table[0], for table[i] = (i + 1) table[0] and a secret
     * |digit| <= LANES_COMB_MULTIPLES. NULL: the one after the other, in C.
     */
    void (*add_select)(struct lanes_point *p, struct lanes_affine *q,
                       const struct lanes_affine table[LANES_COMB_MULTIPLES], int digit);
    /* Additions of public points by the flags above. NULL: add a negated copy. */
    void (*add_signed)(struct lanes_point *p, const struct lanes_cached *q, unsigned how);
    void (*add_affine_signed)(struct lanes_point *p, const struct lanes_affine *q, unsigned how);
};

/* [i][j] = (2j + 1) 2^(64 i) B */
extern const struct lanes_affine lanes_base_odd[LANES_BASE_PARTS][LANES_BASE_MULTIPLES];

/* base, multiples and sum of struct lanes_curve25519_kernel, by the operations of the row. */
void lanes_points_base(const struct lanes_curve25519_kernel *row, struct lanes_point *out,
                       const uint8_t scalar[32]);
void lanes_points_multiples(const struct lanes_curve25519_kernel *row, struct lanes_multiples *out,
                            const struct lanes_point *p);
void lanes_points_sum(const struct lanes_curve25519_kernel *row, struct lanes_point *out,
                      const struct lanes_term *terms, size_t n, size_t digits);

extern const struct lanes_fe lanes_fe_d, lanes_fe_2d, lanes_fe_root_minus_1;

/* 2^59 (f, g) = (u f + v g, q f + r g); |u| + |v| <= 2^59 and |q| + |r| <= 2^59 */
struct lanes_matrix {
    int64_t u, v, q, r;
};

/*
 * Fifty-nine division steps on the low words of f, which is odd, and g: their matrix.
 * zeta = -(delta + 1/2), less than 2^10 in size, goes in and is returned (see invert.c).
 */
typedef uint64_t lanes_steps(struct lanes_matrix *out, uint64_t zeta, uint64_t f, uint64_t g);

/* invert: by a row's steps, and in C alone. */
void lanes_fe_invert_by(lanes_steps *steps, struct lanes_fe *out, const struct lanes_fe *a);
void lanes_fe_invert(struct lanes_fe *out, const struct lanes_fe *a);

/* out[i] = a[i]^((p-5)/8) = a[i]^(2^252 - 3), i < n, for n = 1 or 2 */
void lanes_fe_power_p58(const struct lanes_curve25519_kernel *row, struct lanes_fe *out,
                        const struct lanes_fe *a, size_t n);

#endif
