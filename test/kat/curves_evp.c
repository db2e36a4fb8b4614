/* SPDX-License-Identifier: Apache-2.0 */
/* Cases of Curve25519 through EVP. */
#include "run_evp.h"

#include <openssl/bio.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/decoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/provider.h>
#include <openssl/x509.h>

#include <string.h>

enum { INSTANCES_SINCE = 0x30200000, DHKEM_SINCE = 0x30200000 };

/*
 * The instances are parameters since 3.2, and so is key material. Hash
 * functions are not offered. Points are imported whatever they are. The authenticated mode
 * is compared with the default provider's elsewhere.
 */
bool kat_curve_evp_reaches(enum kat_kind kind)
{
    switch (kind) {
    case KAT_SHA512:
    case KAT_SHA3_256:
    case KAT_SHA3_512:
    case KAT_SHAKE128:
    case KAT_SHAKE256:
    case KAT_DHKEM_AUTH:
    case KAT_ED25519_POINT:
        return false;
    case KAT_ED25519CTX:
    case KAT_ED25519PH:
        return OpenSSL_version_num() >= INSTANCES_SINCE;
    case KAT_DHKEM_DERIVE:
        return OpenSSL_version_num() >= DHKEM_SINCE;
    default:
        return true;
    }
}

static bool is(const struct kat_bytes *field, const void *bytes, size_t n)
{
    return field->n == n && memcmp(field->p, bytes, n) == 0;
}

static bool is_ours(const EVP_PKEY *key)
{
    const OSSL_PROVIDER *p = key != NULL ? EVP_PKEY_get0_provider(key) : NULL;

    return p != NULL && strcmp(OSSL_PROVIDER_get0_name(p), "lanes") == 0;
}

static EVP_PKEY *private_key(OSSL_LIB_CTX *lib, const char *type, const struct kat_bytes *bytes)
{
    return EVP_PKEY_new_raw_private_key_ex(lib, type, NULL, bytes->p, bytes->n);
}

static EVP_PKEY *public_key(OSSL_LIB_CTX *lib, const char *type, const struct kat_bytes *bytes)
{
    return EVP_PKEY_new_raw_public_key_ex(lib, type, NULL, bytes->p, bytes->n);
}

static EVP_PKEY *file_key(OSSL_LIB_CTX *lib, const struct kat_bytes *bytes, int selection)
{
    EVP_PKEY *key = NULL;
    OSSL_DECODER_CTX *ctx =
        OSSL_DECODER_CTX_new_for_pkey(&key, NULL, NULL, NULL, selection, lib, NULL);
    const unsigned char password[] = "password";
    BIO *bio = BIO_new_mem_buf(bytes->p, (int)bytes->n);

    if (OSSL_DECODER_CTX_set_passphrase(ctx, password, sizeof(password) - 1) != 1 ||
        OSSL_DECODER_from_bio(ctx, bio) != 1)
        key = NULL;
    BIO_free(bio);
    OSSL_DECODER_CTX_free(ctx);
    ERR_clear_error();
    return key;
}

/* True if the two keys give a secret, which is written to out. */
static bool derive(OSSL_LIB_CTX *lib, EVP_PKEY *key, EVP_PKEY *peer, unsigned char out[32])
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(lib, key, NULL);
    size_t n = 32;
    const bool good = EVP_PKEY_derive_init(ctx) == 1 && EVP_PKEY_derive_set_peer(ctx, peer) == 1 &&
                      EVP_PKEY_derive(ctx, out, &n) == 1 && n == 32;

    EVP_PKEY_CTX_free(ctx);
    ERR_clear_error();
    return good;
}

static const char *run_x25519(const struct kat_case *c, const struct kat_bytes *f,
                              OSSL_LIB_CTX *lib)
{
    const bool files = c->kind == KAT_X25519_FILES;
    EVP_PKEY *key = files ? file_key(lib, &f[KAT_KEY], EVP_PKEY_KEYPAIR)
                          : private_key(lib, "X25519", &f[KAT_KEY]);
    EVP_PKEY *peer = files ? file_key(lib, &f[KAT_IN], EVP_PKEY_PUBLIC_KEY)
                           : public_key(lib, "X25519", &f[KAT_IN]);
    const char *wrong = NULL;
    unsigned char out[32];

    if (key == NULL || peer == NULL)
        wrong = c->invalid ? NULL : "a key is refused";
    else if (!EVP_PKEY_is_a(key, "X25519") || !EVP_PKEY_is_a(peer, "X25519"))
        wrong = c->invalid ? NULL : "a key of another type";
    else if (!is_ours(key) || !is_ours(peer))
        wrong = "not served by lanes";
    else if (!derive(lib, key, peer, out))
        wrong = c->invalid ? NULL : "refused";
    else if (c->invalid || !is(&f[KAT_OUT], out, 32))
        wrong = c->invalid ? "accepted" : "answer";
    EVP_PKEY_free(key);
    EVP_PKEY_free(peer);
    return wrong;
}

