/* SPDX-License-Identifier: Apache-2.0 */
/* The examples of the standards on every row, with nothing but this checkout. */
#include "suites.h"

#include "kat.h"

#include <string.h>

static void examples(void)
{
    size_t cases = 0;

    for (const struct kat_case *c = kat_rfc; c->id != NULL; c++) {
        for (size_t t = 0; t < LANES_PRIMITIVES; t++) {
            const struct lanes_kernel *row;
            if (!kat_concerns(c->kind, lanes_tables[t]))
                continue;
            FOR_ROWS(row, lanes_tables[t])
            {
                const char *wrong = kat_run_src(c, row);
                CHECK(wrong == NULL, "%s: %s: %s", c->id, row->name, wrong);
                cases++;
            }
        }
    }
    CHECK(cases >= 30, "%zu cases", cases);
    for (int kind = 0; kind < KAT_KINDS; kind++)
        h_rows_test(lanes_tables[kat_primitive((enum kat_kind)kind)]);
}

/* Planted: an example with one changed digit must not pass. */
static void changed(void)
{
    char hex[2 * KAT_BYTES_MAX + 1];

    for (const struct kat_case *c = kat_rfc; c->id != NULL; c++) {
        const struct lanes_kernel_table *t = lanes_tables[kat_primitive(c->kind)];
        struct kat_case wrong = *c;
        const int field = c->hex[KAT_TAG] != NULL ? KAT_TAG : KAT_OUT;
        strcpy(hex, c->hex[field]);
        hex[strlen(hex) / 2] = hex[strlen(hex) / 2] == '0' ? '1' : '0';
        wrong.hex[field] = hex;
        CHECK(kat_run_src(&wrong, t->row[t->rows - 1]) != NULL, "%s", c->id);
        wrong.invalid = true;
        /* A MAC and a KEM's share are computed, not judged. */
        if (field == KAT_TAG && c->kind != KAT_POLY1305 &&
            (c->kind < KAT_DHKEM_DERIVE || c->kind > KAT_DHKEM_AUTH))
            CHECK(kat_run_src(&wrong, t->row[t->rows - 1]) == NULL, "%s: forged", c->id);
    }
}

const struct h_test h_rfc_tests[] = {
    {"examples on every row", examples},
    {"a changed answer is reported", changed},
    {NULL, NULL},
};
