/* SPDX-License-Identifier: Apache-2.0 */
#include "suites.h"

#include "curve25519/dhkem.h"
#include "curve25519/ed25519.h"
#include "curve25519/field.h"
#include "curve25519/points.h"
#include "curve25519/scalar.h"
#include "curve25519/x25519.h"
#include "curve25519/x86_64/avx2.h"
#include "kat.h"
#include "sha512/sha512.h"

#include <string.h>

#define FF UINT64_C(0xffffffffffffffff)
#define TOP UINT64_C(0x7fffffffffffffff)

/* Numbers at the edges: around p, 2p and 2^256, and carries that ripple through every word. */
static const struct lanes_fe edges[] = {
    {{0, 0, 0, 0}},
    {{1, 0, 0, 0}},
    {{18, 0, 0, 0}},
    {{19, 0, 0, 0}},
    {{37, 0, 0, 0}},
    {{38, 0, 0, 0}},
    {{FF - 19, FF, FF, TOP}},  /* p - 1 */
    {{FF - 18, FF, FF, TOP}},  /* p */
    {{FF - 17, FF, FF, TOP}},  /* p + 1 */
    {{FF, FF, FF, TOP}},       /* 2^255 - 1 */
    {{0, 0, 0, TOP + 1}},      /* 2^255 */
    {{19, 0, 0, TOP + 1}},     /* 2^255 + 19 */
    {{0xfff, 0, 0, TOP + 1}},  /* the largest coordinate of a point */
    {{FF - 38, FF, FF, FF}},   /* 2p - 1 */
    {{FF - 37, FF, FF, FF}},   /* 2p */
    {{FF - 36, FF, FF, FF}},   /* 2p + 1 */
    {{FF, FF, FF, FF}},        /* 2^256 - 1 */
    {{FF, 0, 0, 0}},
    {{FF, FF, 0, 0}},
    {{FF, FF, FF, 0}},
    {{0, FF, FF, FF}},
    {{0, 0, FF, FF}},
    {{0, 0, 0, FF}},
    {{FF, 0, FF, 0}},
    {{0x7ffffffffffff, 0xfffffffffffff000, 0x1ffffff, FF << 25}}, /* limbs of radix 2^51 */
    {{TOP + 1, TOP + 1, TOP + 1, TOP + 1}},
};
enum { EDGES = sizeof(edges) / sizeof(edges[0]) };

/* An edge by number, from EDGES on a random number. */
static struct lanes_fe number(size_t i)
{
    struct lanes_fe v;

    if (i < EDGES)
        return edges[i];
    h_random(&v, sizeof(v));
    for (size_t k = 0; k < 4; k++) {
        const size_t how = h_below(8);
        v.w[k] = how == 0 ? 0 : how == 1 ? FF : v.w[k];
    }
    return v;
}

/* The slow model: columns of 16-bit digits, reduced by 2^256 = 38 until nothing is left above. */
static void model_reduce(uint8_t out[32], uint64_t column[32])
{
    for (int round = 0; round < 4; round++) {
        uint64_t carry = 0;
        for (size_t i = 0; i < 32; i++) {
            carry += column[i];
            column[i] = carry & 0xffff;
            carry >>= 16;
        }
        for (size_t i = 0; i < 16; i++) {
            column[i] += 38 * column[16 + i];
            column[16 + i] = 0;
        }
        column[0] += 38 * 38 * carry;
    }
    /* Below 2^256 + a little; p at most twice too much. */
    for (int twice = 0; twice < 3; twice++) {
        uint64_t difference[16], borrow = 0;
        for (size_t i = 0; i < 16; i++) {
            const uint64_t p = i == 0 ? 0xffed : i == 15 ? 0x7fff : 0xffff;
            difference[i] = column[i] - p - borrow;
            borrow = difference[i] >> 63;
            if (i < 15)
                difference[i] &= 0xffff;
        }
        if (!borrow)
            memcpy(column, difference, sizeof(difference));
    }
    for (size_t i = 0; i < 16; i++) {
        out[2 * i] = (uint8_t)column[i];
        out[2 * i + 1] = (uint8_t)(column[i] >> 8);
    }
}

static uint64_t digit16(const struct lanes_fe *a, size_t i)
{
    return a->w[i / 4] >> (16 * (i % 4)) & 0xffff;
}

static void model_mul(uint8_t out[32], const struct lanes_fe *a, const struct lanes_fe *b)
{
    uint64_t column[32] = {0};

    for (size_t i = 0; i < 16; i++) {
        for (size_t j = 0; j < 16; j++)
            column[i + j] += digit16(a, i) * digit16(b, j);
    }
    model_reduce(out, column);
}

static void model_sum(uint8_t out[32], const struct lanes_fe *a, const struct lanes_fe *b)
{
    uint64_t column[32] = {0};

    for (size_t i = 0; i < 16; i++)
        column[i] = digit16(a, i) + (b == NULL ? 0 : digit16(b, i));
    model_reduce(out, column);
}

static void check_fe(const struct lanes_fe *v, const uint8_t expected[32], const char *what)
{
    uint8_t out[32];

    lanes_fe_encode(out, v);
    CHECK(memcmp(out, expected, 32) == 0, "%s", what);
}

static void field_common(void)
{
    uint8_t expected[32], zero[32] = {0};

    for (size_t i = 0; i < EDGES + 20; i++) {
        const struct lanes_fe a = number(i);
        model_sum(expected, &a, NULL);
        check_fe(&a, expected, "encode");
        const bool is_zero = memcmp(expected, zero, 32) == 0;
        CHECK(lanes_fe_is_zero(&a) == is_zero, "number %zu", i);
        CHECK(lanes_fe_is_odd(&a) == (expected[0] & 1), "number %zu", i);
        for (size_t j = 0; j < EDGES + 20; j++) {
            const struct lanes_fe b = number(j), sum = lanes_fe_add(&a, &b);
            const struct lanes_fe difference = lanes_fe_sub(&sum, &b), minus = lanes_fe_sub(&a, &b);
            model_sum(expected, &a, &b);
            check_fe(&sum, expected, "sum");
            model_sum(expected, &a, NULL);
            check_fe(&difference, expected, "sum less the second");
            model_sum(expected, &minus, &b);
            const struct lanes_fe back = lanes_fe_add(&minus, &b);
            check_fe(&back, expected, "difference");
            model_sum(expected, &a, NULL);
            check_fe(&back, expected, "difference and the second");
        }
    }
}

/* Two chains side by side, each with every other edge beside it; in place too. */
static void square_two(const struct lanes_curve25519_kernel *row, const struct lanes_fe *a)
{
    for (size_t i = 0; i < EDGES + 5; i++) {
        const unsigned times = 1 + (unsigned)(i % 4);
        const struct lanes_fe pair[2] = {i % 2 == 0 ? *a : number(i), i % 2 == 0 ? number(i) : *a};
        struct lanes_fe out[2], same[2] = {pair[0], pair[1]}, slow;
        uint8_t expected[32];
        CALLED(H_CALL3(row->square_two, out, pair, times));
        row->square_two(same, same, times);
        for (size_t k = 0; k < 2; k++) {
            slow = pair[k];
            for (unsigned t = 0; t < times; t++) {
                model_mul(expected, &slow, &slow);
                slow = lanes_fe_decode(expected);
            }
            check_fe(&out[k], expected, "two squares");
            check_fe(&same[k], expected, "two squares in place");
        }
    }
}

