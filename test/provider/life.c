/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What happens to the processes that lanes is loaded into: they fork, give up the file system and
 * their rights, hold two libcryptos, clean up by hand and exit while others work. Each test is a
 * process of its own, for it must not come back from some of these.
 */
#include "harness.h"
#include "config.h"
#include "work.h"
#include "work_keys.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>

#include <dlfcn.h>
#include <grp.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Ends a process's job with a word. */
#define NEED(condition)                                                                            \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "life.c:%d: %s\n", __LINE__, #condition);                              \
            return false;                                                                          \
        }                                                                                          \
    } while (0)

/* The job in a process that exits as programs do, its return value the status. */
static void in_process(bool (*job)(void))
{
    const pid_t child = fork();
    int status = -1;

    CU_ASSERT_FATAL(child >= 0);
    if (child == 0)
        exit(job() ? 0 : 1);
    CU_ASSERT_EQUAL(waitpid(child, &status, 0), child);
    if (status != 0)
        printf("\n  ended with %s %d", WIFSIGNALED(status) ? "signal" : "status",
               WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    CU_ASSERT_EQUAL(status, 0);
}

/* Everything that a program may have in hand. */
struct hand {
    struct library library;
    struct methods methods;
    struct known_keys keys;
};

static bool take_hand(struct hand *h)
{
    library_open(&h->library, true);
    NEED(methods_fetch(&h->methods, h->library.ctx, h->library.query));
    NEED(known_keys_open(&h->keys, h->library.ctx, h->library.query));
    return true;
}

static void free_hand(struct hand *h)
{
    known_keys_free(&h->keys);
    methods_free(&h->methods);
    library_close(&h->library);
}

/* Uses what is in hand, and makes and fetches more. */
static bool use_hand(const struct hand *h)
{
    OSSL_LIB_CTX *const ctx = h->library.ctx;

    NEED(work(&h->methods));
    NEED(known_keys_derive(&h->keys, ctx, h->library.query));
    NEED(known_keys_sign(&h->keys, ctx, h->library.query));
    NEED(known_keys_verify(&h->keys, ctx, h->library.query));
    NEED(known_keys_mldsa(&h->keys, ctx, h->library.query));
    NEED(work_keys(ctx, h->library.query));
    return true;
}

/* --- fork --- */

static struct hand forked;

static bool use_forked(void)
{
    NEED(use_hand(&forked));
    free_hand(&forked);
    return true;
}

/* Children of children as well, each with the parent's keys; the parent goes on. */
static bool fork_in_use(void)
{
    NEED(take_hand(&forked));
    for (int i = 0; i < 3; i++) {
        const pid_t child = fork();
        int status = -1;

        NEED(child >= 0);
        if (child == 0 && i == 2)
            exit(use_forked() ? 0 : 1);
        if (child == 0)
            continue;
        NEED(waitpid(child, &status, 0) == child && status == 0);
        break;
    }
    return use_forked();
}

static void test_fork(void)
{
    in_process(fork_in_use);
}

/* --- without files, without rights --- */

/* Root of a namespace of its own, where the user at hand is not root. */
static bool become_root(void)
{
    return geteuid() == 0 || unshare(CLONE_NEWUSER) == 0;
}

/* Nothing of lanes was used before but its loading: no file is opened on first use. */
static bool use_without_files(void)
{
    struct library library;
    const char *folder = scratch("empty");
    struct methods methods;

    NEED(mkdir(folder, 0700) == 0 && become_root());
    library_open(&library, true);
    NEED(chroot(folder) == 0 && chdir("/") == 0);
    NEED(access("/dev/urandom", F_OK) != 0 && access("/proc", F_OK) != 0);
    NEED(methods_fetch(&methods, library.ctx, library.query) && work(&methods));
    NEED(work_keys(library.ctx, library.query));
    methods_free(&methods);
    library_close(&library);
    _exit(0); /* a sanitizer would look for leaks in /proc */
}

static void test_chroot(void)
{
    in_process(use_without_files);
}

static bool use_without_rights(void)
{
    const uid_t nobody = geteuid() == 0 ? 65534 : geteuid();
    struct hand h;

    NEED(take_hand(&h));
    if (geteuid() == 0)
        NEED(setgroups(0, NULL) == 0 && setgid(65534) == 0 && setuid(nobody) == 0);
    NEED(geteuid() == nobody && getuid() == nobody);
    NEED(use_hand(&h));
    free_hand(&h);
    return true;
}

static void test_setuid(void)
{
    in_process(use_without_rights);
}

/* --- the module as a library --- */

/* How often the module's code lies in this process. */
static size_t times_mapped(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[4200];
    size_t times = 0;

    while (maps != NULL && fgets(line, sizeof(line), maps) != NULL)
        times += strstr(line, " r-xp ") != NULL && strstr(line, "/lanes.so") != NULL;
    if (maps != NULL)
        fclose(maps);
    return times;
}

/* Opened and closed from outside, before, while and after libcrypto has it. */
static bool open_and_close(void)
{
    struct hand h;

    for (int i = 0; i < 3; i++) {
        void *module = dlopen(module_file(), RTLD_NOW | RTLD_LOCAL);
        NEED(module != NULL && dlsym(module, "OSSL_provider_init") != NULL);
        NEED(dlclose(module) == 0 && times_mapped() == 1); /* it stays: nodelete */
        NEED(take_hand(&h));
        module = dlopen(module_file(), RTLD_NOW | RTLD_LOCAL);
        NEED(module != NULL && dlclose(module) == 0);
        NEED(use_hand(&h));
        free_hand(&h);
    }
    return true;
}

static void test_dlopen(void)
{
    in_process(open_and_close);
}

/* --- two library contexts --- */

static bool free_one_of_two(void)
{
    struct hand a, b;

    NEED(take_hand(&a) && take_hand(&b));
    NEED(use_hand(&a) && use_hand(&b));
    free_hand(&a);
    NEED(use_hand(&b));
    NEED(take_hand(&a));
    free_hand(&b);
    NEED(use_hand(&a));
    free_hand(&a);
    return true;
}

static void test_two_contexts(void)
{
    in_process(free_one_of_two);
}

/* --- two libcryptos --- */

/* The functions of the other libcrypto, by the types of this one. */
#define FUNCTIONS(X)                                                                               \
    X(OSSL_LIB_CTX_new) X(OSSL_LIB_CTX_free) X(OSSL_PROVIDER_set_default_search_path)              \
    X(OSSL_PROVIDER_load) X(OSSL_PROVIDER_unload) X(OSSL_PROVIDER_get0_name) X(EVP_PKEY_Q_keygen)  \
    X(EVP_PKEY_get0_provider) X(EVP_PKEY_free) X(EVP_MD_CTX_new) X(EVP_MD_CTX_free)                \
    X(EVP_DigestSignInit_ex) X(EVP_DigestSign) X(EVP_DigestVerifyInit_ex) X(EVP_DigestVerify)
#define MEMBER(name) __typeof__(&name) name;

static struct {
    FUNCTIONS(MEMBER)
} other;

static bool other_open(const char *file)
{
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);

    NEED(library != NULL);
#define FIND(name) *(void **)&other.name = dlsym(library, #name);
    FUNCTIONS(FIND)
#define FOUND(name) NEED(other.name != NULL && other.name != name);
    FUNCTIONS(FOUND)
    return true;
}

