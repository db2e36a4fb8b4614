/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_points_avx2.py: change that.
 *
 * Points of edwards25519 with four numbers side by side (AVX2).
 *
 * void lanes_curve25519_mul_x4_avx2(struct lanes_fe_x4 *out, const struct lanes_fe_x4 *a,
 *                                   const struct lanes_fe_x4 *b);
 * void lanes_curve25519_square_x4_avx2(struct lanes_fe_x4 *out, const struct lanes_fe_x4 *a);
 * void lanes_curve25519_twice_avx2(struct lanes_fe_x4 *p, unsigned times);
 * void lanes_curve25519_add_avx2(struct lanes_fe_x4 *p, const uint64_t q[20], bool minus);
 *
 * As avx2.h has them: with the ranges of what goes in and comes out. A point is its X, Y,
 * Z, T side by side. A doubling is four squares, sums and four products; an addition is
 * four products, sums and four products.
 * What they do not do: they are for public numbers and wipe nothing.
 * Registers: all of ymm, rax; twice and add call the first two, with rbx and r12 for what
 * they need after that. Stack: aligned frames, for 19 times a factor, and for factors.
 * Constant time: branches on `times` and `minus` only.
 */
.intel_syntax noprefix
.text

    .globl lanes_curve25519_mul_x4_avx2
    .hidden lanes_curve25519_mul_x4_avx2
    .type lanes_curve25519_mul_x4_avx2, @function
    .p2align 6
