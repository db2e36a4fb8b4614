/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_permute_x5_avx2.py: change that.
 *
 * Keccak-p[1600, 24] of five states (FIPS 202, 3): four by AVX2, one by general registers.
 *
 * void lanes_keccak_permute_x5_avx2(uint64_t states[100], uint64_t state[25]);
 *
 * The two forms of a round (rounds.py), their instructions mixed: the execution units of one are idle
 * in the other, and so the fifth state costs little.
 *
 * Registers: all; r14 constants, r15 states.
 * Stack: a frame of 1248 bytes, wiped before return: a copy of the four states, two of the fifth,
 * theta's D and the fifth's address.
 * Constant time: no branch or address depends on the states.
 */
.intel_syntax noprefix
.text
    .hidden lanes_keccak_constants

    .globl lanes_keccak_permute_x5_avx2
    .hidden lanes_keccak_permute_x5_avx2
    .type lanes_keccak_permute_x5_avx2, @function
    .p2align 6
lanes_keccak_permute_x5_avx2:
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
    push r13
    .cfi_offset r13, -40
    push r14
    .cfi_offset r14, -48
    push r15
    .cfi_offset r15, -56
    sub rsp, 1248
    and rsp, -64
    mov [rsp+1232], rsi
    mov r15, rdi
    lea r14, [rip+lanes_keccak_constants]
    mov rdi, rsi
    vmovdqu ymm5, [r15+0]
    mov r8, [rdi+0]
    mov [rsp+800+0], r8
    vmovdqu ymm6, [r15+32]
    mov r9, [rdi+8]
    mov [rsp+800+8], r9
    mov r10, [rdi+16]
    vmovdqu ymm7, [r15+64]
    mov [rsp+800+16], r10
    mov r11, [rdi+24]
    mov [rsp+800+24], r11
    vmovdqu ymm8, [r15+96]
    mov r12, [rdi+32]
    mov [rsp+800+32], r12
    mov rax, [rdi+40]
    vmovdqu ymm9, [r15+128]
    mov [rsp+800+40], rax
    xor r8, rax
    mov rbx, [rdi+48]
    vpxor ymm5, ymm5, [r15+160]
    mov [rsp+800+48], rbx
    xor r9, rbx
    vpxor ymm6, ymm6, [r15+192]
    mov rcx, [rdi+56]
    mov [rsp+800+56], rcx
    xor r10, rcx
    vpxor ymm7, ymm7, [r15+224]
    mov rdx, [rdi+64]
    mov [rsp+800+64], rdx
    xor r11, rdx
    vpxor ymm8, ymm8, [r15+256]
    mov r13, [rdi+72]
    mov [rsp+800+72], r13
    xor r12, r13
    vpxor ymm9, ymm9, [r15+288]
    mov rax, [rdi+80]
    mov [rsp+800+80], rax
    xor r8, rax
    vpxor ymm5, ymm5, [r15+320]
    mov rbx, [rdi+88]
    mov [rsp+800+88], rbx
    vpxor ymm6, ymm6, [r15+352]
    xor r9, rbx
    mov rcx, [rdi+96]
    mov [rsp+800+96], rcx
    vpxor ymm7, ymm7, [r15+384]
    xor r10, rcx
    mov rdx, [rdi+104]
    mov [rsp+800+104], rdx
    vpxor ymm8, ymm8, [r15+416]
    xor r11, rdx
    mov r13, [rdi+112]
    mov [rsp+800+112], r13
    vpxor ymm9, ymm9, [r15+448]
    xor r12, r13
    mov rax, [rdi+120]
    mov [rsp+800+120], rax
    vpxor ymm5, ymm5, [r15+480]
    xor r8, rax
    mov rbx, [rdi+128]
    vpxor ymm6, ymm6, [r15+512]
    mov [rsp+800+128], rbx
    xor r9, rbx
    mov rcx, [rdi+136]
    vpxor ymm7, ymm7, [r15+544]
    mov [rsp+800+136], rcx
    xor r10, rcx
    mov rdx, [rdi+144]
    vpxor ymm8, ymm8, [r15+576]
    mov [rsp+800+144], rdx
    xor r11, rdx
    mov r13, [rdi+152]
    vpxor ymm9, ymm9, [r15+608]
    mov [rsp+800+152], r13
    xor r12, r13
    mov rax, [rdi+160]
    vpxor ymm5, ymm5, [r15+640]
    mov [rsp+800+160], rax
    xor r8, rax
    vpxor ymm6, ymm6, [r15+672]
    mov rbx, [rdi+168]
    mov [rsp+800+168], rbx
    xor r9, rbx
    vpxor ymm7, ymm7, [r15+704]
    mov rcx, [rdi+176]
    mov [rsp+800+176], rcx
    xor r10, rcx
    vpxor ymm8, ymm8, [r15+736]
    mov rdx, [rdi+184]
    mov [rsp+800+184], rdx
    xor r11, rdx
    vpxor ymm9, ymm9, [r15+768]
    mov r13, [rdi+192]
    mov [rsp+800+192], r13
    xor r12, r13
    .p2align 6
