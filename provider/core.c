/* SPDX-License-Identifier: Apache-2.0 */
#include "core.h"

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/params.h>
#include <openssl/proverr.h>

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

static void take_upcalls(struct lanes_core *core, const OSSL_DISPATCH *upcall)
{
    for (; upcall->function_id != 0; upcall++) {
        switch (upcall->function_id) {
        case OSSL_FUNC_CORE_GET_PARAMS:
            core->get_params = OSSL_FUNC_core_get_params(upcall);
            break;
        case OSSL_FUNC_CORE_NEW_ERROR:
            core->new_error = OSSL_FUNC_core_new_error(upcall);
            break;
        case OSSL_FUNC_CORE_SET_ERROR_DEBUG:
            core->set_error_debug = OSSL_FUNC_core_set_error_debug(upcall);
            break;
        case OSSL_FUNC_CORE_VSET_ERROR:
            core->vset_error = OSSL_FUNC_core_vset_error(upcall);
            break;
        case OSSL_FUNC_CRYPTO_ZALLOC:
            core->zalloc = OSSL_FUNC_CRYPTO_zalloc(upcall);
            break;
        case OSSL_FUNC_CRYPTO_CLEAR_FREE:
            core->clear_free = OSSL_FUNC_CRYPTO_clear_free(upcall);
            break;
        case OSSL_FUNC_CRYPTO_SECURE_ZALLOC:
            core->secure_zalloc = OSSL_FUNC_CRYPTO_secure_zalloc(upcall);
            break;
        case OSSL_FUNC_CRYPTO_SECURE_CLEAR_FREE:
            core->secure_clear_free = OSSL_FUNC_CRYPTO_secure_clear_free(upcall);
            break;
        case OSSL_FUNC_GET_ENTROPY:
            core->get_entropy = OSSL_FUNC_get_entropy(upcall);
            break;
        case OSSL_FUNC_CLEANUP_ENTROPY:
            core->cleanup_entropy = OSSL_FUNC_cleanup_entropy(upcall);
            break;
        case OSSL_FUNC_CORE_SET_ERROR_MARK:
            core->set_error_mark = OSSL_FUNC_core_set_error_mark(upcall);
            break;
        case OSSL_FUNC_CORE_CLEAR_LAST_ERROR_MARK:
            core->clear_last_error_mark = OSSL_FUNC_core_clear_last_error_mark(upcall);
            break;
        case OSSL_FUNC_CORE_POP_ERROR_TO_MARK:
            core->pop_error_to_mark = OSSL_FUNC_core_pop_error_to_mark(upcall);
            break;
        case OSSL_FUNC_CORE_OBJ_CREATE:
            core->obj_create = OSSL_FUNC_core_obj_create(upcall);
            break;
        case OSSL_FUNC_CORE_OBJ_ADD_SIGID:
            core->obj_add_sigid = OSSL_FUNC_core_obj_add_sigid(upcall);
            break;
        case OSSL_FUNC_BIO_WRITE_EX:
            core->bio_write = OSSL_FUNC_BIO_write_ex(upcall);
            break;
        case OSSL_FUNC_BIO_READ_EX:
            core->bio_read = OSSL_FUNC_BIO_read_ex(upcall);
            break;
        default:
            break;
        }
    }
}

/* "3.0.22" or "3.10.1-dev" to LANES_CORE_VERSION; what is missing counts as 0. */
static uint32_t parse_version(const char *text)
{
    uint32_t part[3] = {0};

    for (size_t i = 0; i < 3; i++) {
        for (; *text >= '0' && *text <= '9' && part[i] < 100; text++)
            part[i] = part[i] * 10 + (uint32_t)(*text - '0');
        if (*text != '.')
            break;
        text++;
    }
    return LANES_CORE_VERSION(part[0], part[1], part[2]);
}