static bool other_signs(OSSL_LIB_CTX *ctx)
{
    EVP_PKEY *key = other.EVP_PKEY_Q_keygen(ctx, "provider=lanes", "ED25519");
    EVP_MD_CTX *sign = other.EVP_MD_CTX_new(), *verify = other.EVP_MD_CTX_new();
    uint8_t signature[64], text[100] = {1};
    size_t n = sizeof(signature);

    NEED(key != NULL);
    NEED(strcmp(other.OSSL_PROVIDER_get0_name(other.EVP_PKEY_get0_provider(key)), "lanes") == 0);
    NEED(other.EVP_DigestSignInit_ex(sign, NULL, NULL, ctx, "provider=lanes", key, NULL) == 1);
    NEED(other.EVP_DigestSign(sign, signature, &n, text, sizeof(text)) == 1);
    NEED(other.EVP_DigestVerifyInit_ex(verify, NULL, NULL, ctx, "provider=lanes", key, NULL) == 1);
    NEED(other.EVP_DigestVerify(verify, signature, n, text, sizeof(text)) == 1);
    other.EVP_MD_CTX_free(sign);
    other.EVP_MD_CTX_free(verify);
    other.EVP_PKEY_free(key);
    return true;
}

/* A libcrypto that this program is not linked with: a copy of its own, or the shared one. */
static const char *another_libcrypto(void)
{
    static char command[9000];
    Dl_info info;

    if (dladdr((void *)(uintptr_t)&OpenSSL_version, &info) == 0 ||
        strstr(info.dli_fname, "libcrypto.so") == NULL)
        return "libcrypto.so.3";
    snprintf(command, sizeof(command), "cp '%s' '%s'", info.dli_fname, scratch("libcrypto.so"));
    return system(command) == 0 ? scratch("libcrypto.so") : NULL;
}

