/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Faults planted for valgrind and the sanitizers to find: plant FAULT does one
 * thing wrong through lanes, plant none does the same work rightly. On portable
 * rows, since a sanitizer does not see what assembly writes.
 */
#include "config.h"

#include <openssl/evp.h>

#include <stdlib.h>
#include <string.h>

static EVP_CIPHER_CTX *begin(OSSL_LIB_CTX *library)
{
    static const uint8_t key[32], iv[12];
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(library, "ChaCha20-Poly1305", "provider=lanes");
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();

    if (EVP_EncryptInit_ex2(ctx, cipher, key, iv, NULL) != 1)
        exit(2);
    EVP_CIPHER_free(cipher);
    return ctx;
}

int main(int argc, char **argv)
{
    const char *fault = argc == 2 ? argv[1] : "";
    const bool leak = strcmp(fault, "leak") == 0, overflow = strcmp(fault, "overflow") == 0;
    const bool uninitialised = strcmp(fault, "uninitialised") == 0;
    const size_t room = overflow ? 63 : 64;
    uint8_t *text = malloc(64), *out = malloc(room);
    OSSL_LIB_CTX *library;
    EVP_CIPHER_CTX *ctx;
    int n;

    if (!leak && !overflow && !uninitialised && strcmp(fault, "none") != 0)
        return 2;
    library = config_open(&(struct config){.settings = "cpu = portable"});
    ctx = begin(library);
    memset(text, 1, uninitialised ? 63 : 64);
    if (EVP_EncryptUpdate(ctx, out, &n, text, 64) != 1)
        return 2;
    printf("%s\n", (out[room - 1] & 1) != 0 ? "odd" : "even");
    if (leak)
        ctx = NULL;
    EVP_CIPHER_CTX_free(ctx);
    free(text);
    free(out);
    OSSL_LIB_CTX_free(library);
    return 0;
}
