/* SPDX-License-Identifier: Apache-2.0 */
#include "sequence.h"
#include "hchacha.h"

#include <openssl/core_names.h>

#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 1500, TAG = 16 };

static struct call *put(struct sequence *s, struct call call)
{
    struct call *at = &s->call[s->n < SEQUENCE_CALLS - 1 ? s->n++ : s->n];

    *at = call;
    return at;
}

static uint8_t *room(struct sequence *s, size_t n)
{
    uint8_t *at = s->arena + s->used;

    if (s->used + n > sizeof(s->arena))
        abort();
    s->used += n;
    return at;
}

static uint8_t *noise(struct sequence *s, size_t n)
{
    uint8_t *at = room(s, n);

    rng_fill(s->rng, at, n);
    return at;
}

static size_t one_of(struct sequence *s, const size_t *choice, size_t n)
{
    return choice[rng_below(s->rng, n)];
}

/* A message to be sealed, or one that was and is to be opened. */
struct message {
    bool seal;
    uint8_t *key, *iv, *aad, *text, *tag;
    size_t aad_bytes, text_bytes;
};

/* XORs a TLS sequence number into the nonce (RFC 7905, 2). */
static void nonce_of_record(uint8_t nonce[static 12], const uint8_t *iv, const uint8_t *number)
{
    memcpy(nonce, iv, 12);
    for (int i = 0; i < 8; i++)
        nonce[4 + i] ^= number[i];
}

/* Seals in place with the default provider. */
static void seal(struct sequence *s, const struct message *m, const uint8_t *iv)
{
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    uint8_t subkey[32], rest[16] = {0};
    const uint8_t *key = m->key;
    int length;

    if (s->subject->derives) {
        test_hchacha20(subkey, m->key, iv);
        memcpy(rest + (s->subject->aead ? 4 : 8), iv + 16, 8);
        key = subkey;
        iv = rest;
    }
    if (!EVP_EncryptInit_ex2(ctx, s->sealer, key, iv, NULL) ||
        (m->aad_bytes > 0 && !EVP_EncryptUpdate(ctx, NULL, &length, m->aad, (int)m->aad_bytes)) ||
        !EVP_EncryptUpdate(ctx, m->text, &length, m->text, (int)m->text_bytes) ||
        !EVP_EncryptFinal_ex(ctx, m->text, &length))
        abort();
    if (s->subject->aead && !EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, TAG, m->tag))
        abort();
    EVP_CIPHER_CTX_free(ctx);
}

/* One bit wrong in the tag, the text or the AAD. */
static void forge(struct sequence *s, const struct message *m)
{
    const struct {
        uint8_t *at;
        size_t n;
    } part[] = {{m->tag, TAG}, {m->text, m->text_bytes}, {m->aad, m->aad_bytes}};
    const size_t i = rng_below(s->rng, 3);

    if (part[i].n > 0)
        part[i].at[rng_below(s->rng, part[i].n)] ^= (uint8_t)(1U << rng_below(s->rng, 8));
}

static struct message message_new(struct sequence *s, size_t text_max)
{
    struct message m = {.seal = rng_chance(s->rng, 50)};

    m.key = noise(s, 32);
    m.iv = noise(s, s->subject->iv_bytes);
    m.aad_bytes = s->subject->aead ? rng_length(s->rng, 200) : 0;
    m.aad = noise(s, m.aad_bytes);
    m.text_bytes = rng_length(s->rng, text_max);
    m.text = noise(s, m.text_bytes + TAG);
    m.tag = m.text + m.text_bytes;
    if (!s->subject->aead && !s->subject->derives && rng_chance(s->rng, 30))
        memset(m.iv, 0xff, 4 + 4 * rng_below(s->rng, 2)); /* the counter carries */
    return m;
}

/* Turns a message that is to be opened into its ciphertext, some of them forged. */
static void prepare(struct sequence *s, const struct message *m, const uint8_t *iv)
{
    if (m->seal)
        return;
    seal(s, m, iv);
    if (rng_chance(s->rng, 20))
        forge(s, m);
}

