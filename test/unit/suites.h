/* SPDX-License-Identifier: Apache-2.0 */
#ifndef LANES_TEST_SUITES_H
#define LANES_TEST_SUITES_H

#include "harness.h"

extern const struct h_test h_harness_tests[], h_base_tests[], h_kernel_tests[], h_chacha20_tests[],
    h_poly1305_tests[], h_aead_tests[], h_sha512_tests[], h_keccak_tests[],
    h_curve25519_tests[], h_mldsa_tests[], h_rfc_tests[];

#endif