static void field_rows(void)
{
    const struct lanes_curve25519_kernel *row;
    uint8_t expected[32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < EDGES + 60; i++) {
            const struct lanes_fe a = number(i);
            for (size_t j = 0; j < EDGES + 60; j++) {
                const struct lanes_fe b = number(j);
                struct lanes_fe out, same = a;
                model_mul(expected, &a, &b);
                CALLED(H_CALL3(row->mul, &out, &a, &b));
                check_fe(&out, expected, row->kernel.name);
                row->mul(&same, &same, &b);
                check_fe(&same, expected, "in place of the first");
                same = b;
                row->mul(&same, &a, &same);
                check_fe(&same, expected, "in place of the second");
            }
            struct lanes_fe slow = a, out = a;
            for (unsigned times = 1; times <= 5; times++) {
                model_mul(expected, &slow, &slow);
                slow = lanes_fe_decode(expected);
                CALLED(H_CALL3(row->square, &out, &a, times));
                check_fe(&out, expected, row->kernel.name);
            }
            out = a;
            row->square(&out, &out, 5);
            check_fe(&out, expected, "square in place");
            square_two(row, &a);
            CALLED(H_CALL2(row->invert, &out, &a));
            row->mul(&slow, &out, &a);
            const struct lanes_fe one = lanes_fe_small(lanes_fe_is_zero(&a) == 0);
            model_sum(expected, &one, NULL);
            check_fe(&slow, expected, "inverse times itself");
            CHECK(one.w[0] == 1 || lanes_fe_is_zero(&out), "inverse of 0");
        }
    }
}

/*
 * Products that are 0, 1 and other edges, of factors that are not: what a row
 * has before its last carries is near the end of its range then.
 */
static void field_inverses(void)
{
    const struct lanes_curve25519_kernel *row;
    uint8_t expected[32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < 200 * EDGES; i++) {
            const struct lanes_fe t = edges[i % EDGES];
            struct lanes_fe a, b, out;
            h_random(&a, sizeof(a));
            row->invert(&b, &a);
            row->mul(&b, &b, &t);
            if (i % 2 != 0) /* the other number below 2^256 */
                b = lanes_fe_reduce(&b);
            row->mul(&out, &a, &b);
            model_sum(expected, &t, NULL);
            check_fe(&out, expected, row->kernel.name);
            row->mul(&out, &b, &a);
            check_fe(&out, expected, row->kernel.name);
        }
    }
}

/* a^(p-2) = (a^((p-5)/8))^8 a^3 by the portable row, encoded. */
static void inverse_as_power(uint8_t out[32], const struct lanes_fe *a)
{
    const struct lanes_curve25519_kernel *row = &lanes_curve25519_portable;
    struct lanes_fe v;

    lanes_fe_power_p58(row, &v, a, 1);
    row->square(&v, &v, 3);
    for (int i = 0; i < 3; i++)
        row->mul(&v, &v, a);
    lanes_fe_encode(out, &v);
}

/* Edges; powers of 2 and what they are short of p, on which division steps differ most; others. */
static void field_inverted(void)
{
    const struct lanes_curve25519_kernel *row;
    const struct lanes_fe zero = lanes_fe_small(0);
    uint8_t expected[32];

    for (size_t i = 0; i < EDGES + 2 * 256 + 500; i++) {
        const size_t k = i - EDGES;
        struct lanes_fe a = zero;
        if (i < EDGES || k >= 512)
            a = number(i < EDGES ? i : EDGES);
        else
            a.w[k / 2 / 64] = UINT64_C(1) << (k / 2 % 64);
        if (i >= EDGES && k < 512 && k % 2 != 0)
            a = lanes_fe_sub(&zero, &a);
        inverse_as_power(expected, &a);
        FOR_ROWS(row, &lanes_curve25519_kernels)
        {
            struct lanes_fe out, same = a;
            CALLED(H_CALL2(row->invert, &out, &a));
            check_fe(&out, expected, row->kernel.name);
            row->invert(&same, &same);
            check_fe(&same, expected, "inverse in place");
        }
    }
}

/* Rows against the portable one, on any numbers: LANES_ROUNDS=10000000 for a long run. */
static void field_compared(void)
{
    const struct lanes_curve25519_kernel *row;
    const struct lanes_curve25519_kernel *const portable = &lanes_curve25519_portable;
    uint8_t expected[32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        struct lanes_fe a = number(0), b = number(EDGES);
        for (size_t i = 0; i < h_rounds(5000); i++) {
            struct lanes_fe slow, fast;
            portable->mul(&slow, &a, &b);
            row->mul(&fast, &a, &b);
            lanes_fe_encode(expected, &slow);
            check_fe(&fast, expected, row->kernel.name);
            portable->square(&slow, &a, 1 + (unsigned)(i % 3));
            row->square(&fast, &a, 1 + (unsigned)(i % 3));
            lanes_fe_encode(expected, &slow);
            check_fe(&fast, expected, row->kernel.name);
            if (i % 16 == 0) {
                portable->invert(&slow, &a);
                row->invert(&fast, &a);
                lanes_fe_encode(expected, &slow);
                check_fe(&fast, expected, row->kernel.name);
            }
            b = i % 4 == 0 ? number(i % 8 == 0 ? EDGES : h_below(EDGES)) : a;
            a = i % 4 == 2 ? lanes_fe_sub(&a, &fast) : fast;
        }
    }
}

/* Products again and again, each from the last two, rows against the model. */
static void field_chain(void)
{
    const struct lanes_curve25519_kernel *row;
    uint8_t expected[32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < 20; i++) {
            struct lanes_fe a = number(EDGES), b = number(i);
            for (size_t k = 0; k < 500; k++) {
                struct lanes_fe c;
                model_mul(expected, &a, &b);
                row->mul(&c, &a, &b);
                check_fe(&c, expected, row->kernel.name);
                a = b;
                b = k % 3 == 0 ? lanes_fe_add(&c, &a) : k % 3 == 1 ? lanes_fe_sub(&a, &c) : c;
            }
        }
    }
}

#if defined(LANES_X86_64)

/* What products of the AVX2 row leave at most (avx2.h). */
static uint64_t tight(size_t i)
{
    const uint64_t more = i == 1 ? UINT64_C(1) << 18 : i == 6 ? UINT64_C(1) << 14 : 0;

    return (UINT64_C(1) << (i % 2 == 0 ? 26 : 25)) - 1 + more;
}

static uint64_t first_max(size_t i)
{
    return 5 * (tight(i) + 1);
}

static uint64_t second_max(size_t i)
{
    return (i % 2 == 0 && i > 0 ? 3 : 5) * (tight(i) + 1);
}

static uint64_t root_max(size_t i)
{
    return 2 * tight(i);
}

/* Every lane its own mixture of the largest limbs, zeroes and others; round 0: all largest. */
static void limbs_up_to(struct lanes_fe_x4 *out, uint64_t (*max)(size_t), size_t round)
{
    for (size_t lane = 0; lane < 4; lane++) {
        const bool any = h_below(3) == 0;
        for (size_t i = 0; i < LANES_FE_X4_LIMBS; i++) {
            const size_t how = round == 0 ? 0 : any ? 2 : h_below(4);
            out->limb[i][lane] = how == 0 ? max(i) : how == 1 ? 0 : h_below((size_t)max(i) + 1);
        }
    }
}

static struct lanes_fe lane_of(const struct lanes_fe_x4 *a, size_t lane)
{
    struct lanes_fe v = {{0}};

    for (size_t i = LANES_FE_X4_LIMBS; i-- > 0;) {
        const struct lanes_fe radix = lanes_fe_small(UINT64_C(1) << (i % 2 == 0 ? 26 : 25));
        const struct lanes_fe limb = lanes_fe_small(a->limb[i][lane]);
        lanes_curve25519_portable.mul(&v, &v, &radix);
        v = lanes_fe_add(&v, &limb);
    }
    return v;
}

static void check_lane(const struct lanes_fe_x4 *a, size_t lane, const struct lanes_fe *expected,
                       const char *what)
{
    const struct lanes_fe v = lane_of(a, lane);
    uint8_t bytes[32];

    for (size_t i = 0; i < LANES_FE_X4_LIMBS; i++)
        CHECK(a->limb[i][lane] <= tight(i), "%s: limb %zu of lane %zu", what, i, lane);
    model_sum(bytes, expected, NULL);
    check_fe(&v, bytes, what);
}

