/* SPDX-License-Identifier: Apache-2.0 */
/*
 * POLY1305, call by call, against the default provider: no difference is
 * allowed. And by the two other roads to it: EVP_Q_mac and EVP_PKEY_POLY1305.
 */
#include "harness.h"
#include "outcome.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>

#include <stdlib.h>
#include <string.h>

static struct library oracle, lanes;

enum mac_kind { MAC_INIT, MAC_UPDATE, MAC_FINAL, MAC_GET, MAC_SET, MAC_DUP, MAC_SIZE, MAC_KINDS };
enum { MAC_CALLS = 40, MAC_DATA = 2200 };

struct mac_call {
    enum mac_kind kind;
    const uint8_t *in;
    size_t n;
    bool null_data;
    bool null_out;     /* MAC_FINAL: asks for the size */
    bool key_in_param; /* MAC_INIT */
    const char *param;
    unsigned type;
};

struct mac_actor {
    EVP_MAC *mac;
    EVP_MAC_CTX *ctx;
    bool keyed;
};

static void run_init(struct mac_actor *a, const struct mac_call *call, struct outcome *o)
{
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};
    uint8_t key[64];

    if (!call->key_in_param) {
        o->ret = EVP_MAC_init(a->ctx, call->null_data ? NULL : call->in, call->n, NULL);
        return;
    }
    memcpy(key, call->in, call->n);
    params[0] = OSSL_PARAM_construct_octet_string(OSSL_MAC_PARAM_KEY, key, call->n);
    o->ret = EVP_MAC_init(a->ctx, NULL, 0, params);
}

static void run_update(struct mac_actor *a, const struct mac_call *call, struct outcome *o)
{
    o->ret = EVP_MAC_update(a->ctx, call->null_data ? NULL : call->in, call->n);
}

static void run_final(struct mac_actor *a, const struct mac_call *call, struct outcome *o)
{
    size_t length = 12345;

    o->ret = EVP_MAC_final(a->ctx, call->null_out ? NULL : o->out, &length, call->n);
    o->length = (long)length;
}

static void run_get(struct mac_actor *a, const struct mac_call *call, struct outcome *o)
{
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};

    params[0] = (OSSL_PARAM){call->param, call->type, call->null_data ? NULL : o->out, call->n,
                             OSSL_PARAM_UNMODIFIED};
    o->ret = EVP_MAC_CTX_get_params(a->ctx, params);
    o->length = (long)params[0].return_size;
}

static void run_set(struct mac_actor *a, const struct mac_call *call, struct outcome *o)
{
    OSSL_PARAM params[2] = {OSSL_PARAM_END, OSSL_PARAM_END};

    if (call->n > 0)
        memcpy(o->in, call->in, call->n);
    params[0] = (OSSL_PARAM){call->param, call->type, o->in, call->n, OSSL_PARAM_UNMODIFIED};
    o->ret = EVP_MAC_CTX_set_params(a->ctx, params);
}

/* The copy takes the original's place; the original must not be needed any more. */
static void run_dup(struct mac_actor *a, const struct mac_call *call, struct outcome *o)
{
    EVP_MAC_CTX *copy = EVP_MAC_CTX_dup(a->ctx);

    (void)call;
    o->ret = copy != NULL;
    if (copy == NULL)
        return;
    EVP_MAC_CTX_free(a->ctx);
    a->ctx = copy;
}

static void run_size(struct mac_actor *a, const struct mac_call *call, struct outcome *o)
{
    (void)call;
    o->ret = (long)EVP_MAC_CTX_get_mac_size(a->ctx);
    o->length = (long)EVP_MAC_CTX_get_block_size(a->ctx);
}

static void mac_run(struct mac_actor *a, const struct mac_call *call, struct outcome *o)
{
    static void (*const runs[])(struct mac_actor *, const struct mac_call *, struct outcome *) = {
        [MAC_INIT] = run_init, [MAC_UPDATE] = run_update, [MAC_FINAL] = run_final,
        [MAC_GET] = run_get,   [MAC_SET] = run_set,       [MAC_DUP] = run_dup,
        [MAC_SIZE] = run_size,
    };

    outcome_begin(o);
    runs[call->kind](a, call, o);
    outcome_end(o);
}

static void print_call(const struct mac_call *call)
{
    static const char *const names[] = {"init", "update", "final", "get", "set", "dup", "size"};

    printf("    %s n=%zu%s%s%s %s type %u\n", names[call->kind], call->n,
           call->null_data ? " data NULL" : "", call->null_out ? " out NULL" : "",
           call->key_in_param ? " key as parameter" : "", call->param != NULL ? call->param : "",
           call->type);
}

