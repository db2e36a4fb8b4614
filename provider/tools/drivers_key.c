/* SPDX-License-Identifier: Apache-2.0 */
/* Keys: made, imported, derived from, signed with, verified with. */
#include "drivers.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/params.h>

#include <string.h>

enum { RAW_BYTES = 32, TEXT_BYTES_MAX = 16384, ED25519_BYTES = 64, MLDSA_MESSAGE_BYTES = 64 };

static const unsigned char private_bytes[RAW_BYTES + 1] = "lanes speed: a private key, told";
static const unsigned char peer_bytes[RAW_BYTES] = {9};
static const unsigned char text[TEXT_BYTES_MAX] = {0};

static EVP_PKEY *import_private(const struct message *m)
{
    return EVP_PKEY_new_raw_private_key_ex(m->lib, m->line->algorithm, m->query, m->raw,
                                           m->raw_bytes);
}

static EVP_PKEY *import_public(const struct message *m)
{
    return EVP_PKEY_new_raw_public_key_ex(m->lib, m->line->algorithm, m->query, m->half,
                                          m->half_bytes);
}

/* The halves of m->key, to be imported. */
static bool get_halves(struct message *m)
{
    m->raw_bytes = sizeof(m->raw);
    m->half_bytes = sizeof(m->half);
    return EVP_PKEY_get_raw_private_key(m->key, m->raw, &m->raw_bytes) == 1 &&
           EVP_PKEY_get_raw_public_key(m->key, m->half, &m->half_bytes) == 1;
}

static bool fetch_curve(struct message *m, OSSL_LIB_CTX *lib, const char *query)
{
    m->lib = lib;
    m->query = query;
    memcpy(m->raw, private_bytes, RAW_BYTES);
    m->raw_bytes = RAW_BYTES;
    m->key = import_private(m);
    return m->key != NULL && get_halves(m);
}

/* Of a seed: both sides get the same key. */
static bool fetch_mldsa(struct message *m, OSSL_LIB_CTX *lib, const char *query)
{
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string("seed", (void *)private_bytes, RAW_BYTES),
        OSSL_PARAM_construct_end(),
    };
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(lib, m->line->algorithm, query);
    const bool made = ctx != NULL && EVP_PKEY_keygen_init(ctx) == 1 &&
                      EVP_PKEY_CTX_set_params(ctx, params) == 1 &&
                      EVP_PKEY_generate(ctx, &m->key) == 1;

    m->lib = lib;
    m->query = query;
    EVP_PKEY_CTX_free(ctx);
    return made && get_halves(m);
}

static const OSSL_PROVIDER *key_provider(const struct message *m)
{
    return EVP_PKEY_get0_provider(m->key);
}

/* The context in the place of the one before, which is freed only then: see drivers.c. */
static bool put_key_context(struct message *m, EVP_PKEY_CTX *ctx)
{
    EVP_PKEY_CTX_free(m->key_ctx);
    m->key_ctx = ctx;
    return ctx != NULL;
}

static bool put_sign_context(struct message *m, EVP_MD_CTX *ctx)
{
    EVP_MD_CTX_free(m->sign_ctx);
    m->sign_ctx = ctx;
    return ctx != NULL;
}

/* --- key generation --- */

static bool new_keygen(struct message *m)
{
    return put_key_context(m,
                           EVP_PKEY_CTX_new_from_name(m->lib, m->line->algorithm, m->query)) &&
           EVP_PKEY_keygen_init(m->key_ctx) == 1;
}

static bool run_keygen(void *state, unsigned times)
{
    struct message *m = state;

    for (; times > 0; times--) {
        EVP_PKEY *key = NULL;
        if (EVP_PKEY_generate(m->key_ctx, &key) != 1)
            return false;
        EVP_PKEY_free(key);
    }
    return true;
}

/* --- import of a raw key --- */

static bool has_key(struct message *m)
{
    return m->key != NULL;
}

