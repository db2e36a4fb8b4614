/* SPDX-License-Identifier: Apache-2.0 */
#include "mldsa/mldsa.h"

#include "base/ct.h"
#include "mldsa/bits.h"

enum {
    K_MAX = 8,
    L_MAX = 7,
    ATTEMPTS_MAX = 1000, /* FIPS 204, appendix C: at least 814 */
    WAYS = LANES_KECCAK_MESSAGES,
    A_BLOCKS = 5, /* 280 candidates: below 256 good ones in 2^-132 of cases */
    A_BYTES = A_BLOCKS * LANES_SHAKE128_RATE,
    ETA_BLOCKS = 2, /* enough for eta = 2; eta = 4 needs a third in 2^-17 of cases */
    MASK_WAYS = LANES_KECCAK_WAYS, /* a fifth costs more than it saves when the core is shared */
    MASK_BLOCKS = 5,
    MASK_BYTES = MASK_BLOCKS * LANES_SHAKE256_RATE,
    KEY_HEAD_BYTES = 128, /* rho, K, tr of a private key */
};

#define SET(number, k_, l_, eta_, tau_, omega_, z_bits_, lambda, gamma2_)                          \
    const struct lanes_mldsa_set lanes_mldsa_##number = {                                          \
        .name = "ML-DSA-" #number,                                                                 \
        .k = k_,                                                                                   \
        .l = l_,                                                                                   \
        .eta = eta_,                                                                               \
        .tau = tau_,                                                                               \
        .omega = omega_,                                                                           \
        .beta = tau_ * eta_,                                                                       \
        .z_bits = z_bits_,                                                                         \
        .challenge_bytes = lambda / 4,                                                             \
        .security_bits = lambda,                                                                   \
        .gamma2 = gamma2_,                                                                         \
        .public_bytes = LANES_MLDSA##number##_PUBLIC_BYTES,                                        \
        .private_bytes = LANES_MLDSA##number##_PRIVATE_BYTES,                                      \
        .signature_bytes = LANES_MLDSA##number##_SIGNATURE_BYTES,                                  \
        .matrix_bytes = LANES_MLDSA##number##_MATRIX_BYTES,                                        \
        .secrets_bytes = LANES_MLDSA##number##_SECRETS_BYTES,                                      \
        .verifier_bytes = LANES_MLDSA##number##_VERIFIER_BYTES,                                    \
    };                                                                                             \
    _Static_assert(LANES_MLDSA##number##_PUBLIC_BYTES == 32 + k_ * LANES_MLDSA_T1_BYTES,           \
                   "public key");                                                                  \
    _Static_assert(LANES_MLDSA##number##_PRIVATE_BYTES ==                                          \
                       KEY_HEAD_BYTES + (k_ + l_) * 32 * (eta_ == 2 ? 3 : 4) +                     \
                           k_ * LANES_MLDSA_T0_BYTES,                                              \
                   "private key");                                                                 \
    _Static_assert(LANES_MLDSA##number##_SIGNATURE_BYTES ==                                        \
                       lambda / 4 + l_ * 32 * z_bits_ + omega_ + k_,                               \
                   "signature");                                                                   \
    _Static_assert(LANES_MLDSA##number##_MATRIX_BYTES == k_ * l_ * sizeof(int32_t[256]) &&         \
                       LANES_MLDSA##number##_SECRETS_BYTES ==                                      \
                           32 + k_ * sizeof(int32_t[256]) +                                        \
                               (k_ + l_) * LANES_MLDSA_SMALL_BYTES &&                              \
                       LANES_MLDSA##number##_VERIFIER_BYTES ==                                     \
                           k_ * (l_ + 1) * sizeof(int32_t[256]),                                   \
                   "expanded keys")

SET(44, 4, 4, 2, 39, 80, 18, 128, LANES_MLDSA_GAMMA2_88);
SET(65, 6, 5, 4, 49, 55, 20, 192, LANES_MLDSA_GAMMA2_32);
SET(87, 8, 7, 2, 60, 75, 20, 256, LANES_MLDSA_GAMMA2_32);

/* Bits of a coefficient of s1 and s2. */
static unsigned eta_bits(const struct lanes_mldsa_set *set)
{
    return set->eta == 2 ? 3 : 4;
}

