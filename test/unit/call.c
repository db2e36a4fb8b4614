/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The call that watches what a kernel must leave as it was (System V ABI, AMD64, 3.2.1;
 * AAPCS64, 6.1).
 */
#include "harness.h"

#if defined(H_CALL_WATCHES)

/* The callee-saved registers go in with these values and must come out with them. */
#define SENTINEL(i) (UINT64_C(0x0123456789abcd00) + (i))

#endif

#if defined(H_CALL_WATCHES) && defined(__x86_64__)

#include <cpuid.h>

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

#if defined(__aarch64__)

enum { SAVED = 18, FRAME = SAVED, AFTER = SAVED + 1 };

void lanes_test_call(void (*f)(void), const uintptr_t argument[8], uint64_t after[AFTER]);

__asm__(".text\n"
        ".globl lanes_test_call\n"
        ".type lanes_test_call, %function\n"
        "lanes_test_call:\n"
        "  hint #34\n"
        "  stp x29, x30, [sp, #-176]!\n  mov x29, sp\n"
        "  stp x19, x20, [sp, #16]\n  stp x21, x22, [sp, #32]\n  stp x23, x24, [sp, #48]\n"
        "  stp x25, x26, [sp, #64]\n  stp x27, x28, [sp, #80]\n"
        "  stp d8, d9, [sp, #96]\n  stp d10, d11, [sp, #112]\n"
        "  stp d12, d13, [sp, #128]\n  stp d14, d15, [sp, #144]\n"
        "  str x2, [sp, #160]\n  mov x9, x0\n  mov x10, x1\n"
        "  movz x19, #0xcd00\n  movk x19, #0x89ab, lsl #16\n"
        "  movk x19, #0x4567, lsl #32\n  movk x19, #0x0123, lsl #48\n"
        "  add x20, x19, #1\n  add x21, x19, #2\n  add x22, x19, #3\n  add x23, x19, #4\n"
        "  add x24, x19, #5\n  add x25, x19, #6\n  add x26, x19, #7\n  add x27, x19, #8\n"
        "  add x28, x19, #9\n"
        "  add x0, x19, #10\n  fmov d8, x0\n  add x0, x19, #11\n  fmov d9, x0\n"
        "  add x0, x19, #12\n  fmov d10, x0\n  add x0, x19, #13\n  fmov d11, x0\n"
        "  add x0, x19, #14\n  fmov d12, x0\n  add x0, x19, #15\n  fmov d13, x0\n"
        "  add x0, x19, #16\n  fmov d14, x0\n  add x0, x19, #17\n  fmov d15, x0\n"
        "  ldp x0, x1, [x10]\n  ldp x2, x3, [x10, #16]\n"
        "  ldp x4, x5, [x10, #32]\n  ldp x6, x7, [x10, #48]\n"
        "  blr x9\n"
        "  ldr x9, [sp, #160]\n"
        "  stp x19, x20, [x9]\n  stp x21, x22, [x9, #16]\n  stp x23, x24, [x9, #32]\n"
        "  stp x25, x26, [x9, #48]\n  stp x27, x28, [x9, #64]\n"
        "  stp d8, d9, [x9, #80]\n  stp d10, d11, [x9, #96]\n"
        "  stp d12, d13, [x9, #112]\n  stp d14, d15, [x9, #128]\n"
        "  mov x10, sp\n  sub x10, x29, x10\n  str x10, [x9, #144]\n"
        "  ldp x19, x20, [sp, #16]\n  ldp x21, x22, [sp, #32]\n  ldp x23, x24, [sp, #48]\n"
        "  ldp x25, x26, [sp, #64]\n  ldp x27, x28, [sp, #80]\n"
        "  ldp d8, d9, [sp, #96]\n  ldp d10, d11, [sp, #112]\n"
        "  ldp d12, d13, [sp, #128]\n  ldp d14, d15, [sp, #144]\n"
        "  ldp x29, x30, [sp], #176\n"
        "  ret\n"
        ".size lanes_test_call, . - lanes_test_call\n");

const char *h_call(void (*f)(void), const uintptr_t argument[8])
{
    static const char *const name[SAVED] = {"x19", "x20", "x21", "x22", "x23", "x24",
                                            "x25", "x26", "x27", "x28", "d8",  "d9",
                                            "d10", "d11", "d12", "d13", "d14", "d15"};
    uint64_t after[AFTER];

    lanes_test_call(f, argument, after);
    for (size_t i = 0; i < SAVED; i++) {
        if (after[i] != SENTINEL(i))
            return name[i];
    }
    return after[FRAME] != 0 ? "x29" : NULL;
}

#endif
