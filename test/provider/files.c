/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Keys in files, and what is signed with them: encoders (the default
 * provider's, through export), decoders, certificates and requests.
 */
#include "transcript.h"

#include <openssl/core_names.h>
#include <openssl/decoder.h>
#include <openssl/encoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <string.h>

static struct library oracle, lanes;

static const char *const types[] = {"X25519", "ED25519"};

static EVP_PKEY *private_key(const struct library *side, const char *type)
{
    unsigned char bytes[32];
    struct rng rng = {31};
    EVP_PKEY *key;

    rng_fill(&rng, bytes, sizeof(bytes));
    key = EVP_PKEY_new_raw_private_key_ex(side->ctx, type, NULL, bytes, sizeof(bytes));
    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    return key;
}

static const char *owner(const EVP_PKEY *key)
{
    return OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(key));
}

/* ---- out ------------------------------------------------------------------------------------- */

static void note_bio(struct transcript *t, const char *what, BIO *bio)
{
    char *text;
    const long n = BIO_get_mem_data(bio, &text);

    note_bytes(t, what, text, n > 0 ? (size_t)n : 0);
    BIO_free(bio);
}

static void note_encoded(struct transcript *t, EVP_PKEY *key, int selection, const char *format,
                         const char *structure)
{
    OSSL_ENCODER_CTX *ctx =
        OSSL_ENCODER_CTX_new_for_pkey(key, selection, format, structure, NULL);
    BIO *bio = BIO_new(BIO_s_mem());

    note_result(t, OSSL_ENCODER_to_bio(ctx, bio), "%s, %s, %x, %d encoders", format,
                structure != NULL ? structure : "-", (unsigned)selection,
                OSSL_ENCODER_CTX_get_num_encoders(ctx) > 0);
    note_bio(t, "encoded", bio);
    OSSL_ENCODER_CTX_free(ctx);
}

static void scenario_encode(const struct library *side, struct transcript *t)
{
    static const char *const formats[] = {"DER", "PEM", "TEXT"};
    static const char *const structures[] = {NULL, "PrivateKeyInfo", "SubjectPublicKeyInfo",
                                             "type-specific"};
    static const int selections[] = {EVP_PKEY_KEYPAIR, EVP_PKEY_PUBLIC_KEY};

    for (size_t i = 0; i < 2 * 3 * 4 * 2; i++) {
        EVP_PKEY *key = private_key(side, types[i / 24]);

        note_encoded(t, key, selections[i % 2], formats[i / 8 % 3], structures[i / 2 % 4]);
        EVP_PKEY_free(key);
    }
}

/* By the functions that applications call. */
static void scenario_write(const struct library *side, struct transcript *t)
{
    for (size_t i = 0; i < 2; i++) {
        EVP_PKEY *key = private_key(side, types[i]);
        unsigned char *der = NULL;
        BIO *bio = BIO_new(BIO_s_mem());
        int n = i2d_PUBKEY(key, &der);

        note_bytes(t, "i2d_PUBKEY", der, n > 0 ? (size_t)n : 0);
        OPENSSL_free(der);
        der = NULL;
        n = i2d_PrivateKey(key, &der);
        note_bytes(t, "i2d_PrivateKey", der, n > 0 ? (size_t)n : 0);
        OPENSSL_free(der);
        note_result(t, PEM_write_bio_PrivateKey(bio, key, NULL, NULL, 0, NULL, NULL), "PEM");
        note_result(t, PEM_write_bio_PUBKEY(bio, key), "PEM");
        note_result(t, EVP_PKEY_print_private(bio, key, 2, NULL), "print");
        note_result(t, EVP_PKEY_print_public(bio, key, 0, NULL), "print");
        note_bio(t, "written", bio);
        EVP_PKEY_free(key);
    }
}

/* Encrypted files hold a salt: what comes of reading them is compared. */
static void scenario_encrypted(const struct library *side, struct transcript *t)
{
    for (size_t i = 0; i < 2; i++) {
        EVP_PKEY *key = private_key(side, types[i]), *again;
        BIO *bio = BIO_new(BIO_s_mem());
        EVP_CIPHER *cipher = EVP_CIPHER_fetch(side->ctx, "AES-256-CBC", NULL);

        note_result(t,
                    PEM_write_bio_PKCS8PrivateKey(bio, key, cipher, "password", 8, NULL, NULL),
                    "write");
        again = PEM_read_bio_PrivateKey_ex(bio, NULL, NULL, (char *)"password", side->ctx, NULL);
        note_result(t, again != NULL && EVP_PKEY_eq(key, again) == 1, "read and equal");
        BIO_free(bio);
        EVP_CIPHER_free(cipher);
        EVP_PKEY_free(again);
        EVP_PKEY_free(key);
    }
}

