/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which signatures of Ed25519 are accepted: exactly those that the default
 * provider accepts, by the first verification with a key (half-size scalars),
 * the second (which has the table made) and the third. Keys and R with
 * components of small order, encodings that are not canonical, S around the
 * multiples of L, and plain damage. LANES_ROUNDS=300000 is a long run.
 */
#include "harness.h"

#include <openssl/bn.h>
#include <openssl/err.h>
#include <openssl/evp.h>

#include <string.h>

enum { SCALARS = 12, ORDER = 8, TEXT_MAX = 48, ROUNDS = 3000, VERIFICATIONS = 3 };

struct sample {
    uint8_t public_key[32], signature[64], text[TEXT_MAX];
    size_t n;
};

static struct library oracle, lanes;
static struct rng rng;

/* --- edwards25519 on affine points, in libcrypto's numbers (RFC 8032, 5.1) --- */

static BN_CTX *bn;
static BIGNUM *p, *order, *d;

struct point {
    BIGNUM *x, *y;
};

static void number_to_bytes(uint8_t out[32], const BIGNUM *v)
{
    CU_ASSERT_EQUAL_FATAL(BN_bn2lebinpad(v, out, 32), 32);
}

static BIGNUM *number(const uint8_t *bytes, size_t n)
{
    return BN_lebin2bn(bytes, (int)n, NULL);
}

static void curve_open(void)
{
    BIGNUM *over = BN_new();

    bn = BN_CTX_new();
    BN_hex2bn(&p, "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed");
    BN_hex2bn(&order, "1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed");
    d = BN_new();
    BN_set_word(over, 121666);
    BN_mod_inverse(over, over, p, bn);
    BN_set_word(d, 121665);
    BN_mod_mul(d, d, over, p, bn);
    BN_sub(d, p, d);
    BN_free(over);
}

static void curve_close(void)
{
    BN_free(p);
    BN_free(order);
    BN_free(d);
    BN_CTX_free(bn);
}

static void point_free(struct point *a)
{
    BN_free(a->x);
    BN_free(a->y);
}

/* x^2 = (y^2 - 1) / (d y^2 + 1); of a point that is on the curve */
static struct point point_decode(const uint8_t encoded[32])
{
    uint8_t bytes[32];
    struct point a;
    BIGNUM *yy = BN_new(), *v = BN_new();

    memcpy(bytes, encoded, 32);
    bytes[31] &= 127;
    a.y = number(bytes, 32);
    BN_mod_sqr(yy, a.y, p, bn);
    BN_mod_mul(v, d, yy, p, bn);
    BN_add_word(v, 1);
    BN_mod_inverse(v, v, p, bn);
    BN_sub_word(yy, 1);
    BN_mod_mul(v, v, yy, p, bn);
    a.x = BN_mod_sqrt(NULL, v, p, bn);
    CU_ASSERT_PTR_NOT_NULL_FATAL(a.x);
    if (BN_is_odd(a.x) != encoded[31] >> 7)
        BN_sub(a.x, p, a.x);
    BN_free(yy);
    BN_free(v);
    return a;
}

static void point_encode(uint8_t out[32], const struct point *a)
{
    number_to_bytes(out, a->y);
    out[31] |= (uint8_t)(BN_is_odd(a->x) << 7);
}

/* a += b: (x1 y2 + x2 y1) / (1 + e), (y1 y2 + x1 x2) / (1 - e), e = d x1 x2 y1 y2 */
static void point_add(struct point *a, const struct point *b)
{
    BIGNUM *xy = BN_new(), *yx = BN_new(), *xx = BN_new(), *yy = BN_new(), *e = BN_new();
    BIGNUM *one = BN_new();

    BN_one(one);
    BN_mod_mul(xy, a->x, b->y, p, bn);
    BN_mod_mul(yx, a->y, b->x, p, bn);
    BN_mod_mul(xx, a->x, b->x, p, bn);
    BN_mod_mul(yy, a->y, b->y, p, bn);
    BN_mod_mul(e, xx, yy, p, bn);
    BN_mod_mul(e, e, d, p, bn);
    BN_mod_add(xy, xy, yx, p, bn);
    BN_mod_add(yy, yy, xx, p, bn);
    BN_mod_add(xx, one, e, p, bn);
    BN_mod_sub(yx, one, e, p, bn);
    BN_mod_inverse(xx, xx, p, bn);
    BN_mod_inverse(yx, yx, p, bn);
    BN_mod_mul(a->x, xy, xx, p, bn);
    BN_mod_mul(a->y, yy, yx, p, bn);
    BN_free(xy);
    BN_free(yx);
    BN_free(xx);
    BN_free(yy);
    BN_free(e);
    BN_free(one);
}

