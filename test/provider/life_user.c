/* SPDX-License-Identifier: Apache-2.0 */
#include "life_user.h"

#include "work.h"
#include "work_keys.h"

#include <openssl/crypto.h>
#include <openssl/provider.h>

#include <stdlib.h>

static const char query[] = "provider=lanes";

struct opened {
    OSSL_LIB_CTX *ctx;
    OSSL_PROVIDER *provider[2];
    struct methods methods;
    struct known_keys keys;
};

#define PUBLIC __attribute__((visibility("default")))

PUBLIC void *life_user_open(const char *folder, bool keys)
{
    struct opened *o = calloc(1, sizeof(*o));

    if (o == NULL || (o->ctx = OSSL_LIB_CTX_new()) == NULL ||
        !OSSL_PROVIDER_set_default_search_path(o->ctx, folder) ||
        (o->provider[0] = OSSL_PROVIDER_load(o->ctx, "default")) == NULL ||
        (o->provider[1] = OSSL_PROVIDER_load(o->ctx, "lanes")) == NULL ||
        !methods_fetch(&o->methods, o->ctx, query) ||
        (keys && !known_keys_open(&o->keys, o->ctx, query)))
        return NULL;
    return o;
}

PUBLIC bool life_user_use(void *opened)
{
    struct opened *o = opened;

    return work(&o->methods) && work_keys(o->ctx, query) &&
           (o->keys.alice == NULL || (known_keys_derive(&o->keys, o->ctx, query) &&
                                      known_keys_mldsa(&o->keys, o->ctx, query)));
}

PUBLIC void life_user_close(void *opened)
{
    struct opened *o = opened;

    known_keys_free(&o->keys);
    methods_free(&o->methods);
    OSSL_PROVIDER_unload(o->provider[1]);
    OSSL_PROVIDER_unload(o->provider[0]);
    OSSL_LIB_CTX_free(o->ctx);
    free(o);
}
