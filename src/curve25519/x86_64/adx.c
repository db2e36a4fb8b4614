/* SPDX-License-Identifier: Apache-2.0 */
/* The ADX row of Curve25519: the loops of points.h over its operations. */
#include "curve25519/x86_64/adx.h"

#include "base/cpu.h"
#include "curve25519/x86_64/x64.h"

static const struct lanes_points points = {
    .twice = lanes_curve25519_twice_adx,
    .add = lanes_curve25519_add_adx,
    .add_affine = lanes_curve25519_add_affine_adx,
    .add_signed = lanes_curve25519_add_signed_adx,
    .add_affine_signed = lanes_curve25519_add_affine_signed_adx,
    .add_select = lanes_curve25519_add_select_adx,
};

const struct lanes_curve25519_kernel lanes_curve25519_adx = {
    .kernel = {.name = "adx", .needs = LANES_CPU_AVX2 | LANES_CPU_BMI2 | LANES_CPU_ADX},
    .points = &points,
    .mul = lanes_curve25519_mul_adx,
    .square = lanes_curve25519_square_adx,
    .square_two = lanes_curve25519_square_two_adx,
    .invert = lanes_curve25519_invert_x64,
    .ladder = lanes_curve25519_ladder_adx,
    .base = lanes_points_base,
    .multiples = lanes_points_multiples,
    .sum = lanes_points_sum,
};
