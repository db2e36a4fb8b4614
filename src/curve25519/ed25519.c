/* SPDX-License-Identifier: Apache-2.0 */
#include "curve25519/ed25519.h"

#include "base/ct.h"
#include "curve25519/field.h"
#include "curve25519/points.h"
#include "curve25519/scalar.h"
#include "sha512/sha512.h"

/* RFC 8032, 2: dom2(F, C), before both hashes of Ed25519ctx and Ed25519ph. */
static void hash_begin(struct lanes_sha512 *s, const struct lanes_ed25519_rows *rows,
                       const struct lanes_ed25519_message *m)
{
    static const char domain[] = "SigEd25519 no Ed25519 collisions";

    lanes_sha512_init(s, rows->sha512);
    if (m->instance == LANES_ED25519_PURE)
        return;
    const uint8_t head[2] = {m->instance == LANES_ED25519_PH, (uint8_t)m->context_bytes};
    lanes_sha512_update(s, (const uint8_t *)domain, sizeof(domain) - 1);
    lanes_sha512_update(s, head, sizeof(head));
    lanes_sha512_update(s, m->context, m->context_bytes);
}

/* The hash of dom2, a, b (NULL: none) and the message, modulo L. */
static void hash_scalar(uint8_t out[32], const struct lanes_ed25519_rows *rows,
                        const struct lanes_ed25519_message *m, const uint8_t a[32],
                        const uint8_t b[32])
{
    struct lanes_sha512 s;
    uint8_t digest[LANES_SHA512_BYTES];

    hash_begin(&s, rows, m);
    lanes_sha512_update(&s, a, 32);
    if (b != NULL)
        lanes_sha512_update(&s, b, 32);
    lanes_sha512_update(&s, m->text, m->bytes);
    lanes_sha512_final(&s, digest);
    lanes_scalar_reduce(out, digest);
    lanes_wipe(digest, sizeof(digest));
}

/* RFC 8032, 5.1.2: y, and the lowest bit of x on top. */
static void encode(const struct lanes_ed25519_rows *rows, uint8_t out[32],
                   const struct lanes_point *p)
{
    struct lanes_fe inverse, x, y;

    rows->curve->invert(&inverse, &p->z);
    rows->curve->mul(&x, &p->x, &inverse);
    rows->curve->mul(&y, &p->y, &inverse);
    lanes_fe_encode(out, &y);
    out[31] |= (uint8_t)(lanes_fe_is_odd(&x) << 7);
    lanes_wipe(&inverse, sizeof(inverse));
}

/* out = the encoding of scalar B */
static void encode_multiple(const struct lanes_ed25519_rows *rows, uint8_t out[32],
                            const uint8_t scalar[32])
{
    struct lanes_point p;

    rows->curve->base(&p, scalar);
    encode(rows, out, &p);
    lanes_wipe(&p, sizeof(p));
}

void lanes_ed25519_expand(const struct lanes_ed25519_rows *rows, struct lanes_ed25519_private *key,
                          const uint8_t seed[static 32])
{
    struct lanes_sha512 s;
    uint8_t digest[LANES_SHA512_BYTES];

    lanes_sha512_init(&s, rows->sha512);
    lanes_sha512_update(&s, seed, LANES_ED25519_SEED_BYTES);
    lanes_sha512_final(&s, digest);
    memcpy(key->scalar, digest, 32);
    memcpy(key->prefix, digest + 32, 32);
    key->scalar[0] &= 248;
    key->scalar[31] = (uint8_t)((key->scalar[31] & 127) | 64);
    lanes_wipe(digest, sizeof(digest));
}

void lanes_ed25519_derive(const struct lanes_ed25519_rows *rows, struct lanes_ed25519_private *key)
{
    encode_multiple(rows, key->public_key, key->scalar);
    /* The public key is what everybody gets. */
    LANES_DECLASSIFY(key->public_key, sizeof(key->public_key));
}

void lanes_ed25519_sign(const struct lanes_ed25519_rows *rows, uint8_t signature[static 64],
                        const struct lanes_ed25519_private *key,
                        const struct lanes_ed25519_message *message)
{
    uint8_t r[32], k[32];

    hash_scalar(r, rows, message, key->prefix, NULL);
    encode_multiple(rows, signature, r);
    /* R, the first half of the signature, is public, and so is the hash of public things. */
    LANES_DECLASSIFY(signature, 32);
    hash_scalar(k, rows, message, signature, key->public_key);
    lanes_scalar_muladd(signature + 32, k, key->scalar, r);
    lanes_wipe(r, sizeof(r));
}

