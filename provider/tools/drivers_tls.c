/* SPDX-License-Identifier: Apache-2.0 */
/*
 * TLS 1.3 handshakes: X25519, a server with an Ed25519 certificate of an Ed25519
 * authority, client and server in this process, bytes handed over in memory.
 * And what of a handshake is X25519 and Ed25519: the same operations without TLS and X.509.
 */
#include "drivers.h"

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    POINT_BYTES = 32,
    SIGNATURE_BYTES = 64,
    /* RFC 8446, 4.4.3: 64 spaces, a text of 33 bytes and its zero, a hash */
    SIGNED_BYTES = 64 + 34 + 32,
};

static const unsigned char signed_text[SIGNED_BYTES] = "what the server signs";

struct handshake {
    char query[64]; /* "?provider=lanes": lanes has not all that TLS needs */
    OSSL_LIB_CTX *lib;
    SSL_CTX *client, *server;
    EVP_PKEY *authority, *key; /* the server's key */
    X509 *authority_certificate, *certificate;
    const OSSL_PROVIDER *provider; /* of the keys of a handshake, if of one */
    /* for the curves alone: the server's public key, a signature of the authority */
    unsigned char point[POINT_BYTES], vouched[SIGNATURE_BYTES];
};

/* ---- certificates --------------------------------------------------------------------------- */

static bool set_name(X509 *x, int (*set)(X509 *x, const X509_NAME *name), const char *text)
{
    X509_NAME *name = X509_NAME_new();
    const bool ok = name != NULL &&
                    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                                               (const unsigned char *)text, -1, -1, 0) == 1 &&
                    set(x, name) == 1;

    X509_NAME_free(name);
    return ok;
}

static bool set_extension(X509 *x, int nid, const char *value)
{
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, NULL, nid, value);
    const bool ok = extension != NULL && X509_add_ext(x, extension, -1) == 1;

    X509_EXTENSION_free(extension);
    return ok;
}

/* A certificate of `subject` for key, valid now, signed by the authority, whose key is signer. */
static X509 *certify(const struct handshake *h, const char *subject, EVP_PKEY *key, bool is_ca,
                     EVP_PKEY *signer)
{
    enum { DAY = 86400 };
    X509 *x = X509_new_ex(h->lib, h->query);

    if (x != NULL && X509_set_version(x, X509_VERSION_3) == 1 &&
        ASN1_INTEGER_set(X509_get_serialNumber(x), is_ca ? 1 : 2) == 1 &&
        X509_gmtime_adj(X509_getm_notBefore(x), -DAY) != NULL &&
        X509_gmtime_adj(X509_getm_notAfter(x), DAY) != NULL &&
        set_name(x, X509_set_subject_name, subject) &&
        set_name(x, X509_set_issuer_name, "authority") && X509_set_pubkey(x, key) == 1 &&
        set_extension(x, NID_basic_constraints, is_ca ? "critical,CA:TRUE" : "critical,CA:FALSE") &&
        X509_sign(x, signer, NULL) > 0)
        return x;
    X509_free(x);
    return NULL;
}

static bool make_certificates(struct handshake *h)
{
    h->authority = EVP_PKEY_Q_keygen(h->lib, h->query, "ED25519");
    h->key = EVP_PKEY_Q_keygen(h->lib, h->query, "ED25519");
    if (h->authority == NULL || h->key == NULL)
        return false;
    h->authority_certificate = certify(h, "authority", h->authority, true, h->authority);
    h->certificate = certify(h, "localhost", h->key, false, h->authority);
    return h->authority_certificate != NULL && h->certificate != NULL;
}

/* ---- a handshake ---------------------------------------------------------------------------- */

static SSL_CTX *new_end(const struct handshake *h)
{
    SSL_CTX *ctx = SSL_CTX_new_ex(h->lib, h->query, TLS_method());

    if (ctx != NULL && SSL_CTX_set_min_proto_version(ctx, TLS1_3_VERSION) == 1 &&
        SSL_CTX_set_ciphersuites(ctx, "TLS_AES_128_GCM_SHA256") == 1 &&
        SSL_CTX_set1_groups_list(ctx, "X25519") == 1)
        return ctx;
    SSL_CTX_free(ctx);
    return NULL;
}

