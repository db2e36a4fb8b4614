/* SPDX-License-Identifier: Apache-2.0 */
#include "kat.h"

#include "aead/aead.h"
#include "chacha20/chacha20.h"
#include "keccak/keccak.h"
#include "poly1305/poly1305.h"

#include <string.h>

static int digit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

bool kat_unhex(struct kat_bytes *out, const struct kat_case *c, enum kat_field field)
{
    const char *hex = c->hex[field] == NULL ? "" : c->hex[field];
    const size_t digits = strlen(hex);

    out->n = digits / 2;
    if (digits % 2 != 0 || out->n > KAT_BYTES_MAX)
        return false;
    for (size_t i = 0; i < digits; i++) {
        const int v = digit(hex[i]);
        if (v < 0)
            return false;
        out->p[i / 2] = (unsigned char)(i % 2 == 0 ? v << 4 : out->p[i / 2] | v);
    }
    return true;
}

enum lanes_primitive kat_primitive(enum kat_kind kind)
{
    static const enum lanes_primitive primitive[KAT_SHAKE256 + 1] = {
        [KAT_AEAD] = LANES_AEAD,          [KAT_XAEAD] = LANES_AEAD,
        [KAT_CHACHA20] = LANES_CHACHA20,  [KAT_CHACHA20_BLOCK] = LANES_CHACHA20,
        [KAT_XCHACHA20] = LANES_CHACHA20, [KAT_HCHACHA20] = LANES_CHACHA20,
        [KAT_POLY1305] = LANES_POLY1305,  [KAT_POLY1305_KEYGEN] = LANES_CHACHA20,
        [KAT_SHA512] = LANES_SHA512,      [KAT_SHA3_256] = LANES_KECCAK,
        [KAT_SHA3_512] = LANES_KECCAK,    [KAT_SHAKE128] = LANES_KECCAK,
        [KAT_SHAKE256] = LANES_KECCAK,
    };

    return kind >= KAT_MLDSA44_KEYGEN ? LANES_MLDSA
           : kind > KAT_SHAKE256      ? LANES_CURVE25519
                                      : primitive[kind];
}

bool kat_src_reaches(enum kat_kind kind)
{
    return kind != KAT_X25519_FILES && kind != KAT_X25519_IMPORT && kind != KAT_KEY_FILE;
}

bool kat_concerns(enum kat_kind kind, const struct lanes_kernel_table *table)
{
    return lanes_tables[kat_primitive(kind)] == table ||
           (table == lanes_tables[LANES_KECCAK] && kind >= KAT_MLDSA44_KEYGEN) ||
           (table == lanes_tables[LANES_SHA512] && kind >= KAT_ED25519 &&
            kind <= KAT_ED25519_PUBLIC);
}

static struct kat_bytes f[KAT_FIELDS];
static unsigned char out[KAT_BYTES_MAX];

static const char *check_out(size_t n)
{
    return n != f[KAT_OUT].n              ? "length of the answer"
           : memcmp(out, f[KAT_OUT].p, n) ? "answer"
                                          : NULL;
}

static const char *run_aead(const struct kat_case *c, const struct lanes_aead_kernel *row)
{
    const size_t nonce_bytes = c->kind == KAT_XAEAD ? 24 : 12, n = f[KAT_IN].n;
    struct lanes_aead a = {.row = row};
    unsigned char tag[16];

    /* Lengths are the caller's business here: a wrong one cannot even be said. */
    if (f[KAT_KEY].n != 32 || f[KAT_NONCE].n != nonce_bytes)
        return c->invalid ? NULL : "length of key or nonce";
    lanes_aead_set_key(&a, f[KAT_KEY].p);
    for (int seal = 1; seal >= 0; seal--) {
        const struct kat_bytes *from = &f[seal ? KAT_IN : KAT_OUT];
        const struct kat_bytes *to = &f[seal ? KAT_OUT : KAT_IN];
        memcpy(out, from->p, from->n);
        if (nonce_bytes == 24)
            lanes_xaead_set_nonce(&a, f[KAT_NONCE].p);
        else
            lanes_aead_set_nonce(&a, f[KAT_NONCE].p);
        lanes_aead_aad(&a, f[KAT_AAD].p, f[KAT_AAD].n);
        if (!(seal ? lanes_aead_seal : lanes_aead_open)(&a, out, out, from->n))
            return "refused";
        lanes_aead_tag(&a, tag);
        const bool same =
            f[KAT_TAG].n >= 1 && f[KAT_TAG].n <= 16 && memcmp(tag, f[KAT_TAG].p, f[KAT_TAG].n) == 0;
        if (c->invalid && same)
            return "a forged tag is right";
        if (!c->invalid && (!same || from->n != to->n || memcmp(out, to->p, n) != 0))
            return seal ? "seal" : "open";
    }
    return NULL;
}

