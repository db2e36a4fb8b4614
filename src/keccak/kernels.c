/* SPDX-License-Identifier: Apache-2.0 */
#include "keccak/kernels.h"

#include "base/cpu.h"
#include "keccak/x86_64/avx2.h"

/*
 * Known answer: word i is i (i + 7) times an odd constant; a state of such words
 * is permuted, then four that continue it.
 */
static bool check(const struct lanes_kernel *kernel)
{
    const struct lanes_keccak_kernel *row = (const struct lanes_keccak_kernel *)kernel;
    uint64_t words[LANES_KECCAK_WORDS * (1 + LANES_KECCAK_WAYS)];
    uint8_t out[sizeof(words)];

    for (size_t i = 0; i < sizeof(words) / 8; i++)
        words[i] = i * (i + 7) * UINT64_C(0x9e3779b97f4a7c15);
    row->permute(words);
    row->permute_x4(words + LANES_KECCAK_WORDS);
    for (size_t i = 0; i < sizeof(words) / 8; i++)
        lanes_store64_le(out + 8 * i, words[i]);
    return lanes_kernel_fingerprint(out, sizeof(out)) == 0xb84e6d1287945e68;
}

#if defined(LANES_X86_64)
const struct lanes_keccak_kernel lanes_keccak_avx2 = {
    .kernel = {"avx2", LANES_CPU_AVX2 | LANES_CPU_BMI2},
    .permute = lanes_keccak_permute_bmi2,
    .permute_x4 = lanes_keccak_permute_x4_avx2,
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
