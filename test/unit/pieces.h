/* SPDX-License-Identifier: Apache-2.0 */
/* How a message is cut: into equal pieces, at random with single bytes between, or at one place. */
#ifndef LANES_TEST_PIECES_H
#define LANES_TEST_PIECES_H

#include "harness.h"

enum { PIECES_RANDOM = 0, PIECES_WHOLE = -1 };

/* The next piece of `left` bytes; `size` > 0: that many. */
static inline size_t next_piece(size_t left, int size)
{
    size_t n = left;

    if (size > 0)
        n = (size_t)size;
    else if (size == PIECES_RANDOM && left > 1)
        n = h_below(3) == 0 ? 1 : h_below(2) == 0 ? h_below(70) : 1 + h_below(left);
    return n < left ? n : left;
}

/* Lengths up to 2100 around the ends of tags, blocks, chunks and their halves. */
static inline bool near_boundary(size_t n)
{
    return n <= 17 || (n + 1) % 64 <= 2 || (n + 17) % 512 <= 34 || n >= 2098;
}

enum { MESSAGE_MAX = 2100, PIECE_MAX = 161 };

#endif