static void put_init(struct sequence *s, bool cipher, int enc, const uint8_t *key,
                     const uint8_t *iv)
{
    put(s, (struct call){.kind = CALL_INIT, .with_cipher = cipher, .enc = (int8_t)enc, .key = key,
                         .iv = iv});
}

static void put_tag(struct sequence *s, const uint8_t *tag, size_t n)
{
    if (rng_chance(s->rng, 50))
        put(s, (struct call){.kind = CALL_CTRL, .ctrl = EVP_CTRL_AEAD_SET_TAG, .in = tag, .n = n});
    else
        put(s, (struct call){.kind = CALL_SET, .param = OSSL_CIPHER_PARAM_AEAD_TAG,
                             .type = OSSL_PARAM_OCTET_STRING, .in = tag, .n = n});
}

static void put_get_tag(struct sequence *s, size_t n)
{
    put(s, (struct call){.kind = CALL_CTRL, .ctrl = EVP_CTRL_AEAD_GET_TAG, .n = n});
}

static size_t tag_bytes(struct sequence *s)
{
    return rng_chance(s->rng, 70) ? TAG : 1 + rng_below(s->rng, TAG);
}

/* Data in pieces; a copy of the context may go on instead of the original. */
static void put_pieces(struct sequence *s, enum call_kind kind, bool aad, const uint8_t *in,
                       size_t n)
{
    const enum place place = aad                      ? PLACE_NULL
                             : rng_chance(s->rng, 50) ? PLACE_SAME
                                                      : PLACE_APART;
    const size_t most = rng_chance(s->rng, 50) ? n : 1 + rng_below(s->rng, 161);
    size_t done = 0;

    while (done < n && s->n < SEQUENCE_CALLS - 40) {
        const size_t take = most < n - done ? 1 + rng_below(s->rng, most) : n - done;

        put(s, (struct call){.kind = kind, .in = in + done, .n = take, .place = place});
        done += take;
    }
    if (done < n)
        put(s, (struct call){.kind = kind, .in = in + done, .n = n - done, .place = place});
    if (rng_chance(s->rng, 10))
        put(s, (struct call){.kind = CALL_UPDATE, .null_data = true, .place = place});
}

/* From some call on, everything happens in the other slot, to a copy. */
static void move_to_copy(struct sequence *s, size_t from)
{
    size_t at;

    if (s->n <= from || s->n >= SEQUENCE_CALLS - 1 || !rng_chance(s->rng, 20))
        return;
    at = from + rng_below(s->rng, s->n - from);
    memmove(&s->call[at + 1], &s->call[at], (s->n - at) * sizeof(s->call[0]));
    s->n++;
    s->call[at] = (struct call){.kind = CALL_COPY, .slot = (uint8_t)(s->call[at].slot ^ 1)};
    for (size_t i = at + 1; i < s->n; i++)
        s->call[i].slot ^= 1;
}

static void put_final(struct sequence *s, const struct message *m)
{
    put(s, (struct call){.kind = CALL_FINAL,
                         .place = rng_chance(s->rng, 50) ? PLACE_NULL : PLACE_APART});
    if (m->seal && s->subject->aead)
        put_get_tag(s, tag_bytes(s));
}

/* Key and IV in one call or apart, in either order. */
static void put_key_and_iv(struct sequence *s, const struct message *m)
{
    if (rng_chance(s->rng, 60)) {
        put_init(s, true, m->seal, m->key, m->iv);
        return;
    }
    put_init(s, true, m->seal, NULL, NULL);
    put_init(s, false, -1, m->key, NULL);
    put_init(s, false, m->seal, NULL, m->iv);
}

/* A file or a mail: in pieces of any size. */
static void stream(struct sequence *s)
{
    const struct message m = message_new(s, TEXT_MAX);
    const enum call_kind kind = rng_chance(s->rng, 80) ? CALL_UPDATE : CALL_CIPHER;
    const size_t from = s->n;

    prepare(s, &m, m.iv);
    put_key_and_iv(s, &m);
    if (s->subject->aead && !m.seal)
        put_tag(s, m.tag, tag_bytes(s));
    put_pieces(s, kind, true, m.aad, m.aad_bytes);
    put_pieces(s, kind, false, m.text, m.text_bytes);
    put_final(s, &m);
    move_to_copy(s, from + 1);
}

