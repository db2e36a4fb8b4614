/* SPDX-License-Identifier: Apache-2.0 */
#include "mldsa/kernels.h"

#include "base/cpu.h"
#include "mldsa/x86_64/avx2.h"

/* What was seen so far, and n bytes more. */
static uint64_t with_bytes(uint64_t seen, const void *p, size_t n)
{
    uint8_t both[8 + 4 * 256];

    lanes_store64_le(both, seen);
    memcpy(both + 8, p, n);
    return lanes_kernel_fingerprint(both, 8 + n);
}

static uint64_t with_numbers(uint64_t seen, const int32_t f[256])
{
    uint8_t bytes[4 * 256];

    for (size_t i = 0; i < 256; i++)
        lanes_store32_le(bytes + 4 * i, (uint32_t)f[i]);
    return with_bytes(seen, bytes, sizeof(bytes));
}

struct scratch {
    _Alignas(LANES_MLDSA_ALIGNMENT) int32_t a[1][256];
    int32_t y[1][256], t[256], w[256];
    int8_t s[256], table[LANES_MLDSA_SMALL_BYTES];
    uint8_t in[840], out[LANES_MLDSA_Z_BYTES_MAX], t0[LANES_MLDSA_T0_BYTES], w1[256], at[256];
};

static const struct lanes_mldsa_challenge few = {{0, 255, 100, 7}, {31, 32, 128}, 4, 3};

/* What depends on gamma1, gamma2 or eta, with those of ML-DSA-44 or of ML-DSA-65. */
static uint64_t check_set(const struct lanes_mldsa_kernel *row, struct scratch *x, uint64_t seen,
                          bool first)
{
    const int bits = first ? 18 : 20, eta = first ? 2 : 4;
    const int32_t gamma2 = first ? LANES_MLDSA_GAMMA2_88 : LANES_MLDSA_GAMMA2_32;
    size_t n = row->reject_eta(x->s, 0, x->in, 800, eta);
    int hints;

    seen = with_bytes(seen + n, x->s, 256);
    for (size_t i = 0; i < 256; i++) {
        x->table[i] = (int8_t)-x->s[i];
        x->table[256 + i] = x->s[i];
    }
    row->unpack_z(x->y[0], x->in, bits);
    row->pack_z(x->out, x->y[0], bits);
    seen = with_bytes(seen, x->out, 32 * (size_t)bits);
    row->ntt(x->y[0]);
    row->dot(x->t, (const int32_t(*)[256])x->a, (const int32_t(*)[256])x->y, 1);
    row->inverse(x->t);
    seen = with_numbers(seen, x->t);
    memcpy(x->w, x->t, sizeof(x->w));
    row->decompose(x->w, x->w1, x->out, gamma2);
    seen = with_bytes(with_bytes(seen, x->w1, 256), x->out, first ? 192 : 128);
    seen += row->add_small(x->w, x->table, &few, gamma2 + 7 * eta + 1);
    seen = with_numbers(seen, x->w);
    for (size_t i = 0; i < 256; i++) { /* as if they had passed the check */
        x->w[i] = x->w[i] >= gamma2 ? gamma2 - 1 : x->w[i] <= -gamma2 ? 1 - gamma2 : x->w[i];
        x->y[0][i] = (int32_t)(i * 331);
    }
    hints = row->make_hint(x->at, x->w, x->y[0], x->w1, gamma2);
    if (hints < 0 || hints > 256)
        return 0;
    seen = with_bytes(seen, x->at, (size_t)hints);
    row->use_hint(x->out, x->t, x->at, (size_t)hints, gamma2);
    return with_bytes(seen, x->out, first ? 192 : 128);
}

/*
 * Signatures that should have been refused tell the key: one number at its bound, the first or
 * the last of all, must be seen. x->table is of numbers of at most 4.
 */
