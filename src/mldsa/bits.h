/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Numbers of b bits, one after another from the lowest bit of the first byte on
 * (FIPS 204, Algorithms 16 to 19): 256 of them are 32 b bytes. No address and
 * no branch depends on them.
 */
#ifndef LANES_MLDSA_BITS_H
#define LANES_MLDSA_BITS_H

#include "base/bytes.h"

/* Requires each number below 2^bits, bits <= 20. */
static inline void lanes_mldsa_bits_pack(uint8_t *out, const uint32_t number[256], unsigned bits)
{
    uint32_t held = 0;
    unsigned n = 0; /* bits held, below 8 between numbers */

    for (size_t i = 0; i < 256; i++) {
        LANES_ASSERT(number[i] >> bits == 0);
        held |= number[i] << n;
        for (n += bits; n >= 8; n -= 8) {
            *out++ = (uint8_t)held;
            held >>= 8;
        }
    }
}

static inline void lanes_mldsa_bits_unpack(uint32_t number[256], const uint8_t *in, unsigned bits)
{
    uint32_t held = 0;
    unsigned n = 0;

    for (size_t i = 0; i < 256; i++) {
        for (; n < bits; n += 8)
            held |= (uint32_t)*in++ << n;
        number[i] = held & ((UINT32_C(1) << bits) - 1);
        held >>= bits;
        n -= bits;
    }
}

#endif
