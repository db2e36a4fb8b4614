/* SPDX-License-Identifier: Apache-2.0 */
#include "cipher.h"

#include "chacha20/chacha20.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

/* Since 3.6; the headers of 3.0 lack the name. */
static const char encrypt_then_mac[] = "encrypt-then-mac";

const OSSL_PARAM *lanes_cipher_gettable_params(const struct lanes_core *core)
{
    static const OSSL_PARAM since_3_6[] = {
        OSSL_PARAM_int(encrypt_then_mac, NULL),
        OSSL_PARAM_uint(OSSL_CIPHER_PARAM_MODE, NULL),
        OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_KEYLEN, NULL),
        OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_IVLEN, NULL),
        OSSL_PARAM_size_t(OSSL_CIPHER_PARAM_BLOCK_SIZE, NULL),
        OSSL_PARAM_int(OSSL_CIPHER_PARAM_AEAD, NULL),
        OSSL_PARAM_int(OSSL_CIPHER_PARAM_CUSTOM_IV, NULL),
        OSSL_PARAM_int(OSSL_CIPHER_PARAM_CTS, NULL),
        OSSL_PARAM_int(OSSL_CIPHER_PARAM_TLS1_MULTIBLOCK, NULL),
        OSSL_PARAM_int(OSSL_CIPHER_PARAM_HAS_RAND_KEY, NULL),
        OSSL_PARAM_END,
    };

    return core->version >= LANES_CORE_VERSION(3, 6, 0) ? since_3_6 : since_3_6 + 1;
}

bool lanes_cipher_get_params(OSSL_PARAM params[], size_t iv_bytes, bool aead)
{
    const struct {
        const char *key;
        size_t value;
        size_t natural;
    } answers[] = {
        {OSSL_CIPHER_PARAM_MODE, 0, sizeof(unsigned)},
        {OSSL_CIPHER_PARAM_KEYLEN, LANES_CHACHA20_KEY_BYTES, sizeof(size_t)},
        {OSSL_CIPHER_PARAM_IVLEN, iv_bytes, sizeof(size_t)},
        {OSSL_CIPHER_PARAM_BLOCK_SIZE, 1, sizeof(size_t)},
        {OSSL_CIPHER_PARAM_AEAD, aead, sizeof(int)},
        {OSSL_CIPHER_PARAM_CUSTOM_IV, 1, sizeof(int)},
        {OSSL_CIPHER_PARAM_CTS, 0, sizeof(int)},
        {OSSL_CIPHER_PARAM_TLS1_MULTIBLOCK, 0, sizeof(int)},
        {OSSL_CIPHER_PARAM_HAS_RAND_KEY, 0, sizeof(int)},
        {encrypt_then_mac, 0, sizeof(int)},
    };

    for (size_t i = 0; i < sizeof(answers) / sizeof(answers[0]); i++) {
        OSSL_PARAM *p = lanes_param_locate(params, answers[i].key);
        if (p != NULL && !lanes_param_set_uint(p, answers[i].value, answers[i].natural))
            return false;
    }
    return true;
}

bool lanes_cipher_check_length(const struct lanes_core *core, const OSSL_PARAM *p, size_t wanted,
                               int reason)
{
    size_t n;

    if (!lanes_param_get_size(p, &n)) {
        lanes_raise(core, ERR_LIB_PROV, PROV_R_FAILED_TO_GET_PARAMETER, "%s", p->key);
        return false;
    }
    if (n != wanted) {
        lanes_raise(core, ERR_LIB_PROV, reason, "%zu instead of %zu bytes", n, wanted);
        return false;
    }
    return true;
}
