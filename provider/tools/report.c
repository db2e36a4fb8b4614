/* SPDX-License-Identifier: Apache-2.0 */
#include "report.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- progress ------------------------------------------------------------------------------- */

enum { BAR = 30 };

void report_progress(double done, const struct row *row)
{
    char bar[BAR + 1];

    if (!isatty(STDERR_FILENO))
        return;
    for (int i = 0; i < BAR; i++)
        bar[i] = i < (int)(done * BAR) ? '#' : '.';
    bar[BAR] = '\0';
    fprintf(stderr, "\r[%s] %3d %%  %s %s %zu\033[K", bar, (int)(done * 100), row->operation,
            row->shape, row->bytes);
}

void report_progress_end(void)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r\033[K");
}

/* ---- table ---------------------------------------------------------------------------------- */

static void table_pairs(const struct row *rows, size_t count)
{
    printf("%-27s %-12s %6s %11s %10s  %5s %13s %7s\n", "operation", "shape", "bytes", "default ns",
           "lanes ns", "ratio", "in rounds", "median");
    for (size_t i = 0; i < count; i++) {
        const struct row *r = &rows[i];
        if (r->kernel != NULL)
            continue;
        printf("%-27s %-12s %6zu ", r->operation, r->shape, r->bytes);
        if (row_is_pair(r))
            printf("%11.1f %10.1f  %5.2f %6.2f-%-6.2f %7.2f\n", r->ns[SIDE_DEFAULT],
                   r->ns[SIDE_LANES], r->ratio, r->ratio_low, r->ratio_high, r->ratio_median);
        else
            printf("%11s %10.1f\n", "-", r->ns[SIDE_LANES]);
    }
}

static void table_kernels(const struct row *rows, size_t count, double core)
{
    printf("\n%-27s %-12s %6s %-10s %10s  %11s\n", "kernel of", "routine", "bytes", "row", "ns",
           "cycles/byte");
    for (size_t i = 0; i < count; i++) {
        const struct row *r = &rows[i];
        if (r->kernel == NULL)
            continue;
        printf("%-27s %-12s %6zu %-10s %10.1f", r->operation, r->shape, r->bytes, r->kernel,
               r->ns[SIDE_LANES]);
        if (r->bytes > 0)
            printf("  %11.2f", r->ns[SIDE_LANES] * core / (double)r->bytes);
        printf("\n");
    }
}

static const struct row *find_pair(const struct row *rows, size_t count, const char *operation,
                                   const char *shape)
{
    for (size_t i = 0; i < count; i++) {
        if (row_is_pair(&rows[i]) && strcmp(rows[i].operation, operation) == 0 &&
            strcmp(rows[i].shape, shape) == 0)
            return &rows[i];
    }
    return NULL;
}

/* Handshakes as one counts them, and what of one is X25519 and Ed25519. */
static void table_handshakes(const struct row *rows, size_t count)
{
    const struct row *whole = find_pair(rows, count, "tls13 handshake", "oneshot");
    const struct row *curves = find_pair(rows, count, "tls13 handshake", "curves-only");

    if (whole == NULL || curves == NULL)
        return;
    printf("\nTLS 1.3 handshakes per second, both ends on one core: %.0f, with lanes %.0f\n"
           "X25519 and Ed25519 take of each: %.0f %%, with lanes %.0f %%\n",
           1e9 / whole->ns[SIDE_DEFAULT], 1e9 / whole->ns[SIDE_LANES],
           100 * curves->ns[SIDE_DEFAULT] / whole->ns[SIDE_DEFAULT],
           100 * curves->ns[SIDE_LANES] / whole->ns[SIDE_LANES]);
}

void report_table(const struct row *rows, size_t count, double core)
{
    size_t kernels = 0;

    for (size_t i = 0; i < count; i++)
        kernels += rows[i].kernel != NULL;
    if (kernels < count)
        table_pairs(rows, count);
    table_handshakes(rows, count);
    if (kernels > 0)
        table_kernels(rows, count, core);
}
