/* SPDX-License-Identifier: Apache-2.0 */
/* Encodings of the AVX2 row (FIPS 204, 7.1 and 7.2): polynomials as strings of bits, and back. */
#include "mldsa/x86_64/avx2.h"

#include "mldsa/x86_64/bits_avx2.h"

/* 2^(b-1) - f, of b bits. */
static INLINED AVX2 void pack_long(uint8_t *out, const int32_t f[256], const int b)
{
    for (size_t i = 0; i < VECTORS; i++)
        bits_pack_long(out + i * (size_t)b,
                       _mm256_sub_epi32(all(1 << (b - 1)), load(f + LANES * i)), b);
}

AVX2 void lanes_mldsa_pack_z_avx2(uint8_t *out, const int32_t f[256], int bits)
{
    if (bits == 18)
        pack_long(out, f, 18);
    else
        pack_long(out, f, 20);
    _mm256_zeroupper();
}

/* Numbers from 8 i on of 256. The last eight short ones have no 16 bytes to come. */
static INLINED AVX2 __m256i unpack(const uint8_t *in, size_t i, const int b)
{
    const uint8_t *p = in + i * (size_t)b;

    return b > 16 || i < VECTORS - 1 ? bits_unpack(p, b, 0) : bits_unpack(p, b, 16 - b);
}

static INLINED AVX2 void unpack_from(int32_t f[256], const uint8_t *in, const int b)
{
    for (size_t i = 0; i < VECTORS; i++)
        store(f + LANES * i, _mm256_sub_epi32(all(1 << (b - 1)), unpack(in, i, b)));
}

AVX2 void lanes_mldsa_unpack_z_avx2(int32_t f[256], const uint8_t *in, int bits)
{
    if (bits == 18)
        unpack_from(f, in, 18);
    else
        unpack_from(f, in, 20);
    _mm256_zeroupper();
}

AVX2 void lanes_mldsa_unpack_t0_avx2(int32_t f[256], const uint8_t in[LANES_MLDSA_T0_BYTES])
{
    unpack_from(f, in, 13);
    _mm256_zeroupper();
}

AVX2 void lanes_mldsa_unpack_t1_avx2(int32_t f[256], const uint8_t in[LANES_MLDSA_T1_BYTES])
{
    for (size_t i = 0; i < VECTORS; i++)
        store(f + LANES * i, _mm256_sub_epi32(_mm256_setzero_si256(),
                                              _mm256_slli_epi32(unpack(in, i, 10), 13)));
    _mm256_zeroupper();
}

/*
 * t = f + s is between -4 and q + 4: adding q, taking q away, and each time keeping the smaller
 * of the two as unsigned numbers brings it below q. Then t1 = floor((t + 2^12 - 1) / 2^13).
 */
AVX2 void lanes_mldsa_power2round_avx2(uint8_t t1[LANES_MLDSA_T1_BYTES],
                                       uint8_t t0[LANES_MLDSA_T0_BYTES], const int32_t f[256],
                                       const int8_t s[256])
{
    const __m256i q = all(LANES_MLDSA_Q);

    for (size_t i = 0; i < VECTORS; i++) {
        const __m256i small =
            _mm256_cvtepi8_epi32(_mm_loadl_epi64((const __m128i *)(s + LANES * i)));
        __m256i t = _mm256_add_epi32(load(f + LANES * i), small), high;
        t = _mm256_min_epu32(t, _mm256_add_epi32(t, q));
        t = _mm256_min_epu32(t, _mm256_sub_epi32(t, q));
        high = _mm256_srli_epi32(_mm256_add_epi32(t, all(4095)), 13);
        t = _mm256_sub_epi32(t, _mm256_slli_epi32(high, 13));
        bits_pack_short(t1 + 10 * i, high, 10);
        bits_pack_short(t0 + 13 * i, _mm256_sub_epi32(all(4096), t), 13);
    }
    _mm256_zeroupper();
}
