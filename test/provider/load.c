/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loading: what the provider says of itself, its settings, who serves a fetch
 * under which configuration, several contexts, unloading, forks, the trace.
 */
#include "config.h"
#include "work.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/ssl.h>

#include <stdlib.h>
#include <string.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char prefer[] = "?provider=lanes";

/* The provider as loaded by configuration; give it back with OSSL_PROVIDER_unload. */
static OSSL_PROVIDER *lanes_of(OSSL_LIB_CTX *ctx)
{
    return OSSL_PROVIDER_available(ctx, "lanes") ? OSSL_PROVIDER_load(ctx, "lanes") : NULL;
}

static const char *text_of(const OSSL_PROVIDER *provider, const char *key)
{
    const char *value = NULL;
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};

    params[0] = OSSL_PARAM_construct_utf8_ptr(key, (char **)(uintptr_t)&value, 0);
    return OSSL_PROVIDER_get_params(provider, params) == 1 ? value : NULL;
}

static void test_parameters(void)
{
    static const char *const keys[] = {"name", "version", "buildinfo", "kernels"};
    struct library library;
    int status = 0;
    OSSL_PARAM params[2] = {OSSL_PARAM_construct_int(OSSL_PROV_PARAM_STATUS, &status),
                            OSSL_PARAM_construct_end()};
    const OSSL_PARAM *gettable;

    library_open(&library, true);
    gettable = OSSL_PROVIDER_gettable_params(library.provider[1]);
    CU_ASSERT_PTR_NOT_NULL_FATAL(gettable);
    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
        const char *value = text_of(library.provider[1], keys[i]);

        CU_ASSERT_PTR_NOT_NULL_FATAL(value);
        CU_ASSERT(strlen(value) > 0);
        CU_ASSERT_PTR_NOT_NULL(OSSL_PARAM_locate_const(gettable, keys[i]));
    }
    CU_ASSERT_EQUAL(OSSL_PROVIDER_get_params(library.provider[1], params), 1);
    CU_ASSERT_EQUAL(status, 1);
    CU_ASSERT_PTR_NOT_NULL(OSSL_PARAM_locate_const(gettable, "status"));
    CU_ASSERT_PTR_NOT_NULL(strstr(text_of(library.provider[1], "kernels"), "chacha20:"));
    CU_ASSERT_PTR_NOT_NULL(strstr(text_of(library.provider[1], "kernels"), "poly1305:"));
    CU_ASSERT_PTR_NOT_NULL(strstr(text_of(library.provider[1], "kernels"), "aead:"));
    library_close(&library);
}

static int note_group(const OSSL_PARAM params[], void *arg)
{
    (void)params;
    ++*(size_t *)arg;
    return 1;
}

/* An answer of 0 to TLS-GROUP would stop SSL_CTX_new in the whole process. */
static void test_capabilities(void)
{
    static const char *const names[] = {"TLS-GROUP", "TLS-SIGALG", "no-such-capability"};
    struct library library;
    SSL_CTX *ssl;
    size_t n = 0;

    library_open(&library, true);
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        CU_ASSERT_EQUAL(
            OSSL_PROVIDER_get_capabilities(library.provider[1], names[i], note_group, &n), 1);
    ssl = SSL_CTX_new_ex(library.ctx, prefer, TLS_method());
    CU_ASSERT_PTR_NOT_NULL_FATAL(ssl);
    CU_ASSERT_EQUAL(SSL_CTX_set1_groups_list(ssl, "X25519:P-256"), 1);
    CU_ASSERT_EQUAL(SSL_CTX_set_ciphersuites(ssl, "TLS_CHACHA20_POLY1305_SHA256"), 1);
    CU_ASSERT_EQUAL(SSL_CTX_set_cipher_list(ssl, "ECDHE+CHACHA20"), 1);
    SSL_CTX_free(ssl);
    library_close(&library);
}

