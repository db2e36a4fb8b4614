/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The MAC operation "POLY1305". A key serves one message: after the tag, or
 * without a key, nothing is computed.
 */
#include "provider.h"

#include "algorithms.h"
#include "params.h"
#include "poly1305/poly1305.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

struct poly1305_ctx {
    const struct lanes_provider *provider;
    bool key_set; /* and not yet used up by a tag */
    bool used;    /* data or the tag came since: the key cannot be used from the start again */
    struct lanes_poly1305_mac mac;
};

static OSSL_FUNC_mac_newctx_fn mac_poly1305_newctx;
static OSSL_FUNC_mac_dupctx_fn mac_poly1305_dupctx;
static OSSL_FUNC_mac_freectx_fn mac_poly1305_freectx;
static OSSL_FUNC_mac_init_fn mac_poly1305_init;
static OSSL_FUNC_mac_update_fn mac_poly1305_update;
static OSSL_FUNC_mac_final_fn mac_poly1305_final;
static OSSL_FUNC_mac_get_params_fn mac_poly1305_get_params;
static OSSL_FUNC_mac_gettable_params_fn mac_poly1305_gettable_params;
static OSSL_FUNC_mac_set_ctx_params_fn mac_poly1305_set_ctx_params;
static OSSL_FUNC_mac_settable_ctx_params_fn mac_poly1305_settable_ctx_params;

/* Raises PROV_R_reason with a detail and is false. */
#define fail(ctx, reason, ...)                                                                     \
    (lanes_raise(&(ctx)->provider->core, ERR_LIB_PROV, (reason), __VA_ARGS__), false)

static void trace_ctx(const struct poly1305_ctx *ctx)
{
    lanes_trace(&ctx->provider->core, LANES_NAMES_POLY1305, "mac", ctx->mac.row->kernel.name);
}

static void *mac_poly1305_newctx(void *provctx)
{
    const struct lanes_provider *provider = provctx;
    struct poly1305_ctx *ctx = lanes_core_zalloc(&provider->core, sizeof(*ctx));

    if (ctx == NULL)
        return NULL;
    ctx->provider = provider;
    ctx->mac.row = (const struct lanes_poly1305_kernel *)provider->kernel[LANES_POLY1305].picked;
    trace_ctx(ctx);
    return ctx;
}

static void *mac_poly1305_dupctx(void *vctx)
{
    const struct poly1305_ctx *ctx = vctx;
    struct poly1305_ctx *copy = lanes_core_zalloc(&ctx->provider->core, sizeof(*copy));

    if (copy == NULL)
        return NULL;
    *copy = *ctx;
    trace_ctx(copy);
    return copy;
}

static void mac_poly1305_freectx(void *vctx)
{
    struct poly1305_ctx *ctx = vctx;

    if (ctx != NULL)
        lanes_core_clear_free(&ctx->provider->core, ctx, sizeof(*ctx));
}

static bool set_key(struct poly1305_ctx *ctx, const uint8_t *key, size_t n)
{
    if (key == NULL || n != LANES_POLY1305_KEY_BYTES)
        return fail(ctx, PROV_R_INVALID_KEY_LENGTH, "%zu bytes", n);
    lanes_poly1305_init(&ctx->mac, key);
    ctx->key_set = true;
    ctx->used = false;
    return true;
}

static int mac_poly1305_init(void *vctx, const unsigned char *key, size_t keylen,
                             const OSSL_PARAM params[])
{
    struct poly1305_ctx *ctx = vctx;

    if (!mac_poly1305_set_ctx_params(ctx, params))
        return 0;
    return key != NULL ? set_key(ctx, key, keylen) : !ctx->used;
}

static bool key_is_set(const struct poly1305_ctx *ctx)
{
    return ctx->key_set || fail(ctx, PROV_R_NO_KEY_SET, "%s", LANES_NAMES_POLY1305);
}