static bool has_avx2(void)
{
    return lanes_kernel_runs(&lanes_curve25519_avx2.kernel, h_cpu());
}

/* The largest limbs that are allowed, in every lane; in place too. */
static void x4_products(void)
{
    struct lanes_fe_x4 a, b, out;
    struct lanes_fe v, w;

    if (!has_avx2())
        return;
    for (size_t round = 0; round < h_rounds(3000); round++) {
        limbs_up_to(&a, first_max, round);
        limbs_up_to(&b, second_max, round);
        CALLED(H_CALL3(lanes_curve25519_mul_x4_avx2, &out, &a, &b));
        for (size_t lane = 0; lane < 4; lane++) {
            v = lane_of(&a, lane);
            w = lane_of(&b, lane);
            lanes_curve25519_portable.mul(&v, &v, &w);
            check_lane(&out, lane, &v, "product");
        }
        for (size_t i = 0; i < LANES_FE_X4_LIMBS * 4; i++)
            b.limb[i / 4][i % 4] |= UINT64_C(0xffffffff) << 32;
        lanes_curve25519_mul_x4_avx2(&a, &a, &b);
        CHECK(memcmp(&a, &out, sizeof(a)) == 0, "in place, upper halves");
        limbs_up_to(&a, root_max, round);
        CALLED(H_CALL2(lanes_curve25519_square_x4_avx2, &out, &a));
        for (size_t lane = 0; lane < 4; lane++) {
            v = lane_of(&a, lane);
            lanes_curve25519_portable.mul(&v, &v, &v);
            check_lane(&out, lane, &v, "square");
        }
        lanes_curve25519_square_x4_avx2(&a, &a);
        CHECK(memcmp(&a, &out, sizeof(a)) == 0, "square in place");
    }
}

/* X = E F, Y = G H, Z = F G, T = E H */
static void check_point(const struct lanes_fe_x4 *p, const struct lanes_fe *e,
                        const struct lanes_fe *f, const struct lanes_fe *g,
                        const struct lanes_fe *h, const char *what)
{
    const struct lanes_fe *const factor[4][2] = {{e, f}, {g, h}, {f, g}, {e, h}};

    for (size_t lane = 0; lane < 4; lane++) {
        struct lanes_fe v;
        lanes_curve25519_portable.mul(&v, factor[lane][0], factor[lane][1]);
        check_lane(p, lane, &v, what);
    }
}

/* The formulas hold for any X, Y, Z, T, so the largest limbs need not be those of a point. */
static void x4_twice(void)
{
    const struct lanes_curve25519_kernel *const portable = &lanes_curve25519_portable;

    for (size_t round = 0; round < h_rounds(3000) && has_avx2(); round++) {
        struct lanes_fe_x4 p;
        limbs_up_to(&p, tight, round);
        const struct lanes_fe x = lane_of(&p, 0), y = lane_of(&p, 1), z = lane_of(&p, 2);
        const struct lanes_fe two = lanes_fe_small(2);
        struct lanes_fe e, f, xx, yy;
        portable->mul(&xx, &x, &x);
        portable->mul(&yy, &y, &y);
        portable->mul(&e, &x, &y);
        e = lanes_fe_add(&e, &e);
        portable->mul(&f, &z, &z);
        portable->mul(&f, &f, &two);
        const struct lanes_fe g = lanes_fe_sub(&yy, &xx), h = lanes_fe_add(&yy, &xx);
        f = lanes_fe_sub(&f, &g);
        CALLED(H_CALL2(lanes_curve25519_twice_avx2, &p, 1));
        check_point(&p, &e, &f, &g, &h, "doubling");
    }
}

static uint64_t cached_max(size_t i)
{
    return (UINT64_C(1) << (i % 2 == 0 || i == 9 ? 26 : 25)) - 1;
}

static void x4_add(void)
{
    const struct lanes_curve25519_kernel *const portable = &lanes_curve25519_portable;

    for (size_t round = 0; round < h_rounds(3000) && has_avx2(); round++) {
        struct lanes_fe_x4 p, q;
        uint64_t packed[20];
        struct lanes_fe v[4], w[4];
        limbs_up_to(&p, tight, round / 2);
        limbs_up_to(&q, cached_max, round / 2);
        if (q.limb[9][3] > UINT64_C(1) << 25)
            q.limb[9][3] = UINT64_C(1) << 25;
        for (size_t i = 0; i < 20; i++)
            packed[i] = q.limb[i / 4 * 2][i % 4] | q.limb[i / 4 * 2 + 1][i % 4] << 32;
        for (size_t lane = 0; lane < 4; lane++) {
            v[lane] = lane_of(&p, lane);
            w[lane] = lane_of(&q, lane);
        }
        const bool minus = round % 2 != 0;
        struct lanes_fe a = lanes_fe_sub(&v[1], &v[0]), b = lanes_fe_add(&v[1], &v[0]), c, d;
        portable->mul(&a, &a, &w[minus ? 1 : 0]);
        portable->mul(&b, &b, &w[minus ? 0 : 1]);
        portable->mul(&d, &v[2], &w[2]);
        portable->mul(&c, &v[3], &w[3]);
        c = minus ? lanes_fe_negate(&c) : c;
        const struct lanes_fe e = lanes_fe_sub(&b, &a), f = lanes_fe_sub(&d, &c);
        const struct lanes_fe g = lanes_fe_add(&d, &c), h = lanes_fe_add(&b, &a);
        CALLED(H_CALL3(lanes_curve25519_add_avx2, &p, packed, minus));
        check_point(&p, &e, &f, &g, &h, minus ? "subtraction" : "addition");
    }
}

#endif

/* Scalars. */

/* v mod L, bit by bit. */
static void model_scalar(uint8_t out[32], const uint8_t *v, size_t bytes)
{
    static const uint64_t order[4] = {0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0, 0x1000000000000000};
    uint64_t r[4] = {0};

    for (size_t i = 8 * bytes; i-- > 0;) {
        uint64_t difference[4], borrow = 0;
        for (size_t k = 3; k > 0; k--)
            r[k] = r[k] << 1 | r[k - 1] >> 63;
        r[0] = r[0] << 1 | (v[i / 8] >> i % 8 & 1);
        for (size_t k = 0; k < 4; k++)
            difference[k] = lanes_sub64(r[k], order[k], &borrow);
        if (!borrow)
            memcpy(r, difference, sizeof(r));
    }
    for (size_t k = 0; k < 4; k++)
        lanes_store64_le(out + 8 * k, r[k]);
}

/* out = order times factor (64 bits) plus addend, 64 bytes */
static void order_times(uint8_t out[64], const uint64_t factor[4], int addend)
{
    static const uint64_t order[4] = {0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0, 0x1000000000000000};
    uint64_t w[8] = {0};

    for (size_t i = 0; i < 4; i++) {
        uint64_t carry = 0;
        for (size_t j = 0; j < 4; j++) {
            uint64_t high, low = lanes_mul64(&high, factor[i], order[j]), c = 0;
            low = lanes_add64(low, carry, &c);
            high += c;
            c = 0;
            w[i + j] = lanes_add64(w[i + j], low, &c);
            carry = high + c;
        }
        w[i + 4] = carry;
    }
    uint64_t carry = 0;
    for (size_t i = 0; i < 8; i++)
        w[i] = lanes_add64(w[i], i == 0 ? (uint64_t)addend : addend < 0 ? FF : 0, &carry);
    for (size_t i = 0; i < 8; i++)
        lanes_store64_le(out + 8 * i, w[i]);
}

