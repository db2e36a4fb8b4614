/* SPDX-License-Identifier: Apache-2.0 */
#include "sha512/sha512.h"

#include "base/ct.h"

/* FIPS 180-4, 5.3.5 */
static const uint64_t initial[8] = {
    UINT64_C(0x6a09e667f3bcc908), UINT64_C(0xbb67ae8584caa73b), UINT64_C(0x3c6ef372fe94f82b),
    UINT64_C(0xa54ff53a5f1d36f1), UINT64_C(0x510e527fade682d1), UINT64_C(0x9b05688c2b3e6c1f),
    UINT64_C(0x1f83d9abfb41bd6b), UINT64_C(0x5be0cd19137e2179),
};

void lanes_sha512_init(struct lanes_sha512 *s, const struct lanes_sha512_kernel *row)
{
    s->row = row;
    memcpy(s->state, initial, sizeof(s->state));
    s->bytes = 0;
}

void lanes_sha512_update(struct lanes_sha512 *s, const uint8_t *in, size_t n)
{
    const size_t used = s->bytes % LANES_SHA512_BLOCK_BYTES;
    const size_t room = LANES_SHA512_BLOCK_BYTES - used;

    if (n == 0)
        return;
    s->bytes += n;
    if (n < room) {
        memcpy(s->partial + used, in, n);
        return;
    }
    if (used != 0) {
        memcpy(s->partial + used, in, room);
        s->row->blocks(s->state, s->partial, 1);
        in += room, n -= room;
    }
    const size_t whole = n / LANES_SHA512_BLOCK_BYTES;
    if (whole != 0)
        s->row->blocks(s->state, in, whole);
    memcpy(s->partial, in + whole * LANES_SHA512_BLOCK_BYTES, n % LANES_SHA512_BLOCK_BYTES);
}

void lanes_sha512_final(struct lanes_sha512 *s, uint8_t out[static 64])
{
    /* FIPS 180-4, 5.1.2: a bit 1, zeros, the length in bits as a 128-bit number. */
    enum { LENGTH_AT = LANES_SHA512_BLOCK_BYTES - 16 };
    size_t used = s->bytes % LANES_SHA512_BLOCK_BYTES;

    s->partial[used++] = 0x80;
    memset(s->partial + used, 0, LANES_SHA512_BLOCK_BYTES - used);
    if (used > LENGTH_AT) {
        s->row->blocks(s->state, s->partial, 1);
        memset(s->partial, 0, LANES_SHA512_BLOCK_BYTES);
    }
    lanes_store64_be(s->partial + LENGTH_AT + 8, s->bytes << 3);
    s->row->blocks(s->state, s->partial, 1);
    for (size_t i = 0; i < 8; i++)
        lanes_store64_be(out + 8 * i, s->state[i]);
    lanes_wipe(s, sizeof(*s));
}
