/* SPDX-License-Identifier: Apache-2.0 */
/* Nothing secret is left in memory that lanes gives back. */
#include "harness.h"
#include "hchacha.h"
#include "heap.h"

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static struct library lanes;
static uint8_t key[32], iv[24], text[200];

static EVP_CIPHER *cipher_of(const char *name)
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(lanes.ctx, name, "provider=lanes");

    CU_ASSERT_PTR_NOT_NULL_FATAL(cipher);
    return cipher;
}

/* The first 64 bytes of keystream under a key and an IV as ChaCha20's. */
static void keystream(uint8_t out[static 64], const uint8_t *of, const uint8_t counter_iv[16])
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(lanes.ctx, "ChaCha20", "provider=default");
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    int n;

    memset(out, 0, 64);
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, cipher, of, counter_iv, NULL), 1);
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out, &n, out, 64), 1);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(cipher);
}

/* What must not stay: key, subkey, one-time key, keystream and plaintext, by halves. */
static void watch(void)
{
    uint8_t subkey[32], counter_iv[16] = {0}, block[64];

    heap_forget_secrets();
    test_hchacha20(subkey, key, iv);
    heap_secret("key", key, 16);
    heap_secret("key, 2nd half", key + 16, 16);
    heap_secret("subkey", subkey, 16);
    heap_secret("subkey, 2nd half", subkey + 16, 16);
    memcpy(counter_iv + 4, iv, 12);
    keystream(block, key, counter_iv);
    heap_secret("one-time key, s", block + 16, 16);
    counter_iv[0] = 1;
    keystream(block, key, counter_iv);
    heap_secret("keystream", block + 48, 16);
    heap_secret("plaintext", text, 16);
    heap_spilled();
}

/* Leaves a context with key, keystream and text in it, whole or with a copy. */
static void check_cipher(const char *name, int enc, bool finish, bool copied)
{
    EVP_CIPHER *cipher = cipher_of(name);
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
    uint8_t out[200];
    int n;

    CU_ASSERT_EQUAL(EVP_CipherInit_ex2(ctx, cipher, key, iv, enc, NULL), 1);
    CU_ASSERT_EQUAL(EVP_CipherUpdate(ctx, out, &n, text, 150), 1);
    CU_ASSERT(heap_holds() > 0); /* or the search could not find anything */
    if (copied)
        CU_ASSERT_EQUAL(EVP_CIPHER_CTX_copy(copy, ctx), 1);
    if (finish)
        EVP_CipherFinal_ex(ctx, out, &n);
    EVP_CIPHER_CTX_free(ctx);
    CU_ASSERT_EQUAL(heap_holds() > 0, copied);
    EVP_CIPHER_CTX_free(copy);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
    EVP_CIPHER_free(cipher);
}

static void test_ciphers(void)
{
    static const char *const names[] = {"ChaCha20-Poly1305", "XChaCha20-Poly1305", "ChaCha20",
                                        "XChaCha20"};

    watch();
    for (size_t i = 0; i < 4; i++) {
        for (unsigned way = 0; way < 8; way++)
            check_cipher(names[i], way & 1, (way & 2) != 0, (way & 4) != 0);
    }
}

/* Reset, and initialised anew with another cipher. */
static void test_reuse(void)
{
    EVP_CIPHER *aead = cipher_of("ChaCha20-Poly1305"), *stream = cipher_of("ChaCha20");
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    uint8_t other[32] = {0};

    watch();
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, aead, key, iv, NULL), 1);
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, stream, other, other, NULL), 1);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, aead, key, iv, NULL), 1);
    CU_ASSERT(heap_holds() > 0);
    EVP_CIPHER_CTX_reset(ctx);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(aead);
    EVP_CIPHER_free(stream);
}

