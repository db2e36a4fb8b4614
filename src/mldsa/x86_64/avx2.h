/* SPDX-License-Identifier: Apache-2.0 */
/* The routines of the AVX2 row: mldsa/kernels.h says what each does. */
#ifndef LANES_MLDSA_X86_64_AVX2_H
#define LANES_MLDSA_X86_64_AVX2_H

#include "mldsa/kernels.h"

void lanes_mldsa_ntt_avx2(int32_t f[256]);
void lanes_mldsa_inverse_ntt_avx2(int32_t f[256]);

void lanes_mldsa_dot_avx2(int32_t out[256], const int32_t (*a)[256], const int32_t (*b)[256],
                          size_t terms);
void lanes_mldsa_to_order_avx2(int32_t f[256]);
bool lanes_mldsa_add_small_avx2(int32_t v[256], const int8_t table[LANES_MLDSA_SMALL_BYTES],
                                const struct lanes_mldsa_challenge *c, int32_t bound);

size_t lanes_mldsa_reject_avx2(int32_t out[256], size_t have, const uint8_t *in, size_t bytes);
size_t lanes_mldsa_reject_eta_avx2(int8_t out[256], size_t have, const uint8_t *in, size_t bytes,
                                   int eta);

void lanes_mldsa_pack_z_avx2(uint8_t *out, const int32_t f[256], int bits);
void lanes_mldsa_unpack_z_avx2(int32_t f[256], const uint8_t *in, int bits);
void lanes_mldsa_unpack_t1_avx2(int32_t f[256], const uint8_t in[LANES_MLDSA_T1_BYTES]);
void lanes_mldsa_unpack_t0_avx2(int32_t f[256], const uint8_t in[LANES_MLDSA_T0_BYTES]);
void lanes_mldsa_power2round_avx2(uint8_t t1[LANES_MLDSA_T1_BYTES],
                                  uint8_t t0[LANES_MLDSA_T0_BYTES], const int32_t f[256],
                                  const int8_t s[256]);

void lanes_mldsa_decompose_avx2(int32_t w[256], uint8_t w1[256], uint8_t *packed, int32_t gamma2);
bool lanes_mldsa_within_avx2(const int32_t f[256], int32_t bound);
int lanes_mldsa_make_hint_avx2(uint8_t at[256], const int32_t w0[256], const int32_t ct[256],
                               const uint8_t w1[256], int32_t gamma2);
void lanes_mldsa_use_hint_avx2(uint8_t *packed, const int32_t w[256], const uint8_t *at,
                               size_t hints, int32_t gamma2);

extern const uint64_t lanes_mldsa_lanes_avx2[256];

#endif
