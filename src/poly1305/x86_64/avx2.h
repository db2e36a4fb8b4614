/* SPDX-License-Identifier: Apache-2.0 */
/* The routines of the AVX2 row; each is described at the head of its .S. */
#ifndef LANES_POLY1305_X86_64_AVX2_H
#define LANES_POLY1305_X86_64_AVX2_H

#include "poly1305/kernels.h"

void lanes_poly1305_serial_bmi2(struct lanes_poly1305 *p, const uint8_t *in, size_t blocks,
                                uint64_t hibit);
void lanes_poly1305_powers_bmi2(struct lanes_poly1305 *p);
void lanes_poly1305_tables_avx2(struct lanes_poly1305 *p);
void lanes_poly1305_vector_avx2(struct lanes_poly1305 *p, const uint8_t *in, size_t blocks);

/* The row's entry. */
void lanes_poly1305_blocks_avx2(struct lanes_poly1305 *p, const uint8_t *in, size_t blocks,
                                uint64_t hibit);

#endif
