/* SPDX-License-Identifier: Apache-2.0 */
/* A message in pieces, on any row, against the portable row in one piece. */
#include "fuzz.h"

#include "aead/aead.h"

enum { TEXT_MAX = 6000, AAD_MAX = 700 };

static void start(struct lanes_aead *a, const struct lanes_aead_kernel *row, const uint8_t key[32],
                  const uint8_t nonce[24], bool extended)
{
    memset(a, 0xa5, sizeof(*a));
    a->row = row;
    lanes_aead_set_key(a, key);
    if (extended)
        lanes_xaead_set_nonce(a, nonce);
    else
        lanes_aead_set_nonce(a, nonce);
}

static bool text(struct lanes_aead *a, bool seal, uint8_t *out, const uint8_t *in, size_t n)
{
    return seal ? lanes_aead_seal(a, out, in, n) : lanes_aead_open(a, out, in, n);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t in_text[TEXT_MAX], expected[TEXT_MAX], aad[AAD_MAX];
    struct input in = {data, size};
    struct lanes_aead a;
    uint8_t key[32], nonce[24], tag[16], expected_tag[16];
    const struct lanes_kernel *row = take_row(&in, &lanes_aead_kernels);
    const uint8_t flags = take(&in);
    const bool seal = (flags & 1) != 0, in_place = (flags & 2) != 0, extended = (flags & 4) != 0;
    const size_t n = take_below(&in, TEXT_MAX + 1), aad_n = take_below(&in, AAD_MAX + 1);

    take_bytes(&in, key, 8);
    memset(key + 8, flags, 24);
    memset(nonce, flags ^ 0x5a, sizeof(nonce));
    for (size_t i = 0; i < n; i++)
        in_text[i] = (uint8_t)(i * 7 + flags);
    memset(aad, 0xa0 + (flags & 15), sizeof(aad));

    start(&a, &lanes_aead_portable, key, nonce, extended);
    lanes_aead_aad(&a, aad, aad_n);
    if (!text(&a, seal, expected, in_text, n))
        abort();
    lanes_aead_tag(&a, expected_tag);

    uint8_t *out = malloc(n + 1);
    if (out == NULL)
        abort();
    if (in_place)
        memcpy(out, in_text, n);
    start(&a, (const struct lanes_aead_kernel *)row, key, nonce, extended);
    for (size_t at = 0, piece; at < aad_n; at += piece) {
        piece = take_below(&in, 300) + (in.n == 0);
        piece = piece < aad_n - at ? piece : aad_n - at;
        lanes_aead_aad(&a, aad + at, piece);
    }
    for (size_t at = 0, piece; at < n; at += piece) {
        piece = take_below(&in, 1500) + (in.n == 0 ? 97 : 0);
        piece = piece < n - at ? piece : n - at;
        if (!text(&a, seal, out + at, in_place ? out + at : in_text + at, piece))
            abort();
    }
    lanes_aead_tag(&a, tag);
    if (planted() && n > 600)
        out[n - 1] ^= 1;
    compare("text", out, expected, n);
    compare("tag", tag, expected_tag, 16);
    free(out);
    return 0;
}
