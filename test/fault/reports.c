/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Problems that were reported of OpenSSL and of other providers and that no test elsewhere shows
 * by itself; test/reports/table has all of them.
 */
#include "harness.h"
#include "heap.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>

#include <stdlib.h>
#include <string.h>

static struct library lanes;
static const uint8_t bytes[32] = {1, 2, 3};

static EVP_PKEY *private_key(const char *type, const char *query)
{
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key_ex(lanes.ctx, type, query, bytes, 32);

    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    return key;
}

/* What EVP_PKEY_derive() says, with the secret; a peer that is refused is -2. */
static int derive(EVP_PKEY *key, const uint8_t peer[32], uint8_t secret[32])
{
    EVP_PKEY *other = EVP_PKEY_new_raw_public_key_ex(lanes.ctx, "X25519", lanes.query, peer, 32);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(lanes.ctx, key, lanes.query);
    size_t n = 32;
    int result = -2;

    if (other != NULL && EVP_PKEY_derive_init(ctx) == 1 &&
        EVP_PKEY_derive_set_peer_ex(ctx, other, 0) == 1)
        result = EVP_PKEY_derive(ctx, secret, &n);
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(other);
    return result;
}

/* SymCrypt-OpenSSL refused points that others take; RFC 7748: reduce, ignore the top bit. */
static void test_odd_points(void)
{
    EVP_PKEY *key = private_key("X25519", lanes.query);
    uint8_t peer[32] = {9}, secret[2][32];

    CU_ASSERT_EQUAL(derive(key, peer, secret[0]), 1);
    peer[31] = 0x80;
    CU_ASSERT_EQUAL(derive(key, peer, secret[1]), 1);
    CU_ASSERT_EQUAL(memcmp(secret[0], secret[1], 32), 0);
    memset(peer, 0xff, 32); /* 2^255 - 1 is 18 modulo p */
    CU_ASSERT_EQUAL(derive(key, peer, secret[0]), 1);
    memset(peer, 0, 32);
    peer[0] = 18;
    CU_ASSERT_EQUAL(derive(key, peer, secret[1]), 1);
    CU_ASSERT_EQUAL(memcmp(secret[0], secret[1], 32), 0);
    EVP_PKEY_free(key);
}

/* It is taken for a key and fails in the exchange, with an error, never with a secret of zeros. */
static void test_zero_share(void)
{
    EVP_PKEY *key = private_key("X25519", lanes.query);
    uint8_t peer[32] = {0}, secret[32] = {5};

    for (uint8_t u = 0; u < 2; u++) {
        peer[0] = u;
        ERR_clear_error();
        CU_ASSERT_EQUAL(derive(key, peer, secret), 0);
        CU_ASSERT_NOT_EQUAL(ERR_peek_error(), 0);
    }
    ERR_clear_error();
    EVP_PKEY_free(key);
}

static void test_copy(void)
{
    static const char *const names[] = {"ChaCha20-Poly1305", "ChaCha20", "XChaCha20-Poly1305",
                                        "XChaCha20"};

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        EVP_CIPHER *cipher = EVP_CIPHER_fetch(lanes.ctx, names[i], lanes.query);
        EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
        uint8_t out[2][100];
        int n;

        CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, cipher, bytes, bytes, NULL), 1);
        CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out[0], &n, bytes, 21), 1);
        CU_ASSERT_EQUAL(EVP_CIPHER_CTX_copy(copy, ctx), 1);
        CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out[0], &n, bytes, 32), 1);
        EVP_CIPHER_CTX_free(ctx);
        CU_ASSERT_EQUAL(EVP_EncryptUpdate(copy, out[1], &n, bytes, 32), 1);
        CU_ASSERT_EQUAL(memcmp(out[0], out[1], 32), 0);
        EVP_CIPHER_CTX_free(copy);
        EVP_CIPHER_free(cipher);
    }
}

/* OpenVPN, s_client and others look at the number. */
static void test_legacy_numbers(void)
{
    EVP_PKEY *exchange = private_key("X25519", lanes.query);
    EVP_PKEY *signer = private_key("ED25519", lanes.query);

    CU_ASSERT_EQUAL(EVP_PKEY_get_id(exchange), EVP_PKEY_X25519);
    CU_ASSERT_EQUAL(EVP_PKEY_get_id(signer), EVP_PKEY_ED25519);
    CU_ASSERT_EQUAL(EVP_PKEY_get_base_id(signer), EVP_PKEY_ED25519);
    EVP_PKEY_free(exchange);
    EVP_PKEY_free(signer);
}

