/* SPDX-License-Identifier: Apache-2.0 */
/* Cases of ML-DSA on a row of src/: its own, or one of Keccak's. */
#include "kat.h"

#include "mldsa/mldsa.h"

#include <string.h>

static bool is(const struct kat_bytes *field, const void *bytes, size_t n)
{
    return field->n == n && memcmp(field->p, bytes, n) == 0;
}

/* The row under test, and beside it the portable row of the other table. */
static struct lanes_mldsa_rows rows_of(const struct lanes_kernel *row)
{
    const struct lanes_kernel_table *keccak = lanes_tables[LANES_KECCAK];
    struct lanes_mldsa_rows rows = {&lanes_mldsa_portable, &lanes_keccak_portable};

    for (size_t i = 0; i < keccak->rows; i++) {
        if (keccak->row[i] == row) {
            rows.keccak = (const struct lanes_keccak_kernel *)row;
            return rows;
        }
    }
    rows.mldsa = (const struct lanes_mldsa_kernel *)row;
    return rows;
}

static const struct lanes_mldsa_set *set_of(enum kat_kind kind)
{
    static const struct lanes_mldsa_set *const sets[] = {&lanes_mldsa_44, &lanes_mldsa_65,
                                                         &lanes_mldsa_87};

    return sets[kind >= KAT_MLDSA44 ? kind - KAT_MLDSA44 : kind - KAT_MLDSA44_KEYGEN];
}

static struct {
    _Alignas(LANES_MLDSA_ALIGNMENT) uint8_t matrix[LANES_MLDSA87_MATRIX_BYTES];
    _Alignas(LANES_MLDSA_ALIGNMENT) uint8_t secrets[LANES_MLDSA87_SECRETS_BYTES];
    _Alignas(LANES_MLDSA_ALIGNMENT) uint8_t verifier[LANES_MLDSA87_VERIFIER_BYTES];
    uint8_t public_key[LANES_MLDSA_PUBLIC_BYTES_MAX];
    uint8_t private_key[LANES_MLDSA_PRIVATE_BYTES_MAX];
    uint8_t signature[LANES_MLDSA_SIGNATURE_BYTES_MAX], portable[LANES_MLDSA_SIGNATURE_BYTES_MAX];
    uint8_t mu[LANES_MLDSA_MU_BYTES];
} k;

static const char *run_keygen(const struct kat_bytes *f, const struct lanes_mldsa_rows *rows,
                              const struct lanes_mldsa_set *set)
{
    if (f[KAT_KEY].n != LANES_MLDSA_SEED_BYTES)
        return "length of the seed";
    lanes_mldsa_keygen(rows, set, k.public_key, k.private_key, f[KAT_KEY].p);
    if (!is(&f[KAT_OUT], k.public_key, set->public_bytes))
        return "public key";
    return f[KAT_TAG].n == 0 || is(&f[KAT_TAG], k.private_key, set->private_bytes) ? NULL
                                                                                   : "private key";
}

/* False if there can be no such message. */
static bool make_mu(const struct kat_case *c, const struct kat_bytes *f,
                    const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set)
{
    const size_t n = f[KAT_IN].n;
    struct lanes_keccak message;
    uint8_t tr[LANES_MLDSA_TR_BYTES];

    if (c->counter == KAT_MLDSA_MU) {
        if (n != sizeof(k.mu))
            return false;
        memcpy(k.mu, f[KAT_IN].p, sizeof(k.mu));
        return true;
    }
    if (f[KAT_AAD].n > LANES_MLDSA_CONTEXT_MAX)
        return false;
    lanes_mldsa_tr(rows, set, tr, k.public_key);
    if (c->counter == KAT_MLDSA_PURE)
        lanes_mldsa_begin_pure(&message, rows->keccak, tr, f[KAT_AAD].p, f[KAT_AAD].n);
    else
        lanes_mldsa_begin_raw(&message, rows->keccak, tr);
    lanes_keccak_absorb(&message, f[KAT_IN].p, n / 3);
    lanes_keccak_absorb(&message, f[KAT_IN].p + n / 3, n - n / 3);
    lanes_keccak_squeeze(&message, k.mu, sizeof(k.mu));
    return true;
}

