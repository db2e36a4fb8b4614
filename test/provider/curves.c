/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is done with keys of X25519 and Ed25519, call by call, against the
 * default provider: deriving, signing, verifying, encapsulating.
 */
#include "transcript.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>

#include <string.h>

static struct library oracle, lanes;

static EVP_PKEY *private_key(const struct library *side, const char *type, unsigned seed)
{
    unsigned char bytes[32];
    struct rng rng = {seed};
    EVP_PKEY *key;

    rng_fill(&rng, bytes, sizeof(bytes));
    key = EVP_PKEY_new_raw_private_key_ex(side->ctx, type, side->query, bytes, sizeof(bytes));
    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    return key;
}

static EVP_PKEY *public_key(const struct library *side, const char *type, const void *bytes)
{
    EVP_PKEY *key = EVP_PKEY_new_raw_public_key_ex(side->ctx, type, side->query, bytes, 32);

    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    return key;
}

static EVP_PKEY *public_half(const struct library *side, const char *type, EVP_PKEY *key)
{
    unsigned char bytes[32];
    size_t n = sizeof(bytes);

    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_get_raw_public_key(key, bytes, &n), 1);
    return public_key(side, type, bytes);
}

/* ---- X25519 --------------------------------------------------------------------------------- */

/* Points of small order and encodings of them (also above p), and other edges. */
static const char *const points[] = {
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
    "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "0100000000000000000000000000000000000000000000000000000000000080",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "efffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "0200000000000000000000000000000000000000000000000000000000000000",
    "0900000000000000000000000000000000000000000000000000000000000000",
    "0900000000000000000000000000000000000000000000000000000000000080",
    "ebffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0300000000000000000000000000000000000000000000000000000000000000",
};
enum { POINTS = sizeof(points) / sizeof(points[0]) };

static void unhex(unsigned char out[32], const char *hex)
{
    for (size_t i = 0; i < 32; i++)
        sscanf(hex + 2 * i, "%2hhx", &out[i]);
}

static void note_derive(struct transcript *t, EVP_PKEY_CTX *ctx, size_t room)
{
    unsigned char secret[40];
    size_t n = room;
    int ret;

    memset(secret, 0xa5, sizeof(secret));
    ret = EVP_PKEY_derive(ctx, room == 0 ? NULL : secret, &n);
    note_result(t, ret, "derive into %zu", room);
    note(t, "length %zu", n);
    note_bytes(t, "secret", secret, sizeof(secret));
}

static void scenario_derive(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "X25519", 1);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
    unsigned char bytes[32];

    note_result(t, EVP_PKEY_derive_init(ctx), "init");
    note_derive(t, ctx, 32); /* no peer */
    for (size_t i = 0; i < POINTS + 200; i++) {
        struct rng rng = {i};
        EVP_PKEY *peer;

        rng_fill(&rng, bytes, sizeof(bytes));
        if (i < POINTS)
            unhex(bytes, points[i]);
        peer = public_key(side, "X25519", bytes);
        note_result(t, EVP_PKEY_derive_set_peer(ctx, peer), "peer %zu", i);
        EVP_PKEY_free(peer); /* the context has its own reference */
        for (size_t room = 0; room <= 40; room += i == 0 ? 1 : 32)
            note_derive(t, ctx, room);
    }
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
}

static void scenario_derive_wrong(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "X25519", 1), *other = private_key(side, "ED25519", 1);
    EVP_PKEY *bare = public_half(side, "X25519", key);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, bare, side->query), *copy;
    OSSL_PARAM none[] = {OSSL_PARAM_END};

    note_derive(t, ctx, 32);
    note_result(t, EVP_PKEY_derive_init(ctx), "init without a private key");
    note_result(t, EVP_PKEY_derive_set_peer(ctx, key), "peer");
    note_derive(t, ctx, 32);
    EVP_PKEY_CTX_free(ctx);
    ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
    note_result(t, EVP_PKEY_derive_init_ex(ctx, none), "init");
    note_result(t, EVP_PKEY_derive_set_peer(ctx, other), "peer of Ed25519");
    note_result(t, EVP_PKEY_derive_set_peer_ex(ctx, bare, 1), "peer, validated");
    note_derive(t, ctx, 32);
    copy = EVP_PKEY_CTX_dup(ctx);
    note_result(t, copy != NULL, "dup");
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
    EVP_PKEY_free(bare);
    if (copy != NULL)
        note_derive(t, copy, 32);
    EVP_PKEY_CTX_free(copy);
    ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, other, side->query);
    note_result(t, EVP_PKEY_derive_init(ctx) > 0, "init with a key of Ed25519");
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(other);
}

