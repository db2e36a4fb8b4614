/* SPDX-License-Identifier: Apache-2.0 */
/* The suites of unit, in the order in which they run: the layers of src/ from below. */
#include "harness.h"

#include "aead/kernels.h"
#include "chacha20/kernels.h"
#include "curve25519/kernels.h"
#include "keccak/kernels.h"
#include "mldsa/kernels.h"
#include "poly1305/kernels.h"
#include "sha512/kernels.h"
#include "suites.h"

const struct h_suite h_suites[] = {
    {"harness", h_harness_tests, NULL},
    {"base", h_base_tests, NULL},
    {"kernel", h_kernel_tests, NULL},
    {"chacha20", h_chacha20_tests, &lanes_chacha20_kernels},
    {"poly1305", h_poly1305_tests, &lanes_poly1305_kernels},
    {"aead", h_aead_tests, &lanes_aead_kernels},
    {"sha512", h_sha512_tests, &lanes_sha512_kernels},
    {"keccak", h_keccak_tests, &lanes_keccak_kernels},
    {"curve25519", h_curve25519_tests, &lanes_curve25519_kernels},
    {"mldsa", h_mldsa_tests, &lanes_mldsa_kernels},
    {"rfc", h_rfc_tests, NULL},
    {NULL, NULL, NULL},
};
