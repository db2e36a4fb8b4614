/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ML-DSA on any row against the portable one: key pairs and signatures of any seeds, private
 * keys and signatures damaged by the input, first and later verifications.
 */
#include "fuzz.h"

#include "mldsa/mldsa.h"

static const struct lanes_mldsa_set *const sets[] = {&lanes_mldsa_44, &lanes_mldsa_65,
                                                     &lanes_mldsa_87};

static struct side {
    _Alignas(LANES_MLDSA_ALIGNMENT) uint8_t matrix[LANES_MLDSA87_MATRIX_BYTES];
    _Alignas(LANES_MLDSA_ALIGNMENT) uint8_t secrets[LANES_MLDSA87_SECRETS_BYTES];
    _Alignas(LANES_MLDSA_ALIGNMENT) uint8_t verifier[LANES_MLDSA87_VERIFIER_BYTES];
    uint8_t public_key[LANES_MLDSA_PUBLIC_BYTES_MAX], derived[LANES_MLDSA_PUBLIC_BYTES_MAX];
    uint8_t private_key[LANES_MLDSA_PRIVATE_BYTES_MAX];
    uint8_t signature[LANES_MLDSA_SIGNATURE_BYTES_MAX];
    struct lanes_mldsa_rows rows;
    uint8_t verdicts[3];
} side[2];

/* Some bytes, more often near the end, where a signature has its hints. */
static void damage(struct input *in, uint8_t *p, size_t n)
{
    const uint8_t times = take(in) % 8;

    for (uint8_t i = 0; i < times; i++) {
        const uint8_t near = take(in);
        const size_t at = near < 128 ? n - 1 - near % 100 : take_below(in, n);
        p[at] ^= take(in);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input in = {data, size};
    const struct lanes_mldsa_set *set = sets[take(&in) % 3];
    uint8_t seed[32], random[32], mu[64];

    side[0].rows.mldsa =
        (const struct lanes_mldsa_kernel *)take_row(&in, &lanes_mldsa_kernels);
    side[0].rows.keccak =
        (const struct lanes_keccak_kernel *)take_row(&in, &lanes_keccak_kernels);
    side[1].rows = (struct lanes_mldsa_rows){&lanes_mldsa_portable, &lanes_keccak_portable};
    take_bytes(&in, seed, sizeof(seed));
    take_bytes(&in, random, sizeof(random));
    take_bytes(&in, mu, sizeof(mu));
    for (size_t i = 0; i < 2; i++) {
        struct side *s = &side[i];
        lanes_mldsa_keygen(&s->rows, set, s->public_key, s->private_key, seed);
        lanes_mldsa_expand_matrix(&s->rows, set, s->matrix, s->private_key);
        lanes_mldsa_expand_private(&s->rows, set, s->secrets, s->private_key);
        if (!lanes_mldsa_sign(&s->rows, set, s->signature, s->matrix, s->secrets, mu, random))
            abort();
    }
    side[0].signature[0] ^= planted();
    compare("public key", side[0].public_key, side[1].public_key, set->public_bytes);
    compare("private key", side[0].private_key, side[1].private_key, set->private_bytes);
    compare("signature", side[0].signature, side[1].signature, set->signature_bytes);
    damage(&in, side[0].private_key, set->private_bytes);
    damage(&in, side[0].public_key, set->public_bytes);
    damage(&in, side[0].signature, set->signature_bytes);
    for (size_t i = 0; i < 2; i++) {
        struct side *s = &side[i];
        lanes_mldsa_expand_public(&s->rows, set, s->verifier, side[0].public_key);
        s->verdicts[0] =
            lanes_mldsa_public(&s->rows, set, s->derived, side[0].private_key, NULL);
        s->verdicts[1] = lanes_mldsa_verify(&s->rows, set, side[0].public_key, side[0].signature,
                                            set->signature_bytes, mu);
        s->verdicts[2] = lanes_mldsa_verify_expanded(&s->rows, set, s->verifier, side[0].signature,
                                                     set->signature_bytes, mu);
    }
    compare("verdicts", side[0].verdicts, side[1].verdicts, sizeof(side[0].verdicts));
    compare("first and later verdict", side[0].verdicts + 1, side[0].verdicts + 2, 1);
    compare("derived public key", side[0].derived, side[1].derived, set->public_bytes);
    return 0;
}
