/* SPDX-License-Identifier: Apache-2.0 */
/* Configuration files written for a test, in a folder that goes away with it. */
#ifndef LANES_TEST_PROVIDER_CONFIG_H
#define LANES_TEST_PROVIDER_CONFIG_H

#include "harness.h"

struct config {
    const char *settings;   /* lines of the section of lanes, or NULL */
    const char *properties; /* default_properties, or NULL */
    bool lanes_first;
    bool no_lanes;
};

/* A path in the test's own folder; valid until the next call. */
const char *scratch(const char *name);

/* Writes the file; its path, valid until the next call. */
const char *config_write(const struct config *config);

/* A context set up by such a file alone, as an application's by openssl.cnf. */
OSSL_LIB_CTX *config_open(const struct config *config);

/* The number of lines of the file, 0 if there is none; `holding` a text, if not NULL. */
size_t count_lines(const char *path, const char *holding);

/* Between these two, what is written to stderr goes to a file; the second reads it back. */
void stderr_divert(void);
const char *stderr_return(void);

#endif
