/* SPDX-License-Identifier: Apache-2.0 */
#include "aead/kernels.h"

#include "base/cpu.h"
#include "poly1305/poly1305.h"

/*
 * Known answer: chunks encrypted in place and one of keystream while the message
 * around them is authenticated, by every count of MAC blocks, under r of all
 * ones, two chunks decrypted, and then the beginning of a message. Each run has
 * keystream of its own, or a fault could undo itself. The fingerprint comes from
 * a model written apart from this library.
 */
static bool check(const struct lanes_kernel *kernel)
{
    const struct lanes_aead_kernel *row = (const struct lanes_aead_kernel *)kernel;
    uint8_t text[3 * LANES_AEAD_CHUNK_BYTES + 2 * LANES_POLY1305_TAG_BYTES];
    uint32_t state[LANES_CHACHA20_STATE_WORDS];
    struct lanes_poly1305 p;

    memset(text, 0xff, sizeof(text));
    for (uint32_t i = 0; i < LANES_CHACHA20_STATE_WORDS; i++)
        state[i] = (i + 1) * UINT32_C(0x9e3779b9);
    lanes_poly1305_start(&p, text);
    for (size_t blocks = 0; blocks <= LANES_AEAD_CHUNK_MAC_BLOCKS; blocks += 8) {
        const struct lanes_aead_run one = {.out = text, .in = text, .chunks = 1,
                                           .mac = text + 512, .mac_first = blocks,
                                           .mac_blocks = blocks};
        row->fused(&one, state, &p);
        state[12] += LANES_AEAD_CHUNK_BLOCKS;
    }
    row->fused(&(const struct lanes_aead_run){.out = text, .in = text, .chunks = 2,
                                              .spare = text + 1024, .mac = text, .mac_first = 32,
                                              .mac_blocks = 88}, state, &p);
    state[12] += 3 * LANES_AEAD_CHUNK_BLOCKS;
    row->fused(&(const struct lanes_aead_run){.out = text, .in = text, .chunks = 2, .mac = text,
                                              .mac_first = 32, .mac_blocks = 64,
                                              .mac_ready = true}, state, &p);
    lanes_poly1305_finish(&p, text + 1536);
    row->fused(&(const struct lanes_aead_run){.out = text + 1024, .in = text + 1024,
                                              .chunks = 1, .mac = text + 1024, .mac_first = 8,
                                              .mac_blocks = 8,
                                              .head = text + 1520, .head_blocks = 2}, state, &p);
    lanes_poly1305_finish(&p, text + 1552);
    return lanes_kernel_fingerprint(text, sizeof(text)) == UINT64_C(0x504c55d855d63771);
}

#if defined(LANES_X86_64)
/* Where the assembly looks for them. */
_Static_assert(offsetof(struct lanes_aead_run, mac_first) == 40 &&
               offsetof(struct lanes_aead_run, mac_ready) == 72, "struct lanes_aead_run");
_Static_assert(offsetof(struct lanes_poly1305, r) == 24 &&
               offsetof(struct lanes_poly1305, pad) == 48, "struct lanes_poly1305");

void lanes_aead_fused_avx2(const struct lanes_aead_run *run, const uint32_t state[16],
                           struct lanes_poly1305 *p);

const struct lanes_aead_kernel lanes_aead_avx2 = {
    .kernel = {"avx2", LANES_CPU_AVX2 | LANES_CPU_BMI2},
    .chacha20 = &lanes_chacha20_avx2,
    .poly1305 = &lanes_poly1305_avx2,
    .fused = lanes_aead_fused_avx2,
};
#endif

static const struct lanes_kernel *const rows[] = {
#if defined(LANES_X86_64)
    &lanes_aead_avx2.kernel,
#endif
    &lanes_aead_portable.kernel,
};

const struct lanes_kernel_table lanes_aead_kernels = {
    .primitive = "aead",
    .rows = sizeof(rows) / sizeof(rows[0]),
    .row = rows,
    .check = check,
};
