/* SPDX-License-Identifier: Apache-2.0 */
#include "suites.h"

#include "chacha20/chacha20.h"
#include "model.h"
#include "pieces.h"

#include <string.h>

enum { CHUNK_BLOCKS = 8, BLOCKS_MAX = 4 * CHUNK_BLOCKS + 1, TEXT_MAX = 64 * BLOCKS_MAX };

enum { SLOT_OUT, SLOT_IN, SLOT_STATE, SLOT_KEY, SLOT_NONCE };

/* A random state whose counter reaches 2^32 with the last block, or wraps before. */
static uint32_t *state_at_end(size_t blocks)
{
    uint32_t *state = h_guard(SLOT_STATE, 64);

    h_random(state, 64);
    state[12] = (uint32_t)(0 - blocks + (h_below(2) == 0 ? h_below(blocks) : 0));
    return state;
}

static void model_keystream(uint8_t *out, size_t blocks, const uint32_t *state)
{
    uint32_t s[16];

    memcpy(s, state, sizeof(s));
    for (size_t i = 0; i < blocks; i++, s[12]++)
        model_chacha20_block(out + 64 * i, s);
}

/* The bytes around a buffer that a kernel must leave alone. */
static void check_around(const uint8_t *buffer, size_t n, size_t shift, const char *row)
{
    CHECK(buffer[-1] == 0x5a, "%s wrote before %zu bytes", row, n);
    for (size_t i = 0; i < shift; i++)
        CHECK(buffer[n + i] == 0x5a, "%s wrote behind %zu bytes", row, n);
}

/* n bytes at this distance from the end of their page, with a mark around them. */
static uint8_t *shifted(unsigned slot, size_t n, size_t shift)
{
    uint8_t *p = h_guard(slot, n + shift);

    memset(p - 1, 0x5a, n + shift + 1);
    return p;
}

static void xor_at(const struct lanes_chacha20_kernel *row, size_t blocks, size_t shift_out,
                   size_t shift_in, bool in_place)
{
    const size_t n = 64 * blocks;
    const char *name = row->kernel.name;
    uint8_t expected[TEXT_MAX], text[TEXT_MAX];
    uint32_t before[16], *state = state_at_end(blocks);
    uint8_t *out = shifted(SLOT_OUT, n, shift_out);
    uint8_t *in = in_place ? out : shifted(SLOT_IN, n, shift_in);

    memcpy(before, state, sizeof(before));
    h_random(text, n);
    memcpy(in, text, n);
    model_keystream(expected, blocks, state);
    for (size_t i = 0; i < n; i++)
        expected[i] ^= text[i];
    CALLED(H_CALL4(row->xor_blocks, out, in, blocks, state));
    CHECK(memcmp(out, expected, n) == 0, "%s: %zu blocks, out %zu, in %zu, %s", name, blocks,
          shift_out, shift_in, in_place ? "in place" : "apart");
    CHECK(memcmp(state, before, sizeof(before)) == 0, "%s changed the state", name);
    CHECK(in_place || memcmp(in, text, n) == 0, "%s changed its input", name);
    check_around(out, n, shift_out, name);
}

static void xor_blocks(void)
{
    const struct lanes_chacha20_kernel *row;

    FOR_ROWS(row, &lanes_chacha20_kernels)
    {
        for (size_t blocks = 1; blocks <= BLOCKS_MAX; blocks++) {
            xor_at(row, blocks, 0, 0, false);
            xor_at(row, blocks, 0, 0, true);
            xor_at(row, blocks, h_below(64), h_below(64), false);
            xor_at(row, blocks, h_below(64), 0, true);
        }
        for (size_t shift = 0; shift < 64; shift++)
            xor_at(row, 1 + shift % BLOCKS_MAX, shift, 63 - shift, false);
    }
}

static void keystream(void)
{
    const struct lanes_chacha20_kernel *row;
    uint8_t expected[64 * CHUNK_BLOCKS];

    FOR_ROWS(row, &lanes_chacha20_kernels)
    {
        for (size_t i = 0; i < 64 * CHUNK_BLOCKS; i++) {
            const size_t blocks = 1 + i % CHUNK_BLOCKS, shift = i / CHUNK_BLOCKS;
            const uint32_t *state = state_at_end(blocks);
            uint8_t *out = shifted(SLOT_OUT, 64 * blocks, shift);
            model_keystream(expected, blocks, state);
            CALLED(H_CALL3(row->keystream, out, blocks, state));
            CHECK(memcmp(out, expected, 64 * blocks) == 0, "%s: %zu blocks, shift %zu",
                  row->kernel.name, blocks, shift);
            check_around(out, 64 * blocks, shift, row->kernel.name);
        }
    }
}

static void hchacha20(void)
{
    const struct lanes_chacha20_kernel *row;
    uint8_t expected[32];

    FOR_ROWS(row, &lanes_chacha20_kernels)
    {
        for (size_t shift = 0; shift < 32; shift++) {
            uint8_t *subkey = shifted(SLOT_OUT, 32, shift);
            uint8_t *key = h_guard(SLOT_KEY, 32 + shift), *nonce = h_guard(SLOT_NONCE, 16 + shift);
            h_random(key, 32);
            h_random(nonce, 16);
            model_hchacha20(expected, key, nonce);
            CALLED(H_CALL3(row->hchacha20, subkey, key, nonce));
            CHECK(memcmp(subkey, expected, 32) == 0, "%s, shift %zu", row->kernel.name, shift);
            check_around(subkey, 32, shift, row->kernel.name);
        }
    }
}

/* The stream. */

static uint8_t key[32], text[MESSAGE_MAX], expected[MESSAGE_MAX];

