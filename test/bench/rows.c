/* SPDX-License-Identifier: Apache-2.0 */
/* Prints "primitive row" of every compiled row that this CPU can execute. */
#include "base/cpu.h"
#include "tables.h"

#include <stdio.h>

int main(void)
{
    const uint32_t cpu = lanes_cpu_detect();

    for (size_t p = 0; p < LANES_PRIMITIVES; p++) {
        for (size_t r = 0; r < lanes_tables[p]->rows; r++) {
            if (lanes_kernel_runs(lanes_tables[p]->row[r], cpu))
                printf("%s %s\n", lanes_tables[p]->primitive, lanes_tables[p]->row[r]->name);
        }
    }
    return 0;
}
