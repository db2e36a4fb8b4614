/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any function of the dispatch tables, called as a core may but no libcrypto does: out of turn, with
 * any parameters and any sizes, of the tables for every version. Nothing is compared; the sanitizers
 * and exact buffers judge. Ciphers and decoders have targets of their own.
 */
#include "fuzz.h"

#include <openssl/core.h>
#include <openssl/core_dispatch.h>

#include <stdarg.h>
#include <stdbool.h>

enum { VERSIONS = 5, KEYS = 4, CONTEXTS = 4, STEPS = 40, PARAMS = 4, TEXT = 300 };

static const char *const versions[VERSIONS] = {"3.0.19", "3.2.0", "3.4.0", "3.5.0", "3.6.0"};
static const int operations[] = {OSSL_OP_MAC, OSSL_OP_KEYEXCH, OSSL_OP_SIGNATURE, OSSL_OP_KEM};

static struct side {
    void *provctx;
    const OSSL_DISPATCH *functions;
    const char *version;
} sides[VERSIONS];
static struct side *side; /* that of this input */

OSSL_provider_init_fn OSSL_provider_init;

/* --- a core --- */

static int core_get_params(const OSSL_CORE_HANDLE *handle, OSSL_PARAM params[])
{
    for (; params->key != NULL; params++) {
        if (strcmp(params->key, "openssl-version") == 0) {
            *(const char **)params->data = ((const struct side *)handle)->version;
            params->return_size = strlen(((const struct side *)handle)->version);
        }
    }
    return 1;
}

static void core_new_error(const OSSL_CORE_HANDLE *handle)
{
    (void)handle;
}

static void core_set_error_debug(const OSSL_CORE_HANDLE *handle, const char *file, int line,
                                 const char *function)
{
    (void)handle;
    (void)file;
    (void)line;
    (void)function;
}

/* Formats, so that a wrong argument is seen. */
static void core_vset_error(const OSSL_CORE_HANDLE *handle, uint32_t reason, const char *format,
                            va_list arguments)
{
    char detail[200];

    (void)handle;
    (void)reason;
    if (format != NULL)
        vsnprintf(detail, sizeof(detail), format, arguments);
}

static void *core_zalloc(size_t n, const char *file, int line)
{
    (void)file;
    (void)line;
    return calloc(1, n);
}

static void core_clear_free(void *p, size_t n, const char *file, int line)
{
    (void)n;
    (void)file;
    (void)line;
    free(p);
}

#define UPCALL(id, function) {id, (void (*)(void))function}

static const OSSL_DISPATCH upcalls[] = {
    UPCALL(OSSL_FUNC_CORE_GET_PARAMS, core_get_params),
    UPCALL(OSSL_FUNC_CORE_NEW_ERROR, core_new_error),
    UPCALL(OSSL_FUNC_CORE_SET_ERROR_DEBUG, core_set_error_debug),
    UPCALL(OSSL_FUNC_CORE_VSET_ERROR, core_vset_error),
    UPCALL(OSSL_FUNC_CRYPTO_ZALLOC, core_zalloc),
    UPCALL(OSSL_FUNC_CRYPTO_CLEAR_FREE, core_clear_free),
    {0, NULL},
};

static void (*find(const OSSL_DISPATCH *f, int id))(void)
{
    while (f->function_id != 0 && f->function_id != id)
        f++;
    return f->function;
}

#define FUNCTION(table, type, id) ((OSSL_FUNC_##type##_fn *)find(table, OSSL_FUNC_##id))

static void open_sides(void)
{
    for (size_t i = 0; i < VERSIONS; i++) {
        sides[i].version = versions[i];
        if (OSSL_provider_init((const OSSL_CORE_HANDLE *)&sides[i], upcalls, &sides[i].functions,
                               &sides[i].provctx) != 1)
            abort();
    }
}

/* An algorithm of the operation; NULL if there is none in this version. */
static const OSSL_ALGORITHM *an_algorithm(struct input *in, int operation)
{
    int no_cache;
    const OSSL_ALGORITHM *a =
        FUNCTION(side->functions, provider_query_operation, PROVIDER_QUERY_OPERATION)(
            side->provctx, operation, &no_cache);
    size_t n = 0;

    while (a != NULL && a[n].algorithm_names != NULL)
        n++;
    return n > 0 ? &a[take(in) % n] : NULL;
}

