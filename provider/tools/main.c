/* SPDX-License-Identifier: Apache-2.0 */
/* The command `lanes`. */
#include "check.h"
#include "configure.h"
#include "speed.h"

#include <stdio.h>
#include <string.h>

static const char usage[] =
    "usage: lanes check              is lanes in use here, and if not, why\n"
    "       lanes config             the lines that openssl.cnf here wants for that\n"
    "       lanes speed [options]    lanes against the default provider; --help lists the options\n"
    "\n"
    "All follow the openssl.cnf that programs here would read (OPENSSL_CONF names another).\n"
    "Exit status: 0 all is well, 1 it is not, 2 wrong usage.\n";

static const struct {
    const char *name;
    int (*main)(int argc, char **argv);
} commands[] = {
    {"check", check_main},
    {"config", configure_main},
    {"speed", speed_main},
};

int main(int argc, char **argv)
{
    const char *command = argc > 1 ? argv[1] : "";

    /* What stands on stdout and on stderr keeps its order where both go to one file. */
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++) {
        if (strcmp(commands[i].name, command) == 0)
            return commands[i].main(argc - 1, argv + 1);
    }
    if (strcmp(command, "--help") == 0) {
        fputs(usage, stdout);
        return 0;
    }
    fputs(usage, stderr);
    return 2;
}
