/* SPDX-License-Identifier: Apache-2.0 */
#include "base/kernel.h"

size_t lanes_kernel_find(const struct lanes_kernel_table *table, const char *name)
{
    size_t i = 0;

    while (i < table->rows && strcmp(table->row[i]->name, name) != 0)
        i++;
    return i;
}

bool lanes_kernel_choose(struct lanes_choice *choice, const struct lanes_kernel_table *table,
                         uint32_t cpu, const char *wanted)
{
    const size_t first = wanted == NULL ? 0 : lanes_kernel_find(table, wanted);

    memset(choice, 0, sizeof(*choice));
    choice->table = table;
    for (size_t i = 0; i < table->rows; i++) {
        if (i < first) {
            choice->verdict[i] = LANES_KERNEL_NOT_WANTED;
        } else if (choice->picked != NULL) {
            choice->verdict[i] = LANES_KERNEL_UNREACHED;
        } else if (!lanes_kernel_runs(table->row[i], cpu)) {
            choice->verdict[i] = LANES_KERNEL_CPU_LACKS;
        } else if (!table->check(table->row[i])) {
            choice->verdict[i] = LANES_KERNEL_CHECK_FAILED;
        } else {
            choice->verdict[i] = LANES_KERNEL_PICKED;
            choice->picked = table->row[i];
        }
    }
    return choice->picked != NULL;
}

uint64_t lanes_kernel_fingerprint(const uint8_t *p, size_t n)
{
    uint64_t f = UINT64_C(0xcbf29ce484222325);

    for (size_t i = 0; i < n; i++)
        f = (f ^ p[i]) * UINT64_C(0x100000001b3);
    return f;
}
