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

    rows->curve->base(rows->curve, &p, scalar);
    encode(rows, out, &p);
    lanes_wipe(&p, sizeof(p));
    lanes_wipe_stack();
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
    lanes_wipe_stack();
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
    lanes_wipe_stack();
}

/* RFC 8032, 5.1.3: what x^2 is, u/v = (y^2 - 1) / (d y^2 + 1). */
struct ratio {
    struct lanes_fe y, u, v, v3;
};

/* x = u v^3 (u v^7)^((p-5)/8), or that times 2^((p-1)/4). This is u v^7. */
static struct lanes_fe root_begin(const struct lanes_curve25519_kernel *row, struct ratio *r,
                                  const uint8_t encoded[32])
{
    const struct lanes_fe one = lanes_fe_small(1);
    struct lanes_fe x;

    r->y = lanes_fe_decode(encoded);
    row->square(&r->u, &r->y, 1);
    row->mul(&r->v, &r->u, &lanes_fe_d);
    r->u = lanes_fe_sub(&r->u, &one);
    r->v = lanes_fe_add(&r->v, &one);
    row->square(&r->v3, &r->v, 1);
    row->mul(&r->v3, &r->v3, &r->v);
    row->square(&x, &r->v3, 1);
    row->mul(&x, &x, &r->v);
    row->mul(&x, &x, &r->u);
    return x;
}

/* p = -(x, y) = (-x, y), if there is such an x */
static bool root_end(const struct lanes_curve25519_kernel *row, struct lanes_point *p,
                     const struct ratio *r, const struct lanes_fe *power, uint8_t sign)
{
    struct lanes_fe x, check;

    row->mul(&x, power, &r->v3);
    row->mul(&x, &x, &r->u);
    row->square(&check, &x, 1);
    row->mul(&check, &check, &r->v);
    const struct lanes_fe difference = lanes_fe_sub(&check, &r->u);
    const struct lanes_fe sum = lanes_fe_add(&check, &r->u);
    if (lanes_fe_is_zero(&difference) == 0) {
        if (lanes_fe_is_zero(&sum) == 0)
            return false;
        row->mul(&x, &x, &lanes_fe_root_minus_1);
    }
    if (lanes_fe_is_odd(&x) == sign)
        x = lanes_fe_negate(&x);
    *p = (struct lanes_point){.x = lanes_fe_reduce(&x), .y = r->y, .z = lanes_fe_small(1)};
    row->mul(&p->t, &p->x, &r->y);
    return true;
}

enum { DECODE_MAX = 2 };

/*
 * minus[i] = -encoded[i], i < n: RFC 8032, 5.1.3, without its steps 1 and 4 that refuse
 * encodings: see ed25519.h. Two square roots side by side take little longer than one.
 */
static bool decode(const struct lanes_curve25519_kernel *row, struct lanes_point *minus,
                   const uint8_t *const *encoded, size_t n)
{
    struct ratio ratio[DECODE_MAX];
    struct lanes_fe x[DECODE_MAX] = {{{0}}}; /* compilers do not see that n is not 0 */
    bool all = true;

    LANES_ASSERT(n <= DECODE_MAX);
    for (size_t i = 0; i < n; i++)
        x[i] = root_begin(row, &ratio[i], encoded[i]);
    lanes_fe_power_p58(row, x, x, n);
    for (size_t i = 0; i < n; i++)
        all = root_end(row, &minus[i], &ratio[i], &x[i], encoded[i][31] >> 7) && all;
    return all;
}

bool lanes_ed25519_decode(const struct lanes_ed25519_rows *rows, struct lanes_point *minus_a,
                          const uint8_t encoded[static 32])
{
    const uint8_t *const one[] = {encoded};

    return decode(rows->curve, minus_a, one, 1);
}

enum { POINT_WIDTH = 5, BASE_WIDTH = 8, PARTS = LANES_ED25519_PARTS, PART_BITS = 256 / PARTS };

void lanes_ed25519_build(const struct lanes_ed25519_rows *rows, struct lanes_ed25519_cache *cache,
                         const uint8_t encoded[static 32])
{
    struct lanes_term next = {.factor = LANES_FACTOR_POINT};
    struct lanes_point p;

    memset(cache, 0, sizeof(*cache));
    cache->decodes = lanes_ed25519_decode(rows, &p, encoded);
    if (!cache->decodes)
        return;
    next.digit[PART_BITS] = 1;
    for (size_t i = 0; i < PARTS; i++) {
        if (i > 0)
            rows->curve->sum(rows->curve, &p, &next, 1, PART_BITS + 1);
        rows->curve->multiples(rows->curve, &cache->part[i], &p);
        next.multiples = &cache->part[i];
    }
}

/* A sum of multiples of points in the making. */
struct sum {
    struct lanes_term term[2 * PARTS];
    size_t n, digits;
};

