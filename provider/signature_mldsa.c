/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The signatures ML-DSA-44, -65 and -87 (FIPS 204), pure and by mu, hedged unless
 * asked otherwise. One table for each generation of cores, as its default
 * provider has it. Before 3.5 there was none: then a message may also come in
 * pieces through EVP_DigestSignUpdate(), which is how `openssl pkeyutl` has it.
 */
#include "signature.h"

#include "base/ct.h"
#include "params.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

enum { MESSAGE_RAW, MESSAGE_PURE }; /* the parameter message-encoding */

/* What the default provider says has changed with these. */
enum {
    CORE_3_5 = LANES_CORE_VERSION(3, 5, 0),
    CORE_3_6 = LANES_CORE_VERSION(3, 6, 0),
    CORE_4_0 = LANES_CORE_VERSION(4, 0, 0),
};

struct signature_ctx {
    struct lanes_signature base;
    int encoding, deterministic, message_is_mu; /* as they were set */
    bool has_entropy;
    bool begun;    /* pieces of the message are in hash */
    uint8_t entropy[LANES_MLDSA_RANDOM_BYTES];
    struct lanes_keccak hash;
    size_t expected_bytes; /* 0: no signature to verify was given */
    uint8_t expected[LANES_MLDSA_SIGNATURE_BYTES_MAX];
};

static OSSL_FUNC_signature_digest_sign_init_fn signature_mldsa_digest_init;
static OSSL_FUNC_signature_sign_init_fn signature_mldsa_message_init;
static OSSL_FUNC_signature_sign_fn signature_mldsa_sign;
static OSSL_FUNC_signature_verify_fn signature_mldsa_verify;
static OSSL_FUNC_signature_digest_sign_update_fn signature_mldsa_message_update;
static OSSL_FUNC_signature_digest_sign_final_fn signature_mldsa_sign_final;
static OSSL_FUNC_signature_digest_sign_update_fn signature_mldsa_verify_update;
static OSSL_FUNC_signature_get_ctx_params_fn signature_mldsa_get_ctx_params;
static OSSL_FUNC_signature_gettable_ctx_params_fn signature_mldsa_gettable_ctx_params;
static OSSL_FUNC_signature_set_ctx_params_fn signature_mldsa_set_ctx_params;
static OSSL_FUNC_signature_settable_ctx_params_fn signature_mldsa_settable_ctx_params;
static OSSL_FUNC_signature_digest_verify_final_fn signature_mldsa_digest_verify_final;
typedef int verify_final_fn(void *vctx);
static verify_final_fn signature_mldsa_verify_final;

/* --- contexts and inits --- */

static void *new_ctx(const struct lanes_provider *provider, const struct lanes_key_type *type)
{
    struct signature_ctx *ctx = lanes_signature_new(provider, type, sizeof(*ctx));

    if (ctx != NULL)
        ctx->encoding = MESSAGE_PURE;
    return ctx;
}

static int signature_mldsa_message_init(void *vctx, void *vkey, const OSSL_PARAM params[])
{
    struct signature_ctx *ctx = vctx;

    if (!lanes_signature_set_key(&ctx->base, vkey))
        return 0;
    ctx->message_is_mu = 0;
    ctx->begun = false;
    ctx->expected_bytes = 0;
    return signature_mldsa_set_ctx_params(ctx, params);
}

static int signature_mldsa_digest_init(void *vctx, const char *mdname, void *vkey,
                                       const OSSL_PARAM params[])
{
    struct signature_ctx *ctx = vctx;

    if (!lanes_signature_no_digest(&ctx->base, mdname))
        return 0;
    if (vkey == NULL && ctx->base.key != NULL) /* goes on with all that is set */
        return signature_mldsa_set_ctx_params(ctx, params);
    return signature_mldsa_message_init(ctx, vkey, params);
}

/* --- parameters --- */

static const char encoding_param[] = "message-encoding", deterministic_param[] = "deterministic";
static const char entropy_param[] = "test-entropy", mu_param[] = "mu";
static const char expected_param[] = "signature";

static const OSSL_PARAM *signature_mldsa_gettable_ctx_params(void *vctx, void *provctx)
{
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_octet_string(OSSL_SIGNATURE_PARAM_ALGORITHM_ID, NULL, 0),
        OSSL_PARAM_END,
    };

    (void)vctx;
    (void)provctx;
    return list;
}

