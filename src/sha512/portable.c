/* SPDX-License-Identifier: Apache-2.0 */
#include "sha512/kernels.h"

#include "base/ct.h"

/* FIPS 180-4, 4.1.3 */
static uint64_t big_sigma0(uint64_t x)
{
    return lanes_rotr64(x, 28) ^ lanes_rotr64(x, 34) ^ lanes_rotr64(x, 39);
}

static uint64_t big_sigma1(uint64_t x)
{
    return lanes_rotr64(x, 14) ^ lanes_rotr64(x, 18) ^ lanes_rotr64(x, 41);
}

static uint64_t small_sigma0(uint64_t x)
{
    return lanes_rotr64(x, 1) ^ lanes_rotr64(x, 8) ^ x >> 7;
}

static uint64_t small_sigma1(uint64_t x)
{
    return lanes_rotr64(x, 19) ^ lanes_rotr64(x, 61) ^ x >> 6;
}

/* One round: instead of the eight words, their places turn, by one each round. */
static inline void one_round(uint64_t v[8], unsigned turn, uint64_t addend)
{
    uint64_t *const a = &v[(0 - turn) & 7], *const d = &v[(3 - turn) & 7],
                    *const h = &v[(7 - turn) & 7];
    const uint64_t b = v[(1 - turn) & 7], c = v[(2 - turn) & 7], e = v[(4 - turn) & 7],
                   f = v[(5 - turn) & 7], g = v[(6 - turn) & 7];
    const uint64_t t1 = *h + addend + big_sigma1(e) + ((e & f) ^ (~e & g));

    *d += t1;
    *h = t1 + big_sigma0(*a) + ((*a & b) ^ (*a & c) ^ (b & c));
}

/* Sixteen rounds from round t on, with w[i] the schedule's word t + i. */
static inline void sixteen_rounds(uint64_t v[8], const uint64_t w[16], unsigned t)
{
    for (unsigned i = 0; i < 16; i += 8) {
        one_round(v, 0, w[i] + lanes_sha512_constants[t + i]);
        one_round(v, 1, w[i + 1] + lanes_sha512_constants[t + i + 1]);
        one_round(v, 2, w[i + 2] + lanes_sha512_constants[t + i + 2]);
        one_round(v, 3, w[i + 3] + lanes_sha512_constants[t + i + 3]);
        one_round(v, 4, w[i + 4] + lanes_sha512_constants[t + i + 4]);
        one_round(v, 5, w[i + 5] + lanes_sha512_constants[t + i + 5]);
        one_round(v, 6, w[i + 6] + lanes_sha512_constants[t + i + 6]);
        one_round(v, 7, w[i + 7] + lanes_sha512_constants[t + i + 7]);
    }
}

static void blocks_portable(uint64_t state[8], const uint8_t *in, size_t blocks)
{
    uint64_t w[16], v[8];

    for (; blocks > 0; blocks--, in += LANES_SHA512_BLOCK_BYTES) {
        for (size_t i = 0; i < 16; i++)
            w[i] = lanes_load64_be(in + 8 * i);
        memcpy(v, state, sizeof(v));
        for (unsigned t = 0; t < 80; t += 16) {
            for (size_t i = 0; t != 0 && i < 16; i++)
                w[i] += small_sigma1(w[(i + 14) & 15]) + w[(i + 9) & 15] +
                        small_sigma0(w[(i + 1) & 15]);
            sixteen_rounds(v, w, t);
        }
        for (size_t i = 0; i < 8; i++)
            state[i] += v[i];
    }
    lanes_wipe(w, sizeof(w));
    lanes_wipe(v, sizeof(v));
}

const struct lanes_sha512_kernel lanes_sha512_portable = {
    .kernel = {.name = "portable", .needs = 0},
    .blocks = blocks_portable,
};
