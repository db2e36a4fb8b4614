/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What can be asked without a context: names, aliases, properties, static
 * parameters and the lists of parameters, all as the default provider's.
 */
#include "harness.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>

#include <string.h>

static struct library oracle, lanes;

static const char *const shared[] = {"ChaCha20-Poly1305", "ChaCha20"};
static const char *const own[] = {"XChaCha20-Poly1305", "XChaCha20"};

static EVP_CIPHER *cipher_of(const struct library *library, const char *name)
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(library->ctx, name, library->query);

    CU_ASSERT_PTR_NOT_NULL_FATAL(cipher);
    return cipher;
}

/* One static parameter, asked for with an integer of this type and size. */
static void compare_value(EVP_CIPHER *const side[2], const char *key, unsigned type, size_t size)
{
    uint64_t value[2] = {0x1234, 0x1234};
    size_t length[2];
    int ret[2];

    for (int i = 0; i < 2; i++) {
        OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};

        params[0] = (OSSL_PARAM){key, type, &value[i], size, OSSL_PARAM_UNMODIFIED};
        ret[i] = EVP_CIPHER_get_params(side[i], params);
        length[i] = params[0].return_size;
    }
    if (value[0] != value[1])
        printf("\n  %s, type %u, size %zu: %#llx and %#llx", key, type, size,
               (unsigned long long)value[0], (unsigned long long)value[1]);
    CU_ASSERT_EQUAL(ret[0], ret[1]);
    CU_ASSERT_EQUAL(value[0], value[1]);
    CU_ASSERT_EQUAL(length[0], length[1]);
}

/* Every parameter that the default provider lists. */
static void compare_static(EVP_CIPHER *const side[2])
{
    const OSSL_PARAM *list = EVP_CIPHER_gettable_params(side[0]);

    for (size_t size = 1; size <= 8; size *= 2) {
        for (const OSSL_PARAM *p = list; p->key != NULL; p++) {
            compare_value(side, p->key, OSSL_PARAM_UNSIGNED_INTEGER, size);
            compare_value(side, p->key, OSSL_PARAM_INTEGER, size);
        }
        compare_value(side, "no-such-parameter", OSSL_PARAM_INTEGER, size);
    }
    ERR_clear_error();
}

/* True if both lists name the same parameters with the same types. */
static bool lists_agree(const OSSL_PARAM *a, const OSSL_PARAM *b)
{
    size_t n[2] = {0, 0};
    bool agree = true;

    for (; b->key != NULL; b++)
        n[1]++;
    b -= n[1];
    for (; a->key != NULL; a++) {
        const OSSL_PARAM *other = OSSL_PARAM_locate_const(b, a->key);

        n[0]++;
        if (other == NULL || other->data_type != a->data_type ||
            other->data_size != a->data_size) {
            printf("\n  %s: type %u, size %zu here, %s there", a->key, a->data_type, a->data_size,
                   other == NULL ? "missing" : "another");
            agree = false;
        }
    }
    return agree && n[0] == n[1];
}

static void test_shared_ciphers(void)
{
    for (size_t i = 0; i < 2; i++) {
        EVP_CIPHER *a = cipher_of(&oracle, shared[i]), *b = cipher_of(&lanes, shared[i]);

        CU_ASSERT_EQUAL(EVP_CIPHER_get_flags(a), EVP_CIPHER_get_flags(b));
        CU_ASSERT_EQUAL(EVP_CIPHER_get_mode(a), EVP_CIPHER_get_mode(b));
        CU_ASSERT_EQUAL(EVP_CIPHER_get_nid(a), EVP_CIPHER_get_nid(b));
        CU_ASSERT_EQUAL(EVP_CIPHER_get_type(a), EVP_CIPHER_get_type(b));
        CU_ASSERT_EQUAL(EVP_CIPHER_get_key_length(a), EVP_CIPHER_get_key_length(b));
        CU_ASSERT_EQUAL(EVP_CIPHER_get_iv_length(a), EVP_CIPHER_get_iv_length(b));
        CU_ASSERT_EQUAL(EVP_CIPHER_get_block_size(a), EVP_CIPHER_get_block_size(b));
        CU_ASSERT_STRING_EQUAL(EVP_CIPHER_get0_name(a), EVP_CIPHER_get0_name(b));
        compare_static((EVP_CIPHER *const[2]){a, b});
        CU_ASSERT(lists_agree(EVP_CIPHER_gettable_params(a), EVP_CIPHER_gettable_params(b)));
        CU_ASSERT(
            lists_agree(EVP_CIPHER_gettable_ctx_params(a), EVP_CIPHER_gettable_ctx_params(b)));
        CU_ASSERT(
            lists_agree(EVP_CIPHER_settable_ctx_params(a), EVP_CIPHER_settable_ctx_params(b)));
        EVP_CIPHER_free(a);
        EVP_CIPHER_free(b);
    }
}

