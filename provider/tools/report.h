/* SPDX-License-Identifier: Apache-2.0 */
/* What `lanes speed` shows: progress and table. */
#ifndef LANES_TOOLS_REPORT_H
#define LANES_TOOLS_REPORT_H

#include "measure.h"

/* One line on stderr that is drawn over and over; nothing if that is no terminal. */
void report_progress(double done, const struct row *row);
void report_progress_end(void);

/* The rows as tables on stdout. core: core cycles per nanosecond. */
void report_table(const struct row *rows, size_t count, double core);

#endif
