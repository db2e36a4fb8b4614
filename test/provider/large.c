/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lengths that do not fit 31 and 32 bits, in one call and in several, for text,
 * AAD and the MAC, against the default provider. The buffers are one window of
 * memory, mapped again and again.
 */
#include "harness.h"

#include <openssl/evp.h>

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { WINDOW = 1 << 20 };
#define WINDOWS ((size_t)4100)                /* just over 4 GiB */
#define LONG_BYTES (WINDOWS * WINDOW - 12345) /* more than 2^32 */
#define ONE_CALL ((unsigned)UINT_MAX - 5)     /* nearly the most that EVP_Cipher takes */

static struct library oracle, lanes;
static const uint8_t key[32] = {9, 8, 7}, iv[12] = {6, 5, 4};
static uint8_t *input, *output;

/* WINDOWS windows of addresses over one window of memory. */
static uint8_t *map_repeated(const char *name)
{
    const int fd = memfd_create(name, 0);
    uint8_t *at = mmap(NULL, WINDOWS * WINDOW, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    if (fd < 0 || ftruncate(fd, WINDOW) != 0 || at == MAP_FAILED)
        abort();
    for (size_t i = 0; i < WINDOWS; i++) {
        if (mmap(at + i * WINDOW, WINDOW, PROT_READ | PROT_WRITE,
                 MAP_SHARED | MAP_FIXED | MAP_POPULATE, fd, 0) == MAP_FAILED)
            abort();
    }
    close(fd);
    return at;
}

static EVP_CIPHER_CTX *cipher_new(const struct library *library, const char *name, int enc,
                                  const uint8_t *its_iv)
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(library->ctx, name, library->query);
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();

    CU_ASSERT_PTR_NOT_NULL_FATAL(cipher);
    CU_ASSERT_EQUAL_FATAL(EVP_CipherInit_ex2(ctx, cipher, key, its_iv, enc, NULL), 1);
    EVP_CIPHER_free(cipher);
    return ctx;
}

static EVP_MAC_CTX *mac_new(const struct library *library, const uint8_t *mac_key)
{
    EVP_MAC *mac = EVP_MAC_fetch(library->ctx, "POLY1305", library->query);
    EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(mac);

    CU_ASSERT_EQUAL_FATAL(EVP_MAC_init(ctx, mac_key, 32, NULL), 1);
    EVP_MAC_free(mac);
    return ctx;
}

static void mac_end(EVP_MAC_CTX *ctx, uint8_t tag[static 16])
{
    size_t n;

    CU_ASSERT_EQUAL(EVP_MAC_final(ctx, tag, &n, 16), 1);
    EVP_MAC_CTX_free(ctx);
}

/*
 * The default provider's AEAD encrypts all it is given before it authenticates
 * it, which the repeated window does not bear. So the oracle is put together
 * from its ChaCha20 and POLY1305, a window at a time (RFC 8439, 2.8).
 */
struct composed {
    EVP_CIPHER_CTX *stream;
    EVP_MAC_CTX *mac;
    uint64_t aad_bytes, text_bytes;
};

static void composed_begin(struct composed *c)
{
    uint8_t first[64] = {0}, counter_iv[16] = {0};
    int n;

    *c = (struct composed){0};
    memcpy(counter_iv + 4, iv, 12);
    c->stream = cipher_new(&oracle, "ChaCha20", 1, counter_iv);
    CU_ASSERT_EQUAL(EVP_EncryptUpdate(c->stream, first, &n, first, 64), 1);
    c->mac = mac_new(&oracle, first);
}

static void composed_pad(struct composed *c, uint64_t n)
{
    static const uint8_t zero[16];

    CU_ASSERT_EQUAL(EVP_MAC_update(c->mac, zero, (size_t)(-n % 16)), 1);
}

static void composed_aad(struct composed *c, const uint8_t *aad, size_t n)
{
    c->aad_bytes += n;
    CU_ASSERT_EQUAL(EVP_MAC_update(c->mac, aad, n), 1);
}

/* Text, sealed into the window `out`. */
static void composed_text(struct composed *c, uint8_t *out, const uint8_t *text, size_t n)
{
    for (size_t done = 0; done < n;) {
        const size_t take = n - done < WINDOW ? n - done : WINDOW;
        int length;

        EVP_EncryptUpdate(c->stream, out, &length, text + done, (int)take);
        EVP_MAC_update(c->mac, out, take);
        done += take;
    }
    c->text_bytes += n;
}

static void composed_end(struct composed *c, uint8_t tag[static 16])
{
    uint8_t lengths[16];

    for (int i = 0; i < 8; i++) {
        lengths[i] = (uint8_t)(c->aad_bytes >> 8 * i);
        lengths[8 + i] = (uint8_t)(c->text_bytes >> 8 * i);
    }
    composed_pad(c, c->text_bytes);
    EVP_MAC_update(c->mac, lengths, 16);
    mac_end(c->mac, tag);
    EVP_CIPHER_CTX_free(c->stream);
}

