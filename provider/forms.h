/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The six forms in which the privateKey of PrivateKeyInfo holds a key of ML-DSA:
 * three of RFC 9881, 6, and three that were written before it. Which are read,
 * which is written, and what is kept of the seed is set in our section, as the
 * default provider is set in its own.
 */
#ifndef LANES_PROVIDER_FORMS_H
#define LANES_PROVIDER_FORMS_H

#include "core.h"
#include "der.h"

enum { LANES_FORMS = 6 };

/* Bits and numbers of forms: their places in the table of forms.c. */
struct lanes_form_settings {
    uint8_t input;               /* a bit for each form that is read */
    uint8_t output[LANES_FORMS]; /* the forms that may be written, the first that fits is */
    uint8_t outputs;
    bool retain_seed, prefer_seed;
};

/* How long the parts of a key are. */
struct lanes_form_sizes {
    size_t seed, private_key, public_key;
};

/* The parts of a key that a form holds; at NULL: not there. */
struct lanes_form_parts {
    struct lanes_der seed, private_key, public_key;
};

/* NULL if all is well, else the setting that makes no sense. */
const char *lanes_forms_set(struct lanes_form_settings *forms,
                            const struct lanes_settings *settings);

/* Finds the parts in a payload. False if it is none of the forms that are read. */
LANES_MUST_CHECK bool lanes_form_read(struct lanes_form_parts *parts,
                                      const struct lanes_form_settings *forms,
                                      const struct lanes_form_sizes *sizes,
                                      struct lanes_der payload);

/* The form to write for a key with these parts, or NULL. */
struct lanes_form;
const struct lanes_form *lanes_form_choose(const struct lanes_form_settings *forms,
                                           const struct lanes_form_parts *parts);

/* Writes to the end of a buffer, in front of what is there (der.h). */
void lanes_form_write(struct lanes_der_writer *w, const struct lanes_form *form,
                      const struct lanes_form_parts *parts);

#endif
