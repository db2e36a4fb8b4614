/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ChaCha20 as a stream cipher, in pieces of any size, with the 64-bit counter
 * that OpenSSL's "ChaCha20" has (the carry out of word 12 goes into word 13),
 * and XChaCha20 in front of it. Source: RFC 8439, 2.3-2.4; XChaCha:
 * draft-irtf-cfrg-xchacha-03.
 */
#ifndef LANES_CHACHA20_CHACHA20_H
#define LANES_CHACHA20_CHACHA20_H

#include "chacha20/kernels.h"

enum {
    LANES_CHACHA20_IV_BYTES = 16, /* counter (4, little-endian), nonce (12) */
    LANES_XCHACHA20_IV_BYTES = 24,
    LANES_CHACHA20_AHEAD_BYTES = 512, /* keystream kept ahead of small pieces */
};

struct lanes_chacha20 {
    const struct lanes_chacha20_kernel *row;
    uint32_t state[LANES_CHACHA20_STATE_WORDS]; /* words 12-13: the next block to generate */
    uint32_t begin, end;                        /* unused part of keystream */
    bool pieces;                                /* keystream was needed before: keep more ahead */
    uint8_t keystream[LANES_CHACHA20_AHEAD_BYTES];
};

/* Writes the constants and the key to words 0-11 of state. */
void lanes_chacha20_state_key(uint32_t state[16], const uint8_t key[static 32]);

/* Sets the key; the IV must follow. Keeps row. */
void lanes_chacha20_set_key(struct lanes_chacha20 *c, const uint8_t key[static 32]);

/* Starts a stream at this 16-byte IV; the key stays. */
void lanes_chacha20_set_iv(struct lanes_chacha20 *c, const uint8_t iv[static 16]);

/*
 * Starts an XChaCha20 stream: key -> HChaCha20 subkey, counter 0. The key is
 * given again because the subkey replaces it in the state.
 */
void lanes_xchacha20_set_iv(struct lanes_chacha20 *c, const uint8_t key[static 32],
                            const uint8_t iv[static 24]);

/* out = in ^ keystream, n bytes. out and in are the same or do not overlap. */
void lanes_chacha20_xor(struct lanes_chacha20 *c, uint8_t *out, const uint8_t *in, size_t n);

/*
 * The IV that would continue the stream where it stands: OpenSSL's "updated-iv".
 * skip_begun: a block of which some bytes were used counts as used up (OpenSSL
 * 3.6 and later), else as not yet used.
 */
void lanes_chacha20_get_iv(const struct lanes_chacha20 *c, bool skip_begun,
                           uint8_t iv[static 16]);

#endif
