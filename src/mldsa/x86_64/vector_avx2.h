/* SPDX-License-Identifier: Apache-2.0 */
/* What the C files of the AVX2 row share: eight 32-bit numbers in a register. */
#ifndef LANES_MLDSA_X86_64_VECTOR_AVX2_H
#define LANES_MLDSA_X86_64_VECTOR_AVX2_H

#include "base/bytes.h"

#include <immintrin.h>

/*
 * On every function here: the file is compiled for any x86-64, the row needs these. Routines of
 * the row end with _mm256_zeroupper(), which compilers put there by themselves only when they
 * optimise.
 */
#define AVX2 __attribute__((target("avx2,bmi,bmi2,popcnt")))

#define INLINED inline __attribute__((always_inline))

/* Before a short loop over registers: gcc -O2 would keep them in memory. */
#define UNROLLED _Pragma("GCC unroll 8")

enum { LANES = 8, VECTORS = 256 / LANES };

static INLINED AVX2 __m256i load(const void *p)
{
    return _mm256_loadu_si256((const __m256i *)p);
}

static INLINED AVX2 void store(void *p, __m256i v)
{
    _mm256_storeu_si256((__m256i *)p, v);
}

static INLINED AVX2 __m256i all(int32_t x)
{
    return _mm256_set1_epi32(x);
}

/* Negative in each lane in which |v| > below, for |v| < 2^30. */
static INLINED AVX2 __m256i beyond(__m256i v, __m256i below)
{
    return _mm256_or_si256(_mm256_sub_epi32(below, v), _mm256_add_epi32(below, v));
}

/* A bit for each negative lane. */
static INLINED AVX2 unsigned negative(__m256i v)
{
    return (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(v));
}

#endif
