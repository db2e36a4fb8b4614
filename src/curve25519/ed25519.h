/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ed25519, Ed25519ctx and Ed25519ph (RFC 8032, 5.1).
 *
 * What is accepted is what OpenSSL accepts: S < L, the encoding of S B - k A
 * equals R byte for byte (no cofactor), and A is decoded leniently: y from p on
 * and the sign of x = 0 are taken as they come.
 */
#ifndef LANES_CURVE25519_ED25519_H
#define LANES_CURVE25519_ED25519_H

#include "curve25519/kernels.h"
#include "sha512/kernels.h"

enum {
    LANES_ED25519_SEED_BYTES = 32, /* the private key of RFC 8032 */
    LANES_ED25519_PUBLIC_BYTES = 32,
    LANES_ED25519_SIGNATURE_BYTES = 64,
    LANES_ED25519_CONTEXT_MAX = 255,
};

/* The rows to compute on. */
struct lanes_ed25519_rows {
    const struct lanes_curve25519_kernel *curve;
    const struct lanes_sha512_kernel *sha512;
};

enum lanes_ed25519_instance {
    LANES_ED25519_PURE, /* no context */
    LANES_ED25519_CTX,  /* a context of 1 to 255 bytes */
    LANES_ED25519_PH,   /* a context of 0 to 255 bytes; the message is its SHA-512, 64 bytes */
};

struct lanes_ed25519_message {
    enum lanes_ed25519_instance instance;
    const uint8_t *context;
    size_t context_bytes;
    const uint8_t *text;
    size_t bytes;
};

/* What signatures repeat of a private key. All but public_key is secret. */
struct lanes_ed25519_private {
    uint8_t scalar[32];
    uint8_t prefix[32];
    uint8_t public_key[32];
};

/* Fills scalar and prefix (RFC 8032, 5.1.5, steps 1 and 2). */
void lanes_ed25519_expand(const struct lanes_ed25519_rows *rows, struct lanes_ed25519_private *key,
                          const uint8_t seed[static 32]);

/* Fills public_key from scalar (steps 3 and 4). */
void lanes_ed25519_derive(const struct lanes_ed25519_rows *rows, struct lanes_ed25519_private *key);

/* RFC 8032, 5.1.6; constant time but for lengths. */
void lanes_ed25519_sign(const struct lanes_ed25519_rows *rows, uint8_t signature[static 64],
                        const struct lanes_ed25519_private *key,
                        const struct lanes_ed25519_message *message);

/*
 * minus_a = -A, Z = 1, for the A that `encoded` stands for; false if there is none: then
 * every verification fails. Public.
 */
LANES_MUST_CHECK bool lanes_ed25519_decode(const struct lanes_ed25519_rows *rows,
                                           struct lanes_point *minus_a,
                                           const uint8_t encoded[static 32]);

/* What pays for a public key that verifies more than once. Belongs to the row that made it. */
enum { LANES_ED25519_PARTS = 4 };

struct lanes_ed25519_cache {
    bool decodes;
    struct lanes_multiples part[LANES_ED25519_PARTS]; /* of -2^(64 i) A */
};

void lanes_ed25519_build(const struct lanes_ed25519_rows *rows, struct lanes_ed25519_cache *cache,
                         const uint8_t encoded[static 32]);

/*
 * RFC 8032, 5.1.7, by the rules above. cache: of this public key, or NULL, and then A is
 * decoded together with R. Not constant time.
 */
LANES_MUST_CHECK bool lanes_ed25519_verify(const struct lanes_ed25519_rows *rows,
                                           const uint8_t public_key[static 32],
                                           const struct lanes_ed25519_cache *cache,
                                           const uint8_t signature[static 64],
                                           const struct lanes_ed25519_message *message);

#endif
