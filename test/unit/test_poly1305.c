/* SPDX-License-Identifier: Apache-2.0 */
#include "suites.h"

#include "model.h"
#include "pieces.h"
#include "poly1305/poly1305.h"

#include <string.h>

enum { BLOCKS_MAX = 300, SLOT_IN = 0, SLOT_POLY, SLOT_KEY, SLOT_TAG };

#define FF UINT64_C(0xffffffffffffffff)

/* Accumulators at the edges: around p, all ones, the largest that a row may leave, ripples. */
static const uint64_t accumulators[][3] = {
    {0, 0, 0},
    {FF - 5, FF, 3}, /* p - 1 */
    {FF - 4, FF, 3}, /* p */
    {FF - 3, FF, 3}, /* p + 1 */
    {FF, FF, 3},     /* 2^130 - 1 */
    {FF, 0, 0},
    {FF, FF, 0},
    {0, 0, 4},        /* 2^130 */
    {FF - 9, FF, 7},  /* 2p */
    {FF - 10, FF, 7}, /* 2p - 1 */
    {FF, FF, 7},      /* the bound */
    {0x123456789abcdef0, 0x0fedcba987654321, 2},
};
enum { ACCUMULATORS = sizeof(accumulators) / sizeof(accumulators[0]) };

/* How a key or a message is filled. */
enum fill { RANDOM, ONES, ZEROS, ONE, FILLS };

static void fill(uint8_t *p, size_t n, unsigned how)
{
    h_random(p, n);
    if (how != RANDOM)
        memset(p, how == ONES ? 0xff : 0, n);
    for (size_t i = 0; how == ONE && i < n; i += 16)
        p[i] = 1;
}

static struct model_number model_r(const struct lanes_poly1305 *p)
{
    return model_reduce((const uint64_t[3]){p->r[0], p->r[1], 0});
}

static void check_h(const struct lanes_poly1305 *p, const struct model_number *expected,
                    const char *what, size_t n)
{
    const struct model_number h = model_reduce(p->h);

    CHECK(p->h[2] <= 7, "%s, %zu blocks: limb 2 is %llu", what, n, (unsigned long long)p->h[2]);
    CHECK(memcmp(&h, expected, sizeof(h)) == 0, "%s, %zu blocks", what, n);
}

/* RFC 8439, 2.5.1: clamping, by the bytes that it names. */
static void start(void)
{
    struct lanes_poly1305 p;
    uint8_t key[32], r[16], s[16];

    for (unsigned how = 0; how < FILLS + 20; how++) {
        fill(key, sizeof(key), how < FILLS ? how : RANDOM);
        memset(&p, 0xa5, sizeof(p));
        lanes_poly1305_start(&p, key);
        lanes_store64_le(r, p.r[0]);
        lanes_store64_le(r + 8, p.r[1]);
        lanes_store64_le(s, p.pad[0]);
        lanes_store64_le(s + 8, p.pad[1]);
        for (size_t i = 0; i < 16; i++) {
            const uint8_t mask = i % 4 == 3 ? 15 : i % 4 == 0 && i != 0 ? 252 : 255;
            CHECK(r[i] == (key[i] & mask) && s[i] == key[16 + i], "byte %zu", i);
        }
        CHECK(p.s1 == p.r[1] + p.r[1] / 4, "s1");
        CHECK((p.h[0] | p.h[1] | p.h[2]) == 0 && !p.ready, "a fresh computation");
    }
}

