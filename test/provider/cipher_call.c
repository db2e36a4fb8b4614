/* SPDX-License-Identifier: Apache-2.0 */
#include "cipher_call.h"
#include "hchacha.h"

#include <openssl/core_names.h>
#include <openssl/err.h>

#include <stdlib.h>
#include <string.h>

void actor_open(struct actor *a, const struct library *library, const char *cipher)
{
    *a = (struct actor){.library = library};
    a->cipher = EVP_CIPHER_fetch(library->ctx, cipher, library->query);
    if (a->cipher == NULL) {
        fprintf(stderr, "%s is not to be had with %s\n", cipher, library->query);
        exit(2);
    }
    actor_restart(a);
}

void actor_restart(struct actor *a)
{
    for (int i = 0; i < CALL_SLOTS; i++) {
        EVP_CIPHER_CTX_free(a->slot[i]);
        a->slot[i] = EVP_CIPHER_CTX_new();
        if (a->slot[i] == NULL)
            abort();
    }
    memset(a->key, 0, sizeof(a->key));
}

void actor_close(struct actor *a)
{
    for (int i = 0; i < CALL_SLOTS; i++)
        EVP_CIPHER_CTX_free(a->slot[i]);
    EVP_CIPHER_free(a->cipher);
}

/* What the oracle of an X cipher is initialised with instead. */
static void derive(struct actor *a, const struct call *call, const uint8_t **key,
                   const uint8_t **iv, uint8_t subkey[static 32], uint8_t rest[static 16])
{
    if (call->key != NULL)
        memcpy(a->key[call->slot], call->key, 32);
    if (call->iv == NULL)
        return;
    test_hchacha20(subkey, a->key[call->slot], call->iv);
    memset(rest, 0, 16);
    memcpy(rest + (a->stream ? 8 : 4), call->iv + 16, 8);
    *key = subkey;
    *iv = rest;
}

static void run_init(struct actor *a, const struct call *call, struct outcome *o)
{
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};
    uint8_t subkey[32], rest[16], data[OUTCOME_AREA];
    const uint8_t *key = call->key, *iv = call->iv;

    if (a->derives)
        derive(a, call, &key, &iv, subkey, rest);
    if (call->param != NULL) {
        memcpy(data, call->in, call->n);
        params[0] = (OSSL_PARAM){call->param, call->type, data, call->n, OSSL_PARAM_UNMODIFIED};
    }
    o->ret = EVP_CipherInit_ex2(a->slot[call->slot], call->with_cipher ? a->cipher : NULL, key, iv,
                                call->enc, params);
}

/* The buffers of one call within the outcome's areas. */
struct buffers {
    uint8_t *in, *out;
};

static struct buffers place(const struct call *call, struct outcome *o)
{
    struct buffers b = {.in = o->in + CALL_MARGIN, .out = o->out + CALL_MARGIN};

    if (call->place == PLACE_SAME)
        b.out = b.in;
    if (call->place == PLACE_AFTER)
        b.out = b.in + call->shift;
    if (call->place == PLACE_BEFORE)
        b.out = b.in - call->shift;
    if (call->place == PLACE_NULL)
        b.out = NULL;
    if (call->null_data)
        b.in = NULL;
    else if (call->n > 0)
        memcpy(b.in, call->in, call->n);
    return b;
}

static void run_update(struct actor *a, const struct call *call, struct outcome *o)
{
    const struct buffers b = place(call, o);
    int length = OUTCOME_UNSET;

    o->ret = EVP_CipherUpdate(a->slot[call->slot], b.out, &length, b.in, (int)call->n);
    o->length = length;
}

static void run_cipher(struct actor *a, const struct call *call, struct outcome *o)
{
    const struct buffers b = place(call, o);

    /* Without a cipher in the context, OpenSSL itself reads through NULL here. */
    if (EVP_CIPHER_CTX_get0_cipher(a->slot[call->slot]) == NULL)
        return;
    o->ret = EVP_Cipher(a->slot[call->slot], b.out, b.in, (unsigned)call->n);
}

static void run_final(struct actor *a, const struct call *call, struct outcome *o)
{
    const struct buffers b = place(call, o);
    int length = OUTCOME_UNSET;

    o->ret = EVP_CipherFinal_ex(a->slot[call->slot], b.out, &length);
    o->length = length;
}

static void run_ctrl(struct actor *a, const struct call *call, struct outcome *o)
{
    void *data = o->out + CALL_MARGIN;

    if (call->null_data)
        data = NULL;
    else if (call->in != NULL)
        memcpy(data, call->in, call->n);
    o->ret = EVP_CIPHER_CTX_ctrl(a->slot[call->slot], call->ctrl, (int)call->n, data);
}

/* The parameters of a call, their data at the begin of the area. */
static void make_params(OSSL_PARAM params[3], const struct call *call, uint8_t *area)
{
    size_t n = 0;

    for (; call != NULL && n < 2; call = call->also) {
        uint8_t *data = area + CALL_PARAM_ROOM * n;

        if (call->kind == CALL_SET && call->in != NULL)
            memcpy(data, call->in, call->n);
        params[n++] = (OSSL_PARAM){call->param, call->type, call->null_data ? NULL : data, call->n,
                                   OSSL_PARAM_UNMODIFIED};
    }
    params[n] = OSSL_PARAM_construct_end();
}

