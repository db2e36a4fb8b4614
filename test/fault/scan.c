/* SPDX-License-Identifier: Apache-2.0 */
/*
 * No secret is left anywhere in a process: each operation runs in a process of its own, on its
 * main thread and on another, gives everything back, and then all memory that can be written is
 * searched for the keys and for what is computed from them, 16 bytes at a time. Whatever this
 * program itself keeps of them is masked.
 *
 * libcrypto gives back the memory through which it reads and writes files as it is, to be found
 * or not as the heap has it. So with files its blocks are wiped here, but those of lanes are not;
 * what libcrypto then leaves beside its heap shows with the default provider alone, and lanes must
 * not add to it. Without files there must be nothing.
 *
 * Functions are resolved before anything runs: the loader saves registers where it does so, and
 * what an operation leaves in those of vectors would be found.
 */
#include "harness.h"
#include "hchacha.h"

#include <openssl/bio.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/decoder.h>
#include <openssl/encoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include <fcntl.h>
#include <inttypes.h>
#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PIECE = 16, PIECES = 256, MASK = 0x5a, SETS = 3, PUBLIC_MAX = 2592, PRIVATE_MAX = 4896,
       SIGNATURE_MAX = 4627 };

/* --- what is kept, shared by all processes, and always masked --- */

/* What an operation is given; it writes where it likes from `made` on. */
struct given {
    uint8_t key[32], text[64], mac_key[32], exchange[32], seed[32], ikm[32], random[32];
    uint8_t private_half[SETS][PRIVATE_MAX];
    uint8_t made[8192];
};

static struct {
    struct given given;
    struct {
        char name[32];
        uint8_t bytes[PIECE];
        size_t found[2]; /* by the default provider alone, by lanes */
    } piece[PIECES];
    size_t pieces;
    bool good;
} *kept;

static const uint8_t iv[24] = {3, 1, 4, 1, 5, 9};

static const struct {
    const char *name;
    uint8_t k, l, oid;
    size_t public_bytes, private_bytes, signature_bytes;
} sets[SETS] = {
    {"ML-DSA-44", 4, 4, 17, 1312, 2560, 2420},
    {"ML-DSA-65", 6, 5, 18, 1952, 4032, 3309},
    {"ML-DSA-87", 8, 7, 19, 2592, 4896, 4627},
};

static void mask(void *to, const void *from, size_t n)
{
    volatile uint8_t *out = to;

    for (size_t i = 0; i < n; i++)
        out[i] = ((const uint8_t *)from)[i] ^ MASK;
}

static void watch(const char *name, const void *bytes, size_t n)
{
    for (size_t at = 0; at + PIECE <= n; at += PIECE) {
        if (kept->pieces == PIECES)
            abort();
        snprintf(kept->piece[kept->pieces].name, sizeof(kept->piece[0].name), "%s+%zu", name, at);
        mask(kept->piece[kept->pieces++].bytes, (const uint8_t *)bytes + at, PIECE);
    }
}

/* --- the search --- */

static size_t search(const uint8_t *at, const uint8_t *end, int side)
{
    static uint8_t first[1 << 16]; /* which pairs of bytes begin a piece, masked */
    size_t sum = 0;

    memset(first, 0, sizeof(first));
    for (size_t i = 0; i < kept->pieces; i++)
        first[kept->piece[i].bytes[0] | kept->piece[i].bytes[1] << 8] = 1;
    for (; at + PIECE <= end; at++) {
        if (!first[(at[0] ^ MASK) | (at[1] ^ MASK) << 8])
            continue;
        for (size_t i = 0; i < kept->pieces; i++) {
            size_t k = 0;

            while (k < PIECE && (at[k] ^ MASK) == kept->piece[i].bytes[k])
                k++;
            kept->piece[i].found[side] += k == PIECE;
            sum += k == PIECE;
        }
    }
    return sum;
}

/* The pages of a mapping that can be read: newer C libraries have guards within, below stacks. */
static size_t search_mapping(int memory, uintptr_t from, uintptr_t to, int side)
{
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t begin = from;
    size_t sum = 0;
    uint8_t byte;

    for (uintptr_t at = from; at < to; at += page) {
        if (pread(memory, &byte, 1, (off_t)at) == 1)
            continue;
        sum += search((const uint8_t *)begin, (const uint8_t *)at, side);
        begin = at + page;
    }
    return sum + search((const uint8_t *)begin, (const uint8_t *)to, side);
}

