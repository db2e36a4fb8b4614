/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Random bytes that are refused, interrupted or come in pieces, and processes
 * that fork: keys come from good bytes or not at all. The module's getrandom()
 * is this program's; and under a filter of system calls nobody has it.
 */
#include "harness.h"
#include "work_keys.h"

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/proverr.h>

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static struct library lanes;

/* What getrandom() does: so many times this error first, then at most so many bytes a call. */
static struct {
    int error; /* 0 with failures: it returns 0 */
    size_t failures, after, most;
    bool counting; /* the bytes are 0, 1, 2, .. */
    uint8_t next;
    size_t calls;
} source;

static void source_normal(void)
{
    memset(&source, 0, sizeof(source));
    source.most = SIZE_MAX;
}

__attribute__((visibility("default"))) ssize_t getrandom(void *out, size_t n, unsigned flags)
{
    const size_t give = n < source.most ? n : source.most;

    source.calls++;
    if (source.failures > 0 && source.after-- == 0) {
        source.failures--;
        source.after = 0;
        errno = source.error == 0 ? EINTR : source.error; /* of 0 bytes it says nothing */
        return source.error == 0 ? 0 : -1;
    }
    if (!source.counting)
        return syscall(SYS_getrandom, out, give, flags);
    for (size_t i = 0; i < give; i++)
        ((uint8_t *)out)[i] = source.next++;
    return (ssize_t)give;
}

/* The private half of a new key, zeros if there is none; false without a key. */
static bool generate(const char *type, uint8_t out[32])
{
    EVP_PKEY *key;
    size_t n = 32;

    memset(out, 0, 32);
    ERR_clear_error();
    key = EVP_PKEY_Q_keygen(lanes.ctx, lanes.query, type);
    if (key != NULL && EVP_PKEY_get_raw_private_key(key, out, &n) != 1)
        memset(out, 0, 32);
    EVP_PKEY_free(key);
    return key != NULL;
}

static bool is_zero(const uint8_t bytes[32])
{
    static const uint8_t zero[32];

    return memcmp(bytes, zero, sizeof(zero)) == 0;
}

/* The last error but those of EVP, which add their own. */
static bool says_no_entropy(void)
{
    unsigned long error;
    bool said = false;

    while ((error = ERR_get_error()) != 0)
        said |= ERR_GET_LIB(error) == ERR_LIB_PROV &&
                ERR_GET_REASON(error) == PROV_R_ERROR_RETRIEVING_ENTROPY;
    return said;
}

/* The bytes are the kernel's, in order, however they come. */
static void test_pieces(void)
{
    static const size_t pieces[] = {1, 5, 31, 32, 100};
    uint8_t key[32];

    for (size_t i = 0; i < sizeof(pieces) / sizeof(pieces[0]); i++) {
        source_normal();
        source.counting = true;
        source.most = pieces[i];
        source.failures = i; /* EINTR, after the first piece */
        source.after = 1;
        source.error = EINTR;
        CU_ASSERT(generate("ED25519", key));
        for (size_t k = 0; k < 32; k++)
            CU_ASSERT_EQUAL(key[k], k);
        CU_ASSERT_EQUAL(source.calls, (31 + pieces[i]) / pieces[i] + (i < 3 ? i : 0));
    }
}

/* A sandbox: the core's seed source is asked, for all bytes. */
static void test_refused(void)
{
    static const int errors[] = {ENOSYS, EPERM};
    uint8_t key[2][32];

    for (size_t i = 0; i < 8; i++) {
        const char *type = i < 4 ? "ED25519" : "X25519";

        for (size_t k = 0; k < 2; k++) {
            source_normal();
            source.counting = true; /* no byte of the first piece may be used */
            source.most = 7;
            source.failures = 1;
            source.after = i / 2 % 2;
            source.error = errors[i % 2];
            CU_ASSERT(generate(type, key[k]));
            CU_ASSERT_EQUAL(source.failures, 0);
            CU_ASSERT_EQUAL(source.calls, 1 + i / 2 % 2);
        }
        CU_ASSERT(memcmp(key[0] + 1, key[1] + 1, 6) != 0);
        CU_ASSERT(memcmp(key[0] + 8, key[1] + 8, 16) != 0);
        CU_ASSERT_FALSE(is_zero(key[0]));
    }
    source_normal();
    source.failures = SIZE_MAX;
    source.error = EPERM;
    CU_ASSERT(work_keys(lanes.ctx, lanes.query));
}

/* Another error is none of a sandbox: no key. */
static void test_failed(void)
{
    static const int errors[] = {EIO, EFAULT, EAGAIN, 0};
    uint8_t key[32];

    for (size_t i = 0; i < 8; i++) {
        source_normal();
        source.failures = 1;
        source.after = i / 4;
        source.most = 16;
        source.error = errors[i % 4];
        CU_ASSERT_FALSE(generate(i % 2 == 0 ? "ED25519" : "X25519", key));
        CU_ASSERT(says_no_entropy());
    }
    source_normal();
    CU_ASSERT(work_keys(lanes.ctx, lanes.query));
}