/* --- arguments --- */

/* n bytes of the heap, exactly. */
static uint8_t *bytes(struct input *in, size_t n)
{
    uint8_t *p = malloc(n > 0 ? n : 1);

    if (p == NULL)
        abort();
    take_bytes(in, p, n < 48 ? n : 48);
    if (n > 48)
        memset(p + 48, p[0], n - 48);
    return p;
}

/* Sizes that mean something, and others. */
static size_t a_size(struct input *in)
{
    static const uint16_t sizes[] = {0, 1, 16, 31, 32, 33, 63, 64, 65, 96, 1312, 1952, 2420, 2592,
                                     2560, 3309, 4032, 4627, 4896, 64};
    const uint8_t x = take(in);

    return x < 200 ? sizes[x % (sizeof(sizes) / sizeof(sizes[0]))] : x;
}

static const char *const names[] = {
    "key", "pub", "priv", "encoded-pub-key", "seed", "group", "properties", "dhkem-ikm", "ikme",
    "context-string", "deterministic", "test-entropy", "mu", "message-encoding", "instance",
    "signature", "operation", "size", "block-size", "bits", "security-bits", "max-size",
    "algorithm-id", "default-digest", "mandatory-digest", "security-category", "nonsense",
};
static const char *const words[] = {"x25519", "X25519", "DHKEM", "Ed25519", "Ed25519ph",
                                    "Ed25519ctx", "", "provider=lanes"};

/* Any parameters; with data of any type and size, or without. */
struct list {
    OSSL_PARAM param[PARAMS + 1];
    uint8_t *data[PARAMS];
    size_t n;
};

static OSSL_PARAM *a_list(struct input *in, struct list *l)
{
    l->n = take(in) % (PARAMS + 1);
    for (size_t i = 0; i < l->n; i++) {
        const uint8_t kind = take(in) % 8;
        size_t n = kind < 3 ? (kind == 2 ? 4 : 8) : a_size(in);

        l->data[i] = bytes(in, n);
        l->param[i] = (OSSL_PARAM){.key = names[take(in) % (sizeof(names) / sizeof(names[0]))],
                                   .data = take(in) % 16 == 0 ? NULL : l->data[i],
                                   .return_size = (size_t)-1};
        if (kind < 3) {
            l->param[i].data_type = kind == 0 ? OSSL_PARAM_UNSIGNED_INTEGER : OSSL_PARAM_INTEGER;
            memset(l->data[i] + 1, 0, n - 1);
            l->data[i][0] %= 3;
        } else if (kind == 3) {
            const char *word = words[take(in) % (sizeof(words) / sizeof(words[0]))];
            free(l->data[i]);
            n = strlen(word);
            l->data[i] = bytes(in, n);
            memcpy(l->data[i], word, n);
            l->param[i].data = l->data[i];
            l->param[i].data_type = OSSL_PARAM_UTF8_STRING;
        } else {
            l->param[i].data_type = kind == 4 ? OSSL_PARAM_UTF8_STRING : OSSL_PARAM_OCTET_STRING;
        }
        l->param[i].data_size = n;
    }
    l->param[l->n] = (OSSL_PARAM){0};
    return l->n == 0 && take(in) % 2 == 0 ? NULL : l->param;
}

static void free_list(struct list *l)
{
    for (size_t i = 0; i < l->n; i++)
        free(l->data[i]);
}

/* What was written must fit. */
static void judge(int ret, size_t written, size_t size)
{
    if (ret == 1 && (written > size || (planted() && written == 32))) {
        fprintf(stderr, "fuzz: difference: %zu bytes in a buffer of %zu\n", written, size);
        abort();
    }
}

/* --- keys --- */

static struct key {
    void *key;
    const char *names;
    const OSSL_DISPATCH *f;
} keys[KEYS];