/* All that this process may write: heap, stacks, what libraries have, what it mapped. */
static size_t search_process(int side)
{
    static uintptr_t mapping[1000][2];
    const int memory = open("/proc/self/mem", O_RDONLY);
    FILE *maps = fopen("/proc/self/maps", "r");
    size_t n = 0, sum = 0;
    char line[1000];

    for (size_t i = 0; i < kept->pieces; i++)
        kept->piece[i].found[side] = 0;
    while (maps != NULL && n < 1000 && fgets(line, sizeof(line), maps) != NULL)
        n += sscanf(line, "%" SCNxPTR "-%" SCNxPTR, &mapping[n][0], &mapping[n][1]) == 2 &&
             strstr(line, " rw") != NULL;
    if (maps == NULL || memory < 0 || n == 0 || n == 1000)
        abort();
    fclose(maps);
    for (size_t i = 0; i < n; i++)
        sum += search_mapping(memory, mapping[i][0], mapping[i][1], side);
    close(memory);
    return sum;
}

/* --- operations; false if something fails --- */

static struct library library;

static bool use_cipher(struct given *g, const char *name, bool aead)
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(library.ctx, name, library.query);
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
    uint8_t *out = g->made, *back = g->made + 64, tag[16];
    bool good;
    int n;

    good = cipher != NULL && EVP_EncryptInit_ex2(ctx, cipher, g->key, iv, NULL) == 1 &&
           EVP_EncryptUpdate(ctx, out, &n, g->text, 40) == 1 &&
           EVP_CIPHER_CTX_copy(copy, ctx) == 1 &&
           EVP_EncryptUpdate(copy, out + 40, &n, g->text + 40, 24) == 1 &&
           EVP_EncryptFinal_ex(copy, out, &n) == 1 &&
           (!aead || EVP_CIPHER_CTX_ctrl(copy, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1) &&
           EVP_DecryptInit_ex2(copy, NULL, g->key, iv, NULL) == 1 &&
           (!aead || EVP_CIPHER_CTX_ctrl(copy, EVP_CTRL_AEAD_SET_TAG, 16, tag) == 1) &&
           EVP_DecryptUpdate(copy, back, &n, out, 64) == 1 &&
           EVP_DecryptFinal_ex(copy, back, &n) == 1 && memcmp(back, g->text, 64) == 0;
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_CTX_free(copy);
    EVP_CIPHER_free(cipher);
    return good;
}

static bool use_aead(struct given *g)
{
    return use_cipher(g, "ChaCha20-Poly1305", true);
}

static bool use_xaead(struct given *g)
{
    return use_cipher(g, "XChaCha20-Poly1305", true);
}

static bool use_stream(struct given *g)
{
    return use_cipher(g, "ChaCha20", false);
}

static bool use_xstream(struct given *g)
{
    return use_cipher(g, "XChaCha20", false);
}

static bool use_mac(struct given *g)
{
    EVP_MAC *mac = EVP_MAC_fetch(library.ctx, "POLY1305", library.query);
    EVP_MAC_CTX *ctx = mac != NULL ? EVP_MAC_CTX_new(mac) : NULL, *copy = NULL;
    bool good;
    size_t n;

    good = ctx != NULL && EVP_MAC_init(ctx, g->mac_key, 32, NULL) == 1 &&
           EVP_MAC_update(ctx, iv, 21) == 1 && (copy = EVP_MAC_CTX_dup(ctx)) != NULL &&
           EVP_MAC_final(copy, g->made, &n, 16) == 1;
    EVP_MAC_CTX_free(ctx);
    EVP_MAC_CTX_free(copy);
    EVP_MAC_free(mac);
    return good;
}

static bool derive(EVP_PKEY *key, EVP_PKEY *peer, uint8_t out[32])
{
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_pkey(library.ctx, key, library.query);
    size_t n = 32;
    bool good;

    good = ctx != NULL && EVP_PKEY_derive_init(ctx) == 1 &&
           EVP_PKEY_derive_set_peer(ctx, peer) == 1 && EVP_PKEY_derive(ctx, out, &n) == 1;
    EVP_PKEY_CTX_free(ctx);
    return good;
}

