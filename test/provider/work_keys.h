/* SPDX-License-Identifier: Apache-2.0 */
/* A little of everything that keys do, checked against published answers. */
#ifndef LANES_TEST_PROVIDER_WORK_KEYS_H
#define LANES_TEST_PROVIDER_WORK_KEYS_H

#include <openssl/types.h>

#include <stdbool.h>

/* RFC 7748, 6.1 and RFC 8032, 7.1, test 2: keys that threads may share. */
struct known_keys {
    EVP_PKEY *alice, *bob; /* X25519: a pair, and a public half */
    EVP_PKEY *signer, *verifier;
    /* ML-DSA-65: one pair from a seed, from its private half alone, and the public half. */
    EVP_PKEY *seeded, *expanded, *half;
};

/* Imports them; false if one is not to be had. known_keys_free() in either case. */
bool known_keys_open(struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query);
void known_keys_free(struct known_keys *keys);

/* Derives, signs and verifies with them, in contexts of its own. */
bool known_keys_derive(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query);
bool known_keys_sign(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query);
bool known_keys_verify(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query);

/* Signs with both private keys of ML-DSA, which must agree, and verifies. */
bool known_keys_mldsa(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query);

/* Encapsulates to alice and back, authenticated by a sender; true before 3.2, which cannot. */
bool known_keys_kem(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query);

/* Copies, compares, checks and exports them. */
bool known_keys_manage(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query);

/* Writes signers' halves as files and reads them back; they must be the query's provider's. */
bool known_keys_files(const struct known_keys *keys, OSSL_LIB_CTX *ctx, const char *query);

/* Two new key pairs that agree on a secret, and two that sign. */
bool new_keys(OSSL_LIB_CTX *ctx, const char *query);

/* All of it. */
bool work_keys(OSSL_LIB_CTX *ctx, const char *query);

#endif