static void scalar_reduce(void)
{
    uint8_t in[64], out[32], expected[32];

    for (size_t i = 0; i < 600; i++) {
        h_random(in, sizeof(in));
        if (i < 65)
            memset(in, 0xff, i);
        else if (i < 130)
            memset(in + (i - 65), 0xff, 64 - (i - 65));
        else if (i < 195)
            memset(in, 0, i - 130);
        else if (i < 260)
            memset(in + (i - 195), 0, 64 - (i - 195));
        lanes_scalar_reduce(out, in);
        model_scalar(expected, in, 64);
        CHECK(memcmp(out, expected, 32) == 0, "number %zu", i);
    }
    for (size_t i = 0; i < 600; i++) {
        const struct lanes_fe factor = number(i % (EDGES + 60));
        for (int addend = -3; addend <= 3; addend++) {
            if (lanes_fe_is_zero(&factor) != 0 && addend < 0)
                continue;
            order_times(in, factor.w, addend);
            lanes_scalar_reduce(out, in);
            model_scalar(expected, in, 64);
            CHECK(memcmp(out, expected, 32) == 0, "L times number %zu, %d more", i, addend);
        }
    }
}

static void scalar_muladd(void)
{
    uint8_t a[32], b[32], c[32], out[32], expected[32], product[64];

    for (size_t i = 0; i < 2000; i++) {
        h_random(a, 32);
        h_random(b, 32);
        h_random(c, 32);
        if (i % 4 == 0)
            memset(a, 0xff, 32);
        if (i % 8 < 4)
            memset(b, i % 3 == 0 ? 0 : 0xff, 32);
        if (i % 16 < 8)
            memset(c, 0xff, 32);
        /* By bytes, which cannot be wrong in the same way. */
        uint32_t column[64] = {0}, carry = 0;
        for (size_t j = 0; j < 32; j++) {
            for (size_t k = 0; k < 32; k++)
                column[j + k] += (uint32_t)a[j] * b[k];
        }
        for (size_t j = 0; j < 64; j++) {
            carry += column[j] + (j < 32 ? c[j] : 0);
            product[j] = (uint8_t)carry;
            carry >>= 8;
        }
        model_scalar(expected, product, 64);
        lanes_scalar_muladd(out, a, b, c);
        CHECK(memcmp(out, expected, 32) == 0, "case %zu", i);
    }
}

static void scalar_is_reduced(void)
{
    static const struct {
        uint64_t w[4];
        bool reduced;
    } c[] = {
        {{0, 0, 0, 0}, true},
        {{0x5812631a5cf5d3ec, 0x14def9dea2f79cd6, 0, 0x1000000000000000}, true},
        {{0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0, 0x1000000000000000}, false},
        {{0x5812631a5cf5d3ee, 0x14def9dea2f79cd6, 0, 0x1000000000000000}, false},
        {{FF, 0x14def9dea2f79cd5, 0, 0x1000000000000000}, true},
        {{0, 0x14def9dea2f79cd7, 0, 0x1000000000000000}, false},
        {{0, 0, 1, 0x1000000000000000}, false},
        {{FF, FF, FF, 0x0fffffffffffffff}, true},
        {{0, 0, 0, 0x2000000000000000}, false},
        {{0, 0, 0, 0x8000000000000000}, false},
        {{FF, FF, FF, FF}, false},
    };

    for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
        uint8_t in[32];
        for (size_t k = 0; k < 4; k++)
            lanes_store64_le(in + 8 * k, c[i].w[k]);
        CHECK(lanes_scalar_is_reduced(in) == c[i].reduced, "case %zu", i);
    }
}

static void scalar_digits(void)
{
    for (size_t i = 0; i < EDGES + 400; i++) {
        struct lanes_fe v = number(i), sum = {{0}};
        uint8_t in[32];
        v.w[3] &= TOP;
        for (size_t k = 0; k < 4; k++)
            lanes_store64_le(in + 8 * k, v.w[k]);
        for (unsigned width = 2; width <= 8; width++) {
            int8_t digit[LANES_DIGITS_MAX];
            size_t last = 0;
            memset(digit, 0x55, sizeof(digit));
            const size_t n = lanes_scalar_digits(digit, in, width);
            memset(&sum, 0, sizeof(sum));
            for (size_t k = LANES_DIGITS_MAX; k-- > 0;) {
                const int d = digit[k];
                CHECK(d == 0 || (d % 2 != 0 && d < 1 << (width - 1) && -d < 1 << (width - 1)),
                      "digit %zu is %d", k, d);
                if (d != 0) {
                    CHECK(last == 0 || last - k >= width, "digits %zu and %zu", last, k);
                    CHECK(k < n, "digit %zu of %zu", k, n);
                    last = k;
                }
                /* sum = 2 sum + d, modulo 2^256 */
                uint64_t carry = 0, again = 0;
                for (size_t j = 0; j < 4; j++)
                    sum.w[j] = lanes_add64(sum.w[j], sum.w[j], &carry);
                for (size_t j = 0; j < 4; j++)
                    sum.w[j] = lanes_add64(sum.w[j], j == 0 ? (uint64_t)d : d < 0 ? FF : 0, &again);
            }
            CHECK(memcmp(&sum, &v, sizeof(v)) == 0, "width %u, number %zu", width, i);
        }
    }
}

/* v mod 8L, bit by bit: 8L is just above 2^255, so what is shifted out counts too. */
static void model_group_order(uint8_t out[32], const uint8_t *v, size_t bytes)
{
    static const uint64_t order[4] = {0xc09318d2e7ae9f68, 0xa6f7cef517bce6b2, 0,
                                      0x8000000000000000};
    uint64_t r[4] = {0};

    for (size_t i = 8 * bytes; i-- > 0;) {
        uint64_t difference[4], borrow = 0, above = r[3] >> 63;
        for (size_t k = 3; k > 0; k--)
            r[k] = r[k] << 1 | r[k - 1] >> 63;
        r[0] = r[0] << 1 | (v[i / 8] >> i % 8 & 1);
        for (size_t k = 0; k < 4; k++)
            difference[k] = lanes_sub64(r[k], order[k], &borrow);
        if (borrow <= above)
            memcpy(r, difference, sizeof(r));
    }
    for (size_t k = 0; k < 4; k++)
        lanes_store64_le(out + 8 * k, r[k]);
}

/* c = d k mod 8L, d odd, both short: what the exactness of verification rests on. */
static bool check_half(const uint8_t k[32])
{
    struct lanes_half h;
    uint8_t product[64], c[32];
    uint32_t column[65] = {0};

    if (!lanes_scalar_half(&h, k))
        return false;
    CHECK((h.d[0] & 1) == 1, "d is even");
    for (size_t i = LANES_HALF_BITS / 8; i < 32; i++)
        CHECK(h.c[i] == 0 && h.d[i] == 0, "longer than said");
    for (size_t i = 0; i < 32; i++) {
        for (size_t j = 0; j < 32; j++)
            column[i + j] += (uint32_t)h.d[i] * k[j];
    }
    /* For a negative d: c + |d| k = 0. */
    for (size_t i = 0; h.negative && i < 32; i++)
        column[i] += h.c[i];
    for (size_t i = 0; i < 64; i++) {
        product[i] = (uint8_t)column[i];
        column[i + 1] += column[i] >> 8;
    }
    model_group_order(c, product, sizeof(product));
    const uint8_t zero[32] = {0};
    CHECK(memcmp(c, h.negative ? zero : h.c, 32) == 0, "c is not d k");
    return true;
}