/* Both have the same mapping of the module: what lanes keeps must belong to one core each. */
static bool two_libcryptos(void)
{
    struct hand h;
    OSSL_LIB_CTX *ctx;
    OSSL_PROVIDER *lanes, *base;

    NEED(take_hand(&h));
    NEED(other_open(another_libcrypto()));
    ctx = other.OSSL_LIB_CTX_new();
    NEED(other.OSSL_PROVIDER_set_default_search_path(ctx, module_folder()) == 1);
    base = other.OSSL_PROVIDER_load(ctx, "default");
    lanes = other.OSSL_PROVIDER_load(ctx, "lanes");
    NEED(base != NULL && lanes != NULL && times_mapped() == 1);
    for (int i = 0; i < 3; i++)
        NEED(other_signs(ctx) && use_hand(&h));
    free_hand(&h);
    NEED(other_signs(ctx));
    NEED(take_hand(&h));
    other.OSSL_PROVIDER_unload(lanes);
    other.OSSL_PROVIDER_unload(base);
    other.OSSL_LIB_CTX_free(ctx);
    NEED(use_hand(&h));
    free_hand(&h);
    return true;
}

static void test_two_libcryptos(void)
{
    in_process(two_libcryptos);
}

/* --- the end --- */

static struct hand busy;
static atomic_uint at_work;

static void *work_for_ever(void *argument)
{
    (void)argument;
    for (;;) {
        if (!use_hand(&busy))
            abort();
        atomic_fetch_add(&at_work, 1);
    }
}

/*
 * exit() with threads in operations. libcrypto is told not to clean up, which no thread of its
 * users would survive: what is left are the handlers of the module, which should have none.
 */
static bool exit_at_work(void)
{
    pthread_t thread;

    NEED(OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, NULL) == 1);
    NEED(take_hand(&busy));
    for (int i = 0; i < 3; i++)
        NEED(pthread_create(&thread, NULL, work_for_ever, NULL) == 0);
    while (atomic_load(&at_work) < 3)
        sched_yield();
    return true;
}

static void test_exit(void)
{
    for (int i = 0; i < (LANES_TEST_SANITIZED ? 2 : 10); i++)
        in_process(exit_at_work);
}

/* By hand, then once more by exit(). `freed`: with nothing of lanes in hand any more. */
static bool clean_up(bool freed)
{
    OSSL_PROVIDER *base, *lanes;
    EVP_PKEY *key;

    NEED(OSSL_PROVIDER_set_default_search_path(NULL, module_folder()) == 1);
    base = OSSL_PROVIDER_load(NULL, "default");
    lanes = OSSL_PROVIDER_load(NULL, "lanes");
    NEED(base != NULL && lanes != NULL);
    NEED(work_keys(NULL, "provider=lanes"));
    key = EVP_PKEY_Q_keygen(NULL, "provider=lanes", "ED25519");
    NEED(key != NULL);
    if (freed) {
        EVP_PKEY_free(key);
        OSSL_PROVIDER_unload(lanes);
        OSSL_PROVIDER_unload(base);
    }
    OPENSSL_cleanup();
    if (!freed)
        _exit(0); /* what is left would be reported as leaked */
    return true;
}

static bool clean_up_freed(void)
{
    return clean_up(true);
}

static bool clean_up_in_use(void)
{
    return clean_up(false);
}

static void test_cleanup(void)
{
    in_process(clean_up_freed);
    in_process(clean_up_in_use);
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"fork with keys in hand", test_fork},
        {"chroot before the first use", test_chroot},
        {"rights given up", test_setuid},
        {"dlopen and dlclose", test_dlopen},
        {"one of two contexts freed", test_two_contexts},
        {"exit while threads work", test_exit},
        {"OPENSSL_cleanup by hand", test_cleanup},
        {"two libcryptos", test_two_libcryptos},
        CU_TEST_INFO_NULL,
    };

    if (LANES_TEST_SANITIZED) /* their runtimes know one copy of a library only */
        tests[sizeof(tests) / sizeof(tests[0]) - 2] = tests[sizeof(tests) / sizeof(tests[0]) - 1];
    return harness_main("life", tests);
}
