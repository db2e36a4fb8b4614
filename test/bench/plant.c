/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A provider that takes lanes' place and encrypts nothing: `lanes speed` must
 * not time it. PLANT_PROPERTY is the property that its one cipher has.
 */
#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>

#include <stdint.h>
#include <string.h>

__attribute__((visibility("default"))) OSSL_provider_init_fn OSSL_provider_init;

static OSSL_FUNC_provider_query_operation_fn query_operation;
static OSSL_FUNC_cipher_newctx_fn newctx;
static OSSL_FUNC_cipher_freectx_fn freectx;
static OSSL_FUNC_cipher_encrypt_init_fn init;
static OSSL_FUNC_cipher_update_fn update;
static OSSL_FUNC_cipher_final_fn final;
static OSSL_FUNC_cipher_get_params_fn get_params;
static OSSL_FUNC_cipher_get_ctx_params_fn get_ctx_params;
static OSSL_FUNC_cipher_gettable_ctx_params_fn gettable_ctx_params;
static OSSL_FUNC_cipher_set_ctx_params_fn set_ctx_params;
static OSSL_FUNC_cipher_settable_ctx_params_fn settable_ctx_params;

static int state; /* there is none */

static void *newctx(void *provctx)
{
    (void)provctx;
    return &state;
}

static void freectx(void *ctx)
{
    (void)ctx;
}

static int init(void *ctx, const unsigned char *key, size_t keylen, const unsigned char *iv,
                size_t ivlen, const OSSL_PARAM params[])
{
    (void)ctx, (void)key, (void)keylen, (void)iv, (void)ivlen, (void)params;
    return 1;
}

static int update(void *ctx, unsigned char *out, size_t *outl, size_t outsize,
                  const unsigned char *in, size_t inl)
{
    (void)ctx, (void)outsize;
    if (out != NULL)
        memmove(out, in, inl);
    *outl = inl;
    return 1;
}

static int final(void *ctx, unsigned char *out, size_t *outl, size_t outsize)
{
    (void)ctx, (void)out, (void)outsize;
    *outl = 0;
    return 1;
}

/* Every number asked for that is known, in the caller's size. */
static int get_params(OSSL_PARAM params[])
{
    static const struct {
        const char *key;
        unsigned value;
    } values[] = {
        {OSSL_CIPHER_PARAM_KEYLEN, 32},    {OSSL_CIPHER_PARAM_IVLEN, 12},
        {OSSL_CIPHER_PARAM_BLOCK_SIZE, 1}, {OSSL_CIPHER_PARAM_AEAD, 1},
        {OSSL_CIPHER_PARAM_CUSTOM_IV, 1},  {OSSL_CIPHER_PARAM_MODE, 0},
    };

    for (OSSL_PARAM *p = params; p->key != NULL; p++) {
        for (size_t i = 0; i < sizeof(values) / sizeof(values[0]); i++) {
            if (strcmp(p->key, values[i].key) != 0)
                continue;
            if (p->data_size == sizeof(uint64_t))
                *(uint64_t *)p->data = values[i].value;
            else
                *(uint32_t *)p->data = values[i].value;
            p->return_size = p->data_size;
        }
    }
    return 1;
}

static int get_ctx_params(void *ctx, OSSL_PARAM params[])
{
    (void)ctx;
    for (OSSL_PARAM *p = params; p->key != NULL; p++) {
        if (strcmp(p->key, OSSL_CIPHER_PARAM_AEAD_TAG) == 0) {
            memset(p->data, 0, p->data_size);
            p->return_size = p->data_size;
        }
    }
    return get_params(params);
}

static int set_ctx_params(void *ctx, const OSSL_PARAM params[])
{
    (void)ctx, (void)params;
    return 1;
}

static const OSSL_PARAM ctx_params[] = {
    {OSSL_CIPHER_PARAM_AEAD_TAG, OSSL_PARAM_OCTET_STRING, NULL, 0, 0},
    {NULL, 0, NULL, 0, 0},
};

static const OSSL_PARAM *gettable_ctx_params(void *ctx, void *provctx)
{
    (void)ctx, (void)provctx;
    return ctx_params;
}

static const OSSL_PARAM *settable_ctx_params(void *ctx, void *provctx)
{
    (void)ctx, (void)provctx;
    return ctx_params;
}

static const OSSL_DISPATCH cipher_functions[] = {
    {OSSL_FUNC_CIPHER_NEWCTX, (void (*)(void))newctx},
    {OSSL_FUNC_CIPHER_FREECTX, (void (*)(void))freectx},
    {OSSL_FUNC_CIPHER_ENCRYPT_INIT, (void (*)(void))init},
    {OSSL_FUNC_CIPHER_DECRYPT_INIT, (void (*)(void))init},
    {OSSL_FUNC_CIPHER_UPDATE, (void (*)(void))update},
    {OSSL_FUNC_CIPHER_FINAL, (void (*)(void)) final},
    {OSSL_FUNC_CIPHER_GET_PARAMS, (void (*)(void))get_params},
    {OSSL_FUNC_CIPHER_GET_CTX_PARAMS, (void (*)(void))get_ctx_params},
    {OSSL_FUNC_CIPHER_GETTABLE_CTX_PARAMS, (void (*)(void))gettable_ctx_params},
    {OSSL_FUNC_CIPHER_SET_CTX_PARAMS, (void (*)(void))set_ctx_params},
    {OSSL_FUNC_CIPHER_SETTABLE_CTX_PARAMS, (void (*)(void))settable_ctx_params},
    {0, NULL},
};

static const OSSL_ALGORITHM *query_operation(void *provctx, int operation, int *no_cache)
{
    static const OSSL_ALGORITHM ciphers[] = {
        {"ChaCha20-Poly1305", PLANT_PROPERTY, cipher_functions, NULL},
        {NULL, NULL, NULL, NULL},
    };

    (void)provctx;
    *no_cache = 0;
    return operation == OSSL_OP_CIPHER ? ciphers : NULL;
}

int OSSL_provider_init(const OSSL_CORE_HANDLE *handle, const OSSL_DISPATCH *in,
                       const OSSL_DISPATCH **out, void **provctx)
{
    static const OSSL_DISPATCH functions[] = {
        {OSSL_FUNC_PROVIDER_QUERY_OPERATION, (void (*)(void))query_operation},
        {0, NULL},
    };

    (void)handle, (void)in;
    *out = functions;
    *provctx = &state;
    return 1;
}
