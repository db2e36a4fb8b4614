/* SPDX-License-Identifier: Apache-2.0 */
#include "work_keys.h"

#include <openssl/bio.h>
#include <openssl/core_names.h>
#include <openssl/decoder.h>
#include <openssl/encoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/provider.h>

#include <stdint.h>
#include <string.h>

enum { MLDSA_SIGNATURE = 3309, MLDSA_HALF_MAX = 4032 };
static const char mldsa[] = "ML-DSA-65";

/* RFC 7748, 6.1 */
static const uint8_t alice_private[32] = {
    0x77, 0x07, 0x6d, 0x0a, 0x73, 0x18, 0xa5, 0x7d, 0x3c, 0x16, 0xc1, 0x72, 0x51, 0xb2, 0x66, 0x45,
    0xdf, 0x4c, 0x2f, 0x87, 0xeb, 0xc0, 0x99, 0x2a, 0xb1, 0x77, 0xfb, 0xa5, 0x1d, 0xb9, 0x2c, 0x2a};
static const uint8_t bob_public[32] = {
    0xde, 0x9e, 0xdb, 0x7d, 0x7b, 0x7d, 0xc1, 0xb4, 0xd3, 0x5b, 0x61, 0xc2, 0xec, 0xe4, 0x35, 0x37,
    0x3f, 0x83, 0x43, 0xc8, 0x5b, 0x78, 0x67, 0x4d, 0xad, 0xfc, 0x7e, 0x14, 0x6f, 0x88, 0x2b, 0x4f};
static const uint8_t agreed[32] = {
    0x4a, 0x5d, 0x9d, 0x5b, 0xa4, 0xce, 0x2d, 0xe1, 0x72, 0x8e, 0x3b, 0xf4, 0x80, 0x35, 0x0f, 0x25,
    0xe0, 0x7e, 0x21, 0xc9, 0x47, 0xd1, 0x9e, 0x33, 0x76, 0xf0, 0x9b, 0x3c, 0x1e, 0x16, 0x17, 0x42};

/* RFC 8032, 7.1, test 2 */
static const uint8_t seed[32] = {
    0x4c, 0xcd, 0x08, 0x9b, 0x28, 0xff, 0x96, 0xda, 0x9d, 0xb6, 0xc3, 0x46, 0xec, 0x11, 0x4e, 0x0f,
    0x5b, 0x8a, 0x31, 0x9f, 0x35, 0xab, 0xa6, 0x24, 0xda, 0x8c, 0xf6, 0xed, 0x4f, 0xb8, 0xa6, 0xfb};
static const uint8_t verifying[32] = {
    0x3d, 0x40, 0x17, 0xc3, 0xe8, 0x43, 0x89, 0x5a, 0x92, 0xb7, 0x0a, 0xa7, 0x4d, 0x1b, 0x7e, 0xbc,
    0x9c, 0x98, 0x2c, 0xcf, 0x2e, 0xc4, 0x96, 0x8c, 0xc0, 0xcd, 0x55, 0xf1, 0x2a, 0xf4, 0x66, 0x0c};
static const uint8_t message[1] = {0x72};
static const uint8_t signature[64] = {
    0x92, 0xa0, 0x09, 0xa9, 0xf0, 0xd4, 0xca, 0xb8, 0x72, 0x0e, 0x82, 0x0b, 0x5f, 0x64, 0x25, 0x40,
    0xa2, 0xb2, 0x7b, 0x54, 0x16, 0x50, 0x3f, 0x8f, 0xb3, 0x76, 0x22, 0x23, 0xeb, 0xdb, 0x69, 0xda,
    0x08, 0x5a, 0xc1, 0xe4, 0x3e, 0x15, 0x99, 0x6e, 0x45, 0x8f, 0x36, 0x13, 0xd0, 0xf1, 0x1d, 0x8c,
    0x38, 0x7b, 0x2e, 0xae, 0xb4, 0x30, 0x2a, 0xee, 0xb0, 0x0d, 0x29, 0x16, 0x12, 0xbb, 0x0c, 0x00};

/* A key of ML-DSA of the part of that name; NULL if it is refused. */
static EVP_PKEY *import(OSSL_LIB_CTX *ctx, const char *query, int selection, const char *part,
                        const uint8_t *bytes, size_t n)
{
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string(part, (void *)bytes, n),
        OSSL_PARAM_construct_end(),
    };
    EVP_PKEY_CTX *import = EVP_PKEY_CTX_new_from_name(ctx, mldsa, query);
    EVP_PKEY *key = NULL;

    if (import == NULL || EVP_PKEY_fromdata_init(import) != 1 ||
        EVP_PKEY_fromdata(import, &key, selection, (OSSL_PARAM *)params) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(import);
    return key;
}

