/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rows of Curve25519: what X25519 (RFC 7748) and Ed25519 (RFC 8032) spend
 * their time in. Scalars, encodings and the rules of the two standards are
 * common code; multiplications in the field and of points are rows.
 */
#ifndef LANES_CURVE25519_KERNELS_H
#define LANES_CURVE25519_KERNELS_H

#include "base/kernel.h"

/*
 * A number modulo p = 2^255 - 19 between rows and their callers: four words,
 * least significant first, any value below 2^256. Inside, rows compute in
 * whatever form they like.
 */
struct lanes_fe {
    uint64_t w[4];
};

/*
 * A point of edwards25519 in extended coordinates: x = X/Z, y = Y/Z, XY = ZT.
 * Each is below 2^255 + 2^12, as products are.
 */
struct lanes_point {
    struct lanes_fe x, y, z, t;
};

/* A point of a table, Z = 1: y + x, y - x, 2dxy; all below p. */
struct lanes_affine {
    struct lanes_fe sum, difference, product;
};

/* P, 3P, .. 15P in the form that a row adds quickest; public. */
enum { LANES_MULTIPLES = 8 };

struct lanes_multiples {
    _Alignas(32) uint64_t w[LANES_MULTIPLES * 20];
};

/*
 * A scalar times a point as a sum of digit[i] 2^i point, each digit 0 or odd,
 * its absolute value below 16, or below 128 for the base point. A scalar below
 * 2^255 has no more digits than this.
 */
enum { LANES_DIGITS_MAX = 256 };

enum lanes_factor {
    LANES_FACTOR_POINT,    /* the point of `multiples` */
    LANES_FACTOR_BASE,     /* B */
    LANES_FACTOR_BASE_64,  /* 2^64 B */
    LANES_FACTOR_BASE_128, /* 2^128 B */
    LANES_FACTOR_BASE_192, /* 2^192 B */
    LANES_FACTORS,
};

struct lanes_term {
    enum lanes_factor factor;
    const struct lanes_multiples *multiples; /* by the same row; with LANES_FACTOR_POINT */
    int8_t digit[LANES_DIGITS_MAX];
};

struct lanes_points; /* the operations behind base, multiples, sum: points.h */

struct lanes_curve25519_kernel {
    struct lanes_kernel kernel;
    const struct lanes_points *points;

    /* Constant time; outputs may be inputs. */
    void (*mul)(struct lanes_fe *out, const struct lanes_fe *a, const struct lanes_fe *b);
    /* out = a^(2^times), times >= 1 */
    void (*square)(struct lanes_fe *out, const struct lanes_fe *a, unsigned times);
    /* The same of two numbers that do not wait for each other. */
    void (*square_two)(struct lanes_fe out[2], const struct lanes_fe a[2], unsigned times);
    /* out = 1/a, or 0 for 0 */
    void (*invert)(struct lanes_fe *out, const struct lanes_fe *a);
    /*
     * RFC 7748, 5: the ladder without its last division, out[0]/out[1] = X25519(scalar, u),
     * out[1] = 0 mod p for the point at infinity. Bit 254 of scalar is set, bits
     * 0, 1, 2 and 255 are not.
     */
    void (*ladder)(struct lanes_fe out[2], const uint8_t scalar[32], const struct lanes_fe *u);
    /* out = scalar B, for a scalar below 2^255. This and what follows is called with its row. */
    void (*base)(const struct lanes_curve25519_kernel *row, struct lanes_point *out,
                 const uint8_t scalar[32]);

    /* Of public numbers only; time depends on them. */
    void (*multiples)(const struct lanes_curve25519_kernel *row, struct lanes_multiples *out,
                      const struct lanes_point *p);
    /* out = the sum of the terms; digits from `digits` on are 0. */
    void (*sum)(const struct lanes_curve25519_kernel *row, struct lanes_point *out,
                const struct lanes_term *terms, size_t n, size_t digits);
};

extern const struct lanes_kernel_table lanes_curve25519_kernels;
extern const struct lanes_curve25519_kernel lanes_curve25519_portable;
/* Where compiled in. */
extern const struct lanes_curve25519_kernel lanes_curve25519_adx;
extern const struct lanes_curve25519_kernel lanes_curve25519_avx2;
extern const struct lanes_curve25519_kernel lanes_curve25519_x64;
extern const struct lanes_curve25519_kernel lanes_curve25519_aarch64;

#endif