static int take_export(const OSSL_PARAM params[], void *arg)
{
    size_t *sum = arg;

    for (; params->key != NULL; params++) {
        for (size_t i = 0; i < params->data_size; i++)
            *sum += ((const uint8_t *)params->data)[i];
    }
    return 1;
}

/* A key that is put where there is none. */
static void make_key(struct input *in, struct key *k)
{
    const OSSL_ALGORITHM *a = an_algorithm(in, OSSL_OP_KEYMGMT);
    struct list l = {0};
    const int selection = take(in);

    if (k->key != NULL || a == NULL)
        return;
    k->f = a->implementation;
    k->names = a->algorithm_names;
    if (take(in) % 2 == 0) {
        void *gen = FUNCTION(k->f, keymgmt_gen_init, KEYMGMT_GEN_INIT)(side->provctx, selection,
                                                                       a_list(in, &l));
        free_list(&l);
        if (gen == NULL)
            return;
        (void)FUNCTION(k->f, keymgmt_gen_settable_params, KEYMGMT_GEN_SETTABLE_PARAMS)(
            gen, side->provctx);
        (void)FUNCTION(k->f, keymgmt_gen_set_params, KEYMGMT_GEN_SET_PARAMS)(gen, a_list(in, &l));
        free_list(&l);
        k->key = FUNCTION(k->f, keymgmt_gen, KEYMGMT_GEN)(gen, NULL, NULL);
        FUNCTION(k->f, keymgmt_gen_cleanup, KEYMGMT_GEN_CLEANUP)(gen);
        return;
    }
    k->key = FUNCTION(k->f, keymgmt_new, KEYMGMT_NEW)(side->provctx);
    if (k->key != NULL && take(in) % 8 != 0) {
        OSSL_PARAM *params = a_list(in, &l);
        (void)FUNCTION(k->f, keymgmt_import, KEYMGMT_IMPORT)(k->key, selection,
                                                             params != NULL ? params : l.param);
        free_list(&l);
    }
}

static void use_key(struct input *in, struct key *k, struct key *with)
{
    const uint8_t what = take(in);
    const int selection = take(in);
    struct list l = {0};
    OSSL_PARAM *params;
    size_t sum = 0;

    if (k->key == NULL)
        return;
    switch (what % 10) {
    case 0:
        (void)FUNCTION(k->f, keymgmt_has, KEYMGMT_HAS)(k->key, selection);
        break;
    case 1:
        if (with->key != NULL && with->f == k->f)
            (void)FUNCTION(k->f, keymgmt_match, KEYMGMT_MATCH)(k->key, with->key, selection);
        break;
    case 2:
        (void)FUNCTION(k->f, keymgmt_validate, KEYMGMT_VALIDATE)(k->key, selection, what & 1);
        break;
    case 3:
        (void)FUNCTION(k->f, keymgmt_export, KEYMGMT_EXPORT)(k->key, selection, take_export, &sum);
        break;
    case 4:
        if (with->key == NULL) {
            *with = *k;
            with->key = FUNCTION(k->f, keymgmt_dup, KEYMGMT_DUP)(k->key, selection);
        }
        break;
    case 5:
    case 6:
        params = a_list(in, &l);
        (void)FUNCTION(k->f, keymgmt_get_params, KEYMGMT_GET_PARAMS)(
            k->key, params != NULL ? params : l.param);
        break;
    case 7:
        params = a_list(in, &l);
        if (find(k->f, OSSL_FUNC_KEYMGMT_SET_PARAMS) != NULL)
            (void)FUNCTION(k->f, keymgmt_set_params, KEYMGMT_SET_PARAMS)(
                k->key, params != NULL ? params : l.param);
        break;
    case 8:
        (void)FUNCTION(k->f, keymgmt_gettable_params, KEYMGMT_GETTABLE_PARAMS)(side->provctx);
        (void)FUNCTION(k->f, keymgmt_import_types, KEYMGMT_IMPORT_TYPES)(selection);
        (void)FUNCTION(k->f, keymgmt_export_types, KEYMGMT_EXPORT_TYPES)(selection);
        break;
    default:
        if (find(k->f, OSSL_FUNC_KEYMGMT_SETTABLE_PARAMS) != NULL)
            (void)FUNCTION(k->f, keymgmt_settable_params, KEYMGMT_SETTABLE_PARAMS)(side->provctx);
    }
    free_list(&l);
}

