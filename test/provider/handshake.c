/* SPDX-License-Identifier: Apache-2.0 */
/*
 * TLS with X25519 and an Ed25519 certificate, both ends in this process; the
 * trace says whether lanes did the work.
 */
#include "config.h"

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <string.h>

static char trace[400];

struct end {
    SSL_CTX *ctx;
    SSL *ssl;
};

static X509 *certificate(OSSL_LIB_CTX *lib, EVP_PKEY *key)
{
    X509 *x = X509_new_ex(lib, NULL);

    CU_ASSERT_PTR_NOT_NULL_FATAL(x);
    X509_set_version(x, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(x), 1);
    X509_gmtime_adj(X509_getm_notBefore(x), -1000);
    X509_gmtime_adj(X509_getm_notAfter(x), 100000);
    X509_set_pubkey(x, key);
    CU_ASSERT_FATAL(X509_sign(x, key, NULL) > 0);
    return x;
}

static struct end end_new(OSSL_LIB_CTX *lib, int version, const char *groups)
{
    struct end e = {.ctx = SSL_CTX_new_ex(lib, NULL, TLS_method())};

    CU_ASSERT_PTR_NOT_NULL_FATAL(e.ctx);
    CU_ASSERT_EQUAL(SSL_CTX_set_min_proto_version(e.ctx, version), 1);
    CU_ASSERT_EQUAL(SSL_CTX_set_max_proto_version(e.ctx, version), 1);
    if (groups != NULL)
        CU_ASSERT_EQUAL(SSL_CTX_set1_groups_list(e.ctx, groups), 1);
    return e;
}

static void end_free(struct end *e)
{
    SSL_free(e->ssl);
    SSL_CTX_free(e->ctx);
}

/* Moves what one end has written to the other. */
static void move(SSL *from, SSL *to)
{
    unsigned char bytes[4096];
    int n;

    while ((n = BIO_read(SSL_get_wbio(from), bytes, sizeof(bytes))) > 0)
        BIO_write(SSL_get_rbio(to), bytes, n);
}

static void end_start(struct end *e, bool server)
{
    e->ssl = SSL_new(e->ctx);
    CU_ASSERT_PTR_NOT_NULL_FATAL(e->ssl);
    SSL_set_bio(e->ssl, BIO_new(BIO_s_mem()), BIO_new(BIO_s_mem()));
    if (server)
        SSL_set_accept_state(e->ssl);
    else
        SSL_set_connect_state(e->ssl);
}

/* A whole handshake. The client has the default groups, the server one. True: it came about. */
static bool handshake(OSSL_LIB_CTX *lib, int version, const char *group, int *negotiated)
{
    EVP_PKEY *key = EVP_PKEY_Q_keygen(lib, NULL, "ED25519");
    X509 *x = certificate(lib, key);
    struct end client = end_new(lib, version, NULL), server = end_new(lib, version, group);
    bool done = false;

    CU_ASSERT_EQUAL(SSL_CTX_use_certificate(server.ctx, x), 1);
    CU_ASSERT_EQUAL(SSL_CTX_use_PrivateKey(server.ctx, key), 1);
    CU_ASSERT_EQUAL(SSL_CTX_check_private_key(server.ctx), 1);
    X509_STORE_add_cert(SSL_CTX_get_cert_store(client.ctx), x);
    SSL_CTX_set_verify(client.ctx, SSL_VERIFY_PEER, NULL);
    end_start(&client, false);
    end_start(&server, true);
    for (int i = 0; i < 10 && !done; i++) {
        const bool c = SSL_do_handshake(client.ssl) == 1;
        move(client.ssl, server.ssl);
        const bool s = SSL_do_handshake(server.ssl) == 1;
        move(server.ssl, client.ssl);
        done = c && s;
    }
    if (!done)
        ERR_print_errors_fp(stdout);
    *negotiated = done ? (int)SSL_get_negotiated_group(client.ssl) : 0;
    end_free(&client);
    end_free(&server);
    X509_free(x);
    EVP_PKEY_free(key);
    return done;
}

static OSSL_LIB_CTX *open_lib(bool with_lanes)
{
    static char settings[500];
    struct config config = {.settings = settings,
                            .no_lanes = !with_lanes,
                            .properties = with_lanes ? "?provider=lanes" : NULL};

    snprintf(settings, sizeof(settings), "trace = %s", trace);
    remove(trace);
    return config_open(&config);
}

static void both_versions(bool with_lanes)
{
    static const int versions[] = {TLS1_2_VERSION, TLS1_3_VERSION};

    for (size_t i = 0; i < 2; i++) {
        OSSL_LIB_CTX *lib = open_lib(with_lanes);
        int group = 0;

        CU_ASSERT_EQUAL(OSSL_PROVIDER_available(lib, "lanes"), with_lanes);
        CU_ASSERT(handshake(lib, versions[i], "X25519", &group));
        CU_ASSERT_EQUAL(group, NID_X25519);
        OSSL_LIB_CTX_free(lib);
        /* Two ends derive; one signs, and the certificate and its use are verified. */
        CU_ASSERT_EQUAL(count_lines(trace, "lanes: X25519 exchange ") >= 2, with_lanes);
        CU_ASSERT_EQUAL(count_lines(trace, "lanes: ED25519 signature ") >= 2, with_lanes);
        CU_ASSERT_EQUAL(count_lines(trace, "lanes: X25519 key ") >= 2, with_lanes);
    }
}

static void test_with_lanes(void)
{
    both_versions(true);
}

static void test_without_lanes(void)
{
    both_versions(false);
}

/* The default provider's hybrid fetches its X25519 with the application's properties. */
static void test_hybrid(void)
{
    OSSL_LIB_CTX *lib;
    int group = 0;

    if (running_version() < 0x30500000UL)
        return;
    lib = open_lib(true);
    CU_ASSERT(handshake(lib, TLS1_3_VERSION, "X25519MLKEM768", &group));
    OSSL_LIB_CTX_free(lib);
    CU_ASSERT(count_lines(trace, "lanes: X25519 key ") >= 2);
    CU_ASSERT(count_lines(trace, "lanes: X25519 exchange ") >= 2);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"X25519 and Ed25519 on lanes", test_with_lanes},
        {"the same without lanes", test_without_lanes},
        {"the default provider's X25519MLKEM768", test_hybrid},
        CU_TEST_INFO_NULL,
    };

    snprintf(trace, sizeof(trace), "%s", scratch("trace"));
    return harness_main("TLS handshakes", tests);
}
