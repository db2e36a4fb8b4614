/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any sequence of calls on keys of X25519 and Ed25519: made of any parameters,
 * copied, compared, read from files that the input disturbs, used; given to the
 * default provider and to ours (compiled in), and compared call by call.
 */
#include "fuzz.h"

#include "fuzz_library.h"
#include "transcript.h"

#include <openssl/core_names.h>
#include <openssl/decoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

enum { SLOTS = 3, CALLS_MAX = 30, MATERIAL = 300, FILE_MAX = 128 };

static struct library oracle, lanes;
static struct input input; /* the whole of it; each side takes it from the start */
static uint8_t material[MATERIAL];
static const char *const types[] = {"X25519", "ED25519"};

struct play {
    const struct library *side;
    struct transcript *t;
    struct input in;
    EVP_PKEY *key[SLOTS];
};

/* A key of a slot, or NULL. */
static EVP_PKEY *a_key(struct play *p)
{
    return p->key[take(&p->in) % SLOTS];
}

static void put(struct play *p, size_t slot, EVP_PKEY *key)
{
    uint8_t raw[64];
    size_t n = sizeof(raw);

    EVP_PKEY_free(p->key[slot]);
    p->key[slot] = key;
    if (key == NULL)
        return;
    note(p->t, "%s, bits %d, size %d", EVP_PKEY_get0_type_name(key), EVP_PKEY_get_bits(key),
         EVP_PKEY_get_size(key));
    if (EVP_PKEY_get_raw_public_key(key, raw, &n) == 1)
        note_bytes(p->t, "public", raw, n);
    n = sizeof(raw);
    if (EVP_PKEY_get_raw_private_key(key, raw, &n) == 1)
        note_bytes(p->t, "private", raw, n);
    ERR_clear_error();
}

static size_t a_length(struct play *p)
{
    const uint8_t n = take(&p->in);

    return n < 192 ? 32 : n - 192;
}

static void import_raw(struct play *p)
{
    const uint8_t flags = take(&p->in);
    const char *type = types[flags & 1];
    const uint8_t *bytes = material + take(&p->in) % 200;
    const size_t n = a_length(p), slot = take(&p->in) % SLOTS;
    EVP_PKEY *key =
        (flags & 2) != 0
            ? EVP_PKEY_new_raw_private_key_ex(p->side->ctx, type, p->side->query, bytes, n)
            : EVP_PKEY_new_raw_public_key_ex(p->side->ctx, type, p->side->query, bytes, n);

    note_result(p->t, key != NULL, "raw %s, %u, %zu bytes", type, flags & 2U, n);
    put(p, slot, key);
}

/* Any of the halves, of any length and type, with or without data. */
static void import_params(struct play *p)
{
    static const char *const names[] = {"pub", "priv", "group", "pub", "priv", "no-such"};
    static const unsigned data_types[] = {OSSL_PARAM_OCTET_STRING, OSSL_PARAM_OCTET_STRING,
                                          OSSL_PARAM_OCTET_STRING, OSSL_PARAM_UTF8_STRING,
                                          OSSL_PARAM_UNSIGNED_INTEGER};
    static const int selections[] = {EVP_PKEY_KEYPAIR, EVP_PKEY_PUBLIC_KEY,
                                     EVP_PKEY_KEY_PARAMETERS, OSSL_KEYMGMT_SELECT_PRIVATE_KEY,
                                     OSSL_KEYMGMT_SELECT_ALL, 0};
    const char *type = types[take(&p->in) & 1];
    const int selection = selections[take(&p->in) % 6];
    const size_t slot = take(&p->in) % SLOTS, n = take(&p->in) % 4;
    OSSL_PARAM params[5];
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(p->side->ctx, type, p->side->query);
    EVP_PKEY *key = NULL;
    int ret;

    for (size_t i = 0; i < n; i++) {
        params[i] = (OSSL_PARAM){names[take(&p->in) % 6], data_types[take(&p->in) % 5],
                                 material + take(&p->in) % 200, a_length(p), 0};
        if (take(&p->in) == 255)
            params[i].data = NULL;
    }
    params[n] = (OSSL_PARAM)OSSL_PARAM_END;
    EVP_PKEY_fromdata_init(ctx);
    ret = EVP_PKEY_fromdata(ctx, &key, selection, params);
    note_result(p->t, ret, "from %zu params, %s, selection %x", n, type, (unsigned)selection);
    EVP_PKEY_CTX_free(ctx);
    put(p, slot, key);
}

