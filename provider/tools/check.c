/* SPDX-License-Identifier: Apache-2.0 */
#include "check.h"

#include "algorithms.h"
#include "check_config.h"
#include "check_module.h"

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>

#include <stdio.h>
#include <string.h>

static const char usage[] =
    "usage: lanes check\n"
    "Says for every algorithm which provider serves it to programs that read this openssl.cnf\n"
    "(OPENSSL_CONF names another), one line each: NAME provider kernel. Advice is on stderr.\n"
    "Exit status: 0 only if lanes serves all of them and the configuration is in order.\n";

/* ---- who serves an algorithm ---------------------------------------------------------------- */

/* The name of the provider that a plain fetch gets is written to provider. */
typedef void fetch_fn(const char *name, char *provider, size_t size);

static void note(const OSSL_PROVIDER *from, char *provider, size_t size)
{
    snprintf(provider, size, "%s", OSSL_PROVIDER_get0_name(from));
}

static void fetch_cipher(const char *name, char *provider, size_t size)
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, name, NULL);

    if (cipher != NULL)
        note(EVP_CIPHER_get0_provider(cipher), provider, size);
    EVP_CIPHER_free(cipher);
}

static void fetch_mac(const char *name, char *provider, size_t size)
{
    EVP_MAC *mac = EVP_MAC_fetch(NULL, name, NULL);

    if (mac != NULL)
        note(EVP_MAC_get0_provider(mac), provider, size);
    EVP_MAC_free(mac);
}

/* Keys and what is done with them should come from one provider; else the other one is told. */
static void note_both(EVP_KEYMGMT *keys, const OSSL_PROVIDER *operation, char *provider,
                      size_t size)
{
    const OSSL_PROVIDER *owner = keys != NULL ? EVP_KEYMGMT_get0_provider(keys) : NULL;

    if (owner != NULL && operation != NULL)
        note(strcmp(OSSL_PROVIDER_get0_name(owner), "lanes") != 0 ? owner : operation, provider,
             size);
    EVP_KEYMGMT_free(keys);
}

static void fetch_exchange(const char *name, char *provider, size_t size)
{
    EVP_KEYEXCH *exchange = EVP_KEYEXCH_fetch(NULL, name, NULL);

    note_both(EVP_KEYMGMT_fetch(NULL, name, NULL),
              exchange != NULL ? EVP_KEYEXCH_get0_provider(exchange) : NULL, provider, size);
    EVP_KEYEXCH_free(exchange);
}

static void fetch_signature(const char *name, char *provider, size_t size)
{
    EVP_SIGNATURE *signature = EVP_SIGNATURE_fetch(NULL, name, NULL);

    note_both(EVP_KEYMGMT_fetch(NULL, name, NULL),
              signature != NULL ? EVP_SIGNATURE_get0_provider(signature) : NULL, provider, size);
    EVP_SIGNATURE_free(signature);
}

static const struct {
    const char *names; /* the first of them is shown */
    fetch_fn *fetch;
    const char *primitive; /* whose kernel serves it */
} algorithms[] = {
    {LANES_NAMES_CHACHA20_POLY1305, fetch_cipher, "aead"},
    {LANES_NAMES_XCHACHA20_POLY1305, fetch_cipher, "aead"},
    {LANES_NAMES_CHACHA20, fetch_cipher, "chacha20"},
    {LANES_NAMES_XCHACHA20, fetch_cipher, "chacha20"},
    {LANES_NAMES_POLY1305, fetch_mac, "poly1305"},
    {LANES_NAMES_X25519, fetch_exchange, "curve25519"},
    {LANES_NAMES_ED25519, fetch_signature, "curve25519"},
    {LANES_NAMES_MLDSA44, fetch_signature, "mldsa"},
    {LANES_NAMES_MLDSA65, fetch_signature, "mldsa"},
    {LANES_NAMES_MLDSA87, fetch_signature, "mldsa"},
};

/* The row of a primitive in the report "chacha20:avx2 poly1305:portable(avx2: …) …". */
static void find_kernel(const char *report, const char *primitive, char *kernel, size_t size)
{
    const size_t n = strlen(primitive);

    while (report != NULL && !(strncmp(report, primitive, n) == 0 && report[n] == ':')) {
        report = strchr(report, ' ');
        report = report != NULL ? report + 1 : NULL;
    }
    if (report != NULL)
        snprintf(kernel, size, "%.*s", (int)strcspn(report + n + 1, " ("), report + n + 1);
}

