/* SPDX-License-Identifier: Apache-2.0 */
/*
 * usage: unit-stack curve25519|mldsa [planted]
 *
 * No secret is left on the stack by what works with private keys. The stack is painted, an
 * operation runs, and what lies there afterwards is searched for the secrets, a few bytes
 * at a time. Of the optimised build only: without, compilers copy at every return.
 * planted: an operation leaves secrets of each kind, which must be found.
 */
#include "base/ct.h"
#include "curve25519/dhkem.h"
#include "curve25519/ed25519.h"
#include "curve25519/field.h"
#include "curve25519/scalar.h"
#include "curve25519/x25519.h"
#include "harness.h"
#include "mldsa/bits.h"
#include "mldsa/mldsa.h"
#include "sha256/sha256.h"
#include "sha512/sha512.h"

#include <stdio.h>
#include <stdlib.h>

/* No function takes more than mldsa.h says. */
enum { STACK_BYTES = 98304, STACK_PROMISED = 48 * 1024, SECRETS_MAX = 1 << 19, KINDS = 3 };

_Noreturn void h_runner_fail(const char *file, int line, const char *message)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, message);
    exit(1);
}

/* --- what is secret --- */

struct secret {
    uint64_t key; /* of a piece of it */
    const char *name;
};

/*
 * Numbers modulo something are known by 8 bytes of them. Of the small coefficients of ML-DSA
 * 8 bytes are too few: a stack has such bytes for many reasons.
 */
static struct kind {
    size_t piece, n;
    struct secret secret[SECRETS_MAX];
} kinds[KINDS] = {{.piece = 8}, {.piece = 16}, {.piece = 32}};

static struct kind public_pieces = {.piece = 8};

/* Where watch() puts what it is given. */
static bool watching_public;

static uint64_t key_of(const uint8_t *p, size_t piece)
{
    return piece == 8 ? lanes_load64_le(p) : lanes_kernel_fingerprint(p, piece);
}

/* n bytes in pieces of this kind, one from each `step` bytes on. */
static void watch_pieces(struct kind *kind, const char *name, const void *bytes, size_t n,
                         size_t step)
{
    static const uint8_t zero[32] = {0};
    const uint8_t *p = bytes;

    for (size_t i = 0; i + kind->piece <= n; i += step) {
        CHECK(kind->n < SECRETS_MAX, "more secrets than room");
        if (memcmp(p + i, zero, kind->piece) != 0)
            kind->secret[kind->n++] = (struct secret){key_of(p + i, kind->piece), name};
    }
}

static void watch(const char *name, const void *bytes, size_t n)
{
    watch_pieces(watching_public ? &public_pieces : &kinds[0], name, bytes, n, 8);
}

static void forget_all(void)
{
    for (size_t i = 0; i < KINDS; i++)
        kinds[i].n = 0;
    public_pieces.n = 0;
}

static int compare(const void *a, const void *b)
{
    const uint64_t x = ((const struct secret *)a)->key, y = ((const struct secret *)b)->key;

    return (x > y) - (x < y);
}

static void sort(struct kind *kind)
{
    qsort(kind->secret, kind->n, sizeof(kind->secret[0]), compare);
}

static const struct secret *find(const struct kind *kind, const uint8_t *p)
{
    const struct secret wanted = {key_of(p, kind->piece), NULL};

    return bsearch(&wanted, kind->secret, kind->n, sizeof(wanted), compare);
}

/* --- the search --- */

/* Calls through these are not expanded in place: every operation begins at the same depth. */
static void (*volatile call)(void);
static volatile uintptr_t painted;
static uint8_t found[STACK_BYTES];

static void paint(void)
{
    volatile uint8_t stack[STACK_BYTES];

    for (size_t i = 0; i < sizeof(stack); i++)
        stack[i] = 0xee;
    painted = (uintptr_t)stack;
}

