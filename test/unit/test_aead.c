/* SPDX-License-Identifier: Apache-2.0 */
#include "suites.h"

#include "aead/aead.h"
#include "chacha20/chacha20.h"
#include "model.h"
#include "pieces.h"
#include "poly1305/poly1305.h"

#include <stdio.h>
#include <string.h>

enum { SLOT_OUT, SLOT_IN, SLOT_MAC, SLOT_STATE, SLOT_POLY, SLOT_SPARE, SLOT_HEAD };
enum { SLOT_AAD = SLOT_HEAD };
enum { CHUNK = LANES_AEAD_CHUNK_BYTES, CHUNKS_MAX = 5, AAD_MAX = 700 };

/*
 * The fused kernel against the two portable ones in the order that kernels.h
 * states. mac_at: where the MAC bytes are, from the beginning of the text;
 * APART: in a buffer of their own.
 */
enum { APART = -1 };

struct fused_case {
    size_t chunks; /* with spare */
    bool spare;
    size_t mac_first, mac_blocks;
    int head_blocks; /* -1: not the beginning of a message */
    bool ready;      /* the kernel is told that no MAC bytes are still to be written */
    int mac_at;
    bool in_place;
    size_t shift;
};

static void fused_once(const struct lanes_aead_kernel *row, const struct fused_case *c)
{
    /* Sealing, mac is what lies before the text; opening, what lies at or behind its beginning. */
    const bool sealing = c->mac_at != APART && c->mac_at < 0;
    const size_t before = sealing ? CHUNK : 0, mac_bytes = 16 * c->mac_blocks;
    const size_t whole = c->chunks - c->spare, n = CHUNK * whole;
    /* Opening, the rest that will take the spare keystream lies behind the whole chunks. */
    const size_t behind = c->mac_at >= 0 && mac_bytes > n ? mac_bytes - n : 0;
    uint8_t expected[CHUNK * (CHUNKS_MAX + 2)], expected_mac[CHUNK * CHUNKS_MAX];
    uint8_t expected_spare[CHUNK];
    const uint8_t *expected_at = expected_mac;
    struct lanes_poly1305 *p = h_guard(SLOT_POLY, sizeof(*p)), expected_p;
    uint32_t *state = h_guard(SLOT_STATE, 64), x[16];
    uint8_t *out_area = h_guard(SLOT_OUT, before + n + behind + c->shift);
    uint8_t *out = out_area + before;
    uint8_t *in = c->in_place ? out : h_guard(SLOT_IN, n + behind + (c->shift * 7) % 64);
    uint8_t *mac = h_guard(SLOT_MAC, mac_bytes);
    uint8_t *spare = c->spare ? h_guard(SLOT_SPARE, CHUNK) : NULL;
    uint8_t *head = c->head_blocks < 0 ? NULL : h_guard(SLOT_HEAD, 16 * (size_t)c->head_blocks);

    h_random(state, 64);
    state[12] = (uint32_t)(0 - 8 * c->chunks); /* the last block has the highest counter */
    h_random(out_area, before + n + behind);
    h_random(in, n + behind);
    if (c->mac_at == APART) {
        h_random(mac, mac_bytes);
        memcpy(expected_mac, mac, mac_bytes);
    } else {
        mac = sealing ? out - CHUNK : in + c->mac_at;
        expected_at = expected;
    }
    memcpy(expected, out_area, before + n + behind);
    memcpy(expected + before, in, n);
    if (c->mac_at >= 0) {
        memcpy(expected_mac, in + c->mac_at, mac_bytes);
        expected_at = expected_mac;
    }

    uint8_t one_time[32];
    h_random(one_time, sizeof(one_time));
    if (c->chunks % 2 == 0)
        memset(one_time, 0xff, sizeof(one_time));
    lanes_poly1305_start(p, one_time);
    h_random(p->h, 16);
    p->h[2] = c->chunks % 8;
    expected_p = *p;
    memcpy(x, state, sizeof(x));
    if (c->head_blocks >= 0) {
        uint8_t block0[64];
        state[12]--;
        h_random(head, 16 * (size_t)c->head_blocks);
        lanes_chacha20_portable.keystream(block0, 1, state);
        lanes_poly1305_start(&expected_p, block0);
        lanes_poly1305_portable.blocks(&expected_p, head, (size_t)c->head_blocks, 1);
    }
    for (size_t i = 0, done = 0, blocks = c->mac_first; i < c->chunks; i++, x[12] += 8) {
        uint8_t *text = expected + before + CHUNK * i;
        lanes_poly1305_portable.blocks(&expected_p, expected_at + 16 * done, blocks, 1);
        done += blocks;
        blocks = c->mac_blocks - done < 32 ? c->mac_blocks - done : 32;
        if (i < whole)
            lanes_chacha20_portable.xor_blocks(text, text, 8, x);
        else
            lanes_chacha20_portable.keystream(expected_spare, 8, x);
    }

    const struct lanes_aead_run run = {.out = out, .in = in, .chunks = whole, .spare = spare,
                                       .mac = mac, .mac_first = c->mac_first,
                                       .mac_blocks = c->mac_blocks, .head = head,
                                       .head_blocks = (size_t)c->head_blocks,
                                       .mac_ready = c->ready};
    char name[160];
    snprintf(name, sizeof(name),
             "%s: %zu chunks, spare %d, head %d, %zu of %zu MAC blocks at %d, %s, shift %zu",
             row->kernel.name, c->chunks, c->spare, c->head_blocks, c->mac_first, c->mac_blocks,
             c->mac_at, c->in_place ? "in place" : "apart", c->shift);
    memcpy(x, state, sizeof(x));
    CALLED(H_CALL3(row->fused, &run, state, p));
    CHECK(memcmp(out_area, expected, before + n + behind) == 0, "%s: text", name);
    CHECK(!c->spare || memcmp(spare, expected_spare, CHUNK) == 0, "%s: spare", name);
    const struct model_number h = model_reduce(p->h), expected_h = model_reduce(expected_p.h);
    CHECK(p->h[2] <= 7 && memcmp(&h, &expected_h, sizeof(h)) == 0, "%s: MAC", name);
    CHECK(memcmp(p->r, expected_p.r, sizeof(p->r)) == 0 && p->s1 == expected_p.s1 &&
          memcmp(p->pad, expected_p.pad, sizeof(p->pad)) == 0 && !p->ready, "%s: key", name);
    CHECK(memcmp(x, state, sizeof(x)) == 0, "%s: state", name);
}

