/* SPDX-License-Identifier: Apache-2.0 */
#include "report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
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

/* ---- JSON ----------------------------------------------------------------------------------- */

/* A name of ours or a level's: nothing in it needs escaping. */
static void json_string(FILE *out, const char *name, const char *value)
{
    if (value != NULL)
        fprintf(out, "\"%s\": \"%s\", ", name, value);
}

static void json_number(FILE *out, const char *name, bool known, double value)
{
    if (known)
        fprintf(out, "\"%s\": %.4f, ", name, value);
    else
        fprintf(out, "\"%s\": null, ", name);
}

static void json_row(FILE *out, const struct row *r, const char *level)
{
    const bool pair = row_is_pair(r);

    fprintf(out, "  {");
    json_string(out, "operation", r->operation);
    json_string(out, "shape", r->shape);
    json_string(out, "kernel", r->kernel);
    json_string(out, "cpu", level);
    fprintf(out, "\"bytes\": %zu, ", r->bytes);
    json_number(out, "default_ns", r->side[SIDE_DEFAULT].run != NULL, r->ns[SIDE_DEFAULT]);
    json_number(out, "lanes_ns", r->side[SIDE_LANES].run != NULL, r->ns[SIDE_LANES]);
    json_number(out, "ratio", pair, r->ratio);
    json_number(out, "ratio_low", pair, r->ratio_low);
    json_number(out, "ratio_high", pair, r->ratio_high);
    json_number(out, "ratio_median", pair, r->ratio_median);
    fprintf(out, "\"windows\": %zu}", r->windows);
}

bool report_json(const char *file, const struct row *rows, size_t count, const char *level)
{
    FILE *out = fopen(file, "w");
    bool ok = out != NULL;

    if (ok) {
        fprintf(out, "[\n");
        for (size_t i = 0; i < count; i++) {
            json_row(out, &rows[i], level);
            fprintf(out, i + 1 < count ? ",\n" : "\n");
        }
        fprintf(out, "]\n");
        ok = !ferror(out);
        ok = fclose(out) == 0 && ok;
    }
    if (!ok)
        fprintf(stderr, "lanes speed: %s: %s\n", file, strerror(errno));
    return ok;
}

/* ---- plot ----------------------------------------------------------------------------------- */

bool report_can_plot(void)
{
    const char *path = getenv("PATH");
    char program[4096];

    while (path != NULL && *path != '\0') {
        const size_t n = strcspn(path, ":");
        snprintf(program, sizeof(program), "%.*s/gnuplot", (int)n, path);
        if (access(program, X_OK) == 0)
            return true;
        path += n + (path[n] == ':');
    }
    fprintf(stderr, "lanes speed: --plot draws with gnuplot, which is not installed here "
                    "(Debian: apt-get install gnuplot-nox); --json works without\n");
    return false;
}

static bool same_curve(const struct row *a, const struct row *b)
{
    return strcmp(a->operation, b->operation) == 0 && strcmp(a->shape, b->shape) == 0;
}

/* How many rows from the first on are sizes of one operation in one shape. */
static size_t curve_length(const struct row *rows, size_t count)
{
    size_t n = 0;

    while (n < count && row_is_pair(&rows[n]) && same_curve(&rows[n], &rows[0]))
        n++;
    return n;
}

/* A data block for each curve of two sizes or more; returns their number. */
static int plot_data(FILE *gnuplot, const struct row *rows, size_t count)
{
    int curves = 0;

    for (size_t i = 0, n; i<count; i += n> 0 ? n : 1) {
        n = curve_length(rows + i, count - i);
        if (n < 2)
            continue;
        fprintf(gnuplot, "$curve%d << EOD\n\"%s, %s\"\n", curves++, rows[i].operation,
                rows[i].shape);
        for (size_t k = i; k < i + n; k++) {
            if (rows[k].bytes > 0) /* the axis is logarithmic */
                fprintf(gnuplot, "%zu %f %f %f\n", rows[k].bytes, rows[k].ratio, rows[k].ratio_low,
                        rows[k].ratio_high);
        }
        fprintf(gnuplot, "EOD\n");
    }
    return curves;
}

/* text as a gnuplot string */
static void plot_string(FILE *gnuplot, const char *command, const char *text)
{
    fprintf(gnuplot, "%s '", command);
    for (; *text != '\0'; text++)
        fprintf(gnuplot, *text == '\'' ? "''" : "%c", *text);
    fprintf(gnuplot, "'\n");
}

bool report_plot(const char *file, const struct row *rows, size_t count, const char *title)
{
    FILE *gnuplot = popen("gnuplot", "w");

    if (gnuplot == NULL) {
        perror("lanes speed: gnuplot");
        return false;
    }
    fprintf(gnuplot, "set terminal svg size 1000,640 background 'white' font 'sans,13'\n");
    plot_string(gnuplot, "set output", file);
    plot_string(gnuplot, "set title noenhanced", title);
    fprintf(gnuplot, "set logscale x 2\nset xlabel 'message, bytes'\n"
                     "set ylabel 'times as fast as the default provider'\n"
                     "set yrange [0:*]\nset grid\nset key outside right top\n");
    const int curves = plot_data(gnuplot, rows, count);
    fprintf(gnuplot, "plot 1 notitle lt -1 dt 2");
    for (int i = 0; i < curves; i++)
        fprintf(gnuplot, ", $curve%d using 1:2:3:4 with yerrorlines title columnheader(1)", i);
    fprintf(gnuplot, "\n");
    if (pclose(gnuplot) == 0)
        return true;
    fprintf(stderr, "lanes speed: gnuplot could not draw %s\n", file);
    return false;
}
