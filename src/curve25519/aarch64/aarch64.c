/* SPDX-License-Identifier: Apache-2.0 */
/* The AArch64 row of Curve25519: the loops of points.h over its operations. */
#include "curve25519/aarch64/aarch64.h"

#include "base/cpu.h"

static const struct lanes_points points = {
    .twice = lanes_curve25519_twice_aarch64,
    .add = lanes_curve25519_add_aarch64,
    .add_affine = lanes_curve25519_add_affine_aarch64,
};

const struct lanes_curve25519_kernel lanes_curve25519_aarch64 = {
    .kernel = {.name = "aarch64", .needs = LANES_CPU_AARCH64},
    .points = &points,
    .mul = lanes_curve25519_mul_aarch64,
    .square = lanes_curve25519_square_aarch64,
    .square_two = lanes_curve25519_square_two_aarch64,
    .invert = lanes_fe_invert,
    .ladder = lanes_curve25519_ladder_aarch64,
    .base = lanes_points_base,
    .multiples = lanes_points_multiples,
    .sum = lanes_points_sum,
};