lanes_curve25519_mul_x4_avx2:
    .cfi_startproc
    endbr64
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    sub rsp, 320
    and rsp, -64
    vmovdqa ymm15, [rip+nineteen]
    vmovdqa ymm0, [rsi+0]
    vmovdqa ymm1, [rsi+32]
    vmovdqa ymm2, [rsi+64]
    vmovdqa ymm3, [rsi+96]
    vmovdqa ymm4, [rsi+128]
    vmovdqa ymm5, [rsi+160]
    vmovdqa ymm6, [rsi+192]
    vmovdqa ymm7, [rsi+224]
    vmovdqa ymm8, [rsi+256]
    vmovdqa ymm9, [rsi+288]
    vpmuludq ymm11, ymm15, [rdx+32]
    vmovdqa [rsp+32], ymm11
    vpmuludq ymm12, ymm15, [rdx+64]
    vmovdqa [rsp+64], ymm12
    vpmuludq ymm13, ymm15, [rdx+96]
    vmovdqa [rsp+96], ymm13
    vpmuludq ymm10, ymm15, [rdx+128]
    vmovdqa [rsp+128], ymm10
    vpmuludq ymm11, ymm15, [rdx+160]
    vmovdqa [rsp+160], ymm11
    vpmuludq ymm12, ymm15, [rdx+192]
    vmovdqa [rsp+192], ymm12
    vpmuludq ymm13, ymm15, [rdx+224]
    vmovdqa [rsp+224], ymm13
    vpmuludq ymm10, ymm15, [rdx+256]
    vmovdqa [rsp+256], ymm10
    vpmuludq ymm11, ymm15, [rdx+288]
    vmovdqa [rsp+288], ymm11
    vpmuludq ymm12, ymm3, [rsp+224]
    vpmuludq ymm10, ymm7, [rsp+96]
    vpmuludq ymm13, ymm2, [rdx+96]
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm3, [rdx+64]
    vpmuludq ymm10, ymm5, [rsp+160]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm7, [rsp+256]
    vpmuludq ymm10, ymm1, [rsp+288]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm8, [rsp+224]
    vpmuludq ymm10, ymm9, [rsp+32]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm0, [rdx+160]
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm2, [rsp+256]
    vpmuludq ymm11, ymm5, [rdx+0]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm8, [rsp+64]
    vpmuludq ymm11, ymm6, [rsp+288]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm0, [rdx+0]
    vpmuludq ymm11, ymm9, [rsp+192]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm4, [rsp+192]
    vpmuludq ymm11, ymm1, [rdx+128]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm6, [rsp+128]
    vpmuludq ymm11, ymm4, [rdx+32]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpsrlq ymm14, ymm12, 26
    vpsrlq ymm15, ymm13, 25
    vpand ymm12, ymm12, [rip+low_26]
    vpand ymm13, ymm13, [rip+low_25]
    vmovdqa [rdi+0], ymm12
    vmovdqa [rdi+160], ymm13
    vpmuludq ymm12, ymm3, [rsp+256]
    vpmuludq ymm13, ymm3, [rdx+96]
    vpmuludq ymm10, ymm8, [rsp+96]
    vpmuludq ymm11, ymm7, [rsp+288]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm4, [rsp+224]
    vpmuludq ymm11, ymm9, [rsp+224]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm7, [rsp+128]
    vpmuludq ymm11, ymm1, [rdx+160]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm2, [rsp+288]
    vpmuludq ymm11, ymm5, [rdx+32]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm9, [rsp+64]
    vpaddq ymm13, ymm13, ymm13
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm8, [rsp+256]
    vpmuludq ymm10, ymm5, [rsp+192]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm2, [rdx+128]
    vpmuludq ymm10, ymm6, [rsp+160]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm4, [rdx+64]
    vpmuludq ymm10, ymm0, [rdx+32]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm0, [rdx+192]
    vpmuludq ymm10, ymm1, [rdx+0]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm6, [rdx+0]
    vpaddq ymm12, ymm12, ymm14
    vpaddq ymm13, ymm13, ymm11
    vpsrlq ymm14, ymm12, 25
    vpaddq ymm13, ymm13, ymm15
    vpand ymm12, ymm12, [rip+low_25]
    vpsrlq ymm15, ymm13, 26
    vmovdqa [rdi+32], ymm12
    vpand ymm13, ymm13, [rip+low_26]
    vmovdqa [rdi+192], ymm13
    vpmuludq ymm12, ymm3, [rsp+288]
    vpmuludq ymm10, ymm9, [rsp+96]
    vpmuludq ymm13, ymm3, [rdx+128]
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm4, [rdx+96]
    vpmuludq ymm10, ymm5, [rsp+224]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm8, [rsp+288]
    vpmuludq ymm10, ymm7, [rsp+160]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm9, [rsp+256]
    vpmuludq ymm10, ymm1, [rdx+32]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm2, [rdx+160]
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm4, [rsp+256]
    vpmuludq ymm11, ymm5, [rdx+64]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm8, [rsp+128]
    vpmuludq ymm11, ymm0, [rdx+224]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm0, [rdx+64]
    vpmuludq ymm11, ymm7, [rdx+0]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm2, [rdx+0]
    vpmuludq ymm11, ymm1, [rdx+192]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm6, [rsp+192]
    vpmuludq ymm11, ymm6, [rdx+32]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm14
    vpaddq ymm13, ymm13, ymm15
    vpsrlq ymm14, ymm12, 26
    vpsrlq ymm15, ymm13, 25
    vpand ymm12, ymm12, [rip+low_26]
    vpand ymm13, ymm13, [rip+low_25]
    vmovdqa [rdi+64], ymm12
    vmovdqa [rdi+224], ymm13
    vpmuludq ymm12, ymm4, [rsp+288]
    vpmuludq ymm13, ymm9, [rsp+288]
    vpmuludq ymm10, ymm9, [rsp+128]
    vpmuludq ymm11, ymm3, [rdx+160]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm5, [rsp+256]
    vpmuludq ymm11, ymm5, [rdx+96]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm8, [rsp+160]
    vpmuludq ymm11, ymm1, [rdx+224]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm0, [rdx+96]
    vpmuludq ymm11, ymm7, [rdx+32]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm3, [rdx+0]
    vpaddq ymm13, ymm13, ymm13
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm4, [rdx+128]
    vpmuludq ymm10, ymm6, [rsp+224]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm0, [rdx+256]
    vpmuludq ymm10, ymm7, [rsp+192]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm8, [rdx+0]
    vpmuludq ymm10, ymm1, [rdx+64]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm2, [rdx+192]
    vpmuludq ymm10, ymm2, [rdx+32]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm6, [rdx+64]
    vpaddq ymm12, ymm12, ymm14
    vpaddq ymm13, ymm13, ymm11
    vpsrlq ymm14, ymm12, 25
    vpaddq ymm13, ymm13, ymm15
    vpand ymm12, ymm12, [rip+low_25]
    vpsrlq ymm15, ymm13, 26
    vmovdqa [rdi+96], ymm12
    vpand ymm13, ymm13, [rip+low_26]
    vmovdqa [rdi+256], ymm13
    vpmuludq ymm12, ymm7, [rsp+224]
    vpmuludq ymm10, ymm5, [rsp+288]
    vpmuludq ymm13, ymm2, [rdx+224]
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm7, [rdx+64]
    vpmuludq ymm10, ymm9, [rsp+160]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm4, [rdx+160]
    vpmuludq ymm10, ymm1, [rdx+96]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm5, [rdx+128]
    vpmuludq ymm10, ymm3, [rdx+32]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm0, [rdx+288]
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm2, [rdx+64]
    vpmuludq ymm11, ymm9, [rdx+0]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm0, [rdx+128]
    vpmuludq ymm11, ymm3, [rdx+192]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm4, [rdx+0]
    vpmuludq ymm11, ymm6, [rdx+96]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm6, [rsp+256]
    vpmuludq ymm11, ymm1, [rdx+256]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm8, [rsp+192]
    vpmuludq ymm11, ymm8, [rdx+32]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm14
    vpaddq ymm13, ymm13, ymm15
    vpsrlq ymm14, ymm12, 26
    vpsrlq ymm15, ymm13, 25
    vpand ymm12, ymm12, [rip+low_26]
    vpand ymm13, ymm13, [rip+low_25]
    vmovdqa [rdi+128], ymm12
    vmovdqa [rdi+288], ymm13
    vpsllq ymm10, ymm15, 4
    vpaddq ymm11, ymm15, ymm15
    vpaddq ymm15, ymm15, [rdi+0]
    vpaddq ymm10, ymm10, ymm11
    vpaddq ymm15, ymm15, ymm10
    vpaddq ymm14, ymm14, [rdi+160]
    vpsrlq ymm10, ymm15, 26
    vpand ymm15, ymm15, [rip+low_26]
    vpaddq ymm10, ymm10, [rdi+32]
    vmovdqa [rdi+0], ymm15
    vmovdqa [rdi+32], ymm10
    vpsrlq ymm11, ymm14, 25
    vpand ymm14, ymm14, [rip+low_25]
    vpaddq ymm11, ymm11, [rdi+192]
    vmovdqa [rdi+160], ymm14
    vmovdqa [rdi+192], ymm11
    vzeroupper
    mov rsp, rbp
    pop rbp
    .cfi_def_cfa rsp, 8
    .cfi_restore rbp
    ret
    .cfi_endproc
    .size lanes_curve25519_mul_x4_avx2, .-lanes_curve25519_mul_x4_avx2

    .globl lanes_curve25519_square_x4_avx2
    .hidden lanes_curve25519_square_x4_avx2
    .type lanes_curve25519_square_x4_avx2, @function
    .p2align 6
