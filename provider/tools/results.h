/* SPDX-License-Identifier: Apache-2.0 */
/* What `lanes speed` has measured, and the JSON file that keeps it. */
#ifndef LANES_TOOLS_RESULTS_H
#define LANES_TOOLS_RESULTS_H

#include "measure.h"

struct results {
    const char *openssl;   /* its version */
    const char *processor; /* its model, or NULL */
    const char *level;     /* the ceiling on both sides, or NULL */
    struct row *rows;
    size_t count;
    char *text; /* of results that were read: what the strings point into */
};

/* The model of this machine's processor in `name`, or NULL if the system does not say. */
const char *results_processor(char *name, size_t size);

/* An array of objects, one for each row. False: said on stderr. */
bool results_write(const char *file, const struct results *results);

/*
 * Reads what results_write wrote: the rows whose "OPERATION SHAPE" contains
 * `only`, with names and figures, and nothing that could be run. False: said on
 * stderr, and nothing to free.
 */
bool results_read(const char *file, const char *only, struct results *results);
void results_free(struct results *results);

/* True if `only` is part of "OPERATION SHAPE". */
bool results_wanted(const char *operation, const char *shape, const char *only);

#endif
