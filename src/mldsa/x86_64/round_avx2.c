/* SPDX-License-Identifier: Apache-2.0 */
/* Rounding and hints of the AVX2 row (FIPS 204, 7.4). */
#include "mldsa/x86_64/avx2.h"

#include "mldsa/x86_64/vector_avx2.h"

/* What decompose makes of eight numbers. */
struct rounded {
    __m256i high, low;
};

/*
 * Algorithm 36 for 0 <= r < q. Before its wrap r1 is floor((r + gamma2 - 1) / 2 gamma2), and
 * 2 gamma2 is 2^9 1023 or 2^8 744: of x = (r + gamma2 - 1) / 2^9 < 2^15 or / 2^8 < 2^15 + 2^9
 * the rest of the quotient is taken, floor((x + floor(x / 1024) + 1) / 1024) or
 * floor(45101 x / 2^25). The wrap is at 16 or 44: there r0 becomes r - q. (The test goes
 * through all r.)
 */
static INLINED AVX2 struct rounded decompose(__m256i r, const int32_t gamma2)
{
    const __m256i x = _mm256_srli_epi32(_mm256_add_epi32(r, all(gamma2 - 1)),
                                        gamma2 == LANES_MLDSA_GAMMA2_32 ? 9 : 8);
    struct rounded out;
    __m256i raw, top;

    if (gamma2 == LANES_MLDSA_GAMMA2_32) {
        raw = _mm256_srli_epi32(
            _mm256_add_epi32(_mm256_add_epi32(x, all(1)), _mm256_srli_epi32(x, 10)), 10);
        top = _mm256_cmpeq_epi32(raw, all(16));
    } else {
        raw = _mm256_srli_epi32(_mm256_mulhi_epu16(x, all(45101)), 9);
        top = _mm256_cmpeq_epi32(raw, all(44));
    }
    out.low = _mm256_add_epi32(
        _mm256_sub_epi32(r, _mm256_mullo_epi32(raw, all(2 * gamma2))), top);
    out.high = _mm256_andnot_si256(top, raw);
    return out;
}

