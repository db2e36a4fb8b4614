/* SPDX-License-Identifier: Apache-2.0 */
/* Whether contexts are wiped before their memory is given back. */
#ifndef LANES_TEST_WIPED_H
#define LANES_TEST_WIPED_H

#include <openssl/types.h>

#include <stdbool.h>

/* Takes over OpenSSL's allocation. Must come before everything else of OpenSSL. */
bool wiped_install(void);

/*
 * NULL if no memory that contexts of lanes give back holds the key, and the
 * one that was planted is seen; else the algorithm, or what is wrong.
 */
const char *wiped_test(OSSL_LIB_CTX *libctx);

#endif