static void test_mac(void)
{
    EVP_MAC *mac = EVP_MAC_fetch(lanes.ctx, "POLY1305", "provider=lanes");
    EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(mac), *copy;
    uint8_t tag[16];
    size_t n;

    watch();
    CU_ASSERT_EQUAL(EVP_MAC_init(ctx, key, 32, NULL), 1);
    CU_ASSERT_EQUAL(EVP_MAC_update(ctx, text, 31), 1);
    CU_ASSERT(heap_holds() > 0);
    copy = EVP_MAC_CTX_dup(ctx);
    CU_ASSERT_EQUAL(EVP_MAC_final(ctx, tag, &n, 16), 1);
    EVP_MAC_CTX_free(ctx);
    EVP_MAC_CTX_free(copy);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
    EVP_MAC_free(mac);
}

/* --- keys --- */

static uint8_t exchange_private[32], sign_seed[32], ikm[32];

static void watch_halves(const char *const names[2], const uint8_t bytes[static 32])
{
    heap_secret(names[0], bytes, 16);
    heap_secret(names[1], bytes + 16, 16);
}

/* Private keys, and what is kept of them: the scalar (RFC 8032, 5.1.5) and the prefix. */
static void watch_keys(void)
{
    uint8_t digest[64];

    CU_ASSERT_EQUAL(EVP_Q_digest(lanes.ctx, "SHA512", "provider=default", sign_seed, 32, digest,
                                 NULL), 1);
    digest[0] &= 248;
    digest[31] = (uint8_t)((digest[31] & 127) | 64);
    heap_forget_secrets();
    watch_halves((const char *const[]){"X25519", "X25519, 2nd half"}, exchange_private);
    watch_halves((const char *const[]){"seed", "seed, 2nd half"}, sign_seed);
    watch_halves((const char *const[]){"scalar", "scalar, 2nd half"}, digest);
    watch_halves((const char *const[]){"prefix", "prefix, 2nd half"}, digest + 32);
    watch_halves((const char *const[]){"key material", "key material, 2nd half"}, ikm);
    heap_spilled();
}

static EVP_PKEY *private_key(const char *type, const uint8_t bytes[static 32])
{
    EVP_PKEY *made = EVP_PKEY_new_raw_private_key_ex(lanes.ctx, type, lanes.query, bytes, 32);

    CU_ASSERT_PTR_NOT_NULL_FATAL(made);
    return made;
}

/* Signs, so that the key keeps what it expands to. */
static void sign(EVP_PKEY *with)
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    uint8_t signature[64];
    size_t n = 64;

    CU_ASSERT_EQUAL(EVP_DigestSignInit_ex(ctx, NULL, NULL, lanes.ctx, lanes.query, with, NULL), 1);
    CU_ASSERT_EQUAL(EVP_DigestSign(ctx, signature, &n, text, 40), 1);
    EVP_MD_CTX_free(ctx);
}

static void derive(EVP_PKEY *with)
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(lanes.ctx, with, lanes.query);
    uint8_t secret[32];
    size_t n = 32;

    CU_ASSERT_EQUAL(EVP_PKEY_derive_init(ctx), 1);
    CU_ASSERT_EQUAL(EVP_PKEY_derive_set_peer(ctx, with), 1);
    CU_ASSERT_EQUAL(EVP_PKEY_derive(ctx, secret, &n), 1);
    watch_halves((const char *const[]){"shared secret", "shared secret, 2nd half"}, secret);
    CU_ASSERT_EQUAL(EVP_PKEY_derive(ctx, secret, &n), 1);
    EVP_PKEY_CTX_free(ctx);
}

/* With key material from which an ephemeral key comes, and back. */
static void encapsulate(EVP_PKEY *with)
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(lanes.ctx, with, lanes.query);
    OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("ikme", ikm, sizeof(ikm)),
                           OSSL_PARAM_construct_utf8_string("operation", (char *)"DHKEM", 0),
                           OSSL_PARAM_END};
    const size_t before = heap_holds();
    uint8_t enc[32], secret[32];
    size_t n = 32, m = 32;

    CU_ASSERT_EQUAL(EVP_PKEY_encapsulate_init(ctx, params), 1);
    CU_ASSERT_EQUAL(heap_holds(), before + 2);
    CU_ASSERT_EQUAL(EVP_PKEY_encapsulate(ctx, enc, &n, secret, &m), 1);
    watch_halves((const char *const[]){"encapsulated", "encapsulated, 2nd half"}, secret);
    CU_ASSERT_EQUAL(EVP_PKEY_encapsulate(ctx, enc, &n, secret, &m), 1);
    CU_ASSERT_EQUAL(EVP_PKEY_decapsulate_init(ctx, params + 1), 1);
    CU_ASSERT_EQUAL(EVP_PKEY_decapsulate(ctx, secret, &m, enc, n), 1);
    EVP_PKEY_CTX_free(ctx);
    CU_ASSERT_EQUAL(heap_holds(), before);
}

