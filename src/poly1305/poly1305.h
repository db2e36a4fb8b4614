/* SPDX-License-Identifier: Apache-2.0 */
/* Poly1305, the one-time authenticator of RFC 8439, 2.5, in pieces of any size. */
#ifndef LANES_POLY1305_POLY1305_H
#define LANES_POLY1305_POLY1305_H

#include "poly1305/kernels.h"

/* Clamps r, takes s and clears the accumulator: RFC 8439, 2.5.1. */
void lanes_poly1305_start(struct lanes_poly1305 *p, const uint8_t key[static 32]);

/* tag = (h mod 2^130-5) + s mod 2^128. p stays as it is; the caller wipes it. */
void lanes_poly1305_finish(const struct lanes_poly1305 *p, uint8_t tag[static 16]);

/* A message in pieces. */
struct lanes_poly1305_mac {
    const struct lanes_poly1305_kernel *row;
    struct lanes_poly1305 core;
    size_t used; /* bytes in partial, < 16 */
    uint8_t partial[LANES_POLY1305_BLOCK_BYTES];
};

/* row must be set. */
void lanes_poly1305_init(struct lanes_poly1305_mac *m, const uint8_t key[static 32]);
void lanes_poly1305_update(struct lanes_poly1305_mac *m, const uint8_t *in, size_t n);
void lanes_poly1305_final(struct lanes_poly1305_mac *m, uint8_t tag[static 16]);

#endif
