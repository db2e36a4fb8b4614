/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Half-size scalars for the verification of signatures (A. Antipa et al.,
 * "Accelerated Verification of ECDSA Signatures"; T. Pornin, "Optimized Lattice
 * Basis Reduction In Dimension 2, and Fast Schnorr and EdDSA Signature
 * Verification").
 *
 * The vectors (r, t) with r = t k mod N are a lattice; (N, 0) and (k, 1) are a
 * basis. Euclid's algorithm makes r shorter and t longer; half way both have
 * some 128 bits. It runs on the leading 62 bits of the two r (D. H. Lehmer),
 * subtracting shifted numbers and so without divisions, and its steps are
 * applied to the vectors about 31 bits at a time. Any sums of the two vectors
 * are in the lattice: what the leading bits do not tell costs length, never
 * correctness.
 *
 * N is 8L, the order of the whole group, and t is taken odd. Then r A = t k A for
 * every A of the curve, also with components of small order, and t, being
 * prime to 8L, can be divided out again: t (S B - k A - R) = O if and only if
 * S B - k A - R = O. With N = L, or an even t, signatures would be accepted that
 * are not.
 */
#include "curve25519/scalar.h"

enum { R_WORDS = 5, T_WORDS = 3, MIDDLE_BITS = 128, WINDOW = 62, ENOUGH = 31 };

/* Numbers with a sign, in two's complement; r is not negative between steps. */
struct vector {
    uint64_t r[R_WORDS], t[T_WORDS];
};

/* What a window of steps does: a times the one vector and b times the other. */
struct row {
    int64_t a, b;
};

static unsigned bits(const uint64_t *w, size_t words)
{
    while (words > 0 && w[words - 1] == 0)
        words--;
    return words == 0 ? 0 : 64 * ((unsigned)words - 1) + lanes_bits64(w[words - 1]);
}

/* Bits n - 62 to n - 1, n >= 62, of a number that has no more. */
static uint64_t window(const uint64_t *w, unsigned n)
{
    const unsigned at = n - WINDOW, i = at / 64, s = at % 64;

    return (w[i] >> s | (s == 0 ? 0 : w[i + 1] << (64 - s))) & ((UINT64_C(1) << WINDOW) - 1);
}

/* out += c a, modulo 2^(64 words) */
static inline void accumulate(uint64_t *out, int64_t c, const uint64_t *a, size_t words)
{
    const uint64_t minus = (uint64_t)c >> 63, flip = 0 - minus;
    const uint64_t size = ((uint64_t)c ^ flip) + minus;
    uint64_t carry = 0, add = minus; /* -v = ~v + 1 */

    for (size_t i = 0; i < words; i++) {
        uint64_t high, low = lanes_mul64(&high, size, a[i]), c0 = 0;
        low = lanes_add64(low, carry, &c0);
        carry = high + c0;
        out[i] = lanes_add64(out[i], low ^ flip, &add);
    }
}

static struct vector combine(const struct row *m, const struct vector *u, const struct vector *v)
{
    struct vector out = {{0}, {0}};

    accumulate(out.r, m->a, u->r, R_WORDS);
    accumulate(out.r, m->b, v->r, R_WORDS);
    accumulate(out.t, m->a, u->t, T_WORDS);
    accumulate(out.t, m->b, v->t, T_WORDS);
    if (out.r[R_WORDS - 1] >> 63 != 0) {
        const struct vector positive = out;
        memset(&out, 0, sizeof(out));
        accumulate(out.r, -1, positive.r, R_WORDS);
        accumulate(out.t, -1, positive.t, T_WORDS);
    }
    return out;
}

/* Euclid on x and y until y is short, or x no longer than `least` bits. */
static void reduce_window(struct row m[2], uint64_t x, uint64_t y, unsigned least)
{
    struct row u = {1, 0}, v = {0, 1};

    for (;;) {
        if (x < y) {
            const uint64_t swap = x;
            const struct row swap_row = u;
            x = y, y = swap;
            u = v, v = swap_row;
        }
        const unsigned x_bits = lanes_bits64(x);
        if (y >> ENOUGH == 0 || x_bits <= least)
            break;
        unsigned shift = x_bits - lanes_bits64(y);
        shift -= y << shift > x;
        x -= y << shift;
        u.a -= v.a * (INT64_C(1) << shift);
        u.b -= v.b * (INT64_C(1) << shift);
    }
    m[0] = u;
    m[1] = v;
}

/* The size of t, and its sign. */
static bool absolute(uint64_t t[T_WORDS], const struct vector *v)
{
    const bool negative = v->t[T_WORDS - 1] >> 63 != 0;

    memset(t, 0, T_WORDS * sizeof(t[0]));
    accumulate(t, negative ? -1 : 1, v->t, T_WORDS);
    return negative;
}

/* The size of the longer part, or more than any if t is even. */
static unsigned length(const struct vector *v)
{
    uint64_t t[T_WORDS];
    const unsigned r_bits = bits(v->r, R_WORDS);

    (void)absolute(t, v);
    const unsigned t_bits = bits(t, T_WORDS);
    return (t[0] & 1) == 0 ? 1000 : r_bits > t_bits ? r_bits : t_bits;
}

static void store(uint8_t out[32], const uint64_t *w, size_t words)
{
    for (size_t i = 0; i < 4; i++)
        lanes_store64_le(out + 8 * i, i < words ? w[i] : 0);
}

bool lanes_scalar_half(struct lanes_half *out, const uint8_t k[32])
{
    struct vector u = {.r = {0xc09318d2e7ae9f68, 0xa6f7cef517bce6b2, 0, 0x8000000000000000}};
    struct vector v = {.t = {1}};
    uint64_t t[T_WORDS];

    for (size_t i = 0; i < 4; i++)
        v.r[i] = lanes_load64_le(k + 8 * i);
    for (;;) {
        const unsigned u_bits = bits(u.r, R_WORDS), v_bits = bits(v.r, R_WORDS);
        const unsigned n = u_bits > v_bits ? u_bits : v_bits;
        if (n <= MIDDLE_BITS)
            break;
        const uint64_t x = window(u.r, n), y = window(v.r, n);
        if ((x < y ? x : y) >> ENOUGH == 0) /* one much shorter: rare */
            break;
        struct row m[2];
        reduce_window(m, x, y, MIDDLE_BITS > n - WINDOW ? MIDDLE_BITS - (n - WINDOW) : 0);
        const struct vector new_u = combine(&m[0], &u, &v);
        v = combine(&m[1], &u, &v);
        u = new_u;
    }
    const struct vector *const best = length(&u) < length(&v) ? &u : &v;
    if (length(best) > LANES_HALF_BITS)
        return false;
    store(out->c, best->r, 4);
    out->negative = absolute(t, best);
    store(out->d, t, T_WORDS);
    return true;
}
