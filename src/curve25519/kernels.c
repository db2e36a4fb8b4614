/* SPDX-License-Identifier: Apache-2.0 */
#include "curve25519/kernels.h"

#include "base/cpu.h"
#include "curve25519/field.h"

/* x/z and y/z */
static void affine(const struct lanes_curve25519_kernel *row, uint8_t out[64],
                   const struct lanes_point *p)
{
    struct lanes_fe inverse, v;

    row->invert(&inverse, &p->z);
    row->mul(&v, &p->x, &inverse);
    lanes_fe_encode(out, &v);
    row->mul(&v, &p->y, &inverse);
    lanes_fe_encode(out + 32, &v);
}

/* The largest numbers there are, so that a lost carry shows. */
static void field_answers(const struct lanes_curve25519_kernel *row, uint8_t out[64])
{
    const uint64_t ones = ~UINT64_C(0);
    const struct lanes_fe a = {{ones, ones, ones, ones}}, b = {{ones - 19, ones, ones, ones >> 1}};
    const struct lanes_fe two[2] = {b, a};
    struct lanes_fe v, w, squares[2];

    row->mul(&v, &a, &a);
    row->mul(&v, &v, &b);
    row->square(&w, &a, 1);
    row->mul(&v, &v, &w);
    row->square(&w, &a, 5);
    row->mul(&v, &v, &w);
    row->square_two(squares, two, 2);
    row->mul(&v, &v, &squares[0]);
    row->mul(&v, &v, &squares[1]);
    lanes_fe_encode(out, &v);
    row->mul(&w, &a, &b);
    lanes_fe_encode(out + 32, &w);
}

/*
 * Known answers: products and squares of 2^256 - 1 and p - 1; the ladder on u =
 * 9; a multiple of B; the sum of multiples of that, B and 2^192 B, with digits
 * of both signs up to the largest.
 */
static bool check(const struct lanes_kernel *kernel)
{
    const struct lanes_curve25519_kernel *row = (const struct lanes_curve25519_kernel *)kernel;
    const struct lanes_fe nine = lanes_fe_small(9);
    struct lanes_term term[3] = {
        {.factor = LANES_FACTOR_POINT},
        {.factor = LANES_FACTOR_BASE},
        {.factor = LANES_FACTOR_BASE_192},
    };
    struct lanes_multiples multiples;
    struct lanes_point p;
    struct lanes_fe q[2];
    uint8_t answers[8 * 32], scalar[32];

    for (size_t i = 0; i < sizeof(scalar); i++)
        scalar[i] = (uint8_t)(0x78 + 0x31 * i);
    scalar[31] = 0x7b;
    field_answers(row, answers);
    row->ladder(q, scalar, &nine);
    row->invert(&q[1], &q[1]);
    row->mul(&q[0], &q[0], &q[1]);
    lanes_fe_encode(answers + 64, &q[0]);
    row->base(row, &p, scalar);
    affine(row, answers + 96, &p);
    row->mul(&q[0], &p.x, &p.y);
    row->mul(&q[1], &p.z, &p.t);
    q[0] = lanes_fe_sub(&q[0], &q[1]);
    lanes_fe_encode(answers + 160, &q[0]);
    row->multiples(row, &multiples, &p);
    term[0].multiples = &multiples;
    for (int i = 0; i < 8; i++) {
        term[0].digit[i] = (int8_t)((i % 2 == 0 ? 1 : -1) * (2 * i + 1));
        term[1].digit[2 * i] = (int8_t)(127 - 36 * i);
        term[2].digit[3 * i % 16] = (int8_t)(34 * i - 127);
    }
    row->sum(row, &p, term, 3, 16);
    affine(row, answers + 192, &p);
    return lanes_kernel_fingerprint(answers, sizeof(answers)) == 0x52623785a52f6b21;
}

static const struct lanes_kernel *const rows[] = {
#if defined(LANES_X86_64)
    &lanes_curve25519_adx.kernel,
    &lanes_curve25519_avx2.kernel,
    &lanes_curve25519_x64.kernel,
#endif
#if defined(LANES_AARCH64)
    &lanes_curve25519_aarch64.kernel,
#endif
    &lanes_curve25519_portable.kernel,
};

const struct lanes_kernel_table lanes_curve25519_kernels = {
    .primitive = "curve25519",
    .rows = sizeof(rows) / sizeof(rows[0]),
    .row = rows,
    .check = check,
};
