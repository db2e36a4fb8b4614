/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Each entry of the allow-list: that lanes is as strict as design section 6
 * says, that the list has no more than that, and that the comparison which
 * uses it finds every kind of difference.
 */
#include "sequence.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evperr.h>
#include <openssl/proverr.h>

#include <string.h>

static struct library oracle, lanes;

static const uint8_t key[32] = {1, 2, 3}, iv[24] = {4, 5, 6}, data[64] = {7, 8, 9};

#define INIT(way, ...) {.kind = CALL_INIT, .with_cipher = true, .enc = (way), __VA_ARGS__}
#define TEXT(bytes, ...) {.kind = CALL_UPDATE, .in = data, .n = (bytes), __VA_ARGS__}
#define EVP_CIPHER_CALL(bytes, ...) {.kind = CALL_CIPHER, .in = data, .n = (bytes), __VA_ARGS__}
#define SET_TAG(bytes) {.kind = CALL_CTRL, .ctrl = EVP_CTRL_AEAD_SET_TAG, .in = data, .n = (bytes)}
#define FINAL {.kind = CALL_FINAL}
#define EMPTY_CIPHER {.kind = CALL_CIPHER, .null_data = true}
#define BOTH .key = key, .iv = iv

enum { SEAL = 1, OPEN = 0, ROW_CALLS = 5 };

/* The last call is refused, with this error and without a byte written. */
struct row {
    const char *edge;
    int library, reason;
    struct call call[ROW_CALLS];
};

#define NO_KEY edge_no_key, ERR_LIB_PROV, PROV_R_NO_KEY_SET
#define NO_TAG edge_no_tag, ERR_LIB_PROV, PROV_R_TAG_NOT_SET
#define BAD_TAG edge_empty_cipher, 0, 0
#define ENDED edge_ended, 0, 0
#define OVERLAP edge_overlap, ERR_LIB_EVP, EVP_R_PARTIALLY_OVERLAPPING

static const struct row rows[] = {
    {NO_KEY, {INIT(SEAL), TEXT(10)}},
    {NO_KEY, {INIT(OPEN), TEXT(10)}},
    {NO_KEY, {INIT(SEAL, .iv = iv), TEXT(10, .place = PLACE_NULL)}},
    {NO_KEY, {INIT(SEAL, .iv = iv), FINAL}},
    {NO_KEY, {INIT(OPEN, .iv = iv), SET_TAG(16), FINAL}},
    {NO_KEY, {INIT(SEAL, .iv = iv), EVP_CIPHER_CALL(10)}},
    {NO_KEY, {INIT(OPEN, .iv = iv), SET_TAG(16), EMPTY_CIPHER}},
    {NO_TAG, {INIT(OPEN, BOTH), FINAL}},
    {NO_TAG, {INIT(OPEN, BOTH), TEXT(10), FINAL}},
    {NO_TAG, {INIT(OPEN, BOTH), TEXT(10, .place = PLACE_NULL), FINAL}},
    {NO_TAG, {INIT(OPEN, BOTH), EMPTY_CIPHER}},
    {NO_TAG, {INIT(OPEN, BOTH), TEXT(10), EMPTY_CIPHER}},
    {BAD_TAG, {INIT(OPEN, BOTH), SET_TAG(16), EMPTY_CIPHER}},
    {BAD_TAG, {INIT(OPEN, BOTH), SET_TAG(1), EMPTY_CIPHER}},
    {BAD_TAG, {INIT(OPEN, BOTH), SET_TAG(16), TEXT(10), EMPTY_CIPHER}},
    {BAD_TAG, {INIT(OPEN, BOTH), SET_TAG(16), FINAL}},
    {ENDED, {INIT(SEAL, BOTH), FINAL, TEXT(10)}},
    {ENDED, {INIT(SEAL, BOTH), TEXT(10), FINAL, TEXT(10)}},
    {ENDED, {INIT(SEAL, BOTH), TEXT(10), FINAL, TEXT(10, .place = PLACE_NULL)}},
    {ENDED, {INIT(SEAL, BOTH), FINAL, TEXT(0, .null_data = true)}},
    {ENDED, {INIT(SEAL, BOTH), FINAL, {.kind = CALL_INIT, .enc = 0, .key = key}, TEXT(10)}},
    {OVERLAP, {INIT(SEAL, BOTH), TEXT(64, .place = PLACE_AFTER, .shift = 1)}},
    {OVERLAP, {INIT(SEAL, BOTH), TEXT(64, .place = PLACE_BEFORE, .shift = 1)}},
    {OVERLAP, {INIT(SEAL, BOTH), TEXT(64, .place = PLACE_AFTER, .shift = 63)}},
    {OVERLAP, {INIT(OPEN, BOTH), TEXT(64, .place = PLACE_BEFORE, .shift = 63)}},
    {OVERLAP, {INIT(OPEN, BOTH), EVP_CIPHER_CALL(64, .place = PLACE_AFTER, .shift = 32)}},
    {OVERLAP, {INIT(SEAL, BOTH), TEXT(2, .place = PLACE_AFTER, .shift = 1)}},
};

