/* SPDX-License-Identifier: Apache-2.0 */
/* The AVX2 row of Poly1305: which routine takes how many blocks. */
#include "poly1305/x86_64/avx2.h"

#include "poly1305/kernels.h"

enum {
    /* From so many blocks on it pays to build the tables, and to use them once they are there. */
    WORTH_BUILDING = 36,
    WORTH_USING = 12,
};

_Static_assert(offsetof(struct lanes_poly1305, power) == 64 &&
                   offsetof(struct lanes_poly1305, vector) == 160 &&
                   offsetof(struct lanes_poly1305, hibit) == 544,
               "the offsets that the generators use");

void lanes_poly1305_blocks_avx2(struct lanes_poly1305 *p, const uint8_t *in, size_t blocks,
                                uint64_t hibit)
{
    if (blocks == 0)
        return;
    if (blocks < (p->ready ? WORTH_USING : WORTH_BUILDING) || hibit == 0) {
        lanes_poly1305_serial_bmi2(p, in, blocks, hibit);
        return;
    }
    if (!p->ready) {
        lanes_poly1305_powers_bmi2(p);
        lanes_poly1305_tables_avx2(p);
        p->ready = true;
    }
    lanes_poly1305_vector_avx2(p, in, blocks);
}