1:
    vpsrlq ymm10, ymm6, 63
    vpaddq ymm0, ymm6, ymm6
    rorx rsi, r9, 63
    vpsrlq ymm11, ymm7, 63
    xor rsi, r12
    vpaddq ymm1, ymm7, ymm7
    rorx rdi, r10, 63
    vpsrlq ymm12, ymm8, 63
    xor rdi, r8
    vpaddq ymm2, ymm8, ymm8
    mov [rsp+1200], rdi
    vpsrlq ymm13, ymm9, 63
    rorx rdi, r11, 63
    vpaddq ymm3, ymm9, ymm9
    xor rdi, r9
    vpsrlq ymm14, ymm5, 63
    vpaddq ymm4, ymm5, ymm5
    mov [rsp+1208], rdi
    vpxor ymm10, ymm10, ymm9
    rorx rdi, r12, 63
    vpxor ymm11, ymm11, ymm5
    xor rdi, r10
    vpxor ymm12, ymm12, ymm6
    mov [rsp+1216], rdi
    vpxor ymm13, ymm13, ymm7
    rorx rdi, r8, 63
    vpxor ymm14, ymm14, ymm8
    xor rdi, r11
    vpxor ymm0, ymm0, ymm10
    mov [rsp+1224], rdi
    vpxor ymm1, ymm1, ymm11
    vpxor ymm2, ymm2, ymm12
    mov rax, [rsp+800+0]
    vpxor ymm3, ymm3, ymm13
    mov rbx, [rsp+800+48]
    vpxor ymm4, ymm4, ymm14
    mov rcx, [rsp+800+96]
    vpxor ymm10, ymm0, [r15+0]
    mov rdx, [rsp+800+144]
    vpxor ymm11, ymm1, [r15+192]
    mov r13, [rsp+800+192]
    vpxor ymm12, ymm2, [r15+384]
    xor rax, rsi
    vpxor ymm13, ymm3, [r15+576]
    xor rbx, [rsp+1200]
    vpxor ymm14, ymm4, [r15+768]
    vpsllq ymm15, ymm11, 44
    xor rcx, [rsp+1208]
    vpsrlq ymm11, ymm11, 20
    xor rdx, [rsp+1216]
    vpor ymm11, ymm11, ymm15
    xor r13, [rsp+1224]
    vpsllq ymm15, ymm12, 43
    rol rbx, 44
    vpsrlq ymm12, ymm12, 21
    rol rcx, 43
    vpor ymm12, ymm12, ymm15
    rol rdx, 21
    vpsllq ymm15, ymm13, 21
    rol r13, 14
    vpsrlq ymm13, ymm13, 43
    vpor ymm13, ymm13, ymm15
    andn r8, rbx, rcx
    vpsllq ymm15, ymm14, 14
    xor r8, rax
    vpsrlq ymm14, ymm14, 50
    xor r8, [r14]
    vpor ymm14, ymm14, ymm15
    mov [rsp+1000+0], r8
    vpandn ymm5, ymm11, ymm12
    andn r9, rcx, rdx
    vpxor ymm5, ymm5, ymm10
    xor r9, rbx
    vpbroadcastq ymm15, qword ptr [r14]
    mov [rsp+1000+8], r9
    vpxor ymm5, ymm5, ymm15
    vmovdqu [rsp+0], ymm5
    andn r10, rdx, r13
    vpandn ymm6, ymm12, ymm13
    xor r10, rcx
    vpxor ymm6, ymm6, ymm11
    mov [rsp+1000+16], r10
    vmovdqu [rsp+32], ymm6
    andn r11, r13, rax
    vpandn ymm7, ymm13, ymm14
    xor r11, rdx
    vpxor ymm7, ymm7, ymm12
    mov [rsp+1000+24], r11
    vmovdqu [rsp+64], ymm7
    andn r12, rax, rbx
    vpandn ymm8, ymm14, ymm10
    vpxor ymm8, ymm8, ymm13
    xor r12, r13
    vmovdqu [rsp+96], ymm8
    mov [rsp+1000+32], r12
    vpandn ymm9, ymm10, ymm11
    mov rax, [rsp+800+24]
    vpxor ymm9, ymm9, ymm14
    mov rbx, [rsp+800+72]
    vmovdqu [rsp+128], ymm9
    mov rcx, [rsp+800+80]
    vpxor ymm10, ymm3, [r15+96]
    mov rdx, [rsp+800+128]
    vpxor ymm11, ymm4, [r15+288]
    mov r13, [rsp+800+176]
    vpxor ymm12, ymm0, [r15+320]
    vpxor ymm13, ymm1, [r15+512]
    xor rax, [rsp+1216]
    vpxor ymm14, ymm2, [r15+704]
    xor rbx, [rsp+1224]
    vpsllq ymm15, ymm10, 28
    xor rcx, rsi
    vpsrlq ymm10, ymm10, 36
    xor rdx, [rsp+1200]
    vpor ymm10, ymm10, ymm15
    xor r13, [rsp+1208]
    vpsllq ymm15, ymm11, 20
    rol rax, 28
    vpsrlq ymm11, ymm11, 44
    rol rbx, 20
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 3
    rol rcx, 3
    vpsrlq ymm12, ymm12, 61
    rol rdx, 45
    vpor ymm12, ymm12, ymm15
    rol r13, 61
    vpsllq ymm15, ymm13, 45
    andn rdi, rbx, rcx
    vpsrlq ymm13, ymm13, 19
    xor rdi, rax
    vpor ymm13, ymm13, ymm15
    mov [rsp+1000+40], rdi
    vpsllq ymm15, ymm14, 61
    xor r8, rdi
    vpsrlq ymm14, ymm14, 3
    vpor ymm14, ymm14, ymm15
    andn rdi, rcx, rdx
    vpandn ymm15, ymm11, ymm12
    xor rdi, rbx
    vpxor ymm15, ymm15, ymm10
    mov [rsp+1000+48], rdi
    vmovdqu [rsp+160], ymm15
    xor r9, rdi
    vpxor ymm5, ymm5, ymm15
    andn rdi, rdx, r13
    vpandn ymm15, ymm12, ymm13
    xor rdi, rcx
    vpxor ymm15, ymm15, ymm11
    mov [rsp+1000+56], rdi
    vmovdqu [rsp+192], ymm15
    vpxor ymm6, ymm6, ymm15
    xor r10, rdi
    vpandn ymm15, ymm13, ymm14
    andn rdi, r13, rax
    vpxor ymm15, ymm15, ymm12
    xor rdi, rdx
    vmovdqu [rsp+224], ymm15
    mov [rsp+1000+64], rdi
    vpxor ymm7, ymm7, ymm15
    xor r11, rdi
    vpandn ymm15, ymm14, ymm10
    andn rdi, rax, rbx
    vpxor ymm15, ymm15, ymm13
    xor rdi, r13
    vmovdqu [rsp+256], ymm15
    vpxor ymm8, ymm8, ymm15
    mov [rsp+1000+72], rdi
    vpandn ymm15, ymm10, ymm11
    xor r12, rdi
    vpxor ymm15, ymm15, ymm14
    mov rax, [rsp+800+8]
    vmovdqu [rsp+288], ymm15
    mov rbx, [rsp+800+56]
    vpxor ymm9, ymm9, ymm15
    mov rcx, [rsp+800+104]
    vpxor ymm10, ymm1, [r15+32]
    mov rdx, [rsp+800+152]
    vpxor ymm11, ymm2, [r15+224]
    mov r13, [rsp+800+160]
    vpxor ymm12, ymm3, [r15+416]
    vpxor ymm13, ymm4, [r15+608]
    xor rax, [rsp+1200]
    vpxor ymm14, ymm0, [r15+640]
    xor rbx, [rsp+1208]
    vpsllq ymm15, ymm10, 1
    xor rcx, [rsp+1216]
    vpsrlq ymm10, ymm10, 63
    xor rdx, [rsp+1224]
    vpor ymm10, ymm10, ymm15
    xor r13, rsi
    vpsllq ymm15, ymm11, 6
    rol rax, 1
    vpsrlq ymm11, ymm11, 58
    rol rbx, 6
    vpor ymm11, ymm11, ymm15
    rol rcx, 25
    vpsllq ymm15, ymm12, 25
    vpsrlq ymm12, ymm12, 39
    rol rdx, 8
    vpor ymm12, ymm12, ymm15
    rol r13, 18
    vpshufb ymm13, ymm13, [rip+rotate_8]
    andn rdi, rbx, rcx
    vpsllq ymm15, ymm14, 18
    xor rdi, rax
    vpsrlq ymm14, ymm14, 46
    mov [rsp+1000+80], rdi
    vpor ymm14, ymm14, ymm15
    xor r8, rdi
    vpandn ymm15, ymm11, ymm12
    andn rdi, rcx, rdx
    vpxor ymm15, ymm15, ymm10
    vmovdqu [rsp+320], ymm15
    xor rdi, rbx
    vpxor ymm5, ymm5, ymm15
    mov [rsp+1000+88], rdi
    vpandn ymm15, ymm12, ymm13
    xor r9, rdi
    vpxor ymm15, ymm15, ymm11
    andn rdi, rdx, r13
    vmovdqu [rsp+352], ymm15
    xor rdi, rcx
    vpxor ymm6, ymm6, ymm15
    mov [rsp+1000+96], rdi
    vpandn ymm15, ymm13, ymm14
    xor r10, rdi
    vpxor ymm15, ymm15, ymm12
    vmovdqu [rsp+384], ymm15
    andn rdi, r13, rax
    vpxor ymm7, ymm7, ymm15
    xor rdi, rdx
    vpandn ymm15, ymm14, ymm10
    mov [rsp+1000+104], rdi
    vpxor ymm15, ymm15, ymm13
    xor r11, rdi
    vmovdqu [rsp+416], ymm15
    andn rdi, rax, rbx
    vpxor ymm8, ymm8, ymm15
    xor rdi, r13
    vpandn ymm15, ymm10, ymm11
    mov [rsp+1000+112], rdi
    vpxor ymm15, ymm15, ymm14
    vmovdqu [rsp+448], ymm15
    xor r12, rdi
    vpxor ymm9, ymm9, ymm15
    mov rax, [rsp+800+32]
    vpxor ymm10, ymm4, [r15+128]
    mov rbx, [rsp+800+40]
    vpxor ymm11, ymm0, [r15+160]
    mov rcx, [rsp+800+88]
    vpxor ymm12, ymm1, [r15+352]
    mov rdx, [rsp+800+136]
    vpxor ymm13, ymm2, [r15+544]
    mov r13, [rsp+800+184]
    vpxor ymm14, ymm3, [r15+736]
    xor rax, [rsp+1224]
    vpsllq ymm15, ymm10, 27
    vpsrlq ymm10, ymm10, 37
    xor rbx, rsi
    vpor ymm10, ymm10, ymm15
    xor rcx, [rsp+1200]
    vpsllq ymm15, ymm11, 36
    xor rdx, [rsp+1208]
    vpsrlq ymm11, ymm11, 28
    xor r13, [rsp+1216]
    vpor ymm11, ymm11, ymm15
    rol rax, 27
    vpsllq ymm15, ymm12, 10
    rol rbx, 36
    vpsrlq ymm12, ymm12, 54
    rol rcx, 10
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 15
    rol rdx, 15
    vpsrlq ymm13, ymm13, 49
    rol r13, 56
    vpor ymm13, ymm13, ymm15
    andn rdi, rbx, rcx
    vpshufb ymm14, ymm14, [rip+rotate_56]
    xor rdi, rax
    vpandn ymm15, ymm11, ymm12
    mov [rsp+1000+120], rdi
    vpxor ymm15, ymm15, ymm10
    xor r8, rdi
    vmovdqu [rsp+480], ymm15
    andn rdi, rcx, rdx
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    xor rdi, rbx
    vpxor ymm15, ymm15, ymm11
    mov [rsp+1000+128], rdi
    vmovdqu [rsp+512], ymm15
    xor r9, rdi
    vpxor ymm6, ymm6, ymm15
    andn rdi, rdx, r13
    vpandn ymm15, ymm13, ymm14
    xor rdi, rcx
    vpxor ymm15, ymm15, ymm12
    mov [rsp+1000+136], rdi
    vmovdqu [rsp+544], ymm15
    xor r10, rdi
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    andn rdi, r13, rax
    vpxor ymm15, ymm15, ymm13
    xor rdi, rdx
    vmovdqu [rsp+576], ymm15
    mov [rsp+1000+144], rdi
    vpxor ymm8, ymm8, ymm15
    xor r11, rdi
    vpandn ymm15, ymm10, ymm11
    andn rdi, rax, rbx
    vpxor ymm15, ymm15, ymm14
    xor rdi, r13
    vmovdqu [rsp+608], ymm15
    mov [rsp+1000+152], rdi
    vpxor ymm9, ymm9, ymm15
    vpxor ymm10, ymm2, [r15+64]
    xor r12, rdi
    vpxor ymm11, ymm3, [r15+256]
    mov rax, [rsp+800+16]
    vpxor ymm12, ymm4, [r15+448]
    mov rbx, [rsp+800+64]
    vpxor ymm13, ymm0, [r15+480]
    mov rcx, [rsp+800+112]
    vpxor ymm14, ymm1, [r15+672]
    mov rdx, [rsp+800+120]
    vpsllq ymm15, ymm10, 62
    mov r13, [rsp+800+168]
    vpsrlq ymm10, ymm10, 2
    xor rax, [rsp+1208]
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 55
    xor rbx, [rsp+1216]
    vpsrlq ymm11, ymm11, 9
    xor rcx, [rsp+1224]
    vpor ymm11, ymm11, ymm15
    xor rdx, rsi
    vpsllq ymm15, ymm12, 39
    xor r13, [rsp+1200]
    vpsrlq ymm12, ymm12, 25
    rol rax, 62
    vpor ymm12, ymm12, ymm15
    rol rbx, 55
    vpsllq ymm15, ymm13, 41
    rol rcx, 39
    vpsrlq ymm13, ymm13, 23
    vpor ymm13, ymm13, ymm15
    rol rdx, 41
    vpsllq ymm15, ymm14, 2
    rol r13, 2
    vpsrlq ymm14, ymm14, 62
    andn rdi, rbx, rcx
    vpor ymm14, ymm14, ymm15
    xor rdi, rax
    vpandn ymm15, ymm11, ymm12
    mov [rsp+1000+160], rdi
    vpxor ymm15, ymm15, ymm10
    xor r8, rdi
    vmovdqu [rsp+640], ymm15
    andn rdi, rcx, rdx
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    xor rdi, rbx
    vpxor ymm15, ymm15, ymm11
    mov [rsp+1000+168], rdi
    vmovdqu [rsp+672], ymm15
    xor r9, rdi
    vpxor ymm6, ymm6, ymm15
    andn rdi, rdx, r13
    vpandn ymm15, ymm13, ymm14
    xor rdi, rcx
    vpxor ymm15, ymm15, ymm12
    mov [rsp+1000+176], rdi
    vmovdqu [rsp+704], ymm15
    xor r10, rdi
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    andn rdi, r13, rax
    vpxor ymm15, ymm15, ymm13
    xor rdi, rdx
    vmovdqu [rsp+736], ymm15
    mov [rsp+1000+184], rdi
    vpxor ymm8, ymm8, ymm15
    xor r11, rdi
    vpandn ymm15, ymm10, ymm11
    andn rdi, rax, rbx
    vpxor ymm15, ymm15, ymm14
    xor rdi, r13
    vmovdqu [rsp+768], ymm15
    mov [rsp+1000+192], rdi
    vpxor ymm9, ymm9, ymm15
    xor r12, rdi
    vpsrlq ymm10, ymm6, 63
    vpaddq ymm0, ymm6, ymm6
    rorx rsi, r9, 63
    vpsrlq ymm11, ymm7, 63
    xor rsi, r12
    vpaddq ymm1, ymm7, ymm7
    rorx rdi, r10, 63
    vpsrlq ymm12, ymm8, 63
    xor rdi, r8
    vpaddq ymm2, ymm8, ymm8
    mov [rsp+1200], rdi
    vpsrlq ymm13, ymm9, 63
    rorx rdi, r11, 63
    vpaddq ymm3, ymm9, ymm9
    xor rdi, r9
    vpsrlq ymm14, ymm5, 63
    vpaddq ymm4, ymm5, ymm5
    mov [rsp+1208], rdi
    vpxor ymm10, ymm10, ymm9
    rorx rdi, r12, 63
    vpxor ymm11, ymm11, ymm5
    xor rdi, r10
    vpxor ymm12, ymm12, ymm6
    mov [rsp+1216], rdi
    vpxor ymm13, ymm13, ymm7
    rorx rdi, r8, 63
    vpxor ymm14, ymm14, ymm8
    xor rdi, r11
    vpxor ymm0, ymm0, ymm10
    mov [rsp+1224], rdi
    vpxor ymm1, ymm1, ymm11
    vpxor ymm2, ymm2, ymm12
    mov rax, [rsp+1000+0]
    vpxor ymm3, ymm3, ymm13
    mov rbx, [rsp+1000+48]
    vpxor ymm4, ymm4, ymm14
    mov rcx, [rsp+1000+96]
    vpxor ymm10, ymm0, [rsp+0]
    mov rdx, [rsp+1000+144]
    vpxor ymm11, ymm1, [rsp+192]
    mov r13, [rsp+1000+192]
    vpxor ymm12, ymm2, [rsp+384]
    xor rax, rsi
    vpxor ymm13, ymm3, [rsp+576]
    xor rbx, [rsp+1200]
    vpxor ymm14, ymm4, [rsp+768]
    vpsllq ymm15, ymm11, 44
    xor rcx, [rsp+1208]
    vpsrlq ymm11, ymm11, 20
    xor rdx, [rsp+1216]
    vpor ymm11, ymm11, ymm15
    xor r13, [rsp+1224]
    vpsllq ymm15, ymm12, 43
    rol rbx, 44
    vpsrlq ymm12, ymm12, 21
    rol rcx, 43
    vpor ymm12, ymm12, ymm15
    rol rdx, 21
    vpsllq ymm15, ymm13, 21
    rol r13, 14
    vpsrlq ymm13, ymm13, 43
    vpor ymm13, ymm13, ymm15
    andn r8, rbx, rcx
    vpsllq ymm15, ymm14, 14
    xor r8, rax
    vpsrlq ymm14, ymm14, 50
    xor r8, [r14+8]
    vpor ymm14, ymm14, ymm15
    mov [rsp+800+0], r8
    vpandn ymm5, ymm11, ymm12
    andn r9, rcx, rdx
    vpxor ymm5, ymm5, ymm10
    xor r9, rbx
    vpbroadcastq ymm15, qword ptr [r14+8]
    mov [rsp+800+8], r9
    vpxor ymm5, ymm5, ymm15
    vmovdqu [r15+0], ymm5
    andn r10, rdx, r13
    vpandn ymm6, ymm12, ymm13
    xor r10, rcx
    vpxor ymm6, ymm6, ymm11
    mov [rsp+800+16], r10
    vmovdqu [r15+32], ymm6
    andn r11, r13, rax
    vpandn ymm7, ymm13, ymm14
    xor r11, rdx
    vpxor ymm7, ymm7, ymm12
    mov [rsp+800+24], r11
    vmovdqu [r15+64], ymm7
    andn r12, rax, rbx
    vpandn ymm8, ymm14, ymm10
    vpxor ymm8, ymm8, ymm13
    xor r12, r13
    vmovdqu [r15+96], ymm8
    mov [rsp+800+32], r12
    vpandn ymm9, ymm10, ymm11
    mov rax, [rsp+1000+24]
    vpxor ymm9, ymm9, ymm14
    mov rbx, [rsp+1000+72]
    vmovdqu [r15+128], ymm9
    mov rcx, [rsp+1000+80]
    vpxor ymm10, ymm3, [rsp+96]
    mov rdx, [rsp+1000+128]
    vpxor ymm11, ymm4, [rsp+288]
    mov r13, [rsp+1000+176]
    vpxor ymm12, ymm0, [rsp+320]
    vpxor ymm13, ymm1, [rsp+512]
    xor rax, [rsp+1216]
    vpxor ymm14, ymm2, [rsp+704]
    xor rbx, [rsp+1224]
    vpsllq ymm15, ymm10, 28
    xor rcx, rsi
    vpsrlq ymm10, ymm10, 36
    xor rdx, [rsp+1200]
    vpor ymm10, ymm10, ymm15
    xor r13, [rsp+1208]
    vpsllq ymm15, ymm11, 20
    rol rax, 28
    vpsrlq ymm11, ymm11, 44
    rol rbx, 20
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 3
    rol rcx, 3
    vpsrlq ymm12, ymm12, 61
    rol rdx, 45
    vpor ymm12, ymm12, ymm15
    rol r13, 61
    vpsllq ymm15, ymm13, 45
    andn rdi, rbx, rcx
    vpsrlq ymm13, ymm13, 19
    xor rdi, rax
    vpor ymm13, ymm13, ymm15
    mov [rsp+800+40], rdi
    vpsllq ymm15, ymm14, 61
    xor r8, rdi
    vpsrlq ymm14, ymm14, 3
    vpor ymm14, ymm14, ymm15
    andn rdi, rcx, rdx
    vpandn ymm15, ymm11, ymm12
    xor rdi, rbx
    vpxor ymm15, ymm15, ymm10
    mov [rsp+800+48], rdi
    vmovdqu [r15+160], ymm15
    xor r9, rdi
    vpxor ymm5, ymm5, ymm15
    andn rdi, rdx, r13
    vpandn ymm15, ymm12, ymm13
    xor rdi, rcx
    vpxor ymm15, ymm15, ymm11
    mov [rsp+800+56], rdi
    vmovdqu [r15+192], ymm15
    vpxor ymm6, ymm6, ymm15
    xor r10, rdi
    vpandn ymm15, ymm13, ymm14
    andn rdi, r13, rax
    vpxor ymm15, ymm15, ymm12
    xor rdi, rdx
    vmovdqu [r15+224], ymm15
    mov [rsp+800+64], rdi
    vpxor ymm7, ymm7, ymm15
    xor r11, rdi
    vpandn ymm15, ymm14, ymm10
    andn rdi, rax, rbx
    vpxor ymm15, ymm15, ymm13
    xor rdi, r13
    vmovdqu [r15+256], ymm15
    vpxor ymm8, ymm8, ymm15
    mov [rsp+800+72], rdi
    vpandn ymm15, ymm10, ymm11
    xor r12, rdi
    vpxor ymm15, ymm15, ymm14
    mov rax, [rsp+1000+8]
    vmovdqu [r15+288], ymm15
    mov rbx, [rsp+1000+56]
    vpxor ymm9, ymm9, ymm15
    mov rcx, [rsp+1000+104]
    vpxor ymm10, ymm1, [rsp+32]
    mov rdx, [rsp+1000+152]
    vpxor ymm11, ymm2, [rsp+224]
    mov r13, [rsp+1000+160]
    vpxor ymm12, ymm3, [rsp+416]
    vpxor ymm13, ymm4, [rsp+608]
    xor rax, [rsp+1200]
    vpxor ymm14, ymm0, [rsp+640]
    xor rbx, [rsp+1208]
    vpsllq ymm15, ymm10, 1
    xor rcx, [rsp+1216]
    vpsrlq ymm10, ymm10, 63
    xor rdx, [rsp+1224]
    vpor ymm10, ymm10, ymm15
    xor r13, rsi
    vpsllq ymm15, ymm11, 6
    rol rax, 1
    vpsrlq ymm11, ymm11, 58
    rol rbx, 6
    vpor ymm11, ymm11, ymm15
    rol rcx, 25
    vpsllq ymm15, ymm12, 25
    vpsrlq ymm12, ymm12, 39
    rol rdx, 8
    vpor ymm12, ymm12, ymm15
    rol r13, 18
    vpshufb ymm13, ymm13, [rip+rotate_8]
    andn rdi, rbx, rcx
    vpsllq ymm15, ymm14, 18
    xor rdi, rax
    vpsrlq ymm14, ymm14, 46
    mov [rsp+800+80], rdi
    vpor ymm14, ymm14, ymm15
    xor r8, rdi
    vpandn ymm15, ymm11, ymm12
    andn rdi, rcx, rdx
    vpxor ymm15, ymm15, ymm10
    vmovdqu [r15+320], ymm15
    xor rdi, rbx
    vpxor ymm5, ymm5, ymm15
    mov [rsp+800+88], rdi
    vpandn ymm15, ymm12, ymm13
    xor r9, rdi
    vpxor ymm15, ymm15, ymm11
    andn rdi, rdx, r13
    vmovdqu [r15+352], ymm15
    xor rdi, rcx
    vpxor ymm6, ymm6, ymm15
    mov [rsp+800+96], rdi
    vpandn ymm15, ymm13, ymm14
    xor r10, rdi
    vpxor ymm15, ymm15, ymm12
    vmovdqu [r15+384], ymm15
    andn rdi, r13, rax
    vpxor ymm7, ymm7, ymm15
    xor rdi, rdx
    vpandn ymm15, ymm14, ymm10
    mov [rsp+800+104], rdi
    vpxor ymm15, ymm15, ymm13
    xor r11, rdi
    vmovdqu [r15+416], ymm15
    andn rdi, rax, rbx
    vpxor ymm8, ymm8, ymm15
    xor rdi, r13
    vpandn ymm15, ymm10, ymm11
    mov [rsp+800+112], rdi
    vpxor ymm15, ymm15, ymm14
    vmovdqu [r15+448], ymm15
    xor r12, rdi
    vpxor ymm9, ymm9, ymm15
    mov rax, [rsp+1000+32]
    vpxor ymm10, ymm4, [rsp+128]
    mov rbx, [rsp+1000+40]
    vpxor ymm11, ymm0, [rsp+160]
    mov rcx, [rsp+1000+88]
    vpxor ymm12, ymm1, [rsp+352]
    mov rdx, [rsp+1000+136]
    vpxor ymm13, ymm2, [rsp+544]
    mov r13, [rsp+1000+184]
    vpxor ymm14, ymm3, [rsp+736]
    xor rax, [rsp+1224]
    vpsllq ymm15, ymm10, 27
    vpsrlq ymm10, ymm10, 37
    xor rbx, rsi
    vpor ymm10, ymm10, ymm15
    xor rcx, [rsp+1200]
    vpsllq ymm15, ymm11, 36
    xor rdx, [rsp+1208]
    vpsrlq ymm11, ymm11, 28
    xor r13, [rsp+1216]
    vpor ymm11, ymm11, ymm15
    rol rax, 27
    vpsllq ymm15, ymm12, 10
    rol rbx, 36
    vpsrlq ymm12, ymm12, 54
    rol rcx, 10
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 15
    rol rdx, 15
    vpsrlq ymm13, ymm13, 49
    rol r13, 56
    vpor ymm13, ymm13, ymm15
    andn rdi, rbx, rcx
    vpshufb ymm14, ymm14, [rip+rotate_56]
    xor rdi, rax
    vpandn ymm15, ymm11, ymm12
    mov [rsp+800+120], rdi
    vpxor ymm15, ymm15, ymm10
    xor r8, rdi
    vmovdqu [r15+480], ymm15
    andn rdi, rcx, rdx
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    xor rdi, rbx
    vpxor ymm15, ymm15, ymm11
    mov [rsp+800+128], rdi
    vmovdqu [r15+512], ymm15
    xor r9, rdi
    vpxor ymm6, ymm6, ymm15
    andn rdi, rdx, r13
    vpandn ymm15, ymm13, ymm14
    xor rdi, rcx
    vpxor ymm15, ymm15, ymm12
    mov [rsp+800+136], rdi
    vmovdqu [r15+544], ymm15
    xor r10, rdi
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    andn rdi, r13, rax
    vpxor ymm15, ymm15, ymm13
    xor rdi, rdx
    vmovdqu [r15+576], ymm15
    mov [rsp+800+144], rdi
    vpxor ymm8, ymm8, ymm15
    xor r11, rdi
    vpandn ymm15, ymm10, ymm11
    andn rdi, rax, rbx
    vpxor ymm15, ymm15, ymm14
    xor rdi, r13
    vmovdqu [r15+608], ymm15
    mov [rsp+800+152], rdi
    vpxor ymm9, ymm9, ymm15
    vpxor ymm10, ymm2, [rsp+64]
    xor r12, rdi
    vpxor ymm11, ymm3, [rsp+256]
    mov rax, [rsp+1000+16]
    vpxor ymm12, ymm4, [rsp+448]
    mov rbx, [rsp+1000+64]
    vpxor ymm13, ymm0, [rsp+480]
    mov rcx, [rsp+1000+112]
    vpxor ymm14, ymm1, [rsp+672]
    mov rdx, [rsp+1000+120]
    vpsllq ymm15, ymm10, 62
    mov r13, [rsp+1000+168]
    vpsrlq ymm10, ymm10, 2
    xor rax, [rsp+1208]
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 55
    xor rbx, [rsp+1216]
    vpsrlq ymm11, ymm11, 9
    xor rcx, [rsp+1224]
    vpor ymm11, ymm11, ymm15
    xor rdx, rsi
    vpsllq ymm15, ymm12, 39
    xor r13, [rsp+1200]
    vpsrlq ymm12, ymm12, 25
    rol rax, 62
    vpor ymm12, ymm12, ymm15
    rol rbx, 55
    vpsllq ymm15, ymm13, 41
    rol rcx, 39
    vpsrlq ymm13, ymm13, 23
    vpor ymm13, ymm13, ymm15
    rol rdx, 41
    vpsllq ymm15, ymm14, 2
    rol r13, 2
    vpsrlq ymm14, ymm14, 62
    andn rdi, rbx, rcx
    vpor ymm14, ymm14, ymm15
    xor rdi, rax
    vpandn ymm15, ymm11, ymm12
    mov [rsp+800+160], rdi
    vpxor ymm15, ymm15, ymm10
    xor r8, rdi
    vmovdqu [r15+640], ymm15
    andn rdi, rcx, rdx
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    xor rdi, rbx
    vpxor ymm15, ymm15, ymm11
    mov [rsp+800+168], rdi
    vmovdqu [r15+672], ymm15
    xor r9, rdi
    vpxor ymm6, ymm6, ymm15
    andn rdi, rdx, r13
    vpandn ymm15, ymm13, ymm14
    xor rdi, rcx
    vpxor ymm15, ymm15, ymm12
    mov [rsp+800+176], rdi
    vmovdqu [r15+704], ymm15
    xor r10, rdi
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    andn rdi, r13, rax
    vpxor ymm15, ymm15, ymm13
    xor rdi, rdx
    vmovdqu [r15+736], ymm15
    mov [rsp+800+184], rdi
    vpxor ymm8, ymm8, ymm15
    xor r11, rdi
    vpandn ymm15, ymm10, ymm11
    andn rdi, rax, rbx
    vpxor ymm15, ymm15, ymm14
    xor rdi, r13
    vmovdqu [r15+768], ymm15
    mov [rsp+800+192], rdi
    vpxor ymm9, ymm9, ymm15
    xor r12, rdi
    add r14, 16
    lea rdi, [rip+lanes_keccak_constants+192]
    cmp r14, rdi
    jne 1b
    mov rdi, [rsp+1232]
    mov rax, [rsp+800+0]
    mov [rdi+0], rax
    mov rbx, [rsp+800+8]
    mov [rdi+8], rbx
    mov rcx, [rsp+800+16]
    mov [rdi+16], rcx
    mov rdx, [rsp+800+24]
    mov [rdi+24], rdx
    mov r13, [rsp+800+32]
    mov [rdi+32], r13
    mov rax, [rsp+800+40]
    mov [rdi+40], rax
    mov rbx, [rsp+800+48]
    mov [rdi+48], rbx
    mov rcx, [rsp+800+56]
    mov [rdi+56], rcx
    mov rdx, [rsp+800+64]
    mov [rdi+64], rdx
    mov r13, [rsp+800+72]
    mov [rdi+72], r13
    mov rax, [rsp+800+80]
    mov [rdi+80], rax
    mov rbx, [rsp+800+88]
    mov [rdi+88], rbx
    mov rcx, [rsp+800+96]
    mov [rdi+96], rcx
    mov rdx, [rsp+800+104]
    mov [rdi+104], rdx
    mov r13, [rsp+800+112]
    mov [rdi+112], r13
    mov rax, [rsp+800+120]
    mov [rdi+120], rax
    mov rbx, [rsp+800+128]
    mov [rdi+128], rbx
    mov rcx, [rsp+800+136]
    mov [rdi+136], rcx
    mov rdx, [rsp+800+144]
    mov [rdi+144], rdx
    mov r13, [rsp+800+152]
    mov [rdi+152], r13
    mov rax, [rsp+800+160]
    mov [rdi+160], rax
    mov rbx, [rsp+800+168]
    mov [rdi+168], rbx
    mov rcx, [rsp+800+176]
    mov [rdi+176], rcx
    mov rdx, [rsp+800+184]
    mov [rdi+184], rdx
    mov r13, [rsp+800+192]
    mov [rdi+192], r13
    vpxor xmm0, xmm0, xmm0
    vmovdqa [rsp+0], ymm0
    vmovdqa [rsp+32], ymm0
    vmovdqa [rsp+64], ymm0
    vmovdqa [rsp+96], ymm0
    vmovdqa [rsp+128], ymm0
    vmovdqa [rsp+160], ymm0
    vmovdqa [rsp+192], ymm0
    vmovdqa [rsp+224], ymm0
    vmovdqa [rsp+256], ymm0
    vmovdqa [rsp+288], ymm0
    vmovdqa [rsp+320], ymm0
    vmovdqa [rsp+352], ymm0
    vmovdqa [rsp+384], ymm0
    vmovdqa [rsp+416], ymm0
    vmovdqa [rsp+448], ymm0
    vmovdqa [rsp+480], ymm0
    vmovdqa [rsp+512], ymm0
    vmovdqa [rsp+544], ymm0
    vmovdqa [rsp+576], ymm0
    vmovdqa [rsp+608], ymm0
    vmovdqa [rsp+640], ymm0
    vmovdqa [rsp+672], ymm0
    vmovdqa [rsp+704], ymm0
    vmovdqa [rsp+736], ymm0
    vmovdqa [rsp+768], ymm0
    vmovdqa [rsp+800], ymm0
    vmovdqa [rsp+832], ymm0
    vmovdqa [rsp+864], ymm0
    vmovdqa [rsp+896], ymm0
    vmovdqa [rsp+928], ymm0
    vmovdqa [rsp+960], ymm0
    vmovdqa [rsp+992], ymm0
    vmovdqa [rsp+1024], ymm0
    vmovdqa [rsp+1056], ymm0
    vmovdqa [rsp+1088], ymm0
    vmovdqa [rsp+1120], ymm0
    vmovdqa [rsp+1152], ymm0
    vmovdqa [rsp+1184], ymm0
    vmovdqa [rsp+1216], ymm0
    vzeroall
    lea rsp, [rbp-40]
    pop r15
    .cfi_restore r15
    pop r14
    .cfi_restore r14
    pop r13
    .cfi_restore r13
    pop r12
    .cfi_restore r12
    pop rbx
    .cfi_restore rbx
    pop rbp
    .cfi_def_cfa rsp, 8
    .cfi_restore rbp
    ret
    .cfi_endproc
    .size lanes_keccak_permute_x5_avx2, .-lanes_keccak_permute_x5_avx2

    .section .rodata
    .p2align 6
rotate_8:
    .long 0x2010007, 0x6050403, 0xa09080f, 0xe0d0c0b, 0x2010007, 0x6050403, 0xa09080f, 0xe0d0c0b
rotate_56:
    .long 0x4030201, 0x70605, 0xc0b0a09, 0x80f0e0d, 0x4030201, 0x70605, 0xc0b0a09, 0x80f0e0d

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
