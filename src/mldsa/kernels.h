/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rows of ML-DSA (FIPS 204): polynomials modulo q and x^256 + 1, their
 * transform, encodings and samplers. SHAKE has rows of its own.
 *
 * A polynomial is 256 coefficients, 32-byte aligned. What is transformed lies
 * in an order that each row chooses for itself: see to_order.
 */
#ifndef LANES_MLDSA_KERNELS_H
#define LANES_MLDSA_KERNELS_H

#include "base/kernel.h"

enum {
    LANES_MLDSA_Q = 8380417,
    LANES_MLDSA_N = 256,
    LANES_MLDSA_ALIGNMENT = 32,
    /* What `ntt` leaves is smaller than this: q, and 8 products of at most q and a little. */
    LANES_MLDSA_NTT_BOUND = 75770000,
    LANES_MLDSA_TAU_MAX = 60,
    LANES_MLDSA_DOT_MAX = 8, /* l + 1 */
    LANES_MLDSA_T1_BYTES = 320,
    LANES_MLDSA_T0_BYTES = 416,
    LANES_MLDSA_Z_BYTES_MAX = 640, /* 32 bytes for each bit of a coefficient */
    LANES_MLDSA_W1_BYTES_MAX = 192,
    LANES_MLDSA_SMALL_BYTES = 512, /* the table of a polynomial of small coefficients */
    /* The two gamma2: of ML-DSA-44, and of the others. */
    LANES_MLDSA_GAMMA2_88 = (LANES_MLDSA_Q - 1) / 88,
    LANES_MLDSA_GAMMA2_32 = (LANES_MLDSA_Q - 1) / 32,
};

/* c of a signature (FIPS 204, Algorithm 29): tau coefficients, +1 or -1. Public. */
struct lanes_mldsa_challenge {
    uint8_t plus[LANES_MLDSA_TAU_MAX]; /* where the coefficient is +1, in any order */
    uint8_t minus[LANES_MLDSA_TAU_MAX];
    uint8_t plus_count, minus_count;
};

/*
 * All in constant time but for what is called public. `in` and `out` of
 * bytes have any alignment and exactly the stated length: nothing beyond it is
 * read or written. Unless it says so, an output is none of the inputs.
 */
struct lanes_mldsa_kernel {
    struct lanes_kernel kernel;

    /*
     * Algorithm 41, in place, without the reductions.
     * Requires |f| <= q. Ensures |f| < NTT_BOUND, in the row's order.
     */
    void (*ntt)(int32_t f[256]);
    /*
     * Algorithm 42 times 2^32, in place: what `dot` divided by comes back.
     * Requires |f| <= q, in the row's order. Ensures 0 <= f < q.
     */
    void (*inverse)(int32_t f[256]);
    /*
     * out = (sum of a[i] b[i], i < terms) / 2^32 mod q, coefficient by coefficient.
     * Requires 1 <= terms <= DOT_MAX, |a| and |b| < NTT_BOUND, |a| <= q in all terms
     * but one (so the sum is below 2^53.2 < 2^31 q). Ensures |out| < q. The order is kept.
     */
    void (*dot)(int32_t out[256], const int32_t (*a)[256], const int32_t (*b)[256], size_t terms);
    /* From the order of the standard to the row's, in place. NULL if they are the same. */
    void (*to_order)(int32_t f[256]);

    /*
     * Algorithm 30 continued: 3-byte groups of `in` that are below q, 23 bits
     * each, go to out[have] on; returns how many coefficients out has now, at most 256.
     * Requires have <= 256, bytes a multiple of 24. May write anything to out
     * beyond what it returns. Everything is public. The order is the standard's.
     */
    size_t (*reject)(int32_t out[256], size_t have, const uint8_t *in, size_t bytes);
    /*
     * Algorithm 31 continued, for eta = 2 or 4, half-bytes from the low one on:
     * |out| <= eta. Requires have <= 256, bytes a multiple of 8. Which half-bytes
     * were rejected is public, the others are not.
     */
    size_t (*reject_eta)(int8_t out[256], size_t have, const uint8_t *in, size_t bytes, int eta);

