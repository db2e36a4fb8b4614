/* SPDX-License-Identifier: Apache-2.0 */
#include "wiped.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>

#include <stdlib.h>
#include <string.h>

static const unsigned char key[32] = "a key that occurs nowhere else!";
static bool hunting, found;

/* In front of each block its size, in the room that keeps the alignment. */
enum { FRONT = 16 };

static void *allocate(size_t n, const char *file, int line)
{
    unsigned char *p = malloc(n + FRONT);

    (void)file;
    (void)line;
    if (p == NULL)
        return NULL;
    memcpy(p, &n, sizeof(n));
    return p + FRONT;
}

/* Half of the key is enough. */
static void search(const unsigned char *p, size_t n)
{
    for (size_t i = 0; i + sizeof(key) / 2 <= n; i++) {
        if (memcmp(p + i, key, sizeof(key) / 2) == 0 ||
            memcmp(p + i, key + sizeof(key) / 2, sizeof(key) / 2) == 0)
            found = true;
    }
}

static void give_back(void *p, const char *file, int line)
{
    unsigned char *block = p;
    size_t n;

    (void)file;
    (void)line;
    if (block == NULL)
        return;
    memcpy(&n, block - FRONT, sizeof(n));
    if (hunting)
        search(block, n);
    free(block - FRONT);
}

static void *resize(void *p, size_t n, const char *file, int line)
{
    void *q = n == 0 ? NULL : allocate(n, file, line);
    size_t was = 0;

    if (p != NULL)
        memcpy(&was, (unsigned char *)p - FRONT, sizeof(was));
    if (q != NULL && p != NULL)
        memcpy(q, p, was < n ? was : n);
    if (q != NULL || n == 0)
        give_back(p, file, line);
    return q;
}

bool wiped_install(void)
{
    return CRYPTO_set_mem_functions(allocate, resize, give_back) == 1;
}

/* A context and its copy, both left in the middle of a message. */
static bool use_cipher(OSSL_LIB_CTX *libctx, const char *name)
{
    static const unsigned char iv[24], in[700];
    static unsigned char out[700];
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(libctx, name, "provider=lanes");
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
    int n;
    const bool ok = cipher != NULL && EVP_EncryptInit_ex2(ctx, cipher, key, iv, NULL) == 1 &&
                    EVP_EncryptUpdate(ctx, out, &n, in, sizeof(in)) == 1 &&
                    EVP_CIPHER_CTX_copy(copy, ctx) == 1;

    EVP_CIPHER_CTX_free(copy);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(cipher);
    return ok;
}

static bool use_mac(OSSL_LIB_CTX *libctx, const char *name)
{
    EVP_MAC *mac = EVP_MAC_fetch(libctx, name, "provider=lanes");
    EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(mac), *copy = NULL;
    const bool ok = EVP_MAC_init(ctx, key, sizeof(key), NULL) == 1 &&
                    EVP_MAC_update(ctx, key, 5) == 1 && (copy = EVP_MAC_CTX_dup(ctx)) != NULL;

    EVP_MAC_CTX_free(copy);
    EVP_MAC_CTX_free(ctx);
    EVP_MAC_free(mac);
    return ok;
}

const char *wiped_test(OSSL_LIB_CTX *libctx)
{
    static const struct {
        const char *name;
        bool (*use)(OSSL_LIB_CTX *, const char *);
    } list[] = {
        {"ChaCha20-Poly1305", use_cipher},
        {"XChaCha20-Poly1305", use_cipher},
        {"ChaCha20", use_cipher},
        {"XChaCha20", use_cipher},
        {"POLY1305", use_mac},
    };

    hunting = true;
    /* Planted: a block that is given back as it is. */
    OPENSSL_free(OPENSSL_memdup(key, sizeof(key)));
    if (!found)
        return "a key in freed memory is not seen";
    for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); i++) {
        found = false;
        if (!list[i].use(libctx, list[i].name) || found)
            return list[i].name;
    }
    hunting = false;
    return NULL;
}
