/* SPDX-License-Identifier: Apache-2.0 */
/* The clock of `lanes speed`; one file per processor gives timer_ticks and timer_unit. */
#ifndef LANES_TOOLS_TIMER_H
#define LANES_TOOLS_TIMER_H

#include <stdint.h>

/* Ticks of the quickest steady counter; everything before the call has been executed. */
uint64_t timer_ticks(void);

/* Measures the counter against the system's clock: nanoseconds per tick. */
double timer_unit(void);

/* Nanoseconds of the system's steady clock, for deadlines. */
double timer_clock(void);

/* Ticks that two calls of timer_ticks in a row lie apart. */
uint64_t timer_overhead(void);

/* Core cycles per nanosecond, now: a chain of additions that take a cycle each. */
double timer_core_cycles(double unit);

#endif