/* What lies where paint() had its array, below any frame in use. */
static void take(void)
{
    const volatile uint8_t *const stack = (const volatile uint8_t *)painted;

    for (size_t i = 0; i < sizeof(found); i++)
        found[i] = stack[i];
}

/* How many pieces of secrets the operation leaves. */
static size_t left_by(void (*operation)(void), const char *row, const char *name)
{
    size_t left = 0, used = 0, above = 0;

    operation(); /* once before: the loader, when it finds functions, saves registers */
    call = paint;
    call();
    call = operation;
    call();
    call = take;
    call();
    for (size_t i = 0; i < sizeof(found); i++)
        used += found[i] != 0xee;
    while (above < sizeof(found) && found[above] == 0xee)
        above++;
    CHECK(used > 16 && above > 0, "%s: used %zu bytes of the stack", name, used);
    CHECK(STACK_BYTES - above <= STACK_PROMISED, "%s: %zu bytes of the stack", name,
          STACK_BYTES - above);
    sort(&public_pieces);
    for (size_t k = 0; k < KINDS; k++) {
        sort(&kinds[k]);
        for (size_t at = 0; at + kinds[k].piece <= STACK_BYTES; at++) {
            const struct secret *secret = find(&kinds[k], found + at);
            if (secret == NULL || (k == 0 && find(&public_pieces, found + at) != NULL))
                continue;
            if (left++ < 20)
                fprintf(stderr, "%s, %s: secret %s at %zu\n", row, name, secret->name,
                        STACK_BYTES - at);
        }
    }
    return left;
}

struct operation {
    const char *name;
    void (*run)(void);
};

static size_t left_by_all(const struct operation *operations, const char *row)
{
    size_t left = 0;

    for (; operations->name != NULL; operations++)
        left += left_by(operations->run, row, operations->name);
    return left;
}

/* The compiler must not take this apart. */
static void plant(const void *secret, size_t n)
{
    uint8_t left[32];
    volatile uint8_t *volatile at = left;

    for (size_t i = 0; i < n; i++)
        at[i] = ((const uint8_t *)secret)[i];
}

/* --- Curve25519 --- */

static struct lanes_ed25519_rows rows;
static struct lanes_ed25519_private signer;
static struct lanes_dhkem_key pair;
static uint8_t seed[32], private_key[32], public_key[32], peer[32];
static uint8_t text[100], signature[64], out[32];

static void watch_limbs(const char *name, const struct lanes_fe *v, unsigned width)
{
    uint64_t limb[5];

    for (unsigned i = 0; i < 5; i++) {
        const unsigned word = width * i / 64, shift = width * i % 64;
        limb[i] = v->w[word] >> shift;
        if (i < 4)
            limb[i] = (limb[i] | v->w[word + 1] << 1 << (63 - shift)) & ((UINT64_C(1) << width) - 1);
    }
    watch(name, limb, sizeof(limb));
}

/* In words, in limbs of 51 bits as the portable row computes, and of 59 as inversion does. */
static void watch_forms(const char *name, const struct lanes_fe *v)
{
    watch(name, v, sizeof(*v));
    watch_limbs(name, v, 51);
    watch_limbs(name, v, 59);
}

/* As it is, below p, and its inverse: of coordinates before the division all tell the scalar. */
static void watch_number(const char *name, const struct lanes_fe *v)
{
    const struct lanes_fe reduced = lanes_fe_reduce(v);
    struct lanes_fe inverse;

    rows.curve->invert(&inverse, v);
    watch_forms(name, v);
    watch_forms(name, &reduced);
    watch_forms(name, &inverse);
}

static void watch_multiple(const uint8_t scalar[32])
{
    struct lanes_point p;

    rows.curve->base(rows.curve, &p, scalar);
    watch("scalar", scalar, 32);
    watch_number("point's x", &p.x);
    watch_number("point's y", &p.y);
    watch_number("point's z", &p.z);
    watch_number("point's t", &p.t);
}

