/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The key management of all key types. What differs between them stands in
 * their descriptors (key.h); here a type is a table of functions at the end.
 */
#include "key.h"

#include "base/ct.h"
#include "params.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

enum { KEYPAIR = OSSL_KEYMGMT_SELECT_KEYPAIR };

/* Names that the headers of 3.0 lack. */
static const char dhkem_ikm[] = "dhkem-ikm";                 /* since 3.2 */
static const char security_category[] = "security-category"; /* since 3.6 */
static const char seed_param[] = "seed";                     /* since 3.5 */

enum {
    DHKEM_SINCE = LANES_CORE_VERSION(3, 2, 0),
    SECURITY_CATEGORY_SINCE = LANES_CORE_VERSION(3, 6, 0),
};

static OSSL_FUNC_keymgmt_free_fn keymgmt_key_free;
static OSSL_FUNC_keymgmt_settable_params_fn keymgmt_exchange_settable_params;
static OSSL_FUNC_keymgmt_settable_params_fn keymgmt_signature_settable_params;
static OSSL_FUNC_keymgmt_load_fn keymgmt_key_load;
static OSSL_FUNC_keymgmt_get_params_fn keymgmt_key_get_params;
static OSSL_FUNC_keymgmt_set_params_fn keymgmt_key_set_params;
static OSSL_FUNC_keymgmt_has_fn keymgmt_key_has;
static OSSL_FUNC_keymgmt_match_fn keymgmt_key_match;
static OSSL_FUNC_keymgmt_validate_fn keymgmt_key_validate;
static OSSL_FUNC_keymgmt_import_fn keymgmt_key_import;
static OSSL_FUNC_keymgmt_import_types_fn keymgmt_key_types;
static OSSL_FUNC_keymgmt_import_types_fn keymgmt_seeded_types;
static OSSL_FUNC_keymgmt_import_fn keymgmt_seeded_import;
static OSSL_FUNC_keymgmt_export_fn keymgmt_key_export;
static OSSL_FUNC_keymgmt_dup_fn keymgmt_key_dup;
static OSSL_FUNC_keymgmt_gen_set_params_fn keymgmt_gen_set_params;
static OSSL_FUNC_keymgmt_gen_settable_params_fn keymgmt_gen_settable_params;
static OSSL_FUNC_keymgmt_gen_set_params_fn keymgmt_seeded_gen_set_params;
static OSSL_FUNC_keymgmt_gen_settable_params_fn keymgmt_seeded_gen_settable_params;
static OSSL_FUNC_keymgmt_gen_fn keymgmt_gen;
static OSSL_FUNC_keymgmt_gen_cleanup_fn keymgmt_gen_cleanup;

/* --- the object --- */

static void keymgmt_key_free(void *vkey)
{
    lanes_key_free(vkey);
}

/* Takes over the key that a decoder of ours made. */
static void *keymgmt_key_load(const void *reference, size_t reference_sz)
{
    struct lanes_key **from = (struct lanes_key **)reference;
    struct lanes_key *key;

    if (reference_sz != sizeof(key))
        return NULL;
    key = *from;
    *from = NULL;
    return key;
}

static int keymgmt_key_has(const void *vkey, int selection)
{
    const struct lanes_key *key = vkey;

    if (key == NULL)
        return 0;
    return ((selection & OSSL_KEYMGMT_SELECT_PUBLIC_KEY) == 0 || key->has_public) &&
           ((selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) == 0 || key->private_key != NULL);
}

/* The public halves decide; only where they cannot be compared the private ones do. */
static int keymgmt_key_match(const void *vkey1, const void *vkey2, int selection)
{
    const struct lanes_key *a = vkey1, *b = vkey2;

    if (a->type != b->type)
        return 0;
    if ((selection & KEYPAIR) == 0)
        return 1;
    if ((selection & OSSL_KEYMGMT_SELECT_PUBLIC_KEY) != 0 && a->has_public && b->has_public)
        return memcmp(a->public_key, b->public_key, a->type->public_bytes) == 0;
    return (selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) != 0 && a->private_key != NULL &&
           b->private_key != NULL &&
           lanes_ct_equal(a->private_key, b->private_key, a->type->private_bytes);
}

