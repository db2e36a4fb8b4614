/* SPDX-License-Identifier: Apache-2.0 */
/* A library context of `lanes speed`'s own that holds both providers. */
#ifndef LANES_TOOLS_SIDES_H
#define LANES_TOOLS_SIDES_H

#include <openssl/types.h>

#include <stdbool.h>

struct sides {
    OSSL_LIB_CTX *lib;
    OSSL_PROVIDER *lanes;
    char *module; /* the file */
};

/*
 * Loads the default provider and lanes. The module is, in this order: `module`
 * if not NULL; the one that openssl.cnf activates, with its settings; lanes.so
 * beside this program; lanes.so in libcrypto's modules folder. level, if not
 * NULL, is the ceiling that lanes gets as its setting `cpu`. False: said on
 * stderr.
 */
bool sides_open(struct sides *sides, const char *module, const char *level);

/* The default provider alone, whatever openssl.cnf says. */
bool sides_open_default(struct sides *sides);

void sides_close(struct sides *sides);

/* What lanes reports under this name (a string parameter of the provider), or NULL. */
const char *sides_report(const struct sides *sides, const char *name);

#endif
