/* SPDX-License-Identifier: Apache-2.0 */
#include "read_json.h"

#include <zlib.h>

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MAX = 64 << 20 };

/* What the files call the fields. */
static const struct {
    const char *name;
    enum kat_field field;
} names[] = {
    {"key", KAT_KEY},    {"Key", KAT_KEY},        {"KEY", KAT_KEY}, {"nonce", KAT_NONCE},
    {"iv", KAT_NONCE},   {"NONCE", KAT_NONCE},    {"aad", KAT_AAD}, {"AD", KAT_AAD},
    {"msg", KAT_IN},     {"plaintext", KAT_IN},   {"IN", KAT_IN},   {"Input", KAT_IN},
    {"ct", KAT_OUT},     {"ciphertext", KAT_OUT}, {"CT", KAT_OUT},  {"keystream", KAT_OUT},
    {"subkey", KAT_OUT}, {"otk", KAT_OUT},        {"tag", KAT_TAG}, {"TAG", KAT_TAG},
    {"MAC", KAT_TAG},    {"SEED", KAT_KEY},       {"Q", KAT_NONCE}, {"MESSAGE", KAT_IN},
    {"CONTEXT", KAT_AAD}, {"SIGNATURE", KAT_TAG},
};

static const struct {
    const char *name;
    int kind; /* of its cases; -1: the set's own; -2: nothing that the library offers */
} sections[] = {
    {"chacha20_block", KAT_CHACHA20_BLOCK},
    {"chacha20_encrypt", KAT_CHACHA20},
    {"poly1305", KAT_POLY1305},
    {"poly1305_keygen", KAT_POLY1305_KEYGEN},
    {"hchacha20", KAT_HCHACHA20},
    {"xchacha20", KAT_XCHACHA20},
    {"x25519", KAT_X25519},
    {"dh", KAT_X25519},
    {"deriveKeyPair", KAT_DHKEM_DERIVE},
    {"base", KAT_DHKEM},
    {"auth", KAT_DHKEM_AUTH},
    {"aead", -1},
    {"quarter_round", -2}, /* inside the block function, whose cases pass through it */
};

/* The whole file, unpacked if it is packed, with a 0 behind it; NULL if there is none. */
static char *slurp(const char *folder, const char *name)
{
    char path[4096];
    char *text = malloc(FILE_MAX + 1);
    gzFile f;

    snprintf(path, sizeof(path), "%s/%s", folder, name);
    if (text == NULL || (f = gzopen(path, "rb")) == NULL) {
        free(text);
        return NULL;
    }
    const int n = gzread(f, text, FILE_MAX);
    gzclose(f);
    if (n < 0) {
        free(text);
        return NULL;
    }
    text[n] = '\0';
    return text;
}

/* Room for one more case, cleared. */
static struct kat_case *add_case(struct kat_cases *cases, enum kat_kind kind)
{
    struct kat_case *c = realloc(cases->c, (cases->n + 1) * sizeof(*c));

    if (c == NULL)
        abort();
    cases->c = c;
    c += cases->n++;
    memset(c, 0, sizeof(*c));
    c->kind = kind;
    return c;
}

static char *copy(const char *s, size_t n)
{
    char *p = malloc(n + 1);

    if (p == NULL)
        abort();
    memcpy(p, s, n);
    p[n] = '\0';
    return p;
}

/* One field of a case; false if nobody knows what it is. */
static bool add_field(struct kat_case *c, const char *name, const char *hex)
{
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        if (strcmp(names[i].name, name) == 0) {
            c->hex[names[i].field] = hex;
            return true;
        }
    }
    return false;
}

