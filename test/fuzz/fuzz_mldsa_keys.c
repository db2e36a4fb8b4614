/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Keys of ML-DSA through EVP, in files of all six private forms and the public one, disturbed by
 * the input, and as parameters of any length. What is taken must be a whole key: it agrees with
 * itself, is written and read again, copied, and signs what it then verifies, and nothing else.
 * The target needs no other implementation, so it runs on every OpenSSL.
 */
#include "fuzz.h"

#include "fuzz_library.h"

#include <openssl/decoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

enum {
    SETS = 3,
    SEED = 32,
    PRIVATE_MAX = 4896,
    PUBLIC_MAX = 2592,
    SIGNATURE_MAX = 4627,
    FILE_ROOM = 8192,
    FORMS = 7, /* the last one is the public key's */
};

/* A key that is good, and its parts. */
struct base {
    const char *name;
    uint8_t oid; /* the last byte */
    EVP_PKEY *key;
    uint8_t seed[SEED], priv[PRIVATE_MAX], pub[PUBLIC_MAX];
    size_t priv_bytes, pub_bytes;
};

static struct library oracle, lanes;
static struct base bases[SETS] = {
    {.name = "ML-DSA-44", .oid = 0x11},
    {.name = "ML-DSA-65", .oid = 0x12},
    {.name = "ML-DSA-87", .oid = 0x13},
};

static void must(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "fuzz: difference: %s\n", what);
    ERR_print_errors_fp(stderr);
    abort();
}

/* From parameters; NULL if they are refused. */
static EVP_PKEY *from_params(const char *name, OSSL_PARAM params[])
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(lanes.ctx, name, lanes.query);
    EVP_PKEY *key = NULL;

    must(ctx != NULL && EVP_PKEY_fromdata_init(ctx) == 1, "fromdata init");
    const int ret = EVP_PKEY_fromdata(ctx, &key, EVP_PKEY_KEYPAIR, params);
    must((ret == 1) == (key != NULL), "fromdata's result");
    EVP_PKEY_CTX_free(ctx);
    return key;
}

static void open_bases(void)
{
    fuzz_open(&oracle, &lanes);
    for (size_t i = 0; i < SETS; i++) {
        struct base *b = &bases[i];
        memset(b->seed, 0x30 + (int)i, SEED);
        OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("seed", b->seed, SEED),
                               OSSL_PARAM_END};
        b->key = from_params(b->name, params);
        must(b->key != NULL &&
                 EVP_PKEY_get_octet_string_param(b->key, "priv", b->priv, sizeof(b->priv),
                                                 &b->priv_bytes) == 1 &&
                 EVP_PKEY_get_octet_string_param(b->key, "pub", b->pub, sizeof(b->pub),
                                                 &b->pub_bytes) == 1,
             "a base key");
    }
}

/* A file, written from its end to its front. */
struct file {
    uint8_t bytes[FILE_ROOM];
    size_t begin;
};

static void put(struct file *f, const void *bytes, size_t n)
{
    f->begin -= n;
    memcpy(f->bytes + f->begin, bytes, n);
}

/* Tag and length of what was put since the file began at `end`. */
static void wrap(struct file *f, uint8_t tag, size_t end)
{
    const size_t n = end - f->begin;
    const uint8_t brief[] = {tag, (uint8_t)n}, full[] = {tag, 0x82, (uint8_t)(n >> 8), (uint8_t)n};

    if (n < 128)
        put(f, brief, sizeof(brief));
    else
        put(f, full, sizeof(full));
}

