/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The field of p = 2^255 - 19 where speed does not matter: sums, differences,
 * encodings and choices of `struct lanes_fe`, values below 2^256, in constant
 * time. Products are the rows' (kernels.h).
 */
#ifndef LANES_CURVE25519_FIELD_H
#define LANES_CURVE25519_FIELD_H

#include "base/ct.h"
#include "curve25519/kernels.h"

static inline struct lanes_fe lanes_fe_small(uint64_t v)
{
    return (struct lanes_fe){{v, 0, 0, 0}};
}

/* Adds v, at most 2^63, and returns the carry. */
static inline uint64_t lanes_fe_ripple_(struct lanes_fe *a, uint64_t v)
{
    uint64_t carry = 0;

    a->w[0] = lanes_add64(a->w[0], v, &carry);
    for (size_t i = 1; i < 4; i++)
        a->w[i] = lanes_add64(a->w[i], 0, &carry);
    return carry;
}

/* 2^256 = 38 mod p: the carry comes back twice at most. */
static inline struct lanes_fe lanes_fe_add(const struct lanes_fe *a, const struct lanes_fe *b)
{
    struct lanes_fe sum;
    uint64_t carry = 0;

    for (size_t i = 0; i < 4; i++)
        sum.w[i] = lanes_add64(a->w[i], b->w[i], &carry);
    carry = lanes_fe_ripple_(&sum, 38 * carry);
    sum.w[0] += 38 * carry; /* after a second carry w[0] < 38 */
    return sum;
}

static inline struct lanes_fe lanes_fe_sub(const struct lanes_fe *a, const struct lanes_fe *b)
{
    struct lanes_fe out;
    uint64_t borrow = 0;

    for (size_t i = 0; i < 4; i++)
        out.w[i] = lanes_sub64(a->w[i], b->w[i], &borrow);
    uint64_t again = 0;
    out.w[0] = lanes_sub64(out.w[0], 38 * borrow, &again);
    for (size_t i = 1; i < 4; i++)
        out.w[i] = lanes_sub64(out.w[i], 0, &again);
    out.w[0] -= 38 * again; /* after a second borrow w[0] >= 2^64 - 38 */
    return out;
}

static inline struct lanes_fe lanes_fe_negate(const struct lanes_fe *a)
{
    const struct lanes_fe zero = {{0}};

    return lanes_fe_sub(&zero, a);
}

/* v becomes the same number below p. In place: copies would have to be wiped. */
static inline void lanes_fe_normalise_(struct lanes_fe *v)
{
    const uint64_t low63 = UINT64_C(0x7fffffffffffffff);
    uint64_t top, carry = 0;

    /*
     * What is above bit 255 comes back times 19: below 2^255 + 19. Then v >= p
     * iff v + 19 reaches 2^255.
     */
    top = v->w[3] >> 63;
    v->w[3] &= low63;
    (void)lanes_fe_ripple_(v, 19 * top);
    (void)lanes_add64(v->w[0], 19, &carry);
    (void)lanes_add64(v->w[1], 0, &carry);
    (void)lanes_add64(v->w[2], 0, &carry);
    top = lanes_add64(v->w[3], 0, &carry) >> 63;
    (void)lanes_fe_ripple_(v, 19 * top);
    v->w[3] &= low63;
}

static inline struct lanes_fe lanes_fe_reduce(const struct lanes_fe *a)
{
    struct lanes_fe out = *a;

    lanes_fe_normalise_(&out);
    return out;
}

static inline void lanes_fe_encode(uint8_t out[static 32], const struct lanes_fe *a)
{
    struct lanes_fe v = *a;

    lanes_fe_normalise_(&v);
    for (size_t i = 0; i < 4; i++)
        lanes_store64_le(out + 8 * i, v.w[i]);
    lanes_wipe(&v, sizeof(v)); /* it may be a shared secret */
}

/* The low 255 bits; not necessarily below p. */
static inline struct lanes_fe lanes_fe_decode(const uint8_t in[static 32])
{
    struct lanes_fe v;

    for (size_t i = 0; i < 4; i++)
        v.w[i] = lanes_load64_le(in + 8 * i);
    v.w[3] &= UINT64_C(0x7fffffffffffffff);
    return v;
}

/* 1 if a = 0 mod p, else 0. */
static inline uint64_t lanes_fe_is_zero(const struct lanes_fe *a)
{
    const struct lanes_fe v = lanes_fe_reduce(a);
    const uint64_t any = v.w[0] | v.w[1] | v.w[2] | v.w[3];

    return 1 ^ ((any | (0 - any)) >> 63);
}

/* 1 if the number below p is odd: RFC 8032 calls it negative. */
static inline uint64_t lanes_fe_is_odd(const struct lanes_fe *a)
{
    return lanes_fe_reduce(a).w[0] & 1;
}

/* out = a where mask is all ones; where it is 0 out stays. */
static inline void lanes_fe_choose(struct lanes_fe *out, const struct lanes_fe *a, uint64_t mask)
{
    for (size_t i = 0; i < 4; i++)
        out->w[i] ^= (out->w[i] ^ a->w[i]) & mask;
}

#endif
