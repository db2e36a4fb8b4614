/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Any sequence of cipher calls, given to the default provider and to ours
 * (compiled in, so that coverage guides the fuzzer), compared call by call with
 * the differential test's means and its list of what may differ.
 */
#include "fuzz.h"

#include "fuzz_library.h"
#include "sequence.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>

static struct library oracle, lanes;

static void plant(struct outcome *o)
{
    o->ret ^= planted() && o->ret > 0 ? 2 : 0;
}

/* Parameters and controls by number, with what they take. */
static const struct {
    const char *param;
    unsigned type;
} params[] = {
    {OSSL_CIPHER_PARAM_AEAD_TAG, OSSL_PARAM_OCTET_STRING},
    {OSSL_CIPHER_PARAM_AEAD_TLS1_AAD, OSSL_PARAM_OCTET_STRING},
    {OSSL_CIPHER_PARAM_AEAD_TLS1_IV_FIXED, OSSL_PARAM_OCTET_STRING},
    {OSSL_CIPHER_PARAM_IVLEN, OSSL_PARAM_UNSIGNED_INTEGER},
    {OSSL_CIPHER_PARAM_KEYLEN, OSSL_PARAM_UNSIGNED_INTEGER},
    {OSSL_CIPHER_PARAM_AEAD_TAGLEN, OSSL_PARAM_UNSIGNED_INTEGER},
    {OSSL_CIPHER_PARAM_AEAD_TLS1_AAD_PAD, OSSL_PARAM_UNSIGNED_INTEGER},
};
enum { PARAMS = sizeof(params) / sizeof(params[0]) };

static const int ctrls[] = {EVP_CTRL_AEAD_SET_TAG,   EVP_CTRL_AEAD_GET_TAG,
                            EVP_CTRL_AEAD_SET_IVLEN, EVP_CTRL_AEAD_TLS1_AAD,
                            EVP_CTRL_GET_IVLEN,      EVP_CTRL_AEAD_SET_IV_FIXED};

enum { CALLS_MAX = 40 };

static uint8_t material[CALL_TEXT_MAX];

static void take_call(struct input *in, struct call *c)
{
    const uint8_t flags = take(in);

    *c = (struct call){.kind = (enum call_kind)(take(in) % CALL_KINDS), .slot = flags & 1};
    c->enc = (int8_t)((flags >> 1) % 3 - 1);
    c->with_cipher = (flags & 8) != 0;
    c->key = (flags & 16) != 0 ? material : NULL;
    c->iv = (flags & 32) != 0 ? material + take(in) : NULL;
    c->in = material + take(in);
    c->null_data = (flags & 192) == 192;
    switch (c->kind) {
    case CALL_UPDATE:
    case CALL_CIPHER:
        c->n = take_below(in, 1400);
        c->place = (enum place)(take(in) % (PLACE_NULL + 1));
        c->shift = take(in) % CALL_MARGIN;
        break;
    case CALL_CTRL:
        c->ctrl = ctrls[take(in) % (sizeof(ctrls) / sizeof(ctrls[0]))];
        c->n = take(in) % 20;
        break;
    case CALL_SET:
    case CALL_GET: {
        const size_t i = take(in) % PARAMS;
        c->param = params[i].param;
        c->type = params[i].type;
        c->n = c->type == OSSL_PARAM_UNSIGNED_INTEGER ? sizeof(size_t) : take(in) % 20;
        break;
    }
    default:
        break;
    }
}

/* What the default provider itself would read or write through NULL is left out. */
static void avoid_null(struct call *c, bool aead)
{
    if (c->kind == CALL_SET || c->kind == CALL_GET)
        c->null_data = c->null_data && c->kind == CALL_SET &&
                       strcmp(c->param, OSSL_CIPHER_PARAM_AEAD_TAG) == 0;
    if (c->kind == CALL_CTRL)
        c->null_data = c->null_data && c->ctrl == EVP_CTRL_AEAD_SET_TAG;
    if ((c->kind == CALL_UPDATE || c->kind == CALL_CIPHER) &&
        (c->null_data || (c->place == PLACE_NULL && !aead)))
        c->n = 0;
}

/*
 * The oracle of an X cipher is the default provider's with a derived key: its
 * IV has another length, it has TLS parameters, and key and IV come together.
 */
static void fit_derived(struct call *c)
{
    if (c->kind >= CALL_CTRL && c->kind <= CALL_QUERY)
        *c = (struct call){.kind = CALL_UPDATE, .slot = c->slot, .null_data = true};
    if (c->kind == CALL_INIT) {
        c->key = c->iv != NULL ? material : NULL;
        c->with_cipher = c->key != NULL && c->with_cipher;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct call calls[CALLS_MAX];
    static struct twin twins[4];
    static bool opened;
    struct input in = {data, size};
    size_t n = 0;

    if (!opened) {
        fuzz_open(&oracle, &lanes);
        for (size_t i = 0; i < sizeof(material); i++)
            material[i] = (uint8_t)(i * 167 + i / 256);
        for (size_t i = 0; i < 4; i++) {
            twin_open(&twins[i], &subjects[i], &oracle, &lanes);
            twins[i].plant = plant;
        }
        opened = true;
    }
    struct twin *t = &twins[take(&in) % 4];
    /* First a proper start: without a cipher in it, a context only refuses. */
    calls[n++] = (struct call){.kind = CALL_INIT,
                               .enc = (int8_t)(take(&in) & 1),
                               .with_cipher = true,
                               .key = material,
                               .iv = material + take(&in)};
    for (; n < CALLS_MAX && in.n > 0; n++) {
        take_call(&in, &calls[n]);
        avoid_null(&calls[n], t->subject->aead);
        if (t->subject->derives)
            fit_derived(&calls[n]);
    }
    if (twin_sequence(t, "fuzz: difference", calls, n) == VERDICT_DIFFERENT) {
        fflush(stdout);
        abort();
    }
    return 0;
}
