/* SPDX-License-Identifier: Apache-2.0 */
/* What `lanes check` finds, said on stderr as it goes. */
#ifndef LANES_TOOLS_FINDINGS_H
#define LANES_TOOLS_FINDINGS_H

struct findings {
    const char *file; /* the openssl.cnf that fixes belong in */
    unsigned problems;
};

/* "topic: …" */
__attribute__((format(printf, 2, 3))) void findings_fact(const char *topic, const char *format,
                                                         ...);

/* "problem: …", counted */
__attribute__((format(printf, 2, 3))) void findings_problem(struct findings *f, const char *format,
                                                            ...);

/*
 * The line of openssl.cnf that helps against the problem just said. section:
 * where it belongs; NULL: before the first section.
 */
__attribute__((format(printf, 3, 4))) void
findings_fix(const struct findings *f, const char *section, const char *format, ...);

#endif