static size_t length(const struct row *row)
{
    size_t n = ROW_CALLS;

    while (n > 0 && row->call[n - 1].kind == CALL_INIT && !row->call[n - 1].with_cipher)
        n--; /* unused places of the row are zero */
    return n;
}

/* True if the call is refused as the row says. */
static bool refused(const struct row *row, const struct call *call, const struct outcome *o)
{
    static struct outcome before;

    call_before(call, &before);
    return o->ret == (call->kind == CALL_CIPHER ? -1 : 0) && outcome_untouched(o, &before) &&
           ERR_GET_LIB(o->error) == row->library && ERR_GET_REASON(o->error) == row->reason;
}

static void check_row(const char *cipher, const struct row *row)
{
    const size_t n = length(row);
    struct actor actor;
    static struct outcome o;

    actor_open(&actor, &lanes, cipher);
    for (size_t i = 0; i < n; i++)
        call_run(&actor, &row->call[i], &o);
    if (!refused(row, &row->call[n - 1], &o)) {
        printf("\n  %s, %s, row %zu: not refused as it should be\n", cipher, row->edge,
               (size_t)(row - rows));
        outcome_print(stdout, "lanes", &o);
        CU_FAIL("not refused");
    }
    actor_close(&actor);
}

static void test_strict(void)
{
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        check_row("ChaCha20-Poly1305", &rows[i]);
        check_row("XChaCha20-Poly1305", &rows[i]);
        if (rows[i].edge == edge_overlap) {
            check_row("ChaCha20", &rows[i]);
            check_row("XChaCha20", &rows[i]);
        }
    }
    CU_PASS("all rows");
}

/* Buffers of which the default provider dies; the stream goes on where it was. */
static void test_null_buffers(void)
{
    static const char *const names[] = {"ChaCha20", "XChaCha20"};
    static const uint8_t zeros[64];

    for (size_t i = 0; i < 2; i++) {
        EVP_CIPHER *cipher = EVP_CIPHER_fetch(lanes.ctx, names[i], lanes.query);
        EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
        uint8_t whole[64], out[64];
        int n;

        CU_ASSERT_EQUAL_FATAL(EVP_EncryptInit_ex2(ctx, cipher, key, iv, NULL), 1);
        CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, whole, &n, zeros, 64), 1);
        CU_ASSERT_EQUAL(EVP_EncryptInit_ex2(ctx, NULL, NULL, iv, NULL), 1);
        CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out, &n, zeros, 9), 1);
        CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, NULL, &n, zeros, 5), 0);
        CU_ASSERT_EQUAL(ERR_GET_REASON(ERR_peek_last_error()), ERR_R_PASSED_NULL_PARAMETER);
        ERR_clear_error();
        CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out + 9, &n, NULL, 5), 0);
        CU_ASSERT_EQUAL(ERR_GET_REASON(ERR_peek_last_error()), ERR_R_PASSED_NULL_PARAMETER);
        ERR_clear_error();
        CU_ASSERT_EQUAL(EVP_Cipher(ctx, out + 9, NULL, 5), -1);
        CU_ASSERT_EQUAL(EVP_EncryptUpdate(ctx, out + 9, &n, zeros, 55), 1);
        CU_ASSERT_EQUAL(memcmp(out, whole, 64), 0);
        EVP_CIPHER_CTX_free(ctx);
        EVP_CIPHER_free(cipher);
        ERR_clear_error();
    }
}