static bool run_import_private(void *state, unsigned times)
{
    struct message *m = state;

    for (; times > 0; times--) {
        EVP_PKEY *key = import_private(m);
        size_t n = RAW_BYTES;
        const bool good = key != NULL && EVP_PKEY_get_raw_public_key(key, m->out, &n) == 1;
        EVP_PKEY_free(key);
        if (!good)
            return false;
    }
    return true;
}

static bool run_import_public(void *state, unsigned times)
{
    for (; times > 0; times--) {
        EVP_PKEY *key = import_public(state);
        if (key == NULL)
            return false;
        EVP_PKEY_free(key);
    }
    return true;
}

/* --- X25519 --- */

static bool new_derive(struct message *m)
{
    EVP_PKEY *peer = EVP_PKEY_new_raw_public_key_ex(m->lib, m->line->algorithm, m->query,
                                                    peer_bytes, RAW_BYTES);
    const bool good =
        peer != NULL &&
        put_key_context(m, EVP_PKEY_CTX_new_from_pkey(m->lib, m->key, m->query)) &&
        EVP_PKEY_derive_init(m->key_ctx) == 1 && EVP_PKEY_derive_set_peer(m->key_ctx, peer) == 1;

    EVP_PKEY_free(peer);
    return good;
}

static bool run_derive(void *state, unsigned times)
{
    struct message *m = state;

    for (; times > 0; times--) {
        size_t n = RAW_BYTES;
        if (EVP_PKEY_derive(m->key_ctx, m->out, &n) != 1)
            return false;
    }
    return true;
}

/* --- Ed25519 --- */

static bool new_sign(struct message *m)
{
    return put_sign_context(m, EVP_MD_CTX_new()) &&
           EVP_DigestSignInit_ex(m->sign_ctx, NULL, NULL, m->lib, m->query, m->key, NULL) == 1;
}

/* From 3.4 on a context is good for one signature; it is begun again with the key it has. */
static bool run_sign(void *state, unsigned times)
{
    struct message *m = state;

    for (; times > 0; times--) {
        size_t n = ED25519_BYTES;
        if (EVP_DigestSignInit_ex(m->sign_ctx, NULL, NULL, m->lib, m->query, NULL, NULL) != 1 ||
            EVP_DigestSign(m->sign_ctx, m->out, &n, text, m->bytes) != 1)
            return false;
    }
    return true;
}

/* --- ML-DSA --- */

/* Deterministic: both sides make the same attempts. */
static bool sign_message(struct message *m, EVP_PKEY *key, unsigned number)
{
    unsigned char message[MLDSA_MESSAGE_BYTES] = {(unsigned char)number};
    int deterministic = 1;
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_int("deterministic", &deterministic),
        OSSL_PARAM_construct_end(),
    };
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    size_t n = m->bytes + m->line->extra;
    const bool done =
        ctx != NULL &&
        EVP_DigestSignInit_ex(ctx, NULL, NULL, m->lib, m->query, key, params) == 1 &&
        EVP_DigestSign(ctx, m->out, &n, message, m->bytes) == 1;

    EVP_MD_CTX_free(ctx);
    return done;
}

/*
 * All of the fixed list of messages, which differ in their first byte. The lists of messages.c
 * take as many attempts as one expects: 68, 82 and 62 (FIPS 204, table 1: 4.25, 5.1, 3.85 each).
 */
static bool run_sign_list_loaded(void *state, unsigned times)
{
    struct message *m = state;

    for (unsigned i = 0; i < times * MLDSA_MESSAGES; i++) {
        if (!sign_message(m, m->key, m->line->first + i % MLDSA_MESSAGES))
            return false;
    }
    return true;
}

static bool run_sign_list_fresh(void *state, unsigned times)
{
    struct message *m = state;

    for (unsigned i = 0; i < times * MLDSA_MESSAGES; i++) {
        EVP_PKEY *key = import_private(m);
        const bool done = key != NULL && sign_message(m, key, m->line->first + i % MLDSA_MESSAGES);
        EVP_PKEY_free(key);
        if (!done)
            return false;
    }
    return true;
}