static const char *run_chacha20(const struct kat_case *c, const struct lanes_chacha20_kernel *row)
{
    struct lanes_chacha20 s = {.row = row};
    unsigned char iv[24] = {0};
    const size_t n = f[KAT_OUT].n;
    static const size_t nonce_bytes[KAT_KINDS] = {[KAT_CHACHA20] = 12,
                                                  [KAT_CHACHA20_BLOCK] = 12,
                                                  [KAT_POLY1305_KEYGEN] = 12,
                                                  [KAT_XCHACHA20] = 24,
                                                  [KAT_HCHACHA20] = 16};

    if (f[KAT_KEY].n != 32 || f[KAT_NONCE].n != nonce_bytes[c->kind])
        return "length of key or nonce";
    memset(out, 0, sizeof(out));
    memcpy(out, f[KAT_IN].p, f[KAT_IN].n);
    if (c->kind == KAT_HCHACHA20) {
        row->hchacha20(out, f[KAT_KEY].p, f[KAT_NONCE].p);
        return check_out(32);
    }
    lanes_chacha20_set_key(&s, f[KAT_KEY].p);
    if (c->kind == KAT_XCHACHA20) {
        unsigned char skipped[64] = {0};
        lanes_xchacha20_set_iv(&s, f[KAT_KEY].p, f[KAT_NONCE].p);
        for (unsigned i = 0; i < c->counter; i++)
            lanes_chacha20_xor(&s, skipped, skipped, sizeof(skipped));
    } else {
        lanes_store32_le(iv, c->counter);
        memcpy(iv + 4, f[KAT_NONCE].p, 12);
        lanes_chacha20_set_iv(&s, iv);
    }
    lanes_chacha20_xor(&s, out, out, n);
    return check_out(n);
}

static const char *run_poly1305(const struct lanes_poly1305_kernel *row)
{
    struct lanes_poly1305_mac mac = {.row = row};
    unsigned char tag[16];

    if (f[KAT_KEY].n != 32 || f[KAT_TAG].n != 16)
        return "length of key or tag";
    lanes_poly1305_init(&mac, f[KAT_KEY].p);
    lanes_poly1305_update(&mac, f[KAT_IN].p, f[KAT_IN].n);
    lanes_poly1305_final(&mac, tag);
    return memcmp(tag, f[KAT_TAG].p, 16) == 0 ? NULL : "tag";
}

/* In pieces. */
static const char *run_keccak(const struct kat_case *c, const struct lanes_keccak_kernel *row)
{
    static const struct lanes_keccak_function *const functions[KAT_SHAKE256 + 1] = {
        [KAT_SHA3_256] = &lanes_sha3_256,
        [KAT_SHA3_512] = &lanes_sha3_512,
        [KAT_SHAKE128] = &lanes_shake128,
        [KAT_SHAKE256] = &lanes_shake256,
    };
    const struct lanes_keccak_function *const function = functions[c->kind];
    const size_t n = f[KAT_IN].n;
    struct lanes_keccak s;

    if (f[KAT_OUT].n == 0 || f[KAT_OUT].n > sizeof(out))
        return "length of the answer";
    lanes_keccak_init(&s, row, function);
    lanes_keccak_absorb(&s, f[KAT_IN].p, n / 3);
    lanes_keccak_absorb(&s, f[KAT_IN].p + n / 3, n - n / 3);
    lanes_keccak_squeeze(&s, out, f[KAT_OUT].n / 2);
    lanes_keccak_squeeze(&s, out + f[KAT_OUT].n / 2, f[KAT_OUT].n - f[KAT_OUT].n / 2);
    return memcmp(out, f[KAT_OUT].p, f[KAT_OUT].n) == 0 ? NULL : "digest";
}

const char *kat_run_src(const struct kat_case *c, const struct lanes_kernel *row)
{
    for (int i = 0; i < KAT_FIELDS; i++) {
        if (!kat_unhex(&f[i], c, (enum kat_field)i))
            return "not hex, or too long";
    }
    switch (kat_primitive(c->kind)) {
    case LANES_AEAD:
        return run_aead(c, (const struct lanes_aead_kernel *)row);
    case LANES_CHACHA20:
        return run_chacha20(c, (const struct lanes_chacha20_kernel *)row);
    case LANES_POLY1305:
        return run_poly1305((const struct lanes_poly1305_kernel *)row);
    case LANES_KECCAK:
        return run_keccak(c, (const struct lanes_keccak_kernel *)row);
    case LANES_MLDSA:
        return kat_run_mldsa(c, f, row);
    default:
        return kat_run_curve(c, f, row);
    }
}
