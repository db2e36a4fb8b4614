/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Decoders: DER to key, for PrivateKeyInfo and SubjectPublicKeyInfo of every
 * key type. With them a key from a file is born here instead of being exported
 * from the default provider at its first use.
 *
 * What is not one of ours is passed over with success and without a key; so is
 * what the default provider may yet make something of, or complain about.
 */
#include "key.h"

#include "base/ct.h"
#include "der.h"

#include <openssl/core_names.h>
#include <openssl/core_object.h>
#include <openssl/err.h>
#include <openssl/params.h>

/*
 * 7.5 KiB is the longest that is ours, of ML-DSA-87 with the public key; what
 * other attributes add to keys of curves is less than the difference.
 */
enum { OBJECT_BYTES_MAX = 8192 };

/* A structure: which half it holds, and where. */
struct decoder_structure {
    int selection; /* OSSL_KEYMGMT_SELECT_ of the half it holds */
    bool (*find)(struct lanes_key_halves *halves, const struct lanes_provider *provider,
                 const struct lanes_key_type *type, struct lanes_der whole);
};

struct decoder_ctx {
    const struct lanes_provider *provider;
    const struct lanes_key_type *type;
    const struct decoder_structure *structure;
    int selection; /* of the last decoding */
};

static OSSL_FUNC_decoder_freectx_fn decoder_key_freectx;
static OSSL_FUNC_decoder_decode_fn decoder_key_decode;
static OSSL_FUNC_decoder_export_object_fn decoder_key_export_object;

static void *new_ctx(const struct lanes_provider *provider, const struct lanes_key_type *type,
                     const struct decoder_structure *structure)
{
    struct decoder_ctx *ctx = lanes_core_zalloc(&provider->core, sizeof(*ctx));

    if (ctx == NULL)
        return NULL;
    ctx->provider = provider;
    ctx->type = type;
    ctx->structure = structure;
    return ctx;
}

static void decoder_key_freectx(void *vctx)
{
    struct decoder_ctx *ctx = vctx;

    if (ctx != NULL)
        lanes_core_clear_free(&ctx->provider->core, ctx, sizeof(*ctx));
}

/* --- the structures --- */

static struct lanes_der oid_of(const struct lanes_key_type *type)
{
    return (struct lanes_der){type->oid, type->oid_bytes};
}

/* RFC 8410, 7: an OCTET STRING in the OCTET STRING; and the forms of ML-DSA. */
static bool find_private(struct lanes_key_halves *halves, const struct lanes_provider *provider,
                         const struct lanes_key_type *type, struct lanes_der whole)
{
    const struct lanes_form_sizes sizes = {type->seed_bytes, type->private_bytes,
                                           type->public_bytes};
    struct lanes_form_parts parts;
    struct lanes_der outer, half;

    if (!lanes_der_private_key_info(&outer, whole, oid_of(type)))
        return false;
    if (type->seed_bytes != 0) {
        if (!lanes_form_read(&parts, &provider->forms, &sizes, outer))
            return false;
        *halves = (struct lanes_key_halves){parts.seed.at, parts.private_key.at,
                                            parts.public_key.at};
        return true;
    }
    if (!lanes_der_take(&outer, LANES_DER_OCTET_STRING, &half) || outer.n != 0 ||
        half.n != type->private_bytes)
        return false;
    halves->private_key = half.at;
    return true;
}

/* RFC 8410, 4, and RFC 9881, 4: the key as it is. */
static bool find_public(struct lanes_key_halves *halves, const struct lanes_provider *provider,
                        const struct lanes_key_type *type, struct lanes_der whole)
{
    struct lanes_der half;

    (void)provider;
    if (!lanes_der_public_key_info(&half, whole, oid_of(type)) || half.n != type->public_bytes)
        return false;
    halves->public_key = half.at;
    return true;
}

static const struct decoder_structure private_key_info = {OSSL_KEYMGMT_SELECT_PRIVATE_KEY,
                                                          find_private};
static const struct decoder_structure public_key_info = {OSSL_KEYMGMT_SELECT_PUBLIC_KEY,
                                                         find_public};

/*
 * The best that is asked for decides: a private key is not served by a public
 * one, though that is in every selection that a private key is in.
 */
static bool does_selection(const struct decoder_structure *structure, int selection)
{
    static const int halves[] = {OSSL_KEYMGMT_SELECT_PRIVATE_KEY, OSSL_KEYMGMT_SELECT_PUBLIC_KEY};

    for (size_t i = 0; i < sizeof(halves) / sizeof(halves[0]); i++) {
        if ((selection & halves[i]) != 0)
            return halves[i] == structure->selection;
    }
    return selection == 0; /* anything is welcome; but parameters alone are not to be had */
}

/* --- decoding --- */

/* Reads one SEQUENCE. False if there is none, or it is longer than any of ours. */
static bool read_object(const struct lanes_core *core, OSSL_CORE_BIO *bio,
                        uint8_t object[OBJECT_BYTES_MAX], size_t *bytes)
{
    size_t more, contents;

    if (!lanes_core_read(core, bio, object, LANES_DER_HEAD_BYTES_MIN) ||
        !lanes_der_sequence_head(object, &more) ||
        !lanes_core_read(core, bio, object + LANES_DER_HEAD_BYTES_MIN, more))
        return false;
    more += LANES_DER_HEAD_BYTES_MIN;
    if (!lanes_der_sequence_length(object, more, &contents) ||
        contents > OBJECT_BYTES_MAX - more ||
        !lanes_core_read(core, bio, object + more, contents))
        return false;
    *bytes = more + contents;
    return true;
}