/* The same key of one of its halves. */
static EVP_PKEY *import_half(const EVP_PKEY *from, OSSL_LIB_CTX *ctx, const char *query,
                             int selection, const char *part)
{
    uint8_t half[MLDSA_HALF_MAX];
    size_t n = 0;

    if (from == NULL || EVP_PKEY_get_octet_string_param(from, part, half, sizeof(half), &n) != 1)
        return NULL;
    return import(ctx, query, selection, part, half, n);
}

bool known_keys_open(struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query)
{
    keys->alice = EVP_PKEY_new_raw_private_key_ex(ctx, "X25519", query, alice_private, 32);
    keys->bob = EVP_PKEY_new_raw_public_key_ex(ctx, "X25519", query, bob_public, 32);
    keys->signer = EVP_PKEY_new_raw_private_key_ex(ctx, "ED25519", query, seed, 32);
    keys->verifier = EVP_PKEY_new_raw_public_key_ex(ctx, "ED25519", query, verifying, 32);
    keys->seeded = import(ctx, query, EVP_PKEY_KEYPAIR, "seed", seed, 32);
    keys->expanded =
        import_half(keys->seeded, ctx, query, EVP_PKEY_KEYPAIR, OSSL_PKEY_PARAM_PRIV_KEY);
    keys->half =
        import_half(keys->seeded, ctx, query, EVP_PKEY_PUBLIC_KEY, OSSL_PKEY_PARAM_PUB_KEY);
    return keys->alice != NULL && keys->bob != NULL && keys->signer != NULL &&
           keys->verifier != NULL && keys->seeded != NULL && keys->expanded != NULL &&
           keys->half != NULL;
}

void known_keys_free(struct known_keys *keys)
{
    EVP_PKEY_free(keys->alice);
    EVP_PKEY_free(keys->bob);
    EVP_PKEY_free(keys->signer);
    EVP_PKEY_free(keys->verifier);
    EVP_PKEY_free(keys->seeded);
    EVP_PKEY_free(keys->expanded);
    EVP_PKEY_free(keys->half);
    memset(keys, 0, sizeof(*keys));
}

static bool derive(OSSL_LIB_CTX *ctx, const char *query, EVP_PKEY *own, EVP_PKEY *peer,
                   uint8_t out[32])
{
    EVP_PKEY_CTX *exchange = EVP_PKEY_CTX_new_from_pkey(ctx, own, query), *copy = NULL;
    size_t n = 32;
    bool good;

    good = exchange != NULL && EVP_PKEY_derive_init(exchange) == 1 &&
           EVP_PKEY_derive_set_peer(exchange, peer) == 1 &&
           (copy = EVP_PKEY_CTX_dup(exchange)) != NULL && EVP_PKEY_derive(copy, out, &n) == 1;
    EVP_PKEY_CTX_free(exchange);
    EVP_PKEY_CTX_free(copy);
    return good && n == 32;
}

bool known_keys_derive(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query)
{
    uint8_t out[32];

    return derive(ctx, query, keys->alice, keys->bob, out) && memcmp(out, agreed, 32) == 0;
}

static bool sign(OSSL_LIB_CTX *ctx, const char *query, EVP_PKEY *key, const OSSL_PARAM *params,
                 uint8_t *out, size_t bytes)
{
    EVP_MD_CTX *md = EVP_MD_CTX_new(), *copy = EVP_MD_CTX_new();
    size_t n = bytes;
    bool good;

    good = md != NULL && copy != NULL &&
           EVP_DigestSignInit_ex(md, NULL, NULL, ctx, query, key, params) == 1 &&
           EVP_MD_CTX_copy_ex(copy, md) == 1 &&
           EVP_DigestSign(copy, out, &n, message, sizeof(message)) == 1 && n == bytes;
    EVP_MD_CTX_free(md);
    EVP_MD_CTX_free(copy);
    return good;
}

bool known_keys_sign(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query)
{
    uint8_t out[64];

    return sign(ctx, query, keys->signer, NULL, out, sizeof(out)) &&
           memcmp(out, signature, 64) == 0;
}

/* 1, 0, or less for an error */
static int verify(OSSL_LIB_CTX *ctx, const char *query, EVP_PKEY *key, const uint8_t *of,
                  size_t bytes)
{
    EVP_MD_CTX *md = EVP_MD_CTX_new();
    int result = -1;

    if (md != NULL && EVP_DigestVerifyInit_ex(md, NULL, NULL, ctx, query, key, NULL) == 1)
        result = EVP_DigestVerify(md, of, bytes, message, sizeof(message));
    EVP_MD_CTX_free(md);
    return result;
}