static int mac_poly1305_update(void *vctx, const unsigned char *in, size_t inl)
{
    struct poly1305_ctx *ctx = vctx;

    if (!key_is_set(ctx))
        return 0;
    if (in == NULL && inl > 0) /* of which the default provider dies */
        return fail(ctx, ERR_R_PASSED_NULL_PARAMETER, "%s", LANES_NAMES_POLY1305);
    ctx->used = true;
    if (inl > 0)
        lanes_poly1305_update(&ctx->mac, in, inl);
    return 1;
}

static int mac_poly1305_final(void *vctx, unsigned char *out, size_t *outl, size_t outsize)
{
    struct poly1305_ctx *ctx = vctx;

    if (!key_is_set(ctx))
        return 0;
    if (outsize < LANES_POLY1305_TAG_BYTES)
        return fail(ctx, PROV_R_OUTPUT_BUFFER_TOO_SMALL, "%zu bytes", outsize);
    lanes_poly1305_final(&ctx->mac, out);
    ctx->used = true;
    ctx->key_set = false;
    *outl = LANES_POLY1305_TAG_BYTES;
    return 1;
}

static const OSSL_PARAM *mac_poly1305_gettable_params(void *provctx)
{
    static const OSSL_PARAM gettable[] = {
        OSSL_PARAM_size_t(OSSL_MAC_PARAM_SIZE, NULL),
        OSSL_PARAM_END,
    };

    (void)provctx;
    return gettable;
}

static int mac_poly1305_get_params(OSSL_PARAM params[])
{
    OSSL_PARAM *p = lanes_param_locate(params, OSSL_MAC_PARAM_SIZE);

    return p == NULL || lanes_param_set_uint(p, LANES_POLY1305_TAG_BYTES, sizeof(size_t));
}

static const OSSL_PARAM *mac_poly1305_settable_ctx_params(void *vctx, void *provctx)
{
    static const OSSL_PARAM settable[] = {
        OSSL_PARAM_octet_string(OSSL_MAC_PARAM_KEY, NULL, 0),
        OSSL_PARAM_END,
    };

    (void)vctx;
    (void)provctx;
    return settable;
}

static int mac_poly1305_set_ctx_params(void *vctx, const OSSL_PARAM params[])
{
    struct poly1305_ctx *ctx = vctx;
    struct lanes_params found;
    const OSSL_PARAM *key;

    lanes_params_index(&found, params);
    key = found.at[LANES_PARAM_KEY];
    if (key == NULL)
        return 1;
    /* Before 3.6 the default provider took a key of any type. */
    if (key->data_type != OSSL_PARAM_OCTET_STRING &&
        ctx->provider->core.version >= LANES_CORE_VERSION(3, 6, 0))
        return 0;
    return set_key(ctx, key->data, key->data_size);
}

const OSSL_DISPATCH lanes_poly1305_functions[] = {
    {OSSL_FUNC_MAC_NEWCTX, (void (*)(void))mac_poly1305_newctx},
    {OSSL_FUNC_MAC_DUPCTX, (void (*)(void))mac_poly1305_dupctx},
    {OSSL_FUNC_MAC_FREECTX, (void (*)(void))mac_poly1305_freectx},
    {OSSL_FUNC_MAC_INIT, (void (*)(void))mac_poly1305_init},
    {OSSL_FUNC_MAC_UPDATE, (void (*)(void))mac_poly1305_update},
    {OSSL_FUNC_MAC_FINAL, (void (*)(void))mac_poly1305_final},
    {OSSL_FUNC_MAC_GET_PARAMS, (void (*)(void))mac_poly1305_get_params},
    {OSSL_FUNC_MAC_GETTABLE_PARAMS, (void (*)(void))mac_poly1305_gettable_params},
    {OSSL_FUNC_MAC_SET_CTX_PARAMS, (void (*)(void))mac_poly1305_set_ctx_params},
    {OSSL_FUNC_MAC_SETTABLE_CTX_PARAMS, (void (*)(void))mac_poly1305_settable_ctx_params},
    {0, NULL},
};
