/* SPDX-License-Identifier: Apache-2.0 */
#include "key.h"

#include "base/ct.h"
#include "curve25519/dhkem.h"
#include "curve25519/x25519.h"

#include <openssl/err.h>
#include <openssl/proverr.h>

/* --- the object --- */

static size_t object_bytes(const struct lanes_key_type *type)
{
    return sizeof(struct lanes_key) + type->public_bytes;
}

struct lanes_key *lanes_key_new(const struct lanes_provider *provider,
                                const struct lanes_key_type *type)
{
    struct lanes_key *key = lanes_core_zalloc(&provider->core, object_bytes(type));

    if (key == NULL)
        return NULL;
    key->provider = provider;
    key->type = type;
    atomic_init(&key->references, 1);
    atomic_init(&key->verified, false);
    for (size_t i = 0; i < LANES_KEY_PARTS; i++)
        atomic_init(&key->built[i], NULL);
    lanes_key_trace(provider, type, type->name, "key");
    return key;
}

struct lanes_key *lanes_key_share(struct lanes_key *key)
{
    /* Whoever shares holds a reference already: nothing has to be ordered. */
    atomic_fetch_add_explicit(&key->references, 1, memory_order_relaxed);
    return key;
}

static size_t part_memory(const struct lanes_key *key, size_t part)
{
    return key->type->part[part].bytes + LANES_KEY_PART_ALIGNMENT - 1;
}

static void free_part(const struct lanes_key *key, size_t part, void *memory)
{
    const struct lanes_core *core = &key->provider->core;

    if (memory == NULL)
        return;
    if (key->type->part[part].secret)
        lanes_core_secure_clear_free(core, memory, part_memory(key, part));
    else
        lanes_core_clear_free(core, memory, part_memory(key, part));
}

static void drop_private(struct lanes_key *key)
{
    if (key->private_key != NULL)
        lanes_core_secure_clear_free(&key->provider->core, key->private_key,
                                     key->type->private_bytes);
    if (key->seed != NULL)
        lanes_core_secure_clear_free(&key->provider->core, key->seed, key->type->seed_bytes);
    key->private_key = NULL;
    key->seed = NULL;
}

/* Of a key that nobody else uses. */
static void drop_parts(struct lanes_key *key)
{
    for (size_t i = 0; i < LANES_KEY_PARTS; i++)
        free_part(key, i, atomic_exchange_explicit(&key->built[i], NULL, memory_order_relaxed));
    atomic_store_explicit(&key->verified, false, memory_order_relaxed);
}

void lanes_key_free(struct lanes_key *key)
{
    if (key == NULL ||
        atomic_fetch_sub_explicit(&key->references, 1, memory_order_acq_rel) != 1)
        return;
    drop_private(key);
    drop_parts(key);
    lanes_core_clear_free(&key->provider->core, key, object_bytes(key->type));
}

/* --- the halves --- */

/*
 * Zeroed memory for a secret. Keys of ML-DSA would fill a secure heap that was
 * made for the 32 bytes of others, so for them it is not the only one.
 */
static void *secret_zalloc(const struct lanes_key *key, size_t n)
{
    const struct lanes_core *core = &key->provider->core;

    return key->type->mldsa != NULL ? lanes_core_secret_zalloc(core, n)
                                    : lanes_core_secure_zalloc(core, n);
}

static bool make_room(struct lanes_key *key)
{
    drop_private(key);
    key->private_key = secret_zalloc(key, key->type->private_bytes);
    return key->private_key != NULL;
}

bool lanes_key_set_private(struct lanes_key *key, const uint8_t *private_key)
{
    if (!make_room(key))
        return false;
    memcpy(key->private_key, private_key, key->type->private_bytes);
    return true;
}

void lanes_key_set_public(struct lanes_key *key, const uint8_t *public_key)
{
    memcpy(key->public_key, public_key, key->type->public_bytes);
    key->has_public = true;
}

bool lanes_key_derive_public(struct lanes_key *key)
{
    key->has_public =
        key->type->derive(key->provider, key->type, key->public_key, key->private_key);
    return key->has_public;
}

static bool keep_seed(struct lanes_key *key, const uint8_t *seed)
{
    key->seed = secret_zalloc(key, key->type->seed_bytes);
    if (key->seed == NULL) {
        drop_private(key);
        return false;
    }
    memcpy(key->seed, seed, key->type->seed_bytes);
    return true;
}

bool lanes_key_copy_private(struct lanes_key *key, const struct lanes_key *from)
{
    return lanes_key_set_private(key, from->private_key) &&
           (from->seed == NULL || keep_seed(key, from->seed));
}