/* What the last step of a reduction modulo L computes and may not choose. */
static void watch_less_order(const uint8_t scalar[32])
{
    static const uint64_t order[4] = {0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0, 0x1000000000000000};
    uint64_t difference[4], borrow = 0;

    for (size_t i = 0; i < 4; i++)
        difference[i] = lanes_sub64(lanes_load64_le(scalar + 8 * i), order[i], &borrow);
    watch("scalar less L", difference, sizeof(difference));
}

static void watch_signer(void)
{
    struct lanes_sha512 s;
    uint8_t digest[64], r[32];

    watch("seed", seed, sizeof(seed));
    watch_multiple(signer.scalar);
    watch("prefix", signer.prefix, sizeof(signer.prefix));
    lanes_sha512_init(&s, rows.sha512);
    lanes_sha512_update(&s, signer.prefix, 32);
    lanes_sha512_update(&s, text, sizeof(text));
    lanes_sha512_final(&s, digest);
    watch("digest", digest, sizeof(digest));
    lanes_scalar_reduce(r, digest);
    watch_multiple(r);
    watch_less_order(r);
}

static void watch_exchange(void)
{
    const struct lanes_fe u = lanes_fe_decode(peer);
    struct lanes_fe q[2];
    uint8_t scalar[32];

    memcpy(scalar, private_key, 32);
    scalar[0] &= 248;
    scalar[31] = (uint8_t)((scalar[31] & 127) | 64);
    watch("private key", private_key, sizeof(private_key));
    watch_multiple(scalar);
    rows.curve->ladder(q, scalar, &u);
    watch_number("ladder's x", &q[0]);
    watch_number("ladder's z", &q[1]);
    CHECK(lanes_x25519_shared(rows.curve, out, private_key, peer), "exchange");
    watch("shared secret", out, sizeof(out));
}

/* Of DHKEM: the key between the exchange, whose result is watched, and the secret; the secret. */
static void watch_encapsulation(void)
{
    const struct lanes_piece pieces[] = {{"HPKE-v1KEM\0\x20" "eae_prk", 19}, {out, sizeof(out)}};
    uint8_t prk[LANES_SHA256_BYTES];

    CHECK(lanes_x25519_shared(rows.curve, out, private_key, peer), "exchange");
    lanes_hkdf_extract(prk, pieces, 2);
    watch("DHKEM's key", prk, sizeof(prk));
    CHECK(lanes_dhkem_encap(rows.curve, out, &pair, peer, NULL), "encapsulation");
    watch("DHKEM's secret", out, sizeof(out));
    lanes_dhkem_derive_private(out, seed, sizeof(seed));
    watch("derived key", out, sizeof(out));
}

static void run_expand(void)
{
    lanes_ed25519_expand(&rows, &signer, seed);
}

static void run_derive(void)
{
    lanes_ed25519_derive(&rows, &signer);
}

static void run_sign(void)
{
    const struct lanes_ed25519_message m = {.text = text, .bytes = sizeof(text)};

    lanes_ed25519_sign(&rows, signature, &signer, &m);
}

static void run_public(void)
{
    lanes_x25519_public(rows.curve, public_key, private_key);
}

static void run_shared(void)
{
    CHECK(lanes_x25519_shared(rows.curve, out, private_key, peer), "exchange");
}

static void run_encapsulate(void)
{
    CHECK(lanes_dhkem_encap(rows.curve, out, &pair, peer, NULL), "encapsulation");
}

static void run_decapsulate(void)
{
    CHECK(lanes_dhkem_decap(rows.curve, out, peer, &pair, NULL), "decapsulation");
}

static void run_derive_private(void)
{
    lanes_dhkem_derive_private(out, seed, sizeof(seed));
}

static void run_planted(void)
{
    plant(private_key, sizeof(private_key));
}

