/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The two structures in which keys come (X.690, DER): PrivateKeyInfo (RFC 5958)
 * and SubjectPublicKeyInfo (RFC 5280). What is not exactly as it should be is
 * not ours: the decoders of the default provider get it and say what is wrong.
 */
#ifndef LANES_PROVIDER_DER_H
#define LANES_PROVIDER_DER_H

#include "base/bytes.h"

#include <stdbool.h>

/* A run of bytes that is read from its front. */
struct lanes_der {
    const uint8_t *at;
    size_t n;
};

enum {
    LANES_DER_HEAD_BYTES_MIN = 2,
    LANES_DER_HEAD_BYTES_MAX = 4, /* of elements below 64 KiB: all that keys need */
    LANES_DER_OCTET_STRING = 0x04,
    LANES_DER_SEQUENCE = 0x30,
};

/*
 * Reads the head of a SEQUENCE from its first LANES_DER_HEAD_BYTES_MIN bytes on;
 * *more: that many bytes of the head are still to come.
 */
LANES_MUST_CHECK bool lanes_der_sequence_head(const uint8_t *head, size_t *more);

/* The contents' length by a whole head. False unless it is encoded minimally. */
LANES_MUST_CHECK bool lanes_der_sequence_length(const uint8_t *head, size_t head_bytes, size_t *n);

/* Takes the element at the front, which has this tag. */
LANES_MUST_CHECK bool lanes_der_take(struct lanes_der *from, uint8_t tag,
                                     struct lanes_der *contents);

/* The contents of the privateKey's OCTET STRING; oid: the contents of the OID wanted. */
LANES_MUST_CHECK bool lanes_der_private_key_info(struct lanes_der *key, struct lanes_der whole,
                                                 struct lanes_der oid);

/* The bytes of the subjectPublicKey's BIT STRING. */
LANES_MUST_CHECK bool lanes_der_public_key_info(struct lanes_der *key, struct lanes_der whole,
                                                struct lanes_der oid);

/*
 * Writes from the end of a buffer to its front, so that lengths are known when
 * their heads are written. What does not fit is counted and not written.
 */
struct lanes_der_writer {
    uint8_t *buffer;
    size_t size, written;
};

/* Bytes so far; more than the size: the buffer was too small. */
static inline size_t lanes_der_written(const struct lanes_der_writer *w)
{
    return w->written;
}

/* In front of what is there: bytes; the head of an element that ends where `end` were written. */
void lanes_der_put(struct lanes_der_writer *w, struct lanes_der bytes);
void lanes_der_head(struct lanes_der_writer *w, uint8_t tag, size_t end);

/* The heads of the two structures, in front of the key that is there, which fills w. */
void lanes_der_put_private_key_info(struct lanes_der_writer *w, struct lanes_der oid);
void lanes_der_put_public_key_info(struct lanes_der_writer *w, struct lanes_der oid);

#endif
