/* SPDX-License-Identifier: Apache-2.0 */
#include "suites.h"

#include "base/bytes.h"
#include "base/cpu.h"
#include "base/ct.h"
#include "fallback.h"

#include <string.h>

static void ct_equal(void)
{
    uint8_t *a, *b;

    for (size_t n = 0; n <= 70; n++) {
        a = h_guard(0, n);
        b = h_guard(1, n);
        h_random(a, n);
        memcpy(b, a, n);
        CHECK(lanes_ct_equal(a, b, n), "%zu equal bytes", n);
        for (size_t bit = 0; bit < 8 * n; bit++) {
            b[bit / 8] ^= (uint8_t)(1 << bit % 8);
            CHECK(!lanes_ct_equal(a, b, n), "bit %zu of %zu bytes differs", bit, n);
            b[bit / 8] = a[bit / 8];
        }
    }
    /* Two differences must not cancel each other. */
    memset(a, 0x00, 70);
    memset(b, 0xff, 70);
    CHECK(!lanes_ct_equal(a, b, 70), "all bytes differ");
}

static void wipe(void)
{
    uint8_t buffer[66];

    for (size_t n = 0; n <= 64; n++) {
        memset(buffer, 0xa5, sizeof(buffer));
        lanes_wipe(buffer + 1, n);
        CHECK(buffer[0] == 0xa5 && buffer[n + 1] == 0xa5, "%zu bytes: a neighbour is changed", n);
        for (size_t i = 1; i <= n; i++)
            CHECK(buffer[i] == 0, "byte %zu of %zu stays", i, n);
    }
    lanes_wipe(NULL, 0);
}

static void byte_order(void)
{
    for (int i = 0; i < 100; i++) {
        uint8_t *p = h_guard(0, 8), *q = h_guard(1, 8);
        uint64_t v = 0;
        h_random(p, 8);
        for (size_t j = 8; j-- > 0;)
            v = v << 8 | p[j];
        CHECK(lanes_load64_le(p) == v && fallback_load64_le(p) == v, "load64");
        lanes_store64_le(q, v);
        CHECK(memcmp(p, q, 8) == 0, "store64");
        memset(q, 0, 8);
        fallback_store64_le(q, v);
        CHECK(memcmp(p, q, 8) == 0, "store64, other byte order");
        v >>= 32;
        CHECK(lanes_load32_le(p + 4) == v && fallback_load32_le(p + 4) == v, "load32");
        memset(q, 0, 8);
        lanes_store32_le(q + 4, (uint32_t)v);
        CHECK(memcmp(p + 4, q + 4, 4) == 0, "store32");
        memset(q, 0, 8);
        fallback_store32_le(q + 4, (uint32_t)v);
        CHECK(memcmp(p + 4, q + 4, 4) == 0 && q[3] == 0, "store32, other byte order");
        const unsigned left = 1 + (unsigned)i % 31;
        const uint32_t w = (uint32_t)v;
        CHECK(lanes_rotl32(w, left) == (uint32_t)((uint64_t)w << left | w >> (32 - left)), "rotl");
    }
}

/* The product by shifting and adding. */
static uint64_t slow_mul64(uint64_t *high, uint64_t a, uint64_t b)
{
    uint64_t low = 0;

    *high = 0;
    for (int i = 63; i >= 0; i--) {
        *high = *high << 1 | low >> 63;
        low <<= 1;
        if ((b >> i & 1) != 0) {
            low += a;
            *high += low < a;
        }
    }
    return low;
}

static const uint64_t edges[] = {
    0,
    1,
    2,
    0x7fffffff,
    0x80000000,
    0xffffffff,
    UINT64_C(0x100000000),
    UINT64_C(0x1ffffffff),
    UINT64_C(0xffffffff00000000),
    UINT64_C(0x7fffffffffffffff),
    UINT64_C(0x8000000000000000),
    UINT64_C(0xfffffffffffffffe),
    UINT64_C(0xffffffffffffffff),
};
enum { EDGES = sizeof(edges) / sizeof(edges[0]) };

static void check_product(uint64_t a, uint64_t b)
{
    uint64_t expected_high, high, fallback_high;
    const uint64_t expected = slow_mul64(&expected_high, a, b);

    CHECK(lanes_mul64(&high, a, b) == expected && high == expected_high, "%llx * %llx",
          (unsigned long long)a, (unsigned long long)b);
    CHECK(fallback_mul64(&fallback_high, a, b) == expected && fallback_high == expected_high,
          "fallback: %llx * %llx", (unsigned long long)a, (unsigned long long)b);
}

static void products(void)
{
    for (size_t i = 0; i < EDGES * EDGES; i++)
        check_product(edges[i / EDGES], edges[i % EDGES]);
    for (int i = 0; i < 10000; i++) {
        uint64_t v[2];
        h_random(v, sizeof(v));
        check_product(v[0], v[1]);
    }
}

static void sums(void)
{
    for (size_t i = 0; i < 2 * EDGES * EDGES; i++) {
        const uint64_t a = edges[i / 2 / EDGES], b = edges[i / 2 % EDGES], in = i % 2;
        uint64_t carry = in;
        const uint64_t sum = lanes_add64(a, b, &carry);
        /* By halves, which cannot overflow. */
        const uint64_t low = (a & 0xffffffff) + (b & 0xffffffff) + in;
        const uint64_t high = (a >> 32) + (b >> 32) + (low >> 32);
        CHECK(sum == (high << 32 | (low & 0xffffffff)) && carry == high >> 32, "%llx + %llx + %u",
              (unsigned long long)a, (unsigned long long)b, (unsigned)in);
    }
}

static void cpu(void)
{
    uint32_t allowed = 0, lower = 0;
    unsigned levels = 0;

    CHECK(lanes_cpu_detect() == h_cpu(), "%x, but another source says %x", lanes_cpu_detect(),
          h_cpu());
    CHECK(lanes_cpu_level("portable", &allowed) && allowed == 0, "portable allows %x", allowed);
    CHECK(lanes_cpu_level("x86-64-v3", &allowed) && allowed != 0, "x86-64-v3 allows nothing");
    CHECK(!lanes_cpu_level("", &allowed) && !lanes_cpu_level("x86-64", &allowed), "unknown level");
    for (const char *name; (name = lanes_cpu_level_name(levels)) != NULL; levels++) {
        CHECK(lanes_cpu_level(name, &allowed), "%s", name);
        CHECK((lower & ~allowed) == 0, "%s allows less than the level below", name);
        lower = allowed;
    }
    CHECK(levels >= 2, "%u levels", levels);
    for (uint32_t bit = 1; bit != 0; bit <<= 1)
        CHECK((lower & bit) == 0 || lanes_cpu_feature_name(bit) != NULL, "feature %x", bit);
    CHECK(lanes_cpu_feature_name(0) == NULL, "no feature");
}

const struct h_test h_base_tests[] = {
    {"constant-time compare", ct_equal},
    {"wipe", wipe},
    {"byte order", byte_order},
    {"64-bit products", products},
    {"sums with carry", sums},
    {"CPU features and levels", cpu},
    {NULL, NULL},
};
