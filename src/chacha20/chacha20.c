/* SPDX-License-Identifier: Apache-2.0 */
#include "chacha20/chacha20.h"

#include "base/ct.h"

void lanes_chacha20_state_key(uint32_t state[16], const uint8_t key[static 32])
{
    /* "expand 32-byte k": RFC 8439, 2.3 */
    state[0] = 0x61707865;
    state[1] = 0x3320646e;
    state[2] = 0x79622d32;
    state[3] = 0x6b206574;
    for (int i = 0; i < 8; i++)
        state[4 + i] = lanes_load32_le(key + 4 * i);
}

void lanes_chacha20_set_key(struct lanes_chacha20 *c, const uint8_t key[static 32])
{
    lanes_chacha20_state_key(c->state, key);
    c->begin = c->end = 0;
}

void lanes_chacha20_set_iv(struct lanes_chacha20 *c, const uint8_t iv[static 16])
{
    for (int i = 0; i < 4; i++)
        c->state[12 + i] = lanes_load32_le(iv + 4 * i);
    c->begin = c->end = 0;
    c->pieces = false;
}

void lanes_xchacha20_set_iv(struct lanes_chacha20 *c, const uint8_t key[static 32],
                            const uint8_t iv[static 24])
{
    uint8_t subkey[LANES_CHACHA20_KEY_BYTES];
    uint8_t inner[LANES_CHACHA20_IV_BYTES] = {0};

    /* draft-irtf-cfrg-xchacha-03, 2.3: the last 8 bytes of the nonce stay */
    c->row->hchacha20(subkey, key, iv);
    memcpy(inner + 8, iv + 16, 8);
    lanes_chacha20_set_key(c, subkey);
    lanes_chacha20_set_iv(c, inner);
    lanes_wipe(subkey, sizeof(subkey));
}

/* The 64-bit counter in words 12 and 13 goes on by blocks. */
static void advance(struct lanes_chacha20 *c, size_t blocks)
{
    const uint64_t counter = (c->state[12] | (uint64_t)c->state[13] << 32) + blocks;

    c->state[12] = (uint32_t)counter;
    c->state[13] = (uint32_t)(counter >> 32);
}

/* At most so many blocks until word 12 wraps and word 13 must take the carry. */
static size_t until_carry(const struct lanes_chacha20 *c, size_t blocks)
{
    const uint64_t left = (UINT64_C(1) << 32) - c->state[12];

    return blocks < left ? blocks : (size_t)left;
}

static void xor_whole_blocks(struct lanes_chacha20 *c, uint8_t *out, const uint8_t *in,
                             size_t blocks)
{
    while (blocks > 0) {
        const size_t run = until_carry(c, blocks);

        c->row->xor_blocks(out, in, run, c->state);
        advance(c, run);
        out += run * LANES_CHACHA20_BLOCK_BYTES;
        in += run * LANES_CHACHA20_BLOCK_BYTES;
        blocks -= run;
    }
}

/*
 * Generates keystream for n < 512 bytes: just that for the first piece of a
 * stream, a full buffer once the data turns out to come in pieces.
 */
static void refill(struct lanes_chacha20 *c, size_t n)
{
    const size_t wanted = c->pieces ? LANES_CHACHA20_AHEAD_BYTES : n;
    const size_t blocks = until_carry(
        c, (wanted + LANES_CHACHA20_BLOCK_BYTES - 1) / LANES_CHACHA20_BLOCK_BYTES);

    c->row->keystream(c->keystream, blocks, c->state);
    advance(c, blocks);
    c->begin = 0;
    c->end = (uint32_t)(blocks * LANES_CHACHA20_BLOCK_BYTES);
    c->pieces = true;
}

void lanes_chacha20_xor(struct lanes_chacha20 *c, uint8_t *out, const uint8_t *in, size_t n)
{
    while (n > 0) {
        if (c->begin == c->end) {
            /* Whole chunks, and a short rest that ends with a block, go straight. */
            const bool whole = n % LANES_CHACHA20_BLOCK_BYTES == 0;
            const size_t direct = whole ? n : n - n % LANES_CHACHA20_AHEAD_BYTES;

            xor_whole_blocks(c, out, in, direct / LANES_CHACHA20_BLOCK_BYTES);
            out += direct;
            in += direct;
            n -= direct;
            if (n == 0)
                return;
            refill(c, n);
        }
        const size_t ready = c->end - c->begin;
        const size_t run = n < ready ? n : ready;

        lanes_xor(out, in, c->keystream + c->begin, run);
        c->begin += (uint32_t)run;
        out += run;
        in += run;
        n -= run;
    }
}

void lanes_chacha20_get_iv(const struct lanes_chacha20 *c, bool skip_begun, uint8_t iv[static 16])
{
    const uint32_t ready = c->end - c->begin;
    const uint32_t unused = (ready + (skip_begun ? 0 : LANES_CHACHA20_BLOCK_BYTES - 1)) /
                            LANES_CHACHA20_BLOCK_BYTES;
    const uint64_t counter = (c->state[12] | (uint64_t)c->state[13] << 32) - unused;

    lanes_store64_le(iv, counter);
    lanes_store32_le(iv + 8, c->state[14]);
    lanes_store32_le(iv + 12, c->state[15]);
}
