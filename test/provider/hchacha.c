/* SPDX-License-Identifier: Apache-2.0 */
#include "hchacha.h"

static uint32_t load(const uint8_t *in)
{
    return (uint32_t)in[0] | (uint32_t)in[1] << 8 | (uint32_t)in[2] << 16 | (uint32_t)in[3] << 24;
}

static void store(uint8_t *out, uint32_t word)
{
    for (int i = 0; i < 4; i++)
        out[i] = (uint8_t)(word >> 8 * i);
}

/* x += y; z = (z ^ x) <<< distance */
static void add_turn(uint32_t *x, uint32_t y, uint32_t *z, int distance)
{
    *x += y;
    *z ^= *x;
    *z = *z << distance | *z >> (32 - distance);
}

/* RFC 8439, 2.1 */
static void quarter_round(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d)
{
    add_turn(a, *b, d, 16);
    add_turn(c, *d, b, 12);
    add_turn(a, *b, d, 8);
    add_turn(c, *d, b, 7);
}

void test_hchacha20(uint8_t subkey[static 32], const uint8_t key[static 32],
                    const uint8_t nonce[static 16])
{
    uint32_t x[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};

    for (int i = 0; i < 8; i++)
        x[4 + i] = load(key + 4 * i);
    for (int i = 0; i < 4; i++)
        x[12 + i] = load(nonce + 4 * i);
    for (int round = 0; round < 20; round++) {
        const int turn = round % 2; /* odd rounds work on the diagonals */

        for (int i = 0; i < 4; i++)
            quarter_round(&x[i], &x[4 + (i + turn) % 4], &x[8 + (i + 2 * turn) % 4],
                          &x[12 + (i + 3 * turn) % 4]);
    }
    for (int i = 0; i < 4; i++) {
        store(subkey + 4 * i, x[i]);
        store(subkey + 16 + 4 * i, x[12 + i]);
    }
}