/* ---- Ed25519 -------------------------------------------------------------------------------- */

static unsigned char text[4096];

static void note_sign(struct transcript *t, EVP_MD_CTX *ctx, size_t room, size_t n)
{
    unsigned char signature[80];
    size_t length = room;
    int ret;

    memset(signature, 0xa5, sizeof(signature));
    ret = EVP_DigestSign(ctx, room == 0 ? NULL : signature, &length, text, n);
    note_result(t, ret, "sign %zu bytes into %zu", n, room);
    note(t, "length %zu", length);
    note_bytes(t, "signature", signature, sizeof(signature));
}

static void scenario_sign(const struct library *side, struct transcript *t)
{
    for (unsigned seed = 0; seed < 40; seed++) {
        EVP_PKEY *key = private_key(side, "ED25519", seed);
        EVP_PKEY *bare = public_half(side, "ED25519", key);
        EVP_MD_CTX *ctx = EVP_MD_CTX_new(), *verify = EVP_MD_CTX_new();
        unsigned char signature[64];
        size_t length = sizeof(signature);

        note_result(t, EVP_DigestSignInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, NULL),
                    "init");
        note_result(t,
                    EVP_DigestVerifyInit_ex(verify, NULL, NULL, side->ctx, side->query, bare, NULL),
                    "verify init");
        EVP_PKEY_free(key); /* the contexts have their own references */
        EVP_PKEY_free(bare);
        for (size_t room = 0; room <= 66; room += seed == 0 ? 1 : 64)
            note_sign(t, ctx, room, seed * 101);
        note_result(t, EVP_DigestSign(ctx, signature, &length, text, seed * 101), "sign");
        for (size_t i = 0; i < 64; i += seed == 0 ? 1 : 7) {
            signature[i] ^= (unsigned char)(1 << (seed % 8));
            note_result(t, EVP_DigestVerify(verify, signature, 64, text, seed * 101),
                        "verify with byte %zu changed", i);
            signature[i] ^= (unsigned char)(1 << (seed % 8));
            note_result(t, EVP_DigestVerify(verify, signature, 64, text, seed * 101), "verify");
            note_result(t, EVP_DigestVerify(verify, signature, 64, text, seed * 101 + 1),
                        "verify another text");
        }
        for (size_t n = 0; n < 66; n++)
            note_result(t, EVP_DigestVerify(verify, signature, n, text, seed * 101), "length %zu",
                        n);
        EVP_MD_CTX_free(ctx);
        EVP_MD_CTX_free(verify);
    }
}

static void note_init(struct transcript *t, const struct library *side, EVP_PKEY *key,
                      const char *digest)
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();

    note_result(t, EVP_DigestSignInit_ex(ctx, NULL, digest, side->ctx, side->query, key, NULL),
                "sign init with digest %s", digest != NULL ? digest : "NULL");
    EVP_MD_CTX_free(ctx);
    ctx = EVP_MD_CTX_new();
    note_result(t, EVP_DigestVerifyInit_ex(ctx, NULL, digest, side->ctx, side->query, key, NULL),
                "verify init with digest %s", digest != NULL ? digest : "NULL");
    EVP_MD_CTX_free(ctx);
}

