/* SPDX-License-Identifier: Apache-2.0 */
#include "plot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    WIDTH = 1000,
    LINES_HEIGHT = 520,
    BAR_HEIGHT = 13,   /* of one bar */
    BARS_MARGIN = 110, /* title and axis of the bars */
    LINE_SIZES = 4,    /* from so many sizes on a line */
};

/* What is drawn: told apart by people who do not see all colours, and on white. */
static const char *const colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#7a5a00"};
enum { COLOURS = sizeof(colours) / sizeof(colours[0]) };

struct plot {
    FILE *gnuplot;
    const struct results *results;
    size_t count;
    const struct row **bars; /* the first row of each operation, shape and size */
    size_t bars_count;
    const struct results *lines; /* NULL: none has lines */
};

bool plot_possible(void)
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

/* ---- what goes where ------------------------------------------------------------------------ */

static bool has_ratio(const struct row *row)
{
    return row->kernel == NULL && row->ratio > 0;
}

static bool same_curve(const struct row *a, const struct row *b)
{
    return strcmp(a->operation, b->operation) == 0 && strcmp(a->shape, b->shape) == 0;
}

/* How many rows from the first on are sizes of one operation in one shape. */
static size_t curve_length(const struct row *rows, size_t count)
{
    size_t n = 0;

    while (n < count && has_ratio(&rows[n]) && same_curve(&rows[n], &rows[0]))
        n++;
    return n;
}

static const struct row *find_bar(const struct results *results, const struct row *like)
{
    for (size_t i = 0; i < results->count; i++) {
        const struct row *row = &results->rows[i];
        if (has_ratio(row) && same_curve(row, like) && row->bytes == like->bytes)
            return row;
    }
    return NULL;
}

static void add_bar(struct plot *p, const struct row *row)
{
    for (size_t i = 0; i < p->bars_count; i++) {
        if (same_curve(p->bars[i], row) && p->bars[i]->bytes == row->bytes)
            return;
    }
    p->bars[p->bars_count++] = row;
}

static void sort_out(struct plot *p, const struct results *results)
{
    for (size_t i = 0, n; i<results->count; i += n> 0 ? n : 1) {
        n = curve_length(results->rows + i, results->count - i);
        if (n >= LINE_SIZES && p->lines == NULL)
            p->lines = results;
        for (size_t k = i; n < LINE_SIZES && k < i + n; k++)
            add_bar(p, &results->rows[k]);
    }
}

/* ---- gnuplot's language --------------------------------------------------------------------- */

/* text as a gnuplot string */
static void put_string(FILE *gnuplot, const char *text)
{
    fprintf(gnuplot, "'");
    for (; *text != '\0'; text++)
        fprintf(gnuplot, *text == '\'' ? "''" : "%c", *text);
    fprintf(gnuplot, "'");
}

static void put_title(const struct plot *p, const char *what, const struct results *first,
                      size_t count)
{
    char title[512];
    size_t n = (size_t)snprintf(title, sizeof(title), "%s, lanes against OpenSSL", what);

    for (size_t i = 0; i < count && n < sizeof(title); i++)
        n += (size_t)snprintf(title + n, sizeof(title) - n, "%s %.20s", i > 0 ? " and" : "",
                              first[i].openssl);
    fprintf(p->gnuplot, "set title ");
    put_string(p->gnuplot, title);
    fprintf(p->gnuplot, "\n");
}

static void put_conditions(const struct plot *p)
{
    char text[512];
    const struct results *first = &p->results[0];

    snprintf(text, sizeof(text), "%s%sboth sides held to %s",
             first->processor != NULL ? first->processor : "", first->processor != NULL ? "; " : "",
             first->level != NULL ? first->level : "nothing");
    fprintf(p->gnuplot, "set label 1 ");
    put_string(p->gnuplot, text);
    fprintf(p->gnuplot, " at screen 0.5, screen 1 center offset 0,-0.9 textcolor '#444444'\n");
}

/* ---- lines ---------------------------------------------------------------------------------- */

/* A data block for each curve; returns their number. */
static int put_curves(const struct plot *p)
{
    const struct row *rows = p->lines->rows;
    int curves = 0;

    for (size_t i = 0, n; i<p->lines->count; i += n> 0 ? n : 1) {
        n = curve_length(rows + i, p->lines->count - i);
        if (n < LINE_SIZES)
            continue;
        fprintf(p->gnuplot, "name%d = '%s, %s'\n$curve%d << EOD\n", curves, rows[i].operation,
                rows[i].shape, curves);
        curves++;
        for (size_t k = i; k < i + n; k++) {
            if (rows[k].bytes > 0) /* the axis is logarithmic */
                fprintf(p->gnuplot, "%zu %f\n", rows[k].bytes, rows[k].ratio);
        }
        fprintf(p->gnuplot, "EOD\n");
    }
    return curves;
}

static void put_lines(const struct plot *p)
{
    const int curves = put_curves(p);

    put_title(p, "Messages by size", p->lines, 1);
    fprintf(p->gnuplot, "set logscale x 2\nset xrange [12:90000]\nset yrange [0:*]\n"
                        "set xtics (16, 64, 256, 1024, 4096, 16384, 65536)\n"
                        "set xlabel 'message, bytes'\n"
                        "set ylabel 'times as fast as the default provider'\n"
                        "set grid x y\nset key outside right top Left reverse\n"
                        "plot 1 notitle lt -1 lw 1.5");
    for (int i = 0; i < curves; i++) /* pairs of one colour: seal whole, open broken */
        fprintf(p->gnuplot,
                ", $curve%d using 1:2 with linespoints lc rgb '%s' dt %d pt %d ps 0.6 "
                "lw 2 title name%d",
                i, colours[i / 2 % COLOURS], 1 + i % 2, 7 - i % 2, i);
    fprintf(p->gnuplot, "\n");
}