/* AlgorithmIdentifier without parameters (RFC 9881, 2). */
static int signature_mldsa_get_ctx_params(void *vctx, OSSL_PARAM *params)
{
    enum { HEAD = 4, SEQUENCE = 0x30, OBJECT_IDENTIFIER = 0x06 };
    const struct signature_ctx *ctx = vctx;
    const struct lanes_key_type *type = ctx->base.type;
    uint8_t id[HEAD + sizeof(type->oid)] = {SEQUENCE, (uint8_t)(type->oid_bytes + 2),
                                            OBJECT_IDENTIFIER, (uint8_t)type->oid_bytes};

    memcpy(id + HEAD, type->oid, type->oid_bytes);
    /* Before a key is there, nobody knows the algorithm. */
    return lanes_signature_put_algorithm(params, id,
                                         ctx->base.key == NULL ? 0 : HEAD + type->oid_bytes);
}

static const OSSL_PARAM *signature_mldsa_settable_ctx_params(void *vctx, void *provctx)
{
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_octet_string(LANES_SIGNATURE_PARAM_CONTEXT, NULL, 0),
        OSSL_PARAM_octet_string(entropy_param, NULL, 0),
        OSSL_PARAM_int(deterministic_param, NULL),
        OSSL_PARAM_int(encoding_param, NULL),
        OSSL_PARAM_int(mu_param, NULL),
        OSSL_PARAM_octet_string(expected_param, NULL, 0),
        OSSL_PARAM_END,
    };

    (void)vctx;
    (void)provctx;
    return list;
}

static bool set_entropy(struct signature_ctx *ctx, const OSSL_PARAM *p)
{
    const uint8_t *entropy;
    size_t n;

    ctx->has_entropy = false;
    if (!lanes_param_get_octets(p, &entropy, &n) || n > sizeof(ctx->entropy))
        return false;
    if (n != sizeof(ctx->entropy))
        return lanes_signature_fail(&ctx->base, PROV_R_INVALID_SEED_LENGTH, "%zu bytes", n);
    memcpy(ctx->entropy, entropy, n);
    ctx->has_entropy = true;
    return true;
}

/* One of a wrong length is refused when it is verified: of that the length will do. */
static bool set_expected(struct signature_ctx *ctx, const OSSL_PARAM *p)
{
    const uint8_t *expected;

    ctx->expected_bytes = 0;
    if (!lanes_param_get_octets(p, &expected, &ctx->expected_bytes))
        return false;
    if (ctx->expected_bytes <= sizeof(ctx->expected))
        memcpy(ctx->expected, expected, ctx->expected_bytes);
    return true;
}

static bool set_numbers(struct signature_ctx *ctx, const OSSL_PARAM params[])
{
    const struct {
        const char *name;
        int *value;
    } numbers[] = {
        {deterministic_param, &ctx->deterministic},
        {encoding_param, &ctx->encoding},
        {mu_param, &ctx->message_is_mu},
    };

    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
        const OSSL_PARAM *p = lanes_param_locate_const(params, numbers[i].name);
        if (p != NULL && !lanes_param_get_int(p, numbers[i].value))
            return false;
    }
    return true;
}

static int signature_mldsa_set_ctx_params(void *vctx, const OSSL_PARAM params[])
{
    struct signature_ctx *ctx = vctx;
    const OSSL_PARAM *p = lanes_param_locate_const(params, LANES_SIGNATURE_PARAM_CONTEXT);

    if (p != NULL && !lanes_signature_set_context(&ctx->base, p))
        return 0;
    p = lanes_param_locate_const(params, entropy_param);
    if (p != NULL && !set_entropy(ctx, p))
        return 0;
    if (!set_numbers(ctx, params))
        return 0;
    p = lanes_param_locate_const(params, expected_param);
    return p == NULL || set_expected(ctx, p);
}

static uint32_t version_of(const struct signature_ctx *ctx)
{
    return ctx->base.provider->core.version;
}

/* --- mu --- */

/* tr, which mu begins with: a private key holds it. NULL if there is no memory. */
static const uint8_t *tr_of(struct lanes_key *key)
{
    return key->private_key != NULL ? lanes_mldsa_private_tr(key->private_key)
                                    : lanes_key_part(key, LANES_KEY_VERIFIER);
}