lanes_curve25519_square_x4_avx2:
    .cfi_startproc
    endbr64
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    sub rsp, 320
    and rsp, -64
    vmovdqa ymm15, [rip+nineteen]
    vmovdqa ymm0, [rsi+0]
    vmovdqa ymm1, [rsi+32]
    vmovdqa ymm2, [rsi+64]
    vmovdqa ymm3, [rsi+96]
    vmovdqa ymm4, [rsi+128]
    vmovdqa ymm5, [rsi+160]
    vmovdqa ymm6, [rsi+192]
    vmovdqa ymm7, [rsi+224]
    vmovdqa ymm8, [rsi+256]
    vmovdqa ymm9, [rsi+288]
    vpmuludq ymm11, ymm15, ymm5
    vmovdqa [rsp+160], ymm11
    vpmuludq ymm12, ymm15, ymm6
    vmovdqa [rsp+192], ymm12
    vpmuludq ymm13, ymm15, ymm7
    vmovdqa [rsp+224], ymm13
    vpmuludq ymm10, ymm15, ymm8
    vmovdqa [rsp+256], ymm10
    vpmuludq ymm11, ymm15, ymm9
    vmovdqa [rsp+288], ymm11
    vpmuludq ymm12, ymm3, [rsp+224]
    vpmuludq ymm10, ymm1, [rsp+288]
    vpmuludq ymm13, ymm2, ymm3
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm7, [rsp+256]
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm2, [rsp+256]
    vpmuludq ymm11, ymm0, ymm5
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm10, ymm5, [rsp+160]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm6, [rsp+288]
    vpmuludq ymm10, ymm4, [rsp+192]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm1, ymm4
    vpaddq ymm12, ymm12, ymm12
    vpmuludq ymm10, ymm0, ymm0
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm13
    vpsrlq ymm14, ymm12, 26
    vpsrlq ymm15, ymm13, 25
    vpand ymm12, ymm12, [rip+low_26]
    vpand ymm13, ymm13, [rip+low_25]
    vmovdqa [rdi+0], ymm12
    vmovdqa [rdi+160], ymm13
    vpmuludq ymm12, ymm3, [rsp+256]
    vpmuludq ymm13, ymm7, [rsp+288]
    vpmuludq ymm10, ymm4, [rsp+224]
    vpmuludq ymm11, ymm1, ymm5
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm2, [rsp+288]
    vpaddq ymm13, ymm13, ymm13
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm3, ymm3
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm5, [rsp+192]
    vpmuludq ymm11, ymm2, ymm4
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm0, ymm1
    vpmuludq ymm11, ymm0, ymm6
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm13
    vpmuludq ymm11, ymm8, [rsp+256]
    vpaddq ymm12, ymm12, ymm14
    vpaddq ymm13, ymm13, ymm11
    vpsrlq ymm14, ymm12, 25
    vpaddq ymm13, ymm13, ymm15
    vpand ymm12, ymm12, [rip+low_25]
    vpsrlq ymm15, ymm13, 26
    vmovdqa [rdi+32], ymm12
    vpand ymm13, ymm13, [rip+low_26]
    vmovdqa [rdi+192], ymm13
    vpmuludq ymm12, ymm3, [rsp+288]
    vpmuludq ymm10, ymm5, [rsp+224]
    vpmuludq ymm13, ymm3, ymm4
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm8, [rsp+288]
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm4, [rsp+256]
    vpmuludq ymm11, ymm2, ymm5
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm10, ymm0, ymm2
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm0, ymm7
    vpmuludq ymm10, ymm1, ymm1
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm1, ymm6
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm6, [rsp+192]
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm13
    vpaddq ymm12, ymm12, ymm14
    vpaddq ymm13, ymm13, ymm15
    vpsrlq ymm14, ymm12, 26
    vpsrlq ymm15, ymm13, 25
    vpand ymm12, ymm12, [rip+low_26]
    vpand ymm13, ymm13, [rip+low_25]
    vmovdqa [rdi+64], ymm12
    vmovdqa [rdi+224], ymm13
    vpmuludq ymm12, ymm4, [rsp+288]
    vpmuludq ymm13, ymm3, ymm5
    vpmuludq ymm10, ymm5, [rsp+256]
    vpmuludq ymm11, ymm1, ymm7
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm0, ymm3
    vpaddq ymm13, ymm13, ymm13
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm9, [rsp+288]
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm6, [rsp+224]
    vpmuludq ymm11, ymm0, ymm8
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm1, ymm2
    vpmuludq ymm11, ymm2, ymm6
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm13
    vpmuludq ymm11, ymm4, ymm4
    vpaddq ymm12, ymm12, ymm14
    vpaddq ymm13, ymm13, ymm11
    vpsrlq ymm14, ymm12, 25
    vpaddq ymm13, ymm13, ymm15
    vpand ymm12, ymm12, [rip+low_25]
    vpsrlq ymm15, ymm13, 26
    vmovdqa [rdi+96], ymm12
    vpand ymm13, ymm13, [rip+low_26]
    vmovdqa [rdi+256], ymm13
    vpmuludq ymm12, ymm5, [rsp+288]
    vpmuludq ymm10, ymm1, ymm3
    vpmuludq ymm13, ymm2, ymm7
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm4, ymm5
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm7, [rsp+224]
    vpmuludq ymm11, ymm0, ymm9
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm10, ymm0, ymm4
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm3, ymm6
    vpmuludq ymm10, ymm6, [rsp+256]
    vpaddq ymm13, ymm13, ymm11
    vpaddq ymm12, ymm12, ymm10
    vpmuludq ymm11, ymm1, ymm8
    vpaddq ymm12, ymm12, ymm12
    vpaddq ymm13, ymm13, ymm11
    vpmuludq ymm10, ymm2, ymm2
    vpaddq ymm12, ymm12, ymm10
    vpaddq ymm13, ymm13, ymm13
    vpaddq ymm12, ymm12, ymm14
    vpaddq ymm13, ymm13, ymm15
    vpsrlq ymm14, ymm12, 26
    vpsrlq ymm15, ymm13, 25
    vpand ymm12, ymm12, [rip+low_26]
    vpand ymm13, ymm13, [rip+low_25]
    vmovdqa [rdi+128], ymm12
    vmovdqa [rdi+288], ymm13
    vpsllq ymm10, ymm15, 4
    vpaddq ymm11, ymm15, ymm15
    vpaddq ymm15, ymm15, [rdi+0]
    vpaddq ymm10, ymm10, ymm11
    vpaddq ymm15, ymm15, ymm10
    vpaddq ymm14, ymm14, [rdi+160]
    vpsrlq ymm10, ymm15, 26
    vpand ymm15, ymm15, [rip+low_26]
    vpaddq ymm10, ymm10, [rdi+32]
    vmovdqa [rdi+0], ymm15
    vmovdqa [rdi+32], ymm10
    vpsrlq ymm11, ymm14, 25
    vpand ymm14, ymm14, [rip+low_25]
    vpaddq ymm11, ymm11, [rdi+192]
    vmovdqa [rdi+160], ymm14
    vmovdqa [rdi+192], ymm11
    vzeroupper
    mov rsp, rbp
    pop rbp
    .cfi_def_cfa rsp, 8
    .cfi_restore rbp
    ret
    .cfi_endproc
    .size lanes_curve25519_square_x4_avx2, .-lanes_curve25519_square_x4_avx2

    .globl lanes_curve25519_twice_avx2
    .hidden lanes_curve25519_twice_avx2
    .type lanes_curve25519_twice_avx2, @function
    .p2align 6