/* One line per algorithm on stdout. ask: false if programs get nothing from libcrypto. */
static void check_algorithms(struct findings *f, const char *report, bool ask)
{
    unsigned elsewhere = 0;

    for (size_t i = 0; i < sizeof(algorithms) / sizeof(algorithms[0]); i++) {
        char name[64], provider[64] = "none", kernel[32] = "-";
        const char *names = algorithms[i].names;
        snprintf(name, sizeof(name), "%.*s", (int)strcspn(names, ":"), names);
        ERR_set_mark();
        if (ask)
            algorithms[i].fetch(name, provider, sizeof(provider));
        ERR_pop_to_mark();
        if (strcmp(provider, "lanes") == 0)
            find_kernel(report, algorithms[i].primitive, kernel, sizeof(kernel));
        else
            elsewhere++;
        printf("%-20s %-10s %s\n", name, provider, kernel);
    }
    if (elsewhere > 0)
        findings_problem(f, "%u algorithms are not served by lanes", elsewhere);
}

/* ---- what libcrypto made of it -------------------------------------------------------------- */

/* What stands in the error queue after libcrypto has read the file with its mouth open. */
static void say_errors(const struct config *config)
{
    OSSL_LIB_CTX *lib = OSSL_LIB_CTX_new();

    ERR_clear_error();
    if (lib != NULL && CONF_modules_load_file_ex(lib, config->file, NULL, 0) <= 0)
        ERR_print_errors_fp(stderr);
    OSSL_LIB_CTX_free(lib);
}

static void check_active(struct findings *f, const struct config *config)
{
    const bool base = OSSL_PROVIDER_available(NULL, "default") == 1;
    const bool lanes = OSSL_PROVIDER_available(NULL, "lanes") == 1;

    findings_fact("active", "%s%s%s", base ? "default" : "", base && lanes ? ", " : "",
                  lanes ? "lanes" : "");
    if (base && lanes)
        return;
    const bool explained = f->problems > 0;
    if (!base)
        findings_problem(f, "the default provider is not active: programs lose nearly everything");
    if (!lanes)
        findings_problem(f, "lanes is not active");
    if (!explained)
        say_errors(config);
}

/* The kernels of the active lanes. The string lives as long as the provider. */
static const char *active_kernels(const OSSL_PROVIDER *lanes)
{
    char *report = NULL;
    OSSL_PARAM query[] = {OSSL_PARAM_utf8_ptr("kernels", &report, 0), OSSL_PARAM_END};

    return OSSL_PROVIDER_get_params(lanes, query) == 1 ? report : NULL;
}

/* Lets libcrypto read the file, and looks at what programs then have. */
static void check_libcrypto(struct findings *f, const struct config *config)
{
    OSSL_PROVIDER *lanes = NULL;

    OPENSSL_init_crypto(OPENSSL_INIT_LOAD_CONFIG, NULL);
    check_active(f, config);
    if (OSSL_PROVIDER_available(NULL, "lanes") == 1)
        lanes = OSSL_PROVIDER_load(NULL, "lanes");
    check_algorithms(f, lanes != NULL ? active_kernels(lanes) : NULL, true);
    if (lanes != NULL)
        OSSL_PROVIDER_unload(lanes);
}

/* A later version of a known kind is no mistake, but whoever looks for one should know. */
static void check_version(void)
{
    if (OpenSSL_version_num() >= 0x40100000UL)
        findings_fact("advice",
                      "OpenSSL %s is newer than 4.0, the last that this lanes was tested with",
                      OpenSSL_version(OPENSSL_VERSION_STRING));
}

int check_main(int argc, char **argv)
{
    struct config config;
    struct findings f = {0};

    (void)argv;
    if (argc != 1) {
        fputs(usage, stderr);
        return 2;
    }
    config_read(&config);
    f.file = config.file;
    findings_fact("configuration", "%s, read by OpenSSL %s", config.file,
                  OpenSSL_version(OPENSSL_VERSION_STRING));
    check_version();
    check_config(&f, &config);
    if (check_module(&f, &config))
        check_libcrypto(&f, &config);
    else
        check_algorithms(&f, NULL, false);
    config_free(&config);
    findings_fact("result",
                  f.problems == 0 ? "all is well, lanes serves every algorithm"
                                  : "not well: %u problems",
                  f.problems);
    return f.problems == 0 ? 0 : 1;
}
