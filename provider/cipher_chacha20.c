/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cipher operations "ChaCha20" (its IV is counter and nonce, 16 bytes, and
 * the counter has 64 bits, as OpenSSH needs) and "XChaCha20" (24 bytes of
 * nonce, counter from 0): one implementation, and a descriptor for what differs.
 */
#include "provider.h"

#include "algorithms.h"
#include "chacha20/chacha20.h"
#include "cipher.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evperr.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

struct chacha20_variant {
    const char *name;
    size_t iv_bytes;
    bool extended; /* XChaCha: every IV makes a subkey, so the key is kept */
};

struct chacha20_ctx {
    const struct lanes_provider *provider;
    const struct chacha20_variant *variant;
    bool key_set;
    bool block_finished; /* the last update just used up a block that another had begun */
    uint8_t offset;      /* of the stream within its block */
    uint8_t key[LANES_CHACHA20_KEY_BYTES]; /* XChaCha only, like iv */
    uint8_t iv[LANES_XCHACHA20_IV_BYTES];
    struct lanes_chacha20 chacha20;
};

_Static_assert(sizeof(struct chacha20_ctx) <= 2048, "a cipher context takes at most 2 KiB");

static OSSL_FUNC_cipher_freectx_fn cipher_chacha20_freectx;
static OSSL_FUNC_cipher_dupctx_fn cipher_chacha20_dupctx;
static OSSL_FUNC_cipher_encrypt_init_fn cipher_chacha20_init;
static OSSL_FUNC_cipher_update_fn cipher_chacha20_update;
static OSSL_FUNC_cipher_final_fn cipher_chacha20_final;
static OSSL_FUNC_cipher_cipher_fn cipher_chacha20_cipher;
static OSSL_FUNC_cipher_gettable_params_fn cipher_chacha20_gettable_params;
static OSSL_FUNC_cipher_get_ctx_params_fn cipher_chacha20_get_ctx_params;
static OSSL_FUNC_cipher_set_ctx_params_fn cipher_chacha20_set_ctx_params;
static OSSL_FUNC_cipher_settable_ctx_params_fn cipher_chacha20_settable_ctx_params;

static const struct chacha20_variant chacha20 = {LANES_NAMES_CHACHA20, LANES_CHACHA20_IV_BYTES,
                                                 false};
static const struct chacha20_variant xchacha20 = {LANES_NAMES_XCHACHA20, LANES_XCHACHA20_IV_BYTES,
                                                  true};

/* Raises PROV_R_reason with a detail and is false. */
#define fail(ctx, reason, ...)                                                                     \
    (lanes_raise(&(ctx)->provider->core, ERR_LIB_PROV, (reason), __VA_ARGS__), false)

/* --- contexts --- */

static void trace_ctx(const struct chacha20_ctx *ctx)
{
    lanes_trace(&ctx->provider->core, ctx->variant->name, "cipher", ctx->chacha20.row->kernel.name);
}

static void *newctx(const struct lanes_provider *provider, const struct chacha20_variant *variant)
{
    struct chacha20_ctx *ctx = lanes_core_zalloc(&provider->core, sizeof(*ctx));

    if (ctx == NULL)
        return NULL;
    ctx->provider = provider;
    ctx->variant = variant;
    ctx->chacha20.row =
        (const struct lanes_chacha20_kernel *)provider->kernel[LANES_CHACHA20].picked;
    trace_ctx(ctx);
    return ctx;
}

static void cipher_chacha20_freectx(void *vctx)
{
    struct chacha20_ctx *ctx = vctx;

    if (ctx != NULL)
        lanes_core_clear_free(&ctx->provider->core, ctx, sizeof(*ctx));
}

static void *cipher_chacha20_dupctx(void *vctx)
{
    const struct chacha20_ctx *ctx = vctx;
    struct chacha20_ctx *copy = lanes_core_zalloc(&ctx->provider->core, sizeof(*copy));

    if (copy == NULL)
        return NULL;
    *copy = *ctx;
    trace_ctx(copy);
    return copy;
}

/* --- starting a stream --- */

/*
 * The IV that would go on from here. OpenSSL 3.6 counts a block when it is
 * begun; before, it was counted when the update after its last byte came, unless
 * one update saw both its ends.
 */
