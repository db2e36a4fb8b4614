/* SPDX-License-Identifier: Apache-2.0 */
#include "transcript.h"

#include <openssl/err.h>

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = 20000 };

void transcript_free(struct transcript *t)
{
    free(t->text);
    *t = (struct transcript){0};
}

static void append(struct transcript *t, const char *line)
{
    const size_t n = strlen(line);

    if (t->room < t->n + n + 2) {
        t->room = 2 * (t->n + n + 2);
        t->text = realloc(t->text, t->room);
        if (t->text == NULL)
            abort();
    }
    memcpy(t->text + t->n, line, n);
    t->n += n;
    t->text[t->n++] = '\n';
    t->text[t->n] = '\0';
    t->lines++;
}

void note(struct transcript *t, const char *format, ...)
{
    char line[LINE_MAX_BYTES];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(line, sizeof(line), format, arguments);
    va_end(arguments);
    append(t, line);
}

void note_result(struct transcript *t, long result, const char *format, ...)
{
    /* From 3.2 on libcrypto's own OSSL_PARAM functions complain; what they refuse, lanes does. */
    const unsigned long last = ERR_peek_last_error();
    const unsigned long error = ERR_GET_LIB(last) == ERR_LIB_CRYPTO ? 0 : last;
    const char *library = ERR_lib_error_string(error), *reason = ERR_reason_error_string(error);
    char what[LINE_MAX_BYTES / 2];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(what, sizeof(what), format, arguments);
    va_end(arguments);
    if (error == 0)
        note(t, "%s: %ld", what, result);
    else
        note(t, "%s: %ld, %s: %s (%lx)", what, result, library != NULL ? library : "-",
             reason != NULL ? reason : "-", error);
    ERR_clear_error();
}

void note_bytes(struct transcript *t, const char *what, const void *bytes, size_t n)
{
    const unsigned char *p = bytes;
    char hex[LINE_MAX_BYTES / 2] = "";

    for (size_t i = 0; i < n && 2 * i + 3 < sizeof(hex); i++)
        snprintf(hex + 2 * i, 3, "%02x", p[i]);
    note(t, "%s[%zu] %s", what, n, hex);
}

bool transcript_equal(const char *title, const struct transcript *oracle,
                      const struct transcript *lanes)
{
    const char *a = oracle->text, *b = lanes->text, *before = NULL;

    if (oracle->n == lanes->n && memcmp(a, b, oracle->n) == 0)
        return true;
    while (*a != '\0' && *b != '\0') {
        const size_t n = strcspn(a, "\n"), m = strcspn(b, "\n");
        if (n != m || memcmp(a, b, n) != 0)
            break;
        before = a;
        a += n + 1;
        b += m + 1;
    }
    printf("\n  %s:\n", title);
    if (before != NULL)
        printf("    before   %.*s\n", (int)strcspn(before, "\n"), before);
    printf("    default  %.*s\n    lanes    %.*s\n", (int)strcspn(a, "\n"), a,
           (int)strcspn(b, "\n"), b);
    return false;
}

bool play(const char *title, scenario *s, const struct library *oracle,
          const struct library *lanes)
{
    struct transcript t[2] = {{0}, {0}};
    bool equal;

    ERR_clear_error();
    s(oracle, &t[0]);
    ERR_clear_error();
    s(lanes, &t[1]);
    equal = t[0].lines > 0 && t[1].lines > 0 && transcript_equal(title, &t[0], &t[1]);
    transcript_free(&t[0]);
    transcript_free(&t[1]);
    return equal;
}
