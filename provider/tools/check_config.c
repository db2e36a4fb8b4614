/* SPDX-License-Identifier: Apache-2.0 */
/*
 * libcrypto says nothing of most mistakes in openssl.cnf: a key that it or a
 * provider does not know, or that stands in a section where nobody looks for
 * it, is as if it were not there.
 */
#include "check_config.h"

#include <openssl/crypto.h>
#include <openssl/opensslv.h>

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Every key that is looked for, and in which section: for a key with several, its first is meant
 * by advice. */
static const struct known {
    const char *name;
    enum config_role role;
} known[] = {
    {"openssl_conf", TOP},
    {"nodejs_conf", TOP},
    {"providers", INIT},
    {"alg_section", INIT},
    {"ssl_conf", INIT},
    {"engines", INIT},
    {"oid_section", INIT},
    {"stbl_section", INIT},
    {"random", INIT},
    {"config_diagnostics", TOP},
    {"default_properties", ALGORITHMS},
    {"fips_mode", ALGORITHMS},
    {"module", LANES},
    {"activate", LANES},
    {"identity", LANES},
    {"soft_load", LANES},
    {"kernels", LANES},
    {"cpu", LANES},
    {"trace", LANES},
    {"ml-dsa.input_formats", LANES},
    {"ml-dsa.output_formats", LANES},
    {"ml-dsa.retain_seed", LANES},
    {"ml-dsa.prefer_seed", LANES},
    {"module", BASE},
    {"activate", BASE},
    {"identity", BASE},
    {"soft_load", BASE},
    {"ml-dsa.input_formats", BASE},
    {"ml-dsa.output_formats", BASE},
    {"ml-dsa.retain_seed", BASE},
    {"ml-dsa.prefer_seed", BASE},
    {"oid_section", TOP},
};

enum { KNOWN = sizeof(known) / sizeof(known[0]) };

/* Where advice sends a line; NULL: before the first section. */
static const char *advised(const struct config *config, enum config_role role)
{
    return role == TOP ? NULL : config_advised(config, role);
}

/* ---- keys that are misspelt or misplaced ---------------------------------------------------- */

static const struct known *find_known(const char *name, enum config_role role)
{
    for (size_t i = 0; i < KNOWN; i++) {
        if (known[i].role == role && strcmp(known[i].name, name) == 0)
            return &known[i];
    }
    return NULL;
}

/* Where a key belongs that this role does not know, or NULL if nobody knows it. */
static const struct known *find_home(const char *name)
{
    for (size_t i = 0; i < KNOWN; i++) {
        if (strcmp(known[i].name, name) == 0)
            return &known[i];
    }
    return NULL;
}

/* Letters to insert, leave out or replace to make b of a (Levenshtein), up to words of a key. */
static size_t distance(const char *a, const char *b)
{
    enum { LONGEST = 40 };
    size_t row[LONGEST + 1];
    const size_t n = strlen(a), m = strlen(b);

    if (n > LONGEST || m > LONGEST)
        return LONGEST;
    for (size_t j = 0; j <= m; j++)
        row[j] = j;
    for (size_t i = 0; i < n; i++) {
        size_t diagonal = row[0];
        row[0] = i + 1;
        for (size_t j = 0; j < m; j++) {
            const size_t replace = diagonal + (a[i] != b[j]);
            diagonal = row[j + 1];
            const size_t skip = (row[j] < diagonal ? row[j] : diagonal) + 1;
            row[j + 1] = replace < skip ? replace : skip;
        }
    }
    return row[m];
}

/* True if a may well be b misspelt. */
static bool is_like(const char *a, const char *b)
{
    const size_t n = strlen(b), slips = n <= 4 ? 1 : n <= 12 ? 2 : 3;

    return strcasecmp(a, b) == 0 || distance(a, b) <= slips;
}

/* What name was meant to be in a section of this role, or NULL. */
static const char *meant(const char *name, enum config_role role)
{
    for (size_t i = 0; i < KNOWN; i++) {
        if (known[i].role == role && is_like(name, known[i].name))
            return known[i].name;
    }
    return NULL;
}

