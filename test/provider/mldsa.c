/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ML-DSA against the default provider of 3.5 and later: keys and deterministic
 * signatures byte by byte over random cases, each verified by the other, and what
 * is imported, said, signed and refused, call by call.
 */
#include "transcript.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>

#include <string.h>

enum { SEED = 32, PUBLIC_MAX = 2592, PRIVATE_MAX = 4896, SIGNATURE_MAX = 4627, TEXT = 400 };

struct set {
    const char *name;
    size_t public_bytes, private_bytes, signature_bytes;
};

static const struct set sets[] = {
    {"ML-DSA-44", 1312, 2560, 2420},
    {"ML-DSA-65", 1952, 4032, 3309},
    {"ML-DSA-87", 2592, 4896, 4627},
};

static struct library oracle, lanes;
static const struct set *set; /* of the scenario that is played */
static unsigned char text[TEXT], seed[SEED], public_key[PUBLIC_MAX], private_key[PRIVATE_MAX];

static EVP_PKEY_CTX *context(const struct library *side)
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(side->ctx, set->name, side->query);

    CU_ASSERT_PTR_NOT_NULL_FATAL(ctx);
    return ctx;
}

static EVP_PKEY *from_seed(const struct library *side, const unsigned char *bytes)
{
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string("seed", (void *)bytes, SEED),
        OSSL_PARAM_construct_end(),
    };
    EVP_PKEY_CTX *ctx = context(side);
    EVP_PKEY *key = NULL;

    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_keygen_init(ctx), 1);
    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_CTX_set_params(ctx, params), 1);
    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_generate(ctx, &key), 1);
    EVP_PKEY_CTX_free(ctx);
    return key;
}

static void get(EVP_PKEY *key, const char *name, unsigned char *out, size_t n)
{
    size_t got = 0;

    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_get_octet_string_param(key, name, out, n, &got), 1);
    CU_ASSERT_EQUAL_FATAL(got, n);
}

static EVP_PKEY *from_public(const struct library *side, const unsigned char *bytes)
{
    EVP_PKEY *key = EVP_PKEY_new_raw_public_key_ex(side->ctx, set->name, side->query, bytes,
                                                   set->public_bytes);

    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    return key;
}

/* ---- bytes ---------------------------------------------------------------------------------- */

static void sign(const struct library *side, EVP_PKEY *key, const OSSL_PARAM *params,
                 unsigned char *signature, const unsigned char *message, size_t n)
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    size_t length = set->signature_bytes;

    CU_ASSERT_EQUAL_FATAL(
        EVP_DigestSignInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, params), 1);
    CU_ASSERT_EQUAL_FATAL(EVP_DigestSign(ctx, signature, &length, message, n), 1);
    CU_ASSERT_EQUAL(length, set->signature_bytes);
    EVP_MD_CTX_free(ctx);
}

static int verify(const struct library *side, EVP_PKEY *key, const OSSL_PARAM *params,
                  const unsigned char *signature, const unsigned char *message, size_t n)
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    int result;

    CU_ASSERT_EQUAL_FATAL(
        EVP_DigestVerifyInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, params), 1);
    result = EVP_DigestVerify(ctx, signature, set->signature_bytes, message, n);
    EVP_MD_CTX_free(ctx);
    return result;
}

/* The keys of one seed are the same bytes on both sides. */
static void compare_keys(EVP_PKEY *a, EVP_PKEY *b)
{
    static const char *const names[] = {"pub", "priv", "seed"};
    const size_t bytes[] = {set->public_bytes, set->private_bytes, SEED};
    unsigned char ours[PRIVATE_MAX], theirs[PRIVATE_MAX];

    for (size_t i = 0; i < 3; i++) {
        get(a, names[i], theirs, bytes[i]);
        get(b, names[i], ours, bytes[i]);
        CU_ASSERT_EQUAL(memcmp(ours, theirs, bytes[i]), 0);
    }
}

