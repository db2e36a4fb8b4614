/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The lines are all that openssl.cnf wants for lanes, by the names of sections
 * that the file at hand has, and can be appended to it whatever it says:
 * libcrypto joins sections of one name, what stands before the first one is
 * the section [default], and a key that comes again replaces the earlier one
 * and moves behind it, so that lanes comes after the default provider.
 */
#include "configure.h"

#include "config.h"

#include <openssl/crypto.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage[] =
    "usage: lanes config [--module FILE]\n"
    "Prints the lines with which programs here use lanes: to be appended to the openssl.cnf that\n"
    "they read (OPENSSL_CONF names another), or for a file of its own. Changes nothing itself.\n"
    "  --module FILE     this lanes.so, instead of: the one that openssl.cnf names, or that in\n"
    "                    OpenSSL's modules folder, or that beside this program\n";

/* ---- the module ----------------------------------------------------------------------------- */

/* `file`, which is freed, without links and dots; NULL if it cannot be read. */
static char *readable(char *file)
{
    char *real = file != NULL && access(file, R_OK) == 0 ? realpath(file, NULL) : NULL;
    char *copy = real != NULL ? OPENSSL_strdup(real) : NULL;

    free(real);
    OPENSSL_free(file);
    return copy;
}

/* lanes.so in OpenSSL's modules folder, wherever OPENSSL_MODULES of this process leads. */
static char *in_modules_folder(void)
{
    const char *dir = OPENSSL_info(OPENSSL_INFO_MODULES_DIR);
    const size_t size = strlen(dir) + sizeof("/lanes.so");
    char *file = OPENSSL_malloc(size);

    if (file == NULL)
        abort();
    snprintf(file, size, "%s/lanes.so", dir);
    return file;
}

/*
 * *setting is the value for `module`, NULL if the line is not needed; to be
 * freed by OPENSSL_free. False: there is no module.
 */
static bool find_module(const struct config *config, const char *given, char **setting)
{
    const char *present = config_get(config, config->lanes, "module");
    char *plain = readable(in_modules_folder());

    *setting = NULL;
    if (given != NULL) {
        *setting = readable(OPENSSL_strdup(given));
    } else if (present != NULL && access(present, R_OK) == 0) {
        *setting = OPENSSL_strdup(present);
    } else {
        *setting = readable(config_module_file(NULL)); /* as OPENSSL_MODULES has it */
        if (*setting == NULL)
            *setting = readable(config_module_beside());
    }
    const bool found = *setting != NULL;
    if (found && present == NULL && plain != NULL && strcmp(*setting, plain) == 0) {
        OPENSSL_free(*setting);
        *setting = NULL;
    }
    OPENSSL_free(plain);
    return found;
}

/* ---- the lines ------------------------------------------------------------------------------ */

struct line {
    enum config_role role;
    const char *name, *value;
};

enum { PROPERTIES_MAX = 512 };

/* A query of the file's own stays, unless it is about providers too. */
static void join_properties(const struct config *config, char *query)
{
    const char *text = config_get(config, config->algorithms, "default_properties");
    const char *present = text != NULL ? text : "";
    const bool prefers = strstr(present, "?provider=lanes") != NULL;
    const bool both = prefers && strstr(present, "?lanes.preferred") != NULL;
    const bool others = present[0] != '\0' && strstr(present, "provider") == NULL &&
                        strstr(present, "lanes.preferred") == NULL;

    if (both)
        snprintf(query, PROPERTIES_MAX, "%s", present);
    else if (prefers)
        snprintf(query, PROPERTIES_MAX, "%s, ?lanes.preferred", present);
    else if (others)
        snprintf(query, PROPERTIES_MAX, "%s, " CONFIG_PREFER, present);
    else
        snprintf(query, PROPERTIES_MAX, "%s", CONFIG_PREFER);
}