static void scalar_half(void)
{
    static const uint64_t l[4] = {0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0, 0x1000000000000000};
    size_t long_ones = 0, cases = 0;
    uint8_t k[32], wide[64];

    for (size_t i = 0; i < 20000; i++) {
        h_random(k, 32);
        k[31] &= 15;
        /* k = 2^n, 2^n - 1, 2^n + 1, and with few bits */
        if (i < 3 * 252) {
            memset(k, i % 3 == 1 ? 0xff : 0, 32);
            const size_t n = i / 3;
            for (size_t b = n; b < 256 && i % 3 == 1; b++)
                k[b / 8] &= (uint8_t)~(1 << b % 8);
            if (i % 3 != 1)
                k[n / 8] |= (uint8_t)(1 << n % 8);
            k[0] |= i % 3 == 2;
        }
        long_ones += !check_half(k);
        cases++;
    }
    CHECK(long_ones < cases / 20, "%zu of %zu have no short ones", long_ones, cases);
    /* Near 0, L, and L / n: unbalanced lattices. */
    for (uint64_t n = 1; n < 40; n++) {
        uint64_t quotient[4], rest = 0;
        for (size_t w = 8; w-- > 0;) { /* 32 bits at a time */
            const uint64_t digits = rest << 32 | (l[w / 2] >> 32 * (w % 2) & 0xffffffff);
            quotient[w / 2] = (w % 2 == 1 ? 0 : quotient[w / 2]) | digits / n << 32 * (w % 2);
            rest = digits % n;
        }
        for (int off = -3; off <= 3; off++) {
            uint64_t carry = 0;
            for (size_t w = 0; w < 4; w++) {
                const uint64_t v = w == 0 ? (uint64_t)(int64_t)off : off < 0 ? FF : 0;
                lanes_store64_le(k + 8 * w, lanes_add64(quotient[w], v, &carry));
            }
            if (lanes_scalar_is_reduced(k))
                (void)check_half(k); /* for L - 3 there are none: 8 k = -24 */
            memset(wide, 0, sizeof(wide));
            lanes_store64_le(wide, n);
            CHECK(check_half(wide), "small k");
        }
    }
    memset(k, 0, 32);
    CHECK(check_half(k), "k = 0");
}

/* X25519. */

static void unhex32(uint8_t out[32], const char *hex)
{
    CHECK(h_unhex(out, 32, hex) == 32, "digits");
}

/* The standards' examples of these kinds on every row of the curve. */
static void examples(enum kat_kind first, enum kat_kind last, size_t least)
{
    const struct lanes_curve25519_kernel *row;

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        size_t cases = 0;
        for (const struct kat_case *c = kat_rfc; c->id != NULL; c++) {
            if (c->kind < first || c->kind > last)
                continue;
            const char *wrong = kat_run_src(c, &row->kernel);
            CHECK(wrong == NULL, "%s: %s: %s", row->kernel.name, c->id, wrong);
            cases++;
        }
        CHECK(cases >= least, "%zu cases", cases);
    }
}

static void rfc7748(void)
{
    examples(KAT_X25519, KAT_X25519_CHAIN, 8);
}

/* Points of small order, on the curve and its twist, in every encoding: all zero, refused. */
static void small_order(void)
{
    static const char *const hex[] = {
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
        "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    };
    const struct lanes_curve25519_kernel *row;
    uint8_t k[32], u[32], out[32];
    const uint8_t zero[32] = {0};

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < 2 * sizeof(hex) / sizeof(hex[0]); i++) {
            unhex32(u, hex[i / 2]);
            u[31] |= (uint8_t)(i % 2 << 7);
            h_random(k, 32);
            memset(out, 0xa5, sizeof(out));
            CHECK(!lanes_x25519_shared(row, out, k, u), "point %zu", i / 2);
            CHECK(memcmp(out, zero, 32) == 0, "point %zu: not zero", i / 2);
        }
    }
}

/* DHKEM with an all-zero exchange, of either key: refused, and no secret given. */
static void small_order_dhkem(void)
{
    static const uint8_t zero[32] = {0};
    const struct lanes_curve25519_kernel *row;
    uint8_t key[2][64], secret[32], before[32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < 2; i++) {
            h_random(key[i], 32);
            lanes_x25519_public(row, key[i] + 32, key[i]);
        }
        const struct lanes_dhkem_key a = {key[0], key[0] + 32}, b = {key[1], key[1] + 32};
        h_random(before, sizeof(before));
        memcpy(secret, before, sizeof(secret));
        CHECK(!lanes_dhkem_encap(row, secret, &a, zero, NULL), "recipient");
        CHECK(!lanes_dhkem_encap(row, secret, &a, zero, &b), "recipient, authenticated");
        CHECK(!lanes_dhkem_decap(row, secret, zero, &a, NULL), "encapsulation");
        CHECK(!lanes_dhkem_decap(row, secret, zero, &a, key[1] + 32), "encapsulation");
        CHECK(!lanes_dhkem_decap(row, secret, key[1] + 32, &a, zero), "sender");
        CHECK(memcmp(secret, before, sizeof(secret)) == 0, "written");
        CHECK(lanes_dhkem_encap(row, secret, &a, key[1] + 32, &b), "good keys");
    }
}

/* Rows against portable; u of every kind, in bits 255 and above p too; unclamped scalars. */
static void ladders(void)
{
    const struct lanes_curve25519_kernel *row;
    uint8_t k[32], u[32], out[32], expected[32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < EDGES + 60; i++) {
            const struct lanes_fe v = number(i);
            for (size_t j = 0; j < 4; j++)
                lanes_store64_le(u + 8 * j, v.w[j]);
            h_random(k, 32);
            if (i % 5 < 2)
                memset(k, i % 5 == 0 ? 0 : 0xff, 32);
            const bool good = lanes_x25519_shared(&lanes_curve25519_portable, expected, k, u);
            CHECK(lanes_x25519_shared(row, out, k, u) == good, "%s", row->kernel.name);
            CHECK(memcmp(out, expected, 32) == 0, "%s: u %zu", row->kernel.name, i);
            struct lanes_fe q[2];
            k[0] &= 248;
            k[31] = (uint8_t)((k[31] & 127) | 64);
            CALLED(H_CALL3(row->ladder, q, k, &v));
            /* Two ways to the multiples of the base point. */
            const uint8_t nine[32] = {9};
            lanes_x25519_public(row, out, k);
            CHECK(lanes_x25519_shared(row, expected, k, nine), "9");
            CHECK(memcmp(out, expected, 32) == 0, "%s: public key", row->kernel.name);
        }
    }
}

/* Points. */

static void encode(const struct lanes_curve25519_kernel *row, uint8_t out[32],
                   const struct lanes_point *p)
{
    struct lanes_fe inverse, x, y;

    row->invert(&inverse, &p->z);
    row->mul(&x, &p->x, &inverse);
    row->mul(&y, &p->y, &inverse);
    lanes_fe_encode(out, &y);
    out[31] |= (uint8_t)(lanes_fe_is_odd(&x) << 7);
}

static void check_bounds(const struct lanes_fe *v)
{
    CHECK(v->w[3] <= TOP || (v->w[3] == TOP + 1 && v->w[2] == 0 && v->w[1] == 0 && v->w[0] < 4096),
          "a coordinate from 2^255 + 2^12 on");
}

/* scalar B: the comb, the ladder's tables by digits, both halves of them, and portable's. */
static void base_points(void)
{
    const struct lanes_curve25519_kernel *row;
    struct lanes_point p;
    uint8_t k[32], expected[32], out[32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < EDGES + 60; i++) {
            struct lanes_fe v = number(i), xy, zt;
            v.w[3] &= TOP;
            for (size_t j = 0; j < 4; j++)
                lanes_store64_le(k + 8 * j, v.w[j]);
            lanes_curve25519_portable.base(&lanes_curve25519_portable, &p, k);
            encode(&lanes_curve25519_portable, expected, &p);
            CALLED(H_CALL3(row->base, row, &p, k));
            check_bounds(&p.x), check_bounds(&p.y), check_bounds(&p.z), check_bounds(&p.t);
            encode(row, out, &p);
            CHECK(memcmp(out, expected, 32) == 0, "%s: scalar %zu", row->kernel.name, i);
            row->mul(&xy, &p.x, &p.y);
            row->mul(&zt, &p.z, &p.t);
            model_sum(out, &xy, NULL);
            check_fe(&zt, out, "XY = ZT");
            for (unsigned width = 2; width <= 8; width += 3) {
                struct lanes_term term = {.factor = LANES_FACTOR_BASE};
                const size_t n = lanes_scalar_digits(term.digit, k, width);
                CALLED(H_CALL5(row->sum, row, &p, &term, 1, n));
                check_bounds(&p.x), check_bounds(&p.y), check_bounds(&p.z), check_bounds(&p.t);
                row->mul(&xy, &p.x, &p.y);
                row->mul(&zt, &p.z, &p.t);
                model_sum(out, &xy, NULL);
                check_fe(&zt, out, "XY = ZT of a sum");
                encode(row, out, &p);
                CHECK(memcmp(out, expected, 32) == 0, "%s: digits of scalar %zu", row->kernel.name,
                      i);
            }
        }
    }
}