/* Begins a message in pieces, if that is not done yet. */
static bool begin(struct signature_ctx *ctx)
{
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(ctx->base.provider);
    const uint8_t *tr;

    if (ctx->begun)
        return true;
    tr = tr_of(ctx->base.key);
    if (tr == NULL)
        return false;
    if (ctx->encoding == MESSAGE_RAW)
        lanes_mldsa_begin_raw(&ctx->hash, rows.keccak, tr);
    else
        lanes_mldsa_begin_pure(&ctx->hash, rows.keccak, tr, ctx->base.context,
                               ctx->base.context_bytes);
    ctx->begun = true;
    return true;
}

static bool finish(struct signature_ctx *ctx, uint8_t mu[LANES_MLDSA_MU_BYTES])
{
    if (!begin(ctx))
        return false;
    lanes_keccak_squeeze(&ctx->hash, mu, LANES_MLDSA_MU_BYTES);
    ctx->begun = false;
    return true;
}

/* Of a message in one piece, or what is mu already. */
static bool take_message(struct signature_ctx *ctx, uint8_t mu[LANES_MLDSA_MU_BYTES],
                         const uint8_t *message, size_t n)
{
    if (ctx->message_is_mu != 0) {
        if (n != LANES_MLDSA_MU_BYTES)
            return version_of(ctx) >= CORE_3_6 || version_of(ctx) < CORE_3_5
                       ? lanes_signature_fail(&ctx->base, PROV_R_BAD_LENGTH, "mu of %zu bytes", n)
                       : false;
        memcpy(mu, message, n);
        return true;
    }
    ctx->begun = false;
    if (!begin(ctx))
        return false;
    lanes_keccak_absorb(&ctx->hash, message, n);
    return finish(ctx, mu);
}

/* --- signing and verifying --- */

/* From 3.5 on the core says that signing failed, and the default provider leaves it at that. */
#define fail_before_3_5(ctx, ...)                                                                  \
    (version_of(ctx) < CORE_3_5 ? lanes_signature_fail(&(ctx)->base, __VA_ARGS__) : 0)

static bool can_sign(const struct signature_ctx *ctx)
{
    return (ctx->base.key != NULL && ctx->base.key->private_key != NULL) ||
           fail_before_3_5(ctx, PROV_R_NOT_A_PRIVATE_KEY, "%s", ctx->base.type->name);
}

/* Tells the length; signature NULL: that is all that is asked for. False: there is no room. */
static bool put_length(const struct signature_ctx *ctx, const uint8_t *signature, size_t *n,
                       size_t room)
{
    const bool fits = signature == NULL || room >= ctx->base.type->max_size;

    if (fits || version_of(ctx) >= CORE_3_6)
        *n = ctx->base.type->max_size;
    return fits || fail_before_3_5(ctx, PROV_R_OUTPUT_BUFFER_TOO_SMALL, "%zu bytes", room);
}

static bool take_random(const struct signature_ctx *ctx, uint8_t random[LANES_MLDSA_RANDOM_BYTES])
{
    memset(random, 0, LANES_MLDSA_RANDOM_BYTES);
    if (ctx->has_entropy)
        memcpy(random, ctx->entropy, LANES_MLDSA_RANDOM_BYTES);
    else if (ctx->deterministic != 1)
        return lanes_core_random(&ctx->base.provider->core, random, LANES_MLDSA_RANDOM_BYTES);
    return true;
}

static bool sign_mu(const struct signature_ctx *ctx, uint8_t *signature,
                    const uint8_t mu[LANES_MLDSA_MU_BYTES])
{
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(ctx->base.provider);
    uint8_t random[LANES_MLDSA_RANDOM_BYTES];
    const void *matrix = lanes_key_part(ctx->base.key, LANES_KEY_MATRIX);
    const void *secrets = matrix == NULL ? NULL : lanes_key_part(ctx->base.key, LANES_KEY_SIGNER);
    bool done;

    if (secrets == NULL)
        return false;
    done = take_random(ctx, random) &&
           lanes_mldsa_sign(&rows, ctx->base.type->mldsa, signature, matrix, secrets, mu, random);
    lanes_wipe(random, sizeof(random));
    return done;
}