/* Sections whose keys are all looked at by somebody: there an unknown key is a mistake. */
static bool is_closed(enum config_role role)
{
    return role == ALGORITHMS || role == LANES;
}

static void check_key(struct findings *f, const struct config *config, const CONF_VALUE *entry,
                      enum config_role role)
{
    const char *name = entry->name, *section = config_section(config, role);
    const char *likely = meant(name, role);
    const struct known *home = find_home(name);

    if (find_known(name, role) != NULL)
        return;
    if (home != NULL) {
        findings_problem(f, "%s stands in [%s], where nobody looks for it", name, section);
        findings_fix(f, advised(config, home->role), "%s = %s", name, entry->value);
    } else if (likely != NULL) {
        findings_problem(f, "%s in [%s] is misspelt: nobody looks for it", name, section);
        findings_fix(f, advised(config, role), "%s = %s", likely, entry->value);
    } else if (is_closed(role)) {
        findings_problem(f, "%s in [%s] is no setting that is known there; take it out", name,
                         section);
    }
}

/* In the section of the providers each key is a provider's name. */
static void check_provider_name(struct findings *f, const struct config *config,
                                const CONF_VALUE *entry)
{
    const struct known *home = find_home(entry->name);

    if (home != NULL) {
        findings_problem(f, "%s stands in [%s], where it is taken for a provider's name",
                         entry->name, config->providers);
        findings_fix(f, advised(config, home->role), "%s = %s", entry->name, entry->value);
    } else if (config->base == NULL && is_like(entry->name, "default")) {
        findings_problem(f, "%s in [%s] is misspelt", entry->name, config->providers);
        findings_fix(f, config->providers, "default = %s", entry->value);
    } else if (config->lanes == NULL && is_like(entry->name, "lanes")) {
        findings_problem(f, "%s in [%s] is misspelt", entry->name, config->providers);
        findings_fix(f, config->providers, "lanes = %s", entry->value);
    }
}

/* A section that no way leads to may belong to anybody: only what is missed elsewhere counts. */
static void check_elsewhere(struct findings *f, const struct config *config, const char *section)
{
    static const char *const telling[] = {"openssl_conf", "providers", "alg_section",
                                          "default_properties", "kernels"};

    for (size_t i = 0; i < sizeof(telling) / sizeof(telling[0]); i++) {
        const enum config_role role = find_home(telling[i])->role;
        const char *value = config_get(config, section, telling[i]);
        const char *right = advised(config, role); /* so, too, once the way there is mended */
        if (value == NULL || (right != NULL && strcmp(right, section) == 0) ||
            config_get(config, config_section(config, role), telling[i]) != NULL)
            continue;
        findings_problem(f, "%s stands in [%s], where nobody looks for it", telling[i], section);
        findings_fix(f, advised(config, role), "%s = %s", telling[i], value);
    }
}

static enum config_role role_of(const struct config *config, const char *section)
{
    for (enum config_role role = TOP; role < ELSEWHERE; role++) {
        const char *name = config_section(config, role);
        if (name != NULL && strcmp(name, section) == 0)
            return role;
    }
    return ELSEWHERE;
}

static void check_section(struct findings *f, const struct config *config, const char *section)
{
    const enum config_role role = role_of(config, section);
    STACK_OF(CONF_VALUE) *entries = config_entries(config, section);

    if (role == ELSEWHERE) {
        check_elsewhere(f, config, section);
        return;
    }
    for (int i = 0; i < sk_CONF_VALUE_num(entries); i++) {
        const CONF_VALUE *entry = sk_CONF_VALUE_value(entries, i);
        if (role == PROVIDERS)
            check_provider_name(f, config, entry);
        else
            check_key(f, config, entry, role);
    }
}

static void check_sections(struct findings *f, const struct config *config)
{
    STACK_OF(OPENSSL_CSTRING) *names = NCONF_get_section_names(config->conf);

    for (int i = 0; i < sk_OPENSSL_CSTRING_num(names); i++)
        check_section(f, config, sk_OPENSSL_CSTRING_value(names, i));
    sk_OPENSSL_CSTRING_free(names);
}

/* ---- what is missing ------------------------------------------------------------------------ */

