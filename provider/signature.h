/* SPDX-License-Identifier: Apache-2.0 */
/* What the contexts of all signatures begin with, and what is done with that. */
#ifndef LANES_PROVIDER_SIGNATURE_H
#define LANES_PROVIDER_SIGNATURE_H

#include "key.h"

enum { LANES_SIGNATURE_CONTEXT_MAX = 255 }; /* of RFC 8032 and FIPS 204 alike */

/* The first member of the contexts of signatures. */
struct lanes_signature {
    const struct lanes_provider *provider;
    const struct lanes_key_type *type;
    size_t bytes; /* of the whole context */
    struct lanes_key *key;
    uint8_t context_bytes;
    uint8_t context[LANES_SIGNATURE_CONTEXT_MAX];
};

/* Names and numbers that the headers of 3.0 lack. */
enum {
    LANES_SIGNATURE_QUERY_KEY_TYPES = 26,
    LANES_SIGNATURE_SIGN_MESSAGE_INIT = 27,
    LANES_SIGNATURE_SIGN_MESSAGE_UPDATE = 28,
    LANES_SIGNATURE_SIGN_MESSAGE_FINAL = 29,
    LANES_SIGNATURE_VERIFY_MESSAGE_INIT = 30,
    LANES_SIGNATURE_VERIFY_MESSAGE_UPDATE = 31,
    LANES_SIGNATURE_VERIFY_MESSAGE_FINAL = 32,
};
#define LANES_SIGNATURE_PARAM_CONTEXT "context-string"

/* Raises PROV_R_reason with a detail and is 0. */
#define lanes_signature_fail(ctx, reason, ...)                                                     \
    (lanes_raise(&(ctx)->provider->core, ERR_LIB_PROV, (reason), __VA_ARGS__), 0)

/* A context of so many bytes, zeros behind the head. NULL if there is no memory. */
void *lanes_signature_new(const struct lanes_provider *provider,
                          const struct lanes_key_type *type, size_t bytes);
OSSL_FUNC_signature_freectx_fn lanes_signature_freectx;
OSSL_FUNC_signature_dupctx_fn lanes_signature_dupctx;

/* Works with this key, or (NULL) on with the one that the context has. */
LANES_MUST_CHECK bool lanes_signature_set_key(struct lanes_signature *ctx, struct lanes_key *key);

/* Takes the parameter `context-string`. False, and there is none, if it does not fit. */
LANES_MUST_CHECK bool lanes_signature_set_context(struct lanes_signature *ctx,
                                                  const OSSL_PARAM *p);

/* False, and an error raised, if a digest is named: these signatures hash by themselves. */
LANES_MUST_CHECK bool lanes_signature_no_digest(const struct lanes_signature *ctx,
                                                const char *digest);

/* Answers with an AlgorithmIdentifier if that is asked for. */
LANES_MUST_CHECK bool lanes_signature_put_algorithm(OSSL_PARAM *params, const uint8_t *id,
                                                    size_t n);

#endif
