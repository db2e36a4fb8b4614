/* SPDX-License-Identifier: Apache-2.0 */
#include "suites.h"

#include "keccak/keccak.h"
#include "pieces.h"

#include <string.h>

enum {
    WAYS = LANES_KECCAK_WAYS,
    MESSAGES = LANES_KECCAK_MESSAGES,
    WORDS = LANES_KECCAK_WORDS,
    SLOT_IN = 0,
    SLOT_STATE,
    SLOT_STATES,
    SLOT_OUT, /* MESSAGES of them */
};

static const struct lanes_keccak_function *const functions[] = {
    &lanes_sha3_256,
    &lanes_sha3_512,
    &lanes_shake128,
    &lanes_shake256,
};
enum { FUNCTIONS = sizeof(functions) / sizeof(functions[0]) };

/*
 * The examples of the NIST for FIPS 202: nothing, "abc", 1600 bits a3; and SHAKE's
 * bytes 480 to 511. `repeat` times the text.
 */
static void examples(void)
{
    static const struct {
        const struct lanes_keccak_function *function;
        const char *text;
        size_t repeat, skip;
        const char *hex;
    } c[] = {
        {&lanes_sha3_256, "", 1, 0,
         "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"},
        {&lanes_sha3_256, "abc", 1, 0,
         "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"},
        {&lanes_sha3_256, "\xa3\xa3\xa3\xa3\xa3\xa3\xa3\xa3", 25, 0,
         "79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787"},
        {&lanes_sha3_512, "", 1, 0,
         "a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a6"
         "15b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26"},
        {&lanes_sha3_512, "abc", 1, 0,
         "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e"
         "10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0"},
        {&lanes_sha3_512, "\xa3\xa3\xa3\xa3\xa3\xa3\xa3\xa3", 25, 0,
         "e76dfad22084a8b1467fcf2ffa58361bec7628edf5f3fdc0e4805dc48caeeca8"
         "1b7c13c30adf52a3659584739a2df46be589c51ca1a4a8416df6545a1ce8ba00"},
        {&lanes_shake128, "", 1, 0,
         "7f9c2ba4e88f827d616045507605853ed73b8093f6efbc88eb1a6eacfa66ef26"},
        {&lanes_shake128, "\xa3\xa3\xa3\xa3\xa3\xa3\xa3\xa3", 25, 0,
         "131ab8d2b594946b9c81333f9bb6e0ce75c3b93104fa3469d3917457385da037"},
        {&lanes_shake128, "\xa3\xa3\xa3\xa3\xa3\xa3\xa3\xa3", 25, 480,
         "44c9fb359fd56ac0a9a75a743cff6862f17d7259ab075216c0699511643b6439"},
        {&lanes_shake256, "", 1, 0,
         "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"},
        {&lanes_shake256, "\xa3\xa3\xa3\xa3\xa3\xa3\xa3\xa3", 25, 0,
         "cd8a920ed141aa0407a22d59288652e9d9f1a7ee0c1e7c1ca699424da84a904d"},
        {&lanes_shake256, "\xa3\xa3\xa3\xa3\xa3\xa3\xa3\xa3", 25, 480,
         "6a1a9d7846436e4dca5728b6f760eef0ca92bf0be5615e96959d767197a0beeb"},
    };
    const struct lanes_keccak_kernel *row;

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (size_t i = 0; i < sizeof(c) / sizeof(c[0]); i++) {
            struct lanes_keccak s;
            uint8_t out[600], expected[64];
            const size_t n = h_unhex(expected, sizeof(expected), c[i].hex);
            lanes_keccak_init(&s, row, c[i].function);
            for (size_t k = 0; k < c[i].repeat; k++)
                lanes_keccak_absorb(&s, (const uint8_t *)c[i].text, strlen(c[i].text));
            lanes_keccak_squeeze(&s, out, c[i].skip + n);
            lanes_keccak_wipe(&s);
            CHECK(memcmp(out + c[i].skip, expected, n) == 0, "%s: example %zu", row->kernel.name,
                  i);
        }
    }
}

static void random_words(uint64_t *words, size_t n, unsigned i)
{
    h_random(words, 8 * n);
    if (i % 5 == 0)
        memset(words, i % 2 == 0 ? 0 : 0xff, 8 * n);
}

