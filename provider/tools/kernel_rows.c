/* SPDX-License-Identifier: Apache-2.0 */
#include "kernel_rows.h"

#include "aead/aead.h"
#include "chacha20/chacha20.h"
#include "curve25519/kernels.h"
#include "keccak/kernels.h"
#include "mldsa/kernels.h"
#include "poly1305/poly1305.h"
#include "sha512/kernels.h"
#include "tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NO_MORE = -1, AAD_BYTES = 13 };

/* What one row of the report works on. */
struct bench {
    const struct lanes_kernel *row;
    size_t bytes;
    uint8_t *memory, *in, *out;
    uint32_t state[LANES_CHACHA20_STATE_WORDS];
    struct lanes_poly1305 poly;
    struct lanes_aead aead;
};

/* A routine of a primitive's rows, or (shape "oneshot") whole messages on a row. */
struct routine {
    const char *operation, *shape;
    enum lanes_primitive primitive;
    bool (*run)(void *state, unsigned times);
    const int *sizes; /* bytes, ended by NO_MORE */
};

/* The head of a row is its first member. */
static const struct lanes_chacha20_kernel *chacha20_row(const struct bench *b)
{
    return (const struct lanes_chacha20_kernel *)b->row;
}

static bool run_xor_blocks(void *state, unsigned times)
{
    const struct bench *b = state;

    for (; times > 0; times--)
        chacha20_row(b)->xor_blocks(b->out, b->in, b->bytes / LANES_CHACHA20_BLOCK_BYTES, b->state);
    return true;
}

static bool run_keystream(void *state, unsigned times)
{
    const struct bench *b = state;

    for (; times > 0; times--)
        chacha20_row(b)->keystream(b->out, b->bytes / LANES_CHACHA20_BLOCK_BYTES, b->state);
    return true;
}

static bool run_hchacha20(void *state, unsigned times)
{
    const struct bench *b = state;

    for (; times > 0; times--)
        chacha20_row(b)->hchacha20(b->out, b->in, b->in + LANES_CHACHA20_KEY_BYTES);
    return true;
}

static bool run_poly1305(void *state, unsigned times)
{
    struct bench *b = state;
    const struct lanes_poly1305_kernel *row = (const struct lanes_poly1305_kernel *)b->row;

    for (; times > 0; times--)
        row->blocks(&b->poly, b->in, b->bytes / LANES_POLY1305_BLOCK_BYTES, 1);
    return true;
}

/* As a long seal does: each chunk authenticated in the pass that encrypts the next. */
static bool run_fused(void *state, unsigned times)
{
    struct bench *b = state;
    const struct lanes_aead_kernel *row = (const struct lanes_aead_kernel *)b->row;
    const struct lanes_aead_run run = {.out = b->out, .in = b->in,
                                       .chunks = b->bytes / LANES_AEAD_CHUNK_BYTES, .mac = b->in,
                                       .mac_first = LANES_AEAD_CHUNK_MAC_BLOCKS,
                                       .mac_blocks = b->bytes / LANES_POLY1305_BLOCK_BYTES};

    for (; times > 0; times--)
        row->fused(&run, b->state, &b->poly);
    return true;
}

static bool run_seal(void *state, unsigned times)
{
    struct bench *b = state;
    uint8_t tag[LANES_AEAD_TAG_BYTES];

    for (; times > 0; times--) {
        lanes_aead_set_nonce(&b->aead, b->in);
        lanes_aead_aad(&b->aead, b->in, AAD_BYTES);
        if (!lanes_aead_seal(&b->aead, b->out, b->in, b->bytes))
            return false;
        lanes_aead_tag(&b->aead, tag);
    }
    return true;
}

static bool run_open(void *state, unsigned times)
{
    struct bench *b = state;
    uint8_t tag[LANES_AEAD_TAG_BYTES];

    for (; times > 0; times--) {
        lanes_aead_set_nonce(&b->aead, b->in);
        lanes_aead_aad(&b->aead, b->in, AAD_BYTES);
        if (!lanes_aead_open(&b->aead, b->out, b->in, b->bytes))
            return false;
        lanes_aead_tag(&b->aead, tag);
    }
    return true;
}

