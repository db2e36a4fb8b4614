/* SPDX-License-Identifier: Apache-2.0 */
/* For targets that are a program with libcrypto: the default provider, and lanes compiled in. */
#ifndef LANES_TEST_FUZZ_LIBRARY_H
#define LANES_TEST_FUZZ_LIBRARY_H

#include "harness.h"

/* What library_open() does, but the module is this program itself. */
void fuzz_open(struct library *oracle, struct library *lanes);

#endif
