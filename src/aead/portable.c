/* SPDX-License-Identifier: Apache-2.0 */
/* The two primitives one after the other: the reference for the fused rows. */
#include "aead/kernels.h"

#include "base/ct.h"

static void fused_portable(uint8_t *out, const uint8_t *in, size_t chunks,
                           const uint32_t state[16], struct lanes_poly1305 *p, const uint8_t *mac,
                           size_t mac_blocks)
{
    uint32_t x[LANES_CHACHA20_STATE_WORDS];

    memcpy(x, state, sizeof(x));
    for (; chunks > 0; chunks--) {
        lanes_poly1305_portable.blocks(p, mac, mac_blocks, 1);
        lanes_chacha20_portable.xor_blocks(out, in, LANES_AEAD_CHUNK_BLOCKS, x);
        x[12] += LANES_AEAD_CHUNK_BLOCKS;
        mac += mac_blocks * LANES_POLY1305_BLOCK_BYTES;
        out += LANES_AEAD_CHUNK_BYTES;
        in += LANES_AEAD_CHUNK_BYTES;
    }
    lanes_wipe(x, sizeof(x));
}

const struct lanes_aead_kernel lanes_aead_portable = {
    .kernel = {.name = "portable", .needs = 0},
    .chacha20 = &lanes_chacha20_portable,
    .poly1305 = &lanes_poly1305_portable,
    .fused = fused_portable,
};