/* What a row keeps of r after a message long enough for tables. */
static void check_powers(const struct lanes_poly1305_kernel *row)
{
    struct lanes_poly1305 p;
    uint8_t key[32];

    for (unsigned how = 0; how < FILLS + 20; how++) {
        const uint8_t zero[16 * 256] = {0};
        fill(key, sizeof(key), how < FILLS ? how : RANDOM);
        lanes_poly1305_start(&p, key);
        row->blocks(&p, zero, 256, 1);
        CHECK(p.ready == (row != &lanes_poly1305_portable), "%s: tables", row->kernel.name);
        if (!p.ready)
            return;
        const struct model_number r = model_r(&p);
        for (size_t i = 0; i < 4; i++) {
            struct model_number expected = r;
            /* Zero blocks without end mark only multiply. */
            model_poly1305_blocks(&expected, &r, zero, 4 * i + 3, 0);
            const struct model_number power = model_reduce(p.power[i]);
            CHECK(memcmp(&power, &expected, sizeof(power)) == 0, "r^%zu", 4 * i + 4);
            CHECK(p.power[i][2] <= 4, "r^%zu: limb 2", 4 * i + 4);
            CHECK(p.power[i][2] < 4 || (p.power[i][1] == 0 || (p.power[i][1] <= 3)),
                  "r^%zu: 2^130 + 2^66 is passed", 4 * i + 4);
        }
    }
}

static void powers(void)
{
    const struct lanes_poly1305_kernel *row;

    FOR_ROWS(row, &lanes_poly1305_kernels)
        check_powers(row);
}

/* One accumulator, key and message through n blocks, for all n and every row. */
static void run_blocks(const struct lanes_poly1305_kernel *row, const uint64_t h0[3],
                       unsigned key_fill, unsigned text_fill, unsigned hibit, size_t most)
{
    uint8_t *key = h_guard(SLOT_KEY, 32), text[16 * BLOCKS_MAX];
    struct lanes_poly1305 *p = h_guard(SLOT_POLY, sizeof(*p));

    fill(key, 32, key_fill);
    fill(text, 16 * most, text_fill);
    struct model_number expected = model_reduce(h0);
    for (size_t n = 0; n <= most; n++) {
        uint8_t *in = h_guard(SLOT_IN, 16 * n + n % 33);
        memcpy(in, text, 16 * n);
        lanes_poly1305_start(p, key);
        memcpy(p->h, h0, sizeof(p->h));
        CALLED(H_CALL4(row->blocks, p, in, n, (uint64_t)hibit));
        check_h(p, &expected, row->kernel.name, n);
        const struct model_number r = model_r(p);
        if (n < most)
            model_poly1305_blocks(&expected, &r, text + 16 * n, 1, hibit);
    }
}

static void blocks(void)
{
    const struct lanes_poly1305_kernel *row;

    FOR_ROWS(row, &lanes_poly1305_kernels)
    {
        run_blocks(row, accumulators[0], RANDOM, RANDOM, 1, BLOCKS_MAX);
        run_blocks(row, accumulators[0], ONES, ONES, 1, BLOCKS_MAX);
        run_blocks(row, accumulators[ACCUMULATORS - 2], ONES, ONES, 0, BLOCKS_MAX);
    }
}

static void worst_limbs(void)
{
    const struct lanes_poly1305_kernel *row;

    FOR_ROWS(row, &lanes_poly1305_kernels)
    {
        for (unsigned i = 0; i < ACCUMULATORS * FILLS * FILLS; i++) {
            for (unsigned hibit = 0; hibit < 2; hibit++)
                run_blocks(row, accumulators[i / FILLS / FILLS], i / FILLS % FILLS, i % FILLS,
                           hibit, 9);
        }
    }
}

/* Blocks in several calls, by any rows in turn: the state between calls is common. */
static void rows_in_turn(void)
{
    const struct lanes_poly1305_kernel *row;
    struct lanes_poly1305 p;
    uint8_t key[32];

    for (unsigned i = 0; i < 100; i++) {
        fill(key, sizeof(key), i % 4 == 0 ? ONES : RANDOM);
        lanes_poly1305_start(&p, key);
        struct model_number expected = {{0}};
        const struct model_number r = model_r(&p);
        for (int call = 0; call < 4; call++) {
            FOR_ROWS(row, &lanes_poly1305_kernels)
            {
                const size_t n = h_below(i % 2 == 0 ? 20 : 80);
                uint8_t *in = h_guard(SLOT_IN, 16 * n);
                fill(in, 16 * n, i % 3 == 0 ? ONES : RANDOM);
                CALLED(H_CALL4(row->blocks, &p, in, n, UINT64_C(1)));
                model_poly1305_blocks(&expected, &r, in, n, 1);
                check_h(&p, &expected, row->kernel.name, n);
            }
        }
    }
}

