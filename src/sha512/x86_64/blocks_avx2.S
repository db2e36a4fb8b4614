/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_blocks_avx2.py: change that.
 *
 * SHA-512's compression function (FIPS 180-4, 6.4.2): AVX2 and BMI2.
 *
 * void lanes_sha512_blocks_avx2(uint64_t state[8], const uint8_t *in, size_t blocks);
 *
 * The message schedule of two blocks at a time in vectors, two words of each in a
 * register, merged into the rounds of the first; what it leaves in the frame, words
 * with their constants added, the rounds of the second only read. An odd last
 * block goes through beside itself, and its copy is not used.
 * The rounds are scalar: rorx, andn, and Maj(a, b, c) as ((a ^ b) & (b ^ c)) ^ b, of
 * which a ^ b is b ^ c of the next round. d + h + w + k is added before Ch and
 * Sigma1 of e are known, two additions more, so that from e to the next e are four
 * operations, not five. 26 instructions a round.
 *
 * Registers: a-h in rax rbx rcx rdx r8 r9 r10 r11, turning; r12 r13 temporaries, r14 r15
 * a ^ b and b ^ c; rdi words with constants, rsi constants; ymm0-7 the schedule.
 * Stack: a frame of 1,280 bytes of schedule, wiped before return, and 32 of pointers.
 * Constant time: branches on `blocks` only.
 */
.intel_syntax noprefix
.text
    .hidden lanes_sha512_constants

    .globl lanes_sha512_blocks_avx2
    .hidden lanes_sha512_blocks_avx2
    .type lanes_sha512_blocks_avx2, @function
    .p2align 6
lanes_sha512_blocks_avx2:
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
    sub rsp, 1312
    and rsp, -64
    test rdx, rdx
    jz 5f
    mov [rsp+1280], rdi
    mov [rsp+1288], rsi
    mov [rsp+1296], rdx
    vmovdqa ymm15, [rip+rotate_8]
    mov r14, rdi
    mov rax, [r14+0]
    mov rbx, [r14+8]
    mov rcx, [r14+16]
    mov rdx, [r14+24]
    mov r8, [r14+32]
    mov r9, [r14+40]
    mov r10, [r14+48]
    mov r11, [r14+56]
    .p2align 4
1:
    mov r14, [rsp+1288]
    lea r15, [r14+128]
    cmp qword ptr [rsp+1296], 1
    cmove r15, r14
    vmovdqa ymm14, [rip+big_endian]
    mov rdi, rsp
    lea rsi, [rip+lanes_sha512_constants]
    vmovdqu xmm0, [r14+0]
    vinserti128 ymm0, ymm0, [r15+0], 1
    vpshufb ymm0, ymm0, ymm14
    vbroadcasti128 ymm8, [rsi+0]
    vpaddq ymm8, ymm8, ymm0
    vmovdqa [rdi+0], ymm8
    vmovdqu xmm1, [r14+16]
    vinserti128 ymm1, ymm1, [r15+16], 1
    vpshufb ymm1, ymm1, ymm14
    vbroadcasti128 ymm8, [rsi+16]
    vpaddq ymm8, ymm8, ymm1
    vmovdqa [rdi+32], ymm8
    vmovdqu xmm2, [r14+32]
    vinserti128 ymm2, ymm2, [r15+32], 1
    vpshufb ymm2, ymm2, ymm14
    vbroadcasti128 ymm8, [rsi+32]
    vpaddq ymm8, ymm8, ymm2
    vmovdqa [rdi+64], ymm8
    vmovdqu xmm3, [r14+48]
    vinserti128 ymm3, ymm3, [r15+48], 1
    vpshufb ymm3, ymm3, ymm14
    vbroadcasti128 ymm8, [rsi+48]
    vpaddq ymm8, ymm8, ymm3
    vmovdqa [rdi+96], ymm8
    vmovdqu xmm4, [r14+64]
    vinserti128 ymm4, ymm4, [r15+64], 1
    vpshufb ymm4, ymm4, ymm14
    vbroadcasti128 ymm8, [rsi+64]
    vpaddq ymm8, ymm8, ymm4
    vmovdqa [rdi+128], ymm8
    vmovdqu xmm5, [r14+80]
    vinserti128 ymm5, ymm5, [r15+80], 1
    vpshufb ymm5, ymm5, ymm14
    vbroadcasti128 ymm8, [rsi+80]
    vpaddq ymm8, ymm8, ymm5
    vmovdqa [rdi+160], ymm8
    vmovdqu xmm6, [r14+96]
    vinserti128 ymm6, ymm6, [r15+96], 1
    vpshufb ymm6, ymm6, ymm14
    vbroadcasti128 ymm8, [rsi+96]
    vpaddq ymm8, ymm8, ymm6
    vmovdqa [rdi+192], ymm8
    vmovdqu xmm7, [r14+112]
    vinserti128 ymm7, ymm7, [r15+112], 1
    vpshufb ymm7, ymm7, ymm14
    vbroadcasti128 ymm8, [rsi+112]
    vpaddq ymm8, ymm8, ymm7
    vmovdqa [rdi+224], ymm8
    add rsi, 128
    lea r14, [rsp+1280]
    mov [rsp+1304], r14
    mov r15, rbx
    xor r15, rcx
    .p2align 5
