/* SPDX-License-Identifier: Apache-2.0 */
/* The samplers of the AVX2 row (FIPS 204, 7.3): from bytes of SHAKE to coefficients. */
#include "mldsa/x86_64/avx2.h"

#include "base/ct.h"
#include "mldsa/x86_64/vector_avx2.h"

/*
 * Eight 3-byte groups at a time, what is below q moved together: by the bits of
 * the comparison the table says which lanes those are. Everything is public.
 */
AVX2 size_t lanes_mldsa_reject_avx2(int32_t out[256], size_t have, const uint8_t *in, size_t bytes)
{
    const __m256i groups = _mm256_setr_epi8(
        0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1, /* the first 16 bytes of 24 */
        4, 5, 6, -1, 7, 8, 9, -1, 10, 11, 12, -1, 13, 14, 15, -1); /* the last 16 */
    const __m256i mask = all(0x7fffff), q = all(LANES_MLDSA_Q);

    for (; bytes >= 24 && have < 256; bytes -= 24, in += 24) {
        const __m256i v = _mm256_inserti128_si256(
            _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)in)),
            _mm_loadu_si128((const __m128i *)(in + 8)), 1);
        const __m256i x = _mm256_and_si256(_mm256_shuffle_epi8(v, groups), mask);
        const unsigned good =
            (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpgt_epi32(q, x)));
        const __m256i lanes = _mm256_cvtepu8_epi32(
            _mm_loadl_epi64((const __m128i *)&lanes_mldsa_lanes_avx2[good]));
        const __m256i kept = _mm256_permutevar8x32_epi32(x, lanes);
        const size_t n = (size_t)_mm_popcnt_u32(good);
        if (LANES_LIKELY(have <= 256 - LANES)) {
            store(out + have, kept);
            have += n;
        } else {
            int32_t last[LANES];
            store(last, kept);
            for (size_t i = 0; i < n && have < 256; i++)
                out[have++] = last[i];
        }
    }
    _mm256_zeroupper();
    return have;
}

/*
 * Sixteen nibbles at a time (Algorithm 31): pext drops those that are too
 * large, pdep spreads what is left to bytes, which a register maps to values.
 * Which nibbles were dropped, and so how many came, says nothing about the
 * values of the others; no address and no branch depends on more than that. Nor does the time
 * of pext and pdep on CPUs that make them of many steps (Zen 1 and 2): it follows their masks,
 * here what was dropped, and a constant.
 */
AVX2 size_t lanes_mldsa_reject_eta_avx2(int8_t out[256], size_t have, const uint8_t *in,
                                        size_t bytes, int eta)
{
    const uint64_t low = UINT64_C(0x1111111111111111), spread = UINT64_C(0x0f0f0f0f0f0f0f0f);
    const __m128i two = _mm_setr_epi8(2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 0);
    const __m128i four = _mm_setr_epi8(4, 3, 2, 1, 0, -1, -2, -3, -4, 0, 0, 0, 0, 0, 0, 0);
    const __m128i value = eta == 2 ? two : four;

    for (; bytes >= 8 && have < 256; bytes -= 8, in += 8) {
        const uint64_t x = lanes_load64_le(in);
        const uint64_t any = eta == 2 ? x >> 2 & x >> 1 & x : x >> 2 | x >> 1 | x;
        const uint64_t good = ~(x >> 3 & any) & low; /* below 15, or below 9 */
        const uint64_t kept = _pext_u64(x, good * 15);
        const __m128i v = _mm_shuffle_epi8(
            value, _mm_set_epi64x((long long)_pdep_u64(kept >> 32, spread),
                                  (long long)_pdep_u64(kept, spread)));
        size_t n = (size_t)_mm_popcnt_u64(good);
        LANES_DECLASSIFY(&n, sizeof(n)); /* rejections are independent of the values kept */
        if (LANES_LIKELY(have <= 256 - 16)) {
            _mm_storeu_si128((__m128i *)(out + have), v);
            have += n;
        } else {
            int8_t last[16];
            _mm_storeu_si128((__m128i *)last, v);
            for (size_t i = 0; i < n && have < 256; i++)
                out[have++] = last[i];
            lanes_wipe(last, sizeof(last));
        }
    }
    _mm256_zeroupper();
    return have;
}
