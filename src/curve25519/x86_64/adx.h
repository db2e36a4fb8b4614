/* SPDX-License-Identifier: Apache-2.0 */
/* The assembly of the ADX row; each file says what its routines do. */
#ifndef LANES_CURVE25519_X86_64_ADX_H
#define LANES_CURVE25519_X86_64_ADX_H

#include "curve25519/points.h"

void lanes_curve25519_mul_adx(struct lanes_fe *out, const struct lanes_fe *a,
                              const struct lanes_fe *b);
void lanes_curve25519_square_adx(struct lanes_fe *out, const struct lanes_fe *a, unsigned times);
void lanes_curve25519_square_two_adx(struct lanes_fe out[2], const struct lanes_fe a[2],
                                     unsigned times);
void lanes_curve25519_ladder_adx(struct lanes_fe out[2], const uint8_t scalar[32],
                                 const struct lanes_fe *u);
void lanes_curve25519_twice_adx(struct lanes_point *p, unsigned times);
void lanes_curve25519_add_adx(struct lanes_point *p, const struct lanes_cached *q);
void lanes_curve25519_add_affine_adx(struct lanes_point *p, const struct lanes_affine *q);
void lanes_curve25519_add_signed_adx(struct lanes_point *p, const struct lanes_cached *q,
                                     unsigned how);
void lanes_curve25519_add_affine_signed_adx(struct lanes_point *p, const struct lanes_affine *q,
                                            unsigned how);
void lanes_curve25519_add_select_adx(struct lanes_point *p, struct lanes_affine *q,
                                     const struct lanes_affine table[LANES_COMB_MULTIPLES],
                                     int digit);

#endif
