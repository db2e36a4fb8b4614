/* SPDX-License-Identifier: Apache-2.0 */
/* The same calls on two sides, compared one by one. */
#ifndef LANES_TEST_PROVIDER_TWIN_H
#define LANES_TEST_PROVIDER_TWIN_H

#include "allow.h"

/* A cipher of lanes and what it is measured by. */
struct subject {
    const char *name;
    const char *oracle; /* of the default provider */
    bool aead;
    bool derives; /* the oracle is given HChaCha20's subkey */
    size_t iv_bytes;
};

extern const struct subject subjects[];
extern const size_t subject_count;

enum verdict { VERDICT_SAME, VERDICT_ALLOWED, VERDICT_DIFFERENT };

struct twin {
    const struct subject *subject;
    struct actor oracle, lanes;
    struct facts facts[CALL_SLOTS];
    struct oracle_edges edges;
    const char *entry; /* of the last VERDICT_ALLOWED */
    struct outcome seen[2];
    /* A planted fault, applied to what the oracle answered. */
    void (*plant)(struct outcome *oracle);
    bool quiet;
    bool alike; /* both sides are one provider: nothing is allowed */
};

void twin_open(struct twin *t, const struct subject *subject, const struct library *oracle,
               const struct library *lanes);
void twin_close(struct twin *t);
void twin_restart(struct twin *t);

enum verdict twin_call(struct twin *t, const struct call *call);

/*
 * Runs calls until the end or the first difference, which is printed with the
 * calls that led to it under this title. After an allowed difference the two
 * contexts hold different things, so the rest goes on with new ones.
 */
enum verdict twin_sequence(struct twin *t, const char *title, const struct call *calls, size_t n);

#endif
