/* SPDX-License-Identifier: Apache-2.0 */
/* The assembly of the AVX2 row: numbers and points four abreast. */
#ifndef LANES_CURVE25519_X86_64_AVX2_H
#define LANES_CURVE25519_X86_64_AVX2_H

#include "curve25519/kernels.h"

/*
 * Four numbers modulo p: limb[i] has limb i of each, of weight 2^26 (even i) or 2^25
 * (odd i) times that of limb i - 1.
 */
enum { LANES_FE_X4_LIMBS = 10 };

struct lanes_fe_x4 {
    _Alignas(32) uint64_t limb[LANES_FE_X4_LIMBS][4];
};

/*
 * Limbs that products and squares leave are below 2^26 (even i) or 2^25 (odd i), limb 1
 * below 2^25 + 2^18 and limb 6 below 2^26 + 2^14: tight.
 *
 * out = a b. Requires limbs of a at most 5 times, odd limbs and limb 0 of b at most 5 times
 * and its other limbs at most 3 times such limbs. The upper halves of b are not read.
 * out may be a.
 */
void lanes_curve25519_mul_x4_avx2(struct lanes_fe_x4 *out, const struct lanes_fe_x4 *a,
                                  const struct lanes_fe_x4 *b);
/* out = a^2. Requires limbs of a at most twice tight ones; out may be a. */
void lanes_curve25519_square_x4_avx2(struct lanes_fe_x4 *out, const struct lanes_fe_x4 *a);

/* A point is X, Y, Z, T side by side, tight. p = 2^times p, times >= 1; reads no T. */
void lanes_curve25519_twice_avx2(struct lanes_fe_x4 *p, unsigned times);

/*
 * p = p + q, or p - q; complete for all points of the curve. q is Y - X, Y + X, 2Z,
 * 2dT side by side, two limbs of 32 bits to a word, the even one below; at most 2^26 - 1
 * (even i, and i = 9) or 2^25 - 1, and of 2dT in limb 9 at most 2^25.
 */
void lanes_curve25519_add_avx2(struct lanes_fe_x4 *p, const uint64_t q[20], bool minus);

#endif
