/* SPDX-License-Identifier: Apache-2.0 */
/*
 * usage: kat rfc|DIR lanes.so|src WORK [strict [TEXT]]
 *
 * Gives the examples of the standards, or every set below DIR, to every row: to
 * src/ directly, or through EVP with the row forced by the module's section.
 * Exit status 77: all was right, but a set is missing (strict: a failure).
 * TEXT: only of the sets whose names hold it, and the rows that they concern.
 */
#define _POSIX_C_SOURCE 200809L
#include "read.h"
#include "run_evp.h"
#include "wiped.h"

#include "base/cpu.h"

#include <CUnit/Basic.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SETS_MAX = 64, SKIPPED = 77 };

static struct {
    const char *name;
    struct kat_cases cases;
} sets[SETS_MAX];
static size_t sets_n;

static const char *module, *work, *only; /* only: a part of the names of the sets wanted */

/* The row under test and its table; EVP: a ceiling instead, if table is NULL. */
struct subject {
    const struct lanes_kernel_table *table;
    const char *row;
};
static struct subject subjects[LANES_PRIMITIVES * LANES_KERNEL_ROWS_MAX + 2];
static size_t subjects_n, next_subject;

static void fail(unsigned line, const char *what, const char *where, const char *why)
{
    char message[256];

    snprintf(message, sizeof(message), "%s, %s: %s", what, where, why);
    CU_assertImplementation(CU_FALSE, line, message, "kat", "", CU_FALSE);
}

/* All cases that concern this table (NULL: all), each once. */
static void run_cases(const struct subject *s, const struct lanes_kernel *row, OSSL_LIB_CTX *libctx)
{
    size_t done = 0, wrong = 0;

    for (size_t i = 0; i < sets_n; i++) {
        for (size_t j = 0; j < sets[i].cases.n && wrong < 20; j++) {
            const struct kat_case *c = &sets[i].cases.c[j];
            if (s->table != NULL && !kat_concerns(c->kind, s->table))
                continue;
            if (libctx != NULL && !kat_evp_reaches(c->kind))
                continue;
            if (libctx == NULL && !kat_src_reaches(c->kind))
                continue;
            const char *why = libctx != NULL ? kat_run_evp(c, libctx) : kat_run_src(c, row);
            if (why != NULL) {
                fail(__LINE__, sets[i].name, c->id, why);
                wrong++;
            }
            done++;
        }
    }
    if (done == 0)
        fail(__LINE__, s->row, "no case", "nothing was run");
    printf("%zu cases ", done);
}

static void test_src(void)
{
    const struct subject *s = &subjects[next_subject++];

    run_cases(s, s->table->row[lanes_kernel_find(s->table, s->row)], NULL);
}

static void test_evp(void)
{
    const struct subject *s = &subjects[next_subject++];
    char setting[128];
    OSSL_LIB_CTX *libctx;

    if (s->table != NULL)
        snprintf(setting, sizeof(setting), "kernels = %s:%s", s->table->primitive, s->row);
    else
        snprintf(setting, sizeof(setting), "cpu = %s", s->row);
    if ((libctx = kat_evp_open(module, setting, work)) == NULL) {
        fail(__LINE__, "the module", setting, "does not load");
        return;
    }
    for (size_t i = 0; i < LANES_PRIMITIVES; i++) {
        const struct lanes_kernel_table *t = lanes_tables[i];
        if ((s->table == t || s->table == NULL) && !kat_evp_picked(libctx, t->primitive, s->row))
            fail(__LINE__, t->primitive, s->row, "is not what the module reports as picked");
    }
    run_cases(s, NULL, libctx);
    kat_evp_close(libctx);
}

/* Planted: without the module the same cases must be seen as not served. */
static void test_without(void)
{
    OSSL_LIB_CTX *libctx = kat_evp_open(NULL, "", work);

    if (libctx == NULL) {
        fail(__LINE__, "OpenSSL", "without lanes", "has no context");
        return;
    }
    for (const struct kat_case *c = kat_rfc; c->id != NULL; c++) {
        if (kat_evp_reaches(c->kind) && kat_run_evp(c, libctx) == NULL)
            fail(__LINE__, "without lanes", c->id, "passes as if lanes had served it");
    }
    kat_evp_close(libctx);
}

/* Keys do not stay in memory that is given back. */
static void test_wiped(void)
{
    OSSL_LIB_CTX *libctx = kat_evp_open(module, "", work);
    const char *wrong = libctx == NULL ? "does not load" : wiped_test(libctx);

    if (wrong != NULL)
        fail(__LINE__, "a context that was freed", wrong, "holds its key");
    if (libctx != NULL)
        kat_evp_close(libctx);
}

/* Planted: an answer with one changed digit, and a forgery said to be valid, must not pass. */
static void test_changed(void)
{
    struct kat_case wrong = kat_rfc[0];
    OSSL_LIB_CTX *libctx = module == NULL ? NULL : kat_evp_open(module, "", work);
    char hex[2 * KAT_BYTES_MAX + 1];

    if (module != NULL && libctx == NULL) {
        fail(__LINE__, "the module", "", "does not load");
        return;
    }
    for (const struct kat_case *c = kat_rfc; c->id != NULL; c++) {
        const struct lanes_kernel_table *t = lanes_tables[kat_primitive(c->kind)];
        const int field = c->hex[KAT_OUT] != NULL ? KAT_OUT : KAT_TAG;
        wrong = *c;
        strcpy(hex, c->hex[field]);
        hex[0] = hex[0] == '0' ? '1' : '0';
        wrong.hex[field] = hex;
        if (module == NULL && kat_run_src(&wrong, t->row[t->rows - 1]) == NULL)
            fail(__LINE__, "a changed answer", c->id, "passes");
        if (module != NULL && kat_evp_reaches(c->kind) && kat_run_evp(&wrong, libctx) == NULL)
            fail(__LINE__, "a changed answer", c->id, "passes");
    }
    if (libctx != NULL)
        kat_evp_close(libctx);
}

