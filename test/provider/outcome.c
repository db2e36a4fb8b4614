/* SPDX-License-Identifier: Apache-2.0 */
#include "outcome.h"

#include <openssl/err.h>

#include <string.h>

void outcome_begin(struct outcome *o)
{
    o->ret = OUTCOME_UNSET;
    o->length = OUTCOME_UNSET;
    o->error = 0;
    memset(o->in, OUTCOME_FILLER, sizeof(o->in));
    memset(o->out, OUTCOME_FILLER, sizeof(o->out));
    ERR_clear_error();
}

void outcome_end(struct outcome *o)
{
    o->error = ERR_peek_last_error();
}

const char *outcome_difference(const struct outcome *a, const struct outcome *b)
{
    if (a->ret != b->ret)
        return "return value";
    if (a->length != b->length)
        return "length";
    if (a->error != b->error)
        return "error";
    if (memcmp(a->out, b->out, sizeof(a->out)) != 0)
        return "output";
    if (memcmp(a->in, b->in, sizeof(a->in)) != 0)
        return "input area";
    return NULL;
}

bool outcome_untouched(const struct outcome *o, const struct outcome *before)
{
    return memcmp(o->in, before->in, sizeof(o->in)) == 0 &&
           memcmp(o->out, before->out, sizeof(o->out)) == 0;
}

static size_t written(const uint8_t *area)
{
    size_t n = OUTCOME_AREA;

    while (n > 0 && area[n - 1] == OUTCOME_FILLER)
        n--;
    return n;
}

static void print_area(FILE *to, const char *name, const uint8_t *area)
{
    const size_t n = written(area);

    fprintf(to, " %s[%zu]", name, n);
    for (size_t i = 0; i < n && i < 48; i++)
        fprintf(to, "%s%02x", i % 16 == 0 ? " " : "", area[i]);
}

void outcome_print(FILE *to, const char *side, const struct outcome *o)
{
    const char *library = ERR_lib_error_string(o->error);
    const char *reason = ERR_reason_error_string(o->error);

    fprintf(to, "    %s: returns %ld, length %ld, error %lx (%s: %s)", side, o->ret, o->length,
            o->error, library != NULL ? library : "-", reason != NULL ? reason : "-");
    print_area(to, "out", o->out);
    print_area(to, "in", o->in);
    fputc('\n', to);
}
