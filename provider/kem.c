/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The KEM "X25519": DHKEM(X25519, HKDF-SHA256) of RFC 9180, plain and
 * authenticated. Used by cores from 3.2 on; older ones never ask for it.
 */
#include "key.h"

#include "base/ct.h"
#include "curve25519/dhkem.h"
#include "params.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

/* What the headers of 3.0 lack. */
enum { KEM_AUTH_ENCAPSULATE_INIT = 12, KEM_AUTH_DECAPSULATE_INIT = 13 };
static const char ikme_param[] = "ikme";

struct kem_ctx {
    const struct lanes_provider *provider;
    struct lanes_key *recipient, *sender; /* sender: in the authenticated mode */
    uint8_t *ikm; /* of the ephemeral key, on the secure heap; NULL: it comes by chance */
    size_t ikm_bytes;
};

static OSSL_FUNC_kem_newctx_fn kem_x25519_newctx;
static OSSL_FUNC_kem_freectx_fn kem_x25519_freectx;
static OSSL_FUNC_kem_encapsulate_init_fn kem_x25519_encapsulate_init;
static OSSL_FUNC_kem_encapsulate_fn kem_x25519_encapsulate;
static OSSL_FUNC_kem_decapsulate_init_fn kem_x25519_decapsulate_init;
static OSSL_FUNC_kem_decapsulate_fn kem_x25519_decapsulate;
static OSSL_FUNC_kem_set_ctx_params_fn kem_x25519_set_ctx_params;
static OSSL_FUNC_kem_settable_ctx_params_fn kem_x25519_settable_ctx_params;

/* Raises PROV_R_reason with a detail and is 0. */
#define fail(ctx, reason, ...)                                                                     \
    (lanes_raise(&(ctx)->provider->core, ERR_LIB_PROV, (reason), __VA_ARGS__), 0)

/* --- contexts --- */

static void *kem_x25519_newctx(void *provctx)
{
    const struct lanes_provider *provider = provctx;
    struct kem_ctx *ctx = lanes_core_zalloc(&provider->core, sizeof(*ctx));

    if (ctx == NULL)
        return NULL;
    ctx->provider = provider;
    lanes_key_trace(provider, &lanes_key_x25519, lanes_key_x25519.name, "kem");
    return ctx;
}

static void drop_ikm(struct kem_ctx *ctx)
{
    if (ctx->ikm != NULL)
        lanes_core_secure_clear_free(&ctx->provider->core, ctx->ikm, ctx->ikm_bytes);
    ctx->ikm = NULL;
}

static void kem_x25519_freectx(void *vctx)
{
    struct kem_ctx *ctx = vctx;

    if (ctx == NULL)
        return;
    drop_ikm(ctx);
    lanes_key_free(ctx->recipient);
    lanes_key_free(ctx->sender);
    lanes_core_clear_free(&ctx->provider->core, ctx, sizeof(*ctx));
}

/* Puts a key, or NULL, in the place of the one that is held there. */
static bool hold(const struct kem_ctx *ctx, struct lanes_key **place, struct lanes_key *key)
{
    if (key != NULL && key->type != &lanes_key_x25519)
        return fail(ctx, ERR_R_INTERNAL_ERROR, "not a key of X25519");
    if (key != NULL)
        lanes_key_share(key);
    lanes_key_free(*place);
    *place = key;
    return true;
}

/* needs_private: the recipient's (decapsulation), else the sender's. */
static int init(struct kem_ctx *ctx, struct lanes_key *recipient, struct lanes_key *sender,
                bool decapsulate, const OSSL_PARAM params[])
{
    const struct lanes_key *const secret = decapsulate ? recipient : sender;
    const struct lanes_key *const open = decapsulate ? sender : recipient;

    if (!hold(ctx, &ctx->recipient, recipient) || !hold(ctx, &ctx->sender, sender))
        return 0;
    if (secret != NULL && secret->private_key == NULL)
        return 0; /* without an error, as in the default provider */
    if (open != NULL && !open->has_public)
        return fail(ctx, PROV_R_NOT_A_PUBLIC_KEY, "%s", decapsulate ? "sender" : "recipient");
    return kem_x25519_set_ctx_params(ctx, params);
}

