/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What OpenSSL has from 3.2 on: HPKE on our DHKEM, and its authenticated mode;
 * against the default provider.
 */
#include "transcript.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hpke.h>

#include <string.h>

static struct library oracle, lanes;
static unsigned char text[300];

static EVP_PKEY *private_key(const struct library *side, unsigned seed)
{
    unsigned char bytes[32];
    struct rng rng = {seed};
    EVP_PKEY *key;

    rng_fill(&rng, bytes, sizeof(bytes));
    key = EVP_PKEY_new_raw_private_key_ex(side->ctx, "X25519", side->query, bytes, sizeof(bytes));
    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    return key;
}

static const OSSL_HPKE_SUITE suite = {OSSL_HPKE_KEM_ID_X25519, OSSL_HPKE_KDF_ID_HKDF_SHA256,
                                      OSSL_HPKE_AEAD_ID_CHACHA_POLY1305};

/* A message from one end to the other, its ephemeral key derived. */
static void scenario_hpke(const struct library *side, struct transcript *t)
{
    static const int modes[] = {OSSL_HPKE_MODE_BASE, OSSL_HPKE_MODE_AUTH};

    for (size_t i = 0; i < 2; i++) {
        EVP_PKEY *recipient = NULL, *sender = private_key(side, 3);
        unsigned char enc[64], sealed[400], opened[400], public_key[64];
        size_t enc_n = sizeof(enc), sealed_n = sizeof(sealed), opened_n = sizeof(opened),
               public_n = sizeof(public_key), shared_n = 32;
        unsigned char shared[32];
        OSSL_HPKE_CTX *to, *from;

        note_result(t,
                    OSSL_HPKE_keygen(suite, public_key, &public_n, &recipient, text, 40, side->ctx,
                                     side->query),
                    "keygen");
        note_bytes(t, "public key", public_key, public_n);
        to = OSSL_HPKE_CTX_new(modes[i], suite, OSSL_HPKE_ROLE_SENDER, side->ctx, side->query);
        from = OSSL_HPKE_CTX_new(modes[i], suite, OSSL_HPKE_ROLE_RECEIVER, side->ctx, side->query);
        note_result(t, OSSL_HPKE_CTX_set1_ikme(to, text, 50), "ikme");
        if (modes[i] == OSSL_HPKE_MODE_AUTH) {
            unsigned char half[32];
            size_t n = sizeof(half);

            note_result(t, EVP_PKEY_get_raw_public_key(sender, half, &n), "sender");
            note_result(t, OSSL_HPKE_CTX_set1_authpriv(to, sender), "authpriv");
            note_result(t, OSSL_HPKE_CTX_set1_authpub(from, half, n), "authpub");
        }
        note_result(t, OSSL_HPKE_encap(to, enc, &enc_n, public_key, public_n, text, 10), "encap");
        note_bytes(t, "enc", enc, enc_n);
        note_result(t, OSSL_HPKE_seal(to, sealed, &sealed_n, text, 20, text, 200), "seal");
        note_bytes(t, "sealed", sealed, sealed_n);
        note_result(t, OSSL_HPKE_decap(from, enc, enc_n, recipient, text, 10), "decap");
        note_result(t, OSSL_HPKE_open(from, opened, &opened_n, text, 20, sealed, sealed_n),
                    "open");
        note_bytes(t, "opened", opened, opened_n);
        note_result(t, OSSL_HPKE_export(from, shared, shared_n, text, 5), "export");
        note_bytes(t, "exported", shared, shared_n);
        OSSL_HPKE_CTX_free(to);
        OSSL_HPKE_CTX_free(from);
        EVP_PKEY_free(recipient);
        EVP_PKEY_free(sender);
    }
}

static EVP_PKEY *half_of(const struct library *side, EVP_PKEY *key)
{
    unsigned char half[32];
    size_t n = sizeof(half);

    CU_ASSERT_EQUAL(EVP_PKEY_get_raw_public_key(key, half, &n), 1);
    return EVP_PKEY_new_raw_public_key_ex(side->ctx, "X25519", side->query, half, n);
}

/* The authenticated mode with whole keys, and with keys that lack the half that is needed. */
static void scenario_auth(const struct library *side, struct transcript *t)
{
    EVP_PKEY *keys[4] = {private_key(side, 1), NULL, private_key(side, 2), NULL};
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};

    keys[1] = half_of(side, keys[0]);
    keys[3] = half_of(side, keys[2]);
    for (size_t i = 0; i < 16; i++) {
        EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, keys[i / 4], side->query);
        unsigned char enc[32] = {0}, secret[32] = {0};
        size_t n = 32, m = 32;
        int ret;

        params[0] = OSSL_PARAM_construct_octet_string("ikme", text, 33);
        ret = EVP_PKEY_auth_encapsulate_init(ctx, keys[i % 4], params);
        note_result(t, ret, "auth encapsulate, %zu to %zu", i % 4, i / 4);
        if (ret == 1) {
            note_result(t, EVP_PKEY_encapsulate(ctx, enc, &n, secret, &m), "encapsulate");
            note_bytes(t, "enc", enc, sizeof(enc));
            note_bytes(t, "secret", secret, sizeof(secret));
        }
        EVP_PKEY_CTX_free(ctx);
        ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, keys[i / 4], side->query);
        ret = EVP_PKEY_auth_decapsulate_init(ctx, keys[i % 4], NULL);
        note_result(t, ret, "auth decapsulate");
        if (ret == 1) {
            enc[0] = 9;
            note_result(t, EVP_PKEY_decapsulate(ctx, secret, &m, enc, 32), "decapsulate");
            note_bytes(t, "secret", secret, sizeof(secret));
        }
        EVP_PKEY_CTX_free(ctx);
    }
    for (size_t i = 0; i < 4; i++)
        EVP_PKEY_free(keys[i]);
}

static void test_hpke(void)
{
    CU_ASSERT(play("HPKE", scenario_hpke, &oracle, &lanes));
}

static void test_auth(void)
{
    CU_ASSERT(play("authenticated", scenario_auth, &oracle, &lanes));
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"HPKE", test_hpke},
        {"authenticated DHKEM", test_auth},
        CU_TEST_INFO_NULL,
    };
    struct rng rng = {5};
    int status;

    rng_fill(&rng, text, sizeof(text));
    library_open(&oracle, false);
    library_open(&lanes, true);
    lanes.query = "?provider=lanes"; /* HPKE's key schedule is the default provider's */
    status = harness_main("HPKE", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