/* Every placement of the MAC bytes that kernels.h allows. */
static void fused_places(const struct lanes_aead_kernel *row, struct fused_case c)
{
    for (int i = 0; i < 4; i++) {
        c.in_place = i % 2 != 0;
        c.ready = i / 2 != 0;
        c.mac_at = APART;
        fused_once(row, &c);
        /* Opening: the chunk itself, before it is decrypted. */
        c.mac_at = 0;
        if (c.mac_first == 32)
            fused_once(row, &c);
        /* Sealing: the chunk before, written by an earlier pass or call. */
        c.mac_at = -CHUNK;
        if (!c.ready)
            fused_once(row, &c);
    }
}

static void fused(void)
{
    const struct lanes_aead_kernel *row;

    FOR_ROWS(row, &lanes_aead_kernels)
    {
        for (size_t chunks = 1; chunks <= CHUNKS_MAX; chunks++) {
            for (size_t first = 0; first <= 32; first += 8) {
                const size_t later = 32 * (chunks - 1);
                for (size_t less = 0; less <= later; less += less < 32 ? 8 : 32) {
                    struct fused_case c = {.chunks = chunks, .mac_first = first,
                                           .mac_blocks = first + later - less,
                                           .head_blocks = (int)(chunks + less / 8) % 6 - 1,
                                           .shift = (first + less) / 8 % 5 * 13};
                    fused_places(row, c);
                    c.spare = true;
                    fused_places(row, c);
                }
            }
        }
    }
}

/* Messages. */

static uint8_t key[32], nonce[24], aad[AAD_MAX], text[MESSAGE_MAX], cipher[MESSAGE_MAX];

