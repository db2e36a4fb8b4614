/* SPDX-License-Identifier: Apache-2.0 */
#include "speed.h"

#include "kernel_rows.h"
#include "messages.h"
#include "plot.h"
#include "report.h"
#include "results.h"
#include "sides.h"
#include "timer.h"

#include "base/cpu.h"

#include <openssl/crypto.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage[] =
    "usage: lanes speed [options]\n"
    "The default provider and lanes side by side; ratio > 1: lanes is faster.\n"
    "  --seconds S       bound of the whole run (20)\n"
    "  --only TEXT       operations and shapes that contain TEXT (\"seal\", \"seal tls13\")\n"
    "  --kernels         also every kernel row by itself, without OpenSSL around it\n"
    "  --cpu LEVEL       hold both sides to an instruction set level (x86-64-v3, portable)\n"
    "  --json FILE       write the results as JSON\n"
    "  --plot FILE.svg   draw the ratios (needs gnuplot)\n"
    "  --from FILE       measure nothing, draw what --json wrote; up to four times, to have the\n"
    "                    figures of several OpenSSL versions in one plot\n"
    "  --module FILE     this lanes.so, instead of: the one that openssl.cnf activates, or that\n"
    "                    beside this program, or that in OpenSSL's modules folder\n"
    "  --null            default against default: what the method itself gets wrong\n";

enum { FROM_MAX = 4 };

struct options {
    const char *only, *level, *json, *plot, *module;
    const char *from[FROM_MAX + 1]; /* ends at NULL */
    double seconds;
    bool kernels, null;
};

/* OPENSSL_ia32cap that holds OpenSSL's own code to a level of base/cpu.c. */
static const struct {
    const char *level, *ia32cap;
} ceilings[] = {
    /* CPUID leaf 7, EBX: AVX512F, DQ, IFMA, CD, BW and VL */
    {"x86-64-v3", ":~0xd0230000"},
    /* and without SSSE3 (bit 41), XOP (43), AVX (60) and all of leaf 7 */
    {"portable", "~0x10000a0000000000:0"},
};

/* ---- options -------------------------------------------------------------------------------- */

static bool parse_seconds(const char *text, double *seconds)
{
    char *end;

    *seconds = strtod(text, &end);
    return end != text && *end == '\0' && *seconds > 0 && *seconds <= 3600;
}

/* Where the option's value goes, NULL if it is not one that has a text. */
static const char **option_text(struct options *o, const char *name)
{
    const struct {
        const char *name;
        const char **text;
    } texts[] = {
        {"--only", &o->only}, {"--cpu", &o->level},     {"--json", &o->json},
        {"--plot", &o->plot}, {"--module", &o->module},
    };

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        if (strcmp(texts[i].name, name) == 0)
            return texts[i].text;
    }
    for (size_t i = 0; strcmp("--from", name) == 0 && i < FROM_MAX; i++) {
        if (o->from[i] == NULL)
            return &o->from[i];
    }
    return NULL;
}

static bool parse(struct options *o, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        const char **text = option_text(o, argv[i]);
        if (strcmp(argv[i], "--kernels") == 0) {
            o->kernels = true;
        } else if (strcmp(argv[i], "--null") == 0) {
            o->null = true;
        } else if (text != NULL && value != NULL) {
            *text = value;
            i++;
        } else if (strcmp(argv[i], "--seconds") == 0 && value != NULL &&
                   parse_seconds(value, &o->seconds)) {
            i++;
        } else {
            fprintf(stderr, "lanes speed: %s: unknown, or without its value\n%s", argv[i], usage);
            return false;
        }
    }
    return true;
}

/*
 * OpenSSL looks at OPENSSL_ia32cap before main: so the program sets it and
 * begins again. Returns only if that is not needed or has failed.
 */
static bool hold_to_level(const char *level, char **argv)
{
    const char *now = getenv("OPENSSL_ia32cap"), *ia32cap = NULL;
    uint32_t allowed;

    for (size_t i = 0; i < sizeof(ceilings) / sizeof(ceilings[0]); i++) {
        if (strcmp(ceilings[i].level, level) == 0)
            ia32cap = ceilings[i].ia32cap;
    }
    if (ia32cap == NULL || !lanes_cpu_level(level, &allowed)) {
        fprintf(stderr, "lanes speed: --cpu %s: no such level; there are", level);
        for (size_t i = 0; i < sizeof(ceilings) / sizeof(ceilings[0]); i++)
            fprintf(stderr, " %s", ceilings[i].level);
        fprintf(stderr, "\n");
        return false;
    }
    if (now != NULL && strcmp(now, ia32cap) == 0)
        return true;
    if (setenv("OPENSSL_ia32cap", ia32cap, 1) == 0)
        execv("/proc/self/exe", argv - 1);
    fprintf(stderr, "lanes speed: cannot begin again: %s\n", strerror(errno));
    return false;
}

/* ---- the run -------------------------------------------------------------------------------- */

struct run {
    struct comparison *comparisons; /* one for each of the first rows */
    size_t pairs;
    struct row *rows; /* then those of the kernels */
    size_t count;
};

static uint32_t cpu_allowed(const char *level)
{
    uint32_t allowed = UINT32_MAX;

    if (level != NULL && !lanes_cpu_level(level, &allowed))
        return 0;
    return allowed & lanes_cpu_detect();
}

static void fill_row(struct row *row, const struct comparison *c)
{
    row->operation = messages_operation(c);
    row->shape = messages_shape(c);
    row->bytes = c->bytes;
    row->batch = messages_batch(c);
    for (int side = 0; side < SIDES; side++)
        row->side[side] = messages_subject(c, (enum side)side);
}