/* A section's settings and what comes of them. */
static const struct {
    const char *settings;
    bool loads;
    const char *report; /* part of the parameter `kernels`, or of the line on stderr */
} settings[] = {
    {"", true, "chacha20:"},
    {"cpu = portable", true, "chacha20:portable"},
    {"cpu = portable", true, "poly1305:portable"},
    {"cpu = portable", true, "aead:portable"},
    {"cpu = x86-64-v3", true, "aead:"},
    {"kernels = chacha20:portable", true, "chacha20:portable"},
    {"kernels = chacha20:portable, poly1305:portable, aead:portable", true, "aead:portable"},
    {"kernels = chacha20:portable,aead:portable", true, "aead:portable"},
    {"kernels = chacha20 : portable ,  aead:portable", true, "aead:portable"},
    {"kernels = chacha20:portable,", true, "chacha20:portable"},
    {"cpu = portable\nkernels = aead:portable", true, "aead:portable"},
    {"trace = /no-such-folder/trace", true, "chacha20:"},
    {"kernels = chacha21:portable", false, "chacha21"},
    {"kernels = chacha20:mmx", false, "mmx"},
    {"kernels = chacha20:portable, salsa20:portable", false, "salsa20"},
    {"kernels = portable", false, "portable"},
    {"kernels = chacha20:", false, "chacha20"},
    {"kernels = :portable", false, "portable"},
    {"kernels = chacha20:portable:portable", false, "chacha20"},
    {"kernels = chacha20:portable x", false, "chacha20"},
    {"kernels = chacha20:PORTABLE", false, "PORTABLE"},
    {"cpu = 8086", false, "8086"},
    {"cpu = avx2", false, "avx2"},
};

static bool is_one_line(const char *text)
{
    const char *end = strchr(text, '\n');

    return strncmp(text, "lanes: ", 7) == 0 && end != NULL && end[1] == '\0';
}

static void check_setting(size_t i)
{
    const char *said, *report = NULL;
    struct methods methods;
    OSSL_PROVIDER *provider;
    OSSL_LIB_CTX *ctx;
    bool good;

    ERR_clear_error();
    stderr_divert();
    ctx = config_open(&(struct config){.settings = settings[i].settings, .properties = prefer});
    said = stderr_return();
    good = settings[i].loads ? said[0] == '\0'
                             : is_one_line(said) && strstr(said, settings[i].report) != NULL;
    good = good && (OSSL_PROVIDER_available(ctx, "lanes") == 1) == settings[i].loads;
    provider = lanes_of(ctx);
    if (provider != NULL) {
        report = text_of(provider, "kernels");
        good = good && report != NULL && strstr(report, settings[i].report) != NULL &&
               methods_fetch(&methods, ctx, NULL) && work(&methods) &&
               strcmp(methods_provider(&methods), "lanes") == 0;
        methods_free(&methods);
        OSSL_PROVIDER_unload(provider);
    }
    if (!good)
        printf("\n  setting %zu, \"%s\": stderr \"%s\", report \"%s\"", i, settings[i].settings,
               said, report != NULL ? report : "-");
    CU_ASSERT(good);
    OSSL_LIB_CTX_free(ctx);
}

static void test_settings(void)
{
    for (size_t i = 0; i < sizeof(settings) / sizeof(settings[0]); i++)
        check_setting(i);
    ERR_clear_error();
}

