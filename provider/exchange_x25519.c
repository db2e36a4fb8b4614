/* SPDX-License-Identifier: Apache-2.0 */
/* The key exchange "X25519" (RFC 7748, 6.1). */
#include "key.h"

#include "curve25519/x25519.h"

#include <openssl/err.h>
#include <openssl/proverr.h>

struct exchange_ctx {
    const struct lanes_provider *provider;
    struct lanes_key *key, *peer;
};

static OSSL_FUNC_keyexch_newctx_fn exchange_x25519_newctx;
static OSSL_FUNC_keyexch_freectx_fn exchange_x25519_freectx;
static OSSL_FUNC_keyexch_dupctx_fn exchange_x25519_dupctx;
static OSSL_FUNC_keyexch_init_fn exchange_x25519_init;
static OSSL_FUNC_keyexch_set_peer_fn exchange_x25519_set_peer;
static OSSL_FUNC_keyexch_derive_fn exchange_x25519_derive;

/* Raises PROV_R_reason with a detail and is 0. */
#define fail(ctx, reason, ...)                                                                     \
    (lanes_raise(&(ctx)->provider->core, ERR_LIB_PROV, (reason), __VA_ARGS__), 0)

static struct exchange_ctx *new_ctx(const struct lanes_provider *provider)
{
    struct exchange_ctx *ctx = lanes_core_zalloc(&provider->core, sizeof(*ctx));

    if (ctx == NULL)
        return NULL;
    ctx->provider = provider;
    lanes_key_trace(provider, &lanes_key_x25519, lanes_key_x25519.name, "exchange");
    return ctx;
}

static void *exchange_x25519_newctx(void *provctx)
{
    return new_ctx(provctx);
}

static void exchange_x25519_freectx(void *vctx)
{
    struct exchange_ctx *ctx = vctx;

    if (ctx == NULL)
        return;
    lanes_key_free(ctx->key);
    lanes_key_free(ctx->peer);
    lanes_core_clear_free(&ctx->provider->core, ctx, sizeof(*ctx));
}

static void *exchange_x25519_dupctx(void *vctx)
{
    const struct exchange_ctx *ctx = vctx;
    struct exchange_ctx *copy = new_ctx(ctx->provider);

    if (copy == NULL)
        return NULL;
    if (ctx->key != NULL)
        copy->key = lanes_key_share(ctx->key);
    if (ctx->peer != NULL)
        copy->peer = lanes_key_share(ctx->peer);
    return copy;
}

/* Puts a key in the place of the one that is held there. */
static int hold(const struct exchange_ctx *ctx, struct lanes_key **place, struct lanes_key *key)
{
    if (key == NULL || key->type != &lanes_key_x25519)
        return fail(ctx, ERR_R_INTERNAL_ERROR, "not a key of X25519");
    lanes_key_share(key);
    lanes_key_free(*place);
    *place = key;
    return 1;
}

static int exchange_x25519_init(void *vctx, void *vkey, const OSSL_PARAM params[])
{
    struct exchange_ctx *ctx = vctx;

    (void)params;
    return hold(ctx, &ctx->key, vkey);
}

static int exchange_x25519_set_peer(void *vctx, void *vkey)
{
    struct exchange_ctx *ctx = vctx;

    return hold(ctx, &ctx->peer, vkey);
}

static int exchange_x25519_derive(void *vctx, unsigned char *secret, size_t *secretlen,
                                  size_t outlen)
{
    const struct exchange_ctx *ctx = vctx;

    if (ctx->key == NULL || ctx->key->private_key == NULL || ctx->peer == NULL)
        return fail(ctx, PROV_R_MISSING_KEY, "a private key and a peer's are needed");
    if (secret == NULL) {
        *secretlen = LANES_X25519_BYTES;
        return 1;
    }
    if (outlen < LANES_X25519_BYTES)
        return fail(ctx, PROV_R_OUTPUT_BUFFER_TOO_SMALL, "%zu bytes", outlen);
    if (!lanes_x25519_shared(lanes_key_rows(ctx->provider).curve, secret, ctx->key->private_key,
                             ctx->peer->public_key))
        return fail(ctx, PROV_R_FAILED_DURING_DERIVATION, "the peer's key is of small order");
    *secretlen = LANES_X25519_BYTES;
    return 1;
}

const OSSL_DISPATCH lanes_x25519_exchange_functions[] = {
    {OSSL_FUNC_KEYEXCH_NEWCTX, (void (*)(void))exchange_x25519_newctx},
    {OSSL_FUNC_KEYEXCH_FREECTX, (void (*)(void))exchange_x25519_freectx},
    {OSSL_FUNC_KEYEXCH_DUPCTX, (void (*)(void))exchange_x25519_dupctx},
    {OSSL_FUNC_KEYEXCH_INIT, (void (*)(void))exchange_x25519_init},
    {OSSL_FUNC_KEYEXCH_SET_PEER, (void (*)(void))exchange_x25519_set_peer},
    {OSSL_FUNC_KEYEXCH_DERIVE, (void (*)(void))exchange_x25519_derive},
    {0, NULL},
};