static int signature_mldsa_sign(void *vctx, unsigned char *sig, size_t *siglen, size_t sigsize,
                                const unsigned char *tbs, size_t tbslen)
{
    struct signature_ctx *ctx = vctx;
    uint8_t mu[LANES_MLDSA_MU_BYTES];

    return can_sign(ctx) && put_length(ctx, sig, siglen, sigsize) &&
           (sig == NULL || (take_message(ctx, mu, tbs, tbslen) && sign_mu(ctx, sig, mu)));
}

static bool verify_mu(const struct signature_ctx *ctx, const uint8_t *signature, size_t n,
                      const uint8_t mu[LANES_MLDSA_MU_BYTES])
{
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(ctx->base.provider);
    const struct lanes_mldsa_set *set = ctx->base.type->mldsa;
    struct lanes_key *key = ctx->base.key;
    const void *again;

    if (n != set->signature_bytes && version_of(ctx) >= CORE_4_0)
        return lanes_signature_fail(&ctx->base, PROV_R_BAD_LENGTH, "a signature of %zu bytes", n);
    again = lanes_key_reverifier(key);
    return again != NULL
               ? lanes_mldsa_verify_expanded(&rows, set, again, signature, n, mu)
               : lanes_mldsa_verify(&rows, set, key->public_key, signature, n, mu);
}

static bool can_verify(const struct signature_ctx *ctx)
{
    return ctx->base.key != NULL && ctx->base.key->has_public;
}

static int signature_mldsa_verify(void *vctx, const unsigned char *sig, size_t siglen,
                                  const unsigned char *tbs, size_t tbslen)
{
    struct signature_ctx *ctx = vctx;
    uint8_t mu[LANES_MLDSA_MU_BYTES];

    return can_verify(ctx) && take_message(ctx, mu, tbs, tbslen) &&
           verify_mu(ctx, sig, siglen, mu);
}

/* --- messages in pieces: of cores before 3.5, and from 3.6 on --- */

static int update(struct signature_ctx *ctx, const uint8_t *data, size_t n)
{
    if (ctx->message_is_mu != 0) /* comes whole */
        return 0;
    if (!begin(ctx))
        return 0;
    lanes_keccak_absorb(&ctx->hash, data, n);
    return 1;
}

static int signature_mldsa_message_update(void *vctx, const unsigned char *data, size_t datalen)
{
    struct signature_ctx *ctx = vctx;

    return ctx->base.key != NULL && update(ctx, data, datalen);
}

static int signature_mldsa_verify_update(void *vctx, const unsigned char *data, size_t datalen)
{
    struct signature_ctx *ctx = vctx;

    return can_verify(ctx) && update(ctx, data, datalen);
}

/* From 3.6 on a message in pieces has one at least. */
static bool has_pieces(const struct signature_ctx *ctx)
{
    return ctx->begun || version_of(ctx) < CORE_3_6;
}

static int signature_mldsa_sign_final(void *vctx, unsigned char *sig, size_t *siglen,
                                      size_t sigsize)
{
    struct signature_ctx *ctx = vctx;
    uint8_t mu[LANES_MLDSA_MU_BYTES];

    return can_sign(ctx) && has_pieces(ctx) && put_length(ctx, sig, siglen, sigsize) &&
           (sig == NULL || (finish(ctx, mu) && sign_mu(ctx, sig, mu)));
}

static int signature_mldsa_digest_verify_final(void *vctx, const unsigned char *sig, size_t siglen)
{
    struct signature_ctx *ctx = vctx;
    uint8_t mu[LANES_MLDSA_MU_BYTES];

    return can_verify(ctx) && finish(ctx, mu) && verify_mu(ctx, sig, siglen, mu);
}

static int signature_mldsa_verify_final(void *vctx)
{
    struct signature_ctx *ctx = vctx;
    uint8_t mu[LANES_MLDSA_MU_BYTES];

    return can_verify(ctx) && has_pieces(ctx) && finish(ctx, mu) &&
           verify_mu(ctx, ctx->expected, ctx->expected_bytes, mu);
}

/* --- tables --- */

