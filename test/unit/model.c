/* SPDX-License-Identifier: Apache-2.0 */
#include "model.h"

#include <stdlib.h>
#include <string.h>

static uint32_t load32(const uint8_t *p)
{
    return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

static void store(uint8_t *p, uint64_t v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        p[i] = (uint8_t)(v >> 8 * i);
}

/* RFC 8439, 2.1: a line adds x[b] to x[a], mixes it into x[c] and rotates that. */
static void quarter(uint32_t x[16], int a, int b, int c, int d)
{
    const struct {
        int to, from, mixed, left;
    } line[4] = {{a, b, d, 16}, {c, d, b, 12}, {a, b, d, 8}, {c, d, b, 7}};

    for (int i = 0; i < 4; i++) {
        x[line[i].to] += x[line[i].from];
        const uint32_t v = x[line[i].mixed] ^ x[line[i].to];
        x[line[i].mixed] = v << line[i].left | v >> (32 - line[i].left);
    }
}

static void rounds(uint32_t x[16])
{
    for (int i = 0; i < 80; i++) {
        const int column = i & 3, diagonal = (i >> 2) & 1;
        quarter(x, column, 4 + ((column + diagonal) & 3), 8 + ((column + 2 * diagonal) & 3),
                12 + ((column + 3 * diagonal) & 3));
    }
}

void model_chacha20_block(uint8_t out[64], const uint32_t state[16])
{
    uint32_t x[16];

    memcpy(x, state, sizeof(x));
    rounds(x);
    for (int i = 0; i < 16; i++)
        store(out + 4 * i, x[i] + state[i], 4);
}

static void start(uint32_t state[16], const uint8_t key[32], const uint8_t iv[16])
{
    const char *const constants = "expand 32-byte k";

    for (int i = 0; i < 4; i++) {
        state[i] = load32((const uint8_t *)constants + 4 * i);
        state[4 + i] = load32(key + 4 * i);
        state[8 + i] = load32(key + 16 + 4 * i);
        state[12 + i] = load32(iv + 4 * i);
    }
}

void model_hchacha20(uint8_t subkey[32], const uint8_t key[32], const uint8_t nonce[16])
{
    uint32_t x[16];

    start(x, key, nonce);
    rounds(x);
    for (int i = 0; i < 4; i++) {
        store(subkey + 4 * i, x[i], 4);
        store(subkey + 16 + 4 * i, x[12 + i], 4);
    }
}

void model_chacha20(uint8_t *out, const uint8_t *in, size_t n, const uint8_t key[32],
                    const uint8_t iv[16], uint64_t offset)
{
    uint32_t state[16];
    uint8_t block[64];

    start(state, key, iv);
    const uint64_t counter = state[12] | (uint64_t)state[13] << 32;
    for (size_t i = 0; i < n; i++) {
        const uint64_t at = offset + i;
        if (i == 0 || at % 64 == 0) {
            state[12] = (uint32_t)(counter + at / 64);
            state[13] = (uint32_t)((counter + at / 64) >> 32);
            model_chacha20_block(block, state);
        }
        out[i] = in[i] ^ block[at % 64];
    }
}

static const struct model_number prime = {
    {0xfffffffb, 0xffffffff, 0xffffffff, 0xffffffff, 0x00000003}};

/* a + b mod p, for a, b < p. */
static struct model_number add(struct model_number a, const struct model_number *b)
{
    struct model_number difference;
    uint64_t sum = 0;
    int64_t borrow = 0;

    for (int i = 0; i < 5; i++) {
        sum += (uint64_t)a.limb[i] + b->limb[i];
        a.limb[i] = (uint32_t)sum;
        sum >>= 32;
    }
    for (int i = 0; i < 5; i++) {
        borrow += (int64_t)a.limb[i] - prime.limb[i];
        difference.limb[i] = (uint32_t)borrow;
        borrow = borrow < 0 ? -1 : 0;
    }
    return borrow < 0 ? a : difference;
}

/* The number that n bits make, highest first, doubling and adding. */
static struct model_number from_bits(const uint32_t *word, int words)
{
    struct model_number v = {{0}};
    const struct model_number one = {{1}};

    for (int i = 32 * words - 1; i >= 0; i--) {
        v = add(v, &v);
        if ((word[i / 32] >> i % 32 & 1) != 0)
            v = add(v, &one);
    }
    return v;
}

struct model_number model_reduce(const uint64_t limb[3])
{
    uint32_t word[6];

    for (int i = 0; i < 6; i++)
        word[i] = (uint32_t)(limb[i / 2] >> 32 * (i % 2));
    return from_bits(word, 6);
}

static struct model_number multiply(const struct model_number *a, const struct model_number *b)
{
    struct model_number v = {{0}};

    for (int i = 129; i >= 0; i--) {
        v = add(v, &v);
        if ((b->limb[i / 32] >> i % 32 & 1) != 0)
            v = add(v, a);
    }
    return v;
}

void model_poly1305_blocks(struct model_number *h, const struct model_number *r, const uint8_t *in,
                           size_t blocks, unsigned hibit)
{
    for (size_t i = 0; i < blocks; i++) {
        struct model_number block = {{0}};
        for (int j = 0; j < 4; j++)
            block.limb[j] = load32(in + 16 * i + 4 * (size_t)j);
        block.limb[4] = hibit;
        const struct model_number sum = add(*h, &block);
        *h = multiply(&sum, r);
    }
}

void model_poly1305(uint8_t tag[16], const uint8_t key[32], const uint8_t *in, size_t n)
{
    struct model_number h = {{0}}, r = {{0}};
    uint8_t last[17] = {0};
    uint64_t sum = 0;

    for (int i = 0; i < 4; i++)
        r.limb[i] = load32(key + 4 * i) & (i == 0 ? 0x0fffffff : 0x0ffffffc);
    model_poly1305_blocks(&h, &r, in, n / 16, 1);
    if (n % 16 != 0) {
        memcpy(last, in + n / 16 * 16, n % 16);
        last[n % 16] = 1;
        model_poly1305_blocks(&h, &r, last, 1, 0);
    }
    for (int i = 0; i < 4; i++) {
        sum += (uint64_t)h.limb[i] + load32(key + 16 + 4 * i);
        store(tag + 4 * i, sum, 4);
        sum >>= 32;
    }
}

void model_aead(uint8_t *out, uint8_t tag[16], const uint8_t key[32], const uint8_t *nonce,
                size_t nonce_bytes, const uint8_t *aad, size_t aad_bytes, const uint8_t *in,
                size_t n)
{
    const size_t aad_padded = (aad_bytes + 15) / 16 * 16, padded = (n + 15) / 16 * 16;
    uint8_t subkey[32], iv[16] = {0}, one_time[64], *mac = calloc(1, aad_padded + padded + 16);

    if (mac == NULL)
        abort();
    memcpy(subkey, key, 32);
    if (nonce_bytes == 24) {
        model_hchacha20(subkey, key, nonce);
        nonce += 12; /* so that the last 8 bytes come to stand behind 4 zeros */
    }
    memcpy(iv + 4, nonce, 12);
    if (nonce_bytes == 24)
        memset(iv + 4, 0, 4);
    memset(one_time, 0, sizeof(one_time));
    model_chacha20(one_time, one_time, sizeof(one_time), subkey, iv, 0);
    model_chacha20(out, in, n, subkey, iv, 64);
    if (aad_bytes != 0)
        memcpy(mac, aad, aad_bytes);
    if (n != 0)
        memcpy(mac + aad_padded, out, n);
    store(mac + aad_padded + padded, aad_bytes, 8);
    store(mac + aad_padded + padded + 8, n, 8);
    model_poly1305(tag, one_time, mac, aad_padded + padded + 16);
    free(mac);
}
