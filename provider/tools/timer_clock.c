/* SPDX-License-Identifier: Apache-2.0 */
/* Processors without a counter that programs may read as cheaply: the system's clock. */
#include "timer.h"

uint64_t timer_ticks(void)
{
    return (uint64_t)timer_clock();
}

double timer_unit(void)
{
    return 1;
}
