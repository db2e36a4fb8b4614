/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The module's entry and table of contents: what is offered (query_operation),
 * how it is set up (OSSL_provider_init) and what it says of itself (get_params).
 */
#include "provider.h"

#include "algorithms.h"
#include "base/cpu.h"
#include "params.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

/* core.h declares the entry without an attribute; hidden, the core would not find it. */
__attribute__((visibility("default"))) OSSL_provider_init_fn OSSL_provider_init;

static OSSL_FUNC_provider_teardown_fn provider_teardown;
static OSSL_FUNC_provider_gettable_params_fn provider_gettable_params;
static OSSL_FUNC_provider_get_params_fn provider_get_params;
static OSSL_FUNC_provider_query_operation_fn provider_query_operation;

/* --- what is offered --- */

static const OSSL_ALGORITHM ciphers[] = {
    {LANES_NAMES_CHACHA20_POLY1305, LANES_PROPERTY, lanes_chacha20_poly1305_functions,
     "AEAD of RFC 8439"},
    {LANES_NAMES_XCHACHA20_POLY1305, LANES_PROPERTY, lanes_xchacha20_poly1305_functions,
     "AEAD of draft-irtf-cfrg-xchacha with a 24-byte nonce"},
    {LANES_NAMES_CHACHA20, LANES_PROPERTY, lanes_chacha20_functions, "stream cipher of RFC 8439"},
    {LANES_NAMES_XCHACHA20, LANES_PROPERTY, lanes_xchacha20_functions,
     "stream cipher of draft-irtf-cfrg-xchacha with a 24-byte nonce"},
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM macs[] = {
    {LANES_NAMES_POLY1305, LANES_PROPERTY, lanes_poly1305_functions,
     "one-time authenticator of RFC 8439"},
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM key_managements[] = {
    {LANES_NAMES_X25519, LANES_PROPERTY, lanes_x25519_keymgmt_functions, "keys of RFC 7748"},
    {LANES_NAMES_ED25519, LANES_PROPERTY, lanes_ed25519_keymgmt_functions, "keys of RFC 8032"},
    {LANES_NAMES_MLDSA44, LANES_PROPERTY, lanes_mldsa44_keymgmt_functions, "keys of FIPS 204"},
    {LANES_NAMES_MLDSA65, LANES_PROPERTY, lanes_mldsa65_keymgmt_functions, "keys of FIPS 204"},
    {LANES_NAMES_MLDSA87, LANES_PROPERTY, lanes_mldsa87_keymgmt_functions, "keys of FIPS 204"},
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM exchanges[] = {
    {LANES_NAMES_X25519, LANES_PROPERTY, lanes_x25519_exchange_functions,
     "key exchange of RFC 7748"},
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM kems[] = {
    {LANES_NAMES_X25519, LANES_PROPERTY, lanes_x25519_kem_functions,
     "DHKEM(X25519, HKDF-SHA256) of RFC 9180"},
    {NULL, NULL, NULL, NULL},
};

/* An older core drops an algorithm whose table has what it does not know how to pair. */
#define ED25519(functions)                                                                         \
    {LANES_NAMES_ED25519, LANES_PROPERTY, (functions), "signatures of RFC 8032"}

#define ED25519_BY_NAME                                                                            \
    {LANES_NAMES_ED25519PH, LANES_PROPERTY, lanes_ed25519ph_functions,                             \
     "prehashed signatures of RFC 8032"},                                                          \
    {LANES_NAMES_ED25519CTX, LANES_PROPERTY, lanes_ed25519ctx_functions,                           \
     "signatures with a context of RFC 8032"}

#define MLDSA(since)                                                                               \
    {LANES_NAMES_MLDSA44, LANES_PROPERTY, lanes_mldsa44_functions_##since,                         \
     "signatures of FIPS 204"},                                                                    \
    {LANES_NAMES_MLDSA65, LANES_PROPERTY, lanes_mldsa65_functions_##since,                         \
     "signatures of FIPS 204"},                                                                    \
    {LANES_NAMES_MLDSA87, LANES_PROPERTY, lanes_mldsa87_functions_##since,                         \
     "signatures of FIPS 204"}

static const OSSL_ALGORITHM signatures_3_0[] = {
    ED25519(lanes_ed25519_functions_3_0),
    MLDSA(3_0),
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM signatures_3_2[] = {
    ED25519(lanes_ed25519_functions_3_2),
    MLDSA(3_0),
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM signatures_3_4[] = {
    ED25519(lanes_ed25519_functions_3_4),
    ED25519_BY_NAME,
    MLDSA(3_4),
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM signatures_3_5[] = {
    ED25519(lanes_ed25519_functions_3_5),
    ED25519_BY_NAME,
    MLDSA(3_5),
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM signatures_3_6[] = {
    ED25519(lanes_ed25519_functions_3_5),
    ED25519_BY_NAME,
    MLDSA(3_6),
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM *signatures_of(const struct lanes_core *core)
{
    static const struct {
        uint32_t since;
        const OSSL_ALGORITHM *signatures;
    } generations[] = {
        {LANES_CORE_VERSION(3, 6, 0), signatures_3_6},
        {LANES_CORE_VERSION(3, 5, 0), signatures_3_5},
        {LANES_CORE_VERSION(3, 4, 0), signatures_3_4},
        {LANES_CORE_VERSION(3, 2, 0), signatures_3_2},
        {0, signatures_3_0},
    };
    size_t i = 0;

    while (core->version < generations[i].since)
        i++;
    return generations[i].signatures;
}

static const OSSL_ALGORITHM decoders[] = {
    {LANES_NAMES_X25519, LANES_PROPERTY_PRIVATE_KEY_INFO, lanes_x25519_private_key_info_functions,
     "RFC 8410"},
    {LANES_NAMES_X25519, LANES_PROPERTY_PUBLIC_KEY_INFO, lanes_x25519_public_key_info_functions,
     "RFC 8410"},
    {LANES_NAMES_ED25519, LANES_PROPERTY_PRIVATE_KEY_INFO,
     lanes_ed25519_private_key_info_functions, "RFC 8410"},
    {LANES_NAMES_ED25519, LANES_PROPERTY_PUBLIC_KEY_INFO, lanes_ed25519_public_key_info_functions,
     "RFC 8410"},
    {LANES_NAMES_MLDSA44, LANES_PROPERTY_PRIVATE_KEY_INFO, lanes_mldsa44_private_key_info_functions,
     "RFC 9881"},
    {LANES_NAMES_MLDSA44, LANES_PROPERTY_PUBLIC_KEY_INFO, lanes_mldsa44_public_key_info_functions,
     "RFC 9881"},
    {LANES_NAMES_MLDSA65, LANES_PROPERTY_PRIVATE_KEY_INFO, lanes_mldsa65_private_key_info_functions,
     "RFC 9881"},
    {LANES_NAMES_MLDSA65, LANES_PROPERTY_PUBLIC_KEY_INFO, lanes_mldsa65_public_key_info_functions,
     "RFC 9881"},
    {LANES_NAMES_MLDSA87, LANES_PROPERTY_PRIVATE_KEY_INFO, lanes_mldsa87_private_key_info_functions,
     "RFC 9881"},
    {LANES_NAMES_MLDSA87, LANES_PROPERTY_PUBLIC_KEY_INFO, lanes_mldsa87_public_key_info_functions,
     "RFC 9881"},
    {NULL, NULL, NULL, NULL},
};

/* Before 3.5 nobody else writes keys of ML-DSA. */
#define ENCODERS(NAMES, set)                                                                       \
    {NAMES, LANES_PROPERTY_WRITE_PRIVATE_DER,                                                      \
     lanes_##set##_private_key_info_der_encoder_functions, "RFC 9881"},                            \
    {NAMES, LANES_PROPERTY_WRITE_PRIVATE_PEM,                                                      \
     lanes_##set##_private_key_info_pem_encoder_functions, "RFC 9881"},                            \
    {NAMES, LANES_PROPERTY_WRITE_PUBLIC_DER, lanes_##set##_public_key_info_der_encoder_functions,  \
     "RFC 9881"},                                                                                  \
    {NAMES, LANES_PROPERTY_WRITE_PUBLIC_PEM, lanes_##set##_public_key_info_pem_encoder_functions,  \
     "RFC 9881"},                                                                                  \
    {NAMES, LANES_PROPERTY_WRITE_TEXT, lanes_##set##_text_encoder_functions, "text"}

static const OSSL_ALGORITHM encoders[] = {
    ENCODERS(LANES_NAMES_MLDSA44, mldsa44),
    ENCODERS(LANES_NAMES_MLDSA65, mldsa65),
    ENCODERS(LANES_NAMES_MLDSA87, mldsa87),
    {NULL, NULL, NULL, NULL},
};

static const OSSL_ALGORITHM *provider_query_operation(void *provctx, int operation, int *no_cache)
{
    const struct lanes_provider *provider = provctx;

    *no_cache = 0; /* the tables never change: let the core keep its methods */
    switch (operation) {
    case OSSL_OP_CIPHER:
        return ciphers;
    case OSSL_OP_MAC:
        return macs;
    case OSSL_OP_KEYMGMT:
        return key_managements;
    case OSSL_OP_KEYEXCH:
        return exchanges;
    case OSSL_OP_KEM:
        return kems;
    case OSSL_OP_SIGNATURE:
        return signatures_of(&provider->core);
    case OSSL_OP_DECODER:
        return decoders;
    case OSSL_OP_ENCODER:
        return provider->core.version < LANES_CORE_VERSION(3, 5, 0) ? encoders : NULL;
    default:
        return NULL;
    }
}

/* --- what it says of itself --- */

static const OSSL_PARAM *provider_gettable_params(void *provctx)
{
    static const OSSL_PARAM gettable[] = {
        OSSL_PARAM_DEFN(OSSL_PROV_PARAM_NAME, OSSL_PARAM_UTF8_PTR, NULL, 0),
        OSSL_PARAM_DEFN(OSSL_PROV_PARAM_VERSION, OSSL_PARAM_UTF8_PTR, NULL, 0),
        OSSL_PARAM_DEFN(OSSL_PROV_PARAM_BUILDINFO, OSSL_PARAM_UTF8_PTR, NULL, 0),
        OSSL_PARAM_DEFN(OSSL_PROV_PARAM_STATUS, OSSL_PARAM_INTEGER, NULL, 0),
        OSSL_PARAM_DEFN("kernels", OSSL_PARAM_UTF8_PTR, NULL, 0),
        OSSL_PARAM_END,
    };

    (void)provctx;
    return gettable;
}

static int provider_get_params(void *provctx, OSSL_PARAM params[])
{
    const struct lanes_provider *provider = provctx;
    const struct {
        const char *key;
        const char *value;
    } strings[] = {
        {OSSL_PROV_PARAM_NAME, "lanes: SIMD kernels for OpenSSL"},
        {OSSL_PROV_PARAM_VERSION, LANES_VERSION},
        {OSSL_PROV_PARAM_BUILDINFO, LANES_VERSION " (" __VERSION__ ")"},
        {"kernels", provider->report},
    };
    OSSL_PARAM *status = lanes_param_locate(params, OSSL_PROV_PARAM_STATUS);

    for (size_t i = 0; i < sizeof(strings) / sizeof(strings[0]); i++) {
        OSSL_PARAM *p = lanes_param_locate(params, strings[i].key);
        if (p != NULL && !lanes_param_set_utf8_ptr(p, strings[i].value))
            return 0;
    }
    return status == NULL || lanes_param_set_uint(status, 1, sizeof(int));
}

/* --- the kernels --- */

/* Part of a setting: n bytes at `at`, blanks around it removed. */
struct span {
    const char *at;
    size_t n;
};

static struct span trim(const char *at, size_t n)
{
    while (n > 0 && (*at == ' ' || *at == '\t')) {
        at++;
        n--;
    }
    while (n > 0 && (at[n - 1] == ' ' || at[n - 1] == '\t'))
        n--;
    return (struct span){at, n};
}

static bool span_is(struct span s, const char *name)
{
    return strlen(name) == s.n && memcmp(s.at, name, s.n) == 0;
}

/*
 * The module gives up. OpenSSL throws the error away, so one line on stderr
 * tells the operator: the only thing that this module ever prints.
 */
__attribute__((format(printf, 2, 3))) static bool refuse(const struct lanes_core *core,
                                                         const char *format, ...)
{
    char line[256] = "lanes: ";
    va_list arguments;
    size_t n = strlen(line);

    va_start(arguments, format);
    vsnprintf(line + n, sizeof(line) - n - 1, format, arguments);
    va_end(arguments);
    for (char *c = line + n; *c != '\0'; c++) {
        if (*c == '\n' || *c == '\r')
            *c = ' '; /* openssl.cnf can write these: one line all the same */
    }
    lanes_raise(core, ERR_LIB_PROV, PROV_R_INVALID_CONFIG_DATA, "%s", line + n);
    n = strlen(line);
    line[n] = '\n';
    if (write(STDERR_FILENO, line, n + 1) < 0)
        return false;
    return false;
}

/* One "primitive:row": sets wanted[primitive]. */
static bool want_row(const struct lanes_core *core, const char *wanted[LANES_PRIMITIVES],
                     struct span item)
{
    const char *colon = memchr(item.at, ':', item.n);
    const size_t left = colon == NULL ? item.n : (size_t)(colon - item.at);
    const struct span primitive = trim(item.at, left);
    const struct span row = trim(item.at + left, item.n - left);

    if (colon == NULL)
        return refuse(core, "kernels: \"%.*s\" is not primitive:row", (int)item.n, item.at);
    for (size_t p = 0; p < LANES_PRIMITIVES; p++) {
        const struct lanes_kernel_table *table = lanes_tables[p];
        if (!span_is(primitive, table->primitive))
            continue;
        for (size_t r = 0; r < table->rows; r++) {
            if (span_is(trim(row.at + 1, row.n - 1), table->row[r]->name)) {
                wanted[p] = table->row[r]->name;
                return true;
            }
        }
        return refuse(core, "kernels: %s has no row in \"%.*s\"", table->primitive, (int)item.n,
                      item.at);
    }
    return refuse(core, "kernels: unknown primitive in \"%.*s\"", (int)item.n, item.at);
}

/* "chacha20:avx2, poly1305:portable" */
static bool want_rows(const struct lanes_core *core, const char *wanted[LANES_PRIMITIVES],
                      const char *setting)
{
    while (*setting != '\0') {
        const size_t n = strcspn(setting, ",");
        const struct span item = trim(setting, n);
        if (item.n != 0 && !want_row(core, wanted, item))
            return false;
        setting += n + (setting[n] == ',');
    }
    return true;
}

/* Appends to the report, which is large enough for every table's worst case. */
__attribute__((format(printf, 2, 3))) static void report(struct lanes_provider *provider,
                                                         const char *format, ...)
{
    const size_t n = strlen(provider->report);
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(provider->report + n, sizeof(provider->report) - n, format, arguments);
    va_end(arguments);
}

/* "avx2: cpu lacks avx2+bmi2": features are those of `missing`. */
static void report_features(struct lanes_provider *provider, const char *why, uint32_t missing)
{
    const char *join = " ";

    report(provider, "%s", why);
    for (uint32_t bit = 1; bit != 0; bit <<= 1) {
        if ((missing & bit) == 0)
            continue;
        report(provider, "%s%s", join, lanes_cpu_feature_name(bit));
        join = "+";
    }
}

/*
 * The parameter `kernels`, which `lanes check` and operators read:
 *
 *   report = entry *( " " entry )
 *   entry  = primitive ":" row [ "(" passed *( ", " passed ) ")" ]
 *   passed = row ": " reason          ; the better rows, best first
 *   reason = "not wanted"             ; the setting `kernels` names a later row
 *          / "cpu lacks " features    ; features = name *( "+" name )
 *          / "cpu setting excludes " features
 *          / "self-test failed"
 */
static void report_choice(struct lanes_provider *provider, const struct lanes_choice *choice,
                          uint32_t detected, uint32_t allowed)
{
    const char *open = "(";

    report(provider, "%s%s:%s", provider->report[0] == '\0' ? "" : " ", choice->table->primitive,
           choice->picked->name);
    for (size_t i = 0; choice->table->row[i] != choice->picked; i++) {
        const struct lanes_kernel *row = choice->table->row[i];
        report(provider, "%s%s: ", open, row->name);
        open = ", ";
        if (choice->verdict[i] == LANES_KERNEL_NOT_WANTED)
            report(provider, "not wanted");
        else if (choice->verdict[i] == LANES_KERNEL_CHECK_FAILED)
            report(provider, "self-test failed");
        else if ((row->needs & ~detected) != 0)
            report_features(provider, "cpu lacks", row->needs & ~detected);
        else
            report_features(provider, "cpu setting excludes", row->needs & ~allowed);
    }
    if (choice->table->row[0] != choice->picked)
        report(provider, ")");
}

static bool choose_kernels(struct lanes_provider *provider, const struct lanes_settings *settings)
{
    const char *wanted[LANES_PRIMITIVES] = {NULL};
    const uint32_t detected = lanes_cpu_detect();
    uint32_t allowed = UINT32_MAX;

    if (settings->kernels != NULL && !want_rows(&provider->core, wanted, settings->kernels))
        return false;
    if (settings->cpu != NULL && !lanes_cpu_level(settings->cpu, &allowed))
        return refuse(&provider->core, "cpu: unknown level \"%s\"", settings->cpu);
    for (size_t p = 0; p < LANES_PRIMITIVES; p++) {
        struct lanes_choice *choice = &provider->kernel[p];
        if (!lanes_kernel_choose(choice, lanes_tables[p], detected & allowed, wanted[p]))
            return refuse(&provider->core, "%s: no kernel passes its known answers",
                          lanes_tables[p]->primitive);
        report_choice(provider, choice, detected, allowed);
    }
    return true;
}

/* --- set-up and teardown --- */

static bool set_forms(struct lanes_provider *provider, const struct lanes_settings *settings)
{
    const char *wrong = lanes_forms_set(&provider->forms, settings);

    return wrong == NULL || refuse(&provider->core, "%s: no such value", wrong);
}

/* Cores before 3.5 do not know ML-DSA: certificates need its OIDs (RFC 9881, 2). */
static void add_oids(const struct lanes_core *core)
{
    static const char *const oids[][3] = {
        {"2.16.840.1.101.3.4.3.17", "id-ml-dsa-44", "ML-DSA-44"},
        {"2.16.840.1.101.3.4.3.18", "id-ml-dsa-65", "ML-DSA-65"},
        {"2.16.840.1.101.3.4.3.19", "id-ml-dsa-87", "ML-DSA-87"},
    };

    if (core->version >= LANES_CORE_VERSION(3, 5, 0))
        return;
    for (size_t i = 0; i < sizeof(oids) / sizeof(oids[0]); i++)
        lanes_core_add_signature_oid(core, oids[i][0], oids[i][1], oids[i][2]);
}

/* OpenSSL keeps what it promises to providers within a major version. 0: it does not say which. */
static bool is_known(uint32_t version)
{
    return version == 0 ||
           (version >= LANES_CORE_VERSION(3, 0, 0) && version < LANES_CORE_VERSION(5, 0, 0));
}

static void provider_teardown(void *provctx)
{
    struct lanes_provider *provider = provctx;

    lanes_trace_close(&provider->core);
    lanes_core_clear_free(&provider->core, provider, sizeof(*provider));
}

int OSSL_provider_init(const OSSL_CORE_HANDLE *handle, const OSSL_DISPATCH *in,
                       const OSSL_DISPATCH **out, void **provctx)
{
    static const OSSL_DISPATCH functions[] = {
        {OSSL_FUNC_PROVIDER_TEARDOWN, (void (*)(void))provider_teardown},
        {OSSL_FUNC_PROVIDER_GETTABLE_PARAMS, (void (*)(void))provider_gettable_params},
        {OSSL_FUNC_PROVIDER_GET_PARAMS, (void (*)(void))provider_get_params},
        {OSSL_FUNC_PROVIDER_QUERY_OPERATION, (void (*)(void))provider_query_operation},
        {OSSL_FUNC_PROVIDER_GET_CAPABILITIES, (void (*)(void))lanes_tls_get_capabilities},
        {0, NULL},
    };
    struct lanes_core core;
    struct lanes_provider *provider;
    struct lanes_settings settings;

    if (!lanes_core_init(&core, handle, in))
        return refuse(&core, "this libcrypto offers no memory functions");
    if (!is_known(core.version))
        return refuse(&core, "made for OpenSSL 3 and 4, this is %u", core.version >> 20);
    provider = lanes_core_zalloc(&core, sizeof(*provider));
    if (provider == NULL)
        return refuse(&core, "out of memory");
    provider->core = core;
    lanes_core_settings(&provider->core, &settings);
    if (!set_forms(provider, &settings) || !choose_kernels(provider, &settings)) {
        provider_teardown(provider);
        return 0;
    }
    add_oids(&provider->core);
    if (settings.trace != NULL)
        lanes_trace_open(&provider->core, settings.trace);
    *out = functions;
    *provctx = provider;
    return 1;
}