static bool make_ends(struct handshake *h)
{
    h->client = new_end(h);
    h->server = new_end(h);
    if (h->client == NULL || h->server == NULL)
        return false;
    SSL_CTX_set_verify(h->client, SSL_VERIFY_PEER, NULL);
    return X509_STORE_add_cert(SSL_CTX_get_cert_store(h->client), h->authority_certificate) == 1 &&
           SSL_CTX_use_certificate(h->server, h->certificate) == 1 &&
           SSL_CTX_use_PrivateKey(h->server, h->key) == 1;
}

static SSL *start(SSL_CTX *ctx, BIO *in, BIO *out)
{
    SSL *ssl = SSL_new(ctx);

    if (ssl == NULL || in == NULL || out == NULL)
        abort();
    SSL_set0_rbio(ssl, in);
    SSL_set0_wbio(ssl, out);
    return ssl;
}

/* Whose the keys of both ends are and the server's, by a client whose handshake is done. */
static void note_provider(struct handshake *h, SSL *client)
{
    EVP_PKEY *theirs = NULL, *ours = NULL;

    if (SSL_get_peer_tmp_key(client, &theirs) == 1 && SSL_get_tmp_key(client, &ours) == 1 &&
        EVP_PKEY_is_a(ours, "X25519") == 1 &&
        EVP_PKEY_get0_provider(theirs) == EVP_PKEY_get0_provider(ours) &&
        EVP_PKEY_get0_provider(h->key) == EVP_PKEY_get0_provider(ours))
        h->provider = EVP_PKEY_get0_provider(ours);
    EVP_PKEY_free(theirs);
    EVP_PKEY_free(ours);
}

/* Both ends take turns: hello; hello to finished; finished. */
static bool run_once(struct handshake *h, bool note)
{
    BIO *to_server = BIO_new(BIO_s_mem()), *to_client = BIO_new(BIO_s_mem());
    BIO_up_ref(to_server);
    BIO_up_ref(to_client);
    SSL *client = start(h->client, to_client, to_server);
    SSL *server = start(h->server, to_server, to_client);

    SSL_set_connect_state(client);
    SSL_set_accept_state(server);
    SSL_do_handshake(client);
    SSL_do_handshake(server);
    const bool ok = SSL_do_handshake(client) == 1 && SSL_do_handshake(server) == 1;
    if (ok && note)
        note_provider(h, client);
    SSL_free(client);
    SSL_free(server);
    return ok;
}

static bool run_handshake(void *state, unsigned times)
{
    struct message *m = state;

    for (; times > 0; times--) {
        ERR_clear_error();
        if (!run_once(m->handshake, false))
            return false;
    }
    return true;
}

static bool fetch_handshake(struct message *m, OSSL_LIB_CTX *lib, const char *query)
{
    struct handshake *h = calloc(1, sizeof(*h));

    if (h == NULL)
        abort();
    m->handshake = h;
    h->lib = lib;
    snprintf(h->query, sizeof(h->query), "?%s", query);
    return make_certificates(h) && make_ends(h) && run_once(h, true);
}

/* libssl makes what it needs anew for each connection; the contexts stay, as in a server. */
static bool keep_contexts(struct message *m)
{
    return m->handshake->provider != NULL;
}

static const OSSL_PROVIDER *handshake_provider(const struct message *m)
{
    return m->handshake->provider;
}

/* ---- what of it is X25519 and Ed25519 ------------------------------------------------------- */

static EVP_PKEY *generate(const struct handshake *h)
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(h->lib, "X25519", h->query);
    EVP_PKEY *key = NULL;

    if (ctx == NULL || EVP_PKEY_keygen_init(ctx) != 1 || EVP_PKEY_keygen(ctx, &key) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(ctx);
    return key;
}

/* A key of own's type with the peer's point, as it comes from the wire. */
static EVP_PKEY *receive(EVP_PKEY *own, EVP_PKEY *peer)
{
    EVP_PKEY *key = EVP_PKEY_new();
    unsigned char *point = NULL;
    const size_t n = EVP_PKEY_get1_encoded_public_key(peer, &point);

    if (key == NULL || n != POINT_BYTES || EVP_PKEY_copy_parameters(key, own) != 1 ||
        EVP_PKEY_set1_encoded_public_key(key, point, n) != 1) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    OPENSSL_free(point);
    return key;
}