static const char *run_import(const struct kat_case *c, const struct kat_bytes *f,
                              OSSL_LIB_CTX *lib)
{
    EVP_PKEY *key = public_key(lib, "X25519", &f[KAT_IN]);
    const char *wrong = (key == NULL) != c->invalid     ? "verdict"
                        : key != NULL && !is_ours(key) ? "not served by lanes"
                                                       : NULL;

    EVP_PKEY_free(key);
    ERR_clear_error();
    return wrong;
}

/* The keys of files, and of a certificate, belong to lanes. */
static const char *run_file(const struct kat_bytes *f, OSSL_LIB_CTX *lib)
{
    EVP_PKEY *key = file_key(lib, &f[KAT_IN], 0);
    BIO *bio = BIO_new_mem_buf(f[KAT_IN].p, (int)f[KAT_IN].n);
    X509 *certificate = X509_new_ex(lib, NULL);
    const char *wrong;

    if (key == NULL && PEM_read_bio_X509(bio, &certificate, NULL, NULL) != NULL)
        key = X509_get_pubkey(certificate);
    wrong = key == NULL ? "refused" : !is_ours(key) ? "not served by lanes" : NULL;
    EVP_PKEY_free(key);
    X509_free(certificate);
    BIO_free(bio);
    ERR_clear_error();
    return wrong;
}

static const char *run_chain(const struct kat_case *c, const struct kat_bytes *f,
                             OSSL_LIB_CTX *lib)
{
    struct kat_bytes k = {.p = {9}, .n = 32}, u = {.p = {9}, .n = 32};
    const char *wrong = NULL;

    for (unsigned i = 0; i < c->counter && wrong == NULL; i++) {
        EVP_PKEY *key = private_key(lib, "X25519", &k), *peer = public_key(lib, "X25519", &u);

        memcpy(u.p, k.p, 32);
        if (!is_ours(key) || !is_ours(peer))
            wrong = "not served by lanes";
        else if (!derive(lib, key, peer, k.p))
            wrong = "refused";
        EVP_PKEY_free(key);
        EVP_PKEY_free(peer);
    }
    return wrong != NULL ? wrong : is(&f[KAT_OUT], k.p, 32) ? NULL : "answer";
}

/* The public half that a private key brings along. */
static const char *run_public(const struct kat_bytes *f, OSSL_LIB_CTX *lib, const char *type)
{
    EVP_PKEY *key = private_key(lib, type, &f[KAT_KEY]);
    unsigned char out[32];
    size_t n = sizeof(out);
    const char *wrong = !is_ours(key)                                           ? "not served by lanes"
                        : EVP_PKEY_get_raw_public_key(key, out, &n) != 1        ? "refused"
                        : !is(&f[KAT_OUT], out, n)                              ? "answer"
                                                                                : NULL;

    EVP_PKEY_free(key);
    return wrong;
}

static const char *run_derive(const struct kat_bytes *f, OSSL_LIB_CTX *lib)
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(lib, "X25519", NULL);
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};
    EVP_PKEY *key = NULL;
    unsigned char out[32], expected[32];
    size_t n = sizeof(out);
    const char *wrong = NULL;

    params[0] = OSSL_PARAM_construct_octet_string("dhkem-ikm", (void *)f[KAT_IN].p, f[KAT_IN].n);
    if (EVP_PKEY_keygen_init(ctx) != 1 || EVP_PKEY_CTX_set_params(ctx, params) != 1 ||
        EVP_PKEY_generate(ctx, &key) != 1 || !is_ours(key))
        wrong = "not served by lanes";
    else if (EVP_PKEY_get_raw_public_key(key, out, &n) != 1 || !is(&f[KAT_TAG], out, n))
        wrong = "public key";
    if (wrong == NULL && f[KAT_OUT].n == 32) {
        /* OpenSSL keeps it clamped. */
        memcpy(expected, f[KAT_OUT].p, 32);
        expected[0] &= 248;
        expected[31] = (unsigned char)((expected[31] & 127) | 64);
        if (EVP_PKEY_get_raw_private_key(key, out, &n) != 1 || memcmp(out, expected, 32) != 0)
            wrong = "private key";
    }
    EVP_PKEY_free(key);
    EVP_PKEY_CTX_free(ctx);
    return wrong;
}

