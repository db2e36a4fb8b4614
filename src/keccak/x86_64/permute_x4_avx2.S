/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_permute_x4_avx2.py: change that.
 *
 * Keccak-p[1600, 24] of four states (FIPS 202, 3): AVX2.
 *
 * void lanes_keccak_permute_x4_avx2(uint64_t states[100]);
 *
 * Rounds go in turns from the caller's states to a copy in the frame and back (rounds.py).
 *
 * Registers: all vector registers; rdi states, rsi constants, ecx rounds / 2.
 * Stack: a frame of 800 bytes, wiped before return.
 * Constant time: no branch or address depends on the states.
 */
.intel_syntax noprefix
.text
    .hidden lanes_keccak_constants

    .globl lanes_keccak_permute_x4_avx2
    .hidden lanes_keccak_permute_x4_avx2
    .type lanes_keccak_permute_x4_avx2, @function
    .p2align 6
lanes_keccak_permute_x4_avx2:
    .cfi_startproc
    endbr64
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    sub rsp, 800
    and rsp, -64
    lea rsi, [rip+lanes_keccak_constants]
    mov ecx, 12
    vmovdqu ymm5, [rdi+0]
    vmovdqu ymm6, [rdi+32]
    vmovdqu ymm7, [rdi+64]
    vmovdqu ymm8, [rdi+96]
    vmovdqu ymm9, [rdi+128]
    vpxor ymm5, ymm5, [rdi+160]
    vpxor ymm6, ymm6, [rdi+192]
    vpxor ymm7, ymm7, [rdi+224]
    vpxor ymm8, ymm8, [rdi+256]
    vpxor ymm9, ymm9, [rdi+288]
    vpxor ymm5, ymm5, [rdi+320]
    vpxor ymm6, ymm6, [rdi+352]
    vpxor ymm7, ymm7, [rdi+384]
    vpxor ymm8, ymm8, [rdi+416]
    vpxor ymm9, ymm9, [rdi+448]
    vpxor ymm5, ymm5, [rdi+480]
    vpxor ymm6, ymm6, [rdi+512]
    vpxor ymm7, ymm7, [rdi+544]
    vpxor ymm8, ymm8, [rdi+576]
    vpxor ymm9, ymm9, [rdi+608]
    vpxor ymm5, ymm5, [rdi+640]
    vpxor ymm6, ymm6, [rdi+672]
    vpxor ymm7, ymm7, [rdi+704]
    vpxor ymm8, ymm8, [rdi+736]
    vpxor ymm9, ymm9, [rdi+768]
    .p2align 6