static uint8_t pool[4096];

static const uint8_t *some(struct rng *rng, size_t n)
{
    return pool + rng_below(rng, sizeof(pool) - n);
}

static size_t one_of(struct rng *rng, const size_t *choice, size_t n)
{
    return choice[rng_below(rng, n)];
}

static struct mac_call random_init(struct rng *rng)
{
    static const size_t wrong[] = {0, 1, 16, 31, 33, 64};
    struct mac_call call = {.kind = MAC_INIT, .n = 32};

    if (rng_chance(rng, 15))
        call.n = one_of(rng, wrong, sizeof(wrong) / sizeof(wrong[0]));
    call.in = some(rng, call.n);
    call.key_in_param = rng_chance(rng, 30);
    if (rng_chance(rng, 25)) {
        call.key_in_param = false;
        call.null_data = true;
        call.n = 0;
    }
    return call;
}

static struct mac_call random_call(struct rng *rng)
{
    static const char *const keys[] = {OSSL_MAC_PARAM_KEY, OSSL_MAC_PARAM_SIZE, "no-such",
                                       OSSL_MAC_PARAM_BLOCK_SIZE};
    static const size_t sizes[] = {0, 1, 2, 4, 8, 15, 16, 17, 31, 32, 33, 64};
    static const size_t types[] = {OSSL_PARAM_OCTET_STRING, OSSL_PARAM_UNSIGNED_INTEGER,
                                   OSSL_PARAM_INTEGER, OSSL_PARAM_UTF8_STRING};
    const size_t die = rng_below(rng, 100);
    struct mac_call call = {.kind = MAC_UPDATE, .n = rng_length(rng, MAC_DATA)};

    if (die < 18)
        return random_init(rng);
    if (die < 60) {
        call.in = some(rng, call.n);
        call.null_data = call.n == 0 && rng_chance(rng, 50);
        return call;
    }
    call.n = one_of(rng, sizes, sizeof(sizes) / sizeof(sizes[0]));
    call.in = some(rng, call.n);
    call.param = keys[rng_below(rng, sizeof(keys) / sizeof(keys[0]))];
    call.type = (unsigned)one_of(rng, types, sizeof(types) / sizeof(types[0]));
    if (die < 75) {
        call.kind = MAC_FINAL;
        call.null_out = rng_chance(rng, 10);
    } else if (die < 82) {
        call.kind = MAC_GET;
        call.null_data = call.n == 0;
    } else {
        call.kind = die < 90 ? MAC_SET : die < 96 ? MAC_DUP : MAC_SIZE;
    }
    return call;
}

/* A plain computation: what most sequences must hold some of. */
static size_t proper(struct rng *rng, struct mac_call *calls, size_t pieces)
{
    size_t n = 0;

    calls[n++] = (struct mac_call){.kind = MAC_INIT, .in = some(rng, 32), .n = 32};
    while (pieces-- > 0) {
        const size_t length = rng_length(rng, MAC_DATA);

        calls[n++] = (struct mac_call){.kind = MAC_UPDATE, .in = some(rng, length), .n = length};
        if (rng_chance(rng, 10))
            calls[n++] = (struct mac_call){.kind = MAC_DUP};
    }
    calls[n++] = (struct mac_call){.kind = MAC_FINAL, .n = 16};
    return n;
}

static struct mac_actor actor_new(EVP_MAC *mac)
{
    struct mac_actor a = {.mac = mac, .ctx = EVP_MAC_CTX_new(mac)};

    CU_ASSERT_PTR_NOT_NULL_FATAL(a.ctx);
    return a;
}

static bool gives_key(const struct mac_call *call)
{
    return (call->kind == MAC_INIT && (call->key_in_param || !call->null_data)) ||
           (call->kind == MAC_SET && strcmp(call->param, OSSL_MAC_PARAM_KEY) == 0);
}