/* Sums of terms against portable's, and sums that end in the neutral element. */
static void sums(void)
{
    const struct lanes_curve25519_kernel *row, *const portable = &lanes_curve25519_portable;
    uint8_t k[32], expected[32], out[32];
    const uint8_t neutral[32] = {1};

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < 60; i++) {
            struct lanes_multiples slow[2], fast[2];
            struct lanes_term term[4];
            struct lanes_point p, q, sum;
            size_t digits = 0;
            h_random(k, 32);
            k[31] &= 127;
            portable->base(portable, &p, k);
            k[0] ^= 1;
            portable->base(portable, &q, k);
            portable->multiples(portable, &slow[0], &p);
            portable->multiples(portable, &slow[1], &q);
            CALLED(H_CALL3(row->multiples, row, &fast[0], &p));
            row->multiples(row, &fast[1], &q);
            for (size_t t = 0; t < 4; t++) {
                static const enum lanes_factor factor[4] = {LANES_FACTOR_POINT, LANES_FACTOR_BASE,
                                                            LANES_FACTOR_POINT,
                                                            LANES_FACTOR_BASE_128};
                h_random(k, 32);
                k[31] &= 127;
                if (i % 3 == 1)
                    memset(k + 16, 0, 16);
                term[t].factor = factor[t];
                term[t].multiples = &slow[t / 2];
                const size_t n = lanes_scalar_digits(term[t].digit, k, t % 2 == 0 ? 5 : 8);
                digits = n > digits ? n : digits;
            }
            portable->sum(portable, &sum, term, 1 + i % 4, digits);
            encode(portable, expected, &sum);
            term[0].multiples = &fast[0];
            term[2].multiples = &fast[1];
            row->sum(row, &sum, term, 1 + i % 4, digits);
            encode(row, out, &sum);
            CHECK(memcmp(out, expected, 32) == 0, "%s: case %zu", row->kernel.name, i);

            /* k P - k P, and P + P, which the additions must take too */
            term[1] = term[0];
            for (size_t d = 0; d < LANES_DIGITS_MAX; d++)
                term[1].digit[d] = (int8_t)-term[0].digit[d];
            row->sum(row, &sum, term, 2, digits);
            encode(row, out, &sum);
            CHECK(memcmp(out, neutral, 32) == 0, "%s: P - P", row->kernel.name);
            memset(term[0].digit, 0, sizeof(term[0].digit));
            term[0].digit[0] = 3;
            term[1] = term[0];
            row->sum(row, &sum, term, 2, 1);
            encode(row, out, &sum);
            term[0].digit[0] = 0;
            term[0].digit[1] = 3;
            row->sum(row, &sum, term, 1, 2);
            encode(row, expected, &sum);
            CHECK(memcmp(out, expected, 32) == 0, "%s: P + P", row->kernel.name);
        }
    }
}

/*
 * Coordinates that are small numbers, which a product may leave as these plus p: the
 * neutral element and one (X, Y, Z, T) are 4XZ, 4YZ, 4ZZ, whether that is a point or not.
 */
static void small_coordinates(void)
{
    const struct lanes_curve25519_kernel *row;
    uint8_t expected[32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < 200; i++) {
            const struct lanes_fe x = lanes_fe_small(i < 100 ? i : h_below(1 << 30));
            const struct lanes_fe y = lanes_fe_small(1 + h_below(100)), four = lanes_fe_small(4);
            struct lanes_multiples multiples;
            const struct lanes_term term = {.multiples = &multiples, .digit = {1}};
            struct lanes_point p = {.x = {{0}}}, sum;
            struct lanes_fe inverse;
            h_random(&p.z, sizeof(p.z));
            p.z = lanes_fe_reduce(&p.z);
            row->mul(&inverse, &p.z, &four);
            row->invert(&inverse, &inverse);
            row->mul(&p.x, &x, &inverse);
            row->mul(&p.y, &y, &inverse);
            row->multiples(row, &multiples, &p);
            row->sum(row, &sum, &term, 1, 1);
            check_bounds(&sum.x), check_bounds(&sum.y);
            model_sum(expected, &x, NULL);
            check_fe(&sum.x, expected, row->kernel.name);
            model_sum(expected, &y, NULL);
            check_fe(&sum.y, expected, row->kernel.name);
        }
    }
}

/* 2^64 B, 2^128 B and 2^192 B of the table are that. */
static void base_parts(void)
{
    const struct lanes_curve25519_kernel *row;
    struct lanes_point p;
    uint8_t k[32] = {0}, expected[32], out[32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t i = 0; i < 64 * (LANES_FACTORS - LANES_FACTOR_BASE); i++) {
            struct lanes_term term = {.factor = (enum lanes_factor)(LANES_FACTOR_BASE + i / 64),
                                      .digit = {(int8_t)(2 * (i % 64) + 1)}};
            memset(k, 0, sizeof(k));
            k[8 * (i / 64)] = (uint8_t)term.digit[0];
            row->base(row, &p, k);
            encode(row, expected, &p);
            row->sum(row, &p, &term, 1, 1);
            encode(row, out, &p);
            CHECK(memcmp(out, expected, 32) == 0, "%zu", i);
        }
    }
}

/* Ed25519. */

/* Runs `body` for every pair of rows of the two tables. */
#define FOR_ROW_PAIRS(rows)                                                                        \
    FOR_ROWS((rows).curve, &lanes_curve25519_kernels)                                              \
    for (size_t sha_index_ = 0;                                                                    \
         ((rows).sha512 = (const void *)h_row(&lanes_sha512_kernels, &sha_index_)) != NULL;)

/* Both ways, which must agree. */
static bool verify(const struct lanes_ed25519_rows *rows, const uint8_t public_key[32],
                   const uint8_t signature[64], const struct lanes_ed25519_message *m)
{
    struct lanes_point minus_a;
    struct lanes_ed25519_cache cache;

    const bool decodes = lanes_ed25519_decode(rows, &minus_a, public_key);
    const bool fresh = lanes_ed25519_verify(rows, public_key, NULL, signature, m);
    CHECK(!fresh || decodes, "a key that does not decode");
    lanes_ed25519_build(rows, &cache, public_key);
    CHECK(cache.decodes == decodes, "verdict on the key");
    const bool loaded = lanes_ed25519_verify(rows, public_key, &cache, signature, m);
    CHECK(fresh == loaded, "%s: fresh %d, loaded %d", rows->curve->kernel.name, fresh, loaded);
    return fresh;
}