static bool derive(const struct handshake *h, EVP_PKEY *own, EVP_PKEY *peer,
                   unsigned char secret[POINT_BYTES])
{
    EVP_PKEY *theirs = receive(own, peer);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(h->lib, own, h->query);
    size_t n = POINT_BYTES;
    const bool ok = theirs != NULL && ctx != NULL && EVP_PKEY_derive_init(ctx) == 1 &&
                    EVP_PKEY_derive_set_peer(ctx, theirs) == 1 &&
                    EVP_PKEY_derive(ctx, secret, &n) == 1;

    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(theirs);
    return ok;
}

/* Both ends. */
static bool exchange(const struct handshake *h)
{
    unsigned char a[POINT_BYTES], b[POINT_BYTES];
    EVP_PKEY *client = generate(h), *server = generate(h);
    const bool ok = client != NULL && server != NULL && derive(h, client, server, a) &&
                    derive(h, server, client, b) && memcmp(a, b, POINT_BYTES) == 0;

    EVP_PKEY_free(client);
    EVP_PKEY_free(server);
    return ok;
}

static bool sign(const struct handshake *h, EVP_PKEY *key, unsigned char signature[SIGNATURE_BYTES])
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    size_t n = SIGNATURE_BYTES;
    const bool ok = ctx != NULL &&
                    EVP_DigestSignInit_ex(ctx, NULL, NULL, h->lib, h->query, key, NULL) == 1 &&
                    EVP_DigestSign(ctx, signature, &n, signed_text, SIGNED_BYTES) == 1;

    EVP_MD_CTX_free(ctx);
    return ok;
}

static bool verify(const struct handshake *h, EVP_PKEY *key,
                   const unsigned char signature[SIGNATURE_BYTES])
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    const bool ok =
        ctx != NULL && EVP_DigestVerifyInit_ex(ctx, NULL, NULL, h->lib, h->query, key, NULL) == 1 &&
        EVP_DigestVerify(ctx, signature, SIGNATURE_BYTES, signed_text, SIGNED_BYTES) == 1;

    EVP_MD_CTX_free(ctx);
    return ok;
}

/* The server's key is new to the client each time. */
static bool verify_new(const struct handshake *h, const unsigned char signature[SIGNATURE_BYTES])
{
    EVP_PKEY *key = EVP_PKEY_new_raw_public_key_ex(h->lib, "ED25519", h->query, h->point,
                                                   sizeof(h->point));
    const bool ok = key != NULL && verify(h, key, signature);

    EVP_PKEY_free(key);
    return ok;
}

/* The authority's key stays; what it signed is about as long as what the server signs. */
static bool run_curves(void *state, unsigned times)
{
    const struct message *m = state;
    const struct handshake *h = m->handshake;

    for (; times > 0; times--) {
        unsigned char signature[SIGNATURE_BYTES];
        if (!exchange(h) || !sign(h, h->key, signature) || !verify_new(h, signature) ||
            !verify(h, h->authority, h->vouched))
            return false;
    }
    return true;
}

static bool fetch_curves(struct message *m, OSSL_LIB_CTX *lib, const char *query)
{
    if (!fetch_handshake(m, lib, query))
        return false;
    struct handshake *h = m->handshake;
    size_t n = sizeof(h->point);
    return EVP_PKEY_get_raw_public_key(h->key, h->point, &n) == 1 &&
           sign(h, h->authority, h->vouched);
}

const struct driver handshake_driver = {fetch_handshake, keep_contexts, run_handshake,
                                        handshake_provider};
const struct driver handshake_curves_driver = {fetch_curves, keep_contexts, run_curves,
                                               handshake_provider};

void driver_release_handshake(struct message *m)
{
    struct handshake *h = m->handshake;

    if (h == NULL)
        return;
    SSL_CTX_free(h->client);
    SSL_CTX_free(h->server);
    X509_free(h->certificate);
    X509_free(h->authority_certificate);
    EVP_PKEY_free(h->key);
    EVP_PKEY_free(h->authority);
    free(h);
}
