/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ML-DSA (FIPS 204): key pairs from seeds, signatures of a message representative mu,
 * their verification. Callers bring memory and random bytes; no function takes more than
 * 48 KiB of stack.
 */
#ifndef LANES_MLDSA_MLDSA_H
#define LANES_MLDSA_MLDSA_H

#include "keccak/keccak.h"
#include "mldsa/kernels.h"

#include <stdbool.h>

enum {
    LANES_MLDSA_SEED_BYTES = 32,   /* xi */
    LANES_MLDSA_RANDOM_BYTES = 32, /* rnd; zeros for deterministic signatures */
    LANES_MLDSA_MU_BYTES = 64,
    LANES_MLDSA_TR_BYTES = 64,
    LANES_MLDSA_CONTEXT_MAX = 255,

    LANES_MLDSA44_PUBLIC_BYTES = 1312,
    LANES_MLDSA44_PRIVATE_BYTES = 2560,
    LANES_MLDSA44_SIGNATURE_BYTES = 2420,
    LANES_MLDSA65_PUBLIC_BYTES = 1952,
    LANES_MLDSA65_PRIVATE_BYTES = 4032,
    LANES_MLDSA65_SIGNATURE_BYTES = 3309,
    LANES_MLDSA87_PUBLIC_BYTES = 2592,
    LANES_MLDSA87_PRIVATE_BYTES = 4896,
    LANES_MLDSA87_SIGNATURE_BYTES = 4627,

    LANES_MLDSA_PUBLIC_BYTES_MAX = LANES_MLDSA87_PUBLIC_BYTES,
    LANES_MLDSA_PRIVATE_BYTES_MAX = LANES_MLDSA87_PRIVATE_BYTES,
    LANES_MLDSA_SIGNATURE_BYTES_MAX = LANES_MLDSA87_SIGNATURE_BYTES,

    /* Expanded keys: the matrix to sign with, the secrets to sign with, the matrix to verify. */
    LANES_MLDSA44_MATRIX_BYTES = 4 * 4 * 1024,
    LANES_MLDSA65_MATRIX_BYTES = 6 * 5 * 1024,
    LANES_MLDSA87_MATRIX_BYTES = 8 * 7 * 1024,
    LANES_MLDSA44_SECRETS_BYTES = 32 + 4 * 1024 + 8 * 512,
    LANES_MLDSA65_SECRETS_BYTES = 32 + 6 * 1024 + 11 * 512,
    LANES_MLDSA87_SECRETS_BYTES = 32 + 8 * 1024 + 15 * 512,
    LANES_MLDSA44_VERIFIER_BYTES = 4 * 5 * 1024,
    LANES_MLDSA65_VERIFIER_BYTES = 6 * 6 * 1024,
    LANES_MLDSA87_VERIFIER_BYTES = 8 * 8 * 1024,
};

/* A parameter set (FIPS 204, 4, table 1) and the sizes that follow from it. */
struct lanes_mldsa_set {
    const char *name; /* "ML-DSA-44" */
    uint8_t k, l, eta, tau, omega;
    uint8_t beta;            /* tau eta */
    uint8_t z_bits;          /* gamma1 = 2^(z_bits - 1) */
    uint8_t challenge_bytes; /* lambda / 4 */
    uint16_t security_bits;  /* 128, 192, 256 */
    int32_t gamma2;
    /* Bytes. */
    uint16_t public_bytes, private_bytes, signature_bytes;
    uint32_t matrix_bytes, secrets_bytes, verifier_bytes;
};

extern const struct lanes_mldsa_set lanes_mldsa_44, lanes_mldsa_65, lanes_mldsa_87;

/* The rows to compute on. What one row expanded no other row can use. */
struct lanes_mldsa_rows {
    const struct lanes_mldsa_kernel *mldsa;
    const struct lanes_keccak_kernel *keccak;
};

/*
 * Algorithm 6: the key pair of a seed. public_key and private_key get the set's
 * public_bytes and private_bytes. Constant time.
 */
