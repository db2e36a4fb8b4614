/* SPDX-License-Identifier: Apache-2.0 */
/*
 * usage: valgrind ct [branch | index | compare]
 *
 * Everything secret is marked undefined, so memcheck reports each branch and
 * each address that depends on it. All of src/ runs, on every row. With an
 * argument a fault is planted that must be reported.
 */
#include "harness.h"

#include "aead/aead.h"
#include "base/ct.h"
#include "chacha20/chacha20.h"
#include "curve25519/dhkem.h"
#include "curve25519/ed25519.h"
#include "curve25519/x25519.h"
#include "keccak/keccak.h"
#include "mldsa/mldsa.h"
#include "poly1305/poly1305.h"
#include "sha512/sha512.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/memcheck.h>

_Noreturn void h_runner_fail(const char *file, int line, const char *message)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, message);
    exit(1);
}

#define SECRET(bytes) ((void)VALGRIND_MAKE_MEM_UNDEFINED(&(bytes), sizeof(bytes)))
#define PUBLIC(bytes) ((void)VALGRIND_MAKE_MEM_DEFINED(&(bytes), sizeof(bytes)))

enum { TEXT_MAX = 2200, AAD_MAX = 600 };

static uint8_t key[32], nonce[24], text[TEXT_MAX], out[TEXT_MAX], aad[AAD_MAX], tag[16];

/* Even nonces and AAD are secret to the kernels: QUIC's header protection feeds ciphertext. */
static void new_secrets(void)
{
    h_random(key, sizeof(key));
    h_random(nonce, sizeof(nonce));
    h_random(text, sizeof(text));
    h_random(aad, sizeof(aad));
    SECRET(key);
    SECRET(nonce);
    SECRET(text);
    SECRET(aad);
}

static void run_chacha20(void)
{
    const struct lanes_chacha20_kernel *row;
    struct lanes_chacha20 c;
    uint32_t state[16];
    uint8_t iv[16];

    FOR_ROWS(row, &lanes_chacha20_kernels)
    {
        for (size_t blocks = 1; blocks <= 33; blocks++) {
            new_secrets();
            h_random(state, sizeof(state));
            SECRET(state);
            row->xor_blocks(out, text, blocks, state);
            if (blocks <= 8)
                row->keystream(out, blocks, state);
            row->hchacha20(out, key, nonce);
        }
        c.row = row;
        for (size_t n = 1; n <= TEXT_MAX; n += 1 + n / 3) {
            new_secrets();
            h_random(iv, sizeof(iv));
            SECRET(iv);
            lanes_chacha20_set_key(&c, key);
            /* The counter, in the IV or the stream, decides where calls are split: public. */
            (void)VALGRIND_MAKE_MEM_DEFINED(iv, 8);
            lanes_chacha20_set_iv(&c, iv);
            lanes_chacha20_xor(&c, out, text, n);
            lanes_chacha20_xor(&c, out, text, TEXT_MAX - n);
            lanes_xchacha20_set_iv(&c, key, nonce);
            lanes_chacha20_xor(&c, out, text, n);
        }
    }
}

static void run_poly1305(void)
{
    const struct lanes_poly1305_kernel *row;
    struct lanes_poly1305_mac m;

    FOR_ROWS(row, &lanes_poly1305_kernels)
    {
        m.row = row;
        for (size_t n = 0; n <= TEXT_MAX; n += 1 + n / 5) {
            new_secrets();
            lanes_poly1305_init(&m, key);
            lanes_poly1305_update(&m, text, n);
            lanes_poly1305_update(&m, text, 5);
            lanes_poly1305_final(&m, tag);
        }
    }
}

/* As a record is opened: the tag computed, compared, and only the verdict known. */
static void run_aead(void)
{
    const struct lanes_aead_kernel *row;
    struct lanes_aead a;
    uint8_t forged[16];

    FOR_ROWS(row, &lanes_aead_kernels)
    {
        a.row = row;
        for (size_t i = 0; i < 60; i++) {
            const size_t n = h_below(TEXT_MAX), aad_n = h_below(i % 4 == 0 ? AAD_MAX : 20);
            new_secrets();
            lanes_aead_set_key(&a, key);
            if (i % 3 == 0)
                lanes_xaead_set_nonce(&a, nonce);
            else
                lanes_aead_set_nonce(&a, nonce);
            lanes_aead_aad(&a, aad, aad_n);
            for (size_t at = 0, piece; at < n; at += piece) {
                piece = i % 2 == 0 ? n : 1 + h_below(n - at);
                CHECK(
                    (i % 4 < 2 ? lanes_aead_seal : lanes_aead_open)(&a, out + at, text + at, piece),
                    "refused");
            }
            lanes_aead_tag(&a, tag);
            h_random(forged, sizeof(forged));
            SECRET(forged);
            CHECK(!lanes_ct_equal(tag, forged, sizeof(forged)), "forged");
        }
        lanes_wipe(&a, sizeof(a));
    }
}

