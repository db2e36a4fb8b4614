/* SPDX-License-Identifier: Apache-2.0 */
#include "signature.h"

#include "params.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

void *lanes_signature_new(const struct lanes_provider *provider,
                          const struct lanes_key_type *type, size_t bytes)
{
    struct lanes_signature *ctx = lanes_core_zalloc(&provider->core, bytes);

    if (ctx == NULL)
        return NULL;
    ctx->provider = provider;
    ctx->type = type;
    ctx->bytes = bytes;
    lanes_key_trace(provider, type, type->name, "signature");
    return ctx;
}

void lanes_signature_freectx(void *vctx)
{
    struct lanes_signature *ctx = vctx;

    if (ctx == NULL)
        return;
    lanes_key_free(ctx->key);
    lanes_core_clear_free(&ctx->provider->core, ctx, ctx->bytes);
}

void *lanes_signature_dupctx(void *vctx)
{
    const struct lanes_signature *ctx = vctx;
    struct lanes_signature *copy = lanes_signature_new(ctx->provider, ctx->type, ctx->bytes);

    if (copy == NULL)
        return NULL;
    memcpy(copy, ctx, ctx->bytes);
    if (copy->key != NULL)
        lanes_key_share(copy->key);
    return copy;
}

bool lanes_signature_set_key(struct lanes_signature *ctx, struct lanes_key *key)
{
    if (key == NULL && ctx->key == NULL)
        return lanes_signature_fail(ctx, PROV_R_NO_KEY_SET, "%s", ctx->type->name);
    if (key != NULL && key->type != ctx->type)
        return lanes_signature_fail(ctx, ERR_R_INTERNAL_ERROR, "not a key of %s",
                                    ctx->type->name);
    if (key != NULL) {
        lanes_key_share(key);
        lanes_key_free(ctx->key);
        ctx->key = key;
    }
    return true;
}

bool lanes_signature_set_context(struct lanes_signature *ctx, const OSSL_PARAM *p)
{
    const uint8_t *context;
    size_t n;

    ctx->context_bytes = 0;
    if (!lanes_param_get_octets(p, &context, &n) || n > sizeof(ctx->context))
        return false;
    memcpy(ctx->context, context, n);
    ctx->context_bytes = (uint8_t)n;
    return true;
}

bool lanes_signature_no_digest(const struct lanes_signature *ctx, const char *digest)
{
    /* Not only because it hashes by itself: 3.0 calls through NULL if a digest is taken. */
    if (digest != NULL && digest[0] != '\0')
        return lanes_signature_fail(ctx, PROV_R_INVALID_DIGEST,
                                    "%s is asked for, %s takes none", digest, ctx->type->name);
    return true;
}

bool lanes_signature_put_algorithm(OSSL_PARAM *params, const uint8_t *id, size_t n)
{
    OSSL_PARAM *p = lanes_param_locate(params, OSSL_SIGNATURE_PARAM_ALGORITHM_ID);

    return p == NULL || lanes_param_set_octets(p, id, n);
}
