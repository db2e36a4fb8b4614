/* SPDX-License-Identifier: Apache-2.0 */
#include "twin.h"

#include <stdlib.h>

const struct subject subjects[] = {
    {"ChaCha20-Poly1305", "ChaCha20-Poly1305", true, false, 12},
    {"ChaCha20", "ChaCha20", false, false, 16},
    {"XChaCha20-Poly1305", "ChaCha20-Poly1305", true, true, 24},
    {"XChaCha20", "ChaCha20", false, true, 24},
};
const size_t subject_count = sizeof(subjects) / sizeof(subjects[0]);

void twin_open(struct twin *t, const struct subject *subject, const struct library *oracle,
               const struct library *lanes)
{
    *t = (struct twin){.subject = subject};
    actor_open(&t->oracle, oracle, subject->oracle);
    actor_open(&t->lanes, lanes, subject->name);
    t->oracle.derives = subject->derives;
    t->oracle.stream = !subject->aead;
    oracle_edges_find(&t->edges, oracle);
    twin_restart(t);
}

void twin_close(struct twin *t)
{
    actor_close(&t->oracle);
    actor_close(&t->lanes);
}

void twin_restart(struct twin *t)
{
    actor_restart(&t->oracle);
    actor_restart(&t->lanes);
    for (int i = 0; i < CALL_SLOTS; i++)
        t->facts[i] = (struct facts){.aead = t->subject->aead};
}

enum verdict twin_call(struct twin *t, const struct call *call)
{
    struct facts *facts = &t->facts[call->slot];

    call_run(&t->oracle, call, &t->seen[0]);
    call_run(&t->lanes, call, &t->seen[1]);
    if (t->plant != NULL)
        t->plant(&t->seen[0]);
    if (outcome_difference(&t->seen[0], &t->seen[1]) != NULL) {
        t->entry = t->alike ? NULL : allowed(facts, &t->edges, call, &t->seen[1]);
        return t->entry != NULL ? VERDICT_ALLOWED : VERDICT_DIFFERENT;
    }
    if (!t->alike && parts_ways(facts, &t->edges, call, &t->seen[1]))
        return VERDICT_ALLOWED;
    if (call->kind == CALL_COPY && t->seen[1].ret == 1)
        *facts = t->facts[(call->slot + 1U) % CALL_SLOTS];
    facts_follow(facts, call, &t->seen[1]);
    return VERDICT_SAME;
}

static void report(const struct twin *t, const char *title, const struct call *calls, size_t last)
{
    printf("\n  %s, %s: the %s differs\n", t->subject->name, title,
           outcome_difference(&t->seen[0], &t->seen[1]));
    for (size_t i = 0; i <= last; i++)
        call_print(stdout, &calls[i]);
    outcome_print(stdout, "default", &t->seen[0]);
    outcome_print(stdout, "lanes  ", &t->seen[1]);
}

/* Begins anew as the sequence did: the rest of its calls then still has a key. */
static void begin_again(struct twin *t, const struct call *calls)
{
    twin_restart(t);
    if (calls[0].kind == CALL_INIT)
        twin_call(t, &calls[0]);
}

enum verdict twin_sequence(struct twin *t, const char *title, const struct call *calls, size_t n)
{
    enum verdict worst = VERDICT_SAME;

    twin_restart(t);
    for (size_t i = 0; i < n; i++) {
        const enum verdict verdict = twin_call(t, &calls[i]);

        if (verdict == VERDICT_DIFFERENT && !t->quiet)
            report(t, title, calls, i);
        if (verdict == VERDICT_DIFFERENT)
            return verdict;
        if (verdict == VERDICT_ALLOWED) {
            worst = verdict;
            begin_again(t, calls);
        }
    }
    return worst;
}