lanes_curve25519_twice_avx2:
    .cfi_startproc
    endbr64
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    push rbx
    .cfi_offset rbx, -24
    push r12
    .cfi_offset r12, -32
    sub rsp, 640
    and rsp, -64
    mov rbx, rdi
    mov r12d, esi
1:
    vpbroadcastq ymm4, qword ptr [rbx+64+0]
    vpbroadcastq ymm5, qword ptr [rbx+64+8]
    vpaddq ymm4, ymm4, ymm5
    vpblendd ymm4, ymm4, [rbx+64], 0x3f
    vmovdqa [rsp+64], ymm4
    vpbroadcastq ymm6, qword ptr [rbx+224+0]
    vpbroadcastq ymm7, qword ptr [rbx+224+8]
    vpaddq ymm6, ymm6, ymm7
    vpblendd ymm6, ymm6, [rbx+224], 0x3f
    vmovdqa [rsp+224], ymm6
    vpbroadcastq ymm6, qword ptr [rbx+96+0]
    vpbroadcastq ymm7, qword ptr [rbx+96+8]
    vpaddq ymm6, ymm6, ymm7
    vpblendd ymm6, ymm6, [rbx+96], 0x3f
    vmovdqa [rsp+96], ymm6
    vpbroadcastq ymm0, qword ptr [rbx+256+0]
    vpbroadcastq ymm1, qword ptr [rbx+256+8]
    vpaddq ymm0, ymm0, ymm1
    vpblendd ymm0, ymm0, [rbx+256], 0x3f
    vmovdqa [rsp+256], ymm0
    vpbroadcastq ymm0, qword ptr [rbx+128+0]
    vpbroadcastq ymm1, qword ptr [rbx+128+8]
    vpaddq ymm0, ymm0, ymm1
    vpblendd ymm0, ymm0, [rbx+128], 0x3f
    vmovdqa [rsp+128], ymm0
    vpbroadcastq ymm2, qword ptr [rbx+288+0]
    vpbroadcastq ymm3, qword ptr [rbx+288+8]
    vpaddq ymm2, ymm2, ymm3
    vpblendd ymm2, ymm2, [rbx+288], 0x3f
    vmovdqa [rsp+288], ymm2
    vpbroadcastq ymm2, qword ptr [rbx+160+0]
    vpbroadcastq ymm3, qword ptr [rbx+160+8]
    vpaddq ymm2, ymm2, ymm3
    vpblendd ymm2, ymm2, [rbx+160], 0x3f
    vmovdqa [rsp+160], ymm2
    vpbroadcastq ymm0, qword ptr [rbx+0+0]
    vpbroadcastq ymm1, qword ptr [rbx+0+8]
    vpaddq ymm0, ymm0, ymm1
    vpblendd ymm0, ymm0, [rbx+0], 0x3f
    vmovdqa [rsp+0], ymm0
    vpbroadcastq ymm4, qword ptr [rbx+192+0]
    vpbroadcastq ymm5, qword ptr [rbx+192+8]
    vpaddq ymm4, ymm4, ymm5
    vpblendd ymm4, ymm4, [rbx+192], 0x3f
    vmovdqa [rsp+192], ymm4
    vpbroadcastq ymm2, qword ptr [rbx+32+0]
    vpbroadcastq ymm3, qword ptr [rbx+32+8]
    vpaddq ymm2, ymm2, ymm3
    vpblendd ymm2, ymm2, [rbx+32], 0x3f
    vmovdqa [rsp+32], ymm2
    mov rdi, rbx
    lea rsi, [rsp+0]
    call lanes_curve25519_square_x4_avx2
    vpbroadcastq ymm0, qword ptr [rbx+64+0]
    vpbroadcastq ymm1, qword ptr [rbx+64+8]
    vmovdqa ymm2, [rbx+64]
    vpxor ymm0, ymm0, [rip+lanes_0_2]
    vpaddq ymm0, ymm0, ymm1
    vpsllvq ymm2, ymm2, [rip+double_2]
    vpsubq ymm2, ymm2, ymm0
    vpblendd ymm8, ymm0, ymm2, 0xf0
    vpaddq ymm8, ymm8, [rip+doubling_2]
    vpbroadcastq ymm3, qword ptr [rbx+224+0]
    vpbroadcastq ymm4, qword ptr [rbx+224+8]
    vmovdqa ymm5, [rbx+224]
    vpxor ymm3, ymm3, [rip+lanes_0_2]
    vpaddq ymm3, ymm3, ymm4
    vpsllvq ymm5, ymm5, [rip+double_2]
    vpsubq ymm5, ymm5, ymm3
    vpblendd ymm13, ymm3, ymm5, 0xf0
    vpaddq ymm13, ymm13, [rip+doubling_7]
    vpbroadcastq ymm3, qword ptr [rbx+96+0]
    vpbroadcastq ymm4, qword ptr [rbx+96+8]
    vmovdqa ymm5, [rbx+96]
    vpxor ymm3, ymm3, [rip+lanes_0_2]
    vpaddq ymm3, ymm3, ymm4
    vpsllvq ymm5, ymm5, [rip+double_2]
    vpsubq ymm5, ymm5, ymm3
    vpblendd ymm9, ymm3, ymm5, 0xf0
    vpaddq ymm9, ymm9, [rip+doubling_3]
    vpbroadcastq ymm0, qword ptr [rbx+256+0]
    vpbroadcastq ymm1, qword ptr [rbx+256+8]
    vmovdqa ymm2, [rbx+256]
    vpxor ymm0, ymm0, [rip+lanes_0_2]
    vpaddq ymm0, ymm0, ymm1
    vpsllvq ymm2, ymm2, [rip+double_2]
    vpsubq ymm2, ymm2, ymm0
    vpblendd ymm14, ymm0, ymm2, 0xf0
    vpaddq ymm14, ymm14, [rip+doubling_8]
    vpbroadcastq ymm0, qword ptr [rbx+128+0]
    vpbroadcastq ymm1, qword ptr [rbx+128+8]
    vmovdqa ymm2, [rbx+128]
    vpxor ymm0, ymm0, [rip+lanes_0_2]
    vpaddq ymm0, ymm0, ymm1
    vpsllvq ymm2, ymm2, [rip+double_2]
    vpsubq ymm2, ymm2, ymm0
    vpblendd ymm10, ymm0, ymm2, 0xf0
    vpaddq ymm10, ymm10, [rip+doubling_4]
    vpbroadcastq ymm3, qword ptr [rbx+288+0]
    vpbroadcastq ymm4, qword ptr [rbx+288+8]
    vmovdqa ymm5, [rbx+288]
    vpxor ymm3, ymm3, [rip+lanes_0_2]
    vpaddq ymm3, ymm3, ymm4
    vpsllvq ymm5, ymm5, [rip+double_2]
    vpsubq ymm5, ymm5, ymm3
    vpblendd ymm15, ymm3, ymm5, 0xf0
    vpaddq ymm15, ymm15, [rip+doubling_9]
    vpbroadcastq ymm3, qword ptr [rbx+160+0]
    vpbroadcastq ymm4, qword ptr [rbx+160+8]
    vmovdqa ymm5, [rbx+160]
    vpxor ymm3, ymm3, [rip+lanes_0_2]
    vpaddq ymm3, ymm3, ymm4
    vpsllvq ymm5, ymm5, [rip+double_2]
    vpsubq ymm5, ymm5, ymm3
    vpblendd ymm11, ymm3, ymm5, 0xf0
    vpaddq ymm11, ymm11, [rip+doubling_5]
    vpbroadcastq ymm0, qword ptr [rbx+0+0]
    vpbroadcastq ymm1, qword ptr [rbx+0+8]
    vmovdqa ymm2, [rbx+0]
    vpxor ymm0, ymm0, [rip+lanes_0_2]
    vpaddq ymm0, ymm0, ymm1
    vpsllvq ymm2, ymm2, [rip+double_2]
    vpsubq ymm2, ymm2, ymm0
    vpblendd ymm6, ymm0, ymm2, 0xf0
    vpaddq ymm6, ymm6, [rip+doubling_0]
    vpbroadcastq ymm0, qword ptr [rbx+192+0]
    vpbroadcastq ymm1, qword ptr [rbx+192+8]
    vmovdqa ymm2, [rbx+192]
    vpxor ymm0, ymm0, [rip+lanes_0_2]
    vpaddq ymm0, ymm0, ymm1
    vpsllvq ymm2, ymm2, [rip+double_2]
    vpsubq ymm2, ymm2, ymm0
    vpblendd ymm12, ymm0, ymm2, 0xf0
    vpaddq ymm12, ymm12, [rip+doubling_6]
    vpbroadcastq ymm3, qword ptr [rbx+32+0]
    vpbroadcastq ymm4, qword ptr [rbx+32+8]
    vmovdqa ymm5, [rbx+32]
    vpxor ymm3, ymm3, [rip+lanes_0_2]
    vpaddq ymm3, ymm3, ymm4
    vpsllvq ymm5, ymm5, [rip+double_2]
    vpsubq ymm5, ymm5, ymm3
    vpblendd ymm7, ymm3, ymm5, 0xf0
    vpaddq ymm7, ymm7, [rip+doubling_1]
    vpsrlq ymm0, ymm8, 26
    vpand ymm8, ymm8, [rip+low_26]
    vpaddq ymm9, ymm9, ymm0
    vpsrlq ymm0, ymm10, 26
    vpand ymm10, ymm10, [rip+low_26]
    vpaddq ymm11, ymm11, ymm0
    vpsrlq ymm0, ymm12, 26
    vpand ymm12, ymm12, [rip+low_26]
    vpaddq ymm13, ymm13, ymm0
    vpsrlq ymm0, ymm14, 26
    vpand ymm14, ymm14, [rip+low_26]
    vpaddq ymm15, ymm15, ymm0
    vpermq ymm4, ymm8, 0xe3
    vpermq ymm5, ymm8, 0x46
    vmovdqa [rsp+64], ymm4
    vmovdqa [rsp+384], ymm5
    vpermq ymm2, ymm13, 0xe3
    vpermq ymm3, ymm13, 0x46
    vmovdqa [rsp+224], ymm2
    vmovdqa [rsp+544], ymm3
    vpermq ymm0, ymm9, 0xe3
    vpermq ymm1, ymm9, 0x46
    vmovdqa [rsp+96], ymm0
    vmovdqa [rsp+416], ymm1
    vpermq ymm4, ymm14, 0xe3
    vpermq ymm5, ymm14, 0x46
    vmovdqa [rsp+256], ymm4
    vmovdqa [rsp+576], ymm5
    vpermq ymm2, ymm10, 0xe3
    vpermq ymm3, ymm10, 0x46
    vmovdqa [rsp+128], ymm2
    vmovdqa [rsp+448], ymm3
    vpermq ymm0, ymm15, 0xe3
    vpermq ymm1, ymm15, 0x46
    vmovdqa [rsp+288], ymm0
    vmovdqa [rsp+608], ymm1
    vpermq ymm4, ymm11, 0xe3
    vpermq ymm5, ymm11, 0x46
    vmovdqa [rsp+160], ymm4
    vmovdqa [rsp+480], ymm5
    vpermq ymm0, ymm6, 0xe3
    vpermq ymm1, ymm6, 0x46
    vmovdqa [rsp+0], ymm0
    vmovdqa [rsp+320], ymm1
    vpermq ymm0, ymm12, 0xe3
    vpermq ymm1, ymm12, 0x46
    vmovdqa [rsp+192], ymm0
    vmovdqa [rsp+512], ymm1
    vpermq ymm2, ymm7, 0xe3
    vpermq ymm3, ymm7, 0x46
    vmovdqa [rsp+32], ymm2
    vmovdqa [rsp+352], ymm3
    mov rdi, rbx
    lea rsi, [rsp+0]
    lea rdx, [rsp+320]
    call lanes_curve25519_mul_x4_avx2
    dec r12d
    jnz 1b
    vzeroupper
    lea rsp, [rbp-16]
    pop r12
    .cfi_restore r12
    pop rbx
    .cfi_restore rbx
    pop rbp
    .cfi_def_cfa rsp, 8
    .cfi_restore rbp
    ret
    .cfi_endproc
    .size lanes_curve25519_twice_avx2, .-lanes_curve25519_twice_avx2

    .globl lanes_curve25519_add_avx2
    .hidden lanes_curve25519_add_avx2
    .type lanes_curve25519_add_avx2, @function
    .p2align 6