/* The private key of RFC 9881, 6, in one of its forms, and in those of others. */
static void put_private(struct file *f, const struct base *b, unsigned form)
{
    switch (form) {
    case 0: /* seed and private key */
        put(f, b->priv, b->priv_bytes);
        wrap(f, 0x04, FILE_ROOM);
        const size_t end = f->begin;
        put(f, b->seed, SEED);
        wrap(f, 0x04, end);
        wrap(f, 0x30, FILE_ROOM);
        break;
    case 1: /* the private key */
        put(f, b->priv, b->priv_bytes);
        wrap(f, 0x04, FILE_ROOM);
        break;
    case 2: /* the public key behind it */
        put(f, b->pub, b->pub_bytes);
        put(f, b->priv, b->priv_bytes);
        wrap(f, 0x04, FILE_ROOM);
        break;
    case 3: /* the seed */
        put(f, b->seed, SEED);
        wrap(f, 0x80, FILE_ROOM);
        break;
    case 4: /* without tag and length */
        put(f, b->priv, b->priv_bytes);
        break;
    default:
        put(f, b->seed, SEED);
    }
}

static void write_file(struct file *f, const struct base *b, unsigned form)
{
    static const uint8_t version[] = {0x02, 0x01, 0x00};
    const uint8_t algorithm[] = {0x30, 0x0b, 0x06, 0x09, 0x60, 0x86, 0x48,
                                 0x01, 0x65, 0x03, 0x04, 0x03, b->oid};

    f->begin = FILE_ROOM;
    if (form == FORMS - 1) {
        put(f, b->pub, b->pub_bytes);
        put(f, "", 1); /* no bits unused */
        wrap(f, 0x03, FILE_ROOM);
    } else {
        put_private(f, b, form);
        wrap(f, 0x04, FILE_ROOM);
    }
    put(f, algorithm, sizeof(algorithm));
    if (form < FORMS - 1)
        put(f, version, sizeof(version));
    wrap(f, 0x30, FILE_ROOM);
}

/* Bytes changed, taken out or put in, mostly near the front, where the structure is. */
static unsigned disturb(struct input *in, uint8_t *p, size_t *n)
{
    const unsigned edits = take(in) % 4;

    for (unsigned i = 0; i < edits; i++) {
        const size_t at = take_below(in, take(in) < 160 ? 64 : *n) % *n;
        const uint8_t how = take(in);
        if (how < 200) {
            p[at] ^= take(in);
        } else if (how < 225) {
            memmove(p + at, p + at + 1, *n - at - 1);
            *n -= 1;
        } else {
            memmove(p + at + 1, p + at, *n - at);
            *n += 1;
        }
    }
    return edits;
}

static EVP_PKEY *read_key(const char *name, const uint8_t *p, size_t n)
{
    EVP_PKEY *key = NULL;
    OSSL_DECODER_CTX *ctx =
        OSSL_DECODER_CTX_new_for_pkey(&key, "DER", NULL, name, 0, lanes.ctx, lanes.query);
    const int ret = OSSL_DECODER_from_data(ctx, &p, &n);

    must((ret == 1) == (key != NULL), "a decoder's result");
    OSSL_DECODER_CTX_free(ctx);
    return key;
}

static EVP_PKEY *from_file(struct input *in, const struct base *b)
{
    static struct file f; /* with room for what is put in */
    static uint8_t bytes[FILE_ROOM + 4];
    const unsigned form = take(in) % FORMS;

    write_file(&f, b, form);
    size_t n = FILE_ROOM - f.begin;
    memcpy(bytes, f.bytes + f.begin, n);
    const unsigned edits = disturb(in, bytes, &n);
    EVP_PKEY *key = read_key(b->name, bytes, n);
    must(edits > 0 || (key != NULL && EVP_PKEY_eq(key, b->key) == 1), "a file as it should be");
    return key;
}

/* Any of seed, private and public key, disturbed and of any length. */
static EVP_PKEY *from_parts(struct input *in, const struct base *b)
{
    static uint8_t part[3][FILE_ROOM];
    static const char *const names[] = {"seed", "priv", "pub"};
    const uint8_t *const good[] = {b->seed, b->priv, b->pub};
    const size_t sizes[] = {SEED, b->priv_bytes, b->pub_bytes};
    const unsigned which = take(in);
    OSSL_PARAM params[4];
    size_t count = 0;

    for (size_t i = 0; i < 3; i++) {
        size_t n = sizes[i];
        if ((which >> i & 1) == 0)
            continue;
        memcpy(part[i], good[i], n);
        (void)disturb(in, part[i], &n);
        params[count++] = OSSL_PARAM_construct_octet_string(names[i], part[i], n);
    }
    params[count] = OSSL_PARAM_construct_end();
    return from_params(b->name, params);
}