/* The strings of a JSON object that are fields; its id, counter and verdict. */
static void add_json(struct kat_cases *cases, enum kat_kind kind, json_t *object, json_t *group)
{
    struct kat_case *c = add_case(cases, kind);

    if (kind >= KAT_CURVES) {
        kat_fill(c, object, group);
        return;
    }
    const char *name, *result = json_string_value(json_object_get(object, "result"));
    char id[32];
    json_t *value;

    json_object_foreach(object, name, value)
    {
        if (json_is_string(value))
            add_field(c, name, json_string_value(value));
    }
    snprintf(id, sizeof(id), "tcId %d", (int)json_integer_value(json_object_get(object, "tcId")));
    c->id = json_string_value(json_object_get(object, "id"));
    if (c->id == NULL)
        c->id = copy(id, strlen(id));
    c->counter = (unsigned)json_integer_value(json_object_get(object, "counter"));
    c->invalid = result != NULL && strcmp(result, "valid") != 0;
}

static void read_wycheproof(struct kat_cases *cases, enum kat_kind kind, json_t *root)
{
    size_t i, j;
    json_t *group, *test;

    json_array_foreach(json_object_get(root, "testGroups"), i, group)
    {
        json_array_foreach(json_object_get(group, "tests"), j, test)
        {
            const char *result = json_string_value(json_object_get(test, "result"));
            if (kind < KAT_CURVES &&
                (result == NULL ||
                 (strcmp(result, "valid") != 0 && strcmp(result, "invalid") != 0)))
                cases->wrong = "a verdict that is neither valid nor invalid";
            add_json(cases, kind, test, group);
        }
    }
    cases->announced = (size_t)json_integer_value(json_object_get(root, "numberOfTests"));
}

static int section_kind(const char *name, enum kat_kind own)
{
    for (size_t i = 0; i < sizeof(sections) / sizeof(sections[0]); i++) {
        if (strcmp(sections[i].name, name) == 0)
            return sections[i].kind == -1 ? (int)own : sections[i].kind;
    }
    return KAT_KINDS;
}

static void read_sections(struct kat_cases *cases, enum kat_kind own, json_t *root)
{
    const char *name;
    json_t *section, *test;
    size_t i;

    json_object_foreach(root, name, section)
    {
        const int kind = section_kind(name, own);
        if (!json_is_array(section) || kind == -2)
            continue;
        if (kind == KAT_KINDS)
            cases->wrong = "a section that nobody knows";
        cases->announced += json_array_size(section);
        json_array_foreach(section, i, test)
        {
            if (kind < KAT_KINDS)
                add_json(cases, (enum kat_kind)kind, test, NULL);
        }
    }
}

/* "text" in quotes becomes hex, like everything else. */
static char *stanza_value(const char *s, size_t n)
{
    if (n < 2 || s[0] != '"' || s[n - 1] != '"')
        return copy(s, n);
    char *hex = copy("", 0);
    hex = realloc(hex, 2 * n + 1);
    if (hex == NULL)
        abort();
    hex[0] = '\0';
    for (size_t i = 1; i < n - 1; i++)
        snprintf(hex + 2 * (i - 1), 3, "%02x", (unsigned char)s[i]);
    return hex;
}

static void read_stanzas(struct kat_cases *cases, enum kat_kind kind, const char *text)
{
    struct kat_case *c = NULL;
    size_t line = 0;
    char name[32];

    for (const char *s = text, *end; *s != '\0'; s = *end == '\0' ? end : end + 1) {
        end = s + strcspn(s, "\n");
        line++;
        if (s[0] == '#')
            continue;
        if (end == s) {
            c = NULL;
            continue;
        }
        const size_t name_n = strcspn(s, " :=");
        const char *value = s + name_n + strspn(s + name_n, " :=");
        size_t n = value < end ? (size_t)(end - value) : 0;
        while (n > 0 && isspace((unsigned char)value[n - 1]))
            n--;
        if (c == NULL) {
            char id[32];
            c = add_case(cases, kind);
            snprintf(id, sizeof(id), "line %zu", line);
            c->id = copy(id, strlen(id));
        }
        snprintf(name, sizeof(name), "%.*s", (int)name_n, s);
        if (!add_field(c, name, stanza_value(value, n)))
            cases->wrong = "a name that nobody knows";
        /* Counted by the keys, apart from the empty lines that make the stanzas. */
        cases->announced += strncmp(s, "KEY", 3) == 0 || strncmp(s, "Key", 3) == 0 ||
                            strncmp(s, "SEED", 4) == 0;
    }
}

