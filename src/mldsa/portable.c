/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The reference row of ML-DSA: any C11 compiler. Signed numbers are shifted
 * right as two's complement, as every compiler that we know of does.
 */
#include "base/ct.h"
#include "mldsa/bits.h"
#include "mldsa/kernels.h"
#include "mldsa/zetas.h"

enum {
    Q = LANES_MLDSA_Q,
    Q_INVERSE = 58728449,  /* 1/q mod 2^32 */
    SCALE = 41978,         /* 2^64 / 256 mod q: 2^32 / 256 for the inverse, 2^32 for `reduce` */
    CHUNK = 64,            /* coefficients that add_small looks at together */
};

/* All ones if x is negative, else 0. */
static inline int32_t negative(int32_t x)
{
    return x >> 31;
}

/*
 * Requires |a| < 2^31 q.
 * Ensures r = a / 2^32 mod q, |r| <= |a| / 2^32 + q / 2 < q (the second addend is below, as
 * the quotient t is at least -2^31).
 */
static inline int32_t reduce(int64_t a)
{
    const int32_t t = (int32_t)((uint32_t)a * Q_INVERSE);

    LANES_ASSERT(a < (int64_t)Q << 31 && -a < (int64_t)Q << 31);
    return (int32_t)((a - (int64_t)t * Q) >> 32);
}

/*
 * Each level adds a product that `reduce` bounds by q: q, 2q ... 9q. The product of 8q and
 * a zeta, |zeta| <= q/2, is below 2^31 q.
 */
static void ntt(int32_t f[256])
{
    size_t k = 1;

    /* Blocks are counted, as compilers divide to find out how often a varying step fits. */
    for (size_t half = 128, blocks = 1; half > 0; half /= 2, blocks *= 2) {
        for (size_t block = 0, at = 0; block < blocks; block++, at += 2 * half) {
            const int64_t zeta = lanes_mldsa_zetas[k++];
            for (size_t i = at; i < at + half; i++) {
                const int32_t t = reduce(zeta * f[i + half]);
                f[i + half] = f[i] - t;
                f[i] += t;
                LANES_ASSERT(f[i] < LANES_MLDSA_NTT_BOUND && -f[i] < LANES_MLDSA_NTT_BOUND);
            }
        }
    }
}

/*
 * Sums double at each level: q, 2q ... 256q = 2^31 - 2,096,896 at the end. So
 * it works without reductions if, and only if, |f| <= q to begin with.
 */
static void inverse(int32_t f[256])
{
    size_t k = 256;

    for (size_t half = 1, blocks = 128; half < 256; half *= 2, blocks /= 2) {
        for (size_t block = 0, at = 0; block < blocks; block++, at += 2 * half) {
            const int64_t zeta = -(int64_t)lanes_mldsa_zetas[--k];
            for (size_t i = at; i < at + half; i++) {
                const int32_t t = f[i];
                LANES_ASSERT((int64_t)t + f[i + half] <= INT64_C(256) * Q);
                f[i] = t + f[i + half];
                f[i + half] = reduce(zeta * (t - f[i + half]));
            }
        }
    }
    for (size_t i = 0; i < 256; i++) {
        const int32_t x = reduce((int64_t)SCALE * f[i]);
        f[i] = x + (negative(x) & Q);
    }
}

static void dot(int32_t out[256], const int32_t (*a)[256], const int32_t (*b)[256], size_t terms)
{
    for (size_t i = 0; i < 256; i++) {
        int64_t sum = 0;
        for (size_t k = 0; k < terms; k++)
            sum += (int64_t)a[k][i] * b[k][i];
        out[i] = reduce(sum);
    }
}

static size_t reject(int32_t out[256], size_t have, const uint8_t *in, size_t bytes)
{
    for (; bytes >= 3 && have < 256; bytes -= 3, in += 3) {
        const int32_t x = in[0] | in[1] << 8 | (in[2] & 0x7f) << 16;
        if (x < Q)
            out[have++] = x;
    }
    return have;
}

