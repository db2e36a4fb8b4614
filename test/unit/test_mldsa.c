/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ML-DSA: each routine of each row against the portable one, on random and on the largest
 * numbers that its contract allows; that one against products by the definition; key pairs
 * and signatures of every set, hashed, against the values of CCTV; and what must be refused.
 */
#include "suites.h"

#include "mldsa/bits.h"
#include "mldsa/mldsa.h"

#include <string.h>

enum { Q = LANES_MLDSA_Q, ROUNDS = 40, SHAPES = 6 };

static const struct lanes_mldsa_set *const sets[] = {&lanes_mldsa_44, &lanes_mldsa_65,
                                                     &lanes_mldsa_87};

static const struct lanes_mldsa_kernel *const portable = &lanes_mldsa_portable;

static int32_t between(int32_t low, int32_t high)
{
    uint64_t r;

    h_random(&r, sizeof(r));
    return low + (int32_t)(r % (uint64_t)((int64_t)high - low + 1));
}

/*
 * A polynomial between bounds: random, all of one bound, of the other, in turns one by one or
 * by eights, or near the bounds.
 */
static void fill(int32_t f[256], size_t shape, int32_t low, int32_t high)
{
    for (size_t i = 0; i < 256; i++) {
        f[i] = between(low, high);
        switch (shape % SHAPES) {
        case 1:
            f[i] = high;
            break;
        case 2:
            f[i] = low;
            break;
        case 3:
            f[i] = i % 2 == 0 ? low : high;
            break;
        case 4:
            f[i] = i / 8 % 2 == 0 ? high : low;
            break;
        case 5:
            f[i] = f[i] % 2 == 0 ? low + f[i] % 3 * (f[i] % 3 > 0) : high - (f[i] & 2);
            break;
        default:
            break;
        }
    }
}

static void fill_small(int8_t s[256], size_t shape, int eta)
{
    int32_t f[256];

    fill(f, shape % 5, -eta, eta);
    for (size_t i = 0; i < 256; i++)
        s[i] = (int8_t)f[i];
}

static void table_of(int8_t table[LANES_MLDSA_SMALL_BYTES], const int8_t s[256])
{
    for (size_t i = 0; i < 256; i++) {
        table[i] = (int8_t)-s[i];
        table[256 + i] = s[i];
    }
}

static void challenge(struct lanes_mldsa_challenge *c, unsigned tau, unsigned plus)
{
    uint8_t place[256];

    memset(c, 0, sizeof(*c));
    for (size_t i = 0; i < 256; i++)
        place[i] = (uint8_t)i;
    for (unsigned n = 0; n < tau; n++) {
        const size_t k = n + h_below(256 - n);
        const uint8_t p = place[k];
        place[k] = place[n];
        if (n < plus)
            c->plus[c->plus_count++] = p;
        else
            c->minus[c->minus_count++] = p;
    }
}

static int32_t modulo(int64_t x)
{
    return (int32_t)((x % Q + Q) % Q);
}

/* a b modulo x^256 + 1, by the definition. */
static void multiply(int32_t out[256], const int32_t a[256], const int32_t b[256])
{
    for (int i = 0; i < 256; i++) {
        int64_t sum = 0;
        for (int j = 0; j < 256; j++) {
            const int64_t product = (int64_t)a[j] * b[(i - j) & 255] % Q;
            sum += j <= i ? product : -product;
        }
        out[i] = modulo(sum);
    }
}

static struct {
    _Alignas(32) int32_t a[LANES_MLDSA_DOT_MAX][256];
    int32_t b[LANES_MLDSA_DOT_MAX][256];
    int32_t c[256], expected[256], f[2][256], g[256];
    int8_t s[2][256], table[LANES_MLDSA_SMALL_BYTES];
    uint8_t bytes[2][1024], more[2][1024];
} x;

/* The transform, products in it, and back: the same as by the definition. */
static void products(void)
{
    const struct lanes_mldsa_kernel *row;

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < SHAPES * SHAPES; i++) {
            fill(x.a[0], i % SHAPES, -Q, Q);
            fill(x.b[0], i / SHAPES, -Q, Q);
            multiply(x.expected, x.a[0], x.b[0]);
            CALLED(H_CALL1(row->ntt, x.a[0]));
            CALLED(H_CALL1(row->ntt, x.b[0]));
            for (size_t k = 0; k < 256; k++) {
                CHECK(x.a[0][k] < LANES_MLDSA_NTT_BOUND && x.a[0][k] > -LANES_MLDSA_NTT_BOUND,
                      "%s: %ld", row->kernel.name, (long)x.a[0][k]);
            }
            CALLED(H_CALL4(row->dot, x.c, x.a, x.b, 1));
            CALLED(H_CALL1(row->inverse, x.c));
            CHECK(memcmp(x.c, x.expected, sizeof(x.c)) == 0, "%s: shapes %zu", row->kernel.name,
                  i);
        }
    }
}

/* What the inverse must take without a reduction: every input at q or -q, in all turns. */
static void inverse_bounds(void)
{
    const struct lanes_mldsa_kernel *row;

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < h_rounds(600); i++) {
            for (size_t k = 0; k < 256; k++) {
                const bool up = i < 256 ? __builtin_parity((unsigned)(k & i)) : between(0, 1);
                x.a[0][k] = up ? Q : -Q;
            }
            row->inverse(x.a[0]);
            for (size_t k = 0; k < 256; k++)
                CHECK(x.a[0][k] == 0, "%s: turn %zu, %ld", row->kernel.name, i, (long)x.a[0][k]);
        }
        for (size_t i = 0; i < ROUNDS; i++) {
            fill(x.a[0], i, 1 - Q, Q - 1);
            memcpy(x.f[0], x.a[0], sizeof(x.f[0]));
            for (size_t k = 0; k < 256; k++) /* the same numbers modulo q, the other sign */
                x.f[0][k] += x.f[0][k] < 0 ? Q : x.f[0][k] > 0 ? -Q : 0;
            row->inverse(x.a[0]);
            row->inverse(x.f[0]);
            CHECK(memcmp(x.a[0], x.f[0], sizeof(x.f[0])) == 0, "%s: shape %zu", row->kernel.name,
                  i);
        }
    }
}

/* Sums of products at their bounds; the order of a row is its own but the same throughout. */
static void sums(void)
{
    const struct lanes_mldsa_kernel *row;
    const int64_t factor = 8265825; /* 1 / 2^32 mod q */

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < SHAPES * SHAPES * LANES_MLDSA_DOT_MAX; i++) {
            const size_t terms = 1 + i % LANES_MLDSA_DOT_MAX, shape = i / LANES_MLDSA_DOT_MAX;
            for (size_t k = 0; k < terms; k++) {
                const int32_t high = k == 0 ? LANES_MLDSA_NTT_BOUND - 1 : Q;
                fill(x.a[k], shape % SHAPES, -high, high);
                fill(x.b[k], shape / SHAPES, 1 - LANES_MLDSA_NTT_BOUND, LANES_MLDSA_NTT_BOUND - 1);
            }
            CALLED(H_CALL4(row->dot, x.c, x.a, x.b, terms));
            for (size_t j = 0; j < 256; j++) {
                int64_t sum = 0;
                for (size_t k = 0; k < terms; k++)
                    sum += (int64_t)x.a[k][j] * x.b[k][j];
                CHECK(x.c[j] < Q && x.c[j] > -Q && modulo(x.c[j]) == modulo(sum % Q * factor),
                      "%s: %zu terms, shape %zu", row->kernel.name, terms, shape);
            }
        }
    }
}

