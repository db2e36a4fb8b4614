/* SPDX-License-Identifier: Apache-2.0 */
#include "results.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *results_processor(char *name, size_t size)
{
    FILE *in = fopen("/proc/cpuinfo", "r");
    char line[256];
    bool found = false;

    while (in != NULL && !found && fgets(line, sizeof(line), in) != NULL) {
        const char *value = strstr(line, ": ");
        found = strncmp(line, "model name", 10) == 0 && value != NULL;
        if (found)
            snprintf(name, size, "%.*s", (int)strcspn(value + 2, "\"\\\n"), value + 2);
    }
    if (in != NULL)
        fclose(in);
    return found ? name : NULL;
}

bool results_wanted(const char *operation, const char *shape, const char *only)
{
    char both[128];

    snprintf(both, sizeof(both), "%s %s", operation, shape);
    return strstr(both, only) != NULL;
}

/* ---- writing -------------------------------------------------------------------------------- */

/* A name of ours, a level's or the processor's: nothing in it needs escaping. */
static void write_string(FILE *out, const char *name, const char *value)
{
    if (value != NULL)
        fprintf(out, "\"%s\": \"%s\", ", name, value);
}

static void write_number(FILE *out, const char *name, bool known, double value)
{
    if (known)
        fprintf(out, "\"%s\": %.4f, ", name, value);
    else
        fprintf(out, "\"%s\": null, ", name);
}

static void write_row(FILE *out, const struct results *results, const struct row *r)
{
    const bool pair = row_is_pair(r);

    fprintf(out, "  {");
    write_string(out, "operation", r->operation);
    write_string(out, "shape", r->shape);
    write_string(out, "kernel", r->kernel);
    write_string(out, "cpu", results->level);
    write_string(out, "openssl", results->openssl);
    write_string(out, "processor", results->processor);
    fprintf(out, "\"bytes\": %zu, ", r->bytes);
    write_number(out, "default_ns", r->side[SIDE_DEFAULT].run != NULL, r->ns[SIDE_DEFAULT]);
    write_number(out, "lanes_ns", r->side[SIDE_LANES].run != NULL, r->ns[SIDE_LANES]);
    write_number(out, "ratio", pair, r->ratio);
    write_number(out, "ratio_low", pair, r->ratio_low);
    write_number(out, "ratio_high", pair, r->ratio_high);
    write_number(out, "ratio_median", pair, r->ratio_median);
    fprintf(out, "\"windows\": %zu}", r->windows);
}

bool results_write(const char *file, const struct results *results)
{
    FILE *out = fopen(file, "w");
    bool ok = out != NULL;

    if (ok) {
        fprintf(out, "[\n");
        for (size_t i = 0; i < results->count; i++) {
            write_row(out, results, &results->rows[i]);
            fprintf(out, i + 1 < results->count ? ",\n" : "\n");
        }
        fprintf(out, "]\n");
        ok = !ferror(out);
        ok = fclose(out) == 0 && ok;
    }
    if (!ok)
        fprintf(stderr, "lanes speed: %s: %s\n", file, strerror(errno));
    return ok;
}

/* ---- reading -------------------------------------------------------------------------------- */

/* A string's end is written over where it stands, so that names need no memory of their own. */
struct reader {
    char *at;
};

static void skip_space(struct reader *in)
{
    in->at += strspn(in->at, " \t\r\n");
}

/* Takes `token` and what space is around it, if that is next. */
static bool take(struct reader *in, const char *token)
{
    const size_t n = strlen(token);

    skip_space(in);
    if (strncmp(in->at, token, n) != 0)
        return false;
    in->at += n;
    skip_space(in);
    return true;
}

/* The strings that are written have no escapes; NULL if there is something else. */
static const char *take_string(struct reader *in)
{
    char *begin = in->at + 1;
    const size_t n = *in->at == '"' ? strcspn(begin, "\"\\\n") : 0;

    if (*in->at != '"' || begin[n] != '"')
        return NULL;
    begin[n] = '\0';
    in->at = begin + n + 1;
    return begin;
}

