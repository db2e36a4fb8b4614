/* SPDX-License-Identifier: Apache-2.0 */
/* Vector files: which there are, how each is written, and its cases. */
#ifndef LANES_TEST_READ_H
#define LANES_TEST_READ_H

#include "kat.h"

enum kat_format {
    KAT_WYCHEPROOF, /* JSON, gzipped or not: testGroups / tests, numberOfTests; also ACVP's */
    KAT_STANZA,     /* NAME: value or NAME = value, an empty line behind each case */
    KAT_SECTIONS,   /* JSON: one array per kind of case, named in read.c */
    KAT_ARRAY,      /* JSON: one array, its length as announced */
    KAT_JUDGED,     /* the same, the verdicts in derived/ed25519-openssl-verdicts.json */
    KAT_WHOLE,      /* the file is one case, its text the field IN */
    KAT_STRINGS,    /* JSON: an array of messages without answers, see kat_run_mldsa */
    KAT_COLONS,     /* private and public key : public key : text : signature and text : */
};

struct kat_set {
    const char *file; /* below the folder of vectors */
    enum kat_format format;
    enum kat_kind kind; /* KAT_SECTIONS: of the section "aead" */
    const char *verdicts; /* KAT_JUDGED: what the set is called there */
};

/* The sets of all primitives; the last has no file. A new set is a line in sets.c. */
extern const struct kat_set kat_sets[];

struct kat_cases {
    struct kat_case *c;
    size_t n;
    size_t announced;  /* what the file itself says, or a count made without parsing it */
    bool missing;      /* there is no such file */
    const char *wrong; /* NULL, or why the file could not be read */
    void *kept;        /* what the strings of the cases belong to */
};

/* Reads a set. Cases stay until the program ends. */
struct kat_cases kat_read(const char *folder, const struct kat_set *set);

#endif