static void read_array(struct kat_cases *cases, const char *folder, const struct kat_set *set,
                       json_t *root)
{
    json_t *test, *verdicts = NULL;
    char *text;
    size_t i;

    json_array_foreach(root, i, test)
        add_json(cases, set->kind, test, NULL);
    cases->announced = json_array_size(root);
    if (set->format != KAT_JUDGED)
        return;
    text = slurp(folder, "derived/ed25519-openssl-verdicts.json");
    if (text != NULL)
        verdicts = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    if (!kat_judge(cases, set->verdicts, root, verdicts))
        cases->wrong = "the verdicts are missing";
    json_decref(verdicts);
    free(text);
}

/* Each string, as text, is a message for the key of the seed that is all zeros. */
static void read_strings(struct kat_cases *cases, enum kat_kind kind, json_t *root)
{
    json_t *message;
    size_t i;

    json_array_foreach(root, i, message) {
        struct kat_case *c = add_case(cases, kind);
        c->id = json_string_value(message);
        c->hex[KAT_KEY] = "0000000000000000000000000000000000000000000000000000000000000000";
        c->hex[KAT_IN] = kat_as_hex(c->id != NULL ? c->id : "");
        c->counter = KAT_MLDSA_PURE;
        if (c->id == NULL)
            cases->wrong = "what is no string";
    }
    cases->announced = json_array_size(root);
}

/* seed|public : public : text : signature|text : */
static void read_colons(struct kat_cases *cases, enum kat_kind kind, const char *text)
{
    enum { SEED = 64, PUBLIC = 64, SIGNATURE = 128 }; /* digits */

    for (const char *line = text, *end; *line != '\0'; line = *end == '\0' ? end : end + 1) {
        const char *part[4];
        size_t n[4];

        end = line + strcspn(line, "\n");
        cases->announced++;
        for (size_t i = 0, at = 0; i < 4; i++, at++) {
            part[i] = line + at;
            n[i] = strcspn(part[i], ":\n");
            at += n[i];
        }
        if (n[0] != SEED + PUBLIC || n[1] != PUBLIC || n[3] != SIGNATURE + n[2]) {
            cases->wrong = "a line that is not as it should be";
            return;
        }
        struct kat_case *c = add_case(cases, kind);
        c->id = copy(part[1], 16);
        c->hex[KAT_KEY] = copy(part[0], SEED);
        c->hex[KAT_NONCE] = copy(part[1], PUBLIC);
        c->hex[KAT_IN] = copy(part[2], n[2]);
        c->hex[KAT_TAG] = copy(part[3], SIGNATURE);
    }
}

struct kat_cases kat_read(const char *folder, const struct kat_set *set)
{
    struct kat_cases cases = {0};
    char *text = slurp(folder, set->file);
    json_t *root = NULL;

    if (text == NULL) {
        cases.missing = true;
        return cases;
    }
    if (set->format == KAT_STANZA) {
        read_stanzas(&cases, set->kind, text);
    } else if (set->format == KAT_WHOLE) {
        struct kat_case *c = add_case(&cases, set->kind);
        c->id = "whole";
        c->hex[KAT_IN] = kat_as_hex(text);
        cases.announced = 1;
    } else if (set->format == KAT_COLONS) {
        read_colons(&cases, set->kind, text);
    } else if ((root = json_loads(text, JSON_REJECT_DUPLICATES, NULL)) == NULL) {
        cases.wrong = "not JSON";
    } else if (set->format == KAT_ARRAY || set->format == KAT_JUDGED) {
        read_array(&cases, folder, set, root);
    } else if (set->format == KAT_STRINGS) {
        read_strings(&cases, set->kind, root);
    } else if (set->format == KAT_WYCHEPROOF) {
        read_wycheproof(&cases, set->kind, root);
    } else {
        read_sections(&cases, set->kind, root);
    }
    free(text);
    cases.kept = root;
    if (cases.wrong == NULL && (cases.n == 0 || cases.n != cases.announced))
        cases.wrong = "the number of cases is not the one announced";
    return cases;
}
