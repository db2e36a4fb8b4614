/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cipher operations "ChaCha20-Poly1305" and "XChaCha20-Poly1305": one
 * implementation, and a descriptor for what differs. A message is begun by an
 * IV (or, in TLS 1.2, by each record's `tlsaad`) and ended by its tag.
 *
 * Where OpenSSL's versions differ, or an attacker could gain, this is the
 * stricter one: opening needs a tag, any operation needs a key, a message that
 * has ended takes no more data, and buffers that overlap partly are refused.
 */
#include "provider.h"

#include "aead/aead.h"
#include "algorithms.h"
#include "base/ct.h"
#include "cipher.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evperr.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

enum {
    /* RFC 5246, 6.2.3.3: sequence number (8), type, version (2), length (2). */
    TLS_AAD_BYTES = 13,
    /* AAD behind data: until 3.4 taken, with a tag that is not RFC 8439's. */
    LATE_AAD_REFUSED = LANES_CORE_VERSION(3, 4, 0),
};

struct aead_variant {
    const char *name;
    size_t iv_bytes;
    void (*set_nonce)(struct lanes_aead *aead, const uint8_t *nonce);
    bool tls; /* takes part in TLS: `tlsaad`, `tlsaadpad`, `tlsivfixed` */
};

struct aead_ctx {
    const struct lanes_provider *provider;
    const struct aead_variant *variant;
    union {
        uint8_t iv[LANES_XAEAD_NONCE_BYTES]; /* as set */
        struct {
            uint8_t tls_iv[LANES_AEAD_NONCE_BYTES]; /* the same: records derive nonces from it */
            uint8_t tls_aad[TLS_AAD_BYTES];         /* of the record announced: plaintext length */
        };
    };
    uint8_t tag[LANES_AEAD_TAG_BYTES]; /* computed by sealing, expected by opening */
    uint8_t tag_bytes;                 /* 0: never set */
    bool encrypting, key_set;
    bool tls_used;  /* `tlsaad` was ever set */
    bool in_record; /* `tlsaad` was set, its record not yet seen */
    bool ended;     /* the tag was computed: what follows is another message */
    bool finalized; /* by the final call: updates wait for an IV */
    struct lanes_aead aead;
};

_Static_assert(sizeof(struct aead_ctx) <= 2048, "a cipher context takes at most 2 KiB");

static OSSL_FUNC_cipher_freectx_fn cipher_aead_freectx;
static OSSL_FUNC_cipher_dupctx_fn cipher_aead_dupctx;
static OSSL_FUNC_cipher_encrypt_init_fn cipher_aead_encrypt_init;
static OSSL_FUNC_cipher_decrypt_init_fn cipher_aead_decrypt_init;
static OSSL_FUNC_cipher_update_fn cipher_aead_update;
static OSSL_FUNC_cipher_final_fn cipher_aead_final;
static OSSL_FUNC_cipher_cipher_fn cipher_aead_cipher;
static OSSL_FUNC_cipher_gettable_params_fn cipher_aead_gettable_params;
static OSSL_FUNC_cipher_get_ctx_params_fn cipher_aead_get_ctx_params;
static OSSL_FUNC_cipher_set_ctx_params_fn cipher_aead_set_ctx_params;

static void set_nonce12(struct lanes_aead *aead, const uint8_t *nonce)
{
    lanes_aead_set_nonce(aead, nonce);
}

static void set_nonce24(struct lanes_aead *aead, const uint8_t *nonce)
{
    lanes_xaead_set_nonce(aead, nonce);
}

static const struct aead_variant chacha20_poly1305 = {LANES_NAMES_CHACHA20_POLY1305,
                                                      LANES_AEAD_NONCE_BYTES, set_nonce12, true};
static const struct aead_variant xchacha20_poly1305 = {LANES_NAMES_XCHACHA20_POLY1305,
                                                       LANES_XAEAD_NONCE_BYTES, set_nonce24, false};

/* Raises PROV_R_reason with a detail and is false. */
#define fail(ctx, reason, ...)                                                                     \
    (lanes_raise(&(ctx)->provider->core, ERR_LIB_PROV, (reason), __VA_ARGS__), false)

/* --- contexts --- */

static void trace_ctx(const struct aead_ctx *ctx)
{
    lanes_trace(&ctx->provider->core, ctx->variant->name, "cipher", ctx->aead.row->kernel.name);
}

static void *newctx(const struct lanes_provider *provider, const struct aead_variant *variant)
{
    struct aead_ctx *ctx = lanes_core_zalloc(&provider->core, sizeof(*ctx));

    if (ctx == NULL)
        return NULL;
    ctx->provider = provider;
    ctx->variant = variant;
    ctx->aead.row = (const struct lanes_aead_kernel *)provider->kernel[LANES_AEAD].picked;
    trace_ctx(ctx);
    return ctx;
}

static void cipher_aead_freectx(void *vctx)
{
    struct aead_ctx *ctx = vctx;

    if (ctx != NULL)
        lanes_core_clear_free(&ctx->provider->core, ctx, sizeof(*ctx));
}

static void *cipher_aead_dupctx(void *vctx)
{
    const struct aead_ctx *ctx = vctx;
    struct aead_ctx *copy = lanes_core_zalloc(&ctx->provider->core, sizeof(*copy));

    if (copy == NULL)
        return NULL;
    *copy = *ctx;
    trace_ctx(copy);
    return copy;
}

/* --- starting a message --- */

/* A message under this nonce; what the last one left behind is forgotten. */
static inline void begin(struct aead_ctx *ctx, const uint8_t *nonce)
{
    ctx->variant->set_nonce(&ctx->aead, nonce);
    ctx->ended = false;
}

/* The nonce in use, which of a TLS record is not the IV: words 13-15 of RFC 8439, 2.3. */
static void current_nonce(const struct aead_ctx *ctx, uint8_t nonce[static LANES_XAEAD_NONCE_BYTES])
{
    memcpy(nonce, ctx->iv, LANES_XAEAD_NONCE_BYTES);
    if (!ctx->variant->tls)
        return;
    for (size_t i = 0; i < 3; i++)
        lanes_store32_le(nonce + 4 * i, ctx->aead.state[13 + i]);
}

/*
 * Begins again under the nonce in use: after a new key, or (as the default
 * provider allows) without a new IV. A record that was announced still is.
 */
static void begin_again(struct aead_ctx *ctx)
{
    uint8_t nonce[LANES_XAEAD_NONCE_BYTES];

    current_nonce(ctx, nonce);
    begin(ctx, nonce);
    if (ctx->in_record)
        lanes_aead_aad(&ctx->aead, ctx->tls_aad, TLS_AAD_BYTES);
}

static inline int init(struct aead_ctx *ctx, const uint8_t *key, size_t key_bytes,
                       const uint8_t *iv, size_t iv_bytes, const OSSL_PARAM *params,
                       bool encrypting)
{
    ctx->encrypting = encrypting;
    if (iv != NULL && iv_bytes != ctx->variant->iv_bytes)
        return fail(ctx, PROV_R_INVALID_IV_LENGTH, "%zu bytes", iv_bytes);
    if (key != NULL && key_bytes != LANES_AEAD_KEY_BYTES)
        return fail(ctx, PROV_R_INVALID_KEY_LENGTH, "%zu bytes", key_bytes);
    if (key != NULL) {
        lanes_aead_set_key(&ctx->aead, key);
        ctx->key_set = true;
    }
    if (iv != NULL) {
        if (ctx->variant->tls)
            memcpy(ctx->tls_iv, iv, LANES_AEAD_NONCE_BYTES);
        else
            memcpy(ctx->iv, iv, LANES_XAEAD_NONCE_BYTES);
        ctx->finalized = ctx->in_record = false;
        begin(ctx, iv);
    } else if (key != NULL) {
        ctx->in_record = false;
        begin_again(ctx);
    }
    return params == NULL || cipher_aead_set_ctx_params(ctx, params);
}

static int cipher_aead_encrypt_init(void *vctx, const unsigned char *key, size_t keylen,
                                    const unsigned char *iv, size_t ivlen,
                                    const OSSL_PARAM params[])
{
    return init(vctx, key, keylen, iv, ivlen, params, true);
}

static int cipher_aead_decrypt_init(void *vctx, const unsigned char *key, size_t keylen,
                                    const unsigned char *iv, size_t ivlen,
                                    const OSSL_PARAM params[])
{
    return init(vctx, key, keylen, iv, ivlen, params, false);
}

static size_t payload_bytes(const uint8_t aad[static TLS_AAD_BYTES])
{
    return (size_t)aad[TLS_AAD_BYTES - 2] << 8 | aad[TLS_AAD_BYTES - 1];
}

/*
 * `tlsaad`: a record of TLS 1.2 begins. Its nonce is the IV, with the sequence
 * number XORed into the last 8 bytes (RFC 7905, 2). What is authenticated is
 * the length of the plaintext, so opening takes the tag off.
 */
static bool begin_record(struct aead_ctx *ctx, const uint8_t *header, size_t n)
{
    uint8_t nonce[LANES_AEAD_NONCE_BYTES];
    size_t payload;

    if (n != TLS_AAD_BYTES || header == NULL)
        return false;
    payload = payload_bytes(header);
    if (!ctx->encrypting && payload < LANES_AEAD_TAG_BYTES)
        return false;
    if (!ctx->encrypting)
        payload -= LANES_AEAD_TAG_BYTES;
    memcpy(ctx->tls_aad, header, TLS_AAD_BYTES);
    ctx->tls_aad[TLS_AAD_BYTES - 2] = (uint8_t)(payload >> 8);
    ctx->tls_aad[TLS_AAD_BYTES - 1] = (uint8_t)payload;
    memcpy(nonce, ctx->tls_iv, 4);
    lanes_store64_le(nonce + 4, lanes_load64_le(ctx->tls_iv + 4) ^ lanes_load64_le(header));
    begin(ctx, nonce);
    lanes_aead_aad(&ctx->aead, ctx->tls_aad, TLS_AAD_BYTES);
    ctx->in_record = ctx->tls_used = true;
    return true;
}

/* --- data --- */

static inline bool ready(struct aead_ctx *ctx)
{
    if (LANES_UNLIKELY(!ctx->key_set))
        return fail(ctx, PROV_R_NO_KEY_SET, "%s", ctx->variant->name);
    if (LANES_UNLIKELY(ctx->ended))
        begin_again(ctx);
    return true;
}

static inline bool text(struct aead_ctx *ctx, uint8_t *out, const uint8_t *in, size_t n)
{
    if (ctx->encrypting ? lanes_aead_seal(&ctx->aead, out, in, n)
                        : lanes_aead_open(&ctx->aead, out, in, n))
        return true;
    return fail(ctx, PROV_R_INVALID_INPUT_LENGTH, "more than 2^32-1 blocks under one nonce");
}

/* A record was announced, and nothing of it has come yet. */
static inline bool record_untouched(const struct aead_ctx *ctx)
{
    return ctx->in_record && (ctx->ended || ctx->aead.aad_bytes == TLS_AAD_BYTES);
}

/* Of the message, nothing has come yet. */
static bool untouched(const struct aead_ctx *ctx)
{
    return ctx->ended || ctx->aead.aad_bytes + ctx->aead.text_bytes == 0 || record_untouched(ctx);
}

static inline void end(struct aead_ctx *ctx, uint8_t tag[static LANES_AEAD_TAG_BYTES])
{
    lanes_aead_tag(&ctx->aead, tag);
    ctx->ended = true;
}

/*
 * A record of TLS 1.2 in one call: payload and tag. On a wrong tag the output
 * is zeroed and no error raised; DTLS drops the record and goes on.
 */
static inline bool record(struct aead_ctx *ctx, uint8_t *out, size_t *out_bytes, const uint8_t *in,
                          size_t n)
{
    const size_t payload = payload_bytes(ctx->tls_aad);
    uint8_t tag[LANES_AEAD_TAG_BYTES];

    if (n != payload + LANES_AEAD_TAG_BYTES) {
        /* The call may be repeated; after AAD beyond the header, it has ended that AAD. */
        ctx->in_record = record_untouched(ctx);
        return !ctx->in_record && text(ctx, out, in, 0) && false;
    }
    ctx->in_record = false;
    if (!text(ctx, out, in, payload))
        return false;
    if (ctx->encrypting) {
        end(ctx, ctx->tag);
        memcpy(out + payload, ctx->tag, LANES_AEAD_TAG_BYTES);
        *out_bytes = n;
        return true;
    }
    end(ctx, tag);
    if (!lanes_ct_equal(tag, in + payload, LANES_AEAD_TAG_BYTES)) {
        memset(out, 0, payload);
        return false;
    }
    *out_bytes = payload;
    return true;
}

/* The tag: computed to be asked for, or compared with what was set. */
static inline bool finish(struct aead_ctx *ctx, const uint8_t *out)
{
    uint8_t tag[LANES_AEAD_TAG_BYTES];

    if (!ready(ctx))
        return false;
    if (!ctx->encrypting && ctx->tag_bytes == 0)
        return fail(ctx, PROV_R_TAG_NOT_SET, "nothing to compare with");
    /* Of a record that has not come yet, only the tag alone can be asked for. */
    if (LANES_UNLIKELY(record_untouched(ctx)) && out != NULL)
        return false;
    if (ctx->encrypting) {
        end(ctx, ctx->tag);
        return true;
    }
    end(ctx, tag);
    return lanes_ct_equal(tag, ctx->tag, ctx->tag_bytes);
}

static inline bool aad(struct aead_ctx *ctx, const uint8_t *in, size_t n)
{
    if (LANES_UNLIKELY(ctx->aead.text_bytes > 0) && ctx->provider->core.version >= LATE_AAD_REFUSED)
        return false;
    lanes_aead_aad(&ctx->aead, in, n);
    return true;
}

/* n > 0 bytes: text, AAD (no output), a record, or the final call (no input). */
static inline bool process(struct aead_ctx *ctx, uint8_t *out, size_t *out_bytes, size_t out_size,
                           const uint8_t *in, size_t n)
{
    bool done;

    if (LANES_UNLIKELY(out_size < n))
        return fail(ctx, PROV_R_OUTPUT_BUFFER_TOO_SMALL, "%zu of %zu bytes", out_size, n);
    if (!ready(ctx))
        return false;
    if (LANES_UNLIKELY(in == NULL)) {
        done = finish(ctx, out);
    } else if (out == NULL) {
        done = aad(ctx, in, n);
    } else if (LANES_UNLIKELY(lanes_cipher_overlap(out, in, n))) {
        lanes_raise(&ctx->provider->core, ERR_LIB_EVP, EVP_R_PARTIALLY_OVERLAPPING, "%s",
                    ctx->variant->name);
        return false;
    } else if (ctx->in_record) {
        return record(ctx, out, out_bytes, in, n);
    } else {
        done = text(ctx, out, in, n);
    }
    *out_bytes = done ? n : 0;
    return done;
}

static int cipher_aead_update(void *vctx, unsigned char *out, size_t *outl, size_t outsize,
                              const unsigned char *in, size_t inl)
{
    struct aead_ctx *ctx = vctx;

    if (LANES_UNLIKELY(ctx->finalized))
        return 0;
    *outl = 0;
    return inl == 0 || process(ctx, out, outl, outsize, in, inl);
}

static int cipher_aead_final(void *vctx, unsigned char *out, size_t *outl, size_t outsize)
{
    struct aead_ctx *ctx = vctx;

    (void)outsize;
    *outl = 0;
    if (!finish(ctx, out))
        return 0;
    ctx->finalized = true;
    return 1;
}

/* EVP_Cipher: without input it is the final call, but an IV need not follow. */
static int cipher_aead_cipher(void *vctx, unsigned char *out, size_t *outl, size_t outsize,
                              const unsigned char *in, size_t inl)
{
    struct aead_ctx *ctx = vctx;

    *outl = 0;
    if (inl > 0)
        return process(ctx, out, outl, outsize, in, inl);
    if (in == NULL)
        return finish(ctx, out);
    if (ctx->ended)
        begin_again(ctx);
    if (out == NULL)
        return aad(ctx, in, 0);
    /* Other than an empty update, an empty call is not the record that was announced, */
    if (ctx->in_record)
        return record(ctx, out, outl, in, inl);
    /* and it ends the AAD. */
    return !ctx->key_set || text(ctx, out, in, 0);
}

/* --- parameters --- */

static const OSSL_PARAM *cipher_aead_gettable_params(void *provctx)
{
    const struct lanes_provider *provider = provctx;

    return lanes_cipher_gettable_params(&provider->core);
}

/* Those of TLS first; without them, the lists are those of a variant that is not used there. */
enum { TLS_GETTABLE = 1, TLS_SETTABLE = 2 };

static const OSSL_PARAM gettable_ctx_params[] = {
    OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_AEAD_TLS1_AAD_PAD, NULL),
    OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_KEYLEN, NULL),
    OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_IVLEN, NULL),
    OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_AEAD_TAGLEN, NULL),
    OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_AEAD_TAG, NULL, 0),
    OSSL_PARAM_END,
};

