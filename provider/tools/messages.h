/* SPDX-License-Identifier: Apache-2.0 */
/* The operations that `lanes speed` compares through EVP. */
#ifndef LANES_TOOLS_MESSAGES_H
#define LANES_TOOLS_MESSAGES_H

#include "measure.h"

#include <openssl/types.h>

struct line;
struct message;

/* A row of the report and what its two sides work on. */
struct comparison {
    const struct line *line;
    size_t bytes;
    unsigned char *memory, *in, *out; /* of both sides: no side has the luckier buffers */
    struct message *side[SIDES];      /* NULL: the provider lacks the algorithm */
};

/* The number of comparisons there are, and the i-th of them. */
size_t messages_count(void);
struct comparison messages_at(size_t i);

/* "chacha20-poly1305 seal", "tls13". */
const char *messages_operation(const struct comparison *c);
const char *messages_shape(const struct comparison *c);
unsigned messages_batch(const struct comparison *c); /* operations in one run, 0: one */

/*
 * Fetches and readies both sides, by property queries that differ in the
 * provider only; checks which provider each got and that both give the same
 * right output. with_lanes false: the default provider stands on both sides.
 * False: said on stderr.
 */
bool messages_open(struct comparison *c, OSSL_LIB_CTX *lib, bool with_lanes);

/* The same check of outputs again, after the measurement. */
bool messages_verify(struct comparison *c);

void messages_close(struct comparison *c);

/* What measure() runs for one side. */
struct subject messages_subject(const struct comparison *c, enum side side);

#endif
