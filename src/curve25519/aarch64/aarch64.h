/* SPDX-License-Identifier: Apache-2.0 */
/* The assembly of the AArch64 row; the file itself says what its routines do. */
#ifndef LANES_CURVE25519_AARCH64_AARCH64_H
#define LANES_CURVE25519_AARCH64_AARCH64_H

#include "curve25519/points.h"

void lanes_curve25519_mul_aarch64(struct lanes_fe *out, const struct lanes_fe *a,
                                  const struct lanes_fe *b);
void lanes_curve25519_square_aarch64(struct lanes_fe *out, const struct lanes_fe *a,
                                     unsigned times);
void lanes_curve25519_square_two_aarch64(struct lanes_fe out[2], const struct lanes_fe a[2],
                                         unsigned times);
void lanes_curve25519_ladder_aarch64(struct lanes_fe out[2], const uint8_t scalar[32],
                                     const struct lanes_fe *u);
void lanes_curve25519_twice_aarch64(struct lanes_point *p, unsigned times);
void lanes_curve25519_add_aarch64(struct lanes_point *p, const struct lanes_cached *q);
void lanes_curve25519_add_affine_aarch64(struct lanes_point *p, const struct lanes_affine *q);

#endif