static void get_iv(const struct chacha20_ctx *ctx, uint8_t iv[static LANES_CHACHA20_IV_BYTES])
{
    const bool count_begun = ctx->provider->core.version >= LANES_CORE_VERSION(3, 6, 0);

    lanes_chacha20_get_iv(&ctx->chacha20, count_begun, iv);
    if (!count_begun && ctx->block_finished)
        lanes_store64_le(iv, lanes_load64_le(iv) - 1);
}

/* A key without IV goes on with the counter that the stream has reached. */
static void set_key(struct chacha20_ctx *ctx, const uint8_t *key)
{
    uint8_t iv[LANES_CHACHA20_IV_BYTES];

    ctx->key_set = true;
    if (ctx->variant->extended) {
        memcpy(ctx->key, key, sizeof(ctx->key));
        return;
    }
    get_iv(ctx, iv);
    lanes_chacha20_set_key(&ctx->chacha20, key);
    lanes_chacha20_set_iv(&ctx->chacha20, iv);
}

static int cipher_chacha20_init(void *vctx, const unsigned char *key, size_t keylen,
                                const unsigned char *iv, size_t ivlen, const OSSL_PARAM params[])
{
    struct chacha20_ctx *ctx = vctx;

    if (iv != NULL && ivlen != ctx->variant->iv_bytes)
        return fail(ctx, PROV_R_INVALID_IV_LENGTH, "%zu bytes", ivlen);
    if (key != NULL && keylen != LANES_CHACHA20_KEY_BYTES)
        return fail(ctx, PROV_R_INVALID_KEY_LENGTH, "%zu bytes", keylen);
    if (key != NULL)
        set_key(ctx, key);
    if (iv != NULL && ctx->variant->extended)
        memcpy(ctx->iv, iv, sizeof(ctx->iv));
    else if (iv != NULL)
        lanes_chacha20_set_iv(&ctx->chacha20, iv);
    if ((iv != NULL || key != NULL) && ctx->variant->extended)
        lanes_xchacha20_set_iv(&ctx->chacha20, ctx->key, ctx->iv);
    if (iv != NULL || key != NULL) {
        ctx->offset = 0;
        ctx->block_finished = false;
    }
    return params == NULL || cipher_chacha20_set_ctx_params(ctx, params);
}

/* --- data --- */

static bool key_is_set(const struct chacha20_ctx *ctx)
{
    return ctx->key_set || fail(ctx, PROV_R_NO_KEY_SET, "%s", ctx->variant->name);
}

static int cipher_chacha20_update(void *vctx, unsigned char *out, size_t *outl, size_t outsize,
                                  const unsigned char *in, size_t inl)
{
    struct chacha20_ctx *ctx = vctx;

    if (!key_is_set(ctx))
        return 0;
    if (inl == 0) {
        *outl = 0;
        return 1;
    }
    if (outsize < inl)
        return fail(ctx, PROV_R_OUTPUT_BUFFER_TOO_SMALL, "%zu of %zu bytes", outsize, inl);
    if (LANES_UNLIKELY(out == NULL || in == NULL)) /* of which the default provider dies */
        return fail(ctx, ERR_R_PASSED_NULL_PARAMETER, "%s", ctx->variant->name);
    if (lanes_cipher_overlap(out, in, inl)) {
        lanes_raise(&ctx->provider->core, ERR_LIB_EVP, EVP_R_PARTIALLY_OVERLAPPING, "%s",
                    ctx->variant->name);
        return 0;
    }
    lanes_chacha20_xor(&ctx->chacha20, out, in, inl);
    ctx->block_finished = ctx->offset != 0 && ctx->offset + inl == LANES_CHACHA20_BLOCK_BYTES;
    ctx->offset = (uint8_t)((ctx->offset + inl) % LANES_CHACHA20_BLOCK_BYTES);
    *outl = inl;
    return 1;
}

static int cipher_chacha20_final(void *vctx, unsigned char *out, size_t *outl, size_t outsize)
{
    (void)out;
    (void)outsize;
    if (!key_is_set(vctx))
        return 0;
    *outl = 0;
    return 1;
}