/* ---- in -------------------------------------------------------------------------------------- */

enum { DER_MAX = 200 };

struct der {
    unsigned char p[DER_MAX];
    size_t n;
};

static struct der encode(EVP_PKEY *key, bool secret)
{
    struct der der;
    unsigned char *p = der.p;

    der.n = (size_t)(secret ? i2d_PrivateKey(key, &p) : i2d_PUBKEY(key, &p));
    return der;
}

static void note_decoded(struct transcript *t, const struct library *side, const struct der *der,
                         int selection, const char *structure, const char *what)
{
    EVP_PKEY *key = NULL;
    OSSL_DECODER_CTX *ctx = OSSL_DECODER_CTX_new_for_pkey(&key, "DER", structure, NULL, selection,
                                                          side->ctx, NULL);
    const unsigned char *p = der->p;
    size_t n = der->n;
    const int ret = OSSL_DECODER_from_data(ctx, &p, &n);

    note(t, "%s, %s, selection %x: %d, left %zu", what, structure != NULL ? structure : "-",
         (unsigned)selection, ret, ret == 1 ? n : 0);
    if (ret == 1) {
        unsigned char raw[32] = {0};
        size_t length = sizeof(raw);

        note(t, "%s", EVP_PKEY_get0_type_name(key));
        note(t, "raw public %d", EVP_PKEY_get_raw_public_key(key, raw, &length));
        note_bytes(t, "public", raw, sizeof(raw));
        memset(raw, 0, sizeof(raw));
        note(t, "raw private %d", EVP_PKEY_get_raw_private_key(key, raw, &length));
        note_bytes(t, "private", raw, sizeof(raw));
    }
    EVP_PKEY_free(key);
    OSSL_DECODER_CTX_free(ctx);
    ERR_clear_error(); /* which decoder complained last is not behaviour */
}

static void note_all_ways(struct transcript *t, const struct library *side, const struct der *der,
                          const char *what)
{
    static const int selections[] = {0, EVP_PKEY_KEYPAIR, EVP_PKEY_PUBLIC_KEY,
                                     OSSL_KEYMGMT_SELECT_PRIVATE_KEY, EVP_PKEY_KEY_PARAMETERS};
    static const char *const structures[] = {NULL, "PrivateKeyInfo", "SubjectPublicKeyInfo"};

    for (size_t i = 0; i < 15; i++)
        note_decoded(t, side, der, selections[i % 5], structures[i / 5], what);
}

/* Every byte of every file changed, every length cut, bytes behind. */
static void scenario_decode(const struct library *side, struct transcript *t)
{
    for (size_t i = 0; i < 4; i++) {
        EVP_PKEY *key = private_key(side, types[i / 2]);
        const struct der whole = encode(key, i % 2 == 0);
        char what[60];

        EVP_PKEY_free(key);
        note_all_ways(t, side, &whole, "whole");
        for (size_t at = 0; at < whole.n; at++) {
            struct der changed = whole;

            for (unsigned bit = 0; bit < 8; bit++) {
                changed.p[at] = (unsigned char)(whole.p[at] ^ 1U << bit);
                snprintf(what, sizeof(what), "file %zu, bit %u of byte %zu", i, bit, at);
                note_decoded(t, side, &changed, i % 2 == 0 ? EVP_PKEY_KEYPAIR
                                                           : EVP_PKEY_PUBLIC_KEY,
                             NULL, what);
            }
            changed = whole;
            changed.n = at;
            snprintf(what, sizeof(what), "file %zu, %zu bytes", i, at);
            note_decoded(t, side, &changed, 0, NULL, what);
        }
        for (size_t more = 1; more < 20; more += 6) {
            struct der longer = whole;

            memset(longer.p + longer.n, 0x30, more);
            longer.n += more;
            note_all_ways(t, side, &longer, "more behind");
        }
    }
}

