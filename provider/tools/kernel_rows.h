/* SPDX-License-Identifier: Apache-2.0 */
/* `lanes speed --kernels`: every compiled row that this CPU runs, without OpenSSL around it. */
#ifndef LANES_TOOLS_KERNEL_ROWS_H
#define LANES_TOOLS_KERNEL_ROWS_H

#include "measure.h"

#include <stdint.h>

/*
 * Fills in the rows with `only` in "OPERATION SHAPE", for a CPU with the features
 * `cpu`, and returns their number. rows NULL: only counts.
 */
size_t kernel_rows(struct row *rows, const char *only, uint32_t cpu);

/* Frees what the rows work on. */
void kernel_rows_free(struct row *rows, size_t count);

#endif
