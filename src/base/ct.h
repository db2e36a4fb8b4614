/* SPDX-License-Identifier: Apache-2.0 */
/* Constant-time compares and the wiping of secrets. */
#ifndef LANES_BASE_CT_H
#define LANES_BASE_CT_H

#include "base/bytes.h"

#include <stdbool.h>

/*
 * True if the n bytes at a and b are equal. Time depends on n only. The verdict
 * is public (that is the purpose of a comparison), the bytes stay secret.
 */
LANES_MUST_CHECK bool lanes_ct_equal(const uint8_t *a, const uint8_t *b, size_t n);

/* Overwrites n bytes at p with zeros, also where the compiler sees no later use. */
void lanes_wipe(void *p, size_t n);

/*
 * Overwrites what calls made before by the same function have left on the stack, 2 KiB
 * deep: compilers copy secrets to where no name reaches.
 */
void lanes_wipe_stack(void);

#endif
