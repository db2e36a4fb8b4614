/* SPDX-License-Identifier: Apache-2.0 */
/* The two primitives one after the other: the reference for the fused rows. */
#include "aead/kernels.h"

#include "base/ct.h"
#include "poly1305/poly1305.h"

static void fused_portable(const struct lanes_aead_run *run, const uint32_t state[16],
                           struct lanes_poly1305 *p)
{
    const size_t chunks = run->chunks + (run->spare != NULL);
    const uint8_t *mac = run->mac;
    size_t mac_blocks = run->mac_first, left = run->mac_blocks;
    uint32_t x[LANES_CHACHA20_STATE_WORDS];

    memcpy(x, state, sizeof(x));
    if (run->head != NULL) {
        uint8_t key[LANES_CHACHA20_BLOCK_BYTES];

        lanes_chacha20_portable.keystream(key, 1, x);
        x[12]++;
        lanes_poly1305_start(p, key);
        lanes_wipe(key, sizeof(key));
        lanes_poly1305_portable.blocks(p, run->head, run->head_blocks, 1);
    }
    for (size_t i = 0; i < chunks; i++) {
        lanes_poly1305_portable.blocks(p, mac, mac_blocks, 1);
        mac += mac_blocks * LANES_POLY1305_BLOCK_BYTES;
        left -= mac_blocks;
        mac_blocks = left < LANES_AEAD_CHUNK_MAC_BLOCKS ? left : LANES_AEAD_CHUNK_MAC_BLOCKS;
        if (i < run->chunks)
            lanes_chacha20_portable.xor_blocks(run->out + i * LANES_AEAD_CHUNK_BYTES,
                                               run->in + i * LANES_AEAD_CHUNK_BYTES,
                                               LANES_AEAD_CHUNK_BLOCKS, x);
        else
            lanes_chacha20_portable.keystream(run->spare, LANES_AEAD_CHUNK_BLOCKS, x);
        x[12] += LANES_AEAD_CHUNK_BLOCKS;
    }
    lanes_wipe(x, sizeof(x));
}

const struct lanes_aead_kernel lanes_aead_portable = {
    .kernel = {.name = "portable", .needs = 0},
    .chacha20 = &lanes_chacha20_portable,
    .poly1305 = &lanes_poly1305_portable,
    .fused = fused_portable,
};
