/* SPDX-License-Identifier: Apache-2.0 */
/* The time stamp counter: steady on every CPU that has the kernels' instructions. */
#include "timer.h"

#include <x86intrin.h>

uint64_t timer_ticks(void)
{
    _mm_lfence();
    const uint64_t ticks = __rdtsc();
    _mm_lfence();
    return ticks;
}

double timer_unit(void)
{
    enum { SPAN_NS = 20 * 1000 * 1000 };
    const double clock = timer_clock();
    const uint64_t ticks = timer_ticks();
    double ns;

    do {
        ns = timer_clock() - clock;
    } while (ns < SPAN_NS);
    return ns / (double)(timer_ticks() - ticks);
}
