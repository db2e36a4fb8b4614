/* SPDX-License-Identifier: Apache-2.0 */
/* The rows of Keccak-f[1600] (FIPS 202, 3). */
#ifndef LANES_KECCAK_KERNELS_H
#define LANES_KECCAK_KERNELS_H

#include "base/kernel.h"

enum {
    LANES_KECCAK_WORDS = 25,
    LANES_KECCAK_ROUNDS = 24,
    LANES_KECCAK_WAYS = 4, /* states side by side */
};

/*
 * What the standard calls lane (x, y) is word x + 5 y of a state, as a number:
 * bytes are taken in and given out in little-endian order by the callers.
 */
struct lanes_keccak_kernel {
    struct lanes_kernel kernel;
    /* Keccak-p[1600, 24]. The state is secret. */
    void (*permute)(uint64_t state[LANES_KECCAK_WORDS]);
    /*
     * The same of four states, word i of state k at 4 i + k. Any alignment; by
     * 32 bytes is faster. All is secret.
     */
    void (*permute_x4)(uint64_t states[LANES_KECCAK_WORDS * LANES_KECCAK_WAYS]);
    /* Both at once: four such states and one by itself. */
    void (*permute_x5)(uint64_t states[LANES_KECCAK_WORDS * LANES_KECCAK_WAYS],
                       uint64_t state[LANES_KECCAK_WORDS]);
    /*
     * The first `words` <= 25 words of each of four such states, low bytes first, to out[k],
     * of any alignment; to none that is NULL.
     */
    void (*split)(uint8_t *const out[LANES_KECCAK_WAYS],
                  const uint64_t states[LANES_KECCAK_WORDS * LANES_KECCAK_WAYS], size_t words);
};

extern const struct lanes_kernel_table lanes_keccak_kernels;
extern const struct lanes_keccak_kernel lanes_keccak_portable;
extern const struct lanes_keccak_kernel lanes_keccak_avx2; /* where compiled in */

extern const uint64_t lanes_keccak_constants[LANES_KECCAK_ROUNDS];

#endif
