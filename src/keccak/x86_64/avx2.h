/* SPDX-License-Identifier: Apache-2.0 */
/* The assembly of the AVX2 row; the files say what it does. */
#ifndef LANES_KECCAK_X86_64_AVX2_H
#define LANES_KECCAK_X86_64_AVX2_H

#include <stdint.h>

void lanes_keccak_permute_bmi2(uint64_t state[25]);
void lanes_keccak_permute_x4_avx2(uint64_t states[100]);

#endif