static void one_case(struct rng *rng)
{
    static unsigned char ours[SIGNATURE_MAX], theirs[SIGNATURE_MAX], message[5000];
    unsigned char key_seed[SEED], entropy[SEED], label[255];
    const size_t n = rng_below(rng, sizeof(message) + 1);
    int deterministic = rng_chance(rng, 50), pure = rng_chance(rng, 80);
    EVP_PKEY *a, *b, *half;
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string("context-string", label, rng_below(rng, 256)),
        OSSL_PARAM_construct_int("message-encoding", &pure),
        deterministic ? OSSL_PARAM_construct_int("deterministic", &deterministic)
                      : OSSL_PARAM_construct_octet_string("test-entropy", entropy, SEED),
        OSSL_PARAM_construct_end(),
    };

    rng_fill(rng, key_seed, SEED);
    rng_fill(rng, entropy, SEED);
    rng_fill(rng, label, sizeof(label));
    rng_fill(rng, message, n);
    a = from_seed(&oracle, key_seed);
    b = from_seed(&lanes, key_seed);
    compare_keys(a, b);
    sign(&oracle, a, params, theirs, message, n);
    sign(&lanes, b, params, ours, message, n);
    CU_ASSERT_EQUAL(memcmp(ours, theirs, set->signature_bytes), 0);
    get(b, "pub", public_key, set->public_bytes);
    half = from_public(&lanes, public_key);
    /* Streamed, then by what the first verification left. */
    CU_ASSERT_EQUAL(verify(&lanes, half, params, theirs, message, n), 1);
    CU_ASSERT_EQUAL(verify(&lanes, half, params, theirs, message, n), 1);
    CU_ASSERT_EQUAL(verify(&oracle, a, params, ours, message, n), 1);
    theirs[rng_below(rng, set->signature_bytes)] ^= (unsigned char)(1U << rng_below(rng, 8));
    CU_ASSERT_EQUAL(verify(&lanes, half, params, theirs, message, n), 0);
    CU_ASSERT_EQUAL(verify(&oracle, a, params, theirs, message, n), 0);
    EVP_PKEY_free(half);
    EVP_PKEY_free(a);
    EVP_PKEY_free(b);
}

static void test_bytes(void)
{
    const size_t rounds = option_rounds(60);

    for (size_t i = 0; i < 3; i++) {
        struct rng rng = {option_seed() + i};

        set = &sets[i];
        for (size_t k = 0; k < rounds; k++)
            one_case(&rng);
    }
    ERR_clear_error();
}

/* A hedged signature is another each time, and verifies on the other side. */
static void test_hedged(void)
{
    static unsigned char first[SIGNATURE_MAX], second[SIGNATURE_MAX];

    for (size_t i = 0; i < 3; i++) {
        EVP_PKEY *a, *b;

        set = &sets[i];
        a = from_seed(&oracle, seed);
        b = from_seed(&lanes, seed);
        sign(&lanes, b, NULL, first, text, TEXT);
        sign(&lanes, b, NULL, second, text, TEXT);
        CU_ASSERT_NOT_EQUAL(memcmp(first, second, set->signature_bytes), 0);
        CU_ASSERT_EQUAL(verify(&oracle, a, NULL, first, text, TEXT), 1);
        CU_ASSERT_EQUAL(verify(&oracle, a, NULL, second, text, TEXT), 1);
        EVP_PKEY_free(a);
        EVP_PKEY_free(b);
    }
}

/* ---- keys, call by call --------------------------------------------------------------------- */

static int note_param(const OSSL_PARAM params[], void *arg)
{
    static const char *const names[] = {"seed", "priv", "pub"};

    for (size_t i = 0; i < 3; i++) { /* the order is each provider's own */
        const OSSL_PARAM *p = OSSL_PARAM_locate_const(params, names[i]);
        if (p != NULL)
            note_bytes(arg, names[i], p->data, p->data_size);
    }
    return 1;
}

