/* SPDX-License-Identifier: Apache-2.0 */
#include "allow.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evperr.h>
#include <openssl/proverr.h>

#include <string.h>

static bool gives_text(const struct call *call)
{
    return call->kind == CALL_UPDATE || call->kind == CALL_CIPHER;
}

static bool is_empty_cipher(const struct call *call)
{
    return call->kind == CALL_CIPHER && call->null_data && call->n == 0;
}

/* What old versions take for nothing to do, whatever the context waits for. */
static bool is_idle_cipher(const struct oracle_edges *edges, const struct call *call)
{
    return call->kind == CALL_CIPHER && call->n == 0 && !edges->cipher_is_final;
}

static bool is_final(const struct call *call)
{
    return call->kind == CALL_FINAL || is_empty_cipher(call);
}

static bool without_key(const struct facts *facts, const struct oracle_edges *edges,
                        const struct call *call)
{
    (void)edges;
    return facts->aead && facts->key != FACT_YES && (gives_text(call) || is_final(call));
}

static bool without_tag(const struct facts *facts, const struct oracle_edges *edges,
                        const struct call *call)
{
    return facts->aead && facts->tag != FACT_YES && is_final(call) && !facts->encrypting &&
           !(call->kind == CALL_FINAL ? edges->final_wants_tag : false);
}

static bool empty_cipher_with_bad_tag(const struct facts *facts, const struct oracle_edges *edges,
                                      const struct call *call)
{
    return facts->aead && is_idle_cipher(edges, call);
}

static bool after_final(const struct facts *facts, const struct oracle_edges *edges,
                        const struct call *call)
{
    (void)edges;
    return facts->aead && facts->spent != FACT_NO && call->kind == CALL_UPDATE;
}

static bool overlaps(const struct facts *facts, const struct oracle_edges *edges,
                     const struct call *call)
{
    (void)facts;
    (void)edges;
    return gives_text(call) && (call->place == PLACE_AFTER || call->place == PLACE_BEFORE) &&
           call->shift > 0 && call->shift < call->n;
}

const char edge_no_key[] = "an AEAD used without a key";
const char edge_no_tag[] = "opening with no tag set";
const char edge_empty_cipher[] = "a bad tag on an empty message, through EVP_Cipher";
const char edge_ended[] = "update after final";
const char edge_overlap[] = "partly overlapping input and output";

/* Each is a refusal that leaves every byte as it was. */
static const struct {
    const char *edge;
    bool (*applies)(const struct facts *, const struct oracle_edges *, const struct call *);
    int library, reason; /* what lanes raises */
} list[] = {
    {edge_no_key, without_key, ERR_LIB_PROV, PROV_R_NO_KEY_SET},
    {edge_no_tag, without_tag, ERR_LIB_PROV, PROV_R_TAG_NOT_SET},
    {edge_empty_cipher, empty_cipher_with_bad_tag, 0, 0},
    {edge_ended, after_final, 0, 0},
    {edge_overlap, overlaps, ERR_LIB_EVP, EVP_R_PARTIALLY_OVERLAPPING},
};

static bool raises(const struct outcome *o, int library, int reason)
{
    return ERR_GET_LIB(o->error) == library && ERR_GET_REASON(o->error) == reason;
}

const char *allowed(const struct facts *facts, const struct oracle_edges *edges,
                    const struct call *call, const struct outcome *lanes)
{
    static struct outcome before;
    const long refusal = call->kind == CALL_CIPHER ? -1 : 0;

    call_before(call, &before);
    if (lanes->ret != refusal || !outcome_untouched(lanes, &before))
        return NULL;
    for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); i++) {
        if (raises(lanes, list[i].library, list[i].reason) &&
            list[i].applies(facts, edges, call))
            return list[i].edge;
    }
    return NULL;
}

/* The part of the call that sets this, by control or by parameter; NULL if none does. */
static const struct call *sets(const struct call *call, int ctrl, const char *param)
{
    if (call->kind == CALL_CTRL)
        return call->ctrl == ctrl ? call : NULL;
    while (call != NULL && (call->kind != CALL_SET || strcmp(call->param, param) != 0))
        call = call->also;
    return call;
}

static bool sets_header(const struct call *call)
{
    return sets(call, EVP_CTRL_AEAD_TLS1_AAD, OSSL_CIPHER_PARAM_AEAD_TLS1_AAD) != NULL;
}

bool parts_ways(const struct facts *facts, const struct oracle_edges *edges,
                const struct call *call, const struct outcome *o)
{
    const bool empty_aad = call->kind == CALL_CIPHER && call->n == 0 && call->place == PLACE_NULL;

    return facts->aead &&
           (is_idle_cipher(edges, call) ||
            (sets_header(call) && o->ret <= 0) || (empty_aad && facts->record) ||
            (facts->record && after_final(facts, edges, call)));
}

static void after_init(struct facts *facts, const struct call *call, bool success)
{
    const bool keyed = facts->key != FACT_NO || call->key != NULL;

    if (call->enc >= 0)
        facts->encrypting = call->enc == 1;
    if (!success || call->with_cipher) { /* some versions reset the context, some do not */
        facts->key = keyed ? FACT_PERHAPS : FACT_NO;
        facts->tag = facts->tag == FACT_NO ? FACT_NO : FACT_PERHAPS;
    }
    if (success && call->key != NULL)
        facts->key = FACT_YES;
    if (success && call->iv != NULL) {
        facts->spent = FACT_NO;
        facts->record = false;
    } else if (facts->spent == FACT_YES && call->with_cipher) {
        facts->spent = FACT_PERHAPS;
    }
    if (call->param != NULL)
        facts->tag = FACT_PERHAPS;
}

void facts_follow(struct facts *facts, const struct call *call, const struct outcome *o)
{
    const bool aead = facts->aead, success = o->ret > 0;
    const struct call *tag = sets(call, EVP_CTRL_AEAD_SET_TAG, OSSL_CIPHER_PARAM_AEAD_TAG);

    if (call->kind == CALL_INIT)
        after_init(facts, call, success);
    if (call->kind == CALL_RESET)
        *facts = (struct facts){.aead = aead};
    if (call->kind == CALL_FINAL && success)
        facts->spent = FACT_YES;
    if (sets_header(call))
        facts->record = true;
    if (tag != NULL)
        facts->tag = success && !tag->null_data ? FACT_YES : FACT_PERHAPS;
}

/* A context for opening, with key and nonce. */
static EVP_CIPHER_CTX *opener(const EVP_CIPHER *cipher)
{
    static const uint8_t key[32], iv[12];
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();

    CU_ASSERT_EQUAL_FATAL(EVP_DecryptInit_ex2(ctx, cipher, key, iv, NULL), 1);
    return ctx;
}

void oracle_edges_find(struct oracle_edges *edges, const struct library *library)
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(library->ctx, "ChaCha20-Poly1305", library->query);
    EVP_CIPHER_CTX *ctx = opener(cipher);
    uint8_t tag[16] = {0}, byte[1] = {0};
    int length;

    edges->final_wants_tag = EVP_CipherFinal_ex(ctx, byte, &length) != 1;
    EVP_CIPHER_CTX_free(ctx);

    ctx = opener(cipher);
    EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, sizeof(tag), tag);
    edges->cipher_is_final = EVP_Cipher(ctx, byte, NULL, 0) < 0;
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(cipher);
    ERR_clear_error();
}