/* provider-interface 5: who serves a plain fetch. */
static void test_precedence(void)
{
    static const struct {
        struct config config;
        const char *query, *who;
    } rows[] = {
        {{.lanes_first = true}, NULL, "lanes"},
        {{.lanes_first = false}, NULL, "default"},
        {{.lanes_first = true, .properties = prefer}, NULL, "lanes"},
        {{.lanes_first = false, .properties = prefer}, NULL, "lanes"},
        {{.lanes_first = false, .properties = prefer}, "-fips", "lanes"},
        {{.lanes_first = false, .properties = prefer}, "provider=default", "default"},
        /* stunnel's: openssl.cnf.sample says the second for its sake. */
        {{.lanes_first = false, .properties = prefer}, "provider!=fips", "default"},
        {{.lanes_first = false, .properties = "?provider=lanes, ?lanes.preferred"},
         "provider!=fips", "lanes"},
        {{.lanes_first = false}, "provider=lanes", "lanes"},
        {{.lanes_first = true}, "provider=default", "default"},
        {{.no_lanes = true, .properties = prefer}, NULL, "default"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        OSSL_LIB_CTX *ctx = config_open(&rows[i].config);
        struct methods methods;
        const char *who;

        CU_ASSERT_FATAL(methods_fetch(&methods, ctx, rows[i].query));
        who = methods_provider(&methods);
        if (who == NULL || strcmp(who, rows[i].who) != 0)
            printf("\n  row %zu: %s", i, who != NULL ? who : "mixed");
        CU_ASSERT(who != NULL && strcmp(who, rows[i].who) == 0);
        methods_free(&methods);
        OSSL_LIB_CTX_free(ctx);
    }
}

/* Two contexts of one process, each with settings of its own. */
static void test_two_contexts(void)
{
    char trace[2][400], lines[2][500];
    OSSL_LIB_CTX *ctx[2];
    struct methods methods[2];

    for (int i = 0; i < 2; i++) {
        snprintf(trace[i], sizeof(trace[i]), "%s", scratch(i == 0 ? "trace-a" : "trace-b"));
        snprintf(lines[i], sizeof(lines[i]), "%strace = %.400s", i == 0 ? "cpu = portable\n" : "",
                 trace[i]);
        ctx[i] = config_open(&(struct config){.settings = lines[i], .properties = prefer});
        CU_ASSERT_FATAL(methods_fetch(&methods[i], ctx[i], NULL));
    }
    for (int i = 0; i < 2; i++)
        CU_ASSERT(work(&methods[i]));
    CU_ASSERT(work(&methods[0]));
    /* The AEAD once, the stream and its copy, and the MAC, each time. */
    CU_ASSERT_EQUAL(count_lines(trace[0], "lanes: "), 8);
    CU_ASSERT_EQUAL(count_lines(trace[0], " portable"), 8);
    CU_ASSERT_EQUAL(count_lines(trace[1], "lanes: "), 4);
    methods_free(&methods[0]);
    OSSL_LIB_CTX_free(ctx[0]);
    CU_ASSERT(work(&methods[1])); /* the other one's end does not matter */
    CU_ASSERT_EQUAL(count_lines(trace[1], NULL), 8);
    methods_free(&methods[1]);
    OSSL_LIB_CTX_free(ctx[1]);
}

/* The proof that lanes did the work sees nothing when lanes is not there. */
static void test_trace(void)
{
    static const char *const wanted[] = {"lanes: ChaCha20-Poly1305 cipher ",
                                         "lanes: ChaCha20 cipher ", "lanes: POLY1305 mac "};
    char trace[400], lines[500];

    snprintf(trace, sizeof(trace), "%s", scratch("trace"));
    snprintf(lines, sizeof(lines), "trace = %.400s", trace);
    for (int with = 1; with >= 0; with--) {
        struct methods methods;
        OSSL_LIB_CTX *ctx;

        unlink(trace);
        ctx = config_open(
            &(struct config){.settings = lines, .properties = prefer, .no_lanes = with == 0});
        CU_ASSERT_FATAL(methods_fetch(&methods, ctx, NULL));
        CU_ASSERT(work(&methods));
        for (size_t i = 0; i < sizeof(wanted) / sizeof(wanted[0]); i++)
            CU_ASSERT_EQUAL(count_lines(trace, wanted[i]) > 0, with == 1);
        CU_ASSERT_EQUAL(count_lines(trace, NULL), with ? 4 : 0);
        methods_free(&methods);
        OSSL_LIB_CTX_free(ctx);
    }
}

/* The descriptor under which this process has the file open, or -1. */
static int descriptor_of(const char *path)
{
    struct stat wanted, file;

    for (int fd = 3; fd < 100 && stat(path, &wanted) == 0; fd++) {
        if (fstat(fd, &file) == 0 && file.st_dev == wanted.st_dev && file.st_ino == wanted.st_ino)
            return fd;
    }
    return -1;
}

/* A daemon closes all descriptors and opens others: the trace's number is its own now. */
static void test_trace_descriptor_taken(void)
{
    char trace[400], lines[500], byte;
    struct methods methods;
    OSSL_LIB_CTX *ctx;
    int fd, ends[2];

    snprintf(trace, sizeof(trace), "%s", scratch("trace-taken"));
    snprintf(lines, sizeof(lines), "trace = %.400s", trace);
    ctx = config_open(&(struct config){.settings = lines, .properties = prefer});
    CU_ASSERT_FATAL(methods_fetch(&methods, ctx, NULL));
    fd = descriptor_of(trace);
    CU_ASSERT_FATAL(fd >= 0);
    CU_ASSERT_EQUAL_FATAL(pipe(ends), 0);
    CU_ASSERT_EQUAL_FATAL(dup2(ends[1], fd), fd);
    close(ends[1]);
    CU_ASSERT(work(&methods));
    methods_free(&methods);
    OSSL_LIB_CTX_free(ctx);
    CU_ASSERT_EQUAL(close(fd), 0);               /* it was still open */
    CU_ASSERT_EQUAL(read(ends[0], &byte, 1), 0); /* and nothing was written */
    close(ends[0]);
}

/* A FIFO, whose reader could go: not waited for, not written to, and nothing else fails. */
static void test_trace_fifo(void)
{
    char trace[400], lines[500];
    struct methods methods;
    OSSL_LIB_CTX *ctx;

    snprintf(trace, sizeof(trace), "%s", scratch("trace-fifo"));
    snprintf(lines, sizeof(lines), "trace = %.400s", trace);
    CU_ASSERT_EQUAL_FATAL(mkfifo(trace, 0600), 0);
    for (int read_by = 0; read_by < 2; read_by++) {
        const int reader = read_by ? open(trace, O_RDONLY | O_NONBLOCK) : -1;

        alarm(30);
        ctx = config_open(&(struct config){.settings = lines, .properties = prefer});
        alarm(0);
        if (read_by)
            CU_ASSERT_EQUAL(close(reader), 0);
        CU_ASSERT_FATAL(methods_fetch(&methods, ctx, NULL));
        CU_ASSERT(work(&methods));
        CU_ASSERT_STRING_EQUAL(methods_provider(&methods), "lanes");
        methods_free(&methods);
        OSSL_LIB_CTX_free(ctx);
    }
}

/* The old signing road ends in the MAC of lanes as well. */
static void test_pkey_trace(void)
{
    char trace[400], lines[500];
    const uint8_t key[32] = {1};
    uint8_t tag[16];
    size_t n = sizeof(tag);
    EVP_MD_CTX *md = EVP_MD_CTX_new();
    EVP_PKEY *pkey;
    OSSL_LIB_CTX *ctx;

    snprintf(trace, sizeof(trace), "%s", scratch("trace-pkey"));
    snprintf(lines, sizeof(lines), "trace = %.400s", trace);
    ctx = config_open(&(struct config){.settings = lines, .properties = prefer});
    pkey = EVP_PKEY_new_raw_private_key_ex(ctx, "POLY1305", NULL, key, sizeof(key));
    CU_ASSERT_PTR_NOT_NULL_FATAL(pkey);
    CU_ASSERT_EQUAL(EVP_DigestSignInit_ex(md, NULL, NULL, ctx, NULL, pkey, NULL), 1);
    CU_ASSERT_EQUAL(EVP_DigestSignUpdate(md, key, 20), 1);
    CU_ASSERT_EQUAL(EVP_DigestSignFinal(md, tag, &n), 1);
    CU_ASSERT(count_lines(trace, "lanes: POLY1305 mac ") > 0);
    EVP_MD_CTX_free(md);
    EVP_PKEY_free(pkey);
    OSSL_LIB_CTX_free(ctx);
}

/* A row chosen by hand, not the best, is what keys are traced with. */
static void test_chosen_row_traced(void)
{
    static const char *const rows[] = {
#if defined(__x86_64__)
        "avx2", "x64",
#endif
        "portable",
    };
    char trace[400], lines[500], wanted[60];

    snprintf(trace, sizeof(trace), "%s", scratch("trace-row"));
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        OSSL_LIB_CTX *ctx;
        EVP_PKEY *pkey;

        unlink(trace);
        snprintf(lines, sizeof(lines), "trace = %.400s\nkernels = curve25519:%s", trace, rows[i]);
        ctx = config_open(&(struct config){.settings = lines, .properties = prefer});
        pkey = EVP_PKEY_Q_keygen(ctx, NULL, "X25519");
        CU_ASSERT_PTR_NOT_NULL(pkey);
        snprintf(wanted, sizeof(wanted), "lanes: X25519 key %s\n", rows[i]);
#if defined(__x86_64__)
        if (i == 0 && !__builtin_cpu_supports("avx2")) /* passed over for the next */
            snprintf(wanted, sizeof(wanted), "lanes: X25519 key %s\n", rows[1]);
#endif
        CU_ASSERT_EQUAL(count_lines(trace, wanted), 1);
        CU_ASSERT_EQUAL(count_lines(trace, NULL), 1);
        EVP_PKEY_free(pkey);
        OSSL_LIB_CTX_free(ctx);
    }
}

