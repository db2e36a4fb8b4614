/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Keys of X25519 and Ed25519, call by call, against the default provider: what
 * is imported, said, compared, copied, exported and refused.
 */
#include "transcript.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>

#include <string.h>

static struct library oracle, lanes;
static const char *key_type; /* of the scenario that is played */

static const char *const key_types[] = {"X25519", "ED25519"};

/* RFC 7748, 6.1, Alice; and RFC 8032, 7.1, test 1: two private keys with their public ones. */
static const unsigned char x25519_private[32] = {
    0x77, 0x07, 0x6d, 0x0a, 0x73, 0x18, 0xa5, 0x7d, 0x3c, 0x16, 0xc1, 0x72, 0x51, 0xb2, 0x66, 0x45,
    0xdf, 0x4c, 0x2f, 0x87, 0xeb, 0xc0, 0x99, 0x2a, 0xb1, 0x77, 0xfb, 0xa5, 0x1d, 0xb9, 0x2c, 0x2a};
static const unsigned char x25519_public[32] = {
    0x85, 0x20, 0xf0, 0x09, 0x89, 0x30, 0xa7, 0x54, 0x74, 0x8b, 0x7d, 0xdc, 0xb4, 0x3e, 0xf7, 0x5a,
    0x0d, 0xbf, 0x3a, 0x0d, 0x26, 0x38, 0x1a, 0xf4, 0xeb, 0xa4, 0xa9, 0x8e, 0xaa, 0x9b, 0x4e, 0x6a};
static const unsigned char ed25519_private[32] = {
    0x9d, 0x61, 0xb1, 0x9d, 0xef, 0xfd, 0x5a, 0x60, 0xba, 0x84, 0x4a, 0xf4, 0x92, 0xec, 0x2c, 0xc4,
    0x44, 0x49, 0xc5, 0x69, 0x7b, 0x32, 0x69, 0x19, 0x70, 0x3b, 0xac, 0x03, 0x1c, 0xae, 0x7f, 0x60};
static const unsigned char ed25519_public[32] = {
    0xd7, 0x5a, 0x98, 0x01, 0x82, 0xb1, 0x0a, 0xb7, 0xd5, 0x4b, 0xfe, 0xd3, 0xc9, 0x64, 0x07, 0x3a,
    0x0e, 0xe1, 0x72, 0xf3, 0xda, 0xa6, 0x23, 0x25, 0xaf, 0x02, 0x1a, 0x68, 0xf7, 0x07, 0x51, 0x1a};

static bool is_exchange(void)
{
    return strcmp(key_type, "X25519") == 0;
}

static const unsigned char *private_bytes(void)
{
    return is_exchange() ? x25519_private : ed25519_private;
}

static const unsigned char *public_bytes(void)
{
    return is_exchange() ? x25519_public : ed25519_public;
}

static EVP_PKEY_CTX *context(const struct library *side)
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(side->ctx, key_type, side->query);

    CU_ASSERT_PTR_NOT_NULL_FATAL(ctx);
    return ctx;
}

static EVP_PKEY *private_key(const struct library *side)
{
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key_ex(side->ctx, key_type, side->query,
                                                    private_bytes(), 32);

    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    return key;
}

static EVP_PKEY *public_key(const struct library *side, const unsigned char *bytes)
{
    EVP_PKEY *key =
        EVP_PKEY_new_raw_public_key_ex(side->ctx, key_type, side->query, bytes, 32);

    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    return key;
}

/* ---- what can be asked of a key -------------------------------------------------------------- */

static void note_octets(struct transcript *t, EVP_PKEY *key, const char *name, size_t room)
{
    unsigned char bytes[80];
    size_t n = 77;
    int ret;

    memset(bytes, 0xa5, sizeof(bytes));
    ret = EVP_PKEY_get_octet_string_param(key, name, room == 0 ? NULL : bytes, room, &n);
    note_result(t, ret, "get %s into %zu", name, room);
    note(t, "length %zu", ret == 1 ? n : 0);
    if (room != 0)
        note_bytes(t, name, bytes, 40);
}