/* 32 numbers below 256, in four registers, to 32 bytes in order. */
static INLINED AVX2 __m256i narrow(__m256i a, __m256i b, __m256i c, __m256i d)
{
    const __m256i bytes = _mm256_packus_epi16(_mm256_packus_epi32(a, b),
                                              _mm256_packus_epi32(c, d));
    return _mm256_permutevar8x32_epi32(bytes, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

/* Numbers of 4 bits: 32 of them are 16 bytes. */
static INLINED AVX2 void pack_four(uint8_t *out, __m256i bytes)
{
    const __m256i pairs = _mm256_maddubs_epi16(bytes, _mm256_set1_epi16(16 << 8 | 1));
    _mm_storeu_si128((__m128i *)out,
                     _mm_packus_epi16(_mm256_castsi256_si128(pairs),
                                      _mm256_extracti128_si256(pairs, 1)));
}

/* Numbers of 6 bits: 32 of them are 24 bytes. */
static INLINED AVX2 void pack_six(uint8_t *out, __m256i bytes)
{
    const __m256i three = _mm256_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1,
                                           0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
    const __m256i pairs = _mm256_maddubs_epi16(bytes, _mm256_set1_epi16(64 << 8 | 1));
    const __m256i fours = _mm256_madd_epi16(pairs, all(4096 << 16 | 1));
    const __m256i packed = _mm256_permutevar8x32_epi32(
        _mm256_shuffle_epi8(fours, three), _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7));

    _mm_storeu_si128((__m128i *)out, _mm256_castsi256_si128(packed));
    _mm_storel_epi64((__m128i *)(out + 16), _mm256_extracti128_si256(packed, 1));
}

static INLINED AVX2 void pack_high(uint8_t *packed, const uint8_t w1[256], const int32_t gamma2)
{
    for (size_t i = 0; i < 8; i++) {
        if (gamma2 == LANES_MLDSA_GAMMA2_32)
            pack_four(packed + 16 * i, load(w1 + 32 * i));
        else
            pack_six(packed + 24 * i, load(w1 + 32 * i));
    }
}

/* w1 of a whole polynomial, a byte each; w0 in place of it if low is not NULL. */
static INLINED AVX2 void split(uint8_t w1[256], const int32_t w[256], int32_t *low,
                               const int32_t gamma2)
{
    for (size_t i = 0; i < 256; i += 32) {
        struct rounded part[4];
        UNROLLED
        for (size_t k = 0; k < 4; k++) {
            part[k] = decompose(load(w + i + LANES * k), gamma2);
            if (low != NULL)
                store(low + i + LANES * k, part[k].low);
        }
        store(w1 + i, narrow(part[0].high, part[1].high, part[2].high, part[3].high));
    }
}

AVX2 void lanes_mldsa_decompose_avx2(int32_t w[256], uint8_t w1[256], uint8_t *packed,
                                     int32_t gamma2)
{
    if (gamma2 == LANES_MLDSA_GAMMA2_32) {
        split(w1, w, w, LANES_MLDSA_GAMMA2_32);
        pack_high(packed, w1, LANES_MLDSA_GAMMA2_32);
    } else {
        split(w1, w, w, LANES_MLDSA_GAMMA2_88);
        pack_high(packed, w1, LANES_MLDSA_GAMMA2_88);
    }
    _mm256_zeroupper();
}

AVX2 bool lanes_mldsa_within_avx2(const int32_t f[256], int32_t bound)
{
    __m256i any = _mm256_setzero_si256();

    for (size_t i = 0; i < VECTORS; i++)
        any = _mm256_or_si256(any, beyond(load(f + LANES * i), all(bound - 1)));
    const unsigned beyond_bound = negative(any);

    _mm256_zeroupper();
    return beyond_bound == 0;
}

AVX2 int lanes_mldsa_make_hint_avx2(uint8_t at[256], const int32_t w0[256], const int32_t ct[256],
                                    const uint8_t w1[256], int32_t gamma2)
{
    const __m256i q = all(LANES_MLDSA_Q), half = all(LANES_MLDSA_Q / 2), zero = all(0);
    __m256i any = zero;
    uint8_t hints[VECTORS];
    unsigned bad;
    int n = 0;

    for (size_t i = 0; i < VECTORS; i++) {
        const __m256i c = load(ct + LANES * i);
        const __m256i shift = _mm256_sub_epi32(c, _mm256_and_si256(_mm256_cmpgt_epi32(c, half), q));
        const __m256i a = _mm256_add_epi32(load(w0 + LANES * i), shift);
        const __m256i high =
            _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(w1 + LANES * i)));
        const __m256i edge = _mm256_and_si256(_mm256_cmpeq_epi32(a, all(-gamma2)),
                                              _mm256_cmpgt_epi32(high, zero));
        hints[i] = (uint8_t)negative(_mm256_or_si256(edge, beyond(a, all(gamma2))));
        any = _mm256_or_si256(any, beyond(shift, all(gamma2 - 1)));
    }
    bad = negative(any);
    LANES_DECLASSIFY(&bad, sizeof(bad)); /* an attempt's verdict does not depend on the key */
    if (bad != 0) {
        _mm256_zeroupper();
        return -1;
    }
    LANES_DECLASSIFY(hints, sizeof(hints)); /* part of the signature */
    for (size_t i = 0; i < VECTORS; i++) {
        for (unsigned left = hints[i]; left != 0; left &= left - 1)
            at[n++] = (uint8_t)(LANES * i + _tzcnt_u32(left));
    }
    _mm256_zeroupper();
    return n;
}

/* w1 is moved by one, upwards if w0 > 0. w0 is 0 or less where q - 1 has become 0. */
static uint8_t hinted(uint8_t w1, int32_t w, int32_t gamma2)
{
    const int32_t steps = gamma2 == LANES_MLDSA_GAMMA2_32 ? 16 : 44;
    const bool wrapped = w1 == 0 && w > gamma2;
    const int32_t moved = w1 + (!wrapped && w > 2 * gamma2 * w1 ? 1 : -1);

    return (uint8_t)(moved < 0 ? steps - 1 : moved == steps ? 0 : moved);
}

AVX2 void lanes_mldsa_use_hint_avx2(uint8_t *packed, const int32_t w[256], const uint8_t *at,
                                    size_t hints, int32_t gamma2)
{
    uint8_t w1[256];

    if (gamma2 == LANES_MLDSA_GAMMA2_32)
        split(w1, w, NULL, LANES_MLDSA_GAMMA2_32);
    else
        split(w1, w, NULL, LANES_MLDSA_GAMMA2_88);
    for (size_t i = 0; i < hints; i++)
        w1[at[i]] = hinted(w1[at[i]], w[at[i]], gamma2);
    if (gamma2 == LANES_MLDSA_GAMMA2_32)
        pack_high(packed, w1, LANES_MLDSA_GAMMA2_32);
    else
        pack_high(packed, w1, LANES_MLDSA_GAMMA2_88);
    _mm256_zeroupper();
}
