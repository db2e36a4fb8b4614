/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Encoders of ML-DSA's keys for cores before 3.5, whose default provider knows
 * none: PrivateKeyInfo and SubjectPublicKeyInfo, as DER and as PEM, and the text
 * of `-text`. From 3.5 on the default provider writes them, as it is set.
 *
 * There is no EncryptedPrivateKeyInfo: a provider has no cipher of the core's to
 * encrypt with. libcrypto encrypts by itself what EVP_PKEY2PKCS8() gets from here,
 * with PKCS8_encrypt(), as `openssl pkcs8 -topk8` does. A caller that sets a cipher
 * on the encoder instead gets an error, and never a key in the clear.
 */
#include "key.h"

#include "base/ct.h"
#include "params.h"

#include <openssl/core_names.h>
#include <openssl/core_object.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

#include <stdarg.h>
#include <stdio.h>

/* What is written, and how. */
struct encoder_structure {
    int selection; /* OSSL_KEYMGMT_SELECT_ of the half it is of; 0: whatever there is */
    const char *label; /* of PEM; NULL: DER */
    bool (*write)(const struct lanes_core *core, OSSL_CORE_BIO *out, const struct lanes_key *key,
                  const struct encoder_structure *structure, int selection);
};

struct encoder_ctx {
    const struct lanes_provider *provider;
    const struct lanes_key_type *type;
    const struct encoder_structure *structure;
};

static OSSL_FUNC_encoder_freectx_fn encoder_key_freectx;
static OSSL_FUNC_encoder_set_ctx_params_fn encoder_key_set_ctx_params;
static OSSL_FUNC_encoder_settable_ctx_params_fn encoder_key_settable_ctx_params;
static OSSL_FUNC_encoder_free_object_fn encoder_key_free_object;
static OSSL_FUNC_encoder_encode_fn encoder_key_encode;
static OSSL_FUNC_encoder_import_object_fn encoder_key_import_object;

static void *new_ctx(const struct lanes_provider *provider, const struct lanes_key_type *type,
                     const struct encoder_structure *structure)
{
    struct encoder_ctx *ctx = lanes_core_zalloc(&provider->core, sizeof(*ctx));

    if (ctx == NULL)
        return NULL;
    ctx->provider = provider;
    ctx->type = type;
    ctx->structure = structure;
    return ctx;
}

static void encoder_key_freectx(void *vctx)
{
    struct encoder_ctx *ctx = vctx;

    if (ctx != NULL)
        lanes_core_clear_free(&ctx->provider->core, ctx, sizeof(*ctx));
}

/* --- DER and PEM --- */

enum {
    OBJECT_BYTES_MAX = 8192, /* as decoder.c's */
    PEM_LINE_BYTES = 48,     /* that 64 characters stand for (RFC 7468, 2) */
    PEM_LINE = PEM_LINE_BYTES / 3 * 4,
};

/* Of up to 48 bytes the characters, padded, and the end of the line. Returns their number. */
static size_t pem_line(char line[PEM_LINE + 1], const uint8_t *in, size_t n)
{
    size_t at = 0;

    for (size_t i = 0; i < n; i += 3) {
        const size_t left = n - i < 3 ? n - i : 3;
        uint32_t group = 0;
        for (size_t k = 0; k < 3; k++)
            group = group << 8 | (k < left ? in[i + k] : 0);
        for (size_t k = 0; k < 4; k++, at++) {
            const uint32_t digit = group >> (18 - 6 * k) & 63;
            /* A-Z, a-z, 0-9, + and /, as differences at the first of each. */
            uint32_t c = digit + 'A';
            c += (25 - digit) >> 8 & ('a' - 'Z' - 1);
            c -= (51 - digit) >> 8 & ('z' + 1 - '0');
            c -= (61 - digit) >> 8 & ('9' + 1 - '+');
            c += (62 - digit) >> 8 & ('/' - '+' - 1);
            line[at] = k > left ? '=' : (char)c;
        }
    }
    line[at++] = '\n';
    return at;
}

static bool write_pem(const struct lanes_core *core, OSSL_CORE_BIO *out, const char *label,
                      struct lanes_der object)
{
    char line[PEM_LINE + 1], border[64];
    bool good;
    int n = snprintf(border, sizeof(border), "-----BEGIN %s-----\n", label);

    good = lanes_core_write(core, out, border, (size_t)n);
    for (size_t i = 0; good && i < object.n; i += PEM_LINE_BYTES) {
        const size_t left = object.n - i;
        const size_t c = pem_line(line, object.at + i, left < PEM_LINE_BYTES ? left
                                                                             : PEM_LINE_BYTES);
        good = lanes_core_write(core, out, line, c);
    }
    lanes_wipe(line, sizeof(line));
    n = snprintf(border, sizeof(border), "-----END %s-----\n", label);
    return good && lanes_core_write(core, out, border, (size_t)n);
}