/* The examples, and not by another instance, with another context or of another message. */
static void rfc8032(void)
{
    static struct kat_bytes field[KAT_FIELDS];
    struct lanes_ed25519_rows rows;

    examples(KAT_ED25519, KAT_ED25519PH, 10);
    FOR_ROW_PAIRS(rows)
    {
        for (const struct kat_case *c = kat_rfc; c->id != NULL; c++) {
            if (c->kind != KAT_ED25519 && c->kind != KAT_ED25519CTX)
                continue;
            for (size_t i = 0; i < KAT_FIELDS; i++)
                CHECK(kat_unhex(&field[i], c, (enum kat_field)i), "digits");
            const uint8_t *const public_key = field[KAT_NONCE].p;
            const bool pure = c->kind == KAT_ED25519;
            const struct lanes_ed25519_message m = {
                .instance = pure ? LANES_ED25519_PURE : LANES_ED25519_CTX,
                .context = field[KAT_AAD].p,
                .context_bytes = field[KAT_AAD].n,
                .text = field[KAT_IN].p,
                .bytes = field[KAT_IN].n,
            };
            struct lanes_ed25519_message other = m;
            CHECK(verify(&rows, public_key, field[KAT_TAG].p, &m), "%s", c->id);
            other.instance = pure ? LANES_ED25519_CTX : LANES_ED25519_PURE;
            CHECK(!verify(&rows, public_key, field[KAT_TAG].p, &other), "%s: instance", c->id);
            other.instance = LANES_ED25519_PH;
            CHECK(!verify(&rows, public_key, field[KAT_TAG].p, &other), "%s: instance", c->id);
            other = m;
            other.bytes++; /* there is room behind */
            CHECK(!verify(&rows, public_key, field[KAT_TAG].p, &other), "%s: message", c->id);
            other = m;
            other.context_bytes++;
            CHECK(verify(&rows, public_key, field[KAT_TAG].p, &other) == pure, "%s: context",
                  c->id);
        }
    }
}

/* "Taming the many EdDSAs" (Chalkias, Garillot, Nikolaenko), cases 0 to 11. */
static void speccheck(void)
{
    static const struct {
        bool accepted; /* by OpenSSL */
        const char *message, *public_key, *signature;
    } c[] = {
    {true, "8c93255d71dcab10e8f379c26200f3c7bd5f09d9bc3068d3ef4edeb4853022b6",
     "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
     "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a00000000000000000000"
     "00000000000000000000000000000000000000000000"},
    {true, "9bd9f44f4dcc75bd531b56b2cd280b0bb38fc1cd6d1230e14861d861de092e79",
     "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
     "f7badec5b8abeaf699583992219b7b223f1df3fbbea919844e3f7c554a43dd43a5bb704786be79fc476f"
     "91d3f3f89b03984d8068dcf1bb7dfc6637b45450ac04"},
    {true, "aebf3f2601a0c8c5d39cc7d8911642f740b78168218da8471772b35f9d35b9ab",
     "f7badec5b8abeaf699583992219b7b223f1df3fbbea919844e3f7c554a43dd43",
     "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa8c4bd45aecaca5b24fb9"
     "7bc10ac27ac8751a7dfe1baff8b953ec9f5833ca260e"},
    {true, "9bd9f44f4dcc75bd531b56b2cd280b0bb38fc1cd6d1230e14861d861de092e79",
     "cdb267ce40c5cd45306fa5d2f29731459387dbf9eb933b7bd5aed9a765b88d4d",
     "9046a64750444938de19f227bb80485e92b83fdb4b6506c160484c016cc1852f87909e14428a7a1d62e9"
     "f22f3d3ad7802db02eb2e688b6c52fcd6648a98bd009"},
    {false, "e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec4011eaccd55b53f56c",
     "cdb267ce40c5cd45306fa5d2f29731459387dbf9eb933b7bd5aed9a765b88d4d",
     "160a1cb0dc9c0258cd0a7d23e94d8fa878bcb1925f2c64246b2dee1796bed5125ec6bc982a269b723e06"
     "68e540911a9a6a58921d6925e434ab10aa7940551a09"},
    {false, "e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec4011eaccd55b53f56c",
     "cdb267ce40c5cd45306fa5d2f29731459387dbf9eb933b7bd5aed9a765b88d4d",
     "21122a84e0b5fca4052f5b1235c80a537878b38f3142356b2c2384ebad4668b7e40bc836dac0f71076f9"
     "abe3a53f9c03c1ceeeddb658d0030494ace586687405"},
    {false, "85e241a07d148b41e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec40",
     "442aad9f089ad9e14647b1ef9099a1ff4798d78589e66f28eca69c11f582a623",
     "e96f66be976d82e60150baecff9906684aebb1ef181f67a7189ac78ea23b6c0e547f7690a0e2ddcd04d8"
     "7dbc3490dc19b3b3052f7ff0538cb68afb369ba3a514"},
    {false, "85e241a07d148b41e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec40",
     "442aad9f089ad9e14647b1ef9099a1ff4798d78589e66f28eca69c11f582a623",
     "8ce5b96c8f26d0ab6c47958c9e68b937104cd36e13c33566acd2fe8d38aa19427e71f98a473474f2f13f"
     "06f97c20d58cc3f54b8bd0d272f42b695dd7e89a8c22"},
    {false, "9bedc267423725d473888631ebf45988bad3db83851ee85c85e241a07d148b41",
     "f7badec5b8abeaf699583992219b7b223f1df3fbbea919844e3f7c554a43dd43",
     "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff03be9678ac102edcd92b"
     "0210bb34d7428d12ffc5df5f37e359941266a4e35f0f"},
    {false, "9bedc267423725d473888631ebf45988bad3db83851ee85c85e241a07d148b41",
     "f7badec5b8abeaf699583992219b7b223f1df3fbbea919844e3f7c554a43dd43",
     "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffca8c5b64cd208982aa38"
     "d4936621a4775aa233aa0505711d8fdcfdaa943d4908"},
    {false, "e96b7021eb39c1a163b6da4e3093dcd3f21387da4cc4572be588fafae23c155b",
     "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "a9d55260f765261eb9b84e106f665e00b867287a761990d7135963ee0a7d59dca5bb704786be79fc476f"
     "91d3f3f89b03984d8068dcf1bb7dfc6637b45450ac04"},
    {true, "39a591f5321bbe07fd5a23dc2f39d025d74526615746727ceefd6e82ae65c06f",
     "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
     "a9d55260f765261eb9b84e106f665e00b867287a761990d7135963ee0a7d59dca5bb704786be79fc476f"
     "91d3f3f89b03984d8068dcf1bb7dfc6637b45450ac04"},
    };
    struct lanes_ed25519_rows rows;
    uint8_t text[64], public_key[32], signature[64];

    FOR_ROW_PAIRS(rows)
    {
        for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
            const struct lanes_ed25519_message m = {
                .text = text, .bytes = h_unhex(text, sizeof(text), c[i].message)};
            unhex32(public_key, c[i].public_key);
            CHECK(h_unhex(signature, 64, c[i].signature) == 64, "digits");
            CHECK(verify(&rows, public_key, signature, &m) == c[i].accepted, "case %zu", i);
        }
    }
}