static int keymgmt_key_validate(const void *vkey, int selection, int checktype)
{
    const struct lanes_key *key = vkey;

    (void)checktype;
    if (!keymgmt_key_has(key, selection))
        return 0;
    return (selection & KEYPAIR) != KEYPAIR || lanes_key_is_pair(key);
}

static void *keymgmt_key_dup(const void *vkey, int selection)
{
    const struct lanes_key *key = vkey;
    struct lanes_key *copy = lanes_key_new(key->provider, key->type);

    if (copy == NULL)
        return NULL;
    if ((selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) != 0 && key->private_key != NULL &&
        !lanes_key_copy_private(copy, key)) {
        lanes_key_free(copy);
        return NULL;
    }
    if ((selection & OSSL_KEYMGMT_SELECT_PUBLIC_KEY) != 0 && key->has_public)
        lanes_key_set_public(copy, key->public_key);
    return copy;
}

/* --- parameters --- */

/*
 * The halves that are asked for. A missing private half is left as it is, and so
 * is a public one of ML-DSA; another type's, which only templates have, is zeros
 * as in the default provider.
 */
static bool put_halves(const struct lanes_key *key, OSSL_PARAM params[])
{
    const struct lanes_key_type *type = key->type;
    const struct {
        const char *name;
        const uint8_t *bytes;
        size_t n;
    } halves[] = {
        {OSSL_PKEY_PARAM_PUB_KEY,
         key->has_public || type->seed_bytes == 0 ? key->public_key : NULL, type->public_bytes},
        {OSSL_PKEY_PARAM_PRIV_KEY, key->private_key, type->private_bytes},
        {seed_param, key->seed, type->seed_bytes},
    };

    for (size_t i = 0; i < sizeof(halves) / sizeof(halves[0]); i++) {
        OSSL_PARAM *p = halves[i].bytes != NULL ? lanes_param_locate(params, halves[i].name)
                                                : NULL;
        if (p != NULL && !lanes_param_set_octets(p, halves[i].bytes, halves[i].n))
            return false;
    }
    return true;
}

static bool put_numbers(const struct lanes_key *key, OSSL_PARAM params[])
{
    const struct lanes_key_type *type = key->type;
    const struct {
        const char *key;
        unsigned value;
    } answers[] = {
        {OSSL_PKEY_PARAM_BITS, type->bits},
        {OSSL_PKEY_PARAM_SECURITY_BITS, type->security_bits},
        {OSSL_PKEY_PARAM_MAX_SIZE, type->max_size},
        {security_category, type->security_category}, /* the last: see below */
    };

    const size_t n = sizeof(answers) / sizeof(answers[0]);
    const bool category = key->provider->core.version >= SECURITY_CATEGORY_SINCE;

    for (size_t i = 0; i < (category ? n : n - 1); i++) {
        OSSL_PARAM *p = lanes_param_locate(params, answers[i].key);
        if (p != NULL && !lanes_param_set_uint(p, answers[i].value, sizeof(int)))
            return false;
    }
    return true;
}

static int keymgmt_key_get_params(void *vkey, OSSL_PARAM params[])
{
    const struct lanes_key *key = vkey;
    const struct lanes_key_type *type = key->type;
    OSSL_PARAM *p;

    if (!put_numbers(key, params) || !put_halves(key, params))
        return 0;
    p = lanes_param_locate(params, OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY);
    if (p != NULL && type->encoded_public &&
        !lanes_param_set_octets(p, key->public_key, type->public_bytes))
        return 0;
    p = lanes_param_locate(params, OSSL_PKEY_PARAM_MANDATORY_DIGEST);
    return p == NULL || !type->mandatory_digest || lanes_param_set_utf8(p, "");
}