static void note_key(struct transcript *t, const struct library *side, EVP_PKEY *key)
{
    static const char *const names[] = {"pub", "priv", "seed"};
    static const char *const numbers[] = {"bits", "security-bits", "max-size",
                                          "security-category"};
    static const int selections[] = {0, 1, 2, 3, 4, 0x80, 0x84, 0x86, 0x87};
    const size_t bytes[] = {set->public_bytes, set->private_bytes, SEED};
    static unsigned char buffer[PRIVATE_MAX + 1];
    char digest[50] = "";
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);

    note(t, "id %d, bits %d, security %d, size %d, is %d, is %d, can sign %d",
         EVP_PKEY_get_id(key), EVP_PKEY_get_bits(key), EVP_PKEY_get_security_bits(key),
         EVP_PKEY_get_size(key), EVP_PKEY_is_a(key, set->name), EVP_PKEY_is_a(key, "ED25519"),
         EVP_PKEY_can_sign(key));
    for (size_t i = 0; i < 4; i++) {
        int number = 0x5555;
        note_result(t, EVP_PKEY_get_int_param(key, numbers[i], &number), "%s", numbers[i]);
        note(t, "is %d", number);
    }
    note_result(t, EVP_PKEY_get_default_digest_name(key, digest, sizeof(digest)), "digest");
    note(t, "is %s", digest);
    for (size_t i = 0; i < 3 * 4; i++) {
        const size_t room = i % 4 == 0 ? 0 : bytes[i / 4] + i % 4 - 2;
        size_t n = 77;
        int result;

        memset(buffer, 0xa5, sizeof(buffer));
        result = EVP_PKEY_get_octet_string_param(key, names[i / 4], room == 0 ? NULL : buffer,
                                                 room, &n);
        note_result(t, result, "%s into %zu", names[i / 4], room);
        note(t, "length %zu", result == 1 ? n : 0);
        note_bytes(t, "is", buffer, sizeof(buffer));
    }
    note_result(t, EVP_PKEY_check(ctx), "check");
    note_result(t, EVP_PKEY_public_check(ctx), "public check");
    note_result(t, EVP_PKEY_private_check(ctx), "private check");
    note_result(t, EVP_PKEY_pairwise_check(ctx), "pairwise check");
    note_result(t, EVP_PKEY_param_check(ctx), "parameter check");
    EVP_PKEY_CTX_free(ctx);
    for (size_t i = 0; i < sizeof(selections) / sizeof(selections[0]); i++)
        note_result(t, EVP_PKEY_export(key, selections[i], note_param, t), "export %x",
                    (unsigned)selections[i]);
}

/* How a half is given: with how many bytes too many, changed in one place or not at all. */
struct half {
    int more;
    bool given, changed, as_text;
};

static void import_one(struct transcript *t, const struct library *side, int selection,
                       const struct half given[3])
{
    static unsigned char bytes[3][PRIVATE_MAX + 1];
    static const char *const names[] = {"seed", "priv", "pub"};
    const size_t sizes[] = {SEED, set->private_bytes, set->public_bytes};
    const unsigned char *const from[] = {seed, private_key, public_key};
    OSSL_PARAM params[4] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
    EVP_PKEY_CTX *ctx = context(side);
    EVP_PKEY *key = NULL, *copy;
    size_t k = 0;
    int result;

    for (size_t i = 0; i < 3; i++) {
        memcpy(bytes[i], from[i], sizes[i]);
        bytes[i][sizes[i] - 1] ^= given[i].changed;
        if (given[i].given)
            params[k++] = (OSSL_PARAM){names[i],
                                       given[i].as_text ? OSSL_PARAM_UTF8_STRING
                                                        : OSSL_PARAM_OCTET_STRING,
                                       bytes[i], (size_t)((int)sizes[i] + given[i].more), 0};
    }
    note_result(t, EVP_PKEY_fromdata_init(ctx), "init");
    result = EVP_PKEY_fromdata(ctx, &key, selection, params);
    note_result(t, result, "import %x, %d%d%d %d%d%d %d%d%d %d%d%d", (unsigned)selection,
                given[0].given, given[1].given, given[2].given, given[0].more, given[1].more,
                given[2].more, given[0].changed, given[1].changed, given[2].changed,
                given[0].as_text, given[1].as_text, given[2].as_text);
    EVP_PKEY_CTX_free(ctx);
    if (result == 1) {
        note_key(t, side, key);
        copy = EVP_PKEY_dup(key);
        note_result(t, copy != NULL && EVP_PKEY_eq(key, copy), "dup");
        if (copy != NULL)
            note_key(t, side, copy);
        EVP_PKEY_free(copy);
    }
    EVP_PKEY_free(key);
}

