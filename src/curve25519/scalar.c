/* SPDX-License-Identifier: Apache-2.0 */
#include "curve25519/scalar.h"

#include "base/ct.h"

enum { WORDS = 4, WIDE = 2 * WORDS };

static const uint64_t order[WORDS] = {
    0x5812631a5cf5d3ed,
    0x14def9dea2f79cd6,
    0x0000000000000000,
    0x1000000000000000,
};

/* floor(2^512 / L) */
static const uint64_t reciprocal[WORDS + 1] = {
    0xed9ce5a30a2c131b, 0x2106215d086329a7, 0xffffffffffffffeb, 0xffffffffffffffff,
    0x000000000000000f,
};

/* out[0 .. na + nb) = a b */
static void multiply(uint64_t *out, const uint64_t *a, size_t na, const uint64_t *b, size_t nb)
{
    memset(out, 0, (na + nb) * sizeof(out[0]));
    for (size_t i = 0; i < na; i++) {
        uint64_t carry = 0;
        for (size_t j = 0; j < nb; j++) {
            uint64_t high, low = lanes_mul64(&high, a[i], b[j]), c = 0;
            low = lanes_add64(low, carry, &c);
            high += c; /* the high half of a product is at most 2^64 - 2 */
            c = 0;
            out[i + j] = lanes_add64(out[i + j], low, &c);
            carry = high + c;
        }
        out[i + nb] = carry;
    }
}

/* r -= L if that is not negative; r has 5 words. */
static void subtract_order(uint64_t r[WORDS + 1])
{
    uint64_t difference[WORDS + 1], borrow = 0;

    for (size_t i = 0; i < WORDS + 1; i++)
        difference[i] = lanes_sub64(r[i], i < WORDS ? order[i] : 0, &borrow);
    const uint64_t keep = lanes_mask64(borrow);
    for (size_t i = 0; i < WORDS + 1; i++)
        r[i] = difference[i] ^ ((difference[i] ^ r[i]) & keep);
}

/*
 * Barrett's reduction (Handbook of Applied Cryptography, 14.42) with b = 2^64,
 * k = 4: the quotient estimated from the words 3 to 7 is at most 2 too small, so
 * the remainder is below 3 L < 2^320.
 */
static void reduce(uint8_t out[32], const uint64_t x[WIDE])
{
    uint64_t product[WIDE + 2], taken[WIDE + 1], r[WORDS + 1], borrow = 0;

    multiply(product, x + 3, WORDS + 1, reciprocal, WORDS + 1);
    multiply(taken, product + WORDS + 1, WORDS + 1, order, WORDS);
    for (size_t i = 0; i < WORDS + 1; i++)
        r[i] = lanes_sub64(x[i], taken[i], &borrow);
    subtract_order(r);
    subtract_order(r);
    LANES_ASSERT(r[4] == 0);
    for (size_t i = 0; i < WORDS; i++)
        lanes_store64_le(out + 8 * i, r[i]);
    lanes_wipe(product, sizeof(product));
    lanes_wipe(taken, sizeof(taken));
    lanes_wipe(r, sizeof(r));
}

static void load(uint64_t *out, const uint8_t *in, size_t words)
{
    for (size_t i = 0; i < words; i++)
        out[i] = lanes_load64_le(in + 8 * i);
}

void lanes_scalar_reduce(uint8_t out[32], const uint8_t in[64])
{
    uint64_t x[WIDE];

    load(x, in, WIDE);
    reduce(out, x);
    lanes_wipe(x, sizeof(x));
}

void lanes_scalar_muladd(uint8_t out[32], const uint8_t a[32], const uint8_t b[32],
                         const uint8_t c[32])
{
    uint64_t u[WORDS], v[WORDS], w[WORDS], x[WIDE], carry = 0;

    load(u, a, WORDS);
    load(v, b, WORDS);
    load(w, c, WORDS);
    multiply(x, u, WORDS, v, WORDS);
    for (size_t i = 0; i < WIDE; i++)
        x[i] = lanes_add64(x[i], i < WORDS ? w[i] : 0, &carry);
    reduce(out, x);
    lanes_wipe(u, sizeof(u));
    lanes_wipe(v, sizeof(v));
    lanes_wipe(w, sizeof(w));
    lanes_wipe(x, sizeof(x));
}

bool lanes_scalar_is_reduced(const uint8_t in[32])
{
    uint64_t borrow = 0;

    for (size_t i = 0; i < WORDS; i++)
        (void)lanes_sub64(lanes_load64_le(in + 8 * i), order[i], &borrow);
    return borrow == 1;
}

/* 64 bits from bit i, i < 256, on. */
static inline uint64_t window(const uint64_t w[WORDS + 1], size_t i)
{
    return w[i / 64] >> i % 64 | w[i / 64 + 1] << 1 << (63 - i % 64);
}

size_t lanes_scalar_digits(int8_t digit[LANES_DIGITS_MAX], const uint8_t scalar[32],
                           unsigned width)
{
    uint64_t w[WORDS + 1] = {0};
    uint64_t carry = 0;
    size_t used = 0;

    LANES_ASSERT(scalar[31] < 128 && width >= 2 && width <= 8);
    load(w, scalar, WORDS);
    memset(digit, 0, LANES_DIGITS_MAX);
    for (size_t i = 0; i < LANES_DIGITS_MAX;) {
        /* What was carried stands for 2^i; ones from there on pass it up, to the first 0. */
        const uint64_t change = window(w, i) ^ (0 - carry);
        if (change == 0) {
            i += 64;
            continue;
        }
        i += lanes_bits64(change & (0 - change)) - 1;
        if (i >= LANES_DIGITS_MAX)
            break;
        const int v = (int)((window(w, i) & ((1u << width) - 1)) + carry);
        carry = (uint64_t)v >> (width - 1) & 1;
        digit[i] = (int8_t)(v - (int)(carry << width));
        used = i + 1;
        i += width;
    }
    LANES_ASSERT(carry == 0);
    return used;
}