/* The message of which the pieces are cut: n bytes of text. */
static struct {
    const struct lanes_aead_kernel *row;
    size_t nonce_bytes, aad_bytes, n;
    uint8_t tag[16];
} m;

static void random_message(size_t nonce_bytes, size_t aad_bytes, size_t n)
{
    h_random(key, sizeof(key));
    h_random(nonce, sizeof(nonce));
    h_random(aad, sizeof(aad));
    h_random(text, sizeof(text));
    m.nonce_bytes = nonce_bytes;
    m.aad_bytes = aad_bytes;
    m.n = n;
    model_aead(cipher, m.tag, key, nonce, nonce_bytes, aad, aad_bytes, text, n);
}

static void set_nonce(struct lanes_aead *a)
{
    if (m.nonce_bytes == 24)
        lanes_xaead_set_nonce(a, nonce);
    else
        lanes_aead_set_nonce(a, nonce);
}

static void check_tag(struct lanes_aead *a, const char *what, int size)
{
    uint8_t tag[16];

    lanes_aead_tag(a, tag);
    CHECK(memcmp(tag, m.tag, 16) == 0, "%s: tag, %s %zu bytes, AAD %zu, pieces of %d",
          m.row->kernel.name, what, m.n, m.aad_bytes, size);
}

static void give_aad(struct lanes_aead *a, int size)
{
    for (size_t at = 0, n; at < m.aad_bytes; at += n) {
        n = next_piece(m.aad_bytes - at, size);
        uint8_t *in = h_guard(SLOT_AAD, n);
        memcpy(in, aad + at, n);
        lanes_aead_aad(a, in, n);
    }
}

/* The text from `at` on, up to `end`. */
static void give_text(struct lanes_aead *a, bool seal, size_t at, size_t end, int size,
                      bool in_place)
{
    const uint8_t *from = seal ? text : cipher, *to = seal ? cipher : text;

    for (size_t n; at < end; at += n) {
        n = next_piece(end - at, size);
        uint8_t *out = h_guard(SLOT_OUT, n), *in = in_place ? out : h_guard(SLOT_IN, n);
        memcpy(in, from + at, n);
        CHECK((seal ? lanes_aead_seal : lanes_aead_open)(a, out, in, n), "refused");
        CHECK(memcmp(out, to + at, n) == 0, "%s: %s %zu bytes, AAD %zu, pieces of %d, at %zu, %s",
              m.row->kernel.name, seal ? "seal" : "open", m.n, m.aad_bytes, size, at,
              in_place ? "in place" : "apart");
    }
}

/* The message both ways, in pieces of one size. The context keeps its key. */
static void both_ways(struct lanes_aead *a, int size, bool in_place)
{
    for (int seal = 1; seal >= 0; seal--) {
        set_nonce(a);
        give_aad(a, size);
        give_text(a, seal != 0, 0, m.n, size, in_place);
        check_tag(a, seal != 0 ? "seal" : "open", size);
    }
}

static void new_context(struct lanes_aead *a)
{
    memset(a, 0xa5, sizeof(*a));
    a->row = m.row;
    lanes_aead_set_key(a, key);
}

static void lengths(void)
{
    static const size_t aad_lengths[] = {0, 5, 13, 16, 1, 63, 64, 15, 65, 17, 600};
    struct lanes_aead a;

    for (size_t n = 0; n <= MESSAGE_MAX; n++) {
        random_message(n % 5 == 0 ? 24 : 12, aad_lengths[n % 11], n);
        FOR_ROWS(m.row, &lanes_aead_kernels)
        {
            new_context(&a);
            both_ways(&a, PIECES_WHOLE, false);
            both_ways(&a, PIECES_WHOLE, true);
        }
    }
}

static void aad_lengths(void)
{
    struct lanes_aead a;

    for (size_t n = 0; n <= AAD_MAX; n++) {
        random_message(12, n, n % 97);
        FOR_ROWS(m.row, &lanes_aead_kernels)
        {
            new_context(&a);
            both_ways(&a, PIECES_WHOLE, false);
            both_ways(&a, n % 2 != 0 ? 1 + (int)(n % 70) : PIECES_RANDOM, true);
        }
    }
}

