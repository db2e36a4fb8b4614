/* SPDX-License-Identifier: Apache-2.0 */
#include "base/ct.h"

bool lanes_ct_equal(const uint8_t *a, const uint8_t *b, size_t n)
{
    const volatile uint8_t *va = a, *vb = b;
    uint8_t difference = 0;

    for (size_t i = 0; i < n; i++)
        difference |= (uint8_t)(va[i] ^ vb[i]);
    /* The verdict alone: accept or reject is visible to everybody. */
    LANES_DECLASSIFY(&difference, sizeof(difference));
    return difference == 0;
}

/* A call through a volatile pointer is not removed, whatever follows it. */
static void *(*const volatile wipe_memset)(void *, int, size_t) = memset;

void lanes_wipe(void *p, size_t n)
{
    if (n != 0)
        wipe_memset(p, 0, n);
}

void lanes_wipe_stack(void)
{
    uint8_t below[2048];

    lanes_wipe(below, sizeof(below));
}
