/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Forgeries and truncations: none opens, none raises an error that the default
 * provider does not, and a TLS record that does not open leaves no plaintext.
 */
#include "harness.h"

#include <openssl/err.h>
#include <openssl/evp.h>

#include <string.h>

enum { TAG = 16, TEXT_MAX = 1100, HEADER = 13 };

static struct library lanes;
static EVP_CIPHER *aead[2]; /* with a 12-byte and a 24-byte nonce */
static EVP_CIPHER_CTX *ctx;

/* A message as it came in. */
struct message {
    uint8_t key[32], iv[24], aad[40], text[TEXT_MAX], tag[TAG];
    size_t aad_bytes, text_bytes;
};

static void seal(const EVP_CIPHER *cipher, struct message *m)
{
    int n;

    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, cipher, m->key, m->iv, NULL), 1);
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, NULL, &n, m->aad, (int)m->aad_bytes), 1);
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, m->text, &n, m->text, (int)m->text_bytes), 1);
    CU_ASSERT_EQUAL(EVP_EncryptFinal_ex(ctx, m->text, &n), 1);
    CU_ASSERT_EQUAL(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, TAG, m->tag), 1);
}

/* True if it opens; by EVP_DecryptFinal_ex or by EVP_Cipher. */
static bool opens(const EVP_CIPHER *cipher, const struct message *m, size_t tag_bytes,
                  bool by_cipher)
{
    uint8_t out[TEXT_MAX], tag[TAG];
    int n;

    memcpy(tag, m->tag, TAG);
    ERR_clear_error();
    CU_ASSERT_EQUAL(EVP_DecryptInit_ex2(ctx, cipher, m->key, m->iv, NULL), 1);
    CU_ASSERT_EQUAL(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, (int)tag_bytes, tag), 1);
    CU_ASSERT_EQUAL(EVP_DecryptUpdate(ctx, NULL, &n, m->aad, (int)m->aad_bytes), 1);
    CU_ASSERT_EQUAL(EVP_DecryptUpdate(ctx, out, &n, m->text, (int)m->text_bytes), 1);
    return by_cipher ? EVP_Cipher(ctx, out, NULL, 0) >= 0 : EVP_DecryptFinal_ex(ctx, out, &n) == 1;
}

static void message_new(struct rng *rng, struct message *m, size_t aad_bytes, size_t text_bytes)
{
    rng_fill(rng, m, sizeof(*m));
    m->aad_bytes = aad_bytes;
    m->text_bytes = text_bytes;
}

/* Every bit of the tag, over every length of it. */
static void test_tags(void)
{
    struct rng rng = {7};
    struct message m;
    size_t opened = 0, refused = 0;

    for (size_t i = 0; i < 2 * 3; i++) {
        const EVP_CIPHER *cipher = aead[i % 2];

        message_new(&rng, &m, 5 * (i % 3), 33 * (i / 2));
        seal(cipher, &m);
        for (size_t bytes = 1; bytes <= TAG; bytes++) {
            refused += !opens(cipher, &m, bytes, bytes % 2 == 0);
            for (size_t bit = 0; bit < 8 * bytes; bit++) {
                m.tag[bit / 8] ^= (uint8_t)(1U << bit % 8);
                opened += opens(cipher, &m, bytes, bit % 2 == 0);
                CU_ASSERT_EQUAL(ERR_peek_error(), 0);
                m.tag[bit / 8] ^= (uint8_t)(1U << bit % 8);
            }
        }
    }
    CU_ASSERT_EQUAL(opened, 0);
    CU_ASSERT_EQUAL(refused, 0); /* as sealed, each opens */
}

static void flip(uint8_t *bytes, size_t n, struct rng *rng)
{
    if (n > 0)
        bytes[rng_below(rng, n)] ^= (uint8_t)(1U << rng_below(rng, 8));
}

/* One bit, or one byte less or more, anywhere in what is authenticated. */
static void test_mutations(void)
{
    struct rng rng = {8};
    size_t opened = 0, refused = 0;

    for (size_t i = 0; i < option_rounds(4000); i++) {
        const EVP_CIPHER *cipher = aead[i % 2];
        struct message m, bad;

        message_new(&rng, &m, 1 + rng_below(&rng, 38), 1 + rng_length(&rng, TEXT_MAX - 2));
        seal(cipher, &m);
        refused += !opens(cipher, &m, TAG, false);
        bad = m;
        switch (i / 2 % 7) {
        case 0:
            flip(bad.text, bad.text_bytes, &rng);
            break;
        case 1:
            flip(bad.aad, bad.aad_bytes, &rng);
            break;
        case 2:
            flip(bad.iv, i % 2 == 0 ? 12 : 24, &rng);
            break;
        case 3:
            flip(bad.key, 32, &rng);
            break;
        case 4:
            bad.text_bytes--;
            break;
        case 5:
            bad.aad_bytes--;
            break;
        default: /* zeros that the padding of RFC 8439, 2.8 would add */
            bad.text[bad.text_bytes++] = 0;
        }
        opened += opens(cipher, &bad, TAG, i % 3 == 0);
    }
    CU_ASSERT_EQUAL(opened, 0);
    CU_ASSERT_EQUAL(refused, 0);
}

/* A record of TLS 1.2 as it came: explicit header, ciphertext, tag. */
struct record {
    uint8_t header[HEADER], body[TEXT_MAX + TAG], plain[TEXT_MAX];
    size_t text_bytes;
};

