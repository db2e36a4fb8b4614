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
};

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
 * Success for whatever is not known here: an answer of 0 to "TLS-GROUP" makes
 * SSL_CTX_new fail in the whole process.
 */
int lanes_tls_get_capabilities(void *provctx, const char *capability, OSSL_CALLBACK *callback,
                               void *argument)
{
    const struct lanes_provider *provider = provctx;

    if (strcmp(capability, "TLS-GROUP") == 0 && provider->core.version < GROUPS_KEPT_SINCE)
        return announce_x25519(callback, argument);
    return 1;
}