static void test_keys(void)
{
    EVP_PKEY *made, *copy;

    watch_keys();
    made = private_key("ED25519", sign_seed);
    CU_ASSERT_EQUAL(heap_holds(), 2);
    sign(made);
    CU_ASSERT_EQUAL(heap_holds(), 6);
    copy = EVP_PKEY_dup(made);
    CU_ASSERT_EQUAL(heap_holds(), 8);
    EVP_PKEY_free(made);
    CU_ASSERT_EQUAL(heap_holds(), 2);
    EVP_PKEY_free(copy);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    made = private_key("X25519", exchange_private);
    CU_ASSERT_EQUAL(heap_holds(), 2);
    derive(made);
    encapsulate(made);
    /* The private half goes when another public one comes. */
    CU_ASSERT_EQUAL(EVP_PKEY_set1_encoded_public_key(made, text, 32), 1);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    EVP_PKEY_free(made);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
}

/* An import that fails after the private half was taken. */
static void test_failed_import(void)
{
    OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("priv", sign_seed, 32),
                           OSSL_PARAM_construct_octet_string("pub", text, 31), OSSL_PARAM_END};
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(lanes.ctx, "ED25519", lanes.query);
    EVP_PKEY *made = NULL;

    watch_keys();
    CU_ASSERT_EQUAL(EVP_PKEY_fromdata_init(ctx), 1);
    CU_ASSERT_NOT_EQUAL(EVP_PKEY_fromdata(ctx, &made, EVP_PKEY_KEYPAIR, params), 1);
    CU_ASSERT_PTR_NULL(made);
    EVP_PKEY_CTX_free(ctx);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
}

/* --- keys of ML-DSA-44 --- */

enum {
    MLDSA_PUBLIC = 1312,
    MLDSA_PRIVATE = 2560,
    MLDSA_SIGNATURE = 2420,
    MLDSA_K_AT = 32,   /* rho is public, tr too */
    MLDSA_S1_AT = 128, /* of three bits each, 2 - s (FIPS 204, algorithm 24) */
    MLDSA_SOME = 64,   /* coefficients */
};
static const char mldsa[] = "ML-DSA-44";
static uint8_t mldsa_public[MLDSA_PUBLIC], mldsa_private[MLDSA_PRIVATE];

static EVP_PKEY *import_mldsa(int selection, OSSL_PARAM params[])
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(lanes.ctx, mldsa, lanes.query);
    EVP_PKEY *made = NULL;

    CU_ASSERT_EQUAL(EVP_PKEY_fromdata_init(ctx), 1);
    if (EVP_PKEY_fromdata(ctx, &made, selection, params) != 1)
        made = NULL;
    EVP_PKEY_CTX_free(ctx);
    return made;
}

/* By key generation, which keeps the seed while it is told it. */
static EVP_PKEY *generate_mldsa(void)
{
    OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("seed", sign_seed, 32),
                           OSSL_PARAM_END};
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(lanes.ctx, mldsa, lanes.query);
    EVP_PKEY *made = NULL;

    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_keygen_init(ctx), 1);
    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_CTX_set_params(ctx, params), 1);
    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_generate(ctx, &made), 1);
    EVP_PKEY_CTX_free(ctx);
    return made;
}

