/* SPDX-License-Identifier: Apache-2.0 */
/* Cases of ML-DSA through EVP. */
#include "run_evp.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>

#include <string.h>

enum {
    SEED_BYTES = 32,
    HALF_BYTES_MAX = 4896,
    SIGNATURE_BYTES_MAX = 4627,
    VERIFICATIONS = 3, /* from the second time on a key verifies another way */
};

static const char *name_of(enum kat_kind kind)
{
    static const char *const names[] = {"ML-DSA-44", "ML-DSA-65", "ML-DSA-87"};

    return names[kind >= KAT_MLDSA44 ? kind - KAT_MLDSA44 : kind - KAT_MLDSA44_KEYGEN];
}

static bool is(const struct kat_bytes *field, const void *bytes, size_t n)
{
    return field->n == n && memcmp(field->p, bytes, n) == 0;
}

static bool is_ours(const EVP_PKEY *key)
{
    return strcmp(OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(key)), "lanes") == 0;
}

/* A key of a half, or of a seed; NULL if it is refused. */
static EVP_PKEY *import(OSSL_LIB_CTX *lib, const char *type, int selection, const char *part,
                        const struct kat_bytes *bytes)
{
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string(part, (void *)bytes->p, bytes->n),
        OSSL_PARAM_construct_end(),
    };
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(lib, type, NULL);
    EVP_PKEY *key = NULL;

    if (EVP_PKEY_fromdata_init(ctx) != 1 || EVP_PKEY_fromdata(ctx, &key, selection, params) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(ctx);
    return key;
}

static EVP_PKEY *generate(OSSL_LIB_CTX *lib, const char *type, const struct kat_bytes *seed)
{
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string("seed", (void *)seed->p, seed->n),
        OSSL_PARAM_construct_end(),
    };
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(lib, type, NULL);
    EVP_PKEY *key = NULL;

    if (EVP_PKEY_keygen_init(ctx) != 1 || EVP_PKEY_CTX_set_params(ctx, params) != 1 ||
        EVP_PKEY_generate(ctx, &key) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(ctx);
    return key;
}

static bool half_is(const EVP_PKEY *key, const char *part, const struct kat_bytes *field)
{
    unsigned char half[HALF_BYTES_MAX];
    size_t n = 0;

    return EVP_PKEY_get_octet_string_param(key, part, half, sizeof(half), &n) == 1 &&
           is(field, half, n);
}

static const char *run_keygen(const struct kat_case *c, const struct kat_bytes *f,
                              OSSL_LIB_CTX *lib)
{
    EVP_PKEY *key = generate(lib, name_of(c->kind), &f[KAT_KEY]);
    const char *wrong = key == NULL                                   ? "refused"
                        : !is_ours(key)                               ? "not served by lanes"
                        : !half_is(key, OSSL_PKEY_PARAM_PUB_KEY, &f[KAT_OUT]) ? "public key"
                        : f[KAT_TAG].n != 0 &&
                                !half_is(key, OSSL_PKEY_PARAM_PRIV_KEY, &f[KAT_TAG])
                            ? "private key"
                            : NULL;

    EVP_PKEY_free(key);
    return wrong;
}

/* What a signature's context is told: at most six parameters with the end. */
static void set_params(OSSL_PARAM params[6], const struct kat_case *c, const struct kat_bytes *f,
                       int *encoding, int *mu, int *deterministic)
{
    const size_t random = f[KAT_OUT].n;
    size_t n = 0;

    *encoding = c->counter != KAT_MLDSA_RAW;
    *mu = c->counter == KAT_MLDSA_MU;
    *deterministic = random == 0;
    params[n++] = OSSL_PARAM_construct_int("message-encoding", encoding);
    params[n++] = OSSL_PARAM_construct_int("mu", mu);
    params[n++] = OSSL_PARAM_construct_int("deterministic", deterministic);
    params[n++] =
        OSSL_PARAM_construct_octet_string("context-string", (void *)f[KAT_AAD].p, f[KAT_AAD].n);
    if (random != 0)
        params[n++] =
            OSSL_PARAM_construct_octet_string("test-entropy", (void *)f[KAT_OUT].p, random);
    params[n] = OSSL_PARAM_construct_end();
}

