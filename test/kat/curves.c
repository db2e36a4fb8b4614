/* SPDX-License-Identifier: Apache-2.0 */
/* Cases of Curve25519 and SHA-512 on a row of src/. */
#include "kat.h"

#include "curve25519/dhkem.h"
#include "curve25519/ed25519.h"
#include "curve25519/x25519.h"
#include "sha512/sha512.h"

#include <string.h>

static bool is(const struct kat_bytes *field, const void *bytes, size_t n)
{
    return field->n == n && memcmp(field->p, bytes, n) == 0;
}

/* The row under test, and beside it the portable row of the other table. */
static struct lanes_ed25519_rows rows_of(const struct lanes_kernel *row)
{
    const struct lanes_kernel_table *sha512 = lanes_tables[LANES_SHA512];
    struct lanes_ed25519_rows rows = {&lanes_curve25519_portable, &lanes_sha512_portable};

    for (size_t i = 0; i < sha512->rows; i++) {
        if (sha512->row[i] == row) {
            rows.sha512 = (const struct lanes_sha512_kernel *)row;
            return rows;
        }
    }
    rows.curve = (const struct lanes_curve25519_kernel *)row;
    return rows;
}

static void hash(const struct lanes_ed25519_rows *rows, uint8_t out[64],
                 const struct kat_bytes *text)
{
    struct lanes_sha512 s;

    lanes_sha512_init(&s, rows->sha512);
    lanes_sha512_update(&s, text->p, text->n / 3);
    lanes_sha512_update(&s, text->p + text->n / 3, text->n - text->n / 3);
    lanes_sha512_final(&s, out);
}

static const char *run_x25519(const struct kat_case *c, const struct kat_bytes *f,
                              const struct lanes_curve25519_kernel *row)
{
    uint8_t out[32], k[32] = {9}, u[32] = {9};

    if (c->kind == KAT_X25519_CHAIN) {
        for (unsigned i = 0; i < c->counter; i++) {
            if (!lanes_x25519_shared(row, out, k, u))
                return "refused";
            memcpy(u, k, 32);
            memcpy(k, out, 32);
        }
        return is(&f[KAT_OUT], k, 32) ? NULL : "answer";
    }
    if (f[KAT_KEY].n != 32)
        return "length of the key";
    if (c->kind == KAT_X25519_PUBLIC) {
        lanes_x25519_public(row, out, f[KAT_KEY].p);
        return is(&f[KAT_OUT], out, 32) ? NULL : "answer";
    }
    if (f[KAT_IN].n != 32)
        return "length of the peer's key";
    if (!lanes_x25519_shared(row, out, f[KAT_KEY].p, f[KAT_IN].p))
        return c->invalid ? NULL : "refused";
    return c->invalid ? "accepted" : is(&f[KAT_OUT], out, 32) ? NULL : "answer";
}

static const char *run_dhkem(const struct kat_case *c, const struct kat_bytes *f,
                             const struct lanes_curve25519_kernel *row)
{
    uint8_t ephemeral[64], recipient[32], sender[32], secret[32];
    const struct lanes_dhkem_key pair = {ephemeral, ephemeral + 32};
    const struct lanes_dhkem_key to = {f[KAT_KEY].p, recipient}, from = {f[KAT_AAD].p, sender};
    const bool auth = c->kind == KAT_DHKEM_AUTH;

    lanes_dhkem_derive_private(ephemeral, f[KAT_IN].p, f[KAT_IN].n);
    lanes_x25519_public(row, ephemeral + 32, ephemeral);
    if (!is(&f[KAT_TAG], ephemeral + 32, 32))
        return "public key";
    if (c->kind == KAT_DHKEM_DERIVE)
        return is(&f[KAT_OUT], ephemeral, 32) ? NULL : "private key";
    lanes_x25519_public(row, recipient, f[KAT_KEY].p);
    lanes_x25519_public(row, sender, f[KAT_AAD].p);
    if (!lanes_dhkem_encap(row, secret, &pair, recipient, auth ? &from : NULL) ||
        !is(&f[KAT_OUT], secret, 32))
        return "encapsulation";
    if (!lanes_dhkem_decap(row, secret, f[KAT_TAG].p, &to, auth ? sender : NULL) ||
        !is(&f[KAT_OUT], secret, 32))
        return "decapsulation";
    return NULL;
}