/* Learns the halves; and watches the seed, K, s1 as it is stored and as signing has it, and t0. */
static void watch_mldsa(void)
{
    EVP_PKEY *made = generate_mldsa();
    uint8_t s1[MLDSA_SOME];
    size_t n;

    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_get_octet_string_param(made, "pub", mldsa_public,
                                                          sizeof(mldsa_public), &n), 1);
    CU_ASSERT_EQUAL_FATAL(EVP_PKEY_get_octet_string_param(made, "priv", mldsa_private,
                                                          sizeof(mldsa_private), &n), 1);
    EVP_PKEY_free(made);
    for (size_t i = 0; i < MLDSA_SOME; i++) {
        const uint8_t *in = mldsa_private + MLDSA_S1_AT + 3 * i / 8;
        s1[i] = (uint8_t)(2 - ((in[0] | in[1] << 8) >> (3 * i % 8) & 7));
    }
    heap_forget_secrets();
    watch_halves((const char *const[]){"seed", "seed, 2nd half"}, sign_seed);
    watch_halves((const char *const[]){"K", "K, 2nd half"}, mldsa_private + MLDSA_K_AT);
    heap_secret("s1, packed", mldsa_private + MLDSA_S1_AT, 16);
    heap_secret("s1", s1, sizeof(s1));
    heap_secret("t0", mldsa_private + MLDSA_PRIVATE - 16, 16);
    watch_halves((const char *const[]){"random bytes", "random bytes, 2nd half"}, ikm);
    heap_spilled();
}

static void sign_mldsa(EVP_PKEY *with)
{
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string("test-entropy", ikm, sizeof(ikm)),
        OSSL_PARAM_construct_end(),
    };
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    uint8_t signature[MLDSA_SIGNATURE];
    const size_t before = heap_holds();
    size_t n = sizeof(signature);

    CU_ASSERT_EQUAL(EVP_DigestSignInit_ex(ctx, NULL, NULL, lanes.ctx, lanes.query, with, params),
                    1);
    CU_ASSERT_EQUAL(heap_holds(), before + 2);
    CU_ASSERT_EQUAL(EVP_DigestSign(ctx, signature, &n, text, 40), 1);
    EVP_MD_CTX_free(ctx);
}

enum { MLDSA_SEED_HOLDS = 2, MLDSA_PRIVATE_HOLDS = 4, MLDSA_SIGNER_HOLDS = 3 };

static void test_mldsa_keys(void)
{
    OSSL_PARAM params[] = {
        OSSL_PARAM_construct_octet_string("priv", mldsa_private, sizeof(mldsa_private)),
        OSSL_PARAM_END,
    };
    EVP_PKEY *made, *copy;

    watch_mldsa();
    made = generate_mldsa();
    CU_ASSERT_EQUAL(heap_holds(), MLDSA_SEED_HOLDS + MLDSA_PRIVATE_HOLDS);
    sign_mldsa(made);
    CU_ASSERT_EQUAL(heap_holds(), MLDSA_SEED_HOLDS + MLDSA_PRIVATE_HOLDS + MLDSA_SIGNER_HOLDS);
    copy = EVP_PKEY_dup(made);
    EVP_PKEY_free(made);
    CU_ASSERT_EQUAL(heap_holds(), MLDSA_SEED_HOLDS + MLDSA_PRIVATE_HOLDS);
    EVP_PKEY_free(copy);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    made = import_mldsa(EVP_PKEY_KEYPAIR, params);
    CU_ASSERT_EQUAL(heap_holds(), MLDSA_PRIVATE_HOLDS);
    sign_mldsa(made);
    CU_ASSERT_EQUAL(heap_holds(), MLDSA_PRIVATE_HOLDS + MLDSA_SIGNER_HOLDS);
    EVP_PKEY_free(made);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
}

