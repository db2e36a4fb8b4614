/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ChaCha20-Poly1305 (RFC 8439, 2.8) and XChaCha20-Poly1305
 * (draft-irtf-cfrg-xchacha-03), streaming: AAD and text come in pieces of any
 * size, whole blocks go straight from the caller's input to its output.
 *
 * Order of calls: set_key once; per message set_nonce, aad*, (seal* | open*),
 * tag. Nothing is computed before the first text or the tag is asked for, so
 * that the kernels see header and text together.
 */
#ifndef LANES_AEAD_AEAD_H
#define LANES_AEAD_AEAD_H

#include "aead/kernels.h"

enum {
    LANES_AEAD_KEY_BYTES = 32,
    LANES_AEAD_NONCE_BYTES = 12,
    LANES_XAEAD_NONCE_BYTES = 24,
    LANES_AEAD_TAG_BYTES = 16,
    LANES_AEAD_HELD_BYTES = 64,
    LANES_AEAD_RING_BYTES = 2 * LANES_AEAD_CHUNK_BYTES,
};

/* RFC 8439, 2.8: the 32-bit block counter starts the text at 1. */
#define LANES_AEAD_TEXT_MAX (UINT64_C(0xffffffff) * 64)

struct lanes_aead {
    const struct lanes_aead_kernel *row;
    uint32_t key[8];                            /* as given: XChaCha derives a subkey per nonce */
    uint32_t state[LANES_CHACHA20_STATE_WORDS]; /* word 12: the next block to generate */
    uint64_t aad_bytes, text_bytes;
    bool begun;      /* the Poly1305 key of this nonce exists */
    bool starting;   /* within a call: the fused kernel will make it and take what is in partial */
    bool aad_open;   /* the last bytes authenticated were AAD: its padding is due */
    size_t held;     /* bytes in partial, <= 63 between calls */
    size_t head_blocks; /* with starting: what is in partial */
    size_t begin;    /* where in the ring the unused keystream begins */
    size_t ahead;    /* how much there is; at most 511 bytes between calls */
    uint8_t partial[LANES_AEAD_HELD_BYTES]; /* AAD or ciphertext not yet authenticated */
    uint8_t keystream[LANES_AEAD_RING_BYTES];
    struct lanes_poly1305 poly;
};

/* Sets the key. The row must be set; a nonce must follow. */
void lanes_aead_set_key(struct lanes_aead *a, const uint8_t key[static 32]);

/* Starts a message. */
void lanes_aead_set_nonce(struct lanes_aead *a, const uint8_t nonce[static 12]);

/* Starts a message with a 24-byte nonce; costs one HChaCha20. */
void lanes_xaead_set_nonce(struct lanes_aead *a, const uint8_t nonce[static 24]);

/*
 * Goes on under another nonce from the next block of keystream on. mac_begun:
 * the Poly1305 key belongs to the old nonce even if it does not exist yet. No
 * protocol does this; OpenSSL's parameter `tlsivfixed` allows it.
 */
void lanes_aead_switch_nonce(struct lanes_aead *a, const uint8_t nonce[static 12], bool mac_begun);

/*
 * Authenticates n bytes of AAD. After text, the tag is not that of RFC 8439 but
 * the one OpenSSL before 3.4 computes: there the MAC simply goes on.
 */
void lanes_aead_aad(struct lanes_aead *a, const uint8_t *aad, size_t n);

/*
 * Encrypts (seal) or decrypts (open) n bytes. out and in are the same or do
 * not overlap. False, with nothing written and the message unchanged, if the
 * text would pass LANES_AEAD_TEXT_MAX. What open writes is not yet verified.
 */
LANES_MUST_CHECK bool lanes_aead_seal(struct lanes_aead *a, uint8_t *out, const uint8_t *in,
                                      size_t n);
LANES_MUST_CHECK bool lanes_aead_open(struct lanes_aead *a, uint8_t *out, const uint8_t *in,
                                      size_t n);

/* The tag of the message so far. Once per message: a nonce must follow. */
void lanes_aead_tag(struct lanes_aead *a, uint8_t tag[static 16]);

#endif