static void run_set(struct actor *a, const struct call *call, struct outcome *o)
{
    OSSL_PARAM params[3];

    make_params(params, call, o->in);
    o->ret = EVP_CIPHER_CTX_set_params(a->slot[call->slot], params);
}

static void run_get(struct actor *a, const struct call *call, struct outcome *o)
{
    OSSL_PARAM params[3];

    make_params(params, call, o->out);
    o->ret = EVP_CIPHER_CTX_get_params(a->slot[call->slot], params);
    o->length = (long)params[0].return_size;
    if (call->also == NULL)
        return;
    memcpy(o->out + 2 * CALL_PARAM_ROOM, &params[1].return_size, sizeof(params[1].return_size));
    /* Which of two was written before the other failed is nobody's business. */
    if (o->ret != 1) {
        o->length = OUTCOME_UNSET;
        memset(o->out, OUTCOME_FILLER, sizeof(o->out));
    }
}

static void run_query(struct actor *a, const struct call *call, struct outcome *o)
{
    EVP_CIPHER_CTX *ctx = a->slot[call->slot];
    int value[10] = {0};

    if (EVP_CIPHER_CTX_get0_cipher(ctx) == NULL)
        return;
    value[0] = EVP_CIPHER_CTX_get_key_length(ctx);
    value[1] = EVP_CIPHER_CTX_get_iv_length(ctx);
    value[2] = EVP_CIPHER_CTX_get_block_size(ctx);
    value[3] = EVP_CIPHER_CTX_get_tag_length(ctx);
    value[4] = EVP_CIPHER_CTX_is_encrypting(ctx);
    value[5] = EVP_CIPHER_CTX_get_num(ctx);
    value[6] = EVP_CIPHER_CTX_get_original_iv(ctx, o->out + 64, 16);
    value[7] = EVP_CIPHER_CTX_get_updated_iv(ctx, o->out + 128, 16);
    value[8] = EVP_CIPHER_CTX_test_flags(ctx, -1);
    value[9] = EVP_CIPHER_CTX_get_nid(ctx);
    memcpy(o->out, value, sizeof(value));
}

static void run_copy(struct actor *a, const struct call *call, struct outcome *o)
{
    const unsigned from = (call->slot + 1U) % CALL_SLOTS;

    o->ret = EVP_CIPHER_CTX_copy(a->slot[call->slot], a->slot[from]);
    if (o->ret == 1)
        memcpy(a->key[call->slot], a->key[from], 32);
}

static void run_reset(struct actor *a, const struct call *call, struct outcome *o)
{
    o->ret = EVP_CIPHER_CTX_reset(a->slot[call->slot]);
    memset(a->key[call->slot], 0, 32);
}

static void (*const runs[CALL_KINDS])(struct actor *, const struct call *, struct outcome *) = {
    [CALL_INIT] = run_init,   [CALL_UPDATE] = run_update, [CALL_CIPHER] = run_cipher,
    [CALL_FINAL] = run_final, [CALL_CTRL] = run_ctrl,     [CALL_SET] = run_set,
    [CALL_GET] = run_get,     [CALL_QUERY] = run_query,   [CALL_COPY] = run_copy,
    [CALL_RESET] = run_reset,
};

void call_run(struct actor *a, const struct call *call, struct outcome *o)
{
    outcome_begin(o);
    runs[call->kind](a, call, o);
    outcome_end(o);
}

void call_before(const struct call *call, struct outcome *o)
{
    outcome_begin(o);
    if (call->kind == CALL_UPDATE || call->kind == CALL_CIPHER)
        place(call, o);
}

void call_print(FILE *to, const struct call *call)
{
    static const char *const kinds[CALL_KINDS] = {
        [CALL_INIT] = "init", [CALL_UPDATE] = "update", [CALL_CIPHER] = "EVP_Cipher",
        [CALL_FINAL] = "final", [CALL_CTRL] = "ctrl", [CALL_SET] = "set", [CALL_GET] = "get",
        [CALL_QUERY] = "query", [CALL_COPY] = "copy", [CALL_RESET] = "reset",
    };
    static const char *const places[] = {"apart", "in place", "after", "before", "out NULL"};

    fprintf(to, "    [%u] %s", call->slot, kinds[call->kind]);
    if (call->kind == CALL_INIT)
        fprintf(to, " enc=%d%s%s%s", call->enc, call->with_cipher ? " cipher" : "",
                call->key != NULL ? " key" : "", call->iv != NULL ? " iv" : "");
    if (call->kind == CALL_CTRL)
        fprintf(to, " type=%#x", (unsigned)call->ctrl);
    if (call->param != NULL)
        fprintf(to, " %s type %u", call->param, call->type);
    fprintf(to, " n=%zu %s%s", call->n, places[call->place], call->null_data ? " data NULL" : "");
    if (call->shift != 0)
        fprintf(to, " shift=%zu", call->shift);
    if (call->in != NULL && call->n > 0 && call->n <= 16)
        fputc(' ', to);
    for (size_t i = 0; call->in != NULL && call->n <= 16 && i < call->n; i++)
        fprintf(to, "%02x", call->in[i]);
    fputc('\n', to);
    if (call->also != NULL) {
        fputs("      with", to);
        call_print(to, call->also);
    }
}
