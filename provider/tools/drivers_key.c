/* SPDX-License-Identifier: Apache-2.0 */
/* Keys: made, imported, derived from, signed with, verified with. */
#include "drivers.h"

#include <openssl/evp.h>

enum { RAW_BYTES = 32, TEXT_BYTES_MAX = 16384, SIGNATURE_BYTES = 64 };

static const unsigned char private_bytes[RAW_BYTES + 1] = "lanes speed: a private key, told";
static const unsigned char peer_bytes[RAW_BYTES] = {9};
static const unsigned char text[TEXT_BYTES_MAX] = {0};

static EVP_PKEY *import_private(const struct message *m)
{
    return EVP_PKEY_new_raw_private_key_ex(m->lib, m->line->algorithm, m->query, private_bytes,
                                           RAW_BYTES);
}

static EVP_PKEY *import_public(const struct message *m, const unsigned char *bytes)
{
    return EVP_PKEY_new_raw_public_key_ex(m->lib, m->line->algorithm, m->query, bytes, RAW_BYTES);
}

static bool fetch_key(struct message *m, OSSL_LIB_CTX *lib, const char *query)
{
    m->lib = lib;
    m->query = query;
    m->key = import_private(m);
    return m->key != NULL;
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

/* --- import of a raw private key --- */

static bool new_import(struct message *m)
{
    return m->key != NULL;
}

static bool run_import(void *state, unsigned times)
{
    struct message *m = state;
    size_t n = RAW_BYTES;

    for (; times > 0; times--) {
        EVP_PKEY *key = import_private(m);
        const bool good = key != NULL && EVP_PKEY_get_raw_public_key(key, m->out, &n) == 1;
        EVP_PKEY_free(key);
        if (!good)
            return false;
    }
    return true;
}

/* --- X25519 --- */

static bool new_derive(struct message *m)
{
    EVP_PKEY *peer = import_public(m, peer_bytes);
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

/*
 * --- Ed25519 ---
 * From 3.4 on a context is good for one signature; it is begun again with the key it has.
 */

static bool new_sign(struct message *m)
{
    return put_sign_context(m, EVP_MD_CTX_new()) &&
           EVP_DigestSignInit_ex(m->sign_ctx, NULL, NULL, m->lib, m->query, m->key, NULL) == 1;
}

static bool run_sign(void *state, unsigned times)
{
    struct message *m = state;

    for (; times > 0; times--) {
        size_t n = SIGNATURE_BYTES;
        if (EVP_DigestSignInit_ex(m->sign_ctx, NULL, NULL, m->lib, m->query, NULL, NULL) != 1 ||
            EVP_DigestSign(m->sign_ctx, m->out, &n, text, m->bytes) != 1)
            return false;
    }
    return true;
}

/* A signature and the public half; the key that is loaded has that half alone. */
static bool new_verify(struct message *m)
{
    size_t n = SIGNATURE_BYTES, k = RAW_BYTES;
    EVP_PKEY *half;

    if (!put_sign_context(m, EVP_MD_CTX_new()) ||
        EVP_DigestSignInit_ex(m->sign_ctx, NULL, NULL, m->lib, m->query, m->key, NULL) != 1 ||
        EVP_DigestSign(m->sign_ctx, m->signature, &n, text, m->bytes) != 1 ||
        EVP_PKEY_get_raw_public_key(m->key, m->half, &k) != 1)
        return false;
    half = import_public(m, m->half);
    EVP_PKEY_free(m->loaded);
    m->loaded = half;
    return half != NULL && put_sign_context(m, EVP_MD_CTX_new()) &&
           EVP_DigestVerifyInit_ex(m->sign_ctx, NULL, NULL, m->lib, m->query, half, NULL) == 1;
}

static bool run_verify_loaded(void *state, unsigned times)
{
    struct message *m = state;

    for (; times > 0; times--) {
        if (EVP_DigestVerifyInit_ex(m->sign_ctx, NULL, NULL, m->lib, m->query, NULL, NULL) != 1 ||
            EVP_DigestVerify(m->sign_ctx, m->signature, SIGNATURE_BYTES, text, m->bytes) != 1)
            return false;
    }
    return true;
}

static bool run_verify_fresh(void *state, unsigned times)
{
    struct message *m = state;

    for (; times > 0; times--) {
        EVP_PKEY *key = import_public(m, m->half);
        EVP_MD_CTX *ctx = EVP_MD_CTX_new();
        const bool good =
            key != NULL && ctx != NULL &&
            EVP_DigestVerifyInit_ex(ctx, NULL, NULL, m->lib, m->query, key, NULL) == 1 &&
            EVP_DigestVerify(ctx, m->signature, SIGNATURE_BYTES, text, m->bytes) == 1;
        EVP_MD_CTX_free(ctx);
        EVP_PKEY_free(key);
        if (!good)
            return false;
    }
    return true;
}

const struct driver keygen_driver = {fetch_key, new_keygen, run_keygen, key_provider};
const struct driver import_driver = {fetch_key, new_import, run_import, key_provider};
const struct driver derive_driver = {fetch_key, new_derive, run_derive, key_provider};
const struct driver sign_driver = {fetch_key, new_sign, run_sign, key_provider};
const struct driver verify_loaded_driver = {fetch_key, new_verify, run_verify_loaded,
                                            key_provider};
const struct driver verify_fresh_driver = {fetch_key, new_verify, run_verify_fresh, key_provider};

void driver_release_key(struct message *m)
{
    EVP_PKEY_CTX_free(m->key_ctx);
    EVP_MD_CTX_free(m->sign_ctx);
    EVP_PKEY_free(m->loaded);
    EVP_PKEY_free(m->key);
}