static const char *run_sign(const struct kat_bytes *f, const struct lanes_ed25519_rows *rows,
                            const struct lanes_ed25519_message *message)
{
    struct lanes_ed25519_private key;
    uint8_t signature[64];

    lanes_ed25519_expand(rows, &key, f[KAT_KEY].p);
    lanes_ed25519_derive(rows, &key);
    if (!is(&f[KAT_NONCE], key.public_key, 32))
        return "public key";
    lanes_ed25519_sign(rows, signature, &key, message);
    return is(&f[KAT_TAG], signature, sizeof(signature)) ? NULL : "signature";
}

static const char *run_ed25519(const struct kat_case *c, const struct kat_bytes *f,
                               const struct lanes_ed25519_rows *rows)
{
    struct lanes_ed25519_message message = {.instance = c->kind == KAT_ED25519CTX ? LANES_ED25519_CTX
                                                        : c->kind == KAT_ED25519PH
                                                            ? LANES_ED25519_PH
                                                            : LANES_ED25519_PURE,
                                            .context = f[KAT_AAD].p,
                                            .context_bytes = f[KAT_AAD].n,
                                            .text = f[KAT_IN].p,
                                            .bytes = f[KAT_IN].n};
    const uint8_t *const key = f[KAT_NONCE].p;
    struct lanes_ed25519_cache cache;
    uint8_t digest[64];
    bool fresh, again;

    if (f[KAT_NONCE].n != 32)
        return "length of the public key";
    if (f[KAT_TAG].n != 64) /* lengths are the caller's business here */
        return c->invalid ? NULL : "length of the signature";
    if (c->kind == KAT_ED25519PH) {
        hash(rows, digest, &f[KAT_IN]);
        message.text = digest;
        message.bytes = sizeof(digest);
    }
    if (f[KAT_KEY].n == 32 && !c->invalid) {
        const char *wrong = run_sign(f, rows, &message);
        if (wrong != NULL)
            return wrong;
    }
    fresh = lanes_ed25519_verify(rows, key, NULL, f[KAT_TAG].p, &message);
    lanes_ed25519_build(rows, &cache, key);
    again = lanes_ed25519_verify(rows, key, &cache, f[KAT_TAG].p, &message);
    return fresh != again        ? "a fresh and a used key differ"
           : fresh == c->invalid ? (fresh ? "accepted" : "refused")
                                 : NULL;
}

const char *kat_run_curve(const struct kat_case *c, const struct kat_bytes *f,
                          const struct lanes_kernel *row)
{
    const struct lanes_ed25519_rows rows = rows_of(row);
    struct lanes_ed25519_private key;
    struct lanes_point minus_a;
    uint8_t digest[64];

    switch (c->kind) {
    case KAT_SHA512:
        hash(&rows, digest, &f[KAT_IN]);
        return is(&f[KAT_OUT], digest, sizeof(digest)) ? NULL : "digest";
    case KAT_X25519:
    case KAT_X25519_PUBLIC:
    case KAT_X25519_CHAIN:
        return run_x25519(c, f, rows.curve);
    case KAT_DHKEM_DERIVE:
    case KAT_DHKEM:
    case KAT_DHKEM_AUTH:
        return run_dhkem(c, f, rows.curve);
    case KAT_ED25519:
    case KAT_ED25519CTX:
    case KAT_ED25519PH:
        return run_ed25519(c, f, &rows);
    case KAT_ED25519_PUBLIC:
        if (f[KAT_KEY].n != 32)
            return "length of the key";
        lanes_ed25519_expand(&rows, &key, f[KAT_KEY].p);
        lanes_ed25519_derive(&rows, &key);
        return is(&f[KAT_OUT], key.public_key, 32) ? NULL : "answer";
    case KAT_ED25519_POINT:
        if (f[KAT_NONCE].n != 32)
            return "length of the key";
        return lanes_ed25519_decode(&rows, &minus_a, f[KAT_NONCE].p) == !c->invalid ? NULL
                                                                                    : "verdict";
    default:
        return "no such kind";
    }
}
