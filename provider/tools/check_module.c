/* SPDX-License-Identifier: Apache-2.0 */
#include "check_module.h"

#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/params.h>

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- the file ------------------------------------------------------------------------------- */

struct elf_head {
    ElfW(Ehdr) is;
};

/* The beginning of an ELF file; its first 20 bytes are alike for all machines. */
static bool read_head(const char *file, struct elf_head *head)
{
    FILE *in = fopen(file, "rb");
    const bool ok = in != NULL && fread(head, sizeof(*head), 1, in) == 1;

    if (in != NULL)
        fclose(in);
    return ok;
}

/* The table of sections ends the file: without it, the loader would crash on what is missing. */
static bool is_whole(const char *file, const struct elf_head *head)
{
    struct stat status;

    return stat(file, &status) == 0 &&
           head->is.e_shoff + (uint64_t)head->is.e_shnum * head->is.e_shentsize <=
               (uint64_t)status.st_size;
}

static const char *machine_name(unsigned machine)
{
    static const struct {
        unsigned machine;
        const char *name;
    } names[] = {
        {EM_X86_64, "x86-64"}, {EM_386, "i386"},  {EM_AARCH64, "AArch64"},  {EM_ARM, "ARM"},
        {EM_RISCV, "RISC-V"},  {EM_S390, "s390"}, {EM_PPC64, "PowerPC 64"},
    };

    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        if (names[i].machine == machine)
            return names[i].name;
    }
    return "another machine";
}

/* True if the file is there and is made for the machine that this program runs on. */
static bool check_file(struct findings *f, const struct config *config, const char *file)
{
    struct elf_head module, self;

    if (access(file, R_OK) != 0) {
        findings_problem(f, "the module %s cannot be read: %s", file, strerror(errno));
        fprintf(stderr, "    install it there, or name its place:\n");
        findings_fix(f, config->lanes, "module = /path/to/lanes.so");
        return false;
    }
    if (!read_head(file, &module) || memcmp(module.is.e_ident, ELFMAG, SELFMAG) != 0) {
        findings_problem(f, "%s is no shared object", file);
        findings_fix(f, config->lanes, "module = /path/to/lanes.so");
        return false;
    }
    if (read_head("/proc/self/exe", &self) &&
        (module.is.e_ident[EI_CLASS] != self.is.e_ident[EI_CLASS] ||
         module.is.e_ident[EI_DATA] != self.is.e_ident[EI_DATA] ||
         module.is.e_machine != self.is.e_machine)) {
        findings_problem(f, "%s is for another architecture (%s; this is %s): build it here", file,
                         machine_name(module.is.e_machine), machine_name(self.is.e_machine));
        findings_fix(f, config->lanes, "module = /path/to/lanes.so");
        return false;
    }
    return true;
}

/* ---- a core of our own ---------------------------------------------------------------------- */

/* The other end of the module's core handle. */
struct core {
    const struct config *config;
    const char *file;
    char error[256]; /* the last that the module raised */
};

static OSSL_FUNC_core_get_params_fn core_get_params;
static OSSL_FUNC_core_new_error_fn core_new_error;
static OSSL_FUNC_core_set_error_debug_fn core_set_error_debug;
static OSSL_FUNC_core_vset_error_fn core_vset_error;

/* libcrypto's own parameters, and every entry of the section under its name. */
static int core_get_params(const OSSL_CORE_HANDLE *handle, OSSL_PARAM params[])
{
    const struct core *core = (const struct core *)handle;

    for (OSSL_PARAM *p = params; p->key != NULL; p++) {
        const char *value = config_get(core->config, core->config->lanes, p->key);
        if (strcmp(p->key, OSSL_PROV_PARAM_CORE_VERSION) == 0)
            value = OpenSSL_version(OPENSSL_VERSION_STRING);
        else if (strcmp(p->key, OSSL_PROV_PARAM_CORE_PROV_NAME) == 0)
            value = "lanes";
        else if (strcmp(p->key, OSSL_PROV_PARAM_CORE_MODULE_FILENAME) == 0)
            value = core->file;
        if (value != NULL && !OSSL_PARAM_set_utf8_ptr(p, value))
            return 0;
    }
    return 1;
}

static void core_new_error(const OSSL_CORE_HANDLE *handle)
{
    ((struct core *)handle)->error[0] = '\0';
}

static void core_set_error_debug(const OSSL_CORE_HANDLE *handle, const char *file, int line,
                                 const char *function)
{
    (void)handle;
    (void)file;
    (void)line;
    (void)function;
}

static void core_vset_error(const OSSL_CORE_HANDLE *handle, uint32_t reason, const char *format,
                            va_list arguments)
{
    struct core *core = (struct core *)handle;

    (void)reason;
    if (format != NULL)
        vsnprintf(core->error, sizeof(core->error), format, arguments);
}