/* The X variants differ from their models in the IV's length only. */
static void test_own_ciphers(void)
{
    for (size_t i = 0; i < 2; i++) {
        EVP_CIPHER *x = cipher_of(&lanes, own[i]), *plain = cipher_of(&oracle, shared[i]);

        CU_ASSERT_PTR_NULL(EVP_CIPHER_fetch(oracle.ctx, own[i], NULL));
        CU_ASSERT_EQUAL(EVP_CIPHER_get_iv_length(x), 24);
        CU_ASSERT_EQUAL(EVP_CIPHER_get_key_length(x), 32);
        CU_ASSERT_EQUAL(EVP_CIPHER_get_flags(x), EVP_CIPHER_get_flags(plain));
        CU_ASSERT_EQUAL(EVP_CIPHER_get_mode(x), EVP_CIPHER_get_mode(plain));
        CU_ASSERT_EQUAL(EVP_CIPHER_get_block_size(x), 1);
        EVP_CIPHER_free(x);
        EVP_CIPHER_free(plain);
    }
}

static void test_mac(void)
{
    EVP_MAC *a = EVP_MAC_fetch(oracle.ctx, "POLY1305", oracle.query);
    EVP_MAC *b = EVP_MAC_fetch(lanes.ctx, "POLY1305", lanes.query);
    size_t size[2] = {0, 0};

    CU_ASSERT_PTR_NOT_NULL_FATAL(a);
    CU_ASSERT_PTR_NOT_NULL_FATAL(b);
    CU_ASSERT_STRING_EQUAL(EVP_MAC_get0_name(a), EVP_MAC_get0_name(b));
    CU_ASSERT(lists_agree(EVP_MAC_gettable_params(a), EVP_MAC_gettable_params(b)));
    CU_ASSERT(lists_agree(EVP_MAC_settable_ctx_params(a), EVP_MAC_settable_ctx_params(b)));
    for (int i = 0; i < 2; i++) {
        OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};

        params[0] = OSSL_PARAM_construct_size_t(OSSL_MAC_PARAM_SIZE, &size[i]);
        CU_ASSERT_EQUAL(EVP_MAC_get_params(i == 0 ? a : b, params), 1);
    }
    CU_ASSERT_EQUAL(size[0], 16);
    CU_ASSERT_EQUAL(size[1], 16);
    EVP_MAC_free(a);
    EVP_MAC_free(b);
}

/* Who serves a fetch, by property query. */
static const char *server(const char *name, const char *query)
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(lanes.ctx, name, query);
    const char *who = "nobody";

    if (cipher != NULL)
        who = OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(cipher));
    EVP_CIPHER_free(cipher);
    return who;
}

static void test_properties(void)
{
    static const struct {
        const char *name, *query, *who;
    } rows[] = {
        {"ChaCha20-Poly1305", "provider=lanes", "lanes"},
        {"chacha20-poly1305", "provider=lanes", "lanes"}, /* names know no case */
        {"ChaCha20-Poly1305", "?provider=lanes", "lanes"},
        {"ChaCha20-Poly1305", "provider=default", "default"},
        {"ChaCha20-Poly1305", "provider!=lanes", "default"},
        {"ChaCha20-Poly1305", "?provider=lanes,-fips", "lanes"},
        {"ChaCha20-Poly1305", "fips=yes", "nobody"}, /* lanes does not claim it */
        {"ChaCha20", "?provider=lanes", "lanes"},
        {"XChaCha20-Poly1305", NULL, "lanes"},
        {"xchacha20", NULL, "lanes"},
        {"XChaCha20", "provider=default", "nobody"},
        {"AES-256-GCM", "?provider=lanes", "default"},
        {"AES-256-GCM", "provider=lanes", "nobody"},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        const char *who = server(rows[i].name, rows[i].query);

        if (strcmp(who, rows[i].who) != 0)
            printf("\n  %s with %s: %s", rows[i].name,
                   rows[i].query != NULL ? rows[i].query : "no query", who);
        CU_ASSERT_STRING_EQUAL(who, rows[i].who);
    }
    ERR_clear_error();
}

static void note_cipher(EVP_CIPHER *cipher, void *arg)
{
    const OSSL_PROVIDER *provider = EVP_CIPHER_get0_provider(cipher);

    if (strcmp(OSSL_PROVIDER_get0_name(provider), "lanes") == 0)
        ++*(size_t *)arg;
}

/* lanes lists its own four ciphers, once each. */
static void test_listing(void)
{
    size_t n = 0;

    EVP_CIPHER_do_all_provided(lanes.ctx, note_cipher, &n);
    CU_ASSERT_EQUAL(n, 4);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"ciphers of both providers", test_shared_ciphers},
        {"ciphers of lanes alone", test_own_ciphers},
        {"POLY1305", test_mac},
        {"property queries", test_properties},
        {"listing", test_listing},
        CU_TEST_INFO_NULL,
    };
    int status;

    library_open(&oracle, false);
    library_open(&lanes, true);
    status = harness_main("names and static parameters", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
