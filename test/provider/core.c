/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The module against a core of our own: what it asks for, what it does where
 * an upcall is missing or fails, and the error it raises when it refuses,
 * which OpenSSL throws away when it reads openssl.cnf.
 */
#include "config.h"

#include <openssl/core.h>
#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

#include <dlfcn.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* What our core answers, and what it was told. */
static struct {
    const char *version, *kernels, *cpu;
    bool fail_params, fail_memory;
    size_t blocks; /* allocated and not freed */
    size_t errors;
    uint32_t reason;
    char detail[300];
} core;

static int core_get_params(const OSSL_CORE_HANDLE *handle, OSSL_PARAM params[])
{
    const struct {
        const char *key, *value;
    } known[] = {{OSSL_PROV_PARAM_CORE_VERSION, core.version},
                 {"kernels", core.kernels},
                 {"cpu", core.cpu}};

    (void)handle;
    for (size_t i = 0; i < 3; i++) {
        OSSL_PARAM *p = OSSL_PARAM_locate(params, known[i].key);

        if (p != NULL && known[i].value != NULL)
            OSSL_PARAM_set_utf8_ptr(p, known[i].value);
    }
    return !core.fail_params;
}

static void core_new_error(const OSSL_CORE_HANDLE *handle)
{
    (void)handle;
    core.errors++;
}

static void core_set_error_debug(const OSSL_CORE_HANDLE *handle, const char *file, int line,
                                 const char *function)
{
    (void)handle;
    CU_ASSERT(file != NULL && line > 0 && function != NULL);
}

static void core_vset_error(const OSSL_CORE_HANDLE *handle, uint32_t reason, const char *format,
                            va_list arguments)
{
    (void)handle;
    core.reason = reason;
    vsnprintf(core.detail, sizeof(core.detail), format, arguments);
}

static void *core_zalloc(size_t n, const char *file, int line)
{
    (void)file;
    (void)line;
    if (core.fail_memory)
        return NULL;
    core.blocks++;
    return calloc(1, n);
}

static void core_clear_free(void *p, size_t n, const char *file, int line)
{
    (void)n;
    (void)file;
    (void)line;
    core.blocks -= p != NULL;
    free(p);
}

#define UPCALL(id, function) {id, (void (*)(void))function}

static const OSSL_DISPATCH upcalls[] = {
    UPCALL(OSSL_FUNC_CORE_GET_PARAMS, core_get_params),
    UPCALL(OSSL_FUNC_CORE_NEW_ERROR, core_new_error),
    UPCALL(OSSL_FUNC_CORE_SET_ERROR_DEBUG, core_set_error_debug),
    UPCALL(OSSL_FUNC_CORE_VSET_ERROR, core_vset_error),
    UPCALL(OSSL_FUNC_CRYPTO_ZALLOC, core_zalloc),
    UPCALL(OSSL_FUNC_CRYPTO_CLEAR_FREE, core_clear_free),
};
enum { UPCALLS = sizeof(upcalls) / sizeof(upcalls[0]) };

static OSSL_provider_init_fn *entry;

struct loaded {
    const OSSL_DISPATCH *functions;
    void *provctx;
    int ret;
    const char *said; /* on stderr */
};

/* Initialises the module with all upcalls but one. */
static struct loaded load_without(int missing)
{
    OSSL_DISPATCH table[UPCALLS + 2];
    struct loaded l = {0};
    size_t n = 0;

    table[n++] = (OSSL_DISPATCH)UPCALL(99999, core_zalloc); /* a later core's */
    for (size_t i = 0; i < UPCALLS; i++) {
        if (upcalls[i].function_id != missing)
            table[n++] = upcalls[i];
    }
    table[n] = (OSSL_DISPATCH){0, NULL};
    core.errors = 0;
    core.reason = 0;
    core.detail[0] = '\0';
    stderr_divert();
    l.ret = entry(NULL, table, &l.functions, &l.provctx);
    l.said = stderr_return();
    return l;
}

static void (*function_of(const struct loaded *l, int id))(void)
{
    for (const OSSL_DISPATCH *f = l->functions; f->function_id != 0; f++) {
        if (f->function_id == id)
            return f->function;
    }
    CU_FAIL_FATAL("a provider function is missing");
    return NULL;
}

static void unload(const struct loaded *l)
{
    ((OSSL_FUNC_provider_teardown_fn *)function_of(l, OSSL_FUNC_PROVIDER_TEARDOWN))(l->provctx);
}

static void test_loads(void)
{
    const struct loaded l = load_without(0);
    OSSL_FUNC_provider_query_operation_fn *query;
    const OSSL_ALGORITHM *ciphers;
    int no_cache = 1, unknown = 1;

    CU_ASSERT_EQUAL_FATAL(l.ret, 1);
    CU_ASSERT_STRING_EQUAL(l.said, "");
    CU_ASSERT_EQUAL(core.errors, 0);
    query = (OSSL_FUNC_provider_query_operation_fn *)function_of(
        &l, OSSL_FUNC_PROVIDER_QUERY_OPERATION);
    ciphers = query(l.provctx, OSSL_OP_CIPHER, &no_cache);
    CU_ASSERT_PTR_NOT_NULL_FATAL(ciphers);
    CU_ASSERT_EQUAL(no_cache, 0); /* the core may keep its methods */
    CU_ASSERT_STRING_EQUAL(ciphers[0].property_definition,
                           "provider=lanes,lanes.preferred=yes");
    CU_ASSERT_PTR_NULL(query(l.provctx, 99, &unknown));
    CU_ASSERT_EQUAL(unknown, 0);
    unload(&l);
    CU_ASSERT_EQUAL(core.blocks, 0);
}