static void put_length(uint8_t header[static HEADER], size_t n)
{
    header[11] = (uint8_t)(n >> 8);
    header[12] = (uint8_t)n;
}

static int process(int enc, struct record *r, uint8_t *out, size_t n, bool by_cipher)
{
    int length = 0;

    put_length(r->header, r->text_bytes + (enc ? 0 : TAG));
    CU_ASSERT_EQUAL(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_TLS1_AAD, HEADER, r->header), TAG);
    if (by_cipher)
        return EVP_Cipher(ctx, out, r->body, (unsigned)n);
    return EVP_CipherUpdate(ctx, out, &length, r->body, (int)n) == 1 ? length : -1;
}

static void record_new(struct rng *rng, struct record *r, const uint8_t *key, const uint8_t *iv,
                       size_t text_bytes)
{
    rng_fill(rng, r, sizeof(*r));
    r->text_bytes = text_bytes;
    memcpy(r->plain, r->body, text_bytes);
    CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, aead[0], key, iv, NULL), 1);
    CU_ASSERT_EQUAL(process(1, r, r->body, text_bytes + TAG, false), (int)text_bytes + TAG);
}

static bool all_zero(const uint8_t *bytes, size_t n)
{
    uint8_t any = 0;

    for (size_t i = 0; i < n; i++)
        any |= bytes[i];
    return any == 0;
}

/* In place and apart, whole and empty records; the context serves the next record (DTLS). */
static void test_records(void)
{
    struct rng rng = {9};
    uint8_t key[32], iv[12];
    size_t opened = 0, left = 0, refused = 0;

    rng_fill(&rng, key, sizeof(key));
    rng_fill(&rng, iv, sizeof(iv));
    for (size_t i = 0; i < option_rounds(3000); i++) {
        const bool in_place = i % 2 == 0, by_cipher = i % 3 == 0;
        struct record good, bad;
        uint8_t apart[TEXT_MAX + TAG];
        uint8_t *out;

        record_new(&rng, &good, key, iv, rng_length(&rng, TEXT_MAX));
        bad = good;
        flip(bad.body, bad.text_bytes + TAG, &rng);
        memset(apart, 0xa5, sizeof(apart));
        CU_ASSERT_EQUAL(EVP_DecryptInit_ex2(ctx, aead[0], key, iv, NULL), 1);
        out = in_place ? bad.body : apart;
        opened += process(0, &bad, out, bad.text_bytes + TAG, by_cipher) != -1;
        left += !all_zero(out, bad.text_bytes);
        out = in_place ? good.body : apart;
        refused +=
            process(0, &good, out, good.text_bytes + TAG, by_cipher) != (int)good.text_bytes;
        refused += memcmp(out, good.plain, good.text_bytes) != 0;
    }
    CU_ASSERT_EQUAL(opened, 0);
    CU_ASSERT_EQUAL(left, 0);
    CU_ASSERT_EQUAL(refused, 0);
}

/* A record shorter or longer than its header says is not touched. */
static void test_record_lengths(void)
{
    struct rng rng = {10};
    uint8_t key[32] = {1}, iv[12] = {2};

    for (size_t n = 0; n <= 100 + TAG + 20; n++) {
        struct record r;
        uint8_t out[TEXT_MAX + TAG], filler[TEXT_MAX + TAG];

        if (n == 0 || n == 100 + TAG)
            continue;
        record_new(&rng, &r, key, iv, 100);
        memset(out, 0xa5, sizeof(out));
        memset(filler, 0xa5, sizeof(filler));
        CU_ASSERT_EQUAL(EVP_DecryptInit_ex2(ctx, aead[0], key, iv, NULL), 1);
        CU_ASSERT_EQUAL(process(0, &r, out, n, n % 2 == 0), -1);
        CU_ASSERT_EQUAL(memcmp(out, filler, sizeof(out)), 0);
    }
}

/* A header that announces less than a tag is refused as it is set. */
static void test_short_headers(void)
{
    uint8_t key[32] = {1}, iv[12] = {2}, header[HEADER] = {0};

    CU_ASSERT_EQUAL(EVP_DecryptInit_ex2(ctx, aead[0], key, iv, NULL), 1);
    for (size_t n = 0; n < TAG; n++) {
        put_length(header, n);
        CU_ASSERT(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_TLS1_AAD, HEADER, header) <= 0);
    }
    for (int n = 0; n < 30; n++) {
        uint8_t room[30] = {0};

        room[11] = 1;
        if (n != HEADER)
            CU_ASSERT(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_TLS1_AAD, n, room) <= 0);
    }
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"every bit of every length of tag", test_tags},
        {"mutated messages", test_mutations},
        {"TLS records", test_records},
        {"TLS records of a wrong length", test_record_lengths},
        {"TLS headers", test_short_headers},
        CU_TEST_INFO_NULL,
    };
    int status;

    library_open(&lanes, true);
    aead[0] = EVP_CIPHER_fetch(lanes.ctx, "ChaCha20-Poly1305", lanes.query);
    aead[1] = EVP_CIPHER_fetch(lanes.ctx, "XChaCha20-Poly1305", lanes.query);
    ctx = EVP_CIPHER_CTX_new();
    if (aead[0] == NULL || aead[1] == NULL || ctx == NULL)
        return 2;
    status = harness_main("forgeries", tests);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(aead[0]);
    EVP_CIPHER_free(aead[1]);
    library_close(&lanes);
    return status;
}
