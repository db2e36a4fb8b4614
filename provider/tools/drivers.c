/* SPDX-License-Identifier: Apache-2.0 */
#include "drivers.h"

#include <openssl/evp.h>

#include <stdlib.h>

enum {
    KEY_BYTES = 32,
    IV_BYTES_MAX = 24,
    TLS12_AAD_BYTES = 13, /* sequence 8, type 1, version 2, length 2 */
};

static const unsigned char key[KEY_BYTES + 1] = "lanes speed: a key that is no se";
static const unsigned char iv[IV_BYTES_MAX + 1] = "twenty-four byte of nonc";
static const unsigned char header[16] = {0x17, 0x03, 0x03, 0x40, 0x10, 6, 7, 8, 9, 10, 11, 12, 13};

/* A message as TLS 1.3 and QUIC make it: the key stays, each message has its nonce. */
static bool run_message(void *state, unsigned times)
{
    struct message *m = state;
    EVP_CIPHER_CTX *ctx = m->cipher_ctx;
    const size_t piece = m->line->piece != 0 ? m->line->piece : m->bytes;
    int n;

    for (; times > 0; times--) {
        if (!EVP_CipherInit_ex(ctx, NULL, NULL, NULL, iv, m->direction))
            return false;
        if (m->direction == OPEN &&
            EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, TAG_BYTES, m->tag) <= 0)
            return false;
        if (!EVP_CipherUpdate(ctx, NULL, &n, header, (int)m->line->aad))
            return false;
        for (size_t at = 0; at < m->bytes; at += piece) {
            const size_t rest = m->bytes - at, now = rest < piece ? rest : piece;
            if (!EVP_CipherUpdate(ctx, m->out + at, &n, m->in + at, (int)now))
                return false;
        }
        if (!EVP_CipherFinal_ex(ctx, m->out + m->bytes, &n))
            return false;
        if (m->direction == SEAL &&
            EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, TAG_BYTES, m->tag) <= 0)
            return false;
    }
    return true;
}

/* A TLS 1.2 record (RFC 7905): its header by a control, text and tag by one update. */
static bool run_record(void *state, unsigned times)
{
    struct message *m = state;
    const size_t wire = m->bytes + (m->direction == OPEN ? TAG_BYTES : 0);
    unsigned char aad[TLS12_AAD_BYTES] = {0, 0, 0, 0, 0, 0, 0, 1, 0x17, 3, 3};
    int n;

    aad[11] = (unsigned char)(wire >> 8);
    aad[12] = (unsigned char)wire;
    for (; times > 0; times--) {
        if (EVP_CIPHER_CTX_ctrl(m->cipher_ctx, EVP_CTRL_AEAD_TLS1_AAD, sizeof(aad), aad) <= 0)
            return false;
        if (!EVP_CipherUpdate(m->cipher_ctx, m->out, &n, m->in, (int)(m->bytes + TAG_BYTES)))
            return false;
    }
    return true;
}

/* A stream cipher, also as QUIC's header protection uses it: the IV, then the bytes. */
static bool run_stream(void *state, unsigned times)
{
    struct message *m = state;
    int n;

    for (; times > 0; times--) {
        if (!EVP_CipherInit_ex(m->cipher_ctx, NULL, NULL, NULL, iv, SEAL))
            return false;
        if (!EVP_CipherUpdate(m->cipher_ctx, m->out, &n, m->in, (int)m->bytes))
            return false;
    }
    return true;
}

/* A one-time authenticator: a key for each message. */
static bool run_mac(void *state, unsigned times)
{
    struct message *m = state;
    size_t n;

    for (; times > 0; times--) {
        if (!EVP_MAC_init(m->mac_ctx, key, KEY_BYTES, NULL) ||
            !EVP_MAC_update(m->mac_ctx, m->in, m->bytes) ||
            !EVP_MAC_final(m->mac_ctx, m->tag, &n, sizeof(m->tag)))
            return false;
    }
    return true;
}

static bool fetch_cipher(struct message *m, OSSL_LIB_CTX *lib, const char *query)
{
    m->cipher = EVP_CIPHER_fetch(lib, m->line->algorithm, query);
    return m->cipher != NULL;
}

static bool fetch_mac(struct message *m, OSSL_LIB_CTX *lib, const char *query)
{
    m->mac = EVP_MAC_fetch(lib, m->line->algorithm, query);
    return m->mac != NULL;
}

static bool new_cipher_context(struct message *m)
{
    EVP_CIPHER_CTX *old = m->cipher_ctx;

    m->cipher_ctx = EVP_CIPHER_CTX_new();
    EVP_CIPHER_CTX_free(old); /* not before: malloc would give the same place */
    return m->cipher_ctx != NULL &&
           EVP_CipherInit_ex(m->cipher_ctx, m->cipher, NULL, key, iv, m->direction);
}

static bool new_mac_context(struct message *m)
{
    EVP_MAC_CTX *old = m->mac_ctx;

    m->mac_ctx = EVP_MAC_CTX_new(m->mac);
    EVP_MAC_CTX_free(old);
    return m->mac_ctx != NULL;
}

/* A new context, and a pad that grows with the rounds before it in the heap. */
bool driver_renew(void *state, unsigned round)
{
    enum { GRAIN = 16 }; /* malloc's */
    struct message *m = state;
    void *old = m->pad;

    m->pad = malloc((size_t)GRAIN * (1 + round));
    free(old);
    return m->pad != NULL && m->line->driver->new_context(m);
}

static const OSSL_PROVIDER *cipher_provider(const struct message *m)
{
    return EVP_CIPHER_get0_provider(m->cipher);
}

static const OSSL_PROVIDER *mac_provider(const struct message *m)
{
    return EVP_MAC_get0_provider(m->mac);
}

const struct driver message_driver = {fetch_cipher, new_cipher_context, run_message,
                                      cipher_provider};
const struct driver record_driver = {fetch_cipher, new_cipher_context, run_record, cipher_provider};
const struct driver stream_driver = {fetch_cipher, new_cipher_context, run_stream, cipher_provider};
const struct driver mac_driver = {fetch_mac, new_mac_context, run_mac, mac_provider};

void driver_release(struct message *m)
{
    EVP_CIPHER_CTX_free(m->cipher_ctx);
    EVP_CIPHER_free(m->cipher);
    EVP_MAC_CTX_free(m->mac_ctx);
    EVP_MAC_free(m->mac);
    driver_release_key(m);
    driver_release_handshake(m);
    free(m->pad);
}
