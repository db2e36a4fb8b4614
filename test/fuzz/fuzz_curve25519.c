/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Curve25519 on any row against the portable one: chains of field operations on
 * any words, ladders and multiples of any scalar; and signatures of Ed25519, with
 * half-size scalars, with a table and on the other row, right, damaged, and made of
 * encodings from the input.
 */
#include "fuzz.h"

#include "curve25519/ed25519.h"
#include "curve25519/field.h"
#include "curve25519/scalar.h"
#include "curve25519/x25519.h"

enum { NUMBERS = 4, TEXT_MAX = 64 };

static const struct lanes_curve25519_kernel *const other = &lanes_curve25519_portable;

static void compare_fe(const char *what, const struct lanes_fe *a, const struct lanes_fe *b)
{
    uint8_t x[32], y[32];

    lanes_fe_encode(x, a);
    lanes_fe_encode(y, b);
    x[0] ^= planted();
    compare(what, x, y, sizeof(x));
}

/* The rows' numbers may differ by p and go on so. */
static void field(struct input *in, const struct lanes_curve25519_kernel *row)
{
    struct lanes_fe a[NUMBERS], b[NUMBERS];

    for (size_t i = 0; i < NUMBERS; i++) {
        take_bytes(in, (uint8_t *)&a[i], sizeof(a[i]));
        b[i] = a[i];
    }
    while (in->n > 0) {
        const uint8_t what = take(in);
        const size_t to = what >> 2 & 3, x = what >> 4 & 3, y = what >> 6;
        switch (what & 3) {
        case 0:
            row->mul(&a[to], &a[x], &a[y]);
            other->mul(&b[to], &b[x], &b[y]);
            break;
        case 1:
            row->square(&a[to], &a[x], 1 + (unsigned)y);
            other->square(&b[to], &b[x], 1 + (unsigned)y);
            break;
        case 2:
            a[to] = y % 2 == 0 ? lanes_fe_add(&a[x], &a[y]) : lanes_fe_sub(&a[x], &a[y]);
            b[to] = y % 2 == 0 ? lanes_fe_add(&b[x], &b[y]) : lanes_fe_sub(&b[x], &b[y]);
            break;
        default:
            row->invert(&a[to], &a[x]);
            other->invert(&b[to], &b[x]);
            break;
        }
        compare_fe("field", &a[to], &b[to]);
    }
}

static void exchange(struct input *in, const struct lanes_curve25519_kernel *row)
{
    uint8_t key[32], peer[32], a[32], b[32];
    bool good;

    take_bytes(in, key, sizeof(key));
    take_bytes(in, peer, sizeof(peer));
    lanes_x25519_public(row, a, key);
    lanes_x25519_public(other, b, key);
    compare("public key", a, b, sizeof(a));
    good = lanes_x25519_shared(row, a, key, peer);
    if (good != lanes_x25519_shared(other, b, key, peer))
        abort();
    a[0] ^= planted();
    compare("shared secret", a, b, sizeof(a));
}

static const uint8_t encodings[][32] = {
    {0}, /* of order 4; the others of order 8, 1, 2 */
    {0x26, 0xe8, 0x95, 0x8f, 0xc2, 0xb2, 0x27, 0xb0, 0x45, 0xc3, 0xf4, 0x89, 0xf2, 0xef, 0x98, 0xf0,
     0xd5, 0xdf, 0xac, 0x05, 0xd3, 0xc6, 0x33, 0x39, 0xb1, 0x38, 0x02, 0x88, 0x6d, 0x53, 0xfc, 0x05},
    {1},
    {0xec, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
     0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f},
};

/* 32 bytes: as they are, xored with bytes of the input, or an encoding of a small point. */
static void disturb(struct input *in, uint8_t bytes[32])
{
    const uint8_t how = take(in);
    uint8_t mask[32] = {0};

    if (how < 64)
        return;
    if (how < 128)
        memcpy(bytes, encodings[how % 4], 32);
    take_bytes(in, mask, how % 33);
    for (size_t i = 0; i < 32; i++)
        bytes[i] ^= mask[i];
}

static uint8_t verdicts(const struct lanes_ed25519_rows *rows, const uint8_t public_key[32],
                        const uint8_t signature[64], const struct lanes_ed25519_message *m)
{
    struct lanes_ed25519_cache cache;
    uint8_t bits;

    bits = lanes_ed25519_verify(rows, public_key, NULL, signature, m);
    lanes_ed25519_build(rows, &cache, public_key);
    if (lanes_ed25519_verify(rows, public_key, &cache, signature, m))
        bits |= 2;
    return bits;
}

static void signature(struct input *in, const struct lanes_curve25519_kernel *row)
{
    const struct lanes_sha512_kernel *const sha512 =
        (const struct lanes_sha512_kernel *)take_row(in, &lanes_sha512_kernels);
    const struct lanes_ed25519_rows rows[2] = {{row, sha512}, {other, &lanes_sha512_portable}};
    struct lanes_ed25519_private key;
    struct lanes_ed25519_message m = {.instance = (enum lanes_ed25519_instance)(take(in) % 3)};
    uint8_t seed[32], text[TEXT_MAX], made[2][64], bits[2];

    take_bytes(in, seed, sizeof(seed));
    m.text = text;
    m.bytes = m.instance == LANES_ED25519_PH ? 64 : take(in) % TEXT_MAX;
    m.context = seed;
    m.context_bytes = m.instance == LANES_ED25519_CTX ? 1 + take(in) % 32 : 0;
    take_bytes(in, text, sizeof(text));
    for (size_t i = 0; i < 2; i++) {
        lanes_ed25519_expand(&rows[i], &key, seed);
        lanes_ed25519_derive(&rows[i], &key);
        lanes_ed25519_sign(&rows[i], made[i], &key, &m);
    }
    compare("signature", made[0], made[1], 64);
    bits[0] = verdicts(&rows[0], key.public_key, made[0], &m);
    bits[1] = 3;
    compare("accepted", bits, bits + 1, 1);
    disturb(in, key.public_key);
    disturb(in, made[0]);
    disturb(in, made[0] + 32);
    for (size_t i = 0; i < 2; i++)
        bits[i] = verdicts(&rows[i], key.public_key, made[0], &m);
    compare("verdict", bits, bits + 1, 1);
    bits[0] = bits[0] >> 1 ^ planted();
    bits[1] &= 1;
    compare("first and later verdict", bits, bits + 1, 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input in = {data, size};
    const struct lanes_curve25519_kernel *row =
        (const struct lanes_curve25519_kernel *)take_row(&in, &lanes_curve25519_kernels);

    switch (take(&in) % 4) {
    case 0:
        field(&in, row);
        break;
    case 1:
        exchange(&in, row);
        break;
    default:
        signature(&in, row);
        break;
    }
    return 0;
}
