/* SPDX-License-Identifier: Apache-2.0 */
/* Random sequences of cipher calls: what applications do, and then mistakes. */
#ifndef LANES_TEST_PROVIDER_SEQUENCE_H
#define LANES_TEST_PROVIDER_SEQUENCE_H

#include "twin.h"

enum { SEQUENCE_CALLS = 160, SEQUENCE_ARENA = 1 << 17 };

struct sequence {
    const struct subject *subject;
    struct rng *rng;
    EVP_CIPHER *sealer; /* the default provider's: what opens needs a real ciphertext */
    size_t n, pairs, used;
    struct call call[SEQUENCE_CALLS];
    struct call also[SEQUENCE_CALLS]; /* second parameters of some */
    uint8_t arena[SEQUENCE_ARENA]; /* what the calls point to */
};

/* Messages as applications and libssl process them: all succeed but for forged ones. */
void sequence_proper(struct sequence *s);

/* The same with calls changed, dropped, repeated and thrown in. */
void sequence_mutated(struct sequence *s);

/* Calls in any order. */
void sequence_wild(struct sequence *s);

#endif