static int kem_x25519_encapsulate_init(void *vctx, void *vkey, const OSSL_PARAM params[])
{
    return init(vctx, vkey, NULL, false, params);
}

static int kem_x25519_decapsulate_init(void *vctx, void *vkey, const OSSL_PARAM params[])
{
    return init(vctx, vkey, NULL, true, params);
}

static int kem_x25519_auth_encapsulate_init(void *vctx, void *vkey, void *vauthpriv,
                                            const OSSL_PARAM params[])
{
    return init(vctx, vkey, vauthpriv, false, params);
}

static int kem_x25519_auth_decapsulate_init(void *vctx, void *vkey, void *vauthpub,
                                            const OSSL_PARAM params[])
{
    return init(vctx, vkey, vauthpub, true, params);
}

/* --- parameters --- */

static const OSSL_PARAM *kem_x25519_settable_ctx_params(void *vctx, void *provctx)
{
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_utf8_string(OSSL_KEM_PARAM_OPERATION, NULL, 0),
        OSSL_PARAM_octet_string(ikme_param, NULL, 0),
        OSSL_PARAM_END,
    };

    (void)vctx;
    (void)provctx;
    return list;
}

static bool set_ikm(struct kem_ctx *ctx, const OSSL_PARAM *p)
{
    const uint8_t *ikm;
    size_t n;

    drop_ikm(ctx);
    if (p->data == NULL || p->data_size == 0)
        return true;
    if (!lanes_param_get_octets(p, &ikm, &n))
        return false;
    ctx->ikm = lanes_core_secure_zalloc(&ctx->provider->core, n);
    if (ctx->ikm == NULL)
        return false;
    memcpy(ctx->ikm, ikm, n);
    ctx->ikm_bytes = n;
    return true;
}

static int kem_x25519_set_ctx_params(void *vctx, const OSSL_PARAM params[])
{
    struct kem_ctx *ctx = vctx;
    const OSSL_PARAM *p = lanes_param_locate_const(params, ikme_param);

    if (p != NULL && !set_ikm(ctx, p))
        return 0;
    p = lanes_param_locate_const(params, OSSL_KEM_PARAM_OPERATION);
    return p == NULL || lanes_param_is_text(p, "DHKEM"); /* there is only this one */
}

/* --- the operations --- */

static bool has_recipient(const struct kem_ctx *ctx)
{
    return ctx->recipient != NULL || fail(ctx, PROV_R_MISSING_KEY, "no init");
}

/* A key may have lost its private half since the init (`encoded-pub-key`). */
static bool has_private(const struct kem_ctx *ctx, const struct lanes_key *key)
{
    return key->private_key != NULL ||
           fail(ctx, PROV_R_MISSING_KEY, "the private half is gone");
}

static int encapsulate(struct kem_ctx *ctx, uint8_t *enc, uint8_t *secret)
{
    const struct lanes_curve25519_kernel *row = lanes_key_rows(ctx->provider).curve;
    struct lanes_key *ephemeral = lanes_key_new(ctx->provider, &lanes_key_x25519);
    struct lanes_dhkem_key pair, sender;
    bool good;

    if (ephemeral == NULL || !lanes_key_generate(ephemeral, ctx->ikm, ctx->ikm_bytes)) {
        lanes_key_free(ephemeral);
        return fail(ctx, PROV_R_NOT_A_PUBLIC_KEY, "no ephemeral key");
    }
    pair = (struct lanes_dhkem_key){ephemeral->private_key, ephemeral->public_key};
    if (ctx->sender != NULL)
        sender = (struct lanes_dhkem_key){ctx->sender->private_key, ctx->sender->public_key};
    good = lanes_dhkem_encap(row, secret, &pair, ctx->recipient->public_key,
                             ctx->sender != NULL ? &sender : NULL);
    if (good)
        memcpy(enc, ephemeral->public_key, LANES_DHKEM_BYTES);
    lanes_key_free(ephemeral);
    return good || fail(ctx, PROV_R_FAILED_DURING_DERIVATION, "a key is of small order");
}

