/* SPDX-License-Identifier: Apache-2.0 */
#include "poly1305/kernels.h"

/*
 * Radix 2^64. h = h0 + h1 2^64 + h2 2^128 and r = r0 + r1 2^64, so
 *
 *   h r = h0 r0 + (h0 r1 + h1 r0) 2^64 + (h1 r1 + h2 r0) 2^128 + h2 r1 2^192.
 *
 * r1 is a multiple of 4 (clamping), and 2^130 = 5 mod p, hence
 * r1 2^128 = (r1 / 4) 2^130 = 5 r1 / 4 = s1: two limbs come back for free, and
 *
 *   d0 = h0 r0 + h1 s1,   d1 = h0 r1 + h1 r0 + h2 s1,   d2 = h2 r0.
 *
 * Requires h2 <= 7. After the message is added h2 <= 9. With r0, r1 < 2^60 and
 * s1 < 5 2^58: d0 < 2^124 + 5 2^122 < 2^126, and with the carry of d0 d1 < 2^125 +
 * 45 2^58 + 2^62 < 2^125 + 2^64, so d2 + (d1 >> 64) <= 9 2^60 + 2^61 = 11 2^60. Five
 * times a quarter of that is below 2^64 too.
 * Ensures h2 <= 4 after a block: bits from 2^130 on come back times 5.
 */
static void blocks_portable(struct lanes_poly1305 *p, const uint8_t *in, size_t blocks,
                            uint64_t hibit)
{
    const uint64_t r0 = p->r[0], r1 = p->r[1], s1 = p->s1;
    uint64_t h0 = p->h[0], h1 = p->h[1], h2 = p->h[2];

    LANES_ASSERT(h2 <= 7 && r0 >> 60 == 0 && r1 >> 60 == 0 && (r1 & 3) == 0);
    for (; blocks > 0; blocks--, in += LANES_POLY1305_BLOCK_BYTES) {
        uint64_t d0, d0_high, d1, d1_high, d2, t, t_high, carry = 0;

        h0 = lanes_add64(h0, lanes_load64_le(in), &carry);
        h1 = lanes_add64(h1, lanes_load64_le(in + 8), &carry);
        h2 += hibit + carry;

        d0 = lanes_mul64(&d0_high, h0, r0);
        t = lanes_mul64(&t_high, h1, s1);
        carry = 0;
        d0 = lanes_add64(d0, t, &carry);
        d0_high = lanes_add64(d0_high, t_high, &carry);

        d1 = lanes_mul64(&d1_high, h0, r1);
        t = lanes_mul64(&t_high, h1, r0);
        d1 = lanes_add64(d1, t, &carry);
        d1_high = lanes_add64(d1_high, t_high, &carry);
        d1 = lanes_add64(d1, h2 * s1, &carry);
        d1_high += carry;

        carry = 0;
        d1 = lanes_add64(d1, d0_high, &carry);
        d2 = h2 * r0 + d1_high + carry;

        carry = 0;
        h0 = lanes_add64(d0, (d2 >> 2) + (d2 & ~UINT64_C(3)), &carry);
        h1 = lanes_add64(d1, 0, &carry);
        h2 = (d2 & 3) + carry;
    }
    LANES_ASSERT(h2 <= 7);
    p->h[0] = h0;
    p->h[1] = h1;
    p->h[2] = h2;
}

const struct lanes_poly1305_kernel lanes_poly1305_portable = {
    .kernel = {.name = "portable", .needs = 0},
    .blocks = blocks_portable,
};
