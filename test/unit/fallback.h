/* SPDX-License-Identifier: Apache-2.0 */
/* base/bytes.h compiled as where there is no 128-bit type and no known byte order. */
#ifndef LANES_TEST_FALLBACK_H
#define LANES_TEST_FALLBACK_H

#include <stdint.h>

uint64_t fallback_mul64(uint64_t *high, uint64_t a, uint64_t b);
uint32_t fallback_load32_le(const uint8_t *p);
uint64_t fallback_load64_le(const uint8_t *p);
void fallback_store32_le(uint8_t *p, uint32_t v);
void fallback_store64_le(uint8_t *p, uint64_t v);

#endif