static void scenario_sign_wrong(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "ED25519", 5), *bare = public_half(side, "ED25519", key);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new(), *copy = EVP_MD_CTX_new();
    unsigned char signature[64] = {0};

    note_init(t, side, key, NULL);
    note_init(t, side, key, "");
    note_init(t, side, key, "SHA512");
    note_init(t, side, key, "SHA256");
    note_init(t, side, key, "no-such");
    note_result(t, EVP_DigestSignInit_ex(ctx, NULL, NULL, side->ctx, side->query, bare, NULL),
                "init with a public key");
    note_sign(t, ctx, 64, 5);
    note_sign(t, ctx, 0, 5);
    EVP_MD_CTX_free(ctx);
    ctx = EVP_MD_CTX_new();
    note_result(t, EVP_DigestVerifyInit_ex(ctx, NULL, NULL, side->ctx, side->query, bare, NULL),
                "verify init");
    note_sign(t, ctx, 64, 5);
    EVP_MD_CTX_free(ctx);
    ctx = EVP_MD_CTX_new();
    note_result(t, EVP_DigestSignInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, NULL),
                "init");
    note_result(t, EVP_DigestVerify(ctx, signature, 64, text, 5), "verify");
    note_result(t, EVP_DigestSignUpdate(ctx, text, 5), "sign update");
    note_result(t, EVP_DigestVerifyUpdate(ctx, text, 5), "verify update");
    note_result(t, EVP_MD_CTX_copy_ex(copy, ctx), "copy");
    EVP_MD_CTX_free(ctx);
    note_sign(t, copy, 64, 5);
    note_result(t, EVP_DigestSignInit_ex(copy, NULL, NULL, side->ctx, side->query, key, NULL),
                "init again");
    note_sign(t, copy, 64, 5);
    note_result(t, EVP_DigestSignInit_ex(copy, NULL, NULL, side->ctx, side->query, NULL, NULL),
                "init again without a key");
    note_sign(t, copy, 64, 5);
    EVP_MD_CTX_free(copy);
    EVP_PKEY_free(key);
    EVP_PKEY_free(bare);
}

/* What applications write into certificates. */
static void scenario_algorithm_id(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "ED25519", 6);

    for (size_t room = 0; room < 10; room++) {
        EVP_MD_CTX *ctx = EVP_MD_CTX_new();
        EVP_PKEY_CTX *pctx = NULL;
        unsigned char id[16];
        OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};

        memset(id, 0xa5, sizeof(id));
        note_result(t, EVP_DigestSignInit_ex(ctx, &pctx, NULL, side->ctx, side->query, key, NULL),
                    "init");
        params[0] = OSSL_PARAM_construct_octet_string("algorithm-id", room == 0 ? NULL : id, room);
        note_result(t, EVP_PKEY_CTX_get_params(pctx, params), "algorithm-id into %zu", room);
        note_bytes(t, "id", id, sizeof(id));
        note(t, "length %zu", params[0].return_size);
        EVP_MD_CTX_free(ctx);
    }
    EVP_PKEY_free(key);
}

