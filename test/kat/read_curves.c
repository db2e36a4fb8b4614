/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The sets of Curve25519 and of the hash functions. Each file names its fields its own way,
 * some in the group instead of the test; and verdicts come in five forms.
 */
#define _POSIX_C_SOURCE 200809L
#include "read_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The first of these names that a test, or its group, has is the field. */
struct alias {
    enum kat_field field;
    const char *names[6];
};

static const struct alias exchange_names[] = {
    {KAT_KEY, {"private", "scalar", "privateIut", "alicePrivate", "skR", NULL}},
    {KAT_IN, {"public", "u", "publicServer", "bobPublic", "ikmE", "ikm"}},
    {KAT_OUT, {"shared", "out", "z", "shared_secret", "sk", NULL}},
    {KAT_TAG, {"enc", "pk", NULL}},
    {KAT_AAD, {"skS", NULL}},
};
static const struct alias exchange_key_names[] = {
    {KAT_KEY, {"privateKey", NULL}},
    {KAT_OUT, {"publicKey", NULL}},
    {KAT_IN, {"publicKey", NULL}},
};
static const struct alias signature_names[] = {
    {KAT_KEY, {"secretKey", "d", NULL}},
    {KAT_NONCE, {"q", "pub_key", "publicKey", "key", NULL}},
    {KAT_IN, {"msg", "message", NULL}},
    {KAT_AAD, {"context", NULL}},
    {KAT_TAG, {"sig", "signature", NULL}},
};
static const struct alias signature_key_names[] = {
    {KAT_KEY, {"d", NULL}},
    {KAT_OUT, {"q", NULL}},
    {KAT_NONCE, {"q", NULL}},
};
static const struct alias hash_names[] = {
    {KAT_IN, {"msg", NULL}},
    {KAT_OUT, {"md", NULL}},
};

#define NAMES(list) {list, sizeof(list) / sizeof(list[0])}

static const struct {
    const struct alias *alias;
    size_t n;
} names[KAT_KINDS] = {
    [KAT_SHA512] = NAMES(hash_names),
    [KAT_SHA3_256] = NAMES(hash_names),
    [KAT_SHA3_512] = NAMES(hash_names),
    [KAT_SHAKE128] = NAMES(hash_names),
    [KAT_SHAKE256] = NAMES(hash_names),
    [KAT_X25519] = NAMES(exchange_names),
    [KAT_X25519_PUBLIC] = NAMES(exchange_key_names),
    [KAT_X25519_IMPORT] = NAMES(exchange_key_names),
    [KAT_X25519_FILES] = NAMES(exchange_names),
    [KAT_DHKEM_DERIVE] = NAMES(exchange_names),
    [KAT_DHKEM] = NAMES(exchange_names),
    [KAT_DHKEM_AUTH] = NAMES(exchange_names),
    [KAT_ED25519] = NAMES(signature_names),
    [KAT_ED25519CTX] = NAMES(signature_names),
    [KAT_ED25519PH] = NAMES(signature_names),
    [KAT_ED25519_PUBLIC] = NAMES(signature_key_names),
    [KAT_ED25519_POINT] = NAMES(signature_key_names),
};

static const char *field_of(const struct alias *alias, const json_t *test, const json_t *group)
{
    for (size_t i = 0; i < 6 && alias->names[i] != NULL; i++) {
        const json_t *value = json_object_get(test, alias->names[i]);
        if (value == NULL)
            value = json_object_get(group, alias->names[i]);
        if (json_is_object(value)) /* Wycheproof's publicKey */
            value = json_object_get(value, "pk");
        if (json_is_string(value))
            return json_string_value(value);
    }
    return NULL;
}

/* Text that is not hex: messages of CCTV, PEM files. */
const char *kat_as_hex(const char *text)
{
    const size_t n = strlen(text);
    char *hex = malloc(2 * n + 1);

    if (hex == NULL)
        abort();
    hex[0] = '\0';
    for (size_t i = 0; i < n; i++)
        snprintf(hex + 2 * i, 3, "%02x", (unsigned char)text[i]);
    return hex;
}

static bool has_flag(const json_t *test, const char *flag)
{
    const json_t *flags = json_object_get(test, "flags");

    for (size_t i = 0; i < json_array_size(flags); i++) {
        if (strcmp(json_string_value(json_array_get(flags, i)), flag) == 0)
            return true;
    }
    return false;
}

/* True if the file's verdict is that it must be refused. */
static bool is_invalid(const json_t *test)
{
    const char *result = json_string_value(json_object_get(test, "result"));
    const json_t *passed = json_object_get(test, "testPassed");

    if (result == NULL)
        return json_is_false(passed);
    /* What the standard leaves open OpenSSL accepts, but for a secret of zeros. */
    if (strcmp(result, "acceptable") == 0)
        return has_flag(test, "ZeroSharedSecret");
    return strcmp(result, "valid") != 0;
}

static const char *id_of(const json_t *test)
{
    static const char *const keys[] = {"tcId", "number"};
    const char *id = json_string_value(json_object_get(test, "id"));
    char text[40] = "-";

    if (id == NULL)
        id = json_string_value(json_object_get(test, "name"));
    if (id != NULL)
        return id;
    for (size_t i = 0; i < 2; i++) {
        const json_t *number = json_object_get(test, keys[i]);
        if (number != NULL)
            snprintf(text, sizeof(text), "%s %d", keys[i], (int)json_integer_value(number));
    }
    id = strdup(text);
    if (id == NULL)
        abort();
    return id;
}

void kat_fill(struct kat_case *c, json_t *test, json_t *group)
{
    if (c->kind >= KAT_MLDSA44_KEYGEN) {
        kat_fill_mldsa(c, test, group);
        c->id = id_of(test);
        return;
    }
    if (json_is_true(json_object_get(group, "preHash")))
        c->kind = KAT_ED25519PH;
    for (size_t i = 0; i < names[c->kind].n; i++) {
        const struct alias *alias = &names[c->kind].alias[i];
        c->hex[alias->field] = field_of(alias, test, group);
    }
    /* CCTV's are the only tests with a number; theirs are texts. */
    if (json_object_get(test, "number") != NULL)
        c->hex[KAT_IN] = kat_as_hex(c->hex[KAT_IN]);
    for (int i = 0; c->kind == KAT_X25519_FILES && i < KAT_FIELDS; i++) {
        if (c->hex[i] != NULL && c->hex[i][0] == '-')
            c->hex[i] = kat_as_hex(c->hex[i]);
    }
    c->id = id_of(test);
    c->invalid = is_invalid(test);
}

/* The verdicts of OpenSSL on a set that has none of its own, by number or by place. */
bool kat_judge(struct kat_cases *cases, const char *file, json_t *tests, json_t *verdicts)
{
    const json_t *judged = json_object_get(verdicts, file);
    const json_t *numbers = json_object_get(judged, "accepted_numbers");
    const json_t *places = json_object_get(judged, "accepted_indices");
    size_t accepted = 0;

    for (size_t i = 0; i < cases->n; i++) {
        const json_t *list = numbers != NULL ? numbers : places;
        const json_int_t number =
            numbers != NULL
                ? json_integer_value(json_object_get(json_array_get(tests, i), "number"))
                : (json_int_t)i;

        cases->c[i].invalid = true;
        for (size_t k = 0; k < json_array_size(list) && cases->c[i].invalid; k++)
            cases->c[i].invalid = json_integer_value(json_array_get(list, k)) != number;
        accepted += !cases->c[i].invalid;
    }
    return accepted > 0 && accepted == json_array_size(numbers != NULL ? numbers : places);
}
