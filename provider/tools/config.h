/* SPDX-License-Identifier: Apache-2.0 */
/* openssl.cnf as libcrypto would follow it, down to the section of lanes. */
#ifndef LANES_TOOLS_CONFIG_H
#define LANES_TOOLS_CONFIG_H

#include <openssl/bio.h>
#include <openssl/conf.h>

#include <stdbool.h>

/* Names of sections point into conf; NULL where the way there is broken. */
struct config {
    char *file;                  /* what OPENSSL_CONF names, or the default */
    CONF *conf;                  /* NULL: not readable */
    long error_line;             /* where reading stopped */
    const char *init;            /* what openssl_conf names */
    const char *providers;       /* what providers names */
    const char *algorithms;      /* what alg_section names */
    const char *base;            /* the section of the default provider */
    const char *lanes;           /* the section of lanes */
    const char *base_name, *lanes_name; /* their names in the section of the providers */
    int base_place, lanes_place;        /* and their places there, from 0 */
};

/* Sections by what they are for; ELSEWHERE: no way leads there. */
enum config_role { TOP, INIT, PROVIDERS, ALGORITHMS, BASE, LANES, ELSEWHERE };

/* Reads the file. Always call config_free. */
void config_read(struct config *config);
void config_free(struct config *config);

/* What stands before the first section is a section of this name. */
#define CONFIG_TOP "default"

/* What default_properties should be; openssl.cnf.sample says why it is two. */
#define CONFIG_PREFER "?provider=lanes, ?lanes.preferred"

/* The name of the section in this file, or NULL. Not for ELSEWHERE, nor is the next. */
const char *config_section(const struct config *config, enum config_role role);

/* The same for advice: where the file has none yet, the name in openssl.cnf.sample. */
const char *config_advised(const struct config *config, enum config_role role);

/* The value of name in section itself, or NULL. */
const char *config_get(const struct config *config, const char *section, const char *name);

/* The entries of a section, in the order of the file; NULL if it has none. */
STACK_OF(CONF_VALUE) *config_entries(const struct config *config, const char *section);

/* The module file that libcrypto opens for these settings. To be freed by OPENSSL_free. */
char *config_module_file(const char *module_setting);

/* The folder in which libcrypto looks for modules. */
const char *config_modules_dir(void);

/* The module in the folder of this program, or NULL. To be freed by OPENSSL_free. */
char *config_module_beside(void);

/* "name = value", quoted where openssl.cnf would not take the value as it is. */
void config_put(BIO *out, const char *name, const char *value);

/* The word without what stands before its last '/'. */
const char *config_base_name(const char *path);

#endif