/* With the row of SHA-512 chosen. */
static size_t curve25519_left(bool planted)
{
    static const struct operation operations[] = {
        {"expand", run_expand}, {"derive", run_derive}, {"sign", run_sign},
        {"public", run_public}, {"shared", run_shared}, {"encapsulate", run_encapsulate},
        {"decapsulate", run_decapsulate}, {"derive a private key", run_derive_private},
        {NULL, NULL},
    };
    char row[80];
    size_t left = 0;

    FOR_ROWS(rows.curve, &lanes_curve25519_kernels)
    {
        forget_all();
        run_expand();
        run_public();
        watch_signer();
        watch_exchange();
        watch_encapsulation();
        snprintf(row, sizeof(row), "%s (%s)", rows.curve->kernel.name, rows.sha512->kernel.name);
        left += left_by_all(operations, row);
        if (planted)
            left += left_by(run_planted, row, "planted");
    }
    return left;
}

static size_t curve25519(bool planted)
{
    size_t left = 0;

    h_random(seed, sizeof(seed));
    h_random(private_key, sizeof(private_key));
    h_random(peer, sizeof(peer));
    h_random(text, sizeof(text));
    pair = (struct lanes_dhkem_key){private_key, public_key};
    FOR_ROWS(rows.sha512, &lanes_sha512_kernels)
    {
        left += curve25519_left(planted);
    }
    return left;
}

/* --- ML-DSA --- */

static struct {
    struct lanes_mldsa_rows rows;
    const struct lanes_mldsa_set *set;
    _Alignas(32) uint8_t matrix[LANES_MLDSA87_MATRIX_BYTES];
    _Alignas(32) uint8_t verifier[LANES_MLDSA87_VERIFIER_BYTES];
    _Alignas(32) uint8_t secrets[LANES_MLDSA87_SECRETS_BYTES];
    uint8_t public_key[LANES_MLDSA_PUBLIC_BYTES_MAX];
    uint8_t private_key[LANES_MLDSA_PRIVATE_BYTES_MAX];
    uint8_t signature[LANES_MLDSA_SIGNATURE_BYTES_MAX];
    uint8_t seed[32], mu[64], random[32], tr[64];
} m;

static void run_keygen(void)
{
    lanes_mldsa_keygen(&m.rows, m.set, m.public_key, m.private_key, m.seed);
}

static void run_mldsa_public(void)
{
    CHECK(lanes_mldsa_public(&m.rows, m.set, m.public_key, m.private_key, NULL), "public");
}

static void run_expand_private(void)
{
    lanes_mldsa_expand_matrix(&m.rows, m.set, m.matrix, m.private_key);
    lanes_mldsa_expand_private(&m.rows, m.set, m.secrets, m.private_key);
}

static void run_mldsa_sign(void)
{
    CHECK(lanes_mldsa_sign(&m.rows, m.set, m.signature, m.matrix, m.secrets, m.mu, m.random),
          "sign");
}

/*
 * A row that computes as the one below it does and watches what comes and goes. Not what is
 * public: candidates of the matrix, z once it is within its bound, places of hints.
 */
static const struct lanes_mldsa_kernel *row_below;
static const struct lanes_keccak_kernel *keccak_below;

static void watch_words(const char *name, const int32_t f[256])
{
    watch(name, f, 256 * sizeof(f[0]));
}

static void watch_small(const int8_t s[256])
{
    int32_t wide[256];

    for (size_t i = 0; i < 256; i++)
        wide[i] = s[i];
    watch_pieces(&kinds[1], "s, bytes", s, 256, 1);
    watch_pieces(&kinds[2], "s, words", wide, sizeof(wide), sizeof(wide[0]));
}

static void seen_ntt(int32_t f[256])
{
    row_below->ntt(f);
    watch_words("transform", f);
}

static void seen_inverse(int32_t f[256])
{
    row_below->inverse(f);
    watch_words("product", f);
}

static void seen_dot(int32_t out_[256], const int32_t (*a)[256], const int32_t (*b)[256], size_t n)
{
    row_below->dot(out_, a, b, n);
    watch_words("sum of products", out_);
}

