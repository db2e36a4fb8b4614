/* SPDX-License-Identifier: Apache-2.0 */
/* The rows of ChaCha20 (RFC 8439, 2.3) and HChaCha20 (draft-irtf-cfrg-xchacha, 2.2). */
#ifndef LANES_CHACHA20_KERNELS_H
#define LANES_CHACHA20_KERNELS_H

#include "base/kernel.h"

enum {
    LANES_CHACHA20_KEY_BYTES = 32,
    LANES_CHACHA20_BLOCK_BYTES = 64,
    LANES_CHACHA20_STATE_WORDS = 16,
    LANES_HCHACHA20_NONCE_BYTES = 16,
};

/*
 * All rows compute the same. state is the ChaCha20 state in host words (RFC
 * 8439, 2.3): constants, key, counter in word 12, nonce. Kernels read it only,
 * and count in word 12 alone, modulo 2^32: who wants a carry splits the call.
 * Buffers may have any alignment; out and in are the same or do not overlap.
 * Everything but `blocks` is secret.
 */
struct lanes_chacha20_kernel {
    struct lanes_kernel kernel;
    /* out[0 .. 64 blocks) = in ^ keystream. blocks >= 1. */
    void (*xor_blocks)(uint8_t *out, const uint8_t *in, size_t blocks, const uint32_t state[16]);
    /* out[0 .. 64 blocks) = keystream. 1 <= blocks <= 8; quickest for 2, 4, 6 and 8. */
    void (*keystream)(uint8_t *out, size_t blocks, const uint32_t state[16]);
    /* subkey = words 0-3 and 12-15 after the rounds, without the final addition. */
    void (*hchacha20)(uint8_t subkey[32], const uint8_t key[32], const uint8_t nonce[16]);
};

extern const struct lanes_kernel_table lanes_chacha20_kernels;
extern const struct lanes_chacha20_kernel lanes_chacha20_portable;
extern const struct lanes_chacha20_kernel lanes_chacha20_avx2; /* where compiled in */

#endif