static const char *run_sign(const struct kat_case *c, const struct kat_bytes *f, OSSL_LIB_CTX *lib)
{
    const bool seed = f[KAT_KEY].n == SEED_BYTES;
    EVP_PKEY *key = import(lib, name_of(c->kind), EVP_PKEY_KEYPAIR,
                           seed ? "seed" : OSSL_PKEY_PARAM_PRIV_KEY, &f[KAT_KEY]);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    unsigned char signature[SIGNATURE_BYTES_MAX];
    size_t n = sizeof(signature);
    int encoding, mu, deterministic;
    OSSL_PARAM params[6];
    const char *wrong = NULL;
    bool made;

    set_params(params, c, f, &encoding, &mu, &deterministic);
    made = key != NULL && EVP_DigestSignInit_ex(ctx, NULL, NULL, lib, NULL, key, params) == 1 &&
           EVP_DigestSign(ctx, signature, &n, f[KAT_IN].p, f[KAT_IN].n) == 1;
    if (key != NULL && !is_ours(key))
        wrong = "not served by lanes";
    else if (made == c->invalid)
        wrong = made ? "signed" : "refused";
    else if (made && f[KAT_NONCE].n != 0 && !half_is(key, OSSL_PKEY_PARAM_PUB_KEY, &f[KAT_NONCE]))
        wrong = "public key";
    else if (made && c->hex[KAT_TAG] != NULL && !is(&f[KAT_TAG], signature, n))
        wrong = "signature";
    else if (made && c->hex[KAT_TAG] == NULL &&
             (EVP_DigestVerifyInit_ex(ctx, NULL, NULL, lib, NULL, key, params) != 1 ||
              EVP_DigestVerify(ctx, signature, n, f[KAT_IN].p, f[KAT_IN].n) != 1))
        wrong = "the signature is refused";
    EVP_MD_CTX_free(ctx);
    EVP_PKEY_free(key);
    return wrong;
}

static const char *run_verify(const struct kat_case *c, const struct kat_bytes *f,
                              OSSL_LIB_CTX *lib)
{
    EVP_PKEY *key = import(lib, name_of(c->kind), EVP_PKEY_PUBLIC_KEY, OSSL_PKEY_PARAM_PUB_KEY,
                           &f[KAT_NONCE]);
    int encoding, mu, deterministic;
    OSSL_PARAM params[6];
    const char *wrong = NULL;

    if (key == NULL)
        return c->invalid ? NULL : "the public key is refused";
    set_params(params, c, f, &encoding, &mu, &deterministic);
    if (!is_ours(key))
        wrong = "not served by lanes";
    for (int i = 0; i < VERIFICATIONS && wrong == NULL; i++) {
        EVP_MD_CTX *ctx = EVP_MD_CTX_new();
        const bool good =
            EVP_DigestVerifyInit_ex(ctx, NULL, NULL, lib, NULL, key, params) == 1 &&
            EVP_DigestVerify(ctx, f[KAT_TAG].p, f[KAT_TAG].n, f[KAT_IN].p, f[KAT_IN].n) == 1;

        if (good == c->invalid)
            wrong = good ? "accepted" : "refused";
        EVP_MD_CTX_free(ctx);
    }
    EVP_PKEY_free(key);
    return wrong;
}

const char *kat_run_mldsa_evp(const struct kat_case *c, const struct kat_bytes *f,
                              OSSL_LIB_CTX *libctx)
{
    const char *wrong = c->kind < KAT_MLDSA44      ? run_keygen(c, f, libctx)
                        : c->hex[KAT_KEY] != NULL ? run_sign(c, f, libctx)
                                                  : run_verify(c, f, libctx);

    ERR_clear_error();
    return wrong;
}
