/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The signatures "ED25519", "ED25519ctx" and "ED25519ph" (RFC 8032). The first
 * is all three instances in one, chosen by the parameter `instance`; the other
 * two are for cores that fetch signatures by name, from 3.4 on.
 *
 * Cores refuse tables they do not understand, so there is one for each of their
 * generations, as its default provider has it; see the end.
 */
#include "signature.h"

#include "params.h"
#include "sha512/sha512.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

/* What the headers of 3.0 lack. */
enum {
    INVALID_PREHASHED_DIGEST_LENGTH = 241,
    NO_INSTANCE_ALLOWED = 242,
    INVALID_EDDSA_INSTANCE_FOR_ATTEMPTED_OPERATION = 243,
    PARAMETERS_SINCE = LANES_CORE_VERSION(3, 2, 0),
};
static const char instance_param[] = "instance", context_param[] = LANES_SIGNATURE_PARAM_CONTEXT;

/* AlgorithmIdentifier of id-Ed25519, without parameters (RFC 8410, 3). */
static const uint8_t algorithm_id[] = {0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70};

struct signature_instance {
    const char *name;
    enum lanes_ed25519_instance id;
};

static const struct signature_instance instances[] = {
    {"Ed25519", LANES_ED25519_PURE},
    {"Ed25519ctx", LANES_ED25519_CTX},
    {"Ed25519ph", LANES_ED25519_PH},
};

struct signature_ctx {
    struct lanes_signature base;
    enum lanes_ed25519_instance instance;
    bool preset;        /* by the name of the signature, and by how it is initialised */
    bool caller_hashes; /* the message that comes is its SHA-512 */
};

static OSSL_FUNC_signature_newctx_fn signature_ed25519_newctx;
static OSSL_FUNC_signature_digest_sign_init_fn signature_ed25519_digest_init;
static OSSL_FUNC_signature_digest_sign_update_fn signature_ed25519_digest_update;
static OSSL_FUNC_signature_digest_sign_final_fn signature_ed25519_digest_sign_final;
static OSSL_FUNC_signature_digest_verify_final_fn signature_ed25519_digest_verify_final;
static OSSL_FUNC_signature_sign_fn signature_ed25519_sign;
static OSSL_FUNC_signature_verify_fn signature_ed25519_verify;
static OSSL_FUNC_signature_get_ctx_params_fn signature_ed25519_get_ctx_params;
static OSSL_FUNC_signature_gettable_ctx_params_fn signature_ed25519_gettable_ctx_params;
static OSSL_FUNC_signature_set_ctx_params_fn signature_ed25519_set_ctx_params;
static OSSL_FUNC_signature_settable_ctx_params_fn signature_ed25519_settable_ctx_params;
static OSSL_FUNC_signature_settable_ctx_params_fn signature_preset_settable_ctx_params;

#define fail(ctx, ...) lanes_signature_fail(&(ctx)->base, __VA_ARGS__)

/* --- contexts --- */

static void *signature_ed25519_newctx(void *provctx, const char *propq)
{
    (void)propq; /* nothing is fetched */
    return lanes_signature_new(provctx, &lanes_key_ed25519, sizeof(struct signature_ctx));
}

/* Begins with this key, or (NULL) anew with the one that the context has. */
static bool begin(struct signature_ctx *ctx, struct lanes_key *key,
                  enum lanes_ed25519_instance instance, bool preset, bool caller_hashes)
{
    if (!lanes_signature_set_key(&ctx->base, key))
        return false;
    ctx->instance = instance;
    ctx->preset = preset;
    ctx->caller_hashes = caller_hashes;
    ctx->base.context_bytes = 0;
    return true;
}

static int signature_ed25519_digest_init(void *vctx, const char *mdname, void *vkey,
                                         const OSSL_PARAM params[])
{
    struct signature_ctx *ctx = vctx;

    return lanes_signature_no_digest(&ctx->base, mdname) &&
           begin(ctx, vkey, LANES_ED25519_PURE, false, false) &&
           signature_ed25519_set_ctx_params(ctx, params);
}

/* --- parameters --- */

