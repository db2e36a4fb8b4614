/* SPDX-License-Identifier: Apache-2.0 */
/* What the targets share: taking decisions from the input, and reporting a difference. */
#ifndef LANES_TEST_FUZZ_H
#define LANES_TEST_FUZZ_H

#include "tables.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct input {
    const uint8_t *p;
    size_t n;
};

/* The next byte; 0 behind the end, so that every input means something. */
static inline uint8_t take(struct input *in)
{
    if (in->n == 0)
        return 0;
    in->n--;
    return *in->p++;
}

static inline size_t take_below(struct input *in, size_t bound)
{
    const size_t low = take(in);

    return (bound > 256 ? low | (size_t)take(in) << 8 : low) % bound;
}

static inline void take_bytes(struct input *in, uint8_t *out, size_t n)
{
    const size_t have = n < in->n ? n : in->n;

    if (have > 0)
        memcpy(out, in->p, have);
    memset(out + have, 0, n - have);
    in->p += have;
    in->n -= have;
}

/* A row that this CPU can execute. */
const struct lanes_kernel *take_row(struct input *in, const struct lanes_kernel_table *table);

/* LANES_FUZZ_PLANTED: some results are changed, which must be reported. */
bool planted(void);

/* Says what differs and ends the run, unless the n bytes are equal. */
void compare(const char *what, const uint8_t *a, const uint8_t *b, size_t n);

#endif
