/* SPDX-License-Identifier: Apache-2.0 */
/* The stream in pieces, on any row and from any counter, against the portable row in one piece. */
#include "fuzz.h"

#include "chacha20/chacha20.h"

enum { TEXT_MAX = 6000 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t in_text[TEXT_MAX], expected[TEXT_MAX];
    struct input in = {data, size};
    struct lanes_chacha20 c, one = {.row = &lanes_chacha20_portable};
    uint8_t key[32], iv[24], iv_now[16], iv_then[16];
    const struct lanes_kernel *row = take_row(&in, &lanes_chacha20_kernels);
    const uint8_t flags = take(&in);
    const bool in_place = (flags & 1) != 0, extended = (flags & 2) != 0;
    const size_t n = take_below(&in, TEXT_MAX + 1);

    take_bytes(&in, iv, sizeof(iv));
    take_bytes(&in, key, 8);
    memset(key + 8, flags, 24);
    for (size_t i = 0; i < n; i++)
        in_text[i] = (uint8_t)(i * 11 + flags);

    c = one;
    c.row = (const struct lanes_chacha20_kernel *)row;
    lanes_chacha20_set_key(&one, key);
    lanes_chacha20_set_key(&c, key);
    if (extended) {
        lanes_xchacha20_set_iv(&one, key, iv);
        lanes_xchacha20_set_iv(&c, key, iv);
    } else {
        lanes_chacha20_set_iv(&one, iv);
        lanes_chacha20_set_iv(&c, iv);
    }
    lanes_chacha20_xor(&one, expected, in_text, n);

    uint8_t *out = malloc(n + 1);
    if (out == NULL)
        abort();
    if (in_place)
        memcpy(out, in_text, n);
    for (size_t at = 0, piece; at < n; at += piece) {
        piece = take_below(&in, 1500) + (in.n == 0 ? 97 : 0);
        piece = piece < n - at ? piece : n - at;
        lanes_chacha20_xor(&c, out + at, in_place ? out + at : in_text + at, piece);
    }
    lanes_chacha20_get_iv(&one, (flags & 4) != 0, iv_then);
    lanes_chacha20_get_iv(&c, (flags & 4) != 0, iv_now);
    if (planted() && n > 600)
        out[n - 1] ^= 1;
    compare("text", out, expected, n);
    compare("IV", iv_now, iv_then, 16);
    free(out);
    return 0;
}