static void run_sha512(void)
{
    const struct lanes_sha512_kernel *row;
    struct lanes_sha512 s;

    FOR_ROWS(row, &lanes_sha512_kernels)
    {
        for (size_t n = 0; n <= TEXT_MAX; n += 1 + n / 3) {
            new_secrets();
            lanes_sha512_init(&s, row);
            lanes_sha512_update(&s, text, n);
            lanes_sha512_update(&s, text, 5);
            lanes_sha512_final(&s, out);
        }
    }
}

/* Seeds, numbers and what is drawn from them are secret, lengths are not. */
static void run_keccak(void)
{
    static const struct lanes_keccak_function *const functions[] = {
        &lanes_sha3_256, &lanes_sha3_512, &lanes_shake128, &lanes_shake256};
    const struct lanes_keccak_kernel *row;
    uint8_t *const to[2][5] = {{out, out + 400, NULL, out + 800, out + 1200},
                               {NULL, out, out + 400, out + 800, NULL}};
    struct lanes_keccak s;
    struct lanes_keccak_x5 x5;
    uint16_t nonce[5];

    FOR_ROWS(row, &lanes_keccak_kernels)
    {
        for (size_t n = 0; n <= TEXT_MAX / 4; n += 1 + n / 3) {
            const struct lanes_keccak_function *const function = functions[n % 4];
            struct lanes_keccak_beside beside = {.in = text, .ready = n};
            new_secrets();
            h_random(nonce, sizeof(nonce));
            SECRET(nonce);
            lanes_keccak_init(&s, row, function);
            lanes_keccak_absorb(&s, text, n);
            lanes_keccak_absorb(&s, text, 5);
            lanes_keccak_squeeze(&s, out, n);
            lanes_keccak_squeeze(&s, out, 5);
            lanes_keccak_wipe(&s);
            lanes_keccak_init(&beside.hash, row, function);
            lanes_keccak_x5_seed(&x5, row, function, key, sizeof(key), nonce);
            lanes_keccak_x5_squeeze(&x5, to[0], 2, NULL);
            lanes_keccak_x5_squeeze(&x5, to[1], 2, &beside);
            lanes_keccak_x5_wipe(&x5);
        }
    }
}

/* The routines that take secrets, by themselves: what a row does with any number. */
static void run_field(const struct lanes_curve25519_kernel *row)
{
    struct lanes_fe a, b, q[2];
    struct lanes_point p;

    h_random(&a, sizeof(a));
    h_random(&b, sizeof(b));
    SECRET(a);
    SECRET(b);
    row->mul(&a, &a, &b);
    row->square(&a, &a, 3);
    row->invert(&b, &a);
    row->ladder(q, key, &b);
    row->base(row, &p, key);
}

/* Key generation, derivation, import and signatures. Peers' keys are public, verdicts too. */
static void run_curve25519(void)
{
    const struct lanes_curve25519_kernel *row;

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        const struct lanes_ed25519_rows rows = {row, &lanes_sha512_portable};
        struct lanes_ed25519_private k;
        for (size_t i = 0; i < 8; i++) {
            const struct lanes_ed25519_message m = {
                .instance = i % 2 == 0 ? LANES_ED25519_PURE : LANES_ED25519_CTX,
                .context = aad,
                .context_bytes = i % 2,
                .text = text,
                .bytes = 40 * i,
            };
            uint8_t peer[32];
            new_secrets();
            key[31] &= 127;
            run_field(row);
            lanes_x25519_public(row, out, key);
            h_random(peer, sizeof(peer));
            CHECK(lanes_x25519_shared(row, out, key, peer), "all zero");
            lanes_ed25519_expand(&rows, &k, key);
            lanes_ed25519_derive(&rows, &k);
            lanes_ed25519_sign(&rows, out, &k, &m);
        }
    }
}