/* to_order puts what follows the standard's order where the row's own transform has it. */
static void order(void)
{
    const struct lanes_mldsa_kernel *row;

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        fill(x.a[0], 0, -Q, Q);
        memcpy(x.f[0], x.a[0], sizeof(x.f[0]));
        portable->ntt(x.f[0]);
        row->ntt(x.a[0]);
        if (row->to_order != NULL)
            CALLED(H_CALL1(row->to_order, x.f[0]));
        for (size_t k = 0; k < 256; k++)
            CHECK(modulo(x.f[0][k]) == modulo(x.a[0][k]), "%s: %zu", row->kernel.name, k);
    }
}

/* Bytes of which some make candidates that are rejected. */
static void candidates(uint8_t *p, size_t n, size_t round)
{
    h_random(p, n);
    for (size_t i = 0; i < n; i++) {
        if (round % 4 == 1 && h_below(3) != 0)
            p[i] = 0xff;
        if (round % 4 == 2)
            p[i] = i % 3 == 2 ? 0x7f : i % 3 == 1 ? 0xe0 : (uint8_t)h_below(3); /* about q */
        if (round % 4 == 3)
            p[i] |= 0x90;
    }
}

static void samplers(void)
{
    const struct lanes_mldsa_kernel *row;

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < h_rounds(400); i++) {
            const size_t have = i % 3 == 0 ? 0 : h_below(257), bytes = 24 * h_below(36);
            const int eta = i % 2 == 0 ? 2 : 4;
            uint8_t *in = h_guard(0, bytes);
            size_t n, expected;

            candidates(in, bytes, i);
            memset(x.f, 0, sizeof(x.f));
            memset(x.s, 0, sizeof(x.s));
            expected = portable->reject(x.f[0], have, in, bytes);
            n = row->reject(x.f[1], have, in, bytes);
            CHECK(n == expected && n <= 256, "%s: %zu, not %zu", row->kernel.name, n, expected);
            CHECK(memcmp(x.f[0], x.f[1], n * 4) == 0, "%s: numbers below q", row->kernel.name);
            expected = portable->reject_eta(x.s[0], have, in, bytes, eta);
            n = row->reject_eta(x.s[1], have, in, bytes, eta);
            CHECK(n == expected && n <= 256, "%s: %zu, not %zu", row->kernel.name, n, expected);
            CHECK(memcmp(x.s[0], x.s[1], n) == 0, "%s: small numbers", row->kernel.name);
        }
    }
}

/* The encodings, there and back, and that they touch no byte beyond theirs. */
static void encodings(void)
{
    const struct lanes_mldsa_kernel *row;

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < ROUNDS; i++) {
            const int bits = i % 2 == 0 ? 18 : 20;
            const int32_t half = 1 << (bits - 1);
            const size_t n = 32 * (size_t)bits;
            uint8_t *out = h_guard(0, n), *t1 = h_guard(1, 320), *t0 = h_guard(2, 416);

            fill(x.a[0], i / 2, 1 - half, half);
            portable->pack_z(x.bytes[0], x.a[0], bits);
            CALLED(H_CALL3(row->pack_z, out, x.a[0], bits));
            CHECK(memcmp(out, x.bytes[0], n) == 0, "%s: z, %d bits", row->kernel.name, bits);
            CALLED(H_CALL3(row->unpack_z, x.b[0], out, bits));
            CHECK(memcmp(x.a[0], x.b[0], sizeof(x.a[0])) == 0, "%s: z back, %d bits",
                  row->kernel.name, bits);

            fill(x.a[0], i, 0, Q - 1);
            fill_small(x.s[0], i / 2, 4);
            portable->power2round(x.bytes[0], x.bytes[1], x.a[0], x.s[0]);
            CALLED(H_CALL4(row->power2round, t1, t0, x.a[0], x.s[0]));
            CHECK(memcmp(t1, x.bytes[0], 320) == 0 && memcmp(t0, x.bytes[1], 416) == 0,
                  "%s: t1 or t0", row->kernel.name);
            row->unpack_t1(x.b[0], t1);
            row->unpack_t0(x.b[1], t0);
            for (size_t k = 0; k < 256; k++) {
                CHECK(modulo(x.b[1][k] - x.b[0][k]) == modulo(x.a[0][k] + x.s[0][k]),
                      "%s: t1 2^13 + t0", row->kernel.name);
                CHECK(x.b[1][k] > -4096 && x.b[1][k] <= 4096, "%s: t0", row->kernel.name);
            }
        }
    }
}

static size_t w1_bytes(int32_t gamma2)
{
    return gamma2 == LANES_MLDSA_GAMMA2_88 ? 192 : 128;
}

/* Algorithm 36, by division. */
static void split(int32_t w, int32_t gamma2, int32_t *w1, int32_t *w0)
{
    *w0 = w % (2 * gamma2);
    if (*w0 > gamma2)
        *w0 -= 2 * gamma2;
    if (w - *w0 == Q - 1) {
        *w1 = 0;
        *w0 -= 1;
    } else {
        *w1 = (w - *w0) / (2 * gamma2);
    }
}

/* Every number below q once, with the gamma2. */
static void decompose_all_of(const struct lanes_mldsa_kernel *row, int32_t gamma2)
{
    uint8_t w1[256], packed[192];

    for (int32_t w = 0; w < Q; w += 256) {
        for (int32_t k = 0; k < 256; k++)
            x.a[0][k] = w + k < Q ? w + k : 0;
        row->decompose(x.a[0], w1, packed, gamma2);
        for (int32_t k = 0; k < 256 && w + k < Q; k++) {
            int32_t high, low;
            split(w + k, gamma2, &high, &low);
            if (high != w1[k] || low != x.a[0][k])
                CHECK(false, "%s: %ld", row->kernel.name, (long)(w + k));
        }
    }
}

/* The rows against the definition, the division that none of them does. */
static void decompose_all(void)
{
    const struct lanes_mldsa_kernel *row;

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        decompose_all_of(row, LANES_MLDSA_GAMMA2_88);
        decompose_all_of(row, LANES_MLDSA_GAMMA2_32);
    }
}

/* Numbers about the borders between values of w1. */
static void fill_borders(int32_t f[256], int32_t gamma2)
{
    for (size_t i = 0; i < 256; i++)
        f[i] = modulo((int64_t)between(0, 45) * 2 * gamma2 + gamma2 * between(-1, 1) +
                      between(-2, 2));
}

