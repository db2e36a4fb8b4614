/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What every test program here starts from: the module's path, library
 * contexts with and without lanes, repeatable random numbers, and CUnit.
 *
 * The module under test comes from the environment (LANES_MODULE_FILE), so
 * that one program serves any module file and any OpenSSL.
 */
#ifndef LANES_TEST_PROVIDER_HARNESS_H
#define LANES_TEST_PROVIDER_HARNESS_H

#include <openssl/provider.h>
#include <openssl/types.h>

#include <CUnit/CUnit.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* One library context, and the property query by which its side is fetched. */
struct library {
    OSSL_LIB_CTX *ctx;
    const char *query;
    OSSL_PROVIDER *provider[2];
};

/* Opens a context with the default provider, and with lanes beside it. */
void library_open(struct library *library, bool with_lanes);
void library_close(struct library *library);

/* A context without providers whose modules are searched where lanes.so is. */
OSSL_LIB_CTX *context_new(void);

const char *module_file(void);
const char *module_folder(void);

/* The running OpenSSL, as 0xMNN00PP0: 0x30000130 is 3.0.19. */
unsigned long running_version(void);

/* splitmix64 */
struct rng {
    uint64_t state;
};

uint64_t rng_next(struct rng *rng);
size_t rng_below(struct rng *rng, size_t bound);
bool rng_chance(struct rng *rng, unsigned percent);
void rng_fill(struct rng *rng, void *out, size_t n);

/* Lengths with the boundaries of blocks, tags and kernel chunks in front. */
size_t rng_length(struct rng *rng, size_t max);

/* From the environment: LANES_SEED, LANES_ROUNDS. */
uint64_t option_seed(void);
size_t option_rounds(size_t normal);

/* Runs the suite; the status of main(). */
int harness_main(const char *suite, CU_TestInfo *tests);

#endif
