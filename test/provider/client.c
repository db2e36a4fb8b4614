/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An application that knows nothing of lanes: client PROVIDER fails unless
 * what OPENSSL_CONF loads makes this provider serve it. Built against the
 * shared libcrypto, and against the static one (a dynamic module in a static
 * program is how a second libcrypto would creep in).
 */
#include "work.h"

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/provider.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Who serves the legacy functions, which fetch without being asked. */
static const char *implicit_provider(void)
{
    static const unsigned char key[32], iv[16];
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    const char *name = "nobody";

    if (EVP_EncryptInit_ex(ctx, EVP_chacha20_poly1305(), NULL, key, iv) == 1)
        name = OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(EVP_CIPHER_CTX_get0_cipher(ctx)));
    EVP_CIPHER_CTX_free(ctx);
    return name;
}

static bool expect(const char *what, const char *got, const char *wanted)
{
    if (got != NULL && strcmp(got, wanted) == 0)
        return true;
    fprintf(stderr, "client: %s: %s instead of %s\n", what, got != NULL ? got : "mixed", wanted);
    return false;
}

int main(int argc, char **argv)
{
    struct methods methods;
    bool good;

    if (argc != 2)
        return 2;
    if (!methods_fetch(&methods, NULL, NULL)) {
        ERR_print_errors_fp(stderr);
        return 1;
    }
    good = expect("fetched", methods_provider(&methods), argv[1]) &&
           expect("implicit", implicit_provider(), argv[1]) && work(&methods);
    methods_free(&methods);
    printf("%s: %s, %s\n", OpenSSL_version(OPENSSL_VERSION), argv[1], good ? "good" : "wrong");
    return good ? 0 : 1;
}