/* Written, read and copied, it is the same key. */
static void write_and_read(const struct base *b, EVP_PKEY *key, bool is_private)
{
    uint8_t *bytes = NULL;
    const int n = is_private ? i2d_PrivateKey(key, &bytes) : i2d_PUBKEY(key, &bytes);
    EVP_PKEY *same = EVP_PKEY_dup(key);

    must(n > 0, "not written");
    must(same != NULL && EVP_PKEY_eq(key, same) == 1, "a copy");
    EVP_PKEY_free(same);
    same = read_key(b->name, bytes, (size_t)n);
    must(same != NULL && EVP_PKEY_eq(key, same) == 1, "what was written is another key");
    EVP_PKEY_free(same);
    OPENSSL_clear_free(bytes, (size_t)n);
}

/* Deterministic, with a context of any length, a message as it is or its representative. */
static void sign_and_verify(struct input *in, EVP_PKEY *key)
{
    static uint8_t text[512], signature[SIGNATURE_MAX];
    static const uint8_t context[300];
    int deterministic = 1, encoding = take(in) & 1, is_mu = take(in) > 200;
    const size_t n = take(in) < 128 ? 64 : take_below(in, sizeof(text));
    const size_t context_bytes = take_below(in, sizeof(context));
    const bool fits = context_bytes <= 255, length_fits = !is_mu || n == 64;
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_int("deterministic", &deterministic),
        OSSL_PARAM_construct_int("message-encoding", &encoding),
        OSSL_PARAM_construct_int("mu", &is_mu),
        OSSL_PARAM_construct_octet_string("context-string", (void *)context, context_bytes),
        OSSL_PARAM_END};
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    size_t length = sizeof(signature);

    take_bytes(in, text, sizeof(text));
    int ret = EVP_DigestSignInit_ex(ctx, NULL, NULL, lanes.ctx, lanes.query, key, params);
    must((ret == 1) == fits, "a context's length");
    if (ret == 1) {
        ret = EVP_DigestSign(ctx, signature, &length, text, n);
        must((ret == 1) == length_fits, "a message's length");
    }
    for (int changed = 0; ret == 1 && changed < 2; changed++) {
        if (changed != 0 || planted())
            signature[take_below(in, length)] ^= (uint8_t)(1U << take(in) % 8);
        EVP_MD_CTX_reset(ctx);
        must(EVP_DigestVerifyInit_ex(ctx, NULL, NULL, lanes.ctx, lanes.query, key, params) == 1,
             "verify init");
        must((EVP_DigestVerify(ctx, signature, length, text, n) == 1) == (changed == 0),
             "a signature");
    }
    EVP_MD_CTX_free(ctx);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input in = {data, size};

    if (oracle.ctx == NULL)
        open_bases();
    const struct base *b = &bases[take(&in) % SETS];
    EVP_PKEY *key = take(&in) < 170 ? from_file(&in, b) : from_parts(&in, b);
    if (key != NULL) {
        uint8_t priv[PRIVATE_MAX];
        size_t n;
        const bool is_private =
            EVP_PKEY_get_octet_string_param(key, "priv", priv, sizeof(priv), &n) == 1;
        EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(lanes.ctx, key, lanes.query);
        must(EVP_PKEY_is_a(key, b->name) == 1, "another type");
        must((is_private ? EVP_PKEY_check(ctx) : EVP_PKEY_public_check(ctx)) == 1, "its check");
        EVP_PKEY_CTX_free(ctx);
        write_and_read(b, key, is_private);
        if (is_private)
            sign_and_verify(&in, key);
        EVP_PKEY_free(key);
    }
    ERR_clear_error();
    return 0;
}
