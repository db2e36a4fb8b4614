/* SPDX-License-Identifier: Apache-2.0 */
/* X25519 (RFC 7748). */
#ifndef LANES_CURVE25519_X25519_H
#define LANES_CURVE25519_X25519_H

#include "curve25519/kernels.h"

enum { LANES_X25519_BYTES = 32 }; /* of a private key, a public key, a shared secret */

/* The public key of a private key, which is clamped on the way: X25519(private, 9). */
void lanes_x25519_public(const struct lanes_curve25519_kernel *row, uint8_t out[static 32],
                         const uint8_t private_key[static 32]);

/*
 * out = X25519(private, peer). Bit 255 of peer is ignored, values from p on are
 * reduced (RFC 7748, 5). False, and out is zero, if the secret is all zero (6.1):
 * the peer sent a point of small order. Constant time but for that verdict.
 */
LANES_MUST_CHECK bool lanes_x25519_shared(const struct lanes_curve25519_kernel *row,
                                          uint8_t out[static 32],
                                          const uint8_t private_key[static 32],
                                          const uint8_t peer[static 32]);

#endif