/* The first, the second, which has its table made, and the third; and one that is wrong. */
bool known_keys_verify(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query)
{
    uint8_t wrong[64];

    memcpy(wrong, signature, sizeof(wrong));
    wrong[40] ^= 4;
    return verify(ctx, query, keys->verifier, signature, 64) == 1 &&
           verify(ctx, query, keys->verifier, wrong, 64) == 0 &&
           verify(ctx, query, keys->verifier, signature, 64) == 1 &&
           verify(ctx, query, keys->signer, signature, 64) == 1;
}

bool known_keys_mldsa(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query)
{
    int deterministic = 1;
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_int("deterministic", &deterministic),
        OSSL_PARAM_construct_end(),
    };
    uint8_t made[2][MLDSA_SIGNATURE];
    bool good;

    good = sign(ctx, query, keys->seeded, params, made[0], MLDSA_SIGNATURE) &&
           sign(ctx, query, keys->expanded, params, made[1], MLDSA_SIGNATURE) &&
           memcmp(made[0], made[1], MLDSA_SIGNATURE) == 0;
    made[1][2000] ^= 4;
    return good && verify(ctx, query, keys->half, made[0], MLDSA_SIGNATURE) == 1 &&
           verify(ctx, query, keys->half, made[1], MLDSA_SIGNATURE) == 0 &&
           verify(ctx, query, keys->half, made[0], MLDSA_SIGNATURE) == 1 &&
           verify(ctx, query, keys->expanded, made[0], MLDSA_SIGNATURE) == 1;
}

#if OPENSSL_VERSION_NUMBER >= 0x30200000L
bool known_keys_kem(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query)
{
    EVP_PKEY_CTX *to = EVP_PKEY_CTX_new_from_pkey(ctx, keys->bob, query), *back = NULL;
    EVP_PKEY *peer = EVP_PKEY_Q_keygen(ctx, query, "X25519");
    uint8_t ikm[32] = {1}, enc[32], secret[2][32];
    OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("ikme", ikm, sizeof(ikm)),
                           OSSL_PARAM_END};
    size_t n = 32, m = 32;
    bool good;

    good = to != NULL && peer != NULL &&
           EVP_PKEY_auth_encapsulate_init(to, keys->alice, params) == 1 &&
           EVP_PKEY_encapsulate(to, enc, &n, secret[0], &m) == 1;
    EVP_PKEY_CTX_free(to);
    to = EVP_PKEY_CTX_new_from_pkey(ctx, peer, query);
    good = good && to != NULL && EVP_PKEY_auth_encapsulate_init(to, keys->alice, NULL) == 1 &&
           EVP_PKEY_encapsulate(to, enc, &n, secret[0], &m) == 1 &&
           (back = EVP_PKEY_CTX_new_from_pkey(ctx, peer, query)) != NULL &&
           EVP_PKEY_auth_decapsulate_init(back, keys->alice, NULL) == 1 &&
           EVP_PKEY_decapsulate(back, secret[1], &m, enc, n) == 1 &&
           memcmp(secret[0], secret[1], 32) == 0;
    EVP_PKEY_CTX_free(to);
    EVP_PKEY_CTX_free(back);
    EVP_PKEY_free(peer);
    return good;
}
#else
bool known_keys_kem(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query)
{
    (void)keys;
    (void)ctx;
    (void)query;
    return true;
}
#endif

static bool manage(EVP_PKEY *key, OSSL_LIB_CTX *ctx, const char *query, const char *part,
                   const uint8_t secret[32])
{
    EVP_PKEY *copy = EVP_PKEY_dup(key);
    EVP_PKEY_CTX *check = copy == NULL ? NULL : EVP_PKEY_CTX_new_from_pkey(ctx, copy, query);
    OSSL_PARAM *params = NULL;
    const OSSL_PARAM *p;
    bool good;

    good = check != NULL && EVP_PKEY_eq(key, copy) == 1 && EVP_PKEY_pairwise_check(check) == 1 &&
           EVP_PKEY_todata(copy, EVP_PKEY_KEYPAIR, &params) == 1 &&
           (p = OSSL_PARAM_locate_const(params, part)) != NULL &&
           p->data_size == 32 && memcmp(p->data, secret, 32) == 0;
    OSSL_PARAM_free(params);
    EVP_PKEY_CTX_free(check);
    EVP_PKEY_free(copy);
    return good;
}

bool known_keys_manage(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query)
{
    return manage(keys->alice, ctx, query, OSSL_PKEY_PARAM_PRIV_KEY, alice_private) &&
           manage(keys->signer, ctx, query, OSSL_PKEY_PARAM_PRIV_KEY, seed) &&
           manage(keys->seeded, ctx, query, "seed", seed);
}

/* Where one provider's decoder gives up another's may read the file: nobody else says so. */
static bool is_of(const EVP_PKEY *key, const char *query)
{
    const char *name = OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(key));

    if (strncmp(query, "provider=", 9) != 0 || strcmp(name, query + 9) == 0)
        return true;
    ERR_raise_data(ERR_LIB_USER, ERR_R_OPERATION_FAIL, "read by %s", name);
    return false;
}

