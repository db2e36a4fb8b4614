/* SPDX-License-Identifier: Apache-2.0 */
/* What four states give out, a message each: the AVX2 row. */
#include "base/bytes.h"
#include "keccak/x86_64/avx2.h"

#include <immintrin.h>

/* The file is compiled for any x86-64. */
#define AVX2 __attribute__((target("avx2")))

enum { WAYS = 4, WORD_BYTES = 8 };

static inline AVX2 void give_out(uint8_t *out, size_t i, __m256i words)
{
    if (out != NULL)
        _mm256_storeu_si256((__m256i *)(out + WORD_BYTES * i), words);
}

/* Four words of four states: 64-bit numbers, transposed. */
AVX2 void lanes_keccak_split_avx2(uint8_t *const out[4], const uint64_t states[100], size_t words)
{
    size_t i = 0;

    for (; words - i >= WAYS; i += WAYS) {
        const __m256i *const in = (const __m256i *)(states + WAYS * i);
        const __m256i a = _mm256_loadu_si256(in), b = _mm256_loadu_si256(in + 1);
        const __m256i c = _mm256_loadu_si256(in + 2), d = _mm256_loadu_si256(in + 3);
        const __m256i ab02 = _mm256_unpacklo_epi64(a, b), ab13 = _mm256_unpackhi_epi64(a, b);
        const __m256i cd02 = _mm256_unpacklo_epi64(c, d), cd13 = _mm256_unpackhi_epi64(c, d);
        give_out(out[0], i, _mm256_permute2x128_si256(ab02, cd02, 0x20));
        give_out(out[1], i, _mm256_permute2x128_si256(ab13, cd13, 0x20));
        give_out(out[2], i, _mm256_permute2x128_si256(ab02, cd02, 0x31));
        give_out(out[3], i, _mm256_permute2x128_si256(ab13, cd13, 0x31));
    }
    for (; i < words; i++) {
        for (size_t k = 0; k < WAYS; k++) {
            if (out[k] != NULL)
                lanes_store64_le(out[k] + WORD_BYTES * i, states[WAYS * i + k]);
        }
    }
    _mm256_zeroupper();
}
