/* SPDX-License-Identifier: Apache-2.0 */
#ifndef LANES_TOOLS_CHECK_CONFIG_H
#define LANES_TOOLS_CHECK_CONFIG_H

#include "config.h"
#include "findings.h"

/*
 * Finds what is wrong in openssl.cnf: what is missing on the way to an active
 * and preferred lanes, keys that are misspelt or stand in the wrong section,
 * and the order of the providers.
 */
void check_config(struct findings *f, const struct config *config);

#endif
