/* SPDX-License-Identifier: Apache-2.0 */
/* The assembly of the AVX2 row; the file says what it does. */
#ifndef LANES_SHA512_X86_64_AVX2_H
#define LANES_SHA512_X86_64_AVX2_H

#include <stddef.h>
#include <stdint.h>

void lanes_sha512_blocks_avx2(uint64_t state[8], const uint8_t *in, size_t blocks);

#endif