/* ---- bars ----------------------------------------------------------------------------------- */

/* Bars lie, so that their names can be read; from 1 on to the right is faster. */
static void put_bar_data(const struct plot *p, size_t series)
{
    const double thick = 0.84 / (double)p->count;

    fprintf(p->gnuplot, "$bars%zu << EOD\n", series);
    for (size_t i = 0; i < p->bars_count; i++) {
        const struct row *row = find_bar(&p->results[series], p->bars[i]);
        const double top = (double)i - 0.42 + thick * (double)series;
        if (row != NULL)
            fprintf(p->gnuplot, "%f %f %f %f\n", row->ratio, top, top + thick, top + thick / 2);
    }
    fprintf(p->gnuplot, "EOD\n");
}

static bool has_bars(const struct plot *p, size_t series)
{
    for (size_t i = 0; i < p->bars_count; i++) {
        if (find_bar(&p->results[series], p->bars[i]) != NULL)
            return true;
    }
    return false;
}

static void put_bar_names(const struct plot *p)
{
    fprintf(p->gnuplot, "set ytics (");
    for (size_t i = 0; i < p->bars_count; i++) {
        fprintf(p->gnuplot, "%s'%s, %s", i > 0 ? ", " : "", p->bars[i]->operation,
                p->bars[i]->shape);
        if (p->bars[i]->bytes > 0)
            fprintf(p->gnuplot, ", %zu B", p->bars[i]->bytes);
        fprintf(p->gnuplot, "' %zu", i);
    }
    fprintf(p->gnuplot, ")\n");
}

static void put_bars(const struct plot *p)
{
    for (size_t s = 0; s < p->count; s++)
        put_bar_data(p, s);
    put_title(p, "Keys and others", p->results, p->count);
    put_bar_names(p);
    fprintf(p->gnuplot,
            "set logscale x 2\nset xrange [0.5:64]\nset yrange [%f:-0.6]\n"
            "set xtics (0.5, 1, 2, 4, 8, 16, 32)\n"
            "set xlabel 'times as fast as the default provider'\nunset ylabel\n"
            "unset grid\nset grid x\nset key inside right top\n"
            "set style fill solid noborder\nset arrow 1 from 1, graph 0 to 1, graph 1 "
            "nohead front lw 1.5\nplot ",
            (double)p->bars_count - 0.4);
    for (size_t s = 0; s < p->count; s++) {
        if (!has_bars(p, s))
            continue;
        fprintf(p->gnuplot,
                "$bars%zu using 1:4:(1):1:2:3 with boxxyerror lc rgb '%s' title "
                "'OpenSSL %.20s', $bars%zu using 1:4:(sprintf('%%.2f', $1)) "
                "with labels left offset 0.3,0 font ',10' notitle, ",
                s, colours[s % COLOURS], p->results[s].openssl, s);
    }
    fprintf(p->gnuplot, "1/0 notitle\n");
}

/* ---- the whole ------------------------------------------------------------------------------ */

static void put_plot(const struct plot *p, const char *file)
{
    const size_t bars =
        p->bars_count == 0
            ? 0
            : p->bars_count * (p->count > 1 ? p->count : 2) * BAR_HEIGHT + BARS_MARGIN;
    const size_t lines = p->lines != NULL ? LINES_HEIGHT : 0;
    const double part = (double)bars / (double)(bars + lines);

    fprintf(p->gnuplot,
            "set terminal svg size %d,%zu noenhanced background 'white' "
            "font 'sans,13'\nset output ",
            WIDTH, bars + lines);
    put_string(p->gnuplot, file);
    fprintf(p->gnuplot, "\nset multiplot\n");
    put_conditions(p);
    if (p->lines != NULL) {
        fprintf(p->gnuplot, "set origin 0,%f\nset size 1,%f\nset tmargin 4\n", part, 1 - part);
        put_lines(p);
        fprintf(p->gnuplot, "unset label 1\nunset tmargin\n");
    }
    if (p->bars_count > 0) {
        fprintf(p->gnuplot, "set origin 0,0\nset size 1,%f\n%s", part,
                p->lines == NULL ? "set tmargin 4\n" : "");
        put_bars(p);
    }
    fprintf(p->gnuplot, "unset multiplot\n");
}

bool plot_draw(const char *file, const struct results *results, size_t count)
{
    struct plot p = {.results = results, .count = count};
    size_t rows = 0;

    for (size_t i = 0; i < count; i++)
        rows += results[i].count;
    p.bars = calloc(rows + 1, sizeof(*p.bars));
    if (p.bars == NULL)
        abort();
    for (size_t i = 0; i < count; i++)
        sort_out(&p, &results[i]);
    const bool any = p.bars_count > 0 || p.lines != NULL;
    p.gnuplot = any ? popen("gnuplot --default-settings", "w") : NULL;
    if (p.gnuplot != NULL)
        put_plot(&p, file);
    free(p.bars);
    if (p.gnuplot != NULL && pclose(p.gnuplot) == 0)
        return true;
    fprintf(stderr, "lanes speed: %s: %s\n", file,
            any ? "gnuplot could not draw it" : "nothing to draw, no operation has a ratio");
    return false;
}
