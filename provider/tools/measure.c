/* SPDX-License-Identifier: Apache-2.0 */
#include "measure.h"

#include "timer.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct clock {
    double unit;       /* ns per tick */
    uint64_t overhead; /* ticks of the timing itself */
    double deadline;
};

bool row_is_pair(const struct row *row)
{
    return row->side[SIDE_DEFAULT].run != NULL && row->side[SIDE_LANES].run != NULL;
}

static int compare_doubles(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* The value below which `part` of the n values lie. */
static double quantile(const double *values, size_t n, double part)
{
    double *sorted = malloc(n * sizeof(*sorted));

    if (sorted == NULL)
        abort();
    memcpy(sorted, values, n * sizeof(*sorted));
    qsort(sorted, n, sizeof(*sorted), compare_doubles);
    const double value = sorted[(size_t)((double)n * part)];
    free(sorted);
    return value;
}

/* One window: ns per operation, or a negative number if an operation failed. */
static double time_window(const struct clock *clock, const struct subject *subject, unsigned repeat)
{
    const uint64_t begin = timer_ticks();
    const bool ok = subject->run(subject->state, repeat);
    const uint64_t ticks = timer_ticks() - begin;

    if (!ok)
        return -1;
    return (double)(ticks > clock->overhead ? ticks - clock->overhead : 1) * clock->unit / repeat;
}

/* Roughly, what one operation of each side costs: the least of a few tries. */
static bool estimate(const struct clock *clock, struct row *row)
{
    enum { TRIES = 8 };

    for (int side = 0; side < SIDES; side++) {
        row->once[side] = 0;
        for (int i = 0; i < TRIES && row->side[side].run != NULL; i++) {
            const double ns = time_window(clock, &row->side[side], 1);
            if (ns < 0)
                return false;
            if (i == 0 || ns < row->once[side])
                row->once[side] = ns;
        }
    }
    return true;
}

/* As many operations as the slower side makes in window_ns, at least one. */
static unsigned repeats(const struct row *row, double window_ns)
{
    const double slower = row->once[SIDE_DEFAULT] > row->once[SIDE_LANES] ? row->once[SIDE_DEFAULT]
                                                                          : row->once[SIDE_LANES];

    return slower * 2 > window_ns ? 1 : (unsigned)(window_ns / slower);
}

/* Sets every row's repeats for windows of window_ns. Returns what one window of each costs. */
static double plan_windows(struct row *rows, size_t count, double window_ns)
{
    double cost = 0;

    for (size_t i = 0; i < count; i++) {
        rows[i].repeat = repeats(&rows[i], window_ns);
        cost += rows[i].repeat * (rows[i].once[SIDE_DEFAULT] + rows[i].once[SIDE_LANES]);
    }
    return cost;
}

/*
 * Fits the wanted number of windows into the time: shorter windows first (down
 * to a tenth, where the timing itself would begin to show), then fewer. Time
 * that is left goes into more windows. Returns the windows of a round.
 */
static size_t plan(struct row *rows, size_t count, double ns)
{
    enum { PER_ROUND = WINDOWS_WANTED / ROUNDS, LEAST = 10, MOST = 5 * PER_ROUND };
    const double usable = 0.9 * ns / ROUNDS;
    double window_ns = WINDOW_NS;
    double cost = plan_windows(rows, count, window_ns);

    while (cost * PER_ROUND > usable && window_ns > WINDOW_NS / 10.0) {
        window_ns *= 0.9;
        cost = plan_windows(rows, count, window_ns);
    }
    const double fit = usable / cost;
    return fit < LEAST ? LEAST : fit > MOST ? (size_t)MOST : (size_t)fit;
}

static bool run_pair(const struct clock *clock, struct row *row, bool lanes_first)
{
    for (int turn = 0; turn < SIDES; turn++) {
        const int side = lanes_first ? SIDES - 1 - turn : turn;
        if (row->side[side].run == NULL)
            continue;
        const double ns = time_window(clock, &row->side[side], row->repeat);
        if (ns < 0)
            return false;
        row->window[side][row->windows] = ns / (row->batch != 0 ? row->batch : 1);
    }
    row->windows++;
    return true;
}

/* New contexts, and one call that brings them into the caches. */
static bool renew(const struct row *row, unsigned round)
{
    for (int side = 0; side < SIDES; side++) {
        const struct subject *subject = &row->side[side];
        if (subject->run == NULL)
            continue;
        if (subject->renew != NULL && !subject->renew(subject->state, round))
            return false;
        if (!subject->run(subject->state, 1))
            return false;
    }
    return true;
}

static bool run_round(const struct clock *clock, struct row *row, unsigned round, size_t windows)
{
    const size_t first = row->windows;

    if (!renew(row, round))
        return false;
    for (size_t i = 0; i < windows; i++) {
        if (!run_pair(clock, row, i % 2 != 0))
            return false;
    }
    if (row_is_pair(row)) {
        const double ratio = quantile(row->window[SIDE_DEFAULT] + first, windows, 0.05) /
                             quantile(row->window[SIDE_LANES] + first, windows, 0.05);
        if (first == 0 || ratio < row->ratio_low)
            row->ratio_low = ratio;
        if (first == 0 || ratio > row->ratio_high)
            row->ratio_high = ratio;
    }
    return true;
}

static void conclude(struct row *row)
{
    for (int side = 0; side < SIDES; side++) {
        if (row->side[side].run != NULL)
            row->ns[side] = quantile(row->window[side], row->windows, 0.05);
    }
    if (!row_is_pair(row))
        return;
    row->ratio = row->ns[SIDE_DEFAULT] / row->ns[SIDE_LANES];
    for (size_t i = 0; i < row->windows; i++)
        row->window[SIDE_DEFAULT][i] /= row->window[SIDE_LANES][i];
    row->ratio_median = quantile(row->window[SIDE_DEFAULT], row->windows, 0.5);
}

static void make_room(struct row *row, size_t windows)
{
    for (int side = 0; side < SIDES; side++) {
        row->window[side] = calloc(windows, sizeof(double));
        if (row->window[side] == NULL)
            abort();
    }
}

/* All rounds; a row always gets its first, later ones only before the deadline. */
static const struct row *run_rounds(const struct clock *clock, struct row *rows, size_t count,
                                    size_t windows,
                                    void (*progress)(double done, const struct row *row))
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        for (size_t i = 0; i < count; i++) {
            if (round > 0 && timer_clock() > clock->deadline)
                return NULL;
            progress(((double)round * (double)count + (double)i) / (double)(ROUNDS * count),
                     &rows[i]);
            if (!run_round(clock, &rows[i], round, windows))
                return &rows[i];
        }
    }
    return NULL;
}

bool measure(struct row *rows, size_t count, double seconds,
             void (*progress)(double done, const struct row *row), const struct row **failed)
{
    struct clock clock = {.deadline = timer_clock() + seconds * 1e9};

    clock.unit = timer_unit();
    clock.overhead = timer_overhead();
    for (size_t i = 0; i < count; i++) {
        if (!estimate(&clock, &rows[i])) {
            *failed = &rows[i];
            return false;
        }
    }
    const size_t windows = plan(rows, count, clock.deadline - timer_clock());
    for (size_t i = 0; i < count; i++)
        make_room(&rows[i], windows * ROUNDS);

    *failed = run_rounds(&clock, rows, count, windows, progress);
    for (size_t i = 0; i < count && *failed == NULL; i++)
        conclude(&rows[i]);
    for (size_t i = 0; i < count; i++) {
        for (int side = 0; side < SIDES; side++) {
            free(rows[i].window[side]);
            rows[i].window[side] = NULL;
        }
    }
    return *failed == NULL;
}