static void scenario_import(const struct library *side, struct transcript *t)
{
    static const int selections[] = {EVP_PKEY_PUBLIC_KEY, EVP_PKEY_KEYPAIR,
                                     OSSL_KEYMGMT_SELECT_PRIVATE_KEY, EVP_PKEY_KEY_PARAMETERS};
    static const struct half ways[] = {
        {0, false, false, false}, {0, true, false, false}, {-1, true, false, false},
        {1, true, false, false},  {0, true, true, false},  {0, true, false, true},
    };
    enum { WAYS = sizeof(ways) / sizeof(ways[0]) };

    for (size_t s = 0; s < sizeof(selections) / sizeof(selections[0]); s++) {
        for (size_t i = 0; i < (size_t)WAYS * WAYS * WAYS; i++) {
            const struct half given[] = {ways[i / WAYS / WAYS], ways[i / WAYS % WAYS],
                                         ways[i % WAYS]};
            import_one(t, side, selections[s], given);
        }
    }
}

static void scenario_generate(const struct library *side, struct transcript *t)
{
    static const size_t lengths[] = {0, 31, 32, 33};
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};
    unsigned char bytes[33] = {9};

    for (size_t i = 0; i < 6; i++) {
        EVP_PKEY_CTX *ctx = context(side);
        EVP_PKEY *key = NULL;

        params[0] = i < 4 ? OSSL_PARAM_construct_octet_string("seed", bytes, lengths[i])
                    : i == 4 ? OSSL_PARAM_construct_utf8_string("seed", (char *)"text", 0)
                             : OSSL_PARAM_construct_utf8_string("group", (char *)"text", 0);
        note_result(t, EVP_PKEY_keygen_init(ctx), "init");
        note_result(t, EVP_PKEY_CTX_set_params(ctx, params), "set %zu", i);
        if (i == 1 || i == 2)
            note_result(t, EVP_PKEY_generate(ctx, &key), "generate");
        if (key != NULL)
            note_key(t, side, key);
        EVP_PKEY_free(key);
        EVP_PKEY_CTX_free(ctx);
    }
}

static void list(struct transcript *t, const char *what, const OSSL_PARAM *p)
{
    static const char *const names[] = {
        "bits",    "security-bits",    "max-size",      "security-category", "pub",
        "priv",    "seed",             "mandatory-digest", "properties",     "algorithm-id",
        "context-string", "message-encoding", "deterministic", "test-entropy", "mu"};

    for (size_t i = 0; p != NULL && i < sizeof(names) / sizeof(names[0]); i++) {
        const OSSL_PARAM *found = OSSL_PARAM_locate_const(p, names[i]);
        if (found != NULL)
            note(t, "%s: %s, type %u", what, names[i], found->data_type);
    }
}

static void scenario_lists(const struct library *side, struct transcript *t)
{
    EVP_PKEY_CTX *ctx = context(side);
    EVP_PKEY *key = from_seed(side, seed);
    EVP_SIGNATURE *algorithm = EVP_SIGNATURE_fetch(side->ctx, set->name, side->query);

    list(t, "gettable", EVP_PKEY_gettable_params(key));
    list(t, "settable", EVP_PKEY_settable_params(key));
    for (int selection = 0; selection < 8; selection++)
        list(t, "importable", EVP_PKEY_fromdata_settable(ctx, selection));
    note_result(t, EVP_PKEY_keygen_init(ctx), "keygen init");
    list(t, "generation", EVP_PKEY_CTX_settable_params(ctx));
    list(t, "signature, gettable", EVP_SIGNATURE_gettable_ctx_params(algorithm));
    list(t, "signature, settable", EVP_SIGNATURE_settable_ctx_params(algorithm));
    EVP_SIGNATURE_free(algorithm);
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
}

