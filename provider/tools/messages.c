/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Each line of the table is one operation in one shape; a new operation is a
 * new line, with a driver of its own where it is called differently.
 */
#include "messages.h"

#include "drivers.h"

#include <openssl/err.h>
#include <openssl/provider.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NO_MORE = -1 };

static const char *const side_query[SIDES] = {"provider=default", "provider=lanes"};
static const char *const side_provider[SIDES] = {"default", "lanes"};

/* ---- the table ------------------------------------------------------------------------------ */

static const int message_sizes[] = {0, 16, 64, 256, 1024, 1350, 4096, 16384, 65536, NO_MORE};
static const int record_sizes[] = {16, 64, 256, 1350, 4096, 16384, NO_MORE};
static const int pieces_sizes[] = {16384, NO_MORE};
static const int stream_sizes[] = {16, 64, 256, 1024, 1350, 4096, 16384, 65536, NO_MORE};
static const int mask_sizes[] = {5, NO_MORE};
static const int no_sizes[] = {0, NO_MORE};
static const int raw_sizes[] = {32, NO_MORE};
static const int short_sizes[] = {64, NO_MORE};
static const int signed_sizes[] = {64, 1024, 16384, NO_MORE};

#define CHACHAPOLY "ChaCha20-Poly1305"
#define XCHACHAPOLY "XChaCha20-Poly1305"

#define MLDSA(operation, algorithm, signature, list)                                               \
    {operation " keygen", "oneshot", algorithm, &mldsa_keygen_driver, SEAL, .sizes = no_sizes},    \
    {operation " import", "oneshot", algorithm, &mldsa_import_driver, SEAL, .sizes = no_sizes},    \
    {operation " sign", "key-fresh", algorithm, &mldsa_sign_fresh_driver, SEAL,                    \
     .extra = (signature) - 64, .batch = MLDSA_MESSAGES, .first = (list), .sizes = short_sizes},   \
    {operation " sign", "key-loaded", algorithm, &mldsa_sign_loaded_driver, SEAL,                  \
     .extra = (signature) - 64, .batch = MLDSA_MESSAGES, .first = (list), .sizes = short_sizes},   \
    {operation " verify", "key-fresh", algorithm, &mldsa_verify_fresh_driver, SEAL,                \
     .sizes = short_sizes},                                                                        \
    {operation " verify", "key-loaded", algorithm, &mldsa_verify_loaded_driver, SEAL,              \
     .sizes = short_sizes}

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
    {"x25519 keygen", "oneshot", "X25519", &keygen_driver, SEAL, .sizes = no_sizes},
    {"x25519 import", "oneshot", "X25519", &import_driver, SEAL, .sizes = raw_sizes},
    {"x25519 derive", "oneshot", "X25519", &derive_driver, SEAL, .sizes = raw_sizes},
    {"ed25519 keygen", "oneshot", "ED25519", &keygen_driver, SEAL, .sizes = no_sizes},
    {"ed25519 import", "oneshot", "ED25519", &import_driver, SEAL, .sizes = raw_sizes},
    {"ed25519 sign", "oneshot", "ED25519", &sign_driver, SEAL, .sizes = signed_sizes},
    {"ed25519 verify", "key-fresh", "ED25519", &verify_fresh_driver, SEAL,
     .sizes = signed_sizes},
    {"ed25519 verify", "key-loaded", "ED25519", &verify_loaded_driver, SEAL,
     .sizes = signed_sizes},
    MLDSA("ml-dsa-44", "ML-DSA-44", 2420, 41),
    MLDSA("ml-dsa-65", "ML-DSA-65", 3309, 48),
    MLDSA("ml-dsa-87", "ML-DSA-87", 4627, 63),
    {"tls13 handshake", "oneshot", "TLS", &handshake_driver, SEAL, .sizes = no_sizes},
    {"tls13 handshake", "curves-only", "TLS", &handshake_curves_driver, SEAL, .sizes = no_sizes},
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

unsigned messages_batch(const struct comparison *c)
{
    return c->line->batch;
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
    if (m != NULL)
        driver_release(m);
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
    c->memory = new_buffers(c->bytes + c->line->extra, &c->in, &c->out);
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

    return (struct subject){m != NULL ? c->line->driver->run : NULL, driver_renew, m};
}