static void high_and_low(void)
{
    const struct lanes_mldsa_kernel *row;

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < h_rounds(200); i++) {
            const int32_t gamma2 = i % 2 == 0 ? LANES_MLDSA_GAMMA2_88 : LANES_MLDSA_GAMMA2_32;
            const size_t n = w1_bytes(gamma2), hints = h_below(i % 4 < 2 ? 80 : 257);
            uint8_t *packed = h_guard(0, n), *at = h_guard(1, hints), *w1 = h_guard(2, 256);

            fill(x.a[0], i / 2, 0, Q - 1);
            if (i % 3 == 0)
                fill_borders(x.a[0], gamma2);
            memcpy(x.c, x.a[0], sizeof(x.c));
            memcpy(x.b[0], x.a[0], sizeof(x.b[0]));
            portable->decompose(x.a[0], x.more[0], x.bytes[0], gamma2);
            CALLED(H_CALL4(row->decompose, x.b[0], w1, packed, gamma2));
            CHECK(memcmp(x.a[0], x.b[0], sizeof(x.a[0])) == 0, "%s: w0", row->kernel.name);
            CHECK(memcmp(w1, x.more[0], 256) == 0, "%s: w1", row->kernel.name);
            CHECK(memcmp(packed, x.bytes[0], n) == 0, "%s: w1, packed", row->kernel.name);

            for (size_t k = 0, next = 0; k < hints; k++) { /* rising */
                next += h_below(257 - hints + k - next);
                at[k] = (uint8_t)next++;
            }
            portable->use_hint(x.bytes[0], x.c, at, hints, gamma2);
            row->use_hint(packed, x.c, at, hints, gamma2);
            CHECK(memcmp(packed, x.bytes[0], n) == 0, "%s: %zu hints used", row->kernel.name,
                  hints);
        }
    }
}

/* Hints made: at the borders, all, none; then used they give back what was meant. */
static void hints_made(void)
{
    const struct lanes_mldsa_kernel *row;

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < h_rounds(300); i++) {
            const int32_t gamma2 = i % 2 == 0 ? LANES_MLDSA_GAMMA2_88 : LANES_MLDSA_GAMMA2_32;
            const int32_t steps = gamma2 == LANES_MLDSA_GAMMA2_88 ? 44 : 16;
            const int32_t reach = i % 5 == 0 ? gamma2 - 1 : i % 5 == 1 ? 3000 : gamma2 / 2;
            uint8_t *at = h_guard(0, 256), w1[256];
            int n, expected;

            fill(x.a[0], i, 1 - gamma2, gamma2 - 1);
            fill(x.f[0], i / 2, -reach, reach);
            for (size_t k = 0; k < 256; k++) {
                w1[k] = (uint8_t)(k % 7 == 0 ? 0 : h_below((size_t)steps));
                if (h_below(4) == 0) /* the sum at a border, or next to it */
                    x.f[0][k] = (k % 2 == 0 ? gamma2 : -gamma2) - x.a[0][k] + between(-1, 1);
                if (x.f[0][k] >= gamma2 || x.f[0][k] <= -gamma2)
                    x.f[0][k] = 0;
                if (i % 7 == 0 && k == i % 256)
                    x.f[0][k] = i % 2 == 0 ? gamma2 : -gamma2; /* too large */
                x.b[0][k] = modulo(x.f[0][k]);
            }
            expected = portable->make_hint(x.bytes[0], x.a[0], x.b[0], w1, gamma2);
            n = row->make_hint(at, x.a[0], x.b[0], w1, gamma2);
            CHECK(n == expected, "%s: %d hints, not %d", row->kernel.name, n, expected);
            CHECK((n < 0) == (i % 7 == 0), "%s: %d hints", row->kernel.name, n);
            if (n < 0)
                continue;
            CHECK(memcmp(at, x.bytes[0], (size_t)n) == 0, "%s: places", row->kernel.name);
            for (size_t k = 0; k < 256; k++) /* w - c s2 + c t0 */
                x.c[k] = modulo((int64_t)w1[k] * 2 * gamma2 + x.a[0][k] + x.f[0][k]);
            row->use_hint(x.bytes[0], x.c, at, (size_t)n, gamma2);
            for (size_t k = 0; k < 256; k++) /* what has w1 and no hint */
                x.c[k] = modulo((int64_t)w1[k] * 2 * gamma2);
            row->use_hint(x.bytes[1], x.c, at, 0, gamma2);
            CHECK(memcmp(x.bytes[0], x.bytes[1], w1_bytes(gamma2)) == 0,
                  "%s: hints do not undo the shift", row->kernel.name);
        }
    }
}

/* v + c s, |c s| as large as it can be (240 does not fit a byte), and the verdict. */
static void small_products(void)
{
    const struct lanes_mldsa_kernel *row;
    struct lanes_mldsa_challenge c;
    static const unsigned taus[] = {39, 49, 60, 60, 1};

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < h_rounds(300); i++) {
            const unsigned tau = taus[i % 5];
            const int eta = i % 2 == 0 ? 2 : 4;
            const int32_t high = i % 3 == 0 ? (1 << 23) : 90000;
            int32_t most = 0;

            challenge(&c, tau, i % 4 == 0 ? 0 : i % 4 == 1 ? tau : (unsigned)h_below(tau + 1));
            fill_small(x.s[0], i / 2, eta);
            if (i % 6 == 0) { /* so that all terms of coefficient 100 add */
                for (size_t k = 0; k < c.plus_count; k++)
                    x.s[0][(100 - c.plus[k]) & 255] = (int8_t)(c.plus[k] <= 100 ? eta : -eta);
                for (size_t k = 0; k < c.minus_count; k++)
                    x.s[0][(100 - c.minus[k]) & 255] = (int8_t)(c.minus[k] <= 100 ? -eta : eta);
            }
            table_of(x.table, x.s[0]);
            memset(x.g, 0, sizeof(x.g));
            for (size_t k = 0; k < c.plus_count; k++)
                x.g[c.plus[k]] = 1;
            for (size_t k = 0; k < c.minus_count; k++)
                x.g[c.minus[k]] = -1;
            for (size_t k = 0; k < 256; k++)
                x.f[0][k] = x.s[0][k];
            multiply(x.expected, x.f[0], x.g);
            fill(x.a[0], i, -high, high);
            memcpy(x.b[0], x.a[0], sizeof(x.b[0]));
            for (size_t k = 0; k < 256; k++) {
                x.expected[k] = x.expected[k] > Q / 2 ? x.expected[k] - Q : x.expected[k];
                if (i % 6 == 0 && k == 100)
                    CHECK(x.expected[k] == (int32_t)tau * eta, "the sum is not the largest");
                x.expected[k] += x.a[0][k];
                most = x.expected[k] > most ? x.expected[k] : most;
                most = -x.expected[k] > most ? -x.expected[k] : most;
            }
            CHECK(row->add_small(x.a[0], x.table, &c, most + 1), "%s: bound %ld refused",
                  row->kernel.name, (long)most + 1);
            CHECK(memcmp(x.a[0], x.expected, sizeof(x.expected)) == 0, "%s: tau %u, eta %d",
                  row->kernel.name, tau, eta);
            CHECK(!row->add_small(x.b[0], x.table, &c, most), "%s: bound %ld accepted",
                  row->kernel.name, (long)most);
            CHECK(row->within(x.a[0], most + 1) && !row->within(x.a[0], most), "%s: bound",
                  row->kernel.name);
        }
    }
}

static void one_beyond(void)
{
    const struct lanes_mldsa_kernel *row;

    FOR_ROWS(row, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < 512; i++) {
            memset(x.a[0], 0, sizeof(x.a[0]));
            x.a[0][i / 2] = i % 2 == 0 ? 1000 : -1000;
            CHECK(row->within(x.a[0], 1001), "%s: place %zu", row->kernel.name, i / 2);
            CHECK(!row->within(x.a[0], 1000), "%s: place %zu", row->kernel.name, i / 2);
        }
    }
}