/* The list allows each row, by its own entry, where the default provider is laxer. */
static void test_list_is_used(void)
{
    const char *const edges[] = {edge_no_key, edge_no_tag, edge_empty_cipher, edge_ended,
                                 edge_overlap};
    size_t used[5] = {0};
    struct twin twin;

    twin_open(&twin, &subjects[0], &oracle, &lanes);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        const enum verdict verdict =
            twin_sequence(&twin, rows[i].edge, rows[i].call, length(&rows[i]));

        CU_ASSERT_NOT_EQUAL(verdict, VERDICT_DIFFERENT);
        if (verdict == VERDICT_ALLOWED && twin.entry != NULL)
            CU_ASSERT_PTR_EQUAL(twin.entry, rows[i].edge);
        for (size_t e = 0; e < 5; e++)
            used[e] += verdict == VERDICT_ALLOWED && twin.entry == edges[e];
    }
    CU_ASSERT(used[0] > 0);
    CU_ASSERT(used[1] > 0 || twin.edges.final_wants_tag);
    CU_ASSERT(used[2] > 0 || twin.edges.cipher_is_final);
    CU_ASSERT(used[3] > 0 || running_version() >= 0x40000000UL);
    CU_ASSERT(used[4] > 0);
    twin_close(&twin);
}

/* What looks like an entry of the list but is none. */
static void test_list_is_narrow(void)
{
    const struct oracle_edges edges = {0};
    const struct call update = TEXT(10), final = FINAL;
    const struct facts ready = {.aead = true, .key = FACT_YES, .tag = FACT_YES};
    const struct facts keyless = {.aead = true, .tag = FACT_YES};
    static struct outcome o;

    call_before(&update, &o);
    o.ret = 0;
    o.error = ERR_PACK(ERR_LIB_PROV, 0, PROV_R_NO_KEY_SET);
    CU_ASSERT_PTR_NOT_NULL(allowed(&keyless, &edges, &update, &o));
    CU_ASSERT_PTR_NULL(allowed(&ready, &edges, &update, &o)); /* it has a key */
    o.error = ERR_PACK(ERR_LIB_PROV, 0, PROV_R_TAG_NOT_SET);
    CU_ASSERT_PTR_NULL(allowed(&keyless, &edges, &update, &o)); /* another reason */
    CU_ASSERT_PTR_NULL(allowed(&ready, &edges, &final, &o));    /* it has a tag */
    o.error = 0;
    CU_ASSERT_PTR_NULL(allowed(&keyless, &edges, &update, &o));
    o.error = ERR_PACK(ERR_LIB_PROV, 0, PROV_R_NO_KEY_SET);
    o.out[CALL_MARGIN] ^= 1; /* something was written */
    CU_ASSERT_PTR_NULL(allowed(&keyless, &edges, &update, &o));
    o.out[CALL_MARGIN] ^= 1;
    o.ret = 1; /* not a refusal */
    CU_ASSERT_PTR_NULL(allowed(&keyless, &edges, &update, &o));
}

/* Planted faults: what a wrong provider could do in one call. */
static void plant_return(struct outcome *o)
{
    o->ret = !o->ret;
}

static void plant_length(struct outcome *o)
{
    o->length++;
}

static void plant_error(struct outcome *o)
{
    o->error = ERR_PACK(ERR_LIB_PROV, 0, PROV_R_INVALID_DATA);
}

static void plant_text(struct outcome *o)
{
    o->out[CALL_MARGIN] ^= 0x80;
}

static void plant_stray_byte(struct outcome *o)
{
    o->out[OUTCOME_AREA - 1] ^= 1;
}

static void plant_input(struct outcome *o)
{
    o->in[0] ^= 1;
}