/* A key whose public half is not the private one's: the stored one is hashed. */
static void scenario_foreign_half(const struct library *side, struct transcript *t)
{
    unsigned char halves[2][32];
    struct rng rng = {9};

    for (unsigned i = 0; i < 30; i++) {
        OSSL_PARAM params[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
        EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(side->ctx, "ED25519", side->query);
        EVP_MD_CTX *md = EVP_MD_CTX_new();
        EVP_PKEY *key = NULL;
        unsigned char signature[64];
        size_t n = sizeof(signature);

        rng_fill(&rng, halves, sizeof(halves)); /* half of these are not on the curve */
        params[0] = OSSL_PARAM_construct_octet_string("pub", halves[0], 32);
        params[1] = OSSL_PARAM_construct_octet_string("priv", halves[1], 32);
        note_result(t, EVP_PKEY_fromdata_init(ctx), "init");
        note_result(t, EVP_PKEY_fromdata(ctx, &key, EVP_PKEY_KEYPAIR, params), "import");
        note_result(t, EVP_DigestSignInit_ex(md, NULL, NULL, side->ctx, side->query, key, NULL),
                    "sign init");
        note_sign(t, md, 64, 100);
        note_result(t, EVP_DigestSign(md, signature, &n, text, 100), "sign");
        EVP_MD_CTX_free(md);
        md = EVP_MD_CTX_new();
        note_result(t, EVP_DigestVerifyInit_ex(md, NULL, NULL, side->ctx, side->query, key, NULL),
                    "verify init");
        for (int k = 0; k < 3; k++)
            note_result(t, EVP_DigestVerify(md, signature, 64, text, 100), "verify");
        EVP_MD_CTX_free(md);
        EVP_PKEY_free(key);
        EVP_PKEY_CTX_free(ctx);
    }
}

/* Instances and contexts by parameters, since 3.2; before, they are ignored. */
static void scenario_instances(const struct library *side, struct transcript *t)
{
    static const char *const instances[] = {NULL,        "Ed25519",    "Ed25519ctx", "Ed25519ph",
                                            "ed25519PH", "ED25519CTX", "Ed2551",     ""};
    static const size_t contexts[] = {SIZE_MAX, 0, 1, 255, 256};
    EVP_PKEY *key = private_key(side, "ED25519", 7);

    for (size_t i = 0; i < 40; i++) {
        const char *instance = instances[i / 5];
        const size_t context = contexts[i % 5];
        OSSL_PARAM params[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
        OSSL_PARAM asked[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
        EVP_MD_CTX *ctx = EVP_MD_CTX_new();
        EVP_PKEY_CTX *pctx = NULL;
        unsigned char signature[64];
        char name[30] = "";
        size_t k = 0, n = sizeof(signature);

        asked[0] = OSSL_PARAM_construct_utf8_string("instance", name, sizeof(name));
        asked[1] = OSSL_PARAM_construct_octet_string("context-string", signature, 64);
        if (instance != NULL)
            params[k++] = OSSL_PARAM_construct_utf8_string("instance", (char *)instance, 0);
        if (context != SIZE_MAX)
            params[k++] = OSSL_PARAM_construct_octet_string("context-string", text, context);
        note_result(t,
                    EVP_DigestSignInit_ex(ctx, &pctx, NULL, side->ctx, side->query, key, params),
                    "sign init, instance %s, context %zd", instance != NULL ? instance : "none",
                    (ssize_t)context);
        if (pctx != NULL)
            note_result(t, EVP_PKEY_CTX_get_params(pctx, asked), "get");
        note(t, "instance \"%s\", %zu, %zu", name, asked[0].return_size, asked[1].return_size);
        note_sign(t, ctx, 64, 64);
        note_sign(t, ctx, 64, 300);
        note_result(t, EVP_DigestSign(ctx, signature, &n, text, 300), "sign");
        EVP_MD_CTX_free(ctx);
        ctx = EVP_MD_CTX_new();
        note_result(
            t, EVP_DigestVerifyInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, params),
            "verify init");
        note_result(t, EVP_DigestVerify(ctx, signature, 64, text, 300), "verify");
        note_result(t, EVP_DigestVerify(ctx, signature, 64, text, 301), "verify another");
        /* Initialised again, the parameters are gone. */
        note_result(t, EVP_DigestVerifyInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, NULL),
                    "verify init again");
        note_result(t, EVP_DigestVerify(ctx, signature, 64, text, 300), "verify");
        EVP_MD_CTX_free(ctx);
    }
    EVP_PKEY_free(key);
}

static void scenario_wrong_type(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "X25519", 8);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();

    note(t, "sign init with a key of X25519: %d",
         EVP_DigestSignInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, NULL));
    EVP_MD_CTX_free(ctx);
    EVP_PKEY_free(key);
}

/* The default provider lets an Ed25519 key sign as one of Ed448's instances; lanes does not. */
static void test_foreign_instances(void)
{
    static const char *const instances[] = {"Ed448", "Ed448ph"};
    EVP_PKEY *key = private_key(&lanes, "ED25519", 3);

    for (size_t i = 0; i < 2 && running_version() >= 0x30200000UL; i++) {
        OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};
        EVP_MD_CTX *ctx = EVP_MD_CTX_new();

        params[0] = OSSL_PARAM_construct_utf8_string("instance", (char *)instances[i], 0);
        CU_ASSERT_EQUAL(
            EVP_DigestSignInit_ex(ctx, NULL, NULL, lanes.ctx, lanes.query, key, params), 0);
        EVP_MD_CTX_free(ctx);
    }
    EVP_PKEY_free(key);
    ERR_clear_error();
}

/* Of calls in pieces only that they fail is the same: the errors are the core's. */
static void test_pieces(void)
{
    EVP_PKEY *key = private_key(&lanes, "ED25519", 3);
    unsigned char signature[64] = {0};
    size_t n = sizeof(signature);

    for (int with_update = 0; with_update < 2; with_update++) {
        EVP_MD_CTX *ctx = EVP_MD_CTX_new();

        CU_ASSERT_EQUAL(EVP_DigestSignInit_ex(ctx, NULL, NULL, lanes.ctx, lanes.query, key, NULL),
                        1);
        if (with_update)
            CU_ASSERT(EVP_DigestSignUpdate(ctx, text, 5) <= 0);
        CU_ASSERT(EVP_DigestSignFinal(ctx, signature, &n) <= 0);
        EVP_MD_CTX_free(ctx);
        ctx = EVP_MD_CTX_new();
        CU_ASSERT_EQUAL(
            EVP_DigestVerifyInit_ex(ctx, NULL, NULL, lanes.ctx, lanes.query, key, NULL), 1);
        if (with_update)
            CU_ASSERT(EVP_DigestVerifyUpdate(ctx, text, 5) <= 0);
        CU_ASSERT(EVP_DigestVerifyFinal(ctx, signature, 64) <= 0);
        EVP_MD_CTX_free(ctx);
    }
    EVP_PKEY_free(key);
    ERR_clear_error();
}