/* eta = 2: x mod 5, by x - 5 floor(205 x / 1024), true for x < 15. */
static size_t reject_eta(int8_t out[256], size_t have, const uint8_t *in, size_t bytes, int eta)
{
    const int32_t limit = eta == 2 ? 15 : 9;

    for (size_t i = 0; i < 2 * bytes && have < 256; i++) {
        const int32_t x = in[i / 2] >> 4 * (i % 2) & 15;
        int32_t good = x - limit;
        good = negative(good);
        LANES_DECLASSIFY(&good, sizeof(good)); /* says nothing about the values that are kept */
        if (good)
            out[have++] = (int8_t)(eta - (eta == 2 ? x - 5 * (205 * x >> 10) : x));
    }
    return have;
}

static void pack_z(uint8_t *out, const int32_t f[256], int bits)
{
    uint32_t number[256];

    for (size_t i = 0; i < 256; i++)
        number[i] = (uint32_t)((1 << (bits - 1)) - f[i]);
    lanes_mldsa_bits_pack(out, number, (unsigned)bits);
}

/* In place, so that of y and t0 no second copy is left. */
static void unpack_from(int32_t f[256], const uint8_t *in, unsigned bits)
{
    lanes_mldsa_bits_unpack((uint32_t *)f, in, bits);
    for (size_t i = 0; i < 256; i++)
        f[i] = (1 << (bits - 1)) - f[i];
}

static void unpack_z(int32_t f[256], const uint8_t *in, int bits)
{
    unpack_from(f, in, (unsigned)bits);
}

static void unpack_t0(int32_t f[256], const uint8_t in[LANES_MLDSA_T0_BYTES])
{
    unpack_from(f, in, 13);
}

static void unpack_t1(int32_t f[256], const uint8_t in[LANES_MLDSA_T1_BYTES])
{
    uint32_t number[256];

    lanes_mldsa_bits_unpack(number, in, 10);
    for (size_t i = 0; i < 256; i++)
        f[i] = -(int32_t)(number[i] << 13);
}

static void power2round(uint8_t t1[LANES_MLDSA_T1_BYTES], uint8_t t0[LANES_MLDSA_T0_BYTES],
                        const int32_t f[256], const int8_t s[256])
{
    uint32_t high[256], low[256];

    for (size_t i = 0; i < 256; i++) {
        int32_t t = f[i] + s[i] - Q;
        t += negative(t) & Q;
        t += negative(t) & Q;
        high[i] = (uint32_t)(t + 4095) >> 13;
        low[i] = 4096 - ((uint32_t)t - (high[i] << 13));
    }
    lanes_mldsa_bits_pack(t1, high, 10);
    lanes_mldsa_bits_pack(t0, low, 13);
    lanes_wipe(low, sizeof(low));
}

/* Values of w1: 44 or 16. */
static int32_t steps(int32_t gamma2)
{
    return gamma2 == LANES_MLDSA_GAMMA2_88 ? 44 : 16;
}

static unsigned w1_bits(int32_t gamma2)
{
    return gamma2 == LANES_MLDSA_GAMMA2_88 ? 6 : 4;
}

/*
 * Returns w1, *w becomes w0. The quotient by d = 2 gamma2 is x m / 2^48 with m = 2^48 / d
 * rounded up: m d - 2^48 < d < 2^20 and x < 2^24, so the error is below 2^44 / (2^48 d) < 1/d.
 * x = w + gamma2 - 1 rounds to the nearest multiple, halves down.
 * Requires 0 <= w < q.
 */
static inline int32_t split(int32_t *w, int32_t gamma2)
{
    const uint64_t m = gamma2 == LANES_MLDSA_GAMMA2_88 ? 1477838210 : 537395713;
    const uint64_t x = (uint32_t)(*w + gamma2 - 1);
    int32_t w1 = (int32_t)(x * m >> 48);
    const int32_t top = negative(steps(gamma2) - 1 - w1);

    LANES_ASSERT(*w >= 0 && *w < Q);
    *w = *w - w1 * 2 * gamma2 + top; /* q - 1 counts as -1 + 0 */
    w1 &= ~top;
    LANES_ASSERT(*w >= -gamma2 && *w <= gamma2);
    return w1;
}

static void decompose(int32_t w[256], uint8_t w1[256], uint8_t *packed, int32_t gamma2)
{
    uint32_t high[256];

    for (size_t i = 0; i < 256; i++) {
        high[i] = (uint32_t)split(&w[i], gamma2);
        w1[i] = (uint8_t)high[i];
    }
    lanes_mldsa_bits_pack(packed, high, w1_bits(gamma2));
    lanes_wipe(high, sizeof(high)); /* no signature shows that of a rejected attempt */
}

