/* SPDX-License-Identifier: Apache-2.0 */
#include "curve25519/dhkem.h"

#include "base/ct.h"
#include "curve25519/x25519.h"
#include "sha256/sha256.h"

/* suite_id = "KEM" | I2OSP(0x0020, 2), behind the version label (RFC 9180, 4 and 4.1) */
static const uint8_t version_and_suite[] = {'H', 'P', 'K', 'E', '-', 'v', '1',
                                            'K', 'E', 'M', 0x00, 0x20};

/* LabeledExtract("", label, ikm) */
static void labeled_extract(uint8_t prk[32], const char *label, const uint8_t *ikm, size_t n)
{
    const struct lanes_piece pieces[] = {
        {version_and_suite, sizeof(version_and_suite)},
        {label, strlen(label)},
        {ikm, n},
    };

    lanes_hkdf_extract(prk, pieces, sizeof(pieces) / sizeof(pieces[0]));
}

/* LabeledExpand(prk, label, info, 32) */
static void labeled_expand(uint8_t out[32], const uint8_t prk[32], const char *label,
                           const uint8_t *info, size_t n)
{
    static const uint8_t length[2] = {0, 32};
    const struct lanes_piece pieces[] = {
        {length, sizeof(length)},
        {version_and_suite, sizeof(version_and_suite)},
        {label, strlen(label)},
        {info, n},
    };

    lanes_hkdf_expand(out, prk, pieces, sizeof(pieces) / sizeof(pieces[0]));
}

void lanes_dhkem_derive_private(uint8_t out[static 32], const uint8_t *ikm, size_t n)
{
    uint8_t prk[LANES_SHA256_BYTES];

    labeled_extract(prk, "dkp_prk", ikm, n);
    labeled_expand(out, prk, "sk", NULL, 0);
    lanes_wipe(prk, sizeof(prk));
    lanes_wipe_stack();
}

/* The results of the exchanges, and kem_context = enc | pkRm [| pkSm]. */
struct transcript {
    uint8_t dh[64], context[96];
    size_t dh_bytes, context_bytes;
};

static bool add_exchange(const struct lanes_curve25519_kernel *row, struct transcript *t,
                         const uint8_t private_key[32], const uint8_t public_key[32])
{
    uint8_t *const out = t->dh + t->dh_bytes;

    t->dh_bytes += 32;
    return lanes_x25519_shared(row, out, private_key, public_key);
}

static void add_public(struct transcript *t, const uint8_t public_key[32])
{
    memcpy(t->context + t->context_bytes, public_key, 32);
    t->context_bytes += 32;
}

/* ExtractAndExpand(dh, kem_context) if the exchanges were good; wipes. */
static bool finish(struct transcript *t, uint8_t secret[32], bool good)
{
    uint8_t prk[LANES_SHA256_BYTES];

    if (good) {
        labeled_extract(prk, "eae_prk", t->dh, t->dh_bytes);
        labeled_expand(secret, prk, "shared_secret", t->context, t->context_bytes);
        lanes_wipe(prk, sizeof(prk));
    }
    lanes_wipe(t, sizeof(*t));
    lanes_wipe_stack();
    return good;
}

bool lanes_dhkem_encap(const struct lanes_curve25519_kernel *row, uint8_t secret[static 32],
                       const struct lanes_dhkem_key *ephemeral, const uint8_t recipient[static 32],
                       const struct lanes_dhkem_key *sender)
{
    struct transcript t = {.dh_bytes = 0};
    bool good = add_exchange(row, &t, ephemeral->private_key, recipient);

    add_public(&t, ephemeral->public_key);
    add_public(&t, recipient);
    if (sender != NULL) {
        good = add_exchange(row, &t, sender->private_key, recipient) && good;
        add_public(&t, sender->public_key);
    }
    return finish(&t, secret, good);
}

bool lanes_dhkem_decap(const struct lanes_curve25519_kernel *row, uint8_t secret[static 32],
                       const uint8_t enc[static 32], const struct lanes_dhkem_key *recipient,
                       const uint8_t *sender)
{
    struct transcript t = {.dh_bytes = 0};
    bool good = add_exchange(row, &t, recipient->private_key, enc);

    add_public(&t, enc);
    add_public(&t, recipient->public_key);
    if (sender != NULL) {
        good = add_exchange(row, &t, recipient->private_key, sender) && good;
        add_public(&t, sender);
    }
    return finish(&t, secret, good);
}
