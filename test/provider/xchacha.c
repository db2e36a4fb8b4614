/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is particular to the X variants; that they compute HChaCha20 and then
 * the plain cipher is what `differential` shows, with the HChaCha20 checked here.
 */
#include "harness.h"
#include "hchacha.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/proverr.h>

#include <string.h>

static struct library lanes;
static EVP_CIPHER *cipher[2];
static const uint8_t key[32] = {1, 2, 3}, iv[24] = {4, 5, 6};

static EVP_CIPHER_CTX *ctx_new(const EVP_CIPHER *of, int enc)
{
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();

    CU_ASSERT_EQUAL_FATAL(EVP_CipherInit_ex2(ctx, of, key, iv, enc, NULL), 1);
    return ctx;
}

/* draft-irtf-cfrg-xchacha-03, 2.2.1 */
static void test_hchacha(void)
{
    static const uint8_t nonce[16] = {0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0, 0x31, 0x41, 0x59, 0x27};
    static const uint8_t wanted[32] = {
        0x82, 0x41, 0x3b, 0x42, 0x27, 0xb2, 0x7b, 0xfe, 0xd3, 0x0e, 0x42, 0x50, 0x8a, 0x87, 0x7d, 0x73,
        0xa0, 0xf9, 0xe4, 0xd5, 0x8a, 0x74, 0xa8, 0x53, 0xc1, 0x2e, 0xc4, 0x13, 0x26, 0xd3, 0xec, 0xdc};
    uint8_t counting[32], subkey[32];

    for (int i = 0; i < 32; i++)
        counting[i] = (uint8_t)i;
    test_hchacha20(subkey, counting, nonce);
    CU_ASSERT_EQUAL(memcmp(subkey, wanted, 32), 0);
}

static void test_iv_lengths(void)
{
    for (size_t c = 0; c < 2; c++) {
        EVP_CIPHER_CTX *ctx = ctx_new(cipher[c], 1);

        CU_ASSERT_EQUAL(EVP_CIPHER_CTX_get_iv_length(ctx), 24);
        for (size_t n = 0; n <= 40; n++) {
            OSSL_PARAM params[2] = {OSSL_PARAM_construct_size_t(OSSL_CIPHER_PARAM_IVLEN, &n),
                                    OSSL_PARAM_construct_end()};

            ERR_clear_error();
            CU_ASSERT_EQUAL(EVP_CIPHER_CTX_set_params(ctx, params), n == 24);
            CU_ASSERT_EQUAL(ERR_GET_REASON(ERR_peek_last_error()),
                            n == 24 ? 0 : PROV_R_INVALID_IV_LENGTH);
        }
        EVP_CIPHER_CTX_free(ctx);
    }
    ERR_clear_error();
}

/* No TLS suite has these ciphers, and a record's nonce could not be formed. */
static void test_tls_refused(void)
{
    uint8_t data[24] = {0};

    data[12] = 20;
    for (size_t c = 0; c < 2; c++) {
        for (int enc = 0; enc < 2; enc++) {
            EVP_CIPHER_CTX *ctx = ctx_new(cipher[c], enc);
            OSSL_PARAM aad[2] = {OSSL_PARAM_construct_octet_string(OSSL_CIPHER_PARAM_AEAD_TLS1_AAD,
                                                                   data, 13),
                                 OSSL_PARAM_construct_end()};
            OSSL_PARAM fixed[2] = {
                OSSL_PARAM_construct_octet_string(OSSL_CIPHER_PARAM_AEAD_TLS1_IV_FIXED, data, 12),
                OSSL_PARAM_construct_end()};

            CU_ASSERT(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_TLS1_AAD, 13, data) <= 0);
            CU_ASSERT(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IV_FIXED, 12, data) <= 0);
            CU_ASSERT(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IV_FIXED, 24, data) <= 0);
            CU_ASSERT_EQUAL(EVP_CIPHER_CTX_set_params(ctx, aad), 0);
            CU_ASSERT_EQUAL(EVP_CIPHER_CTX_set_params(ctx, fixed), 0);
            EVP_CIPHER_CTX_free(ctx);
        }
    }
    ERR_clear_error();
}

/* draft-irtf-cfrg-xchacha-03, 2.3.1: the counter starts at 0, so with a plain stream at hand. */
static void test_counter_starts_at_zero(void)
{
    EVP_CIPHER *plain = EVP_CIPHER_fetch(lanes.ctx, "ChaCha20", "provider=default");
    EVP_CIPHER_CTX *x = ctx_new(cipher[1], 1), *ctx = EVP_CIPHER_CTX_new();
    uint8_t subkey[32], rest[16] = {0}, out[2][200] = {{0}};
    int n;

    test_hchacha20(subkey, key, iv);
    memcpy(rest + 8, iv + 16, 8);
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, plain, subkey, rest, NULL), 1);
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out[0], &n, out[0], 200), 1);
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(x, out[1], &n, out[1], 200), 1);
    CU_ASSERT_EQUAL(memcmp(out[0], out[1], 200), 0);
    EVP_CIPHER_CTX_free(x);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(plain);
}

/* A key alone, then a nonce per message, as protocols use it. */
static void test_one_key_many_nonces(void)
{
    EVP_CIPHER_CTX *whole = EVP_CIPHER_CTX_new(), *kept = EVP_CIPHER_CTX_new();
    const uint8_t text[77] = {9};
    int n;

    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(kept, cipher[0], key, NULL, NULL), 1);
    for (uint8_t i = 0; i < 40; i++) {
        uint8_t nonce[24] = {i}, out[2][77], tag[2][16];

        nonce[23] = (uint8_t)(i * 7);
        CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(whole, cipher[0], key, nonce, NULL), 1);
        CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(kept, NULL, NULL, nonce, NULL), 1);
        for (int side = 0; side < 2; side++) {
            EVP_CIPHER_CTX *ctx = side == 0 ? whole : kept;

            CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out[side], &n, text, 77), 1);
            CU_ASSERT_EQUAL(EVP_EncryptFinal_ex(ctx, out[side], &n), 1);
            CU_ASSERT_EQUAL(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 16, tag[side]), 1);
        }
        CU_ASSERT_EQUAL(memcmp(out[0], out[1], 77), 0);
        CU_ASSERT_EQUAL(memcmp(tag[0], tag[1], 16), 0);
    }
    EVP_CIPHER_CTX_free(whole);
    EVP_CIPHER_CTX_free(kept);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"HChaCha20 of the tests", test_hchacha},
        {"IV lengths", test_iv_lengths},
        {"TLS parameters are refused", test_tls_refused},
        {"the counter starts at 0", test_counter_starts_at_zero},
        {"one key, many nonces", test_one_key_many_nonces},
        CU_TEST_INFO_NULL,
    };
    int status;

    library_open(&lanes, true);
    cipher[0] = EVP_CIPHER_fetch(lanes.ctx, "XChaCha20-Poly1305", NULL);
    cipher[1] = EVP_CIPHER_fetch(lanes.ctx, "XChaCha20", NULL);
    if (cipher[0] == NULL || cipher[1] == NULL)
        return 2;
    status = harness_main("XChaCha", tests);
    EVP_CIPHER_free(cipher[0]);
    EVP_CIPHER_free(cipher[1]);
    library_close(&lanes);
    return status;
}
