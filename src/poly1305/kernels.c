/* SPDX-License-Identifier: Apache-2.0 */
#include "poly1305/kernels.h"

#include "base/cpu.h"
#include "poly1305/poly1305.h"
#include "poly1305/x86_64/avx2.h"

/* The message of the known answers: long enough for every path of every row. */
enum { CHECK_BLOCKS = 100 };

/*
 * Known answer: bytes 0xff under r and s of all ones, taken as 1, 2, ... 13 and
 * 100 blocks, as 12 ... 15 of which a vector row does what is no multiple of 4
 * its own way, as 9, and a last one without its 2^128. These are the largest
 * limbs that occur, so a lost carry shows.
 */
static bool check(const struct lanes_kernel *kernel)
{
    static const uint8_t expected[LANES_POLY1305_TAG_BYTES] = {
        0xb2, 0xb3, 0xa0, 0x40, 0x08, 0xe5, 0xd2, 0x22,
        0x7e, 0x01, 0x9e, 0xc1, 0x82, 0x7c, 0x78, 0x42,
    };
    const struct lanes_poly1305_kernel *row = (const struct lanes_poly1305_kernel *)kernel;
    uint8_t message[CHECK_BLOCKS * LANES_POLY1305_BLOCK_BYTES], tag[LANES_POLY1305_TAG_BYTES];
    struct lanes_poly1305 p;
    size_t done = 0;

    memset(message, 0xff, sizeof(message));
    lanes_poly1305_start(&p, message);
    for (size_t n = 1; n <= 13; done += n++)
        row->blocks(&p, message, n, 1);
    row->blocks(&p, message, CHECK_BLOCKS, 1);
    for (size_t n = 12; n <= 15; n++)
        row->blocks(&p, message, n, 1);
    row->blocks(&p, message, CHECK_BLOCKS - done, 1);
    row->blocks(&p, message, 1, 0);
    lanes_poly1305_finish(&p, tag);
    return memcmp(tag, expected, sizeof(tag)) == 0;
}

#if defined(LANES_X86_64)
const struct lanes_poly1305_kernel lanes_poly1305_avx2 = {
    .kernel = {"avx2", LANES_CPU_AVX2 | LANES_CPU_BMI2},
    .blocks = lanes_poly1305_blocks_avx2,
};
#endif

static const struct lanes_kernel *const rows[] = {
#if defined(LANES_X86_64)
    &lanes_poly1305_avx2.kernel,
#endif
    &lanes_poly1305_portable.kernel,
};

const struct lanes_kernel_table lanes_poly1305_kernels = {
    .primitive = "poly1305",
    .rows = sizeof(rows) / sizeof(rows[0]),
    .row = rows,
    .check = check,
};
