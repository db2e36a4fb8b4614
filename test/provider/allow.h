/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where lanes may differ from the default provider: design section 6, which is
 * the whole list. Everything else must be equal, call by call.
 */
#ifndef LANES_TEST_PROVIDER_ALLOW_H
#define LANES_TEST_PROVIDER_ALLOW_H

#include "cipher_call.h"

enum fact { FACT_NO, FACT_PERHAPS, FACT_YES };

/* What is known of a context from the calls made so far. */
struct facts {
    bool aead;
    bool encrypting;
    enum fact key;   /* a key was set */
    enum fact tag;   /* a tag was set */
    enum fact spent; /* the message of the last nonce had its final */
    bool record;     /* a TLS header was set since the last nonce */
};

/* How the default provider that runs behaves where versions differ, found out by trying. */
struct oracle_edges {
    bool final_wants_tag; /* opening with no tag fails (4.0) */
    bool cipher_is_final; /* EVP_Cipher(ctx, out, NULL, 0) compares the tag */
};

void oracle_edges_find(struct oracle_edges *edges, const struct library *library);

/* Takes note of a call that both sides answered alike. */
void facts_follow(struct facts *facts, const struct call *call, const struct outcome *o);

extern const char edge_no_key[], edge_no_tag[], edge_empty_cipher[], edge_ended[], edge_overlap[];

/*
 * The entry that allows lanes this outcome where the default provider had
 * another one (one of the above); NULL if none does.
 */
const char *allowed(const struct facts *facts, const struct oracle_edges *edges,
                    const struct call *call, const struct outcome *lanes);

/*
 * True if the two sides' contexts may differ after this call although its
 * outcomes are equal: after a final by EVP_Cipher which only lanes took for
 * one; after a TLS header that was refused, of which the default provider has
 * kept a part; after an update behind a final, which it takes for a record of a
 * wrong length if there was a header; and after an AAD of no bytes by EVP_Cipher within a TLS record,
 * behind which it takes a record of a wrong length for text.
 */
bool parts_ways(const struct facts *facts, const struct oracle_edges *edges,
                const struct call *call, const struct outcome *o);

#endif