bool lanes_core_init(struct lanes_core *core, const OSSL_CORE_HANDLE *handle,
                     const OSSL_DISPATCH *upcalls)
{
    const char *version = NULL;

    memset(core, 0, sizeof(*core));
    core->handle = handle;
    core->trace_fd = -1;
    take_upcalls(core, upcalls);
    if (core->get_params != NULL) {
        OSSL_PARAM ask[] = {
            OSSL_PARAM_utf8_ptr(OSSL_PROV_PARAM_CORE_VERSION, &version, 0),
            OSSL_PARAM_END,
        };
        if (core->get_params(handle, ask) && version != NULL)
            core->version = parse_version(version);
    }
    if (core->secure_zalloc == NULL || core->secure_clear_free == NULL) { /* both or neither */
        core->secure_zalloc = core->zalloc;
        core->secure_clear_free = core->clear_free;
    }
    return core->zalloc != NULL && core->clear_free != NULL;
}

void lanes_core_settings(const struct lanes_core *core, struct lanes_settings *settings)
{
    OSSL_PARAM ask[] = {
        OSSL_PARAM_utf8_ptr("kernels", &settings->kernels, 0),
        OSSL_PARAM_utf8_ptr("cpu", &settings->cpu, 0),
        OSSL_PARAM_utf8_ptr("trace", &settings->trace, 0),
        OSSL_PARAM_utf8_ptr("ml-dsa.input_formats", &settings->mldsa_input_formats, 0),
        OSSL_PARAM_utf8_ptr("ml-dsa.output_formats", &settings->mldsa_output_formats, 0),
        OSSL_PARAM_utf8_ptr("ml-dsa.retain_seed", &settings->mldsa_retain_seed, 0),
        OSSL_PARAM_utf8_ptr("ml-dsa.prefer_seed", &settings->mldsa_prefer_seed, 0),
        OSSL_PARAM_END,
    };

    memset(settings, 0, sizeof(*settings));
    if (core->get_params != NULL && !core->get_params(core->handle, ask))
        memset(settings, 0, sizeof(*settings));
}

/* Cores before 3.2 leave it to the caller to say that there is no memory. */
static void *got(const struct lanes_core *core, void *p, size_t n)
{
    if (LANES_UNLIKELY(p == NULL) && core->version < LANES_CORE_VERSION(3, 2, 0))
        lanes_raise(core, ERR_LIB_PROV, ERR_R_MALLOC_FAILURE, "%zu bytes", n);
    return p;
}

void *lanes_core_zalloc(const struct lanes_core *core, size_t n)
{
    return got(core, core->zalloc(n, __FILE__, __LINE__), n);
}

void lanes_core_clear_free(const struct lanes_core *core, void *p, size_t n)
{
    core->clear_free(p, n, __FILE__, __LINE__);
}

void *lanes_core_secure_zalloc(const struct lanes_core *core, size_t n)
{
    return got(core, core->secure_zalloc(n, __FILE__, __LINE__), n);
}

void *lanes_core_secret_zalloc(const struct lanes_core *core, size_t n)
{
    const bool marks = core->set_error_mark != NULL && core->pop_error_to_mark != NULL &&
                       core->clear_last_error_mark != NULL;
    void *p;

    if (!marks)
        return lanes_core_zalloc(core, n);
    core->set_error_mark(core->handle);
    p = core->secure_zalloc(n, __FILE__, __LINE__);
    if (p != NULL) {
        core->clear_last_error_mark(core->handle);
        return p;
    }
    core->pop_error_to_mark(core->handle); /* a full secure heap is no error here */
    return lanes_core_zalloc(core, n);
}

void lanes_core_secure_clear_free(const struct lanes_core *core, void *p, size_t n)
{
    core->secure_clear_free(p, n, __FILE__, __LINE__);
}

/* n bytes of full entropy from what seeds the core's own generators. */
static bool random_from_core(const struct lanes_core *core, uint8_t *out, size_t n)
{
    enum { BITS = 8 };
    unsigned char *seed = NULL;
    size_t got;

    if (core->get_entropy == NULL || core->cleanup_entropy == NULL || n > INT_MAX / BITS)
        return false;
    got = core->get_entropy(core->handle, &seed, (int)n * BITS, n, n);
    if (got == n)
        memcpy(out, seed, n);
    if (seed != NULL)
        core->cleanup_entropy(core->handle, seed, got);
    return got == n;
}