/* EVP_PKEY_sign() and verify(): refused before 3.4, for hashes alone since. */
static void scenario_hash(const struct library *side, struct transcript *t)
{
    static const char *const instances[] = {NULL, "Ed25519", "Ed25519ctx", "Ed25519ph"};
    static const size_t lengths[] = {0, 63, 64, 65};
    EVP_PKEY *key = private_key(side, "ED25519", 11);

    for (size_t i = 0; i < 16; i++) {
        EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
        const char *instance = instances[i / 4];
        OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};
        unsigned char signature[64];
        size_t n = sizeof(signature);
        int ret;

        if (instance != NULL)
            params[0] = OSSL_PARAM_construct_utf8_string("instance", (char *)instance, 0);
        memset(signature, 0xa5, sizeof(signature));
        ret = EVP_PKEY_sign_init_ex(ctx, params);
        note_result(t, ret, "sign init, %s", instance != NULL ? instance : "none");
        if (ret == 1) {
            note_result(t, EVP_PKEY_sign(ctx, signature, &n, text, lengths[i % 4]), "sign %zu",
                        lengths[i % 4]);
            note_bytes(t, "signature", signature, sizeof(signature));
        }
        ret = EVP_PKEY_verify_init_ex(ctx, params);
        note_result(t, ret, "verify init");
        if (ret == 1)
            note_result(t, EVP_PKEY_verify(ctx, signature, 64, text, lengths[i % 4]), "verify");
        EVP_PKEY_CTX_free(ctx);
    }
    EVP_PKEY_free(key);
}

/* ---- DHKEM ---------------------------------------------------------------------------------- */

struct kem {
    const char *operation;
    size_t ikm; /* SIZE_MAX: none */
    size_t secret_room, enc_room;
};

static void note_kem(const struct library *side, struct transcript *t, const struct kem *kem)
{
    EVP_PKEY *key = private_key(side, "X25519", 20);
    EVP_PKEY *bare = public_half(side, "X25519", key);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, bare, side->query);
    OSSL_PARAM params[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
    unsigned char enc[40], secret[40], again[40];
    size_t k = 0, n = kem->enc_room, m = kem->secret_room;
    int ret;

    memset(enc, 0xa5, sizeof(enc));
    memset(secret, 0xa5, sizeof(secret));
    memset(again, 0xa5, sizeof(again));
    if (kem->operation != NULL)
        params[k++] = OSSL_PARAM_construct_utf8_string("operation", (char *)kem->operation, 0);
    if (kem->ikm != SIZE_MAX)
        params[k++] = OSSL_PARAM_construct_octet_string("ikme", text, kem->ikm);
    note_result(t, EVP_PKEY_encapsulate_init(ctx, params), "operation %s, ikme %zd",
                kem->operation != NULL ? kem->operation : "none", (ssize_t)kem->ikm);
    ret = EVP_PKEY_encapsulate(ctx, NULL, &n, NULL, &m);
    note_result(t, ret, "sizes");
    note(t, "sizes %zu %zu", ret == 1 ? n : 0, ret == 1 ? m : 0);
    n = kem->enc_room;
    m = kem->secret_room;
    ret = EVP_PKEY_encapsulate(ctx, enc, &n, secret, &m);
    note_result(t, ret, "encapsulate into %zu and %zu", kem->enc_room, kem->secret_room);
    note(t, "lengths %zu %zu", ret == 1 ? n : 0, ret == 1 ? m : 0);
    if (kem->ikm != SIZE_MAX && kem->ikm >= 32) {
        note_bytes(t, "enc", enc, sizeof(enc));
        note_bytes(t, "secret", secret, sizeof(secret));
    }
    EVP_PKEY_CTX_free(ctx);
    ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
    params[kem->operation != NULL] = (OSSL_PARAM)OSSL_PARAM_END;
    note_result(t, EVP_PKEY_decapsulate_init(ctx, params), "decapsulate init");
    m = kem->secret_room;
    ret = EVP_PKEY_decapsulate(ctx, again, &m, enc, kem->enc_room);
    note_result(t, ret, "decapsulate %zu into %zu", kem->enc_room, kem->secret_room);
    note(t, "the secrets are %s", memcmp(secret, again, 32) == 0 ? "equal" : "different");
    m = 0;
    note_result(t, EVP_PKEY_decapsulate(ctx, NULL, &m, enc, 32), "size");
    note(t, "size %zu", m);
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
    EVP_PKEY_free(bare);
}