static const OSSL_PARAM settable_ctx_params[] = {
    OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_AEAD_TLS1_AAD, NULL, 0),
    OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_AEAD_TLS1_IV_FIXED, NULL, 0),
    OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_KEYLEN, NULL),
    OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_IVLEN, NULL),
    OSSL_PARAM_octet_string(OSSL_CIPHER_PARAM_AEAD_TAG, NULL, 0),
    OSSL_PARAM_END,
};

static bool get_tag(const struct aead_ctx *ctx, const OSSL_PARAM *p)
{
    if (p->data_type != OSSL_PARAM_OCTET_STRING)
        return fail(ctx, PROV_R_FAILED_TO_SET_PARAMETER, "tag");
    if (!ctx->encrypting)
        return fail(ctx, PROV_R_TAG_NOT_SET, "decrypting");
    if (p->data_size == 0 || p->data_size > LANES_AEAD_TAG_BYTES)
        return fail(ctx, PROV_R_INVALID_TAG_LENGTH, "%zu bytes", p->data_size);
    if (p->data == NULL) /* through which the default provider would write */
        return fail(ctx, PROV_R_FAILED_TO_SET_PARAMETER, "tag");
    if (LANES_LIKELY(p->data_size == LANES_AEAD_TAG_BYTES))
        memcpy(p->data, ctx->tag, LANES_AEAD_TAG_BYTES);
    else
        memcpy(p->data, ctx->tag, p->data_size);
    return true;
}

