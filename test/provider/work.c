/* SPDX-License-Identifier: Apache-2.0 */
#include "work.h"

#include <openssl/provider.h>

#include <string.h>

bool methods_fetch(struct methods *m, OSSL_LIB_CTX *ctx, const char *query)
{
    m->aead = EVP_CIPHER_fetch(ctx, "ChaCha20-Poly1305", query);
    m->stream = EVP_CIPHER_fetch(ctx, "ChaCha20", query);
    m->mac = EVP_MAC_fetch(ctx, "POLY1305", query);
    return m->aead != NULL && m->stream != NULL && m->mac != NULL;
}

void methods_free(struct methods *m)
{
    EVP_CIPHER_free(m->aead);
    EVP_CIPHER_free(m->stream);
    EVP_MAC_free(m->mac);
}

const char *methods_provider(const struct methods *m)
{
    const char *name = OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(m->aead));
    const char *stream = OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(m->stream));
    const char *mac = OSSL_PROVIDER_get0_name(EVP_MAC_get0_provider(m->mac));

    return strcmp(name, stream) == 0 && strcmp(name, mac) == 0 ? name : NULL;
}

/* RFC 8439, 2.8.2 */
static const uint8_t nonce[12] = {0x07, 0, 0, 0, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47};
static const uint8_t aad[12] = {0x50, 0x51, 0x52, 0x53, 0xc0, 0xc1,
                                0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7};
static const uint8_t sealed[16] = {0xd3, 0x1a, 0x8d, 0x34, 0x64, 0x8e, 0x60, 0xdb,
                                   0x7b, 0x86, 0xaf, 0xbc, 0x53, 0xef, 0x7e, 0xc2};
static const uint8_t tag[16] = {0x1a, 0xe1, 0x0b, 0x59, 0x4f, 0x09, 0xe2, 0x6a,
                                0x7e, 0x90, 0x2e, 0xcb, 0xd0, 0x60, 0x06, 0x91};
/* RFC 8439, 2.4.2: key 00..1f, counter 1, and the first bytes of the ciphertext */
static const uint8_t counter_nonce[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x4a, 0, 0, 0, 0};
static const uint8_t streamed[16] = {0x6e, 0x2e, 0x35, 0x9a, 0x25, 0x68, 0xf9, 0x80,
                                     0x41, 0xba, 0x07, 0x28, 0xdd, 0x0d, 0x69, 0x81};
/* RFC 8439, 2.5.2 */
static const uint8_t mac_key[32] = {0x85, 0xd6, 0xbe, 0x78, 0x57, 0x55, 0x6d, 0x33,
                                    0x7f, 0x44, 0x52, 0xfe, 0x42, 0xd5, 0x06, 0xa8,
                                    0x01, 0x03, 0x80, 0x8a, 0xfb, 0x0d, 0xb2, 0xfd,
                                    0x4a, 0xbf, 0xf6, 0xaf, 0x41, 0x49, 0xf5, 0x1b};
static const uint8_t mac_tag[16] = {0xa8, 0x06, 0x1d, 0xc1, 0x30, 0x51, 0x36, 0xc6,
                                    0xc2, 0x2b, 0x8b, 0xaf, 0x0c, 0x01, 0x27, 0xa9};

static const char text[] = "Ladies and Gentlemen of the class of '99: If I could offer you only "
                           "one tip for the future, sunscreen would be it.";
enum { TEXT = sizeof(text) - 1 };

static void counting(uint8_t *out, size_t n, unsigned first)
{
    for (size_t i = 0; i < n; i++)
        out[i] = (uint8_t)(first + i);
}

static bool seal_and_open(EVP_CIPHER *cipher)
{
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    uint8_t key[32], out[TEXT], back[TEXT], got[16];
    bool good;
    int n;

    counting(key, sizeof(key), 0x80);
    good = ctx != NULL && EVP_EncryptInit_ex2(ctx, cipher, key, nonce, NULL) == 1 &&
           EVP_EncryptUpdate(ctx, NULL, &n, aad, sizeof(aad)) == 1 &&
           EVP_EncryptUpdate(ctx, out, &n, (const uint8_t *)text, TEXT) == 1 && n == TEXT &&
           EVP_EncryptFinal_ex(ctx, out, &n) == 1 &&
           EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 16, got) == 1 &&
           memcmp(out, sealed, sizeof(sealed)) == 0 && memcmp(got, tag, sizeof(tag)) == 0;
    good = good && EVP_DecryptInit_ex2(ctx, NULL, NULL, nonce, NULL) == 1 &&
           EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, 16, got) == 1 &&
           EVP_DecryptUpdate(ctx, NULL, &n, aad, sizeof(aad)) == 1 &&
           EVP_DecryptUpdate(ctx, back, &n, out, TEXT) == 1 &&
           EVP_DecryptFinal_ex(ctx, back, &n) == 1 && memcmp(back, text, TEXT) == 0;
    EVP_CIPHER_CTX_free(ctx);
    return good;
}

static bool encrypt(EVP_CIPHER *cipher)
{
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
    uint8_t key[32], out[TEXT];
    bool good;
    int n;

    counting(key, sizeof(key), 0);
    good = ctx != NULL && copy != NULL && EVP_EncryptInit_ex2(ctx, cipher, key, counter_nonce, NULL) == 1 &&
           EVP_EncryptUpdate(ctx, out, &n, (const uint8_t *)text, 7) == 1 &&
           EVP_CIPHER_CTX_copy(copy, ctx) == 1 &&
           EVP_EncryptUpdate(copy, out + 7, &n, (const uint8_t *)text + 7, TEXT - 7) == 1 &&
           memcmp(out, streamed, sizeof(streamed)) == 0;
    EVP_CIPHER_CTX_free(copy);
    EVP_CIPHER_CTX_free(ctx);
    return good;
}

static bool authenticate(EVP_MAC *mac)
{
    static const char message[] = "Cryptographic Forum Research Group";
    EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(mac);
    uint8_t got[16];
    size_t n;
    bool good;

    good = ctx != NULL && EVP_MAC_init(ctx, mac_key, sizeof(mac_key), NULL) == 1 &&
           EVP_MAC_update(ctx, (const uint8_t *)message, sizeof(message) - 1) == 1 &&
           EVP_MAC_final(ctx, got, &n, sizeof(got)) == 1 && memcmp(got, mac_tag, 16) == 0;
    EVP_MAC_CTX_free(ctx);
    return good;
}

bool work(const struct methods *m)
{
    return seal_and_open(m->aead) && encrypt(m->stream) && authenticate(m->mac);
}
