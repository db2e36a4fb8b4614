/* SPDX-License-Identifier: Apache-2.0 */
/* A library that uses lanes by an OpenSSL of its own choice, as its user sees it. */
#ifndef LANES_TEST_PROVIDER_LIFE_USER_H
#define LANES_TEST_PROVIDER_LIFE_USER_H

#include <stdbool.h>

/* A library context with lanes from this folder; with keys that live until it is closed. */
void *life_user_open(const char *folder, bool keys);

/* Does a little of everything. */
bool life_user_use(void *opened);

void life_user_close(void *opened);

/* The same, looked up. */
struct life_user {
    void *handle;
    void *(*open)(const char *folder, bool keys);
    bool (*use)(void *opened);
    void (*close)(void *opened);
};

#endif
