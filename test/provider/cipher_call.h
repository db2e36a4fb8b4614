/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One EVP cipher call as data, so that tables and a random generator can write
 * sequences, and two sides can carry out the very same one.
 */
#ifndef LANES_TEST_PROVIDER_CIPHER_CALL_H
#define LANES_TEST_PROVIDER_CIPHER_CALL_H

#include "harness.h"
#include "outcome.h"

#include <openssl/evp.h>

enum call_kind {
    CALL_INIT,   /* EVP_CipherInit_ex2 */
    CALL_UPDATE, /* EVP_CipherUpdate */
    CALL_CIPHER, /* EVP_Cipher */
    CALL_FINAL,  /* EVP_CipherFinal_ex */
    CALL_CTRL,   /* EVP_CIPHER_CTX_ctrl */
    CALL_SET,    /* EVP_CIPHER_CTX_set_params, one parameter or two */
    CALL_GET,    /* EVP_CIPHER_CTX_get_params, one parameter or two */
    CALL_QUERY,  /* every EVP_CIPHER_CTX_get_... there is */
    CALL_COPY,   /* EVP_CIPHER_CTX_copy from the other slot */
    CALL_RESET,  /* EVP_CIPHER_CTX_reset */
    CALL_KINDS,
};

/* Where the output goes. */
enum place {
    PLACE_APART,
    PLACE_SAME,    /* exactly in place */
    PLACE_AFTER,   /* `shift` bytes after the input's begin: overlaps if shorter than it */
    PLACE_BEFORE,  /* `shift` bytes before the input's begin */
    PLACE_NULL,    /* no output: AAD */
};

enum {
    CALL_SLOTS = 2,
    CALL_TEXT_MAX = 4200,
    CALL_MARGIN = 64, /* of an area, before and after the text */
    CALL_PARAM_ROOM = 256, /* of an area, for each parameter */
};

struct call {
    enum call_kind kind;
    uint8_t slot;
    int8_t enc;       /* CALL_INIT: 1, 0, or -1: as before */
    bool with_cipher; /* CALL_INIT: the fetched cipher is passed again */
    const uint8_t *key, *iv;
    const uint8_t *in; /* input, parameter data or control data */
    size_t n;
    enum place place;
    size_t shift;
    int ctrl;
    const char *param; /* CALL_SET, CALL_GET, and CALL_INIT if it passes one */
    unsigned type;     /* OSSL_PARAM_... */
    bool null_data;
    const struct call *also; /* CALL_SET, CALL_GET: one more parameter, set or got with this one */
};

/* A cipher of one side. */
struct actor {
    const struct library *library;
    EVP_CIPHER *cipher;
    EVP_CIPHER_CTX *slot[CALL_SLOTS];
    /*
     * The oracle for XChaCha, which no OpenSSL has: the same construction with
     * the subkey and the rest of the nonce (draft-irtf-cfrg-xchacha-03, 2.3).
     */
    bool derives;
    bool stream; /* derived IV in ChaCha20's form: counter, then nonce */
    uint8_t key[CALL_SLOTS][32];
};

void actor_open(struct actor *a, const struct library *library, const char *cipher);
void actor_close(struct actor *a);

/* New contexts, as at the start of a sequence. */
void actor_restart(struct actor *a);

void call_run(struct actor *a, const struct call *call, struct outcome *o);

/* The state of the areas before the call. */
void call_before(const struct call *call, struct outcome *o);

void call_print(FILE *to, const struct call *call);

#endif