/* True if anything that the module offers runs on this table's rows. */
static bool evp_runs(const struct lanes_kernel_table *table)
{
    for (int kind = 0; kind < KAT_KINDS; kind++) {
        if (kat_concerns((enum kat_kind)kind, table) && kat_evp_reaches((enum kat_kind)kind))
            return true;
    }
    return false;
}

/* True if a case that was read is for this table. */
static bool has_cases(const struct lanes_kernel_table *table)
{
    for (size_t i = 0; i < sets_n; i++) {
        for (size_t j = 0; j < sets[i].cases.n; j++) {
            if (kat_concerns(sets[i].cases.c[j].kind, table))
                return true;
        }
    }
    return false;
}

/* Every compiled row that this CPU can execute; through EVP the lowest ceiling too. */
static void add_subjects(CU_pSuite suite)
{
    static char names[sizeof(subjects) / sizeof(subjects[0])][64];
    const uint32_t cpu = lanes_cpu_detect();

    for (size_t i = 0; i < LANES_PRIMITIVES; i++) {
        if ((module != NULL && !evp_runs(lanes_tables[i])) ||
            (only != NULL && !has_cases(lanes_tables[i])))
            continue;
        for (size_t j = 0; j < lanes_tables[i]->rows; j++) {
            if (lanes_kernel_runs(lanes_tables[i]->row[j], cpu))
                subjects[subjects_n++] =
                    (struct subject){lanes_tables[i], lanes_tables[i]->row[j]->name};
        }
    }
    if (module != NULL)
        subjects[subjects_n++] = (struct subject){NULL, "portable"};
    for (size_t i = 0; i < subjects_n; i++) {
        const struct subject *s = &subjects[i];
        snprintf(names[i], sizeof(names[i]), "%s:%s", s->table ? s->table->primitive : "cpu",
                 s->row);
        CU_add_test(suite, names[i], module != NULL ? test_evp : test_src);
    }
}

#if defined(KAT_READS_FILES)

/* Reads the sets; returns how many are missing, or -1 if one is not as it should be. */
static int read_sets(const char *folder)
{
    int missing = 0;

    for (const struct kat_set *set = kat_sets; set->file != NULL; set++) {
        if (only != NULL && strstr(set->file, only) == NULL)
            continue;
        const struct kat_cases cases = kat_read(folder, set);
        printf("%-45s ", set->file);
        if (cases.missing) {
            printf("MISSING\n");
            missing++;
        } else if (cases.wrong != NULL) {
            printf("%zu cases, %zu announced: %s\n", cases.n, cases.announced, cases.wrong);
            return -1;
        } else {
            printf("%zu cases\n", cases.n);
            sets[sets_n].name = set->file;
            sets[sets_n++].cases = cases;
        }
    }
    return missing;
}

#else

static int read_sets(const char *folder)
{
    fprintf(stderr, "%s: built without the libraries that read vector files\n", folder);
    return -1;
}

#endif

int main(int argc, char **argv)
{
    const bool strict = argc > 4 && strcmp(argv[4], "strict") == 0;
    int missing = 0;

    if (argc < 4) {
        fprintf(stderr, "usage: kat rfc|DIR lanes.so|src WORK [strict [TEXT]]\n");
        return 2;
    }
    only = argc > 5 ? argv[5] : NULL;
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!wiped_install())
        return 2;
    module = strcmp(argv[2], "src") == 0 ? NULL : argv[2];
    work = argv[3];
    if (strcmp(argv[1], "rfc") == 0) {
        sets[sets_n].name = "the standards";
        sets[sets_n].cases.c = (struct kat_case *)kat_rfc;
        while (kat_rfc[sets[sets_n].cases.n].id != NULL)
            sets[sets_n].cases.n++;
        sets_n++;
    } else if ((missing = read_sets(argv[1])) < 0 || (strict && missing > 0) || sets_n == 0) {
        return 1;
    }
    if (CU_initialize_registry() != CUE_SUCCESS)
        return 1;
    CU_pSuite suite = CU_add_suite(module != NULL ? "through EVP" : "src/", NULL, NULL);
    add_subjects(suite);
    CU_add_test(suite, "planted: a changed answer", test_changed);
    if (module != NULL) {
        CU_add_test(suite, "planted: without the module", test_without);
        CU_add_test(suite, "contexts are wiped", test_wiped);
    }
    CU_basic_set_mode(CU_BRM_VERBOSE);
    const bool good = CU_basic_run_tests() == CUE_SUCCESS && CU_get_number_of_failures() == 0 &&
                      next_subject == subjects_n &&
                      subjects_n >= (only != NULL ? 1 : LANES_PRIMITIVES);
    CU_cleanup_registry();
    return !good ? 1 : missing > 0 ? SKIPPED : 0;
}
