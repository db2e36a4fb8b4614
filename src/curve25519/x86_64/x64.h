/* SPDX-License-Identifier: Apache-2.0 */
/* The assembly of the x64 row; each file says what its routines do. */
#ifndef LANES_CURVE25519_X86_64_X64_H
#define LANES_CURVE25519_X86_64_X64_H

#include "curve25519/points.h"

void lanes_curve25519_mul_x64(struct lanes_fe *out, const struct lanes_fe *a,
                              const struct lanes_fe *b);
void lanes_curve25519_square_x64(struct lanes_fe *out, const struct lanes_fe *a, unsigned times);
void lanes_curve25519_square_two_x64(struct lanes_fe out[2], const struct lanes_fe a[2],
                                     unsigned times);
void lanes_curve25519_ladder_x64(struct lanes_fe out[2], const uint8_t scalar[32],
                                 const struct lanes_fe *u);
void lanes_curve25519_twice_x64(struct lanes_point *p, unsigned times);
void lanes_curve25519_add_x64(struct lanes_point *p, const struct lanes_cached *q);
void lanes_curve25519_add_affine_x64(struct lanes_point *p, const struct lanes_affine *q);

/* steps_x64.S; the ADX row inverts by it too. */
uint64_t lanes_curve25519_steps_x64(struct lanes_matrix *out, uint64_t zeta, uint64_t f,
                                    uint64_t g);
void lanes_curve25519_invert_x64(struct lanes_fe *out, const struct lanes_fe *a);

extern const struct lanes_points lanes_curve25519_points_x64;

#endif