static void scenario_kem(const struct library *side, struct transcript *t)
{
    static const struct kem kems[] = {
        {"DHKEM", 32, 32, 32},       {"DHKEM", 33, 40, 40},  {"DHKEM", 200, 32, 32},
        {"DHKEM", 31, 32, 32},       {"DHKEM", 0, 32, 32},   {"DHKEM", SIZE_MAX, 32, 32},
        {"DHKEM", 32, 31, 32},       {"DHKEM", 32, 32, 31},  {"DHKEM", 32, 0, 0},
        {"dhkem", 32, 32, 32},       {"RSASVE", 32, 32, 32}, {NULL, 32, 32, 32},
        {NULL, SIZE_MAX, 32, 32},    {"", 32, 32, 32},       {"DHKEMx", 32, 32, 32},
    };

    for (size_t i = 0; i < sizeof(kems) / sizeof(kems[0]); i++)
        note_kem(side, t, &kems[i]);
}

/* A peer's key of small order; and a key without its private half. */
static void scenario_kem_wrong(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "X25519", 21), *bare = public_half(side, "X25519", key);
    OSSL_PARAM params[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
    EVP_PKEY_CTX *ctx;

    params[0] = OSSL_PARAM_construct_utf8_string("operation", (char *)"DHKEM", 0);
    params[1] = OSSL_PARAM_construct_octet_string("ikme", text, 40);
    for (size_t i = 0; i < POINTS; i++) {
        unsigned char bytes[32], enc[32], secret[32] = {0};
        size_t n = 32, m = 32;
        EVP_PKEY *peer;

        unhex(bytes, points[i]);
        peer = public_key(side, "X25519", bytes);
        ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, peer, side->query);
        note_result(t, EVP_PKEY_encapsulate_init(ctx, params), "init, point %zu", i);
        note_result(t, EVP_PKEY_encapsulate(ctx, enc, &n, secret, &m), "encapsulate");
        note_bytes(t, "secret", secret, sizeof(secret));
        EVP_PKEY_CTX_free(ctx);
        EVP_PKEY_free(peer);
        ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
        note_result(t, EVP_PKEY_decapsulate_init(ctx, params), "decapsulate init");
        note_result(t, EVP_PKEY_decapsulate(ctx, secret, &m, bytes, 32), "decapsulate");
        note_bytes(t, "secret", secret, sizeof(secret));
        EVP_PKEY_CTX_free(ctx);
    }
    ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, bare, side->query);
    note_result(t, EVP_PKEY_decapsulate_init(ctx, params), "decapsulate init without a key");
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
    EVP_PKEY_free(bare);
}

/* A private half that goes, as a public one is set, after the init that asked for it. */
static void scenario_lost_recipient(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "X25519", 23);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};
    unsigned char secret[32] = {0}, bytes[32];
    size_t m = 32;

    unhex(bytes, points[POINTS - 1]);
    params[0] = OSSL_PARAM_construct_utf8_string("operation", (char *)"DHKEM", 0);
    note_result(t, EVP_PKEY_decapsulate_init(ctx, params), "decapsulate init");
    note_result(t, EVP_PKEY_set1_encoded_public_key(key, bytes, 32), "another public half");
    note_result(t, EVP_PKEY_decapsulate(ctx, secret, &m, bytes, 32), "decapsulate");
    note_bytes(t, "secret", secret, sizeof(secret));
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
}