/* Whole operations */

static struct {
    _Alignas(32) uint8_t matrix[LANES_MLDSA87_MATRIX_BYTES];
    _Alignas(32) uint8_t secrets[LANES_MLDSA87_SECRETS_BYTES];
    _Alignas(32) uint8_t verifier[LANES_MLDSA87_VERIFIER_BYTES];
    uint8_t public_key[LANES_MLDSA_PUBLIC_BYTES_MAX], again[LANES_MLDSA_PUBLIC_BYTES_MAX];
    uint8_t private_key[LANES_MLDSA_PRIVATE_BYTES_MAX];
    uint8_t signature[LANES_MLDSA_SIGNATURE_BYTES_MAX], changed[LANES_MLDSA_SIGNATURE_BYTES_MAX];
    uint8_t seed[32], tr[64], mu[64], random[32];
} k;

static void mu_of(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                  const char *text)
{
    struct lanes_keccak message;

    lanes_mldsa_tr(rows, set, k.tr, k.public_key);
    CHECK(memcmp(k.tr, lanes_mldsa_private_tr(k.private_key), 64) == 0, "tr");
    lanes_mldsa_begin_pure(&message, rows->keccak, k.tr, NULL, 0);
    lanes_keccak_absorb(&message, (const uint8_t *)text, strlen(text));
    lanes_keccak_squeeze(&message, k.mu, sizeof(k.mu));
    lanes_keccak_wipe(&message);
}

static void sign(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set)
{
    lanes_mldsa_expand_matrix(rows, set, k.matrix, k.private_key);
    lanes_mldsa_expand_private(rows, set, k.secrets, k.private_key);
    CHECK(lanes_mldsa_sign(rows, set, k.signature, k.matrix, k.secrets, k.mu, k.random),
          "not signed");
}

/* The verdict on k.changed, which must not depend on the way. */
static bool verdict(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                    size_t n)
{
    const bool fresh = lanes_mldsa_verify(rows, set, k.public_key, k.changed, n, k.mu);

    CHECK(lanes_mldsa_verify_expanded(rows, set, k.verifier, k.changed, n, k.mu) == fresh,
          "%s: fresh and expanded differ", set->name);
    return fresh;
}

/* C2SP/CCTV, ML-DSA/accumulated: keys from a stream of seeds, each signs the empty message. */
static void accumulate(const struct lanes_mldsa_rows *rows, size_t which, size_t rounds)
{
    static const char *const hundred[] = {
        "d51148e1f9f4fa1a723a6cf42e25f2a99eb5c1b378b3d2dbbd561b1203beeae4",
        "8358a1843220194417cadbc2651295cd8fc65125b5a5c1a239a16dc8b57ca199",
        "8c3ad714777622b8f21ce31bb35f71394f23bc0fcf3c78ace5d608990f3b061b",
    };
    static const char *const ten_thousand[] = {
        "e7fd21f6a59bcba60d65adc44404bb29a7c00e5d8d3ec06a732c00a306a7d143",
        "5ff5e196f0b830c3b10a9eb5358e7c98a3a20136cb677f3ae3b90175c3ace329",
        "80a8cf39317f7d0be0e24972c51ac152bd2a3e09bc0c32ce29dd82c4e7385e60",
    };
    const struct lanes_mldsa_set *set = sets[which];
    struct lanes_keccak seeds, all;
    uint8_t out[32], expected[32];

    lanes_keccak_init(&seeds, &lanes_keccak_portable, &lanes_shake128);
    lanes_keccak_init(&all, &lanes_keccak_portable, &lanes_shake128);
    memset(k.random, 0, sizeof(k.random));
    for (size_t i = 0; i < rounds; i++) {
        lanes_keccak_squeeze(&seeds, k.seed, sizeof(k.seed));
        lanes_mldsa_keygen(rows, set, k.public_key, k.private_key, k.seed);
        mu_of(rows, set, "");
        sign(rows, set);
        CHECK(lanes_mldsa_verify(rows, set, k.public_key, k.signature, set->signature_bytes, k.mu),
              "%s, %s: signature %zu", rows->mldsa->kernel.name, set->name, i);
        lanes_keccak_absorb(&all, k.public_key, set->public_bytes);
        lanes_keccak_absorb(&all, k.signature, set->signature_bytes);
    }
    lanes_keccak_squeeze(&all, out, sizeof(out));
    CHECK(h_unhex(expected, 32, rounds == 100 ? hundred[which] : ten_thousand[which]) == 32,
          "digits");
    CHECK(memcmp(out, expected, 32) == 0, "%s, %s, %s", rows->mldsa->kernel.name,
          rows->keccak->kernel.name, set->name);
}

/* LANES_ROUNDS=10000 asks for the longer of the two. */
static void accumulated(void)
{
    const size_t rounds = h_rounds(100) >= 10000 ? 10000 : 100;
    struct lanes_mldsa_rows rows = {NULL, &lanes_keccak_portable};

    FOR_ROWS(rows.mldsa, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < 3; i++)
            accumulate(&rows, i, rounds);
    }
    rows.mldsa = portable;
    FOR_ROWS(rows.keccak, &lanes_keccak_kernels)
    {
        accumulate(&rows, 1, rounds);
    }
}

static void new_key(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set)
{
    h_random(k.seed, sizeof(k.seed));
    h_random(k.random, sizeof(k.random));
    lanes_mldsa_keygen(rows, set, k.public_key, k.private_key, k.seed);
    mu_of(rows, set, "a message");
    sign(rows, set);
    lanes_mldsa_expand_public(rows, set, k.verifier, k.public_key);
    memcpy(k.changed, k.signature, set->signature_bytes);
    CHECK(verdict(rows, set, set->signature_bytes), "%s: refused", set->name);
}

/* A bit anywhere, and a byte less or more. */
static void damaged(void)
{
    struct lanes_mldsa_rows rows = {NULL, &lanes_keccak_portable};

    FOR_ROWS(rows.mldsa, &lanes_mldsa_kernels)
    {
        for (size_t s = 0; s < 3; s++) {
            const struct lanes_mldsa_set *set = sets[s];
            const size_t n = set->signature_bytes;
            new_key(&rows, set);
            CHECK(!verdict(&rows, set, n - 1) && !verdict(&rows, set, 0), "%s: short", set->name);
            for (size_t i = 0; i < 60; i++) {
                const size_t at = i < 20 ? n - 1 - h_below((size_t)set->omega + set->k)
                                         : h_below(n);
                memcpy(k.changed, k.signature, n);
                k.changed[at] ^= (uint8_t)(1 << h_below(8));
                CHECK(!verdict(&rows, set, n), "%s: byte %zu", set->name, at);
            }
            memcpy(k.changed, k.signature, n);
            k.mu[h_below(64)] ^= 1;
            CHECK(!verdict(&rows, set, n), "%s: another message", set->name);
        }
    }
}

/*
 * Hints that mean the same but are not written as Algorithm 20 does: each step of
 * Algorithm 21 that refuses. All else of the signature stays right.
 */
