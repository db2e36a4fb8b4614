/* SPDX-License-Identifier: Apache-2.0 */
/* How the operations of `lanes speed` are called through EVP. */
#ifndef LANES_TOOLS_DRIVERS_H
#define LANES_TOOLS_DRIVERS_H

#include <openssl/types.h>

#include <stdbool.h>
#include <stddef.h>

enum {
    TAG_BYTES = 16,
    MLDSA_MESSAGES = 16, /* the fixed list that ML-DSA signs */
    OPEN = 0,
    SEAL = 1,
};

struct message;

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
    unsigned batch;   /* operations in one run, 0: one; their mean is told */
    unsigned first;   /* number of the first message of a list */
    const int *sizes; /* bytes of text, ended by a negative number */
};

struct message {
    const struct line *line;
    size_t bytes;
    int direction;
    EVP_CIPHER *cipher;
    EVP_CIPHER_CTX *cipher_ctx;
    EVP_MAC *mac;
    EVP_MAC_CTX *mac_ctx;
    /* of keys */
    OSSL_LIB_CTX *lib;
    const char *query;
    EVP_PKEY *key, *loaded; /* the private key; its public half alone */
    EVP_PKEY_CTX *key_ctx;
    EVP_MD_CTX *sign_ctx;
    unsigned char signature[4627], half[2592], raw[4896]; /* the longest, of ML-DSA-87 */
    size_t signature_bytes, half_bytes, raw_bytes;
    struct handshake *handshake;
    void *pad;
    unsigned char *in, *out;
    unsigned char tag[TAG_BYTES];
};

extern const struct driver message_driver; /* as TLS 1.3 and QUIC: nonce, header, text, tag */
extern const struct driver record_driver;  /* a TLS 1.2 record by one update */
extern const struct driver stream_driver;  /* IV, text */
extern const struct driver mac_driver;     /* key, text */

extern const struct driver keygen_driver;
extern const struct driver import_driver; /* of a raw private key */
extern const struct driver derive_driver;
extern const struct driver sign_driver;
extern const struct driver verify_loaded_driver; /* one key object for all */
extern const struct driver verify_fresh_driver;  /* the raw key imported for each */

extern const struct driver mldsa_keygen_driver;
extern const struct driver mldsa_import_driver; /* of a raw public key */
extern const struct driver mldsa_sign_fresh_driver;
extern const struct driver mldsa_sign_loaded_driver;
extern const struct driver mldsa_verify_fresh_driver;
extern const struct driver mldsa_verify_loaded_driver;

/* A handshake of TLS 1.3, both ends; and its calls of X25519 and Ed25519 alone. */
extern const struct driver handshake_driver;
extern const struct driver handshake_curves_driver;

/* Puts a new context in place of m's, elsewhere in memory. state is m. */
bool driver_renew(void *state, unsigned round);

/* Frees all that the drivers put into m. */
void driver_release(struct message *m);
void driver_release_key(struct message *m); /* these are parts of it */
void driver_release_handshake(struct message *m);

#endif