static bool get_size(const struct aead_ctx *ctx, OSSL_PARAM *p, size_t value)
{
    return lanes_param_set_uint(p, value, sizeof(value)) ||
           fail(ctx, PROV_R_FAILED_TO_SET_PARAMETER, "%s", p->key);
}

/* Parameters that are not ours to answer stay as they are. */
static bool get_ctx_param(const struct aead_ctx *ctx, OSSL_PARAM *p)
{
    switch (lanes_param_identify(p->key)) {
    case LANES_PARAM_KEYLEN:
        return get_size(ctx, p, LANES_AEAD_KEY_BYTES);
    case LANES_PARAM_IVLEN:
        return get_size(ctx, p, ctx->variant->iv_bytes);
    case LANES_PARAM_TAGLEN:
        return get_size(ctx, p, ctx->tag_bytes);
    case LANES_PARAM_TLSAADPAD:
        return get_size(ctx, p, ctx->tls_used ? LANES_AEAD_TAG_BYTES : 0);
    case LANES_PARAM_TAG:
        return get_tag(ctx, p);
    default:
        return true;
    }
}

static int cipher_aead_get_ctx_params(void *vctx, OSSL_PARAM params[])
{
    for (OSSL_PARAM *p = params; p != NULL && p->key != NULL; p++) {
        if (!get_ctx_param(vctx, p))
            return 0;
    }
    return 1;
}

