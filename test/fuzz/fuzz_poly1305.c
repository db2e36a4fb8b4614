/* SPDX-License-Identifier: Apache-2.0 */
/* A MAC in pieces, on any row, with key and message from the input: limbs are what matters. */
#include "fuzz.h"

#include "poly1305/poly1305.h"

enum { MESSAGE_MAX = 3000, TAIL = 200 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t message[MESSAGE_MAX];
    struct input in = {data, size};
    struct lanes_poly1305_mac m, one = {.row = &lanes_poly1305_portable};
    uint8_t key[32], tag[16], expected[16], fill;
    const struct lanes_kernel *row = take_row(&in, &lanes_poly1305_kernels);
    const size_t n = take_below(&in, MESSAGE_MAX + 1);

    take_bytes(&in, key, sizeof(key));
    fill = take(&in);
    memset(message, fill, n);
    take_bytes(&in, message, n < TAIL ? n : TAIL);

    lanes_poly1305_init(&one, key);
    for (size_t at = 0; at < n; at += 16)
        lanes_poly1305_update(&one, message + at, n - at < 16 ? n - at : 16);
    lanes_poly1305_final(&one, expected);

    memset(&m, 0xa5, sizeof(m));
    m.row = (const struct lanes_poly1305_kernel *)row;
    lanes_poly1305_init(&m, key);
    for (size_t at = 0, piece; at < n; at += piece) {
        piece = take_below(&in, 1500) + (in.n == 0 ? n : 0);
        piece = piece < n - at ? piece : n - at;
        uint8_t *copy = malloc(piece + 1);
        if (copy == NULL)
            abort();
        memcpy(copy, message + at, piece);
        lanes_poly1305_update(&m, copy, piece);
        free(copy);
    }
    lanes_poly1305_final(&m, tag);
    if (planted() && n > 100)
        tag[0] ^= 1;
    compare("tag", tag, expected, 16);
    return 0;
}