/* ---- signatures, call by call --------------------------------------------------------------- */

/* The same by EVP_DigestSign(), which says nothing itself where the provider has said something. */
static void note_digest_signature(struct transcript *t, const struct library *side, EVP_PKEY *key,
                                  const OSSL_PARAM *params, size_t n)
{
    static unsigned char signature[SIGNATURE_MAX + 1];
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    size_t length;

    memset(signature, 0xa5, sizeof(signature));
    note_result(t, EVP_DigestSignInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, params),
                "digest init");
    for (int less = 1; less >= 0; less--) {
        length = set->signature_bytes - (size_t)less;
        note_result(t, EVP_DigestSign(ctx, signature, &length, text, n), "sign, %d less", less);
        note(t, "length %zu", length);
    }
    note_bytes(t, "signature", signature, sizeof(signature));
    EVP_MD_CTX_reset(ctx);
    note_result(t, EVP_DigestVerifyInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, params),
                "digest verify init");
    for (int more = -1; more <= 1; more++)
        note_result(t, EVP_DigestVerify(ctx, signature,
                                        (size_t)((int)set->signature_bytes + more), text, n),
                    "verify, %d more", more);
    EVP_MD_CTX_free(ctx);
}

/* One signing and verifying with these parameters and a message of n bytes, both ways of asking. */
static void note_signature(struct transcript *t, const struct library *side, EVP_PKEY *key,
                           const OSSL_PARAM *params, size_t n)
{
    static unsigned char signature[SIGNATURE_MAX + 1];
    EVP_SIGNATURE *algorithm = EVP_SIGNATURE_fetch(side->ctx, set->name, side->query);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
    size_t length = 0;

    memset(signature, 0xa5, sizeof(signature));
    note_result(t, EVP_PKEY_sign_message_init(ctx, algorithm, params), "message init");
    note_result(t, EVP_PKEY_sign(ctx, NULL, &length, text, n), "sign, length only");
    note(t, "length %zu", length);
    for (int less = 1; less >= 0; less--) {
        length = set->signature_bytes - (size_t)less;
        note_result(t, EVP_PKEY_sign(ctx, signature, &length, text, n), "sign %zu, %d less", n,
                    less);
        note(t, "length %zu", length);
    }
    note_bytes(t, "signature", signature, sizeof(signature));
    note_result(t, EVP_PKEY_verify_message_init(ctx, algorithm, params), "verify init");
    for (int more = -1; more <= 1; more++)
        note_result(t, EVP_PKEY_verify(ctx, signature, (size_t)((int)set->signature_bytes + more),
                                       text, n),
                    "verify, %d more", more);
    note_result(t, EVP_PKEY_verify(ctx, signature, set->signature_bytes, text + 1, n),
                "verify another");
    EVP_PKEY_CTX_free(ctx);
    EVP_SIGNATURE_free(algorithm);
    note_digest_signature(t, side, key, params, n);
}

static void scenario_parameters(const struct library *side, struct transcript *t)
{
    static const size_t contexts[] = {0, 1, 255, 256};
    static const size_t entropies[] = {0, 31, 32, 33};
    static const int numbers[] = {-1, 0, 1, 2};
    static const char *const names[] = {"message-encoding", "mu"};
    static const size_t lengths[] = {0, 63, 64, 65};
    static unsigned char too_long[SIGNATURE_MAX + 1];
    EVP_PKEY *key = from_seed(side, seed);
    int deterministic = 1, number;
    OSSL_PARAM params[3] = {OSSL_PARAM_construct_int("deterministic", &deterministic),
                            OSSL_PARAM_END, OSSL_PARAM_END};

    for (size_t i = 0; i < 4; i++) {
        params[1] = OSSL_PARAM_construct_octet_string("context-string", text, contexts[i]);
        note_signature(t, side, key, params, 100);
        params[1] = OSSL_PARAM_construct_octet_string("test-entropy", text, entropies[i]);
        note_signature(t, side, key, params, 100);
    }
    for (size_t i = 0; i < 2 * 4 * 4; i++) {
        number = numbers[i % 4];
        params[1] = OSSL_PARAM_construct_int(names[i / 16], &number);
        note(t, "%s %d", names[i / 16], number);
        note_signature(t, side, key, params, lengths[i / 4 % 4]);
    }
    params[1] = OSSL_PARAM_construct_utf8_string("context-string", (char *)"text", 0);
    note_signature(t, side, key, params, 100);
    params[1] = OSSL_PARAM_construct_utf8_string("mu", (char *)"text", 0);
    note_signature(t, side, key, params, 100);
    /* Taken, and never that of a message. */
    params[1] = OSSL_PARAM_construct_octet_string("signature", seed, sizeof(seed));
    note_signature(t, side, key, params, 100);
    params[1] = OSSL_PARAM_construct_octet_string("signature", too_long, sizeof(too_long));
    note_signature(t, side, key, params, 100);
    EVP_PKEY_free(key);
}