static void malformed_hints_of(const struct lanes_mldsa_rows *rows)
{
    for (size_t s = 0; s < 3; s++) {
        const struct lanes_mldsa_set *set = sets[s];
        const size_t n = set->signature_bytes;
        uint8_t *hints = k.changed + n - set->omega - set->k, *ends = hints + set->omega;
        size_t first, tries = 0;

        do { /* a signature with two hints in a polynomial, one in the last, and room for another */
            new_key(rows, set);
            for (first = 0; first < set->k && ends[first] - (first ? ends[first - 1] : 0) < 2;)
                first++;
        } while ((first == set->k || ends[set->k - 1u] == ends[set->k - 2u] ||
                  ends[set->k - 1u] >= set->omega) && ++tries < 50);
        CHECK(tries < 50, "%s: no such signature", set->name);
        const size_t at = first == 0 ? 0 : ends[first - 1], total = ends[set->k - 1u];

        const uint8_t kept = hints[at];
        hints[at] = hints[at + 1];
        hints[at + 1] = kept;
        CHECK(!verdict(rows, set, n), "%s: falling", set->name);
        hints[at + 1] = hints[at];
        CHECK(!verdict(rows, set, n), "%s: twice", set->name);
        memcpy(k.changed, k.signature, n); /* its last once more: it would change nothing */
        hints[total] = hints[total - 1];
        ends[set->k - 1u]++;
        CHECK(!verdict(rows, set, n), "%s: the last twice", set->name);
        memcpy(k.changed, k.signature, n);
        hints[total] = 1;
        CHECK(!verdict(rows, set, n), "%s: one behind the last", set->name);
        hints[total] = 0;
        hints[set->omega - 1u] = 200;
        CHECK(!verdict(rows, set, n), "%s: one in the last place", set->name);
        memcpy(k.changed, k.signature, n);
        for (size_t i = 0; i < set->k; i++) {
            memcpy(k.changed, k.signature, n);
            ends[i] = (uint8_t)(set->omega + 1u);
            CHECK(!verdict(rows, set, n), "%s: %zu ends behind all", set->name, i);
            ends[i] = 255;
            CHECK(!verdict(rows, set, n), "%s: %zu ends at 255", set->name, i);
            memcpy(k.changed, k.signature, n);
            if (i > 0 && ends[i - 1] > 0) {
                ends[i] = (uint8_t)(ends[i - 1] - 1);
                CHECK(!verdict(rows, set, n), "%s: %zu ends before it begins", set->name, i);
            }
        }
        memcpy(k.changed, k.signature, n);
        CHECK(verdict(rows, set, n), "%s: the signature itself", set->name);
    }
}

static void malformed_hints(void)
{
    struct lanes_mldsa_rows rows = {NULL, &lanes_keccak_portable};

    FOR_ROWS(rows.mldsa, &lanes_mldsa_kernels)
    {
        malformed_hints_of(&rows);
    }
}

/* Hints and ends that rise all the way: only the check of the end stops before the guard page. */
static void hints_beyond(void)
{
    const struct lanes_mldsa_rows rows = {portable, &lanes_keccak_portable};

    for (size_t s = 0; s < 3; s++) {
        const struct lanes_mldsa_set *set = sets[s];
        const size_t n = set->signature_bytes;
        uint8_t *signature = h_guard(0, n), *hints = signature + n - set->omega - set->k;

        new_key(&rows, set);
        memcpy(signature, k.signature, n);
        for (unsigned i = 0; i < set->omega; i++)
            hints[i] = (uint8_t)i;
        for (unsigned i = 0; i < set->k; i++)
            hints[set->omega + i] = (uint8_t)(set->omega + set->k + 1U + i);
        CHECK(!lanes_mldsa_verify(&rows, set, k.public_key, signature, n, k.mu), "%s", set->name);
    }
}

/* A key from its seed, mu of a message as it is; both in hex. */
static void key_and_message(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                            const char *seed, const char *message)
{
    uint8_t text[32];
    const size_t n = h_unhex(text, sizeof(text), message);
    struct lanes_keccak mu;

    CHECK(h_unhex(k.seed, sizeof(k.seed), seed) == 32, "seed");
    lanes_mldsa_keygen(rows, set, k.public_key, k.private_key, k.seed);
    lanes_mldsa_begin_raw(&mu, rows->keccak, lanes_mldsa_private_tr(k.private_key));
    lanes_keccak_absorb(&mu, text, n);
    lanes_keccak_squeeze(&mu, k.mu, sizeof(k.mu));
    lanes_keccak_wipe(&mu);
    memset(k.random, 0, sizeof(k.random));
}

static const char zero_seed[] = "00000000000000000000000000000000"
                                "00000000000000000000000000000000";

/*
 * The last polynomial has one hint, in place 0. With its end before its beginning nothing is
 * read of it, that 0 looks like what follows the hints, and use_hint is told of very many hints,
 * of which the first is right.
 */
static void end_before_beginning(void)
{
    static const struct {
        const struct lanes_mldsa_set *set;
        const char *message; /* found by search */
    } c[] = {{&lanes_mldsa_65, "00000f9b"}, {&lanes_mldsa_87, "00001807"}};
    struct lanes_mldsa_rows rows = {NULL, &lanes_keccak_portable};

    FOR_ROWS(rows.mldsa, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
            const struct lanes_mldsa_set *set = c[i].set;
            const size_t n = set->signature_bytes;
            uint8_t *hints = k.changed + n - set->omega - set->k, *end = k.changed + n - 1;

            key_and_message(&rows, set, zero_seed, c[i].message);
            sign(&rows, set);
            lanes_mldsa_expand_public(&rows, set, k.verifier, k.public_key);
            memcpy(k.changed, k.signature, n);
            CHECK(end[0] == end[-1] + 1 && hints[end[-1]] == 0 && end[-1] > 0,
                  "%s: another signature", set->name);
            CHECK(verdict(&rows, set, n), "%s", set->name);
            end[0] = (uint8_t)(end[-1] - 1);
            CHECK(!verdict(&rows, set, n), "%s", set->name);
        }
    }
}

/* A row of Keccak that in one of its calls gets one byte of the state wrong. */
static struct {
    size_t calls, wrong_call, byte;
} sponge;

static void permute_wrong_once(uint64_t state[LANES_KECCAK_WORDS])
{
    lanes_keccak_portable.permute(state);
    if (++sponge.calls == sponge.wrong_call)
        state[sponge.byte / 8] ^= UINT64_C(1) << 8 * (sponge.byte % 8);
}

static bool verified_with_wrong(const struct lanes_mldsa_set *set, size_t call, size_t byte)
{
    struct lanes_keccak_kernel keccak = lanes_keccak_portable;
    const struct lanes_mldsa_rows rows = {portable, &keccak};

    keccak.permute = permute_wrong_once;
    sponge.calls = 0;
    sponge.wrong_call = call;
    sponge.byte = byte;
    return lanes_mldsa_verify(&rows, set, k.public_key, k.signature, set->signature_bytes, k.mu);
}

/* c~ of a signature that differs from the one computed in a single byte, wherever it is. */
static void whole_challenge(void)
{
    const struct lanes_mldsa_rows rows = {portable, &lanes_keccak_portable};

    for (size_t s = 0; s < 3; s++) {
        const struct lanes_mldsa_set *set = sets[s];
        new_key(&rows, set);
        CHECK(verified_with_wrong(set, 0, 0), "%s", set->name);
        const size_t last = sponge.calls; /* where c~ comes from */
        for (size_t i = 0; i < set->challenge_bytes; i++)
            CHECK(!verified_with_wrong(set, last, i), "%s: byte %zu", set->name, i);
        CHECK(verified_with_wrong(set, last, set->challenge_bytes), "%s: behind c~", set->name);
    }
}