struct algorithms {
    size_t listed, wrong;
};

/* Schemes of TLS 1.3 alone are not offered before it. Cores before 3.2 take none. */
static int look_at_algorithm(const OSSL_PARAM params[], void *argument)
{
    struct algorithms *a = argument;
    const OSSL_PARAM *name = OSSL_PARAM_locate_const(params, "tls-sigalg-iana-name");
    const OSSL_PARAM *since = OSSL_PARAM_locate_const(params, "tls-min-tls");
    int version = 0;

    if (name == NULL || name->data_size < 5 || strncmp(name->data, "mldsa", 5) != 0)
        return 1;
    a->listed++;
    a->wrong += since == NULL || OSSL_PARAM_get_int(since, &version) != 1 || version != 0x0304;
    return 1;
}

static void test_tls_versions(void)
{
    struct algorithms a = {0, 0};

    CU_ASSERT_EQUAL(OSSL_PROVIDER_get_capabilities(lanes.provider[1], "TLS-SIGALG",
                                                   look_at_algorithm, &a), 1);
    CU_ASSERT_EQUAL(a.listed, running_version() >= 0x30200000 ? 3 : 0);
    CU_ASSERT_EQUAL(a.wrong, 0);
}

static bool sign(EVP_PKEY *key, const uint8_t *text, size_t n, uint8_t signature[64])
{
    EVP_MD_CTX *md = EVP_MD_CTX_new();
    size_t m = 64;
    bool good;

    good = EVP_DigestSignInit_ex(md, NULL, NULL, lanes.ctx, lanes.query, key, NULL) == 1 &&
           EVP_DigestSign(md, signature, &m, text, n) == 1;
    EVP_MD_CTX_free(md);
    return good;
}

/* Keys that the default provider holds are handed over once, however often they are used. */
static void test_growth(void)
{
    EVP_PKEY *key = private_key("ED25519", "provider=default");
    uint8_t signature[64];
    size_t settled = 0;

    for (int i = 0; i < 200; i++) {
        CU_ASSERT_FATAL(sign(key, bytes, 32, signature));
        if (i == 20)
            settled = heap_blocks(HEAP_ANYONE);
    }
    CU_ASSERT_EQUAL(heap_blocks(HEAP_ANYONE), settled);
    EVP_PKEY_free(key);
}

/* `dgst` cut them off at 16 MiB; the last byte counts. */
static void test_long_message(void)
{
    enum { LONG = (1 << 24) + 1 };
    EVP_PKEY *key = private_key("ED25519", lanes.query);
    EVP_MD_CTX *md = EVP_MD_CTX_new();
    uint8_t *text = calloc(1, LONG), signature[2][64];

    CU_ASSERT_PTR_NOT_NULL_FATAL(text);
    CU_ASSERT(sign(key, text, LONG, signature[0]));
    CU_ASSERT_EQUAL(EVP_DigestVerifyInit_ex(md, NULL, NULL, lanes.ctx, "provider=default", key,
                                            NULL), 1);
    CU_ASSERT_EQUAL(EVP_DigestVerify(md, signature[0], 64, text, LONG), 1);
    text[LONG - 1] = 1;
    CU_ASSERT(sign(key, text, LONG, signature[1]));
    CU_ASSERT(memcmp(signature[0], signature[1], 64) != 0);
    EVP_MD_CTX_free(md);
    EVP_PKEY_free(key);
    free(text);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"SymCrypt-OpenSSL PR#167: odd points of X25519", test_odd_points},
        {"openssl#27531: a share of zeros", test_zero_share},
        {"openssl#20978: contexts are copied", test_copy},
        {"openssl#20497: numbers of key types", test_legacy_numbers},
        {"openssl#25277: schemes of TLS 1.3", test_tls_versions},
        {"openssl#23841: no growth with a key of another provider", test_growth},
        {"CVE-2025-15469: a message of more than 16 MiB", test_long_message},
        CU_TEST_INFO_NULL,
    };
    int status;

    heap_install();
    library_open(&lanes, true);
    status = harness_main("reports", tests);
    library_close(&lanes);
    return status;
}