/* The key, and its structure around it. False if it lacks what it is to hold. */
static bool put_object(struct lanes_der_writer *w, const struct lanes_key *key, int selection)
{
    const struct lanes_key_type *type = key->type;
    const struct lanes_der oid = {type->oid, type->oid_bytes};
    const struct lanes_form_parts parts = {
        .seed = {key->seed, type->seed_bytes},
        .private_key = {key->private_key, type->private_bytes},
        .public_key = {key->has_public ? key->public_key : NULL, type->public_bytes},
    };
    const struct lanes_form *form;

    if (selection == OSSL_KEYMGMT_SELECT_PUBLIC_KEY) {
        if (!key->has_public)
            return false;
        lanes_der_put(w, parts.public_key);
        lanes_der_put_public_key_info(w, oid);
        return true;
    }
    form = lanes_form_choose(&key->provider->forms, &parts);
    if (form == NULL)
        return false;
    lanes_form_write(w, form, &parts);
    lanes_der_put_private_key_info(w, oid);
    return true;
}

static bool write_object(const struct lanes_core *core, OSSL_CORE_BIO *out,
                         const struct lanes_key *key, const struct encoder_structure *structure,
                         int selection)
{
    uint8_t buffer[OBJECT_BYTES_MAX];
    struct lanes_der_writer w = {buffer, sizeof(buffer), 0};
    bool good;

    (void)selection;
    if (!put_object(&w, key, structure->selection)) {
        lanes_raise(core, ERR_LIB_PROV,
                    structure->selection == OSSL_KEYMGMT_SELECT_PUBLIC_KEY
                        ? PROV_R_NOT_A_PUBLIC_KEY
                        : PROV_R_NOT_A_PRIVATE_KEY,
                    "%s, in the formats that are set", key->type->name);
        return false;
    }
    const struct lanes_der object = {buffer + sizeof(buffer) - w.written, w.written};
    good = structure->label != NULL ? write_pem(core, out, structure->label, object)
                                    : lanes_core_write(core, out, object.at, object.n);
    lanes_wipe(buffer, sizeof(buffer));
    return good;
}

/* --- text --- */

/* A line with a title, and the bytes under it, fifteen to a line. */
static bool write_bytes(const struct lanes_core *core, OSSL_CORE_BIO *out, const char *title,
                        const uint8_t *bytes, size_t n)
{
    enum { PER_LINE = 15, INDENT = 4 };
    static const char digits[] = "0123456789abcdef";
    char line[INDENT + 3 * PER_LINE + 1];
    bool good = lanes_core_write(core, out, title, strlen(title));

    memset(line, ' ', INDENT);
    for (size_t i = 0; good && i < n;) {
        size_t at = INDENT;
        do {
            line[at++] = digits[bytes[i] >> 4];
            line[at++] = digits[bytes[i] & 15];
            if (++i < n)
                line[at++] = ':';
        } while (i < n && i % PER_LINE != 0);
        line[at++] = '\n';
        good = lanes_core_write(core, out, line, at);
    }
    lanes_wipe(line, sizeof(line));
    return good;
}

static bool write_text(const struct lanes_core *core, OSSL_CORE_BIO *out,
                       const struct lanes_key *key, const struct encoder_structure *structure,
                       int selection)
{
    const struct lanes_key_type *type = key->type;
    const bool is_private =
        (selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) != 0 && key->private_key != NULL;
    char title[64];
    const int n = snprintf(title, sizeof(title), "%s %s-Key:\n", type->name,
                           is_private ? "Private" : "Public");

    (void)structure;
    if (!key->has_public) {
        lanes_raise(core, ERR_LIB_PROV, PROV_R_NOT_A_PUBLIC_KEY, "%s", type->name);
        return false;
    }
    return lanes_core_write(core, out, title, (size_t)n) &&
           (!is_private || key->seed == NULL ||
            write_bytes(core, out, "seed:\n", key->seed, type->seed_bytes)) &&
           (!is_private ||
            write_bytes(core, out, "priv:\n", key->private_key, type->private_bytes)) &&
           write_bytes(core, out, "pub:\n", key->public_key, type->public_bytes);
}

/* --- encoding --- */

static const OSSL_PARAM *encoder_key_settable_ctx_params(void *provctx)
{
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_utf8_string(OSSL_ENCODER_PARAM_CIPHER, NULL, 0),
        OSSL_PARAM_utf8_string(OSSL_ENCODER_PARAM_PROPERTIES, NULL, 0),
        OSSL_PARAM_END,
    };

    (void)provctx;
    return list;
}

/* A key that is to be encrypted is not written in the clear. */
static int encoder_key_set_ctx_params(void *vctx, const OSSL_PARAM params[])
{
    const struct encoder_ctx *ctx = vctx;
    const OSSL_PARAM *cipher = lanes_param_locate_const(params, OSSL_ENCODER_PARAM_CIPHER);

    if (cipher == NULL || cipher->data == NULL || cipher->data_size == 0)
        return 1;
    lanes_raise(&ctx->provider->core, ERR_LIB_PROV, ERR_R_UNSUPPORTED,
                "encryption: let EVP_PKEY2PKCS8() and PKCS8_encrypt() do it");
    return 0;
}

