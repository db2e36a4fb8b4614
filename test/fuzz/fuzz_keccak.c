/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A message in pieces, on any row, to a digest in pieces, against byte by byte on the
 * portable row; and the message beside three others, of one seed or not.
 */
#include "fuzz.h"

#include "keccak/keccak.h"

enum { WAYS = LANES_KECCAK_MESSAGES, MESSAGE_MAX = 600, OUT_MAX = 4 * LANES_SHAKE128_RATE };

static const struct lanes_keccak_function *const functions[] = {&lanes_sha3_256, &lanes_sha3_512,
                                                                &lanes_shake128, &lanes_shake256};

static void byte_by_byte(const struct lanes_keccak_function *f, const uint8_t *text, size_t n,
                         uint8_t out[OUT_MAX])
{
    struct lanes_keccak s;

    lanes_keccak_init(&s, &lanes_keccak_portable, f);
    for (size_t i = 0; i < n; i++)
        lanes_keccak_absorb(&s, text + i, 1);
    for (size_t i = 0; i < OUT_MAX; i++)
        lanes_keccak_squeeze(&s, out + i, 1);
}

/* The pieces in memory of their own, so that a byte too far is seen. */
static void in_pieces(struct input *in, struct lanes_keccak *s, const uint8_t *text, size_t n,
                      uint8_t out[OUT_MAX])
{
    for (size_t at = 0, piece; at < n; at += piece) {
        piece = take_below(in, 400) + (in->n == 0 ? n : 0);
        piece = piece < n - at ? piece : n - at;
        uint8_t *copy = malloc(piece + 1);
        if (copy == NULL)
            abort();
        memcpy(copy, text + at, piece);
        lanes_keccak_absorb(s, copy, piece);
        free(copy);
    }
    for (size_t at = 0, piece; at < OUT_MAX; at += piece) {
        piece = take_below(in, 400) + (in->n == 0 ? OUT_MAX : 0);
        piece = piece < OUT_MAX - at ? piece : OUT_MAX - at;
        lanes_keccak_squeeze(s, out + at, piece);
    }
}

/* Some blocks of all messages but one; `beside` may take its place. */
static void squeeze_x5(struct input *in, struct lanes_keccak_x5 *s, size_t rate,
                       uint8_t expected[WAYS][OUT_MAX], struct lanes_keccak_beside *beside)
{
    static uint8_t out[WAYS][OUT_MAX];
    const size_t blocks = take_below(in, OUT_MAX / LANES_SHAKE128_RATE + 1), way = take(in) % 8;
    uint8_t *to[WAYS];

    for (size_t k = 0; k < WAYS; k++)
        to[k] = k == way ? NULL : out[k];
    lanes_keccak_x5_squeeze(s, to, blocks, way == WAYS - 1 ? beside : NULL);
    for (size_t k = 0; k < WAYS; k++) {
        if (k != way)
            compare("one of five", out[k], expected[k], blocks * rate);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t text[WAYS][MESSAGE_MAX], out[OUT_MAX], expected[WAYS][OUT_MAX];
    struct input in = {data, size};
    const struct lanes_keccak_kernel *row =
        (const struct lanes_keccak_kernel *)take_row(&in, &lanes_keccak_kernels);
    const struct lanes_keccak_function *const f = functions[take(&in) % 4];
    const size_t n = take_below(&in, MESSAGE_MAX + 1), words = take(&in) % (f->rate / 8);
    struct lanes_keccak_beside beside = {.in = text[0], .ready = n};
    struct lanes_keccak s;
    struct lanes_keccak_x5 x5;
    uint16_t nonce[WAYS];

    for (size_t k = 0; k < WAYS; k++) {
        memset(text[k], take(&in), sizeof(text[k]));
        take_bytes(&in, text[k], take(&in));
    }
    byte_by_byte(f, text[0], n, expected[0]);
    lanes_keccak_init(&s, row, f);
    in_pieces(&in, &s, text[0], n, out);
    if (planted() && n > 100)
        out[0] ^= 1;
    compare("in pieces", out, expected[0], OUT_MAX);
    for (size_t k = 0; k < WAYS; k++) {
        nonce[k] = (uint16_t)(text[k][8 * words] | text[k][8 * words + 1] << 8);
        memcpy(text[k], text[0], 8 * words);
        byte_by_byte(f, text[k], 8 * words + 2, expected[k]);
    }
    lanes_keccak_init(&beside.hash, row, f);
    lanes_keccak_x5_seed(&x5, row, f, text[0], 8 * words, nonce);
    squeeze_x5(&in, &x5, f->rate, expected, &beside);
    lanes_keccak_absorb(&beside.hash, text[0] + beside.done, n - beside.done);
    lanes_keccak_squeeze(&beside.hash, expected[1], OUT_MAX);
    compare("beside", expected[1], out, OUT_MAX);
    return 0;
}
