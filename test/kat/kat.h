/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Known answers. A case is a kind and some named fields in hex, wherever it
 * comes from: rfc.c has those of the standards, read.c takes more from files.
 * run_src.c gives a case to a row of src/, run_evp.c to OpenSSL with the module.
 */
#ifndef LANES_TEST_KAT_H
#define LANES_TEST_KAT_H

#include "tables.h"

#include <stdbool.h>
#include <stddef.h>

enum kat_kind {
    KAT_AEAD,            /* key nonce aad in -> out tag, 12-byte nonce */
    KAT_XAEAD,           /* the same, 24-byte nonce */
    KAT_CHACHA20,        /* key nonce counter in -> out, 12-byte nonce */
    KAT_CHACHA20_BLOCK,  /* key nonce counter -> out, the keystream itself */
    KAT_XCHACHA20,       /* key nonce counter in -> out, 24-byte nonce */
    KAT_HCHACHA20,       /* key nonce -> out, 16-byte nonce */
    KAT_POLY1305,        /* key in -> tag */
    KAT_POLY1305_KEYGEN, /* key nonce -> out: RFC 8439, 2.6 */
    KAT_SHA512,          /* in -> out */
    KAT_SHA3_256,        /* the same */
    KAT_SHA3_512,
    KAT_SHAKE128, /* as many bytes as out has */
    KAT_SHAKE256,
    KAT_X25519,          /* key, in: the peer's -> out */
    KAT_X25519_PUBLIC,   /* key -> out */
    KAT_X25519_CHAIN,    /* RFC 7748, 5.2: counter times from 9 on -> out */
    KAT_X25519_FILES,    /* the same as KAT_X25519, the keys in DER or PEM */
    KAT_X25519_IMPORT,   /* in: a public key, a key by its length unless invalid */
    KAT_DHKEM_DERIVE,    /* in -> out: private, tag: public key */
    KAT_DHKEM,           /* key: recipient's, in: ikmE -> out, tag: enc */
    KAT_DHKEM_AUTH,      /* and aad: sender's private key */
    KAT_ED25519,         /* nonce: public key, in, tag: signature; key, if it is to be signed */
    KAT_ED25519CTX,      /* and aad: context */
    KAT_ED25519PH,       /* the same */
    KAT_ED25519_PUBLIC,  /* key -> out */
    KAT_KEY_FILE,        /* in: a file with a key or a certificate, password "password" */
    KAT_ED25519_POINT,   /* nonce: public key, on the curve unless invalid */
    /*
     * key: seed -> out: public key, tag: private key, if it is given. From here on one kind
     * for each parameter set.
     */
    KAT_MLDSA44_KEYGEN,
    KAT_MLDSA65_KEYGEN,
    KAT_MLDSA87_KEYGEN,
    /*
     * key: seed or private key, if it is to be signed; nonce: public key, if it is known;
     * aad: context; in: message, as `counter`, a kat_mldsa_message, says; out: random bytes,
     * none: deterministic; tag: signature. invalid: the key, or else the signature, is refused.
     */
    KAT_MLDSA44,
    KAT_MLDSA65,
    KAT_MLDSA87,
    KAT_KINDS,
    KAT_CURVES = KAT_SHA512, /* from this one on: run by curves.c and curves_evp.c */
};

/* What OpenSSL calls message-encoding, and its parameter mu. */
enum kat_mldsa_message {
    KAT_MLDSA_RAW,
    KAT_MLDSA_PURE,
    KAT_MLDSA_MU,
};

enum kat_field {
    KAT_KEY,
    KAT_NONCE,
    KAT_AAD,
    KAT_IN,
    KAT_OUT,
    KAT_TAG,
    KAT_FIELDS,
};

enum { KAT_BYTES_MAX = 16384 };

struct kat_case {
    const char *id;
    enum kat_kind kind;
    bool invalid;                /* must be refused: forged, or of a wrong length */
    unsigned counter;            /* the first block, and the like, where the kind has one */
    const char *hex[KAT_FIELDS]; /* NULL: empty */
};

struct kat_bytes {
    unsigned char p[KAT_BYTES_MAX];
    size_t n;
};

/* False if the field is not hex or too long. */
bool kat_unhex(struct kat_bytes *out, const struct kat_case *c, enum kat_field field);

/* The table whose rows a kind can be run on. */
enum lanes_primitive kat_primitive(enum kat_kind kind);

/* True if a kind's cases say something of this table's rows: signatures do of two tables. */
bool kat_concerns(enum kat_kind kind, const struct lanes_kernel_table *table);

/* NULL if the case comes out as it must, else what is wrong. */
const char *kat_run_src(const struct kat_case *c, const struct lanes_kernel *row);

/* False for kinds that are OpenSSL's business alone. */
bool kat_src_reaches(enum kat_kind kind);

/* The part of it for the kinds from KAT_CURVES on; f: the fields as bytes. */
const char *kat_run_curve(const struct kat_case *c, const struct kat_bytes *f,
                          const struct lanes_kernel *row);

/* The part of it for ML-DSA: mldsa.c. */
const char *kat_run_mldsa(const struct kat_case *c, const struct kat_bytes *f,
                          const struct lanes_kernel *row);

/* RFC 8439, draft-irtf-cfrg-xchacha-03, RFC 7748, 8032, 9180, FIPS 202, RFC 9881; the last has no id. */
extern const struct kat_case kat_rfc[];

#endif