/* BitPack (Algorithm 17) of a polynomial of s1 or s2, and its number of bytes. */
static size_t encode_small(const struct lanes_mldsa_set *set, uint8_t *out, const int8_t s[256])
{
    const unsigned bits = eta_bits(set);
    uint8_t number[256];

    for (size_t i = 0; i < 256; i++)
        number[i] = (uint8_t)(set->eta - s[i]);
    if (bits == 3)
        lanes_mldsa_bits_pack_bytes(out, number, 3);
    else
        lanes_mldsa_bits_pack_bytes(out, number, 4);
    lanes_wipe(number, sizeof(number));
    return 32 * bits;
}

/* Bytes of a packed polynomial of w1, m - 1 = 43 or 15. */
static size_t w1_bytes(const struct lanes_mldsa_set *set)
{
    return set->gamma2 == LANES_MLDSA_GAMMA2_88 ? 192 : 128;
}

static void widen(int32_t out[256], const int8_t in[256])
{
    for (size_t i = 0; i < 256; i++)
        out[i] = in[i];
}

/* ExpandA (Algorithm 32) */

/*
 * An element of the matrix, and how many there are from it on, row by row. They are sampled
 * in groups: first `fives` groups of five, then of four.
 */
struct place {
    unsigned row, column, left, fives;
};

/*
 * The first element. No more fives than save a group, counting as elements what is absorbed
 * beside the groups of four.
 */
static struct place first_place(const struct lanes_mldsa_set *set, size_t beside_bytes)
{
    const unsigned elements = (unsigned)set->k * set->l;
    const unsigned beside = (unsigned)(beside_bytes / (A_BLOCKS * LANES_SHAKE256_RATE));
    const unsigned groups = (elements + beside + WAYS - 1) / WAYS;
    const unsigned fours = (WAYS - 1) * groups;

    return (struct place){0, 0, elements, elements > fours ? elements - fours : 0};
}

/* The size of the next group. */
static unsigned next_group(struct place *p)
{
    unsigned size = WAYS - 1;

    if (p->fives > 0) {
        p->fives--;
        size = WAYS;
    }
    return p->left < size ? p->left : size;
}

static void step(struct place *p, const struct lanes_mldsa_set *set)
{
    p->left--;
    if (++p->column == set->l) {
        p->column = 0;
        p->row++;
    }
}

/*
 * The next n elements of the matrix from *at on, which is moved behind them; with less than
 * five, `beside` is absorbed meanwhile. rho, and so all of it, is public.
 */
static void expand_elements(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                            int32_t *const out[WAYS], const uint8_t rho[32], struct place *at,
                            unsigned n, struct lanes_keccak_beside *beside)
{
    uint8_t bytes[WAYS][A_BYTES];
    uint8_t *to[WAYS];
    uint16_t nonce[WAYS];
    size_t have[WAYS] = {0}, blocks = A_BLOCKS;
    struct lanes_keccak_x5 shake;

    for (unsigned i = 0; i < WAYS; i++) {
        nonce[i] = (uint16_t)(at->row << 8 | at->column);
        to[i] = i < n ? bytes[i] : NULL;
        if (i < n)
            step(at, set);
    }
    lanes_keccak_x5_seed(&shake, rows->keccak, &lanes_shake128, rho, 32, nonce);
    for (bool more = true; more; blocks = 1) {
        more = false;
        lanes_keccak_x5_squeeze(&shake, to, blocks, n < WAYS ? beside : NULL);
        for (unsigned i = 0; i < n; i++) {
            have[i] = rows->mldsa->reject(out[i], have[i], bytes[i], blocks * LANES_SHAKE128_RATE);
            more |= have[i] < 256;
        }
    }
    for (unsigned i = 0; i < n && rows->mldsa->to_order != NULL; i++)
        rows->mldsa->to_order(out[i]);
}

/* All of it; row r begins at matrix[r * stride]. */
static void expand_rows(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                          int32_t (*matrix)[256], size_t stride, const uint8_t rho[32])
{
    struct place at = first_place(set, 0);

    while (at.left > 0) {
        const unsigned n = next_group(&at);
        struct place ahead = at;
        int32_t *out[WAYS] = {NULL};
        for (unsigned i = 0; i < n; i++, step(&ahead, set))
            out[i] = matrix[ahead.row * stride + ahead.column];
        expand_elements(rows, set, out, rho, &at, n, NULL);
    }
}

