/* SPDX-License-Identifier: Apache-2.0 */
#include "curve25519/x25519.h"

#include "base/ct.h"
#include "curve25519/field.h"

/* RFC 7748, 5: decodeScalar25519 */
static void clamp(uint8_t out[32], const uint8_t in[32])
{
    memcpy(out, in, 32);
    out[0] &= 248;
    out[31] = (uint8_t)((out[31] & 127) | 64);
}

/*
 * The ladder on u = 9 as a multiple of the base point of edwards25519 and the
 * map back, u = (1 + y) / (1 - y) (RFC 7748, 4.1). A clamped scalar is no
 * multiple of the order, so y = 1 does not occur.
 */
void lanes_x25519_public(const struct lanes_curve25519_kernel *row, uint8_t out[static 32],
                         const uint8_t private_key[static 32])
{
    uint8_t scalar[32];
    struct lanes_point p;
    struct lanes_fe above, below;

    clamp(scalar, private_key);
    row->base(row, &p, scalar);
    above = lanes_fe_add(&p.z, &p.y);
    below = lanes_fe_sub(&p.z, &p.y);
    row->invert(&below, &below);
    row->mul(&above, &above, &below);
    lanes_fe_encode(out, &above);
    lanes_wipe(scalar, sizeof(scalar));
    lanes_wipe(&p, sizeof(p));
    lanes_wipe(&above, sizeof(above));
    lanes_wipe(&below, sizeof(below));
    lanes_wipe_stack();
}

bool lanes_x25519_shared(const struct lanes_curve25519_kernel *row, uint8_t out[static 32],
                         const uint8_t private_key[static 32], const uint8_t peer[static 32])
{
    static const uint8_t zero[32] = {0};
    const struct lanes_fe u = lanes_fe_decode(peer);
    uint8_t scalar[32];
    struct lanes_fe q[2];

    clamp(scalar, private_key);
    row->ladder(q, scalar, &u);
    row->invert(&q[1], &q[1]);
    row->mul(&q[0], &q[0], &q[1]);
    lanes_fe_encode(out, &q[0]);
    lanes_wipe(scalar, sizeof(scalar));
    lanes_wipe(q, sizeof(q));
    lanes_wipe_stack();
    return !lanes_ct_equal(out, zero, sizeof(zero));
}
