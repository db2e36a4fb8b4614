/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads: fetched methods shared by all, contexts of their own, while other
 * threads load and unload the module. Built with every sanitizer; with
 * LANES_PLANT=race two threads share one context, which the thread sanitizer
 * must report.
 */
#include "work.h"
#include "harness.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 4, ROUNDS = 300, LOADS = 20, TEXT = 1400 };

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
        wrong += !methods_fetch(&own, library.ctx, "provider=lanes") || !work(&own);
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
    pthread_t thread[2 * THREADS];
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
        CU_TEST_INFO_NULL,
    };
    CU_TestInfo planted[] = {{"one context in two threads", test_race}, CU_TEST_INFO_NULL};
    const char *plant = getenv("LANES_PLANT");
    int status;

    library_open(&shared, true);
    if (!methods_fetch(&methods, shared.ctx, "provider=lanes"))
        return 2;
    status = harness_main("threads", plant != NULL && strcmp(plant, "race") == 0 ? planted : tests);
    methods_free(&methods);
    library_close(&shared);
    return status;
}