/* z at the bound: its encoding's smallest and largest numbers, and gamma1 - beta. */
static void large_z(void)
{
    const struct lanes_mldsa_rows rows = {portable, &lanes_keccak_portable};

    for (size_t s = 0; s < 3; s++) {
        const struct lanes_mldsa_set *set = sets[s];
        const int32_t gamma1 = 1 << (set->z_bits - 1);
        const int32_t wrong[] = {gamma1, 1 - gamma1, gamma1 - set->beta, set->beta - gamma1};
        new_key(&rows, set);
        for (size_t i = 0; i < 4; i++) {
            const size_t at = set->challenge_bytes + h_below(set->l) * 32 * set->z_bits;
            memcpy(k.changed, k.signature, set->signature_bytes);
            portable->unpack_z(x.a[0], k.changed + at, set->z_bits);
            CHECK(portable->within(x.a[0], gamma1 - set->beta), "%s: z of a signature", set->name);
            x.a[0][h_below(256)] = wrong[i];
            portable->pack_z(k.changed + at, x.a[0], set->z_bits);
            CHECK(!verdict(&rows, set, set->signature_bytes), "%s: %ld", set->name,
                  (long)wrong[i]);
        }
    }
}

/* What import must check of a private key. */
static void private_keys(void)
{
    struct lanes_mldsa_rows rows = {NULL, &lanes_keccak_portable};
    static const uint8_t zeros[LANES_MLDSA_PUBLIC_BYTES_MAX];

    FOR_ROWS(rows.mldsa, &lanes_mldsa_kernels)
    {
        for (size_t s = 0; s < 3; s++) {
            const struct lanes_mldsa_set *set = sets[s];
            const size_t small = ((size_t)set->k + set->l) * 32 * (set->eta == 2 ? 3 : 4);
            new_key(&rows, set);
            lanes_mldsa_expand_matrix(&rows, set, k.matrix, k.private_key);
            for (size_t i = 0; i < 2; i++) {
                memset(k.again, 1, set->public_bytes);
                CHECK(lanes_mldsa_public(&rows, set, k.again, k.private_key,
                                         i == 0 ? NULL : k.matrix),
                      "%s", set->name);
                CHECK(memcmp(k.again, k.public_key, set->public_bytes) == 0, "%s", set->name);
            }
            for (size_t i = 0; i < 40; i++) {
                /* rho, tr, s1 and s2, t0: everything but K, of which nothing else depends */
                const size_t at = i < 8    ? h_below(32)
                                  : i < 16 ? 64 + h_below(64)
                                  : i < 28 ? 128 + h_below(small)
                                           : 128 + small + h_below((size_t)set->k * 416);
                const uint8_t bit = (uint8_t)(1 << h_below(8));
                k.private_key[at] ^= bit;
                memset(k.again, 1, set->public_bytes);
                lanes_mldsa_expand_matrix(&rows, set, k.matrix, k.private_key);
                CHECK(!lanes_mldsa_public(&rows, set, k.again, k.private_key,
                                          i % 2 == 0 ? NULL : k.matrix),
                      "%s: byte %zu", set->name, at);
                CHECK(memcmp(k.again, zeros, set->public_bytes) == 0, "%s: not zeros", set->name);
                k.private_key[at] ^= bit;
            }
            /* Each first number of three bytes out of range, at both ends of s1 and s2. */
            for (size_t i = 0; i < 4; i++) {
                const size_t at = 128 + (i % 2 == 0 ? 0 : small - 3);
                const uint8_t kept = k.private_key[at];
                k.private_key[at] |= i < 2 ? 0xff : (uint8_t)(set->eta == 2 ? 5 : 9);
                CHECK(!lanes_mldsa_public(&rows, set, k.again, k.private_key, NULL), "%s: range",
                      set->name);
                k.private_key[at] = kept;
            }
        }
    }
}

/* Rows that keep few of the candidates, so that samplers ask for more and more blocks. */
static size_t few_reject(int32_t out[256], size_t have, const uint8_t *in, size_t bytes)
{
    for (; bytes >= 3 && have < 256; bytes -= 3, in += 3) {
        int32_t one[256];
        if (portable->reject(one, 0, in, 3) == 1 && one[0] % 2 == 0)
            out[have++] = one[0];
    }
    return have;
}

static size_t few_reject_eta(int8_t out[256], size_t have, const uint8_t *in, size_t bytes,
                             int eta)
{
    for (; bytes >= 1 && have < 256; bytes--, in++) {
        int8_t two[256];
        const size_t n = portable->reject_eta(two, 0, in, 1, eta);
        for (size_t i = 0; i < n && have < 256; i++) {
            if (two[i] > 0)
                out[have++] = two[i];
        }
    }
    return have;
}

/* The first bytes of the function of seed || low || high. */
static void stream_of(uint8_t *out, size_t n, const struct lanes_keccak_function *function,
                      const uint8_t *seed, size_t seed_bytes, size_t low, size_t high)
{
    const uint8_t nonce[2] = {(uint8_t)low, (uint8_t)high};
    struct lanes_keccak s;

    lanes_keccak_init(&s, &lanes_keccak_portable, function);
    lanes_keccak_absorb(&s, seed, seed_bytes);
    lanes_keccak_absorb(&s, nonce, 2);
    lanes_keccak_squeeze(&s, out, n);
}

/* A and s1, s2 of k.private_key from their streams, one by one; the seed of the latter from xi. */
static void check_samples(const struct lanes_mldsa_set *set)
{
    const int32_t(*matrix)[256] = (const void *)k.matrix;
    const unsigned bits = set->eta == 2 ? 3 : 4;
    static uint8_t stream[24 * 168];
    uint8_t seeds[128], packed[128];
    uint32_t number[256];

    for (size_t i = 0; i < (size_t)set->k * set->l; i++) {
        stream_of(stream, sizeof(stream), &lanes_shake128, k.private_key, 32, i % set->l,
                  i / set->l);
        CHECK(few_reject(x.c, 0, stream, sizeof(stream)) == 256, "%s: a longer stream", set->name);
        CHECK(memcmp(x.c, matrix[i], sizeof(x.c)) == 0, "%s: element %zu", set->name, i);
    }
    stream_of(seeds, sizeof(seeds), &lanes_shake256, k.seed, 32, set->k, set->l);
    for (size_t i = 0; i < (size_t)set->k + set->l; i++) {
        stream_of(stream, sizeof(stream), &lanes_shake256, seeds + 32, 64, i, 0);
        CHECK(few_reject_eta(x.s[0], 0, stream, sizeof(stream), set->eta) == 256, "%s: a stream",
              set->name);
        for (size_t j = 0; j < 256; j++)
            number[j] = (uint32_t)(set->eta - x.s[0][j]);
        lanes_mldsa_bits_pack(packed, number, bits);
        CHECK(memcmp(packed, k.private_key + 128 + i * 32 * bits, 32 * bits) == 0,
              "%s: polynomial %zu", set->name, i);
    }
}