/* --- known scalars, and their points with each component of small order --- */

static struct {
    BIGNUM *value; /* below L */
    uint8_t encoded[ORDER][32];
} scalars[SCALARS]; /* the first is 0 */

static void hash(uint8_t out[64], const uint8_t *in, size_t n)
{
    CU_ASSERT_EQUAL_FATAL(EVP_Q_digest(oracle.ctx, "SHA512", NULL, in, n, out, NULL), 1);
}

static void make_scalar(size_t i, const struct point *small)
{
    uint8_t seed[32], digest[64], encoded[32] = {1}, back[32];
    struct point a;

    scalars[i].value = BN_new();
    if (i > 0) {
        EVP_PKEY *key;
        size_t n = 32;

        rng_fill(&rng, seed, sizeof(seed));
        key = EVP_PKEY_new_raw_private_key_ex(oracle.ctx, "ED25519", oracle.query, seed, 32);
        CU_ASSERT_EQUAL_FATAL(EVP_PKEY_get_raw_public_key(key, encoded, &n), 1);
        EVP_PKEY_free(key);
        hash(digest, seed, 32);
        digest[0] &= 248;
        digest[31] = (uint8_t)((digest[31] & 127) | 64);
        BN_lebin2bn(digest, 32, scalars[i].value);
        BN_mod(scalars[i].value, scalars[i].value, order, bn);
    }
    a = point_decode(encoded);
    for (size_t k = 0; k < ORDER; k++) {
        point_encode(scalars[i].encoded[k], &a);
        point_add(&a, small);
    }
    point_encode(back, &a);
    CU_ASSERT_EQUAL(memcmp(back, encoded, 32), 0); /* round the circle */
    point_free(&a);
}

static void test_points(void)
{
    /* of order 8 */
    static const uint8_t generator[32] = {0x26, 0xe8, 0x95, 0x8f, 0xc2, 0xb2, 0x27, 0xb0,
                                          0x45, 0xc3, 0xf4, 0x89, 0xf2, 0xef, 0x98, 0xf0,
                                          0xd5, 0xdf, 0xac, 0x05, 0xd3, 0xc6, 0x33, 0x39,
                                          0xb1, 0x38, 0x02, 0x88, 0x6d, 0x53, 0xfc, 0x05};
    struct point small = point_decode(generator);

    for (size_t i = 0; i < SCALARS; i++)
        make_scalar(i, &small);
    point_free(&small);
}

static void scalars_close(void)
{
    for (size_t i = 0; i < SCALARS; i++)
        BN_free(scalars[i].value);
}

/* --- samples --- */

/* S = r + k a + multiple L + offset, modulo 2^256; k is of what else is in the sample. */
static void solve(struct sample *s, size_t r, size_t a, unsigned long multiple, int offset)
{
    uint8_t in[64 + TEXT_MAX], digest[64];
    BIGNUM *v, *l = BN_dup(order);

    memcpy(in, s->signature, 32);
    memcpy(in + 32, s->public_key, 32);
    memcpy(in + 64, s->text, s->n);
    hash(digest, in, 64 + s->n);
    v = number(digest, 64);
    BN_mod_mul(v, v, scalars[a].value, order, bn);
    BN_mod_add(v, v, scalars[r].value, order, bn);
    BN_mul_word(l, multiple);
    BN_add(v, v, l);
    if (offset < 0 && !BN_is_zero(v))
        BN_sub_word(v, (unsigned)-offset);
    else if (offset > 0)
        BN_add_word(v, (unsigned)offset);
    BN_mask_bits(v, 256);
    number_to_bytes(s->signature + 32, v);
    BN_free(v);
    BN_free(l);
}

/* y from p on up to 2^255 - 1, 0, 1 and -1, with either sign. */
static void odd_encoding(uint8_t out[32])
{
    const size_t i = rng_below(&rng, 22);

    memset(out, i < 20 ? 0xff : 0, 32);
    if (i < 20)
        out[0] = (uint8_t)(0xec + i); /* -1, p, p + 1, .. */
    else
        out[0] = (uint8_t)(i - 20);
    out[31] = (uint8_t)((out[31] & 127) | rng_below(&rng, 2) << 7);
}

static void flip(uint8_t *bytes, size_t n)
{
    bytes[rng_below(&rng, n)] ^= (uint8_t)(1U << rng_below(&rng, 8));
}

