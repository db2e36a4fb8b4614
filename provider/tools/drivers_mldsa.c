/* SPDX-License-Identifier: Apache-2.0 */
/* Keys of ML-DSA: made, imported, signed with, verified with. */
#include "drivers.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/params.h>

#include <string.h>

enum { SEED_BYTES = 32, MESSAGE_BYTES_MAX = 64 };

static EVP_PKEY *make(const struct message *m, bool from_seed)
{
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string("seed", (void *)"lanes speed: the seed of a key..",
                                          SEED_BYTES),
        OSSL_PARAM_construct_end(),
    };
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(m->lib, m->line->algorithm, m->query);
    EVP_PKEY *key = NULL;

    if (ctx == NULL || EVP_PKEY_keygen_init(ctx) != 1 ||
        (from_seed && EVP_PKEY_CTX_set_params(ctx, params) != 1) ||
        EVP_PKEY_generate(ctx, &key) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(ctx);
    return key;
}

static bool fetch(struct message *m, OSSL_LIB_CTX *lib, const char *query)
{
    m->lib = lib;
    m->query = query;
    m->key = make(m, true);
    m->half_bytes = sizeof(m->half);
    m->raw_bytes = sizeof(m->raw);
    return m->key != NULL &&
           EVP_PKEY_get_octet_string_param(m->key, OSSL_PKEY_PARAM_PUB_KEY, m->half, m->half_bytes,
                                           &m->half_bytes) == 1 &&
           EVP_PKEY_get_octet_string_param(m->key, OSSL_PKEY_PARAM_PRIV_KEY, m->raw, m->raw_bytes,
                                           &m->raw_bytes) == 1;
}

static const OSSL_PROVIDER *provider(const struct message *m)
{
    return EVP_PKEY_get0_provider(m->key);
}

static EVP_PKEY *import_public(const struct message *m)
{
    return EVP_PKEY_new_raw_public_key_ex(m->lib, m->line->algorithm, m->query, m->half,
                                          m->half_bytes);
}

static EVP_PKEY *import_private(const struct message *m)
{
    return EVP_PKEY_new_raw_private_key_ex(m->lib, m->line->algorithm, m->query, m->raw,
                                           m->raw_bytes);
}

static bool new_nothing(struct message *m)
{
    return m->key != NULL;
}

static bool run_keygen(void *state, unsigned times)
{
    for (; times > 0; times--) {
        EVP_PKEY *key = make(state, false);
        if (key == NULL)
            return false;
        EVP_PKEY_free(key);
    }
    return true;
}

static bool run_import(void *state, unsigned times)
{
    for (; times > 0; times--) {
        EVP_PKEY *key = import_public(state);
        if (key == NULL)
            return false;
        EVP_PKEY_free(key);
    }
    return true;
}

/* Deterministic: both sides make the same attempts. */
static bool sign(struct message *m, EVP_PKEY *key, unsigned number)
{
    unsigned char text[MESSAGE_BYTES_MAX] = {(unsigned char)number};
    int deterministic = 1;
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_int("deterministic", &deterministic),
        OSSL_PARAM_construct_end(),
    };
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    size_t n = sizeof(m->signature);
    const bool done =
        ctx != NULL &&
        EVP_DigestSignInit_ex(ctx, NULL, NULL, m->lib, m->query, key, params) == 1 &&
        EVP_DigestSign(ctx, m->signature, &n, text, m->bytes) == 1;

    EVP_MD_CTX_free(ctx);
    m->signature_bytes = n;
    return done;
}

/* All of the fixed list of messages. */
static bool run_sign_loaded(void *state, unsigned times)
{
    struct message *m = state;

    for (unsigned i = 0; i < times * MLDSA_MESSAGES; i++) {
        if (!sign(m, m->key, i % MLDSA_MESSAGES))
            return false;
    }
    memcpy(m->out, m->signature, m->bytes + m->line->extra);
    return true;
}

static bool run_sign_fresh(void *state, unsigned times)
{
    struct message *m = state;

    for (unsigned i = 0; i < times * MLDSA_MESSAGES; i++) {
        EVP_PKEY *key = import_private(m);
        const bool done = key != NULL && sign(m, key, i % MLDSA_MESSAGES);
        EVP_PKEY_free(key);
        if (!done)
            return false;
    }
    memcpy(m->out, m->signature, m->bytes + m->line->extra);
    return true;
}

static bool new_verify(struct message *m)
{
    EVP_PKEY *half = import_public(m);

    EVP_PKEY_free(m->loaded);
    m->loaded = half;
    return half != NULL && sign(m, m->key, 0);
}

static bool verify(const struct message *m, EVP_PKEY *key)
{
    const unsigned char text[MESSAGE_BYTES_MAX] = {0};
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    const bool good =
        ctx != NULL &&
        EVP_DigestVerifyInit_ex(ctx, NULL, NULL, m->lib, m->query, key, NULL) == 1 &&
        EVP_DigestVerify(ctx, m->signature, m->signature_bytes, text, m->bytes) == 1;

    EVP_MD_CTX_free(ctx);
    return good;
}

static bool run_verify_loaded(void *state, unsigned times)
{
    const struct message *m = state;

    for (; times > 0; times--) {
        if (!verify(m, m->loaded))
            return false;
    }
    return true;
}

static bool run_verify_fresh(void *state, unsigned times)
{
    const struct message *m = state;

    for (; times > 0; times--) {
        EVP_PKEY *key = import_public(m);
        const bool good = key != NULL && verify(m, key);
        EVP_PKEY_free(key);
        if (!good)
            return false;
    }
    return true;
}

const struct driver mldsa_keygen_driver = {fetch, new_nothing, run_keygen, provider};
const struct driver mldsa_import_driver = {fetch, new_nothing, run_import, provider};
const struct driver mldsa_sign_fresh_driver = {fetch, new_nothing, run_sign_fresh, provider};
const struct driver mldsa_sign_loaded_driver = {fetch, new_nothing, run_sign_loaded, provider};
const struct driver mldsa_verify_fresh_driver = {fetch, new_verify, run_verify_fresh, provider};
const struct driver mldsa_verify_loaded_driver = {fetch, new_verify, run_verify_loaded, provider};