static void test_comparison_can_fail(void)
{
    static void (*const plants[])(struct outcome *) = {
        plant_return, plant_length, plant_error, plant_text, plant_stray_byte, plant_input,
    };
    static const struct call calls[] = {
        INIT(SEAL, BOTH), TEXT(13, .place = PLACE_NULL), TEXT(64), FINAL,
        {.kind = CALL_CTRL, .ctrl = EVP_CTRL_AEAD_GET_TAG, .n = 16}};
    const size_t n = sizeof(calls) / sizeof(calls[0]);
    struct twin twin;

    twin_open(&twin, &subjects[0], &oracle, &lanes);
    twin.quiet = true;
    CU_ASSERT_EQUAL(twin_sequence(&twin, "no plant", calls, n), VERDICT_SAME);
    for (size_t i = 0; i < sizeof(plants) / sizeof(plants[0]); i++) {
        twin.plant = plants[i];
        CU_ASSERT_EQUAL(twin_sequence(&twin, "planted", calls, n), VERDICT_DIFFERENT);
    }
    twin_close(&twin);
}

/* A wrong oracle: XChaCha20-Poly1305 measured by something that is not it. */
static void test_wrong_oracle_is_found(void)
{
    static const struct subject wrong = {"XChaCha20-Poly1305", "ChaCha20-Poly1305", true, false,
                                         24};
    static const struct call calls[] = {INIT(SEAL, BOTH), TEXT(64)};
    struct twin twin;

    twin_open(&twin, &wrong, &oracle, &lanes);
    twin.quiet = true;
    CU_ASSERT_EQUAL(twin_sequence(&twin, "wrong oracle", calls, 2), VERDICT_DIFFERENT);
    twin_close(&twin);
}

/*
 * Parameters without data, where the default provider reads or writes through
 * NULL: lanes refuses each, but for the sizes that can be asked for.
 */
static void test_null_data(void)
{
    static const char *const set[] = {
        OSSL_CIPHER_PARAM_KEYLEN, OSSL_CIPHER_PARAM_IVLEN, OSSL_CIPHER_PARAM_AEAD_TLS1_AAD,
        OSSL_CIPHER_PARAM_AEAD_TLS1_IV_FIXED};
    static const size_t sizes[] = {0, 1, 4, 8, 12, 13, 16};
    static struct outcome o;
    struct actor actor;

    for (size_t c = 0; c < subject_count; c++) {
        const struct call init = INIT(SEAL, BOTH);
        struct call call = {.null_data = true};

        actor_open(&actor, &lanes, subjects[c].name);
        call_run(&actor, &init, &o);
        for (size_t i = 0; i < 4 * sizeof(sizes) / sizeof(sizes[0]); i++) {
            call.kind = CALL_SET;
            call.param = set[i % 4];
            call.n = sizes[i / 4];
            call.type = i % 4 < 2 ? OSSL_PARAM_UNSIGNED_INTEGER : OSSL_PARAM_OCTET_STRING;
            call_run(&actor, &call, &o);
            CU_ASSERT(o.ret == 0 || (!subjects[c].aead && i % 4 >= 2)); /* not a parameter there */
        }
        call = (struct call){.kind = CALL_GET, .null_data = true, .n = 16,
                             .param = OSSL_CIPHER_PARAM_AEAD_TAG,
                             .type = OSSL_PARAM_OCTET_STRING};
        call_run(&actor, &call, &o);
        CU_ASSERT(o.ret == 0 || !subjects[c].aead);
        actor_close(&actor);
    }
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"lanes refuses what the list says", test_strict},
        {"NULL buffers", test_null_buffers},
        {"each entry of the list is met", test_list_is_used},
        {"the list allows nothing else", test_list_is_narrow},
        {"parameters without data", test_null_data},
        {"planted differences are found", test_comparison_can_fail},
        {"a wrong oracle is found", test_wrong_oracle_is_found},
        CU_TEST_INFO_NULL,
    };
    int status;

    library_open(&oracle, false);
    library_open(&lanes, true);
    status = harness_main("strict edges and the comparison", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
