/* SPDX-License-Identifier: Apache-2.0 */
#include "fuzz.h"

#include "base/cpu.h"

const struct lanes_kernel *take_row(struct input *in, const struct lanes_kernel_table *table)
{
    const struct lanes_kernel *row = table->row[take(in) % table->rows];

    return lanes_kernel_runs(row, lanes_cpu_detect()) ? row : table->row[table->rows - 1];
}

bool planted(void)
{
    static int is = -1;

    if (is < 0)
        is = getenv("LANES_FUZZ_PLANTED") != NULL;
    return is != 0;
}

void compare(const char *what, const uint8_t *a, const uint8_t *b, size_t n)
{
    if (memcmp(a, b, n) == 0)
        return;
    fprintf(stderr, "fuzz: difference: %s\n", what);
    abort();
}