/* RFC 8032, 5.1.3, without its steps 1 and 4 that refuse encodings: see ed25519.h. */
static bool decode(const struct lanes_ed25519_rows *rows, struct lanes_point *p,
                   const uint8_t encoded[32])
{
    const struct lanes_curve25519_kernel *const row = rows->curve;
    const struct lanes_fe one = lanes_fe_small(1), y = lanes_fe_decode(encoded);
    struct lanes_fe u, v, v3, x, check;

    /* x^2 = u/v = (y^2 - 1) / (d y^2 + 1); x = u v^3 (u v^7)^((p-5)/8), or that times 2^((p-1)/4) */
    row->square(&u, &y, 1);
    row->mul(&v, &u, &lanes_fe_d);
    u = lanes_fe_sub(&u, &one);
    v = lanes_fe_add(&v, &one);
    row->square(&v3, &v, 1);
    row->mul(&v3, &v3, &v);
    row->square(&x, &v3, 1);
    row->mul(&x, &x, &v);
    row->mul(&x, &x, &u);
    lanes_fe_power_p58(row->mul, row->square, &x, &x);
    row->mul(&x, &x, &v3);
    row->mul(&x, &x, &u);

    row->square(&check, &x, 1);
    row->mul(&check, &check, &v);
    const struct lanes_fe difference = lanes_fe_sub(&check, &u), sum = lanes_fe_add(&check, &u);
    if (lanes_fe_is_zero(&difference) == 0) {
        if (lanes_fe_is_zero(&sum) == 0)
            return false;
        row->mul(&x, &x, &lanes_fe_root_minus_1);
    }
    if (lanes_fe_is_odd(&x) != encoded[31] >> 7)
        x = lanes_fe_negate(&x);
    *p = (struct lanes_point){.x = lanes_fe_reduce(&x), .y = y, .z = one};
    row->mul(&p->t, &x, &y);
    return true;
}

/* -(x, y) = (-x, y) */
static void negate(struct lanes_point *p)
{
    p->x = lanes_fe_negate(&p->x);
    p->x = lanes_fe_reduce(&p->x);
    p->t = lanes_fe_negate(&p->t);
    p->t = lanes_fe_reduce(&p->t);
}

void lanes_ed25519_decode(const struct lanes_ed25519_rows *rows, struct lanes_ed25519_public *key,
                          const uint8_t encoded[static 32])
{
    memset(key, 0, sizeof(*key));
    memcpy(key->encoded, encoded, sizeof(key->encoded));
    key->decodes = decode(rows, &key->minus_a, encoded);
    negate(&key->minus_a);
}

enum { HALF = 127, POINT_WIDTH = 5, BASE_WIDTH = 8 };

void lanes_ed25519_build(const struct lanes_ed25519_rows *rows, struct lanes_ed25519_cache *cache,
                         const struct lanes_ed25519_public *key)
{
    struct lanes_term one = {.factor = LANES_FACTOR_POINT, .multiples = &cache->low};
    struct lanes_point high;

    rows->curve->multiples(&cache->low, &key->minus_a);
    one.digit[HALF] = 1;
    rows->curve->sum(&high, &one, 1, HALF + 1);
    rows->curve->multiples(&cache->high, &high);
}

/* low + 2^127 high = scalar */
static void halve(uint8_t low[32], uint8_t high[32], const uint8_t scalar[32])
{
    memset(low, 0, 32);
    memset(high, 0, 32);
    memcpy(low, scalar, 16);
    low[15] &= 127;
    for (size_t i = 0; i < 16; i++)
        high[i] = (uint8_t)(scalar[16 + i] << 1 | scalar[15 + i] >> 7);
    high[16] = scalar[31] >> 7;
}

/* A sum of multiples of points in the making. */
struct sum {
    struct lanes_term term[4];
    size_t n, digits;
};