static void note_checks(struct transcript *t, const struct library *side, EVP_PKEY *key)
{
    static const struct {
        const char *name;
        int (*check)(EVP_PKEY_CTX *ctx);
    } checks[] = {
        {"check", EVP_PKEY_check},
        {"public check", EVP_PKEY_public_check},
        {"quick public check", EVP_PKEY_public_check_quick},
        {"private check", EVP_PKEY_private_check},
        {"pairwise check", EVP_PKEY_pairwise_check},
        {"parameter check", EVP_PKEY_param_check},
        {"quick parameter check", EVP_PKEY_param_check_quick},
    };
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(side->ctx, key, side->query);

    note_result(t, ctx != NULL, "context");
    for (size_t i = 0; ctx != NULL && i < sizeof(checks) / sizeof(checks[0]); i++)
        note_result(t, checks[i].check(ctx), "%s", checks[i].name);
    EVP_PKEY_CTX_free(ctx);
}

/* Every parameter in numbers, by type and size. */
static void note_numbers(struct transcript *t, const EVP_PKEY *key)
{
    static const char *const names[] = {"bits",       "security-bits", "max-size",
                                        "no-such",    "size",          "security-category"};

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        for (size_t size = 0; size <= 8; size = size == 0 ? 1 : 2 * size) {
            uint64_t value = 0x5555;
            OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};

            params[0] = (OSSL_PARAM){names[i], size == 4 ? OSSL_PARAM_INTEGER
                                                         : OSSL_PARAM_UNSIGNED_INTEGER,
                                     size == 0 ? NULL : &value, size, OSSL_PARAM_UNMODIFIED};
            note_result(t, EVP_PKEY_get_params(key, params), "%s, %zu bytes", names[i], size);
            note(t, "value %llx, length %zu", (unsigned long long)value, params[0].return_size);
        }
    }
}

static void note_texts(struct transcript *t, EVP_PKEY *key)
{
    static const char *const names[] = {"mandatory-digest", "default-digest", "group"};
    char text[50];

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        size_t n = 77;
        int ret;

        memset(text, 'x', sizeof(text) - 1);
        text[sizeof(text) - 1] = '\0';
        ret = EVP_PKEY_get_utf8_string_param(key, names[i], text, sizeof(text), &n);
        note_result(t, ret, "%s", names[i]);
        note(t, "text \"%s\", length %zu", ret == 1 ? text : "", ret == 1 ? n : 0);
    }
    memset(text, 0, sizeof(text));
    note_result(t, EVP_PKEY_get_default_digest_name(key, text, sizeof(text)), "default digest");
    note(t, "digest %s", text);
}

static int note_param(const OSSL_PARAM params[], void *arg)
{
    struct transcript *t = arg;
    size_t n = 0;

    for (; params->key != NULL; params++, n++)
        note_bytes(t, params->key, params->data, params->data_size);
    note(t, "%zu parameters exported", n);
    return 1;
}

static void note_export(struct transcript *t, const EVP_PKEY *key)
{
    static const int selections[] = {0, 1, 2, 3, 4, 0x80, 0x84, 0x87, 0x86};

    for (size_t i = 0; i < sizeof(selections) / sizeof(selections[0]); i++) {
        note_result(t, EVP_PKEY_export(key, selections[i], note_param, t), "export %x",
                    (unsigned)selections[i]);
    }
}

static void note_raw(struct transcript *t, const EVP_PKEY *key)
{
    static const size_t rooms[] = {0, 31, 32, 33};
    unsigned char bytes[40];

    for (size_t i = 0; i < sizeof(rooms) / sizeof(rooms[0]); i++) {
        size_t n = rooms[i];
        int ret;

        memset(bytes, 0xa5, sizeof(bytes));
        ret = EVP_PKEY_get_raw_public_key(key, n == 0 ? NULL : bytes, &n);
        note_result(t, ret, "raw public key into %zu", rooms[i]);
        note(t, "length %zu", ret == 1 ? n : 0);
        note_bytes(t, "raw", bytes, sizeof(bytes));
        n = rooms[i];
        memset(bytes, 0xa5, sizeof(bytes));
        ret = EVP_PKEY_get_raw_private_key(key, n == 0 ? NULL : bytes, &n);
        note_result(t, ret, "raw private key into %zu", rooms[i]);
        note(t, "length %zu", ret == 1 ? n : 0);
        note_bytes(t, "raw", bytes, sizeof(bytes));
    }
}

