/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Slow models, written from the standards and sharing nothing with src/: what
 * the portable row is measured against. Simple rather than quick or constant
 * in time.
 */
#ifndef LANES_TEST_MODEL_H
#define LANES_TEST_MODEL_H

#include <stddef.h>
#include <stdint.h>

void model_chacha20_block(uint8_t out[64], const uint32_t state[16]);
void model_hchacha20(uint8_t subkey[32], const uint8_t key[32], const uint8_t nonce[16]);

/* RFC 8439, 2.4, from `offset` bytes into the stream on; the counter carries into word 13. */
void model_chacha20(uint8_t *out, const uint8_t *in, size_t n, const uint8_t key[32],
                    const uint8_t iv[16], uint64_t offset);

/* A number mod 2^130-5: five limbs of 32 bits, fully reduced. */
struct model_number {
    uint32_t limb[5];
};

/* From three 64-bit limbs of any value. */
struct model_number model_reduce(const uint64_t limb[3]);

/* h = (h + block + hibit 2^128) r for each block (RFC 8439, 2.5.1). */
void model_poly1305_blocks(struct model_number *h, const struct model_number *r, const uint8_t *in,
                           size_t blocks, unsigned hibit);

void model_poly1305(uint8_t tag[16], const uint8_t key[32], const uint8_t *in, size_t n);

/* RFC 8439, 2.8; a nonce of 24 bytes is XChaCha's. */
void model_aead(uint8_t *out, uint8_t tag[16], const uint8_t key[32], const uint8_t *nonce,
                size_t nonce_bytes, const uint8_t *aad, size_t aad_bytes, const uint8_t *in,
                size_t n);

#endif
