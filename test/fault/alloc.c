/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory that runs out: each allocation fails once, of lanes alone from loading
 * to unloading, and of anyone while an application works. What fails says so,
 * nothing is lost, and afterwards everything works.
 */
#include "harness.h"
#include "heap.h"
#include "work.h"
#include "work_keys.h"

#include <openssl/err.h>
#include <openssl/evp.h>

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A refusing module says so on stderr, rightly; here it is expected. */
static int hush(void)
{
    const int null = open("/dev/null", O_WRONLY), saved = dup(STDERR_FILENO);

    dup2(null, STDERR_FILENO);
    close(null);
    return saved;
}

static void unhush(int saved)
{
    dup2(saved, STDERR_FILENO);
    close(saved);
}

/* A program's whole life with lanes; false if anything in it failed. */
static bool life(void)
{
    OSSL_LIB_CTX *ctx = OSSL_LIB_CTX_new();
    OSSL_PROVIDER *standard = NULL, *lanes = NULL;
    struct methods methods = {0};
    bool good;

    good = ctx != NULL && OSSL_PROVIDER_set_default_search_path(ctx, module_folder()) == 1 &&
           (standard = OSSL_PROVIDER_load(ctx, "default")) != NULL &&
           (lanes = OSSL_PROVIDER_load(ctx, "lanes")) != NULL &&
           methods_fetch(&methods, ctx, "provider=lanes") && work(&methods);
    methods_free(&methods);
    if (lanes != NULL)
        OSSL_PROVIDER_unload(lanes);
    if (standard != NULL)
        OSSL_PROVIDER_unload(standard);
    OSSL_LIB_CTX_free(ctx);
    return good;
}

static void test_every_allocation_of_lanes(void)
{
    size_t begun = heap_allocations(HEAP_LANES), points;
    int saved;

    CU_ASSERT(life());
    points = heap_allocations(HEAP_LANES) - begun;
    /* The provider, the AEAD, the stream and its copy, and the MAC. */
    CU_ASSERT(points >= 5);
    saved = hush();
    for (size_t n = 1; n <= points; n++) {
        heap_fail(HEAP_LANES, n);
        CU_ASSERT_FALSE(life());
        CU_ASSERT(heap_failed());
        CU_ASSERT(ERR_peek_error() != 0);
        CU_ASSERT_EQUAL(heap_blocks(HEAP_LANES), 0);
        ERR_clear_error();
    }
    unhush(saved);
    heap_fail(HEAP_LANES, 0);
    CU_ASSERT(life());
    CU_ASSERT_EQUAL(heap_blocks(HEAP_LANES), 0);
}

/* Blocks that live when this thread's error queue is gone. */
static size_t settled_blocks(void)
{
    ERR_clear_error();
    OPENSSL_thread_stop();
    return heap_blocks(HEAP_ANYONE);
}

static void test_every_allocation_at_work(void)
{
    struct library library;
    struct methods methods;
    size_t before, n;

    library_open(&library, true);
    CU_ASSERT_FATAL(methods_fetch(&methods, library.ctx, "provider=lanes"));
    CU_ASSERT(work(&methods));
    before = settled_blocks();
    for (n = 1; n < 1000; n++) {
        bool good;

        heap_fail(HEAP_ANYONE, n);
        good = work(&methods);
        if (!heap_failed()) {
            CU_ASSERT(good);
            break;
        }
        heap_fail(HEAP_ANYONE, 0);
        CU_ASSERT_FALSE(good);
        CU_ASSERT_EQUAL(settled_blocks(), before);
    }
    CU_ASSERT(n > 8 && n < 1000);
    heap_fail(HEAP_ANYONE, 0);
    CU_ASSERT(work(&methods));
    methods_free(&methods);
    library_close(&library);
    CU_ASSERT_EQUAL(heap_blocks(HEAP_LANES), 0);
}

/* Fails each allocation of lanes once, or with those that follow; how many there were. */
static size_t keys_without_memory(const struct library *library, size_t in_a_row,
                                  size_t *survived, size_t *leaked)
{
    size_t n;

    *survived = *leaked = 0;
    for (n = 1; n < 1000; n++) {
        const size_t before = settled_blocks();
        bool good;

        heap_fail_run(HEAP_LANES, n, in_a_row);
        good = work_keys(library->ctx, library->query);
        if (!heap_failed()) {
            CU_ASSERT(good);
            break;
        }
        heap_fail(HEAP_LANES, 0);
        *survived += good;
        CU_ASSERT(good || ERR_peek_error() != 0);
        *leaked += settled_blocks() != before;
    }
    heap_fail(HEAP_LANES, 0);
    return n - 1;
}

/*
 * While keys are made, imported, copied, compared, written, read and used. Some
 * failures cost nothing: those of what later verifications would use; those of
 * secrets of ML-DSA, for which the secure heap is asked first and then the plain
 * one; before 3.5, when ours are the encoders of ML-DSA, those of the contexts
 * that libcrypto makes for three files and has no use for. What lanes cannot read
 * the default provider reads, and libcrypto keeps what it fetches for that: leaks
 * are what a second round still takes.
 */