static void add_term(struct sum *sum, enum lanes_factor factor,
                     const struct lanes_multiples *multiples, const uint8_t scalar[32],
                     bool negative)
{
    struct lanes_term *const term = &sum->term[sum->n++];
    const unsigned width = factor == LANES_FACTOR_POINT ? POINT_WIDTH : BASE_WIDTH;
    const size_t digits = lanes_scalar_digits(term->digit, scalar, width);

    term->factor = factor;
    term->multiples = multiples;
    for (size_t i = 0; negative && i < digits; i++)
        term->digit[i] = (int8_t)-term->digit[i];
    if (digits > sum->digits)
        sum->digits = digits;
}

static void add_base(struct sum *sum, const uint8_t scalar[32])
{
    uint8_t low[32], high[32];

    halve(low, high, scalar);
    add_term(sum, LANES_FACTOR_BASE, NULL, low, false);
    add_term(sum, LANES_FACTOR_BASE_HIGH, NULL, high, false);
}

/* The encoding of S B - k A is R. */
static bool equals_encoded(const struct lanes_ed25519_rows *rows,
                           const struct lanes_ed25519_public *key,
                           const struct lanes_ed25519_cache *cache,
                           const uint8_t signature[64], const uint8_t k[32])
{
    struct sum sum = {.n = 0};
    struct lanes_multiples multiples;
    struct lanes_point p;
    uint8_t low[32], high[32];

    add_base(&sum, signature + 32);
    if (cache != NULL) {
        halve(low, high, k);
        add_term(&sum, LANES_FACTOR_POINT, &cache->low, low, false);
        add_term(&sum, LANES_FACTOR_POINT, &cache->high, high, false);
    } else {
        rows->curve->multiples(&multiples, &key->minus_a);
        add_term(&sum, LANES_FACTOR_POINT, &multiples, k, false);
    }
    rows->curve->sum(&p, sum.term, sum.n, sum.digits);
    encode(rows, low, &p);
    return memcmp(low, signature, 32) == 0;
}

/*
 * -R, for an R that encoding gives back: no other can equal an encoding. That
 * leaves out y from p on, and a sign with x = 0.
 */
static bool decode_r(const struct lanes_ed25519_rows *rows, struct lanes_point *minus_r,
                     const uint8_t encoded[32])
{
    const struct lanes_fe y = lanes_fe_decode(encoded), reduced = lanes_fe_reduce(&y);

    if (memcmp(&y, &reduced, sizeof(y)) != 0 || !decode(rows, minus_r, encoded))
        return false;
    if (lanes_fe_is_zero(&minus_r->x) != 0 && encoded[31] >> 7 != 0)
        return false;
    negate(minus_r);
    return true;
}

/*
 * d (S B - k A - R) = O, with d k = c mod 8L: that is S B - k A = R, see half.c. For
 * a negative d all signs are turned.
 */
static bool equals_halved(const struct lanes_ed25519_rows *rows,
                          const struct lanes_ed25519_public *key, const uint8_t signature[64],
                          const struct lanes_half *half)
{
    static const uint8_t zero[32] = {0};
    struct sum sum = {.n = 0};
    struct lanes_multiples a, r;
    struct lanes_point p;
    uint8_t ds[32];

    if (!decode_r(rows, &p, signature))
        return false;
    rows->curve->multiples(&r, &p);
    rows->curve->multiples(&a, &key->minus_a);
    lanes_scalar_muladd(ds, half->d, signature + 32, zero);
    add_base(&sum, ds);
    add_term(&sum, LANES_FACTOR_POINT, &a, half->c, half->negative);
    add_term(&sum, LANES_FACTOR_POINT, &r, half->d, false);
    rows->curve->sum(&p, sum.term, sum.n, sum.digits);
    const struct lanes_fe y_z = lanes_fe_sub(&p.y, &p.z);
    return (lanes_fe_is_zero(&p.x) & lanes_fe_is_zero(&y_z)) == 1;
}

bool lanes_ed25519_verify(const struct lanes_ed25519_rows *rows,
                          const struct lanes_ed25519_public *key,
                          const struct lanes_ed25519_cache *cache,
                          const uint8_t signature[static 64],
                          const struct lanes_ed25519_message *message)
{
    struct lanes_half half;
    uint8_t k[32];

    if (!key->decodes || !lanes_scalar_is_reduced(signature + 32))
        return false;
    hash_scalar(k, rows, message, signature, key->encoded);
    if (cache == NULL && lanes_scalar_half(&half, k))
        return equals_halved(rows, key, signature, &half);
    return equals_encoded(rows, key, cache, signature, k);
}