static void test_load_and_unload(void)
{
    for (int i = 0; i < 100; i++) {
        struct library library;
        struct methods methods;

        library_open(&library, true);
        CU_ASSERT_FATAL(methods_fetch(&methods, library.ctx, "provider=lanes"));
        if (i % 10 == 0)
            CU_ASSERT(work(&methods));
        methods_free(&methods);
        library_close(&library);
    }
}

/* Unloaded by the application while its methods and a context are in use. */
static void test_unload_in_use(void)
{
    struct library library;
    struct methods methods;
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    uint8_t key[32] = {0}, iv[12] = {0}, out[16];
    int n;

    library_open(&library, true);
    CU_ASSERT_FATAL(methods_fetch(&methods, library.ctx, "provider=lanes"));
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, methods.aead, key, iv, NULL), 1);
    CU_ASSERT_EQUAL(OSSL_PROVIDER_unload(library.provider[1]), 1);
    library.provider[1] = NULL;
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out, &n, key, 16), 1);
    CU_ASSERT_EQUAL(EVP_EncryptFinal_ex(ctx, out, &n), 1);
    CU_ASSERT(work(&methods));
    methods_free(&methods);
    EVP_CIPHER_CTX_free(ctx);
    library_close(&library);
}

static void in_child(bool (*job)(void *), void *argument)
{
    const pid_t child = fork();
    int status = -1;

    CU_ASSERT_FATAL(child >= 0);
    if (child == 0)
        _exit(job(argument) ? 0 : 1);
    CU_ASSERT_EQUAL(waitpid(child, &status, 0), child);
    CU_ASSERT_EQUAL(status, 0);
}

