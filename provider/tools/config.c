/* SPDX-License-Identifier: Apache-2.0 */
#include "config.h"

#include <openssl/crypto.h>
#include <openssl/err.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *config_section(const struct config *config, enum config_role role)
{
    const char *const sections[] = {CONFIG_TOP,         config->init, config->providers,
                                    config->algorithms, config->base, config->lanes};

    return sections[role];
}

const char *config_advised(const struct config *config, enum config_role role)
{
    static const char *const sample[] = {CONFIG_TOP,       "openssl_init", "provider_sect",
                                         "algorithm_sect", "default_sect", "lanes_sect"};
    const char *section = config_section(config, role);

    return section != NULL ? section : sample[role];
}

STACK_OF(CONF_VALUE) *config_entries(const struct config *config, const char *section)
{
    if (config->conf == NULL || section == NULL)
        return NULL;
    ERR_set_mark();
    STACK_OF(CONF_VALUE) *entries = NCONF_get_section(config->conf, section);
    ERR_pop_to_mark();
    return entries;
}

/* Not NCONF_get_string: that falls back on what stands before the first section. */
const char *config_get(const struct config *config, const char *section, const char *name)
{
    STACK_OF(CONF_VALUE) *entries = config_entries(config, section);

    for (int i = 0; i < sk_CONF_VALUE_num(entries); i++) {
        const CONF_VALUE *entry = sk_CONF_VALUE_value(entries, i);
        if (strcmp(entry->name, name) == 0)
            return entry->value;
    }
    return NULL;
}

/* A provider goes by its `identity`, or by its name in the section of providers. */
static bool is_provider(const struct config *config, const CONF_VALUE *entry, const char *name)
{
    const char *identity = config_get(config, entry->value, "identity");

    return strcmp(identity != NULL ? identity : entry->name, name) == 0;
}

/* Its section; *as and *place are untouched if there is none. */
static const char *find_provider(const struct config *config, const char *name, const char **as,
                                 int *place)
{
    STACK_OF(CONF_VALUE) *entries = config_entries(config, config->providers);

    for (int i = 0; i < sk_CONF_VALUE_num(entries); i++) {
        const CONF_VALUE *entry = sk_CONF_VALUE_value(entries, i);
        if (is_provider(config, entry, name)) {
            *as = entry->name;
            *place = i;
            return entry->value;
        }
    }
    return NULL;
}

void config_read(struct config *config)
{
    memset(config, 0, sizeof(*config));
    config->file = CONF_get1_default_config_file();
    config->conf = NCONF_new(NULL);
    if (config->file == NULL || config->conf == NULL)
        abort();
    ERR_set_mark();
    const bool read = NCONF_load(config->conf, config->file, &config->error_line) > 0;
    ERR_pop_to_mark();
    if (!read) {
        NCONF_free(config->conf);
        config->conf = NULL;
        return;
    }
    config->init = config_get(config, CONFIG_TOP, "openssl_conf");
    if (config->init == NULL)
        return;
    config->providers = config_get(config, config->init, "providers");
    config->algorithms = config_get(config, config->init, "alg_section");
    config->base = find_provider(config, "default", &config->base_name, &config->base_place);
    config->lanes = find_provider(config, "lanes", &config->lanes_name, &config->lanes_place);
}

void config_free(struct config *config)
{
    NCONF_free(config->conf);
    OPENSSL_free(config->file);
}

const char *config_base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash == NULL ? path : slash + 1;
}

const char *config_modules_dir(void)
{
    const char *dir = getenv("OPENSSL_MODULES");

    return dir != NULL ? dir : OPENSSL_info(OPENSSL_INFO_MODULES_DIR);
}

/* As libcrypto: without a module line it is the provider's name and suffix; a relative path
 * begins in the modules folder. */
char *config_module_file(const char *module_setting)
{
    const char *module = module_setting != NULL ? module_setting : "lanes.so";
    const bool absolute = module[0] == '/';
    const char *dir = absolute ? "" : config_modules_dir();
    const size_t size = strlen(dir) + strlen(module) + sizeof("/");
    char *file = OPENSSL_malloc(size);

    if (file == NULL)
        abort();
    snprintf(file, size, "%s%s%s", dir, absolute ? "" : "/", module);
    return file;
}

char *config_module_beside(void)
{
    char path[4096];
    const ssize_t n = readlink("/proc/self/exe", path, sizeof(path) - sizeof("lanes.so"));

    if (n <= 0)
        return NULL;
    path[n] = '\0';
    strcpy(path + (config_base_name(path) - path), "lanes.so");
    return access(path, R_OK) == 0 ? OPENSSL_strdup(path) : NULL;
}

/* What begins or ends with a blank loses it, and these characters mean something. */
static bool needs_quotes(const char *value)
{
    const size_t n = strlen(value);

    return strpbrk(value, "\"'`\\#;$") != NULL || n == 0 || value[0] == ' ' || value[n - 1] == ' ';
}

void config_put(BIO *out, const char *name, const char *value)
{
    if (!needs_quotes(value)) {
        BIO_printf(out, "%s = %s", name, value);
        return;
    }
    BIO_printf(out, "%s = \"", name);
    for (; *value != '\0'; value++)
        BIO_printf(out, strchr("\"\\", *value) != NULL ? "\\%c" : "%c", *value);
    BIO_puts(out, "\"");
}