static size_t seen_reject_eta(int8_t s[256], size_t have, const uint8_t *in, size_t n, int eta)
{
    have = row_below->reject_eta(s, have, in, n, eta);
    watch("bytes of s", in, n);
    if (have == 256)
        watch_small(s);
    return have;
}

static void seen_unpack_z(int32_t f[256], const uint8_t *in, int bits)
{
    uint32_t number[256];

    lanes_mldsa_bits_unpack(number, in, (unsigned)bits);
    row_below->unpack_z(f, in, bits);
    watch("y, unsigned", number, sizeof(number));
    watch("mask bytes", in, 32 * (size_t)bits);
    watch_words("y", f);
}

static void seen_unpack_t0(int32_t f[256], const uint8_t in[LANES_MLDSA_T0_BYTES])
{
    uint32_t number[256];

    lanes_mldsa_bits_unpack(number, in, 13);
    row_below->unpack_t0(f, in);
    watch("t0, packed", in, LANES_MLDSA_T0_BYTES);
    watch_words("t0", f);
    watch("t0, unsigned", number, sizeof(number));
}

static void seen_power2round(uint8_t t1[LANES_MLDSA_T1_BYTES], uint8_t t0[LANES_MLDSA_T0_BYTES],
                             const int32_t f[256], const int8_t s[256])
{
    int32_t unpacked[256];

    row_below->power2round(t1, t0, f, s);
    seen_unpack_t0(unpacked, t0);
    row_below->unpack_t1(unpacked, t1);
    for (size_t i = 0; i < 256; i++)
        unpacked[i] = f[i] + s[i];
    watch_words("t", unpacked);
}

static void seen_decompose(int32_t w[256], uint8_t w1[256], uint8_t *packed, int32_t gamma2)
{
    uint32_t high[256];

    row_below->decompose(w, w1, packed, gamma2);
    watch_words("w0", w);
    watch("w1", w1, 256);
    watch("w1, packed", packed, gamma2 == LANES_MLDSA_GAMMA2_88 ? 192 : 128);
    for (size_t i = 0; i < 256; i++)
        high[i] = w1[i];
    watch_pieces(&kinds[2], "w1, words", high, sizeof(high), 32);
}

static int seen_make_hint(uint8_t at[256], const int32_t w0[256], const int32_t ct[256],
                          const uint8_t w1[256], int32_t gamma2)
{
    int32_t shift[256], sum[256];

    for (size_t i = 0; i < 256; i++) {
        shift[i] = ct[i] > LANES_MLDSA_Q / 2 ? ct[i] - LANES_MLDSA_Q : ct[i];
        sum[i] = w0[i] + shift[i];
    }
    watch_words("w0 - c s2", w0);
    watch_words("c t0", shift);
    watch_words("w0 - c s2 + c t0", sum);
    return row_below->make_hint(at, w0, ct, w1, gamma2);
}

/* The only message as long as c~ is c~. */
static bool of_challenge(const uint64_t state[LANES_KECCAK_WORDS])
{
    return state[m.set->challenge_bytes / 8] == 0x1f;
}

static void seen_permute(uint64_t state[LANES_KECCAK_WORDS])
{
    const bool open = of_challenge(state);

    if (!open)
        watch("state", state, 8 * LANES_KECCAK_WORDS);
    keccak_below->permute(state);
    if (!open)
        watch("state", state, 8 * LANES_KECCAK_WORDS);
}

static void seen_permute_x4(uint64_t states[LANES_KECCAK_WORDS * LANES_KECCAK_WAYS])
{
    watch("four states", states, 8 * LANES_KECCAK_WORDS * LANES_KECCAK_WAYS);
    keccak_below->permute_x4(states);
    watch("four states", states, 8 * LANES_KECCAK_WORDS * LANES_KECCAK_WAYS);
}

