/* SPDX-License-Identifier: Apache-2.0 */
/* The row of Curve25519 for every x86-64: the loops of points.h over its operations. */
#include "curve25519/x86_64/x64.h"

#include "base/cpu.h"

void lanes_curve25519_invert_x64(struct lanes_fe *out, const struct lanes_fe *a)
{
    lanes_fe_invert_by(lanes_curve25519_steps_x64, out, a);
}

const struct lanes_points lanes_curve25519_points_x64 = {
    .twice = lanes_curve25519_twice_x64,
    .add = lanes_curve25519_add_x64,
    .add_affine = lanes_curve25519_add_affine_x64,
};

const struct lanes_curve25519_kernel lanes_curve25519_x64 = {
    .kernel = {.name = "x64", .needs = LANES_CPU_X86_64},
    .points = &lanes_curve25519_points_x64,
    .mul = lanes_curve25519_mul_x64,
    .square = lanes_curve25519_square_x64,
    .square_two = lanes_curve25519_square_two_x64,
    .invert = lanes_curve25519_invert_x64,
    .ladder = lanes_curve25519_ladder_x64,
    .base = lanes_points_base,
    .multiples = lanes_points_multiples,
    .sum = lanes_points_sum,
};