/* Samplers that need more blocks than they begin with: no key that one finds makes A do so. */
static void more_blocks(void)
{
    struct lanes_mldsa_kernel few = lanes_mldsa_portable;
    struct lanes_mldsa_rows rows = {&few, NULL};

    few.reject = few_reject;
    few.reject_eta = few_reject_eta;
    FOR_ROWS(rows.keccak, &lanes_keccak_kernels)
    {
        for (size_t s = 0; s < 3; s++) {
            const struct lanes_mldsa_set *set = sets[s];
            h_random(k.seed, sizeof(k.seed));
            lanes_mldsa_keygen(&rows, set, k.public_key, k.private_key, k.seed);
            lanes_mldsa_expand_matrix(&rows, set, k.matrix, k.private_key);
            check_samples(set);
            /* A row after row is the same as all of it. */
            CHECK(lanes_mldsa_public(&rows, set, k.again, k.private_key, NULL), "%s", set->name);
            CHECK(lanes_mldsa_public(&rows, set, k.again, k.private_key, k.matrix), "%s",
                  set->name);
        }
    }
}

/*
 * Number `at` of polynomial `which` of s1, s2 encoded as `code`; t0 and tr are made to follow
 * from it. k.verifier is of the key's rho, by the portable row.
 */
static void forge(const struct lanes_mldsa_set *set, size_t which, size_t at, unsigned code)
{
    const unsigned bits = set->eta == 2 ? 3 : 4, l = set->l;
    const int32_t(*matrix)[256] = (const void *)k.verifier;
    const int8_t none[256] = {0};
    const struct lanes_mldsa_rows rows = {portable, &lanes_keccak_portable};
    uint8_t *t0 = k.private_key + set->private_bytes - (size_t)set->k * LANES_MLDSA_T0_BYTES;
    uint32_t number[256];

    for (size_t i = 0; i < (size_t)l + set->k; i++) {
        uint8_t *in = k.private_key + 128 + i * 32 * bits;
        lanes_mldsa_bits_unpack(number, in, bits);
        if (i == which) {
            number[at] = code;
            lanes_mldsa_bits_pack(in, number, bits);
        }
        for (size_t j = 0; j < 256; j++)
            x.f[0][j] = set->eta - (int32_t)number[j];
        if (i < l) {
            memcpy(x.b[i], x.f[0], sizeof(x.b[i]));
            portable->ntt(x.b[i]);
            continue;
        }
        portable->dot(x.c, matrix + (i - l) * (l + 1) + 1, (const int32_t(*)[256])x.b, l);
        portable->inverse(x.c);
        for (size_t j = 0; j < 256; j++)
            x.c[j] = modulo((int64_t)x.c[j] + x.f[0][j]);
        portable->power2round(k.public_key + 32 + (i - l) * LANES_MLDSA_T1_BYTES,
                              t0 + (i - l) * LANES_MLDSA_T0_BYTES, x.c, none);
    }
    lanes_mldsa_tr(&rows, set, k.private_key + 64, k.public_key);
}

/* A coefficient out of range in a key of which all else fits: the range itself is checked. */
static void out_of_range(void)
{
    const struct lanes_mldsa_rows by = {portable, &lanes_keccak_portable};
    struct lanes_mldsa_rows rows = by;

    for (size_t s = 0; s < 3; s++) {
        const struct lanes_mldsa_set *set = sets[s];
        const unsigned codes = set->eta == 2 ? 8 : 16;
        const size_t which[] = {0, set->l - 1U, set->l, set->l + set->k - 1U};

        for (unsigned code = 2 * set->eta - 1U; code < codes; code++) {
            const size_t at = code % 3 == 0 ? 0 : code % 3 == 1 ? 255 : h_below(256);
            const bool good = code <= 2U * set->eta;
            new_key(&by, set);
            forge(set, which[code % 4], at, code);
            FOR_ROWS(rows.mldsa, &lanes_mldsa_kernels)
            {
                CHECK(lanes_mldsa_public(&rows, set, k.again, k.private_key, NULL) == good,
                      "%s, %s: code %u", rows.mldsa->kernel.name, set->name, code);
            }
            CHECK(!good || memcmp(k.again, k.public_key, set->public_bytes) == 0, "%s", set->name);
        }
    }
}

/* Why attempts were rejected: r0, z, c t0, number of hints. */
static struct {
    const struct lanes_mldsa_kernel *row;
    const struct lanes_mldsa_set *set;
    char why[104];
    size_t n;
    int hints;
} turns;

static void rejected(char why)
{
    CHECK(turns.n + 1 < sizeof(turns.why), "attempts");
    turns.why[turns.n++] = why;
    turns.hints = 0;
}

static bool counted_add_small(int32_t v[256], const int8_t table[LANES_MLDSA_SMALL_BYTES],
                              const struct lanes_mldsa_challenge *c, int32_t bound)
{
    const bool within = turns.row->add_small(v, table, c, bound);

    if (!within)
        rejected(bound == turns.set->gamma2 - turns.set->beta ? 'r' : 'z');
    return within;
}

static int counted_make_hint(uint8_t at[256], const int32_t w0[256], const int32_t ct[256],
                             const uint8_t w1[256], int32_t gamma2)
{
    const int n = turns.row->make_hint(at, w0, ct, w1, gamma2);

    turns.hints += n;
    if (n < 0)
        rejected('c');
    else if (turns.hints > turns.set->omega)
        rejected('h');
    return n;
}

/*
 * Each reason as the first, and many attempts. c t0 can be too large with ML-DSA-44 only:
 * tau 2^12 is below gamma2 with the others. Seeds and messages are those of the rejection cases
 * of ACVP (draft-celi-acvp-ml-dsa), which say how many of the attempts fail, and one of our own.
 */
