/* SPDX-License-Identifier: Apache-2.0 */
/* SHA-512 (FIPS 180-4) of a message in pieces. */
#ifndef LANES_SHA512_SHA512_H
#define LANES_SHA512_SHA512_H

#include "sha512/kernels.h"

struct lanes_sha512 {
    const struct lanes_sha512_kernel *row;
    uint64_t state[8];
    uint64_t bytes; /* of the message so far; below 2^61 */
    uint8_t partial[LANES_SHA512_BLOCK_BYTES];
};

void lanes_sha512_init(struct lanes_sha512 *s, const struct lanes_sha512_kernel *row);
void lanes_sha512_update(struct lanes_sha512 *s, const uint8_t *in, size_t n);

/* Wipes s. */
void lanes_sha512_final(struct lanes_sha512 *s, uint8_t out[static 64]);

#endif