static void test_every_allocation_of_keys(void)
{
    enum { TABLES = 2, SECRETS = 13 };
    const size_t unused = running_version() < 0x30500000UL ? 9 : 0;
    struct library library;
    size_t survived, leaked;

    library_open(&library, true);
    CU_ASSERT(work_keys(library.ctx, library.query));
    (void)keys_without_memory(&library, 1, &survived, &leaked);
    CU_ASSERT(keys_without_memory(&library, 1, &survived, &leaked) > 50);
    CU_ASSERT_EQUAL(survived, TABLES + SECRETS + unused);
    CU_ASSERT_EQUAL(leaked, 0);
    /* The secure heap and the plain one; or a table and what comes after it. */
    CU_ASSERT(keys_without_memory(&library, 2, &survived, &leaked) > 50);
    CU_ASSERT_EQUAL(survived, unused);
    CU_ASSERT_EQUAL(leaked, 0);
    CU_ASSERT(work_keys(library.ctx, library.query));
    library_close(&library);
    CU_ASSERT_EQUAL(heap_blocks(HEAP_LANES), 0);
}

/* Without memory to compare in, a pair is not called "no pair" without a word. */
static void test_no_memory_for_a_check(void)
{
    struct library library;
    struct known_keys keys;
    EVP_PKEY_CTX *ctx;

    library_open(&library, true);
    CU_ASSERT_FATAL(known_keys_open(&keys, library.ctx, library.query));
    for (size_t i = 0; i < 3; i++) {
        EVP_PKEY *const key[] = {keys.signer, keys.seeded, keys.expanded};

        ctx = EVP_PKEY_CTX_new_from_pkey(library.ctx, key[i], library.query);
        CU_ASSERT_EQUAL(EVP_PKEY_pairwise_check(ctx), 1);
        heap_fail(HEAP_LANES, 1);
        ERR_clear_error();
        CU_ASSERT_NOT_EQUAL(EVP_PKEY_pairwise_check(ctx), 1);
        CU_ASSERT(heap_failed());
        CU_ASSERT_EQUAL(ERR_GET_REASON(ERR_peek_last_error()), ERR_R_MALLOC_FAILURE);
        ERR_clear_error();
        CU_ASSERT_EQUAL(EVP_PKEY_pairwise_check(ctx), 1);
        EVP_PKEY_CTX_free(ctx);
    }
    known_keys_free(&keys);
    library_close(&library);
}

/* A copy that fails leaves its original usable. */
static void test_failed_copy(void)
{
    struct library library;
    struct methods methods;
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
    EVP_CIPHER_CTX *undisturbed = EVP_CIPHER_CTX_new();
    const uint8_t key[32] = {1}, iv[12] = {2}, text[100] = {3};
    uint8_t out[2][100], tag[2][16];
    int n;

    library_open(&library, true);
    CU_ASSERT_FATAL(methods_fetch(&methods, library.ctx, "provider=lanes"));
    EVP_EncryptInit_ex2(ctx, methods.aead, key, iv, NULL);
    EVP_EncryptInit_ex2(undisturbed, methods.aead, key, iv, NULL);
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out[0], &n, text, 33), 1);
    heap_fail(HEAP_LANES, 1);
    CU_ASSERT_NOT_EQUAL(EVP_CIPHER_CTX_copy(copy, ctx), 1);
    CU_ASSERT(heap_failed());
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out[0] + 33, &n, text + 33, 67), 1);
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(undisturbed, out[1], &n, text, 100), 1);
    EVP_EncryptFinal_ex(ctx, NULL, &n);
    EVP_EncryptFinal_ex(undisturbed, NULL, &n);
    EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 16, tag[0]);
    EVP_CIPHER_CTX_ctrl(undisturbed, EVP_CTRL_AEAD_GET_TAG, 16, tag[1]);
    CU_ASSERT_EQUAL(memcmp(out[0], out[1], 100), 0);
    CU_ASSERT_EQUAL(memcmp(tag[0], tag[1], 16), 0);
    EVP_CIPHER_CTX_free(undisturbed);
    EVP_CIPHER_CTX_free(copy);
    EVP_CIPHER_CTX_free(ctx);
    methods_free(&methods);
    library_close(&library);
    CU_ASSERT_EQUAL(heap_blocks(HEAP_LANES), 0);
}

/* The counting of blocks finds a context that is not freed. */
static void test_leak_is_seen(void)
{
    struct library library;
    EVP_CIPHER *cipher;
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    size_t before;

    library_open(&library, true);
    cipher = EVP_CIPHER_fetch(library.ctx, "XChaCha20-Poly1305", NULL);
    before = heap_blocks(HEAP_LANES);
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, cipher, NULL, NULL, NULL), 1);
    CU_ASSERT_EQUAL(heap_blocks(HEAP_LANES), before + 1);
    EVP_CIPHER_CTX_free(ctx);
    CU_ASSERT_EQUAL(heap_blocks(HEAP_LANES), before);
    EVP_CIPHER_free(cipher);
    library_close(&library);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"each allocation of lanes, from load to unload", test_every_allocation_of_lanes},
        {"each allocation of anyone, at work", test_every_allocation_at_work},
        {"each allocation of lanes, of keys and with them", test_every_allocation_of_keys},
        {"no memory for a check", test_no_memory_for_a_check},
        {"a failed copy", test_failed_copy},
        {"a leak is seen", test_leak_is_seen},
        CU_TEST_INFO_NULL,
    };

    heap_install();
    return harness_main("out of memory", tests);
}
