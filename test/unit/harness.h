/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What all tests of src/ share: checks, random bytes, buffers that end at a
 * page without access, the loop over kernel rows and the call that watches
 * registers. main.c runs the suites under CUnit; plain.c runs the same suites
 * as a plain program, where CUnit is not to be had (other CPUs, 32 bits).
 */
#ifndef LANES_TEST_HARNESS_H
#define LANES_TEST_HARNESS_H

#include "tables.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct h_test {
    const char *name;
    void (*run)(void);
};

struct h_suite {
    const char *name;
    const struct h_test *tests; /* ends with a NULL name */
    /* A table of which the suite must have run every row; NULL: none. */
    const struct lanes_kernel_table *table;
};

extern const struct h_suite h_suites[]; /* ends with a NULL name */

/* Ends the running test as failed unless the condition holds; the rest is a printf. */
#define CHECK(condition, ...)                                                                      \
    ((condition) ? (void)h_checks++ : h_fail(__FILE__, __LINE__, #condition, __VA_ARGS__))

extern unsigned long h_checks; /* how many held */

/* Mingw has two kinds of printf, and __USE_MINGW_ANSI_STDIO asks for that of C11. */
#if defined(__MINGW32__)
#define H_PRINTF gnu_printf
#else
#define H_PRINTF printf
#endif

_Noreturn void h_fail(const char *file, int line, const char *condition, const char *format, ...)
    __attribute__((format(H_PRINTF, 4, 5)));

/* What main.c and plain.c differ in: ends the running test as failed. */
_Noreturn void h_runner_fail(const char *file, int line, const char *message);

/* Takes the seed from LANES_SEED, or a fixed one, and prints it. */
void h_start(void);

/* The same bytes in every run with the same seed. */
void h_random(void *p, size_t n);

/* So many rounds of a test, or as many as LANES_ROUNDS says, for long runs. */
size_t h_rounds(size_t normal);

/* A number below bound (not 0). */
size_t h_below(size_t bound);

enum { H_SLOTS = 8, H_GUARD_BYTES = 256 * 1024 };

/* n bytes of this slot, directly before a page that can be neither read nor written. */
void *h_guard(unsigned slot, size_t n);

/* n bytes of this slot, directly after such a page. */
void *h_guard_front(unsigned slot, size_t n);

/* memory.c, by operating system: the accessible bytes of a new guarded area, or NULL. */
uint8_t *h_guarded_area(size_t n);

/* True if reading (or writing) this byte kills the process. */
bool h_kills(volatile uint8_t *p, bool write);

/*
 * The CPU features that the running machine has, by another source than
 * src/base/cpu.c.
 */
uint32_t h_cpu(void);

/*
 * Walks the compiled rows that this CPU can execute: the row at or after *i, or
 * NULL, with *i behind it. Notes that the row was run.
 */
const struct lanes_kernel *h_row(const struct lanes_kernel_table *table, size_t *i);

#define FOR_ROWS(row, table)                                                                       \
    for (size_t row_index_ = 0; ((row) = (const void *)h_row((table), &row_index_)) != NULL;)

/* How many compiled rows that `cpu` can execute were not run; prints what was run. */
size_t h_rows_missing(const struct lanes_kernel_table *table, uint32_t cpu);

/* The last test of every suite with a table. */
void h_rows_test(const struct lanes_kernel_table *table);

/*
 * Calls f with up to eight integer or pointer arguments and says what it broke
 * of the calling convention: a callee-saved register, the direction flag, dirty
 * upper halves of ymm registers (where the CPU tells). NULL: nothing. Off
 * x86-64 (but for Windows) and AArch64 only C rows exist, which the compiler
 * answers for: a plain call.
 */
#if (defined(__x86_64__) && !defined(_WIN32)) || defined(__aarch64__)
#define H_CALL_WATCHES
const char *h_call(void (*f)(void), const uintptr_t argument[8]);
#define H_U(x) (uintptr_t)(x)
#define H_CALL1(f, a) h_call((void (*)(void))(f), (uintptr_t[8]){H_U(a)})
#define H_CALL2(f, a, b) h_call((void (*)(void))(f), (uintptr_t[8]){H_U(a), H_U(b)})
#define H_CALL3(f, a, b, c) h_call((void (*)(void))(f), (uintptr_t[8]){H_U(a), H_U(b), H_U(c)})
#define H_CALL4(f, a, b, c, d)                                                                     \
    h_call((void (*)(void))(f), (uintptr_t[8]){H_U(a), H_U(b), H_U(c), H_U(d)})
#define H_CALL5(f, a, b, c, d, e)                                                                  \
    h_call((void (*)(void))(f), (uintptr_t[8]){H_U(a), H_U(b), H_U(c), H_U(d), H_U(e)})
#define H_CALL7(f, a, b, c, d, e, g, h)                                                            \
    h_call((void (*)(void))(f),                                                                    \
           (uintptr_t[8]){H_U(a), H_U(b), H_U(c), H_U(d), H_U(e), H_U(g), H_U(h)})
#else
#define H_CALL1(f, a) ((f)(a), (const char *)NULL)
#define H_CALL2(f, a, b) ((f)(a, b), (const char *)NULL)
#define H_CALL3(f, a, b, c) ((f)(a, b, c), (const char *)NULL)
#define H_CALL4(f, a, b, c, d) ((f)(a, b, c, d), (const char *)NULL)
#define H_CALL5(f, a, b, c, d, e) ((f)(a, b, c, d, e), (const char *)NULL)
#define H_CALL7(f, a, b, c, d, e, g, h) ((f)(a, b, c, d, e, g, h), (const char *)NULL)
#endif

/* A kernel call that must keep the calling convention. */
#define CALLED(call)                                                                               \
    do {                                                                                           \
        const char *const broken_ = (call);                                                        \
        CHECK(broken_ == NULL, "%s not left as it was", broken_ == NULL ? "" : broken_);           \
    } while (0)

/* True if h_call sees dirty ymm registers on this CPU. */
bool h_call_sees_ymm(void);

/* Hex digits to bytes; returns their number. NULL is empty. Ends the test on bad digits. */
size_t h_unhex(uint8_t *out, size_t capacity, const char *hex);

#endif