/* What a context keeps from one use to the next. */
static void scenario_again(const struct library *side, struct transcript *t)
{
    static unsigned char signature[SIGNATURE_MAX];
    EVP_PKEY *key = from_seed(side, seed);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new(), *copy;
    int deterministic = 1;
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_int("deterministic", &deterministic),
        OSSL_PARAM_construct_octet_string("context-string", text, 20),
        OSSL_PARAM_construct_end(),
    };

    note_result(t, EVP_DigestSignInit_ex(ctx, NULL, "SHA256", side->ctx, side->query, key, params),
                "with a digest");
    /*
     * Libcrypto may have kept the digest, and names it when the context is begun again without
     * a key; from 4.0 on it depends on the query whether it has found one.
     */
    EVP_MD_CTX_reset(ctx);
    note_result(t, EVP_DigestSignInit_ex(ctx, NULL, NULL, side->ctx, side->query, key, params),
                "init");
    for (size_t i = 0; i < 3; i++) {
        size_t n = set->signature_bytes;

        copy = i == 2 ? EVP_MD_CTX_new() : NULL;
        if (copy != NULL)
            note_result(t, EVP_MD_CTX_copy_ex(copy, ctx), "copy");
        note_result(t, EVP_DigestSign(copy != NULL ? copy : ctx, signature, &n, text, 100),
                    "sign");
        note_bytes(t, "signature", signature, n);
        EVP_MD_CTX_free(copy);
        note_result(t, EVP_DigestSignInit_ex(ctx, NULL, NULL, side->ctx, side->query, NULL, NULL),
                    "init again");
    }
    note_result(t, EVP_DigestSignUpdate(ctx, text, 10), "update");
    EVP_MD_CTX_free(ctx);
    EVP_PKEY_free(key);
}

/* Keys that lack a half, and keys of another set. */
static void scenario_wrong_keys(const struct library *side, struct transcript *t)
{
    const char *other = set == &sets[0] ? sets[1].name : sets[0].name;
    EVP_PKEY *half = from_public(side, public_key), *key = from_seed(side, seed);
    EVP_SIGNATURE *algorithm = EVP_SIGNATURE_fetch(side->ctx, other, side->query);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);

    note_signature(t, side, half, NULL, 10);
    note_result(t, EVP_PKEY_sign_message_init(ctx, algorithm, NULL), "of another set");
    note_result(t, EVP_PKEY_sign_init(ctx), "sign init");
    note_result(t, EVP_PKEY_verify_init(ctx), "verify init");
    EVP_PKEY_CTX_free(ctx);
    EVP_SIGNATURE_free(algorithm);
    EVP_PKEY_free(key);
    EVP_PKEY_free(half);
}

