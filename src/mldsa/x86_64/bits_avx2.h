/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Numbers of b bits, one after another from the lowest bit on (FIPS 204, 7.1):
 * eight of them are b bytes. b is a constant wherever these are inlined.
 */
#ifndef LANES_MLDSA_X86_64_BITS_AVX2_H
#define LANES_MLDSA_X86_64_BITS_AVX2_H

#include "mldsa/x86_64/vector_avx2.h"

/*
 * Shuffle control: the four bytes from that on in which number i begins, if `from` is byte 0.
 * Beyond byte 15 it takes others, which belong to no number: they are masked off.
 */
#define BEGINS(b, i, from) (((b) * (i) / 8 - (from)) * 0x01010101 + 0x03020100)

/*
 * Eight numbers of b bits: 18 or 20, from b bytes; 10 or 13, from 16 bytes, of which `before`
 * (0 or 16 - b) lie before p.
 */
static INLINED AVX2 __m256i bits_unpack(const uint8_t *p, const int b, const int before)
{
    const int low = -before, high = b > 16 ? b - 16 : low;
    const __m256i begins = _mm256_setr_epi32(
        BEGINS(b, 0, low), BEGINS(b, 1, low), BEGINS(b, 2, low), BEGINS(b, 3, low),
        BEGINS(b, 4, high), BEGINS(b, 5, high), BEGINS(b, 6, high), BEGINS(b, 7, high));
    const __m256i shift = _mm256_setr_epi32(0, b % 8, b * 2 % 8, b * 3 % 8, b * 4 % 8, b * 5 % 8,
                                            b * 6 % 8, b * 7 % 8);
    const __m256i bytes = _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)(p + low))),
        _mm_loadu_si128((const __m128i *)(p + high)), 1);

    return _mm256_and_si256(_mm256_srlv_epi32(_mm256_shuffle_epi8(bytes, begins), shift),
                            all((1 << b) - 1));
}

/* In each 64 bits two numbers next to one another: 2 b bits. */
static INLINED AVX2 __m256i bits_pairs(__m256i v, const int b)
{
    const __m256i up = _mm256_setr_epi32(32 - b, 0, 32 - b, 0, 32 - b, 0, 32 - b, 0);
    return _mm256_srli_epi64(_mm256_sllv_epi32(v, up), 32 - b);
}

/* Eight numbers, none negative, of b = 10 or 13 bits: exactly b bytes are written. */
static INLINED AVX2 void bits_pack_short(uint8_t *p, __m256i v, const int b)
{
    const __m256i pairs = bits_pairs(v, b);
    const uint64_t low = (uint64_t)_mm256_extract_epi64(pairs, 0) |
                         (uint64_t)_mm256_extract_epi64(pairs, 1) << 2 * b;
    const uint64_t high = (uint64_t)_mm256_extract_epi64(pairs, 2) |
                          (uint64_t)_mm256_extract_epi64(pairs, 3) << 2 * b;
    const uint64_t first = low | high << 4 * b, second = high >> (64 - 4 * b);

    memcpy(p, &first, 8);
    memcpy(p + 8, &second, (size_t)(b - 8));
}

/* The same for b = 18 or 20: of each four numbers 64 bits, and what goes beyond those. */
static INLINED AVX2 void bits_pack_long(uint8_t *p, __m256i v, const int b)
{
    const __m256i up = _mm256_setr_epi64x(2 * b, 64, 2 * b, 64); /* by 64 or more is 0 */
    const __m256i down = _mm256_setr_epi64x(64, 64 - 2 * b, 64, 64 - 2 * b);
    const __m256i pairs = bits_pairs(v, b), second = _mm256_shuffle_epi32(pairs, 0xee);
    const __m256i four = _mm256_or_si256(
        _mm256_unpacklo_epi64(pairs, _mm256_setzero_si256()),
        _mm256_or_si256(_mm256_sllv_epi64(second, up), _mm256_srlv_epi64(second, down)));
    const uint64_t high = (uint64_t)_mm256_extract_epi64(four, 2);
    const uint64_t second_word = (uint64_t)_mm256_extract_epi64(four, 1) | high << (4 * b - 64);
    const uint64_t rest = high >> (128 - 4 * b) | (uint64_t)_mm256_extract_epi64(four, 3)
                                                      << (4 * b - 64);

    lanes_store64_le(p, (uint64_t)_mm256_extract_epi64(four, 0));
    lanes_store64_le(p + 8, second_word);
    memcpy(p + 16, &rest, (size_t)(b - 16));
}

#endif