/* RFC 8410, 10.3: with parameters, in a longer form, of other lengths, attributes. */
static void scenario_forms(const struct library *side, struct transcript *t)
{
    static const struct {
        const char *what;
        const char *hex; /* XX: 32 bytes of key, YY: 31 */
    } forms[] = {
        {"parameters NULL", "3030020100300706032b65700500042204 20XX"},
        {"public, parameters NULL", "302c300706032b65700500032100XX"},
        {"long form of the length", "30812e020100300506032b6570042204 20XX"},
        {"length in two bytes", "3082002e020100300506032b6570042204 20XX"},
        {"indefinite length", "3080020100300506032b6570042204 20XX0000"},
        {"no inner OCTET STRING", "302c020100300506032b65700420XX"},
        {"inner of 31", "302e020100300506032b6570042204 1fXX"},
        {"31 bytes", "302d020100300506032b6570042104 1fYY"},
        {"inner with more behind", "302f020100300506032b6570042304 20XX00"},
        {"version 2", "302e020102300506032b6570042204 20XX"},
        {"version of two bytes", "302f02020000300506032b6570042204 20XX"},
        {"unused bits", "302a300506032b6570032101XX"},
        {"a byte short", "3029300506032b6570032100XX"},
        {"another OID", "302a300506032b6571032100XX"},
        {"a longer OID", "302b300606042b657000032100XX"},
        {"attributes", "3030020100300506032b6570042204 20XXa000"},
        {"attribute, no value", "3037020100300506032b6570042204 20XXa007 3005060129 3100"},
        {"attribute, text", "303a020100300506032b6570042204 20XXa00a 3008060129 3103 0c0141"},
        {"attribute, NULL", "3039020100300506032b6570042204 20XXa009 3007060129 3102 0500"},
        {"attribute, bad NULL", "303a020100300506032b6570042204 20XXa00a 3008060129 3103 050100"},
        {"attribute, value cut", "3039020100300506032b6570042204 20XXa009 3007060129 3102 0c01"},
        {"attribute, no OID", "3038020100300506032b6570042204 20XXa008 30060600 3102 0c00"},
        {"attribute, OID not at its end",
         "3039020100300506032b6570042204 20XXa009 3007060180 3102 0c00"},
        {"attribute, OID with a zero in front",
         "303a020100300506032b6570042204 20XXa00a 300806028029 3102 0c00"},
        {"attribute, more behind",
         "303b020100300506032b6570042204 20XXa00b 3009060129 3102 0c00 0500"},
        {"attribute, no SET", "3039020100300506032b6570042204 20XXa009 3007060129 3002 0c00"},
        {"attributes, no SEQUENCE", "3032020100300506032b6570042204 20XXa002 0500"},
        {"attributes cut", "3031020100300506032b6570042204 20XXa001 30"},
        {"OID of X448", "302a300506032b656f032100XX"},
    };

    for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
        struct der der = {.n = 0};

        for (const char *hex = forms[i].hex; *hex != '\0';) {
            if (*hex == ' ') {
                hex++;
            } else if (*hex == 'X' || *hex == 'Y') {
                for (unsigned k = 0; k < (*hex == 'X' ? 32U : 31U); k++)
                    der.p[der.n++] = (unsigned char)(3 * k + 1);
                hex += 2;
            } else {
                unsigned value = 0;

                sscanf(hex, "%2x", &value);
                der.p[der.n++] = (unsigned char)value;
                hex += 2;
            }
        }
        note_all_ways(t, side, &der, forms[i].what);
    }
}

/* Whatever decodes to one of our types belongs to lanes. */
static void test_born_here(void)
{
    for (size_t i = 0; i < 4; i++) {
        EVP_PKEY *key = private_key(&lanes, types[i / 2]);
        const struct der der = encode(key, i % 2 == 0);
        const unsigned char *p = der.p;
        EVP_PKEY *again = i % 2 == 0 ? d2i_AutoPrivateKey_ex(NULL, &p, (long)der.n, lanes.ctx, NULL)
                                     : d2i_PUBKEY_ex(NULL, &p, (long)der.n, lanes.ctx, NULL);

        CU_ASSERT_PTR_NOT_NULL_FATAL(again);
        CU_ASSERT_STRING_EQUAL(owner(key), "lanes");
        CU_ASSERT_STRING_EQUAL(owner(again), "lanes");
        CU_ASSERT_EQUAL(EVP_PKEY_eq(key, again), 1);
        EVP_PKEY_free(key);
        EVP_PKEY_free(again);
    }
}