static bool use_exchange(struct given *g)
{
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key_ex(library.ctx, "X25519", library.query,
                                                    g->exchange, 32);
    EVP_PKEY *copy = key != NULL ? EVP_PKEY_dup(key) : NULL;
    size_t n = 32;
    bool good;

    good = copy != NULL && derive(copy, key, g->made) &&
           EVP_PKEY_get_raw_private_key(key, g->made, &n) == 1;
    EVP_PKEY_free(key);
    EVP_PKEY_free(copy);
    return good;
}

static bool encapsulate(EVP_PKEY_CTX *ctx, struct given *g)
{
    OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("ikme", g->ikm, 32),
                           OSSL_PARAM_construct_utf8_string("operation", (char *)"DHKEM", 0),
                           OSSL_PARAM_END};
    uint8_t *secret = g->made, *enc = g->made + 32;
    size_t n = 32, m = 32;

    return EVP_PKEY_encapsulate_init(ctx, params) == 1 &&
           EVP_PKEY_encapsulate(ctx, enc, &n, secret, &m) == 1 &&
           EVP_PKEY_decapsulate_init(ctx, params + 1) == 1 &&
           EVP_PKEY_decapsulate(ctx, secret, &m, enc, n) == 1;
}

static bool use_kem(struct given *g)
{
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key_ex(library.ctx, "X25519", library.query,
                                                    g->exchange, 32);
    EVP_PKEY_CTX *ctx =
        key != NULL ? EVP_PKEY_CTX_new_from_pkey(library.ctx, key, library.query) : NULL;
    const bool good = ctx != NULL && encapsulate(ctx, g);

    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(key);
    return good;
}

static bool sign(EVP_PKEY *key, const OSSL_PARAM *params, uint8_t *out, size_t bytes)
{
    EVP_MD_CTX *md = EVP_MD_CTX_new();
    size_t n = bytes;
    bool good;

    good = key != NULL &&
           EVP_DigestSignInit_ex(md, NULL, NULL, library.ctx, library.query, key, params) == 1 &&
           EVP_DigestSign(md, out, &n, iv, sizeof(iv)) == 1;
    EVP_MD_CTX_free(md);
    return good;
}

static bool use_signature(struct given *g)
{
    EVP_PKEY *key =
        EVP_PKEY_new_raw_private_key_ex(library.ctx, "ED25519", library.query, g->seed, 32);
    EVP_PKEY *copy = key != NULL ? EVP_PKEY_dup(key) : NULL;
    size_t n = 32;
    bool good;

    good = sign(key, NULL, g->made, 64) && sign(copy, NULL, g->made, 64) &&
           EVP_PKEY_get_raw_private_key(key, g->made, &n) == 1;
    EVP_PKEY_free(key);
    EVP_PKEY_free(copy);
    return good;
}

/* A new key is a secret as soon as it is known. */
static bool use_generation(struct given *g, const char *type, size_t at)
{
    EVP_PKEY *key = EVP_PKEY_Q_keygen(library.ctx, library.query, type);
    size_t n = 32;
    bool good;

    good = key != NULL && EVP_PKEY_get_raw_private_key(key, g->made, &n) == 1;
    if (good && strcmp(type, "ED25519") == 0)
        good = sign(key, NULL, g->made + 32, 64);
    else if (good)
        good = derive(key, key, g->made + 32);
    kept->pieces = at;
    watch(type, g->made, 32);
    EVP_PKEY_free(key);
    return good;
}

static bool use_new_exchange(struct given *g)
{
    return use_generation(g, "X25519", kept->pieces);
}

static bool use_new_signer(struct given *g)
{
    return use_generation(g, "ED25519", kept->pieces);
}

static EVP_PKEY *mldsa_of_seed(struct given *g, size_t set)
{
    OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("seed", g->seed, 32), OSSL_PARAM_END};
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(library.ctx, sets[set].name, library.query);
    EVP_PKEY *key = NULL;

    if (ctx == NULL || EVP_PKEY_keygen_init(ctx) != 1 ||
        EVP_PKEY_CTX_set_params(ctx, params) != 1 || EVP_PKEY_generate(ctx, &key) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(ctx);
    return key;
}