    /*
     * Algorithms 17 and 19 with a = 2^(bits-1) - 1, b = 2^(bits-1), bits = 18 or 20:
     * coefficients of 32 bits bytes in all. Requires -2^(bits-1) < f <= 2^(bits-1).
     * unpack_z is also what makes y of mask bytes (Algorithm 34).
     */
    void (*pack_z)(uint8_t *out, const int32_t f[256], int bits);
    void (*unpack_z)(int32_t f[256], const uint8_t *in, int bits);
    /* f = -2^13 t1 (Algorithm 18, 10 bits): -q < f <= 0. Public. */
    void (*unpack_t1)(int32_t f[256], const uint8_t in[LANES_MLDSA_T1_BYTES]);
    /* f = t0 (Algorithm 19, a = 2^12 - 1, b = 2^12): -2^12 < f <= 2^12. */
    void (*unpack_t0)(int32_t f[256], const uint8_t in[LANES_MLDSA_T0_BYTES]);

    /*
     * t = f + s mod q, then Algorithm 35 of it, packed (Algorithms 16 and 17).
     * Requires 0 <= f < q, |s| <= 4.
     */
    void (*power2round)(uint8_t t1[LANES_MLDSA_T1_BYTES], uint8_t t0[LANES_MLDSA_T0_BYTES],
                        const int32_t f[256], const int8_t s[256]);
    /*
     * Algorithm 36 with gamma2 either of the two: w = 2 gamma2 w1 + w0 mod q.
     * w becomes w0, -gamma2 <= w0 <= gamma2; w1 goes out a byte each, w1 < 44 or 16,
     * and packed (Algorithm 16, 6 or 4 bits: 192 or 128 bytes).
     * Requires 0 <= w < q.
     */
    void (*decompose)(int32_t w[256], uint8_t w1[256], uint8_t *packed, int32_t gamma2);
    /*
     * v += c s, with s by its table: -s, then s. False if an |v| is bound or more;
     * then v is left in any state, and it may stop at the first such chunk: c, the
     * verdict, and the chunk are public (kernels that stop declassify the verdict).
     * Requires |v| <= 2^23, |s| <= 4 (so |c s| <= 240), at most TAU_MAX positions in c.
     */
    bool (*add_small)(int32_t v[256], const int8_t table[LANES_MLDSA_SMALL_BYTES],
                      const struct lanes_mldsa_challenge *c, int32_t bound);
    /* True if -bound < f < bound for all. Requires |f| < 2^30. f is public. */
    bool (*within)(const int32_t f[256], int32_t bound);
    /*
     * Algorithm 39 by parts (7.4): with a = w0 + ct, ct taken to be between -q/2 and q/2,
     * the hint is 1 where |a| > gamma2 or a = -gamma2 and w1 is not 0. Where they are, in
     * rising order, goes to `at`, as bytes (it may write anything beyond, to 256); returns
     * their number, or -1 if a |ct| is gamma2 or more. Requires |w0| < gamma2, 0 <= ct < q.
     * The positions and the verdict are public.
     */
    int (*make_hint)(uint8_t at[256], const int32_t w0[256], const int32_t ct[256],
                     const uint8_t w1[256], int32_t gamma2);
    /*
     * Algorithm 40 and the packing of what it gives (6 or 4 bits), with hints at the `hints`
     * places `at`, in rising order. Requires 0 <= w < q. Public.
     */
    void (*use_hint)(uint8_t *packed, const int32_t w[256], const uint8_t *at, size_t hints,
                     int32_t gamma2);
};

extern const struct lanes_kernel_table lanes_mldsa_kernels;
extern const struct lanes_mldsa_kernel lanes_mldsa_portable;
extern const struct lanes_mldsa_kernel lanes_mldsa_avx2; /* where compiled in */

#endif