static bool refuses(const struct lanes_mldsa_kernel *row, struct scratch *x, int32_t gamma2)
{
    bool good = true;

    memset(x->w, 0, sizeof(x->w));
    for (size_t i = 0; i < 256; i += 255) {
        memset(x->y[0], 0, sizeof(x->y[0]));
        x->y[0][i] = i == 0 ? gamma2 : LANES_MLDSA_Q - gamma2;
        good &= row->make_hint(x->at, x->w, x->y[0], x->w1, gamma2) < 0;
        x->y[0][i] = i == 0 ? gamma2 : -gamma2;
        good &= !row->within(x->y[0], gamma2) && row->within(x->y[0], gamma2 + 1);
        good &= !row->add_small(x->y[0], x->table, &few, gamma2 - 7 * 4);
    }
    return good;
}

/* Known answers: every function once, on bytes that follow one another without a pattern. */
static bool check(const struct lanes_kernel *kernel)
{
    const struct lanes_mldsa_kernel *row = (const struct lanes_mldsa_kernel *)kernel;
    struct scratch x;
    uint32_t r = 1;
    uint64_t seen;

    for (size_t i = 0; i < sizeof(x.in); i++) {
        r = r * 1664525 + 1013904223;
        x.in[i] = (uint8_t)(r >> 24);
    }
    memset(x.in, 0xff, 3);
    seen = row->reject(x.a[0], 0, x.in, sizeof(x.in));
    if (seen != 256)
        return false;
    seen = with_numbers(seen, x.a[0]);
    if (row->to_order != NULL)
        row->to_order(x.a[0]);
    seen = check_set(row, &x, seen, true);
    seen = check_set(row, &x, seen, false);
    if (!refuses(row, &x, LANES_MLDSA_GAMMA2_88) || !refuses(row, &x, LANES_MLDSA_GAMMA2_32))
        return false;
    row->power2round(x.out, x.t0, x.t, x.s);
    seen = with_bytes(with_bytes(seen, x.out, LANES_MLDSA_T1_BYTES), x.t0, sizeof(x.t0));
    row->unpack_t1(x.t, x.out);
    seen = with_numbers(seen, x.t);
    row->unpack_t0(x.t, x.t0);
    seen = with_numbers(seen, x.t);
    seen += row->within(x.t, 4097);
    seen += row->within(x.t, 4000);
    return seen == UINT64_C(0xef525627bb443e34);
}

#if defined(LANES_X86_64)
const struct lanes_mldsa_kernel lanes_mldsa_avx2 = {
    .kernel = {"avx2", LANES_CPU_AVX2 | LANES_CPU_BMI2},
    .ntt = lanes_mldsa_ntt_avx2,
    .inverse = lanes_mldsa_inverse_ntt_avx2,
    .dot = lanes_mldsa_dot_avx2,
    .to_order = lanes_mldsa_to_order_avx2,
    .reject = lanes_mldsa_reject_avx2,
    .reject_eta = lanes_mldsa_reject_eta_avx2,
    .pack_z = lanes_mldsa_pack_z_avx2,
    .unpack_z = lanes_mldsa_unpack_z_avx2,
    .unpack_t1 = lanes_mldsa_unpack_t1_avx2,
    .unpack_t0 = lanes_mldsa_unpack_t0_avx2,
    .power2round = lanes_mldsa_power2round_avx2,
    .decompose = lanes_mldsa_decompose_avx2,
    .add_small = lanes_mldsa_add_small_avx2,
    .within = lanes_mldsa_within_avx2,
    .make_hint = lanes_mldsa_make_hint_avx2,
    .use_hint = lanes_mldsa_use_hint_avx2,
};
#endif

static const struct lanes_kernel *const rows[] = {
#if defined(LANES_X86_64)
    &lanes_mldsa_avx2.kernel,
#endif
    &lanes_mldsa_portable.kernel,
};

const struct lanes_kernel_table lanes_mldsa_kernels = {
    .primitive = "mldsa",
    .rows = sizeof(rows) / sizeof(rows[0]),
    .row = rows,
    .check = check,
};