/* Runs the calls on both sides; false, and printed unless quiet, at the first difference. */
static bool alike(EVP_MAC *mac[2], const struct mac_call *calls, size_t n,
                  void (*plant)(struct outcome *), uint64_t seed)
{
    static struct outcome seen[2];
    struct mac_actor side[2] = {actor_new(mac[0]), actor_new(mac[1])};
    const char *difference = NULL;

    for (size_t i = 0; i < n && difference == NULL; i++) {
        /* Without any key, and after a final, the default provider calls through NULL. */
        if (!side[0].keyed && (calls[i].kind == MAC_UPDATE || calls[i].kind == MAC_FINAL))
            continue;
        mac_run(&side[0], &calls[i], &seen[0]);
        mac_run(&side[1], &calls[i], &seen[1]);
        if (plant != NULL)
            plant(&seen[0]);
        if (gives_key(&calls[i]) && seen[0].ret == 1)
            side[0].keyed = true;
        if (calls[i].kind == MAC_FINAL && seen[0].ret == 1 && !calls[i].null_out)
            side[0].keyed = false;
        difference = outcome_difference(&seen[0], &seen[1]);
        if (difference == NULL || plant != NULL)
            continue;
        printf("\n  LANES_SEED=%llu: the %s differs\n", (unsigned long long)seed, difference);
        for (size_t k = 0; k <= i; k++)
            print_call(&calls[k]);
        outcome_print(stdout, "default", &seen[0]);
        outcome_print(stdout, "lanes  ", &seen[1]);
    }
    EVP_MAC_CTX_free(side[0].ctx);
    EVP_MAC_CTX_free(side[1].ctx);
    return difference == NULL;
}

static void fetch_both(EVP_MAC *mac[2])
{
    struct rng rng = {1};

    rng_fill(&rng, pool, sizeof(pool));
    mac[0] = EVP_MAC_fetch(oracle.ctx, "POLY1305", oracle.query);
    mac[1] = EVP_MAC_fetch(lanes.ctx, "POLY1305", lanes.query);
    CU_ASSERT_PTR_NOT_NULL_FATAL(mac[0]);
    CU_ASSERT_PTR_NOT_NULL_FATAL(mac[1]);
}

static void free_both(EVP_MAC *mac[2])
{
    EVP_MAC_free(mac[0]);
    EVP_MAC_free(mac[1]);
}

static void test_random(void)
{
    struct mac_call calls[MAC_CALLS];
    EVP_MAC *mac[2];
    size_t different = 0;
    uint64_t seed = option_seed();

    fetch_both(mac);
    for (size_t i = option_rounds(20000); i > 0 && different < 5; i--, seed++) {
        struct rng rng = {seed};
        size_t n = proper(&rng, calls, rng_below(&rng, 10));

        while (n < MAC_CALLS && rng_chance(&rng, 92))
            calls[n++] = random_call(&rng);
        if (rng_chance(&rng, 10))
            calls[0] = random_call(&rng);
        different += !alike(mac, calls, n, NULL, seed);
    }
    CU_ASSERT_EQUAL(different, 0);
    free_both(mac);
}

static void plant_tag(struct outcome *o)
{
    o->out[15] ^= 1;
}

static void plant_error(struct outcome *o)
{
    o->error++;
}

static void test_comparison_can_fail(void)
{
    struct mac_call calls[MAC_CALLS];
    struct rng rng = {3};
    EVP_MAC *mac[2];
    size_t n;

    fetch_both(mac);
    n = proper(&rng, calls, 3);
    CU_ASSERT_TRUE(alike(mac, calls, n, NULL, 0));
    CU_ASSERT_FALSE(alike(mac, calls, n, plant_tag, 0));
    CU_ASSERT_FALSE(alike(mac, calls, n, plant_error, 0));
    free_both(mac);
}

/* Every length around blocks and kernel chunks, through EVP_Q_mac. */
static void test_quick(void)
{
    unsigned char tag[2][16];
    size_t length[2], wrong = 0;
    struct rng rng = {4};

    rng_fill(&rng, pool, sizeof(pool));
    for (size_t n = 0; n <= 1100; n++) {
        const struct library *const side[2] = {&oracle, &lanes};

        memset(tag, 0, sizeof(tag));
        for (int i = 0; i < 2; i++) {
            length[i] = 0;
            if (EVP_Q_mac(side[i]->ctx, "POLY1305", side[i]->query, NULL, NULL, pool, 32,
                          pool + 32 + n % 7, n, tag[i], 16, &length[i]) == NULL)
                wrong++;
        }
        wrong += length[0] != 16 || length[1] != 16 || memcmp(tag[0], tag[1], 16) != 0;
    }
    CU_ASSERT_EQUAL(wrong, 0);
}

/*
 * Messages that drive the accumulator to its edges: blocks and r of all ones,
 * sums just below, at and above 2^130-5.
 */