static void end_seal(EVP_CIPHER_CTX *ctx, const uint8_t wanted[static 16])
{
    uint8_t tag[16];
    int n;

    CU_ASSERT_EQUAL(EVP_CipherFinal_ex(ctx, NULL, &n), 1);
    CU_ASSERT_EQUAL(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 16, tag), 1);
    CU_ASSERT_EQUAL(memcmp(tag, wanted, 16), 0);
    EVP_CIPHER_CTX_free(ctx);
}

/* Nearly 2^32 bytes in one call, then on across 2^32. */
static void test_seal(void)
{
    EVP_CIPHER_CTX *ctx = cipher_new(&lanes, "ChaCha20-Poly1305", 1, iv);
    uint8_t tag[16], text[2][4000];
    struct composed c;
    int n;

    composed_begin(&c);
    composed_text(&c, output, input, ONE_CALL);
    composed_text(&c, text[0], input, sizeof(text[0]));
    composed_end(&c, tag);
    /* What EVP_Cipher returns is the length as an int. */
    CU_ASSERT_EQUAL(EVP_Cipher(ctx, output, input, ONE_CALL), (int)ONE_CALL);
    CU_ASSERT_EQUAL(EVP_CipherUpdate(ctx, text[1], &n, input, sizeof(text[1])), 1);
    CU_ASSERT_EQUAL(n, sizeof(text[1]));
    CU_ASSERT_EQUAL(memcmp(text[0], text[1], sizeof(text[0])), 0);
    end_seal(ctx, tag);
}

static void test_aad(void)
{
    EVP_CIPHER_CTX *ctx = cipher_new(&lanes, "ChaCha20-Poly1305", 1, iv);
    uint8_t tag[16], text[100];
    struct composed c;
    int n;

    composed_begin(&c);
    composed_aad(&c, input, ONE_CALL);
    composed_aad(&c, input, 4000);
    composed_pad(&c, c.aad_bytes);
    composed_text(&c, text, input, sizeof(text));
    composed_end(&c, tag);
    CU_ASSERT_EQUAL(EVP_Cipher(ctx, NULL, input, ONE_CALL), (int)ONE_CALL);
    CU_ASSERT_EQUAL(EVP_CipherUpdate(ctx, NULL, &n, input, 4000), 1);
    CU_ASSERT_EQUAL(EVP_CipherUpdate(ctx, text, &n, input, sizeof(text)), 1);
    end_seal(ctx, tag);
}

/* More than 2^32 bytes in one update. */
static void test_mac(void)
{
    EVP_MAC_CTX *ctx[2] = {mac_new(&oracle, key), mac_new(&lanes, key)};
    uint8_t tag[2][16];

    for (int i = 0; i < 2; i++) {
        CU_ASSERT_EQUAL(EVP_MAC_update(ctx[i], input, LONG_BYTES), 1);
        mac_end(ctx[i], tag[i]);
    }
    CU_ASSERT_EQUAL(memcmp(tag[0], tag[1], 16), 0);
}

/* Opens more than 2^32 bytes in updates of the largest int; the tag is the default provider's. */
static void test_open(void)
{
    EVP_CIPHER_CTX *ctx = cipher_new(&lanes, "ChaCha20-Poly1305", 0, iv);
    struct composed c;
    uint8_t tag[16];
    int n;

    composed_begin(&c);
    c.text_bytes = LONG_BYTES; /* here the input is the ciphertext */
    CU_ASSERT_EQUAL(EVP_MAC_update(c.mac, input, LONG_BYTES), 1);
    composed_end(&c, tag);
    CU_ASSERT_EQUAL(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, 16, tag), 1);
    for (size_t done = 0; done < LONG_BYTES; done += (size_t)n) {
        const size_t left = LONG_BYTES - done;

        CU_ASSERT_EQUAL_FATAL(EVP_CipherUpdate(ctx, output + done, &n, input + done,
                                               left < INT_MAX ? (int)left : INT_MAX),
                              1);
    }
    CU_ASSERT_EQUAL(EVP_CipherFinal_ex(ctx, NULL, &n), 1);
    EVP_CIPHER_CTX_free(ctx);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"seal, one call of nearly 2^32 bytes", test_seal},
        {"open more than 2^32 bytes", test_open},
        {"AAD", test_aad},
        {"POLY1305, one update of more than 2^32 bytes", test_mac},
        CU_TEST_INFO_NULL,
    };
    struct rng rng = {5};
    int status;

    library_open(&oracle, false);
    library_open(&lanes, true);
    input = map_repeated("input");
    output = map_repeated("output");
    rng_fill(&rng, input, WINDOW);
    status = harness_main("large", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