static bool run_sha512(void *state, unsigned times)
{
    const struct bench *b = state;
    const struct lanes_sha512_kernel *row = (const struct lanes_sha512_kernel *)b->row;
    uint64_t hash[8] = {0};

    for (; times > 0; times--)
        row->blocks(hash, b->in, b->bytes / LANES_SHA512_BLOCK_BYTES);
    memcpy(b->out, hash, sizeof(hash));
    return true;
}

static bool run_permute(void *state, unsigned times)
{
    const struct bench *b = state;
    const struct lanes_keccak_kernel *row = (const struct lanes_keccak_kernel *)b->row;

    for (; times > 0; times--)
        row->permute((uint64_t *)(void *)b->in);
    return true;
}

static bool run_permute_x4(void *state, unsigned times)
{
    const struct bench *b = state;
    const struct lanes_keccak_kernel *row = (const struct lanes_keccak_kernel *)b->row;

    for (; times > 0; times--)
        row->permute_x4((uint64_t *)(void *)b->in);
    return true;
}

static bool run_permute_x5(void *state, unsigned times)
{
    const struct bench *b = state;
    const struct lanes_keccak_kernel *row = (const struct lanes_keccak_kernel *)b->row;
    uint64_t *const states = (uint64_t *)(void *)b->in;

    for (; times > 0; times--)
        row->permute_x5(states, states + LANES_KECCAK_WORDS * LANES_KECCAK_WAYS);
    return true;
}

static const struct lanes_curve25519_kernel *curve25519_row(const struct bench *b)
{
    return (const struct lanes_curve25519_kernel *)b->row;
}

/* One product after another: what a chain of them costs. */
static bool run_mul(void *state, unsigned times)
{
    const struct bench *b = state;
    struct lanes_fe a;

    memcpy(&a, b->in, sizeof(a));
    for (; times > 0; times--)
        curve25519_row(b)->mul(&a, &a, &a);
    memcpy(b->out, &a, sizeof(a));
    return true;
}

static bool run_invert(void *state, unsigned times)
{
    const struct bench *b = state;
    struct lanes_fe a;

    memcpy(&a, b->in, sizeof(a));
    for (; times > 0; times--)
        curve25519_row(b)->invert(&a, &a);
    memcpy(b->out, &a, sizeof(a));
    return true;
}

static bool run_ladder(void *state, unsigned times)
{
    const struct bench *b = state;
    static const uint8_t scalar[32] = {[31] = 0x40};
    struct lanes_fe u, q[2];

    memcpy(&u, b->in, sizeof(u));
    for (; times > 0; times--)
        curve25519_row(b)->ladder(q, scalar, &u);
    memcpy(b->out, q, sizeof(q));
    return true;
}

static bool run_base(void *state, unsigned times)
{
    const struct bench *b = state;
    const struct lanes_curve25519_kernel *const row = curve25519_row(b);
    struct lanes_point p;

    for (; times > 0; times--)
        row->base(row, &p, b->in);
    memcpy(b->out, &p, sizeof(p));
    return true;
}

/* The points of a verification: two of 128 bits, the base point by four parts of 64. */
static bool run_sum(void *state, unsigned times)
{
    const struct bench *b = state;
    const struct lanes_curve25519_kernel *const row = curve25519_row(b);
    static const uint8_t scalar[32] = {[0] = 0x31, [31] = 0x40};
    struct lanes_term term[6] = {{.factor = LANES_FACTOR_POINT}};
    struct lanes_multiples multiples;
    struct lanes_point p;

    for (size_t i = 0; i < 6; i++) {
        term[i].factor = i < 2 ? LANES_FACTOR_POINT
                               : (enum lanes_factor)(LANES_FACTOR_BASE + (int)i - 2);
        term[i].multiples = &multiples;
        for (size_t k = i; k < (i < 2 ? 128U : 64U); k += i < 2 ? 6 : 9)
            term[i].digit[k] = (int8_t)(k % 2 == 0 ? 1 + 2 * (int)(k % 8) : -7);
    }
    row->base(row, &p, scalar);
    for (; times > 0; times--) {
        row->multiples(row, &multiples, &p);
        row->sum(row, &p, term, 6, 128);
    }
    memcpy(b->out, &p, sizeof(p));
    return true;
}