#define GETTABLE_NUMBERS                                                                           \
    OSSL_PARAM_int(OSSL_PKEY_PARAM_BITS, NULL),                                                    \
        OSSL_PARAM_int(OSSL_PKEY_PARAM_SECURITY_BITS, NULL),                                       \
        OSSL_PARAM_int(OSSL_PKEY_PARAM_MAX_SIZE, NULL)
#define HALVES                                                                                     \
    OSSL_PARAM_octet_string(OSSL_PKEY_PARAM_PUB_KEY, NULL, 0),                                     \
        OSSL_PARAM_octet_string(OSSL_PKEY_PARAM_PRIV_KEY, NULL, 0)

/* The first entry is for cores that know it. */
static const OSSL_PARAM exchange_gettable[] = {
    OSSL_PARAM_int(security_category, NULL),
    GETTABLE_NUMBERS,
    OSSL_PARAM_octet_string(OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY, NULL, 0),
    HALVES,
    OSSL_PARAM_END,
};
static const OSSL_PARAM signature_gettable[] = {
    OSSL_PARAM_int(security_category, NULL),
    GETTABLE_NUMBERS,
    OSSL_PARAM_utf8_string(OSSL_PKEY_PARAM_MANDATORY_DIGEST, NULL, 0),
    HALVES,
    OSSL_PARAM_END,
};

static const OSSL_PARAM seeded_gettable[] = {
    OSSL_PARAM_int(security_category, NULL),
    GETTABLE_NUMBERS,
    OSSL_PARAM_utf8_string(OSSL_PKEY_PARAM_MANDATORY_DIGEST, NULL, 0),
    OSSL_PARAM_octet_string(seed_param, NULL, 0),
    HALVES,
    OSSL_PARAM_END,
};

static const OSSL_PARAM *gettable(const struct lanes_provider *provider,
                                  const struct lanes_key_type *type)
{
    const OSSL_PARAM *list = type->seed_bytes != 0  ? seeded_gettable
                             : type->encoded_public ? exchange_gettable
                                                    : signature_gettable;

    return provider->core.version >= SECURITY_CATEGORY_SINCE ? list : list + 1;
}

static const OSSL_PARAM settable_exchange[] = {
    OSSL_PARAM_octet_string(OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY, NULL, 0),
    OSSL_PARAM_utf8_string(OSSL_PKEY_PARAM_PROPERTIES, NULL, 0),
    OSSL_PARAM_END,
};

/* Nothing is fetched here, so a property query has nothing to say; it must be one. */
static bool is_query(const OSSL_PARAM *p)
{
    return p == NULL || (p->data_type == OSSL_PARAM_UTF8_STRING && p->data != NULL);
}

static int keymgmt_key_set_params(void *vkey, const OSSL_PARAM params[])
{
    struct lanes_key *key = vkey;
    const OSSL_PARAM *p = lanes_param_locate_const(params, OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY);
    const uint8_t *encoded;
    size_t n;

    if (!key->type->encoded_public)
        return 1;
    if (p != NULL) {
        if (!lanes_param_get_octets(p, &encoded, &n) || n != key->type->public_bytes)
            return 0;
        lanes_key_replace_public(key, encoded);
    }
    return is_query(lanes_param_locate_const(params, OSSL_PKEY_PARAM_PROPERTIES));
}

/* --- import and export --- */

static const OSSL_PARAM *keymgmt_key_types(int selection)
{
    static const OSSL_PARAM list[] = {HALVES, OSSL_PARAM_END};

    return (selection & KEYPAIR) != 0 ? list : NULL;
}

static const OSSL_PARAM *keymgmt_seeded_types(int selection)
{
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_octet_string(seed_param, NULL, 0), HALVES, OSSL_PARAM_END};

    return (selection & KEYPAIR) != 0 ? list : NULL;
}

