/* SPDX-License-Identifier: Apache-2.0 */
/*
 * OSSL_PARAM without libcrypto. Integers are taken and given in any size, sign
 * and byte order that OSSL_PARAM_get_size_t() and its relatives accept.
 */
#ifndef LANES_PROVIDER_PARAMS_H
#define LANES_PROVIDER_PARAMS_H

#include "base/bytes.h"

#include <openssl/core.h>

#include <stdbool.h>

/* The parameters that contexts know, in the order in which they are set. Others are ignored. */
enum lanes_param {
    LANES_PARAM_KEYLEN,
    LANES_PARAM_IVLEN,
    LANES_PARAM_TAG,
    LANES_PARAM_TAGLEN,
    LANES_PARAM_TLSAAD,
    LANES_PARAM_TLSAADPAD,
    LANES_PARAM_TLSIVFIXED,
    LANES_PARAM_UPDATED_IV,
    LANES_PARAM_KEY,
    LANES_PARAM_COUNT,
};

/* LANES_PARAM_COUNT if the key is none of them. */
enum lanes_param lanes_param_identify(const char *key);

/* One pass over the list, which may be NULL: the first parameter of each kind, or NULL. */
struct lanes_params {
    const OSSL_PARAM *at[LANES_PARAM_COUNT];
};

void lanes_params_index(struct lanes_params *found, const OSSL_PARAM *list);

/* The parameter called key, or NULL; for lists that are asked for once. */
OSSL_PARAM *lanes_param_locate(OSSL_PARAM *list, const char *key);
const OSSL_PARAM *lanes_param_locate_const(const OSSL_PARAM *list, const char *key);

/* False if there is no data, or it is not a number that *value can hold. */
LANES_MUST_CHECK bool lanes_param_get_size(const OSSL_PARAM *p, size_t *value);

/* The same, of a number that an int can hold. */
LANES_MUST_CHECK bool lanes_param_get_int(const OSSL_PARAM *p, int *value);

/*
 * Stores value in the size and type the caller asked for. natural is the size
 * reported to a caller that gave no buffer: sizeof(int), sizeof(size_t).
 */
LANES_MUST_CHECK bool lanes_param_set_uint(OSSL_PARAM *p, uint64_t value, size_t natural);

/* Copies n bytes. */
LANES_MUST_CHECK bool lanes_param_set_octets(OSSL_PARAM *p, const void *bytes, size_t n);

/* Points into the parameter. False if it holds no octet string. */
LANES_MUST_CHECK bool lanes_param_get_octets(const OSSL_PARAM *p, const uint8_t **bytes, size_t *n);

/* True if the parameter is this text, upper and lower case alike. */
LANES_MUST_CHECK bool lanes_param_is_text(const OSSL_PARAM *p, const char *text);

/* Copies a string. */
LANES_MUST_CHECK bool lanes_param_set_utf8(OSSL_PARAM *p, const char *string);

/* Hands out a string that lives as long as the provider. */
LANES_MUST_CHECK bool lanes_param_set_utf8_ptr(OSSL_PARAM *p, const char *string);

#endif
