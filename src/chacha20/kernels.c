/* SPDX-License-Identifier: Apache-2.0 */
#include "chacha20/kernels.h"

#include "base/cpu.h"

/* A state like any other, its counter four blocks before the wrap. */
static void check_state(uint32_t state[16])
{
    static const uint32_t constants[4] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};

    for (uint32_t i = 0; i < 16; i++)
        state[i] = i < 4 ? constants[i] : i * UINT32_C(0x9e3779b9);
    state[12] = 0xfffffffc;
}

/*
 * Known answers: every count up to 8 by both routines, each result kept, and 15
 * blocks, across the wrap of the counter; and one HChaCha20. The fingerprint
 * comes from a model of RFC 8439 written apart from this library.
 */
static bool check(const struct lanes_kernel *kernel)
{
    enum { KEPT = (1 + 2 + 3 + 4 + 5 + 6 + 7 + 8) * LANES_CHACHA20_BLOCK_BYTES };
    const struct lanes_chacha20_kernel *row = (const struct lanes_chacha20_kernel *)kernel;
    uint8_t out[KEPT + LANES_CHACHA20_KEY_BYTES], *at = out;
    uint32_t state[16];

    check_state(state);
    for (size_t blocks = 1; blocks <= 8; at += LANES_CHACHA20_BLOCK_BYTES * blocks++) {
        row->keystream(at, blocks, state);
        state[12] += (uint32_t)blocks;
        row->xor_blocks(at, at, blocks, state);
    }
    row->hchacha20(at, out, out + 32);
    check_state(state);
    row->xor_blocks(out + 64, out + 64, 15, state);
    return lanes_kernel_fingerprint(out, sizeof(out)) == UINT64_C(0xbb5a54ece1764919);
}

#if defined(LANES_X86_64)
void lanes_chacha20_xor_blocks_avx2(uint8_t *out, const uint8_t *in, size_t blocks,
                                    const uint32_t state[16]);
void lanes_chacha20_keystream_avx2(uint8_t *out, size_t blocks, const uint32_t state[16]);
void lanes_hchacha20_avx2(uint8_t subkey[32], const uint8_t key[32], const uint8_t nonce[16]);

const struct lanes_chacha20_kernel lanes_chacha20_avx2 = {
    .kernel = {"avx2", LANES_CPU_AVX2},
    .xor_blocks = lanes_chacha20_xor_blocks_avx2,
    .keystream = lanes_chacha20_keystream_avx2,
    .hchacha20 = lanes_hchacha20_avx2,
};
#endif

static const struct lanes_kernel *const rows[] = {
#if defined(LANES_X86_64)
    &lanes_chacha20_avx2.kernel,
#endif
    &lanes_chacha20_portable.kernel,
};

const struct lanes_kernel_table lanes_chacha20_kernels = {
    .primitive = "chacha20",
    .rows = sizeof(rows) / sizeof(rows[0]),
    .row = rows,
    .check = check,
};