/* False if the private key is refused. */
static bool take_key(const struct kat_bytes *f, const struct lanes_mldsa_rows *rows,
                     const struct lanes_mldsa_set *set)
{
    if (f[KAT_KEY].n == LANES_MLDSA_SEED_BYTES) {
        lanes_mldsa_keygen(rows, set, k.public_key, k.private_key, f[KAT_KEY].p);
        return true;
    }
    if (f[KAT_KEY].n != set->private_bytes)
        return false;
    memcpy(k.private_key, f[KAT_KEY].p, set->private_bytes);
    return lanes_mldsa_public(rows, set, k.public_key, k.private_key, NULL);
}

static bool sign(uint8_t *signature, const struct lanes_mldsa_rows *rows,
                 const struct lanes_mldsa_set *set, const uint8_t random[32])
{
    lanes_mldsa_expand_matrix(rows, set, k.matrix, k.private_key);
    lanes_mldsa_expand_private(rows, set, k.secrets, k.private_key);
    return lanes_mldsa_sign(rows, set, signature, k.matrix, k.secrets, k.mu, random);
}

/* Where the set has no signature, that of the portable rows is the answer. */
static const char *run_sign(const struct kat_case *c, const struct kat_bytes *f,
                            const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set)
{
    static const struct lanes_mldsa_rows portable = {&lanes_mldsa_portable,
                                                     &lanes_keccak_portable};
    static const uint8_t zeros[LANES_MLDSA_RANDOM_BYTES];
    const uint8_t *random = f[KAT_OUT].n == 0 ? zeros : f[KAT_OUT].p;

    if (f[KAT_OUT].n != 0 && f[KAT_OUT].n != LANES_MLDSA_RANDOM_BYTES)
        return "length of the random bytes";
    if (!take_key(f, rows, set) || !make_mu(c, f, rows, set))
        return c->invalid ? NULL : "refused";
    if (f[KAT_NONCE].n != 0 && !is(&f[KAT_NONCE], k.public_key, set->public_bytes))
        return "public key";
    if (!sign(k.signature, rows, set, random))
        return "not signed";
    if (c->invalid)
        return "signed";
    if (c->hex[KAT_TAG] == NULL
            ? !sign(k.portable, &portable, set, random) ||
                  memcmp(k.portable, k.signature, set->signature_bytes) != 0
            : !is(&f[KAT_TAG], k.signature, set->signature_bytes))
        return "signature";
    return lanes_mldsa_verify(rows, set, k.public_key, k.signature, set->signature_bytes, k.mu)
               ? NULL
               : "the signature is refused";
}

static const char *run_verify(const struct kat_case *c, const struct kat_bytes *f,
                              const struct lanes_mldsa_rows *rows,
                              const struct lanes_mldsa_set *set)
{
    bool fresh, again;

    if (f[KAT_NONCE].n != set->public_bytes) /* lengths are the caller's business here */
        return c->invalid ? NULL : "length of the public key";
    memcpy(k.public_key, f[KAT_NONCE].p, set->public_bytes);
    if (!make_mu(c, f, rows, set))
        return c->invalid ? NULL : "refused";
    fresh = lanes_mldsa_verify(rows, set, k.public_key, f[KAT_TAG].p, f[KAT_TAG].n, k.mu);
    lanes_mldsa_expand_public(rows, set, k.verifier, k.public_key);
    again = lanes_mldsa_verify_expanded(rows, set, k.verifier, f[KAT_TAG].p, f[KAT_TAG].n, k.mu);
    return fresh != again        ? "a fresh and a used key differ"
           : fresh == c->invalid ? (fresh ? "accepted" : "refused")
                                 : NULL;
}

const char *kat_run_mldsa(const struct kat_case *c, const struct kat_bytes *f,
                          const struct lanes_kernel *row)
{
    const struct lanes_mldsa_rows rows = rows_of(row);
    const struct lanes_mldsa_set *set = set_of(c->kind);

    if (c->kind < KAT_MLDSA44)
        return run_keygen(f, &rows, set);
    return c->hex[KAT_KEY] != NULL ? run_sign(c, f, &rows, set) : run_verify(c, f, &rows, set);
}