/* libssl, TLS 1.3: provider-interface 1.7; QUIC inits both directions for opening. */
static void tls13(struct sequence *s)
{
    const bool quic = rng_chance(s->rng, 40);
    struct message m = message_new(s, TEXT_MAX);
    const bool sealing = m.seal;
    const size_t records = 1 + rng_below(s->rng, 4);

    put_init(s, true, quic ? 0 : sealing, quic ? m.key : NULL, quic ? m.iv : NULL);
    if (!quic) {
        if (!s->subject->derives)
            put(s, (struct call){.kind = CALL_CTRL, .ctrl = EVP_CTRL_AEAD_SET_IVLEN,
                                 .n = s->subject->iv_bytes});
        put_init(s, false, sealing, m.key, NULL);
    }
    for (size_t i = 0; i < records; i++) {
        uint8_t *key = m.key;

        m = message_new(s, i % 2 == 0 ? 64 : TEXT_MAX);
        m.seal = sealing;
        m.key = key;
        m.aad_bytes = m.aad_bytes < 5 ? m.aad_bytes : 5;
        prepare(s, &m, m.iv);
        put_init(s, false, sealing, NULL, m.iv);
        if (!sealing)
            put_tag(s, m.tag, TAG);
        put_pieces(s, CALL_UPDATE, true, m.aad, m.aad_bytes);
        put_pieces(s, CALL_UPDATE, false, m.text, m.text_bytes);
        put(s, (struct call){.kind = CALL_FINAL, .place = quic ? PLACE_NULL : PLACE_APART});
        if (sealing)
            put_get_tag(s, TAG);
    }
}

static void put_small(struct sequence *s, const char *param, size_t value)
{
    uint8_t *at = room(s, sizeof(value));

    memcpy(at, &value, sizeof(value));
    put(s, (struct call){.kind = CALL_SET, .param = param, .type = OSSL_PARAM_UNSIGNED_INTEGER,
                         .in = at, .n = sizeof(value)});
}

/* libssl, TLS 1.2 and DTLS 1.2: the record's header through a control, one call a record. */
static void tls12(struct sequence *s)
{
    struct message m = message_new(s, TEXT_MAX);
    uint8_t *const iv = m.iv;
    const bool sealing = m.seal;
    const size_t records = 1 + rng_below(s->rng, 4);

    put_init(s, true, sealing, m.key, m.iv);
    put_small(s, OSSL_CIPHER_PARAM_TLS_VERSION, 0x0303);
    put_small(s, OSSL_CIPHER_PARAM_TLS_MAC_SIZE, 0);
    for (size_t i = 0; i < records; i++) {
        uint8_t *key = m.key, *nonce = room(s, 12);
        size_t length;

        m = message_new(s, i % 2 == 0 ? 64 : TEXT_MAX);
        m.seal = sealing;
        m.key = key;
        m.aad_bytes = 13;
        m.aad = noise(s, 13);
        m.aad[11] = (uint8_t)(m.text_bytes >> 8);
        m.aad[12] = (uint8_t)m.text_bytes;
        nonce_of_record(nonce, iv, m.aad);
        prepare(s, &m, nonce);
        if (!sealing) { /* the header of the record as it came: with the tag's length */
            length = m.text_bytes + TAG;
            m.aad[11] = (uint8_t)(length >> 8);
            m.aad[12] = (uint8_t)length;
        }
        put(s, (struct call){.kind = CALL_CTRL, .ctrl = EVP_CTRL_AEAD_TLS1_AAD, .in = m.aad,
                             .n = 13});
        put(s, (struct call){.kind = rng_chance(s->rng, 50) ? CALL_UPDATE : CALL_CIPHER,
                             .in = m.text, .n = m.text_bytes + TAG,
                             .place = rng_chance(s->rng, 80) ? PLACE_SAME : PLACE_APART});
    }
}

