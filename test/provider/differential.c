/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The ciphers, call by call, against the default provider.
 * LANES_NULL=1 runs the default provider against itself, with no difference
 * allowed: what the comparison says must come from lanes alone.
 */
#include "sequence.h"

#include <openssl/core_names.h>

#include <stdlib.h>
#include <string.h>

static struct library oracle, lanes;
static struct sequence sequence;

static bool null_run(void)
{
    return getenv("LANES_NULL") != NULL;
}

typedef void generator(struct sequence *s);

struct tally {
    size_t same, allowed, different, calls;
};

/* Runs one sequence of the generator per seed, so that each can be repeated alone. */
static struct tally run_random(const struct subject *subject, const char *name, generator *make,
                               size_t rounds)
{
    struct tally tally = {0};
    struct twin twin;
    char title[80];

    twin_open(&twin, subject, &oracle, &lanes);
    twin.alike = null_run();
    sequence.subject = subject;
    sequence.sealer = twin.oracle.cipher;
    for (uint64_t seed = option_seed(); rounds-- > 0 && tally.different < 5; seed++) {
        struct rng rng = {seed};
        enum verdict verdict;

        sequence.rng = &rng;
        make(&sequence);
        snprintf(title, sizeof(title), "%s, LANES_SEED=%llu", name, (unsigned long long)seed);
        verdict = twin_sequence(&twin, title, sequence.call, sequence.n);
        tally.calls += sequence.n;
        tally.same += verdict == VERDICT_SAME;
        tally.allowed += verdict == VERDICT_ALLOWED;
        tally.different += verdict == VERDICT_DIFFERENT;
    }
    twin_close(&twin);
    printf("\n  %s %s: %zu sequences (%zu calls) alike, %zu up to an allowed difference, "
           "%zu different",
           subject->name, name, tally.same, tally.calls, tally.allowed, tally.different);
    return tally;
}

static void each_subject(const char *name, generator *make, size_t rounds, bool all_alike)
{
    for (size_t i = 0; i < subject_count; i++) {
        struct tally tally;

        if (null_run() && subjects[i].derives)
            continue;
        tally = run_random(&subjects[i], name, make, option_rounds(rounds));
        CU_ASSERT_EQUAL(tally.different, 0);
        if (all_alike || null_run())
            CU_ASSERT_EQUAL(tally.allowed, 0);
        CU_ASSERT(tally.same > 0);
    }
}

static void test_proper(void)
{
    each_subject("proper", sequence_proper, 6000, true);
}

static void test_mutated(void)
{
    each_subject("mutated", sequence_mutated, 12000, false);
}

static void test_wild(void)
{
    each_subject("wild", sequence_wild, 20000, false);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"sequences as applications make them", test_proper},
        {"the same with mistakes", test_mutated},
        {"calls in any order", test_wild},
        CU_TEST_INFO_NULL,
    };
    int status;

    library_open(&oracle, false);
    library_open(&lanes, !null_run());
    status = harness_main("cipher differential", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