/* From 3.6 on; before, refused by the core. */
static void scenario_pieces(const struct library *side, struct transcript *t)
{
    static unsigned char signature[SIGNATURE_MAX];
    EVP_PKEY *key = from_seed(side, seed);
    EVP_SIGNATURE *algorithm = EVP_SIGNATURE_fetch(side->ctx, set->name, side->query);
    int deterministic = 1, is_mu = 0;
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_int("deterministic", &deterministic),
        OSSL_PARAM_construct_int("mu", &is_mu),
        OSSL_PARAM_construct_octet_string("context-string", text, 20),
        OSSL_PARAM_construct_end(),
    };

    for (size_t i = 0; i < 6; i++) {
        EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
        size_t n = 0;

        is_mu = i >= 3;
        note_result(t, EVP_PKEY_sign_message_init(ctx, algorithm, params), "init");
        for (size_t k = 0; k < i % 3; k++)
            note_result(t, EVP_PKEY_sign_message_update(ctx, text + 40 * k, k == 0 ? 40 : 24),
                        "update");
        note_result(t, EVP_PKEY_sign_message_final(ctx, NULL, &n), "final, length only");
        note(t, "length %zu", n);
        n = set->signature_bytes;
        memset(signature, 0xa5, sizeof(signature));
        note_result(t, EVP_PKEY_sign_message_final(ctx, signature, &n), "final");
        note_bytes(t, "signature", signature, sizeof(signature));
        note_result(t, EVP_PKEY_verify_message_init(ctx, algorithm, params), "verify init");
        for (size_t k = 0; k < i % 3; k++)
            note_result(t, EVP_PKEY_verify_message_update(ctx, text + 40 * k, k == 0 ? 40 : 24),
                        "update");
        note_result(t, EVP_PKEY_CTX_set_signature(ctx, signature, set->signature_bytes),
                    "set signature");
        note_result(t, EVP_PKEY_verify_message_final(ctx), "final");
        note_result(t, EVP_PKEY_verify_message_init(ctx, algorithm, params), "verify init");
        note_result(t, EVP_PKEY_verify_message_update(ctx, text, 40), "update");
        note_result(t, EVP_PKEY_verify_message_final(ctx), "final without a signature");
        note_result(t, EVP_PKEY_sign_message_init(ctx, algorithm, params), "init");
        note_result(t, EVP_PKEY_sign_message_update(ctx, text, 40), "update");
        n = set->signature_bytes - 1;
        note_result(t, EVP_PKEY_sign_message_final(ctx, signature, &n), "final, no room");
        note(t, "length %zu", n);
        EVP_PKEY_CTX_free(ctx);
    }
    EVP_SIGNATURE_free(algorithm);
    EVP_PKEY_free(key);
}

/* ---- the tests ------------------------------------------------------------------------------ */

static void all_sets(const char *title, scenario *s)
{
    for (size_t i = 0; i < 3; i++) {
        char name[80];
        EVP_PKEY *key;

        set = &sets[i];
        key = from_seed(&oracle, seed);
        get(key, "pub", public_key, set->public_bytes);
        get(key, "priv", private_key, set->private_bytes);
        EVP_PKEY_free(key);
        snprintf(name, sizeof(name), "%s, %s", set->name, title);
        CU_ASSERT(play(name, s, &oracle, &lanes));
    }
}

static void test_import(void)
{
    all_sets("import", scenario_import);
}

static void test_generate(void)
{
    all_sets("generate", scenario_generate);
}

static void test_lists(void)
{
    all_sets("lists", scenario_lists);
}

static void test_parameters(void)
{
    all_sets("parameters", scenario_parameters);
}

static void test_again(void)
{
    all_sets("a context again", scenario_again);
}

static void test_wrong_keys(void)
{
    all_sets("wrong keys", scenario_wrong_keys);
}

static void test_pieces(void)
{
    all_sets("pieces", scenario_pieces);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"keys and signatures, byte by byte", test_bytes},
        {"hedged signatures", test_hedged},
        {"import", test_import},
        {"generation", test_generate},
        {"lists of parameters", test_lists},
        {"parameters of signatures", test_parameters},
        {"a context again", test_again},
        {"wrong keys", test_wrong_keys},
        {"messages in pieces", test_pieces},
        CU_TEST_INFO_NULL,
    };
    struct rng rng = {11};
    int status;

    rng_fill(&rng, text, sizeof(text));
    rng_fill(&rng, seed, sizeof(seed));
    library_open(&oracle, false);
    library_open(&lanes, true);
    status = harness_main("ML-DSA", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