static int kem_x25519_encapsulate(void *vctx, unsigned char *out, size_t *outlen,
                                  unsigned char *secret, size_t *secretlen)
{
    struct kem_ctx *ctx = vctx;

    if (out == NULL) {
        if (outlen == NULL && secretlen == NULL)
            return 0;
        if (outlen != NULL)
            *outlen = LANES_DHKEM_BYTES;
        if (secretlen != NULL)
            *secretlen = LANES_DHKEM_SECRET_BYTES;
        return 1;
    }
    if (*secretlen < LANES_DHKEM_SECRET_BYTES)
        return fail(ctx, PROV_R_BAD_LENGTH, "%zu bytes for the secret", *secretlen);
    if (*outlen < LANES_DHKEM_BYTES)
        return fail(ctx, PROV_R_BAD_LENGTH, "%zu bytes for the encapsulation", *outlen);
    if (!has_recipient(ctx) || (ctx->sender != NULL && !has_private(ctx, ctx->sender)))
        return 0;
    if (!encapsulate(ctx, out, secret))
        return 0;
    *outlen = LANES_DHKEM_BYTES;
    *secretlen = LANES_DHKEM_SECRET_BYTES;
    return 1;
}

static int kem_x25519_decapsulate(void *vctx, unsigned char *out, size_t *outlen,
                                  const unsigned char *in, size_t inlen)
{
    const struct kem_ctx *ctx = vctx;
    struct lanes_dhkem_key recipient;

    if (out == NULL) {
        *outlen = LANES_DHKEM_SECRET_BYTES;
        return 1;
    }
    if (*outlen < LANES_DHKEM_SECRET_BYTES)
        return fail(ctx, PROV_R_BAD_LENGTH, "%zu bytes for the secret", *outlen);
    if (inlen != LANES_DHKEM_BYTES)
        return fail(ctx, PROV_R_INVALID_KEY, "an encapsulation of %zu bytes", inlen);
    if (!has_recipient(ctx) || !has_private(ctx, ctx->recipient))
        return 0;
    recipient =
        (struct lanes_dhkem_key){ctx->recipient->private_key, ctx->recipient->public_key};
    if (!lanes_dhkem_decap(lanes_key_rows(ctx->provider).curve, out, in, &recipient,
                           ctx->sender != NULL ? ctx->sender->public_key : NULL))
        return fail(ctx, PROV_R_FAILED_DURING_DERIVATION, "a key is of small order");
    *outlen = LANES_DHKEM_SECRET_BYTES;
    return 1;
}

const OSSL_DISPATCH lanes_x25519_kem_functions[] = {
    {OSSL_FUNC_KEM_NEWCTX, (void (*)(void))kem_x25519_newctx},
    {OSSL_FUNC_KEM_FREECTX, (void (*)(void))kem_x25519_freectx},
    {OSSL_FUNC_KEM_ENCAPSULATE_INIT, (void (*)(void))kem_x25519_encapsulate_init},
    {OSSL_FUNC_KEM_ENCAPSULATE, (void (*)(void))kem_x25519_encapsulate},
    {OSSL_FUNC_KEM_DECAPSULATE_INIT, (void (*)(void))kem_x25519_decapsulate_init},
    {OSSL_FUNC_KEM_DECAPSULATE, (void (*)(void))kem_x25519_decapsulate},
    {KEM_AUTH_ENCAPSULATE_INIT, (void (*)(void))kem_x25519_auth_encapsulate_init},
    {KEM_AUTH_DECAPSULATE_INIT, (void (*)(void))kem_x25519_auth_decapsulate_init},
    {OSSL_FUNC_KEM_SET_CTX_PARAMS, (void (*)(void))kem_x25519_set_ctx_params},
    {OSSL_FUNC_KEM_SETTABLE_CTX_PARAMS, (void (*)(void))kem_x25519_settable_ctx_params},
    {0, NULL},
};
