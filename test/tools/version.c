/* SPDX-License-Identifier: Apache-2.0 */
/* Loaded before libcrypto: has it claim the version that LANES_VERSION_CLAIMED gives. */
#include <openssl/crypto.h>

#include <stdlib.h>

const char *OpenSSL_version(int what)
{
    (void)what;
    return getenv("LANES_VERSION_CLAIMED");
}

unsigned long OpenSSL_version_num(void)
{
    char *end;
    const unsigned long major = strtoul(getenv("LANES_VERSION_CLAIMED"), &end, 10);

    return major << 28 | strtoul(end + 1, NULL, 10) << 20;
}
