/* SPDX-License-Identifier: Apache-2.0 */
#include "config.h"

#include <openssl/crypto.h>

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[64];
static pid_t owner; /* children of a fork leave the folder alone */

static void remove_folder(void)
{
    DIR *dir = getpid() == owner ? opendir(folder) : NULL;
    char path[400];

    if (dir == NULL)
        return;
    for (const struct dirent *entry = readdir(dir); entry != NULL; entry = readdir(dir)) {
        snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] != '.')
            unlink(path);
    }
    closedir(dir);
    rmdir(folder);
}

const char *scratch(const char *name)
{
    static char path[380], here[300];

    if (folder[0] == '\0') {
        snprintf(folder, sizeof(folder), "scratch.XXXXXX");
        if (mkdtemp(folder) == NULL)
            abort();
        owner = getpid();
        atexit(remove_folder);
    }
    if (getcwd(here, sizeof(here)) == NULL)
        abort();
    snprintf(path, sizeof(path), "%s/%s/%s", here, folder, name);
    return path;
}

const char *config_write(const struct config *config)
{
    const char *path = scratch("openssl.cnf");
    FILE *file = fopen(path, "w");

    if (file == NULL)
        abort();
    fputs("openssl_conf = init\n[init]\nproviders = list\nalg_section = algorithms\n", file);
    fputs("[list]\n", file);
    if (config->lanes_first)
        fputs("lanes = lanes_sect\n", file);
    fputs("default = default_sect\n", file);
    if (!config->lanes_first && !config->no_lanes)
        fputs("lanes = lanes_sect\n", file);
    fputs("[default_sect]\nactivate = 1\n", file);
    fprintf(file, "[lanes_sect]\nactivate = 1\n%s\n",
            config->settings != NULL ? config->settings : "");
    fputs("[algorithms]\n", file);
    if (config->properties != NULL)
        fprintf(file, "default_properties = %s\n", config->properties);
    fclose(file);
    return path;
}

OSSL_LIB_CTX *config_open(const struct config *config)
{
    OSSL_LIB_CTX *ctx = context_new();

    OSSL_LIB_CTX_load_config(ctx, config_write(config));
    return ctx;
}

size_t count_lines(const char *path, const char *holding)
{
    FILE *file = fopen(path, "r");
    char line[1000];
    size_t n = 0;

    if (file == NULL)
        return 0;
    while (fgets(line, sizeof(line), file) != NULL)
        n += holding == NULL || strstr(line, holding) != NULL;
    fclose(file);
    return n;
}

static int saved = -1;

void stderr_divert(void)
{
    const int file = open(scratch("stderr"), O_RDWR | O_CREAT | O_TRUNC, 0600);

    fflush(stderr);
    saved = dup(STDERR_FILENO);
    if (file < 0 || saved < 0 || dup2(file, STDERR_FILENO) < 0)
        abort();
    close(file);
}

const char *stderr_return(void)
{
    static char text[4096];
    FILE *file;
    size_t n;

    fflush(stderr);
    if (dup2(saved, STDERR_FILENO) < 0)
        abort();
    close(saved);
    file = fopen(scratch("stderr"), "r");
    if (file == NULL)
        abort();
    n = fread(text, 1, sizeof(text) - 1, file);
    text[n] = '\0';
    fclose(file);
    return text;
}