lanes_curve25519_add_avx2:
    .cfi_startproc
    endbr64
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    push rbx
    .cfi_offset rbx, -24
    push r12
    .cfi_offset r12, -32
    sub rsp, 640
    and rsp, -64
    mov rbx, rdi
    test edx, edx
    jnz 2f
    vmovdqu ymm0, [rsi+0]
    vpsrlq ymm1, ymm0, 32
    vmovdqa [rsp+320], ymm0
    vmovdqa [rsp+352], ymm1
    vmovdqu ymm2, [rsi+32]
    vpsrlq ymm3, ymm2, 32
    vmovdqa [rsp+384], ymm2
    vmovdqa [rsp+416], ymm3
    vmovdqu ymm4, [rsi+64]
    vpsrlq ymm5, ymm4, 32
    vmovdqa [rsp+448], ymm4
    vmovdqa [rsp+480], ymm5
    vmovdqu ymm6, [rsi+96]
    vpsrlq ymm7, ymm6, 32
    vmovdqa [rsp+512], ymm6
    vmovdqa [rsp+544], ymm7
    vmovdqu ymm8, [rsi+128]
    vpsrlq ymm9, ymm8, 32
    vmovdqa [rsp+576], ymm8
    vmovdqa [rsp+608], ymm9
1:
    vmovdqa ymm4, [rbx+64]
    vpshufd xmm5, [rbx+64], 0x4e
    vpxor ymm4, ymm4, [rip+lane_0]
    vpaddq ymm4, ymm4, ymm5
    vpaddq ymm4, ymm4, [rip+before_2]
    vmovdqa [rsp+64], ymm4
    vmovdqa ymm6, [rbx+224]
    vpshufd xmm7, [rbx+224], 0x4e
    vpxor ymm6, ymm6, [rip+lane_0]
    vpaddq ymm6, ymm6, ymm7
    vpaddq ymm6, ymm6, [rip+before_7]
    vmovdqa [rsp+224], ymm6
    vmovdqa ymm6, [rbx+96]
    vpshufd xmm7, [rbx+96], 0x4e
    vpxor ymm6, ymm6, [rip+lane_0]
    vpaddq ymm6, ymm6, ymm7
    vpaddq ymm6, ymm6, [rip+before_3]
    vmovdqa [rsp+96], ymm6
    vmovdqa ymm0, [rbx+256]
    vpshufd xmm1, [rbx+256], 0x4e
    vpxor ymm0, ymm0, [rip+lane_0]
    vpaddq ymm0, ymm0, ymm1
    vpaddq ymm0, ymm0, [rip+before_8]
    vmovdqa [rsp+256], ymm0
    vmovdqa ymm0, [rbx+128]
    vpshufd xmm1, [rbx+128], 0x4e
    vpxor ymm0, ymm0, [rip+lane_0]
    vpaddq ymm0, ymm0, ymm1
    vpaddq ymm0, ymm0, [rip+before_4]
    vmovdqa [rsp+128], ymm0
    vmovdqa ymm2, [rbx+288]
    vpshufd xmm3, [rbx+288], 0x4e
    vpxor ymm2, ymm2, [rip+lane_0]
    vpaddq ymm2, ymm2, ymm3
    vpaddq ymm2, ymm2, [rip+before_9]
    vmovdqa [rsp+288], ymm2
    vmovdqa ymm2, [rbx+160]
    vpshufd xmm3, [rbx+160], 0x4e
    vpxor ymm2, ymm2, [rip+lane_0]
    vpaddq ymm2, ymm2, ymm3
    vpaddq ymm2, ymm2, [rip+before_5]
    vmovdqa [rsp+160], ymm2
    vmovdqa ymm0, [rbx+0]
    vpshufd xmm1, [rbx+0], 0x4e
    vpxor ymm0, ymm0, [rip+lane_0]
    vpaddq ymm0, ymm0, ymm1
    vpaddq ymm0, ymm0, [rip+before_0]
    vmovdqa [rsp+0], ymm0
    vmovdqa ymm4, [rbx+192]
    vpshufd xmm5, [rbx+192], 0x4e
    vpxor ymm4, ymm4, [rip+lane_0]
    vpaddq ymm4, ymm4, ymm5
    vpaddq ymm4, ymm4, [rip+before_6]
    vmovdqa [rsp+192], ymm4
    vmovdqa ymm2, [rbx+32]
    vpshufd xmm3, [rbx+32], 0x4e
    vpxor ymm2, ymm2, [rip+lane_0]
    vpaddq ymm2, ymm2, ymm3
    vpaddq ymm2, ymm2, [rip+before_1]
    vmovdqa [rsp+32], ymm2
    mov rdi, rbx
    lea rsi, [rsp+0]
    lea rdx, [rsp+320]
    call lanes_curve25519_mul_x4_avx2
    vmovdqa ymm6, [rbx+64]
    vpshufd ymm7, ymm6, 0x4e
    vpxor ymm6, ymm6, [rip+lanes_0_3]
    vpaddq ymm6, ymm6, ymm7
    vpaddq ymm6, ymm6, [rip+after_2]
    vpermq ymm7, ymm6, 0x24
    vpermq ymm8, ymm6, 0x7b
    vmovdqa [rsp+64], ymm7
    vmovdqa [rsp+384], ymm8
    vmovdqa ymm9, [rbx+224]
    vpshufd ymm10, ymm9, 0x4e
    vpxor ymm9, ymm9, [rip+lanes_0_3]
    vpaddq ymm9, ymm9, ymm10
    vpaddq ymm9, ymm9, [rip+after_7]
    vpermq ymm10, ymm9, 0x24
    vpermq ymm11, ymm9, 0x7b
    vmovdqa [rsp+224], ymm10
    vmovdqa [rsp+544], ymm11
    vmovdqa ymm9, [rbx+96]
    vpshufd ymm10, ymm9, 0x4e
    vpxor ymm9, ymm9, [rip+lanes_0_3]
    vpaddq ymm9, ymm9, ymm10
    vpaddq ymm9, ymm9, [rip+after_3]
    vpermq ymm10, ymm9, 0x24
    vpermq ymm11, ymm9, 0x7b
    vmovdqa [rsp+96], ymm10
    vmovdqa [rsp+416], ymm11
    vmovdqa ymm0, [rbx+256]
    vpshufd ymm1, ymm0, 0x4e
    vpxor ymm0, ymm0, [rip+lanes_0_3]
    vpaddq ymm0, ymm0, ymm1
    vpaddq ymm0, ymm0, [rip+after_8]
    vpermq ymm1, ymm0, 0x24
    vpermq ymm2, ymm0, 0x7b
    vmovdqa [rsp+256], ymm1
    vmovdqa [rsp+576], ymm2
    vmovdqa ymm0, [rbx+128]
    vpshufd ymm1, ymm0, 0x4e
    vpxor ymm0, ymm0, [rip+lanes_0_3]
    vpaddq ymm0, ymm0, ymm1
    vpaddq ymm0, ymm0, [rip+after_4]
    vpermq ymm1, ymm0, 0x24
    vpermq ymm2, ymm0, 0x7b
    vmovdqa [rsp+128], ymm1
    vmovdqa [rsp+448], ymm2
    vmovdqa ymm3, [rbx+288]
    vpshufd ymm4, ymm3, 0x4e
    vpxor ymm3, ymm3, [rip+lanes_0_3]
    vpaddq ymm3, ymm3, ymm4
    vpaddq ymm3, ymm3, [rip+after_9]
    vpermq ymm4, ymm3, 0x24
    vpermq ymm5, ymm3, 0x7b
    vmovdqa [rsp+288], ymm4
    vmovdqa [rsp+608], ymm5
    vmovdqa ymm3, [rbx+160]
    vpshufd ymm4, ymm3, 0x4e
    vpxor ymm3, ymm3, [rip+lanes_0_3]
    vpaddq ymm3, ymm3, ymm4
    vpaddq ymm3, ymm3, [rip+after_5]
    vpermq ymm4, ymm3, 0x24
    vpermq ymm5, ymm3, 0x7b
    vmovdqa [rsp+160], ymm4
    vmovdqa [rsp+480], ymm5
    vmovdqa ymm0, [rbx+0]
    vpshufd ymm1, ymm0, 0x4e
    vpxor ymm0, ymm0, [rip+lanes_0_3]
    vpaddq ymm0, ymm0, ymm1
    vpaddq ymm0, ymm0, [rip+after_0]
    vpermq ymm1, ymm0, 0x24
    vpermq ymm2, ymm0, 0x7b
    vmovdqa [rsp+0], ymm1
    vmovdqa [rsp+320], ymm2
    vmovdqa ymm6, [rbx+192]
    vpshufd ymm7, ymm6, 0x4e
    vpxor ymm6, ymm6, [rip+lanes_0_3]
    vpaddq ymm6, ymm6, ymm7
    vpaddq ymm6, ymm6, [rip+after_6]
    vpermq ymm7, ymm6, 0x24
    vpermq ymm8, ymm6, 0x7b
    vmovdqa [rsp+192], ymm7
    vmovdqa [rsp+512], ymm8
    vmovdqa ymm3, [rbx+32]
    vpshufd ymm4, ymm3, 0x4e
    vpxor ymm3, ymm3, [rip+lanes_0_3]
    vpaddq ymm3, ymm3, ymm4
    vpaddq ymm3, ymm3, [rip+after_1]
    vpermq ymm4, ymm3, 0x24
    vpermq ymm5, ymm3, 0x7b
    vmovdqa [rsp+32], ymm4
    vmovdqa [rsp+352], ymm5
    mov rdi, rbx
    lea rsi, [rsp+0]
    lea rdx, [rsp+320]
    call lanes_curve25519_mul_x4_avx2
    jmp 3f
