/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads: fetched methods and keys shared by all, contexts of their own, while
 * other threads load and unload the module. Built with every sanitizer; with
 * LANES_PLANT=race two threads share one context, with LANES_PLANT=key one
 * changes a key that another uses, which the thread sanitizer must report.
 */
#include "work.h"
#include "harness.h"
#include "work_keys.h"

#include <openssl/evp.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 4, ROUNDS = 300, LOADS = 20, TEXT = 1400, KEY_THREADS = 8 };

static struct library shared;
static struct methods methods;

static void *run_work(void *argument)
{
    size_t wrong = 0;

    (void)argument;
    for (size_t i = 0; i < option_rounds(ROUNDS); i++)
        wrong += !work(&methods);
    return (void *)wrong;
}

static void *run_loads(void *argument)
{
    size_t wrong = 0;

    (void)argument;
    for (int i = 0; i < LOADS; i++) {
        struct library library;
        struct methods own;

        library_open(&library, true);
        wrong += !methods_fetch(&own, library.ctx, "provider=lanes") || !work(&own) ||
                 (i % 5 == 0 && !work_keys(library.ctx, library.query));
        methods_free(&own);
        library_close(&library);
    }
    return (void *)wrong;
}

/* Each fetches for itself from one context. */
static void *run_fetches(void *argument)
{
    size_t wrong = 0;

    (void)argument;
    for (int i = 0; i < 10 * LOADS; i++) {
        struct methods own;

        wrong += !methods_fetch(&own, shared.ctx, "provider=lanes") || !work(&own);
        methods_free(&own);
    }
    return (void *)wrong;
}

static size_t together(void *(*const jobs[])(void *), size_t n, void *argument)
{
    pthread_t thread[KEY_THREADS];
    size_t wrong = 0;
    void *result;

    for (size_t i = 0; i < n; i++)
        CU_ASSERT_EQUAL_FATAL(pthread_create(&thread[i], NULL, jobs[i], argument), 0);
    for (size_t i = 0; i < n; i++) {
        pthread_join(thread[i], &result);
        wrong += (size_t)result;
    }
    return wrong;
}

static void test_shared_methods(void)
{
    static void *(*const jobs[])(void *) = {run_work, run_work, run_work, run_work};

    CU_ASSERT_EQUAL(together(jobs, THREADS, NULL), 0);
}

static void test_everything_at_once(void)
{
    static void *(*const jobs[])(void *) = {run_work, run_loads, run_fetches, run_loads};

    CU_ASSERT_EQUAL(together(jobs, THREADS, NULL), 0);
}

static struct known_keys keys;
static pthread_barrier_t gate;

/* The operations in an order of their own, so that each meets each other one. */
static void *run_keys(void *argument)
{
    static bool (*const jobs[])(const struct known_keys *, OSSL_LIB_CTX *, const char *) = {
        known_keys_verify, known_keys_sign,   known_keys_derive, known_keys_mldsa,
        known_keys_kem,    known_keys_manage, known_keys_files,
    };
    enum { JOBS = sizeof(jobs) / sizeof(jobs[0]) };
    static atomic_size_t turn;
    const size_t first = atomic_fetch_add(&turn, 1);
    size_t wrong = 0;

    (void)argument;
    pthread_barrier_wait(&gate);
    for (size_t i = 0; i < JOBS; i++)
        wrong += !jobs[(first / 2 + i) % JOBS](&keys, shared.ctx, shared.query);
    return (void *)wrong;
}

/* Keys that no thread has used yet: what is built at first use is built by several at once. */
static void test_shared_keys(void)
{
    void *(*jobs[KEY_THREADS])(void *);

    for (size_t i = 0; i < KEY_THREADS; i++)
        jobs[i] = run_keys;
    pthread_barrier_init(&gate, NULL, KEY_THREADS);
    for (size_t i = 0; i < option_rounds(ROUNDS) / 12; i++) {
        CU_ASSERT_FATAL(known_keys_open(&keys, shared.ctx, shared.query));
        CU_ASSERT_EQUAL(together(jobs, KEY_THREADS, NULL), 0);
        known_keys_free(&keys);
    }
    pthread_barrier_destroy(&gate);
}

static void *run_new_keys(void *argument)
{
    size_t wrong = 0;

    (void)argument;
    for (size_t i = 0; i < option_rounds(ROUNDS) / 12; i++)
        wrong += !new_keys(shared.ctx, shared.query);
    return (void *)wrong;
}

static void test_new_keys(void)
{
    static void *(*const jobs[])(void *) = {run_new_keys, run_new_keys, run_loads, run_new_keys};

    CU_ASSERT_EQUAL(together(jobs, THREADS, NULL), 0);
}

/* What must not be done: a key's public half replaced while it is in use. */
static void *run_replace(void *argument)
{
    static const uint8_t other[32] = {9};

    (void)argument;
    for (int i = 0; i < 200; i++)
        EVP_PKEY_set1_encoded_public_key(keys.bob, other, sizeof(other));
    return NULL;
}

static void *run_derive(void *argument)
{
    (void)argument;
    for (int i = 0; i < 200; i++)
        (void)known_keys_derive(&keys, shared.ctx, shared.query);
    return NULL;
}

static void test_key_race(void)
{
    static void *(*const jobs[])(void *) = {run_replace, run_derive};

    CU_ASSERT_FATAL(known_keys_open(&keys, shared.ctx, shared.query));
    together(jobs, 2, NULL);
    known_keys_free(&keys);
}

/* What must not be done: one context in two threads. */
static void *run_race(void *ctx)
{
    uint8_t text[TEXT] = {0};
    int n;

    for (int i = 0; i < 1000; i++)
        EVP_EncryptUpdate(ctx, text, &n, text, TEXT);
    return NULL;
}

static void test_race(void)
{
    static void *(*const jobs[])(void *) = {run_race, run_race};
    static const uint8_t key[32], iv[16];
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();

    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, methods.aead, key, iv, NULL), 1);
    together(jobs, 2, ctx);
    EVP_CIPHER_CTX_free(ctx);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"shared methods", test_shared_methods},
        {"work, fetches, loads and unloads", test_everything_at_once},
        {"shared keys, used for the first time", test_shared_keys},
        {"new keys, and loads", test_new_keys},
        CU_TEST_INFO_NULL,
    };
    CU_TestInfo race[] = {{"one context in two threads", test_race}, CU_TEST_INFO_NULL};
    CU_TestInfo key_race[] = {{"a key that changes in use", test_key_race}, CU_TEST_INFO_NULL};
    const char *plant = getenv("LANES_PLANT");
    CU_TestInfo *run = tests;
    int status;

    if (plant != NULL)
        run = strcmp(plant, "key") == 0 ? key_race : race;

    library_open(&shared, true);
    if (!methods_fetch(&methods, shared.ctx, "provider=lanes"))
        return 2;
    status = harness_main("threads", run);
    methods_free(&methods);
    library_close(&shared);
    return status;
}