static EVP_PKEY *mldsa_of_half(struct given *g, size_t set)
{
    OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("priv", g->private_half[set],
                                                             sets[set].private_bytes),
                           OSSL_PARAM_END};
    EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(library.ctx, sets[set].name, library.query);
    EVP_PKEY *key = NULL;

    if (ctx == NULL || EVP_PKEY_fromdata_init(ctx) != 1 ||
        EVP_PKEY_fromdata(ctx, &key, EVP_PKEY_KEYPAIR, params) != 1)
        key = NULL;
    EVP_PKEY_CTX_free(ctx);
    return key;
}

static bool use_mldsa(struct given *g, EVP_PKEY *(*get)(struct given *, size_t))
{
    const OSSL_PARAM params[] = {OSSL_PARAM_construct_octet_string("test-entropy", g->random, 32),
                                 OSSL_PARAM_END};
    bool good = true;

    for (size_t i = 0; good && i < SETS; i++) {
        EVP_PKEY *key = get(g, i), *copy = key != NULL ? EVP_PKEY_dup(key) : NULL;
        size_t n;

        good = sign(key, params, g->made, sets[i].signature_bytes) &&
               sign(copy, params, g->made, sets[i].signature_bytes) &&
               EVP_PKEY_get_octet_string_param(key, "priv", g->made, sizeof(g->made), &n) == 1;
        EVP_PKEY_free(key);
        EVP_PKEY_free(copy);
    }
    return good;
}

static bool use_mldsa_seeds(struct given *g)
{
    return use_mldsa(g, mldsa_of_seed);
}

static bool use_mldsa_halves(struct given *g)
{
    return use_mldsa(g, mldsa_of_half);
}

/* --- files --- */

/* PrivateKeyInfo of RFC 8410 and, of a seed alone, of RFC 9881. */
static size_t private_key_info(uint8_t *out, const char *type, const uint8_t bytes[32])
{
    static const uint8_t curve[] = {0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0, 4, 0x22, 4,
                                    0x20};
    static const uint8_t mldsa[] = {0x30, 0x34, 2, 1, 0, 0x30, 11, 6, 9, 0x60, 0x86, 0x48,
                                    1, 0x65, 3, 4, 3, 17, 4, 0x22, 0x80, 0x20};
    const bool is_mldsa = strncmp(type, "ML-DSA", 6) == 0;
    const size_t n = is_mldsa ? sizeof(mldsa) : sizeof(curve);

    memcpy(out, is_mldsa ? mldsa : curve, n);
    if (!is_mldsa)
        out[11] = strcmp(type, "X25519") == 0 ? 0x6e : 0x70;
    memcpy(out + n, bytes, 32);
    return n + 32;
}

static size_t as_pem(char *out, const uint8_t *der, size_t n)
{
    size_t at = (size_t)sprintf(out, "-----BEGIN PRIVATE KEY-----\n");

    for (size_t done = 0; done < n; done += 48) {
        at += (size_t)EVP_EncodeBlock((uint8_t *)out + at, der + done,
                                      (int)(n - done < 48 ? n - done : 48));
        out[at++] = '\n';
    }
    return at + (size_t)sprintf(out + at, "-----END PRIVATE KEY-----\n");
}

static bool is_ours(const EVP_PKEY *key)
{
    return strcmp(OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(key)),
                  library.query + strlen("provider=")) == 0;
}

static EVP_PKEY *decode(const void *bytes, size_t n, const char *format)
{
    BIO *bio = BIO_new_mem_buf(bytes, (int)n);
    EVP_PKEY *key = NULL;
    OSSL_DECODER_CTX *ctx = OSSL_DECODER_CTX_new_for_pkey(&key, format, NULL, NULL,
                                                          EVP_PKEY_KEYPAIR, library.ctx,
                                                          library.query);

    if (OSSL_DECODER_from_bio(ctx, bio) != 1)
        key = NULL;
    OSSL_DECODER_CTX_free(ctx);
    BIO_free(bio);
    return key;
}

static bool encode(EVP_PKEY *key, const char *format)
{
    OSSL_ENCODER_CTX *ctx = OSSL_ENCODER_CTX_new_for_pkey(key, EVP_PKEY_KEYPAIR, format,
                                                          "PrivateKeyInfo", NULL);
    BIO *bio = BIO_new(BIO_s_mem());
    const bool good = OSSL_ENCODER_to_bio(ctx, bio) == 1 && BIO_pending(bio) > 40;

    OSSL_ENCODER_CTX_free(ctx);
    BIO_free(bio);
    return good;
}

