/* SPDX-License-Identifier: Apache-2.0 */
/* The row of Curve25519 for every x86-64: the loops of points.h over its operations. */
#include "curve25519/x86_64/x64.h"

#include "base/cpu.h"

void lanes_curve25519_invert_x64(struct lanes_fe *out, const struct lanes_fe *a)
{
    lanes_fe_invert_by(lanes_curve25519_steps_x64, out, a);
}

static void add_select_x64(struct lanes_point *p, struct lanes_affine *q,
                           const struct lanes_affine table[LANES_COMB_MULTIPLES], int digit)
{
    lanes_curve25519_add_affine_x64(p, q);
    lanes_points_select(q, table, digit);
}

static const struct lanes_points points = {
    .mul = lanes_curve25519_mul_x64,
    .square = lanes_curve25519_square_x64,
    .twice = lanes_curve25519_twice_x64,
    .add = lanes_curve25519_add_x64,
    .add_affine = lanes_curve25519_add_affine_x64,
    .add_select = add_select_x64,
};

static void base_x64(struct lanes_point *out, const uint8_t scalar[32])
{
    lanes_points_base(&points, out, scalar);
}

static void multiples_x64(struct lanes_multiples *out, const struct lanes_point *p)
{
    lanes_points_multiples(&points, out, p);
}

static void sum_x64(struct lanes_point *out, const struct lanes_term *terms, size_t n,
                    size_t digits)
{
    lanes_points_sum(&points, out, terms, n, digits);
}

const struct lanes_curve25519_kernel lanes_curve25519_x64 = {
    .kernel = {.name = "x64", .needs = LANES_CPU_X86_64},
    .mul = lanes_curve25519_mul_x64,
    .square = lanes_curve25519_square_x64,
    .square_two = lanes_curve25519_square_two_x64,
    .invert = lanes_curve25519_invert_x64,
    .ladder = lanes_curve25519_ladder_x64,
    .base = base_x64,
    .multiples = multiples_x64,
    .sum = sum_x64,
};