static const struct lanes_mldsa_kernel *mldsa_row(const struct bench *b)
{
    return (const struct lanes_mldsa_kernel *)b->row;
}

/* Of zeros, which take as long as anything else and stay within every bound. */
static bool run_ntt(void *state, unsigned times)
{
    const struct bench *b = state;

    memset(b->in, 0, b->bytes);
    for (; times > 0; times--)
        mldsa_row(b)->ntt((int32_t *)(void *)b->in);
    return true;
}

static bool run_inverse(void *state, unsigned times)
{
    const struct bench *b = state;

    memset(b->in, 0, b->bytes);
    for (; times > 0; times--)
        mldsa_row(b)->inverse((int32_t *)(void *)b->in);
    return true;
}

/* A row of the matrix of ML-DSA-65 by y. */
static bool run_dot(void *state, unsigned times)
{
    const struct bench *b = state;
    int32_t(*const f)[256] = (int32_t(*)[256])(void *)b->in;
    const int32_t(*const a)[256] = (const int32_t(*)[256])(void *)b->in;

    memset(b->in, 0, b->bytes);
    for (; times > 0; times--)
        mldsa_row(b)->dot(f[5], a, a, 5);
    return true;
}

static bool run_decompose(void *state, unsigned times)
{
    const struct bench *b = state;
    int32_t *const w = (int32_t *)(void *)b->in;
    uint8_t w1[256];

    for (; times > 0; times--) {
        memset(w, 0, b->bytes);
        mldsa_row(b)->decompose(w, w1, b->out, LANES_MLDSA_GAMMA2_32);
    }
    return true;
}

/*
 * The other routines of ML-DSA-87, on what they get from most keys: 5 blocks of SHAKE128, of which
 * all candidates are taken, 60 coefficients of c, 40 hints of a polynomial.
 */
static struct {
    _Alignas(LANES_MLDSA_ALIGNMENT) int32_t f[256];
    _Alignas(LANES_MLDSA_ALIGNMENT) int32_t zeros[256];
    int8_t small[LANES_MLDSA_SMALL_BYTES];
    uint8_t bytes[1024], high[256], place[256];
    uint8_t t1[LANES_MLDSA_T1_BYTES], t0[LANES_MLDSA_T0_BYTES];
    struct lanes_mldsa_challenge c;
} work;

enum { Z_BITS = 20, HINTS = 40, REJECT_BYTES = 840, REJECT_ETA_BYTES = 272, BOUND = 1 << 19 };

static void prepare_work(void)
{
    for (size_t i = 0; i < sizeof(work.place); i++)
        work.place[i] = (uint8_t)i;
    for (size_t i = 0; i < LANES_MLDSA_TAU_MAX / 2; i++) {
        work.c.plus[i] = (uint8_t)(4 * i);
        work.c.minus[i] = (uint8_t)(4 * i + 1);
    }
    work.c.plus_count = work.c.minus_count = LANES_MLDSA_TAU_MAX / 2;
    memset(work.f, 0, sizeof(work.f));
    memset(work.bytes, 0x5a, sizeof(work.bytes));
}

#define MLDSA_ROUTINE(name, call)                                                                  \
    static bool run_##name(void *state, unsigned times)                                            \
    {                                                                                              \
        const struct lanes_mldsa_kernel *const row = mldsa_row(state);                             \
                                                                                                   \
        prepare_work();                                                                            \
        for (; times > 0; times--)                                                                 \
            (void)(row->call);                                                                     \
        return true;                                                                               \
    }

