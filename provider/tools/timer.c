/* SPDX-License-Identifier: Apache-2.0 */
#include "timer.h"

#include <time.h>

double timer_clock(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

uint64_t timer_overhead(void)
{
    uint64_t least = UINT64_MAX;

    for (int i = 0; i < 1000; i++) {
        const uint64_t begin = timer_ticks(), ticks = timer_ticks() - begin;
        if (ticks < least)
            least = ticks;
    }
    return least;
}

/*
 * Each addition needs the one before it, and takes its second operand from a
 * register: additions of constants cost nothing on some cores.
 */
double timer_core_cycles(double unit)
{
    enum { TRIES = 50, LOOPS = 200, CHAIN = 16 };
    double least = 1e30;

    for (int i = 0; i < TRIES; i++) {
        uint64_t x = 1, y = 3;
        const uint64_t begin = timer_ticks();
        for (int loop = 0; loop < LOOPS; loop++) {
            for (int link = 0; link < CHAIN; link++) {
                x += y;
                __asm__ volatile("" : "+r"(x), "+r"(y));
            }
        }
        const double ns = (double)(timer_ticks() - begin) * unit;
        if (ns < least)
            least = ns;
    }
    return LOOPS * CHAIN / least;
}