/* Parts that do not belong together, after both were taken; and a half that contradicts itself. */
static void test_failed_mldsa_imports(void)
{
    OSSL_PARAM seed_and_public[] = {
        OSSL_PARAM_construct_octet_string("seed", sign_seed, 32),
        OSSL_PARAM_construct_octet_string("pub", mldsa_public, sizeof(mldsa_public)),
        OSSL_PARAM_END,
    };
    OSSL_PARAM private_and_public[] = {
        OSSL_PARAM_construct_octet_string("priv", mldsa_private, sizeof(mldsa_private)),
        OSSL_PARAM_construct_octet_string("pub", mldsa_public, sizeof(mldsa_public)),
        OSSL_PARAM_END,
    };
    OSSL_PARAM seed_and_private[] = {
        OSSL_PARAM_construct_octet_string("seed", sign_seed, 32),
        OSSL_PARAM_construct_octet_string("priv", mldsa_private, sizeof(mldsa_private)),
        OSSL_PARAM_END,
    };

    watch_mldsa();
    mldsa_public[MLDSA_PUBLIC - 1] ^= 1;
    CU_ASSERT_PTR_NULL(import_mldsa(EVP_PKEY_KEYPAIR, seed_and_public));
    CU_ASSERT_PTR_NULL(import_mldsa(EVP_PKEY_KEYPAIR, private_and_public));
    mldsa_public[MLDSA_PUBLIC - 1] ^= 1;
    mldsa_private[MLDSA_PRIVATE - 17] ^= 1;
    CU_ASSERT_PTR_NULL(import_mldsa(EVP_PKEY_KEYPAIR, private_and_public));
    CU_ASSERT_PTR_NULL(import_mldsa(EVP_PKEY_KEYPAIR, seed_and_private));
    mldsa_private[MLDSA_PRIVATE - 17] ^= 1;
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
}

/* --- on the secure heap --- */

enum { ARENA_BYTES = 1 << 16 };

/* The mapping that holds this address. */
static bool find_mapping(const void *address, const uint8_t **begin, const uint8_t **end)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    uintptr_t from, to;
    char line[512];
    bool found = false;

    while (maps != NULL && !found && fgets(line, sizeof(line), maps) != NULL)
        found = sscanf(line, "%" SCNxPTR "-%" SCNxPTR " rw", &from, &to) == 2 &&
                from <= (uintptr_t)address && (uintptr_t)address < to;
    if (maps != NULL)
        fclose(maps);
    if (found) {
        *begin = (const uint8_t *)from;
        *end = (const uint8_t *)to;
    }
    return found;
}

static size_t count_in(const uint8_t *begin, const uint8_t *end, const uint8_t *bytes)
{
    size_t n = 0;

    while ((begin = memmem(begin, (size_t)(end - begin), bytes, 16)) != NULL) {
        n++;
        begin++;
    }
    return n;
}