void lanes_mldsa_expand_matrix(const struct lanes_mldsa_rows *rows,
                               const struct lanes_mldsa_set *set, void *matrix,
                               const uint8_t *half)
{
    uint8_t rho[32];

    memcpy(rho, half, sizeof(rho));
    LANES_DECLASSIFY(rho, sizeof(rho)); /* the public key's */
    expand_rows(rows, set, matrix, set->l, rho);
}

/*
 * Row after row, for those that need each once: the row is element[1] .. element[l], what
 * a group brings too early comes after it. element[0] is the caller's.
 */
struct row_stream {
    _Alignas(LANES_MLDSA_ALIGNMENT) int32_t element[1 + L_MAX + WAYS - 1][256];
    const uint8_t *rho;
    struct lanes_keccak_beside *beside; /* or NULL */
    struct place at; /* the element to be sampled */
    unsigned have;
};

static void begin_rows(const struct lanes_mldsa_set *set, struct row_stream *s,
                       const uint8_t rho[32], struct lanes_keccak_beside *beside)
{
    s->rho = rho;
    s->beside = beside;
    s->at = first_place(set, beside != NULL ? set->public_bytes : 0);
    s->have = 0;
}

static void next_row(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                     struct row_stream *s)
{
    if (s->have >= set->l) {
        s->have -= set->l;
        memmove(s->element[1], s->element[1 + set->l], s->have * sizeof(s->element[0]));
    }
    while (s->have < set->l) {
        const unsigned n = next_group(&s->at);
        int32_t *out[WAYS] = {NULL};
        for (unsigned i = 0; i < n; i++)
            out[i] = s->element[1 + s->have + i];
        expand_elements(rows, set, out, s->rho, &s->at, n, s->beside);
        s->have += n;
    }
}

/* Key pairs */

/* ExpandS (Algorithm 33): s1, then s2. */
static void expand_small(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                         int8_t (*s)[256], const uint8_t seed[64])
{
    const unsigned all = (unsigned)set->k + set->l;
    uint8_t bytes[WAYS][ETA_BLOCKS * LANES_SHAKE256_RATE];
    struct lanes_keccak_x5 shake;

    for (unsigned at = 0; at < all; at += WAYS) {
        const unsigned n = all - at < WAYS ? all - at : WAYS;
        size_t have[WAYS] = {0}, blocks = ETA_BLOCKS;
        uint8_t *to[WAYS];
        uint16_t nonce[WAYS];

        for (unsigned i = 0; i < WAYS; i++) {
            nonce[i] = (uint16_t)(at + i);
            to[i] = i < n ? bytes[i] : NULL;
        }
        lanes_keccak_x5_seed(&shake, rows->keccak, &lanes_shake256, seed, 64, nonce);
        for (bool more = true; more; blocks = 1) {
            more = false;
            lanes_keccak_x5_squeeze(&shake, to, blocks, NULL);
            for (unsigned i = 0; i < n; i++) {
                have[i] = rows->mldsa->reject_eta(s[at + i], have[i], bytes[i],
                                                  blocks * LANES_SHAKE256_RATE, set->eta);
                more |= have[i] < 256;
            }
        }
    }
    lanes_keccak_x5_wipe(&shake);
    lanes_wipe(bytes, sizeof(bytes));
}

/*
 * t = A s1 + s2 in two parts: t1 goes to the public key, which has rho already, and t0 to k
 * encodings in a row; then tr. A is `matrix`, or (NULL) comes row by row, while what there is
 * of the public key is hashed.
 */
static void derive(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                   uint8_t *public_key, uint8_t *t0, uint8_t tr[64], const int8_t (*s)[256],
                   const int32_t (*matrix)[256])
{
    struct lanes_keccak_beside hash = {.in = public_key, .ready = 32};
    struct row_stream stream;
    _Alignas(LANES_MLDSA_ALIGNMENT) int32_t s1[L_MAX][256];
    _Alignas(LANES_MLDSA_ALIGNMENT) int32_t t[256];

    lanes_keccak_init(&hash.hash, rows->keccak, &lanes_shake256);
    begin_rows(set, &stream, public_key, &hash);
    for (size_t i = 0; i < set->l; i++) {
        widen(s1[i], s[i]);
        rows->mldsa->ntt(s1[i]);
    }
    for (size_t i = 0; i < set->k; i++) {
        const int32_t(*row)[256] = (const int32_t(*)[256])stream.element + 1;
        if (matrix != NULL)
            row = matrix + i * set->l;
        else
            next_row(rows, set, &stream);
        rows->mldsa->dot(t, row, (const int32_t(*)[256])s1, set->l);
        rows->mldsa->inverse(t);
        rows->mldsa->power2round(public_key + hash.ready, t0 + i * LANES_MLDSA_T0_BYTES, t,
                                 s[set->l + i]);
        LANES_DECLASSIFY(public_key + hash.ready, LANES_MLDSA_T1_BYTES); /* what it is for */
        hash.ready += LANES_MLDSA_T1_BYTES;
    }
    lanes_keccak_absorb(&hash.hash, public_key + hash.done, hash.ready - hash.done);
    lanes_keccak_squeeze(&hash.hash, tr, LANES_MLDSA_TR_BYTES);
    lanes_wipe(s1, sizeof(s1));
    lanes_wipe(t, sizeof(t));
}

