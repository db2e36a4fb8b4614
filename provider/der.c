/* SPDX-License-Identifier: Apache-2.0 */
#include "der.h"

enum {
    INTEGER = 0x02,
    BIT_STRING = 0x03,
    OBJECT_IDENTIFIER = 0x06,
    UTF8_STRING = 0x0c,
    SEQUENCE = LANES_DER_SEQUENCE,
    SET = 0x31,
    ATTRIBUTES = 0xa0, /* [0] IMPLICIT, constructed */
    PUBLIC_KEY = 0x81, /* [1] IMPLICIT BIT STRING, primitive */
    LONG_FORM = 0x80,
};

bool lanes_der_sequence_head(const uint8_t *head, size_t *more)
{
    if (head[0] != SEQUENCE)
        return false;
    *more = head[1] < LONG_FORM ? 0 : head[1] & 0x7fU;
    return head[1] < LONG_FORM ||
           (*more >= 1 && *more <= LANES_DER_HEAD_BYTES_MAX - LANES_DER_HEAD_BYTES_MIN);
}

/* The length behind a tag (X.690, 8.1.3 and 10.1: as few bytes as will do). */
static bool length(const uint8_t *head, size_t head_bytes, size_t *n)
{
    if (head_bytes == 2) {
        *n = head[1];
        return head[1] < LONG_FORM;
    }
    *n = head_bytes == 3 ? head[2] : (size_t)head[2] << 8 | head[3];
    return head_bytes == 3 ? *n >= LONG_FORM : *n > 0xff;
}

bool lanes_der_sequence_length(const uint8_t *head, size_t head_bytes, size_t *n)
{
    return length(head, head_bytes, n);
}

bool lanes_der_take(struct lanes_der *from, uint8_t tag, struct lanes_der *contents)
{
    size_t head_bytes, n;

    if (from->n < LANES_DER_HEAD_BYTES_MIN || from->at[0] != tag)
        return false;
    head_bytes = from->at[1] < LONG_FORM ? 2 : 2 + (from->at[1] & 0x7fU);
    if (head_bytes > LANES_DER_HEAD_BYTES_MAX || head_bytes > from->n ||
        (from->at[1] == LONG_FORM) || !length(from->at, head_bytes, &n) ||
        n > from->n - head_bytes)
        return false;
    *contents = (struct lanes_der){from->at + head_bytes, n};
    from->at += head_bytes + n;
    from->n -= head_bytes + n;
    return true;
}

/* An AlgorithmIdentifier of this OID, without parameters (RFC 8410, 3). */
static bool take_algorithm(struct lanes_der *from, struct lanes_der oid)
{
    struct lanes_der algorithm, found;

    return lanes_der_take(from, SEQUENCE, &algorithm) &&
           lanes_der_take(&algorithm, OBJECT_IDENTIFIER, &found) && algorithm.n == 0 &&
           found.n == oid.n && memcmp(found.at, oid.at, oid.n) == 0;
}

/* Numbers of seven bits a byte, none beginning with zeros (X.690, 8.19.2). */
static bool is_oid(struct lanes_der oid)
{
    bool begins = true;

    for (size_t i = 0; i < oid.n; i++) {
        if (begins && oid.at[i] == 0x80)
            return false;
        begins = oid.at[i] < 0x80;
    }
    return oid.n > 0 && begins;
}

/*
 * Attributes (RFC 5958, 2), which say nothing about the key. They must be whole all
 * the same; of values that are not text, the default provider knows what they must be.
 */
static bool are_attributes(struct lanes_der set)
{
    struct lanes_der attribute, type, values, value;

    while (set.n > 0) {
        if (!lanes_der_take(&set, SEQUENCE, &attribute) ||
            !lanes_der_take(&attribute, OBJECT_IDENTIFIER, &type) || !is_oid(type) ||
            !lanes_der_take(&attribute, SET, &values) || attribute.n != 0)
            return false;
        while (values.n > 0) {
            if (!lanes_der_take(&values, UTF8_STRING, &value))
                return false;
        }
    }
    return true;
}

bool lanes_der_private_key_info(struct lanes_der *key, struct lanes_der whole,
                                struct lanes_der oid)
{
    struct lanes_der info, version, rest;

    if (!lanes_der_take(&whole, SEQUENCE, &info) || whole.n != 0 ||
        !lanes_der_take(&info, INTEGER, &version) || version.n != 1 || version.at[0] > 1 ||
        !take_algorithm(&info, oid) || !lanes_der_take(&info, LANES_DER_OCTET_STRING, key))
        return false;
    /* What may follow says nothing that the private key does not (RFC 5958, 2). */
    if (info.n > 0 && info.at[0] == ATTRIBUTES &&
        (!lanes_der_take(&info, ATTRIBUTES, &rest) || !are_attributes(rest)))
        return false;
    if (info.n > 0 && version.at[0] == 1 &&
        (!lanes_der_take(&info, PUBLIC_KEY, &rest) || rest.n == 0 || rest.at[0] != 0))
        return false;
    return info.n == 0;
}

bool lanes_der_public_key_info(struct lanes_der *key, struct lanes_der whole,
                               struct lanes_der oid)
{
    struct lanes_der info;

    if (!lanes_der_take(&whole, SEQUENCE, &info) || whole.n != 0 || !take_algorithm(&info, oid) ||
        !lanes_der_take(&info, BIT_STRING, key) || info.n != 0 || key->n < 1 || key->at[0] != 0)
        return false;
    key->at++; /* no bits are unused */
    key->n--;
    return true;
}

void lanes_der_put(struct lanes_der_writer *w, struct lanes_der bytes)
{
    w->written += bytes.n;
    if (w->written <= w->size)
        memcpy(w->buffer + w->size - w->written, bytes.at, bytes.n);
}

void lanes_der_head(struct lanes_der_writer *w, uint8_t tag, size_t end)
{
    const size_t n = w->written - end;
    const uint8_t brief[] = {tag, (uint8_t)n};
    const uint8_t one[] = {tag, LONG_FORM | 1, (uint8_t)n};
    const uint8_t two[] = {tag, LONG_FORM | 2, (uint8_t)(n >> 8), (uint8_t)n};

    if (n < LONG_FORM)
        lanes_der_put(w, (struct lanes_der){brief, sizeof(brief)});
    else if (n <= 0xff)
        lanes_der_put(w, (struct lanes_der){one, sizeof(one)});
    else
        lanes_der_put(w, (struct lanes_der){two, sizeof(two)});
}

static void put_algorithm(struct lanes_der_writer *w, struct lanes_der oid)
{
    const size_t end = w->written;

    lanes_der_put(w, oid);
    lanes_der_head(w, OBJECT_IDENTIFIER, end);
    lanes_der_head(w, SEQUENCE, end);
}

void lanes_der_put_private_key_info(struct lanes_der_writer *w, struct lanes_der oid)
{
    static const uint8_t version[] = {INTEGER, 1, 0};

    lanes_der_head(w, LANES_DER_OCTET_STRING, 0);
    put_algorithm(w, oid);
    lanes_der_put(w, (struct lanes_der){version, sizeof(version)});
    lanes_der_head(w, SEQUENCE, 0);
}

void lanes_der_put_public_key_info(struct lanes_der_writer *w, struct lanes_der oid)
{
    static const uint8_t no_unused_bits = 0;

    lanes_der_put(w, (struct lanes_der){&no_unused_bits, 1});
    lanes_der_head(w, BIT_STRING, 0);
    put_algorithm(w, oid);
    lanes_der_head(w, SEQUENCE, 0);
}
