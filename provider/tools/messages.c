/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Each line of the table is one operation in one shape; a new operation is a
 * new line, with a driver of its own where it is called differently.
 */
#include "messages.h"

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TAG_BYTES = 16,
    KEY_BYTES = 32,
    IV_BYTES_MAX = 24,
    TLS12_AAD_BYTES = 13, /* sequence 8, type 1, version 2, length 2 */
    OPEN = 0,
    SEAL = 1,
    NO_MORE = -1,
};

static const char *const side_query[SIDES] = {"provider=default", "provider=lanes"};
static const char *const side_provider[SIDES] = {"default", "lanes"};

/* How an algorithm is fetched and called. */
struct driver {
    bool (*fetch)(struct message *m, OSSL_LIB_CTX *lib, const char *query);
    bool (*new_context)(struct message *m); /* in place of the one that m has */
    bool (*run)(void *state, unsigned times);
    const OSSL_PROVIDER *(*provider)(const struct message *m);
};

struct line {
    const char *operation, *shape, *algorithm;
    const struct driver *driver;
    int direction;    /* SEAL or OPEN */
    size_t aad;       /* bytes of additional data before the text */
    size_t piece;     /* bytes of an update, 0: all at once */
    size_t extra;     /* bytes of the tag that follow the text in the buffer */
    bool in_place;    /* sealing only: opening needs its input again each time */
    const int *sizes; /* bytes of text, ended by NO_MORE */
};

struct message {
    const struct line *line;
    size_t bytes;
    int direction;
    EVP_CIPHER *cipher;
    EVP_CIPHER_CTX *cipher_ctx;
    EVP_MAC *mac;
    EVP_MAC_CTX *mac_ctx;
    void *pad;
    unsigned char *in, *out;
    unsigned char tag[TAG_BYTES];
};

static const unsigned char key[KEY_BYTES] = "lanes speed: a key that is no se";
static const unsigned char iv[IV_BYTES_MAX] = "twenty-four byte of nonc";
static const unsigned char header[16] = {0x17, 0x03, 0x03, 0x40, 0x10, 6, 7, 8, 9, 10, 11, 12, 13};