/* QUIC's header protection (RFC 9001, 5.4.4): one key, an IV and five bytes a packet. */
static void header_protection(struct sequence *s)
{
    static const uint8_t zero[5];
    const size_t packets = 1 + rng_below(s->rng, 5);

    put_init(s, true, 1, noise(s, 32), NULL);
    for (size_t i = 0; i < packets; i++) {
        put_init(s, false, rng_chance(s->rng, 50) ? 1 : -1, NULL, noise(s, s->subject->iv_bytes));
        put(s, (struct call){.kind = CALL_UPDATE, .in = zero, .n = sizeof(zero)});
    }
}

static void begin(struct sequence *s)
{
    s->n = 0;
    s->pairs = 0;
    s->used = 0;
}

void sequence_proper(struct sequence *s)
{
    const size_t messages = 1 + rng_below(s->rng, 3);

    begin(s);
    for (size_t i = 0; i < messages && s->n < SEQUENCE_CALLS / 3; i++) {
        if (rng_chance(s->rng, 50))
            stream(s);
        else if (!s->subject->aead)
            header_protection(s);
        else if (s->subject->derives || rng_chance(s->rng, 50))
            tls13(s);
        else
            tls12(s);
    }
}

static const size_t sizes[] = {0, 1, 2, 4, 5, 8, 11, 12, 13, 14, 15, 16, 17, 20, 24, 31, 32, 33};

static const char *const set_keys[] = {
    OSSL_CIPHER_PARAM_KEYLEN,       OSSL_CIPHER_PARAM_IVLEN,
    OSSL_CIPHER_PARAM_AEAD_TAG,     OSSL_CIPHER_PARAM_AEAD_TLS1_AAD,
    OSSL_CIPHER_PARAM_AEAD_TLS1_IV_FIXED, OSSL_CIPHER_PARAM_TLS_VERSION,
    OSSL_CIPHER_PARAM_TLS_MAC_SIZE, OSSL_CIPHER_PARAM_PADDING,
    OSSL_CIPHER_PARAM_NUM,          OSSL_CIPHER_PARAM_AEAD_TAGLEN,
    "no-such-parameter",
};

static const char *const get_keys[] = {
    OSSL_CIPHER_PARAM_KEYLEN,      OSSL_CIPHER_PARAM_IVLEN,
    OSSL_CIPHER_PARAM_AEAD_TAG,    OSSL_CIPHER_PARAM_AEAD_TAGLEN,
    OSSL_CIPHER_PARAM_AEAD_TLS1_AAD_PAD, OSSL_CIPHER_PARAM_IV,
    OSSL_CIPHER_PARAM_UPDATED_IV,  OSSL_CIPHER_PARAM_NUM,
    OSSL_CIPHER_PARAM_PADDING,     "no-such-parameter",
};

static const int controls[] = {
    EVP_CTRL_AEAD_SET_IVLEN,     EVP_CTRL_AEAD_GET_TAG, EVP_CTRL_AEAD_SET_TAG,
    EVP_CTRL_AEAD_TLS1_AAD,      EVP_CTRL_AEAD_SET_IV_FIXED, EVP_CTRL_GET_IVLEN,
    EVP_CTRL_AEAD_SET_IV_FIXED,  EVP_CTRL_INIT, EVP_CTRL_SET_KEY_LENGTH,
    EVP_CTRL_AEAD_SET_MAC_KEY,
};

static unsigned wild_type(struct sequence *s)
{
    static const size_t types[] = {OSSL_PARAM_OCTET_STRING, OSSL_PARAM_OCTET_STRING,
                                   OSSL_PARAM_UNSIGNED_INTEGER, OSSL_PARAM_UNSIGNED_INTEGER,
                                   OSSL_PARAM_INTEGER, OSSL_PARAM_UTF8_STRING,
                                   OSSL_PARAM_OCTET_PTR};

    return (unsigned)one_of(s, types, sizeof(types) / sizeof(types[0]));
}