static void pieces(void)
{
    struct lanes_aead a;

    FOR_ROWS(m.row, &lanes_aead_kernels)
    {
        for (size_t n = 0; n <= MESSAGE_MAX; n++) {
            if (!near_boundary(n))
                continue;
            random_message(12, n % 14, n);
            new_context(&a);
            for (int size = 1; size <= PIECE_MAX; size++)
                both_ways(&a, size, (size ^ (int)n) % 2 == 0);
            both_ways(&a, 511, false);
            both_ways(&a, 512, true);
            both_ways(&a, 513, false);
            both_ways(&a, 1000, true);
        }
    }
}

static void random_pieces(void)
{
    struct lanes_aead a;

    FOR_ROWS(m.row, &lanes_aead_kernels)
    {
        for (size_t i = 0; i < 100; i++) {
            random_message(12, h_below(100), i % 2 == 0 ? MESSAGE_MAX : h_below(MESSAGE_MAX));
            new_context(&a);
            for (int j = 0; j < 50; j++)
                both_ways(&a, PIECES_RANDOM, j % 2 == 0);
        }
    }
}

/* Two pieces, at every place; a copy made between them goes its own way. */
static void copies(void)
{
    struct lanes_aead a, copy;

    FOR_ROWS(m.row, &lanes_aead_kernels)
    {
        random_message(12, 13, MESSAGE_MAX);
        new_context(&a);
        for (size_t at = 0; at <= m.n; at++) {
            const bool seal = at % 2 == 0;
            set_nonce(&a);
            give_aad(&a, PIECES_WHOLE);
            give_text(&a, seal, 0, at, PIECES_WHOLE, at % 4 < 2);
            copy = a;
            give_text(&a, seal, at, m.n, PIECES_WHOLE, at % 4 >= 2);
            check_tag(&a, "second piece of", (int)at);
            give_text(&copy, seal, at, m.n, 1 + (int)at % 700, true);
            check_tag(&copy, "copy of", (int)at);
        }
    }
}

/* A message left in the middle must not leak into the next one. */
static void abandoned(void)
{
    struct lanes_aead a;

    FOR_ROWS(m.row, &lanes_aead_kernels)
    {
        random_message(12, 20, 1000);
        new_context(&a);
        for (size_t at = 0; at <= m.n; at += 7) {
            set_nonce(&a);
            give_aad(&a, at % 2 == 0 ? 3 : PIECES_WHOLE);
            give_text(&a, true, 0, at, 100, false);
            both_ways(&a, PIECES_WHOLE, true);
        }
    }
}

static void nothing(void)
{
    struct lanes_aead a;

    m.row = &lanes_aead_portable;
    random_message(12, 9, 70);
    new_context(&a);
    set_nonce(&a);
    lanes_aead_aad(&a, NULL, 0);
    give_aad(&a, 4);
    lanes_aead_aad(&a, NULL, 0);
    CHECK(lanes_aead_seal(&a, NULL, NULL, 0), "no text");
    give_text(&a, true, 0, 33, PIECES_WHOLE, false);
    CHECK(lanes_aead_seal(&a, NULL, NULL, 0), "no text");
    give_text(&a, true, 33, 70, PIECES_WHOLE, false);
    CHECK(lanes_aead_seal(&a, NULL, NULL, 0), "no text");
    check_tag(&a, "with empty pieces", 0);
}

/* RFC 8439, 2.8: the last block has the counter 2^32 - 1. What is left of the text: `left`. */
static void near_limit(struct lanes_aead *a, size_t left)
{
    new_context(a);
    lanes_aead_set_nonce(a, nonce);
    CHECK(lanes_aead_seal(a, NULL, NULL, 0), "begin"); /* block 0: the Poly1305 key */
    CHECK(a->ahead == 0 && a->begun, "no keystream is kept of an empty piece");
    a->text_bytes = LANES_AEAD_TEXT_MAX - left;
    a->state[12] = (uint32_t)(0 - left / 64);
}

