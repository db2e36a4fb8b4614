/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the core (the libcrypto that loaded this module) gave us: its upcalls
 * and version, and through them allocation, errors and the settings of our
 * section of openssl.cnf; and the trace. All of it lives in the provider
 * context: one module file may serve several cores in one process.
 */
#ifndef LANES_PROVIDER_CORE_H
#define LANES_PROVIDER_CORE_H

#include "base/bytes.h"

#include <openssl/core_dispatch.h>

#include <stdbool.h>
#include <sys/types.h>

/* Versions compare as numbers. */
#define LANES_CORE_VERSION(major, minor, patch)                                                    \
    ((uint32_t)(major) << 20 | (uint32_t)(minor) << 10 | (uint32_t)(patch))

struct lanes_core {
    const OSSL_CORE_HANDLE *handle;
    OSSL_FUNC_core_get_params_fn *get_params;
    OSSL_FUNC_core_new_error_fn *new_error;
    OSSL_FUNC_core_set_error_debug_fn *set_error_debug;
    OSSL_FUNC_core_vset_error_fn *vset_error;
    OSSL_FUNC_CRYPTO_zalloc_fn *zalloc;
    OSSL_FUNC_CRYPTO_clear_free_fn *clear_free;
    OSSL_FUNC_CRYPTO_secure_zalloc_fn *secure_zalloc;
    OSSL_FUNC_CRYPTO_secure_clear_free_fn *secure_clear_free;
    OSSL_FUNC_get_entropy_fn *get_entropy;
    OSSL_FUNC_cleanup_entropy_fn *cleanup_entropy;
    OSSL_FUNC_core_set_error_mark_fn *set_error_mark;
    OSSL_FUNC_core_clear_last_error_mark_fn *clear_last_error_mark;
    OSSL_FUNC_core_pop_error_to_mark_fn *pop_error_to_mark;
    OSSL_FUNC_core_obj_create_fn *obj_create;
    OSSL_FUNC_core_obj_add_sigid_fn *obj_add_sigid;
    OSSL_FUNC_BIO_read_ex_fn *bio_read;
    OSSL_FUNC_BIO_write_ex_fn *bio_write;
    uint32_t version; /* the running libcrypto's, 0 if it does not say */
    int trace_fd;     /* -1: off */
    dev_t trace_device;
    ino_t trace_inode;
};

/* The settings of our section; NULL where absent. The core owns the strings. */
struct lanes_settings {
    const char *kernels;
    const char *cpu;
    const char *trace;
    const char *mldsa_input_formats;
    const char *mldsa_output_formats;
    const char *mldsa_retain_seed;
    const char *mldsa_prefer_seed;
};

/* Takes the upcalls and the version. False if the core cannot give us memory. */
LANES_MUST_CHECK bool lanes_core_init(struct lanes_core *core, const OSSL_CORE_HANDLE *handle,
                                      const OSSL_DISPATCH *upcalls);

void lanes_core_settings(const struct lanes_core *core, struct lanes_settings *settings);

/* Zeroed memory, or NULL, and an error is raised. */
void *lanes_core_zalloc(const struct lanes_core *core, size_t n);

/* Wipes and frees; p may be NULL. */
void lanes_core_clear_free(const struct lanes_core *core, void *p, size_t n);

/*
 * The same for secrets that stay: on the core's secure heap, which is the plain
 * one where the application did not set it up.
 */
void *lanes_core_secure_zalloc(const struct lanes_core *core, size_t n);
void lanes_core_secure_clear_free(const struct lanes_core *core, void *p, size_t n);

/*
 * The same for secrets as large as keys of ML-DSA: where the secure heap is full,
 * as one of a few pages soon is, on the plain one.
 * lanes_core_secure_clear_free() frees both.
 */
void *lanes_core_secret_zalloc(const struct lanes_core *core, size_t n);

/*
 * n random bytes, from the kernel, or from the core's seed source where a
 * sandbox refuses that. False, an error raised and out zero, if there are none.
 */
LANES_MUST_CHECK bool lanes_core_random(const struct lanes_core *core, uint8_t *out, size_t n);

/* Reads exactly n bytes from the core's BIO. */
LANES_MUST_CHECK bool lanes_core_read(const struct lanes_core *core, OSSL_CORE_BIO *bio, void *out,
                                      size_t n);

/* Writes exactly n bytes to the core's BIO. */
LANES_MUST_CHECK bool lanes_core_write(const struct lanes_core *core, OSSL_CORE_BIO *bio,
                                       const void *bytes, size_t n);

/*
 * Makes an OID known to a core that lacks it, as a key's and as the algorithm
 * of the signatures made with it, without a digest. What it knows stays.
 */
void lanes_core_add_signature_oid(const struct lanes_core *core, const char *oid,
                                  const char *short_name, const char *long_name);

/*
 * Raises an error in the default provider's terms: PROV_R_ codes belong to
 * ERR_LIB_PROV, so an application sees the same reason from either provider.
 */
#define lanes_raise(core, ...) lanes_core_raise((core), __FILE__, __LINE__, __func__, __VA_ARGS__)

/* lib is an ERR_LIB_, reason one of its codes, format the detail. */
__attribute__((cold, format(printf, 7, 8))) void
lanes_core_raise(const struct lanes_core *core, const char *file, int line, const char *function,
                 int lib, int reason, const char *format, ...);

/*
 * Opens the trace. A file that cannot be opened leaves the trace off: programs
 * share openssl.cnf, and not all of them may write there.
 */
void lanes_trace_open(struct lanes_core *core, const char *path);
void lanes_trace_close(struct lanes_core *core);

/*
 * Writes "lanes: ALGORITHM OPERATION KERNEL\n" by one write(2) to a file opened
 * for appending, so lines of several processes do not mix.
 */
void lanes_trace(const struct lanes_core *core, const char *algorithm, const char *operation,
                 const char *kernel);

#endif