/* --- contexts --- */

static struct context {
    void *ctx;
    int operation;
    const char *names;
    const OSSL_DISPATCH *f;
} contexts[CONTEXTS];

/* Ids that mean the same in every operation's table are found by its own name for them. */
static const struct common {
    int operation, new, dup, free, get, gettable, set, settable;
} common[] = {
    {OSSL_OP_MAC, OSSL_FUNC_MAC_NEWCTX, OSSL_FUNC_MAC_DUPCTX, OSSL_FUNC_MAC_FREECTX,
     OSSL_FUNC_MAC_GET_CTX_PARAMS, OSSL_FUNC_MAC_GETTABLE_CTX_PARAMS, OSSL_FUNC_MAC_SET_CTX_PARAMS,
     OSSL_FUNC_MAC_SETTABLE_CTX_PARAMS},
    {OSSL_OP_KEYEXCH, OSSL_FUNC_KEYEXCH_NEWCTX, OSSL_FUNC_KEYEXCH_DUPCTX, OSSL_FUNC_KEYEXCH_FREECTX,
     OSSL_FUNC_KEYEXCH_GET_CTX_PARAMS, OSSL_FUNC_KEYEXCH_GETTABLE_CTX_PARAMS,
     OSSL_FUNC_KEYEXCH_SET_CTX_PARAMS, OSSL_FUNC_KEYEXCH_SETTABLE_CTX_PARAMS},
    {OSSL_OP_SIGNATURE, OSSL_FUNC_SIGNATURE_NEWCTX, OSSL_FUNC_SIGNATURE_DUPCTX,
     OSSL_FUNC_SIGNATURE_FREECTX, OSSL_FUNC_SIGNATURE_GET_CTX_PARAMS,
     OSSL_FUNC_SIGNATURE_GETTABLE_CTX_PARAMS, OSSL_FUNC_SIGNATURE_SET_CTX_PARAMS,
     OSSL_FUNC_SIGNATURE_SETTABLE_CTX_PARAMS},
    {OSSL_OP_KEM, OSSL_FUNC_KEM_NEWCTX, OSSL_FUNC_KEM_DUPCTX, OSSL_FUNC_KEM_FREECTX,
     OSSL_FUNC_KEM_GET_CTX_PARAMS, OSSL_FUNC_KEM_GETTABLE_CTX_PARAMS, OSSL_FUNC_KEM_SET_CTX_PARAMS,
     OSSL_FUNC_KEM_SETTABLE_CTX_PARAMS},
};

static const struct common *common_of(const struct context *c)
{
    const struct common *ids = common;

    while (ids->operation != c->operation)
        ids++;
    return ids;
}

typedef void *new_fn(void *provctx);
typedef void *dup_fn(void *ctx);
typedef void free_fn(void *ctx);
typedef int params_fn(void *ctx, OSSL_PARAM *params);
typedef const OSSL_PARAM *list_fn(void *ctx, void *provctx);

static void new_context(struct input *in, struct context *c)
{
    if (c->ctx != NULL)
        return;
    c->operation = operations[take(in) % (sizeof(operations) / sizeof(operations[0]))];
    const OSSL_ALGORITHM *a = an_algorithm(in, c->operation);
    if (a == NULL)
        return;
    c->f = a->implementation;
    c->names = a->algorithm_names;
    if (c->operation == OSSL_OP_SIGNATURE)
        c->ctx = FUNCTION(c->f, signature_newctx, SIGNATURE_NEWCTX)(side->provctx, NULL);
    else
        c->ctx = ((new_fn *)find(c->f, common_of(c)->new))(side->provctx);
}

static void free_context(struct context *c)
{
    if (c->ctx != NULL)
        ((free_fn *)find(c->f, common_of(c)->free))(c->ctx);
    c->ctx = NULL;
}