static void copy(struct play *p)
{
    EVP_PKEY *from = a_key(p), *key;

    if (from == NULL)
        return;
    key = EVP_PKEY_dup(from);
    note_result(p->t, key != NULL, "copy");
    put(p, take(&p->in) % SLOTS, key);
}

static void compare_keys(struct play *p)
{
    EVP_PKEY *a = a_key(p), *b = a_key(p);

    if (a != NULL && b != NULL)
        note_result(p->t, EVP_PKEY_eq(a, b), "equal");
}

static void check(struct play *p)
{
    static int (*const checks[])(EVP_PKEY_CTX *) = {EVP_PKEY_check, EVP_PKEY_public_check,
                                                    EVP_PKEY_private_check,
                                                    EVP_PKEY_pairwise_check, EVP_PKEY_param_check};
    const size_t which = take(&p->in) % 5;
    EVP_PKEY *key = a_key(p);
    EVP_PKEY_CTX *ctx =
        key == NULL ? NULL : EVP_PKEY_CTX_new_from_pkey(p->side->ctx, key, p->side->query);

    if (ctx != NULL)
        note_result(p->t, checks[which](ctx), "check %zu", which);
    EVP_PKEY_CTX_free(ctx);
}

static void get(struct play *p)
{
    static const char *const names[] = {"pub", "priv", "encoded-pub-key", "mandatory-digest"};
    const char *name = names[take(&p->in) % 4];
    EVP_PKEY *key = a_key(p);
    uint8_t out[64];
    size_t n = 0;

    memset(out, 0xa5, sizeof(out));
    if (key == NULL)
        return;
    const size_t room = take(&p->in) % 64;
    note_result(p->t, EVP_PKEY_get_octet_string_param(key, name, out, room, &n), "get %s into %zu",
                name, room);
    note(p->t, "length %zu", n);
    note_bytes(p->t, name, out, sizeof(out));
}

static void set_encoded(struct play *p)
{
    const size_t slot = take(&p->in) % SLOTS, n = a_length(p);

    if (p->key[slot] == NULL)
        return;
    note_result(p->t, EVP_PKEY_set1_encoded_public_key(p->key[slot], material + n, n),
                "encoded, %zu bytes", n);
}

static void derive(struct play *p)
{
    EVP_PKEY *own = a_key(p), *peer = a_key(p);
    const size_t room = a_length(p);
    EVP_PKEY_CTX *ctx =
        own == NULL ? NULL : EVP_PKEY_CTX_new_from_pkey(p->side->ctx, own, p->side->query);
    uint8_t out[64];
    size_t n = room;

    memset(out, 0xa5, sizeof(out));
    if (ctx != NULL) {
        note_result(p->t, EVP_PKEY_derive_init(ctx), "derive init");
        if (peer != NULL)
            note_result(p->t, EVP_PKEY_derive_set_peer(ctx, peer), "peer");
        note_result(p->t, EVP_PKEY_derive(ctx, out, &n), "derive into %zu", room);
        note_bytes(p->t, "secret", out, sizeof(out));
    }
    EVP_PKEY_CTX_free(ctx);
}

/*
 * A parameter of any type, mostly of the right one, mostly with data; a text with
 * none is read through NULL by the default provider.
 */
static OSSL_PARAM a_param(struct play *p, const char *name, unsigned type, const void *data,
                          size_t n)
{
    const uint8_t how = take(&p->in);
    OSSL_PARAM param = {name, type, (void *)data, n, 0};

    if (how >= 248)
        param.data_type = 1 + how % 5;
    else if (how >= 240 && type == OSSL_PARAM_OCTET_STRING)
        param.data = NULL;
    note(p->t, "%s: type %u, %zu bytes%s", name, param.data_type, n,
         param.data == NULL ? ", none given" : "");
    return param;
}

/* Of signatures, none before 3.2. */
static size_t signature_params(struct play *p, OSSL_PARAM params[3])
{
    static const char *const names[] = {"Ed25519", "Ed25519ctx", "Ed25519ph", "ed25519PH", "Ed255"};
    const uint8_t which = take(&p->in);
    size_t n = 0;

    if ((which & 1) != 0) {
        const char *name = names[take(&p->in) % 5];
        params[n++] = a_param(p, "instance", OSSL_PARAM_UTF8_STRING, name, strlen(name));
    }
    if ((which & 2) != 0)
        params[n++] = a_param(p, "context-string", OSSL_PARAM_OCTET_STRING, material,
                              take(&p->in) + (which >= 128 ? 1U : 0));
    params[n] = (OSSL_PARAM)OSSL_PARAM_END;
    return n;
}