/* The octets of a half, if they are as many as they must be. */
static bool take(const OSSL_PARAM *p, const uint8_t **half, size_t n)
{
    size_t given;

    return lanes_param_get_octets(p, half, &given) && given == n;
}

/*
 * A public half that is given is stored as it is, also one that is not of the
 * private half or not on the curve: only validation and use tell.
 */
static int keymgmt_key_import(void *vkey, int selection, const OSSL_PARAM params[])
{
    struct lanes_key *key = vkey;
    const struct lanes_key_type *type = key->type;
    const OSSL_PARAM *public_key = lanes_param_locate_const(params, OSSL_PKEY_PARAM_PUB_KEY);
    const OSSL_PARAM *private_key = NULL;
    const uint8_t *half;

    if ((selection & KEYPAIR) == 0)
        return 0;
    if ((selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) != 0)
        private_key = lanes_param_locate_const(params, OSSL_PKEY_PARAM_PRIV_KEY);
    if (public_key == NULL && private_key == NULL)
        return 0;
    if (private_key != NULL && (!take(private_key, &half, type->private_bytes) ||
                                !lanes_key_set_private(key, half)))
        return 0;
    if (public_key == NULL)
        return lanes_key_derive_public(key);
    if (!take(public_key, &half, type->public_bytes))
        return 0;
    lanes_key_set_public(key, half);
    return 1;
}

/* A half of a seeded key, NULL if it is not given. False: it is no such thing. */
static bool take_seeded(const struct lanes_key *key, const OSSL_PARAM params[], const char *name,
                        const uint8_t **half, size_t n, int reason)
{
    const OSSL_PARAM *p = lanes_param_locate_const(params, name);
    size_t given = 0;

    *half = NULL;
    if (p == NULL)
        return true;
    if (!lanes_param_get_octets(p, half, &given))
        return false;
    if (given == n)
        return true;
    if (given == 0) { /* as good as absent */
        *half = NULL;
        return true;
    }
    lanes_raise(&key->provider->core, ERR_LIB_PROV, reason, "%s, %s of %zu bytes",
                key->type->name, name, given);
    return false;
}

static int keymgmt_seeded_import(void *vkey, int selection, const OSSL_PARAM params[])
{
    struct lanes_key *key = vkey;
    const struct lanes_key_type *type = key->type;
    struct lanes_key_halves halves = {NULL, NULL, NULL};

    if ((selection & KEYPAIR) == 0 || key->has_public || key->private_key != NULL)
        return 0;
    if (!take_seeded(key, params, OSSL_PKEY_PARAM_PUB_KEY, &halves.public_key,
                     type->public_bytes, PROV_R_INVALID_KEY_LENGTH))
        return 0;
    if ((selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) != 0 &&
        (!take_seeded(key, params, seed_param, &halves.seed, type->seed_bytes,
                      PROV_R_INVALID_SEED_LENGTH) ||
         !take_seeded(key, params, OSSL_PKEY_PARAM_PRIV_KEY, &halves.private_key,
                      type->private_bytes, PROV_R_INVALID_KEY_LENGTH)))
        return 0;
    if (halves.seed == NULL && halves.private_key == NULL && halves.public_key == NULL) {
        lanes_raise(&key->provider->core, ERR_LIB_PROV, PROV_R_MISSING_KEY, "%s", type->name);
        return 0;
    }
    return lanes_key_set_halves(key, &halves);
}

bool lanes_key_import(struct lanes_key *key, int selection, const OSSL_PARAM params[])
{
    return key->type->seed_bytes != 0 ? keymgmt_seeded_import(key, selection, params)
                                      : keymgmt_key_import(key, selection, params);
}