static const OSSL_DISPATCH upcalls[] = {
    {OSSL_FUNC_CORE_GET_PARAMS, (void (*)(void))core_get_params},
    {OSSL_FUNC_CORE_NEW_ERROR, (void (*)(void))core_new_error},
    {OSSL_FUNC_CORE_SET_ERROR_DEBUG, (void (*)(void))core_set_error_debug},
    {OSSL_FUNC_CORE_VSET_ERROR, (void (*)(void))core_vset_error},
    {OSSL_FUNC_CRYPTO_MALLOC, (void (*)(void))CRYPTO_malloc},
    {OSSL_FUNC_CRYPTO_ZALLOC, (void (*)(void))CRYPTO_zalloc},
    {OSSL_FUNC_CRYPTO_FREE, (void (*)(void))CRYPTO_free},
    {OSSL_FUNC_CRYPTO_CLEAR_FREE, (void (*)(void))CRYPTO_clear_free},
    {OSSL_FUNC_CRYPTO_REALLOC, (void (*)(void))CRYPTO_realloc},
    {OSSL_FUNC_CRYPTO_CLEAR_REALLOC, (void (*)(void))CRYPTO_clear_realloc},
    {OSSL_FUNC_CRYPTO_SECURE_MALLOC, (void (*)(void))CRYPTO_secure_malloc},
    {OSSL_FUNC_CRYPTO_SECURE_ZALLOC, (void (*)(void))CRYPTO_secure_zalloc},
    {OSSL_FUNC_CRYPTO_SECURE_FREE, (void (*)(void))CRYPTO_secure_free},
    {OSSL_FUNC_CRYPTO_SECURE_CLEAR_FREE, (void (*)(void))CRYPTO_secure_clear_free},
    {OSSL_FUNC_OPENSSL_CLEANSE, (void (*)(void))OPENSSL_cleanse},
    {0, NULL},
};

/* ---- starting the module -------------------------------------------------------------------- */

typedef void any_function(void);

static any_function *find_function(const OSSL_DISPATCH *functions, int id)
{
    while (functions->function_id != 0 && functions->function_id != id)
        functions++;
    return functions->function;
}

/* "chacha20:avx2 poly1305:portable(avx2: cpu lacks avx2)": provider.c has the format. */
static void say_version(const char *file, const OSSL_DISPATCH *functions, void *provctx)
{
    OSSL_FUNC_provider_get_params_fn *get_params =
        (OSSL_FUNC_provider_get_params_fn *)find_function(functions, OSSL_FUNC_PROVIDER_GET_PARAMS);
    char *version = NULL, *kernels = NULL;
    OSSL_PARAM query[] = {OSSL_PARAM_utf8_ptr(OSSL_PROV_PARAM_VERSION, &version, 0),
                          OSSL_PARAM_utf8_ptr("kernels", &kernels, 0), OSSL_PARAM_END};

    if (get_params == NULL || !get_params(provctx, query) || version == NULL || kernels == NULL)
        return;
    findings_fact("module", "%s, version %s, loads", file, version);
    findings_fact("kernels", "%s", kernels);
}

static void check_trace(struct findings *f, const struct config *config)
{
    const char *trace = config_get(config, config->lanes, "trace"), *why = NULL;
    struct stat file;

    if (trace == NULL)
        return;
    if (access(trace, W_OK) != 0 || stat(trace, &file) != 0)
        why = strerror(errno);
    else if (!S_ISREG(file.st_mode) && !S_ISCHR(file.st_mode))
        why = "it is no file";
    if (why == NULL)
        return;
    findings_problem(f, "the trace %s cannot be written: %s; programs run without", trace, why);
    findings_fix(f, config->lanes, "trace = /path/to/lanes.trace");
}

/* What the module refuses is, by its error's first word, a setting, or else to be here at all. */
static void say_remedy(const struct findings *f, const struct core *core)
{
    const struct config *config = core->config;
    char name[32];

    snprintf(name, sizeof(name), "%.*s", (int)strcspn(core->error, ":"), core->error);
    const char *value = config_get(config, config->lanes, name);
    if (value != NULL) {
        fprintf(stderr, "    correct this line, or take it out:\n");
        findings_fix(f, config->lanes, "%s = %s", name, value);
    } else {
        fprintf(stderr, "    take this line out until that is mended:\n");
        findings_fix(f, config->providers, "%s = %s", config->lanes_name, config->lanes);
    }
}

static void start(struct findings *f, struct core *core, OSSL_provider_init_fn *init)
{
    const OSSL_DISPATCH *functions = NULL;
    void *provctx = NULL;

    if (!init((const OSSL_CORE_HANDLE *)core, upcalls, &functions, &provctx)) {
        findings_problem(f, "%s refuses to load: %s", core->file,
                         core->error[0] != '\0' ? core->error : "it does not say why");
        say_remedy(f, core);
        return;
    }
    say_version(core->file, functions, provctx);
    check_trace(f, core->config);
    OSSL_FUNC_provider_teardown_fn *teardown =
        (OSSL_FUNC_provider_teardown_fn *)find_function(functions, OSSL_FUNC_PROVIDER_TEARDOWN);
    if (teardown != NULL)
        teardown(provctx);
}

static void open_module(struct findings *f, const struct config *config, const char *file)
{
    struct core core = {.config = config, .file = file};
    void *module = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    OSSL_provider_init_fn *init = NULL;

    if (module == NULL) {
        findings_problem(f, "the module does not load: %s", dlerror());
        return;
    }
    *(void **)&init = dlsym(module, "OSSL_provider_init");
    if (init != NULL) {
        start(f, &core, init);
    } else {
        findings_problem(f, "%s is no OpenSSL provider", file);
        findings_fix(f, config->lanes, "module = /path/to/lanes.so");
    }
    dlclose(module);
}

bool check_module(struct findings *f, const struct config *config)
{
    struct elf_head head;
    char *file;
    bool harmless = true;

    if (config->lanes == NULL)
        return true;
    file = config_module_file(config_get(config, config->lanes, "module"));
    if (check_file(f, config, file)) {
        harmless = read_head(file, &head) && is_whole(file, &head);
        if (harmless)
            open_module(f, config, file);
        else
            findings_problem(f, "%s is cut short, and programs crash on it: install it again",
                             file);
    }
    OPENSSL_free(file);
    return harmless;
}
