/* SPDX-License-Identifier: Apache-2.0 */
#include "sides.h"

#include "config.h"

#include <openssl/bio.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/provider.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* name = value, as a line. */
static void put_setting(BIO *text, const char *name, const char *value)
{
    config_put(text, name, value);
    BIO_puts(text, "\n");
}

/* The settings that an active lanes has in openssl.cnf, but for those given here or not wanted. */
static void put_configured(BIO *text, const struct config *config, const char *level)
{
    static const char *const own[] = {"module", "activate", "identity", "soft_load", "trace"};
    STACK_OF(CONF_VALUE) *entries = config_entries(config, config->lanes);

    for (int i = 0; i < sk_CONF_VALUE_num(entries); i++) {
        const CONF_VALUE *entry = sk_CONF_VALUE_value(entries, i);
        bool skip = level != NULL && strcmp(entry->name, "cpu") == 0;
        for (size_t k = 0; k < sizeof(own) / sizeof(own[0]); k++)
            skip = skip || strcmp(entry->name, own[k]) == 0;
        if (!skip)
            put_setting(text, entry->name, entry->value);
    }
}

/* The module file; *configured says that openssl.cnf gave it. */
static char *find_module(const struct config *config, const char *module, bool *configured)
{
    *configured = false;
    if (module != NULL) {
        /* libcrypto takes a relative path as one inside its modules folder */
        char *real = realpath(module, NULL), *file = real != NULL ? OPENSSL_strdup(real) : NULL;
        free(real);
        return file;
    }
    if (config->lanes != NULL && OSSL_PROVIDER_available(NULL, "lanes") == 1) {
        *configured = true;
        return config_module_file(config_get(config, config->lanes, "module"));
    }
    char *beside = config_module_beside();
    return beside != NULL ? beside : config_module_file(NULL);
}

/* Loads what text says into lib. Works without a file, and for 3.0's lack of provider settings. */
static bool load_text(OSSL_LIB_CTX *lib, BIO *text)
{
    CONF *conf = NCONF_new_ex(lib, NULL);
    long line = 0;
    const bool ok = conf != NULL && NCONF_load_bio(conf, text, &line) > 0 &&
                    CONF_modules_load(conf, NULL, 0) > 0;

    NCONF_free(conf);
    return ok;
}

static bool load_both(struct sides *sides, const struct config *configured, const char *level)
{
    BIO *text = BIO_new(BIO_s_mem());

    sides->lib = OSSL_LIB_CTX_new();
    if (text == NULL || sides->lib == NULL)
        abort();
    BIO_puts(text, "openssl_conf = init\n[init]\nproviders = providers\n"
                   "[providers]\ndefault = default_section\nlanes = lanes_section\n"
                   "[default_section]\nactivate = 1\n[lanes_section]\nactivate = 1\n");
    put_setting(text, "module", sides->module);
    if (configured != NULL)
        put_configured(text, configured, level);
    if (level != NULL)
        put_setting(text, "cpu", level);
    const bool ok = load_text(sides->lib, text) &&
                    OSSL_PROVIDER_available(sides->lib, "lanes") == 1 &&
                    OSSL_PROVIDER_available(sides->lib, "default") == 1;
    BIO_free(text);
    if (ok)
        sides->lanes = OSSL_PROVIDER_load(sides->lib, "lanes");
    return sides->lanes != NULL;
}

bool sides_open(struct sides *sides, const char *module, const char *level)
{
    struct config config;
    bool configured;

    memset(sides, 0, sizeof(*sides));
    OPENSSL_init_crypto(OPENSSL_INIT_LOAD_CONFIG, NULL);
    config_read(&config);
    sides->module = find_module(&config, module, &configured);
    const bool found = sides->module != NULL && access(sides->module, R_OK) == 0;
    const bool ok = found && load_both(sides, configured ? &config : NULL, level);
    config_free(&config);
    if (!found)
        fprintf(stderr,
                "lanes speed: no module: neither is lanes active through openssl.cnf, nor "
                "is there %s; give --module FILE\n",
                module != NULL ? module : sides->module);
    else if (!ok) {
        fprintf(stderr, "lanes speed: %s does not load:\n", sides->module);
        ERR_print_errors_fp(stderr);
    }
    return ok;
}

bool sides_open_default(struct sides *sides)
{
    memset(sides, 0, sizeof(*sides));
    sides->lib = OSSL_LIB_CTX_new();
    return sides->lib != NULL && OSSL_PROVIDER_available(sides->lib, "default") == 1;
}

void sides_close(struct sides *sides)
{
    if (sides->lanes != NULL)
        OSSL_PROVIDER_unload(sides->lanes);
    OSSL_LIB_CTX_free(sides->lib);
    OPENSSL_free(sides->module);
}

const char *sides_report(const struct sides *sides, const char *name)
{
    char *text = NULL;
    OSSL_PARAM query[] = {OSSL_PARAM_utf8_ptr((char *)name, &text, 0), OSSL_PARAM_END};

    return OSSL_PROVIDER_get_params(sides->lanes, query) == 1 ? text : NULL;
}