static void seen_permute_x5(uint64_t states[LANES_KECCAK_WORDS * LANES_KECCAK_WAYS],
                            uint64_t state[LANES_KECCAK_WORDS])
{
    watch("four states", states, 8 * LANES_KECCAK_WORDS * LANES_KECCAK_WAYS);
    watch("a fifth", state, 8 * LANES_KECCAK_WORDS);
    keccak_below->permute_x5(states, state);
    watch("four states", states, 8 * LANES_KECCAK_WORDS * LANES_KECCAK_WAYS);
    watch("a fifth", state, 8 * LANES_KECCAK_WORDS);
}

/* Runs with rows that watch. */
static void watched(void (*run)(void))
{
    const struct lanes_mldsa_rows used = m.rows;
    struct lanes_mldsa_kernel row = *used.mldsa;
    struct lanes_keccak_kernel keccak = *used.keccak;

    row_below = used.mldsa;
    keccak_below = used.keccak;
    row.ntt = seen_ntt;
    row.inverse = seen_inverse;
    row.dot = seen_dot;
    row.reject_eta = seen_reject_eta;
    row.unpack_z = seen_unpack_z;
    row.unpack_t0 = seen_unpack_t0;
    row.power2round = seen_power2round;
    row.decompose = seen_decompose;
    row.make_hint = seen_make_hint;
    keccak.permute = seen_permute;
    keccak.permute_x4 = seen_permute_x4;
    keccak.permute_x5 = seen_permute_x5;
    m.rows = (struct lanes_mldsa_rows){&row, &keccak};
    run();
    m.rows = used;
}

static void run_verify(void)
{
    CHECK(lanes_mldsa_verify(&m.rows, m.set, m.public_key, m.signature, m.set->signature_bytes,
                             m.mu), "verify");
}

static void run_open(void)
{
    lanes_mldsa_expand_public(&m.rows, m.set, m.verifier, m.public_key);
    lanes_mldsa_tr(&m.rows, m.set, m.tr, m.public_key);
}

/* Each routine by itself: of most, what follows in an operation hides what they leave. */
static struct {
    _Alignas(32) int32_t f[1][256], g[1][256], product[256];
    int8_t s[256];
    uint8_t in[840], t1[LANES_MLDSA_T1_BYTES], t0[LANES_MLDSA_T0_BYTES], w1[256], at[256];
} r;

static void run_unpack_z(void)
{
    m.rows.mldsa->unpack_z(r.f[0], r.in, m.set->z_bits);
}

static void run_unpack_t0(void)
{
    m.rows.mldsa->unpack_t0(r.f[0], r.in);
}

static void run_reject_eta(void)
{
    (void)m.rows.mldsa->reject_eta(r.s, 0, r.in, sizeof(r.in), m.set->eta);
}

static void run_power2round(void)
{
    m.rows.mldsa->power2round(r.t1, r.t0, r.product, r.s);
}

static void run_decompose(void)
{
    memcpy(r.f[0], r.product, sizeof(r.f[0]));
    m.rows.mldsa->decompose(r.f[0], r.w1, r.at, m.set->gamma2);
    for (size_t i = 0; i < 256; i++)
        r.g[0][i] = r.product[i] % 50000; /* as c t0 mostly is */
}

static void run_make_hint(void)
{
    (void)m.rows.mldsa->make_hint(r.at, r.f[0], r.g[0], r.w1, m.set->gamma2);
}

static void run_transforms(void)
{
    m.rows.mldsa->unpack_z(r.f[0], r.in, m.set->z_bits);
    m.rows.mldsa->unpack_z(r.g[0], r.in + 200, m.set->z_bits);
    m.rows.mldsa->ntt(r.f[0]);
    m.rows.mldsa->dot(r.product, (const int32_t(*)[256])r.f, (const int32_t(*)[256])r.g, 1);
    m.rows.mldsa->inverse(r.product);
}

static void (*volatile routine)(void);

/* Some use no stack themselves: a few bytes here show that the search sees where they run. */
static void run_routine(void)
{
    volatile uint8_t mark[32];

    for (size_t i = 0; i < sizeof(mark); i++)
        mark[i] = 1;
    routine();
}