2:
    vmovdqu ymm0, [rsi+0]
    vpermq ymm0, ymm0, 0xe1
    vpxor ymm0, ymm0, [rip+lane_3]
    vpaddd ymm0, ymm0, [rip+minus_0]
    vpsrlq ymm1, ymm0, 32
    vmovdqa [rsp+320], ymm0
    vmovdqa [rsp+352], ymm1
    vmovdqu ymm2, [rsi+32]
    vpermq ymm2, ymm2, 0xe1
    vpxor ymm2, ymm2, [rip+lane_3]
    vpaddd ymm2, ymm2, [rip+minus_1]
    vpsrlq ymm3, ymm2, 32
    vmovdqa [rsp+384], ymm2
    vmovdqa [rsp+416], ymm3
    vmovdqu ymm4, [rsi+64]
    vpermq ymm4, ymm4, 0xe1
    vpxor ymm4, ymm4, [rip+lane_3]
    vpaddd ymm4, ymm4, [rip+minus_2]
    vpsrlq ymm5, ymm4, 32
    vmovdqa [rsp+448], ymm4
    vmovdqa [rsp+480], ymm5
    vmovdqu ymm6, [rsi+96]
    vpermq ymm6, ymm6, 0xe1
    vpxor ymm6, ymm6, [rip+lane_3]
    vpaddd ymm6, ymm6, [rip+minus_3]
    vpsrlq ymm7, ymm6, 32
    vmovdqa [rsp+512], ymm6
    vmovdqa [rsp+544], ymm7
    vmovdqu ymm8, [rsi+128]
    vpermq ymm8, ymm8, 0xe1
    vpxor ymm8, ymm8, [rip+lane_3]
    vpaddd ymm8, ymm8, [rip+minus_4]
    vpsrlq ymm9, ymm8, 32
    vmovdqa [rsp+576], ymm8
    vmovdqa [rsp+608], ymm9
    jmp 1b
