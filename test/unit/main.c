/* SPDX-License-Identifier: Apache-2.0 */
/* usage: unit [SUITE]: runs all suites, or one, under CUnit. */
#include "harness.h"

#include <CUnit/Basic.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void h_runner_fail(const char *file, int line, const char *message)
{
    CU_assertImplementation(CU_FALSE, (unsigned)line, message, file, "", CU_TRUE);
    abort(); /* not reached: a fatal assertion leaves the test */
}

static const struct lanes_kernel_table *rows_table;

static void rows_test(void)
{
    h_rows_test(rows_table);
}

static int run_suite(const struct h_suite *suite)
{
    if (CU_initialize_registry() != CUE_SUCCESS)
        return 1;
    CU_pSuite s = CU_add_suite(suite->name, NULL, NULL);
    for (const struct h_test *t = suite->tests; t->name != NULL; t++)
        CU_add_test(s, t->name, t->run);
    rows_table = suite->table;
    if (rows_table != NULL)
        CU_add_test(s, "every row was run", rows_test);
    CU_basic_set_mode(CU_BRM_VERBOSE);
    const CU_ErrorCode error = CU_basic_run_tests();
    const bool good = error == CUE_SUCCESS && CU_get_error() == CUE_SUCCESS &&
                      CU_get_number_of_tests_run() > 0 && CU_get_number_of_failures() == 0;
    CU_cleanup_registry();
    return good ? 0 : 1;
}

int main(int argc, char **argv)
{
    int result = 0, suites = 0;

    setvbuf(stdout, NULL, _IOLBF, 0);
    h_start();
    for (const struct h_suite *s = h_suites; s->name != NULL; s++) {
        if (argc > 1 && strcmp(argv[1], s->name) != 0)
            continue;
        result |= run_suite(s);
        suites++;
    }
    printf("%lu checks held\n", h_checks);
    return suites == 0 ? 2 : result;
}