/* The expected tag, or (without data) only its length. */
static bool set_tag(struct aead_ctx *ctx, const OSSL_PARAM *p)
{
    if (p->data_type != OSSL_PARAM_OCTET_STRING)
        return fail(ctx, PROV_R_FAILED_TO_GET_PARAMETER, "tag");
    if (p->data_size == 0 || p->data_size > LANES_AEAD_TAG_BYTES)
        return fail(ctx, PROV_R_INVALID_TAG_LENGTH, "%zu bytes", p->data_size);
    if (p->data != NULL) {
        if (ctx->encrypting)
            return fail(ctx, PROV_R_TAG_NOT_NEEDED, "encrypting");
        memcpy(ctx->tag, p->data, p->data_size);
    }
    ctx->tag_bytes = (uint8_t)p->data_size;
    return true;
}

static bool set_tls_aad(struct aead_ctx *ctx, const OSSL_PARAM *p)
{
    if (p->data_type != OSSL_PARAM_OCTET_STRING)
        return fail(ctx, PROV_R_FAILED_TO_GET_PARAMETER, "tlsaad");
    if (!ctx->variant->tls || !begin_record(ctx, p->data, p->data_size))
        return fail(ctx, PROV_R_INVALID_DATA, "tlsaad");
    return true;
}

