/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels are rows. Each primitive has one table of implementations, best
 * first, `portable` last; one function picks. Nothing else in the tree knows
 * instruction sets.
 */
#ifndef LANES_BASE_KERNEL_H
#define LANES_BASE_KERNEL_H

#include "base/bytes.h"

#include <stdbool.h>

/* The head of every row; each primitive's row struct begins with it. */
struct lanes_kernel {
    const char *name; /* "portable", "avx2": in openssl.cnf, reports and tests */
    uint32_t needs;   /* LANES_CPU_ bits, all of them */
};

enum { LANES_KERNEL_ROWS_MAX = 8 };

struct lanes_kernel_table {
    const char *primitive; /* "chacha20" */
    size_t rows;
    const struct lanes_kernel *const *row; /* compiled rows, best first */
    /* Known answers at kernel level. Row is one of this table's (or of a test). */
    bool (*check)(const struct lanes_kernel *row);
};

enum lanes_verdict {
    LANES_KERNEL_UNREACHED,    /* a better row was picked before it */
    LANES_KERNEL_PICKED,
    LANES_KERNEL_NOT_WANTED,   /* the setting names a later row */
    LANES_KERNEL_CPU_LACKS,    /* the CPU, or the ceiling set for it, lacks a need */
    LANES_KERNEL_CHECK_FAILED, /* wrong known answer: never used */
};

struct lanes_choice {
    const struct lanes_kernel_table *table;
    const struct lanes_kernel *picked;
    enum lanes_verdict verdict[LANES_KERNEL_ROWS_MAX]; /* by row */
};

/*
 * Picks the first row, from the one called `wanted` on (NULL: from the best
 * on), whose needs are in `cpu` and whose known answers are right. False if
 * there is none (then even `portable` computes wrong results), or if `wanted`
 * names no compiled row.
 */
LANES_MUST_CHECK bool lanes_kernel_choose(struct lanes_choice *choice,
                                          const struct lanes_kernel_table *table, uint32_t cpu,
                                          const char *wanted);

/* The index of the row called name, or table->rows if there is none. */
size_t lanes_kernel_find(const struct lanes_kernel_table *table, const char *name);

/* FNV-1a of n bytes: turns a long known answer into one constant. Not a secure hash. */
uint64_t lanes_kernel_fingerprint(const uint8_t *p, size_t n);

/* True if a CPU with the features `cpu` can execute the row. */
static inline bool lanes_kernel_runs(const struct lanes_kernel *row, uint32_t cpu)
{
    return (row->needs & ~cpu) == 0;
}

#endif