/* DHKEM: key material, private keys and what they agree on; encapsulations are public. */
static void run_dhkem(void)
{
    const struct lanes_curve25519_kernel *row;
    uint8_t ephemeral[32], sender[32], open[3][32], secret[2][32];

    FOR_ROWS(row, &lanes_curve25519_kernels)
    {
        for (size_t n = 32; n < 200; n += 40) {
            new_secrets();
            lanes_dhkem_derive_private(ephemeral, text, n);
            h_random(sender, sizeof(sender));
            SECRET(sender);
            lanes_x25519_public(row, open[0], ephemeral);
            lanes_x25519_public(row, open[1], sender);
            lanes_x25519_public(row, open[2], key);
            PUBLIC(open);
            const struct lanes_dhkem_key from = {ephemeral, open[0]}, by = {sender, open[1]};
            const struct lanes_dhkem_key to = {key, open[2]};
            CHECK(lanes_dhkem_encap(row, secret[0], &from, open[2], n % 80 == 32 ? &by : NULL),
                  "small order");
            CHECK(lanes_dhkem_decap(row, secret[1], open[0], &to, n % 80 == 32 ? open[1] : NULL),
                  "small order");
            CHECK(lanes_ct_equal(secret[0], secret[1], 32), "the secrets differ");
        }
    }
}

/*
 * ML-DSA: key pairs from secret seeds, the check of an imported key, expansion and signatures.
 * The public key comes out declassified, and of a signature all, but nothing else.
 */
static void run_mldsa(void)
{
    static const struct lanes_mldsa_set *const sets[] = {&lanes_mldsa_44, &lanes_mldsa_65,
                                                         &lanes_mldsa_87};
    static _Alignas(32) uint8_t matrix[LANES_MLDSA87_MATRIX_BYTES];
    static _Alignas(32) uint8_t secrets[LANES_MLDSA87_SECRETS_BYTES];
    static uint8_t public_key[LANES_MLDSA_PUBLIC_BYTES_MAX];
    static uint8_t private_key[LANES_MLDSA_PRIVATE_BYTES_MAX];
    static uint8_t signature[LANES_MLDSA_SIGNATURE_BYTES_MAX];
    struct lanes_mldsa_rows rows = {NULL, &lanes_keccak_portable};
    uint8_t mu[LANES_MLDSA_MU_BYTES];

    FOR_ROWS(rows.mldsa, &lanes_mldsa_kernels)
    {
        for (size_t i = 0; i < 6; i++) {
            const struct lanes_mldsa_set *set = sets[i % 3];
            new_secrets();
            lanes_mldsa_keygen(&rows, set, public_key, private_key, key);
            SECRET(private_key); /* as it comes from a file: all of it */
            lanes_mldsa_expand_matrix(&rows, set, matrix, private_key);
            CHECK(lanes_mldsa_public(&rows, set, public_key, private_key,
                                     i < 3 ? NULL : matrix),
                  "%s", set->name);
            lanes_mldsa_expand_private(&rows, set, secrets, private_key);
            h_random(mu, sizeof(mu));
            SECRET(mu);
            CHECK(lanes_mldsa_sign(&rows, set, signature, matrix, secrets, mu, text), "%s",
                  set->name);
            PUBLIC(mu);
            CHECK(lanes_mldsa_verify(&rows, set, public_key, signature, set->signature_bytes, mu),
                  "%s", set->name);
            /* A key that is not accepted: the verdict alone is public. */
            private_key[set->private_bytes - 1] ^= 1;
            CHECK(!lanes_mldsa_public(&rows, set, public_key, private_key, NULL), "%s",
                  set->name);
        }
    }
}

/* What must be reported, if the check is worth anything. */
static int planted(const char *what)
{
    static const uint8_t table[256] = {1, 2, 3};
    volatile int sink = 0;

    new_secrets();
    if (strcmp(what, "branch") == 0) {
        if ((key[0] & 1) != 0)
            sink = 1;
    } else if (strcmp(what, "index") == 0) {
        sink = table[key[0]];
    } else {
        /* The compare that stops early, on a tag out of the library. */
        struct lanes_poly1305_mac m = {.row = &lanes_poly1305_portable};
        lanes_poly1305_init(&m, key);
        lanes_poly1305_final(&m, tag);
        while (sink < 16 && tag[sink] == text[sink])
            sink++;
    }
    return sink & 0;
}

int main(int argc, char **argv)
{
    size_t missing = 0;

    if (!RUNNING_ON_VALGRIND) {
        fprintf(stderr, "ct: only valgrind sees anything here\n");
        return 2;
    }
    if (argc > 1)
        return planted(argv[1]);
    h_start();
    run_chacha20();
    run_poly1305();
    run_aead();
    run_sha512();
    run_keccak();
    run_curve25519();
    run_dhkem();
    run_mldsa();
    for (size_t i = 0; i < LANES_PRIMITIVES; i++)
        missing += h_rows_missing(lanes_tables[i], h_cpu());
    printf("\n%zu rows not run\n", missing);
    return missing == 0 ? 0 : 1;
}