/* A number that can be a time, a ratio or a size; null is 0. */
static bool take_number(struct reader *in, double *value)
{
    char *end;

    *value = 0;
    if (take(in, "null"))
        return true;
    if (*in->at < '0' || *in->at > '9')
        return false;
    *value = strtod(in->at, &end);
    in->at = end;
    return isfinite(*value);
}

static bool take_member(struct reader *in, struct results *results, struct row *row)
{
    const char *name = take_string(in);
    double bytes = 0, windows = 0, *number = NULL;
    const char **text = NULL;
    const struct {
        const char *name;
        const char **text;
        double *number;
    } members[] = {
        {"operation", &row->operation, NULL},
        {"shape", &row->shape, NULL},
        {"kernel", &row->kernel, NULL},
        {"cpu", &results->level, NULL},
        {"openssl", &results->openssl, NULL},
        {"processor", &results->processor, NULL},
        {"bytes", NULL, &bytes},
        {"default_ns", NULL, &row->ns[SIDE_DEFAULT]},
        {"lanes_ns", NULL, &row->ns[SIDE_LANES]},
        {"ratio", NULL, &row->ratio},
        {"ratio_low", NULL, &row->ratio_low},
        {"ratio_high", NULL, &row->ratio_high},
        {"ratio_median", NULL, &row->ratio_median},
        {"windows", NULL, &windows},
    };

    for (size_t i = 0; name != NULL && i < sizeof(members) / sizeof(members[0]); i++) {
        if (strcmp(members[i].name, name) == 0) {
            text = members[i].text;
            number = members[i].number;
        }
    }
    if (!take(in, ":"))
        return false;
    if (text != NULL)
        return (*text = take_string(in)) != NULL;
    if (number == NULL || !take_number(in, number))
        return false;
    if (bytes > 0 && bytes < 1e9)
        row->bytes = (size_t)bytes;
    return true;
}

/* What a plot needs of a row. */
static bool row_is_whole(const struct row *row)
{
    return row->operation != NULL && row->shape != NULL && row->ns[SIDE_LANES] > 0 &&
           (row->ratio == 0 || (row->ratio_low > 0 && row->ratio_high >= row->ratio_low));
}

static bool take_row(struct reader *in, struct results *results, struct row *row)
{
    memset(row, 0, sizeof(*row));
    if (!take(in, "{"))
        return false;
    do {
        if (!take_member(in, results, row))
            return false;
    } while (take(in, ","));
    return take(in, "}") && row_is_whole(row);
}

static bool take_rows(struct reader *in, const char *only, struct results *results)
{
    if (!take(in, "["))
        return false;
    do {
        struct row *rows = realloc(results->rows, (results->count + 1) * sizeof(*rows));
        if (rows == NULL)
            abort();
        results->rows = rows;
        if (!take_row(in, results, &rows[results->count]))
            return false;
        if (results_wanted(rows[results->count].operation, rows[results->count].shape, only))
            results->count++;
    } while (take(in, ","));
    return take(in, "]") && *in->at == '\0' && results->openssl != NULL;
}

/* The whole file and a 0; NULL with errno. */
static char *read_text(const char *file)
{
    FILE *in = fopen(file, "r");
    char *text = NULL;
    size_t size = 0, n = 1;

    while (in != NULL && n > 0) {
        char *longer = realloc(text, size + 65536 + 1);
        if (longer == NULL)
            abort();
        text = longer;
        n = fread(text + size, 1, 65536, in);
        size += n;
        text[size] = '\0';
    }
    if (in != NULL && ferror(in)) {
        free(text);
        text = NULL;
    }
    if (in != NULL)
        fclose(in);
    return text;
}

bool results_read(const char *file, const char *only, struct results *results)
{
    struct reader in;

    memset(results, 0, sizeof(*results));
    results->text = in.at = read_text(file);
    if (results->text == NULL) {
        fprintf(stderr, "lanes speed: %s: %s\n", file, strerror(errno));
        return false;
    }
    if (take_rows(&in, only, results))
        return true;
    fprintf(stderr, "lanes speed: %s: not what --json of this version writes (byte %zu)\n", file,
            (size_t)(in.at - results->text));
    results_free(results);
    return false;
}

void results_free(struct results *results)
{
    free(results->rows);
    free(results->text);
    memset(results, 0, sizeof(*results));
}