/* From here on there is a secure heap. What is secret is there and nowhere else. */
static void test_secure_heap(void)
{
    const uint8_t *begin = NULL, *end = NULL;
    EVP_PKEY *made[2];
    uint8_t digest[64];
    size_t used;
    void *probe;

    CU_ASSERT_FATAL(CRYPTO_secure_malloc_init(ARENA_BYTES, 32) >= 1);
    probe = OPENSSL_secure_malloc(16);
    CU_ASSERT_FATAL(find_mapping(probe, &begin, &end) && end - begin >= ARENA_BYTES);
    OPENSSL_secure_free(probe);
    used = CRYPTO_secure_used();
    EVP_Q_digest(lanes.ctx, "SHA512", "provider=default", sign_seed, 32, digest, NULL);
    watch_keys();
    made[0] = private_key("ED25519", sign_seed);
    made[1] = private_key("X25519", exchange_private);
    sign(made[0]);
    derive(made[1]);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT(CRYPTO_secure_used() >= used + 2 * 32 + 64);
    CU_ASSERT_EQUAL(count_in(begin, end, sign_seed), 1);
    CU_ASSERT_EQUAL(count_in(begin, end, digest + 32), 1); /* the prefix */
    CU_ASSERT_EQUAL(count_in(begin, end, exchange_private), 1);
    EVP_PKEY_free(made[0]);
    EVP_PKEY_free(made[1]);
    CU_ASSERT_EQUAL(CRYPTO_secure_used(), used);
    CU_ASSERT_EQUAL(count_in(begin, end, sign_seed), 0);
    CU_ASSERT_EQUAL(count_in(begin, end, digest + 32), 0);
    CU_ASSERT_EQUAL(count_in(begin, end, exchange_private), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
}

/* The seed, K of the private half and of the signer, and none of it elsewhere. */
static void test_mldsa_in_secure_heap(void)
{
    const uint8_t *begin = NULL, *end = NULL;
    const size_t used = CRYPTO_secure_used();
    void *probe = OPENSSL_secure_malloc(16);
    EVP_PKEY *made;

    CU_ASSERT_FATAL(find_mapping(probe, &begin, &end) && end - begin >= ARENA_BYTES);
    OPENSSL_secure_free(probe);
    watch_mldsa();
    made = generate_mldsa();
    sign_mldsa(made);
    CU_ASSERT_EQUAL(heap_holds(), 0);
    CU_ASSERT_EQUAL(count_in(begin, end, sign_seed), 1);
    CU_ASSERT_EQUAL(count_in(begin, end, mldsa_private + MLDSA_K_AT), 2);
    CU_ASSERT_EQUAL(count_in(begin, end, mldsa_private + MLDSA_S1_AT), 1);
    EVP_PKEY_free(made);
    CU_ASSERT_EQUAL(CRYPTO_secure_used(), used);
    CU_ASSERT_EQUAL(count_in(begin, end, sign_seed), 0);
    CU_ASSERT_EQUAL(count_in(begin, end, mldsa_private + MLDSA_K_AT), 0);
    CU_ASSERT_EQUAL(count_in(begin, end, mldsa_private + MLDSA_S1_AT), 0);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
}

/*
 * A secure heap without room, as one made for a few short keys soon is. The default provider
 * keeps nothing of ML-DSA there, so an application must not notice; what then is on the plain
 * heap is wiped all the same.
 */
static void test_full_secure_heap(void)
{
    static void *filling[ARENA_BYTES / 32];
    size_t n = 0;

    for (size_t bytes = ARENA_BYTES; bytes >= 32; bytes /= 2) {
        void *block;
        while ((block = OPENSSL_secure_malloc(bytes)) != NULL)
            filling[n++] = block;
    }
    CU_ASSERT_EQUAL_FATAL(CRYPTO_secure_used(), ARENA_BYTES);
    ERR_clear_error();
    test_mldsa_keys();
    CU_ASSERT_EQUAL(ERR_peek_error(), 0);
    while (n > 0)
        OPENSSL_secure_free(filling[--n]);
    CU_ASSERT_EQUAL(CRYPTO_secure_used(), 0);
}

/* A block freed as it is: the search must find what lies in it. */
static void test_search_finds(void)
{
    uint8_t *block = OPENSSL_malloc(100);

    watch();
    memset(block, 0, 100);
    memcpy(block + 3, key, 16);
    OPENSSL_free(block);
    CU_ASSERT_EQUAL(heap_spilled(), 1);
    block = OPENSSL_malloc(100);
    memset(block, 0, 100);
    memcpy(block + 84, text, 16);
    OPENSSL_clear_free(block, 100);
    CU_ASSERT_EQUAL(heap_spilled(), 0);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"the search finds", test_search_finds},
        {"ciphers", test_ciphers},
        {"contexts used again", test_reuse},
        {"POLY1305", test_mac},
        {"keys", test_keys},
        {"an import that fails", test_failed_import},
        {"keys of ML-DSA", test_mldsa_keys},
        {"imports of ML-DSA that fail", test_failed_mldsa_imports},
        {"the secure heap", test_secure_heap},
        {"keys of ML-DSA on the secure heap", test_mldsa_in_secure_heap},
        {"a full secure heap", test_full_secure_heap},
        CU_TEST_INFO_NULL,
    };
    struct rng rng = {6};
    int status;

    heap_install();
    rng_fill(&rng, key, sizeof(key));
    rng_fill(&rng, iv, sizeof(iv));
    rng_fill(&rng, text, sizeof(text));
    rng_fill(&rng, exchange_private, sizeof(exchange_private));
    rng_fill(&rng, sign_seed, sizeof(sign_seed));
    rng_fill(&rng, ikm, sizeof(ikm));
    library_open(&lanes, true);
    status = harness_main("wiped memory", tests);
    library_close(&lanes);
    return status;
}
