/* SPDX-License-Identifier: Apache-2.0 */
/* The rows of Poly1305 (RFC 8439, 2.5). */
#ifndef LANES_POLY1305_KERNELS_H
#define LANES_POLY1305_KERNELS_H

#include "base/kernel.h"

enum {
    LANES_POLY1305_KEY_BYTES = 32,
    LANES_POLY1305_BLOCK_BYTES = 16,
    LANES_POLY1305_TAG_BYTES = 16,
};

/*
 * One computation. The accumulator and r are in radix 2^64 between calls for
 * every row, so rows can be changed in mid-message; what else a row wants of
 * r it derives when it first pays and notes in `ready`.
 *
 * Bounds: r[0] < 2^60, r[1] < 2^60 with its low 2 bits 0 (clamping), s1 =
 * 5/4 r[1]; between calls h[2] <= 7.
 */
struct lanes_poly1305 {
    uint64_t h[3];   /* byte 0: accumulator */
    uint64_t r[2];   /* byte 24 */
    uint64_t s1;     /* byte 40: r[1] + (r[1] >> 2) */
    uint64_t pad[2]; /* byte 48: s, added at the end */
    /* What the vector rows want of r, computed when it first pays: r^4, r^8, r^12, r^16, */
    uint64_t power[4][3]; /* byte 64: each below 2^130 + 2^66 (limb 2 <= 4) */
    /*
     * byte 160: 24 rows of four numbers by k = 1 .. 4. Row n is
     * vector[n / 2][k - 1][n % 2]; row 5 i + j, i < 4, j < 5, is limb j in radix
     * 2^26 of r^(4k) 2^(32i), row 19 + j, 1 <= j < 5, is 5 times limb j of r^(4k).
     */
    uint32_t vector[12][4][2];
    uint64_t hibit[5][4]; /* byte 544: limb j of (r^4 + .. + r^(4k)) 2^128, k = 0 .. 3 */
    bool ready;           /* power, vector and hibit are there */
};

struct lanes_poly1305_kernel {
    struct lanes_kernel kernel;
    /*
     * For each of `blocks` 16-byte blocks: h = (h + block + hibit 2^128) r mod p.
     * hibit is 1, or 0 for a last block that carries its own end mark. Any
     * number of blocks, any alignment. Everything but `blocks` and `hibit` is secret.
     */
    void (*blocks)(struct lanes_poly1305 *p, const uint8_t *in, size_t blocks, uint64_t hibit);
};

extern const struct lanes_kernel_table lanes_poly1305_kernels;
extern const struct lanes_poly1305_kernel lanes_poly1305_portable;
extern const struct lanes_poly1305_kernel lanes_poly1305_avx2; /* where compiled in */

#endif
