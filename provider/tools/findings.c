/* SPDX-License-Identifier: Apache-2.0 */
#include "findings.h"

#include <stdarg.h>
#include <stdio.h>

static void say(const char *topic, const char *format, va_list arguments)
{
    fprintf(stderr, "%s: ", topic);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
}

void findings_fact(const char *topic, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    say(topic, format, arguments);
    va_end(arguments);
}

void findings_problem(struct findings *f, const char *format, ...)
{
    va_list arguments;

    f->problems++;
    va_start(arguments, format);
    say("problem", format, arguments);
    va_end(arguments);
}

void findings_fix(const struct findings *f, const char *section, const char *format, ...)
{
    va_list arguments;

    if (section != NULL)
        fprintf(stderr, "    %s, in [%s]:  ", f->file, section);
    else
        fprintf(stderr, "    %s, before the first [section]:  ", f->file);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}