/* Every row against portable, the state by the last byte before a page without access. */
static void permutations(void)
{
    const struct lanes_keccak_kernel *row;

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (unsigned i = 0; i < 500; i++) {
            uint64_t *state = h_guard(SLOT_STATE, 8 * WORDS), expected[WORDS];
            random_words(expected, WORDS, i);
            memcpy(state, expected, sizeof(expected));
            lanes_keccak_portable.permute(expected);
            CALLED(H_CALL1(row->permute, state));
            CHECK(memcmp(state, expected, sizeof(expected)) == 0, "%s", row->kernel.name);
        }
    }
}

/* Each of four and of five states as if it were alone, at any alignment of words. */
static void side_by_side(void)
{
    const struct lanes_keccak_kernel *row;

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (unsigned i = 0; i < 1000; i++) {
            uint64_t *states = h_guard(SLOT_STATES, 8 * (WAYS * WORDS + i % 4));
            uint64_t *last = h_guard(SLOT_STATE, 8 * WORDS);
            uint64_t alone[MESSAGES][WORDS];
            for (size_t k = 0; k < MESSAGES; k++) {
                random_words(alone[k], WORDS, i + (unsigned)k);
                for (size_t w = 0; w < WORDS; w++)
                    *(k < WAYS ? &states[WAYS * w + k] : &last[w]) = alone[k][w];
                if (k < WAYS || i / 4 % 2 == 0)
                    lanes_keccak_portable.permute(alone[k]);
            }
            if (i / 4 % 2 == 0)
                CALLED(H_CALL2(row->permute_x5, states, last));
            else
                CALLED(H_CALL1(row->permute_x4, states));
            for (size_t w = 0; w < WAYS * WORDS; w++)
                CHECK(states[w] == alone[w % WAYS][w / WAYS], "%s: state %zu, word %zu",
                      row->kernel.name, w % WAYS, w / WAYS);
            CHECK(memcmp(last, alone[WAYS], 8 * WORDS) == 0, "%s: the last", row->kernel.name);
        }
    }
}

/* Any number of words of four states, to any of the four. */
static void split(void)
{
    const struct lanes_keccak_kernel *row;

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (size_t words = 0; words <= WORDS; words++) {
            for (unsigned to = 0; to < 1u << WAYS; to++) {
                uint64_t *states = h_guard(SLOT_STATES, 8 * WAYS * WORDS);
                uint8_t *out[WAYS];
                h_random(states, 8 * WAYS * WORDS);
                for (unsigned k = 0; k < WAYS; k++)
                    out[k] = to >> k & 1 ? h_guard(SLOT_OUT + k, 8 * words) : NULL;
                CALLED(H_CALL3(row->split, out, states, words));
                for (size_t w = 0; w < WAYS * words; w++)
                    CHECK(out[w % WAYS] == NULL ||
                              lanes_load64_le(out[w % WAYS] + 8 * (w / WAYS)) == states[w],
                          "%s: word %zu of %zu", row->kernel.name, w, words);
            }
        }
    }
}

/* No bit of three states is seen by the fourth. */
static void no_leak(void)
{
    const struct lanes_keccak_kernel *row;

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (unsigned i = 0; i < 200; i++) {
            uint64_t a[WAYS * WORDS], b[WAYS * WORDS];
            const size_t kept = i % WAYS;
            h_random(a, sizeof(a));
            h_random(b, sizeof(b));
            for (size_t w = kept; w < WAYS * WORDS; w += WAYS)
                b[w] = a[w];
            row->permute_x4(a);
            row->permute_x4(b);
            for (size_t w = kept; w < WAYS * WORDS; w += WAYS)
                CHECK(a[w] == b[w], "%s: state %zu, word %zu", row->kernel.name, kept, w / WAYS);
        }
    }
}

/* A sponge as the standard has it (FIPS 202, algorithm 8): the padded message, block by block. */
static void model(uint8_t *out, size_t out_bytes, const struct lanes_keccak_function *f,
                  const uint8_t *in, size_t n)
{
    uint8_t state[8 * WORDS] = {0}, padded[2048] = {0};
    uint64_t words[WORDS];
    const size_t blocks = n / f->rate + 1;

    CHECK(blocks * f->rate <= sizeof(padded), "too long");
    memcpy(padded, in, n);
    padded[n] ^= f->suffix;
    padded[blocks * f->rate - 1] ^= 0x80;
    for (size_t b = 0, done = 0; done < out_bytes; b++) {
        for (size_t i = 0; b < blocks && i < f->rate; i++)
            state[i] ^= padded[b * f->rate + i];
        for (size_t i = 0; i < WORDS; i++)
            words[i] = lanes_load64_le(state + 8 * i);
        lanes_keccak_portable.permute(words);
        for (size_t i = 0; i < WORDS; i++)
            lanes_store64_le(state + 8 * i, words[i]);
        for (size_t i = 0; b + 1 >= blocks && i < f->rate && done < out_bytes; i++)
            out[done++] = state[i];
    }
}