bool lanes_key_set_seed(struct lanes_key *key, const uint8_t *seed)
{
    const struct lanes_key_type *type = key->type;
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(key->provider);

    if (!make_room(key) || (key->provider->forms.retain_seed && !keep_seed(key, seed)))
        return false;
    lanes_mldsa_keygen(&rows, type->mldsa, key->public_key, key->private_key, seed);
    key->has_public = true;
    return true;
}

static bool generate_from_seed(struct lanes_key *key, const uint8_t *given)
{
    uint8_t seed[LANES_MLDSA_SEED_BYTES];
    bool done;

    if (given != NULL)
        return lanes_key_set_seed(key, given);
    done = lanes_core_random(&key->provider->core, seed, sizeof(seed)) &&
           lanes_key_set_seed(key, seed);
    lanes_wipe(seed, sizeof(seed));
    return done;
}

bool lanes_key_generate(struct lanes_key *key, const uint8_t *ikm, size_t ikm_bytes)
{
    if (key->type->seed_bytes != 0)
        return generate_from_seed(key, ikm);
    if (!make_room(key) ||
        !key->type->generate(key->provider, key->private_key, ikm, ikm_bytes) ||
        !lanes_key_derive_public(key)) {
        drop_private(key);
        return false;
    }
    return true;
}

/* A key that nobody has seen yet is what it was again: empty. */
static bool undo(struct lanes_key *key)
{
    drop_private(key);
    drop_parts(key);
    key->has_public = false;
    return false;
}

static bool disagree(struct lanes_key *key, const char *what)
{
    lanes_raise(&key->provider->core, ERR_LIB_PROV, PROV_R_INVALID_KEY, "%s: %s",
                key->type->name, what);
    return undo(key);
}

/* A private half as it is given, checked. The matrix that this takes is the signer's as well. */
static bool set_checked_private(struct lanes_key *key, const uint8_t *private_key)
{
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(key->provider);
    const void *matrix;

    if (!lanes_key_set_private(key, private_key))
        return false;
    matrix = lanes_key_part(key, LANES_KEY_MATRIX);
    if (matrix == NULL)
        return undo(key);
    key->has_public = lanes_mldsa_public(&rows, key->type->mldsa, key->public_key,
                                         key->private_key, matrix);
    return key->has_public || disagree(key, "private key");
}

/* The default provider's last word on such a seed. */
static bool not_generated(const struct lanes_key *key)
{
    lanes_raise(&key->provider->core, ERR_LIB_PROV, PROV_R_FAILED_TO_GENERATE_KEY, "%s",
                key->type->name);
    return false;
}

bool lanes_key_set_halves(struct lanes_key *key, const struct lanes_key_halves *halves)
{
    const struct lanes_key_type *type = key->type;
    const bool by_seed =
        halves->seed != NULL && (halves->private_key == NULL || key->provider->forms.prefer_seed);

    if (by_seed) {
        if (!lanes_key_set_seed(key, halves->seed))
            return false;
        if (halves->private_key != NULL &&
            !lanes_ct_equal(key->private_key, halves->private_key, type->private_bytes))
            return disagree(key, "seed and private key") || not_generated(key);
    } else if (halves->private_key != NULL) {
        if (!set_checked_private(key, halves->private_key))
            return false;
    } else {
        lanes_key_set_public(key, halves->public_key);
    }
    if (halves->public_key != NULL &&
        memcmp(key->public_key, halves->public_key, type->public_bytes) != 0)
        return disagree(key, "private and public key");
    return true;
}

void lanes_key_replace_public(struct lanes_key *key, const uint8_t *public_key)
{
    drop_private(key);
    drop_parts(key);
    lanes_key_set_public(key, public_key);
}

bool lanes_key_is_pair(const struct lanes_key *key)
{
    const size_t n = key->type->public_bytes;
    uint8_t *derived = lanes_core_zalloc(&key->provider->core, n);
    bool pair;

    if (derived == NULL)
        return false;
    pair = key->type->derive(key->provider, key->type, derived, key->private_key) &&
           memcmp(derived, key->public_key, n) == 0; /* both are public */
    lanes_core_clear_free(&key->provider->core, derived, n);
    return pair;
}

/* --- the parts --- */

static void *align(void *memory)
{
    const uintptr_t mask = LANES_KEY_PART_ALIGNMENT - 1;
    const uintptr_t at = (uintptr_t)memory;

    return (uint8_t *)memory + ((at + mask) / LANES_KEY_PART_ALIGNMENT *
                                    LANES_KEY_PART_ALIGNMENT - at);
}

