/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What OpenSSL has from 3.4 on: signatures fetched by name, of messages and of
 * hashes; against the default provider.
 */
#include "transcript.h"

#include <openssl/err.h>
#include <openssl/evp.h>

#include <string.h>

static struct library oracle, lanes;
static unsigned char text[300];

static EVP_PKEY *private_key(const struct library *side)
{
    EVP_PKEY *key =
        EVP_PKEY_new_raw_private_key_ex(side->ctx, "ED25519", side->query, text + 100, 32);

    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    return key;
}

static const char *const names[] = {"ED25519", "ED25519ph", "ED25519ctx"};

/* What a context, once initialised, makes of a message and of its signature. */
static void note_signature(struct transcript *t, EVP_PKEY_CTX *sign, EVP_PKEY_CTX *verify,
                           size_t n)
{
    unsigned char signature[64];
    size_t length = sizeof(signature);

    memset(signature, 0xa5, sizeof(signature));
    if (sign != NULL)
        note_result(t, EVP_PKEY_sign(sign, signature, &length, text, n), "sign %zu", n);
    note_bytes(t, "signature", signature, sizeof(signature));
    if (verify == NULL)
        return;
    note_result(t, EVP_PKEY_verify(verify, signature, 64, text, n), "verify");
    note_result(t, EVP_PKEY_verify(verify, signature, 63, text, n), "verify 63");
    signature[5] ^= 1;
    note_result(t, EVP_PKEY_verify(verify, signature, 64, text, n), "verify, changed");
}

static void note_way(struct transcript *t, const struct library *side, EVP_PKEY *key,
                     const char *name, bool hash, const OSSL_PARAM *params)
{
    static const size_t lengths[] = {0, 63, 64, 65, 200};
    EVP_SIGNATURE *algorithm = EVP_SIGNATURE_fetch(side->ctx, name, side->query);
    EVP_PKEY_CTX *sign = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
    EVP_PKEY_CTX *verify = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);
    int ready[2];

    note(t, "%s: %d", name, algorithm != NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(algorithm);
    ready[0] = hash ? EVP_PKEY_sign_init_ex2(sign, algorithm, params)
                    : EVP_PKEY_sign_message_init(sign, algorithm, params);
    note_result(t, ready[0], "%s init", hash ? "hash" : "message");
    ready[1] = hash ? EVP_PKEY_verify_init_ex2(verify, algorithm, params)
                    : EVP_PKEY_verify_message_init(verify, algorithm, params);
    note_result(t, ready[1], "verify init");
    for (size_t i = 0; i < sizeof(lengths) / sizeof(lengths[0]); i++)
        note_signature(t, ready[0] == 1 ? sign : NULL, ready[1] == 1 ? verify : NULL, lengths[i]);
    if (ready[0] == 1)
        note_result(t, EVP_PKEY_sign_message_update(sign, text, 5), "update");
    EVP_PKEY_CTX_free(sign);
    EVP_PKEY_CTX_free(verify);
    EVP_SIGNATURE_free(algorithm);
}

static void scenario_names(const struct library *side, struct transcript *t)
{
    static const char *const instances[] = {NULL, "Ed25519", "Ed25519ctx", "Ed25519ph"};
    static const size_t contexts[] = {SIZE_MAX, 0, 1, 255};
    EVP_PKEY *key = private_key(side);

    for (size_t i = 0; i < 3 * 2 * 4 * 4; i++) {
        OSSL_PARAM params[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
        const char *instance = instances[i / 4 % 4];
        const size_t context = contexts[i % 4];
        size_t k = 0;

        if (instance != NULL)
            params[k++] = OSSL_PARAM_construct_utf8_string("instance", (char *)instance, 0);
        if (context != SIZE_MAX)
            params[k++] = OSSL_PARAM_construct_octet_string("context-string", text, context);
        note(t, "instance %s, context %zd", instance != NULL ? instance : "none",
             (ssize_t)context);
        note_way(t, side, key, names[i / 32], i / 16 % 2 == 1, params);
    }
    EVP_PKEY_free(key);
}

static void count(const struct library *side, struct transcript *t, const OSSL_PARAM *p,
                  const char *what)
{
    size_t n = 0;

    (void)side;
    for (; p != NULL && p->key != NULL; p++, n++)
        note(t, "%s: %s, type %u", what, p->key, p->data_type);
    note(t, "%s: %zu", what, n);
}

static void scenario_lists(const struct library *side, struct transcript *t)
{
    for (size_t i = 0; i < 3; i++) {
        EVP_SIGNATURE *algorithm = EVP_SIGNATURE_fetch(side->ctx, names[i], side->query);

        CU_ASSERT_PTR_NOT_NULL_FATAL(algorithm);
        note(t, "%s", EVP_SIGNATURE_get0_name(algorithm));
        count(side, t, EVP_SIGNATURE_gettable_ctx_params(algorithm), "gettable");
        count(side, t, EVP_SIGNATURE_settable_ctx_params(algorithm), "settable");
        EVP_SIGNATURE_free(algorithm);
    }
}

static void test_names(void)
{
    CU_ASSERT(play("by name", scenario_names, &oracle, &lanes));
}

static void test_lists(void)
{
    CU_ASSERT(play("lists", scenario_lists, &oracle, &lanes));
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"signatures by name", test_names},
        {"lists of parameters", test_lists},
        CU_TEST_INFO_NULL,
    };
    struct rng rng = {6};
    int status;

    rng_fill(&rng, text, sizeof(text));
    library_open(&oracle, false);
    library_open(&lanes, true);
    status = harness_main("signatures by name", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
