/* SPDX-License-Identifier: Apache-2.0 */
/* The AVX2 row; the files say what each does. */
#ifndef LANES_KECCAK_X86_64_AVX2_H
#define LANES_KECCAK_X86_64_AVX2_H

#include <stddef.h>
#include <stdint.h>

void lanes_keccak_permute_bmi2(uint64_t state[25]);
void lanes_keccak_permute_x4_avx2(uint64_t states[100]);
void lanes_keccak_permute_x5_avx2(uint64_t states[100], uint64_t state[25]);
void lanes_keccak_split_avx2(uint8_t *const out[4], const uint64_t states[100], size_t words);

#endif