/* The memory of a part that is not there yet. */
static void *new_part(const struct lanes_key *key, enum lanes_key_part part)
{
    return key->type->part[part].secret
               ? secret_zalloc(key, part_memory(key, part))
               : lanes_core_zalloc(&key->provider->core, part_memory(key, part));
}

/*
 * Threads may build at the same time; the first one's is kept, they are all the
 * same. Returns it.
 */
static void *publish(struct lanes_key *key, enum lanes_key_part part, void *memory)
{
    void *first = NULL;

    if (atomic_compare_exchange_strong_explicit(&key->built[part], &first, memory,
                                                memory_order_acq_rel, memory_order_acquire))
        return memory;
    free_part(key, part, memory);
    return first;
}

const void *lanes_key_part(struct lanes_key *key, enum lanes_key_part part)
{
    void *memory = atomic_load_explicit(&key->built[part], memory_order_acquire);

    if (LANES_LIKELY(memory != NULL))
        return align(memory);
    memory = new_part(key, part);
    if (memory == NULL)
        return NULL;
    if (!key->type->part[part].build(key, align(memory))) {
        free_part(key, part, memory);
        return NULL;
    }
    return align(publish(key, part, memory));
}

const void *lanes_key_reverifier(struct lanes_key *key)
{
    /* Read before it is written: keys that many threads verify with stay in all their caches. */
    if (atomic_load_explicit(&key->verified, memory_order_relaxed) ||
        atomic_exchange_explicit(&key->verified, true, memory_order_relaxed))
        return lanes_key_part(key, LANES_KEY_REVERIFIER);
    return NULL;
}

/* --- X25519 --- */

static bool x25519_derive(const struct lanes_provider *provider,
                          const struct lanes_key_type *type, uint8_t *public_key,
                          const uint8_t *private_key)
{
    (void)type;
    lanes_x25519_public(lanes_key_rows(provider).curve, public_key, private_key);
    return true;
}

static bool x25519_generate(const struct lanes_provider *provider, uint8_t *private_key,
                            const uint8_t *ikm, size_t ikm_bytes)
{
    if (ikm == NULL) {
        if (!lanes_core_random(&provider->core, private_key, LANES_X25519_BYTES))
            return false;
    } else if (ikm_bytes < LANES_DHKEM_IKM_BYTES_MIN) {
        lanes_raise(&provider->core, ERR_LIB_PROV, PROV_R_INVALID_INPUT_LENGTH,
                    "%zu bytes of key material, at least %d are needed", ikm_bytes,
                    LANES_DHKEM_IKM_BYTES_MIN);
        return false;
    } else {
        lanes_dhkem_derive_private(private_key, ikm, ikm_bytes);
    }
    /* Stored as RFC 7748 uses it. */
    private_key[0] &= 248;
    private_key[31] = (uint8_t)((private_key[31] & 127) | 64);
    return true;
}

const struct lanes_key_type lanes_key_x25519 = {
    .name = "X25519",
    .oid = {0x2b, 0x65, 0x6e},
    .oid_bytes = 3,
    .private_bytes = LANES_X25519_BYTES,
    .public_bytes = LANES_X25519_BYTES,
    .primitive = LANES_CURVE25519,
    .bits = 253,
    .security_bits = 128,
    .max_size = LANES_X25519_BYTES,
    .group = "x25519",
    .encoded_public = true,
    .generate = x25519_generate,
    .derive = x25519_derive,
};

/* --- Ed25519 --- */

static bool ed25519_derive(const struct lanes_provider *provider,
                           const struct lanes_key_type *type, uint8_t *public_key,
                           const uint8_t *private_key)
{
    const struct lanes_ed25519_rows rows = lanes_key_rows(provider);
    struct lanes_ed25519_private expanded;

    (void)type;
    lanes_ed25519_expand(&rows, &expanded, private_key);
    lanes_ed25519_derive(&rows, &expanded);
    memcpy(public_key, expanded.public_key, sizeof(expanded.public_key));
    lanes_wipe(&expanded, sizeof(expanded));
    return true;
}

static bool ed25519_generate(const struct lanes_provider *provider, uint8_t *private_key,
                             const uint8_t *ikm, size_t ikm_bytes)
{
    (void)ikm_bytes;
    if (ikm != NULL) /* DHKEM has no Ed25519 */
        return false;
    return lanes_core_random(&provider->core, private_key, LANES_ED25519_SEED_BYTES);
}

/* The public half that is hashed is the one that the key holds, not the one derived. */
static bool build_signer(struct lanes_key *key, void *part)
{
    const struct lanes_ed25519_rows rows = lanes_key_rows(key->provider);
    struct lanes_ed25519_private *signer = part;

    lanes_ed25519_expand(&rows, signer, key->private_key);
    memcpy(signer->public_key, key->public_key, sizeof(signer->public_key));
    return true;
}

