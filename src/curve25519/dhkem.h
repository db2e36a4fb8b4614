/* SPDX-License-Identifier: Apache-2.0 */
/* DHKEM(X25519, HKDF-SHA256) of RFC 9180, 4.1, with its authenticated mode. */
#ifndef LANES_CURVE25519_DHKEM_H
#define LANES_CURVE25519_DHKEM_H

#include "curve25519/kernels.h"

enum {
    LANES_DHKEM_BYTES = 32,         /* Nsk, Npk, Nenc */
    LANES_DHKEM_SECRET_BYTES = 32,  /* Nsecret */
    LANES_DHKEM_IKM_BYTES_MIN = 32, /* of key material to derive a key pair from: Nsk */
};

/* DeriveKeyPair(ikm), its private half, unclamped. */
void lanes_dhkem_derive_private(uint8_t out[static 32], const uint8_t *ikm, size_t n);

/* A key pair, or one half of it: what is not known is NULL. */
struct lanes_dhkem_key {
    const uint8_t *private_key, *public_key;
};

/*
 * Encap and AuthEncap: the secret for an ephemeral pair (its public half is
 * what is sent). sender: both halves, or NULL for the unauthenticated mode.
 * False if an exchange gives the all-zero value (RFC 9180, 7.1.4).
 */
LANES_MUST_CHECK bool lanes_dhkem_encap(const struct lanes_curve25519_kernel *row,
                                        uint8_t secret[static 32],
                                        const struct lanes_dhkem_key *ephemeral,
                                        const uint8_t recipient[static 32],
                                        const struct lanes_dhkem_key *sender);

/* Decap and AuthDecap: enc is what was sent; sender is its public key, or NULL. */
LANES_MUST_CHECK bool lanes_dhkem_decap(const struct lanes_curve25519_kernel *row,
                                        uint8_t secret[static 32], const uint8_t enc[static 32],
                                        const struct lanes_dhkem_key *recipient,
                                        const uint8_t *sender);

#endif