static bool read_and_write(struct given *g, const char *type, const uint8_t bytes[32],
                           const char *format)
{
    uint8_t *der = g->made;
    char *pem = (char *)g->made + 512;
    const size_t n = private_key_info(der, type, bytes), m = as_pem(pem, der, n);
    EVP_PKEY *key = strcmp(format, "PEM") == 0 ? decode(pem, m, format) : decode(der, n, format);
    bool good;

    good = key != NULL && is_ours(key) && encode(key, "DER") && encode(key, "PEM");
    EVP_PKEY_free(key);
    return good;
}

static bool use_files(struct given *g, const char *format)
{
    const bool x25519 = read_and_write(g, "X25519", g->exchange, format);
    const bool ed25519 = read_and_write(g, "ED25519", g->seed, format);
    const bool mldsa = read_and_write(g, sets[0].name, g->seed, format);

    return x25519 && ed25519 && mldsa;
}

static bool use_der(struct given *g)
{
    return use_files(g, "DER");
}

static bool use_pem(struct given *g)
{
    return use_files(g, "PEM");
}

/* --- planted: one copy of a key in each kind of memory --- */

static volatile uint8_t in_data[32];
static uint8_t *volatile anywhere;

static bool plant_in_data(struct given *g)
{
    for (size_t i = 0; i < 32; i++)
        in_data[i] = g->key[i];
    return true;
}

static bool plant_in_freed_heap(struct given *g)
{
    anywhere = malloc(100);
    memcpy(anywhere + 40, g->key, 32);
    free(anywhere);
    return true;
}

static bool plant_in_heap(struct given *g)
{
    anywhere = malloc(100);
    memcpy(anywhere, g->key, 32);
    return true;
}

/* Deeper, too, than what the search uses itself. */
static bool plant_on_stack(struct given *g)
{
    volatile uint8_t left[16000];

    for (size_t at = 1; at + 32 <= sizeof(left); at += 499) {
        for (size_t i = 0; i < 32; i++)
            left[at + i] = g->key[i];
    }
    return left[1] == g->key[0];
}

static bool plant_in_mapping(struct given *g)
{
    void *mapped = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    anywhere = mapped;
    memcpy(anywhere + 1001, g->key, 32);
    return true;
}

/* --- the heap of libcrypto, while files are read and written --- */

static void *take(size_t n, const char *file, int line)
{
    (void)file;
    (void)line;
    return malloc(n);
}

/* What lanes gives back, it does by its own file; only that is left as it is. */
static void give(void *p, const char *file, int line)
{
    (void)line;
    if (p != NULL && (file == NULL || strstr(file, "provider/core.c") == NULL))
        explicit_bzero(p, malloc_usable_size(p));
    free(p);
}

static void *retake(void *p, size_t n, const char *file, int line)
{
    void *other = n > 0 ? malloc(n) : NULL;
    const size_t was = p != NULL ? malloc_usable_size(p) : 0;

    if (other != NULL && p != NULL)
        memcpy(other, p, was < n ? was : n);
    if (other != NULL || n == 0)
        give(p, file, line);
    return other;
}

/* --- processes --- */

typedef bool operation(struct given *g);

/* Where given bytes are in the open, and nowhere else after it. */
static void *run(void *what)
{
    operation *const *o = what;
    struct given *g = malloc(sizeof(*g));

    mask(g, &kept->given, sizeof(*g));
    kept->good &= (*o)(g);
    explicit_bzero(g, sizeof(*g));
    free(g);
    return NULL;
}

static void run_on_another_thread(operation *o)
{
    enum { STACK = 1 << 18 }; /* all of which is searched */
    pthread_attr_t attributes;
    pthread_t thread;

    if (pthread_attr_init(&attributes) != 0 ||
        pthread_attr_setstacksize(&attributes, STACK) != 0 ||
        pthread_create(&thread, &attributes, run, &o) != 0 || pthread_join(thread, NULL) != 0)
        abort();
    pthread_attr_destroy(&attributes);
    ERR_clear_error();
}

/* In a process that ends after it: 0 is the default provider alone, 1 is lanes. */
enum { ON_MAIN = 1, ON_ANOTHER = 2, WITH_FILES = 4 };