static void copy_context(const struct context *from, struct context *to)
{
    dup_fn *dup = from->ctx != NULL ? (dup_fn *)find(from->f, common_of(from)->dup) : NULL;

    if (dup == NULL || to->ctx != NULL)
        return;
    *to = *from;
    to->ctx = dup(from->ctx);
}

static void give_params(struct input *in, struct context *c)
{
    const struct common *ids = common_of(c);
    const uint8_t what = take(in) % 4;
    void (*f)(void) = find(c->f, (const int[]){ids->get, ids->set, ids->gettable,
                                               ids->settable}[what]);
    struct list l = {0};
    OSSL_PARAM *params = a_list(in, &l);

    if (f != NULL && what < 2)
        (void)((params_fn *)f)(c->ctx, params != NULL || what == 1 ? params : l.param);
    else if (f != NULL)
        (void)((list_fn *)f)(c->ctx, side->provctx);
    free_list(&l);
}

/* True if the key is of the kind that libcrypto would give to this context. */
static bool fits(const struct context *c, const struct key *k)
{
    static const char *const kinds[] = {"X25519", "ED25519", "ML-DSA-44", "ML-DSA-65", "ML-DSA-87"};

    for (size_t i = 0; k->key != NULL && i < sizeof(kinds) / sizeof(kinds[0]); i++) {
        const size_t n = strlen(kinds[i]);
        if (strncmp(k->names, kinds[i], n) == 0)
            return strncmp(c->names, kinds[i], n) == 0;
    }
    return false;
}

/* Later than OpenSSL 3.0: the ids, and the types of the functions. */
enum {
    AUTH_ENCAPSULATE_INIT = 12,
    AUTH_DECAPSULATE_INIT = 13,
    SIGN_MESSAGE_INIT = 27,
    SIGN_MESSAGE_UPDATE,
    SIGN_MESSAGE_FINAL,
    VERIFY_MESSAGE_INIT,
    VERIFY_MESSAGE_UPDATE,
    VERIFY_MESSAGE_FINAL,
};
typedef int auth_init_fn(void *ctx, void *key, void *other, const OSSL_PARAM params[]);
typedef int message_init_fn(void *ctx, void *key, const OSSL_PARAM params[]);
typedef int message_update_fn(void *ctx, const unsigned char *in, size_t n);
typedef int sign_final_fn(void *ctx, unsigned char *out, size_t *n, size_t size);
typedef int verify_final_fn(void *ctx);
#define LATER(type, id) if (find(c->f, id) != NULL) r = ((type *)find(c->f, id))

/* Calls a function of the context's table if it is there. */
#define IF(type, id) if (find(c->f, OSSL_FUNC_##id) != NULL) r = FUNCTION(c->f, type, id)

/* What a call may be given. */
struct given {
    uint8_t *in, *out, *second;
    size_t in_size, out_size, second_size, out_n, second_n;
    void *key, *peer;
    OSSL_PARAM *params;
};

static int use_mac(const struct context *c, uint8_t what, struct given *g)
{
    int r = 0;

    switch (what % 6) {
    case 0:
    case 1:
        IF(mac_init, MAC_INIT)(c->ctx, what & 8 ? NULL : g->in, g->in_size, g->params);
        break;
    case 2:
    case 3:
        IF(mac_update, MAC_UPDATE)(c->ctx, g->in, g->in_size);
        break;
    case 4:
        IF(mac_final, MAC_FINAL)(c->ctx, g->out, &g->out_n, g->out_size);
        judge(r, g->out_n, g->out_size);
        break;
    default:
        if (g->params != NULL)
            IF(mac_get_params, MAC_GET_PARAMS)(g->params);
        if (find(c->f, OSSL_FUNC_MAC_GETTABLE_PARAMS) != NULL)
            (void)FUNCTION(c->f, mac_gettable_params, MAC_GETTABLE_PARAMS)(side->provctx);
    }
    return r;
}

