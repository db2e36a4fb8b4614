/* SPDX-License-Identifier: Apache-2.0 */
#include "read.h"

const struct kat_set kat_sets[] = {
    {"rfc/rfc8439.json", KAT_SECTIONS, KAT_AEAD},
    {"rfc/xchacha.json", KAT_SECTIONS, KAT_XAEAD},
    {"wycheproof/chacha20_poly1305_test.json.gz", KAT_WYCHEPROOF, KAT_AEAD},
    {"wycheproof/xchacha20_poly1305_test.json.gz", KAT_WYCHEPROOF, KAT_XAEAD},
    {"boringssl/chacha20_poly1305_tests.txt", KAT_STANZA, KAT_AEAD},
    {"boringssl/xchacha20_poly1305_tests.txt", KAT_STANZA, KAT_XAEAD},
    {"boringssl/poly1305_tests.txt", KAT_STANZA, KAT_POLY1305},
    {NULL, KAT_STANZA, KAT_KINDS},
};