static void add_term(struct sum *sum, enum lanes_factor factor,
                     const struct lanes_multiples *multiples, const uint8_t scalar[32],
                     bool negative)
{
    LANES_ASSERT(sum->n < 2 * PARTS);
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

/* scalar times the point of cache->part[0], or B, by quarters of the scalar */
static void add_parts(struct sum *sum, const struct lanes_ed25519_cache *cache,
                      const uint8_t scalar[32])
{
    for (size_t i = 0; i < PARTS; i++) {
        uint8_t part[32] = {0};
        memcpy(part, scalar + PART_BITS / 8 * i, PART_BITS / 8);
        if (cache != NULL)
            add_term(sum, LANES_FACTOR_POINT, &cache->part[i], part, false);
        else
            add_term(sum, (enum lanes_factor)(LANES_FACTOR_BASE + i), NULL, part, false);
    }
}

/* The encoding of S B - k A is R. */
static bool equals_encoded(const struct lanes_ed25519_rows *rows, struct sum *sum,
                           const uint8_t signature[64])
{
    struct lanes_point p;
    uint8_t encoded[32];

    add_parts(sum, NULL, signature + 32);
    rows->curve->sum(rows->curve, &p, sum->term, sum->n, sum->digits);
    encode(rows, encoded, &p);
    return memcmp(encoded, signature, 32) == 0;
}

static bool equals_cached(const struct lanes_ed25519_rows *rows,
                          const struct lanes_ed25519_cache *cache, const uint8_t signature[64],
                          const uint8_t k[32])
{
    struct sum sum = {.n = 0};

    if (!cache->decodes)
        return false;
    add_parts(&sum, cache, k);
    return equals_encoded(rows, &sum, signature);
}

/* For the few k that have no short scalars. */
static bool equals_plain(const struct lanes_ed25519_rows *rows, const uint8_t public_key[32],
                         const uint8_t signature[64], const uint8_t k[32])
{
    struct sum sum = {.n = 0};
    struct lanes_multiples multiples;
    struct lanes_point minus_a;

    if (!lanes_ed25519_decode(rows, &minus_a, public_key))
        return false;
    rows->curve->multiples(rows->curve, &multiples, &minus_a);
    add_term(&sum, LANES_FACTOR_POINT, &multiples, k, false);
    return equals_encoded(rows, &sum, signature);
}

/*
 * -A and -R, for an R that encoding gives back: no other can equal an encoding. That
 * leaves out y from p on, and a sign with x = 0.
 */
static bool decode_both(const struct lanes_ed25519_rows *rows, struct lanes_point minus[2],
                        const uint8_t public_key[32], const uint8_t r[32])
{
    const struct lanes_fe y = lanes_fe_decode(r), reduced = lanes_fe_reduce(&y);
    const uint8_t *const encoded[2] = {public_key, r};

    if (memcmp(&y, &reduced, sizeof(y)) != 0 || !decode(rows->curve, minus, encoded, 2))
        return false;
    return lanes_fe_is_zero(&minus[1].x) == 0 || r[31] >> 7 == 0;
}

/*
 * d (S B - k A - R) = O, with d k = c mod 8L: that is S B - k A = R, see half.c. For
 * a negative d all signs are turned.
 */
static bool equals_halved(const struct lanes_ed25519_rows *rows, const uint8_t public_key[32],
                          const uint8_t signature[64], const struct lanes_half *half)
{
    static const uint8_t zero[32] = {0};
    struct sum sum = {.n = 0};
    struct lanes_multiples a, r;
    struct lanes_point minus[2], p;
    uint8_t ds[32];

    if (!decode_both(rows, minus, public_key, signature))
        return false;
    rows->curve->multiples(rows->curve, &a, &minus[0]);
    rows->curve->multiples(rows->curve, &r, &minus[1]);
    lanes_scalar_muladd(ds, half->d, signature + 32, zero);
    add_parts(&sum, NULL, ds);
    add_term(&sum, LANES_FACTOR_POINT, &a, half->c, half->negative);
    add_term(&sum, LANES_FACTOR_POINT, &r, half->d, false);
    rows->curve->sum(rows->curve, &p, sum.term, sum.n, sum.digits);
    const struct lanes_fe y_z = lanes_fe_sub(&p.y, &p.z);
    return (lanes_fe_is_zero(&p.x) & lanes_fe_is_zero(&y_z)) == 1;
}

bool lanes_ed25519_verify(const struct lanes_ed25519_rows *rows,
                          const uint8_t public_key[static 32],
                          const struct lanes_ed25519_cache *cache,
                          const uint8_t signature[static 64],
                          const struct lanes_ed25519_message *message)
{
    struct lanes_half half;
    uint8_t k[32];

    if (!lanes_scalar_is_reduced(signature + 32))
        return false;
    hash_scalar(k, rows, message, signature, public_key);
    if (cache != NULL)
        return equals_cached(rows, cache, signature, k);
    if (lanes_scalar_half(&half, k))
        return equals_halved(rows, public_key, signature, &half);
    return equals_plain(rows, public_key, signature, k);
}
