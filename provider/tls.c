/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Capabilities: the TLS groups (TLS-GROUP) and signature schemes (TLS-SIGALG)
 * that libssl may use through this provider. There are none yet.
 */
#include "provider.h"

/*
 * Always success, whatever is asked for: an answer of 0 to "TLS-GROUP" makes
 * SSL_CTX_new fail in the whole process.
 */
int lanes_tls_get_capabilities(void *provctx, const char *capability, OSSL_CALLBACK *callback,
                               void *argument)
{
    (void)provctx;
    (void)capability;
    (void)callback;
    (void)argument;
    return 1;
}