static bool child_works(void *argument)
{
    return work(argument);
}

static bool child_loads(void *argument)
{
    struct library library;
    struct methods methods;
    bool good;

    (void)argument;
    library_open(&library, true);
    good = methods_fetch(&methods, library.ctx, "provider=lanes") && work(&methods);
    methods_free(&methods);
    library_close(&library);
    return good;
}

static void test_fork(void)
{
    struct library library;
    struct methods methods;

    in_child(child_loads, NULL); /* before it is loaded here */
    library_open(&library, true);
    CU_ASSERT_FATAL(methods_fetch(&methods, library.ctx, "provider=lanes"));
    in_child(child_works, &methods);
    in_child(child_loads, NULL);
    CU_ASSERT(work(&methods));
    methods_free(&methods);
    library_close(&library);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"provider parameters", test_parameters},
        {"capabilities", test_capabilities},
        {"settings", test_settings},
        {"precedence", test_precedence},
        {"two contexts", test_two_contexts},
        {"trace", test_trace},
        {"trace descriptor taken", test_trace_descriptor_taken},
        {"trace to a FIFO", test_trace_fifo},
        {"trace of EVP_PKEY_POLY1305", test_pkey_trace},
        {"trace of a chosen row", test_chosen_row_traced},
        {"load and unload", test_load_and_unload},
        {"unload in use", test_unload_in_use},
        {"fork", test_fork},
        CU_TEST_INFO_NULL,
    };

    return harness_main("loading", tests);
}
