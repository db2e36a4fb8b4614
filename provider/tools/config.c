/* SPDX-License-Identifier: Apache-2.0 */
#include "config.h"

#include <openssl/crypto.h>
#include <openssl/err.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static const char *find_provider(const struct config *config, const char *name, int *place)
{
    STACK_OF(CONF_VALUE) *entries = config_entries(config, config->providers);

    for (int i = 0; i < sk_CONF_VALUE_num(entries); i++) {
        const CONF_VALUE *entry = sk_CONF_VALUE_value(entries, i);
        if (is_provider(config, entry, name)) {
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
    config->base = find_provider(config, "default", &config->base_place);
    config->lanes = find_provider(config, "lanes", &config->lanes_place);
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
