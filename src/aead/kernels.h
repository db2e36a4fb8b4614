/* SPDX-License-Identifier: Apache-2.0 */
/* The rows of ChaCha20-Poly1305: both primitives, and the two fused into one pass. */
#ifndef LANES_AEAD_KERNELS_H
#define LANES_AEAD_KERNELS_H

#include "chacha20/kernels.h"
#include "poly1305/kernels.h"

enum {
    LANES_AEAD_CHUNK_BYTES = 512,  /* 8 blocks of ChaCha20, what one pass encrypts */
    LANES_AEAD_CHUNK_BLOCKS = 8,
    LANES_AEAD_CHUNK_MAC_BLOCKS = 32, /* and what it authenticates at most */
};

/*
 * One run of the fused kernel: chunks in order, each encrypted or decrypted
 * while other bytes are authenticated.
 */
struct lanes_aead_run {
    uint8_t *out; /* out[0 .. 512 chunks) = in ^ keystream; the same or not overlapping */
    const uint8_t *in;
    size_t chunks;
    uint8_t *spare; /* if not NULL: the 512 bytes of keystream after that, as one chunk more */
    /*
     * The bytes to authenticate, counted in 16-byte blocks, multiples of 8: with
     * the first chunk mac_first <= 32 of them, with every later one 32 or what is
     * left; mac_blocks in all.
     */
    const uint8_t *mac;
    size_t mac_first, mac_blocks;
    /*
     * If not NULL, the message begins: p but for `ready`, which is false, comes
     * from block 0 of the keystream (RFC 8439, 2.6), the chunks begin with the
     * next, and head_blocks 16-byte blocks at head are authenticated before mac.
     */
    const uint8_t *head;
    size_t head_blocks;
    bool mac_ready; /* no mac byte is an out byte that this run has yet to write: opening */
};

struct lanes_aead_kernel {
    struct lanes_kernel kernel;
    const struct lanes_chacha20_kernel *chacha20; /* the rows that go with it */
    const struct lanes_poly1305_kernel *poly1305;
    /*
     * At least one chunk, counting spare. Block 0 of the keystream is that of
     * state[12], which is only read and counts modulo 2^32: blocks beyond the
     * longest text (LANES_AEAD_TEXT_MAX) may be generated, but are never used.
     *
     * The mac bytes of a chunk are all read (hibit 1) before any out byte of
     * that chunk is written, and never are out bytes of the same chunk. So
     * opening in place authenticates in step with out or ahead of it, and
     * sealing one chunk behind it.
     *
     * All but sizes is secret.
     */
    void (*fused)(const struct lanes_aead_run *run, const uint32_t state[16],
                  struct lanes_poly1305 *p);
};

extern const struct lanes_kernel_table lanes_aead_kernels;
extern const struct lanes_aead_kernel lanes_aead_portable;
extern const struct lanes_aead_kernel lanes_aead_avx2; /* where compiled in */

#endif
