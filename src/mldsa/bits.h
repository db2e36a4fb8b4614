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

/* The lowest `bits` bits of every `wide` bits of a word; wide is 8, 16 or 32. */
static inline uint64_t lanes_mldsa_bits_mask(unsigned bits, unsigned wide)
{
    return ((UINT64_C(1) << bits) - 1) * (UINT64_MAX / ((UINT64_C(1) << wide) - 1));
}

/*
 * lanes_mldsa_bits_pack of numbers in bytes, bits <= 4: eight at a time, neighbours joined three
 * times.
 * Requires each number below 2^bits.
 */
static inline void lanes_mldsa_bits_pack_bytes(uint8_t *out, const uint8_t number[256],
                                               unsigned bits)
{
    for (size_t i = 0; i < 256; i += 8, out += bits) {
        uint64_t x = lanes_load64_le(number + i);
        LANES_ASSERT((x & ~lanes_mldsa_bits_mask(bits, 8)) == 0);
        x = (x | x >> (8 - bits)) & lanes_mldsa_bits_mask(2 * bits, 16);
        x = (x | x >> (16 - 2 * bits)) & lanes_mldsa_bits_mask(4 * bits, 32);
        x |= x >> (32 - 4 * bits);
        for (unsigned j = 0; j < bits; j++)
            out[j] = (uint8_t)(x >> 8 * j);
    }
}

/* And back: eight numbers are parted three times. */
static inline void lanes_mldsa_bits_unpack_bytes(uint8_t number[256], const uint8_t *in,
                                                 unsigned bits)
{
    for (size_t i = 0; i < 256; i += 8, in += bits) {
        uint64_t x = 0;
        for (unsigned j = 0; j < bits; j++)
            x |= (uint64_t)in[j] << 8 * j;
        x = (x | x << (32 - 4 * bits)) & lanes_mldsa_bits_mask(4 * bits, 32);
        x = (x | x << (16 - 2 * bits)) & lanes_mldsa_bits_mask(2 * bits, 16);
        x = (x | x << (8 - bits)) & lanes_mldsa_bits_mask(bits, 8);
        lanes_store64_le(number + i, x);
    }
}

#endif