/* One of ten kinds: right, S off or larger by multiples of L, components and encodings, damage. */
static void make_sample(struct sample *s)
{
    const size_t kind = rng_below(&rng, 10);
    const size_t a = rng_below(&rng, kind == 4 ? 1 : SCALARS), r = rng_below(&rng, SCALARS);

    s->n = rng_below(&rng, TEXT_MAX + 1);
    rng_fill(&rng, s->text, sizeof(s->text));
    memcpy(s->public_key, scalars[a].encoded[kind < 2 ? 0 : rng_below(&rng, ORDER)], 32);
    memcpy(s->signature, scalars[r].encoded[kind < 2 ? 0 : rng_below(&rng, ORDER)], 32);
    if (kind == 5 || kind == 6)
        odd_encoding(s->public_key);
    if (kind == 6 || kind == 7)
        odd_encoding(s->signature);
    /* Where these stand for points of small order, they count as 0 B. */
    const size_t a_is = kind == 5 || kind == 6 ? 0 : a, r_is = kind == 6 || kind == 7 ? 0 : r;
    if (kind == 1 || kind == 8)
        solve(s, r_is, a_is, rng_below(&rng, 17), (int)rng_below(&rng, 5) - 2);
    else
        solve(s, r_is, a_is, 0, 0);
    if (kind == 9) {
        switch (rng_below(&rng, 4)) {
        case 0:
            flip(s->public_key, 32);
            break;
        case 1:
            flip(s->signature, 64);
            break;
        case 2:
            flip(s->text, sizeof(s->text));
            break;
        default:
            rng_fill(&rng, s->signature + rng_below(&rng, 2) * 32, 32);
        }
    }
}

/* --- verdicts --- */

/* Accepted or not, by so many verifications with one key, one bit each. */
static unsigned verdicts(const struct library *side, const struct sample *s, size_t times)
{
    EVP_PKEY *key =
        EVP_PKEY_new_raw_public_key_ex(side->ctx, "ED25519", side->query, s->public_key, 32);
    unsigned bits = 0;

    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    for (size_t i = 0; i < times; i++) {
        EVP_MD_CTX *ctx = EVP_MD_CTX_new();

        CU_ASSERT_EQUAL_FATAL(
            EVP_DigestVerifyInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, NULL), 1);
        bits |= (unsigned)(EVP_DigestVerify(ctx, s->signature, 64, s->text, s->n) == 1) << i;
        EVP_MD_CTX_free(ctx);
    }
    EVP_PKEY_free(key);
    ERR_clear_error();
    return bits;
}

static void show(const char *what, const uint8_t *bytes, size_t n)
{
    printf("\n  %s ", what);
    for (size_t i = 0; i < n; i++)
        printf("%02x", bytes[i]);
}

struct tally {
    size_t accepted, refused, different;
};

static struct tally compare(size_t rounds, bool plant)
{
    struct tally tally = {0};

    for (size_t i = 0; i < rounds; i++) {
        struct sample s;
        unsigned theirs, ours;

        make_sample(&s);
        theirs = verdicts(&oracle, &s, 1) * ((1U << VERIFICATIONS) - 1);
        if (plant)
            s.signature[63] ^= 128; /* S from L on: what was accepted is not any more */
        ours = verdicts(&lanes, &s, VERIFICATIONS);
        tally.accepted += theirs != 0;
        tally.refused += theirs == 0;
        tally.different += ours != theirs;
        if (ours != theirs && !plant) {
            printf("\n  verdicts of lanes %#x, of the default provider %#x", ours, theirs);
            show("key      ", s.public_key, 32);
            show("signature", s.signature, 64);
            show("message  ", s.text, s.n);
        }
    }
    return tally;
}

static void test_accepted(void)
{
    const size_t rounds = option_rounds(ROUNDS);
    const struct tally tally = compare(rounds, false);

    printf("(%zu accepted, %zu refused) ", tally.accepted, tally.refused);
    CU_ASSERT_EQUAL(tally.different, 0);
    CU_ASSERT(tally.accepted > rounds / 10);
    CU_ASSERT(tally.refused > rounds / 3);
}

static void test_difference_is_found(void)
{
    const struct tally tally = compare(100, true);

    CU_ASSERT(tally.accepted > 0);
    CU_ASSERT_EQUAL(tally.different, tally.accepted);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"points and scalars to choose from", test_points},
        {"what is accepted", test_accepted},
        {"a planted difference is found", test_difference_is_found},
        CU_TEST_INFO_NULL,
    };
    int status;

    rng.state = option_seed();
    library_open(&oracle, false);
    library_open(&lanes, true);
    curve_open();
    status = harness_main("signatures of Ed25519 that are accepted", tests);
    scalars_close();
    curve_close();
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