static void rejections(void)
{
    static const struct {
        const struct lanes_mldsa_set *set;
        const char *why, *seed, *message;
    } c[] = {
        {&lanes_mldsa_44, "hrrc",
         "5C624FCC1862452452D0C665840D8237F43108E5499EDCDC108FBC49D596E4B7",
         "951FDF5473A4CBA6D9E5B5DB7E79FB8173921BA5B13E9271401B8F907B8B7D5B"},
        {&lanes_mldsa_44, "zrhc",
         "836EABEDB4D2CD9BE6A4D957CF5EE6BF489304136864C55C2C5F01DA5047D18B",
         "199A0AB735E9004163DD02D319A61CFE81638E3BF47BB1E90E90D6E3EA545247"},
        {&lanes_mldsa_44, "rchz",
         "9C005F1550B4F31855C6B92F978736733F37791CB39DD182D7BA5732BDC2483E",
         "B744343F30F7FEE088998BA574E799F1BF3939C06C29BF9AC10F3588A57E21E2"},
        {&lanes_mldsa_44,
         "rrrrhrrzrzrzzzzzrzzzrrrrrrrrrrrrrhrrrzrrrzrrrzzrzrrrrz"
         "rrrrrrrrrzzrzzrzrrrrrzrrrrrrzhrrrzrrrrrrrrrrrz",
         "CFC73D07A883543A804F770070861825143A62F2F97D05FCE00FD8B25D29A43F",
         "0960C13E9BA467A938450120CC96FF6F04B7E557C99A838619A48F9A38738AB8"},
        {&lanes_mldsa_65, "zzrrzrrhrrrrrrrrrr",
         "464756A985E5DF03739D95DD309C1ED9C5B04254CC294E7E7EB9B9365EE15117",
         "491101BBA044DE6E44A63796C33CDA051BB05A60725B87AF4BA9DB940C03AC09"},
        {&lanes_mldsa_65, "rrh",
         "235A48DB4CA7916B884F424A8586EFD517E87C64AECEC0FCE9A3CC212BA1522E",
         "F8CE85CB2EC474FFBF5A3FFAE029CE6F4526B8D597655067F97F438B81071E9B"},
        {&lanes_mldsa_65, "hrrz", zero_seed, "00000179"},
        {&lanes_mldsa_65,
         "rrrzrzrrrrrrrrrrrrrrrrrrrzrrzrzrrrrrrrrzrrrrrrrhrzrrrrrrrrrrrrrrrrzrrrzrr",
         "9191CF381BEE17475C011986EFB6AFB1EFA6997442FD33427353F1DA1AA39FC0",
         "E616E36E81AA1EC39262109421AE0DDDA5E3B5A8F4A252BCA27AE882538DF618"},
        {&lanes_mldsa_87, "zhrrrrzrzrrzrrrr",
         "0D58219132746BE077DFE821E9F8FD87857B28AB91D6A567E312A73E2636032C",
         "3AA49EF72D010AEC19383BA1E83EC2DD3DCC207A96FFCEB9FFA269E3E3D66400"},
        {&lanes_mldsa_87, "rrzrrh",
         "049D9B0B646A2AC7F50B63CE5E4BFE44C9B87634F4FF6C14C513E388B8A1F808",
         "FEBC9F8AE159002BE1A11D395959DD7FC20718135690CDAA2BCFB5801C02AB89"},
        {&lanes_mldsa_87, "hrrzrr",
         "AE213FE8589B414F53780D8B9B6837179967E13CB474C5AD365C043778D2BC90",
         "19C1913BA76FF04596BB7CC80FD825A5AEDEF5D5AD61CEDB5203E6D7EDB18877"},
        {&lanes_mldsa_87,
         "zrrzrrrzrrrzzrrrrrrzrzrrzrrrrrzrrrzrrrrrzrrzrrrrzzrrzrrrrhrrzrrrrrrrr",
         "FE2DA9DD93A077FCB6452AC88D0A5762EB896BAAAC6CE7D01CB1370BA8322390",
         "A86B29ADF2300D2636E21D4A350CD18E55A254379C3659A7A95D8734CEC1F005"},
    };

    for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
        const struct lanes_mldsa_rows by = {portable, &lanes_keccak_portable};
        const struct lanes_mldsa_set *set = c[i].set;

        key_and_message(&by, set, c[i].seed, c[i].message);
        sign(&by, set);
        memcpy(k.changed, k.signature, set->signature_bytes);
        CHECK(lanes_mldsa_verify(&by, set, k.public_key, k.changed, set->signature_bytes, k.mu),
              "%s, case %zu", set->name, i);
        FOR_ROWS(turns.row, &lanes_mldsa_kernels)
        {
            struct lanes_mldsa_kernel counted = *turns.row;
            const struct lanes_mldsa_rows rows = {&counted, &lanes_keccak_portable};

            counted.add_small = counted_add_small;
            counted.make_hint = counted_make_hint;
            turns.set = set;
            turns.n = 0;
            turns.hints = 0;
            sign(&rows, set);
            turns.why[turns.n] = 0;
            CHECK(strcmp(turns.why, c[i].why) == 0, "%s, %s, case %zu: %s",
                  turns.row->kernel.name, set->name, i, turns.why);
            CHECK(memcmp(k.signature, k.changed, set->signature_bytes) == 0, "%s, %s, case %zu",
                  turns.row->kernel.name, set->name, i);
        }
    }
}

static bool refused_add_small(int32_t v[256], const int8_t table[LANES_MLDSA_SMALL_BYTES],
                              const struct lanes_mldsa_challenge *c, int32_t bound)
{
    (void)v, (void)table, (void)c, (void)bound;
    turns.n++;
    return false;
}

/* A row that no attempt is good enough for: there is an end (FIPS 204, appendix C), and zeros. */
static void no_end(void)
{
    static const uint8_t zeros[LANES_MLDSA_SIGNATURE_BYTES_MAX];
    struct lanes_mldsa_kernel refusing = lanes_mldsa_portable;
    const struct lanes_mldsa_rows rows = {&refusing, &lanes_keccak_portable};

    refusing.add_small = refused_add_small;
    for (size_t s = 0; s < 3; s++) {
        const struct lanes_mldsa_set *set = sets[s];

        key_and_message(&rows, set, zero_seed, "");
        lanes_mldsa_expand_private(&rows, set, k.secrets, k.private_key);
        lanes_mldsa_expand_matrix(&rows, set, k.matrix, k.private_key);
        memset(k.signature, 1, sizeof(k.signature));
        turns.n = 0;
        CHECK(!lanes_mldsa_sign(&rows, set, k.signature, k.matrix, k.secrets, k.mu, k.random),
              "%s", set->name);
        CHECK(turns.n == 1000, "%s: %zu attempts", set->name, turns.n);
        CHECK(memcmp(k.signature, zeros, set->signature_bytes) == 0, "%s: not zeros", set->name);
    }
}

/* Contexts are bound in; a raw message that spells the prefix out is the same message. */
static void messages(void)
{
    const struct lanes_keccak_kernel *row = &lanes_keccak_portable;
    const uint8_t text[] = "context and text";
    uint8_t mu[4][64], tr[64];
    struct lanes_keccak m;

    h_random(tr, sizeof(tr));
    for (size_t i = 0; i < 4; i++) {
        const uint8_t prefix[2] = {0, 7};
        if (i < 3) {
            lanes_mldsa_begin_pure(&m, row, tr, text, i == 0 ? 7 : i == 1 ? 0 : 6);
            lanes_keccak_absorb(&m, text + (i == 0 ? 7 : i == 1 ? 0 : 6),
                                sizeof(text) - (i == 0 ? 7 : i == 1 ? 0 : 6));
        } else {
            lanes_mldsa_begin_raw(&m, row, tr);
            lanes_keccak_absorb(&m, prefix, 2);
            lanes_keccak_absorb(&m, text, sizeof(text));
        }
        lanes_keccak_squeeze(&m, mu[i], 64);
    }
    CHECK(memcmp(mu[0], mu[3], 64) == 0, "raw and pure differ");
    CHECK(memcmp(mu[0], mu[1], 64) != 0 && memcmp(mu[0], mu[2], 64) != 0, "contexts");
}

const struct h_test h_mldsa_tests[] = {
    {"products", products},
    {"the inverse at its bounds", inverse_bounds},
    {"sums of products", sums},
    {"order", order},
    {"samplers", samplers},
    {"encodings", encodings},
    {"decompose, every number", decompose_all},
    {"decompose and use hints", high_and_low},
    {"make hints", hints_made},
    {"small products", small_products},
    {"one number beyond", one_beyond},
    {"accumulated", accumulated},
    {"damaged signatures", damaged},
    {"malformed hints", malformed_hints},
    {"hints beyond the signature", hints_beyond},
    {"hints that end before they begin", end_before_beginning},
    {"every byte of c~", whole_challenge},
    {"rejections", rejections},
    {"rejections without an end", no_end},
    {"large z", large_z},
    {"samples of more blocks", more_blocks},
    {"private keys", private_keys},
    {"private keys out of range", out_of_range},
    {"messages", messages},
    {NULL, NULL},
};
