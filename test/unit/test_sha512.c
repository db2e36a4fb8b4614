/* SPDX-License-Identifier: Apache-2.0 */
#include "suites.h"

#include "pieces.h"
#include "sha256/sha256.h"
#include "sha512/sha512.h"

#include <string.h>

enum { BLOCKS_MAX = 9, SLOT_IN = 0, SLOT_STATE };

/* FIPS 180-4 examples of the NIST, and a million "a"; `repeat` times the text. */
static void examples(void)
{
    static const struct {
        const char *text;
        size_t repeat;
        const char *hex;
    } c[] = {
        {"", 1,
         "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
         "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"},
        {"abc", 1,
         "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
         "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"},
        {"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
         "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
         1,
         "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
         "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"},
        {"aaaaaaaaaaaaaaaaaaaaaaaaa", 40000,
         "e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973eb"
         "de0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b"},
    };
    const struct lanes_sha512_kernel *row;

    FOR_ROWS(row, &lanes_sha512_kernels)
    {
        for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
            struct lanes_sha512 s;
            uint8_t out[64], expected[64];
            lanes_sha512_init(&s, row);
            for (size_t k = 0; k < c[i].repeat; k++)
                lanes_sha512_update(&s, (const uint8_t *)c[i].text, strlen(c[i].text));
            lanes_sha512_final(&s, out);
            CHECK(h_unhex(expected, 64, c[i].hex) == 64, "digits");
            CHECK(memcmp(out, expected, 64) == 0, "%s: example %zu", row->kernel.name, i);
        }
    }
}

/* Every row against portable, by the last byte before a page without access. */
static void blocks(void)
{
    const struct lanes_sha512_kernel *row;

    FOR_ROWS(row, &lanes_sha512_kernels)
    {
        for (unsigned i = 0; i < 40 * (BLOCKS_MAX + 1); i++) {
            const size_t n = i % (BLOCKS_MAX + 1);
            uint8_t *in = h_guard(SLOT_IN, 128 * n + i % 9);
            uint64_t *state = h_guard(SLOT_STATE, 64), expected[8];
            h_random(in, 128 * n);
            if (i % 7 == 0)
                memset(in, 0xff, 128 * n);
            h_random(expected, sizeof(expected));
            if (i % 5 == 0)
                memset(expected, 0xff, sizeof(expected));
            memcpy(state, expected, sizeof(expected));
            for (size_t k = 0; k < n; k++)
                lanes_sha512_portable.blocks(expected, in + 128 * k, 1);
            CALLED(H_CALL3(row->blocks, state, in, n));
            CHECK(memcmp(state, expected, 64) == 0, "%s: %zu blocks", row->kernel.name, n);
        }
    }
}

/* In pieces of any size the same as in one. */
static void pieces(void)
{
    enum { BYTES_MAX = 700 };
    const struct lanes_sha512_kernel *row;
    uint8_t text[BYTES_MAX], whole[64], out[64];

    FOR_ROWS(row, &lanes_sha512_kernels)
    {
        for (size_t n = 0; n <= BYTES_MAX; n++) {
            struct lanes_sha512 s;
            h_random(text, n);
            lanes_sha512_init(&s, &lanes_sha512_portable);
            lanes_sha512_update(&s, text, n);
            lanes_sha512_final(&s, whole);
            for (int size = PIECES_WHOLE; size <= 260; size += size < 3 ? 1 : 51) {
                uint8_t *in = h_guard(SLOT_IN, n);
                memcpy(in, text, n);
                lanes_sha512_init(&s, row);
                for (size_t done = 0, piece; done < n; done += piece) {
                    piece = next_piece(n - done, size);
                    lanes_sha512_update(&s, in + done, piece);
                    lanes_sha512_update(&s, NULL, 0);
                }
                lanes_sha512_final(&s, out);
                CHECK(memcmp(out, whole, 64) == 0, "%s: %zu bytes by %d", row->kernel.name, n,
                      size);
                static const struct lanes_sha512 wiped;
                CHECK(memcmp(&s, &wiped, sizeof(s)) == 0, "not wiped");
            }
        }
    }
}

/* SHA-256, which is no row: the examples of FIPS 180-4, and any pieces. */
static void sha256(void)
{
    static const struct {
        const char *text, *digest;
    } c[] = {
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
    };
    uint8_t expected[32], out[32], text[300];
    struct lanes_sha256 s;

    for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
        (void)h_unhex(expected, sizeof(expected), c[i].digest);
        lanes_sha256_init(&s);
        lanes_sha256_update(&s, (const uint8_t *)c[i].text, strlen(c[i].text));
        lanes_sha256_final(&s, out);
        CHECK(memcmp(out, expected, 32) == 0, "\"%s\"", c[i].text);
    }
    h_random(text, sizeof(text));
    for (size_t n = 0; n <= sizeof(text); n++) {
        lanes_sha256_init(&s);
        lanes_sha256_update(&s, text, n);
        lanes_sha256_final(&s, expected);
        lanes_sha256_init(&s);
        for (size_t at = 0, piece; at < n; at += piece) {
            piece = 1 + h_below(n - at);
            lanes_sha256_update(&s, text + at, piece);
        }
        lanes_sha256_final(&s, out);
        CHECK(memcmp(out, expected, 32) == 0, "%zu bytes in pieces", n);
    }
}

const struct h_test h_sha512_tests[] = {
    {"examples", examples},
    {"blocks", blocks},
    {"pieces", pieces},
    {"SHA-256", sha256},
    {NULL, NULL},
};
