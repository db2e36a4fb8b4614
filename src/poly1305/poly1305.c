/* SPDX-License-Identifier: Apache-2.0 */
#include "poly1305/poly1305.h"

void lanes_poly1305_start(struct lanes_poly1305 *p, const uint8_t key[static 32])
{
    p->h[0] = p->h[1] = p->h[2] = 0;
    p->r[0] = lanes_load64_le(key) & UINT64_C(0x0ffffffc0fffffff);
    p->r[1] = lanes_load64_le(key + 8) & UINT64_C(0x0ffffffc0ffffffc);
    p->s1 = p->r[1] + (p->r[1] >> 2);
    p->pad[0] = lanes_load64_le(key + 16);
    p->pad[1] = lanes_load64_le(key + 24);
    p->ready = false;
}

void lanes_poly1305_finish(const struct lanes_poly1305 *p, uint8_t tag[static 16])
{
    uint64_t h0, h1, h2, g0, g1, g2, carry = 0, take_g;

    LANES_ASSERT(p->h[2] <= 7);
    h0 = lanes_add64(p->h[0], (p->h[2] >> 2) * 5, &carry);
    h1 = lanes_add64(p->h[1], 0, &carry);
    h2 = (p->h[2] & 3) + carry;

    /* h < p + 2^128, so one subtraction of p does: h >= p exactly if h + 5 >= 2^130. */
    carry = 0;
    g0 = lanes_add64(h0, 5, &carry);
    g1 = lanes_add64(h1, 0, &carry);
    g2 = h2 + carry;
    take_g = 0 - (g2 >> 2);
    h0 = (h0 & ~take_g) | (g0 & take_g);
    h1 = (h1 & ~take_g) | (g1 & take_g);

    carry = 0;
    lanes_store64_le(tag, lanes_add64(h0, p->pad[0], &carry));
    lanes_store64_le(tag + 8, lanes_add64(h1, p->pad[1], &carry));
}

void lanes_poly1305_init(struct lanes_poly1305_mac *m, const uint8_t key[static 32])
{
    lanes_poly1305_start(&m->core, key);
    m->used = 0;
}

void lanes_poly1305_update(struct lanes_poly1305_mac *m, const uint8_t *in, size_t n)
{
    if (n == 0)
        return; /* in may be NULL */
    if (m->used > 0) {
        const size_t room = sizeof(m->partial) - m->used;
        const size_t take = n < room ? n : room;

        memcpy(m->partial + m->used, in, take);
        m->used += take;
        in += take;
        n -= take;
        if (m->used < sizeof(m->partial))
            return;
        m->row->blocks(&m->core, m->partial, 1, 1);
        m->used = 0;
    }
    if (n >= LANES_POLY1305_BLOCK_BYTES) {
        m->row->blocks(&m->core, in, n / LANES_POLY1305_BLOCK_BYTES, 1);
        in += n - n % LANES_POLY1305_BLOCK_BYTES;
        n %= LANES_POLY1305_BLOCK_BYTES;
    }
    if (n > 0)
        memcpy(m->partial, in, n);
    m->used = n;
}

void lanes_poly1305_final(struct lanes_poly1305_mac *m, uint8_t tag[static 16])
{
    if (m->used > 0) {
        /*
         * RFC 8439, 2.5.1: a short last block ends in a 1 byte of its own. Written
         * as the words that are read again: shorter stores would delay the loads.
         */
        uint64_t word[2] = {lanes_load64_le(m->partial), lanes_load64_le(m->partial + 8)};
        const size_t last = m->used / 8;
        const uint64_t mark = UINT64_C(1) << m->used % 8 * 8;

        word[last] = (word[last] & (mark - 1)) | mark;
        lanes_store64_le(m->partial, word[0]);
        lanes_store64_le(m->partial + 8, last == 0 ? 0 : word[1]);
        m->row->blocks(&m->core, m->partial, 1, 0);
        m->used = 0;
    }
    lanes_poly1305_finish(&m->core, tag);
}