/* tag = (h mod p) + s mod 2^128, also where h is not reduced. */
static void finish(void)
{
    struct lanes_poly1305 p;
    uint8_t key[32], tag[16], expected[16];

    for (unsigned i = 0; i < ACCUMULATORS * FILLS; i++) {
        fill(key, sizeof(key), i % FILLS);
        lanes_poly1305_start(&p, key);
        memcpy(p.h, accumulators[i / FILLS], sizeof(p.h));
        const struct model_number h = model_reduce(p.h);
        uint64_t sum = 0;
        for (size_t j = 0; j < 4; j++) {
            sum += (uint64_t)h.limb[j] + lanes_load32_le(key + 16 + 4 * j);
            lanes_store32_le(expected + 4 * j, (uint32_t)sum);
            sum >>= 32;
        }
        const struct lanes_poly1305 before = p;
        lanes_poly1305_finish(&p, tag);
        CHECK(memcmp(tag, expected, 16) == 0, "accumulator %u, s %u", i / FILLS, i % FILLS);
        CHECK(memcmp(&p, &before, sizeof(p)) == 0, "changed");
    }
}

/* The MAC in pieces. */

static uint8_t key[32], text[MESSAGE_MAX], tags[MESSAGE_MAX + 1][16];

/* A message and the tag of each of its beginnings. */
static void random_message(unsigned key_fill, unsigned text_fill)
{
    fill(key, sizeof(key), key_fill);
    fill(text, sizeof(text), text_fill);
    for (size_t n = 0; n <= MESSAGE_MAX; n++) {
        if (n <= 300 || near_boundary(n))
            model_poly1305(tags[n], key, text, n);
    }
}

static void mac(const struct lanes_poly1305_kernel *row, size_t n, int size)
{
    struct lanes_poly1305_mac m, copy;
    uint8_t *tag = h_guard(SLOT_TAG, 16);

    memset(&m, 0xa5, sizeof(m));
    m.row = row;
    lanes_poly1305_init(&m, key);
    for (size_t at = 0; at < n;) {
        const size_t piece = next_piece(n - at, size);
        uint8_t *in = h_guard(SLOT_IN, piece);
        memcpy(in, text + at, piece);
        lanes_poly1305_update(&m, in, piece);
        at += piece;
    }
    lanes_poly1305_update(&m, NULL, 0);
    copy = m;
    lanes_poly1305_final(&m, tag);
    CHECK(memcmp(tag, tags[n], 16) == 0, "%s: %zu bytes in pieces of %d", row->kernel.name, n,
          size);
    lanes_poly1305_final(&copy, tag);
    CHECK(memcmp(tag, tags[n], 16) == 0, "%s: copy at %zu bytes", row->kernel.name, n);
}

static void mac_pieces(void)
{
    const struct lanes_poly1305_kernel *row;

    for (unsigned how = RANDOM; how <= ONES; how++) {
        random_message(how, how);
        FOR_ROWS(row, &lanes_poly1305_kernels)
        {
            for (size_t n = 0; n <= MESSAGE_MAX; n++) {
                if (n > 300 && !near_boundary(n))
                    continue;
                mac(row, n, PIECES_WHOLE);
                for (int size = 1 - (n > 2040 ? 50 : 2); size <= (n > 300 ? PIECE_MAX : 40); size++)
                    mac(row, n, size > 0 ? size : PIECES_RANDOM);
            }
        }
    }
}

const struct h_test h_poly1305_tests[] = {
    {"clamping", start},
    {"powers of r", powers},
    {"blocks: counts 0 to 300", blocks},
    {"blocks: worst limbs", worst_limbs},
    {"blocks: rows in turn", rows_in_turn},
    {"finish", finish},
    {"MAC in pieces", mac_pieces},
    {NULL, NULL},
};