static const struct encoder_structure private_key_info_der = {OSSL_KEYMGMT_SELECT_PRIVATE_KEY,
                                                              NULL, write_object};
static const struct encoder_structure private_key_info_pem = {OSSL_KEYMGMT_SELECT_PRIVATE_KEY,
                                                              "PRIVATE KEY", write_object};
static const struct encoder_structure public_key_info_der = {OSSL_KEYMGMT_SELECT_PUBLIC_KEY, NULL,
                                                             write_object};
static const struct encoder_structure public_key_info_pem = {OSSL_KEYMGMT_SELECT_PUBLIC_KEY,
                                                             "PUBLIC KEY", write_object};
static const struct encoder_structure text = {0, NULL, write_text};

/* As decoder.c: a private key is not served by a public one. */
static int does_selection(const struct encoder_structure *structure, int selection)
{
    static const int halves[] = {OSSL_KEYMGMT_SELECT_PRIVATE_KEY, OSSL_KEYMGMT_SELECT_PUBLIC_KEY};

    for (size_t i = 0; i < sizeof(halves) / sizeof(halves[0]); i++) {
        if ((selection & halves[i]) != 0)
            return structure->selection == 0 || structure->selection == halves[i];
    }
    return selection == 0;
}

/* A key of another provider's, for this one call. */
static void *encoder_key_import_object(void *vctx, int selection, const OSSL_PARAM params[])
{
    const struct encoder_ctx *ctx = vctx;
    struct lanes_key *key = lanes_key_new(ctx->provider, ctx->type);

    if (key == NULL || lanes_key_import(key, selection, params))
        return key;
    lanes_key_free(key);
    return NULL;
}

static void encoder_key_free_object(void *key)
{
    lanes_key_free(key);
}

static int encoder_key_encode(void *vctx, OSSL_CORE_BIO *out, const void *obj_raw,
                              const OSSL_PARAM obj_abstract[], int selection,
                              OSSL_PASSPHRASE_CALLBACK *cb, void *cbarg)
{
    const struct encoder_ctx *ctx = vctx;

    (void)cb;
    (void)cbarg;
    if (obj_raw == NULL || obj_abstract != NULL || !does_selection(ctx->structure, selection)) {
        lanes_raise(&ctx->provider->core, ERR_LIB_PROV, ERR_R_PASSED_INVALID_ARGUMENT,
                    "selection %#x", (unsigned)selection);
        return 0;
    }
    return ctx->structure->write(&ctx->provider->core, out, obj_raw, ctx->structure, selection);
}

/* --- tables --- */

#define ENCODER(type, structure)                                                                   \
    static OSSL_FUNC_encoder_newctx_fn encoder_##type##_##structure##_newctx;                      \
    static OSSL_FUNC_encoder_does_selection_fn encoder_##type##_##structure##_does_selection;      \
    static void *encoder_##type##_##structure##_newctx(void *provctx)                              \
    {                                                                                              \
        return new_ctx(provctx, &lanes_key_##type, &structure);                                    \
    }                                                                                              \
    static int encoder_##type##_##structure##_does_selection(void *provctx, int selection)         \
    {                                                                                              \
        (void)provctx;                                                                             \
        return does_selection(&structure, selection);                                              \
    }                                                                                              \
    const OSSL_DISPATCH lanes_##type##_##structure##_encoder_functions[] = {                       \
        {OSSL_FUNC_ENCODER_NEWCTX, (void (*)(void))encoder_##type##_##structure##_newctx},         \
        {OSSL_FUNC_ENCODER_FREECTX, (void (*)(void))encoder_key_freectx},                          \
        {OSSL_FUNC_ENCODER_SET_CTX_PARAMS, (void (*)(void))encoder_key_set_ctx_params},            \
        {OSSL_FUNC_ENCODER_SETTABLE_CTX_PARAMS,                                                    \
         (void (*)(void))encoder_key_settable_ctx_params},                                         \
        {OSSL_FUNC_ENCODER_DOES_SELECTION,                                                         \
         (void (*)(void))encoder_##type##_##structure##_does_selection},                           \
        {OSSL_FUNC_ENCODER_IMPORT_OBJECT, (void (*)(void))encoder_key_import_object},              \
        {OSSL_FUNC_ENCODER_FREE_OBJECT, (void (*)(void))encoder_key_free_object},                  \
        {OSSL_FUNC_ENCODER_ENCODE, (void (*)(void))encoder_key_encode},                            \
        {0, NULL},                                                                                 \
    }

#define ENCODERS(type)                                                                             \
    ENCODER(type, private_key_info_der);                                                           \
    ENCODER(type, private_key_info_pem);                                                           \
    ENCODER(type, public_key_info_der);                                                            \
    ENCODER(type, public_key_info_pem);                                                            \
    ENCODER(type, text)

ENCODERS(mldsa44);
ENCODERS(mldsa65);
ENCODERS(mldsa87);
