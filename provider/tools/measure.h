/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How `lanes speed` measures. A window is a few calls of one side, at most 20 us
 * or one call. The windows of both sides alternate, in rounds over all rows, so
 * that a busy neighbour or another clock rate hits all alike. Each round works
 * on new contexts: where malloc puts one in its cache line is worth up to 5 %
 * of a short operation, and is not the provider's doing.
 */
#ifndef LANES_TOOLS_MEASURE_H
#define LANES_TOOLS_MEASURE_H

#include <stdbool.h>
#include <stddef.h>

enum side {
    SIDE_DEFAULT,
    SIDE_LANES,
    SIDES,
};

enum {
    WINDOW_NS = 20000,
    WINDOWS_WANTED = 2000,
    ROUNDS = 10,
};

struct subject {
    bool (*run)(void *state, unsigned times); /* NULL: this side has no such thing */
    /* Before each round, if not NULL: makes what is worked on anew, elsewhere in memory. */
    bool (*renew)(void *state, unsigned round);
    void *state;
};

struct row {
    const char *operation, *shape;
    const char *kernel; /* NULL: through EVP */
    size_t bytes;
    unsigned batch; /* operations in one run of a subject, 0: one */
    struct subject side[SIDES];

    /* Results: nanoseconds of one operation, 5 % quantiles over all windows. */
    double ns[SIDES];
    double ratio;                 /* default / lanes of those two */
    double ratio_low, ratio_high; /* the same of each round: least and greatest */
    double ratio_median;          /* of the ratios of adjacent windows */
    size_t windows;               /* per side */

    /* Working state. */
    unsigned repeat;       /* operations in a window */
    double once[SIDES];    /* ns of one operation, roughly */
    double *window[SIDES]; /* ns per operation of each window */
};

/* True if the row has both sides, and so a ratio. */
bool row_is_pair(const struct row *row);

/*
 * Measures all rows within about `seconds`. Calls progress(done, row) before
 * each row of each round, done from 0 to 1. False if an operation failed: then
 * *failed is that row.
 */
bool measure(struct row *rows, size_t count, double seconds,
             void (*progress)(double done, const struct row *row), const struct row **failed);

#endif
