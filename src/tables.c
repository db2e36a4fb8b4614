/* SPDX-License-Identifier: Apache-2.0 */
#include "tables.h"

#include "aead/kernels.h"
#include "chacha20/kernels.h"
#include "curve25519/kernels.h"
#include "keccak/kernels.h"
#include "mldsa/kernels.h"
#include "poly1305/kernels.h"
#include "sha512/kernels.h"

const struct lanes_kernel_table *const lanes_tables[LANES_PRIMITIVES] = {
    [LANES_CHACHA20] = &lanes_chacha20_kernels,
    [LANES_POLY1305] = &lanes_poly1305_kernels,
    [LANES_AEAD] = &lanes_aead_kernels,
    [LANES_SHA512] = &lanes_sha512_kernels,
    [LANES_KECCAK] = &lanes_keccak_kernels,
    [LANES_CURVE25519] = &lanes_curve25519_kernels,
    [LANES_MLDSA] = &lanes_mldsa_kernels,
};