2:
    add r11, [rdi+0]
    andn r12, r8, r10
    add rdx, r11
    vpalignr ymm8, ymm1, ymm0, 8
    mov r13, r8
    and r13, r9
    vpalignr ymm9, ymm5, ymm4, 8
    mov r14, rax
    add r12, r13
    vpaddq ymm0, ymm0, ymm9
    rorx r13, r8, 41
    add r11, r12
    vpsrlq ymm9, ymm8, 1
    add rdx, r12
    rorx r12, r8, 18
    vpsllq ymm10, ymm8, 63
    xor r14, rbx
    xor r12, r13
    vpxor ymm9, ymm9, ymm10
    rorx r13, r8, 14
    and r15, r14
    xor r12, r13
    vpshufb ymm10, ymm8, ymm15
    xor r15, rbx
    add rdx, r12
    vpsrlq ymm8, ymm8, 7
    add r11, r12
    rorx r12, rax, 39
    vpxor ymm9, ymm9, ymm10
    rorx r13, rax, 34
    add r11, r15
    vpxor ymm9, ymm9, ymm8
    xor r12, r13
    rorx r13, rax, 28
    vpaddq ymm0, ymm0, ymm9
    xor r12, r13
    add r11, r12
    vpsrlq ymm11, ymm7, 19
    add r10, [rdi+8]
    andn r12, rdx, r9
    add rcx, r10
    vpsllq ymm12, ymm7, 45
    mov r13, rdx
    and r13, r8
    vpxor ymm11, ymm11, ymm12
    mov r15, r11
    add r12, r13
    vpsrlq ymm13, ymm7, 61
    rorx r13, rdx, 41
    add r10, r12
    vpsllq ymm14, ymm7, 3
    add rcx, r12
    rorx r12, rdx, 18
    vpxor ymm13, ymm13, ymm14
    xor r15, rax
    xor r12, r13
    vpsrlq ymm12, ymm7, 6
    rorx r13, rdx, 14
    and r14, r15
    xor r12, r13
    vpxor ymm11, ymm11, ymm13
    xor r14, rax
    add rcx, r12
    vpxor ymm11, ymm11, ymm12
    add r10, r12
    rorx r12, r11, 39
    vpaddq ymm0, ymm0, ymm11
    rorx r13, r11, 34
    add r10, r14
    vbroadcasti128 ymm8, [rsi+0]
    xor r12, r13
    rorx r13, r11, 28
    vpaddq ymm8, ymm8, ymm0
    xor r12, r13
    add r10, r12
    vmovdqa [rdi+256], ymm8
    add r9, [rdi+32]
    andn r12, rcx, r8
    add rbx, r9
    vpalignr ymm8, ymm2, ymm1, 8
    mov r13, rcx
    and r13, rdx
    vpalignr ymm9, ymm6, ymm5, 8
    mov r14, r10
    add r12, r13
    vpaddq ymm1, ymm1, ymm9
    rorx r13, rcx, 41
    add r9, r12
    vpsrlq ymm9, ymm8, 1
    add rbx, r12
    rorx r12, rcx, 18
    vpsllq ymm10, ymm8, 63
    xor r14, r11
    xor r12, r13
    vpxor ymm9, ymm9, ymm10
    rorx r13, rcx, 14
    and r15, r14
    xor r12, r13
    vpshufb ymm10, ymm8, ymm15
    xor r15, r11
    add rbx, r12
    vpsrlq ymm8, ymm8, 7
    add r9, r12
    rorx r12, r10, 39
    vpxor ymm9, ymm9, ymm10
    rorx r13, r10, 34
    add r9, r15
    vpxor ymm9, ymm9, ymm8
    xor r12, r13
    rorx r13, r10, 28
    vpaddq ymm1, ymm1, ymm9
    xor r12, r13
    add r9, r12
    vpsrlq ymm11, ymm0, 19
    add r8, [rdi+40]
    andn r12, rbx, rdx
    add rax, r8
    vpsllq ymm12, ymm0, 45
    mov r13, rbx
    and r13, rcx
    vpxor ymm11, ymm11, ymm12
    mov r15, r9
    add r12, r13
    vpsrlq ymm13, ymm0, 61
    rorx r13, rbx, 41
    add r8, r12
    vpsllq ymm14, ymm0, 3
    add rax, r12
    rorx r12, rbx, 18
    vpxor ymm13, ymm13, ymm14
    xor r15, r10
    xor r12, r13
    vpsrlq ymm12, ymm0, 6
    rorx r13, rbx, 14
    and r14, r15
    xor r12, r13
    vpxor ymm11, ymm11, ymm13
    xor r14, r10
    add rax, r12
    vpxor ymm11, ymm11, ymm12
    add r8, r12
    rorx r12, r9, 39
    vpaddq ymm1, ymm1, ymm11
    rorx r13, r9, 34
    add r8, r14
    vbroadcasti128 ymm8, [rsi+16]
    xor r12, r13
    rorx r13, r9, 28
    vpaddq ymm8, ymm8, ymm1
    xor r12, r13
    add r8, r12
    vmovdqa [rdi+288], ymm8
    add rdx, [rdi+64]
    andn r12, rax, rcx
    add r11, rdx
    vpalignr ymm8, ymm3, ymm2, 8
    mov r13, rax
    and r13, rbx
    vpalignr ymm9, ymm7, ymm6, 8
    mov r14, r8
    add r12, r13
    vpaddq ymm2, ymm2, ymm9
    rorx r13, rax, 41
    add rdx, r12
    vpsrlq ymm9, ymm8, 1
    add r11, r12
    rorx r12, rax, 18
    vpsllq ymm10, ymm8, 63
    xor r14, r9
    xor r12, r13
    vpxor ymm9, ymm9, ymm10
    rorx r13, rax, 14
    and r15, r14
    xor r12, r13
    vpshufb ymm10, ymm8, ymm15
    xor r15, r9
    add r11, r12
    vpsrlq ymm8, ymm8, 7
    add rdx, r12
    rorx r12, r8, 39
    vpxor ymm9, ymm9, ymm10
    rorx r13, r8, 34
    add rdx, r15
    vpxor ymm9, ymm9, ymm8
    xor r12, r13
    rorx r13, r8, 28
    vpaddq ymm2, ymm2, ymm9
    xor r12, r13
    add rdx, r12
    vpsrlq ymm11, ymm1, 19
    add rcx, [rdi+72]
    andn r12, r11, rbx
    add r10, rcx
    vpsllq ymm12, ymm1, 45
    mov r13, r11
    and r13, rax
    vpxor ymm11, ymm11, ymm12
    mov r15, rdx
    add r12, r13
    vpsrlq ymm13, ymm1, 61
    rorx r13, r11, 41
    add rcx, r12
    vpsllq ymm14, ymm1, 3
    add r10, r12
    rorx r12, r11, 18
    vpxor ymm13, ymm13, ymm14
    xor r15, r8
    xor r12, r13
    vpsrlq ymm12, ymm1, 6
    rorx r13, r11, 14
    and r14, r15
    xor r12, r13
    vpxor ymm11, ymm11, ymm13
    xor r14, r8
    add r10, r12
    vpxor ymm11, ymm11, ymm12
    add rcx, r12
    rorx r12, rdx, 39
    vpaddq ymm2, ymm2, ymm11
    rorx r13, rdx, 34
    add rcx, r14
    vbroadcasti128 ymm8, [rsi+32]
    xor r12, r13
    rorx r13, rdx, 28
    vpaddq ymm8, ymm8, ymm2
    xor r12, r13
    add rcx, r12
    vmovdqa [rdi+320], ymm8
    add rbx, [rdi+96]
    andn r12, r10, rax
    add r9, rbx
    vpalignr ymm8, ymm4, ymm3, 8
    mov r13, r10
    and r13, r11
    vpalignr ymm9, ymm0, ymm7, 8
    mov r14, rcx
    add r12, r13
    vpaddq ymm3, ymm3, ymm9
    rorx r13, r10, 41
    add rbx, r12
    vpsrlq ymm9, ymm8, 1
    add r9, r12
    rorx r12, r10, 18
    vpsllq ymm10, ymm8, 63
    xor r14, rdx
    xor r12, r13
    vpxor ymm9, ymm9, ymm10
    rorx r13, r10, 14
    and r15, r14
    xor r12, r13
    vpshufb ymm10, ymm8, ymm15
    xor r15, rdx
    add r9, r12
    vpsrlq ymm8, ymm8, 7
    add rbx, r12
    rorx r12, rcx, 39
    vpxor ymm9, ymm9, ymm10
    rorx r13, rcx, 34
    add rbx, r15
    vpxor ymm9, ymm9, ymm8
    xor r12, r13
    rorx r13, rcx, 28
    vpaddq ymm3, ymm3, ymm9
    xor r12, r13
    add rbx, r12
    vpsrlq ymm11, ymm2, 19
    add rax, [rdi+104]
    andn r12, r9, r11
    add r8, rax
    vpsllq ymm12, ymm2, 45
    mov r13, r9
    and r13, r10
    vpxor ymm11, ymm11, ymm12
    mov r15, rbx
    add r12, r13
    vpsrlq ymm13, ymm2, 61
    rorx r13, r9, 41
    add rax, r12
    vpsllq ymm14, ymm2, 3
    add r8, r12
    rorx r12, r9, 18
    vpxor ymm13, ymm13, ymm14
    xor r15, rcx
    xor r12, r13
    vpsrlq ymm12, ymm2, 6
    rorx r13, r9, 14
    and r14, r15
    xor r12, r13
    vpxor ymm11, ymm11, ymm13
    xor r14, rcx
    add r8, r12
    vpxor ymm11, ymm11, ymm12
    add rax, r12
    rorx r12, rbx, 39
    vpaddq ymm3, ymm3, ymm11
    rorx r13, rbx, 34
    add rax, r14
    vbroadcasti128 ymm8, [rsi+48]
    xor r12, r13
    rorx r13, rbx, 28
    vpaddq ymm8, ymm8, ymm3
    xor r12, r13
    add rax, r12
    vmovdqa [rdi+352], ymm8
    add r11, [rdi+128]
    andn r12, r8, r10
    add rdx, r11
    vpalignr ymm8, ymm5, ymm4, 8
    mov r13, r8
    and r13, r9
    vpalignr ymm9, ymm1, ymm0, 8
    mov r14, rax
    add r12, r13
    vpaddq ymm4, ymm4, ymm9
    rorx r13, r8, 41
    add r11, r12
    vpsrlq ymm9, ymm8, 1
    add rdx, r12
    rorx r12, r8, 18
    vpsllq ymm10, ymm8, 63
    xor r14, rbx
    xor r12, r13
    vpxor ymm9, ymm9, ymm10
    rorx r13, r8, 14
    and r15, r14
    xor r12, r13
    vpshufb ymm10, ymm8, ymm15
    xor r15, rbx
    add rdx, r12
    vpsrlq ymm8, ymm8, 7
    add r11, r12
    rorx r12, rax, 39
    vpxor ymm9, ymm9, ymm10
    rorx r13, rax, 34
    add r11, r15
    vpxor ymm9, ymm9, ymm8
    xor r12, r13
    rorx r13, rax, 28
    vpaddq ymm4, ymm4, ymm9
    xor r12, r13
    add r11, r12
    vpsrlq ymm11, ymm3, 19
    add r10, [rdi+136]
    andn r12, rdx, r9
    add rcx, r10
    vpsllq ymm12, ymm3, 45
    mov r13, rdx
    and r13, r8
    vpxor ymm11, ymm11, ymm12
    mov r15, r11
    add r12, r13
    vpsrlq ymm13, ymm3, 61
    rorx r13, rdx, 41
    add r10, r12
    vpsllq ymm14, ymm3, 3
    add rcx, r12
    rorx r12, rdx, 18
    vpxor ymm13, ymm13, ymm14
    xor r15, rax
    xor r12, r13
    vpsrlq ymm12, ymm3, 6
    rorx r13, rdx, 14
    and r14, r15
    xor r12, r13
    vpxor ymm11, ymm11, ymm13
    xor r14, rax
    add rcx, r12
    vpxor ymm11, ymm11, ymm12
    add r10, r12
    rorx r12, r11, 39
    vpaddq ymm4, ymm4, ymm11
    rorx r13, r11, 34
    add r10, r14
    vbroadcasti128 ymm8, [rsi+64]
    xor r12, r13
    rorx r13, r11, 28
    vpaddq ymm8, ymm8, ymm4
    xor r12, r13
    add r10, r12
    vmovdqa [rdi+384], ymm8
    add r9, [rdi+160]
    andn r12, rcx, r8
    add rbx, r9
    vpalignr ymm8, ymm6, ymm5, 8
    mov r13, rcx
    and r13, rdx
    vpalignr ymm9, ymm2, ymm1, 8
    mov r14, r10
    add r12, r13
    vpaddq ymm5, ymm5, ymm9
    rorx r13, rcx, 41
    add r9, r12
    vpsrlq ymm9, ymm8, 1
    add rbx, r12
    rorx r12, rcx, 18
    vpsllq ymm10, ymm8, 63
    xor r14, r11
    xor r12, r13
    vpxor ymm9, ymm9, ymm10
    rorx r13, rcx, 14
    and r15, r14
    xor r12, r13
    vpshufb ymm10, ymm8, ymm15
    xor r15, r11
    add rbx, r12
    vpsrlq ymm8, ymm8, 7
    add r9, r12
    rorx r12, r10, 39
    vpxor ymm9, ymm9, ymm10
    rorx r13, r10, 34
    add r9, r15
    vpxor ymm9, ymm9, ymm8
    xor r12, r13
    rorx r13, r10, 28
    vpaddq ymm5, ymm5, ymm9
    xor r12, r13
    add r9, r12
    vpsrlq ymm11, ymm4, 19
    add r8, [rdi+168]
    andn r12, rbx, rdx
    add rax, r8
    vpsllq ymm12, ymm4, 45
    mov r13, rbx
    and r13, rcx
    vpxor ymm11, ymm11, ymm12
    mov r15, r9
    add r12, r13
    vpsrlq ymm13, ymm4, 61
    rorx r13, rbx, 41
    add r8, r12
    vpsllq ymm14, ymm4, 3
    add rax, r12
    rorx r12, rbx, 18
    vpxor ymm13, ymm13, ymm14
    xor r15, r10
    xor r12, r13
    vpsrlq ymm12, ymm4, 6
    rorx r13, rbx, 14
    and r14, r15
    xor r12, r13
    vpxor ymm11, ymm11, ymm13
    xor r14, r10
    add rax, r12
    vpxor ymm11, ymm11, ymm12
    add r8, r12
    rorx r12, r9, 39
    vpaddq ymm5, ymm5, ymm11
    rorx r13, r9, 34
    add r8, r14
    vbroadcasti128 ymm8, [rsi+80]
    xor r12, r13
    rorx r13, r9, 28
    vpaddq ymm8, ymm8, ymm5
    xor r12, r13
    add r8, r12
    vmovdqa [rdi+416], ymm8
    add rdx, [rdi+192]
    andn r12, rax, rcx
    add r11, rdx
    vpalignr ymm8, ymm7, ymm6, 8
    mov r13, rax
    and r13, rbx
    vpalignr ymm9, ymm3, ymm2, 8
    mov r14, r8
    add r12, r13
    vpaddq ymm6, ymm6, ymm9
    rorx r13, rax, 41
    add rdx, r12
    vpsrlq ymm9, ymm8, 1
    add r11, r12
    rorx r12, rax, 18
    vpsllq ymm10, ymm8, 63
    xor r14, r9
    xor r12, r13
    vpxor ymm9, ymm9, ymm10
    rorx r13, rax, 14
    and r15, r14
    xor r12, r13
    vpshufb ymm10, ymm8, ymm15
    xor r15, r9
    add r11, r12
    vpsrlq ymm8, ymm8, 7
    add rdx, r12
    rorx r12, r8, 39
    vpxor ymm9, ymm9, ymm10
    rorx r13, r8, 34
    add rdx, r15
    vpxor ymm9, ymm9, ymm8
    xor r12, r13
    rorx r13, r8, 28
    vpaddq ymm6, ymm6, ymm9
    xor r12, r13
    add rdx, r12
    vpsrlq ymm11, ymm5, 19
    add rcx, [rdi+200]
    andn r12, r11, rbx
    add r10, rcx
    vpsllq ymm12, ymm5, 45
    mov r13, r11
    and r13, rax
    vpxor ymm11, ymm11, ymm12
    mov r15, rdx
    add r12, r13
    vpsrlq ymm13, ymm5, 61
    rorx r13, r11, 41
    add rcx, r12
    vpsllq ymm14, ymm5, 3
    add r10, r12
    rorx r12, r11, 18
    vpxor ymm13, ymm13, ymm14
    xor r15, r8
    xor r12, r13
    vpsrlq ymm12, ymm5, 6
    rorx r13, r11, 14
    and r14, r15
    xor r12, r13
    vpxor ymm11, ymm11, ymm13
    xor r14, r8
    add r10, r12
    vpxor ymm11, ymm11, ymm12
    add rcx, r12
    rorx r12, rdx, 39
    vpaddq ymm6, ymm6, ymm11
    rorx r13, rdx, 34
    add rcx, r14
    vbroadcasti128 ymm8, [rsi+96]
    xor r12, r13
    rorx r13, rdx, 28
    vpaddq ymm8, ymm8, ymm6
    xor r12, r13
    add rcx, r12
    vmovdqa [rdi+448], ymm8
    add rbx, [rdi+224]
    andn r12, r10, rax
    add r9, rbx
    vpalignr ymm8, ymm0, ymm7, 8
    mov r13, r10
    and r13, r11
    vpalignr ymm9, ymm4, ymm3, 8
    mov r14, rcx
    add r12, r13
    vpaddq ymm7, ymm7, ymm9
    rorx r13, r10, 41
    add rbx, r12
    vpsrlq ymm9, ymm8, 1
    add r9, r12
    rorx r12, r10, 18
    vpsllq ymm10, ymm8, 63
    xor r14, rdx
    xor r12, r13
    vpxor ymm9, ymm9, ymm10
    rorx r13, r10, 14
    and r15, r14
    xor r12, r13
    vpshufb ymm10, ymm8, ymm15
    xor r15, rdx
    add r9, r12
    vpsrlq ymm8, ymm8, 7
    add rbx, r12
    rorx r12, rcx, 39
    vpxor ymm9, ymm9, ymm10
    rorx r13, rcx, 34
    add rbx, r15
    vpxor ymm9, ymm9, ymm8
    xor r12, r13
    rorx r13, rcx, 28
    vpaddq ymm7, ymm7, ymm9
    xor r12, r13
    add rbx, r12
    vpsrlq ymm11, ymm6, 19
    add rax, [rdi+232]
    andn r12, r9, r11
    add r8, rax
    vpsllq ymm12, ymm6, 45
    mov r13, r9
    and r13, r10
    vpxor ymm11, ymm11, ymm12
    mov r15, rbx
    add r12, r13
    vpsrlq ymm13, ymm6, 61
    rorx r13, r9, 41
    add rax, r12
    vpsllq ymm14, ymm6, 3
    add r8, r12
    rorx r12, r9, 18
    vpxor ymm13, ymm13, ymm14
    xor r15, rcx
    xor r12, r13
    vpsrlq ymm12, ymm6, 6
    rorx r13, r9, 14
    and r14, r15
    xor r12, r13
    vpxor ymm11, ymm11, ymm13
    xor r14, rcx
    add r8, r12
    vpxor ymm11, ymm11, ymm12
    add rax, r12
    rorx r12, rbx, 39
    vpaddq ymm7, ymm7, ymm11
    rorx r13, rbx, 34
    add rax, r14
    vbroadcasti128 ymm8, [rsi+112]
    xor r12, r13
    rorx r13, rbx, 28
    vpaddq ymm8, ymm8, ymm7
    xor r12, r13
    add rax, r12
    vmovdqa [rdi+480], ymm8
    add rdi, 256
    add rsi, 128
    lea r12, [rsp+1024]
    cmp rdi, r12
    jne 2b
    .p2align 5