/* All lengths up to three blocks, absorbed and squeezed in pieces of any size. */
static void pieces(void)
{
    enum { BYTES_MAX = 3 * 168 + 1 };
    const struct lanes_keccak_kernel *row;
    uint8_t expected[BYTES_MAX];

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (size_t n = 0; n <= BYTES_MAX; n++) {
            const struct lanes_keccak_function *const f = functions[n % FUNCTIONS];
            for (int size = PIECES_WHOLE; size <= 260; size += size < 9 ? 1 : 51) {
                const size_t m = h_below(BYTES_MAX + 1);
                uint8_t *in = h_guard(SLOT_IN, n), *out = h_guard(SLOT_OUT, m);
                static const struct lanes_keccak wiped;
                struct lanes_keccak s;
                h_random(in, n);
                model(expected, m, f, in, n);
                lanes_keccak_init(&s, row, f);
                for (size_t done = 0, piece; done < n; done += piece) {
                    piece = next_piece(n - done, size);
                    lanes_keccak_absorb(&s, in + done, piece);
                    lanes_keccak_absorb(&s, NULL, 0);
                }
                for (size_t done = 0, piece; done < m; done += piece) {
                    piece = next_piece(m - done, size);
                    lanes_keccak_squeeze(&s, out + done, piece);
                }
                CHECK(memcmp(out, expected, m) == 0, "%s: %zu to %zu bytes by %d",
                      row->kernel.name, n, m, size);
                lanes_keccak_hash(row, f, out, m, in, n);
                CHECK(memcmp(out, expected, m) == 0, "%s: %zu to %zu bytes", row->kernel.name, n,
                      m);
                lanes_keccak_wipe(&s);
                CHECK(memcmp(&s, &wiped, sizeof(s)) == 0, "not wiped");
            }
        }
    }
}

/* Every message cut in two at every place, and its digest. */
static void splits(void)
{
    const struct lanes_keccak_kernel *row;
    uint8_t in[200], expected[400], out[400];

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (size_t i = 0; i < FUNCTIONS; i++) {
            h_random(in, sizeof(in));
            model(expected, sizeof(expected), functions[i], in, sizeof(in));
            for (size_t cut = 0; cut <= sizeof(out); cut++) {
                const size_t in_cut = cut < sizeof(in) ? cut : sizeof(in);
                struct lanes_keccak s;
                lanes_keccak_init(&s, row, functions[i]);
                lanes_keccak_absorb(&s, in, in_cut);
                lanes_keccak_absorb(&s, in + in_cut, sizeof(in) - in_cut);
                lanes_keccak_squeeze(&s, out, cut);
                lanes_keccak_squeeze(&s, out + cut, sizeof(out) - cut);
                CHECK(memcmp(out, expected, sizeof(out)) == 0, "%s: function %zu cut at %zu",
                      row->kernel.name, i, cut);
            }
        }
    }
}

/* Squeezes in two calls what must come out; message `skipped` gives nothing out in the first. */
static void squeeze_x5(struct lanes_keccak_x5 *s, const struct lanes_keccak_function *f,
                       const uint8_t expected[MESSAGES][4 * 168], size_t skipped)
{
    static const struct lanes_keccak_x5 wiped;
    uint8_t *first[MESSAGES], *last[MESSAGES];

    for (size_t k = 0; k < MESSAGES; k++) {
        first[k] = k == skipped ? NULL : h_guard(SLOT_OUT + (unsigned)k, 3 * (size_t)f->rate);
        last[k] = k == skipped && k == WAYS ? NULL : h_guard(SLOT_OUT + (unsigned)k, f->rate);
    }
    lanes_keccak_x5_squeeze(s, first, 3, NULL);
    for (size_t k = 0; k < MESSAGES; k++)
        CHECK(first[k] == NULL || memcmp(first[k], expected[k], 3 * (size_t)f->rate) == 0,
              "%s: message %zu", s->row->kernel.name, k);
    lanes_keccak_x5_squeeze(s, last, 0, NULL);
    lanes_keccak_x5_squeeze(s, last, 1, NULL);
    for (size_t k = 0; k < MESSAGES; k++)
        CHECK(last[k] == NULL || memcmp(last[k], expected[k] + 3 * (size_t)f->rate, f->rate) == 0,
              "%s: message %zu, the fourth block", s->row->kernel.name, k);
    lanes_keccak_x5_wipe(s);
    CHECK(memcmp(s, &wiped, sizeof(*s)) == 0, "not wiped");
}

