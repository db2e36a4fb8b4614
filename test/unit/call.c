/* SPDX-License-Identifier: Apache-2.0 */
/* The call that watches what a kernel must leave as it was (System V ABI, AMD64, 3.2.1). */
#include "harness.h"

#if defined(__x86_64__)

#include <cpuid.h>

/* The callee-saved registers go in with these values and must come out with them. */
#define SENTINEL(i) (UINT64_C(0x0123456789abcd00) + (i))
enum { SAVED = 6, FLAGS = SAVED, AFTER = SAVED + 1, DIRECTION = 1 << 10 };

void lanes_test_call(void (*f)(void), const uintptr_t argument[8], uint64_t after[AFTER]);

__asm__(".text\n"
        ".globl lanes_test_call\n"
        ".type lanes_test_call, @function\n"
        "lanes_test_call:\n"
        "  endbr64\n"
        "  push %rbp\n  push %rbx\n  push %r12\n  push %r13\n  push %r14\n  push %r15\n"
        "  push %rdx\n"
        "  push 56(%rsi)\n  push 48(%rsi)\n"
        "  mov %rdi, %rax\n  mov %rsi, %r10\n"
        "  mov (%r10), %rdi\n  mov 8(%r10), %rsi\n  mov 16(%r10), %rdx\n"
        "  mov 24(%r10), %rcx\n  mov 32(%r10), %r8\n  mov 40(%r10), %r9\n"
        "  movabs $0x0123456789abcd00, %rbx\n"
        "  lea 1(%rbx), %rbp\n  lea 2(%rbx), %r12\n  lea 3(%rbx), %r13\n"
        "  lea 4(%rbx), %r14\n  lea 5(%rbx), %r15\n"
        "  call *%rax\n"
        "  add $16, %rsp\n  pop %rdx\n"
        "  mov %rbx, (%rdx)\n  mov %rbp, 8(%rdx)\n  mov %r12, 16(%rdx)\n"
        "  mov %r13, 24(%rdx)\n  mov %r14, 32(%rdx)\n  mov %r15, 40(%rdx)\n"
        "  pushf\n  pop 48(%rdx)\n  cld\n"
        "  pop %r15\n  pop %r14\n  pop %r13\n  pop %r12\n  pop %rbx\n  pop %rbp\n"
        "  ret\n"
        ".size lanes_test_call, . - lanes_test_call\n");

/* XINUSE, bit 2: an upper half of a ymm register is not zero (Intel SDM 1, 13.6). */
static bool ymm_dirty(void)
{
    uint32_t low, high;

    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(1));
    return (low & 4) != 0;
}

static bool has_xinuse(void)
{
    uint32_t a, b, c, d;

    return __builtin_cpu_supports("avx") && __get_cpuid_count(13, 1, &a, &b, &c, &d) &&
           (a & 4) != 0;
}

bool h_call_sees_ymm(void)
{
    static int sees = -1;

    if (sees < 0) {
        bool before = true, between = false, behind = true;
        if (has_xinuse()) {
            __asm__ volatile("vzeroupper" ::: "memory");
            before = ymm_dirty();
            __asm__ volatile("vpcmpeqd %%xmm0, %%xmm0, %%xmm0\n\t"
                             "vinsertf128 $1, %%xmm0, %%ymm0, %%ymm0" ::
                                 : "xmm0", "memory");
            between = ymm_dirty();
            __asm__ volatile("vzeroupper" ::: "memory");
            behind = ymm_dirty();
        }
        sees = !before && between && !behind;
    }
    return sees == 1;
}

const char *h_call(void (*f)(void), const uintptr_t argument[8])
{
    static const char *const name[SAVED] = {"rbx", "rbp", "r12", "r13", "r14", "r15"};
    uint64_t after[AFTER];
    const bool watch = h_call_sees_ymm();

    lanes_test_call(f, argument, after);
    if (watch && ymm_dirty())
        return "upper ymm halves";
    for (size_t i = 0; i < SAVED; i++) {
        if (after[i] != SENTINEL(i))
            return name[i];
    }
    return (after[FLAGS] & DIRECTION) != 0 ? "the direction flag" : NULL;
}

#else

bool h_call_sees_ymm(void)
{
    return false;
}

#endif