/* `key` of the section `from` names a section, and that has entries; else says what is missing. */
static void leads_on(struct findings *f, const struct config *config, enum config_role from,
                     const char *key, enum config_role to)
{
    const char *target = config_get(config, config_section(config, from), key);

    if (target == NULL) {
        findings_problem(f, "%s is missing", key);
        findings_fix(f, advised(config, from), "%s = %s", key, config_advised(config, to));
    } else if (config_entries(config, target) == NULL) {
        findings_problem(f, "%s names the section [%s], which is not there or empty", key, target);
    }
}

static bool is_yes(const char *value)
{
    static const char *const words[] = {"1", "yes", "true", "on"};

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        if (strcasecmp(words[i], value) == 0)
            return true;
    }
    return false;
}

static void check_activated(struct findings *f, const struct config *config, const char *provider,
                            const char *why, enum config_role role)
{
    const char *section = config_section(config, role);
    const char *activate = config_get(config, section, "activate");

    if (section == NULL) {
        findings_problem(f, "the provider %s is not in the list of providers%s", provider, why);
        findings_fix(f, advised(config, PROVIDERS), "%s = %s", provider,
                     config_advised(config, role));
    }
    if (activate == NULL) {
        findings_problem(f, "the provider %s is not activated%s", provider, why);
        findings_fix(f, advised(config, role), "activate = 1");
    } else if (!is_yes(activate)) {
        /* 3.0 to 3.2 take any value for a yes, 3.3 on knows these words only */
        findings_problem(f, "activate = %s in [%s] does not mean yes on every version", activate,
                         section);
        findings_fix(f, section, "activate = 1");
    }
}

/*
 * Before 3.5 the decoder of the provider that is listed last gets a key
 * (openssl#27875), and without default_properties the first gets everything.
 */
static void check_order(struct findings *f, const struct config *config)
{
    if (config->base == NULL || config->lanes == NULL || config->lanes_place > config->base_place ||
        OpenSSL_version_num() >= 0x30500000UL)
        return;
    findings_problem(f,
                     "lanes is listed before default: on OpenSSL %s keys from files would then "
                     "not come to lanes; put this line after that of default",
                     OpenSSL_version(OPENSSL_VERSION_STRING));
    findings_fix(f, config->providers, "lanes = %s", config->lanes);
}

static void check_properties(struct findings *f, const struct config *config)
{
    const char *query = config_get(config, config->algorithms, "default_properties");

    if (query == NULL)
        findings_problem(f, "default_properties is missing: nothing prefers lanes");
    else if (strstr(query, "?provider=lanes") != NULL)
        return;
    else if (strstr(query, "provider=lanes") != NULL)
        findings_problem(f,
                         "default_properties = %s, without a question mark, forbids everything "
                         "that lanes does not have",
                         query);
    else if (strstr(query, "?lanes.preferred") != NULL)
        return;
    else
        findings_problem(f, "default_properties = %s does not prefer lanes", query);
    findings_fix(f, advised(config, ALGORITHMS), "default_properties = " CONFIG_PREFER);
}

static bool check_readable(struct findings *f, const struct config *config)
{
    if (config->conf != NULL)
        return true;
    if (config->error_line > 0) {
        findings_problem(f, "line %ld of %s is not understood: libcrypto ignores the whole file",
                         config->error_line, config->file);
        return false;
    }
    findings_problem(f,
                     "%s cannot be read: %s; copy openssl.cnf.sample there, or let OPENSSL_CONF "
                     "name a copy",
                     config->file, strerror(errno));
    return false;
}

void check_config(struct findings *f, const struct config *config)
{
    if (!check_readable(f, config))
        return;
    if (config->lanes == NULL)
        findings_fact("advice", "the list of providers does not name lanes: `lanes config` prints "
                                "all lines for this file, below is what is missing");
    check_sections(f, config);
    leads_on(f, config, TOP, "openssl_conf", INIT);
    leads_on(f, config, INIT, "providers", PROVIDERS);
    check_activated(f, config, "default",
                    ": as soon as another is, libcrypto no longer activates it by itself", BASE);
    check_activated(f, config, "lanes", "", LANES);
    check_order(f, config);
    leads_on(f, config, INIT, "alg_section", ALGORITHMS);
    check_properties(f, config);
}