static void run_mldsa_planted(void)
{
    plant(m.seed, sizeof(m.seed));
}

static const int8_t *planted_small(void)
{
    return (const int8_t *)m.secrets + 32 + m.set->k * (size_t)1024 + 256; /* s1 in its table */
}

static void run_bytes_planted(void)
{
    plant(planted_small() + 3, 16);
}

static void run_words_planted(void)
{
    int32_t s[8];

    for (size_t i = 0; i < 8; i++)
        s[i] = planted_small()[3 + i];
    plant(s, sizeof(s));
    lanes_wipe(s, sizeof(s));
}

/* With the rows and the set of m. */
static size_t mldsa_left(bool planted)
{
    static const struct operation operations[] = {
        {"keygen", run_keygen},
        {"public", run_mldsa_public},
        {"expand private", run_expand_private},
        {"sign", run_mldsa_sign},
        {NULL, NULL},
    };
    static const struct operation planted_ones[] = {
        {"planted", run_mldsa_planted},
        {"planted bytes", run_bytes_planted},
        {"planted words", run_words_planted},
        {NULL, NULL},
    };
    static const struct operation routines[] = {
        {"unpack_z", run_unpack_z},       {"unpack_t0", run_unpack_t0},
        {"transforms", run_transforms},   {"reject_eta", run_reject_eta},
        {"power2round", run_power2round}, {"decompose", run_decompose},
        {"make_hint", run_make_hint},     {NULL, NULL},
    };
    char row[80];
    size_t left = 0;

    snprintf(row, sizeof(row), "%s (%s), %s", m.rows.mldsa->kernel.name,
             m.rows.keccak->kernel.name, m.set->name);
    forget_all();
    watch("xi", m.seed, sizeof(m.seed));
    watched(run_keygen);
    watch("K", m.private_key + 32, 32);
    watch("s, packed", m.private_key + 128, m.set->private_bytes - 128U);
    watched(run_expand_private);
    watched(run_mldsa_sign);
    watching_public = true; /* the states of the matrix and of tr, and t1 transformed */
    watched(run_open);
    watching_public = false;
    left += left_by_all(operations, row);
    if (planted)
        left += left_by_all(planted_ones, row);
    for (size_t i = 0; routines[i].name != NULL; i++) {
        forget_all();
        watched(routines[i].run);
        routine = routines[i].run;
        left += left_by(run_routine, row, routines[i].name);
    }
    forget_all();
    left += left_by(run_verify, row, "verify"); /* nothing is secret; how much it takes */
    return left;
}

/* With the row of Keccak that m has. */
static size_t mldsa_sets(bool planted)
{
    static const struct lanes_mldsa_set *const sets[] = {&lanes_mldsa_44, &lanes_mldsa_65,
                                                         &lanes_mldsa_87};
    size_t left = 0;

    for (size_t i = 0; i < 3; i++) {
        m.set = sets[i];
        FOR_ROWS(m.rows.mldsa, &lanes_mldsa_kernels)
        {
            left += mldsa_left(planted);
        }
    }
    return left;
}

static size_t mldsa(bool planted)
{
    size_t left = 0;

    h_random(m.seed, sizeof(m.seed));
    h_random(m.mu, sizeof(m.mu));
    h_random(m.random, sizeof(m.random));
    h_random(r.in, sizeof(r.in));
    FOR_ROWS(m.rows.keccak, &lanes_keccak_kernels)
    {
        left += mldsa_sets(planted);
    }
    return left;
}

int main(int argc, char **argv)
{
    const bool planted = argc > 2 && strcmp(argv[2], "planted") == 0;
    size_t left;

    CHECK(argc > 1, "curve25519 or mldsa?");
    if (strcmp(argv[1], "mldsa") == 0)
        left = mldsa(planted);
    else
        left = curve25519(planted);
    printf("%zu pieces of secrets left\n", left);
    return left == 0 ? 0 : 1;
}
