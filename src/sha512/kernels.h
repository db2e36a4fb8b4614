/* SPDX-License-Identifier: Apache-2.0 */
/* The rows of SHA-512 (FIPS 180-4, 6.4). */
#ifndef LANES_SHA512_KERNELS_H
#define LANES_SHA512_KERNELS_H

#include "base/kernel.h"

enum {
    LANES_SHA512_BYTES = 64,
    LANES_SHA512_BLOCK_BYTES = 128,
};

struct lanes_sha512_kernel {
    struct lanes_kernel kernel;
    /*
     * The compression function over `blocks` blocks of 128 bytes, any number,
     * any alignment. Everything but `blocks` is secret.
     */
    void (*blocks)(uint64_t state[8], const uint8_t *in, size_t blocks);
};

extern const struct lanes_kernel_table lanes_sha512_kernels;
extern const struct lanes_sha512_kernel lanes_sha512_portable;
extern const struct lanes_sha512_kernel lanes_sha512_avx2; /* where compiled in */

extern const uint64_t lanes_sha512_constants[80];

#endif