MLDSA_ROUTINE(reject, reject(work.f, 0, work.bytes, REJECT_BYTES))
MLDSA_ROUTINE(reject_eta, reject_eta(work.small, 0, work.bytes, REJECT_ETA_BYTES, 2))
MLDSA_ROUTINE(pack_z, pack_z(work.bytes, work.zeros, Z_BITS))
MLDSA_ROUTINE(unpack_z, unpack_z(work.f, work.bytes, Z_BITS))
MLDSA_ROUTINE(unpack_t1, unpack_t1(work.f, work.bytes))
MLDSA_ROUTINE(unpack_t0, unpack_t0(work.f, work.bytes))
MLDSA_ROUTINE(power2round, power2round(work.t1, work.t0, work.zeros, work.small))
MLDSA_ROUTINE(add_small, add_small(work.f, work.small, &work.c, BOUND))
MLDSA_ROUTINE(within, within(work.zeros, BOUND))
MLDSA_ROUTINE(make_hint,
              make_hint(work.place, work.zeros, work.zeros, work.high, LANES_MLDSA_GAMMA2_32))
MLDSA_ROUTINE(use_hint,
              use_hint(work.bytes, work.zeros, work.place, HINTS, LANES_MLDSA_GAMMA2_32))

static const int stream_sizes[] = {64, 128, 256, 512, 1024, 4096, 16384, NO_MORE};
static const int ahead_sizes[] = {128, 256, 384, 512, NO_MORE};
static const int subkey_sizes[] = {32, NO_MORE};
static const int mac_sizes[] = {16, 64, 128, 256, 512, 1024, 4096, 16384, NO_MORE};
static const int hash_sizes[] = {128, 256, 1024, 16384, NO_MORE};
static const int state_sizes[] = {8 * LANES_KECCAK_WORDS, NO_MORE};
static const int states_sizes[] = {8 * LANES_KECCAK_WORDS * LANES_KECCAK_WAYS, NO_MORE};
static const int five_sizes[] = {8 * LANES_KECCAK_WORDS * (LANES_KECCAK_WAYS + 1), NO_MORE};
static const int element_sizes[] = {32, NO_MORE};
static const int polynomial_sizes[] = {1024, NO_MORE};
static const int polynomials_sizes[] = {6 * 1024, NO_MORE};
static const int chunk_sizes[] = {512, 1024, 4096, 16384, NO_MORE};
static const int message_sizes[] = {0, 16, 64, 256, 1350, 4096, 16384, NO_MORE};

static const struct routine routines[] = {
    {"chacha20", "xor_blocks", LANES_CHACHA20, run_xor_blocks, stream_sizes},
    {"chacha20", "keystream", LANES_CHACHA20, run_keystream, ahead_sizes},
    {"chacha20", "hchacha20", LANES_CHACHA20, run_hchacha20, subkey_sizes},
    {"poly1305", "blocks", LANES_POLY1305, run_poly1305, mac_sizes},
    {"chacha20-poly1305", "fused", LANES_AEAD, run_fused, chunk_sizes},
    {"chacha20-poly1305 seal", "oneshot", LANES_AEAD, run_seal, message_sizes},
    {"chacha20-poly1305 open", "oneshot", LANES_AEAD, run_open, message_sizes},
    {"sha512", "blocks", LANES_SHA512, run_sha512, hash_sizes},
    {"keccak", "permute", LANES_KECCAK, run_permute, state_sizes},
    {"keccak", "permute_x4", LANES_KECCAK, run_permute_x4, states_sizes},
    {"keccak", "permute_x5", LANES_KECCAK, run_permute_x5, five_sizes},
    {"curve25519", "mul", LANES_CURVE25519, run_mul, element_sizes},
    {"curve25519", "invert", LANES_CURVE25519, run_invert, element_sizes},
    {"curve25519", "ladder", LANES_CURVE25519, run_ladder, element_sizes},
    {"curve25519", "base", LANES_CURVE25519, run_base, element_sizes},
    {"curve25519", "sum", LANES_CURVE25519, run_sum, element_sizes},
    {"mldsa", "ntt", LANES_MLDSA, run_ntt, polynomial_sizes},
    {"mldsa", "inverse", LANES_MLDSA, run_inverse, polynomial_sizes},
    {"mldsa", "dot", LANES_MLDSA, run_dot, polynomials_sizes},
    {"mldsa", "decompose", LANES_MLDSA, run_decompose, polynomial_sizes},
    {"mldsa", "reject", LANES_MLDSA, run_reject, polynomial_sizes},
    {"mldsa", "reject_eta", LANES_MLDSA, run_reject_eta, polynomial_sizes},
    {"mldsa", "pack_z", LANES_MLDSA, run_pack_z, polynomial_sizes},
    {"mldsa", "unpack_z", LANES_MLDSA, run_unpack_z, polynomial_sizes},
    {"mldsa", "unpack_t1", LANES_MLDSA, run_unpack_t1, polynomial_sizes},
    {"mldsa", "unpack_t0", LANES_MLDSA, run_unpack_t0, polynomial_sizes},
    {"mldsa", "power2round", LANES_MLDSA, run_power2round, polynomial_sizes},
    {"mldsa", "add_small", LANES_MLDSA, run_add_small, polynomial_sizes},
    {"mldsa", "within", LANES_MLDSA, run_within, polynomial_sizes},
    {"mldsa", "make_hint", LANES_MLDSA, run_make_hint, polynomial_sizes},
    {"mldsa", "use_hint", LANES_MLDSA, run_use_hint, polynomial_sizes},
};