/* Data for a parameter or a control: noise, or a small number of the right kind. */
static const uint8_t *wild_data(struct sequence *s, size_t n)
{
    static const size_t numbers[] = {0, 1, 8, 12, 13, 16, 24, 32, 255};
    uint8_t *at = noise(s, n + 8);
    const uint64_t number = one_of(s, numbers, sizeof(numbers) / sizeof(numbers[0]));

    if (rng_chance(s->rng, 60))
        for (size_t i = 0; i < n; i++)
            at[i] = (uint8_t)(i < 8 ? number >> 8 * i : 0);
    return at;
}

static void wild_init(struct sequence *s, struct call *call)
{
    call->with_cipher = rng_chance(s->rng, 30);
    call->enc = (int8_t)((int)rng_below(s->rng, 3) - 1);
    if (rng_chance(s->rng, 50))
        call->key = noise(s, 32);
    if (rng_chance(s->rng, 50))
        call->iv = noise(s, s->subject->iv_bytes);
}

static void wild_text(struct sequence *s, struct call *call)
{
    call->n = rng_length(s->rng, TEXT_MAX);
    call->in = noise(s, call->n);
    call->place = rng_chance(s->rng, 30) ? PLACE_NULL
                  : rng_chance(s->rng, 50) ? PLACE_SAME : PLACE_APART;
    if (rng_chance(s->rng, 4)) {
        call->place = rng_chance(s->rng, 50) ? PLACE_AFTER : PLACE_BEFORE;
        call->shift = 1 + rng_below(s->rng, CALL_MARGIN - 1);
    }
    if (!s->subject->aead && call->place == PLACE_NULL)
        call->place = PLACE_SAME; /* the default provider would write to NULL */
    if (rng_chance(s->rng, 5)) {
        call->n = 0;
        call->null_data = true;
    }
}

/* Where the default provider does not read or write through NULL. */
static bool bears_null(const struct call *call)
{
    const bool tag = strcmp(call->param, OSSL_CIPHER_PARAM_AEAD_TAG) == 0;

    return call->kind == CALL_GET ? !tag : tag;
}

static void wild_param(struct sequence *s, struct call *call)
{
    call->n = one_of(s, sizes, sizeof(sizes) / sizeof(sizes[0]));
    call->in = wild_data(s, call->n);
    call->type = wild_type(s);
    if (call->kind == CALL_GET)
        call->param = get_keys[rng_below(s->rng, sizeof(get_keys) / sizeof(get_keys[0]))];
    else
        call->param = set_keys[rng_below(s->rng, sizeof(set_keys) / sizeof(set_keys[0]))];
    if (call->type == OSSL_PARAM_OCTET_PTR) {
        call->n = 0; /* anything longer would be taken for an address */
        return;
    }
    call->null_data = rng_chance(s->rng, 15) && bears_null(call);
    /* The core reads the byte in front of an integer without bytes, and its sign. */
    if (call->n == 0)
        call->n = 3;
}

/* One parameter, or two: not the same twice, which the default provider refuses since 3.6. */
static void wild_params(struct sequence *s, struct call *call)
{
    struct call *also = &s->also[s->pairs];

    wild_param(s, call);
    if (rng_chance(s->rng, 75) || s->pairs == SEQUENCE_CALLS - 1)
        return;
    s->pairs++;
    *also = (struct call){.kind = call->kind};
    wild_param(s, also);
    if (call->kind == CALL_GET) { /* one that succeeds: of two errors, either may be told */
        also->param = get_keys[rng_below(s->rng, 2)];
        also->type = OSSL_PARAM_UNSIGNED_INTEGER;
        also->n = sizeof(size_t);
    }
    if (strcmp(also->param, call->param) != 0)
        call->also = also;
}

static void wild_control(struct sequence *s, struct call *call)
{
    call->n = one_of(s, sizes, sizeof(sizes) / sizeof(sizes[0]));
    call->in = wild_data(s, call->n);
    call->ctrl = controls[rng_below(s->rng, sizeof(controls) / sizeof(controls[0]))];
    call->null_data = call->ctrl == EVP_CTRL_AEAD_SET_TAG && rng_chance(s->rng, 20);
}