/* By an ephemeral key from key material where there is some, and back. */
static void encapsulate(struct play *p)
{
    EVP_PKEY *key = a_key(p), *back = a_key(p);
    const size_t ikm = take(&p->in), room = 8 + a_length(p), secret_room = 8 + a_length(p);
    EVP_PKEY_CTX *ctx =
        key == NULL ? NULL : EVP_PKEY_CTX_new_from_pkey(p->side->ctx, key, p->side->query);
    OSSL_PARAM params[3];
    uint8_t enc[80] = {0}, secret[80] = {0};
    size_t n = room, m = secret_room;

    if (ctx == NULL || back == NULL || running_version() < 0x30200000UL) {
        EVP_PKEY_CTX_free(ctx);
        return;
    }
    params[0] = a_param(p, "ikme", OSSL_PARAM_OCTET_STRING, material, ikm);
    params[1] = a_param(p, "operation", OSSL_PARAM_UTF8_STRING, "DHKEM", 5);
    params[2] = (OSSL_PARAM)OSSL_PARAM_END;
    const bool by_chance = params[0].data == NULL || ikm == 0;
    int ret = EVP_PKEY_encapsulate_init(ctx, params);
    note_result(p->t, ret, "encapsulate init");
    ret = ret == 1 ? EVP_PKEY_encapsulate(ctx, enc, &n, secret, &m) : 0;
    note_result(p->t, ret, "encapsulate into %zu and %zu", room, secret_room);
    if (ret == 1)
        note(p->t, "lengths %zu %zu", n, m);
    if (!by_chance) {
        note_bytes(p->t, "enc", enc, sizeof(enc));
        note_bytes(p->t, "secret", secret, sizeof(secret));
    }
    EVP_PKEY_CTX_free(ctx);
    ctx = EVP_PKEY_CTX_new_from_pkey(p->side->ctx, back, p->side->query);
    note_result(p->t, EVP_PKEY_decapsulate_init(ctx, params + 1), "decapsulate init");
    m = secret_room;
    ret = EVP_PKEY_decapsulate(ctx, secret, &m, enc, room < 41 ? 32 : room);
    note_result(p->t, ret, "decapsulate");
    if (!by_chance)
        note_bytes(p->t, "secret", secret, sizeof(secret));
    EVP_PKEY_CTX_free(ctx);
}

static void generate(struct play *p)
{
    const char *type = types[take(&p->in) & 1];
    const size_t slot = take(&p->in) % SLOTS, ikm = take(&p->in);
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(p->side->ctx, type, p->side->query);
    EVP_PKEY *key = NULL;
    OSSL_PARAM params[3];
    int ret;

    params[0] = a_param(p, "dhkem-ikm", OSSL_PARAM_OCTET_STRING, material, ikm);
    params[1] = take(&p->in) < 128 ? (OSSL_PARAM)OSSL_PARAM_END
                                   : a_param(p, "group", OSSL_PARAM_UTF8_STRING, type, strlen(type));
    params[2] = (OSSL_PARAM)OSSL_PARAM_END;
    EVP_PKEY_keygen_init(ctx);
    ret = EVP_PKEY_CTX_set_params(ctx, params);
    note_result(p->t, ret, "generate %s: params", type);
    note_result(p->t, EVP_PKEY_generate(ctx, &key), "generate");
    EVP_PKEY_CTX_free(ctx);
    if (ret != 1 || ikm == 0 || params[0].data == NULL || params[0].data_type != OSSL_PARAM_OCTET_STRING ||
        running_version() < 0x30200000UL) {
        EVP_PKEY_free(key); /* by chance: another one on each side */
        key = NULL;
    }
    put(p, slot, key);
}