/* EVP_Cipher */
static int cipher_chacha20_cipher(void *vctx, unsigned char *out, size_t *outl, size_t outsize,
                                  const unsigned char *in, size_t inl)
{
    return cipher_chacha20_update(vctx, out, outl, outsize, in, inl);
}

/* --- parameters --- */

static const OSSL_PARAM *cipher_chacha20_gettable_params(void *provctx)
{
    const struct lanes_provider *provider = provctx;

    return lanes_cipher_gettable_params(&provider->core);
}

static bool gives_updated_iv(const struct lanes_provider *provider,
                             const struct chacha20_variant *variant)
{
    return !variant->extended && provider->core.version >= LANES_CORE_VERSION(3, 6, 0);
}

static const OSSL_PARAM *gettable_ctx_params(const struct lanes_provider *provider,
                                             const struct chacha20_variant *variant)
{
    static const OSSL_PARAM gettable[] = {
        OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_UPDATED_IV, NULL, 0),
        OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_KEYLEN, NULL),
        OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_IVLEN, NULL),
        OSSL_PARAM_END,
    };

    return gives_updated_iv(provider, variant) ? gettable : gettable + 1;
}

/* Parameters that are not ours to answer stay as they are. */
static bool get_ctx_param(const struct chacha20_ctx *ctx, OSSL_PARAM *p)
{
    uint8_t iv[LANES_CHACHA20_IV_BYTES];

    switch (lanes_param_identify(p->key)) {
    case LANES_PARAM_IVLEN:
        return lanes_param_set_uint(p, ctx->variant->iv_bytes, sizeof(size_t));
    case LANES_PARAM_KEYLEN:
        return lanes_param_set_uint(p, LANES_CHACHA20_KEY_BYTES, sizeof(size_t));
    case LANES_PARAM_UPDATED_IV:
        if (!gives_updated_iv(ctx->provider, ctx->variant))
            return true;
        get_iv(ctx, iv);
        return lanes_param_set_octets(p, iv, sizeof(iv));
    default:
        return true;
    }
}

static int cipher_chacha20_get_ctx_params(void *vctx, OSSL_PARAM params[])
{
    const struct chacha20_ctx *ctx = vctx;

    for (OSSL_PARAM *p = params; p != NULL && p->key != NULL; p++) {
        if (!get_ctx_param(ctx, p))
            return fail(ctx, PROV_R_FAILED_TO_SET_PARAMETER, "%s", p->key);
    }
    return 1;
}

static const OSSL_PARAM *cipher_chacha20_settable_ctx_params(void *vctx, void *provctx)
{
    static const OSSL_PARAM settable[] = {
        OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_KEYLEN, NULL),
        OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_IVLEN, NULL),
        OSSL_PARAM_END,
    };

    (void)vctx;
    (void)provctx;
    return settable;
}

static bool set_ctx_param(const struct chacha20_ctx *ctx, enum lanes_param param,
                          const OSSL_PARAM *p)
{
    switch (param) {
    case LANES_PARAM_KEYLEN:
        return lanes_cipher_check_length(&ctx->provider->core, p, LANES_CHACHA20_KEY_BYTES,
                                         PROV_R_INVALID_KEY_LENGTH);
    case LANES_PARAM_IVLEN:
        return lanes_cipher_check_length(&ctx->provider->core, p, ctx->variant->iv_bytes,
                                         PROV_R_INVALID_IV_LENGTH);
    case LANES_PARAM_TLSAAD:
    case LANES_PARAM_TLSIVFIXED:
        return !ctx->variant->extended ||
               fail(ctx, PROV_R_INVALID_DATA, "%s is not used in TLS", ctx->variant->name);
    default:
        return true;
    }
}

static int cipher_chacha20_set_ctx_params(void *vctx, const OSSL_PARAM params[])
{
    struct lanes_params found;

    /* In the order of lanes_param, which is the default provider's. */
    lanes_params_index(&found, params);
    for (size_t i = 0; i < LANES_PARAM_COUNT; i++) {
        if (found.at[i] != NULL && !set_ctx_param(vctx, (enum lanes_param)i, found.at[i]))
            return 0;
    }
    return 1;
}

/* --- what differs between the variants --- */