static bool in_process(operation *o, int side, int how)
{
    pid_t child;
    int status = -1;

    fflush(NULL);
    kept->good = true;
    child = fork();
    if (child == 0) {
        if ((how & WITH_FILES) != 0 && CRYPTO_set_mem_functions(take, retake, give) != 1)
            _exit(1);
        library_open(&library, side == 1);
        if ((how & ON_MAIN) != 0)
            run(&o);
        if ((how & ON_ANOTHER) != 0)
            run_on_another_thread(o);
        search_process(side);
        _exit(0);
    }
    CU_ASSERT(child > 0 && waitpid(child, &status, 0) == child && status == 0);
    return kept->good && status == 0;
}

/* SHAKE256 of up to three pieces. */
static void shake(uint8_t *out, size_t n, const void *a, size_t a_bytes, const void *b,
                  size_t b_bytes, const void *c, size_t c_bytes)
{
    EVP_MD *md = EVP_MD_fetch(library.ctx, "SHAKE256", "provider=default");
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();

    if (EVP_DigestInit_ex2(ctx, md, NULL) != 1 || EVP_DigestUpdate(ctx, a, a_bytes) != 1 ||
        EVP_DigestUpdate(ctx, b, b_bytes) != 1 || EVP_DigestUpdate(ctx, c, c_bytes) != 1 ||
        EVP_DigestFinalXOF(ctx, out, n) != 1)
        abort();
    EVP_MD_CTX_free(ctx);
    EVP_MD_free(md);
}

static void sha512(uint8_t out[64], const uint8_t *in, size_t n)
{
    if (EVP_Q_digest(library.ctx, "SHA512", "provider=default", in, n, out, NULL) != 1)
        abort();
}

/* FIPS 204, algorithms 6, 7, 22 and 24: of the seed, the private half, and a signature's mask. */
static bool watch_mldsa(struct given *g, size_t set)
{
    const uint8_t kl[2] = {sets[set].k, sets[set].l}, prefix[2] = {0, 0};
    const size_t s_bytes = (set == 1 ? 128U : 96U) * (sets[set].k + sets[set].l);
    uint8_t *half = g->private_half[set], tr_prefix[66], mu[64], expanded[128], s1[64];
    EVP_PKEY *key = mldsa_of_seed(g, set);
    char name[32];
    size_t n;

    if (key == NULL || EVP_PKEY_get_octet_string_param(key, "priv", half, PRIVATE_MAX, &n) != 1)
        return false;
    EVP_PKEY_free(key);
    mask(kept->given.private_half[set], half, sets[set].private_bytes);
    shake(expanded, 128, g->seed, 32, kl, 2, NULL, 0);
    snprintf(name, sizeof(name), "%s rho'", sets[set].name);
    watch(name, expanded + 32, 64);
    snprintf(name, sizeof(name), "%s K", sets[set].name);
    watch(name, half + 32, 32);
    snprintf(name, sizeof(name), "%s s1", sets[set].name);
    watch(name, half + 128, 32);
    snprintf(name, sizeof(name), "%s s2", sets[set].name);
    watch(name, half + 128 + s_bytes - 32, 32);
    snprintf(name, sizeof(name), "%s t0", sets[set].name);
    watch(name, half + sets[set].private_bytes - 32, 32);
    for (size_t i = 0; i < 64 && set != 1; i++) /* as numbers, of three bits each, 2 - s */
        s1[i] = (uint8_t)(2 - ((half[128 + 3 * i / 8] | half[129 + 3 * i / 8] << 8) >>
                                   (3 * i % 8) & 7));
    for (size_t i = 0; i < 64 && set == 1; i++) /* four bits, 4 - s */
        s1[i] = (uint8_t)(4 - (half[128 + i / 2] >> 4 * (i % 2) & 15));
    snprintf(name, sizeof(name), "%s s1, bytes", sets[set].name);
    watch(name, s1, sizeof(s1));
    memcpy(tr_prefix, half + 64, 64);
    memcpy(tr_prefix + 64, prefix, 2);
    shake(mu, 64, tr_prefix, 66, iv, sizeof(iv), NULL, 0);
    shake(expanded, 64, half + 32, 32, g->random, 32, mu, 64);
    snprintf(name, sizeof(name), "%s rho''", sets[set].name);
    watch(name, expanded, 64);
    return true;
}