/* Every single wrong bit is found; S + L is refused. */
static void wrong_bits(void)
{
    static const uint8_t order[32] = {
        0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7,
        0xa2, 0xde, 0xf9, 0xde, 0x14, 0,    0,    0,    0,    0,    0,
        0,    0,    0,    0,    0,    0,    0,    0,    0,    0x10};
    struct lanes_ed25519_rows rows;
    struct lanes_ed25519_private key;
    uint8_t seed[32], text[40], signature[64];

    FOR_ROW_PAIRS(rows)
    {
        const struct lanes_ed25519_message m = {.text = text, .bytes = sizeof(text)};
        h_random(seed, sizeof(seed));
        h_random(text, sizeof(text));
        lanes_ed25519_expand(&rows, &key, seed);
        lanes_ed25519_derive(&rows, &key);
        lanes_ed25519_sign(&rows, signature, &key, &m);
        for (size_t bit = 0; bit < 512; bit++) {
            signature[bit / 8] ^= (uint8_t)(1 << bit % 8);
            CHECK(!verify(&rows, key.public_key, signature, &m), "bit %zu of the signature", bit);
            signature[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
        for (size_t bit = 0; bit < 256; bit++) {
            key.public_key[bit / 8] ^= (uint8_t)(1 << bit % 8);
            CHECK(!verify(&rows, key.public_key, signature, &m), "bit %zu of the key", bit);
            key.public_key[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
        CHECK(verify(&rows, key.public_key, signature, &m), "the right one");
        unsigned carry = 0;
        for (size_t i = 0; i < 32; i++) {
            carry += (unsigned)signature[32 + i] + order[i];
            signature[32 + i] = (uint8_t)carry;
            carry >>= 8;
        }
        CHECK(!verify(&rows, key.public_key, signature, &m), "S + L");
    }
}

/* k of the verification, as lanes_ed25519_verify has it */
static void hash_k(uint8_t k[32], const uint8_t r[32], const uint8_t a[32], const uint8_t *text,
                   size_t n)
{
    struct lanes_sha512 s;
    uint8_t digest[64];

    lanes_sha512_init(&s, &lanes_sha512_portable);
    lanes_sha512_update(&s, r, 32);
    lanes_sha512_update(&s, a, 32);
    lanes_sha512_update(&s, text, n);
    lanes_sha512_final(&s, digest);
    model_scalar(k, digest, 64);
}

/* out = scalar B + torsion T, T of order 8 */
static void mixed_point(uint8_t out[32], const uint8_t scalar[32], int torsion)
{
    static const char order8[] = "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05";
    const struct lanes_curve25519_kernel *const row = &lanes_curve25519_portable;
    const struct lanes_ed25519_rows rows = {row, &lanes_sha512_portable};
    struct lanes_point minus_t;
    struct lanes_multiples multiples;
    struct lanes_term term[3] = {{.factor = LANES_FACTOR_BASE}, {.multiples = &multiples},
                                 {.multiples = &multiples}};
    struct lanes_point sum;
    uint8_t encoded[32];

    unhex32(encoded, order8);
    CHECK(lanes_ed25519_decode(&rows, &minus_t, encoded), "T");
    row->multiples(row, &multiples, &minus_t);
    (void)lanes_scalar_digits(term[0].digit, scalar, 8);
    term[1].digit[0] = (int8_t)(torsion % 2);
    for (int i = 1; i < 3; i++)
        term[2].digit[i] = (int8_t)(torsion >> i & 1);
    row->sum(row, &sum, term, 3, LANES_DIGITS_MAX);
    encode(row, out, &sum);
}

/*
 * Multiples of points of small order: all coordinates are small numbers in large
 * forms, the hardest that carries get.
 */
static void small_sums(void)
{
    static const uint8_t zero[32] = {0};
    const struct lanes_curve25519_kernel *row;
    uint8_t encoded[8][32], scalar[32], out[32];

    for (int j = 0; j < 8; j++)
        mixed_point(encoded[j], zero, j);
    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        const struct lanes_ed25519_rows rows = {row, &lanes_sha512_portable};
        for (size_t i = 0; i < 400; i++) {
            struct lanes_point minus;
            struct lanes_multiples multiples;
            struct lanes_term term[4];
            struct lanes_point sum;
            size_t total = 0;
            CHECK(lanes_ed25519_decode(&rows, &minus, encoded[i % 8]), "%zu T", i % 8);
            row->multiples(row, &multiples, &minus);
            for (size_t k = 0; k < 4; k++) {
                h_random(scalar, sizeof(scalar));
                scalar[31] &= 127;
                total += scalar[0];
                term[k].factor = LANES_FACTOR_POINT;
                term[k].multiples = &multiples;
                (void)lanes_scalar_digits(term[k].digit, scalar, 5);
            }
            row->sum(row, &sum, term, 4, LANES_DIGITS_MAX);
            encode(row, out, &sum);
            CHECK(memcmp(out, encoded[(8 - i % 8) * (total & 7) % 8], 32) == 0,
                  "%s: %zu T", row->kernel.name, i % 8);
        }
    }
}

/*
 * A and R with every pair of components of small order: A = a B + i T, R = r B +
 * j T, S = r + k a. The equation without cofactor holds if and only if k i + j
 * is a multiple of 8, for k as a number below L.
 */
static void torsion(void)
{
    struct lanes_ed25519_rows rows;
    size_t accepted = 0, cases = 0;

    FOR_ROW_PAIRS(rows)
    {
        for (int i = 0; i < 64 * 3; i++) {
            uint8_t a[32], r[32], k[32], text[8], public_key[32], signature[64];
            const struct lanes_ed25519_message m = {.text = text, .bytes = sizeof(text)};
            h_random(a, 32);
            h_random(r, 32);
            h_random(text, sizeof(text));
            a[31] &= 15;
            r[31] &= 15;
            if (i % 3 == 2) /* A, or R, of small order alone */
                memset(i % 2 == 0 ? a : r, 0, 32);
            mixed_point(public_key, a, i / 3 % 8);
            mixed_point(signature, r, i / 24);
            hash_k(k, signature, public_key, text, sizeof(text));
            lanes_scalar_muladd(signature + 32, k, a, r);
            const bool holds = ((k[0] & 7) * (i / 3 % 8) + i / 24) % 8 == 0;
            CHECK(verify(&rows, public_key, signature, &m) == holds, "%s: case %d",
                  rows.curve->kernel.name, i);
            accepted += holds, cases++;
        }
    }
    CHECK(accepted > cases / 16 && accepted < cases / 2, "%zu of %zu", accepted, cases);
}

/* Encodings that a stricter reading refuses: y from p on, and -0. */
static void lenient_keys(void)
{
    static const struct {
        const char *hex;
        bool decodes;
    } c[] = {
        {"0100000000000000000000000000000000000000000000000000000000000000", true},
        {"0100000000000000000000000000000000000000000000000000000000000080", true}, /* -0 */
        {"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", true}, /* -0 */
        {"edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", true}, /* y = p */
        {"eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", true}, /* p + 1 */
        {"eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", true},
        {"0200000000000000000000000000000000000000000000000000000000000000", false},
        {"efffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", false}, /* p + 2 */
    };
    struct lanes_ed25519_rows rows;
    struct lanes_point minus_a;
    uint8_t encoded[32];
    const uint8_t nothing[64] = {0};
    const struct lanes_ed25519_message m = {.text = nothing, .bytes = 1};

    FOR_ROW_PAIRS(rows)
    {
        for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
            unhex32(encoded, c[i].hex);
            CHECK(lanes_ed25519_decode(&rows, &minus_a, encoded) == c[i].decodes, "%s", c[i].hex);
            if (!c[i].decodes) /* R = 0 is what no point at all would be encoded as */
                CHECK(!verify(&rows, encoded, nothing, &m), "%s", c[i].hex);
        }
    }
}

const struct h_test h_curve25519_tests[] = {
    {"field: common", field_common},
    {"field: rows", field_rows},
    {"field: inverses", field_inverses},
    {"field: inverted", field_inverted},
    {"field: rows compared", field_compared},
    {"field: chains", field_chain},
#if defined(LANES_X86_64)
    {"four abreast: products and squares", x4_products},
    {"four abreast: doubling", x4_twice},
    {"four abreast: addition", x4_add},
#endif
    {"scalars: modulo L", scalar_reduce},
    {"scalars: a b + c", scalar_muladd},
    {"scalars: below L", scalar_is_reduced},
    {"scalars: digits", scalar_digits},
    {"scalars: half-size", scalar_half},
    {"X25519: RFC 7748", rfc7748},
    {"X25519: points of small order", small_order},
    {"DHKEM: points of small order", small_order_dhkem},
    {"X25519: ladders and base", ladders},
    {"points: base", base_points},
    {"points: 2^64 B and on", base_parts},
    {"points: sums", sums},
    {"points: small coordinates", small_coordinates},
    {"Ed25519: RFC 8032", rfc8032},
    {"Ed25519: speccheck", speccheck},
    {"Ed25519: wrong bits", wrong_bits},
    {"points: multiples of small order", small_sums},
    {"Ed25519: components of small order", torsion},
    {"Ed25519: lenient keys", lenient_keys},
    {NULL, NULL},
};