void lanes_mldsa_tr(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                    uint8_t tr[static 64], const uint8_t *public_key)
{
    lanes_keccak_hash(rows->keccak, &lanes_shake256, tr, LANES_MLDSA_TR_BYTES, public_key,
                      set->public_bytes);
}

void lanes_mldsa_keygen(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                        uint8_t *public_key, uint8_t *private_key, const uint8_t seed[static 32])
{
    _Alignas(LANES_MLDSA_ALIGNMENT) int8_t s[K_MAX + L_MAX][256];
    uint8_t *out = private_key + KEY_HEAD_BYTES;
    uint8_t input[34], seeds[128]; /* rho, rho', K */

    memcpy(input, seed, 32);
    input[32] = set->k;
    input[33] = set->l;
    lanes_keccak_hash(rows->keccak, &lanes_shake256, seeds, sizeof(seeds), input, sizeof(input));
    LANES_DECLASSIFY(seeds, 32); /* rho is the public key's */
    expand_small(rows, set, s, seeds + 32);
    memcpy(public_key, seeds, 32);
    memcpy(private_key, seeds, 32);
    memcpy(private_key + 32, seeds + 96, 32);
    for (size_t i = 0; i < (size_t)set->k + set->l; i++)
        out += encode_small(set, out, s[i]);
    derive(rows, set, public_key, out, private_key + 64, (const int8_t(*)[256])s, NULL);
    lanes_wipe(s, sizeof(s));
    lanes_wipe(input, sizeof(input));
    lanes_wipe(seeds, sizeof(seeds));
}

/* s1, then s2, of a private key. Negative if a coefficient is out of range. */
static int32_t decode_small(const struct lanes_mldsa_set *set, int8_t (*s)[256],
                            const uint8_t *private_key)
{
    const uint8_t *in = private_key + KEY_HEAD_BYTES;
    const unsigned bits = eta_bits(set);
    uint8_t number[256];
    int8_t bad = 0;

    for (size_t i = 0; i < (size_t)set->k + set->l; i++, in += 32 * bits) {
        if (bits == 3)
            lanes_mldsa_bits_unpack_bytes(number, in, 3);
        else
            lanes_mldsa_bits_unpack_bytes(number, in, 4);
        for (size_t j = 0; j < 256; j++) {
            bad = (int8_t)(bad | (2 * set->eta - number[j]));
            s[i][j] = (int8_t)(set->eta - number[j]);
        }
    }
    lanes_wipe(number, sizeof(number));
    return bad >> 7;
}

/* Where t0 is in a private key. */
static const uint8_t *t0_of(const struct lanes_mldsa_set *set, const uint8_t *private_key)
{
    return private_key + set->private_bytes - (size_t)set->k * LANES_MLDSA_T0_BYTES;
}

bool lanes_mldsa_public(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                        uint8_t *public_key, const uint8_t *private_key, const void *matrix)
{
    const size_t t0_bytes = (size_t)set->k * LANES_MLDSA_T0_BYTES;
    _Alignas(LANES_MLDSA_ALIGNMENT) int8_t s[K_MAX + L_MAX][256];
    uint8_t t0[K_MAX * LANES_MLDSA_T0_BYTES], tr[LANES_MLDSA_TR_BYTES];
    int32_t bad = decode_small(set, s, private_key);
    bool good = false;

    LANES_DECLASSIFY(&bad, sizeof(bad)); /* the verdict on the key */
    if (!bad) {
        memcpy(public_key, private_key, 32);
        LANES_DECLASSIFY(public_key, 32); /* rho */
        derive(rows, set, public_key, t0, tr, (const int8_t(*)[256])s,
               (const int32_t(*)[256])matrix);
        good = lanes_ct_equal(t0, t0_of(set, private_key), t0_bytes);
        good &= lanes_ct_equal(tr, private_key + 64, sizeof(tr));
    }
    if (!good)
        memset(public_key, 0, set->public_bytes);
    lanes_wipe(s, sizeof(s));
    lanes_wipe(t0, sizeof(t0));
    return good;
}

