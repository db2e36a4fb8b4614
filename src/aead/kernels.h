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

struct lanes_aead_kernel {
    struct lanes_kernel kernel;
    const struct lanes_chacha20_kernel *chacha20; /* the rows that go with it */
    const struct lanes_poly1305_kernel *poly1305;
    /*
     * Per chunk, `chunks` >= 1 times: authenticate mac_blocks 16-byte blocks at
     * mac (hibit 1), and out[0..512) = in[0..512) ^ keystream of the 8 blocks
     * from state[12] on. Then out and in advance by 512, mac by 16 mac_blocks,
     * the counter by 8 (in a copy: state itself is only read).
     *
     * mac_blocks is 0, 8, 16, 24 or 32 (any multiple of 8 up to 32). The mac
     * bytes of a chunk are all read before any out byte of that chunk is
     * written. So opening in place may pass mac >= in, and sealing passes bytes
     * that were written before: mac <= out - 512 where mac_blocks is 32.
     *
     * out and in are the same or do not overlap. All but sizes is secret.
     */
    void (*fused)(uint8_t *out, const uint8_t *in, size_t chunks, const uint32_t state[16],
                  struct lanes_poly1305 *p, const uint8_t *mac, size_t mac_blocks);
};

extern const struct lanes_kernel_table lanes_aead_kernels;
extern const struct lanes_aead_kernel lanes_aead_portable;
extern const struct lanes_aead_kernel lanes_aead_avx2; /* where compiled in */

#endif