/* RFC 8032, 5.1.5 and 5.1.6: the scalar, the prefix, and what the secret number comes from. */
static void watch_signer(struct given *g)
{
    uint8_t digest[64], message[32 + sizeof(iv)];

    watch("seed", g->seed, 32);
    sha512(digest, g->seed, 32);
    digest[0] &= 248;
    digest[31] = (uint8_t)((digest[31] & 127) | 64);
    watch("Ed25519 scalar", digest, 32);
    watch("Ed25519 prefix", digest + 32, 32);
    memcpy(message, digest + 32, 32);
    memcpy(message + 32, iv, sizeof(iv));
    sha512(digest, message, sizeof(message));
    watch("Ed25519 nonce", digest, 64);
}

static bool keystream(uint8_t out[64], const uint8_t *key, uint8_t counter, const uint8_t nonce[12])
{
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(library.ctx, "ChaCha20", "provider=default");
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    uint8_t full[16] = {counter}, zero[64] = {0};
    bool good;
    int n;

    memcpy(full + 4, nonce, 12);
    good = EVP_EncryptInit_ex2(ctx, cipher, key, full, NULL) == 1 &&
           EVP_EncryptUpdate(ctx, out, &n, zero, 64) == 1;
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(cipher);
    return good;
}

/* RFC 8439, 2.6, and the draft of XChaCha, 2.3; what encrypts, and the one-time keys. */
static bool watch_ciphers(struct given *g)
{
    uint8_t subkey[32], block[64], nonce[12] = {0};

    watch("key", g->key, 32);
    watch("text", g->text, 64);
    watch("MAC key", g->mac_key, 32);
    if (!keystream(block, g->key, 0, iv))
        return false;
    watch("one-time key", block, 32);
    if (!keystream(block, g->key, 1, iv))
        return false;
    watch("keystream", block, 64);
    test_hchacha20(subkey, g->key, iv);
    watch("subkey", subkey, 32);
    memcpy(nonce + 4, iv + 16, 8);
    if (!keystream(block, subkey, 0, nonce))
        return false;
    watch("X one-time key", block, 32);
    if (!keystream(block, subkey, 1, nonce))
        return false;
    watch("X keystream", block, 64);
    return true;
}

static bool watch_exchange(struct given *g)
{
    watch("X25519", g->exchange, 32);
    watch("key material", g->ikm, 32);
    watch("random bytes", g->random, 32);
    if (!use_kem(g))
        return false;
    watch("DHKEM's secret", g->made, 32);
    {
        EVP_PKEY *key = EVP_PKEY_new_raw_private_key_ex(library.ctx, "X25519", library.query,
                                                        g->exchange, 32);
        const bool good = derive(key, key, g->made);

        EVP_PKEY_free(key);
        watch("shared secret", g->made, 32);
        return good;
    }
}

/* The lines of a file that hold a key are as secret as the key. */
static void watch_files(struct given *g)
{
    static const char *const types[] = {"X25519", "ED25519", "ML-DSA-44"};
    char pem[512];

    for (size_t i = 0; i < 3; i++) {
        const uint8_t *bytes = i == 0 ? g->exchange : g->seed;
        const size_t n = private_key_info(g->made, types[i], bytes);

        as_pem(pem, g->made, n);
        watch(types[i], strchr(pem, '\n') + 1 + 32, 32); /* the key itself from here on */
    }
}

/* The first process: learns what is secret, and is gone with all it had in the open. */
static bool learn(struct given *g)
{
    struct rng rng = {option_seed()};

    rng_fill(&rng, g, offsetof(struct given, private_half));
    mask(&kept->given, g, sizeof(*g));
    watch_signer(g);
    if (!watch_ciphers(g) || !watch_exchange(g))
        return false;
    watch_files(g);
    for (size_t i = 0; i < SETS; i++) {
        if (!watch_mldsa(g, i))
            return false;
    }
    return true;
}

/* --- verdicts --- */

static const struct {
    const char *name;
    operation *run;
    bool files;
} operations[] = {
    {"ChaCha20-Poly1305", use_aead, false},
    {"XChaCha20-Poly1305", use_xaead, false},
    {"ChaCha20", use_stream, false},
    {"XChaCha20", use_xstream, false},
    {"Poly1305", use_mac, false},
    {"X25519", use_exchange, false},
    {"DHKEM", use_kem, false},
    {"Ed25519", use_signature, false},
    {"new key of X25519", use_new_exchange, false},
    {"new key of Ed25519", use_new_signer, false},
    {"ML-DSA of a seed", use_mldsa_seeds, false},
    {"ML-DSA of a private half", use_mldsa_halves, false},
    {"files, DER", use_der, true},
    {"files, PEM", use_pem, true},
};

