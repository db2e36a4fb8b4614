/* SPDX-License-Identifier: Apache-2.0 */
#include "forms.h"

enum {
    ABSENT = 0,
    BARE = 1, /* as it is, without a head; no tag has this number here */
    SEED_TAG = 0x80, /* [0] IMPLICIT OCTET STRING */
};

/* Seed, private key and public key follow one another, under these tags. */
struct lanes_form {
    const char *name;
    uint8_t seed, private_key;
    bool public_key; /* at the end of the private key's octets */
    bool sequence;   /* around both */
};

/* In the order in which the default provider would write them. */
static const struct lanes_form table[LANES_FORMS] = {
    {"seed-priv", .seed = LANES_DER_OCTET_STRING, .private_key = LANES_DER_OCTET_STRING,
     .sequence = true},
    {"priv-only", .private_key = LANES_DER_OCTET_STRING},
    {"oqskeypair", .private_key = LANES_DER_OCTET_STRING, .public_key = true},
    {"seed-only", .seed = SEED_TAG},
    {"bare-priv", .private_key = BARE},
    {"bare-seed", .seed = BARE},
};

/* --- settings --- */

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

static bool is_word(const char *at, size_t n, const char *word)
{
    size_t i = 0;

    while (i < n && word[i] != '\0' && lower(at[i]) == word[i])
        i++;
    return i == n && word[i] == '\0';
}

/* The forms of a list, in its order; words that are none are passed over. False if all are. */
static bool set_list(uint8_t list[LANES_FORMS], uint8_t *count, const char *setting)
{
    static const char separators[] = ", \t";
    unsigned seen = 0;

    *count = 0;
    while (*setting != '\0') {
        const size_t n = strcspn(setting, separators);
        for (uint8_t i = 0; i < LANES_FORMS; i++) {
            if (is_word(setting, n, table[i].name) && (seen >> i & 1) == 0) {
                seen |= 1U << i;
                list[(*count)++] = i;
            }
        }
        setting += n + (setting[n] != '\0');
    }
    return *count != 0;
}

/* The words that OpenSSL takes for a switch. */
static bool set_switch(bool *on, const char *setting)
{
    static const char *const words[][2] = {
        {"no", "yes"}, {"false", "true"}, {"off", "on"}, {"0", "1"}};
    const size_t n = strlen(setting);

    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        for (int value = 0; value < 2; value++) {
            if (is_word(setting, n, words[i][value])) {
                *on = value == 1;
                return true;
            }
        }
    }
    return false;
}

const char *lanes_forms_set(struct lanes_form_settings *forms,
                            const struct lanes_settings *settings)
{
    uint8_t list[LANES_FORMS], n;

    *forms = (struct lanes_form_settings){.input = (1U << LANES_FORMS) - 1,
                                          .outputs = LANES_FORMS,
                                          .retain_seed = true,
                                          .prefer_seed = true};
    for (uint8_t i = 0; i < LANES_FORMS; i++)
        forms->output[i] = i;
    if (settings->mldsa_input_formats != NULL) {
        if (!set_list(list, &n, settings->mldsa_input_formats))
            return "ml-dsa.input_formats";
        forms->input = 0;
        for (uint8_t i = 0; i < n; i++)
            forms->input |= (uint8_t)(1U << list[i]);
    }
    if (settings->mldsa_output_formats != NULL &&
        !set_list(forms->output, &forms->outputs, settings->mldsa_output_formats))
        return "ml-dsa.output_formats";
    if (settings->mldsa_retain_seed != NULL &&
        !set_switch(&forms->retain_seed, settings->mldsa_retain_seed))
        return "ml-dsa.retain_seed";
    if (settings->mldsa_prefer_seed != NULL &&
        !set_switch(&forms->prefer_seed, settings->mldsa_prefer_seed))
        return "ml-dsa.prefer_seed";
    return NULL;
}

/* --- reading --- */

/* The n bytes under a tag at the front. */
static bool take(struct lanes_der *from, uint8_t tag, size_t n, struct lanes_der *part)
{
    if (tag != BARE)
        return lanes_der_take(from, tag, part) && part->n == n;
    if (from->n != n)
        return false;
    *part = *from;
    from->n = 0;
    return true;
}

static bool read_as(struct lanes_form_parts *parts, const struct lanes_form *form,
                    const struct lanes_form_sizes *sizes, struct lanes_der from)
{
    struct lanes_der inside;

    *parts = (struct lanes_form_parts){.seed = {NULL, 0}};
    if (form->sequence) {
        if (!lanes_der_take(&from, LANES_DER_SEQUENCE, &inside) || from.n != 0)
            return false;
        from = inside;
    }
    if (form->seed != ABSENT && !take(&from, form->seed, sizes->seed, &parts->seed))
        return false;
    if (form->private_key != ABSENT) {
        const size_t n = sizes->private_key + (form->public_key ? sizes->public_key : 0);
        if (!take(&from, form->private_key, n, &parts->private_key))
            return false;
    }
    if (form->public_key) {
        parts->private_key.n = sizes->private_key;
        parts->public_key = (struct lanes_der){parts->private_key.at + sizes->private_key,
                                               sizes->public_key};
    }
    return from.n == 0;
}

bool lanes_form_read(struct lanes_form_parts *parts, const struct lanes_form_settings *forms,
                     const struct lanes_form_sizes *sizes, struct lanes_der payload)
{
    for (size_t i = 0; i < LANES_FORMS; i++) {
        if ((forms->input >> i & 1) != 0 && read_as(parts, &table[i], sizes, payload))
            return true;
    }
    return false;
}

/* --- writing --- */

const struct lanes_form *lanes_form_choose(const struct lanes_form_settings *forms,
                                           const struct lanes_form_parts *parts)
{
    for (size_t i = 0; i < forms->outputs; i++) {
        const struct lanes_form *form = &table[forms->output[i]];
        if ((form->seed == ABSENT || parts->seed.at != NULL) &&
            (form->private_key == ABSENT || parts->private_key.at != NULL) &&
            (!form->public_key || parts->public_key.at != NULL))
            return form;
    }
    return NULL;
}

void lanes_form_write(struct lanes_der_writer *w, const struct lanes_form *form,
                      const struct lanes_form_parts *parts)
{
    const size_t end = lanes_der_written(w);

    if (form->private_key != ABSENT) {
        if (form->public_key)
            lanes_der_put(w, parts->public_key);
        lanes_der_put(w, parts->private_key);
        if (form->private_key != BARE)
            lanes_der_head(w, form->private_key, end);
    }
    if (form->seed != ABSENT) {
        const size_t before = lanes_der_written(w);
        lanes_der_put(w, parts->seed);
        if (form->seed != BARE)
            lanes_der_head(w, form->seed, before);
    }
    if (form->sequence)
        lanes_der_head(w, LANES_DER_SEQUENCE, end);
}
