/* SPDX-License-Identifier: Apache-2.0 */
/* 2^32 1753^(k's 8 bits reversed) mod q, between -q/2 and q/2 (FIPS 204, 7.5). */
#ifndef LANES_MLDSA_ZETAS_H
#define LANES_MLDSA_ZETAS_H

#include <stdint.h>

extern const int32_t lanes_mldsa_zetas[256];

#endif
