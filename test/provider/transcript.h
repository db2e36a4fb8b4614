/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a scenario saw, as text: the same scenario is played on the default
 * provider and on lanes, and the two texts must be equal. Nothing that comes
 * by chance may be written down.
 */
#ifndef LANES_TEST_PROVIDER_TRANSCRIPT_H
#define LANES_TEST_PROVIDER_TRANSCRIPT_H

#include "harness.h"

struct transcript {
    char *text;
    size_t n, room;
    size_t lines;
};

void transcript_free(struct transcript *t);

/* Writes a line. */
__attribute__((format(printf, 2, 3))) void note(struct transcript *t, const char *format, ...);

/* Writes what was done, what it returned and the last error, and empties the error queue. */
__attribute__((format(printf, 3, 4))) void note_result(struct transcript *t, long result,
                                                       const char *format, ...);

void note_bytes(struct transcript *t, const char *what, const void *bytes, size_t n);

/* True if equal; else prints the first lines that differ under this title. */
bool transcript_equal(const char *title, const struct transcript *oracle,
                      const struct transcript *lanes);

/* Plays the scenario on both sides and compares; false after printing. */
typedef void scenario(const struct library *side, struct transcript *t);
bool play(const char *title, scenario *s, const struct library *oracle,
          const struct library *lanes);

#endif