static void scenario_lost_deriver(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "X25519", 23), *peer = private_key(side, "X25519", 22);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
    unsigned char secret[32] = {0}, bytes[32];
    size_t m = 32;

    unhex(bytes, points[POINTS - 1]);
    note_result(t, EVP_PKEY_derive_init(ctx), "derive init");
    note_result(t, EVP_PKEY_derive_set_peer(ctx, peer), "peer");
    note_result(t, EVP_PKEY_set1_encoded_public_key(key, bytes, 32), "another public half");
    note_result(t, EVP_PKEY_derive(ctx, secret, &m), "derive");
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
    EVP_PKEY_free(peer);
}

#if OPENSSL_VERSION_NUMBER >= 0x30200000L
static void scenario_lost_sender(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "X25519", 23), *peer = private_key(side, "X25519", 22);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, peer, side->query);
    unsigned char enc[32] = {0}, secret[32] = {0}, bytes[32];
    size_t n = 32, m = 32;

    unhex(bytes, points[POINTS - 1]);
    note_result(t, EVP_PKEY_auth_encapsulate_init(ctx, key, NULL), "encapsulate init");
    note_result(t, EVP_PKEY_set1_encoded_public_key(key, bytes, 32), "another public half");
    note_result(t, EVP_PKEY_encapsulate(ctx, enc, &n, secret, &m), "encapsulate");
    note_bytes(t, "secret", secret, sizeof(secret));
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
    EVP_PKEY_free(peer);
}
#endif

/* ---- the tests ------------------------------------------------------------------------------ */

static void test_derive(void)
{
    CU_ASSERT(play("derive", scenario_derive, &oracle, &lanes));
    CU_ASSERT(play("derive, wrongly", scenario_derive_wrong, &oracle, &lanes));
    CU_ASSERT(play("derive, private half lost", scenario_lost_deriver, &oracle, &lanes));
}

static void test_sign(void)
{
    CU_ASSERT(play("sign", scenario_sign, &oracle, &lanes));
    CU_ASSERT(play("sign, wrongly", scenario_sign_wrong, &oracle, &lanes));
    CU_ASSERT(play("algorithm-id", scenario_algorithm_id, &oracle, &lanes));
    CU_ASSERT(play("another public half", scenario_foreign_half, &oracle, &lanes));
    CU_ASSERT(play("instances", scenario_instances, &oracle, &lanes));
    CU_ASSERT(play("wrong type", scenario_wrong_type, &oracle, &lanes));
    CU_ASSERT(play("hashes", scenario_hash, &oracle, &lanes));
}

/* The default provider has this KEM since 3.2. */
static void test_kem(void)
{
    if (running_version() < 0x30200000UL) {
        struct transcript t = {0};

        scenario_kem(&lanes, &t);
        CU_ASSERT(t.lines > 0 && strstr(t.text, "encapsulate into 32 and 32: 1") != NULL);
        transcript_free(&t);
        scenario_lost_recipient(&lanes, &t);
        CU_ASSERT(t.lines > 0 && strstr(t.text, "decapsulate: 0") != NULL);
        transcript_free(&t);
        return;
    }
    CU_ASSERT(play("DHKEM, private half lost", scenario_lost_recipient, &oracle, &lanes));
#if OPENSSL_VERSION_NUMBER >= 0x30200000L
    CU_ASSERT(play("DHKEM, sender's private half lost", scenario_lost_sender, &oracle, &lanes));
#endif
    CU_ASSERT(play("DHKEM", scenario_kem, &oracle, &lanes));
    CU_ASSERT(play("DHKEM, wrongly", scenario_kem_wrong, &oracle, &lanes));
}

/* Planted: a wrong byte of the message on one side. */
static void scenario_planted(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "ED25519", 1);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();

    text[0] ^= 1;
    EVP_DigestSignInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, NULL);
    note_sign(t, ctx, 64, 10);
    EVP_MD_CTX_free(ctx);
    EVP_PKEY_free(key);
}

static void test_comparison_can_fail(void)
{
    CU_ASSERT_FALSE(play("planted; to be found", scenario_planted, &oracle, &lanes));
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"X25519", test_derive},
        {"Ed25519", test_sign},
        {"Ed25519 in pieces", test_pieces},
        {"instances of Ed448", test_foreign_instances},
        {"DHKEM", test_kem},
        {"a planted difference is found", test_comparison_can_fail},
        CU_TEST_INFO_NULL,
    };
    struct rng rng = {77};
    int status;

    rng_fill(&rng, text, sizeof(text));
    library_open(&oracle, false);
    library_open(&lanes, true);
    status = harness_main("curves", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
