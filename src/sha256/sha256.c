/* SPDX-License-Identifier: Apache-2.0 */
#include "sha256/sha256.h"

#include "base/ct.h"

/* FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of cube roots of primes. */
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/* FIPS 180-4, 5.3.3 */
static const uint32_t initial[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static uint32_t load32_be(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | (uint32_t)p[3];
}

static uint32_t rotr(uint32_t x, unsigned n)
{
    return lanes_rotl32(x, 32 - n);
}

/* The schedule's word t; w holds the sixteen before it. FIPS 180-4, 6.2.2, step 1. */
static uint32_t expand(uint32_t w[16], size_t t)
{
    const uint32_t a = w[(t + 1) & 15], b = w[(t + 14) & 15];

    w[t & 15] += (rotr(a, 7) ^ rotr(a, 18) ^ a >> 3) + w[(t + 9) & 15] +
                 (rotr(b, 17) ^ rotr(b, 19) ^ b >> 10);
    return w[t & 15];
}

/* FIPS 180-4, 6.2.2 */
static void block(uint32_t state[8], const uint8_t in[LANES_SHA256_BLOCK_BYTES])
{
    uint32_t w[16], v[8];

    memcpy(v, state, sizeof(v));
    for (size_t t = 0; t < 64; t++) {
        if (t < 16)
            w[t] = load32_be(in + 4 * t);
        const uint32_t word = t < 16 ? w[t] : expand(w, t);
        const uint32_t t1 = v[7] + (rotr(v[4], 6) ^ rotr(v[4], 11) ^ rotr(v[4], 25)) +
                            ((v[4] & v[5]) ^ (~v[4] & v[6])) + constants[t] + word;
        const uint32_t t2 = (rotr(v[0], 2) ^ rotr(v[0], 13) ^ rotr(v[0], 22)) +
                            ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof(v[0]));
        v[4] += t1;
        v[0] = t1 + t2;
    }
    for (size_t i = 0; i < 8; i++)
        state[i] += v[i];
    lanes_wipe(w, sizeof(w));
    lanes_wipe(v, sizeof(v));
}

void lanes_sha256_init(struct lanes_sha256 *s)
{
    memcpy(s->state, initial, sizeof(s->state));
    s->bytes = 0;
}

void lanes_sha256_update(struct lanes_sha256 *s, const uint8_t *in, size_t n)
{
    while (n > 0) {
        const size_t used = s->bytes % LANES_SHA256_BLOCK_BYTES;
        const size_t room = LANES_SHA256_BLOCK_BYTES - used, now = n < room ? n : room;

        memcpy(s->partial + used, in, now);
        s->bytes += now;
        in += now, n -= now;
        if (now == room)
            block(s->state, s->partial);
    }
}

void lanes_sha256_final(struct lanes_sha256 *s, uint8_t out[static 32])
{
    /* FIPS 180-4, 5.1.1: a bit 1, zeros, the length in bits as a 64-bit number. */
    enum { LENGTH_AT = LANES_SHA256_BLOCK_BYTES - 8 };
    const uint64_t bits = s->bytes << 3;
    size_t used = s->bytes % LANES_SHA256_BLOCK_BYTES;

    s->partial[used++] = 0x80;
    memset(s->partial + used, 0, LANES_SHA256_BLOCK_BYTES - used);
    if (used > LENGTH_AT) {
        block(s->state, s->partial);
        memset(s->partial, 0, LANES_SHA256_BLOCK_BYTES);
    }
    lanes_store64_be(s->partial + LENGTH_AT, bits);
    block(s->state, s->partial);
    for (size_t i = 0; i < LANES_SHA256_BYTES; i++)
        out[i] = (uint8_t)(s->state[i / 4] >> (24 - 8 * (i % 4)));
    lanes_wipe(s, sizeof(*s));
}

/* HMAC-SHA-256 of the pieces; the key has at most a block. FIPS 198-1, 4. */
static void hmac(uint8_t out[static 32], const uint8_t *key, size_t key_bytes,
                 const struct lanes_piece *pieces, size_t n)
{
    uint8_t pad[LANES_SHA256_BLOCK_BYTES], inner[LANES_SHA256_BYTES];
    struct lanes_sha256 s;

    LANES_ASSERT(key_bytes <= sizeof(pad));
    memset(pad, 0x36, sizeof(pad));
    for (size_t i = 0; i < key_bytes; i++)
        pad[i] ^= key[i];
    lanes_sha256_init(&s);
    lanes_sha256_update(&s, pad, sizeof(pad));
    for (size_t i = 0; i < n; i++)
        lanes_sha256_update(&s, pieces[i].at, pieces[i].n);
    lanes_sha256_final(&s, inner);
    for (size_t i = 0; i < sizeof(pad); i++)
        pad[i] ^= 0x36 ^ 0x5c;
    lanes_sha256_init(&s);
    lanes_sha256_update(&s, pad, sizeof(pad));
    lanes_sha256_update(&s, inner, sizeof(inner));
    lanes_sha256_final(&s, out);
    lanes_wipe(pad, sizeof(pad));
    lanes_wipe(inner, sizeof(inner));
}

/* RFC 5869, 2.2. To HMAC no salt is the same as a block of zeros. */
void lanes_hkdf_extract(uint8_t prk[static 32], const struct lanes_piece *ikm, size_t pieces)
{
    hmac(prk, NULL, 0, ikm, pieces);
}

/* RFC 5869, 2.3: T(1) = HMAC-Hash(PRK, info | 0x01) */
void lanes_hkdf_expand(uint8_t out[static 32], const uint8_t prk[static 32],
                       const struct lanes_piece *info, size_t pieces)
{
    static const uint8_t counter = 1;
    struct lanes_piece all[LANES_HKDF_PIECES_MAX + 1];

    LANES_ASSERT(pieces <= LANES_HKDF_PIECES_MAX);
    for (size_t i = 0; i < pieces; i++)
        all[i] = info[i];
    all[pieces] = (struct lanes_piece){&counter, 1};
    hmac(out, prk, LANES_SHA256_BYTES, all, pieces + 1);
}