static void note_key(struct transcript *t, const struct library *side, EVP_PKEY *key)
{
    static const char *const names[] = {"pub", "priv", "encoded-pub-key"};
    static const size_t rooms[] = {0, 1, 31, 32, 33};

    note(t, "id %d, base id %d, bits %d, security %d, size %d, is X25519 %d, is ED25519 %d",
         EVP_PKEY_get_id(key), EVP_PKEY_get_base_id(key), EVP_PKEY_get_bits(key),
         EVP_PKEY_get_security_bits(key), EVP_PKEY_get_size(key), EVP_PKEY_is_a(key, "X25519"),
         EVP_PKEY_is_a(key, "1.3.101.112"));
    note(t, "can sign %d, type name %s", EVP_PKEY_can_sign(key), EVP_PKEY_get0_type_name(key));
    note_numbers(t, key);
    note_texts(t, key);
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        for (size_t k = 0; k < sizeof(rooms) / sizeof(rooms[0]); k++)
            note_octets(t, key, names[i], rooms[k]);
    }
    note_raw(t, key);
    note_checks(t, side, key);
    note_export(t, key);
}

/* ---- scenarios ------------------------------------------------------------------------------ */

struct half {
    size_t n; /* SIZE_MAX: not given */
    unsigned type;
    bool other; /* another key's */
};

