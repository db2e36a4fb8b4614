/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The sets of ML-DSA: ACVP's, whose groups name parameter sets and message forms, and
 * Wycheproof's. What HashML-DSA signs is built here and passed on as a raw message:
 * the library has no HashML-DSA, but the signatures tell as much about it.
 */
#define _POSIX_C_SOURCE 200809L
#include "read_json.h"

#include <openssl/evp.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The hash functions of FIPS 204, 5.4; SHAKE has twice the bytes of its security. */
static const struct {
    const char *name, *openssl;
    unsigned char last_of_oid; /* 2.16.840.1.101.3.4.2. */
    size_t bytes;
} hashes[] = {
    {"SHA2-256", "SHA2-256", 1, 32},         {"SHA2-384", "SHA2-384", 2, 48},
    {"SHA2-512", "SHA2-512", 3, 64},         {"SHA2-224", "SHA2-224", 4, 28},
    {"SHA2-512/224", "SHA2-512/224", 5, 28}, {"SHA2-512/256", "SHA2-512/256", 6, 32},
    {"SHA3-224", "SHA3-224", 7, 28},         {"SHA3-256", "SHA3-256", 8, 32},
    {"SHA3-384", "SHA3-384", 9, 48},         {"SHA3-512", "SHA3-512", 10, 64},
    {"SHAKE-128", "SHAKE128", 11, 32},       {"SHAKE-256", "SHAKE256", 12, 64},
};

static const char *text_of(json_t *test, json_t *group, const char *name)
{
    const json_t *value = json_object_get(test, name);

    return json_string_value(value != NULL ? value : json_object_get(group, name));
}

static char *to_hex(const unsigned char *p, size_t n)
{
    char *hex = malloc(2 * n + 1);

    if (hex == NULL)
        abort();
    hex[0] = '\0';
    for (size_t i = 0; i < n; i++)
        snprintf(hex + 2 * i, 3, "%02x", p[i]);
    return hex;
}

static void digest(unsigned char *out, const char *name, size_t bytes, const struct kat_bytes *in)
{
    EVP_MD *md = EVP_MD_fetch(NULL, name, NULL);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    const bool shake = strncmp(name, "SHAKE", 5) == 0;

    if (md == NULL || ctx == NULL || EVP_DigestInit_ex(ctx, md, NULL) != 1 ||
        EVP_DigestUpdate(ctx, in->p, in->n) != 1 ||
        (shake ? EVP_DigestFinalXOF(ctx, out, bytes) : EVP_DigestFinal_ex(ctx, out, NULL)) != 1)
        abort();
    EVP_MD_CTX_free(ctx);
    EVP_MD_free(md);
}

/* M' of HashML-DSA (FIPS 204, Algorithm 4); a hash function that nobody knows leaves the message. */
static void hash_message(struct kat_case *c, const char *hash)
{
    static struct kat_bytes text, context;
    unsigned char m[2 + 255 + 11 + 64] = {1};
    static const unsigned char oid[10] = {6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2};

    for (size_t i = 0; i < sizeof(hashes) / sizeof(hashes[0]); i++) {
        if (strcmp(hashes[i].name, hash) != 0)
            continue;
        if (!kat_unhex(&text, c, KAT_IN) || !kat_unhex(&context, c, KAT_AAD) || context.n > 255)
            abort();
        m[1] = (unsigned char)context.n;
        memcpy(m + 2, context.p, context.n);
        memcpy(m + 2 + context.n, oid, 10);
        m[12 + context.n] = hashes[i].last_of_oid;
        digest(m + 13 + context.n, hashes[i].openssl, hashes[i].bytes, &text);
        c->hex[KAT_IN] = to_hex(m, 13 + context.n + hashes[i].bytes);
        c->hex[KAT_AAD] = NULL;
        c->counter = KAT_MLDSA_RAW;
    }
}

static void fill_acvp(struct kat_case *c, json_t *test, json_t *group, const char *set)
{
    const char *interface = text_of(group, NULL, "signatureInterface");
    const char *hash = text_of(test, NULL, "hashAlg");

    c->kind += strcmp(set, "ML-DSA-65") == 0 ? 1 : strcmp(set, "ML-DSA-87") == 0 ? 2 : 0;
    if (c->kind < KAT_MLDSA44) {
        c->hex[KAT_KEY] = text_of(test, NULL, "seed");
        c->hex[KAT_OUT] = text_of(test, NULL, "pk");
        c->hex[KAT_TAG] = text_of(test, NULL, "sk");
        return;
    }
    c->hex[KAT_KEY] = text_of(test, group, "sk");
    if (c->hex[KAT_KEY] == NULL)
        c->hex[KAT_KEY] = text_of(test, NULL, "seed");
    c->hex[KAT_NONCE] = text_of(test, group, "pk");
    c->hex[KAT_AAD] = text_of(test, NULL, "context");
    c->hex[KAT_IN] = text_of(test, NULL, "message");
    c->hex[KAT_OUT] = text_of(test, NULL, "rnd");
    c->hex[KAT_TAG] = text_of(test, NULL, "signature");
    c->counter = interface != NULL && strcmp(interface, "external") == 0 ? KAT_MLDSA_PURE
                                                                         : KAT_MLDSA_RAW;
    if (json_is_true(json_object_get(group, "externalMu"))) {
        c->hex[KAT_IN] = text_of(test, NULL, "mu");
        c->counter = KAT_MLDSA_MU;
    }
    if (hash != NULL && strcmp(hash, "none") != 0)
        hash_message(c, hash);
    c->invalid = json_is_false(json_object_get(test, "testPassed"));
}

static void fill_wycheproof(struct kat_case *c, json_t *test, json_t *group)
{
    const char *result = text_of(test, NULL, "result");

    c->hex[KAT_KEY] = text_of(NULL, group, "privateSeed");
    if (c->hex[KAT_KEY] == NULL)
        c->hex[KAT_KEY] = text_of(NULL, group, "privateKey");
    c->hex[KAT_NONCE] = text_of(NULL, group, "publicKey");
    c->hex[KAT_AAD] = text_of(test, NULL, "ctx");
    c->hex[KAT_IN] = text_of(test, NULL, "msg");
    c->hex[KAT_OUT] = text_of(test, NULL, "rnd");
    c->hex[KAT_TAG] = text_of(test, NULL, "sig");
    c->counter = KAT_MLDSA_PURE;
    if (c->hex[KAT_IN] == NULL) {
        c->hex[KAT_IN] = text_of(test, NULL, "mu");
        c->counter = KAT_MLDSA_MU;
    }
    c->invalid = result == NULL || strcmp(result, "valid") != 0;
}

void kat_fill_mldsa(struct kat_case *c, json_t *test, json_t *group)
{
    const char *set = text_of(NULL, group, "parameterSet");

    if (set != NULL)
        fill_acvp(c, test, group, set);
    else
        fill_wycheproof(c, test, group);
}
