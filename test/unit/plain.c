/* SPDX-License-Identifier: Apache-2.0 */
/*
 * usage: unit-plain [SUITE [first]]: the suites without CUnit; needs nothing but
 * libc. With "first" the first failure is the last test.
 */
#include "harness.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

static jmp_buf leave_test;

void h_runner_fail(const char *file, int line, const char *message)
{
    printf("FAILED\n    %s:%d: %s\n", file, line, message);
    longjmp(leave_test, 1);
}

static const struct lanes_kernel_table *rows_table;

static void rows_test(void)
{
    h_rows_test(rows_table);
}

static bool only_first;

static int run_test(const char *suite, const struct h_test *t, int failed)
{
    if (failed != 0 && only_first)
        return 0;

    printf("  %s: %s ... ", suite, t->name);
    if (setjmp(leave_test) != 0)
        return 1;
    t->run();
    printf("passed\n");
    return 0;
}

int main(int argc, char **argv)
{
    int failed = 0, suites = 0;

    only_first = argc > 2 && strcmp(argv[2], "first") == 0;
    setvbuf(stdout, NULL, _IOLBF, 0);
    h_start();
    for (const struct h_suite *s = h_suites; s->name != NULL; s++) {
        if (argc > 1 && strcmp(argv[1], s->name) != 0)
            continue;
        for (const struct h_test *t = s->tests; t->name != NULL; t++)
            failed += run_test(s->name, t, failed);
        rows_table = s->table;
        if (rows_table != NULL)
            failed += run_test(s->name, &(struct h_test){"every row was run", rows_test}, failed);
        suites++;
    }
    printf("%lu checks held, %d tests failed\n", h_checks, failed);
    return suites == 0 || failed != 0;
}