/* Signs, disturbs what came, and verifies twice. */
static void sign(struct play *p)
{
    EVP_PKEY *key = a_key(p), *other = a_key(p);
    const size_t n = take(&p->in), room = 32 + a_length(p), at = take(&p->in);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    OSSL_PARAM params[3] = {OSSL_PARAM_END, OSSL_PARAM_END, OSSL_PARAM_END};
    uint8_t out[96] = {0};
    size_t length = room;

    if (running_version() >= 0x30200000UL)
        (void)signature_params(p, params);

    if (key == NULL || other == NULL) {
        EVP_MD_CTX_free(ctx);
        return;
    }
    const char *digest = at == 7 ? "SHA256" : NULL;
    int ret = EVP_DigestSignInit_ex(ctx, NULL, digest, p->side->ctx, p->side->query, key, params);
    note_result(p->t, ret, "sign init");
    if (ret == 1) {
        note_result(p->t, EVP_DigestSign(ctx, out, &length, material, n), "sign");
        note_bytes(p->t, "signature", out, sizeof(out));
    }
    if (at < 64)
        out[at] ^= take(&p->in);
    for (int i = 0; i < 2; i++) {
        EVP_MD_CTX_reset(ctx);
        ret = EVP_DigestVerifyInit_ex(ctx, NULL, NULL, p->side->ctx, p->side->query, other, params);
        note_result(p->t, ret, "verify init");
        if (ret == 1)
            note_result(p->t, EVP_DigestVerify(ctx, out, 64 + (at == 200), material, n), "verify");
    }
    EVP_MD_CTX_free(ctx);
}

/* A file of a key, with bytes changed, taken out or put in. */
static void read_file(struct play *p)
{
    static const char *const structures[] = {NULL, "PrivateKeyInfo", "SubjectPublicKeyInfo"};
    static const int selections[] = {0, EVP_PKEY_KEYPAIR, EVP_PKEY_PUBLIC_KEY,
                                     OSSL_KEYMGMT_SELECT_PRIVATE_KEY};
    const bool secret = (take(&p->in) & 1) != 0;
    EVP_PKEY *key = a_key(p);
    uint8_t file[FILE_MAX + 256] = {0}, *end = file;
    const uint8_t *from = file;
    int length = key == NULL ? 0 : secret ? i2d_PrivateKey(key, &end) : i2d_PUBKEY(key, &end);
    size_t n = length < 0 ? 0 : (size_t)length;

    for (size_t edits = take(&p->in) % 4; edits > 0; edits--) {
        const size_t at = take(&p->in) % FILE_MAX;
        file[at] ^= take(&p->in);
        if (take(&p->in) < 40)
            memmove(file + at + 1, file + at, FILE_MAX - at);
    }
    const uint8_t more = take(&p->in);
    n = more < 200 ? n : (n + more) % FILE_MAX;
    key = NULL;
    OSSL_DECODER_CTX *ctx = OSSL_DECODER_CTX_new_for_pkey(
        &key, "DER", structures[take(&p->in) % 3], NULL, selections[take(&p->in) % 4],
        p->side->ctx, NULL);
    const int ret = OSSL_DECODER_from_data(ctx, &from, &n);
    ERR_clear_error(); /* which decoder complained last is not behaviour */
    note_result(p->t, ret, "file, left %zu", ret == 1 ? n : 0);
    OSSL_DECODER_CTX_free(ctx);
    const size_t slot = take(&p->in) % SLOTS;
    /* What the disturbed OID makes of it, RSA even, is not ours to compare. */
    if (key != NULL && !EVP_PKEY_is_a(key, "X25519") && !EVP_PKEY_is_a(key, "ED25519")) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    put(p, slot, key);
}

static void all_calls(const struct library *side, struct transcript *t)
{
    static void (*const calls[])(struct play *) = {import_raw, import_params, copy,  compare_keys,
                                                   check,      get,           derive, set_encoded,
                                                   sign,       read_file,    encapsulate, generate};
    struct play p = {.side = side, .t = t, .in = input};

    note(t, "begun");
    for (size_t i = 0; i < CALLS_MAX && p.in.n > 0; i++)
        calls[take(&p.in) % (sizeof(calls) / sizeof(calls[0]))](&p);
    if (planted() && side == &lanes && t->lines > 3)
        note(t, "planted");
    for (size_t i = 0; i < SLOTS; i++)
        put(&p, i, NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (oracle.ctx == NULL) {
        fuzz_open(&oracle, &lanes);
        for (size_t i = 0; i < sizeof(material); i++)
            material[i] = (uint8_t)(i * 167 + i / 256);
    }
    input = (struct input){data, size};
    if (!play("fuzz: difference", all_calls, &oracle, &lanes)) {
        fflush(stdout);
        abort();
    }
    return 0;
}