/* Messages */

void lanes_mldsa_begin_raw(struct lanes_keccak *mu, const struct lanes_keccak_kernel *row,
                           const uint8_t tr[static 64])
{
    lanes_keccak_init(mu, row, &lanes_shake256);
    lanes_keccak_absorb(mu, tr, LANES_MLDSA_TR_BYTES);
}

void lanes_mldsa_begin_pure(struct lanes_keccak *mu, const struct lanes_keccak_kernel *row,
                            const uint8_t tr[static 64], const uint8_t *context,
                            size_t context_bytes)
{
    const uint8_t head[2] = {0, (uint8_t)context_bytes};

    LANES_ASSERT(context_bytes <= LANES_MLDSA_CONTEXT_MAX);
    lanes_mldsa_begin_raw(mu, row, tr);
    lanes_keccak_absorb(mu, head, sizeof(head));
    lanes_keccak_absorb(mu, context, context_bytes);
}

/* What signing and verifying share */

/*
 * SampleInBall (Algorithm 29). The shuffle moves at most one of the coefficients that are
 * there to place i, then sets a new one: `number` says which one a place has, 0 if none.
 */
static void sample_ball(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                        struct lanes_mldsa_challenge *c, const uint8_t *seed)
{
    uint8_t bytes[LANES_SHAKE256_RATE], number[256] = {0}, place[LANES_MLDSA_TAU_MAX + 1];
    struct lanes_keccak shake;
    uint64_t signs;
    size_t at = 8;

    lanes_keccak_init(&shake, rows->keccak, &lanes_shake256);
    lanes_keccak_absorb(&shake, seed, set->challenge_bytes);
    lanes_keccak_squeeze(&shake, bytes, sizeof(bytes));
    signs = lanes_load64_le(bytes);
    for (unsigned n = 1, i = 256u - set->tau; i < 256; at++) {
        if (at == sizeof(bytes)) {
            lanes_keccak_squeeze(&shake, bytes, sizeof(bytes));
            at = 0;
        }
        if (bytes[at] > i)
            continue;
        const uint8_t j = bytes[at];
        number[i] = number[j];
        place[number[j]] = (uint8_t)i; /* place[0] is nobody's */
        number[j] = (uint8_t)n;
        place[n] = j;
        n++;
        i++;
    }
    c->plus_count = c->minus_count = 0;
    for (unsigned n = 1; n <= set->tau; n++, signs >>= 1) {
        if (signs & 1)
            c->minus[c->minus_count++] = place[n];
        else
            c->plus[c->plus_count++] = place[n];
    }
}

/* c, transformed. */
static void transform_challenge(const struct lanes_mldsa_rows *rows, int32_t out[256],
                                const struct lanes_mldsa_challenge *c)
{
    memset(out, 0, 256 * sizeof(out[0]));
    for (size_t i = 0; i < c->plus_count; i++)
        out[c->plus[i]] = 1;
    for (size_t i = 0; i < c->minus_count; i++)
        out[c->minus[i]] = -1;
    rows->mldsa->ntt(out);
}

/* c~ = H(mu || w1) */
static void hash_challenge(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                           uint8_t *out, const uint8_t mu[64], const uint8_t *w1)
{
    struct lanes_keccak hash;

    lanes_keccak_init(&hash, rows->keccak, &lanes_shake256);
    lanes_keccak_absorb(&hash, mu, LANES_MLDSA_MU_BYTES);
    lanes_keccak_absorb(&hash, w1, set->k * w1_bytes(set));
    lanes_keccak_squeeze(&hash, out, set->challenge_bytes);
    lanes_keccak_wipe(&hash);
}

/* Signing */

/* What `secrets` is: K, NTT(t0), then the tables of s1 and of -s2, which is subtracted. */
struct secrets {
    _Alignas(LANES_MLDSA_ALIGNMENT) uint8_t key[32];
    int32_t polynomials[][256];
};