3:
    add r11, [rdi+0]
    andn r12, r8, r10
    add rdx, r11
    mov r13, r8
    and r13, r9
    mov r14, rax
    add r12, r13
    rorx r13, r8, 41
    add r11, r12
    add rdx, r12
    rorx r12, r8, 18
    xor r14, rbx
    xor r12, r13
    rorx r13, r8, 14
    and r15, r14
    xor r12, r13
    xor r15, rbx
    add rdx, r12
    add r11, r12
    rorx r12, rax, 39
    rorx r13, rax, 34
    add r11, r15
    xor r12, r13
    rorx r13, rax, 28
    xor r12, r13
    add r11, r12
    add r10, [rdi+8]
    andn r12, rdx, r9
    add rcx, r10
    mov r13, rdx
    and r13, r8
    mov r15, r11
    add r12, r13
    rorx r13, rdx, 41
    add r10, r12
    add rcx, r12
    rorx r12, rdx, 18
    xor r15, rax
    xor r12, r13
    rorx r13, rdx, 14
    and r14, r15
    xor r12, r13
    xor r14, rax
    add rcx, r12
    add r10, r12
    rorx r12, r11, 39
    rorx r13, r11, 34
    add r10, r14
    xor r12, r13
    rorx r13, r11, 28
    xor r12, r13
    add r10, r12
    add r9, [rdi+32]
    andn r12, rcx, r8
    add rbx, r9
    mov r13, rcx
    and r13, rdx
    mov r14, r10
    add r12, r13
    rorx r13, rcx, 41
    add r9, r12
    add rbx, r12
    rorx r12, rcx, 18
    xor r14, r11
    xor r12, r13
    rorx r13, rcx, 14
    and r15, r14
    xor r12, r13
    xor r15, r11
    add rbx, r12
    add r9, r12
    rorx r12, r10, 39
    rorx r13, r10, 34
    add r9, r15
    xor r12, r13
    rorx r13, r10, 28
    xor r12, r13
    add r9, r12
    add r8, [rdi+40]
    andn r12, rbx, rdx
    add rax, r8
    mov r13, rbx
    and r13, rcx
    mov r15, r9
    add r12, r13
    rorx r13, rbx, 41
    add r8, r12
    add rax, r12
    rorx r12, rbx, 18
    xor r15, r10
    xor r12, r13
    rorx r13, rbx, 14
    and r14, r15
    xor r12, r13
    xor r14, r10
    add rax, r12
    add r8, r12
    rorx r12, r9, 39
    rorx r13, r9, 34
    add r8, r14
    xor r12, r13
    rorx r13, r9, 28
    xor r12, r13
    add r8, r12
    add rdx, [rdi+64]
    andn r12, rax, rcx
    add r11, rdx
    mov r13, rax
    and r13, rbx
    mov r14, r8
    add r12, r13
    rorx r13, rax, 41
    add rdx, r12
    add r11, r12
    rorx r12, rax, 18
    xor r14, r9
    xor r12, r13
    rorx r13, rax, 14
    and r15, r14
    xor r12, r13
    xor r15, r9
    add r11, r12
    add rdx, r12
    rorx r12, r8, 39
    rorx r13, r8, 34
    add rdx, r15
    xor r12, r13
    rorx r13, r8, 28
    xor r12, r13
    add rdx, r12
    add rcx, [rdi+72]
    andn r12, r11, rbx
    add r10, rcx
    mov r13, r11
    and r13, rax
    mov r15, rdx
    add r12, r13
    rorx r13, r11, 41
    add rcx, r12
    add r10, r12
    rorx r12, r11, 18
    xor r15, r8
    xor r12, r13
    rorx r13, r11, 14
    and r14, r15
    xor r12, r13
    xor r14, r8
    add r10, r12
    add rcx, r12
    rorx r12, rdx, 39
    rorx r13, rdx, 34
    add rcx, r14
    xor r12, r13
    rorx r13, rdx, 28
    xor r12, r13
    add rcx, r12
    add rbx, [rdi+96]
    andn r12, r10, rax
    add r9, rbx
    mov r13, r10
    and r13, r11
    mov r14, rcx
    add r12, r13
    rorx r13, r10, 41
    add rbx, r12
    add r9, r12
    rorx r12, r10, 18
    xor r14, rdx
    xor r12, r13
    rorx r13, r10, 14
    and r15, r14
    xor r12, r13
    xor r15, rdx
    add r9, r12
    add rbx, r12
    rorx r12, rcx, 39
    rorx r13, rcx, 34
    add rbx, r15
    xor r12, r13
    rorx r13, rcx, 28
    xor r12, r13
    add rbx, r12
    add rax, [rdi+104]
    andn r12, r9, r11
    add r8, rax
    mov r13, r9
    and r13, r10
    mov r15, rbx
    add r12, r13
    rorx r13, r9, 41
    add rax, r12
    add r8, r12
    rorx r12, r9, 18
    xor r15, rcx
    xor r12, r13
    rorx r13, r9, 14
    and r14, r15
    xor r12, r13
    xor r14, rcx
    add r8, r12
    add rax, r12
    rorx r12, rbx, 39
    rorx r13, rbx, 34
    add rax, r14
    xor r12, r13
    rorx r13, rbx, 28
    xor r12, r13
    add rax, r12
    add r11, [rdi+128]
    andn r12, r8, r10
    add rdx, r11
    mov r13, r8
    and r13, r9
    mov r14, rax
    add r12, r13
    rorx r13, r8, 41
    add r11, r12
    add rdx, r12
    rorx r12, r8, 18
    xor r14, rbx
    xor r12, r13
    rorx r13, r8, 14
    and r15, r14
    xor r12, r13
    xor r15, rbx
    add rdx, r12
    add r11, r12
    rorx r12, rax, 39
    rorx r13, rax, 34
    add r11, r15
    xor r12, r13
    rorx r13, rax, 28
    xor r12, r13
    add r11, r12
    add r10, [rdi+136]
    andn r12, rdx, r9
    add rcx, r10
    mov r13, rdx
    and r13, r8
    mov r15, r11
    add r12, r13
    rorx r13, rdx, 41
    add r10, r12
    add rcx, r12
    rorx r12, rdx, 18
    xor r15, rax
    xor r12, r13
    rorx r13, rdx, 14
    and r14, r15
    xor r12, r13
    xor r14, rax
    add rcx, r12
    add r10, r12
    rorx r12, r11, 39
    rorx r13, r11, 34
    add r10, r14
    xor r12, r13
    rorx r13, r11, 28
    xor r12, r13
    add r10, r12
    add r9, [rdi+160]
    andn r12, rcx, r8
    add rbx, r9
    mov r13, rcx
    and r13, rdx
    mov r14, r10
    add r12, r13
    rorx r13, rcx, 41
    add r9, r12
    add rbx, r12
    rorx r12, rcx, 18
    xor r14, r11
    xor r12, r13
    rorx r13, rcx, 14
    and r15, r14
    xor r12, r13
    xor r15, r11
    add rbx, r12
    add r9, r12
    rorx r12, r10, 39
    rorx r13, r10, 34
    add r9, r15
    xor r12, r13
    rorx r13, r10, 28
    xor r12, r13
    add r9, r12
    add r8, [rdi+168]
    andn r12, rbx, rdx
    add rax, r8
    mov r13, rbx
    and r13, rcx
    mov r15, r9
    add r12, r13
    rorx r13, rbx, 41
    add r8, r12
    add rax, r12
    rorx r12, rbx, 18
    xor r15, r10
    xor r12, r13
    rorx r13, rbx, 14
    and r14, r15
    xor r12, r13
    xor r14, r10
    add rax, r12
    add r8, r12
    rorx r12, r9, 39
    rorx r13, r9, 34
    add r8, r14
    xor r12, r13
    rorx r13, r9, 28
    xor r12, r13
    add r8, r12
    add rdx, [rdi+192]
    andn r12, rax, rcx
    add r11, rdx
    mov r13, rax
    and r13, rbx
    mov r14, r8
    add r12, r13
    rorx r13, rax, 41
    add rdx, r12
    add r11, r12
    rorx r12, rax, 18
    xor r14, r9
    xor r12, r13
    rorx r13, rax, 14
    and r15, r14
    xor r12, r13
    xor r15, r9
    add r11, r12
    add rdx, r12
    rorx r12, r8, 39
    rorx r13, r8, 34
    add rdx, r15
    xor r12, r13
    rorx r13, r8, 28
    xor r12, r13
    add rdx, r12
    add rcx, [rdi+200]
    andn r12, r11, rbx
    add r10, rcx
    mov r13, r11
    and r13, rax
    mov r15, rdx
    add r12, r13
    rorx r13, r11, 41
    add rcx, r12
    add r10, r12
    rorx r12, r11, 18
    xor r15, r8
    xor r12, r13
    rorx r13, r11, 14
    and r14, r15
    xor r12, r13
    xor r14, r8
    add r10, r12
    add rcx, r12
    rorx r12, rdx, 39
    rorx r13, rdx, 34
    add rcx, r14
    xor r12, r13
    rorx r13, rdx, 28
    xor r12, r13
    add rcx, r12
    add rbx, [rdi+224]
    andn r12, r10, rax
    add r9, rbx
    mov r13, r10
    and r13, r11
    mov r14, rcx
    add r12, r13
    rorx r13, r10, 41
    add rbx, r12
    add r9, r12
    rorx r12, r10, 18
    xor r14, rdx
    xor r12, r13
    rorx r13, r10, 14
    and r15, r14
    xor r12, r13
    xor r15, rdx
    add r9, r12
    add rbx, r12
    rorx r12, rcx, 39
    rorx r13, rcx, 34
    add rbx, r15
    xor r12, r13
    rorx r13, rcx, 28
    xor r12, r13
    add rbx, r12
    add rax, [rdi+232]
    andn r12, r9, r11
    add r8, rax
    mov r13, r9
    and r13, r10
    mov r15, rbx
    add r12, r13
    rorx r13, r9, 41
    add rax, r12
    add r8, r12
    rorx r12, r9, 18
    xor r15, rcx
    xor r12, r13
    rorx r13, r9, 14
    and r14, r15
    xor r12, r13
    xor r14, rcx
    add r8, r12
    add rax, r12
    rorx r12, rbx, 39
    rorx r13, rbx, 34
    add rax, r14
    xor r12, r13
    rorx r13, rbx, 28
    xor r12, r13
    add rax, r12
    add rdi, 256
    cmp rdi, [rsp+1304]
    jne 3b
    mov r14, [rsp+1280]
    add rax, [r14+0]
    mov [r14+0], rax
    add rbx, [r14+8]
    mov [r14+8], rbx
    add rcx, [r14+16]
    mov [r14+16], rcx
    add rdx, [r14+24]
    mov [r14+24], rdx
    add r8, [r14+32]
    mov [r14+32], r8
    add r9, [r14+40]
    mov [r14+40], r9
    add r10, [r14+48]
    mov [r14+48], r10
    add r11, [r14+56]
    mov [r14+56], r11
    add qword ptr [rsp+1288], 128
    sub qword ptr [rsp+1296], 1
    jz 4f
    lea r12, [rsp+1296]
    cmp [rsp+1304], r12
    je 1b
    mov [rsp+1304], r12
    lea rdi, [rsp+16]
    mov r15, rbx
    xor r15, rcx
    jmp 3b
4:
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
    vmovdqa [rsp+1248], ymm0
5:
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
    .size lanes_sha512_blocks_avx2, .-lanes_sha512_blocks_avx2

    .section .rodata
    .p2align 6
big_endian:
    .long 0x4050607, 0x10203, 0xc0d0e0f, 0x8090a0b, 0x4050607, 0x10203, 0xc0d0e0f, 0x8090a0b
rotate_8:
    .long 0x4030201, 0x70605, 0xc0b0a09, 0x80f0e0d, 0x4030201, 0x70605, 0xc0b0a09, 0x80f0e0d

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
