/* SPDX-License-Identifier: Apache-2.0 */
#include "sha512/kernels.h"

#include "base/cpu.h"
#include "sha512/x86_64/avx2.h"

/*
 * Known answer: 1, 2 and 3 blocks, 6 in all, of bytes i (i + 7) into a state of
 * all ones, so that rows which take blocks in pairs show both ways.
 */
static bool check(const struct lanes_kernel *kernel)
{
    const struct lanes_sha512_kernel *row = (const struct lanes_sha512_kernel *)kernel;
    uint64_t state[8];
    uint8_t message[6 * LANES_SHA512_BLOCK_BYTES], out[LANES_SHA512_BYTES];

    for (size_t i = 0; i < sizeof(message); i++)
        message[i] = (uint8_t)(i * (i + 7));
    memset(state, 0xff, sizeof(state));
    for (size_t blocks = 1, done = 0; blocks <= 3; done += blocks++)
        row->blocks(state, message + done * LANES_SHA512_BLOCK_BYTES, blocks);
    for (size_t i = 0; i < 8; i++)
        lanes_store64_be(out + 8 * i, state[i]);
    return lanes_kernel_fingerprint(out, sizeof(out)) == 0x5f3c4842a696a538;
}

#if defined(LANES_X86_64)
const struct lanes_sha512_kernel lanes_sha512_avx2 = {
    .kernel = {"avx2", LANES_CPU_AVX2 | LANES_CPU_BMI2},
    .blocks = lanes_sha512_blocks_avx2,
};
#endif

static const struct lanes_kernel *const rows[] = {
#if defined(LANES_X86_64)
    &lanes_sha512_avx2.kernel,
#endif
    &lanes_sha512_portable.kernel,
};

const struct lanes_kernel_table lanes_sha512_kernels = {
    .primitive = "sha512",
    .rows = sizeof(rows) / sizeof(rows[0]),
    .row = rows,
    .check = check,
};