/* One import, and all that can be asked of what came of it. */
static void import_one(struct transcript *t, const struct library *side, int selection,
                       struct half pub, struct half priv)
{
    unsigned char bytes[2][40] = {{0}, {0}};
    OSSL_PARAM params[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
    EVP_PKEY *key = NULL, *copy;
    EVP_PKEY_CTX *ctx;
    size_t n = 0;
    int ret;

    /* The default provider of 3.6 does not survive a private key that is not selected, alone. */
    if (pub.n == SIZE_MAX && priv.n != SIZE_MAX &&
        (selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) == 0)
        return;
    memcpy(bytes[0], public_bytes(), 32);
    memcpy(bytes[1], private_bytes(), 32);
    bytes[0][3] ^= (unsigned char)pub.other;
    if (pub.n != SIZE_MAX)
        params[n++] = (OSSL_PARAM){OSSL_PKEY_PARAM_PUB_KEY, pub.type, bytes[0], pub.n, 0};
    if (priv.n != SIZE_MAX)
        params[n++] = (OSSL_PARAM){OSSL_PKEY_PARAM_PRIV_KEY, priv.type, bytes[1], priv.n, 0};
    ctx = context(side);
    note_result(t, EVP_PKEY_fromdata_init(ctx), "init");
    ret = EVP_PKEY_fromdata(ctx, &key, selection, params);
    note_result(t, ret, "import %x, pub %zd type %u, priv %zd type %u", (unsigned)selection,
                (ssize_t)pub.n, pub.type, (ssize_t)priv.n, priv.type);
    EVP_PKEY_CTX_free(ctx);
    if (ret != 1)
        return;
    note_key(t, side, key);
    copy = EVP_PKEY_dup(key);
    note_result(t, copy != NULL, "dup");
    if (copy != NULL) {
        note_result(t, EVP_PKEY_eq(key, copy), "equal");
        note_result(t, EVP_PKEY_parameters_eq(key, copy), "parameters equal");
        note_key(t, side, copy);
    }
    EVP_PKEY_free(copy);
    EVP_PKEY_free(key);
}

static void scenario_import(const struct library *side, struct transcript *t)
{
    static const int selections[] = {EVP_PKEY_PUBLIC_KEY, EVP_PKEY_KEYPAIR,
                                     OSSL_KEYMGMT_SELECT_PRIVATE_KEY, EVP_PKEY_KEY_PARAMETERS,
                                     OSSL_KEYMGMT_SELECT_PUBLIC_KEY};
    static const struct half halves[] = {
        {SIZE_MAX, 0, false},
        {32, OSSL_PARAM_OCTET_STRING, false},
        {31, OSSL_PARAM_OCTET_STRING, false},
        {33, OSSL_PARAM_OCTET_STRING, false},
        {0, OSSL_PARAM_OCTET_STRING, false},
        {32, OSSL_PARAM_UTF8_STRING, false},
        {32, OSSL_PARAM_UNSIGNED_INTEGER, false},
        {32, OSSL_PARAM_OCTET_STRING, true},
    };
    enum { HALVES = sizeof(halves) / sizeof(halves[0]) };

    for (size_t s = 0; s < sizeof(selections) / sizeof(selections[0]); s++) {
        for (size_t i = 0; i < (size_t)HALVES * HALVES; i++)
            import_one(t, side, selections[s], halves[i / HALVES], halves[i % HALVES]);
    }
}

static void scenario_raw(const struct library *side, struct transcript *t)
{
    static const size_t lengths[] = {0, 1, 31, 32, 33, 40};
    unsigned char bytes[40];

    memset(bytes, 0x42, sizeof(bytes));
    for (size_t i = 0; i < sizeof(lengths) / sizeof(lengths[0]); i++) {
        EVP_PKEY *key = EVP_PKEY_new_raw_public_key_ex(side->ctx, key_type, side->query, bytes,
                                                       lengths[i]);
        note_result(t, key != NULL, "public key of %zu", lengths[i]);
        EVP_PKEY_free(key);
        key = EVP_PKEY_new_raw_private_key_ex(side->ctx, key_type, side->query, bytes, lengths[i]);
        note_result(t, key != NULL, "private key of %zu", lengths[i]);
        EVP_PKEY_free(key);
    }
}

/* Private keys whose unused bits are set are kept as they are. */
static void scenario_unclamped(const struct library *side, struct transcript *t)
{
    static const unsigned char fills[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
    unsigned char bytes[32];

    for (size_t i = 0; i < sizeof(fills); i++) {
        EVP_PKEY *key;

        memset(bytes, fills[i], sizeof(bytes));
        key = EVP_PKEY_new_raw_private_key_ex(side->ctx, key_type, side->query, bytes, 32);
        note_result(t, key != NULL, "private key of %02x", fills[i]);
        if (key != NULL)
            note_key(t, side, key);
        EVP_PKEY_free(key);
        key = EVP_PKEY_new_raw_public_key_ex(side->ctx, key_type, side->query, bytes, 32);
        note_result(t, key != NULL, "public key of %02x", fills[i]);
        if (key != NULL)
            note_key(t, side, key);
        EVP_PKEY_free(key);
    }
}

/* True if the keys agree, whichever halves they have; both orders. */
static void scenario_compare(const struct library *side, struct transcript *t)
{
    unsigned char other[32];
    EVP_PKEY *keys[4];

    memcpy(other, public_bytes(), 32);
    other[0] ^= 1;
    keys[0] = private_key(side);
    keys[1] = public_key(side, public_bytes());
    keys[2] = public_key(side, other);
    keys[3] = EVP_PKEY_new();
    for (size_t i = 0; i < 16; i++) {
        note_result(t, EVP_PKEY_eq(keys[i / 4], keys[i % 4]), "%zu equals %zu", i / 4, i % 4);
        note_result(t, EVP_PKEY_parameters_eq(keys[i / 4], keys[i % 4]),
                    "parameters of %zu equal those of %zu", i / 4, i % 4);
    }
    note_result(t, EVP_PKEY_missing_parameters(keys[0]), "missing parameters");
    note_result(t, EVP_PKEY_copy_parameters(keys[3], keys[1]), "parameters into an empty key");
    /* It has no halves: what lanes does not export, the default provider gives as zeros. */
    note_numbers(t, keys[3]);
    note_checks(t, side, keys[3]);
    for (size_t i = 0; i < 4; i++)
        EVP_PKEY_free(keys[i]);
}

static void note_generated(struct transcript *t, const struct library *side, EVP_PKEY *key)
{
    unsigned char bytes[32] = {0}, again[32] = {0};
    size_t n = sizeof(bytes), m = sizeof(again);
    EVP_PKEY *same;

    note_result(t, EVP_PKEY_get_raw_private_key(key, bytes, &n), "raw private key");
    if (is_exchange())
        note(t, "clamped: %d %d", bytes[0] & 7, bytes[31] & 192);
    same = EVP_PKEY_new_raw_private_key_ex(side->ctx, key_type, side->query, bytes, 32);
    note_result(t, EVP_PKEY_get_raw_public_key(key, bytes, &n), "raw public key");
    note_result(t, EVP_PKEY_get_raw_public_key(same, again, &m), "of the same private key");
    note(t, "the public key is %s", memcmp(bytes, again, 32) == 0 ? "right" : "wrong");
    EVP_PKEY_free(same);
    note_checks(t, side, key);
}

static void generate(struct transcript *t, const struct library *side, OSSL_PARAM *params,
                     const char *what, bool random)
{
    EVP_PKEY_CTX *ctx = context(side);
    EVP_PKEY *key = NULL;

    note_result(t, EVP_PKEY_keygen_init(ctx), "keygen init");
    note_result(t, EVP_PKEY_CTX_set_params(ctx, params), "parameters: %s", what);
    note_result(t, EVP_PKEY_generate(ctx, &key), "generate");
    if (key != NULL && random)
        note_generated(t, side, key);
    else if (key != NULL)
        note_key(t, side, key);
    EVP_PKEY_free(key);
    EVP_PKEY_CTX_free(ctx);
}

static void scenario_generate(const struct library *side, struct transcript *t)
{
    static const char *const groups[] = {"x25519", "X25519",    "X25519x", "x2551", "",
                                         "ED25519", "prime256v1"};
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};
    int number = 3;

    generate(t, side, params, "none", true);
    for (size_t i = 0; i < sizeof(groups) / sizeof(groups[0]); i++) {
        params[0] = OSSL_PARAM_construct_utf8_string("group", (char *)groups[i], 0);
        generate(t, side, params, groups[i], true);
    }
    params[0] = OSSL_PARAM_construct_int("group", &number);
    generate(t, side, params, "a number for group", true);
    params[0] = OSSL_PARAM_construct_int("properties", &number);
    generate(t, side, params, "a number for properties", true);
    params[0] = OSSL_PARAM_construct_utf8_string("properties", (char *)"?a=b", 0);
    generate(t, side, params, "properties", true);
    params[0] = OSSL_PARAM_construct_int("no-such", &number);
    generate(t, side, params, "no-such", true);
}

/* Since 3.2: key material of every length; the lengths that do not reach are refused. */
static void scenario_key_material(const struct library *side, struct transcript *t)
{
    unsigned char ikm[70];
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};
    char what[40];