/* Without memory functions it refuses; any other upcall may be missing. */
static void test_missing_upcalls(void)
{
    for (size_t i = 0; i < UPCALLS; i++) {
        const int id = upcalls[i].function_id;
        const bool needed = id == OSSL_FUNC_CRYPTO_ZALLOC || id == OSSL_FUNC_CRYPTO_CLEAR_FREE;
        const struct loaded l = load_without(id);

        CU_ASSERT_EQUAL(l.ret, needed ? 0 : 1);
        CU_ASSERT_EQUAL(strncmp(l.said, "lanes: ", 7) == 0, needed);
        if (l.ret == 1)
            unload(&l);
        CU_ASSERT_EQUAL(core.blocks, 0);
    }
}

/* A refusal with a core that cannot take errors still says its line. */
static void test_refuses_without_errors(void)
{
    static const int missing[] = {OSSL_FUNC_CORE_NEW_ERROR, OSSL_FUNC_CORE_SET_ERROR_DEBUG,
                                  OSSL_FUNC_CORE_VSET_ERROR};

    core.cpu = "pdp-11";
    for (size_t i = 0; i < 3; i++) {
        const struct loaded l = load_without(missing[i]);

        CU_ASSERT_EQUAL(l.ret, 0);
        CU_ASSERT_PTR_NOT_NULL(strstr(l.said, "pdp-11"));
        CU_ASSERT_EQUAL(core.blocks, 0);
    }
    core.cpu = NULL;
}

static void test_refusal_raises(void)
{
    struct loaded l;

    core.kernels = "chacha20:mmx";
    l = load_without(0);
    CU_ASSERT_EQUAL(l.ret, 0);
    CU_ASSERT_EQUAL(core.errors, 1);
    CU_ASSERT_EQUAL(ERR_GET_LIB(core.reason), ERR_LIB_PROV);
    CU_ASSERT_EQUAL(ERR_GET_REASON(core.reason), PROV_R_INVALID_CONFIG_DATA);
    CU_ASSERT_PTR_NOT_NULL(strstr(core.detail, "mmx"));
    CU_ASSERT_PTR_NOT_NULL(strstr(l.said, core.detail)); /* the same words for the operator */
    CU_ASSERT_EQUAL(core.blocks, 0);
    core.kernels = NULL;
}

/* However long the setting is and whatever it holds, one line is said and nothing overflows. */
static void test_odd_settings(void)
{
    static char setting[5000];
    static const char *const odd[] = {setting, "chacha20:\nopenssl: all is well\n", "\n", "a:\r"};
    struct loaded l;

    memset(setting, 'x', sizeof(setting) - 1);
    for (size_t i = 0; i < sizeof(odd) / sizeof(odd[0]); i++) {
        core.kernels = odd[i];
        l = load_without(0);
        CU_ASSERT_EQUAL(l.ret, 0);
        CU_ASSERT_EQUAL(strncmp(l.said, "lanes: ", 7), 0);
        CU_ASSERT_PTR_EQUAL(strchr(l.said, '\n'), l.said + strlen(l.said) - 1);
        CU_ASSERT_PTR_NULL(strchr(l.said, '\r'));
    }
    core.kernels = NULL;
}

static void test_no_memory(void)
{
    struct loaded l;

    core.fail_memory = true;
    l = load_without(0);
    core.fail_memory = false;
    CU_ASSERT_EQUAL(l.ret, 0);
    CU_ASSERT_EQUAL(strncmp(l.said, "lanes: ", 7), 0);
    CU_ASSERT_EQUAL(core.blocks, 0);
}

/*
 * A core that answers no parameters, or with a version of any form: one that
 * is older or newer than all that are known is refused by one line.
 */
static void test_versions(void)
{
    static const struct {
        const char *text;
        int loads;
    } versions[] = {
        {"3.0.0", 1},
        {"3.10.1", 1},
        {"4.0.0", 1},
        {"4.99.99", 1},
        {"", 1},
        {"..", 1},
        {"x", 1},
        {"3.", 1},
        {"3.5.9-dev+git", 1},
        {"1.1.1", 0},
        {"2.99.99", 0},
        {"5", 0},
        {"5.0.0-alpha1", 0},
        {"99999999999999999999.1.1", 0},
    };

    for (size_t i = 0; i < sizeof(versions) / sizeof(versions[0]); i++) {
        struct loaded l;

        core.version = versions[i].text;
        l = load_without(0);
        CU_ASSERT_EQUAL(l.ret, versions[i].loads);
        CU_ASSERT((l.ret == 1) == (l.said[0] == '\0'));
        CU_ASSERT(l.ret == 1 ||
                  strstr(l.said, "lanes: made for OpenSSL 3 and 4, this is ") == l.said);
        if (l.ret == 1)
            unload(&l);
    }
    core.version = "3.0.0";
    core.fail_params = true;
    {
        const struct loaded l = load_without(0);

        CU_ASSERT_EQUAL(l.ret, 1);
        if (l.ret == 1)
            unload(&l);
    }
    core.fail_params = false;
    CU_ASSERT_EQUAL(core.blocks, 0);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"loads, lists and unloads", test_loads},
        {"missing upcalls", test_missing_upcalls},
        {"a refusal with nowhere to raise", test_refuses_without_errors},
        {"a refusal raises its error", test_refusal_raises},
        {"odd settings", test_odd_settings},
        {"no memory", test_no_memory},
        {"versions", test_versions},
        CU_TEST_INFO_NULL,
    };
    void *module = dlopen(module_file(), RTLD_NOW | RTLD_LOCAL);

    if (module == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 2;
    }
    *(void **)&entry = dlsym(module, "OSSL_provider_init");
    if (entry == NULL)
        return 2;
    core.version = "3.0.0";
    return harness_main("the module alone", tests);
}
