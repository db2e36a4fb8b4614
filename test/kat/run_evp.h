/* SPDX-License-Identifier: Apache-2.0 */
/* Cases through EVP, served by the module. */
#ifndef LANES_TEST_RUN_EVP_H
#define LANES_TEST_RUN_EVP_H

#include "kat.h"

#include <openssl/types.h>

/*
 * A library context of its own, configured by a file that is written to
 * `folder`: the default provider, the module with `setting` in its section
 * ("kernels = chacha20:avx2"), and ?provider=lanes for all fetches. module
 * NULL: without it. NULL if it cannot be had.
 */
OSSL_LIB_CTX *kat_evp_open(const char *module, const char *setting, const char *folder);
void kat_evp_close(OSSL_LIB_CTX *libctx);

/* True if the module reports that this row was picked for this primitive. */
bool kat_evp_picked(OSSL_LIB_CTX *libctx, const char *primitive, const char *row);

/* False for kinds that no OpenSSL operation reaches. */
bool kat_evp_reaches(enum kat_kind kind);

/* The part of both for the kinds from KAT_CURVES on; f: the fields as bytes. */
bool kat_curve_evp_reaches(enum kat_kind kind);
const char *kat_run_curve_evp(const struct kat_case *c, const struct kat_bytes *f,
                              OSSL_LIB_CTX *libctx);

/* The part of it for ML-DSA: mldsa_evp.c. */
const char *kat_run_mldsa_evp(const struct kat_case *c, const struct kat_bytes *f,
                              OSSL_LIB_CTX *libctx);

/* NULL if the case comes out as it must and lanes served it, else what is wrong. */
const char *kat_run_evp(const struct kat_case *c, OSSL_LIB_CTX *libctx);

#endif