/* --- in other processes --- */

/* System calls that are refused from now on, by this number for an error. */
static bool refuse(const int *calls, size_t n, int error)
{
    struct sock_filter filter[16] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))};
    struct sock_fprog program = {.filter = filter};
    size_t k = 1;

    for (size_t i = 0; i < n; i++) {
        filter[k++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)calls[i],
                                                   0, 1);
        filter[k++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K,
                                                   SECCOMP_RET_ERRNO | (uint32_t)error);
    }
    filter[k++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    program.len = (unsigned short)k;
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/* The number with which a child ended that did this. */
static int in_child(int (*job)(int), int argument)
{
    const pid_t child = fork();
    int status = -1;

    if (child == 0)
        _exit(job(argument));
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return -1;
    return WEXITSTATUS(status);
}

enum { GOOD = 10, NO_FILTER, NOT_REFUSED, WRONG };

/*
 * Then the core's source decides, and it decides for the default provider too:
 * some builds of libcrypto read /dev/urandom, others have nothing else.
 */
static int under_filter(int error)
{
    static const int calls[] = {SYS_getrandom};
    EVP_PKEY *oracle;
    uint8_t byte, key[32];
    bool good;

    if (!refuse(calls, 1, error))
        return NO_FILTER;
    if (syscall(SYS_getrandom, &byte, (size_t)1, 0) != -1 || errno != error)
        return NOT_REFUSED;
    oracle = EVP_PKEY_Q_keygen(lanes.ctx, "provider=default", "X25519");
    good = oracle != NULL ? work_keys(lanes.ctx, lanes.query)
                          : !generate("X25519", key) && says_no_entropy();
    EVP_PKEY_free(oracle);
    return good ? GOOD : WRONG;
}

/* Nor /dev/urandom. */
static int under_full_filter(int error)
{
    static const int calls[] = {SYS_getrandom, SYS_openat,
#ifdef SYS_open
                                SYS_open,
#endif
    };
    uint8_t key[32];

    if (!refuse(calls, sizeof(calls) / sizeof(calls[0]), error))
        return NO_FILTER;
    return !generate("X25519", key) && says_no_entropy() && !generate("ED25519", key) &&
                   says_no_entropy()
               ? GOOD
               : WRONG;
}

static void test_filter(void)
{
    source_normal();
    CU_ASSERT_EQUAL(in_child(under_filter, ENOSYS), GOOD);
    CU_ASSERT_EQUAL(in_child(under_filter, EPERM), GOOD);
    CU_ASSERT_EQUAL(in_child(under_full_filter, ENOSYS), GOOD);
    CU_ASSERT_EQUAL(in_child(under_full_filter, EPERM), GOOD);
}

/* Keys made before serve after; new ones are another in every process. */
static void test_fork(void)
{
    enum { CHILDREN = 4 };
    struct known_keys keys;
    uint8_t made[CHILDREN + 1][32];
    int ends[2];

    source_normal();
    CU_ASSERT_FATAL(known_keys_open(&keys, lanes.ctx, lanes.query) && pipe(ends) == 0);
    CU_ASSERT(known_keys_verify(&keys, lanes.ctx, lanes.query));
    for (size_t i = 0; i < CHILDREN; i++) {
        const pid_t child = fork();
        int status = -1;

        if (child == 0) {
            const bool good = known_keys_sign(&keys, lanes.ctx, lanes.query) &&
                              known_keys_verify(&keys, lanes.ctx, lanes.query) &&
                              known_keys_derive(&keys, lanes.ctx, lanes.query) &&
                              generate("X25519", made[0]) && write(ends[1], made[0], 32) == 32;
            known_keys_free(&keys);
            _exit(good ? GOOD : WRONG);
        }
        CU_ASSERT_EQUAL(waitpid(child, &status, 0), child);
        CU_ASSERT(WIFEXITED(status) && WEXITSTATUS(status) == GOOD);
        CU_ASSERT_EQUAL_FATAL(read(ends[0], made[i], 32), 32);
    }
    CU_ASSERT(generate("X25519", made[CHILDREN]));
    for (size_t i = 0; i <= CHILDREN; i++) {
        for (size_t k = 0; k < i; k++)
            CU_ASSERT(memcmp(made[i], made[k], 32) != 0);
    }
    close(ends[0]);
    close(ends[1]);
    CU_ASSERT(known_keys_sign(&keys, lanes.ctx, lanes.query));
    known_keys_free(&keys);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"bytes in pieces, and interrupted", test_pieces},
        {"refused: the core's source", test_refused},
        {"failed: no key", test_failed},
        {"under a filter of system calls", test_filter},
        {"keys and fork", test_fork},
        CU_TEST_INFO_NULL,
    };
    int status;

    source_normal();
    library_open(&lanes, true);
    status = harness_main("random bytes", tests);
    library_close(&lanes);
    return status;
}