/* RFC 8410, 10.3, the second example: OneAsymmetricKey with an attribute and its public half. */
static const unsigned char one_asymmetric_key[] = {
    0x30, 0x72, 0x02, 0x01, 0x01, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
    0xd4, 0xee, 0x72, 0xdb, 0xf9, 0x13, 0x58, 0x4a, 0xd5, 0xb6, 0xd8, 0xf1, 0xf7, 0x69, 0xf8, 0xad,
    0x3a, 0xfe, 0x7c, 0x28, 0xcb, 0xf1, 0xd4, 0xfb, 0xe0, 0x97, 0xa8, 0x8f, 0x44, 0x75, 0x58, 0x42,
    0xa0, 0x1f, 0x30, 0x1d, 0x06, 0x0a, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x09, 0x14,
    0x31, 0x0f, 0x0c, 0x0d, 0x43, 0x75, 0x72, 0x64, 0x6c, 0x65, 0x20, 0x43, 0x68, 0x61, 0x69, 0x72,
    0x73, 0x81, 0x21, 0x00, 0x19, 0xbf, 0x44, 0x09, 0x69, 0x84, 0xcd, 0xfe, 0x85, 0x41, 0xba, 0xc1,
    0x67, 0xdc, 0x3b, 0x96, 0xc8, 0x50, 0x86, 0xaa, 0x30, 0xb6, 0xb6, 0xcb, 0x0c, 0x5c, 0x38, 0xad,
    0x70, 0x31, 0x66, 0xe1};

/* Read on every version; 3.0's default provider refuses it. */
static void test_version_1(void)
{
    const unsigned char *p = one_asymmetric_key;
    unsigned char half[32];
    size_t n = sizeof(half);
    EVP_PKEY *key = d2i_AutoPrivateKey_ex(NULL, &p, sizeof(one_asymmetric_key), lanes.ctx, NULL);

    CU_ASSERT_PTR_NOT_NULL_FATAL(key);
    CU_ASSERT_STRING_EQUAL(owner(key), "lanes");
    CU_ASSERT_EQUAL(EVP_PKEY_get_raw_public_key(key, half, &n), 1);
    CU_ASSERT_EQUAL(memcmp(half, one_asymmetric_key + sizeof(one_asymmetric_key) - 32, 32), 0);
    EVP_PKEY_free(key);
}

/* A public half that is no BIT STRING: refused on every version. */
static void test_version_1_broken(void)
{
    static const unsigned char behind[][3] = {{0x81, 0x00}, {0x81, 0x01, 0x08}};
    enum { PRIVATE_END = 48 };

    for (size_t i = 0; i < sizeof(behind) / sizeof(behind[0]); i++) {
        const size_t more = 2U + behind[i][1];
        unsigned char file[PRIVATE_END + 3];
        const unsigned char *p = file;
        EVP_PKEY *key;

        memcpy(file, one_asymmetric_key, PRIVATE_END);
        memcpy(file + PRIVATE_END, behind[i], more);
        file[1] = (unsigned char)(PRIVATE_END - 2 + more);
        key = d2i_AutoPrivateKey_ex(NULL, &p, (long)(PRIVATE_END + more), lanes.ctx, NULL);
        CU_ASSERT_PTR_NULL(key);
        EVP_PKEY_free(key);
    }
    ERR_clear_error();
}

/* A key that a decoder of lanes read, for a key management of the default provider. */
static void test_export_object(void)
{
    EVP_PKEY *key = private_key(&lanes, "ED25519"), *theirs;
    EVP_PKEY_CTX *ctx;
    OSSL_PARAM *params = NULL;

    CU_ASSERT_EQUAL(EVP_PKEY_todata(key, EVP_PKEY_KEYPAIR, &params), 1);
    ctx = EVP_PKEY_CTX_new_from_name(lanes.ctx, "ED25519", "provider=default");
    CU_ASSERT_EQUAL(EVP_PKEY_fromdata_init(ctx), 1);
    theirs = NULL;
    CU_ASSERT_EQUAL(EVP_PKEY_fromdata(ctx, &theirs, EVP_PKEY_KEYPAIR, params), 1);
    CU_ASSERT_STRING_EQUAL(owner(theirs), "default");
    CU_ASSERT_EQUAL(EVP_PKEY_eq(theirs, key), 1);
    OSSL_PARAM_free(params);
    EVP_PKEY_CTX_free(ctx);
    EVP_PKEY_free(theirs);
    EVP_PKEY_free(key);
}

/* ---- certificates ---------------------------------------------------------------------------- */

