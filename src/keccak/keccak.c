/* SPDX-License-Identifier: Apache-2.0 */
#include "keccak/keccak.h"

#include "base/ct.h"

/* FIPS 202, 6.1 and 6.2: 01 and 1111, then the first 1 of pad10*1, low bits first. */
const struct lanes_keccak_function lanes_sha3_256 = {LANES_SHA3_256_RATE, 0x06};
const struct lanes_keccak_function lanes_sha3_512 = {LANES_SHA3_512_RATE, 0x06};
const struct lanes_keccak_function lanes_shake128 = {LANES_SHAKE128_RATE, 0x1f};
const struct lanes_keccak_function lanes_shake256 = {LANES_SHAKE256_RATE, 0x1f};

/* The last 1 of the padding, in the last word of the rate. */
static const uint64_t last_bit = UINT64_C(1) << 63;

static size_t min_size(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Xors n bytes into the state's bytes from `at` on. */
static void xor_bytes(uint64_t state[25], size_t at, const uint8_t *in, size_t n)
{
    for (; n > 0 && at % 8 != 0; n--, at++)
        state[at / 8] ^= (uint64_t)*in++ << 8 * (at % 8);
    for (; n >= 8; n -= 8, at += 8, in += 8)
        state[at / 8] ^= lanes_load64_le(in);
    for (; n > 0; n--, at++)
        state[at / 8] ^= (uint64_t)*in++ << 8 * (at % 8);
}

/* The n bytes of the state from `at` on. */
static void copy_bytes(uint8_t *out, const uint64_t state[25], size_t at, size_t n)
{
    for (; n > 0 && at % 8 != 0; n--, at++)
        *out++ = (uint8_t)(state[at / 8] >> 8 * (at % 8));
    for (; n >= 8; n -= 8, at += 8, out += 8)
        lanes_store64_le(out, state[at / 8]);
    for (; n > 0; n--, at++)
        *out++ = (uint8_t)(state[at / 8] >> 8 * (at % 8));
}

void lanes_keccak_init(struct lanes_keccak *s, const struct lanes_keccak_kernel *row,
                       const struct lanes_keccak_function *function)
{
    memset(s, 0, sizeof(*s));
    s->row = row;
    s->function = *function;
}

void lanes_keccak_absorb(struct lanes_keccak *s, const uint8_t *in, size_t n)
{
    const size_t rate = s->function.rate;

    LANES_ASSERT(!s->squeezing);
    while (n > 0) {
        const size_t take = min_size(n, rate - s->at);
        xor_bytes(s->state, s->at, in, take);
        s->at = (uint8_t)(s->at + take);
        in += take, n -= take;
        if (s->at == rate) {
            s->row->permute(s->state);
            s->at = 0;
        }
    }
}

void lanes_keccak_squeeze(struct lanes_keccak *s, uint8_t *out, size_t n)
{
    const size_t rate = s->function.rate;

    if (!s->squeezing) {
        s->state[s->at / 8] ^= (uint64_t)s->function.suffix << 8 * (s->at % 8);
        s->state[rate / 8 - 1] ^= last_bit;
        s->at = s->function.rate;
        s->squeezing = true;
    }
    while (n > 0) {
        if (s->at == rate) {
            s->row->permute(s->state);
            s->at = 0;
        }
        const size_t take = min_size(n, rate - s->at);
        copy_bytes(out, s->state, s->at, take);
        s->at = (uint8_t)(s->at + take);
        out += take, n -= take;
    }
}

void lanes_keccak_wipe(struct lanes_keccak *s)
{
    lanes_wipe(s, sizeof(*s));
}

void lanes_keccak_hash(const struct lanes_keccak_kernel *row,
                       const struct lanes_keccak_function *function, uint8_t *out,
                       size_t out_bytes, const uint8_t *in, size_t n)
{
    struct lanes_keccak s;

    lanes_keccak_init(&s, row, function);
    lanes_keccak_absorb(&s, in, n);
    lanes_keccak_squeeze(&s, out, out_bytes);
    lanes_keccak_wipe(&s);
}

void lanes_keccak_x5_seed(struct lanes_keccak_x5 *s, const struct lanes_keccak_kernel *row,
                          const struct lanes_keccak_function *function, const uint8_t *seed,
                          size_t seed_bytes, const uint16_t nonce[static LANES_KECCAK_MESSAGES])
{
    const size_t words = seed_bytes / 8, end = function->rate / 8U - 1;

    LANES_ASSERT(seed_bytes % 8 == 0 && seed_bytes + 2 < function->rate);
    memset(s, 0, sizeof(*s));
    s->row = row;
    s->rate = function->rate;
    for (size_t k = 0; k < LANES_KECCAK_MESSAGES; k++) {
        uint64_t *const way = k < LANES_KECCAK_WAYS ? s->states + k : s->last;
        const size_t stride = k < LANES_KECCAK_WAYS ? LANES_KECCAK_WAYS : 1;
        for (size_t i = 0; i < words; i++)
            way[stride * i] = lanes_load64_le(seed + 8 * i);
        way[stride * words] = nonce[k] | (uint64_t)function->suffix << 16;
        way[stride * end] ^= last_bit;
    }
}

/* Adds the next block to the state, if it is there, and is due to be permuted then. */
static bool add_block(struct lanes_keccak_beside *b)
{
    const size_t rate = b->hash.function.rate;

    LANES_ASSERT(b->hash.at == 0 && !b->hash.squeezing);
    if (b->ready - b->done < rate)
        return false;
    xor_bytes(b->hash.state, 0, b->in + b->done, rate);
    b->done += rate;
    return true;
}

void lanes_keccak_x5_squeeze(struct lanes_keccak_x5 *s,
                             uint8_t *const out[static LANES_KECCAK_MESSAGES], size_t blocks,
                             struct lanes_keccak_beside *beside)
{
    uint8_t *to[LANES_KECCAK_MESSAGES], *const last = out[LANES_KECCAK_WAYS];
    const size_t rate = s->rate;

    LANES_ASSERT(last == NULL || beside == NULL);
    for (size_t b = 0; b < blocks; b++) {
        if (last != NULL)
            s->row->permute_x5(s->states, s->last);
        else if (beside != NULL && add_block(beside))
            s->row->permute_x5(s->states, beside->hash.state);
        else
            s->row->permute_x4(s->states);
        for (size_t k = 0; k < LANES_KECCAK_MESSAGES; k++)
            to[k] = out[k] == NULL ? NULL : out[k] + b * rate;
        s->row->split(to, s->states, rate / 8);
        if (last != NULL)
            copy_bytes(to[LANES_KECCAK_WAYS], s->last, 0, rate);
    }
}

void lanes_keccak_x5_wipe(struct lanes_keccak_x5 *s)
{
    lanes_wipe(s, sizeof(*s));
}