static const OSSL_PARAM *signature_ed25519_gettable_ctx_params(void *vctx, void *provctx)
{
    /* What can be set was listed here too, though nobody answered for it. */
    static const OSSL_PARAM from_3_2_to_3_5[] = {
        OSSL_PARAM_octet_string(OSSL_SIGNATURE_PARAM_ALGORITHM_ID, NULL, 0),
        OSSL_PARAM_utf8_string(instance_param, NULL, 0),
        OSSL_PARAM_octet_string(context_param, NULL, 0),
        OSSL_PARAM_END,
    };
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_octet_string(OSSL_SIGNATURE_PARAM_ALGORITHM_ID, NULL, 0),
        OSSL_PARAM_END,
    };
    const struct lanes_provider *provider = provctx;
    const uint32_t version = provider->core.version;

    (void)vctx;
    return version >= PARAMETERS_SINCE && version < LANES_CORE_VERSION(3, 6, 0) ? from_3_2_to_3_5
                                                                                : list;
}

static int signature_ed25519_get_ctx_params(void *vctx, OSSL_PARAM *params)
{
    const struct signature_ctx *ctx = vctx;

    /* Before a key is there, nobody knows the algorithm. */
    return lanes_signature_put_algorithm(params, algorithm_id,
                                         ctx->base.key == NULL ? 0 : sizeof(algorithm_id));
}

static const OSSL_PARAM settable[] = {
    OSSL_PARAM_utf8_string(instance_param, NULL, 0),
    OSSL_PARAM_octet_string(context_param, NULL, 0),
    OSSL_PARAM_END,
};

static const OSSL_PARAM *signature_ed25519_settable_ctx_params(void *vctx, void *provctx)
{
    (void)vctx;
    (void)provctx;
    return settable;
}

/* Of the signatures whose name is the instance. */
static const OSSL_PARAM *signature_preset_settable_ctx_params(void *vctx, void *provctx)
{
    (void)vctx;
    (void)provctx;
    return settable + 1;
}

static bool set_instance(struct signature_ctx *ctx, const OSSL_PARAM *p)
{
    if (ctx->preset)
        return fail(ctx, NO_INSTANCE_ALLOWED, "it is set by the name of the algorithm");
    for (size_t i = 0; i < sizeof(instances) / sizeof(instances[0]); i++) {
        if (lanes_param_is_text(p, instances[i].name)) {
            ctx->instance = instances[i].id;
            return true;
        }
    }
    return false;
}

static int signature_ed25519_set_ctx_params(void *vctx, const OSSL_PARAM params[])
{
    struct signature_ctx *ctx = vctx;
    const OSSL_PARAM *p;

    if (ctx->base.provider->core.version < PARAMETERS_SINCE)
        return 1;
    p = lanes_param_locate_const(params, instance_param);
    if (p != NULL && !set_instance(ctx, p))
        return 0;
    p = lanes_param_locate_const(params, context_param);
    return p == NULL || lanes_signature_set_context(&ctx->base, p);
}

/* --- signing and verifying --- */

/* What is signed. digest: room for the hash that Ed25519ph makes of the text. */
static bool take_message(const struct signature_ctx *ctx, struct lanes_ed25519_message *m,
                         uint8_t digest[LANES_SHA512_BYTES], const uint8_t *text, size_t n)
{
    const struct lanes_ed25519_rows rows = lanes_key_rows(ctx->base.provider);
    struct lanes_sha512 hash;

    *m = (struct lanes_ed25519_message){.instance = ctx->instance,
                                        .context = ctx->base.context,
                                        .context_bytes = ctx->base.context_bytes,
                                        .text = text,
                                        .bytes = n};
    if (ctx->instance != LANES_ED25519_PH) {
        if (ctx->caller_hashes)
            return fail(ctx, INVALID_EDDSA_INSTANCE_FOR_ATTEMPTED_OPERATION,
                        "only Ed25519ph signs a hash");
        return true;
    }
    if (ctx->caller_hashes) {
        if (n == LANES_SHA512_BYTES)
            return true;
        return fail(ctx, INVALID_PREHASHED_DIGEST_LENGTH, "%zu bytes", n);
    }
    lanes_sha512_init(&hash, rows.sha512);
    lanes_sha512_update(&hash, text, n);
    lanes_sha512_final(&hash, digest);
    m->text = digest;
    m->bytes = LANES_SHA512_BYTES;
    return true;
}

/* RFC 8032, 5.1: Ed25519 has no context, Ed25519ctx has one that is not empty. */
static bool context_fits(const struct signature_ctx *ctx)
{
    return ctx->instance == LANES_ED25519_PH ||
           (ctx->instance == LANES_ED25519_CTX) == (ctx->base.context_bytes != 0);
}