/* First counters: plain, and with a carry out of 32 and out of 64 bits inside a chunk. */
static const uint64_t counters[] = {
    0, 1, UINT64_C(0xfffffffd), UINT64_C(0x5fffffff9), UINT64_C(0xfffffffffffffffb),
};
enum { COUNTERS = sizeof(counters) / sizeof(counters[0]) };

static void random_stream(uint8_t iv[16], uint64_t counter)
{
    h_random(key, sizeof(key));
    h_random(text, sizeof(text));
    h_random(iv, 16);
    for (int i = 0; i < 8; i++)
        iv[i] = (uint8_t)(counter >> 8 * i);
    model_chacha20(expected, text, sizeof(text), key, iv, 0);
}

/* "updated-iv": the blocks that were used up have been counted; the last, or not. */
static void check_iv(const struct lanes_chacha20 *c, const uint8_t first[16], size_t used)
{
    uint8_t iv[16];

    for (unsigned skip_begun = 0; skip_begun < 2; skip_begun++) {
        uint64_t count = 0, was = 0;
        lanes_chacha20_get_iv(c, skip_begun != 0, iv);
        for (int i = 7; i >= 0; i--) {
            count = count << 8 | iv[i];
            was = was << 8 | first[i];
        }
        CHECK(count == was + (used + 63 * skip_begun) / 64 && memcmp(iv + 8, first + 8, 8) == 0,
              "IV after %zu bytes: counter %llx", used, (unsigned long long)count);
    }
}

/* The text from `at` to `end` through the stream, in pieces. */
static void stream(struct lanes_chacha20 *c, const uint8_t iv[16], size_t at, size_t end, int size,
                   bool in_place)
{
    while (at < end) {
        const size_t n = next_piece(end - at, size);
        uint8_t *out = h_guard(SLOT_OUT, n), *in = in_place ? out : h_guard(SLOT_IN, n);
        memcpy(in, text + at, n);
        lanes_chacha20_xor(c, out, in, n);
        CHECK(memcmp(out, expected + at, n) == 0, "%s: bytes %zu to %zu, pieces of %d, %s",
              c->row->kernel.name, at, at + n, size, in_place ? "in place" : "apart");
        at += n;
        check_iv(c, iv, at);
    }
}

static void pieces(void)
{
    const struct lanes_chacha20_kernel *row;
    struct lanes_chacha20 c;
    uint8_t iv[16];

    FOR_ROWS(row, &lanes_chacha20_kernels)
    {
        c.row = row;
        for (int size = 1 - 50; size <= 700; size += size < PIECE_MAX ? 1 : 13) {
            random_stream(iv, counters[(unsigned)(size + 50) % COUNTERS]);
            lanes_chacha20_set_key(&c, key);
            lanes_chacha20_set_iv(&c, iv);
            check_iv(&c, iv, 0);
            stream(&c, iv, 0, MESSAGE_MAX, size > 0 ? size : PIECES_RANDOM, size % 2 == 0);
        }
    }
}

/* Every first length, then the rest; from a copy of the context too, after a new IV. */
static void splits(void)
{
    const struct lanes_chacha20_kernel *row;
    struct lanes_chacha20 c, copy;
    uint8_t iv[16];

    FOR_ROWS(row, &lanes_chacha20_kernels)
    {
        c.row = row;
        for (size_t n = 0; n <= MESSAGE_MAX; n++) {
            if (n % 100 == 0) {
                random_stream(iv, counters[n / 100 % COUNTERS]);
                lanes_chacha20_set_key(&c, key);
            }
            lanes_chacha20_set_iv(&c, iv);
            stream(&c, iv, 0, n, PIECES_WHOLE, n % 2 == 0);
            copy = c;
            stream(&c, iv, n, MESSAGE_MAX, PIECES_WHOLE, n % 2 != 0);
            stream(&copy, iv, n, n + 700 < MESSAGE_MAX ? n + 700 : MESSAGE_MAX, 65, true);
        }
    }
}

static void nothing(void)
{
    struct lanes_chacha20 c = {.row = &lanes_chacha20_portable};
    uint8_t iv[16];

    random_stream(iv, 0);
    lanes_chacha20_set_key(&c, key);
    lanes_chacha20_set_iv(&c, iv);
    lanes_chacha20_xor(&c, NULL, NULL, 0);
    stream(&c, iv, 0, 100, PIECES_WHOLE, false);
    lanes_chacha20_xor(&c, NULL, NULL, 0);
    stream(&c, iv, 100, 700, PIECES_WHOLE, false);
}

static void xchacha20(void)
{
    const struct lanes_chacha20_kernel *row;
    struct lanes_chacha20 c;
    uint8_t nonce[24], subkey[32], iv[16];

    FOR_ROWS(row, &lanes_chacha20_kernels)
    {
        c.row = row;
        random_stream(iv, 0);
        lanes_chacha20_set_key(&c, key);
        for (int i = 0; i < 20; i++) {
            h_random(nonce, sizeof(nonce));
            model_hchacha20(subkey, key, nonce);
            memset(iv, 0, 8);
            memcpy(iv + 8, nonce + 16, 8);
            model_chacha20(expected, text, sizeof(text), subkey, iv, 0);
            lanes_xchacha20_set_iv(&c, key, nonce);
            stream(&c, iv, 0, MESSAGE_MAX, i == 0 ? PIECES_WHOLE : PIECES_RANDOM, i % 2 == 0);
        }
    }
}

const struct h_test h_chacha20_tests[] = {
    {"xor_blocks: counts, alignments, last counter", xor_blocks},
    {"keystream", keystream},
    {"HChaCha20", hchacha20},
    {"stream in pieces, counter carries", pieces},
    {"stream split at every length", splits},
    {"empty pieces", nothing},
    {"XChaCha20", xchacha20},
    {NULL, NULL},
};