/* ---- drivers -------------------------------------------------------------------------------- */

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
        if (!EVP_MAC_init(m->mac_ctx, key, sizeof(key), NULL) ||
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
static bool renew(void *state, unsigned round)
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

static const struct driver message_driver = {fetch_cipher, new_cipher_context, run_message,
                                             cipher_provider};
static const struct driver record_driver = {fetch_cipher, new_cipher_context, run_record,
                                            cipher_provider};
static const struct driver stream_driver = {fetch_cipher, new_cipher_context, run_stream,
                                            cipher_provider};
static const struct driver mac_driver = {fetch_mac, new_mac_context, run_mac, mac_provider};

/* ---- the table ------------------------------------------------------------------------------ */

static const int message_sizes[] = {0, 16, 64, 256, 1024, 1350, 4096, 16384, 65536, NO_MORE};
static const int record_sizes[] = {16, 64, 256, 1350, 4096, 16384, NO_MORE};
static const int pieces_sizes[] = {16384, NO_MORE};
static const int stream_sizes[] = {16, 64, 256, 1024, 1350, 4096, 16384, 65536, NO_MORE};
static const int mask_sizes[] = {5, NO_MORE};

#define CHACHAPOLY "ChaCha20-Poly1305"
#define XCHACHAPOLY "XChaCha20-Poly1305"

static const struct line lines[] = {
    {"chacha20-poly1305 seal", "oneshot", CHACHAPOLY, &message_driver, SEAL, .aad = 13,
     .sizes = message_sizes},
    {"chacha20-poly1305 open", "oneshot", CHACHAPOLY, &message_driver, OPEN, .aad = 13,
     .sizes = message_sizes},
    {"chacha20-poly1305 seal", "tls13", CHACHAPOLY, &message_driver, SEAL, .aad = 5,
     .in_place = true, .sizes = record_sizes},
    {"chacha20-poly1305 open", "tls13", CHACHAPOLY, &message_driver, OPEN, .aad = 5,
     .sizes = record_sizes},
    {"chacha20-poly1305 seal", "tls12", CHACHAPOLY, &record_driver, SEAL, .extra = TAG_BYTES,
     .in_place = true, .sizes = record_sizes},
    {"chacha20-poly1305 open", "tls12", CHACHAPOLY, &record_driver, OPEN, .extra = TAG_BYTES,
     .sizes = record_sizes},
    {"chacha20-poly1305 seal", "pieces-1000", CHACHAPOLY, &message_driver, SEAL, .aad = 13,
     .piece = 1000, .sizes = pieces_sizes},
    {"chacha20-poly1305 open", "pieces-1000", CHACHAPOLY, &message_driver, OPEN, .aad = 13,
     .piece = 1000, .sizes = pieces_sizes},
    {"chacha20-poly1305 seal", "pieces-100", CHACHAPOLY, &message_driver, SEAL, .aad = 13,
     .piece = 100, .sizes = pieces_sizes},
    {"chacha20-poly1305 open", "pieces-100", CHACHAPOLY, &message_driver, OPEN, .aad = 13,
     .piece = 100, .sizes = pieces_sizes},
    {"chacha20-poly1305 seal", "pieces-16", CHACHAPOLY, &message_driver, SEAL, .aad = 13,
     .piece = 16, .sizes = pieces_sizes},
    {"chacha20-poly1305 open", "pieces-16", CHACHAPOLY, &message_driver, OPEN, .aad = 13,
     .piece = 16, .sizes = pieces_sizes},
    {"xchacha20-poly1305 seal", "oneshot", XCHACHAPOLY, &message_driver, SEAL, .aad = 13,
     .sizes = message_sizes},
    {"xchacha20-poly1305 open", "oneshot", XCHACHAPOLY, &message_driver, OPEN, .aad = 13,
     .sizes = message_sizes},
    {"chacha20", "oneshot", "ChaCha20", &stream_driver, SEAL, .sizes = stream_sizes},
    {"poly1305", "oneshot", "POLY1305", &mac_driver, SEAL, .sizes = stream_sizes},
    {"chacha20 header protection", "oneshot", "ChaCha20", &stream_driver, SEAL,
     .sizes = mask_sizes},
};

enum { LINES = sizeof(lines) / sizeof(lines[0]) };

size_t messages_count(void)
{
    size_t count = 0;

    for (size_t i = 0; i < LINES; i++) {
        for (const int *size = lines[i].sizes; *size != NO_MORE; size++)
            count++;
    }
    return count;
}

struct comparison messages_at(size_t i)
{
    struct comparison c = {.line = lines};

    for (; c.line < lines + LINES; c.line++) {
        for (const int *size = c.line->sizes; *size != NO_MORE; size++) {
            c.bytes = (size_t)*size;
            if (i-- == 0)
                return c;
        }
    }
    return c;
}

const char *messages_operation(const struct comparison *c)
{
    return c->line->operation;
}

const char *messages_shape(const struct comparison *c)
{
    return c->line->shape;
}

/* ---- readying and checking ------------------------------------------------------------------ */

static void write_text(unsigned char *text, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        text[i] = (unsigned char)(i * 7 + (i >> 8) + bytes);
}

static bool is_text(const unsigned char *text, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++) {
        if (text[i] != (unsigned char)(i * 7 + (i >> 8) + bytes))
            return false;
    }
    return true;
}

static void message_free(struct message *m)
{
    if (m == NULL)
        return;
    EVP_CIPHER_CTX_free(m->cipher_ctx);
    EVP_CIPHER_free(m->cipher);
    EVP_MAC_CTX_free(m->mac_ctx);
    EVP_MAC_free(m->mac);
    free(m->pad);
    free(m);
}

/* Input and output half a page apart: loads wait for stores to equal addresses modulo 4096. */
static unsigned char *new_buffers(size_t bytes, unsigned char **in, unsigned char **out)
{
    enum { PAGE = 4096 };
    const size_t size = ((bytes + TAG_BYTES) / PAGE + 1) * PAGE;
    unsigned char *memory = aligned_alloc(PAGE, 2 * size + PAGE);

    if (memory == NULL)
        abort();
    memset(memory, 0, 2 * size + PAGE);
    *in = memory;
    *out = memory + size + PAGE / 2;
    return memory;
}

/* NULL if the provider lacks the algorithm. */
static struct message *message_new(const struct comparison *c, int direction, OSSL_LIB_CTX *lib,
                                   const char *query)
{
    enum { LINE = 64 };
    struct message *m = aligned_alloc(LINE, (sizeof(*m) + LINE - 1) / LINE * LINE);

    if (m == NULL)
        abort();
    memset(m, 0, sizeof(*m));
    m->line = c->line;
    m->bytes = c->bytes;
    m->direction = direction;
    m->in = c->in;
    m->out = c->line->in_place && direction == SEAL ? c->in : c->out;
    ERR_set_mark();
    const bool ok = c->line->driver->fetch(m, lib, query) && c->line->driver->new_context(m);
    ERR_pop_to_mark();
    if (ok)
        return m;
    message_free(m);
    return NULL;
}

