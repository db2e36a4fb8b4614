/* SPDX-License-Identifier: Apache-2.0 */
/* A little of everything lanes serves, checked against published answers. */
#ifndef LANES_TEST_PROVIDER_WORK_H
#define LANES_TEST_PROVIDER_WORK_H

#include <openssl/evp.h>

#include <stdbool.h>

/* The methods, fetched once. */
struct methods {
    EVP_CIPHER *aead, *stream;
    EVP_MAC *mac;
};

/* False if one is not to be had. */
bool methods_fetch(struct methods *m, OSSL_LIB_CTX *ctx, const char *query);
void methods_free(struct methods *m);

/* The name of the provider that serves all three; NULL if they differ. */
const char *methods_provider(const struct methods *m);

/*
 * RFC 8439: seals and opens 2.8.2's message, encrypts 2.4.2's first block and
 * computes 2.5.2's tag. True if all is as published.
 */
bool work(const struct methods *m);

#endif