bool lanes_key_export(const struct lanes_key *key, int selection, OSSL_CALLBACK *callback,
                      void *argument)
{
    const struct lanes_key_type *type = key->type;
    OSSL_PARAM params[] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
    size_t n = 0;

    if ((selection & KEYPAIR) == 0)
        return false;
    if ((selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) != 0 && key->seed != NULL)
        params[n++] =
            (OSSL_PARAM)OSSL_PARAM_octet_string(seed_param, key->seed, type->seed_bytes);
    if (key->has_public &&
        (type->seed_bytes == 0 || (selection & OSSL_KEYMGMT_SELECT_PUBLIC_KEY) != 0))
        params[n++] = (OSSL_PARAM)OSSL_PARAM_octet_string(
            OSSL_PKEY_PARAM_PUB_KEY, (void *)key->public_key, type->public_bytes);
    if ((selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) != 0 && key->private_key != NULL)
        params[n++] = (OSSL_PARAM)OSSL_PARAM_octet_string(
            OSSL_PKEY_PARAM_PRIV_KEY, key->private_key, type->private_bytes);
    if (n == 0 && type->seed_bytes != 0) /* templates of the other types are exported empty */
        return false;
    return callback(params, argument) != 0;
}

static int keymgmt_key_export(void *vkey, int selection, OSSL_CALLBACK *param_cb, void *cbarg)
{
    return lanes_key_export(vkey, selection, param_cb, cbarg);
}

/* --- generation --- */

struct gen_ctx {
    const struct lanes_provider *provider;
    const struct lanes_key_type *type;
    int selection;
    uint8_t *ikm; /* or seed, on the secure heap; NULL: none, the key comes by chance */
    size_t ikm_bytes;
};

static void drop_ikm(struct gen_ctx *gen)
{
    if (gen->ikm != NULL)
        lanes_core_secure_clear_free(&gen->provider->core, gen->ikm, gen->ikm_bytes);
    gen->ikm = NULL;
}

static void keymgmt_gen_cleanup(void *vgen)
{
    struct gen_ctx *gen = vgen;

    if (gen == NULL)
        return;
    drop_ikm(gen);
    lanes_core_clear_free(&gen->provider->core, gen, sizeof(*gen));
}

static void *gen_init(const struct lanes_provider *provider, const struct lanes_key_type *type,
                      int selection, const OSSL_PARAM params[])
{
    struct gen_ctx *gen = lanes_core_zalloc(&provider->core, sizeof(*gen));

    if (gen == NULL)
        return NULL;
    gen->provider = provider;
    gen->type = type;
    gen->selection = selection;
    if (type->seed_bytes != 0 ? !keymgmt_seeded_gen_set_params(gen, params)
                              : !keymgmt_gen_set_params(gen, params)) {
        keymgmt_gen_cleanup(gen);
        return NULL;
    }
    return gen;
}

/* The default provider has this on the plain heap: a full secure one must not be the end. */
static bool set_ikm(struct gen_ctx *gen, const OSSL_PARAM *p)
{
    const uint8_t *ikm;
    size_t n;

    if (p == NULL || p->data == NULL || p->data_size == 0)
        return true;
    drop_ikm(gen);
    if (!lanes_param_get_octets(p, &ikm, &n))
        return false;
    gen->ikm = lanes_core_secret_zalloc(&gen->provider->core, n);
    if (gen->ikm == NULL)
        return false;
    memcpy(gen->ikm, ikm, n);
    gen->ikm_bytes = n;
    return true;
}

/* One that is too short is refused when it is used. */
static bool set_seed(struct gen_ctx *gen, const OSSL_PARAM *p)
{
    if (p == NULL)
        return true;
    drop_ikm(gen);
    return p->data_type == OSSL_PARAM_OCTET_STRING && p->data_size <= gen->type->seed_bytes &&
           set_ikm(gen, p);
}

static int keymgmt_seeded_gen_set_params(void *vgen, const OSSL_PARAM params[])
{
    return set_seed(vgen, lanes_param_locate_const(params, seed_param)) &&
           is_query(lanes_param_locate_const(params, OSSL_PKEY_PARAM_PROPERTIES));
}

