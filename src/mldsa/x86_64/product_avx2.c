/* SPDX-License-Identifier: Apache-2.0 */
/* Products of the AVX2 row: of transformed polynomials, and by a challenge. */
#include "mldsa/x86_64/avx2.h"

#include "mldsa/x86_64/vector_avx2.h"

/* The high halves of each 64 bits, in the low ones. */
static INLINED AVX2 __m256i upper(__m256i v)
{
    return _mm256_shuffle_epi32(v, 0xf5);
}

/* Montgomery's a / 2^32 mod q of 64-bit sums below 2^31 q, in the high halves. */
static INLINED AVX2 __m256i reduce(__m256i a)
{
    const __m256i t = _mm256_mul_epi32(a, all(58728449)); /* 1/q mod 2^32 */
    return _mm256_sub_epi64(a, _mm256_mul_epi32(t, all(LANES_MLDSA_Q)));
}

/* The even lanes and the odd ones apart, since products take 64 bits. */
AVX2 void lanes_mldsa_dot_avx2(int32_t out[256], const int32_t (*a)[256], const int32_t (*b)[256],
                               size_t terms)
{
    for (size_t i = 0; i < 256; i += LANES) {
        __m256i even = _mm256_setzero_si256(), odd = even;
        for (size_t k = 0; k < terms; k++) {
            const __m256i x = load(a[k] + i), y = load(b[k] + i);
            even = _mm256_add_epi64(even, _mm256_mul_epi32(x, y));
            odd = _mm256_add_epi64(odd, _mm256_mul_epi32(upper(x), upper(y)));
        }
        store(out + i, _mm256_blend_epi32(upper(reduce(even)), reduce(odd), 0xaa));
    }
    _mm256_zeroupper();
}

/* Bits 0-2 and 3-5 of each index change places: in each 64, rows and columns. */
AVX2 void lanes_mldsa_to_order_avx2(int32_t f[256])
{
    for (size_t at = 0; at < 256; at += 64) {
        __m256i row[8], part[8];
        UNROLLED
        for (size_t i = 0; i < 8; i++)
            row[i] = load(f + at + LANES * i);
        UNROLLED
        for (size_t i = 0; i < 4; i++) { /* 2 of each two */
            part[2 * i] = _mm256_unpacklo_epi32(row[2 * i], row[2 * i + 1]);
            part[2 * i + 1] = _mm256_unpackhi_epi32(row[2 * i], row[2 * i + 1]);
        }
        UNROLLED
        for (size_t i = 0; i < 2; i++) { /* 4 of each four */
            UNROLLED
            for (size_t k = 0; k < 2; k++) {
                const __m256i x = part[4 * i + k], y = part[4 * i + 2 + k];
                row[4 * i + 2 * k] = _mm256_unpacklo_epi64(x, y);
                row[4 * i + 2 * k + 1] = _mm256_unpackhi_epi64(x, y);
            }
        }
        UNROLLED
        for (size_t i = 0; i < 4; i++) {
            store(f + at + LANES * i, _mm256_permute2x128_si256(row[i], row[i + 4], 0x20));
            store(f + at + LANES * (i + 4), _mm256_permute2x128_si256(row[i], row[i + 4], 0x31));
        }
    }
    _mm256_zeroupper();
}

enum { CHUNK = 128, TERMS = 31 /* 31 times 4 fits a byte */ };

/* A chunk of c s, terms from `first` on until before `end`, in bytes, added to v. */
static INLINED AVX2 void add_terms(int32_t v[CHUNK], const int8_t *s,
                                   const struct lanes_mldsa_challenge *c, size_t first, size_t end)
{
    __m256i sum[CHUNK / 32];
    size_t k = first;

    UNROLLED
    for (size_t i = 0; i < CHUNK / 32; i++)
        sum[i] = _mm256_setzero_si256();
    for (; k < end && k < c->plus_count; k++) {
        UNROLLED
        for (size_t i = 0; i < CHUNK / 32; i++)
            sum[i] = _mm256_add_epi8(sum[i], load(s - c->plus[k] + 32 * i));
    }
    for (; k < end; k++) {
        UNROLLED
        for (size_t i = 0; i < CHUNK / 32; i++)
            sum[i] = _mm256_sub_epi8(sum[i], load(s - c->minus[k - c->plus_count] + 32 * i));
    }
    UNROLLED
    for (size_t i = 0; i < CHUNK; i += 16) {
        const __m128i x = i % 32 == 0 ? _mm256_castsi256_si128(sum[i / 32])
                                      : _mm256_extracti128_si256(sum[i / 32], 1);
        store(v + i, _mm256_add_epi32(load(v + i), _mm256_cvtepi8_epi32(x)));
        store(v + i + 8, _mm256_add_epi32(load(v + i + 8),
                                          _mm256_cvtepi8_epi32(_mm_srli_si128(x, 8))));
    }
}

/*
 * x^p s mod x^256 + 1 is 256 bytes of the table from 256 - p on, so c s is a sum
 * of unaligned loads; their addresses depend on c only.
 */
AVX2 bool lanes_mldsa_add_small_avx2(int32_t v[256], const int8_t table[LANES_MLDSA_SMALL_BYTES],
                                     const struct lanes_mldsa_challenge *c, int32_t bound)
{
    const size_t terms = (size_t)c->plus_count + c->minus_count;

    for (size_t at = 0; at < 256; at += CHUNK) {
        __m256i any = _mm256_setzero_si256();
        unsigned bad;

        for (size_t k = 0; k < terms; k += TERMS)
            add_terms(v + at, table + 256 + at, c, k, k + TERMS < terms ? k + TERMS : terms);
        for (size_t i = 0; i < CHUNK; i += LANES)
            any = _mm256_or_si256(any, beyond(load(v + at + i), all(bound - 1)));
        bad = negative(any);
        LANES_DECLASSIFY(&bad, sizeof(bad)); /* an attempt's verdict does not depend on the key */
        if (bad != 0) {
            _mm256_zeroupper();
            return false;
        }
    }
    _mm256_zeroupper();
    return true;
}