/* Readies all rows; in a null run those that the default provider lacks are left out. */
static bool prepare(struct run *run, const struct options *o, OSSL_LIB_CTX *lib)
{
    const uint32_t cpu = cpu_allowed(o->level);
    const size_t kernels = o->kernels ? kernel_rows(NULL, o->only, cpu) : 0;

    run->comparisons = calloc(messages_count(), sizeof(*run->comparisons));
    run->rows = calloc(messages_count() + kernels, sizeof(*run->rows));
    if (run->comparisons == NULL || run->rows == NULL)
        abort();
    for (size_t i = 0; i < messages_count(); i++) {
        struct comparison *c = &run->comparisons[run->pairs];
        *c = messages_at(i);
        if (!results_wanted(messages_operation(c), messages_shape(c), o->only))
            continue;
        if (!messages_open(c, lib, !o->null)) {
            messages_close(c);
            return false;
        }
        if (c->side[SIDE_LANES] == NULL) /* a null run, and not in the default provider */
            messages_close(c);
        else
            fill_row(&run->rows[run->pairs++], c);
    }
    run->count = run->pairs;
    if (kernels > 0)
        run->count += kernel_rows(run->rows + run->pairs, o->only, cpu);
    if (run->count == 0)
        fprintf(stderr, "lanes speed: --only %s: nothing is called so\n", o->only);
    return run->count > 0;
}

static void release(struct run *run)
{
    kernel_rows_free(run->rows + run->pairs, run->count > 0 ? run->count - run->pairs : 0);
    for (size_t i = 0; i < run->pairs; i++)
        messages_close(&run->comparisons[i]);
    free(run->comparisons);
    free(run->rows);
}

static void say_conditions(const struct options *o, const struct sides *sides)
{
    const char *kernels = sides->lanes != NULL ? sides_report(sides, "kernels") : NULL;
    const char *settings = OPENSSL_info(OPENSSL_INFO_CPU_SETTINGS);

    printf("%s; %s\n", OpenSSL_version(OPENSSL_VERSION), settings != NULL ? settings : "");
    printf("both sides held to: %s\n", o->level != NULL ? o->level : "nothing, all this CPU has");
    if (o->null)
        printf("null run: the default provider on both sides\n\n");
    else
        printf("lanes: %s; %s\n\n", sides->module, kernels != NULL ? kernels : "");
}

static void warn_of_few_windows(const struct run *run)
{
    size_t few = 0;

    for (size_t i = 0; i < run->count; i++)
        few += run->rows[i].windows < WINDOWS_WANTED;
    if (few > 0)
        fprintf(stderr,
                "lanes speed: %zu of %zu rows had no time for %d windows; more --seconds, or "
                "--only\n",
                few, run->count, WINDOWS_WANTED);
}

static bool report(const struct run *run, const struct options *o, const struct sides *sides)
{
    char processor[128];
    const struct results results = {
        .openssl = OpenSSL_version(OPENSSL_VERSION_STRING),
        .processor = results_processor(processor, sizeof(processor)),
        .level = o->level,
        .rows = run->rows,
        .count = run->count,
    };

    say_conditions(o, sides);
    report_table(run->rows, run->count, timer_core_cycles(timer_unit()));
    warn_of_few_windows(run);
    const bool json = o->json == NULL || results_write(o->json, &results);
    const bool plot = o->plot == NULL || plot_draw(o->plot, &results, 1);
    return json && plot;
}

/* Draws what earlier runs have written. Returns the exit status. */
static int draw_again(const struct options *o)
{
    struct results results[FROM_MAX];
    size_t count = 0;
    bool ok = true;

    if (o->plot == NULL) {
        fprintf(stderr, "lanes speed: --from without --plot\n%s", usage);
        return 2;
    }
    while (ok && o->from[count] != NULL) {
        ok = results_read(o->from[count], o->only, &results[count]);
        count += ok;
    }
    ok = ok && plot_draw(o->plot, results, count);
    while (count > 0)
        results_free(&results[--count]);
    return ok ? 0 : 1;
}

static bool measure_and_check(struct run *run, double deadline)
{
    const struct row *failed = NULL;
    const double seconds = (deadline - timer_clock()) / 1e9;
    const bool ok =
        measure(run->rows, run->count, seconds > 0.1 ? seconds : 0.1, report_progress, &failed);

    report_progress_end();
    if (!ok) {
        fprintf(stderr, "lanes speed: %s, %s, %zu bytes: an operation failed\n", failed->operation,
                failed->shape, failed->bytes);
        return false;
    }
    for (size_t i = 0; i < run->pairs; i++) {
        if (!messages_verify(&run->comparisons[i]))
            return false;
    }
    return true;
}

int speed_main(int argc, char **argv)
{
    struct options o = {.only = "", .seconds = 20};
    struct sides sides = {0};
    struct run run = {0};

    if (argc > 1 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stdout);
        return 0;
    }
    if (!parse(&o, argc, argv) || (o.level != NULL && !hold_to_level(o.level, argv)) ||
        (o.plot != NULL && !plot_possible()))
        return 2;
    if (o.from[0] != NULL)
        return draw_again(&o);
    const double deadline = timer_clock() + o.seconds * 1e9;
    const bool ok = (o.null ? sides_open_default(&sides) : sides_open(&sides, o.module, o.level)) &&
                    prepare(&run, &o, sides.lib) && measure_and_check(&run, deadline) &&
                    report(&run, &o, &sides);
    if (run.rows != NULL)
        release(&run);
    sides_close(&sides);
    return ok ? 0 : 1;
}
