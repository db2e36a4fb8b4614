/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The ratios as SVG, drawn by gnuplot: what was measured at four sizes or more
 * as lines over the size, in the first results that have such; all else as bars,
 * side by side for all results.
 */
#ifndef LANES_TOOLS_PLOT_H
#define LANES_TOOLS_PLOT_H

#include "results.h"

/* True if gnuplot is installed; else said on stderr. */
bool plot_possible(void);

/* The same results give the same file. False: said on stderr. */
bool plot_draw(const char *file, const struct results *results, size_t count);

#endif