static int use_exchange(const struct context *c, uint8_t what, struct given *g)
{
    int r = 0;

    switch (what % 4) {
    case 0:
        if (g->key != NULL)
            IF(keyexch_init, KEYEXCH_INIT)(c->ctx, g->key, g->params);
        break;
    case 1:
        if (g->peer != NULL)
            IF(keyexch_set_peer, KEYEXCH_SET_PEER)(c->ctx, g->peer);
        break;
    default:
        IF(keyexch_derive, KEYEXCH_DERIVE)(c->ctx, what & 16 ? NULL : g->out, &g->out_n,
                                           g->out_size);
        judge((what & 16) == 0 ? r : 0, g->out_n, g->out_size);
    }
    return r;
}

static int use_kem(const struct context *c, uint8_t what, struct given *g)
{
    int r = 0;

    g->out_n = g->out_size;
    g->second_n = g->second_size;
    switch (what % 8) {
    case 0:
    case 1:
        if (g->key != NULL)
            IF(kem_encapsulate_init, KEM_ENCAPSULATE_INIT)(c->ctx, g->key, g->params);
        break;
    case 2:
        if (g->key != NULL)
            IF(kem_decapsulate_init, KEM_DECAPSULATE_INIT)(c->ctx, g->key, g->params);
        break;
    case 3:
        if (g->key != NULL && g->peer != NULL)
            LATER(auth_init_fn, AUTH_ENCAPSULATE_INIT)(c->ctx, g->key, g->peer, g->params);
        break;
    case 4:
        if (g->key != NULL && g->peer != NULL)
            LATER(auth_init_fn, AUTH_DECAPSULATE_INIT)(c->ctx, g->key, g->peer, g->params);
        break;
    case 5:
    case 6:
        IF(kem_encapsulate, KEM_ENCAPSULATE)(c->ctx, what & 16 ? NULL : g->out, &g->out_n,
                                             what & 16 ? NULL : g->second, &g->second_n);
        judge((what & 16) == 0 ? r : 0, g->out_n, g->out_size);
        judge((what & 16) == 0 ? r : 0, g->second_n, g->second_size);
        break;
    default:
        IF(kem_decapsulate, KEM_DECAPSULATE)(c->ctx, what & 16 ? NULL : g->second, &g->second_n,
                                             g->in, g->in_size);
        judge((what & 16) == 0 ? r : 0, g->second_n, g->second_size);
    }
    return r;
}

static int sign(const struct context *c, uint8_t what, struct given *g)
{
    uint8_t *const out = what & 128 ? NULL : g->out;
    int r = 0;

    switch (what % 8) {
    case 0:
        IF(signature_sign, SIGNATURE_SIGN)(c->ctx, out, &g->out_n, g->out_size, g->in, g->in_size);
        break;
    case 1:
    case 2:
        IF(signature_digest_sign, SIGNATURE_DIGEST_SIGN)(c->ctx, out, &g->out_n, g->out_size, g->in,
                                                         g->in_size);
        break;
    case 3:
        IF(signature_digest_sign_update, SIGNATURE_DIGEST_SIGN_UPDATE)(c->ctx, g->in, g->in_size);
        break;
    case 4:
        IF(signature_digest_sign_final, SIGNATURE_DIGEST_SIGN_FINAL)(c->ctx, out, &g->out_n,
                                                                     g->out_size);
        break;
    case 5:
        LATER(message_update_fn, SIGN_MESSAGE_UPDATE)(c->ctx, g->in, g->in_size);
        break;
    case 6:
        LATER(sign_final_fn, SIGN_MESSAGE_FINAL)(c->ctx, out, &g->out_n, g->out_size);
        break;
    default:
        return 0;
    }
    judge(out != NULL ? r : 0, g->out_n, g->out_size);
    return r;
}

static int verify(const struct context *c, uint8_t what, struct given *g)
{
    int r = 0;

    switch (what % 8) {
    case 0:
        IF(signature_verify, SIGNATURE_VERIFY)(c->ctx, g->second, g->second_size, g->in, g->in_size);
        break;
    case 1:
    case 2:
        IF(signature_digest_verify, SIGNATURE_DIGEST_VERIFY)(c->ctx, g->second, g->second_size,
                                                             g->in, g->in_size);
        break;
    case 3:
        IF(signature_digest_verify_update, SIGNATURE_DIGEST_VERIFY_UPDATE)(c->ctx, g->in,
                                                                           g->in_size);
        break;
    case 4:
        IF(signature_digest_verify_final, SIGNATURE_DIGEST_VERIFY_FINAL)(c->ctx, g->second,
                                                                         g->second_size);
        break;
    case 5:
        LATER(message_update_fn, VERIFY_MESSAGE_UPDATE)(c->ctx, g->in, g->in_size);
        break;
    case 6:
        LATER(verify_final_fn, VERIFY_MESSAGE_FINAL)(c->ctx);
        break;
    default:
        break;
    }
    return r;
}