static int signature_ed25519_sign(void *vctx, unsigned char *sig, size_t *siglen, size_t sigsize,
                                  const unsigned char *tbs, size_t tbslen)
{
    const struct signature_ctx *ctx = vctx;
    const struct lanes_ed25519_rows rows = lanes_key_rows(ctx->base.provider);
    const struct lanes_ed25519_private *signer;
    struct lanes_ed25519_message message;
    uint8_t digest[LANES_SHA512_BYTES];

    if (sig == NULL) {
        *siglen = LANES_ED25519_SIGNATURE_BYTES;
        return 1;
    }
    if (sigsize < LANES_ED25519_SIGNATURE_BYTES)
        return fail(ctx, PROV_R_OUTPUT_BUFFER_TOO_SMALL, "%zu bytes", sigsize);
    if (ctx->base.key == NULL || ctx->base.key->private_key == NULL)
        return fail(ctx, PROV_R_NOT_A_PRIVATE_KEY, "%s", lanes_key_ed25519.name);
    if (!take_message(ctx, &message, digest, tbs, tbslen))
        return 0;
    if (!context_fits(ctx))
        return fail(ctx, PROV_R_FAILED_TO_SIGN, "a context of %u bytes", ctx->base.context_bytes);
    signer = lanes_key_part(ctx->base.key, LANES_KEY_SIGNER);
    if (signer == NULL)
        return 0;
    lanes_ed25519_sign(&rows, sig, signer, &message);
    *siglen = LANES_ED25519_SIGNATURE_BYTES;
    return 1;
}

static int signature_ed25519_verify(void *vctx, const unsigned char *sig, size_t siglen,
                                    const unsigned char *tbs, size_t tbslen)
{
    const struct signature_ctx *ctx = vctx;
    const struct lanes_ed25519_rows rows = lanes_key_rows(ctx->base.provider);
    struct lanes_key *key = ctx->base.key;
    struct lanes_ed25519_message message;
    uint8_t digest[LANES_SHA512_BYTES];

    if (siglen != LANES_ED25519_SIGNATURE_BYTES || key == NULL || !key->has_public ||
        !take_message(ctx, &message, digest, tbs, tbslen) || !context_fits(ctx))
        return 0;
    return lanes_ed25519_verify(&rows, key->public_key, lanes_key_reverifier(key), sig, &message);
}

/*
 * Before 3.5 the core looks for a missing update but not for a missing final,
 * which it calls: here are both, so that it gets an error instead.
 */
static int refuse_pieces(const struct signature_ctx *ctx)
{
    lanes_raise(&ctx->base.provider->core, ERR_LIB_EVP, ERR_R_SHOULD_NOT_HAVE_BEEN_CALLED, "%s",
                lanes_key_ed25519.name);
    return 0;
}

static int signature_ed25519_digest_update(void *vctx, const unsigned char *data, size_t datalen)
{
    (void)data;
    (void)datalen;
    return refuse_pieces(vctx);
}

static int signature_ed25519_digest_sign_final(void *vctx, unsigned char *sig, size_t *siglen,
                                               size_t sigsize)
{
    (void)sig;
    (void)siglen;
    (void)sigsize;
    return refuse_pieces(vctx);
}

static int signature_ed25519_digest_verify_final(void *vctx, const unsigned char *sig,
                                                 size_t siglen)
{
    (void)sig;
    (void)siglen;
    return refuse_pieces(vctx);
}

/* --- inits of cores from 3.4 on, by name and by what comes: a message, or its hash --- */

#define INIT(function, instance, preset, caller_hashes)                                            \
    static OSSL_FUNC_signature_sign_init_fn function;                                              \
    static int function(void *vctx, void *vkey, const OSSL_PARAM params[])                         \
    {                                                                                              \
        return begin(vctx, vkey, (instance), (preset), (caller_hashes)) &&                         \
               signature_ed25519_set_ctx_params(vctx, params);                                     \
    }

INIT(signature_ed25519_message_init, LANES_ED25519_PURE, true, false)
INIT(signature_ed25519_hash_init, LANES_ED25519_PURE, false, true)
INIT(signature_ed25519ctx_message_init, LANES_ED25519_CTX, true, false)
INIT(signature_ed25519ph_message_init, LANES_ED25519_PH, true, false)
INIT(signature_ed25519ph_hash_init, LANES_ED25519_PH, true, true)

static const char **signature_ed25519_query_key_types(void)
{
    static const char *types[] = {"ED25519", NULL};

    return types;
}

/* --- tables --- */