static const OSSL_PARAM *keymgmt_seeded_gen_settable_params(void *vgen, void *provctx)
{
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_octet_string(seed_param, NULL, 0),
        OSSL_PARAM_utf8_string(OSSL_PKEY_PARAM_PROPERTIES, NULL, 0),
        OSSL_PARAM_END,
    };

    (void)vgen;
    (void)provctx;
    return list;
}

static int keymgmt_gen_set_params(void *vgen, const OSSL_PARAM params[])
{
    struct gen_ctx *gen = vgen;
    const char *const name = gen->type->group;
    const OSSL_PARAM *group = lanes_param_locate_const(params, OSSL_PKEY_PARAM_GROUP_NAME);

    if (group != NULL && (name == NULL || !lanes_param_is_text(group, name))) {
        lanes_raise(&gen->provider->core, ERR_LIB_PROV, ERR_R_PASSED_INVALID_ARGUMENT,
                    "%s has no such group", gen->type->name);
        return 0;
    }
    return is_query(lanes_param_locate_const(params, OSSL_PKEY_PARAM_PROPERTIES)) &&
           (gen->provider->core.version < DHKEM_SINCE ||
            set_ikm(gen, lanes_param_locate_const(params, dhkem_ikm)));
}

static const OSSL_PARAM *keymgmt_gen_settable_params(void *vgen, void *provctx)
{
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_octet_string(dhkem_ikm, NULL, 0),
        OSSL_PARAM_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, NULL, 0),
        OSSL_PARAM_utf8_string(OSSL_PKEY_PARAM_PROPERTIES, NULL, 0),
        OSSL_PARAM_END,
    };
    const struct lanes_provider *provider = provctx;

    (void)vgen;
    return provider->core.version >= DHKEM_SINCE ? list : list + 1;
}

static bool seed_fits(const struct gen_ctx *gen)
{
    return gen->type->seed_bytes == 0 || gen->ikm == NULL ||
           gen->ikm_bytes == gen->type->seed_bytes;
}

/* Without a key pair in the selection it is a template: libssl sets a peer's share on it. */
static void *keymgmt_gen(void *vgen, OSSL_CALLBACK *callback, void *cbarg)
{
    const struct gen_ctx *gen = vgen;
    struct lanes_key *key = lanes_key_new(gen->provider, gen->type);

    (void)callback;
    (void)cbarg;
    if (key == NULL || (gen->selection & KEYPAIR) == 0)
        return key;
    if (!seed_fits(gen) || !lanes_key_generate(key, gen->ikm, gen->ikm_bytes)) {
        lanes_key_free(key);
        return NULL;
    }
    return key;
}

/* --- the types --- */