bool lanes_core_random(const struct lanes_core *core, uint8_t *out, size_t n)
{
    for (size_t done = 0; done < n;) {
        const ssize_t got = getrandom(out + done, n - done, 0);
        if (got > 0)
            done += (size_t)got;
        else if (got == 0 || errno != EINTR) {
            if (got < 0 && (errno == ENOSYS || errno == EPERM) && random_from_core(core, out, n))
                return true;
            memset(out, 0, n);
            lanes_raise(core, ERR_LIB_PROV, PROV_R_ERROR_RETRIEVING_ENTROPY, "%zu bytes", n);
            return false;
        }
    }
    return true;
}

bool lanes_core_read(const struct lanes_core *core, OSSL_CORE_BIO *bio, void *out, size_t n)
{
    for (size_t done = 0; done < n;) {
        size_t got = 0;
        if (core->bio_read == NULL || !core->bio_read(bio, (char *)out + done, n - done, &got) ||
            got == 0)
            return false;
        done += got;
    }
    return true;
}

bool lanes_core_write(const struct lanes_core *core, OSSL_CORE_BIO *bio, const void *bytes,
                      size_t n)
{
    size_t written = 0;

    return core->bio_write != NULL && core->bio_write(bio, bytes, n, &written) && written == n;
}

void lanes_core_add_signature_oid(const struct lanes_core *core, const char *oid,
                                  const char *short_name, const char *long_name)
{
    if (core->obj_create == NULL || core->obj_add_sigid == NULL)
        return;
    /* Signatures work without, only certificates do not: nothing to refuse a module for. */
    if (core->obj_create(core->handle, oid, short_name, long_name))
        core->obj_add_sigid(core->handle, oid, "", oid);
}

void lanes_core_raise(const struct lanes_core *core, const char *file, int line,
                      const char *function, int lib, int reason, const char *format, ...)
{
    va_list arguments;

    if (core->new_error == NULL || core->vset_error == NULL)
        return;
    core->new_error(core->handle);
    if (core->set_error_debug != NULL)
        core->set_error_debug(core->handle, file, line, function);
    va_start(arguments, format);
    /* A reason that carries its library is stored as it is. */
    core->vset_error(core->handle, (uint32_t)ERR_PACK(lib, 0, reason), format, arguments);
    va_end(arguments);
}

void lanes_trace_open(struct lanes_core *core, const char *path)
{
    struct stat file;
    /* O_NONBLOCK: a FIFO without a reader is not waited for. */
    const int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0666);

    if (fd < 0)
        return;
    /* Into a pipe whose reader is gone, a line would be the program's end by SIGPIPE. */
    if (fstat(fd, &file) != 0 || !(S_ISREG(file.st_mode) || S_ISCHR(file.st_mode))) {
        close(fd);
        return;
    }
    core->trace_fd = fd;
    core->trace_device = file.st_dev;
    core->trace_inode = file.st_ino;
}

/*
 * Daemons close all descriptors when they start and open others under the same
 * numbers: write and close only where the number still means our file.
 */
static bool trace_is_ours(const struct lanes_core *core)
{
    struct stat file;

    return fstat(core->trace_fd, &file) == 0 && file.st_dev == core->trace_device &&
           file.st_ino == core->trace_inode;
}

void lanes_trace_close(struct lanes_core *core)
{
    if (core->trace_fd >= 0 && trace_is_ours(core))
        close(core->trace_fd);
    core->trace_fd = -1;
}

void lanes_trace(const struct lanes_core *core, const char *algorithm, const char *operation,
                 const char *kernel)
{
    char line[128];
    int n;

    if (LANES_LIKELY(core->trace_fd < 0))
        return;
    n = snprintf(line, sizeof(line), "lanes: %s %s %s\n", algorithm, operation, kernel);
    if (n <= 0 || (size_t)n >= sizeof(line) || !trace_is_ours(core))
        return;
    /* A full disk must not stop an application's cryptography. */
    if (write(core->trace_fd, line, (size_t)n) < 0)
        return;
}