#define CONTEXT                                                                                    \
    {OSSL_FUNC_SIGNATURE_NEWCTX, (void (*)(void))signature_ed25519_newctx},                        \
    {OSSL_FUNC_SIGNATURE_FREECTX, (void (*)(void))lanes_signature_freectx},                      \
    {OSSL_FUNC_SIGNATURE_DUPCTX, (void (*)(void))lanes_signature_dupctx},                        \
    {OSSL_FUNC_SIGNATURE_GET_CTX_PARAMS, (void (*)(void))signature_ed25519_get_ctx_params},        \
    {OSSL_FUNC_SIGNATURE_GETTABLE_CTX_PARAMS,                                                      \
     (void (*)(void))signature_ed25519_gettable_ctx_params}

#define SETTABLE(list)                                                                             \
    {OSSL_FUNC_SIGNATURE_SET_CTX_PARAMS, (void (*)(void))signature_ed25519_set_ctx_params},        \
    {OSSL_FUNC_SIGNATURE_SETTABLE_CTX_PARAMS, (void (*)(void))list}

#define DIGEST                                                                                     \
    {OSSL_FUNC_SIGNATURE_DIGEST_SIGN_INIT, (void (*)(void))signature_ed25519_digest_init},         \
    {OSSL_FUNC_SIGNATURE_DIGEST_SIGN, (void (*)(void))signature_ed25519_sign},                     \
    {OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_INIT, (void (*)(void))signature_ed25519_digest_init},       \
    {OSSL_FUNC_SIGNATURE_DIGEST_VERIFY, (void (*)(void))signature_ed25519_verify}

#define PIECES                                                                                     \
    {OSSL_FUNC_SIGNATURE_DIGEST_SIGN_UPDATE, (void (*)(void))signature_ed25519_digest_update},     \
    {OSSL_FUNC_SIGNATURE_DIGEST_SIGN_FINAL,                                                        \
     (void (*)(void))signature_ed25519_digest_sign_final},                                         \
    {OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_UPDATE, (void (*)(void))signature_ed25519_digest_update},   \
    {OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_FINAL,                                                      \
     (void (*)(void))signature_ed25519_digest_verify_final}

#define MESSAGE(init)                                                                              \
    {LANES_SIGNATURE_SIGN_MESSAGE_INIT, (void (*)(void))init},                                     \
    {OSSL_FUNC_SIGNATURE_SIGN, (void (*)(void))signature_ed25519_sign},                            \
    {LANES_SIGNATURE_VERIFY_MESSAGE_INIT, (void (*)(void))init},                                   \
    {OSSL_FUNC_SIGNATURE_VERIFY, (void (*)(void))signature_ed25519_verify},                        \
    {LANES_SIGNATURE_QUERY_KEY_TYPES, (void (*)(void))signature_ed25519_query_key_types}

#define HASH(init)                                                                                 \
    {OSSL_FUNC_SIGNATURE_SIGN_INIT, (void (*)(void))init},                                         \
    {OSSL_FUNC_SIGNATURE_VERIFY_INIT, (void (*)(void))init}

const OSSL_DISPATCH lanes_ed25519_functions_3_0[] = {CONTEXT, DIGEST, PIECES, {0, NULL}};
const OSSL_DISPATCH lanes_ed25519_functions_3_2[] = {
    CONTEXT,
    SETTABLE(signature_ed25519_settable_ctx_params),
    DIGEST,
    PIECES,
    {0, NULL},
};
const OSSL_DISPATCH lanes_ed25519_functions_3_4[] = {
    CONTEXT,
    SETTABLE(signature_ed25519_settable_ctx_params),
    DIGEST,
    PIECES,
    MESSAGE(signature_ed25519_message_init),
    HASH(signature_ed25519_hash_init),
    {0, NULL},
};
const OSSL_DISPATCH lanes_ed25519_functions_3_5[] = {
    CONTEXT,
    SETTABLE(signature_ed25519_settable_ctx_params),
    DIGEST,
    MESSAGE(signature_ed25519_message_init),
    HASH(signature_ed25519_hash_init),
    {0, NULL},
};
const OSSL_DISPATCH lanes_ed25519ctx_functions[] = {
    CONTEXT,
    SETTABLE(signature_preset_settable_ctx_params),
    MESSAGE(signature_ed25519ctx_message_init),
    HASH(signature_ed25519ctx_message_init), /* a message all the same */
    {0, NULL},
};
const OSSL_DISPATCH lanes_ed25519ph_functions[] = {
    CONTEXT,
    SETTABLE(signature_preset_settable_ctx_params),
    MESSAGE(signature_ed25519ph_message_init),
    HASH(signature_ed25519ph_hash_init),
    {0, NULL},
};