static const int8_t *small_of(const struct lanes_mldsa_set *set, const struct secrets *secrets,
                              size_t i)
{
    return (const int8_t *)secrets->polynomials[set->k] + i * LANES_MLDSA_SMALL_BYTES;
}

void lanes_mldsa_expand_private(const struct lanes_mldsa_rows *rows,
                                const struct lanes_mldsa_set *set, void *secrets,
                                const uint8_t *private_key)
{
    struct secrets *x = secrets;
    int8_t *table = (int8_t *)x->polynomials[set->k];
    const uint8_t *t0 = t0_of(set, private_key);
    int8_t s[K_MAX + L_MAX][256];
    int32_t bad = decode_small(set, s, private_key);

    LANES_ASSERT(bad == 0);
    (void)bad; /* checked when the key came */
    memcpy(x->key, private_key + 32, sizeof(x->key));
    for (size_t i = 0; i < set->k; i++) {
        rows->mldsa->unpack_t0(x->polynomials[i], t0 + i * LANES_MLDSA_T0_BYTES);
        rows->mldsa->ntt(x->polynomials[i]);
    }
    for (size_t i = 0; i < (size_t)set->l + set->k; i++, table += LANES_MLDSA_SMALL_BYTES) {
        const int sign = i < set->l ? 1 : -1;
        for (size_t j = 0; j < 256; j++) {
            table[j] = (int8_t)(-sign * s[i][j]);
            table[256 + j] = (int8_t)(sign * s[i][j]);
        }
    }
    lanes_wipe(s, sizeof(s));
}

/* One signature in the making; all but c is secret. */
struct signing {
    _Alignas(LANES_MLDSA_ALIGNMENT) int32_t y[L_MAX + MASK_WAYS - 1][256]; /* and those that follow */
    int32_t y_transformed[L_MAX][256];
    int32_t w[K_MAX][256];
    int32_t shift[256], c_transformed[256];
    uint8_t w1[K_MAX][256];
    uint8_t packed[K_MAX * LANES_MLDSA_W1_BYTES_MAX];
    uint8_t mask[MASK_WAYS][MASK_BYTES];
    struct lanes_keccak_x5 shake;
    uint8_t seed[64]; /* rho'' */
    uint8_t hints[80 + K_MAX];
    struct lanes_mldsa_challenge c;
    unsigned next; /* number of the next polynomial of masks: kappa + i */
    unsigned have;
};

/*
 * ExpandMask (Algorithm 34) for attempt after attempt: y[0] .. y[l - 1]. Polynomials have
 * running numbers; four are sampled at a time, whatever attempt they belong to.
 */
static void next_masks(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                       struct signing *s)
{
    if (s->have >= set->l) {
        s->have -= set->l;
        memmove(s->y[0], s->y[set->l], s->have * sizeof(s->y[0]));
    }
    while (s->have < set->l) {
        uint16_t nonce[WAYS] = {0};
        uint8_t *to[WAYS] = {NULL};
        for (unsigned i = 0; i < MASK_WAYS; i++) {
            nonce[i] = (uint16_t)(s->next + i);
            to[i] = s->mask[i];
        }
        lanes_keccak_x5_seed(&s->shake, rows->keccak, &lanes_shake256, s->seed, 64, nonce);
        lanes_keccak_x5_squeeze(&s->shake, to, MASK_BLOCKS, NULL);
        for (unsigned i = 0; i < MASK_WAYS; i++)
            rows->mldsa->unpack_z(s->y[s->have + i], s->mask[i], set->z_bits);
        s->next += MASK_WAYS;
        s->have += MASK_WAYS;
    }
}

/*
 * The hints of all of w, encoded (Algorithm 20). False if c t0 or their number is too large.
 * w is w0 - c s2 by now.
 */
static bool make_hints(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                       struct signing *s, const struct secrets *secrets)
{
    int total = 0;

    memset(s->hints, 0, sizeof(s->hints));
    transform_challenge(rows, s->c_transformed, &s->c);
    for (size_t i = 0; i < set->k; i++) {
        uint8_t at[256];
        int n;

        rows->mldsa->dot(s->shift, secrets->polynomials + i,
                         (const int32_t(*)[256]) & s->c_transformed, 1);
        rows->mldsa->inverse(s->shift);
        n = rows->mldsa->make_hint(at, s->w[i], s->shift, s->w1[i], set->gamma2);
        if (n < 0 || total + n > set->omega)
            return false;
        memcpy(s->hints + total, at, (size_t)n);
        total += n;
        s->hints[set->omega + i] = (uint8_t)total;
    }
    return true;
}

