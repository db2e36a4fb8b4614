/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What happens to a process amid its work, with something begun by every algorithm and, mostly,
 * threads in operations: it forks, is shut in, loses the provider, a plugin or its other context
 * of OpenSSL, cleans up, or exits.
 * Each life is a process of its own, forked from this one, which never touches libcrypto; what it
 * finds wrong it says itself and ends with another status. `life root` has the lives that only
 * root can lead, `life planted` wrong ones.
 */
#include "config.h"
#include "life_user.h"
#include "work.h"
#include "work_keys.h"

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char prefer[] = "?provider=lanes";

enum { PATIENCE = 280 }; /* seconds, after which a life that hangs is ended */

/* In a life: false if the condition does not hold. */
#define NEED(condition)                                                                            \
    do {                                                                                           \
        if (!(condition))                                                                          \
            return missed(#condition, __LINE__);                                                   \
    } while (0)

static bool missed(const char *condition, int line)
{
    fprintf(stderr, "life.c:%d: not so: %s\n", line, condition);
    ERR_print_errors_fp(stderr);
    return false;
}

/* The status of a process that lives this and then ends as main() does. */
static int status_of(bool (*live)(void))
{
    int status = -1;
    pid_t child;

    fflush(NULL);
    child = fork();
    if (child == 0) {
        alarm(PATIENCE);
        exit(live() ? 0 : 1);
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        return -1;
    if (WIFSIGNALED(status))
        printf("\n  ended by signal %d", WTERMSIG(status));
    return status;
}

#define LIFE(name, live)                                                                           \
    static void name(void)                                                                         \
    {                                                                                              \
        CU_ASSERT_EQUAL(status_of(live), 0);                                                       \
    }

/* --- something begun with every algorithm --- */

enum { TEXT = 300, CUT = 100, MLDSA_SIGNATURE = 3309 };

struct answers {
    uint8_t sealed[TEXT], tag[16], streamed[TEXT], mac[16], secret[32], signature[64];
    uint8_t mldsa[MLDSA_SIGNATURE];
};

struct begun {
    struct known_keys keys;
    EVP_CIPHER_CTX *aead, *stream;
    EVP_MAC_CTX *mac;
    EVP_PKEY_CTX *exchange;
    EVP_MD_CTX *signer, *mldsa;
    struct answers half; /* what has come out so far */
};

static const uint8_t key[32] = {7}, iv[16] = {9}, text[TEXT] = {1, 2, 3};

static bool begin_signing(EVP_MD_CTX *md, OSSL_LIB_CTX *ctx, const char *query, EVP_PKEY *with,
                          const OSSL_PARAM *params)
{
    return EVP_DigestSignInit_ex(md, NULL, NULL, ctx, query, with, params) == 1;
}

static bool begin(struct begun *b, OSSL_LIB_CTX *ctx, const char *query)
{
    int deterministic = 1, n;
    const OSSL_PARAM params[] = {OSSL_PARAM_construct_int("deterministic", &deterministic),
                                 OSSL_PARAM_construct_end()};
    struct methods methods;

    memset(b, 0, sizeof(*b));
    b->aead = EVP_CIPHER_CTX_new();
    b->stream = EVP_CIPHER_CTX_new();
    b->signer = EVP_MD_CTX_new();
    b->mldsa = EVP_MD_CTX_new();
    NEED(methods_fetch(&methods, ctx, query));
    NEED((b->mac = EVP_MAC_CTX_new(methods.mac)) != NULL);
    NEED(EVP_EncryptInit_ex2(b->aead, methods.aead, key, iv, NULL) == 1);
    NEED(EVP_EncryptUpdate(b->aead, NULL, &n, text, 13) == 1);
    NEED(EVP_EncryptUpdate(b->aead, b->half.sealed, &n, text, CUT) == 1);
    NEED(EVP_EncryptInit_ex2(b->stream, methods.stream, key, iv, NULL) == 1);
    NEED(EVP_EncryptUpdate(b->stream, b->half.streamed, &n, text, CUT) == 1);
    NEED(EVP_MAC_init(b->mac, key, sizeof(key), NULL) == 1);
    NEED(EVP_MAC_update(b->mac, text, CUT) == 1);
    methods_free(&methods);
    NEED(known_keys_open(&b->keys, ctx, query));
    NEED((b->exchange = EVP_PKEY_CTX_new_from_pkey(ctx, b->keys.alice, query)) != NULL);
    NEED(EVP_PKEY_derive_init(b->exchange) == 1);
    NEED(EVP_PKEY_derive_set_peer(b->exchange, b->keys.bob) == 1);
    NEED(begin_signing(b->signer, ctx, query, b->keys.signer, NULL));
    NEED(begin_signing(b->mldsa, ctx, query, b->keys.seeded, params));
    return true;
}

static void begun_free(struct begun *b)
{
    EVP_CIPHER_CTX_free(b->aead);
    EVP_CIPHER_CTX_free(b->stream);
    EVP_MAC_CTX_free(b->mac);
    EVP_PKEY_CTX_free(b->exchange);
    EVP_MD_CTX_free(b->signer);
    EVP_MD_CTX_free(b->mldsa);
    known_keys_free(&b->keys);
}

static bool finish_cipher(const EVP_CIPHER_CTX *of, uint8_t out[TEXT], uint8_t *tag)
{
    EVP_CIPHER_CTX *copy = EVP_CIPHER_CTX_new();
    int n;

    NEED(EVP_CIPHER_CTX_copy(copy, of) == 1);
    NEED(EVP_EncryptUpdate(copy, out + CUT, &n, text + CUT, TEXT - CUT) == 1);
    NEED(EVP_EncryptFinal_ex(copy, out + TEXT, &n) == 1);
    NEED(tag == NULL || EVP_CIPHER_CTX_ctrl(copy, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1);
    EVP_CIPHER_CTX_free(copy);
    return true;
}

static bool finish_mac(const EVP_MAC_CTX *of, uint8_t tag[16])
{
    EVP_MAC_CTX *copy = EVP_MAC_CTX_dup(of);
    size_t n;

    NEED(copy != NULL && EVP_MAC_update(copy, text + CUT, TEXT - CUT) == 1);
    NEED(EVP_MAC_final(copy, tag, &n, 16) == 1);
    EVP_MAC_CTX_free(copy);
    return true;
}

static bool finish_exchange(const EVP_PKEY_CTX *of, uint8_t secret[32])
{
    EVP_PKEY_CTX *copy = EVP_PKEY_CTX_dup(of);
    size_t n = 32;

    NEED(copy != NULL && EVP_PKEY_derive(copy, secret, &n) == 1);
    EVP_PKEY_CTX_free(copy);
    return true;
}

static bool finish_signing(const EVP_MD_CTX *of, uint8_t *signature, size_t bytes)
{
    EVP_MD_CTX *copy = EVP_MD_CTX_new();
    size_t n = bytes;

    NEED(EVP_MD_CTX_copy_ex(copy, of) == 1);
    NEED(EVP_DigestSign(copy, signature, &n, text, TEXT) == 1 && n == bytes);
    EVP_MD_CTX_free(copy);
    return true;
}

/* Of copies, so that it can be done again. Nothing is fetched. */
static bool finish(const struct begun *b, struct answers *a)
{
    *a = b->half;
    NEED(finish_cipher(b->aead, a->sealed, a->tag));
    NEED(finish_cipher(b->stream, a->streamed, NULL));
    NEED(finish_mac(b->mac, a->mac));
    NEED(finish_exchange(b->exchange, a->secret));
    NEED(finish_signing(b->signer, a->signature, sizeof(a->signature)));
    NEED(finish_signing(b->mldsa, a->mldsa, sizeof(a->mldsa)));
    return true;
}

/* A round of what was begun, with the same end as always. */
static bool finish_alike(const struct begun *b, const struct answers *wanted)
{
    struct answers a;

    NEED(finish(b, &a));
    NEED(memcmp(&a, wanted, sizeof(a)) == 0);
    return true;
}

/* --- threads that are always in an operation --- */

enum { WORKERS = 2 };

struct worker {
    pthread_t thread;
    const struct begun *begun;
    const struct answers *wanted;
    EVP_CIPHER_CTX *own; /* if not NULL, only what allocates nothing, with this */
    atomic_size_t rounds, wrong;
    atomic_bool stop;
};

static bool seal_alike(struct worker *w)
{
    uint8_t out[TEXT], tag[16];
    int n;

    NEED(EVP_EncryptInit_ex2(w->own, NULL, NULL, iv, NULL) == 1);
    NEED(EVP_EncryptUpdate(w->own, NULL, &n, text, 13) == 1);
    NEED(EVP_EncryptUpdate(w->own, out, &n, text, TEXT) == 1);
    NEED(EVP_EncryptFinal_ex(w->own, out, &n) == 1);
    NEED(EVP_CIPHER_CTX_ctrl(w->own, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1);
    NEED(memcmp(tag, w->wanted->tag, 16) == 0);
    return true;
}

static void *work_on(void *argument)
{
    struct worker *w = argument;

    while (!atomic_load(&w->stop)) {
        if (!(w->own != NULL ? seal_alike(w) : finish_alike(w->begun, w->wanted)))
            atomic_fetch_add(&w->wrong, 1);
        atomic_fetch_add(&w->rounds, 1);
    }
    return NULL;
}

/* Until each has done so many more rounds. */
static void await_rounds(struct worker *w, size_t rounds)
{
    const struct timespec moment = {.tv_nsec = 200000}; /* the cores are for the workers */

    for (size_t i = 0; i < WORKERS; i++) {
        const size_t from = atomic_load(&w[i].rounds);

        while (atomic_load(&w[i].rounds) < from + rounds)
            nanosleep(&moment, NULL);
    }
}

static bool workers_start(struct worker *w, const struct begun *b, const struct answers *wanted,
                          bool allocating)
{
    for (size_t i = 0; i < WORKERS; i++) {
        w[i].begun = b;
        w[i].wanted = wanted;
        w[i].own = NULL;
        if (!allocating) {
            w[i].own = EVP_CIPHER_CTX_new();
            NEED(EVP_CIPHER_CTX_copy(w[i].own, b->aead) == 1);
        }
        NEED(pthread_create(&w[i].thread, NULL, work_on, &w[i]) == 0);
    }
    await_rounds(w, 1);
    return true;
}

static bool workers_stop(struct worker *w)
{
    size_t wrong = 0;

    for (size_t i = 0; i < WORKERS; i++) {
        atomic_store(&w[i].stop, true);
        pthread_join(w[i].thread, NULL);
        EVP_CIPHER_CTX_free(w[i].own);
        wrong += atomic_load(&w[i].wrong);
    }
    NEED(wrong == 0);
    return true;
}

/* --- forks --- */

/* The rest of the life of either side: finishes, does everything anew, and gives all back. */
static bool live_on(struct library *lanes, struct begun *b, const struct answers *wanted)
{
    NEED(finish_alike(b, wanted));
    NEED(work_keys(lanes->ctx, lanes->query));
    NEED(finish_alike(b, wanted));
    begun_free(b);
    library_close(lanes);
    return true;
}

static pid_t fork_and_live_on(struct library *lanes, struct begun *b, const struct answers *wanted,
                              void (*end)(int))
{
    const pid_t child = fork();

    if (child == 0)
        end(live_on(lanes, b, wanted) ? 0 : 1);
    return child;
}

static bool ended_well(pid_t child)
{
    int status = -1;

    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

static bool fork_amid_messages(void)
{
    struct answers wanted;
    struct library lanes;
    struct begun b;
    pid_t child;
    bool good;

    library_open(&lanes, true);
    NEED(begin(&b, lanes.ctx, lanes.query) && finish(&b, &wanted));
    child = fork_and_live_on(&lanes, &b, &wanted, exit);
    good = live_on(&lanes, &b, &wanted); /* both at once */
    NEED(ended_well(child) && good);
    return true;
}

/*
 * No lock that another thread might hold is waited for by the child. It ends by _exit: what the
 * lost threads had would count as leaks.
 */
static bool fork_amid_threads(void)
{
    static struct worker workers[WORKERS];
    struct answers wanted;
    struct library lanes;
    struct begun b;

    library_open(&lanes, true);
    NEED(begin(&b, lanes.ctx, lanes.query) && finish(&b, &wanted));
    NEED(workers_start(workers, &b, &wanted, false));
    for (int i = 0; i < 4; i++) {
        NEED(ended_well(fork_and_live_on(&lanes, &b, &wanted, _exit)));
        await_rounds(workers, 1);
    }
    NEED(workers_stop(workers));
    return live_on(&lanes, &b, &wanted);
}

LIFE(test_fork_amid_messages, fork_amid_messages)
LIFE(test_fork_amid_threads, fork_amid_threads)

/* --- contexts of OpenSSL --- */

/* One that has lanes and one that has not, at once and in turn; either may go first. */
static bool two_contexts(void)
{
    static struct worker workers[2][WORKERS];

    for (int first = 0; first < 2; first++) {
        struct library with, without;
        struct answers wanted;
        struct methods methods;
        struct begun b;

        memset(workers, 0, sizeof(workers));
        library_open(&with, true);
        library_open(&without, false);
        NEED(begin(&b, with.ctx, with.query) && finish(&b, &wanted));
        NEED(methods_fetch(&methods, without.ctx, NULL));
        NEED(strcmp(methods_provider(&methods), "default") == 0);
        NEED(workers_start(workers[0], &b, &wanted, true));
        for (int i = 0; i < 3; i++) {
            struct library other;

            library_open(&other, first == i % 2);
            NEED(work(&methods));
            await_rounds(workers[0], 1);
            library_close(&other);
        }
        methods_free(&methods);
        if (first == 1) {
            library_close(&without);
            await_rounds(workers[0], 1);
        }
        NEED(workers_stop(workers[0]));
        begun_free(&b);
        library_close(&with);
        if (first == 0) {
            NEED(methods_fetch(&methods, without.ctx, NULL) && work(&methods));
            methods_free(&methods);
            library_close(&without);
        }
    }
    return true;
}

/* The application unloads it; what was begun ends, and then the default provider has the keys. */
static bool unload_with_keys(void)
{
    static const char rest[] = "provider=default";
    struct answers wanted;
    struct library lanes;
    struct begun b;

    library_open(&lanes, true);
    NEED(begin(&b, lanes.ctx, lanes.query) && finish(&b, &wanted));
    NEED(OSSL_PROVIDER_unload(lanes.provider[1]) == 1);
    lanes.provider[1] = NULL;
    NEED(OSSL_PROVIDER_available(lanes.ctx, "lanes") == 0);
    NEED(finish_alike(&b, &wanted));
    NEED(known_keys_derive(&b.keys, lanes.ctx, rest));
    NEED(known_keys_sign(&b.keys, lanes.ctx, rest));
    NEED(known_keys_verify(&b.keys, lanes.ctx, rest));
    NEED((lanes.provider[1] = OSSL_PROVIDER_load(lanes.ctx, "lanes")) != NULL);
    return live_on(&lanes, &b, &wanted); /* and once more with lanes */
}

LIFE(test_two_contexts, two_contexts)
LIFE(test_unload_with_keys, unload_with_keys)

/* --- libraries --- */

/* How many times the module's code is in this process. */
static size_t modules_mapped(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    const char *name = strrchr(module_file(), '/');
    char line[1000];
    size_t n = 0;

    while (maps != NULL && fgets(line, sizeof(line), maps) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        n += strstr(line, " r-xp ") != NULL && strlen(line) > strlen(name) &&
             strcmp(line + strlen(line) - strlen(name), name) == 0;
    }
    if (maps != NULL)
        fclose(maps);
    return n;
}

static bool user_find(struct life_user *user, const char *path)
{
    NEED((user->handle = dlopen(path, RTLD_NOW | RTLD_LOCAL)) != NULL);
    *(void **)&user->open = dlsym(user->handle, "life_user_open");
    *(void **)&user->use = dlsym(user->handle, "life_user_use");
    *(void **)&user->close = dlsym(user->handle, "life_user_close");
    NEED(user->open != NULL && user->use != NULL && user->close != NULL);
    return true;
}

/* A plugin that uses OpenSSL comes and goes; the last time it leaves everything behind. */
static bool library_comes_and_goes(void)
{
    static void *left;

    for (int i = 0; i < 5; i++) {
        struct life_user user;

        NEED(user_find(&user, LIFE_USER));
        NEED((left = user.open(module_folder(), i % 2 == 0)) != NULL);
        NEED(user.use(left));
        if (i < 4)
            user.close(left);
        NEED(dlclose(user.handle) == 0);
        NEED(modules_mapped() == 1);
    }
    return true;
}

LIFE(test_library_comes_and_goes, library_comes_and_goes)

#if defined(LIFE_STATIC_USER)
/* Two copies of libcrypto, one module: what belongs to a core is nowhere but with that core. */
static bool two_libcryptos(void)
{
    static struct worker workers[WORKERS];
    struct answers wanted;
    struct library lanes;
    struct life_user user;
    struct begun b;
    void *other;

    NEED(user_find(&user, LIFE_STATIC_USER));
    for (int first = 0; first < 2; first++) {
        memset(workers, 0, sizeof(workers));
        other = first == 0 ? user.open(module_folder(), true) : NULL;
        library_open(&lanes, true);
        NEED(begin(&b, lanes.ctx, lanes.query) && finish(&b, &wanted));
        NEED(workers_start(workers, &b, &wanted, true));
        if (first == 1)
            other = user.open(module_folder(), true);
        NEED(other != NULL && user.use(other));
        NEED(modules_mapped() == 1);
        if (first == 0) {
            user.close(other);
            await_rounds(workers, 1);
        }
        NEED(workers_stop(workers));
        NEED(live_on(&lanes, &b, &wanted));
        if (first == 1) {
            NEED(user.use(other));
            user.close(other);
        }
    }
    return true;
}

LIFE(test_two_libcryptos, two_libcryptos)
#endif

/* --- ends --- */

/* What every program has: the default context, set up by openssl.cnf. */
static void as_configured(const char *settings)
{
    setenv("OPENSSL_CONF", config_write(&(struct config){.settings = settings,
                                                         .properties = prefer}), 1);
    setenv("OPENSSL_MODULES", module_folder(), 1);
}

static struct {
    struct worker workers[WORKERS];
    struct begun begun;
    struct answers wanted;
} ending;

/* After libcrypto's own cleaning up, which was registered later. */
static void after_cleanup(void)
{
    await_rounds(ending.workers, 3);
    for (size_t i = 0; i < WORKERS; i++) {
        if (atomic_load(&ending.workers[i].wrong) != 0)
            _exit(1);
    }
}

static bool begin_as_configured(void)
{
    struct methods methods;

    as_configured(NULL);
    NEED(methods_fetch(&methods, NULL, NULL));
    NEED(strcmp(methods_provider(&methods), "lanes") == 0);
    methods_free(&methods);
    NEED(begin(&ending.begun, NULL, "provider=lanes") && finish(&ending.begun, &ending.wanted));
    return true;
}

static bool exit_amid_operations(void)
{
    NEED(atexit(after_cleanup) == 0);
    NEED(begin_as_configured());
    NEED(workers_start(ending.workers, &ending.begun, &ending.wanted, true));
    return true; /* to exit(), and the threads go on */
}

static bool cleanup_amid_operations(void)
{
    NEED(begin_as_configured());
    NEED(workers_start(ending.workers, &ending.begun, &ending.wanted, true));
    OPENSSL_cleanup();
    await_rounds(ending.workers, 3);
    NEED(workers_stop(ending.workers));
    return true;
}

/* As destructors of static objects do: they use and free what they hold when all is over. */
static bool cleanup_with_objects(void)
{
    NEED(begin_as_configured());
    OPENSSL_cleanup();
    NEED(finish_alike(&ending.begun, &ending.wanted));
    begun_free(&ending.begun);
    return true;
}

LIFE(test_exit_amid_operations, exit_amid_operations)
LIFE(test_cleanup_amid_operations, cleanup_amid_operations)
LIFE(test_cleanup_with_objects, cleanup_with_objects)

/* --- what only root can do --- */

static char traces[2][400], settings[2][500], prison[400];

static bool drop_privileges(void)
{
    enum { NOBODY = 65534 };

    NEED(setgroups(0, NULL) == 0 && setgid(NOBODY) == 0 && setuid(NOBODY) == 0);
    NEED(setuid(0) == -1 && errno == EPERM);
    return true;
}

static bool enter_prison(void)
{
    struct stat file;

    NEED(chroot(prison) == 0 && chdir("/") == 0);
    NEED(stat("/etc", &file) == -1 && stat("/dev", &file) == -1 && stat("/proc", &file) == -1);
    return true;
}

/* Everything for the first time. */
static bool first_use(OSSL_LIB_CTX *ctx)
{
    struct methods methods;

    NEED(methods_fetch(&methods, ctx, NULL) && work(&methods));
    NEED(strcmp(methods_provider(&methods), "lanes") == 0);
    methods_free(&methods);
    NEED(work_keys(ctx, "provider=lanes"));
    OSSL_LIB_CTX_free(ctx);
    return true;
}

static bool outside(void)
{
    return first_use(config_open(&(struct config){.settings = settings[0], .properties = prefer}));
}

/* Nothing but the configuration is read outside. */
static bool first_use_in_prison(void)
{
    OSSL_LIB_CTX *ctx =
        config_open(&(struct config){.settings = settings[1], .properties = prefer});

    NEED(enter_prison() && drop_privileges());
    return first_use(ctx);
}

static bool prison_amid_messages(void)
{
    struct answers wanted;
    struct library lanes;
    struct begun b;

    library_open(&lanes, true);
    NEED(begin(&b, lanes.ctx, lanes.query) && finish(&b, &wanted));
    NEED(enter_prison() && drop_privileges());
    return live_on(&lanes, &b, &wanted);
}

/* Where the configuration cannot be read any more, it is as if lanes were not there. */
static bool configured_in_prison(void)
{
    struct methods methods;

    as_configured(NULL);
    NEED(enter_prison());
    NEED(methods_fetch(&methods, NULL, NULL) && work(&methods));
    NEED(strcmp(methods_provider(&methods), "default") == 0);
    methods_free(&methods);
    return true;
}

static bool same_text(const char *a, const char *b)
{
    FILE *file[2] = {fopen(a, "r"), fopen(b, "r")};
    size_t n = 0;
    int c = EOF, d = EOF;

    if (file[0] != NULL && file[1] != NULL) {
        do {
            c = fgetc(file[0]);
            d = fgetc(file[1]);
            n++;
        } while (c == d && c != EOF);
    }
    for (int i = 0; i < 2; i++) {
        if (file[i] != NULL)
            fclose(file[i]);
    }
    return c == d && n > 1;
}

/* The trace has the same algorithms with the same kernels, line by line. */
static void compare_with_outside(bool (*live)(void))
{
    unlink(traces[0]);
    unlink(traces[1]);
    CU_ASSERT_EQUAL(status_of(outside), 0);
    CU_ASSERT_EQUAL(status_of(live), 0);
    CU_ASSERT(count_lines(traces[0], "lanes: ") > 20);
    CU_ASSERT(same_text(traces[0], traces[1]));
}

static void test_first_use_in_prison(void)
{
    compare_with_outside(first_use_in_prison);
}

LIFE(test_prison_amid_messages, prison_amid_messages)
LIFE(test_configured_in_prison, configured_in_prison)

/* --- planted: a life that goes wrong must be seen, and so must one that ends early --- */

static bool wrong(void)
{
    NEED(text[0] == 0);
    return true;
}

static bool killed(void)
{
    raise(SIGSEGV);
    return true;
}

LIFE(test_wrong, wrong)
LIFE(test_killed, killed)

static void prepare(void)
{
    for (int i = 0; i < 2; i++) {
        snprintf(traces[i], sizeof(traces[i]), "%s", scratch(i == 0 ? "outside" : "inside"));
        snprintf(settings[i], sizeof(settings[i]), "trace = %.400s", traces[i]);
    }
    snprintf(prison, sizeof(prison), "%s", scratch("prison"));
    if (mkdir(prison, 0755) != 0)
        abort();
}

int main(int argc, char **argv)
{
    CU_TestInfo tests[] = {
        {"a fork amid messages", test_fork_amid_messages},
        {"a fork amid threads", test_fork_amid_threads},
        {"two contexts, one with lanes", test_two_contexts},
        {"unloaded with keys alive", test_unload_with_keys},
        {"a library comes and goes", test_library_comes_and_goes},
#if defined(LIFE_STATIC_USER)
        {"two libcryptos", test_two_libcryptos},
#endif
        {"exit amid operations", test_exit_amid_operations},
        {"cleanup amid operations", test_cleanup_amid_operations},
        {"cleanup with objects alive", test_cleanup_with_objects},
        CU_TEST_INFO_NULL,
    };
    CU_TestInfo of_root[] = {
        {"first use after chroot", test_first_use_in_prison},
        {"chroot amid messages", test_prison_amid_messages},
        {"chroot before the configuration", test_configured_in_prison},
        CU_TEST_INFO_NULL,
    };
    CU_TestInfo planted[] = {
        {"goes wrong", test_wrong},
        {"is killed", test_killed},
        CU_TEST_INFO_NULL,
    };
    const char *which = argc > 1 ? argv[1] : "";
    CU_TestInfo *run = tests;
    int status;

    if (strcmp(which, "root") == 0) {
        if (geteuid() != 0)
            return 77;
        run = of_root;
    } else if (strcmp(which, "planted") == 0) {
        run = planted;
    }
    prepare();
    status = harness_main("life", run);
    rmdir(prison);
    return status;
}