static int begin(const struct context *c, uint8_t what, struct given *g)
{
    const char *const digest = what & 64 ? "SHA256" : NULL;
    int r = 0;

    if (g->key == NULL)
        return 0;
    switch (what % 6) {
    case 0:
        IF(signature_sign_init, SIGNATURE_SIGN_INIT)(c->ctx, g->key, g->params);
        break;
    case 1:
        IF(signature_verify_init, SIGNATURE_VERIFY_INIT)(c->ctx, g->key, g->params);
        break;
    case 2:
        IF(signature_digest_sign_init, SIGNATURE_DIGEST_SIGN_INIT)(c->ctx, digest, g->key,
                                                                   g->params);
        break;
    case 3:
        IF(signature_digest_verify_init, SIGNATURE_DIGEST_VERIFY_INIT)(c->ctx, digest, g->key,
                                                                       g->params);
        break;
    case 4:
        LATER(message_init_fn, SIGN_MESSAGE_INIT)(c->ctx, g->key, g->params);
        break;
    default:
        LATER(message_init_fn, VERIFY_MESSAGE_INIT)(c->ctx, g->key, g->params);
    }
    return r;
}

static void use_context(struct input *in, struct context *c)
{
    const uint8_t what = take(in), which = take(in);
    struct key *key = &keys[take(in) % KEYS], *peer = &keys[take(in) % KEYS];
    struct list l = {0};
    struct given g = {.in_size = a_size(in), .out_size = a_size(in), .second_size = a_size(in)};

    if (c->ctx == NULL)
        return;
    g.in = bytes(in, g.in_size);
    g.out = bytes(in, g.out_size);
    g.second = bytes(in, g.second_size);
    g.params = a_list(in, &l);
    g.key = fits(c, key) ? key->key : NULL;
    g.peer = fits(c, peer) ? peer->key : NULL;
    if (c->operation == OSSL_OP_MAC)
        (void)use_mac(c, what, &g);
    else if (c->operation == OSSL_OP_KEYEXCH)
        (void)use_exchange(c, what, &g);
    else if (c->operation == OSSL_OP_KEM)
        (void)use_kem(c, what, &g);
    else if (which % 3 == 0)
        (void)begin(c, what, &g);
    else
        (void)(which % 3 == 1 ? sign : verify)(c, what, &g);
    free(g.in);
    free(g.out);
    free(g.second);
    free_list(&l);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input in = {data, size};

    if (side == NULL)
        open_sides();
    side = &sides[take(&in) % VERSIONS];
    for (int i = 0; i < STEPS && in.n > 0; i++) {
        const uint8_t what = take(&in) % 8, one = take(&in);
        struct context *c = &contexts[one % CONTEXTS];

        if (what == 0)
            make_key(&in, &keys[one % KEYS]);
        else if (what == 1)
            use_key(&in, &keys[one % KEYS], &keys[take(&in) % KEYS]);
        else if (what == 2)
            new_context(&in, c);
        else if (what == 3 && c->ctx != NULL)
            give_params(&in, c);
        else if (what == 4 && one > 200)
            free_context(c);
        else if (what == 4)
            copy_context(c, &contexts[take(&in) % CONTEXTS]);
        else
            use_context(&in, c);
    }
    for (size_t i = 0; i < CONTEXTS; i++)
        free_context(&contexts[i]);
    for (size_t i = 0; i < KEYS; i++) {
        if (keys[i].key != NULL)
            FUNCTION(keys[i].f, keymgmt_free, KEYMGMT_FREE)(keys[i].key);
        keys[i].key = NULL;
    }
    return 0;
}