static bool there_and_back(EVP_PKEY *key, OSSL_LIB_CTX *ctx, const char *query, const char *format,
                           int selection, const char *structure)
{
    OSSL_ENCODER_CTX *encoder =
        OSSL_ENCODER_CTX_new_for_pkey(key, selection, format, structure, NULL);
    BIO *bio = BIO_new(BIO_s_mem());
    EVP_PKEY *back = NULL;
    OSSL_DECODER_CTX *decoder = OSSL_DECODER_CTX_new_for_pkey(&back, format, structure, NULL,
                                                              selection, ctx, query);
    bool good;

    good = encoder != NULL && bio != NULL && decoder != NULL &&
           OSSL_ENCODER_to_bio(encoder, bio) == 1 && OSSL_DECODER_from_bio(decoder, bio) == 1 &&
           back != NULL && is_of(back, query) && EVP_PKEY_eq(key, back) == 1;
    OSSL_ENCODER_CTX_free(encoder);
    OSSL_DECODER_CTX_free(decoder);
    BIO_free(bio);
    EVP_PKEY_free(back);
    return good;
}

bool known_keys_files(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query)
{
    return there_and_back(keys->signer, ctx, query, "DER", EVP_PKEY_KEYPAIR, "PrivateKeyInfo") &&
           there_and_back(keys->signer, ctx, query, "PEM", EVP_PKEY_PUBLIC_KEY,
                          "SubjectPublicKeyInfo") &&
           there_and_back(keys->alice, ctx, query, "PEM", EVP_PKEY_KEYPAIR, "PrivateKeyInfo") &&
           there_and_back(keys->bob, ctx, query, "DER", EVP_PKEY_PUBLIC_KEY,
                          "SubjectPublicKeyInfo") &&
           there_and_back(keys->seeded, ctx, query, "PEM", EVP_PKEY_KEYPAIR, "PrivateKeyInfo") &&
           there_and_back(keys->expanded, ctx, query, "DER", EVP_PKEY_KEYPAIR,
                          "PrivateKeyInfo") &&
           there_and_back(keys->half, ctx, query, "DER", EVP_PKEY_PUBLIC_KEY,
                          "SubjectPublicKeyInfo");
}

/* EVP_PKEY_Q_keygen() of 3.0 takes only types that it knows. */
static EVP_PKEY *generate(OSSL_LIB_CTX *ctx, const char *query)
{
    EVP_PKEY_CTX *generation = EVP_PKEY_CTX_new_from_name(ctx, mldsa, query);
    EVP_PKEY *key = NULL;

    if (generation == NULL || EVP_PKEY_keygen_init(generation) != 1 ||
        EVP_PKEY_generate(generation, &key) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(generation);
    return key;
}

bool new_keys(OSSL_LIB_CTX *ctx, const char *query)
{
    EVP_PKEY *a = EVP_PKEY_Q_keygen(ctx, query, "X25519");
    EVP_PKEY *b = EVP_PKEY_Q_keygen(ctx, query, "X25519");
    EVP_PKEY *signer = EVP_PKEY_Q_keygen(ctx, query, "ED25519");
    EVP_PKEY *hedged = generate(ctx, query);
    uint8_t secret[2][32], made[64], made_mldsa[MLDSA_SIGNATURE];
    bool good;

    good = a != NULL && b != NULL && signer != NULL && hedged != NULL &&
           derive(ctx, query, a, b, secret[0]) && derive(ctx, query, b, a, secret[1]) &&
           memcmp(secret[0], secret[1], 32) == 0 &&
           sign(ctx, query, signer, NULL, made, sizeof(made)) &&
           verify(ctx, query, signer, made, sizeof(made)) == 1 &&
           sign(ctx, query, hedged, NULL, made_mldsa, sizeof(made_mldsa)) &&
           verify(ctx, query, hedged, made_mldsa, sizeof(made_mldsa)) == 1;
    EVP_PKEY_free(a);
    EVP_PKEY_free(b);
    EVP_PKEY_free(signer);
    EVP_PKEY_free(hedged);
    return good;
}

bool work_keys(OSSL_LIB_CTX *ctx, const char *query)
{
    struct known_keys keys;
    bool good;

    good = known_keys_open(&keys, ctx, query) && known_keys_derive(&keys, ctx, query) &&
           known_keys_sign(&keys, ctx, query) && known_keys_verify(&keys, ctx, query) &&
           known_keys_mldsa(&keys, ctx, query) &&
           known_keys_kem(&keys, ctx, query) && known_keys_manage(&keys, ctx, query) &&
           known_keys_files(&keys, ctx, query) && new_keys(ctx, query);
    known_keys_free(&keys);
    return good;
}