static const char *run_kem(const struct kat_bytes *f, OSSL_LIB_CTX *lib)
{
    EVP_PKEY *key = private_key(lib, "X25519", &f[KAT_KEY]);
    EVP_PKEY_CTX *ctx = is_ours(key) ? EVP_PKEY_CTX_new_from_pkey(lib, key, NULL) : NULL;
    OSSL_PARAM params[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
    unsigned char enc[32], secret[32];
    size_t n = sizeof(enc), m = sizeof(secret);
    const char *wrong = NULL;

    params[0] = OSSL_PARAM_construct_utf8_string("operation", (char *)"DHKEM", 0);
    params[1] = OSSL_PARAM_construct_octet_string("ikme", (void *)f[KAT_IN].p, f[KAT_IN].n);
    if (ctx == NULL)
        wrong = "not served by lanes";
    else if (EVP_PKEY_encapsulate_init(ctx, params) != 1 ||
             EVP_PKEY_encapsulate(ctx, enc, &n, secret, &m) != 1 || !is(&f[KAT_TAG], enc, n) ||
             !is(&f[KAT_OUT], secret, m))
        wrong = "encapsulation";
    params[1] = (OSSL_PARAM)OSSL_PARAM_END;
    if (wrong == NULL &&
        (EVP_PKEY_decapsulate_init(ctx, params) != 1 ||
         EVP_PKEY_decapsulate(ctx, secret, &m, enc, n) != 1 || !is(&f[KAT_OUT], secret, m)))
        wrong = "decapsulation";
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
    ERR_clear_error();
    return wrong;
}

/* The instance and its context as parameters. */
static void set_instance(OSSL_PARAM params[3], const struct kat_case *c, const struct kat_bytes *f)
{
    size_t n = 0;

    if (c->kind != KAT_ED25519)
        params[n++] = OSSL_PARAM_construct_utf8_string(
            "instance", (char *)(c->kind == KAT_ED25519PH ? "Ed25519ph" : "Ed25519ctx"), 0);
    if (c->kind != KAT_ED25519)
        params[n++] =
            OSSL_PARAM_construct_octet_string("context-string", (void *)f[KAT_AAD].p, f[KAT_AAD].n);
    params[n] = (OSSL_PARAM)OSSL_PARAM_END;
}

static const char *run_sign(const struct kat_bytes *f, OSSL_LIB_CTX *lib, const OSSL_PARAM *params)
{
    EVP_PKEY *key = private_key(lib, "ED25519", &f[KAT_KEY]);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    unsigned char signature[64], half[32];
    size_t n = sizeof(signature), m = sizeof(half);
    const char *wrong = NULL;

    if (!is_ours(key))
        wrong = "not served by lanes";
    else if (EVP_PKEY_get_raw_public_key(key, half, &m) != 1 || !is(&f[KAT_NONCE], half, m))
        wrong = "public key";
    else if (EVP_DigestSignInit_ex(ctx, NULL, NULL, lib, NULL, key, params) != 1 ||
             EVP_DigestSign(ctx, signature, &n, f[KAT_IN].p, f[KAT_IN].n) != 1 ||
             !is(&f[KAT_TAG], signature, n))
        wrong = "signature";
    EVP_MD_CTX_free(ctx);
    EVP_PKEY_free(key);
    return wrong;
}

static const char *run_ed25519(const struct kat_case *c, const struct kat_bytes *f,
                               OSSL_LIB_CTX *lib)
{
    OSSL_PARAM params[3];
    EVP_PKEY *key = public_key(lib, "ED25519", &f[KAT_NONCE]);
    const char *wrong = is_ours(key) ? NULL : "not served by lanes";

    set_instance(params, c, f);
    if (wrong == NULL && f[KAT_KEY].n == 32 && !c->invalid)
        wrong = run_sign(f, lib, params);
    /* From the second time on a key verifies another way. */
    for (int i = 0; i < 3 && wrong == NULL; i++) {
        EVP_MD_CTX *ctx = EVP_MD_CTX_new();
        const bool good =
            EVP_DigestVerifyInit_ex(ctx, NULL, NULL, lib, NULL, key, params) == 1 &&
            EVP_DigestVerify(ctx, f[KAT_TAG].p, f[KAT_TAG].n, f[KAT_IN].p, f[KAT_IN].n) == 1;

        if (good == c->invalid)
            wrong = good ? "accepted" : "refused";
        EVP_MD_CTX_free(ctx);
    }
    EVP_PKEY_free(key);
    ERR_clear_error();
    return wrong;
}

const char *kat_run_curve_evp(const struct kat_case *c, const struct kat_bytes *f,
                              OSSL_LIB_CTX *libctx)
{
    switch (c->kind) {
    case KAT_X25519:
    case KAT_X25519_FILES:
        return run_x25519(c, f, libctx);
    case KAT_X25519_PUBLIC:
        return run_public(f, libctx, "X25519");
    case KAT_X25519_IMPORT:
        return run_import(c, f, libctx);
    case KAT_KEY_FILE:
        return run_file(f, libctx);
    case KAT_X25519_CHAIN:
        return run_chain(c, f, libctx);
    case KAT_DHKEM_DERIVE:
        return run_derive(f, libctx);
    case KAT_DHKEM:
        return run_kem(f, libctx);
    case KAT_ED25519_PUBLIC:
        return run_public(f, libctx, "ED25519");
    default:
        return run_ed25519(c, f, libctx);
    }
}