static void test_extremes(void)
{
    static const uint8_t fill[] = {0x00, 0x01, 0xfb, 0xff, 0x05, 0x80};
    uint8_t key[32], data[320], tag[2][16];
    size_t length, wrong = 0;

    for (size_t k = 0; k < sizeof(fill) * sizeof(fill); k++) {
        memset(key, fill[k % sizeof(fill)], 16);
        memset(key + 16, fill[k / sizeof(fill)], 16);
        for (size_t d = 0; d < sizeof(fill); d++) {
            memset(data, fill[d], sizeof(data));
            data[0] = (uint8_t)(0xfb + k % 5);
            for (size_t n = 0; n <= sizeof(data); n += n % 16 == 15 ? 1 : 5) {
                EVP_Q_mac(oracle.ctx, "POLY1305", oracle.query, NULL, NULL, key, 32, data, n,
                          tag[0], 16, &length);
                EVP_Q_mac(lanes.ctx, "POLY1305", lanes.query, NULL, NULL, key, 32, data, n,
                          tag[1], 16, &length);
                wrong += memcmp(tag[0], tag[1], 16) != 0;
            }
        }
    }
    CU_ASSERT_EQUAL(wrong, 0);
}

/* The signing road: the default provider's key and signature, the preferred MAC. */
static bool sign(const struct library *library, const char *query, size_t key_bytes, size_t n,
                 uint8_t tag[static 16])
{
    EVP_PKEY *pkey =
        EVP_PKEY_new_raw_private_key_ex(library->ctx, "POLY1305", query, pool, key_bytes);
    EVP_MD_CTX *ctx = EVP_MD_CTX_new(), *copy = EVP_MD_CTX_new();
    size_t length = 16;
    bool good;

    good = pkey != NULL &&
           EVP_DigestSignInit_ex(ctx, NULL, NULL, library->ctx, query, pkey, NULL) == 1 &&
           EVP_DigestSignUpdate(ctx, pool, n / 2) == 1 && EVP_MD_CTX_copy_ex(copy, ctx) == 1 &&
           EVP_DigestSignUpdate(copy, pool + n / 2, n - n / 2) == 1 &&
           EVP_DigestSignFinal(copy, tag, &length) == 1 && length == 16;
    EVP_MD_CTX_free(copy);
    EVP_MD_CTX_free(ctx);
    EVP_PKEY_free(pkey);
    return good;
}

static void test_pkey(void)
{
    uint8_t tag[2][16];

    for (size_t n = 0; n < 200; n += 7) {
        CU_ASSERT(sign(&oracle, "provider=default", 32, n, tag[0]));
        CU_ASSERT(sign(&lanes, "?provider=lanes", 32, n, tag[1]));
        CU_ASSERT_EQUAL(memcmp(tag[0], tag[1], 16), 0);
    }
    CU_ASSERT_FALSE(sign(&oracle, "provider=default", 31, 5, tag[0]));
    CU_ASSERT_FALSE(sign(&lanes, "?provider=lanes", 31, 5, tag[1]));
}

/* What the default provider does not survive; lanes refuses. */
static void test_misuse(void)
{
    EVP_MAC *mac = EVP_MAC_fetch(lanes.ctx, "POLY1305", lanes.query);
    EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(mac);
    uint8_t tag[16] = {0};
    const uint8_t none[16] = {0};
    size_t length = 0;

    CU_ASSERT_PTR_NOT_NULL_FATAL(ctx);
    CU_ASSERT_EQUAL(EVP_MAC_update(ctx, pool, 10), 0);
    CU_ASSERT_EQUAL(EVP_MAC_final(ctx, tag, &length, sizeof(tag)), 0);
    CU_ASSERT_EQUAL(memcmp(tag, none, sizeof(tag)), 0);
    CU_ASSERT_EQUAL(EVP_MAC_init(ctx, pool, 32, NULL), 1);
    CU_ASSERT_EQUAL(EVP_MAC_update(ctx, NULL, 10), 0);
    CU_ASSERT_EQUAL(EVP_MAC_update(ctx, NULL, 0), 1);
    CU_ASSERT_EQUAL(EVP_MAC_final(ctx, tag, &length, sizeof(tag)), 1);
    CU_ASSERT_EQUAL(EVP_MAC_update(ctx, pool, 10), 0);
    CU_ASSERT_EQUAL(EVP_MAC_final(ctx, tag, &length, sizeof(tag)), 0);
    EVP_MAC_CTX_free(ctx);
    EVP_MAC_free(mac);
    ERR_clear_error();
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"random calls", test_random},
        {"use without a key or data", test_misuse},
        {"planted differences are found", test_comparison_can_fail},
        {"EVP_Q_mac, all lengths", test_quick},
        {"extreme keys and messages", test_extremes},
        {"EVP_PKEY_POLY1305", test_pkey},
        CU_TEST_INFO_NULL,
    };
    int status;

    library_open(&oracle, false);
    library_open(&lanes, true);
    status = harness_main("POLY1305", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
