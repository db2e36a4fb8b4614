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
    key->private_key = NULL;
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

static bool make_room(struct lanes_key *key)
{
    drop_private(key);
    key->private_key =
        lanes_core_secure_zalloc(&key->provider->core, key->type->private_bytes);
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

void lanes_key_derive_public(struct lanes_key *key)
{
    key->type->derive(key->provider, key->public_key, key->private_key);
    key->has_public = true;
}

bool lanes_key_generate(struct lanes_key *key, const uint8_t *ikm, size_t ikm_bytes)
{
    if (!make_room(key) ||
        !key->type->generate(key->provider, key->private_key, ikm, ikm_bytes)) {
        drop_private(key);
        return false;
    }
    lanes_key_derive_public(key);
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
    key->type->derive(key->provider, derived, key->private_key);
    pair = memcmp(derived, key->public_key, n) == 0; /* both are public */
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

const void *lanes_key_part(struct lanes_key *key, enum lanes_key_part part)
{
    const struct lanes_key_part_type *type = &key->type->part[part];
    const struct lanes_core *core = &key->provider->core;
    void *memory = atomic_load_explicit(&key->built[part], memory_order_acquire), *first = NULL;

    if (LANES_LIKELY(memory != NULL))
        return align(memory);
    memory = type->secret ? lanes_core_secure_zalloc(core, part_memory(key, part))
                          : lanes_core_zalloc(core, part_memory(key, part));
    if (memory == NULL)
        return NULL;
    type->build(key, align(memory));
    /* Threads may build at the same time; the first one's is kept, they are all the same. */
    if (!atomic_compare_exchange_strong_explicit(&key->built[part], &first, memory,
                                                 memory_order_acq_rel, memory_order_acquire)) {
        free_part(key, part, memory);
        memory = first;
    }
    return align(memory);
}

/* --- X25519 --- */

static void x25519_derive(const struct lanes_provider *provider, uint8_t *public_key,
                          const uint8_t *private_key)
{
    lanes_x25519_public(lanes_key_rows(provider).curve, public_key, private_key);
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

static void ed25519_derive(const struct lanes_provider *provider, uint8_t *public_key,
                           const uint8_t *private_key)
{
    const struct lanes_ed25519_rows rows = lanes_key_rows(provider);
    struct lanes_ed25519_private expanded;

    lanes_ed25519_expand(&rows, &expanded, private_key);
    lanes_ed25519_derive(&rows, &expanded);
    memcpy(public_key, expanded.public_key, sizeof(expanded.public_key));
    lanes_wipe(&expanded, sizeof(expanded));
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
static void build_signer(struct lanes_key *key, void *part)
{
    const struct lanes_ed25519_rows rows = lanes_key_rows(key->provider);
    struct lanes_ed25519_private *signer = part;

    lanes_ed25519_expand(&rows, signer, key->private_key);
    memcpy(signer->public_key, key->public_key, sizeof(signer->public_key));
}

static void build_reverifier(struct lanes_key *key, void *part)
{
    const struct lanes_ed25519_rows rows = lanes_key_rows(key->provider);

    lanes_ed25519_build(&rows, part, key->public_key);
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
