/* SPDX-License-Identifier: Apache-2.0 */
#include "harness.h"

#include "base/cpu.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t random_state = UINT64_C(0x6c616e6573203031);

unsigned long h_checks;

void h_fail(const char *file, int line, const char *condition, const char *format, ...)
{
    char message[1024], detail[768];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(detail, sizeof(detail), format, arguments);
    va_end(arguments);
    snprintf(message, sizeof(message), "%.200s: %s", condition, detail);
    h_runner_fail(file, line, message);
}

void h_start(void)
{
    const char *seed = getenv("LANES_SEED");

    if (seed != NULL)
        random_state = strtoull(seed, NULL, 0);
    printf("seed 0x%" PRIx64 " (LANES_SEED sets another)\n", random_state);
}

/* splitmix64 */
static uint64_t random64(void)
{
    uint64_t z = (random_state += UINT64_C(0x9e3779b97f4a7c15));

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

void h_random(void *p, size_t n)
{
    uint8_t *out = p;

    while (n != 0) {
        const uint64_t v = random64();
        const size_t m = n < sizeof(v) ? n : sizeof(v);
        memcpy(out, &v, m);
        out += m;
        n -= m;
    }
}

size_t h_rounds(size_t normal)
{
    const char *rounds = getenv("LANES_ROUNDS");

    return rounds == NULL ? normal : (size_t)strtoull(rounds, NULL, 0);
}

size_t h_below(size_t bound)
{
    return (size_t)(random64() % bound);
}

/* The accessible bytes of a slot; a page without access lies before and behind them. */
static uint8_t *guarded(unsigned slot)
{
    static uint8_t *area[H_SLOTS];

    if (area[slot] == NULL && (area[slot] = h_guarded_area(H_GUARD_BYTES)) == NULL)
        abort();
    return area[slot];
}

void *h_guard(unsigned slot, size_t n)
{
    return guarded(slot) + H_GUARD_BYTES - n;
}

void *h_guard_front(unsigned slot, size_t n)
{
    (void)n;
    return guarded(slot);
}

#if defined(__x86_64__)

/* Valgrind hides ADX from CPUID although it executes it: the kernel's word for that. */
static bool cpuinfo_has(const char *flag)
{
    FILE *f = fopen("/proc/cpuinfo", "r");
    char line[8192];
    bool has = false;

    while (f != NULL && !has && fgets(line, sizeof(line), f) != NULL)
        has = strncmp(line, "flags", 5) == 0 && strstr(line, flag) != NULL;
    if (f != NULL)
        fclose(f);
    return has;
}

uint32_t h_cpu(void)
{
    static int64_t cpu = -1;

    if (cpu < 0) {
        __builtin_cpu_init();
        cpu = LANES_CPU_X86_64 | (__builtin_cpu_supports("avx2") ? LANES_CPU_AVX2 : 0) |
              (__builtin_cpu_supports("bmi2") ? LANES_CPU_BMI2 : 0) |
              (cpuinfo_has(" adx") ? LANES_CPU_ADX : 0);
    }
    return (uint32_t)cpu;
}

#elif defined(__aarch64__)

uint32_t h_cpu(void)
{
    return LANES_CPU_AARCH64;
}

#else

uint32_t h_cpu(void)
{
    return 0;
}

#endif

/* Which rows were run, by address. */
static const struct lanes_kernel *rows_run[64];
static size_t rows_run_count;

static bool was_run(const struct lanes_kernel *row)
{
    for (size_t i = 0; i < rows_run_count; i++) {
        if (rows_run[i] == row)
            return true;
    }
    return false;
}

const struct lanes_kernel *h_row(const struct lanes_kernel_table *table, size_t *i)
{
    while (*i < table->rows) {
        const struct lanes_kernel *row = table->row[(*i)++];
        if (!lanes_kernel_runs(row, h_cpu()))
            continue;
        if (!was_run(row))
            rows_run[rows_run_count++] = row;
        return row;
    }
    return NULL;
}

size_t h_rows_missing(const struct lanes_kernel_table *table, uint32_t cpu)
{
    size_t missing = 0;

    printf("\n    rows of %s run:", table->primitive);
    for (size_t i = 0; i < table->rows; i++) {
        if (was_run(table->row[i]))
            printf(" %s", table->row[i]->name);
        else if (lanes_kernel_runs(table->row[i], cpu))
            missing++;
    }
    printf(" ");
    return missing;
}

void h_rows_test(const struct lanes_kernel_table *table)
{
    CHECK(h_rows_missing(table, h_cpu()) == 0, "a row of %s was not run", table->primitive);
}

size_t h_unhex(uint8_t *out, size_t capacity, const char *hex)
{
    const size_t n = hex == NULL ? 0 : strlen(hex) / 2;

    CHECK(n <= capacity, "%zu bytes of hex", n);
    for (size_t i = 0; i < n; i++) {
        unsigned byte;
        CHECK(sscanf(hex + 2 * i, "%2x", &byte) == 1, "not hex: %.16s", hex + 2 * i);
        out[i] = (uint8_t)byte;
    }
    return n;
}
