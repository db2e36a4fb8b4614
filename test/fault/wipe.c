/* SPDX-License-Identifier: Apache-2.0 */
/* Nothing secret is left in memory that lanes gives back. */
#include "harness.h"
#include "hchacha.h"
#include "heap.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>

#include <string.h>

static struct library lanes;
static uint8_t key[32], iv[24], text[200];

static EVP_CIPHER *cipher_of(const char *name)
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(lanes.ctx, name, "provider=lanes");

    CU_ASSERT_PTR_NOT_NULL_FATAL(cipher);
    return cipher;
}

/* The first 64 bytes of keystream under a key and an IV as ChaCha20's. */
static void keystream(uint8_t out[static 64], const uint8_t *of, const uint8_t counter_iv[16])
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(lanes.ctx, "ChaCha20", "provider=default");
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    int n;

    memset(out, 0, 64);
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, cipher, of, counter_iv, NULL), 1);
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out, &n, out, 64), 1);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(cipher);
}

/* What must not stay: key, subkey, one-time key, keystream and plaintext, by halves. */
static void watch(void)
{
    uint8_t subkey[32], counter_iv[16] = {0}, block[64];

    heap_forget_secrets();
    test_hchacha20(subkey, key, iv);
    heap_secret("key", key, 16);
    heap_secret("key, 2nd half", key + 16, 16);
    heap_secret("subkey", subkey, 16);
    heap_secret("subkey, 2nd half", subkey + 16, 16);
    memcpy(counter_iv + 4, iv, 12);
    keystream(block, key, counter_iv);
    heap_secret("one-time key, s", block + 16, 16);
    counter_iv[0] = 1;
    keystream(block, key, counter_iv);
    heap_secret("keystream", block + 48, 16);
    heap_secret("plaintext", text, 16);
    heap_spilled();
}

/* Leaves a context with key, keystream and text in it, whole or with a copy. */
static void check_cipher(const char *name, int enc, bool finish, bool copied)
{
    EVP_CIPHER *cipher = cipher_of(name);
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
    uint8_t out[200];
    int n;

    CU_ASSERT_EQUAL(EVP_CipherInit_ex2(ctx, cipher, key, iv, enc, NULL), 1);
    CU_ASSERT_EQUAL(EVP_CipherUpdate(ctx, out, &n, text, 150), 1);
    CU_ASSERT(heap_holds() > 0); /* or the search could not find anything */
    if (copied)
        CU_ASSERT_EQUAL(EVP_CIPHER_CTX_copy(copy, ctx), 1);
    if (finish)
        EVP_CipherFinal_ex(ctx, out, &n);
    EVP_CIPHER_CTX_free(ctx);
    CU_ASSERT_EQUAL(heap_holds() > 0, copied);
    EVP_CIPHER_CTX_free(copy);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
    EVP_CIPHER_free(cipher);
}

static void test_ciphers(void)
{
    static const char *const names[] = {"ChaCha20-Poly1305", "XChaCha20-Poly1305", "ChaCha20",
                                        "XChaCha20"};

    watch();
    for (size_t i = 0; i < 4; i++) {
        for (unsigned way = 0; way < 8; way++)
            check_cipher(names[i], way & 1, (way & 2) != 0, (way & 4) != 0);
    }
}

/* Reset, and initialised anew with another cipher. */
static void test_reuse(void)
{
    EVP_CIPHER *aead = cipher_of("ChaCha20-Poly1305"), *stream = cipher_of("ChaCha20");
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    uint8_t other[32] = {0};

    watch();
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, aead, key, iv, NULL), 1);
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, stream, other, other, NULL), 1);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, aead, key, iv, NULL), 1);
    CU_ASSERT(heap_holds() > 0);
    EVP_CIPHER_CTX_reset(ctx);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(aead);
    EVP_CIPHER_free(stream);
}

static void test_mac(void)
{
    EVP_MAC *mac = EVP_MAC_fetch(lanes.ctx, "POLY1305", "provider=lanes");
    EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(mac), *copy;
    uint8_t tag[16];
    size_t n;

    watch();
    CU_ASSERT_EQUAL(EVP_MAC_init(ctx, key, 32, NULL), 1);
    CU_ASSERT_EQUAL(EVP_MAC_update(ctx, text, 31), 1);
    CU_ASSERT(heap_holds() > 0);
    copy = EVP_MAC_CTX_dup(ctx);
    CU_ASSERT_EQUAL(EVP_MAC_final(ctx, tag, &n, 16), 1);
    EVP_MAC_CTX_free(ctx);
    EVP_MAC_CTX_free(copy);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
    EVP_MAC_free(mac);
}

/* A block freed as it is: the search must find what lies in it. */
static void test_search_finds(void)
{
    uint8_t *block = OPENSSL_malloc(100);

    watch();
    memset(block, 0, 100);
    memcpy(block + 3, key, 16);
    OPENSSL_free(block);
    CU_ASSERT_EQUAL(heap_spilled(), 1);
    block = OPENSSL_malloc(100);
    memset(block, 0, 100);
    memcpy(block + 84, text, 16);
    OPENSSL_clear_free(block, 100);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"the search finds", test_search_finds},
        {"ciphers", test_ciphers},
        {"contexts used again", test_reuse},
        {"POLY1305", test_mac},
        CU_TEST_INFO_NULL,
    };
    struct rng rng = {6};
    int status;

    heap_install();
    rng_fill(&rng, key, sizeof(key));
    rng_fill(&rng, iv, sizeof(iv));
    rng_fill(&rng, text, sizeof(text));
    library_open(&lanes, true);
    status = harness_main("wiped memory", tests);
    library_close(&lanes);
    return status;
}
