/* SPDX-License-Identifier: Apache-2.0 */
/* What all cipher operations share: their static parameters and the check of buffers. */
#ifndef LANES_PROVIDER_CIPHER_H
#define LANES_PROVIDER_CIPHER_H

#include "core.h"
#include "params.h"

/* The list of what lanes_cipher_get_params answers, as the running version's default has it. */
const OSSL_PARAM *lanes_cipher_gettable_params(const struct lanes_core *core);

/* Of a stream cipher or AEAD (mode 0, block size 1) with a key of 32 bytes. */
LANES_MUST_CHECK bool lanes_cipher_get_params(OSSL_PARAM params[], size_t iv_bytes, bool aead);

/* A length to be set must be what it is. Raises the error if not: reason if it is another. */
LANES_MUST_CHECK bool lanes_cipher_check_length(const struct lanes_core *core, const OSSL_PARAM *p,
                                                size_t wanted, int reason);

/*
 * True if n bytes at out and at in overlap without being the same. The core
 * does not look, and the result would be wrong text with a right tag.
 */
static inline bool lanes_cipher_overlap(const uint8_t *out, const uint8_t *in, size_t n)
{
    const uintptr_t distance = (uintptr_t)out - (uintptr_t)in;

    return distance != 0 && (distance < n || 0 - distance < n);
}

#endif