static OSSL_FUNC_cipher_newctx_fn cipher_chacha20_newctx;
static OSSL_FUNC_cipher_get_params_fn cipher_chacha20_get_params;
static OSSL_FUNC_cipher_gettable_ctx_params_fn cipher_chacha20_gettable_ctx_params;
static OSSL_FUNC_cipher_newctx_fn cipher_xchacha20_newctx;
static OSSL_FUNC_cipher_get_params_fn cipher_xchacha20_get_params;
static OSSL_FUNC_cipher_gettable_ctx_params_fn cipher_xchacha20_gettable_ctx_params;

static void *cipher_chacha20_newctx(void *provctx)
{
    return newctx(provctx, &chacha20);
}

static int cipher_chacha20_get_params(OSSL_PARAM params[])
{
    return lanes_cipher_get_params(params, chacha20.iv_bytes, false);
}

static const OSSL_PARAM *cipher_chacha20_gettable_ctx_params(void *vctx, void *provctx)
{
    (void)vctx;
    return gettable_ctx_params(provctx, &chacha20);
}

static void *cipher_xchacha20_newctx(void *provctx)
{
    return newctx(provctx, &xchacha20);
}

static int cipher_xchacha20_get_params(OSSL_PARAM params[])
{
    return lanes_cipher_get_params(params, xchacha20.iv_bytes, false);
}

static const OSSL_PARAM *cipher_xchacha20_gettable_ctx_params(void *vctx, void *provctx)
{
    (void)vctx;
    return gettable_ctx_params(provctx, &xchacha20);
}

/* clang-format off */
#define COMMON_FUNCTIONS                                                                         \
    {OSSL_FUNC_CIPHER_FREECTX, (void (*)(void))cipher_chacha20_freectx},                         \
    {OSSL_FUNC_CIPHER_DUPCTX, (void (*)(void))cipher_chacha20_dupctx},                           \
    {OSSL_FUNC_CIPHER_ENCRYPT_INIT, (void (*)(void))cipher_chacha20_init},                       \
    {OSSL_FUNC_CIPHER_DECRYPT_INIT, (void (*)(void))cipher_chacha20_init},                       \
    {OSSL_FUNC_CIPHER_UPDATE, (void (*)(void))cipher_chacha20_update},                           \
    {OSSL_FUNC_CIPHER_FINAL, (void (*)(void))cipher_chacha20_final},                             \
    {OSSL_FUNC_CIPHER_CIPHER, (void (*)(void))cipher_chacha20_cipher},                           \
    {OSSL_FUNC_CIPHER_GETTABLE_PARAMS, (void (*)(void))cipher_chacha20_gettable_params},         \
    {OSSL_FUNC_CIPHER_GET_CTX_PARAMS, (void (*)(void))cipher_chacha20_get_ctx_params},           \
    {OSSL_FUNC_CIPHER_SET_CTX_PARAMS, (void (*)(void))cipher_chacha20_set_ctx_params},           \
    {OSSL_FUNC_CIPHER_SETTABLE_CTX_PARAMS, (void (*)(void))cipher_chacha20_settable_ctx_params}, \
    {0, NULL}

const OSSL_DISPATCH lanes_chacha20_functions[] = {
    {OSSL_FUNC_CIPHER_NEWCTX, (void (*)(void))cipher_chacha20_newctx},
    {OSSL_FUNC_CIPHER_GET_PARAMS, (void (*)(void))cipher_chacha20_get_params},
    {OSSL_FUNC_CIPHER_GETTABLE_CTX_PARAMS, (void (*)(void))cipher_chacha20_gettable_ctx_params},
    COMMON_FUNCTIONS,
};

const OSSL_DISPATCH lanes_xchacha20_functions[] = {
    {OSSL_FUNC_CIPHER_NEWCTX, (void (*)(void))cipher_xchacha20_newctx},
    {OSSL_FUNC_CIPHER_GET_PARAMS, (void (*)(void))cipher_xchacha20_get_params},
    {OSSL_FUNC_CIPHER_GETTABLE_CTX_PARAMS, (void (*)(void))cipher_xchacha20_gettable_ctx_params},
    COMMON_FUNCTIONS,
};
/* clang-format on */