static bool build_reverifier(struct lanes_key *key, void *part)
{
    const struct lanes_ed25519_rows rows = lanes_key_rows(key->provider);

    lanes_ed25519_build(&rows, part, key->public_key);
    return true;
}

const struct lanes_key_type lanes_key_ed25519 = {
    .name = "ED25519",
    .oid = {0x2b, 0x65, 0x70},
    .oid_bytes = 3,
    .private_bytes = LANES_ED25519_SEED_BYTES,
    .public_bytes = LANES_ED25519_PUBLIC_BYTES,
    .primitive = LANES_CURVE25519,
    .bits = 256,
    .security_bits = 128,
    .max_size = LANES_ED25519_SIGNATURE_BYTES,
    .mandatory_digest = true,
    .generate = ed25519_generate,
    .derive = ed25519_derive,
    .part = {[LANES_KEY_SIGNER] = {sizeof(struct lanes_ed25519_private), true, build_signer},
             [LANES_KEY_REVERIFIER] = {sizeof(struct lanes_ed25519_cache), false,
                                       build_reverifier}},
};

/*
 * --- ML-DSA ---
 * Bytes that a key keeps for later operations, beside its halves (44, 65, 87):
 * a private one from its first signature on 24, 42 and 72 KiB, of which 16, 30 and
 * 56 are there from an import on that had to check it; a public one from its second
 * verification on 20, 36 and 64 KiB.
 */

static bool mldsa_derive(const struct lanes_provider *provider, const struct lanes_key_type *type,
                         uint8_t *public_key, const uint8_t *private_key)
{
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(provider);

    return lanes_mldsa_public(&rows, type->mldsa, public_key, private_key, NULL);
}

static bool build_mldsa_signer(struct lanes_key *key, void *part)
{
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(key->provider);

    lanes_mldsa_expand_private(&rows, key->type->mldsa, part, key->private_key);
    return true;
}

static bool build_mldsa_matrix(struct lanes_key *key, void *part)
{
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(key->provider);

    lanes_mldsa_expand_matrix(&rows, key->type->mldsa, part, key->private_key);
    return true;
}

/* tr; the first verification makes the matrix as it goes. */
static bool build_mldsa_verifier(struct lanes_key *key, void *part)
{
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(key->provider);

    lanes_mldsa_tr(&rows, key->type->mldsa, part, key->public_key);
    return true;
}

static bool build_mldsa_reverifier(struct lanes_key *key, void *part)
{
    const struct lanes_mldsa_rows rows = lanes_key_mldsa_rows(key->provider);

    lanes_mldsa_expand_public(&rows, key->type->mldsa, part, key->public_key);
    return true;
}

#define MLDSA(number, last_arc, security, category)                                                \
    const struct lanes_key_type lanes_key_mldsa##number = {                                        \
        .name = "ML-DSA-" #number,                                                                 \
        .oid = {0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x03, (last_arc)},                       \
        .oid_bytes = 9,                                                                            \
        .private_bytes = LANES_MLDSA##number##_PRIVATE_BYTES,                                      \
        .public_bytes = LANES_MLDSA##number##_PUBLIC_BYTES,                                        \
        .seed_bytes = LANES_MLDSA_SEED_BYTES,                                                      \
        .primitive = LANES_MLDSA,                                                                  \
        .bits = 8 * LANES_MLDSA##number##_PUBLIC_BYTES,                                            \
        .security_bits = (security),                                                               \
        .max_size = LANES_MLDSA##number##_SIGNATURE_BYTES,                                         \
        .security_category = (category),                                                           \
        .mandatory_digest = true,                                                                  \
        .mldsa = &lanes_mldsa_##number,                                                            \
        .derive = mldsa_derive,                                                                    \
        .part = {                                                                                  \
            [LANES_KEY_SIGNER] = {LANES_MLDSA##number##_SECRETS_BYTES, true, build_mldsa_signer},  \
            [LANES_KEY_VERIFIER] = {LANES_MLDSA_TR_BYTES, false, build_mldsa_verifier},            \
            [LANES_KEY_REVERIFIER] = {LANES_MLDSA##number##_VERIFIER_BYTES, false,                 \
                                      build_mldsa_reverifier},                                     \
            [LANES_KEY_MATRIX] = {LANES_MLDSA##number##_MATRIX_BYTES, false, build_mldsa_matrix},  \
        },                                                                                         \
    }

MLDSA(44, 0x11, 128, 2);
MLDSA(65, 0x12, 192, 3);
MLDSA(87, 0x13, 256, 5);
