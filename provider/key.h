/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The key object of all key types, and the descriptor in which they differ.
 *
 * A key does not change once its maker has handed it out, but for one call of
 * OpenSSL that replaces the public half (`encoded-pub-key`) and that, like all
 * that sets parameters, is its caller's to keep apart from other uses. It is
 * shared by counting references, without a lock. What later operations would
 * repeat is built when it is first asked for and published once.
 */
#ifndef LANES_PROVIDER_KEY_H
#define LANES_PROVIDER_KEY_H

#include "curve25519/ed25519.h"
#include "mldsa/mldsa.h"
#include "provider.h"

#include <stdatomic.h>

struct lanes_key;

/* What a key keeps for later operations. */
enum lanes_key_part {
    LANES_KEY_SIGNER,     /* of the private half; secret */
    LANES_KEY_VERIFIER,   /* of the public half, from the first verification on */
    LANES_KEY_REVERIFIER, /* of the public half, from the second verification on */
    LANES_KEY_MATRIX,     /* what the signer works with and is public */
    LANES_KEY_PARTS,
    LANES_KEY_PART_ALIGNMENT = 64,
};

struct lanes_key_part_type {
    size_t bytes; /* 0: the type has no such part */
    bool secret;
    bool (*build)(struct lanes_key *key, void *part); /* false: no memory */
};

struct lanes_key_type {
    const char *name; /* the first of its names in algorithms.h */
    uint8_t oid[12];  /* the contents of the OBJECT IDENTIFIER */
    size_t oid_bytes;
    size_t private_bytes, public_bytes;
    size_t seed_bytes; /* of what both halves come from; 0: there is no such thing */
    enum lanes_primitive primitive; /* whose row the trace names */

    /* What EVP_PKEY_get_bits() and its relatives say. */
    unsigned bits, security_bits, max_size, security_category;
    const char *group;     /* the one TLS group that keys may be asked for by, or NULL */
    bool encoded_public;   /* has the parameter `encoded-pub-key` */
    bool mandatory_digest; /* signs: has the parameter `mandatory-digest`, which is empty */

    const struct lanes_mldsa_set *mldsa; /* NULL: not a key of ML-DSA */

    /*
     * For types without seeds. A new private half: from key material (RFC 9180, 4), or
     * (ikm NULL) by chance.
     */
    bool (*generate)(const struct lanes_provider *provider, uint8_t *private_key,
                     const uint8_t *ikm, size_t ikm_bytes);
    /* False: the private half contradicts itself. */
    bool (*derive)(const struct lanes_provider *provider, const struct lanes_key_type *type,
                   uint8_t *public_key, const uint8_t *private_key);
    struct lanes_key_part_type part[LANES_KEY_PARTS];
};

extern const struct lanes_key_type lanes_key_x25519, lanes_key_ed25519;
extern const struct lanes_key_type lanes_key_mldsa44, lanes_key_mldsa65, lanes_key_mldsa87;

struct lanes_key {
    const struct lanes_provider *provider;
    const struct lanes_key_type *type;
    atomic_uint references;
    atomic_bool verified;  /* at least once */
    bool has_public;
    uint8_t *private_key;  /* on the secure heap; NULL: none */
    uint8_t *seed;         /* that the halves came from, on the secure heap; NULL: not kept */
    _Atomic(void *) built[LANES_KEY_PARTS]; /* memory of the parts; NULL: not yet */
    uint8_t public_key[];
};

/* A key with neither half. NULL if there is no memory. */
struct lanes_key *lanes_key_new(const struct lanes_provider *provider,
                                const struct lanes_key_type *type);
struct lanes_key *lanes_key_share(struct lanes_key *key);
void lanes_key_free(struct lanes_key *key);

/* For makers of keys: the halves. False, and none set, if there is no memory. */
LANES_MUST_CHECK bool lanes_key_set_private(struct lanes_key *key, const uint8_t *private_key);
/* With the seed that another key of the type has. */
LANES_MUST_CHECK bool lanes_key_copy_private(struct lanes_key *key, const struct lanes_key *from);
void lanes_key_set_public(struct lanes_key *key, const uint8_t *public_key);
/* From the private half, which is there. False if that contradicts itself. */
LANES_MUST_CHECK bool lanes_key_derive_public(struct lanes_key *key);
/* Both halves from a seed, which is kept if it is to be. */
LANES_MUST_CHECK bool lanes_key_set_seed(struct lanes_key *key, const uint8_t *seed);
/* ikm: key material, or the seed; NULL: by chance. */
LANES_MUST_CHECK bool lanes_key_generate(struct lanes_key *key, const uint8_t *ikm,
                                         size_t ikm_bytes);

/*
 * The halves, or the seed, that an import or a file gives; what is not given is
 * NULL. A seed goes before a private half, which goes before a public one; what
 * is given besides must agree. False, and an error raised, if it does not, or
 * there is no memory. For keys of ML-DSA.
 */
struct lanes_key_halves {
    const uint8_t *seed, *private_key, *public_key;
};
LANES_MUST_CHECK bool lanes_key_set_halves(struct lanes_key *key,
                                           const struct lanes_key_halves *halves);

/* For `encoded-pub-key`: this public half, and no private one. */
void lanes_key_replace_public(struct lanes_key *key, const uint8_t *public_key);

/* True if the private half belongs to the public one. Both must be there. */
LANES_MUST_CHECK bool lanes_key_is_pair(const struct lanes_key *key);

/* A part, built if need be. NULL if there is no memory for it. */
const void *lanes_key_part(struct lanes_key *key, enum lanes_key_part part);

/*
 * For a verification: what pays from the second one on. NULL for the first, and where there is
 * no memory; verification then goes the way without.
 */
const void *lanes_key_reverifier(struct lanes_key *key);

/* The rows of this key's provider. */
static inline struct lanes_ed25519_rows lanes_key_rows(const struct lanes_provider *provider)
{
    /* The head of a row is its first member. */
    return (struct lanes_ed25519_rows){
        .curve =
            (const struct lanes_curve25519_kernel *)provider->kernel[LANES_CURVE25519].picked,
        .sha512 = (const struct lanes_sha512_kernel *)provider->kernel[LANES_SHA512].picked,
    };
}

static inline struct lanes_mldsa_rows lanes_key_mldsa_rows(const struct lanes_provider *provider)
{
    return (struct lanes_mldsa_rows){
        .mldsa = (const struct lanes_mldsa_kernel *)provider->kernel[LANES_MLDSA].picked,
        .keccak = (const struct lanes_keccak_kernel *)provider->kernel[LANES_KECCAK].picked,
    };
}

/* One line of the trace for a context that works with keys of this type. */
static inline void lanes_key_trace(const struct lanes_provider *provider,
                                   const struct lanes_key_type *type, const char *algorithm,
                                   const char *operation)
{
    lanes_trace(&provider->core, algorithm, operation,
                provider->kernel[type->primitive].picked->name);
}

/* keymgmt.c: what decoders and encoders share with the key management. */
LANES_MUST_CHECK bool lanes_key_import(struct lanes_key *key, int selection,
                                       const OSSL_PARAM params[]);
LANES_MUST_CHECK bool lanes_key_export(const struct lanes_key *key, int selection,
                                       OSSL_CALLBACK *callback, void *argument);

#endif