static bool set_tls_iv(struct aead_ctx *ctx, const OSSL_PARAM *p)
{
    if (p->data_type != OSSL_PARAM_OCTET_STRING)
        return fail(ctx, PROV_R_FAILED_TO_GET_PARAMETER, "tlsivfixed");
    if (!ctx->variant->tls || p->data == NULL || p->data_size != LANES_AEAD_NONCE_BYTES)
        return fail(ctx, PROV_R_INVALID_IV_LENGTH, "tlsivfixed");
    memcpy(ctx->tls_iv, p->data, LANES_AEAD_NONCE_BYTES);
    lanes_aead_switch_nonce(&ctx->aead, ctx->tls_iv, !untouched(ctx));
    return true;
}

static bool set_ctx_param(struct aead_ctx *ctx, enum lanes_param param, const OSSL_PARAM *p)
{
    switch (param) {
    case LANES_PARAM_KEYLEN:
        return lanes_cipher_check_length(&ctx->provider->core, p, LANES_AEAD_KEY_BYTES,
                                         PROV_R_INVALID_KEY_LENGTH);
    case LANES_PARAM_IVLEN:
        return lanes_cipher_check_length(&ctx->provider->core, p, ctx->variant->iv_bytes,
                                         PROV_R_INVALID_IV_LENGTH);
    case LANES_PARAM_TAG:
        return set_tag(ctx, p);
    case LANES_PARAM_TLSAAD:
        return set_tls_aad(ctx, p);
    case LANES_PARAM_TLSIVFIXED:
        return set_tls_iv(ctx, p);
    default:
        return true;
    }
}