static X509 *certificate(const struct library *side, EVP_PKEY *key)
{
    X509 *x = X509_new_ex(side->ctx, NULL);

    CU_ASSERT_PTR_NOT_NULL_FATAL(x);
    X509_set_version(x, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(x), 7);
    X509_NAME *name = X509_NAME_new();
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const unsigned char *)"lanes", -1, -1,
                               0);
    X509_set_issuer_name(x, name);
    X509_set_subject_name(x, name);
    X509_NAME_free(name);
    ASN1_TIME_set(X509_getm_notBefore(x), 1700000000);
    ASN1_TIME_set(X509_getm_notAfter(x), 1900000000);
    X509_set_pubkey(x, key);
    return x;
}

static void scenario_certificate(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "ED25519"), *exchange = private_key(side, "X25519");
    X509 *x = certificate(side, key);
    unsigned char *der = NULL;
    int n;
    BIO *bio = BIO_new(BIO_s_mem());

    note_result(t, X509_sign(x, key, EVP_sha256()) > 0, "sign with a digest");
    note_result(t, X509_sign(x, key, NULL), "sign");
    n = i2d_X509(x, &der);
    note_bytes(t, "certificate", der, n > 0 ? (size_t)n : 0);
    note_result(t, X509_verify(x, key), "verify");
    note_result(t, X509_verify(x, exchange), "verify with a key of X25519");
    note_result(t, X509_print(bio, x), "print");
    note_bio(t, "printed", bio);
    for (int at = 0; at < n; at += 3) {
        const unsigned char *p = der;
        X509 *changed;

        der[at] ^= 4;
        changed = d2i_X509(NULL, &p, n);
        if (changed != NULL)
            note(t, "byte %d changed: %d", at, X509_verify(changed, key));
        X509_free(changed);
        ERR_clear_error();
        der[at] ^= 4;
    }
    OPENSSL_free(der);
    X509_free(x);
    x = certificate(side, exchange); /* X25519 in a certificate, signed by Ed25519 */
    note_result(t, X509_sign(x, key, NULL), "sign for X25519");
    note_result(t, X509_sign(x, exchange, NULL) > 0, "sign with X25519");
    X509_free(x);
    EVP_PKEY_free(key);
    EVP_PKEY_free(exchange);
}

static void scenario_request(const struct library *side, struct transcript *t)
{
    EVP_PKEY *key = private_key(side, "ED25519");
    X509_REQ *request = X509_REQ_new_ex(side->ctx, NULL);
    unsigned char *der = NULL;
    int n;

    X509_REQ_set_pubkey(request, key);
    note_result(t, X509_REQ_sign(request, key, NULL), "sign");
    n = i2d_X509_REQ(request, &der);
    note_bytes(t, "request", der, n > 0 ? (size_t)n : 0);
    note_result(t, X509_REQ_verify_ex(request, key, side->ctx, NULL), "verify");
    OPENSSL_free(der);
    X509_REQ_free(request);
    EVP_PKEY_free(key);
}

/* ---- the tests ------------------------------------------------------------------------------ */

static void test_out(void)
{
    CU_ASSERT(play("encoders", scenario_encode, &oracle, &lanes));
    CU_ASSERT(play("files", scenario_write, &oracle, &lanes));
    CU_ASSERT(play("encrypted files", scenario_encrypted, &oracle, &lanes));
}

static void test_in(void)
{
    CU_ASSERT(play("decoders", scenario_decode, &oracle, &lanes));
    CU_ASSERT(play("forms", scenario_forms, &oracle, &lanes));
}

static void test_certificates(void)
{
    CU_ASSERT(play("certificate", scenario_certificate, &oracle, &lanes));
    CU_ASSERT(play("request", scenario_request, &oracle, &lanes));
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"keys written", test_out},
        {"keys read", test_in},
        {"keys read belong to lanes", test_born_here},
        {"OneAsymmetricKey", test_version_1},
        {"OneAsymmetricKey, broken", test_version_1_broken},
        {"keys handed over", test_export_object},
        {"certificates", test_certificates},
        CU_TEST_INFO_NULL,
    };
    int status;

    library_open(&oracle, false);
    library_open(&lanes, true);
    if (EVP_set_default_properties(lanes.ctx, "?provider=lanes") != 1)
        return 2;
    status = harness_main("files", tests);
    library_close(&lanes);
    library_close(&oracle);
    return status;
}
