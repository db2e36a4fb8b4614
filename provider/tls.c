/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Capabilities: the TLS groups (TLS-GROUP) and signature schemes (TLS-SIGALG)
 * that libssl may use through this provider.
 */
#include "provider.h"

#include <openssl/core_names.h>
#include <openssl/params.h>

enum {
    GROUP_X25519 = 0x001d, /* RFC 8446, 4.2.7 */
    /* RFC 8422: from TLS 1.0 and DTLS 1.0 on; 0: to the newest there is. */
    TLS_1_0 = 0x0301,
    DTLS_1_0 = 0xfeff,
    /* Until then libssl drops a group whose keys are not of the provider that announces it. */
    GROUPS_KEPT_SINCE = LANES_CORE_VERSION(3, 5, 0),
    TLS_1_3 = 0x0304,
    SIGNATURES_SINCE = LANES_CORE_VERSION(3, 2, 0),
    SIGNATURES_NAME_DTLS_SINCE = LANES_CORE_VERSION(3, 5, 0),
};

/* Names that the headers of 3.0 lack; those of DTLS are known since 3.5. */
#define SIGALG_IANA_NAME "tls-sigalg-iana-name"
#define SIGALG_NAME "tls-sigalg-name"
#define SIGALG_OID "tls-sigalg-oid"
#define SIGALG_CODE_POINT "tls-sigalg-code-point"
#define SIGALG_SECURITY_BITS "tls-sigalg-sec-bits"
#define SIGALG_MIN_TLS "tls-min-tls"
#define SIGALG_MAX_TLS "tls-max-tls"
#define SIGALG_MIN_DTLS "tls-min-dtls"
#define SIGALG_MAX_DTLS "tls-max-dtls"

static int announce_x25519(OSSL_CALLBACK *callback, void *argument)
{
    static const unsigned id = GROUP_X25519, security_bits = 128, is_kem = 0;
    static const int newest = 0, min_tls = TLS_1_0, min_dtls = DTLS_1_0;
    /* Callbacks read; the parameters are const but for their type. */
    const OSSL_PARAM group[] = {
        OSSL_PARAM_utf8_string(OSSL_CAPABILITY_TLS_GROUP_NAME, "x25519", sizeof("x25519")),
        OSSL_PARAM_utf8_string(OSSL_CAPABILITY_TLS_GROUP_NAME_INTERNAL, "X25519",
                               sizeof("X25519")),
        OSSL_PARAM_utf8_string(OSSL_CAPABILITY_TLS_GROUP_ALG, "X25519", sizeof("X25519")),
        OSSL_PARAM_uint(OSSL_CAPABILITY_TLS_GROUP_ID, (unsigned *)&id),
        OSSL_PARAM_uint(OSSL_CAPABILITY_TLS_GROUP_SECURITY_BITS, (unsigned *)&security_bits),
        OSSL_PARAM_int(OSSL_CAPABILITY_TLS_GROUP_MIN_TLS, (int *)&min_tls),
        OSSL_PARAM_int(OSSL_CAPABILITY_TLS_GROUP_MAX_TLS, (int *)&newest),
        OSSL_PARAM_int(OSSL_CAPABILITY_TLS_GROUP_MIN_DTLS, (int *)&min_dtls),
        OSSL_PARAM_int(OSSL_CAPABILITY_TLS_GROUP_MAX_DTLS, (int *)&newest),
        OSSL_PARAM_uint(OSSL_CAPABILITY_TLS_GROUP_IS_KEM, (unsigned *)&is_kem),
        OSSL_PARAM_END,
    };

    return callback(group, argument);
}

/*
 * ML-DSA in TLS 1.3 (draft-ietf-tls-mldsa, 3), not in DTLS. Also where the
 * default provider has it: libssl drops a scheme whose keys are not of the
 * provider that announces it.
 */
struct scheme {
    const char *iana, *name, *oid;
    unsigned code_point, security_bits;
};

static int announce_scheme(const struct scheme *scheme, uint32_t version, OSSL_CALLBACK *callback,
                           void *argument)
{
    static const int min_tls = TLS_1_3, newest = 0, never = -1;
    /* Texts end where they end: their lengths are without the zero. */
    const OSSL_PARAM params[] = {
        OSSL_PARAM_utf8_string(SIGALG_IANA_NAME, (char *)scheme->iana, strlen(scheme->iana)),
        OSSL_PARAM_utf8_string(SIGALG_NAME, (char *)scheme->name, strlen(scheme->name)),
        OSSL_PARAM_utf8_string(SIGALG_OID, (char *)scheme->oid, strlen(scheme->oid)),
        OSSL_PARAM_uint(SIGALG_CODE_POINT, (unsigned *)&scheme->code_point),
        OSSL_PARAM_uint(SIGALG_SECURITY_BITS, (unsigned *)&scheme->security_bits),
        OSSL_PARAM_int(SIGALG_MIN_TLS, (int *)&min_tls),
        OSSL_PARAM_int(SIGALG_MAX_TLS, (int *)&newest),
        version >= SIGNATURES_NAME_DTLS_SINCE
            ? (OSSL_PARAM)OSSL_PARAM_int(SIGALG_MIN_DTLS, (int *)&never)
            : (OSSL_PARAM)OSSL_PARAM_END,
        OSSL_PARAM_int(SIGALG_MAX_DTLS, (int *)&never),
        OSSL_PARAM_END,
    };

    return callback(params, argument);
}

static int announce_schemes(uint32_t version, OSSL_CALLBACK *callback, void *argument)
{
    static const struct scheme schemes[] = {
        {"mldsa44", "ML-DSA-44", "2.16.840.1.101.3.4.3.17", 0x0904, 128},
        {"mldsa65", "ML-DSA-65", "2.16.840.1.101.3.4.3.18", 0x0905, 192},
        {"mldsa87", "ML-DSA-87", "2.16.840.1.101.3.4.3.19", 0x0906, 256},
    };
    int done = 1;

    for (size_t i = 0; done && i < sizeof(schemes) / sizeof(schemes[0]); i++)
        done = announce_scheme(&schemes[i], version, callback, argument);
    return done;
}

/*
 * Success for whatever is not known here: an answer of 0 to "TLS-GROUP" makes
 * SSL_CTX_new fail in the whole process.
 */
int lanes_tls_get_capabilities(void *provctx, const char *capability, OSSL_CALLBACK *callback,
                               void *argument)
{
    const struct lanes_provider *provider = provctx;

    if (strcmp(capability, "TLS-GROUP") == 0 && provider->core.version < GROUPS_KEPT_SINCE)
        return announce_x25519(callback, argument);
    if (strcmp(capability, "TLS-SIGALG") == 0 && provider->core.version >= SIGNATURES_SINCE)
        return announce_schemes(provider->core.version, callback, argument);
    return 1;
}