#define CONTEXT(set)                                                                               \
    {OSSL_FUNC_SIGNATURE_NEWCTX, (void (*)(void))signature_##set##_newctx},                        \
    {OSSL_FUNC_SIGNATURE_FREECTX, (void (*)(void))lanes_signature_freectx},                        \
    {OSSL_FUNC_SIGNATURE_DUPCTX, (void (*)(void))lanes_signature_dupctx},                          \
    {OSSL_FUNC_SIGNATURE_GET_CTX_PARAMS, (void (*)(void))signature_mldsa_get_ctx_params},          \
    {OSSL_FUNC_SIGNATURE_GETTABLE_CTX_PARAMS,                                                      \
     (void (*)(void))signature_mldsa_gettable_ctx_params},                                         \
    {OSSL_FUNC_SIGNATURE_SET_CTX_PARAMS, (void (*)(void))signature_mldsa_set_ctx_params},          \
    {OSSL_FUNC_SIGNATURE_SETTABLE_CTX_PARAMS,                                                      \
     (void (*)(void))signature_mldsa_settable_ctx_params},                                         \
    {OSSL_FUNC_SIGNATURE_DIGEST_SIGN_INIT, (void (*)(void))signature_mldsa_digest_init},           \
    {OSSL_FUNC_SIGNATURE_DIGEST_SIGN, (void (*)(void))signature_mldsa_sign},                       \
    {OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_INIT, (void (*)(void))signature_mldsa_digest_init},         \
    {OSSL_FUNC_SIGNATURE_DIGEST_VERIFY, (void (*)(void))signature_mldsa_verify}

#define DIGEST_PIECES                                                                              \
    {OSSL_FUNC_SIGNATURE_DIGEST_SIGN_UPDATE, (void (*)(void))signature_mldsa_message_update},      \
    {OSSL_FUNC_SIGNATURE_DIGEST_SIGN_FINAL, (void (*)(void))signature_mldsa_sign_final},           \
    {OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_UPDATE, (void (*)(void))signature_mldsa_verify_update},     \
    {OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_FINAL,                                                      \
     (void (*)(void))signature_mldsa_digest_verify_final}

#define MESSAGE                                                                                    \
    {LANES_SIGNATURE_SIGN_MESSAGE_INIT, (void (*)(void))signature_mldsa_message_init},             \
    {OSSL_FUNC_SIGNATURE_SIGN, (void (*)(void))signature_mldsa_sign},                              \
    {LANES_SIGNATURE_VERIFY_MESSAGE_INIT, (void (*)(void))signature_mldsa_message_init},           \
    {OSSL_FUNC_SIGNATURE_VERIFY, (void (*)(void))signature_mldsa_verify}

#define MESSAGE_PIECES                                                                             \
    {LANES_SIGNATURE_SIGN_MESSAGE_UPDATE, (void (*)(void))signature_mldsa_message_update},         \
    {LANES_SIGNATURE_SIGN_MESSAGE_FINAL, (void (*)(void))signature_mldsa_sign_final},              \
    {LANES_SIGNATURE_VERIFY_MESSAGE_UPDATE, (void (*)(void))signature_mldsa_verify_update},        \
    {LANES_SIGNATURE_VERIFY_MESSAGE_FINAL, (void (*)(void))signature_mldsa_verify_final}

#define SIGNATURE(set)                                                                             \
    static OSSL_FUNC_signature_newctx_fn signature_##set##_newctx;                                 \
    static void *signature_##set##_newctx(void *provctx, const char *propq)                        \
    {                                                                                              \
        (void)propq; /* nothing is fetched */                                                      \
        return new_ctx(provctx, &lanes_key_##set);                                                 \
    }                                                                                              \
    const OSSL_DISPATCH lanes_##set##_functions_3_0[] = {                                          \
        CONTEXT(set), DIGEST_PIECES, {0, NULL}};                                                   \
    const OSSL_DISPATCH lanes_##set##_functions_3_4[] = {                                          \
        CONTEXT(set), DIGEST_PIECES, MESSAGE, {0, NULL}};                                          \
    const OSSL_DISPATCH lanes_##set##_functions_3_5[] = {CONTEXT(set), MESSAGE, {0, NULL}};        \
    const OSSL_DISPATCH lanes_##set##_functions_3_6[] = {CONTEXT(set), MESSAGE, MESSAGE_PIECES,    \
                                                         {0, NULL}}

SIGNATURE(mldsa44);
SIGNATURE(mldsa65);
SIGNATURE(mldsa87);
