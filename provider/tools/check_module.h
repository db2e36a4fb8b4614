/* SPDX-License-Identifier: Apache-2.0 */
#ifndef LANES_TOOLS_CHECK_MODULE_H
#define LANES_TOOLS_CHECK_MODULE_H

#include "config.h"
#include "findings.h"

#include <stdbool.h>

/*
 * Opens the module that openssl.cnf means as libcrypto would, and starts it
 * with the settings of its section, since libcrypto swallows the reason of a
 * failure. Says what it finds. False: libcrypto must not be let near the file,
 * the loader would crash.
 */
bool check_module(struct findings *f, const struct config *config);

#endif