3:
    vzeroupper
    lea rsp, [rbp-16]
    pop r12
    .cfi_restore r12
    pop rbx
    .cfi_restore rbx
    pop rbp
    .cfi_def_cfa rsp, 8
    .cfi_restore rbp
    ret
    .cfi_endproc
    .size lanes_curve25519_add_avx2, .-lanes_curve25519_add_avx2

    .section .rodata
    .p2align 6
nineteen:
    .long 0x13, 0x0, 0x13, 0x0, 0x13, 0x0, 0x13, 0x0
low_26:
    .long 0x3ffffff, 0x0, 0x3ffffff, 0x0, 0x3ffffff, 0x0, 0x3ffffff, 0x0
low_25:
    .long 0x1ffffff, 0x0, 0x1ffffff, 0x0, 0x1ffffff, 0x0, 0x1ffffff, 0x0
lane_0:
    .long 0xffffffff, 0xffffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
lanes_0_2:
    .long 0xffffffff, 0xffffffff, 0x0, 0x0, 0xffffffff, 0xffffffff, 0x0, 0x0
lanes_0_3:
    .long 0xffffffff, 0xffffffff, 0x0, 0x0, 0x0, 0x0, 0xffffffff, 0xffffffff
lane_3:
    .long 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0xffffffff, 0xffffffff