    for (size_t i = 0; i < sizeof(ikm); i++)
        ikm[i] = (unsigned char)(7 * i);
    for (size_t n = 0; n <= sizeof(ikm); n++) {
        snprintf(what, sizeof(what), "dhkem-ikm of %zu", n);
        params[0] = OSSL_PARAM_construct_octet_string("dhkem-ikm", ikm, n);
        generate(t, side, params, what, n == 0 || running_version() < 0x30200000UL);
    }
    params[0] = OSSL_PARAM_construct_utf8_string("dhkem-ikm", (char *)"0123456789012345678901234567890123",
                                                 0);
    generate(t, side, params, "dhkem-ikm as text", true);
}

/* What libssl does with a peer's share: a template, and the encoded key put on it. */
static void scenario_encoded(const struct library *side, struct transcript *t)
{
    static const size_t lengths[] = {0, 31, 32, 33};
    unsigned char bytes[40], *encoded = NULL;
    EVP_PKEY_CTX *ctx = context(side);
    EVP_PKEY *empty = NULL, *key = private_key(side);
    size_t n;

    for (size_t i = 0; i < sizeof(bytes); i++)
        bytes[i] = (unsigned char)(0x11 * i);
    note_result(t, EVP_PKEY_paramgen_init(ctx), "paramgen init");
    note_result(t, EVP_PKEY_generate(ctx, &empty), "paramgen");
    EVP_PKEY_CTX_free(ctx);
    if (empty != NULL)
        note(t, "template: bits %d, size %d", EVP_PKEY_get_bits(empty), EVP_PKEY_get_size(empty));
    for (size_t i = 0; i < sizeof(lengths) / sizeof(lengths[0]); i++) {
        note_result(t, EVP_PKEY_set1_encoded_public_key(key, bytes, lengths[i]), "set %zu",
                    lengths[i]);
        note_key(t, side, key);
        if (empty == NULL)
            continue;
        note_result(t, EVP_PKEY_set1_encoded_public_key(empty, bytes, lengths[i]),
                    "set %zu on the template", lengths[i]);
        n = EVP_PKEY_get1_encoded_public_key(empty, &encoded);
        note_result(t, (long)n, "get it");
        note_bytes(t, "encoded", encoded, encoded != NULL ? n : 0);
        OPENSSL_free(encoded);
        encoded = NULL;
    }
    EVP_PKEY_free(key);
    EVP_PKEY_free(empty);
}