/*
 * One turn of Algorithm 7's loop. The check of r0 comes first: it fails more often than that
 * of z. Which of them fails, and in which polynomial, is as little secret as the number of
 * attempts: the distribution of what is rejected does not depend on the key.
 */
static bool attempt(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                    struct signing *s, uint8_t *signature, const int32_t (*matrix)[256],
                    const struct secrets *secrets, const uint8_t mu[64])
{
    const struct lanes_mldsa_kernel *row = rows->mldsa;

    next_masks(rows, set, s);
    memcpy(s->y_transformed, s->y, set->l * sizeof(s->y[0]));
    for (size_t i = 0; i < set->l; i++)
        row->ntt(s->y_transformed[i]);
    for (size_t i = 0; i < set->k; i++) {
        row->dot(s->w[i], matrix + i * set->l, (const int32_t(*)[256])s->y_transformed, set->l);
        row->inverse(s->w[i]);
        row->decompose(s->w[i], s->w1[i], s->packed + i * w1_bytes(set), set->gamma2);
    }
    hash_challenge(rows, set, signature, mu, s->packed);
    /* An output of a random oracle: of a rejected attempt too it says nothing about the key. */
    LANES_DECLASSIFY(signature, set->challenge_bytes);
    sample_ball(rows, set, &s->c, signature);
    for (size_t i = 0; i < set->k; i++) {
        if (!row->add_small(s->w[i], small_of(set, secrets, set->l + i), &s->c,
                            set->gamma2 - set->beta))
            return false;
    }
    for (size_t i = 0; i < set->l; i++) {
        if (!row->add_small(s->y[i], small_of(set, secrets, i), &s->c,
                            (1 << (set->z_bits - 1)) - set->beta))
            return false;
    }
    return make_hints(rows, set, s, secrets);
}

bool lanes_mldsa_sign(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                      uint8_t *signature, const void *matrix, const void *secrets,
                      const uint8_t mu[static 64], const uint8_t random[static 32])
{
    uint8_t *z = signature + set->challenge_bytes;
    const size_t z_bytes = 32u * set->z_bits;
    const struct secrets *x = secrets;
    struct lanes_keccak hash;
    struct signing s;
    bool done = false;

    s.next = s.have = 0;
    lanes_keccak_init(&hash, rows->keccak, &lanes_shake256);
    lanes_keccak_absorb(&hash, x->key, sizeof(x->key));
    lanes_keccak_absorb(&hash, random, LANES_MLDSA_RANDOM_BYTES);
    lanes_keccak_absorb(&hash, mu, LANES_MLDSA_MU_BYTES);
    lanes_keccak_squeeze(&hash, s.seed, sizeof(s.seed));
    for (unsigned i = 0; i < ATTEMPTS_MAX && !done; i++)
        done = attempt(rows, set, &s, signature,
                       (const int32_t(*)[256])matrix, x, mu);
    if (done) {
        for (size_t i = 0; i < set->l; i++)
            rows->mldsa->pack_z(z + i * z_bytes, s.y[i], set->z_bits);
        memcpy(z + set->l * z_bytes, s.hints, (size_t)set->omega + set->k);
        LANES_DECLASSIFY(signature, set->signature_bytes); /* what it is for */
    } else {
        memset(signature, 0, set->signature_bytes);
    }
    lanes_keccak_wipe(&hash);
    lanes_wipe(&s, sizeof(s));
    return done;
}

/* Verifying; everything is public. */

struct verifying {
    /* c first, then z: the terms that belong to a row of (-2^13 t1 | A). */
    _Alignas(LANES_MLDSA_ALIGNMENT) int32_t term[1 + L_MAX][256];
    int32_t w[256];
    uint8_t packed[K_MAX * LANES_MLDSA_W1_BYTES_MAX];
    const uint8_t *hints; /* encoded */
    unsigned hints_used;
};

/* Steps 3 to 7 of Algorithm 21: what Algorithm 20 never writes is refused. */
static bool check_hints(const struct lanes_mldsa_set *set, const uint8_t *hints)
{
    unsigned at = 0;

    for (unsigned i = 0; i < set->k; i++) {
        const unsigned first = at, end = hints[set->omega + i];
        if (end < at || end > set->omega)
            return false;
        for (; at < end; at++) {
            if (at > first && hints[at] <= hints[at - 1])
                return false;
        }
    }
    for (; at < set->omega; at++) {
        if (hints[at] != 0)
            return false;
    }
    return true;
}