static void put_line(BIO *out, const struct config *config, const struct line *line)
{
    const char *present = config_get(config, config_section(config, line->role), line->name);

    config_put(out, line->name, line->value);
    if (present == NULL)
        BIO_puts(out, "\n");
    else if (strcmp(present, line->value) == 0)
        BIO_puts(out, "   # stands there already\n");
    else
        BIO_printf(out, "   # instead of %s\n", present);
}

/* The value for `identity`, which a provider needs that is listed under another name. */
static const char *identity(const char *listed, const char *provider)
{
    return listed != NULL && strcmp(listed, provider) != 0 ? provider : NULL;
}

static void put_lines(BIO *out, const struct config *config, const char *module)
{
    char query[PROPERTIES_MAX];
    const char *init = config_advised(config, INIT);
    const struct line lines[] = {
        {TOP, "openssl_conf", init},
        {TOP, "nodejs_conf", init}, /* the name that Node.js reads */
        {INIT, "providers", config_advised(config, PROVIDERS)},
        {INIT, "alg_section", config_advised(config, ALGORITHMS)},
        {PROVIDERS, config->base_name != NULL ? config->base_name : "default",
         config_advised(config, BASE)},
        {PROVIDERS, config->lanes_name != NULL ? config->lanes_name : "lanes",
         config_advised(config, LANES)},
        {BASE, "identity", identity(config->base_name, "default")},
        {BASE, "activate", "1"},
        {LANES, "identity", identity(config->lanes_name, "lanes")},
        {LANES, "module", module},
        {LANES, "activate", "1"},
        {ALGORITHMS, "default_properties", query},
    };
    enum config_role role = ELSEWHERE;

    join_properties(config, query);
    for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
        if (lines[i].value == NULL)
            continue;
        if (lines[i].role != role)
            BIO_printf(out, "\n[%s]\n", config_advised(config, lines[i].role));
        role = lines[i].role;
        put_line(out, config, &lines[i]);
    }
}

/* The empty line first ends a file's last line that has no end. */
static void put_head(BIO *out, const struct config *config)
{
    BIO_puts(out, "\n# lanes, by `lanes config`:\n#\n");
    if (getenv("OPENSSL_CONF") != NULL)
        BIO_printf(out,
                   "# OPENSSL_CONF names %s here; programs without this variable read\n"
                   "# openssl.cnf in %s\n#\n",
                   config->file, OPENSSL_info(OPENSSL_INFO_CONFIG_DIR));
    BIO_printf(
        out,
        "# Append these lines to %s%s:\n"
        "#     lanes config >>%s\n"
        "# or keep them as a file of their own, and let OPENSSL_CONF name it for the programs\n"
        "# that are to read it. OpenSSL takes sections of one name as one, [default] for what\n"
        "# stands before the first section, and of a line that comes again the last.\n"
        "# Restart the programs. `lanes check` then says whether it works.\n",
        config->file, config->conf != NULL ? "" : ", which is not there yet", config->file);
}

int configure_main(int argc, char **argv)
{
    struct config config;
    char *module;
    const bool given = argc == 3 && strcmp(argv[1], "--module") == 0;

    if (argc != 1 && !given) {
        fputs(usage, stderr);
        return 2;
    }
    config_read(&config);
    const bool found = find_module(&config, given ? argv[2] : NULL, &module);
    const bool understood = config.conf != NULL || config.error_line <= 0;
    if (!found)
        fprintf(stderr,
                "lanes config: no module: %s%s cannot be read; install it, or name its place by "
                "--module FILE\n",
                given ? argv[2] : config_modules_dir(), given ? "" : "/lanes.so");
    if (!understood)
        fprintf(stderr,
                "lanes config: line %ld of %s is not understood, and nothing helps while it stands "
                "there\n",
                config.error_line, config.file);
    if (found && understood) {
        BIO *out = BIO_new_fp(stdout, BIO_NOCLOSE);
        if (out == NULL)
            abort();
        put_head(out, &config);
        put_lines(out, &config, module);
        BIO_free(out);
    }
    OPENSSL_free(module);
    config_free(&config);
    return found && understood ? 0 : 1;
}
