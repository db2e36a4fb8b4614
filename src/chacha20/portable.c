/* SPDX-License-Identifier: Apache-2.0 */
/* ChaCha20 in plain C, one block at a time: the reference for every other row. */
#include "chacha20/kernels.h"

#include "base/ct.h"

/* RFC 8439, 2.1 */
static inline void quarter_round(uint32_t x[16], int a, int b, int c, int d)
{
    x[a] += x[b];
    x[d] = lanes_rotl32(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = lanes_rotl32(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = lanes_rotl32(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = lanes_rotl32(x[b] ^ x[c], 7);
}

/* The 20 rounds of RFC 8439, 2.3: ten times a column and a diagonal round. */
static void rounds(uint32_t x[16])
{
    for (int i = 0; i < 10; i++) {
        quarter_round(x, 0, 4, 8, 12);
        quarter_round(x, 1, 5, 9, 13);
        quarter_round(x, 2, 6, 10, 14);
        quarter_round(x, 3, 7, 11, 15);
        quarter_round(x, 0, 5, 10, 15);
        quarter_round(x, 1, 6, 11, 12);
        quarter_round(x, 2, 7, 8, 13);
        quarter_round(x, 3, 4, 9, 14);
    }
}

static void keystream_portable(uint8_t *out, size_t blocks, const uint32_t state[16])
{
    uint32_t x[16];

    for (uint32_t n = 0; n < blocks; n++) {
        memcpy(x, state, sizeof(x));
        x[12] += n;
        rounds(x);
        for (int i = 0; i < 16; i++)
            lanes_store32_le(out + 4 * i, x[i] + state[i] + (i == 12 ? n : 0));
        out += LANES_CHACHA20_BLOCK_BYTES;
    }
    lanes_wipe(x, sizeof(x));
}

static void xor_blocks_portable(uint8_t *out, const uint8_t *in, size_t blocks,
                                const uint32_t state[16])
{
    uint8_t block[LANES_CHACHA20_BLOCK_BYTES];
    uint32_t x[16];

    memcpy(x, state, sizeof(x));
    for (; blocks > 0; blocks--) {
        keystream_portable(block, 1, x);
        x[12]++;
        lanes_xor(out, in, block, sizeof(block));
        out += sizeof(block);
        in += sizeof(block);
    }
    lanes_wipe(block, sizeof(block));
    lanes_wipe(x, sizeof(x));
}

static void hchacha20_portable(uint8_t subkey[32], const uint8_t key[32], const uint8_t nonce[16])
{
    uint32_t x[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};

    for (int i = 0; i < 8; i++)
        x[4 + i] = lanes_load32_le(key + 4 * i);
    for (int i = 0; i < 4; i++)
        x[12 + i] = lanes_load32_le(nonce + 4 * i);
    rounds(x);
    for (int i = 0; i < 4; i++) {
        lanes_store32_le(subkey + 4 * i, x[i]);
        lanes_store32_le(subkey + 16 + 4 * i, x[12 + i]);
    }
    lanes_wipe(x, sizeof(x));
}

const struct lanes_chacha20_kernel lanes_chacha20_portable = {
    .kernel = {.name = "portable", .needs = 0},
    .xor_blocks = xor_blocks_portable,
    .keystream = keystream_portable,
    .hchacha20 = hchacha20_portable,
};
