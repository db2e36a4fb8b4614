/* SPDX-License-Identifier: Apache-2.0 */
/*
 * SHA-256 (FIPS 180-4) of a message in pieces, and what is built on it: HMAC
 * (FIPS 198-1) and HKDF (RFC 5869). Portable C alone: only the key schedule of
 * DHKEM uses them, some blocks beside two scalar multiplications.
 */
#ifndef LANES_SHA256_SHA256_H
#define LANES_SHA256_SHA256_H

#include "base/bytes.h"

enum {
    LANES_SHA256_BYTES = 32,
    LANES_SHA256_BLOCK_BYTES = 64,
    LANES_HKDF_PIECES_MAX = 8,
};

struct lanes_sha256 {
    uint32_t state[8];
    uint64_t bytes; /* of the message so far; below 2^61 */
    uint8_t partial[LANES_SHA256_BLOCK_BYTES];
};

void lanes_sha256_init(struct lanes_sha256 *s);
void lanes_sha256_update(struct lanes_sha256 *s, const uint8_t *in, size_t n);

/* Wipes s. */
void lanes_sha256_final(struct lanes_sha256 *s, uint8_t out[static 32]);

/* A piece of a message that is hashed as one. */
struct lanes_piece {
    const void *at;
    size_t n;
};

/* HKDF-Extract(no salt, IKM = the pieces) */
void lanes_hkdf_extract(uint8_t prk[static 32], const struct lanes_piece *ikm, size_t pieces);

/* HKDF-Expand(PRK, info = the pieces, 32): one block of output. */
void lanes_hkdf_expand(uint8_t out[static 32], const uint8_t prk[static 32],
                       const struct lanes_piece *info, size_t pieces);

#endif