static struct call wild_call(struct sequence *s)
{
    static const uint8_t weight[CALL_KINDS] = {
        [CALL_INIT] = 20, [CALL_UPDATE] = 25, [CALL_CIPHER] = 8, [CALL_FINAL] = 12,
        [CALL_CTRL] = 12, [CALL_SET] = 10,    [CALL_GET] = 10,   [CALL_QUERY] = 4,
        [CALL_COPY] = 6,  [CALL_RESET] = 1,
    };
    struct call call = {.slot = (uint8_t)(rng_chance(s->rng, 20) ? 1 : 0)};
    size_t at = rng_below(s->rng, 108);

    while (at >= weight[call.kind])
        at -= weight[call.kind++];
    if (call.kind == CALL_INIT)
        wild_init(s, &call);
    if (call.kind == CALL_UPDATE || call.kind == CALL_CIPHER)
        wild_text(s, &call);
    if (call.kind == CALL_SET || call.kind == CALL_GET)
        wild_params(s, &call);
    if (call.kind == CALL_CTRL)
        wild_control(s, &call);
    if (call.kind == CALL_FINAL)
        call.place = rng_chance(s->rng, 30) ? PLACE_NULL : PLACE_APART;
    /* The oracle of an X cipher has an IV of another length and knows TLS. */
    if (s->subject->derives && (call.kind >= CALL_CTRL && call.kind <= CALL_QUERY))
        return (struct call){.kind = CALL_UPDATE, .null_data = true};
    return call;
}

static void drop(struct sequence *s, size_t at)
{
    s->n--;
    memmove(&s->call[at], &s->call[at + 1], (s->n - at) * sizeof(s->call[0]));
}

static void mutate(struct sequence *s)
{
    const size_t at = rng_below(s->rng, s->n), other = rng_below(s->rng, s->n);
    struct call swapped = s->call[at];

    switch (rng_below(s->rng, 5)) {
    case 0:
        if (s->n > 1)
            drop(s, at);
        break;
    case 1:
        s->call[at] = s->call[other];
        s->call[other] = swapped;
        break;
    case 2:
        if (s->call[at].n > 0 && s->call[at].in != NULL)
            s->call[at].n--;
        break;
    case 3:
        s->call[at].place = s->call[at].place == PLACE_SAME ? PLACE_APART : PLACE_SAME;
        break;
    default:
        if (s->n < SEQUENCE_CALLS - 1) {
            memmove(&s->call[at + 1], &s->call[at], (s->n - at) * sizeof(s->call[0]));
            s->n++;
        }
        s->call[at] = rng_chance(s->rng, 20) ? s->call[other] : wild_call(s);
    }
}

/* The oracle of an X cipher can derive only from a key and an IV given together. */
static void pair_keys_and_ivs(struct sequence *s)
{
    for (size_t i = 0; i < s->n; i++) {
        struct call *call = &s->call[i];

        if (!s->subject->derives || call->kind != CALL_INIT)
            continue;
        if (call->iv == NULL)
            call->key = NULL;
        else if (call->key == NULL)
            call->key = noise(s, 32);
        call->with_cipher &= i == 0 || call->key != NULL;
    }
}

void sequence_mutated(struct sequence *s)
{
    const size_t mutations = 1 + rng_below(s->rng, 3);

    sequence_proper(s);
    for (size_t i = 0; i < mutations; i++)
        mutate(s);
    pair_keys_and_ivs(s);
}

void sequence_wild(struct sequence *s)
{
    const size_t calls = 5 + rng_below(s->rng, 30);

    begin(s);
    put_init(s, true, (int)rng_below(s->rng, 2), noise(s, 32), noise(s, s->subject->iv_bytes));
    if (rng_chance(s->rng, 10))
        s->n = 0;
    for (size_t i = 0; i < calls; i++)
        put(s, wild_call(s));
    pair_keys_and_ivs(s);
}