/* --- verification, by a key that has the public half alone --- */

static bool new_verify(struct message *m)
{
    EVP_PKEY *half = import_public(m);

    EVP_PKEY_free(m->loaded);
    m->loaded = half;
    m->signature_bytes = sizeof(m->signature);
    return half != NULL && new_sign(m) &&
           EVP_DigestSign(m->sign_ctx, m->signature, &m->signature_bytes, text, m->bytes) == 1 &&
           put_sign_context(m, EVP_MD_CTX_new()) &&
           EVP_DigestVerifyInit_ex(m->sign_ctx, NULL, NULL, m->lib, m->query, half, NULL) == 1;
}

static bool verify(const struct message *m, EVP_MD_CTX *ctx, EVP_PKEY *key)
{
    return EVP_DigestVerifyInit_ex(ctx, NULL, NULL, m->lib, m->query, key, NULL) == 1 &&
           EVP_DigestVerify(ctx, m->signature, m->signature_bytes, text, m->bytes) == 1;
}

/* Begun again with the key that the context has. */
static bool run_verify_loaded(void *state, unsigned times)
{
    const struct message *m = state;

    for (; times > 0; times--) {
        if (!verify(m, m->sign_ctx, NULL))
            return false;
    }
    return true;
}

static bool verify_anew(const struct message *m, EVP_PKEY *key)
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    const bool good = key != NULL && ctx != NULL && verify(m, ctx, key);

    EVP_MD_CTX_free(ctx);
    return good;
}

/* 4.0's default provider does not begin ML-DSA again without being told the key. */
static bool run_verify_loaded_anew(void *state, unsigned times)
{
    const struct message *m = state;

    for (; times > 0; times--) {
        if (!verify_anew(m, m->loaded))
            return false;
    }
    return true;
}

static bool run_verify_fresh(void *state, unsigned times)
{
    const struct message *m = state;

    for (; times > 0; times--) {
        EVP_PKEY *key = import_public(m);
        const bool good = verify_anew(m, key);
        EVP_PKEY_free(key);
        if (!good)
            return false;
    }
    return true;
}

const struct driver keygen_driver = {fetch_curve, new_keygen, run_keygen, key_provider};
const struct driver import_driver = {fetch_curve, has_key, run_import_private, key_provider};
const struct driver derive_driver = {fetch_curve, new_derive, run_derive, key_provider};
const struct driver sign_driver = {fetch_curve, new_sign, run_sign, key_provider};
const struct driver verify_loaded_driver = {fetch_curve, new_verify, run_verify_loaded,
                                            key_provider};
const struct driver verify_fresh_driver = {fetch_curve, new_verify, run_verify_fresh,
                                           key_provider};

const struct driver mldsa_keygen_driver = {fetch_mldsa, new_keygen, run_keygen, key_provider};
const struct driver mldsa_import_driver = {fetch_mldsa, has_key, run_import_public, key_provider};
const struct driver mldsa_sign_fresh_driver = {fetch_mldsa, has_key, run_sign_list_fresh,
                                               key_provider};
const struct driver mldsa_sign_loaded_driver = {fetch_mldsa, has_key, run_sign_list_loaded,
                                                key_provider};
const struct driver mldsa_verify_fresh_driver = {fetch_mldsa, new_verify, run_verify_fresh,
                                                 key_provider};
const struct driver mldsa_verify_loaded_driver = {fetch_mldsa, new_verify,
                                                  run_verify_loaded_anew, key_provider};

void driver_release_key(struct message *m)
{
    EVP_PKEY_CTX_free(m->key_ctx);
    EVP_MD_CTX_free(m->sign_ctx);
    EVP_PKEY_free(m->loaded);
    EVP_PKEY_free(m->key);
}