static struct bench *new_bench(const struct lanes_kernel *row, const struct routine *routine,
                               size_t bytes)
{
    enum { PAGE = 4096, LEAST = 512 };
    const size_t size = ((bytes + LEAST) / PAGE + 1) * PAGE;
    struct bench *b = calloc(1, sizeof(*b));

    if (b == NULL || (b->memory = aligned_alloc(PAGE, 2 * size + PAGE)) == NULL)
        abort();
    memset(b->memory, 0x5a, 2 * size + PAGE);
    b->row = row;
    b->bytes = bytes;
    b->in = b->memory;
    b->out = b->memory + size + PAGE / 2; /* loads wait for stores 4096 bytes apart */
    lanes_chacha20_state_key(b->state, b->in);
    lanes_poly1305_start(&b->poly, b->in);
    if (routine->primitive == LANES_AEAD) {
        b->aead.row = (const struct lanes_aead_kernel *)row;
        lanes_aead_set_key(&b->aead, b->in);
    }
    return b;
}

static void fill(struct row *row, const struct routine *routine, const struct lanes_kernel *kernel,
                 size_t bytes)
{
    memset(row, 0, sizeof(*row));
    row->operation = routine->operation;
    row->shape = routine->shape;
    row->kernel = kernel->name;
    row->bytes = bytes;
    row->side[SIDE_LANES].run = routine->run;
    row->side[SIDE_LANES].state = new_bench(kernel, routine, bytes);
}

static bool wanted(const struct routine *routine, const char *only)
{
    char both[128];

    snprintf(both, sizeof(both), "%s %s", routine->operation, routine->shape);
    return strstr(both, only) != NULL;
}

size_t kernel_rows(struct row *rows, const char *only, uint32_t cpu)
{
    size_t count = 0;

    for (size_t r = 0; r < sizeof(routines) / sizeof(routines[0]); r++) {
        const struct lanes_kernel_table *table = lanes_tables[routines[r].primitive];
        if (!wanted(&routines[r], only))
            continue;
        for (size_t k = 0; k < table->rows; k++) {
            if (!lanes_kernel_runs(table->row[k], cpu))
                continue;
            for (const int *size = routines[r].sizes; *size != NO_MORE; size++, count++) {
                if (rows != NULL)
                    fill(&rows[count], &routines[r], table->row[k], (size_t)*size);
            }
        }
    }
    return count;
}

void kernel_rows_free(struct row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct bench *b = rows[i].side[SIDE_LANES].state;
        free(b->memory);
        free(b);
    }
}