static int cipher_aead_set_ctx_params(void *vctx, const OSSL_PARAM params[])
{
    struct lanes_params found;

    if (params == NULL || params[0].key == NULL)
        return 1;
    /* One alone is what every record sets. */
    if (LANES_LIKELY(params[1].key == NULL))
        return set_ctx_param(vctx, lanes_param_identify(params[0].key), params);
    /* Several act in the order of lanes_param, which is the default provider's. */
    lanes_params_index(&found, params);
    for (size_t i = 0; i < LANES_PARAM_COUNT; i++) {
        if (found.at[i] != NULL && !set_ctx_param(vctx, (enum lanes_param)i, found.at[i]))
            return 0;
    }
    return 1;
}

/* --- what differs between the variants --- */

static OSSL_FUNC_cipher_newctx_fn cipher_chacha20_poly1305_newctx;
static OSSL_FUNC_cipher_get_params_fn cipher_chacha20_poly1305_get_params;
static OSSL_FUNC_cipher_gettable_ctx_params_fn cipher_chacha20_poly1305_gettable_ctx_params;
static OSSL_FUNC_cipher_settable_ctx_params_fn cipher_chacha20_poly1305_settable_ctx_params;
static OSSL_FUNC_cipher_newctx_fn cipher_xchacha20_poly1305_newctx;
static OSSL_FUNC_cipher_get_params_fn cipher_xchacha20_poly1305_get_params;
static OSSL_FUNC_cipher_gettable_ctx_params_fn cipher_xchacha20_poly1305_gettable_ctx_params;
static OSSL_FUNC_cipher_settable_ctx_params_fn cipher_xchacha20_poly1305_settable_ctx_params;

static void *cipher_chacha20_poly1305_newctx(void *provctx)
{
    return newctx(provctx, &chacha20_poly1305);
}

static int cipher_chacha20_poly1305_get_params(OSSL_PARAM params[])
{
    return lanes_cipher_get_params(params, chacha20_poly1305.iv_bytes, true);
}

