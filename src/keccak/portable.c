/* SPDX-License-Identifier: Apache-2.0 */
#include "keccak/kernels.h"

#include "base/ct.h"

/* FIPS 202, 3.2.5 */
const uint64_t lanes_keccak_constants[LANES_KECCAK_ROUNDS] = {
    UINT64_C(0x0000000000000001), UINT64_C(0x0000000000008082), UINT64_C(0x800000000000808a),
    UINT64_C(0x8000000080008000), UINT64_C(0x000000000000808b), UINT64_C(0x0000000080000001),
    UINT64_C(0x8000000080008081), UINT64_C(0x8000000000008009), UINT64_C(0x000000000000008a),
    UINT64_C(0x0000000000000088), UINT64_C(0x0000000080008009), UINT64_C(0x000000008000000a),
    UINT64_C(0x000000008000808b), UINT64_C(0x800000000000008b), UINT64_C(0x8000000000008089),
    UINT64_C(0x8000000000008003), UINT64_C(0x8000000000008002), UINT64_C(0x8000000000000080),
    UINT64_C(0x000000000000800a), UINT64_C(0x800000008000000a), UINT64_C(0x8000000080008081),
    UINT64_C(0x8000000000008080), UINT64_C(0x0000000080000001), UINT64_C(0x8000000080008008),
};

static inline uint64_t rotl(uint64_t v, unsigned n)
{
    return v << n | v >> (64 - n);
}

/* FIPS 202, 3.2.4: chi of one plane, whose lanes after pi are b. */
static inline void chi(uint64_t out[5], uint64_t b0, uint64_t b1, uint64_t b2, uint64_t b3,
                       uint64_t b4)
{
    out[0] = b0 ^ (~b1 & b2);
    out[1] = b1 ^ (~b2 & b3);
    out[2] = b2 ^ (~b3 & b4);
    out[3] = b3 ^ (~b4 & b0);
    out[4] = b4 ^ (~b0 & b1);
}

/*
 * FIPS 202, 3.2. Lane (X, Y) after pi comes from (X + 3 Y, X), rotated by rho;
 * so each plane of the output takes one lane of each plane, and of each sheet.
 */
static inline void one_round(uint64_t out[25], const uint64_t a[25], uint64_t constant)
{
    const uint64_t c0 = a[0] ^ a[5] ^ a[10] ^ a[15] ^ a[20];
    const uint64_t c1 = a[1] ^ a[6] ^ a[11] ^ a[16] ^ a[21];
    const uint64_t c2 = a[2] ^ a[7] ^ a[12] ^ a[17] ^ a[22];
    const uint64_t c3 = a[3] ^ a[8] ^ a[13] ^ a[18] ^ a[23];
    const uint64_t c4 = a[4] ^ a[9] ^ a[14] ^ a[19] ^ a[24];
    const uint64_t d0 = c4 ^ rotl(c1, 1), d1 = c0 ^ rotl(c2, 1), d2 = c1 ^ rotl(c3, 1),
                   d3 = c2 ^ rotl(c4, 1), d4 = c3 ^ rotl(c0, 1);

    chi(out, a[0] ^ d0, rotl(a[6] ^ d1, 44), rotl(a[12] ^ d2, 43), rotl(a[18] ^ d3, 21),
        rotl(a[24] ^ d4, 14));
    out[0] ^= constant;
    chi(out + 5, rotl(a[3] ^ d3, 28), rotl(a[9] ^ d4, 20), rotl(a[10] ^ d0, 3),
        rotl(a[16] ^ d1, 45), rotl(a[22] ^ d2, 61));
    chi(out + 10, rotl(a[1] ^ d1, 1), rotl(a[7] ^ d2, 6), rotl(a[13] ^ d3, 25),
        rotl(a[19] ^ d4, 8), rotl(a[20] ^ d0, 18));
    chi(out + 15, rotl(a[4] ^ d4, 27), rotl(a[5] ^ d0, 36), rotl(a[11] ^ d1, 10),
        rotl(a[17] ^ d2, 15), rotl(a[23] ^ d3, 56));
    chi(out + 20, rotl(a[2] ^ d2, 62), rotl(a[8] ^ d3, 55), rotl(a[14] ^ d4, 39),
        rotl(a[15] ^ d0, 41), rotl(a[21] ^ d1, 2));
}

static void permute_portable(uint64_t state[25])
{
    uint64_t a[25], b[25];

    memcpy(a, state, sizeof(a));
    for (size_t i = 0; i < LANES_KECCAK_ROUNDS; i += 2) {
        one_round(b, a, lanes_keccak_constants[i]);
        one_round(a, b, lanes_keccak_constants[i + 1]);
    }
    memcpy(state, a, sizeof(a));
    lanes_wipe(a, sizeof(a));
    lanes_wipe(b, sizeof(b));
}

static void permute_x4_portable(uint64_t states[100])
{
    uint64_t one[25];

    for (size_t k = 0; k < LANES_KECCAK_WAYS; k++) {
        for (size_t i = 0; i < LANES_KECCAK_WORDS; i++)
            one[i] = states[4 * i + k];
        permute_portable(one);
        for (size_t i = 0; i < LANES_KECCAK_WORDS; i++)
            states[4 * i + k] = one[i];
    }
    lanes_wipe(one, sizeof(one));
}

static void permute_x5_portable(uint64_t states[100], uint64_t state[25])
{
    permute_x4_portable(states);
    permute_portable(state);
}

static void split_portable(uint8_t *const out[4], const uint64_t states[100], size_t words)
{
    for (size_t k = 0; k < LANES_KECCAK_WAYS; k++) {
        for (size_t i = 0; out[k] != NULL && i < words; i++)
            lanes_store64_le(out[k] + 8 * i, states[4 * i + k]);
    }
}

const struct lanes_keccak_kernel lanes_keccak_portable = {
    .kernel = {.name = "portable", .needs = 0},
    .permute = permute_portable,
    .permute_x4 = permute_x4_portable,
    .permute_x5 = permute_x5_portable,
    .split = split_portable,
};