void lanes_mldsa_keygen(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                        uint8_t *public_key, uint8_t *private_key, const uint8_t seed[static 32]);

/*
 * ExpandA (Algorithm 32): the matrix of rho, with which both halves of a key begin:
 * matrix_bytes, aligned to 32 bytes.
 */
void lanes_mldsa_expand_matrix(const struct lanes_mldsa_rows *rows,
                               const struct lanes_mldsa_set *set, void *matrix,
                               const uint8_t *half);

/*
 * The public key of a private key, from rho, s1 and s2. False (and zeros in public_key) if
 * a coefficient of these is out of range, or t0 or tr is not what follows from them.
 * The verdict is public. matrix: the key's; NULL: it is made as it goes, and not kept.
 */
LANES_MUST_CHECK bool lanes_mldsa_public(const struct lanes_mldsa_rows *rows,
                                         const struct lanes_mldsa_set *set, uint8_t *public_key,
                                         const uint8_t *private_key, const void *matrix);

/* tr = H(public key), what mu begins with. */
void lanes_mldsa_tr(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                    uint8_t tr[static 64], const uint8_t *public_key);

/* Where tr is in a private key. */
static inline const uint8_t *lanes_mldsa_private_tr(const uint8_t *private_key)
{
    return private_key + 64;
}

/*
 * mu (Algorithm 7, step 6) of a message in pieces: begin with what the encoding puts before
 * it, absorb (lanes_keccak_absorb), end with 64 bytes squeezed (lanes_keccak_squeeze).
 */

/* No prefix: the message is M' itself. */
void lanes_mldsa_begin_raw(struct lanes_keccak *mu, const struct lanes_keccak_kernel *row,
                           const uint8_t tr[static 64]);

/* Algorithm 2: 0, the length of the context (at most 255), the context. */
void lanes_mldsa_begin_pure(struct lanes_keccak *mu, const struct lanes_keccak_kernel *row,
                            const uint8_t tr[static 64], const uint8_t *context,
                            size_t context_bytes);

/*
 * What signatures repeat of a private key besides its matrix: secrets_bytes, aligned to 32
 * bytes. Requires a key that lanes_mldsa_keygen made or lanes_mldsa_public accepted.
 */
void lanes_mldsa_expand_private(const struct lanes_mldsa_rows *rows,
                                const struct lanes_mldsa_set *set, void *secrets,
                                const uint8_t *private_key);

/*
 * Algorithm 7 from mu on: signature_bytes to signature. Time depends on the attempts that
 * it takes, which say nothing about the key. False (and zeros) if 1000 attempts were too few,
 * which no key and message should ever show (FIPS 204, appendix C).
 */
LANES_MUST_CHECK bool lanes_mldsa_sign(const struct lanes_mldsa_rows *rows,
                                       const struct lanes_mldsa_set *set, uint8_t *signature,
                                       const void *matrix, const void *secrets,
                                       const uint8_t mu[static 64],
                                       const uint8_t random[static 32]);

/* Algorithm 8 from mu on. Everything is public. Any bytes may be a public key. */
LANES_MUST_CHECK bool lanes_mldsa_verify(const struct lanes_mldsa_rows *rows,
                                         const struct lanes_mldsa_set *set,
                                         const uint8_t *public_key, const uint8_t *signature,
                                         size_t signature_bytes, const uint8_t mu[static 64]);

/* What verifications repeat of a public key: verifier_bytes, aligned to 32 bytes. */
void lanes_mldsa_expand_public(const struct lanes_mldsa_rows *rows,
                               const struct lanes_mldsa_set *set, void *verifier,
                               const uint8_t *public_key);

/* The same as lanes_mldsa_verify, with what lanes_mldsa_expand_public made. */
LANES_MUST_CHECK bool lanes_mldsa_verify_expanded(const struct lanes_mldsa_rows *rows,
                                                  const struct lanes_mldsa_set *set,
                                                  const void *verifier, const uint8_t *signature,
                                                  size_t signature_bytes,
                                                  const uint8_t mu[static 64]);

#endif
