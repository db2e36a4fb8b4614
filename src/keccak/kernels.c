/* SPDX-License-Identifier: Apache-2.0 */
#include "keccak/kernels.h"

#include "base/cpu.h"
#include "keccak/x86_64/avx2.h"

/*
 * Known answer: word i is i (i + 7) times an odd constant; a state of such words
 * is permuted, then four that continue it, then both again; the four are given out.
 */
static bool check(const struct lanes_kernel *kernel)
{
    const struct lanes_keccak_kernel *row = (const struct lanes_keccak_kernel *)kernel;
    uint64_t words[LANES_KECCAK_WORDS * (1 + LANES_KECCAK_WAYS)];
    uint8_t out[sizeof(words)];
    uint8_t *to[LANES_KECCAK_WAYS];

    for (size_t i = 0; i < sizeof(words) / 8; i++)
        words[i] = i * (i + 7) * UINT64_C(0x9e3779b97f4a7c15);
    row->permute(words);
    row->permute_x4(words + LANES_KECCAK_WORDS);
    row->permute_x5(words + LANES_KECCAK_WORDS, words);
    for (size_t i = 0; i < LANES_KECCAK_WORDS; i++)
        lanes_store64_le(out + 8 * i, words[i]);
    for (size_t k = 0; k < LANES_KECCAK_WAYS; k++)
        to[k] = out + 8 * LANES_KECCAK_WORDS * (1 + k);
    row->split(to, words + LANES_KECCAK_WORDS, LANES_KECCAK_WORDS);
    return lanes_kernel_fingerprint(out, sizeof(out)) == 0x6545049dfdddcec8;
}

#if defined(LANES_X86_64)
const struct lanes_keccak_kernel lanes_keccak_avx2 = {
    .kernel = {"avx2", LANES_CPU_AVX2 | LANES_CPU_BMI2},
    .permute = lanes_keccak_permute_bmi2,
    .permute_x4 = lanes_keccak_permute_x4_avx2,
    .permute_x5 = lanes_keccak_permute_x5_avx2,
    .split = lanes_keccak_split_avx2,
};
#endif

static const struct lanes_kernel *const rows[] = {
#if defined(LANES_X86_64)
    &lanes_keccak_avx2.kernel,
#endif
    &lanes_keccak_portable.kernel,
};

const struct lanes_kernel_table lanes_keccak_kernels = {
    .primitive = "keccak",
    .rows = sizeof(rows) / sizeof(rows[0]),
    .row = rows,
    .check = check,
};