static const OSSL_PARAM *cipher_chacha20_poly1305_gettable_ctx_params(void *vctx, void *provctx)
{
    (void)vctx;
    (void)provctx;
    return gettable_ctx_params;
}

static const OSSL_PARAM *cipher_chacha20_poly1305_settable_ctx_params(void *vctx, void *provctx)
{
    (void)vctx;
    (void)provctx;
    return settable_ctx_params;
}

static void *cipher_xchacha20_poly1305_newctx(void *provctx)
{
    return newctx(provctx, &xchacha20_poly1305);
}

static int cipher_xchacha20_poly1305_get_params(OSSL_PARAM params[])
{
    return lanes_cipher_get_params(params, xchacha20_poly1305.iv_bytes, true);
}

static const OSSL_PARAM *cipher_xchacha20_poly1305_gettable_ctx_params(void *vctx, void *provctx)
{
    (void)vctx;
    (void)provctx;
    return gettable_ctx_params + TLS_GETTABLE;
}

static const OSSL_PARAM *cipher_xchacha20_poly1305_settable_ctx_params(void *vctx, void *provctx)
{
    (void)vctx;
    (void)provctx;
    return settable_ctx_params + TLS_SETTABLE;
}

/* clang-format off */
#define COMMON_FUNCTIONS                                                             \
    {OSSL_FUNC_CIPHER_FREECTX, (void (*)(void))cipher_aead_freectx},                 \
    {OSSL_FUNC_CIPHER_DUPCTX, (void (*)(void))cipher_aead_dupctx},                   \
    {OSSL_FUNC_CIPHER_ENCRYPT_INIT, (void (*)(void))cipher_aead_encrypt_init},       \
    {OSSL_FUNC_CIPHER_DECRYPT_INIT, (void (*)(void))cipher_aead_decrypt_init},       \
    {OSSL_FUNC_CIPHER_UPDATE, (void (*)(void))cipher_aead_update},                   \
    {OSSL_FUNC_CIPHER_FINAL, (void (*)(void))cipher_aead_final},                     \
    {OSSL_FUNC_CIPHER_CIPHER, (void (*)(void))cipher_aead_cipher},                   \
    {OSSL_FUNC_CIPHER_GETTABLE_PARAMS, (void (*)(void))cipher_aead_gettable_params}, \
    {OSSL_FUNC_CIPHER_GET_CTX_PARAMS, (void (*)(void))cipher_aead_get_ctx_params},   \
    {OSSL_FUNC_CIPHER_SET_CTX_PARAMS, (void (*)(void))cipher_aead_set_ctx_params},   \
    {0, NULL}

const OSSL_DISPATCH lanes_chacha20_poly1305_functions[] = {
    {OSSL_FUNC_CIPHER_NEWCTX, (void (*)(void))cipher_chacha20_poly1305_newctx},
    {OSSL_FUNC_CIPHER_GET_PARAMS, (void (*)(void))cipher_chacha20_poly1305_get_params},
    {OSSL_FUNC_CIPHER_GETTABLE_CTX_PARAMS,
     (void (*)(void))cipher_chacha20_poly1305_gettable_ctx_params},
    {OSSL_FUNC_CIPHER_SETTABLE_CTX_PARAMS,
     (void (*)(void))cipher_chacha20_poly1305_settable_ctx_params},
    COMMON_FUNCTIONS,
};

const OSSL_DISPATCH lanes_xchacha20_poly1305_functions[] = {
    {OSSL_FUNC_CIPHER_NEWCTX, (void (*)(void))cipher_xchacha20_poly1305_newctx},
    {OSSL_FUNC_CIPHER_GET_PARAMS, (void (*)(void))cipher_xchacha20_poly1305_get_params},
    {OSSL_FUNC_CIPHER_GETTABLE_CTX_PARAMS,
     (void (*)(void))cipher_xchacha20_poly1305_gettable_ctx_params},
    {OSSL_FUNC_CIPHER_SETTABLE_CTX_PARAMS,
     (void (*)(void))cipher_xchacha20_poly1305_settable_ctx_params},
    COMMON_FUNCTIONS,
};
/* clang-format on */