1:
    vpsrlq ymm10, ymm6, 63
    vpaddq ymm0, ymm6, ymm6
    vpsrlq ymm11, ymm7, 63
    vpaddq ymm1, ymm7, ymm7
    vpsrlq ymm12, ymm8, 63
    vpaddq ymm2, ymm8, ymm8
    vpsrlq ymm13, ymm9, 63
    vpaddq ymm3, ymm9, ymm9
    vpsrlq ymm14, ymm5, 63
    vpaddq ymm4, ymm5, ymm5
    vpxor ymm10, ymm10, ymm9
    vpxor ymm11, ymm11, ymm5
    vpxor ymm12, ymm12, ymm6
    vpxor ymm13, ymm13, ymm7
    vpxor ymm14, ymm14, ymm8
    vpxor ymm0, ymm0, ymm10
    vpxor ymm1, ymm1, ymm11
    vpxor ymm2, ymm2, ymm12
    vpxor ymm3, ymm3, ymm13
    vpxor ymm4, ymm4, ymm14
    vpxor ymm10, ymm0, [rdi+0]
    vpxor ymm11, ymm1, [rdi+192]
    vpxor ymm12, ymm2, [rdi+384]
    vpxor ymm13, ymm3, [rdi+576]
    vpxor ymm14, ymm4, [rdi+768]
    vpsllq ymm15, ymm11, 44
    vpsrlq ymm11, ymm11, 20
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 43
    vpsrlq ymm12, ymm12, 21
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 21
    vpsrlq ymm13, ymm13, 43
    vpor ymm13, ymm13, ymm15
    vpsllq ymm15, ymm14, 14
    vpsrlq ymm14, ymm14, 50
    vpor ymm14, ymm14, ymm15
    vpandn ymm5, ymm11, ymm12
    vpxor ymm5, ymm5, ymm10
    vpbroadcastq ymm15, qword ptr [rsi]
    vpxor ymm5, ymm5, ymm15
    vmovdqu [rsp+0], ymm5
    vpandn ymm6, ymm12, ymm13
    vpxor ymm6, ymm6, ymm11
    vmovdqu [rsp+32], ymm6
    vpandn ymm7, ymm13, ymm14
    vpxor ymm7, ymm7, ymm12
    vmovdqu [rsp+64], ymm7
    vpandn ymm8, ymm14, ymm10
    vpxor ymm8, ymm8, ymm13
    vmovdqu [rsp+96], ymm8
    vpandn ymm9, ymm10, ymm11
    vpxor ymm9, ymm9, ymm14
    vmovdqu [rsp+128], ymm9
    vpxor ymm10, ymm3, [rdi+96]
    vpxor ymm11, ymm4, [rdi+288]
    vpxor ymm12, ymm0, [rdi+320]
    vpxor ymm13, ymm1, [rdi+512]
    vpxor ymm14, ymm2, [rdi+704]
    vpsllq ymm15, ymm10, 28
    vpsrlq ymm10, ymm10, 36
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 20
    vpsrlq ymm11, ymm11, 44
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 3
    vpsrlq ymm12, ymm12, 61
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 45
    vpsrlq ymm13, ymm13, 19
    vpor ymm13, ymm13, ymm15
    vpsllq ymm15, ymm14, 61
    vpsrlq ymm14, ymm14, 3
    vpor ymm14, ymm14, ymm15
    vpandn ymm15, ymm11, ymm12
    vpxor ymm15, ymm15, ymm10
    vmovdqu [rsp+160], ymm15
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    vpxor ymm15, ymm15, ymm11
    vmovdqu [rsp+192], ymm15
    vpxor ymm6, ymm6, ymm15
    vpandn ymm15, ymm13, ymm14
    vpxor ymm15, ymm15, ymm12
    vmovdqu [rsp+224], ymm15
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    vpxor ymm15, ymm15, ymm13
    vmovdqu [rsp+256], ymm15
    vpxor ymm8, ymm8, ymm15
    vpandn ymm15, ymm10, ymm11
    vpxor ymm15, ymm15, ymm14
    vmovdqu [rsp+288], ymm15
    vpxor ymm9, ymm9, ymm15
    vpxor ymm10, ymm1, [rdi+32]
    vpxor ymm11, ymm2, [rdi+224]
    vpxor ymm12, ymm3, [rdi+416]
    vpxor ymm13, ymm4, [rdi+608]
    vpxor ymm14, ymm0, [rdi+640]
    vpsllq ymm15, ymm10, 1
    vpsrlq ymm10, ymm10, 63
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 6
    vpsrlq ymm11, ymm11, 58
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 25
    vpsrlq ymm12, ymm12, 39
    vpor ymm12, ymm12, ymm15
    vpshufb ymm13, ymm13, [rip+rotate_8]
    vpsllq ymm15, ymm14, 18
    vpsrlq ymm14, ymm14, 46
    vpor ymm14, ymm14, ymm15
    vpandn ymm15, ymm11, ymm12
    vpxor ymm15, ymm15, ymm10
    vmovdqu [rsp+320], ymm15
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    vpxor ymm15, ymm15, ymm11
    vmovdqu [rsp+352], ymm15
    vpxor ymm6, ymm6, ymm15
    vpandn ymm15, ymm13, ymm14
    vpxor ymm15, ymm15, ymm12
    vmovdqu [rsp+384], ymm15
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    vpxor ymm15, ymm15, ymm13
    vmovdqu [rsp+416], ymm15
    vpxor ymm8, ymm8, ymm15
    vpandn ymm15, ymm10, ymm11
    vpxor ymm15, ymm15, ymm14
    vmovdqu [rsp+448], ymm15
    vpxor ymm9, ymm9, ymm15
    vpxor ymm10, ymm4, [rdi+128]
    vpxor ymm11, ymm0, [rdi+160]
    vpxor ymm12, ymm1, [rdi+352]
    vpxor ymm13, ymm2, [rdi+544]
    vpxor ymm14, ymm3, [rdi+736]
    vpsllq ymm15, ymm10, 27
    vpsrlq ymm10, ymm10, 37
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 36
    vpsrlq ymm11, ymm11, 28
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 10
    vpsrlq ymm12, ymm12, 54
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 15
    vpsrlq ymm13, ymm13, 49
    vpor ymm13, ymm13, ymm15
    vpshufb ymm14, ymm14, [rip+rotate_56]
    vpandn ymm15, ymm11, ymm12
    vpxor ymm15, ymm15, ymm10
    vmovdqu [rsp+480], ymm15
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    vpxor ymm15, ymm15, ymm11
    vmovdqu [rsp+512], ymm15
    vpxor ymm6, ymm6, ymm15
    vpandn ymm15, ymm13, ymm14
    vpxor ymm15, ymm15, ymm12
    vmovdqu [rsp+544], ymm15
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    vpxor ymm15, ymm15, ymm13
    vmovdqu [rsp+576], ymm15
    vpxor ymm8, ymm8, ymm15
    vpandn ymm15, ymm10, ymm11
    vpxor ymm15, ymm15, ymm14
    vmovdqu [rsp+608], ymm15
    vpxor ymm9, ymm9, ymm15
    vpxor ymm10, ymm2, [rdi+64]
    vpxor ymm11, ymm3, [rdi+256]
    vpxor ymm12, ymm4, [rdi+448]
    vpxor ymm13, ymm0, [rdi+480]
    vpxor ymm14, ymm1, [rdi+672]
    vpsllq ymm15, ymm10, 62
    vpsrlq ymm10, ymm10, 2
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 55
    vpsrlq ymm11, ymm11, 9
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 39
    vpsrlq ymm12, ymm12, 25
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 41
    vpsrlq ymm13, ymm13, 23
    vpor ymm13, ymm13, ymm15
    vpsllq ymm15, ymm14, 2
    vpsrlq ymm14, ymm14, 62
    vpor ymm14, ymm14, ymm15
    vpandn ymm15, ymm11, ymm12
    vpxor ymm15, ymm15, ymm10
    vmovdqu [rsp+640], ymm15
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    vpxor ymm15, ymm15, ymm11
    vmovdqu [rsp+672], ymm15
    vpxor ymm6, ymm6, ymm15
    vpandn ymm15, ymm13, ymm14
    vpxor ymm15, ymm15, ymm12
    vmovdqu [rsp+704], ymm15
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    vpxor ymm15, ymm15, ymm13
    vmovdqu [rsp+736], ymm15
    vpxor ymm8, ymm8, ymm15
    vpandn ymm15, ymm10, ymm11
    vpxor ymm15, ymm15, ymm14
    vmovdqu [rsp+768], ymm15
    vpxor ymm9, ymm9, ymm15
    vpsrlq ymm10, ymm6, 63
    vpaddq ymm0, ymm6, ymm6
    vpsrlq ymm11, ymm7, 63
    vpaddq ymm1, ymm7, ymm7
    vpsrlq ymm12, ymm8, 63
    vpaddq ymm2, ymm8, ymm8
    vpsrlq ymm13, ymm9, 63
    vpaddq ymm3, ymm9, ymm9
    vpsrlq ymm14, ymm5, 63
    vpaddq ymm4, ymm5, ymm5
    vpxor ymm10, ymm10, ymm9
    vpxor ymm11, ymm11, ymm5
    vpxor ymm12, ymm12, ymm6
    vpxor ymm13, ymm13, ymm7
    vpxor ymm14, ymm14, ymm8
    vpxor ymm0, ymm0, ymm10
    vpxor ymm1, ymm1, ymm11
    vpxor ymm2, ymm2, ymm12
    vpxor ymm3, ymm3, ymm13
    vpxor ymm4, ymm4, ymm14
    vpxor ymm10, ymm0, [rsp+0]
    vpxor ymm11, ymm1, [rsp+192]
    vpxor ymm12, ymm2, [rsp+384]
    vpxor ymm13, ymm3, [rsp+576]
    vpxor ymm14, ymm4, [rsp+768]
    vpsllq ymm15, ymm11, 44
    vpsrlq ymm11, ymm11, 20
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 43
    vpsrlq ymm12, ymm12, 21
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 21
    vpsrlq ymm13, ymm13, 43
    vpor ymm13, ymm13, ymm15
    vpsllq ymm15, ymm14, 14
    vpsrlq ymm14, ymm14, 50
    vpor ymm14, ymm14, ymm15
    vpandn ymm5, ymm11, ymm12
    vpxor ymm5, ymm5, ymm10
    vpbroadcastq ymm15, qword ptr [rsi+8]
    vpxor ymm5, ymm5, ymm15
    vmovdqu [rdi+0], ymm5
    vpandn ymm6, ymm12, ymm13
    vpxor ymm6, ymm6, ymm11
    vmovdqu [rdi+32], ymm6
    vpandn ymm7, ymm13, ymm14
    vpxor ymm7, ymm7, ymm12
    vmovdqu [rdi+64], ymm7
    vpandn ymm8, ymm14, ymm10
    vpxor ymm8, ymm8, ymm13
    vmovdqu [rdi+96], ymm8
    vpandn ymm9, ymm10, ymm11
    vpxor ymm9, ymm9, ymm14
    vmovdqu [rdi+128], ymm9
    vpxor ymm10, ymm3, [rsp+96]
    vpxor ymm11, ymm4, [rsp+288]
    vpxor ymm12, ymm0, [rsp+320]
    vpxor ymm13, ymm1, [rsp+512]
    vpxor ymm14, ymm2, [rsp+704]
    vpsllq ymm15, ymm10, 28
    vpsrlq ymm10, ymm10, 36
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 20
    vpsrlq ymm11, ymm11, 44
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 3
    vpsrlq ymm12, ymm12, 61
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 45
    vpsrlq ymm13, ymm13, 19
    vpor ymm13, ymm13, ymm15
    vpsllq ymm15, ymm14, 61
    vpsrlq ymm14, ymm14, 3
    vpor ymm14, ymm14, ymm15
    vpandn ymm15, ymm11, ymm12
    vpxor ymm15, ymm15, ymm10
    vmovdqu [rdi+160], ymm15
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    vpxor ymm15, ymm15, ymm11
    vmovdqu [rdi+192], ymm15
    vpxor ymm6, ymm6, ymm15
    vpandn ymm15, ymm13, ymm14
    vpxor ymm15, ymm15, ymm12
    vmovdqu [rdi+224], ymm15
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    vpxor ymm15, ymm15, ymm13
    vmovdqu [rdi+256], ymm15
    vpxor ymm8, ymm8, ymm15
    vpandn ymm15, ymm10, ymm11
    vpxor ymm15, ymm15, ymm14
    vmovdqu [rdi+288], ymm15
    vpxor ymm9, ymm9, ymm15
    vpxor ymm10, ymm1, [rsp+32]
    vpxor ymm11, ymm2, [rsp+224]
    vpxor ymm12, ymm3, [rsp+416]
    vpxor ymm13, ymm4, [rsp+608]
    vpxor ymm14, ymm0, [rsp+640]
    vpsllq ymm15, ymm10, 1
    vpsrlq ymm10, ymm10, 63
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 6
    vpsrlq ymm11, ymm11, 58
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 25
    vpsrlq ymm12, ymm12, 39
    vpor ymm12, ymm12, ymm15
    vpshufb ymm13, ymm13, [rip+rotate_8]
    vpsllq ymm15, ymm14, 18
    vpsrlq ymm14, ymm14, 46
    vpor ymm14, ymm14, ymm15
    vpandn ymm15, ymm11, ymm12
    vpxor ymm15, ymm15, ymm10
    vmovdqu [rdi+320], ymm15
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    vpxor ymm15, ymm15, ymm11
    vmovdqu [rdi+352], ymm15
    vpxor ymm6, ymm6, ymm15
    vpandn ymm15, ymm13, ymm14
    vpxor ymm15, ymm15, ymm12
    vmovdqu [rdi+384], ymm15
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    vpxor ymm15, ymm15, ymm13
    vmovdqu [rdi+416], ymm15
    vpxor ymm8, ymm8, ymm15
    vpandn ymm15, ymm10, ymm11
    vpxor ymm15, ymm15, ymm14
    vmovdqu [rdi+448], ymm15
    vpxor ymm9, ymm9, ymm15
    vpxor ymm10, ymm4, [rsp+128]
    vpxor ymm11, ymm0, [rsp+160]
    vpxor ymm12, ymm1, [rsp+352]
    vpxor ymm13, ymm2, [rsp+544]
    vpxor ymm14, ymm3, [rsp+736]
    vpsllq ymm15, ymm10, 27
    vpsrlq ymm10, ymm10, 37
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 36
    vpsrlq ymm11, ymm11, 28
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 10
    vpsrlq ymm12, ymm12, 54
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 15
    vpsrlq ymm13, ymm13, 49
    vpor ymm13, ymm13, ymm15
    vpshufb ymm14, ymm14, [rip+rotate_56]
    vpandn ymm15, ymm11, ymm12
    vpxor ymm15, ymm15, ymm10
    vmovdqu [rdi+480], ymm15
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    vpxor ymm15, ymm15, ymm11
    vmovdqu [rdi+512], ymm15
    vpxor ymm6, ymm6, ymm15
    vpandn ymm15, ymm13, ymm14
    vpxor ymm15, ymm15, ymm12
    vmovdqu [rdi+544], ymm15
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    vpxor ymm15, ymm15, ymm13
    vmovdqu [rdi+576], ymm15
    vpxor ymm8, ymm8, ymm15
    vpandn ymm15, ymm10, ymm11
    vpxor ymm15, ymm15, ymm14
    vmovdqu [rdi+608], ymm15
    vpxor ymm9, ymm9, ymm15
    vpxor ymm10, ymm2, [rsp+64]
    vpxor ymm11, ymm3, [rsp+256]
    vpxor ymm12, ymm4, [rsp+448]
    vpxor ymm13, ymm0, [rsp+480]
    vpxor ymm14, ymm1, [rsp+672]
    vpsllq ymm15, ymm10, 62
    vpsrlq ymm10, ymm10, 2
    vpor ymm10, ymm10, ymm15
    vpsllq ymm15, ymm11, 55
    vpsrlq ymm11, ymm11, 9
    vpor ymm11, ymm11, ymm15
    vpsllq ymm15, ymm12, 39
    vpsrlq ymm12, ymm12, 25
    vpor ymm12, ymm12, ymm15
    vpsllq ymm15, ymm13, 41
    vpsrlq ymm13, ymm13, 23
    vpor ymm13, ymm13, ymm15
    vpsllq ymm15, ymm14, 2
    vpsrlq ymm14, ymm14, 62
    vpor ymm14, ymm14, ymm15
    vpandn ymm15, ymm11, ymm12
    vpxor ymm15, ymm15, ymm10
    vmovdqu [rdi+640], ymm15
    vpxor ymm5, ymm5, ymm15
    vpandn ymm15, ymm12, ymm13
    vpxor ymm15, ymm15, ymm11
    vmovdqu [rdi+672], ymm15
    vpxor ymm6, ymm6, ymm15
    vpandn ymm15, ymm13, ymm14
    vpxor ymm15, ymm15, ymm12
    vmovdqu [rdi+704], ymm15
    vpxor ymm7, ymm7, ymm15
    vpandn ymm15, ymm14, ymm10
    vpxor ymm15, ymm15, ymm13
    vmovdqu [rdi+736], ymm15
    vpxor ymm8, ymm8, ymm15
    vpandn ymm15, ymm10, ymm11
    vpxor ymm15, ymm15, ymm14
    vmovdqu [rdi+768], ymm15
    vpxor ymm9, ymm9, ymm15
    add rsi, 16
    dec ecx
    jnz 1b
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
    vzeroall
    mov rsp, rbp
    pop rbp
    .cfi_def_cfa rsp, 8
    .cfi_restore rbp
    ret
    .cfi_endproc
    .size lanes_keccak_permute_x4_avx2, .-lanes_keccak_permute_x4_avx2

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
