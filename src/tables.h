/* SPDX-License-Identifier: Apache-2.0 */
/* All kernel tables: what is selected at load, tested, timed and reported. */
#ifndef LANES_TABLES_H
#define LANES_TABLES_H

#include "base/kernel.h"

enum lanes_primitive {
    LANES_CHACHA20,
    LANES_POLY1305,
    LANES_AEAD,
    LANES_SHA512,
    LANES_KECCAK,
    LANES_CURVE25519,
    LANES_MLDSA,
    LANES_PRIMITIVES,
};

extern const struct lanes_kernel_table *const lanes_tables[LANES_PRIMITIVES];

#endif
