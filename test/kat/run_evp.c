/* SPDX-License-Identifier: Apache-2.0 */
#include "run_evp.h"

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <openssl/provider.h>

#include <stdio.h>
#include <string.h>

static OSSL_PROVIDER *lanes; /* of the context that is open */

OSSL_LIB_CTX *kat_evp_open(const char *module, const char *setting, const char *folder)
{
    char path[4096];
    FILE *f;
    OSSL_LIB_CTX *libctx;

    snprintf(path, sizeof(path), "%s/kat.cnf", folder);
    if ((f = fopen(path, "w")) == NULL)
        return NULL;
    fprintf(f, "openssl_conf = init\n"
               "[init]\nproviders = providers\nalg_section = algorithms\n"
               "[providers]\ndefault = default_sect\n");
    if (module != NULL)
        fprintf(f, "lanes = lanes_sect\n");
    fprintf(f,
            "[default_sect]\nactivate = 1\n"
            "[lanes_sect]\nactivate = 1\nmodule = %s\n%s\n"
            "[algorithms]\ndefault_properties = ?provider=lanes\n",
            module != NULL ? module : "", setting);
    if (fclose(f) != 0 || (libctx = OSSL_LIB_CTX_new()) == NULL)
        return NULL;
    if (OSSL_LIB_CTX_load_config(libctx, path) != 1 ||
        (module != NULL && !OSSL_PROVIDER_available(libctx, "lanes")) ||
        (module != NULL && (lanes = OSSL_PROVIDER_load(libctx, "lanes")) == NULL)) {
        OSSL_LIB_CTX_free(libctx);
        return NULL;
    }
    return libctx;
}

void kat_evp_close(OSSL_LIB_CTX *libctx)
{
    if (lanes != NULL)
        OSSL_PROVIDER_unload(lanes);
    lanes = NULL;
    OSSL_LIB_CTX_free(libctx);
}

bool kat_evp_picked(OSSL_LIB_CTX *libctx, const char *primitive, const char *row)
{
    const char *report = NULL, *at;
    char entry[64];
    OSSL_PARAM params[] = {OSSL_PARAM_utf8_ptr("kernels", (void *)&report, 0), OSSL_PARAM_END};
    const int n = snprintf(entry, sizeof(entry), "%s:%s", primitive, row);

    (void)libctx;
    if (OSSL_PROVIDER_get_params(lanes, params) != 1 || report == NULL)
        return false;
    for (at = report; (at = strstr(at, entry)) != NULL; at++) {
        const char behind = at[n];
        if ((at == report || at[-1] == ' ') && (behind == '\0' || behind == ' ' || behind == '('))
            return true;
    }
    return false;
}

bool kat_evp_reaches(enum kat_kind kind)
{
    return kind < KAT_CURVES ? kind != KAT_HCHACHA20 : kat_curve_evp_reaches(kind);
}

static struct kat_bytes f[KAT_FIELDS];
static unsigned char out[KAT_BYTES_MAX];

static bool is_lanes(const OSSL_PROVIDER *p)
{
    return p != NULL && strcmp(OSSL_PROVIDER_get0_name(p), "lanes") == 0;
}

/* n bytes in place, in two pieces that are not blocks. */
static bool update(EVP_CIPHER_CTX *ctx, unsigned char *p, size_t n)
{
    const int first = (int)(n * 5 / 8), second = (int)n - first;
    int moved = 0;

    return EVP_CipherUpdate(ctx, p, &moved, p, first) == 1 && moved == first &&
           EVP_CipherUpdate(ctx, p + first, &moved, p + first, second) == 1 && moved == second;
}

static const char *run_aead_way(const struct kat_case *c, EVP_CIPHER_CTX *ctx,
                                const EVP_CIPHER *cipher, bool seal)
{
    const struct kat_bytes *from = &f[seal ? KAT_IN : KAT_OUT];
    const struct kat_bytes *to = &f[seal ? KAT_OUT : KAT_IN];
    const int tag_n = (int)f[KAT_TAG].n;
    unsigned char tag[16];
    int n = 0;

    memcpy(out, from->p, from->n);
    if (EVP_CipherInit_ex2(ctx, cipher, f[KAT_KEY].p, f[KAT_NONCE].p, seal, NULL) != 1)
        return "init";
    if (!seal && EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, tag_n, f[KAT_TAG].p) != 1)
        return "the tag is refused";
    if (EVP_CipherUpdate(ctx, NULL, &n, f[KAT_AAD].p, (int)f[KAT_AAD].n) != 1 ||
        n != (int)f[KAT_AAD].n)
        return "AAD";
    if (!update(ctx, out, from->n))
        return "update";
    const int final = EVP_CipherFinal_ex(ctx, tag, &n);
    if (!seal)
        return c->invalid                       ? final <= 0 ? NULL : "a forgery is accepted"
               : final != 1                     ? "a valid tag is refused"
               : from->n != to->n               ? "length of the answer"
               : memcmp(out, to->p, to->n) != 0 ? "open"
                                                : NULL;
    if (final != 1 || EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, tag_n, tag) != 1)
        return "final";
    const bool same = from->n == to->n && memcmp(out, to->p, to->n) == 0 &&
                      memcmp(tag, f[KAT_TAG].p, (size_t)tag_n) == 0;
    return same == !c->invalid ? NULL : "seal";
}

