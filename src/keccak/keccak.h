/* SPDX-License-Identifier: Apache-2.0 */
/* SHA-3 and SHAKE (FIPS 202) in pieces of any size, and SHAKE of five messages side by side. */
#ifndef LANES_KECCAK_KECCAK_H
#define LANES_KECCAK_KECCAK_H

#include "keccak/kernels.h"

/* The rates in bytes; all are multiples of 8. */
enum {
    LANES_SHA3_256_RATE = 136,
    LANES_SHA3_512_RATE = 72,
    LANES_SHAKE128_RATE = 168,
    LANES_SHAKE256_RATE = 136,
};

/* A sponge with Keccak-f[1600] (FIPS 202, 6). */
struct lanes_keccak_function {
    uint8_t rate;   /* bytes */
    uint8_t suffix; /* the bits that follow the message, and the first 1 of the padding */
};

extern const struct lanes_keccak_function lanes_sha3_256, lanes_sha3_512, lanes_shake128,
    lanes_shake256;

/* One message in pieces. */
struct lanes_keccak {
    const struct lanes_keccak_kernel *row;
    uint64_t state[LANES_KECCAK_WORDS];
    struct lanes_keccak_function function;
    uint8_t at; /* bytes of the block absorbed (below the rate) or given out (up to the rate) */
    bool squeezing;
};

void lanes_keccak_init(struct lanes_keccak *s, const struct lanes_keccak_kernel *row,
                       const struct lanes_keccak_function *function);

/* Requires that nothing was squeezed yet. */
void lanes_keccak_absorb(struct lanes_keccak *s, const uint8_t *in, size_t n);

/* The next n bytes of output. The first call ends the message. */
void lanes_keccak_squeeze(struct lanes_keccak *s, uint8_t *out, size_t n);

void lanes_keccak_wipe(struct lanes_keccak *s);

/* The first out_bytes of the function of one message of n bytes; leaves nothing behind. */
void lanes_keccak_hash(const struct lanes_keccak_kernel *row,
                       const struct lanes_keccak_function *function, uint8_t *out,
                       size_t out_bytes, const uint8_t *in, size_t n);

/*
 * A message that is absorbed while others are squeezed, as far as it is known by then: bytes
 * from `done` to `ready` are there. What remains is for lanes_keccak_absorb. Starts with `hash`
 * initialized and done = 0.
 */
struct lanes_keccak_beside {
    struct lanes_keccak hash;
    const uint8_t *in;
    size_t done, ready;
};

enum { LANES_KECCAK_MESSAGES = LANES_KECCAK_WAYS + 1 };

/* Five messages of one length: four side by side, and the last by itself. */
struct lanes_keccak_x5 {
    _Alignas(32) uint64_t states[LANES_KECCAK_WORDS * LANES_KECCAK_WAYS]; /* kernels.h */
    uint64_t last[LANES_KECCAK_WORDS];
    const struct lanes_keccak_kernel *row;
    uint8_t rate;
};

/*
 * Starts with the messages seed || nonce[k], the nonces as two bytes, the low
 * one first: what ML-DSA samples from. Requires seed_bytes a multiple of 8, and
 * seed_bytes + 2 below the rate.
 */
void lanes_keccak_x5_seed(struct lanes_keccak_x5 *s, const struct lanes_keccak_kernel *row,
                          const struct lanes_keccak_function *function, const uint8_t *seed,
                          size_t seed_bytes,
                          const uint16_t nonce[static LANES_KECCAK_MESSAGES]);

/*
 * The next `blocks` blocks, each as long as the rate, of every message k to
 * out[k]; where that is NULL, they are skipped, and of the last not computed.
 * In place of the last, up to as many blocks of `beside` (or NULL) are absorbed.
 */
void lanes_keccak_x5_squeeze(struct lanes_keccak_x5 *s,
                             uint8_t *const out[static LANES_KECCAK_MESSAGES], size_t blocks,
                             struct lanes_keccak_beside *beside);

void lanes_keccak_x5_wipe(struct lanes_keccak_x5 *s);

#endif
