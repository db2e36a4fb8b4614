/* SPDX-License-Identifier: Apache-2.0 */
/* HChaCha20 (draft-irtf-cfrg-xchacha-03, 2.2), independent of src/, for oracles. */
#ifndef LANES_TEST_PROVIDER_HCHACHA_H
#define LANES_TEST_PROVIDER_HCHACHA_H

#include <stdint.h>

void test_hchacha20(uint8_t subkey[static 32], const uint8_t key[static 32],
                    const uint8_t nonce[static 16]);

#endif