/* Negative if an |f| is bound or more. */
static int32_t beyond(const int32_t *f, size_t n, int32_t bound)
{
    int32_t any = 0;

    for (size_t i = 0; i < n; i++)
        any |= (bound - 1 - f[i]) | (bound - 1 + f[i]);
    return negative(any);
}

static bool within(const int32_t f[256], int32_t bound)
{
    return beyond(f, 256, bound) == 0;
}

static bool add_small(int32_t v[256], const int8_t table[LANES_MLDSA_SMALL_BYTES],
                      const struct lanes_mldsa_challenge *c, int32_t bound)
{
    for (size_t at = 0; at < 256; at += CHUNK) {
        int16_t sum[CHUNK] = {0};
        int32_t bad;

        for (size_t k = 0; k < c->plus_count; k++) {
            const int8_t *s = table + 256 + at - c->plus[k];
            for (size_t i = 0; i < CHUNK; i++)
                sum[i] = (int16_t)(sum[i] + s[i]);
        }
        for (size_t k = 0; k < c->minus_count; k++) {
            const int8_t *s = table + 256 + at - c->minus[k];
            for (size_t i = 0; i < CHUNK; i++)
                sum[i] = (int16_t)(sum[i] - s[i]);
        }
        for (size_t i = 0; i < CHUNK; i++)
            v[at + i] += sum[i];
        bad = beyond(v + at, CHUNK, bound);
        LANES_DECLASSIFY(&bad, sizeof(bad)); /* an attempt's verdict does not depend on the key */
        if (bad)
            return false;
    }
    return true;
}

/* c t0 of 0 <= x < q: between -q/2 and q/2. */
static inline int32_t centered(int32_t x)
{
    return x - (negative(Q / 2 - x) & Q);
}

static int make_hint(uint8_t at[256], const int32_t w0[256], const int32_t ct[256],
                     const uint8_t w1[256], int32_t gamma2)
{
    int32_t bad = 0;
    int n = 0;

    for (size_t i = 0; i < 256; i++) {
        const int32_t shift = centered(ct[i]);
        bad |= beyond(&shift, 1, gamma2);
    }
    LANES_DECLASSIFY(&bad, sizeof(bad)); /* an attempt's verdict does not depend on the key */
    if (bad)
        return -1;
    for (size_t i = 0; i < 256; i++) {
        const int32_t a = w0[i] + centered(ct[i]);
        /*
         * a > gamma2, a < -gamma2, or a = -gamma2 (then neither a + gamma2 nor its negative is
         * below 0) and w1
         */
        int32_t hint = negative(gamma2 - a) | negative(gamma2 + a) |
                       (~negative(-(a + gamma2) | (a + gamma2)) & negative(-(int32_t)w1[i]));
        LANES_DECLASSIFY(&hint, sizeof(hint)); /* part of the signature */
        at[n & 255] = (uint8_t)i;
        n -= hint;
    }
    return n;
}

static void use_hint(uint8_t *packed, const int32_t w[256], const uint8_t *at, size_t hints,
                     int32_t gamma2)
{
    const int32_t m = steps(gamma2);
    uint32_t high[256];

    for (size_t i = 0; i < 256; i++) {
        int32_t w0 = w[i], w1 = split(&w0, gamma2);
        if (hints > 0 && *at == i) {
            w1 += w0 > 0 ? 1 : -1;
            w1 = w1 < 0 ? m - 1 : w1 == m ? 0 : w1;
            at++;
            hints--;
        }
        high[i] = (uint32_t)w1;
    }
    lanes_mldsa_bits_pack(packed, high, w1_bits(gamma2));
}

const struct lanes_mldsa_kernel lanes_mldsa_portable = {
    .kernel = {"portable", 0},
    .ntt = ntt,
    .inverse = inverse,
    .dot = dot,
    .to_order = NULL,
    .reject = reject,
    .reject_eta = reject_eta,
    .pack_z = pack_z,
    .unpack_z = unpack_z,
    .unpack_t1 = unpack_t1,
    .unpack_t0 = unpack_t0,
    .power2round = power2round,
    .decompose = decompose,
    .add_small = add_small,
    .within = within,
    .make_hint = make_hint,
    .use_hint = use_hint,
};
