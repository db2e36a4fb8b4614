/* SPDX-License-Identifier: Apache-2.0 */
#include "harness.h"

#include <openssl/crypto.h>
#include <openssl/err.h>

#include <CUnit/Basic.h>

#include <libgen.h>
#include <stdlib.h>
#include <string.h>

static void stop(const char *why)
{
    fprintf(stderr, "harness: %s\n", why);
    ERR_print_errors_fp(stderr);
    exit(2);
}

const char *module_file(void)
{
    const char *file = getenv("LANES_MODULE_FILE");

    if (file == NULL || file[0] == '\0')
        stop("LANES_MODULE_FILE is not set");
    return file;
}

const char *module_folder(void)
{
    static _Thread_local char copy[4096];

    snprintf(copy, sizeof(copy), "%s", module_file());
    return dirname(copy);
}

OSSL_LIB_CTX *context_new(void)
{
    OSSL_LIB_CTX *ctx = OSSL_LIB_CTX_new();

    if (ctx == NULL || !OSSL_PROVIDER_set_default_search_path(ctx, module_folder()))
        stop("no library context");
    return ctx;
}

/*
 * OpenSSL drops a module that cannot be loaded without a word, and a sanitized
 * module in an uninstrumented process is one: so say what is missing and stop,
 * or every comparison would be of the default provider with itself.
 */
void library_open(struct library *library, bool with_lanes)
{
    *library = (struct library){.ctx = context_new(), .query = "provider=default"};
    library->provider[0] = OSSL_PROVIDER_load(library->ctx, "default");
    if (library->provider[0] == NULL)
        stop("the default provider does not load");
    if (!with_lanes)
        return;
    library->provider[1] = OSSL_PROVIDER_load(library->ctx, "lanes");
    if (library->provider[1] == NULL || !OSSL_PROVIDER_available(library->ctx, "lanes"))
        stop("lanes does not load");
    library->query = "provider=lanes";
}

void library_close(struct library *library)
{
    for (int i = 1; i >= 0; i--) {
        if (library->provider[i] != NULL)
            OSSL_PROVIDER_unload(library->provider[i]);
    }
    OSSL_LIB_CTX_free(library->ctx);
    memset(library, 0, sizeof(*library));
}

unsigned long running_version(void)
{
    return OpenSSL_version_num();
}

uint64_t rng_next(struct rng *rng)
{
    uint64_t z = rng->state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

size_t rng_below(struct rng *rng, size_t bound)
{
    return (size_t)(rng_next(rng) % bound);
}

bool rng_chance(struct rng *rng, unsigned percent)
{
    return rng_next(rng) % 100 < percent;
}

void rng_fill(struct rng *rng, void *out, size_t n)
{
    uint8_t *byte = out;

    for (size_t i = 0; i < n; i++)
        byte[i] = (uint8_t)rng_next(rng);
}

size_t rng_length(struct rng *rng, size_t max)
{
    static const size_t edges[] = {0,  1,   5,   13,  15,  16,  17,  31,  32,   33,   48,
                                   63, 64,  65,  80,  127, 128, 129, 191, 192,  193,  255,
                                   256, 257, 272, 383, 384, 511, 512, 513, 1023, 1024, 1025};
    size_t n;

    if (rng_chance(rng, 50))
        n = edges[rng_below(rng, sizeof(edges) / sizeof(edges[0]))];
    else
        n = rng_below(rng, rng_chance(rng, 50) ? 70 : max + 1);
    return n <= max ? n : max;
}

static uint64_t option(const char *name, uint64_t normal)
{
    const char *value = getenv(name);

    return value != NULL && value[0] != '\0' ? strtoull(value, NULL, 0) : normal;
}

uint64_t option_seed(void)
{
    return option("LANES_SEED", 2);
}

size_t option_rounds(size_t normal)
{
    return (size_t)option("LANES_ROUNDS", normal);
}

int harness_main(const char *suite, CU_TestInfo *tests)
{
    CU_SuiteInfo suites[] = {{.pName = suite, .pTests = tests}, CU_SUITE_INFO_NULL};
    unsigned failures;

    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("%s; %s\n", OpenSSL_version(OPENSSL_VERSION), module_file());
    if (CU_initialize_registry() != CUE_SUCCESS || CU_register_suites(suites) != CUE_SUCCESS)
        stop("CUnit does not start");
    CU_basic_set_mode(CU_BRM_VERBOSE);
    if (CU_basic_run_tests() != CUE_SUCCESS || CU_get_number_of_tests_run() == 0)
        stop("no test was run");
    failures = CU_get_number_of_failures() + CU_get_number_of_suites_failed();
    CU_cleanup_registry();
    return failures == 0 ? 0 : 1;
}
