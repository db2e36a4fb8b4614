/* SPDX-License-Identifier: Apache-2.0 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#undef LANES_C11
#define LANES_C11
#include "base/bytes.h"

#include "fallback.h"

uint64_t fallback_mul64(uint64_t *high, uint64_t a, uint64_t b)
{
    return lanes_mul64(high, a, b);
}

uint32_t fallback_load32_le(const uint8_t *p)
{
    return lanes_load32_le(p);
}

uint64_t fallback_load64_le(const uint8_t *p)
{
    return lanes_load64_le(p);
}

void fallback_store32_le(uint8_t *p, uint32_t v)
{
    lanes_store32_le(p, v);
}

void fallback_store64_le(uint8_t *p, uint64_t v)
{
    lanes_store64_le(p, v);
}