/* The functions in which the core does not hand over a key yet, and the table. */
#define KEY_TYPE(type, ...)                                                                        \
    static OSSL_FUNC_keymgmt_new_fn keymgmt_##type##_new;                                          \
    static OSSL_FUNC_keymgmt_gen_init_fn keymgmt_##type##_gen_init;                                \
    static OSSL_FUNC_keymgmt_gettable_params_fn keymgmt_##type##_gettable_params;                  \
    static void *keymgmt_##type##_new(void *provctx)                                               \
    {                                                                                              \
        return lanes_key_new(provctx, &lanes_key_##type);                                          \
    }                                                                                              \
    static void *keymgmt_##type##_gen_init(void *provctx, int selection,                           \
                                           const OSSL_PARAM params[])                              \
    {                                                                                              \
        return gen_init(provctx, &lanes_key_##type, selection, params);                            \
    }                                                                                              \
    static const OSSL_PARAM *keymgmt_##type##_gettable_params(void *provctx)                       \
    {                                                                                              \
        return gettable(provctx, &lanes_key_##type);                                               \
    }                                                                                              \
    const OSSL_DISPATCH lanes_##type##_keymgmt_functions[] = {                                     \
        {OSSL_FUNC_KEYMGMT_NEW, (void (*)(void))keymgmt_##type##_new},                             \
        {OSSL_FUNC_KEYMGMT_FREE, (void (*)(void))keymgmt_key_free},                                \
        {OSSL_FUNC_KEYMGMT_LOAD, (void (*)(void))keymgmt_key_load},                                \
        {OSSL_FUNC_KEYMGMT_DUP, (void (*)(void))keymgmt_key_dup},                                  \
        {OSSL_FUNC_KEYMGMT_HAS, (void (*)(void))keymgmt_key_has},                                  \
        {OSSL_FUNC_KEYMGMT_MATCH, (void (*)(void))keymgmt_key_match},                              \
        {OSSL_FUNC_KEYMGMT_VALIDATE, (void (*)(void))keymgmt_key_validate},                        \
        {OSSL_FUNC_KEYMGMT_GET_PARAMS, (void (*)(void))keymgmt_key_get_params},                    \
        {OSSL_FUNC_KEYMGMT_GETTABLE_PARAMS, (void (*)(void))keymgmt_##type##_gettable_params},     \
        {OSSL_FUNC_KEYMGMT_EXPORT, (void (*)(void))keymgmt_key_export},                            \
        {OSSL_FUNC_KEYMGMT_GEN_INIT, (void (*)(void))keymgmt_##type##_gen_init},                   \
        {OSSL_FUNC_KEYMGMT_GEN, (void (*)(void))keymgmt_gen},                                      \
        {OSSL_FUNC_KEYMGMT_GEN_CLEANUP, (void (*)(void))keymgmt_gen_cleanup},                      \
        __VA_ARGS__,                                                                               \
        {0, NULL},                                                                                 \
    }

static const OSSL_PARAM *keymgmt_exchange_settable_params(void *provctx)
{
    (void)provctx;
    return settable_exchange;
}

static const OSSL_PARAM *keymgmt_signature_settable_params(void *provctx)
{
    (void)provctx;
    return settable_exchange + 2; /* none */
}

/* Types that keep what they are given, and types whose halves come from seeds. */
#define PLAIN(kind)                                                                                \
    {OSSL_FUNC_KEYMGMT_SET_PARAMS, (void (*)(void))keymgmt_key_set_params},                        \
    {OSSL_FUNC_KEYMGMT_SETTABLE_PARAMS, (void (*)(void))keymgmt_##kind##_settable_params},         \
    {OSSL_FUNC_KEYMGMT_IMPORT, (void (*)(void))keymgmt_key_import},                                \
    {OSSL_FUNC_KEYMGMT_IMPORT_TYPES, (void (*)(void))keymgmt_key_types},                           \
    {OSSL_FUNC_KEYMGMT_EXPORT_TYPES, (void (*)(void))keymgmt_key_types},                           \
    {OSSL_FUNC_KEYMGMT_GEN_SET_PARAMS, (void (*)(void))keymgmt_gen_set_params},                    \
    {OSSL_FUNC_KEYMGMT_GEN_SETTABLE_PARAMS, (void (*)(void))keymgmt_gen_settable_params}

#define SEEDED                                                                                     \
    {OSSL_FUNC_KEYMGMT_IMPORT, (void (*)(void))keymgmt_seeded_import},                             \
    {OSSL_FUNC_KEYMGMT_IMPORT_TYPES, (void (*)(void))keymgmt_seeded_types},                        \
    {OSSL_FUNC_KEYMGMT_EXPORT_TYPES, (void (*)(void))keymgmt_seeded_types},                        \
    {OSSL_FUNC_KEYMGMT_GEN_SET_PARAMS, (void (*)(void))keymgmt_seeded_gen_set_params},             \
    {OSSL_FUNC_KEYMGMT_GEN_SETTABLE_PARAMS, (void (*)(void))keymgmt_seeded_gen_settable_params}

KEY_TYPE(x25519, PLAIN(exchange));
KEY_TYPE(ed25519, PLAIN(signature));
KEY_TYPE(mldsa44, SEEDED);
KEY_TYPE(mldsa65, SEEDED);
KEY_TYPE(mldsa87, SEEDED);