static void limit(void)
{
    static const size_t lefts[] = {0, 64, 320, 448, 512, 576, 1088, 2048};
    struct lanes_aead a, before;
    uint8_t iv[16] = {0}, one_time[32] = {0}, mac[2048 + 16], tag[16];

    FOR_ROWS(m.row, &lanes_aead_kernels)
    {
        for (size_t i = 0; i < 2 * sizeof(lefts) / sizeof(lefts[0]); i++) {
            const size_t n = lefts[i / 2];
            const bool seal = i % 2 == 0;
            random_message(12, 0, 0);
            memcpy(iv + 4, nonce, 12);
            memset(one_time, 0, 32);
            model_chacha20(one_time, one_time, 32, key, iv, 0);
            model_chacha20(cipher, text, n, key, iv, LANES_AEAD_TEXT_MAX + 64 - n);
            near_limit(&a, n);
            before = a;
            /* One byte too many: an error, and nothing is touched. */
            uint8_t *out = h_guard(SLOT_OUT, n + 1), *in = h_guard(SLOT_IN, n + 1);
            memset(out, 0x5a, n + 1);
            CHECK(!(seal ? lanes_aead_seal : lanes_aead_open)(&a, out, in, n + 1), "%zu left", n);
            for (size_t j = 0; j <= n; j++)
                CHECK(out[j] == 0x5a, "%zu left: byte %zu was written", n, j);
            CHECK(memcmp(&a, &before, sizeof(a)) == 0, "%zu left: the message has changed", n);
            /* All that is left goes, then no byte more, but still nothing. */
            m.n = n;
            give_text(&a, seal, 0, n, i % 4 < 2 ? PIECES_WHOLE : 100, false);
            CHECK(!lanes_aead_seal(&a, out, in, 1) && !lanes_aead_open(&a, out, in, 1), "passed");
            CHECK(lanes_aead_seal(&a, NULL, NULL, 0), "an empty piece passes nothing");
            memcpy(mac, cipher, n);
            lanes_store64_le(mac + n, 0);
            lanes_store64_le(mac + n + 8, LANES_AEAD_TEXT_MAX);
            model_poly1305(m.tag, one_time, mac, n + 16);
            lanes_aead_tag(&a, tag);
            CHECK(memcmp(tag, m.tag, 16) == 0, "%zu left: tag", n);
        }
    }
    /* A length that no message can have. */
    if (SIZE_MAX > LANES_AEAD_TEXT_MAX) {
        m.row = &lanes_aead_portable;
        near_limit(&a, 64);
        CHECK(!lanes_aead_seal(&a, NULL, NULL, SIZE_MAX), "SIZE_MAX");
        lanes_aead_set_nonce(&a, nonce);
        CHECK(!lanes_aead_open(&a, NULL, NULL, (size_t)(LANES_AEAD_TEXT_MAX + 1)), "one too many");
    }
}

/* Every bit of tag, text, AAD, key and nonce counts. */
static void bits_count(void)
{
    struct lanes_aead a;
    uint8_t *const part[] = {key, nonce, aad, cipher};
    const size_t bytes[] = {32, 12, 21, 35};
    uint8_t tag[16], out[35];

    m.row = &lanes_aead_portable;
    random_message(12, 21, 35);
    for (size_t i = 0; i < 4; i++) {
        for (size_t bit = 0; bit < 8 * bytes[i]; bit++) {
            part[i][bit / 8] ^= (uint8_t)(1 << bit % 8);
            new_context(&a);
            set_nonce(&a);
            give_aad(&a, PIECES_WHOLE);
            CHECK(lanes_aead_open(&a, out, cipher, 35), "open");
            lanes_aead_tag(&a, tag);
            CHECK(memcmp(tag, m.tag, 16) != 0, "part %zu, bit %zu does not count", i, bit);
            part[i][bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
    }
}

const struct h_test h_aead_tests[] = {
    {"fused: chunks, MAC blocks, places", fused},
    {"every length of text", lengths},
    {"every length of AAD", aad_lengths},
    {"pieces of every size", pieces},
    {"random pieces", random_pieces},
    {"copies at every place", copies},
    {"messages left unfinished", abandoned},
    {"empty pieces", nothing},
    {"the limit of the text", limit},
    {"every bit counts", bits_count},
    {NULL, NULL},
};
