/* SPDX-License-Identifier: Apache-2.0 */
#include "fuzz_library.h"

#include <openssl/core.h>
#include <openssl/crypto.h>

#include <stdlib.h>

OSSL_provider_init_fn OSSL_provider_init;

/* The differential tests' means assert through CUnit; here no suite runs. */
CU_BOOL CU_assertImplementation(CU_BOOL holds, unsigned line, const char *condition,
                                const char *file, const char *function, CU_BOOL fatal)
{
    (void)function;
    (void)fatal;
    if (!holds) {
        fprintf(stderr, "%s:%u: %s\n", file, line, condition);
        abort();
    }
    return holds;
}

void fuzz_open(struct library *oracle, struct library *lanes)
{
    struct library *const both[] = {oracle, lanes};

    for (size_t i = 0; i < 2; i++) {
        struct library *l = both[i];
        l->ctx = OSSL_LIB_CTX_new();
        l->query = i == 0 ? "provider=default" : "provider=lanes";
        if (l->ctx == NULL || (l->provider[0] = OSSL_PROVIDER_load(l->ctx, "default")) == NULL)
            abort();
    }
    if (OSSL_PROVIDER_add_builtin(lanes->ctx, "lanes", OSSL_provider_init) != 1 ||
        (lanes->provider[1] = OSSL_PROVIDER_load(lanes->ctx, "lanes")) == NULL)
        abort();
}
