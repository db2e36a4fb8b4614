/* SPDX-License-Identifier: Apache-2.0 */
/* What one call did, and the comparison of the two sides. */
#ifndef LANES_TEST_PROVIDER_OUTCOME_H
#define LANES_TEST_PROVIDER_OUTCOME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum {
    OUTCOME_AREA = 4608,
    OUTCOME_FILLER = 0xa5, /* what a call did not write still holds this */
    OUTCOME_UNSET = -999,  /* a length that the call did not set */
};

/*
 * Calls read their input from `in` and write to `out`, or within one area when
 * they work in place; both areas are compared whole, so a byte written outside
 * its place is a difference as well.
 */
struct outcome {
    long ret;
    long length;
    unsigned long error; /* ERR_peek_last_error(): library and reason */
    uint8_t in[OUTCOME_AREA];
    uint8_t out[OUTCOME_AREA];
};

/* Empties the error queue and fills the areas. */
void outcome_begin(struct outcome *o);

/* Takes the last error. */
void outcome_end(struct outcome *o);

/* NULL if equal, else what differs. */
const char *outcome_difference(const struct outcome *a, const struct outcome *b);

/* True if no byte of either area differs from what outcome_begin and the input left. */
bool outcome_untouched(const struct outcome *o, const struct outcome *before);

void outcome_print(FILE *to, const char *side, const struct outcome *o);

#endif