double_2:
    .long 0x0, 0x0, 0x0, 0x0, 0x1, 0x0, 0x0, 0x0
doubling_0:
    .long 0x7ffffdb, 0x0, 0x0, 0x0, 0x7ffffd9, 0x0, 0xbffffc7, 0x0
doubling_1:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x3fffffd, 0x0, 0x5fffffd, 0x0
doubling_2:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x7fffffd, 0x0, 0xbfffffd, 0x0
doubling_3:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x3fffffd, 0x0, 0x5fffffd, 0x0
doubling_4:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x7fffffd, 0x0, 0xbfffffd, 0x0
doubling_5:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x3fffffd, 0x0, 0x5fffffd, 0x0
doubling_6:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x7fffffd, 0x0, 0xbfffffd, 0x0
doubling_7:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x3fffffd, 0x0, 0x5fffffd, 0x0
doubling_8:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x7fffffd, 0x0, 0xbfffffd, 0x0
doubling_9:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x3fffffd, 0x0, 0x5fffffd, 0x0
before_0:
    .long 0x7ffffdb, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
before_1:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
before_2:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
before_3:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
before_4:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
before_5:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
before_6:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
before_7:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
before_8:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
before_9:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
after_0:
    .long 0x7ffffdb, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffdb, 0x0
after_1:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x3ffffff, 0x0
after_2:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffff, 0x0
after_3:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x3ffffff, 0x0
after_4:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffff, 0x0
after_5:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x3ffffff, 0x0
after_6:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffff, 0x0
after_7:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x3ffffff, 0x0
after_8:
    .long 0x7ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffff, 0x0
after_9:
    .long 0x3ffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x3ffffff, 0x0
minus_0:
    .long 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffdb, 0x3ffffff
minus_1:
    .long 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffff, 0x3ffffff
minus_2:
    .long 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffff, 0x3ffffff
minus_3:
    .long 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffff, 0x3ffffff
minus_4:
    .long 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x7ffffff, 0x3ffffff

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