/* Gives m, which opens, something to open: what `query`'s provider seals. */
static bool seal_for(const struct comparison *c, struct message *m, OSSL_LIB_CTX *lib,
                     const char *query)
{
    struct message *sealer = message_new(c, SEAL, lib, query);
    bool ok = false;

    if (sealer != NULL) {
        write_text(c->in, c->bytes);
        ok = c->line->driver->run(sealer, 1);
        memcpy(c->in, c->out, c->bytes + c->line->extra);
        memcpy(m->tag, sealer->tag, TAG_BYTES);
    }
    message_free(sealer);
    return ok;
}

static bool complain(const struct comparison *c, enum side side, const char *what)
{
    fprintf(stderr, "lanes speed: %s, %s, %zu bytes: provider %s %s\n", c->line->operation,
            c->line->shape, c->bytes, side_provider[side], what);
    ERR_print_errors_fp(stderr);
    return false;
}

/* Runs one side once and, if it opens, compares with the text that was sealed. */
static bool run_once(struct comparison *c, enum side side)
{
    struct message *m = c->side[side];

    if (m->direction == SEAL)
        write_text(c->in, c->bytes);
    memset(c->out, 0, c->bytes + c->line->extra);
    if (!c->line->driver->run(m, 1))
        return complain(c, side, "failed");
    if (m->direction == OPEN && !is_text(m->out, m->bytes))
        return complain(c, side, "opened to a wrong text");
    return true;
}

bool messages_verify(struct comparison *c)
{
    const struct message *a = c->side[SIDE_DEFAULT], *b = c->side[SIDE_LANES];
    const size_t bytes = c->bytes + c->line->extra;
    bool ok = a == NULL || run_once(c, SIDE_DEFAULT);

    if (!ok || a == NULL || b == NULL)
        return ok && (b == NULL || run_once(c, SIDE_LANES));
    unsigned char *expected = malloc(bytes + 1);
    if (expected == NULL)
        abort();
    memcpy(expected, a->out, bytes);
    ok = run_once(c, SIDE_LANES);
    if (ok && (memcmp(expected, b->out, bytes) != 0 || memcmp(a->tag, b->tag, TAG_BYTES) != 0))
        ok = complain(c, SIDE_LANES, "gave another output than the default provider");
    free(expected);
    return ok;
}

/* Readies one side, and checks whose implementation it got. */
static bool open_side(struct comparison *c, enum side side, enum side as, OSSL_LIB_CTX *lib)
{
    const char *query = side_query[as];
    struct message *m = message_new(c, c->line->direction, lib, query);

    c->side[side] = m;
    if (m == NULL) /* the default provider may lack what lanes has, but not the reverse */
        return as == SIDE_DEFAULT || complain(c, as, "does not serve this");
    if (strcmp(OSSL_PROVIDER_get0_name(c->line->driver->provider(m)), side_provider[as]) != 0)
        return complain(c, as, "was asked for, another provider came");
    if (c->line->direction != OPEN)
        return true;
    const char *sealer = c->side[SIDE_DEFAULT] != NULL ? side_query[SIDE_DEFAULT] : query;
    return seal_for(c, m, lib, sealer) || complain(c, as, "has nothing to open");
}

bool messages_open(struct comparison *c, OSSL_LIB_CTX *lib, bool with_lanes)
{
    c->memory = new_buffers(c->bytes, &c->in, &c->out);
    return open_side(c, SIDE_DEFAULT, SIDE_DEFAULT, lib) &&
           open_side(c, SIDE_LANES, with_lanes ? SIDE_LANES : SIDE_DEFAULT, lib) &&
           messages_verify(c);
}

void messages_close(struct comparison *c)
{
    for (int side = 0; side < SIDES; side++) {
        message_free(c->side[side]);
        c->side[side] = NULL;
    }
    free(c->memory);
}

struct subject messages_subject(const struct comparison *c, enum side side)
{
    struct message *m = c->side[side];

    return (struct subject){m != NULL ? c->line->driver->run : NULL, renew, m};
}
