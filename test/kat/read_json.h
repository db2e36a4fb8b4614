/* SPDX-License-Identifier: Apache-2.0 */
/* What read.c asks of read_curves.c. */
#ifndef LANES_TEST_READ_JSON_H
#define LANES_TEST_READ_JSON_H

#include "read.h"

#include <jansson.h>

/* Fills a case of a kind from KAT_CURVES on from a test and its group, which may be NULL. */
void kat_fill(struct kat_case *c, json_t *test, json_t *group);

/* The same for the kinds of ML-DSA: read_mldsa.c. */
void kat_fill_mldsa(struct kat_case *c, json_t *test, json_t *group);

/* Text as hex; stays. */
const char *kat_as_hex(const char *text);

/* Takes the verdicts of a set from derived/ed25519-openssl-verdicts.json; false if they miss it. */
bool kat_judge(struct kat_cases *cases, const char *file, json_t *tests, json_t *verdicts);

#endif