static bool fill_key(struct lanes_key *key, const struct lanes_key_halves *halves)
{
    if (key->type->seed_bytes != 0)
        return lanes_key_set_halves(key, halves);
    if (halves->private_key != NULL)
        return lanes_key_set_private(key, halves->private_key) && lanes_key_derive_public(key);
    lanes_key_set_public(key, halves->public_key);
    return true;
}

static struct lanes_key *make_key(const struct decoder_ctx *ctx,
                                  const struct lanes_key_halves *halves)
{
    struct lanes_key *key = lanes_key_new(ctx->provider, ctx->type);

    if (key == NULL || fill_key(key, halves))
        return key;
    lanes_key_free(key);
    return NULL;
}

/* The key that is next in the BIO, or NULL. */
static struct lanes_key *read_key(const struct decoder_ctx *ctx, OSSL_CORE_BIO *bio)
{
    uint8_t object[OBJECT_BYTES_MAX];
    struct lanes_key_halves halves = {NULL, NULL, NULL};
    struct lanes_key *key = NULL;
    size_t bytes = 0;

    if (read_object(&ctx->provider->core, bio, object, &bytes) &&
        ctx->structure->find(&halves, ctx->provider, ctx->type,
                             (struct lanes_der){object, bytes}))
        key = make_key(ctx, &halves);
    lanes_wipe(object, bytes);
    return key;
}

static int decoder_key_decode(void *vctx, OSSL_CORE_BIO *in, int selection,
                              OSSL_CALLBACK *data_cb, void *data_cbarg,
                              OSSL_PASSPHRASE_CALLBACK *pw_cb, void *pw_cbarg)
{
    struct decoder_ctx *ctx = vctx;
    struct lanes_key *key;
    int object = OSSL_OBJECT_PKEY, result;

    (void)pw_cb;
    (void)pw_cbarg;
    ctx->selection = selection;
    if (!does_selection(ctx->structure, selection)) {
        lanes_raise(&ctx->provider->core, ERR_LIB_PROV, ERR_R_PASSED_INVALID_ARGUMENT,
                    "selection %#x", (unsigned)selection);
        return 0;
    }
    key = read_key(ctx, in);
    if (key == NULL)
        return 1;
    OSSL_PARAM params[] = {
        OSSL_PARAM_int(OSSL_OBJECT_PARAM_TYPE, &object),
        OSSL_PARAM_utf8_string(OSSL_OBJECT_PARAM_DATA_TYPE, (char *)ctx->type->name,
                               strlen(ctx->type->name)),
        OSSL_PARAM_octet_string(OSSL_OBJECT_PARAM_REFERENCE, &key, sizeof(key)),
        OSSL_PARAM_END,
    };
    result = data_cb(params, data_cbarg);
    lanes_key_free(key); /* NULL if the key management has taken it over */
    return result;
}

/* For a key management of another provider. */
static int decoder_key_export_object(void *vctx, const void *objref, size_t objref_sz,
                                     OSSL_CALLBACK *export_cb, void *export_cbarg)
{
    const struct decoder_ctx *ctx = vctx;
    const struct lanes_key *key;

    if (objref_sz != sizeof(key))
        return 0;
    memcpy(&key, objref, sizeof(key));
    return lanes_key_export(
        key, ctx->selection != 0 ? ctx->selection : OSSL_KEYMGMT_SELECT_ALL, export_cb,
        export_cbarg);
}

/* --- tables --- */

#define DECODER(type, structure)                                                                   \
    static OSSL_FUNC_decoder_newctx_fn decoder_##type##_##structure##_newctx;                      \
    static OSSL_FUNC_decoder_does_selection_fn decoder_##type##_##structure##_does_selection;      \
    static void *decoder_##type##_##structure##_newctx(void *provctx)                              \
    {                                                                                              \
        return new_ctx(provctx, &lanes_key_##type, &structure);                                    \
    }                                                                                              \
    static int decoder_##type##_##structure##_does_selection(void *provctx, int selection)         \
    {                                                                                              \
        (void)provctx;                                                                             \
        return does_selection(&structure, selection);                                              \
    }                                                                                              \
    const OSSL_DISPATCH lanes_##type##_##structure##_functions[] = {                               \
        {OSSL_FUNC_DECODER_NEWCTX, (void (*)(void))decoder_##type##_##structure##_newctx},         \
        {OSSL_FUNC_DECODER_FREECTX, (void (*)(void))decoder_key_freectx},                          \
        {OSSL_FUNC_DECODER_DOES_SELECTION,                                                         \
         (void (*)(void))decoder_##type##_##structure##_does_selection},                           \
        {OSSL_FUNC_DECODER_DECODE, (void (*)(void))decoder_key_decode},                            \
        {OSSL_FUNC_DECODER_EXPORT_OBJECT, (void (*)(void))decoder_key_export_object},              \
        {0, NULL},                                                                                 \
    }

DECODER(x25519, private_key_info);
DECODER(x25519, public_key_info);
DECODER(ed25519, private_key_info);
DECODER(ed25519, public_key_info);
DECODER(mldsa44, private_key_info);
DECODER(mldsa44, public_key_info);
DECODER(mldsa65, private_key_info);
DECODER(mldsa65, public_key_info);
DECODER(mldsa87, private_key_info);
DECODER(mldsa87, public_key_info);
