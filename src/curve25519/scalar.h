/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Scalars modulo L = 2^252 + 27742317777372353535851937790883648493, the order
 * of the base point (RFC 8032, 5.1), as 32 bytes, least significant first.
 */
#ifndef LANES_CURVE25519_SCALAR_H
#define LANES_CURVE25519_SCALAR_H

#include "curve25519/kernels.h"

/* out = in mod L, constant time */
void lanes_scalar_reduce(uint8_t out[32], const uint8_t in[64]);

/* out = (a b + c) mod L, for any a, b, c; constant time */
void lanes_scalar_muladd(uint8_t out[32], const uint8_t a[32], const uint8_t b[32],
                         const uint8_t c[32]);

/* in < L. Public. */
LANES_MUST_CHECK bool lanes_scalar_is_reduced(const uint8_t in[32]);

/*
 * Digits of a public scalar below 2^255 in the form of struct lanes_term: zero or odd,
 * absolute values below 2^(width - 1), any two of them at least `width` places
 * apart. width <= 8. Returns how many digits there are up to the last that is
 * not 0.
 */
size_t lanes_scalar_digits(int8_t digit[LANES_DIGITS_MAX], const uint8_t scalar[32],
                           unsigned width);

/* c = d k mod 8L with d odd, both about half as long as k: see half.c. */
struct lanes_half {
    uint8_t c[32], d[32]; /* d without its sign; both below 2^LANES_HALF_BITS */
    bool negative;        /* the sign of d */
};

enum { LANES_HALF_BITS = 136 };

/*
 * For a public k < L. False for the few k (about one in a thousand) for which
 * there are none so short near the place where the search ends.
 */
LANES_MUST_CHECK bool lanes_scalar_half(struct lanes_half *out, const uint8_t k[32]);

#endif