static void scenario_settings(const struct library *side, struct transcript *t)
{
    unsigned char bytes[40] = {5};
    OSSL_PARAM params[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
    EVP_PKEY *key = private_key(side);
    int number = 4;

    params[0] = OSSL_PARAM_construct_octet_string("pub", bytes, 32);
    note_result(t, EVP_PKEY_set_params(key, params), "set pub");
    params[0] = OSSL_PARAM_construct_int("no-such", &number);
    note_result(t, EVP_PKEY_set_params(key, params), "set no-such");
    params[0] = OSSL_PARAM_construct_utf8_string("properties", (char *)"a=b", 0);
    note_result(t, EVP_PKEY_set_params(key, params), "set properties");
    params[0] = OSSL_PARAM_construct_int("properties", &number);
    note_result(t, EVP_PKEY_set_params(key, params), "set properties to a number");
    params[0] = OSSL_PARAM_construct_utf8_string("encoded-pub-key", (char *)bytes, 32);
    note_result(t, EVP_PKEY_set_params(key, params), "set encoded-pub-key to a text");
    note_key(t, side, key);
    EVP_PKEY_free(key);
}

static void list(struct transcript *t, const char *what, const OSSL_PARAM *p)
{
    static const char *const names[] = {
        "bits", "security-bits", "max-size", "security-category", "pub", "priv",
        "encoded-pub-key", "mandatory-digest", "group", "properties", "dhkem-ikm", "no-such"};
    size_t n = 0;

    for (size_t i = 0; p != NULL && i < sizeof(names) / sizeof(names[0]); i++) {
        const OSSL_PARAM *found = OSSL_PARAM_locate_const(p, names[i]);
        if (found != NULL)
            note(t, "%s: %s, type %u, size %zu", what, names[i], found->data_type,
                 found->data_size);
    }
    while (p != NULL && p[n].key != NULL)
        n++;
    note(t, "%s: %zu", what, n);
}

static void scenario_lists(const struct library *side, struct transcript *t)
{
    EVP_PKEY_CTX *ctx = context(side);
    EVP_PKEY *key = private_key(side);

    list(t, "gettable", EVP_PKEY_gettable_params(key));
    list(t, "settable", EVP_PKEY_settable_params(key));
    for (int selection = 0; selection < 8; selection++)
        list(t, "importable", EVP_PKEY_fromdata_settable(ctx, selection));
    note_result(t, EVP_PKEY_keygen_init(ctx), "keygen init");
    list(t, "generation", EVP_PKEY_CTX_settable_params(ctx));
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
}

/* ---- the two sides of one process ----------------------------------------------------------- */

/* A key of either provider is usable, comparable and copyable by the other. */
static void test_across(void)
{
    for (size_t i = 0; i < 2; i++) {
        struct library ours = lanes, theirs = lanes;
        EVP_PKEY *a, *b, *bare;

        key_type = key_types[i];
        theirs.query = "provider=default";
        a = private_key(&ours);
        b = private_key(&theirs);
        bare = public_key(&ours, public_bytes());
        CU_ASSERT_STRING_EQUAL(OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(a)), "lanes");
        CU_ASSERT_STRING_EQUAL(OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(b)), "default");
        CU_ASSERT_EQUAL(EVP_PKEY_eq(a, b), 1);
        CU_ASSERT_EQUAL(EVP_PKEY_eq(b, a), 1);
        CU_ASSERT_EQUAL(EVP_PKEY_eq(b, bare), 1);
        CU_ASSERT_EQUAL(EVP_PKEY_eq(bare, b), 1);
        EVP_PKEY_free(a);
        EVP_PKEY_free(b);
        EVP_PKEY_free(bare);
    }
}

/* ---- the tests ------------------------------------------------------------------------------ */

static void both_types(const char *title, scenario *s)
{
    for (size_t i = 0; i < 2; i++) {
        char name[80];

        key_type = key_types[i];
        snprintf(name, sizeof(name), "%s, %s", key_type, title);
        CU_ASSERT(play(name, s, &oracle, &lanes));
    }
}

static void test_import(void)
{
    both_types("import", scenario_import);
    both_types("raw keys", scenario_raw);
    both_types("unclamped", scenario_unclamped);
}

static void test_compare(void)
{
    both_types("comparison", scenario_compare);
}

static void test_generate(void)
{
    both_types("generation", scenario_generate);
    both_types("key material", scenario_key_material);
}

static void test_parameters(void)
{
    both_types("encoded public key", scenario_encoded);
    both_types("settings", scenario_settings);
    both_types("lists", scenario_lists);
}

/* A scenario that sees who serves it: its transcripts must be found different. */
static void scenario_planted(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side);

    note(t, "%s", OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(key)));
    EVP_PKEY_free(key);
}

static void test_comparison_can_fail(void)
{
    key_type = key_types[0];
    CU_ASSERT_FALSE(play("planted; to be found", scenario_planted, &oracle, &lanes));
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"import and export", test_import},
        {"comparison", test_compare},
        {"generation", test_generate},
        {"parameters", test_parameters},
        {"keys across providers", test_across},
        {"a planted difference is found", test_comparison_can_fail},
        CU_TEST_INFO_NULL,
    };
    int status;

    library_open(&oracle, false);
    library_open(&lanes, true);
    status = harness_main("keys", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
