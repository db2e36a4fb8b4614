/* SPDX-License-Identifier: Apache-2.0 */
/* Pages without access, as operating systems give them. */
#define _GNU_SOURCE
#include "harness.h"

#if defined(_WIN32)

#include <windows.h>

uint8_t *h_guarded_area(size_t n)
{
    SYSTEM_INFO info;
    DWORD old;

    GetSystemInfo(&info);
    uint8_t *p = VirtualAlloc(NULL, n + 2 * info.dwPageSize, MEM_RESERVE | MEM_COMMIT,
                              PAGE_NOACCESS);
    if (p == NULL || !VirtualProtect(p + info.dwPageSize, n, PAGE_READWRITE, &old))
        return NULL;
    return p + info.dwPageSize;
}

/* These two try it and catch the exception. */
bool h_kills(volatile uint8_t *p, bool write)
{
    return write ? IsBadWritePtr((void *)p, 1) : IsBadReadPtr((const void *)p, 1);
}

#else

#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

uint8_t *h_guarded_area(size_t n)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *p = mmap(NULL, n + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (p == MAP_FAILED || mprotect(p + page, n, PROT_READ | PROT_WRITE) != 0)
        return NULL;
    return p + page;
}

bool h_kills(volatile uint8_t *p, bool write)
{
    const pid_t child = fork();
    int status;

    if (child == 0) {
        signal(SIGSEGV, SIG_DFL); /* no report of a sanitizer's */
        if (write)
            *p = 1;
        else
            (void)*p;
        _exit(0);
    }
    CHECK(child > 0 && waitpid(child, &status, 0) == child, "fork");
    return WIFSIGNALED(status);
}

#endif