/* One seed and five numbers: the messages written out. */
static void seeds(void)
{
    const struct lanes_keccak_kernel *row;
    static uint8_t text[168], expected[MESSAGES][4 * 168];

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (size_t n = 0; n + 2 < 168; n += 8) {
            for (size_t i = 0; i < FUNCTIONS; i++) {
                uint8_t *seed = h_guard(SLOT_IN, n);
                uint16_t nonce[MESSAGES];
                if (n + 2 >= functions[i]->rate)
                    continue;
                h_random(seed, n);
                h_random(nonce, sizeof(nonce));
                memcpy(text, seed, n);
                for (size_t k = 0; k < MESSAGES; k++) {
                    text[n] = (uint8_t)nonce[k];
                    text[n + 1] = (uint8_t)(nonce[k] >> 8);
                    model(expected[k], sizeof(expected[k]), functions[i], text, n + 2);
                }
                for (size_t skipped = 0; skipped <= MESSAGES; skipped++) {
                    struct lanes_keccak_x5 s;
                    memset(&s, 0xa5, sizeof(s));
                    lanes_keccak_x5_seed(&s, row, functions[i], seed, n, nonce);
                    squeeze_x5(&s, functions[i], (const uint8_t(*)[4 * 168])expected, skipped);
                }
            }
        }
    }
}

/* A message of any length that becomes known in steps, while four others are squeezed. */
static void beside(void)
{
    enum { BYTES_MAX = 7 * 168, BLOCKS = 3 };
    const struct lanes_keccak_kernel *row;
    uint8_t expected[168], out[168], with[WAYS][BLOCKS * 168], without[WAYS][BLOCKS * 168];

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (size_t n = 0; n <= BYTES_MAX; n++) {
            const struct lanes_keccak_function *const f = functions[n % FUNCTIONS];
            uint8_t *const in = h_guard(SLOT_IN, n);
            struct lanes_keccak_beside b = {.in = in};
            struct lanes_keccak_x5 s, t;
            uint8_t *to[MESSAGES] = {with[0], with[1], with[2], with[3]};
            const uint16_t nonce[MESSAGES] = {1, 2, 3, 4, 5};
            h_random(in, n);
            model(expected, sizeof(expected), f, in, n);
            lanes_keccak_init(&b.hash, row, f);
            lanes_keccak_x5_seed(&s, row, f, NULL, 0, nonce);
            for (size_t i = 0; i < 3; i++) {
                const size_t before = b.done, step = h_below(n - b.ready + 1);
                b.ready += step;
                const size_t blocks = (b.ready - before) / f->rate;
                lanes_keccak_x5_squeeze(&s, to, BLOCKS, &b);
                CHECK(b.done - before == (blocks < BLOCKS ? blocks : BLOCKS) * f->rate,
                      "%s: %zu of %zu bytes were taken", row->kernel.name, b.done, b.ready);
            }
            lanes_keccak_absorb(&b.hash, in + b.done, n - b.done);
            lanes_keccak_squeeze(&b.hash, out, sizeof(out));
            CHECK(memcmp(out, expected, sizeof(out)) == 0, "%s: %zu bytes", row->kernel.name, n);
            lanes_keccak_x5_seed(&t, row, f, NULL, 0, nonce);
            for (size_t k = 0; k < WAYS; k++)
                to[k] = without[k];
            for (size_t i = 0; i < 3; i++)
                lanes_keccak_x5_squeeze(&t, to, BLOCKS, NULL);
            for (size_t k = 0; k < WAYS; k++)
                CHECK(memcmp(with[k], without[k], BLOCKS * (size_t)f->rate) == 0,
                      "%s: message %zu", row->kernel.name, k);
        }
    }
}

const struct h_test h_keccak_tests[] = {
    {"examples", examples},
    {"permutations", permutations},
    {"side by side", side_by_side},
    {"no leak", no_leak},
    {"pieces", pieces},
    {"splits", splits},
    {"split", split},
    {"seeds", seeds},
    {"beside", beside},
    {NULL, NULL},
};