static void test_operation(size_t i)
{
    const int how = ON_MAIN | ON_ANOTHER | (operations[i].files ? WITH_FILES : 0);
    const size_t known = kept->pieces;
    size_t left[2] = {0, 0};
    bool clean = true;

    in_process(operations[i].run, 0, how); /* which may lack it */
    kept->pieces = known;
    if (!in_process(operations[i].run, 1, how)) {
        printf("\n  %s fails", operations[i].name);
        CU_FAIL("an operation fails");
    }
    for (size_t k = 0; k < kept->pieces; k++) {
        const size_t *found = kept->piece[k].found;
        const size_t allowed = operations[i].files && k < known ? found[0] : 0;

        left[0] += found[0];
        left[1] += found[1];
        if (found[1] <= allowed)
            continue;
        clean = false;
        printf("\n  %s: %s, %zu times, %zu with the default provider", operations[i].name,
               kept->piece[k].name, found[1], found[0]);
    }
    printf("\n  %s: %zu pieces with lanes, %zu with the default provider alone",
           operations[i].name, left[1], left[0]);
    CU_ASSERT(clean);
    kept->pieces = known;
}

static void test_operations(void)
{
    for (size_t i = 0; i < sizeof(operations) / sizeof(operations[0]); i++)
        test_operation(i);
}

/* Of blocks that are given back with files about, those of lanes are found, and no others. */
static bool plant_in_block(struct given *g)
{
    uint8_t *block[2] = {OPENSSL_malloc(100), OPENSSL_malloc(200)};

    memcpy(block[0] + 50, g->key, 16);
    memcpy(block[1] + 50, g->key + 16, 16);
    CRYPTO_free(block[0], "./provider/core.c", 1);
    CRYPTO_free(block[1], "crypto/bio/bss_mem.c", 1);
    return true;
}

static void test_planted_block(void)
{
    CU_ASSERT(in_process(plant_in_block, 1, ON_MAIN | WITH_FILES));
    for (size_t k = 0; k < kept->pieces; k++)
        CU_ASSERT_EQUAL(kept->piece[k].found[1], strcmp(kept->piece[k].name, "key+0") == 0);
}

static void test_planted(void)
{
    static operation *const planted[] = {plant_in_data, plant_in_heap, plant_in_freed_heap,
                                         plant_on_stack, plant_in_mapping};

    for (size_t i = 0; i < sizeof(planted) / sizeof(planted[0]); i++) {
        for (int how = ON_MAIN; how <= ON_ANOTHER; how++) {
            size_t found = 0;

            CU_ASSERT(in_process(planted[i], 1, how));
            for (size_t k = 0; k < kept->pieces; k++)
                found += kept->piece[k].found[1];
            if (found < 2)
                printf("\n  planted %zu: %zu pieces", i, found);
            CU_ASSERT(found >= 2);
        }
    }
}

int main(int argc, char **argv)
{
    CU_TestInfo tests[] = {
        {"planted: a key in each kind of memory", test_planted},
        {"planted: one in a block of lanes", test_planted_block},
        {"after every operation", test_operations},
        CU_TEST_INFO_NULL,
    };
    const char *bind = getenv("LD_BIND_NOW");
    int status = -1;
    pid_t child;

    (void)argc;
    if (bind == NULL || bind[0] == '\0') {
        setenv("LD_BIND_NOW", "1", 1);
        execv("/proc/self/exe", argv);
        return 2;
    }
    kept = mmap(NULL, sizeof(*kept), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (kept == MAP_FAILED)
        return 2;
    child = fork();
    if (child == 0) {
        struct given *g = calloc(1, sizeof(*g));

        library_open(&library, true);
        _exit(g != NULL && learn(g) ? 0 : 1);
    }
    if (waitpid(child, &status, 0) != child || status != 0) {
        fputs("scan: the secrets cannot be computed\n", stderr);
        return 2;
    }
    printf("%zu pieces of secrets\n", kept->pieces);
    return harness_main("secrets in the whole process", tests);
}
