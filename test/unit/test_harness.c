/* SPDX-License-Identifier: Apache-2.0 */
/* The planted faults of the harness: each of its checks must be able to fail. */
#include "suites.h"

#include <string.h>

static void guard_pages(void)
{
    for (unsigned slot = 0; slot < H_SLOTS; slot++) {
        uint8_t *end = h_guard(slot, 100), *front = h_guard_front(slot, 100);
        CHECK(!h_kills(end, true) && !h_kills(end + 99, true) && !h_kills(front, true), "slot %u", slot);
        CHECK(h_kills(end + 100, false) && h_kills(end + 100, true), "slot %u, behind", slot);
        CHECK(h_kills(front - 1, false) && h_kills(front - 1, true), "slot %u, before", slot);
    }
}

static void random_bytes(void)
{
    uint8_t a[19] = {0}, b[19] = {0};

    h_random(a, sizeof(a));
    h_random(b, sizeof(b));
    CHECK(memcmp(a, b, sizeof(a)) != 0, "repeats");
    for (int i = 0; i < 1000; i++)
        CHECK(h_below(7) < 7, "out of range");
}

static bool never_checked(const struct lanes_kernel *row)
{
    (void)row;
    return true;
}

static void missing_rows(void)
{
    static const struct lanes_kernel one = {"one", 0}, two = {"two", 0}, foreign = {"foreign", 1};
    static const struct lanes_kernel *const rows[] = {&one, &foreign, &two};
    const struct lanes_kernel_table table = {"planted", 3, rows, never_checked};
    size_t i = 0;

    CHECK(h_rows_missing(&table, 0) == 2, "two rows were not run");
    CHECK(h_row(&table, &i) == &one, "first row");
    CHECK(h_rows_missing(&table, 0) == 1, "one row was not run");
    CHECK(h_rows_missing(&table, 1) == 2, "nor was the foreign one");
    while (h_row(&table, &i) != NULL)
        continue;
    CHECK(h_rows_missing(&table, 0) == 0, "all were run");
}

#if defined(H_CALL_WATCHES)

/* Functions that leave one thing changed. */
#define BREAKS(name, code)                                                                         \
    void lanes_test_breaks_##name(void);                                                           \
    __asm__(".text\n.globl lanes_test_breaks_" #name "\nlanes_test_breaks_" #name                  \
            ":\n " LANDING "\n " code "\n ret\n")

struct breaker {
    void (*f)(void);
    const char *broken;
};

#if defined(__x86_64__)
#define LANDING "endbr64"
BREAKS(rbx, "mov $1, %ebx");
BREAKS(rbp, "mov $1, %ebp");
BREAKS(r12, "inc %r12");
BREAKS(r13, "inc %r13");
BREAKS(r14, "dec %r14");
BREAKS(r15, "xor %r15d, %r15d");
BREAKS(direction, "std");
BREAKS(ymm, "vpcmpeqd %xmm0, %xmm0, %xmm0\n vinsertf128 $1, %xmm0, %ymm0, %ymm0");
BREAKS(nothing, "xor %eax, %eax\n vzeroupper");

static const struct breaker breakers[] = {
    {lanes_test_breaks_rbx, "rbx"},
    {lanes_test_breaks_rbp, "rbp"},
    {lanes_test_breaks_r12, "r12"},
    {lanes_test_breaks_r13, "r13"},
    {lanes_test_breaks_r14, "r14"},
    {lanes_test_breaks_r15, "r15"},
    {lanes_test_breaks_direction, "the direction flag"},
};

static void dirty_halves(void)
{
    const uintptr_t none[8] = {0};

    if (h_call_sees_ymm()) {
        CHECK(h_call(lanes_test_breaks_ymm, none) != NULL, "dirty ymm not seen");
        CHECK(h_call(lanes_test_breaks_nothing, none) == NULL, "false alarm");
    }
}

#else
#define LANDING "hint #34"

BREAKS(x19, "mov x19, #1");
BREAKS(x24, "add x24, x24, #1");
BREAKS(x28, "eor x28, x28, x27");
BREAKS(x29, "add x29, x29, #16");
BREAKS(d8, "fmov d8, xzr");
BREAKS(d15, "fmov d15, d14");
BREAKS(nothing, "mov x17, #0\n fmov d7, xzr");

static const struct breaker breakers[] = {
    {lanes_test_breaks_x19, "x19"}, {lanes_test_breaks_x24, "x24"},
    {lanes_test_breaks_x28, "x28"}, {lanes_test_breaks_x29, "x29"},
    {lanes_test_breaks_d8, "d8"},   {lanes_test_breaks_d15, "d15"},
};

static void dirty_halves(void)
{
    const uintptr_t none[8] = {0};

    CHECK(h_call(lanes_test_breaks_nothing, none) == NULL, "false alarm");
}

#endif

static void calls(void)
{
    const uintptr_t none[8] = {0};

    for (size_t i = 0; i < sizeof(breakers) / sizeof(breakers[0]); i++) {
        const char *broken = h_call(breakers[i].f, none);
        CHECK(broken != NULL && strcmp(broken, breakers[i].broken) == 0, "%s not seen",
              breakers[i].broken);
    }
    dirty_halves();
}

static void add_eight(const uint64_t *a, const uint64_t *b, const uint64_t *c, const uint64_t *d,
                      const uint64_t *e, const uint64_t *f, const uint64_t *g, uint64_t *out)
{
    *out = *a + 2 * *b + 3 * *c + 4 * *d + 5 * *e + 6 * *f + 7 * *g;
}

static void arguments(void)
{
    static const uint64_t v[7] = {1, 20, 300, 4000, 50000, 600000, 7000000};
    uint64_t out = 0, expected = 0;
    uintptr_t argument[8];

    for (size_t i = 0; i < 7; i++) {
        argument[i] = (uintptr_t)&v[i];
        expected += (i + 1) * v[i];
    }
    argument[7] = (uintptr_t)&out;
    CHECK(h_call((void (*)(void))add_eight, argument) == NULL, "C keeps the convention");
    CHECK(out == expected, "arguments");
}

#endif

const struct h_test h_harness_tests[] = {
    {"guard pages", guard_pages},
    {"random bytes", random_bytes},
    {"a row that was not run is reported", missing_rows},
#if defined(H_CALL_WATCHES)
    {"a broken calling convention is reported", calls},
    {"arguments reach the callee", arguments},
#endif
    {NULL, NULL},
};