static const char *run_aead(const struct kat_case *c, const EVP_CIPHER *cipher)
{
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    const size_t nonce_bytes = (size_t)EVP_CIPHER_get_iv_length(cipher);
    const char *wrong = NULL;

    if (f[KAT_NONCE].n != nonce_bytes) {
        /* A nonce of another length must be refused before anything is computed. */
        if (!c->invalid || EVP_CipherInit_ex2(ctx, cipher, NULL, NULL, 1, NULL) != 1 ||
            EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IVLEN, (int)f[KAT_NONCE].n, NULL) > 0)
            wrong = "a nonce of wrong length is accepted";
    } else if (f[KAT_KEY].n != 32 || f[KAT_TAG].n < 1 || f[KAT_TAG].n > 16) {
        wrong = "length of key or tag";
    } else {
        wrong = run_aead_way(c, ctx, cipher, true);
        if (wrong == NULL)
            wrong = run_aead_way(c, ctx, cipher, false);
    }
    EVP_CIPHER_CTX_free(ctx);
    return wrong;
}

static const char *run_chacha20(const struct kat_case *c, const EVP_CIPHER *cipher)
{
    unsigned char iv[24] = {0}, skipped[64] = {0};
    const size_t n = f[KAT_OUT].n;
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    bool ok;

    if (c->kind == KAT_XCHACHA20) {
        memcpy(iv, f[KAT_NONCE].p, 24);
    } else {
        lanes_store32_le(iv, c->counter);
        memcpy(iv + 4, f[KAT_NONCE].p, 12);
    }
    memset(out, 0, n);
    memcpy(out, f[KAT_IN].p, f[KAT_IN].n);
    ok = EVP_CipherInit_ex2(ctx, cipher, f[KAT_KEY].p, iv, 1, NULL) == 1;
    for (unsigned i = 0; c->kind == KAT_XCHACHA20 && i < c->counter; i++)
        ok = ok && update(ctx, skipped, sizeof(skipped));
    ok = ok && update(ctx, out, n);
    EVP_CIPHER_CTX_free(ctx);
    return !ok ? "refused" : memcmp(out, f[KAT_OUT].p, n) != 0 ? "answer" : NULL;
}

static const char *run_poly1305(OSSL_LIB_CTX *libctx)
{
    EVP_MAC *mac = EVP_MAC_fetch(libctx, "POLY1305", NULL);
    EVP_MAC_CTX *ctx = mac != NULL ? EVP_MAC_CTX_new(mac) : NULL;
    const bool served = mac != NULL && is_lanes(EVP_MAC_get0_provider(mac));
    unsigned char tag[16];
    size_t n = 0;
    const bool ok = ctx != NULL && EVP_MAC_init(ctx, f[KAT_KEY].p, f[KAT_KEY].n, NULL) == 1 &&
                    EVP_MAC_update(ctx, f[KAT_IN].p, f[KAT_IN].n) == 1 &&
                    EVP_MAC_final(ctx, tag, &n, sizeof(tag)) == 1;

    EVP_MAC_CTX_free(ctx);
    EVP_MAC_free(mac);
    return !served                                       ? "not served by lanes"
           : !ok                                         ? "refused"
           : n != 16 || f[KAT_TAG].n != 16               ? "length of the tag"
           : memcmp(tag, f[KAT_TAG].p, sizeof(tag)) != 0 ? "tag"
                                                         : NULL;
}

const char *kat_run_evp(const struct kat_case *c, OSSL_LIB_CTX *libctx)
{
    static const char *const names[KAT_KINDS] = {
        [KAT_AEAD] = "ChaCha20-Poly1305",   [KAT_XAEAD] = "XChaCha20-Poly1305",
        [KAT_CHACHA20] = "ChaCha20",        [KAT_CHACHA20_BLOCK] = "ChaCha20",
        [KAT_POLY1305_KEYGEN] = "ChaCha20", [KAT_XCHACHA20] = "XChaCha20",
    };
    const char *wrong = "not served by lanes";

    for (int i = 0; i < KAT_FIELDS; i++) {
        if (!kat_unhex(&f[i], c, (enum kat_field)i))
            return "not hex, or too long";
    }
    if (c->kind >= KAT_MLDSA44_KEYGEN)
        return kat_run_mldsa_evp(c, f, libctx);
    if (c->kind >= KAT_CURVES)
        return kat_run_curve_evp(c, f, libctx);
    if (c->kind == KAT_POLY1305)
        return run_poly1305(libctx);
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(libctx, names[c->kind], NULL);
    if (cipher != NULL && is_lanes(EVP_CIPHER_get0_provider(cipher)))
        wrong =
            kat_primitive(c->kind) == LANES_AEAD ? run_aead(c, cipher) : run_chacha20(c, cipher);
    EVP_CIPHER_free(cipher);
    return wrong;
}