/* Decodes a signature (Algorithm 27); z is checked and transformed, c too. */
static bool begin_verifying(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                            struct verifying *v, const uint8_t *signature, size_t signature_bytes)
{
    const uint8_t *z = signature + set->challenge_bytes;
    const size_t z_bytes = 32u * set->z_bits;
    struct lanes_mldsa_challenge c;

    if (signature_bytes != set->signature_bytes)
        return false;
    v->hints = z + set->l * z_bytes;
    v->hints_used = 0;
    if (!check_hints(set, v->hints))
        return false;
    for (size_t i = 1; i <= set->l; i++, z += z_bytes) {
        rows->mldsa->unpack_z(v->term[i], z, set->z_bits);
        if (!rows->mldsa->within(v->term[i], (1 << (set->z_bits - 1)) - set->beta))
            return false;
        rows->mldsa->ntt(v->term[i]);
    }
    sample_ball(rows, set, &c, signature);
    transform_challenge(rows, v->term[0], &c);
    return true;
}

/* w1 of row i, (-2^13 t1 | A) transformed. */
static void verify_row(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                       struct verifying *v, const int32_t (*row)[256], size_t i)
{
    const unsigned end = v->hints[set->omega + i];

    rows->mldsa->dot(v->w, row, (const int32_t(*)[256])v->term, 1u + set->l);
    rows->mldsa->inverse(v->w);
    rows->mldsa->use_hint(v->packed + i * w1_bytes(set), v->w, v->hints + v->hints_used,
                          end - v->hints_used, set->gamma2);
    v->hints_used = end;
}

static bool end_verifying(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                          const struct verifying *v, const uint8_t *signature,
                          const uint8_t mu[64])
{
    uint8_t challenge[64];

    hash_challenge(rows, set, challenge, mu, v->packed);
    return lanes_ct_equal(challenge, signature, set->challenge_bytes);
}

bool lanes_mldsa_verify(const struct lanes_mldsa_rows *rows, const struct lanes_mldsa_set *set,
                        const uint8_t *public_key, const uint8_t *signature,
                        size_t signature_bytes, const uint8_t mu[static 64])
{
    struct row_stream stream;
    const uint8_t *t1 = public_key + 32;
    struct verifying v;

    if (!begin_verifying(rows, set, &v, signature, signature_bytes))
        return false;
    begin_rows(set, &stream, public_key, NULL);
    for (size_t i = 0; i < set->k; i++) {
        next_row(rows, set, &stream);
        rows->mldsa->unpack_t1(stream.element[0], t1 + i * LANES_MLDSA_T1_BYTES);
        rows->mldsa->ntt(stream.element[0]);
        verify_row(rows, set, &v, (const int32_t(*)[256])stream.element, i);
    }
    return end_verifying(rows, set, &v, signature, mu);
}

void lanes_mldsa_expand_public(const struct lanes_mldsa_rows *rows,
                               const struct lanes_mldsa_set *set, void *verifier,
                               const uint8_t *public_key)
{
    const uint8_t *t1 = public_key + 32;
    const size_t stride = 1u + set->l;
    int32_t(*matrix)[256] = verifier;

    expand_rows(rows, set, matrix + 1, stride, public_key);
    for (size_t i = 0; i < set->k; i++) {
        rows->mldsa->unpack_t1(matrix[i * stride], t1 + i * LANES_MLDSA_T1_BYTES);
        rows->mldsa->ntt(matrix[i * stride]);
    }
}

bool lanes_mldsa_verify_expanded(const struct lanes_mldsa_rows *rows,
                                 const struct lanes_mldsa_set *set, const void *verifier,
                                 const uint8_t *signature, size_t signature_bytes,
                                 const uint8_t mu[static 64])
{
    const int32_t(*matrix)[256] = (const int32_t(*)[256])verifier;
    struct verifying v;

    if (!begin_verifying(rows, set, &v, signature, signature_bytes))
        return false;
    for (size_t i = 0; i < set->k; i++)
        verify_row(rows, set, &v, matrix + i * (1u + set->l), i);
    return end_verifying(rows, set, &v, signature, mu);
}
