/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_fused_avx2.py: change that.
 *
 * ChaCha20 (RFC 8439, 2.3) of 512-byte chunks, and Poly1305 (2.5) of other bytes in one pass.
 *
 * void lanes_aead_fused_avx2(uint8_t *out, const uint8_t *in, size_t chunks,
 *                            const uint32_t state[16], struct lanes_poly1305 *p,
 *                            const uint8_t *mac, size_t mac_blocks);
 *     As in aead/kernels.h: `chunks` times 8 blocks of ChaCha20 and mac_blocks (0, 8, 16,
 *     24 or 32) blocks of Poly1305 with hibit 1. p->h[2] <= 7 before and after.
 *
 * Not done: the counter (word 12) is not carried into word 13, nor written back; the
 * caller keeps state[12] + 8 chunks <= 2^32.
 *
 * ChaCha20 takes the vector pipes, with two chunks in flight half a chunk apart (class
 * Chunks of chacha20_vector.py); Poly1305 the scalar ones, one Horner chain (step of
 * poly1305_scalar.py). Per chunk a loop of five double rounds of each of the two; in the
 * first mac_blocks / 8 of them 8 blocks of Poly1305 are merged. So all mac bytes of a
 * chunk are read before the chunk is written, which opening in place relies on.
 *
 * Registers: see the #defines; all ymm are used, and zeroed at the end, as are the slots
 * of the frame that held state. rbp is the frame pointer.
 * Stack: FRAME bytes below the saved registers, 64-byte aligned; mac_blocks at [rbp+16].
 * Constant time: branches and addresses depend on sizes and pointers only.
 */
.intel_syntax noprefix
.text

#define out rdi
#define in rsi
#define state rcx
#define mac r9
#define rounds r14d


    .globl lanes_aead_fused_avx2
    .hidden lanes_aead_fused_avx2
    .type lanes_aead_fused_avx2, @function
    .p2align 6
lanes_aead_fused_avx2:
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
    sub rsp, 1152
    and rsp, -64
    vmovdqu xmm0, [state+48]
    vmovdqa [rsp+1024], xmm0
    mov [rsp+1088], r8
    mov [rsp+1096], rdx
    mov rax, [rbp+16]
    shr rax, 3
    mov [rsp+1104], rax
    vmovdqu xmm0, [r8+24]
    vmovdqa [rsp+1056], xmm0
    mov rax, [r8+40]
    mov [rsp+1072], rax
    mov rax, [r8+24]
    lea rax, [rax+rax*4]
    mov [rsp+1080], rax
    mov r10, [r8]
    mov r11, [r8+8]
    mov r8, [r8+16]
    vpbroadcastd ymm15, [state+0]
    vpbroadcastd ymm14, [state+4]
    vpbroadcastd ymm13, [state+8]
    vpbroadcastd ymm12, [state+12]
    vpbroadcastd ymm11, [state+16]
    vpbroadcastd ymm10, [state+20]
    vpbroadcastd ymm9, [state+24]
    vpbroadcastd ymm8, [state+28]
    vpbroadcastd ymm7, [state+32]
    vpbroadcastd ymm6, [state+36]
    vpbroadcastd ymm5, [state+40]
    vpbroadcastd ymm4, [state+44]
    vpbroadcastd ymm3, [rsp+1024]
    vpbroadcastd ymm2, [rsp+1028]
    vpbroadcastd ymm1, [rsp+1032]
    vpbroadcastd ymm0, [rsp+1036]
    vpaddd ymm3, ymm3, [rip+.Llane]
    vmovdqa [rsp+352], ymm4
    vmovdqa ymm4, ymm12
    vmovdqa ymm12, ymm14
    vmovdqa ymm14, ymm15
    vmovdqa ymm15, ymm11
    vmovdqa ymm11, ymm3
    vmovdqa ymm3, ymm1
    vmovdqa ymm1, ymm5
    vmovdqa ymm5, ymm8
    vmovdqa ymm8, ymm6
    vmovdqa ymm6, ymm13
    vmovdqa ymm13, ymm10
    vmovdqa ymm10, ymm2
    vmovdqa ymm2, ymm0
    vmovdqa ymm0, ymm9
    vmovdqa ymm9, ymm7
    vmovdqa ymm7, ymm0
    add dword ptr [rsp+1024], 8
    mov rounds, 5
    .p2align 5
1:
    vpaddd ymm14, ymm14, ymm15
    vpaddd ymm12, ymm12, ymm13
    vpxor ymm11, ymm11, ymm14
    vpxor ymm10, ymm10, ymm12
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    vpaddd ymm9, ymm9, ymm11
    vpaddd ymm8, ymm8, ymm10
    vpxor ymm15, ymm15, ymm9
    vpxor ymm13, ymm13, ymm8
    vpslld ymm0, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm0
    vpslld ymm0, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm0
    vpaddd ymm14, ymm14, ymm15
    vpaddd ymm12, ymm12, ymm13
    vpxor ymm11, ymm11, ymm14
    vpxor ymm10, ymm10, ymm12
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm11
    vpaddd ymm8, ymm8, ymm10
    vpxor ymm15, ymm15, ymm9
    vpxor ymm13, ymm13, ymm8
    vpslld ymm0, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm0
    vpslld ymm0, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm0
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm4, ymm4, ymm5
    vpxor ymm3, ymm3, ymm6
    vpxor ymm2, ymm2, ymm4
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vpaddd ymm1, ymm1, ymm3
    vpaddd ymm0, ymm2, [rsp+352]
    vpxor ymm7, ymm7, ymm1
    vpxor ymm5, ymm5, ymm0
    vmovdqa [rsp+288], ymm8
    vpslld ymm8, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm8
    vpslld ymm8, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm8
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm4, ymm4, ymm5
    vpxor ymm3, ymm3, ymm6
    vpxor ymm2, ymm2, ymm4
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm3
    vpaddd ymm0, ymm0, ymm2
    vpxor ymm7, ymm7, ymm1
    vpxor ymm5, ymm5, ymm0
    vpslld ymm8, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm8
    vpslld ymm8, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm8
    vpaddd ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm7
    vpxor ymm2, ymm2, ymm14
    vpxor ymm11, ymm11, ymm12
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymm11
    vpxor ymm13, ymm13, ymm1
    vpxor ymm7, ymm7, ymm0
    vpslld ymm8, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm8
    vpslld ymm8, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm8
    vpaddd ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm7
    vpxor ymm2, ymm2, ymm14
    vpxor ymm11, ymm11, ymm12
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymm11
    vpxor ymm13, ymm13, ymm1
    vpxor ymm7, ymm7, ymm0
    vpslld ymm8, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm8
    vpslld ymm8, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymm5
    vpaddd ymm4, ymm4, ymm15
    vpxor ymm10, ymm10, ymm6
    vpxor ymm3, ymm3, ymm4
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm8, ymm3, [rsp+288]
    vpxor ymm5, ymm5, ymm9
    vpxor ymm15, ymm15, ymm8
    vmovdqa [rsp+352], ymm0
    vpslld ymm0, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm0
    vpslld ymm0, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm0
    vpaddd ymm6, ymm6, ymm5
    vpaddd ymm4, ymm4, ymm15
    vpxor ymm10, ymm10, ymm6
    vpxor ymm3, ymm3, ymm4
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm3
    vpxor ymm5, ymm5, ymm9
    vpxor ymm15, ymm15, ymm8
    vpslld ymm0, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm0
    vpslld ymm0, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm0
    dec rounds
    jnz 1b
    dec qword ptr [rsp+1096]
    jz .Llast
    vmovdqa [rsp+64], ymm6
    vmovdqa [rsp+96], ymm4
    vmovdqa [rsp+192], ymm7
    vmovdqa [rsp+224], ymm5
    vmovdqa [rsp+288], ymm8
    vmovdqa [rsp+320], ymm1
    vmovdqa [rsp+448], ymm3
    vmovdqa [rsp+480], ymm2
    vmovdqa ymm6, ymm15
    vmovdqa ymm1, ymm9
    vmovdqa ymm3, ymm10
    .p2align 5
.Ltwo:
    vpbroadcastd ymm15, [state+0]
    vpbroadcastd ymm10, [state+4]
    vpbroadcastd ymm9, [state+8]
    vpbroadcastd ymm8, [state+12]
    vpbroadcastd ymm7, [state+16]
    vpbroadcastd ymm5, [state+20]
    vpbroadcastd ymm4, [state+24]
    vpbroadcastd ymm2, [state+28]
    vpbroadcastd ymm0, [state+32]
    vmovdqa [rsp+0], ymm14
    vpbroadcastd ymm14, [state+36]
    vmovdqa [rsp+32], ymm12
    vpbroadcastd ymm12, [state+40]
    vmovdqa [rsp+128], ymm6
    vpbroadcastd ymm6, [state+44]
    vmovdqa [rsp+160], ymm13
    vpbroadcastd ymm13, [rsp+1024]
    vmovdqa [rsp+256], ymm1
    vpbroadcastd ymm1, [rsp+1028]
    vmovdqa [rsp+384], ymm11
    vpbroadcastd ymm11, [rsp+1032]
    vmovdqa [rsp+416], ymm3
    vpbroadcastd ymm3, [rsp+1036]
    vpaddd ymm13, ymm13, [rip+.Llane]
    vmovdqa [rsp+512], ymm15
    vmovdqa [rsp+544], ymm10
    vmovdqa [rsp+672], ymm5
    vmovdqa [rsp+704], ymm4
    vmovdqa [rsp+832], ymm12
    vmovdqa [rsp+864], ymm6
    vmovdqa [rsp+896], ymm13
    vmovdqa [rsp+992], ymm3
    vmovdqa ymm15, ymm7
    vmovdqa ymm7, ymm9
    vmovdqa ymm4, ymm0
    vmovdqa ymm0, ymm8
    vmovdqa ymm5, ymm14
    vmovdqa ymm9, ymm1
    vmovdqa ymm8, ymm11
    vmovdqa ymm14, [rsp+0]
    vmovdqa ymm12, [rsp+32]
    vmovdqa ymm6, [rsp+128]
    vmovdqa ymm13, [rsp+160]
    vmovdqa ymm1, [rsp+256]
    vmovdqa ymm11, [rsp+384]
    vmovdqa ymm3, [rsp+416]
    add dword ptr [rsp+1024], 8
    mov r14, [rsp+1104]
    test r14, r14
    jz 3f
    .p2align 5
2:
    vpaddd ymm14, ymm14, ymm6
    vpaddd ymm12, ymm12, ymm13
    add r10, [mac]
    vpxor ymm11, ymm11, ymm14
    adc r11, [mac+8]
    vpxor ymm3, ymm3, ymm12
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    adc r8, 1
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    mov rdx, r10
    vpaddd ymm1, ymm1, ymm11
    mulx rbx, rax, [rsp+1056]
    vpaddd ymm10, ymm3, [rsp+288]
    vpxor ymm6, ymm6, ymm1
    mulx r13, r12, [rsp+1064]
    vpxor ymm13, ymm13, ymm10
    add rax, [mac+16]
    vmovdqa [rsp+960], ymm8
    adc r12, [mac+16+8]
    vpslld ymm8, ymm6, 12
    vpsrld ymm6, ymm6, 20
    adc r13, 1
    vpor ymm6, ymm6, ymm8
    mov rdx, r11
    vpslld ymm8, ymm13, 12
    mulx r11, r10, [rsp+1056]
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm8
    add r12, r10
    vpaddd ymm14, ymm14, ymm6
    adc r13, r11
    vpaddd ymm12, ymm12, ymm13
    vpxor ymm11, ymm11, ymm14
    mulx r11, r10, [rsp+1072]
    vpxor ymm3, ymm3, ymm12
    add rax, r10
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    adc rbx, r11
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm11
    mov rdx, r8
    vpaddd ymm10, ymm10, ymm3
    mulx r11, r10, [rsp+1072]
    vpxor ymm6, ymm6, ymm1
    add r12, r10
    vpxor ymm13, ymm13, ymm10
    vpslld ymm8, ymm6, 7
    adc r13, r11
    vpsrld ymm6, ymm6, 25
    and rdx, 3
    vpor ymm6, ymm6, ymm8
    imul rdx, [rsp+1056]
    vpslld ymm8, ymm13, 7
    vpsrld ymm13, ymm13, 25
    add r13, rdx
    vpor ymm13, ymm13, ymm8
    mov rdx, r8
    vpaddd ymm8, ymm15, [rsp+512]
    vmovdqa [rsp+288], ymm10
    shr rdx, 2
    vmovdqa ymm10, [rsp+672]
    mulx r11, r10, [rsp+1080]
    vmovdqa [rsp+256], ymm1
    add rax, r10
    vpaddd ymm1, ymm10, [rsp+544]
    vmovdqa [rsp+416], ymm3
    adc rbx, r11
    vpxor ymm3, ymm8, [rsp+896]
    add r12, rbx
    vpxor ymm9, ymm9, ymm1
    adc r13, 0
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    mov rdx, rax
    vpaddd ymm4, ymm4, ymm3
    mulx r11, r10, [rsp+1056]
    vpaddd ymm5, ymm5, ymm9
    mulx rbx, r8, [rsp+1064]
    vpxor ymm15, ymm15, ymm4
    vpxor ymm10, ymm10, ymm5
    add r10, [mac+32]
    vmovdqa [rsp+128], ymm6
    adc r8, [mac+32+8]
    vpslld ymm6, ymm15, 12
    vpsrld ymm15, ymm15, 20
    adc rbx, 1
    vpor ymm15, ymm15, ymm6
    mov rdx, r12
    vpslld ymm6, ymm10, 12
    mulx r12, rax, [rsp+1056]
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm6
    add r8, rax
    vpaddd ymm8, ymm8, ymm15
    adc rbx, r12
    vpaddd ymm1, ymm1, ymm10
    mulx r12, rax, [rsp+1072]
    vpxor ymm3, ymm3, ymm8
    vpxor ymm9, ymm9, ymm1
    add r10, rax
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    adc r11, r12
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    mov rdx, r13
    vpaddd ymm4, ymm4, ymm3
    vpaddd ymm5, ymm5, ymm9
    mulx r12, rax, [rsp+1072]
    vpxor ymm15, ymm15, ymm4
    add r8, rax
    vpxor ymm10, ymm10, ymm5
    vpslld ymm6, ymm15, 7
    adc rbx, r12
    vpsrld ymm15, ymm15, 25
    and rdx, 3
    vpor ymm15, ymm15, ymm6
    imul rdx, [rsp+1056]
    vpslld ymm6, ymm10, 7
    vpsrld ymm10, ymm10, 25
    add rbx, rdx
    vpor ymm10, ymm10, ymm6
    mov rdx, r13
    vmovdqa ymm6, [rsp+192]
    shr rdx, 2
    vmovdqa [rsp+800], ymm5
    vpaddd ymm5, ymm6, [rsp+64]
    mulx r12, rax, [rsp+1080]
    vmovdqa [rsp+768], ymm4
    add r10, rax
    vmovdqa ymm4, [rsp+224]
    adc r11, r12
    vmovdqa [rsp+928], ymm9
    vpaddd ymm9, ymm4, [rsp+96]
    add r8, r11
    vmovdqa [rsp+640], ymm15
    adc rbx, 0
    vpxor ymm15, ymm5, [rsp+448]
    vmovdqa [rsp+896], ymm3
    mov rdx, r10
    vpxor ymm3, ymm9, [rsp+480]
    mulx r12, rax, [rsp+1056]
    vpshufb ymm15, ymm15, [rip+.Lrot16]
    mulx r11, r13, [rsp+1064]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vmovdqa [rsp+544], ymm1
    add rax, [mac+48]
    vpaddd ymm1, ymm15, [rsp+320]
    adc r13, [mac+48+8]
    vmovdqa [rsp+512], ymm8
    adc r11, 1
    vpaddd ymm8, ymm3, [rsp+352]
    vpxor ymm6, ymm6, ymm1
    mov rdx, r8
    vpxor ymm4, ymm4, ymm8
    mulx r8, r10, [rsp+1056]
    vmovdqa [rsp+672], ymm10
    add r13, r10
    vpslld ymm10, ymm6, 12
    vpsrld ymm6, ymm6, 20
    adc r11, r8
    vpor ymm6, ymm6, ymm10
    mulx r8, r10, [rsp+1072]
    vpslld ymm10, ymm4, 12
    vpsrld ymm4, ymm4, 20
    add rax, r10
    vpor ymm4, ymm4, ymm10
    adc r12, r8
    vpaddd ymm5, ymm5, ymm6
    mov rdx, rbx
    vpaddd ymm9, ymm9, ymm4
    vpxor ymm15, ymm15, ymm5
    mulx r8, r10, [rsp+1072]
    vpxor ymm3, ymm3, ymm9
    add r13, r10
    vpshufb ymm15, ymm15, [rip+.Lrot8]
    adc r11, r8
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm15
    and rdx, 3
    vpaddd ymm8, ymm8, ymm3
    imul rdx, [rsp+1056]
    vpxor ymm6, ymm6, ymm1
    add r11, rdx
    vpxor ymm4, ymm4, ymm8
    vpslld ymm10, ymm6, 7
    mov rdx, rbx
    vpsrld ymm6, ymm6, 25
    shr rdx, 2
    vpor ymm6, ymm6, ymm10
    vpslld ymm10, ymm4, 7
    mulx r8, r10, [rsp+1080]
    vpsrld ymm4, ymm4, 25
    add rax, r10
    vpor ymm4, ymm4, ymm10
    adc r12, r8
    vmovdqa ymm10, [rsp+704]
    vpaddd ymm7, ymm7, ymm10
    add r13, r12
    vpaddd ymm0, ymm0, ymm2
    adc r11, 0
    vmovdqa [rsp+448], ymm15
    mov rdx, rax
    vpxor ymm15, ymm7, [rsp+960]
    vmovdqa [rsp+96], ymm9
    mulx r8, r10, [rsp+1056]
    vpxor ymm9, ymm0, [rsp+992]
    mulx r12, rbx, [rsp+1064]
    vpshufb ymm15, ymm15, [rip+.Lrot16]
    add r10, [mac+64]
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vmovdqa [rsp+64], ymm5
    adc rbx, [mac+64+8]
    vpaddd ymm5, ymm15, [rsp+832]
    adc r12, 1
    vmovdqa [rsp+224], ymm4
    vpaddd ymm4, ymm9, [rsp+864]
    mov rdx, r13
    vpxor ymm10, ymm10, ymm5
    mulx r13, rax, [rsp+1056]
    vpxor ymm2, ymm2, ymm4
    add rbx, rax
    vmovdqa [rsp+352], ymm8
    vpslld ymm8, ymm10, 12
    adc r12, r13
    vpsrld ymm10, ymm10, 20
    mulx r13, rax, [rsp+1072]
    vpor ymm10, ymm10, ymm8
    add r10, rax
    vpslld ymm8, ymm2, 12
    vpsrld ymm2, ymm2, 20
    adc r8, r13
    vpor ymm2, ymm2, ymm8
    mov rdx, r11
    vpaddd ymm7, ymm7, ymm10
    mulx r13, rax, [rsp+1072]
    vpaddd ymm0, ymm0, ymm2
    vpxor ymm15, ymm15, ymm7
    add rbx, rax
    vpxor ymm9, ymm9, ymm0
    adc r12, r13
    vpshufb ymm15, ymm15, [rip+.Lrot8]
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    and rdx, 3
    vpaddd ymm5, ymm5, ymm15
    imul rdx, [rsp+1056]
    vpaddd ymm4, ymm4, ymm9
    add r12, rdx
    vpxor ymm10, ymm10, ymm5
    vpxor ymm2, ymm2, ymm4
    mov rdx, r11
    vpslld ymm8, ymm10, 7
    shr rdx, 2
    vpsrld ymm10, ymm10, 25
    mulx r13, rax, [rsp+1080]
    vpor ymm10, ymm10, ymm8
    vpslld ymm8, ymm2, 7
    add r10, rax
    vpsrld ymm2, ymm2, 25
    adc r8, r13
    vpor ymm2, ymm2, ymm8
    add rbx, r8
    vpaddd ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm6
    adc r12, 0
    vpxor ymm3, ymm3, ymm14
    mov rdx, r10
    vpxor ymm11, ymm11, ymm12
    mulx r13, rax, [rsp+1056]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    mulx r8, r11, [rsp+1064]
    vpaddd ymm1, ymm1, ymm3
    add rax, [mac+80]
    vpaddd ymm8, ymm11, [rsp+352]
    vpxor ymm13, ymm13, ymm1
    adc r11, [mac+80+8]
    vpxor ymm6, ymm6, ymm8
    adc r8, 1
    vmovdqa [rsp+960], ymm15
    mov rdx, rbx
    vpslld ymm15, ymm13, 12
    vpsrld ymm13, ymm13, 20
    mulx rbx, r10, [rsp+1056]
    vpor ymm13, ymm13, ymm15
    add r11, r10
    vpslld ymm15, ymm6, 12
    adc r8, rbx
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm15
    mulx rbx, r10, [rsp+1072]
    vpaddd ymm14, ymm14, ymm13
    add rax, r10
    vpaddd ymm12, ymm12, ymm6
    adc r13, rbx
    vpxor ymm3, ymm3, ymm14
    vpxor ymm11, ymm11, ymm12
    mov rdx, r12
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    mulx rbx, r10, [rsp+1072]
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm3
    add r11, r10
    vpaddd ymm8, ymm8, ymm11
    adc r8, rbx
    vpxor ymm13, ymm13, ymm1
    and rdx, 3
    vpxor ymm6, ymm6, ymm8
    vpslld ymm15, ymm13, 7
    imul rdx, [rsp+1056]
    vpsrld ymm13, ymm13, 25
    add r8, rdx
    vpor ymm13, ymm13, ymm15
    mov rdx, r12
    vpslld ymm15, ymm6, 7
    vpsrld ymm6, ymm6, 25
    shr rdx, 2
    vpor ymm6, ymm6, ymm15
    mulx rbx, r10, [rsp+1080]
    vmovdqa ymm15, [rsp+672]
    add rax, r10
    vmovdqa [rsp+352], ymm8
    vpaddd ymm8, ymm15, [rsp+512]
    adc r13, rbx
    vmovdqa [rsp+320], ymm1
    add r11, r13
    vpaddd ymm1, ymm10, [rsp+544]
    vpxor ymm9, ymm9, ymm8
    adc r8, 0
    vmovdqa [rsp+480], ymm3
    mov rdx, rax
    vpxor ymm3, ymm1, [rsp+896]
    mulx rbx, r10, [rsp+1056]
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    mulx r13, r12, [rsp+1064]
    vpaddd ymm5, ymm5, ymm9
    add r10, [mac+96]
    vpaddd ymm4, ymm4, ymm3
    adc r12, [mac+96+8]
    vpxor ymm15, ymm15, ymm5
    vpxor ymm10, ymm10, ymm4
    adc r13, 1
    vmovdqa [rsp+192], ymm6
    mov rdx, r11
    vpslld ymm6, ymm15, 12
    mulx r11, rax, [rsp+1056]
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm6
    add r12, rax
    vpslld ymm6, ymm10, 12
    adc r13, r11
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm6
    mulx r11, rax, [rsp+1072]
    vpaddd ymm8, ymm8, ymm15
    add r10, rax
    vpaddd ymm1, ymm1, ymm10
    adc rbx, r11
    vpxor ymm9, ymm9, ymm8
    vpxor ymm3, ymm3, ymm1
    mov rdx, r8
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    mulx r11, rax, [rsp+1072]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    add r12, rax
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm4, ymm4, ymm3
    adc r13, r11
    vpxor ymm15, ymm15, ymm5
    and rdx, 3
    vpxor ymm10, ymm10, ymm4
    imul rdx, [rsp+1056]
    vpslld ymm6, ymm15, 7
    vpsrld ymm15, ymm15, 25
    add r13, rdx
    vpor ymm15, ymm15, ymm6
    mov rdx, r8
    vpslld ymm6, ymm10, 7
    vpsrld ymm10, ymm10, 25
    shr rdx, 2
    vpor ymm10, ymm10, ymm6
    mulx r11, rax, [rsp+1080]
    vmovdqa ymm6, [rsp+224]
    add r10, rax
    vmovdqa [rsp+864], ymm4
    vpaddd ymm4, ymm6, [rsp+64]
    adc rbx, r11
    vmovdqa [rsp+832], ymm5
    add r12, rbx
    vmovdqa ymm5, [rsp+128]
    adc r13, 0
    vmovdqa [rsp+992], ymm9
    vpaddd ymm9, ymm5, [rsp+96]
    mov rdx, r10
    vmovdqa [rsp+704], ymm10
    mulx r11, rax, [rsp+1056]
    vpxor ymm10, ymm4, [rsp+416]
    mulx rbx, r8, [rsp+1064]
    vmovdqa [rsp+896], ymm3
    vpxor ymm3, ymm9, [rsp+448]
    add rax, [mac+112]
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    adc r8, [mac+112+8]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vmovdqa [rsp+672], ymm15
    adc rbx, 1
    vpaddd ymm15, ymm10, [rsp+256]
    mov rdx, r12
    vmovdqa [rsp+544], ymm1
    mulx r12, r10, [rsp+1056]
    vpaddd ymm1, ymm3, [rsp+288]
    vpxor ymm6, ymm6, ymm15
    add r8, r10
    vpxor ymm5, ymm5, ymm1
    adc rbx, r12
    vmovdqa [rsp+512], ymm8
    mulx r12, r10, [rsp+1072]
    vpslld ymm8, ymm6, 12
    vpsrld ymm6, ymm6, 20
    add rax, r10
    vpor ymm6, ymm6, ymm8
    adc r11, r12
    vpslld ymm8, ymm5, 12
    mov rdx, r13
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm8
    mulx r12, r10, [rsp+1072]
    vpaddd ymm4, ymm4, ymm6
    add r8, r10
    vpaddd ymm9, ymm9, ymm5
    vpxor ymm10, ymm10, ymm4
    adc rbx, r12
    vpxor ymm3, ymm3, ymm9
    and rdx, 3
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    imul rdx, [rsp+1056]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpaddd ymm15, ymm15, ymm10
    add rbx, rdx
    vpaddd ymm1, ymm1, ymm3
    mov rdx, r13
    vpxor ymm6, ymm6, ymm15
    shr rdx, 2
    vpxor ymm5, ymm5, ymm1
    vpslld ymm8, ymm6, 7
    mulx r12, r10, [rsp+1080]
    vpsrld ymm6, ymm6, 25
    add rax, r10
    vpor ymm6, ymm6, ymm8
    adc r11, r12
    vpslld ymm8, ymm5, 7
    vpsrld ymm5, ymm5, 25
    add r8, r11
    vpor ymm5, ymm5, ymm8
    adc rbx, 0
    vpaddd ymm7, ymm7, ymm2
    vmovdqa ymm8, [rsp+640]
    mov rdx, rax
    vpaddd ymm0, ymm0, ymm8
    mulx r12, r10, [rsp+1056]
    vmovdqa [rsp+448], ymm3
    mulx r11, r13, [rsp+1064]
    vpxor ymm3, ymm7, [rsp+928]
    vmovdqa [rsp+224], ymm6
    mov rdx, r8
    vpxor ymm6, ymm0, [rsp+960]
    mulx r8, rax, [rsp+1056]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    add r13, rax
    vpshufb ymm6, ymm6, [rip+.Lrot16]
    vmovdqa [rsp+96], ymm9
    adc r11, r8
    vpaddd ymm9, ymm3, [rsp+768]
    mulx r8, rax, [rsp+1072]
    vmovdqa [rsp+64], ymm4
    add r10, rax
    vpaddd ymm4, ymm6, [rsp+800]
    vpxor ymm2, ymm2, ymm9
    adc r12, r8
    vpxor ymm8, ymm8, ymm4
    mov rdx, rbx
    vmovdqa [rsp+288], ymm1
    vpslld ymm1, ymm2, 12
    mulx r8, rax, [rsp+1072]
    vpsrld ymm2, ymm2, 20
    add r13, rax
    vpor ymm2, ymm2, ymm1
    adc r11, r8
    vpslld ymm1, ymm8, 12
    vpsrld ymm8, ymm8, 20
    and rdx, 3
    vpor ymm8, ymm8, ymm1
    imul rdx, [rsp+1056]
    vpaddd ymm7, ymm7, ymm2
    add r11, rdx
    vpaddd ymm0, ymm0, ymm8
    vpxor ymm3, ymm3, ymm7
    mov rdx, rbx
    vpxor ymm6, ymm6, ymm0
    shr rdx, 2
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    mulx r8, rax, [rsp+1080]
    vpshufb ymm6, ymm6, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm3
    add r10, rax
    vpaddd ymm4, ymm4, ymm6
    adc r12, r8
    vpxor ymm2, ymm2, ymm9
    vpxor ymm8, ymm8, ymm4
    add r13, r12
    vpslld ymm1, ymm2, 7
    adc r11, 0
    vpsrld ymm2, ymm2, 25
    mov rdx, r11
    vpor ymm2, ymm2, ymm1
    vpslld ymm1, ymm8, 7
    shr rdx, 2
    vpsrld ymm8, ymm8, 25
    lea rdx, [rdx+rdx*4]
    vpor ymm8, ymm8, ymm1
    and r11, 3
    vmovdqa ymm1, ymm15
    vmovdqa ymm15, ymm8
    add r10, rdx
    vmovdqa ymm8, ymm6
    adc r13, 0
    vmovdqa ymm6, ymm5
    adc r11, 0
    vmovdqa ymm5, ymm4
    vmovdqa ymm4, ymm9
    mov r8, r11
    vmovdqa ymm9, ymm3
    mov r11, r13
    vmovdqa ymm3, ymm10
    add mac, 128
    dec rounds
    jnz 2b
3:
    mov rounds, 5
    sub rounds, [rsp+1104]
    .p2align 5
4:
    vpaddd ymm14, ymm14, ymm6
    vpaddd ymm12, ymm12, ymm13
    vpxor ymm11, ymm11, ymm14
    vpxor ymm3, ymm3, ymm12
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpaddd ymm1, ymm1, ymm11
    vpaddd ymm10, ymm3, [rsp+288]
    vpxor ymm6, ymm6, ymm1
    vpxor ymm13, ymm13, ymm10
    vmovdqa [rsp+960], ymm8
    vpslld ymm8, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm8
    vpslld ymm8, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm8
    vpaddd ymm14, ymm14, ymm6
    vpaddd ymm12, ymm12, ymm13
    vpxor ymm11, ymm11, ymm14
    vpxor ymm3, ymm3, ymm12
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm11
    vpaddd ymm10, ymm10, ymm3
    vpxor ymm6, ymm6, ymm1
    vpxor ymm13, ymm13, ymm10
    vpslld ymm8, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm8
    vpslld ymm8, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm8
    vpaddd ymm8, ymm15, [rsp+512]
    vmovdqa [rsp+288], ymm10
    vmovdqa ymm10, [rsp+672]
    vmovdqa [rsp+256], ymm1
    vpaddd ymm1, ymm10, [rsp+544]
    vmovdqa [rsp+416], ymm3
    vpxor ymm3, ymm8, [rsp+896]
    vpxor ymm9, ymm9, ymm1
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vpaddd ymm4, ymm4, ymm3
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm15, ymm15, ymm4
    vpxor ymm10, ymm10, ymm5
    vmovdqa [rsp+128], ymm6
    vpslld ymm6, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm6
    vpslld ymm6, ymm10, 12
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm6
    vpaddd ymm8, ymm8, ymm15
    vpaddd ymm1, ymm1, ymm10
    vpxor ymm3, ymm3, ymm8
    vpxor ymm9, ymm9, ymm1
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    vpaddd ymm4, ymm4, ymm3
    vpaddd ymm5, ymm5, ymm9
    vpxor ymm15, ymm15, ymm4
    vpxor ymm10, ymm10, ymm5
    vpslld ymm6, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm6
    vpslld ymm6, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm6
    vmovdqa ymm6, [rsp+192]
    vmovdqa [rsp+800], ymm5
    vpaddd ymm5, ymm6, [rsp+64]
    vmovdqa [rsp+768], ymm4
    vmovdqa ymm4, [rsp+224]
    vmovdqa [rsp+928], ymm9
    vpaddd ymm9, ymm4, [rsp+96]
    vmovdqa [rsp+640], ymm15
    vpxor ymm15, ymm5, [rsp+448]
    vmovdqa [rsp+896], ymm3
    vpxor ymm3, ymm9, [rsp+480]
    vpshufb ymm15, ymm15, [rip+.Lrot16]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vmovdqa [rsp+544], ymm1
    vpaddd ymm1, ymm15, [rsp+320]
    vmovdqa [rsp+512], ymm8
    vpaddd ymm8, ymm3, [rsp+352]
    vpxor ymm6, ymm6, ymm1
    vpxor ymm4, ymm4, ymm8
    vmovdqa [rsp+672], ymm10
    vpslld ymm10, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm10
    vpslld ymm10, ymm4, 12
    vpsrld ymm4, ymm4, 20
    vpor ymm4, ymm4, ymm10
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm9, ymm9, ymm4
    vpxor ymm15, ymm15, ymm5
    vpxor ymm3, ymm3, ymm9
    vpshufb ymm15, ymm15, [rip+.Lrot8]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm15
    vpaddd ymm8, ymm8, ymm3
    vpxor ymm6, ymm6, ymm1
    vpxor ymm4, ymm4, ymm8
    vpslld ymm10, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm10
    vpslld ymm10, ymm4, 7
    vpsrld ymm4, ymm4, 25
    vpor ymm4, ymm4, ymm10
    vmovdqa ymm10, [rsp+704]
    vpaddd ymm7, ymm7, ymm10
    vpaddd ymm0, ymm0, ymm2
    vmovdqa [rsp+448], ymm15
    vpxor ymm15, ymm7, [rsp+960]
    vmovdqa [rsp+96], ymm9
    vpxor ymm9, ymm0, [rsp+992]
    vpshufb ymm15, ymm15, [rip+.Lrot16]
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vmovdqa [rsp+64], ymm5
    vpaddd ymm5, ymm15, [rsp+832]
    vmovdqa [rsp+224], ymm4
    vpaddd ymm4, ymm9, [rsp+864]
    vpxor ymm10, ymm10, ymm5
    vpxor ymm2, ymm2, ymm4
    vmovdqa [rsp+352], ymm8
    vpslld ymm8, ymm10, 12
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm8
    vpslld ymm8, ymm2, 12
    vpsrld ymm2, ymm2, 20
    vpor ymm2, ymm2, ymm8
    vpaddd ymm7, ymm7, ymm10
    vpaddd ymm0, ymm0, ymm2
    vpxor ymm15, ymm15, ymm7
    vpxor ymm9, ymm9, ymm0
    vpshufb ymm15, ymm15, [rip+.Lrot8]
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    vpaddd ymm5, ymm5, ymm15
    vpaddd ymm4, ymm4, ymm9
    vpxor ymm10, ymm10, ymm5
    vpxor ymm2, ymm2, ymm4
    vpslld ymm8, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm8
    vpslld ymm8, ymm2, 7
    vpsrld ymm2, ymm2, 25
    vpor ymm2, ymm2, ymm8
    vpaddd ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm6
    vpxor ymm3, ymm3, ymm14
    vpxor ymm11, ymm11, ymm12
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vpaddd ymm1, ymm1, ymm3
    vpaddd ymm8, ymm11, [rsp+352]
    vpxor ymm13, ymm13, ymm1
    vpxor ymm6, ymm6, ymm8
    vmovdqa [rsp+960], ymm15
    vpslld ymm15, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm15
    vpslld ymm15, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm15
    vpaddd ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm6
    vpxor ymm3, ymm3, ymm14
    vpxor ymm11, ymm11, ymm12
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm3
    vpaddd ymm8, ymm8, ymm11
    vpxor ymm13, ymm13, ymm1
    vpxor ymm6, ymm6, ymm8
    vpslld ymm15, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm15
    vpslld ymm15, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm15
    vmovdqa ymm15, [rsp+672]
    vmovdqa [rsp+352], ymm8
    vpaddd ymm8, ymm15, [rsp+512]
    vmovdqa [rsp+320], ymm1
    vpaddd ymm1, ymm10, [rsp+544]
    vpxor ymm9, ymm9, ymm8
    vmovdqa [rsp+480], ymm3
    vpxor ymm3, ymm1, [rsp+896]
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm4, ymm4, ymm3
    vpxor ymm15, ymm15, ymm5
    vpxor ymm10, ymm10, ymm4
    vmovdqa [rsp+192], ymm6
    vpslld ymm6, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm6
    vpslld ymm6, ymm10, 12
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm6
    vpaddd ymm8, ymm8, ymm15
    vpaddd ymm1, ymm1, ymm10
    vpxor ymm9, ymm9, ymm8
    vpxor ymm3, ymm3, ymm1
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpaddd ymm5, ymm5, ymm9
    vpaddd ymm4, ymm4, ymm3
    vpxor ymm15, ymm15, ymm5
    vpxor ymm10, ymm10, ymm4
    vpslld ymm6, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm6
    vpslld ymm6, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm6
    vmovdqa ymm6, [rsp+224]
    vmovdqa [rsp+864], ymm4
    vpaddd ymm4, ymm6, [rsp+64]
    vmovdqa [rsp+832], ymm5
    vmovdqa ymm5, [rsp+128]
    vmovdqa [rsp+992], ymm9
    vpaddd ymm9, ymm5, [rsp+96]
    vmovdqa [rsp+704], ymm10
    vpxor ymm10, ymm4, [rsp+416]
    vmovdqa [rsp+896], ymm3
    vpxor ymm3, ymm9, [rsp+448]
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vmovdqa [rsp+672], ymm15
    vpaddd ymm15, ymm10, [rsp+256]
    vmovdqa [rsp+544], ymm1
    vpaddd ymm1, ymm3, [rsp+288]
    vpxor ymm6, ymm6, ymm15
    vpxor ymm5, ymm5, ymm1
    vmovdqa [rsp+512], ymm8
    vpslld ymm8, ymm6, 12
    vpsrld ymm6, ymm6, 20
    vpor ymm6, ymm6, ymm8
    vpslld ymm8, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm8
    vpaddd ymm4, ymm4, ymm6
    vpaddd ymm9, ymm9, ymm5
    vpxor ymm10, ymm10, ymm4
    vpxor ymm3, ymm3, ymm9
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpaddd ymm15, ymm15, ymm10
    vpaddd ymm1, ymm1, ymm3
    vpxor ymm6, ymm6, ymm15
    vpxor ymm5, ymm5, ymm1
    vpslld ymm8, ymm6, 7
    vpsrld ymm6, ymm6, 25
    vpor ymm6, ymm6, ymm8
    vpslld ymm8, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm8
    vpaddd ymm7, ymm7, ymm2
    vmovdqa ymm8, [rsp+640]
    vpaddd ymm0, ymm0, ymm8
    vmovdqa [rsp+448], ymm3
    vpxor ymm3, ymm7, [rsp+928]
    vmovdqa [rsp+224], ymm6
    vpxor ymm6, ymm0, [rsp+960]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm6, ymm6, [rip+.Lrot16]
    vmovdqa [rsp+96], ymm9
    vpaddd ymm9, ymm3, [rsp+768]
    vmovdqa [rsp+64], ymm4
    vpaddd ymm4, ymm6, [rsp+800]
    vpxor ymm2, ymm2, ymm9
    vpxor ymm8, ymm8, ymm4
    vmovdqa [rsp+288], ymm1
    vpslld ymm1, ymm2, 12
    vpsrld ymm2, ymm2, 20
    vpor ymm2, ymm2, ymm1
    vpslld ymm1, ymm8, 12
    vpsrld ymm8, ymm8, 20
    vpor ymm8, ymm8, ymm1
    vpaddd ymm7, ymm7, ymm2
    vpaddd ymm0, ymm0, ymm8
    vpxor ymm3, ymm3, ymm7
    vpxor ymm6, ymm6, ymm0
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpshufb ymm6, ymm6, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm3
    vpaddd ymm4, ymm4, ymm6
    vpxor ymm2, ymm2, ymm9
    vpxor ymm8, ymm8, ymm4
    vpslld ymm1, ymm2, 7
    vpsrld ymm2, ymm2, 25
    vpor ymm2, ymm2, ymm1
    vpslld ymm1, ymm8, 7
    vpsrld ymm8, ymm8, 25
    vpor ymm8, ymm8, ymm1
    vmovdqa ymm1, ymm15
    vmovdqa ymm15, ymm8
    vmovdqa ymm8, ymm6
    vmovdqa ymm6, ymm5
    vmovdqa ymm5, ymm4
    vmovdqa ymm4, ymm9
    vmovdqa ymm9, ymm3
    vmovdqa ymm3, ymm10
    dec rounds
    jnz 4b
    vpbroadcastd ymm10, [state+0]
    vpaddd ymm14, ymm14, ymm10
    vpbroadcastd ymm10, [state+4]
    vpaddd ymm12, ymm12, ymm10
    vpbroadcastd ymm10, [state+8]
    vpaddd ymm10, ymm10, [rsp+64]
    vmovdqa [rsp+576], ymm7
    vpbroadcastd ymm7, [state+12]
    vpaddd ymm7, ymm7, [rsp+96]
    vmovdqa [rsp+608], ymm0
    vpbroadcastd ymm0, [state+16]
    vpaddd ymm6, ymm6, ymm0
    vpbroadcastd ymm0, [state+20]
    vpaddd ymm13, ymm13, ymm0
    vpbroadcastd ymm0, [state+24]
    vpaddd ymm0, ymm0, [rsp+192]
    vmovdqa [rsp+640], ymm15
    vpbroadcastd ymm15, [state+28]
    vpaddd ymm15, ymm15, [rsp+224]
    vmovdqa [rsp+736], ymm2
    vpunpckldq ymm2, ymm14, ymm12
    vpunpckhdq ymm12, ymm14, ymm12
    vpunpckldq ymm14, ymm10, ymm7
    vpunpckhdq ymm7, ymm10, ymm7
    vpunpckldq ymm10, ymm6, ymm13
    vpunpckhdq ymm13, ymm6, ymm13
    vpunpckldq ymm6, ymm0, ymm15
    vpunpckhdq ymm15, ymm0, ymm15
    vpunpcklqdq ymm0, ymm2, ymm14
    vpunpckhqdq ymm14, ymm2, ymm14
    vpunpcklqdq ymm2, ymm12, ymm7
    vpunpckhqdq ymm7, ymm12, ymm7
    vpunpcklqdq ymm12, ymm10, ymm6
    vpunpckhqdq ymm6, ymm10, ymm6
    vpunpcklqdq ymm10, ymm13, ymm15
    vpunpckhqdq ymm15, ymm13, ymm15
    vperm2i128 ymm13, ymm0, ymm12, 32
    vperm2i128 ymm12, ymm0, ymm12, 49
    vperm2i128 ymm0, ymm14, ymm6, 32
    vperm2i128 ymm6, ymm14, ymm6, 49
    vperm2i128 ymm14, ymm2, ymm10, 32
    vperm2i128 ymm10, ymm2, ymm10, 49
    vperm2i128 ymm2, ymm7, ymm15, 32
    vperm2i128 ymm15, ymm7, ymm15, 49
    vpxor ymm13, ymm13, [in+0]
    vmovdqu [out+0], ymm13
    vpxor ymm0, ymm0, [in+64]
    vmovdqu [out+64], ymm0
    vpxor ymm14, ymm14, [in+128]
    vmovdqu [out+128], ymm14
    vpxor ymm2, ymm2, [in+192]
    vmovdqu [out+192], ymm2
    vpxor ymm12, ymm12, [in+256]
    vmovdqu [out+256], ymm12
    vpxor ymm6, ymm6, [in+320]
    vmovdqu [out+320], ymm6
    vpxor ymm10, ymm10, [in+384]
    vmovdqu [out+384], ymm10
    vpxor ymm15, ymm15, [in+448]
    vmovdqu [out+448], ymm15
    vpbroadcastd ymm15, [state+32]
    vpaddd ymm1, ymm1, ymm15
    vpbroadcastd ymm15, [state+36]
    vpaddd ymm15, ymm15, [rsp+288]
    vpbroadcastd ymm10, [state+40]
    vpaddd ymm10, ymm10, [rsp+320]
    vpbroadcastd ymm6, [state+44]
    vpaddd ymm6, ymm6, [rsp+352]
    vpbroadcastd ymm12, [rsp+1024]
    vpaddd ymm11, ymm11, ymm12
    vpaddd ymm11, ymm11, [rip+.Llane_past2]
    vpbroadcastd ymm12, [rsp+1028]
    vpaddd ymm3, ymm3, ymm12
    vpbroadcastd ymm12, [rsp+1032]
    vpaddd ymm12, ymm12, [rsp+448]
    vpbroadcastd ymm2, [rsp+1036]
    vpaddd ymm2, ymm2, [rsp+480]
    vpunpckldq ymm14, ymm1, ymm15
    vpunpckhdq ymm15, ymm1, ymm15
    vpunpckldq ymm1, ymm10, ymm6
    vpunpckhdq ymm6, ymm10, ymm6
    vpunpckldq ymm10, ymm11, ymm3
    vpunpckhdq ymm3, ymm11, ymm3
    vpunpckldq ymm11, ymm12, ymm2
    vpunpckhdq ymm2, ymm12, ymm2
    vpunpcklqdq ymm12, ymm14, ymm1
    vpunpckhqdq ymm1, ymm14, ymm1
    vpunpcklqdq ymm14, ymm15, ymm6
    vpunpckhqdq ymm6, ymm15, ymm6
    vpunpcklqdq ymm15, ymm10, ymm11
    vpunpckhqdq ymm11, ymm10, ymm11
    vpunpcklqdq ymm10, ymm3, ymm2
    vpunpckhqdq ymm2, ymm3, ymm2
    vperm2i128 ymm3, ymm12, ymm15, 32
    vperm2i128 ymm15, ymm12, ymm15, 49
    vperm2i128 ymm12, ymm1, ymm11, 32
    vperm2i128 ymm11, ymm1, ymm11, 49
    vperm2i128 ymm1, ymm14, ymm10, 32
    vperm2i128 ymm10, ymm14, ymm10, 49
    vperm2i128 ymm14, ymm6, ymm2, 32
    vperm2i128 ymm2, ymm6, ymm2, 49
    vpxor ymm3, ymm3, [in+32]
    vmovdqu [out+32], ymm3
    vpxor ymm12, ymm12, [in+96]
    vmovdqu [out+96], ymm12
    vpxor ymm1, ymm1, [in+160]
    vmovdqu [out+160], ymm1
    vpxor ymm14, ymm14, [in+224]
    vmovdqu [out+224], ymm14
    vpxor ymm15, ymm15, [in+288]
    vmovdqu [out+288], ymm15
    vpxor ymm11, ymm11, [in+352]
    vmovdqu [out+352], ymm11
    vpxor ymm10, ymm10, [in+416]
    vmovdqu [out+416], ymm10
    vpxor ymm2, ymm2, [in+480]
    vmovdqu [out+480], ymm2
    vmovdqa ymm14, [rsp+512]
    vmovdqa ymm12, [rsp+544]
    vmovdqa ymm2, [rsp+576]
    vmovdqa [rsp+64], ymm2
    vmovdqa ymm2, [rsp+608]
    vmovdqa [rsp+96], ymm2
    vmovdqa ymm6, [rsp+640]
    vmovdqa ymm13, [rsp+672]
    vmovdqa ymm2, [rsp+704]
    vmovdqa [rsp+192], ymm2
    vmovdqa ymm2, [rsp+736]
    vmovdqa [rsp+224], ymm2
    vmovdqa ymm2, [rsp+832]
    vmovdqa [rsp+320], ymm2
    vmovdqa ymm2, [rsp+864]
    vmovdqa [rsp+352], ymm2
    vmovdqa ymm11, [rsp+896]
    vmovdqa ymm2, [rsp+992]
    vmovdqa [rsp+480], ymm2
    vmovdqa [rsp+288], ymm5
    vmovdqa [rsp+448], ymm8
    vmovdqa ymm1, ymm4
    vmovdqa ymm3, ymm9
    add out, 512
    add in, 512
    dec qword ptr [rsp+1096]
    jnz .Ltwo
    vmovdqa ymm15, ymm6
    vmovdqa ymm9, ymm1
    vmovdqa ymm10, ymm3
    vmovdqa ymm6, [rsp+64]
    vmovdqa ymm4, [rsp+96]
    vmovdqa ymm7, [rsp+192]
    vmovdqa ymm5, [rsp+224]
    vmovdqa ymm8, [rsp+288]
    vmovdqa ymm1, [rsp+320]
    vmovdqa ymm3, [rsp+448]
    vmovdqa ymm2, [rsp+480]
.Llast:
    mov r14, [rsp+1104]
    test r14, r14
    jz 6f
    .p2align 5
5:
    vpaddd ymm14, ymm14, ymm15
    add r10, [mac]
    vpaddd ymm12, ymm12, ymm13
    adc r11, [mac+8]
    adc r8, 1
    vpxor ymm11, ymm11, ymm14
    mov rdx, r10
    mulx rbx, rax, [rsp+1056]
    vpxor ymm10, ymm10, ymm12
    mulx r13, r12, [rsp+1064]
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    add rax, [mac+16]
    adc r12, [mac+16+8]
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    adc r13, 1
    mov rdx, r11
    vpaddd ymm9, ymm9, ymm11
    mulx r11, r10, [rsp+1056]
    add r12, r10
    vpaddd ymm8, ymm8, ymm10
    adc r13, r11
    vpxor ymm15, ymm15, ymm9
    mulx r11, r10, [rsp+1072]
    add rax, r10
    vpxor ymm13, ymm13, ymm8
    adc rbx, r11
    mov rdx, r8
    vpslld ymm0, ymm15, 12
    mulx r11, r10, [rsp+1072]
    add r12, r10
    vpsrld ymm15, ymm15, 20
    adc r13, r11
    vpor ymm15, ymm15, ymm0
    and rdx, 3
    imul rdx, [rsp+1056]
    vpslld ymm0, ymm13, 12
    add r13, rdx
    mov rdx, r8
    vpsrld ymm13, ymm13, 20
    shr rdx, 2
    mulx r11, r10, [rsp+1080]
    vpor ymm13, ymm13, ymm0
    add rax, r10
    vpaddd ymm14, ymm14, ymm15
    adc rbx, r11
    add r12, rbx
    vpaddd ymm12, ymm12, ymm13
    adc r13, 0
    mov rdx, rax
    vpxor ymm11, ymm11, ymm14
    mulx r11, r10, [rsp+1056]
    mulx rbx, r8, [rsp+1064]
    vpxor ymm10, ymm10, ymm12
    add r10, [mac+32]
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    adc r8, [mac+32+8]
    adc rbx, 1
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    mov rdx, r12
    mulx r12, rax, [rsp+1056]
    vpaddd ymm9, ymm9, ymm11
    add r8, rax
    vpaddd ymm8, ymm8, ymm10
    adc rbx, r12
    mulx r12, rax, [rsp+1072]
    vpxor ymm15, ymm15, ymm9
    add r10, rax
    adc r11, r12
    vpxor ymm13, ymm13, ymm8
    mov rdx, r13
    mulx r12, rax, [rsp+1072]
    vpslld ymm0, ymm15, 7
    add r8, rax
    vpsrld ymm15, ymm15, 25
    adc rbx, r12
    and rdx, 3
    vpor ymm15, ymm15, ymm0
    imul rdx, [rsp+1056]
    add rbx, rdx
    vpslld ymm0, ymm13, 7
    mov rdx, r13
    shr rdx, 2
    vpsrld ymm13, ymm13, 25
    mulx r12, rax, [rsp+1080]
    vpor ymm13, ymm13, ymm0
    add r10, rax
    adc r11, r12
    vpaddd ymm6, ymm6, ymm7
    add r8, r11
    adc rbx, 0
    vpaddd ymm4, ymm4, ymm5
    mov rdx, r10
    mulx r12, rax, [rsp+1056]
    vpxor ymm3, ymm3, ymm6
    mulx r11, r13, [rsp+1064]
    vpxor ymm2, ymm2, ymm4
    add rax, [mac+48]
    adc r13, [mac+48+8]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    adc r11, 1
    mov rdx, r8
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    mulx r8, r10, [rsp+1056]
    add r13, r10
    vpaddd ymm1, ymm1, ymm3
    adc r11, r8
    vpaddd ymm0, ymm2, [rsp+352]
    mulx r8, r10, [rsp+1072]
    add rax, r10
    vpxor ymm7, ymm7, ymm1
    adc r12, r8
    mov rdx, rbx
    vpxor ymm5, ymm5, ymm0
    mulx r8, r10, [rsp+1072]
    add r13, r10
    vmovdqa [rsp+288], ymm8
    adc r11, r8
    vpslld ymm8, ymm7, 12
    and rdx, 3
    imul rdx, [rsp+1056]
    vpsrld ymm7, ymm7, 20
    add r11, rdx
    mov rdx, rbx
    vpor ymm7, ymm7, ymm8
    shr rdx, 2
    vpslld ymm8, ymm5, 12
    mulx r8, r10, [rsp+1080]
    add rax, r10
    vpsrld ymm5, ymm5, 20
    adc r12, r8
    add r13, r12
    vpor ymm5, ymm5, ymm8
    adc r11, 0
    mov rdx, rax
    vpaddd ymm6, ymm6, ymm7
    mulx r8, r10, [rsp+1056]
    vpaddd ymm4, ymm4, ymm5
    mulx r12, rbx, [rsp+1064]
    add r10, [mac+64]
    vpxor ymm3, ymm3, ymm6
    adc rbx, [mac+64+8]
    adc r12, 1
    vpxor ymm2, ymm2, ymm4
    mov rdx, r13
    mulx r13, rax, [rsp+1056]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    add rbx, rax
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    adc r12, r13
    mulx r13, rax, [rsp+1072]
    vpaddd ymm1, ymm1, ymm3
    add r10, rax
    adc r8, r13
    vpaddd ymm0, ymm0, ymm2
    mov rdx, r11
    mulx r13, rax, [rsp+1072]
    vpxor ymm7, ymm7, ymm1
    add rbx, rax
    vpxor ymm5, ymm5, ymm0
    adc r12, r13
    and rdx, 3
    vpslld ymm8, ymm7, 7
    imul rdx, [rsp+1056]
    add r12, rdx
    vpsrld ymm7, ymm7, 25
    mov rdx, r11
    shr rdx, 2
    vpor ymm7, ymm7, ymm8
    mulx r13, rax, [rsp+1080]
    vpslld ymm8, ymm5, 7
    add r10, rax
    adc r8, r13
    vpsrld ymm5, ymm5, 25
    add rbx, r8
    adc r12, 0
    vpor ymm5, ymm5, ymm8
    mov rdx, r10
    mulx r13, rax, [rsp+1056]
    vpaddd ymm14, ymm14, ymm13
    mulx r8, r11, [rsp+1064]
    vpaddd ymm12, ymm12, ymm7
    add rax, [mac+80]
    adc r11, [mac+80+8]
    vpxor ymm2, ymm2, ymm14
    adc r8, 1
    mov rdx, rbx
    vpxor ymm11, ymm11, ymm12
    mulx rbx, r10, [rsp+1056]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    add r11, r10
    adc r8, rbx
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    mulx rbx, r10, [rsp+1072]
    add rax, r10
    vpaddd ymm1, ymm1, ymm2
    adc r13, rbx
    mov rdx, r12
    vpaddd ymm0, ymm0, ymm11
    mulx rbx, r10, [rsp+1072]
    vpxor ymm13, ymm13, ymm1
    add r11, r10
    adc r8, rbx
    vpxor ymm7, ymm7, ymm0
    and rdx, 3
    imul rdx, [rsp+1056]
    vpslld ymm8, ymm13, 12
    add r8, rdx
    mov rdx, r12
    vpsrld ymm13, ymm13, 20
    shr rdx, 2
    vpor ymm13, ymm13, ymm8
    mulx rbx, r10, [rsp+1080]
    add rax, r10
    vpslld ymm8, ymm7, 12
    adc r13, rbx
    add r11, r13
    vpsrld ymm7, ymm7, 20
    adc r8, 0
    mov rdx, rax
    vpor ymm7, ymm7, ymm8
    mulx rbx, r10, [rsp+1056]
    vpaddd ymm14, ymm14, ymm13
    mulx r13, r12, [rsp+1064]
    add r10, [mac+96]
    vpaddd ymm12, ymm12, ymm7
    adc r12, [mac+96+8]
    adc r13, 1
    vpxor ymm2, ymm2, ymm14
    mov rdx, r11
    mulx r11, rax, [rsp+1056]
    vpxor ymm11, ymm11, ymm12
    add r12, rax
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    adc r13, r11
    mulx r11, rax, [rsp+1072]
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    add r10, rax
    adc rbx, r11
    vpaddd ymm1, ymm1, ymm2
    mov rdx, r8
    vpaddd ymm0, ymm0, ymm11
    mulx r11, rax, [rsp+1072]
    add r12, rax
    vpxor ymm13, ymm13, ymm1
    adc r13, r11
    and rdx, 3
    vpxor ymm7, ymm7, ymm0
    imul rdx, [rsp+1056]
    add r13, rdx
    vpslld ymm8, ymm13, 7
    mov rdx, r8
    vpsrld ymm13, ymm13, 25
    shr rdx, 2
    mulx r11, rax, [rsp+1080]
    vpor ymm13, ymm13, ymm8
    add r10, rax
    adc rbx, r11
    vpslld ymm8, ymm7, 7
    add r12, rbx
    adc r13, 0
    vpsrld ymm7, ymm7, 25
    mov rdx, r10
    vpor ymm7, ymm7, ymm8
    mulx r11, rax, [rsp+1056]
    mulx rbx, r8, [rsp+1064]
    vpaddd ymm6, ymm6, ymm5
    add rax, [mac+112]
    adc r8, [mac+112+8]
    vpaddd ymm4, ymm4, ymm15
    adc rbx, 1
    mov rdx, r12
    vpxor ymm10, ymm10, ymm6
    mulx r12, r10, [rsp+1056]
    vpxor ymm3, ymm3, ymm4
    add r8, r10
    adc rbx, r12
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    mulx r12, r10, [rsp+1072]
    add rax, r10
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    adc r11, r12
    mov rdx, r13
    vpaddd ymm9, ymm9, ymm10
    mulx r12, r10, [rsp+1072]
    vpaddd ymm8, ymm3, [rsp+288]
    add r8, r10
    adc rbx, r12
    vpxor ymm5, ymm5, ymm9
    and rdx, 3
    imul rdx, [rsp+1056]
    vpxor ymm15, ymm15, ymm8
    add rbx, rdx
    mov rdx, r13
    vmovdqa [rsp+352], ymm0
    shr rdx, 2
    vpslld ymm0, ymm5, 12
    mulx r12, r10, [rsp+1080]
    add rax, r10
    vpsrld ymm5, ymm5, 20
    adc r11, r12
    add r8, r11
    vpor ymm5, ymm5, ymm0
    adc rbx, 0
    vpslld ymm0, ymm15, 12
    mov rdx, rax
    mulx r12, r10, [rsp+1056]
    vpsrld ymm15, ymm15, 20
    mulx r11, r13, [rsp+1064]
    mov rdx, r8
    vpor ymm15, ymm15, ymm0
    mulx r8, rax, [rsp+1056]
    add r13, rax
    vpaddd ymm6, ymm6, ymm5
    adc r11, r8
    vpaddd ymm4, ymm4, ymm15
    mulx r8, rax, [rsp+1072]
    add r10, rax
    vpxor ymm10, ymm10, ymm6
    adc r12, r8
    mov rdx, rbx
    vpxor ymm3, ymm3, ymm4
    mulx r8, rax, [rsp+1072]
    add r13, rax
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    adc r11, r8
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    and rdx, 3
    imul rdx, [rsp+1056]
    vpaddd ymm9, ymm9, ymm10
    add r11, rdx
    mov rdx, rbx
    vpaddd ymm8, ymm8, ymm3
    shr rdx, 2
    mulx r8, rax, [rsp+1080]
    vpxor ymm5, ymm5, ymm9
    add r10, rax
    vpxor ymm15, ymm15, ymm8
    adc r12, r8
    add r13, r12
    vpslld ymm0, ymm5, 7
    adc r11, 0
    mov rdx, r11
    vpsrld ymm5, ymm5, 25
    shr rdx, 2
    lea rdx, [rdx+rdx*4]
    vpor ymm5, ymm5, ymm0
    and r11, 3
    vpslld ymm0, ymm15, 7
    add r10, rdx
    adc r13, 0
    vpsrld ymm15, ymm15, 25
    adc r11, 0
    mov r8, r11
    vpor ymm15, ymm15, ymm0
    mov r11, r13
    add mac, 128
    dec rounds
    jnz 5b
6:
    mov rounds, 5
    sub rounds, [rsp+1104]
    .p2align 5
7:
    vpaddd ymm14, ymm14, ymm15
    vpaddd ymm12, ymm12, ymm13
    vpxor ymm11, ymm11, ymm14
    vpxor ymm10, ymm10, ymm12
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    vpaddd ymm9, ymm9, ymm11
    vpaddd ymm8, ymm8, ymm10
    vpxor ymm15, ymm15, ymm9
    vpxor ymm13, ymm13, ymm8
    vpslld ymm0, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm0
    vpslld ymm0, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm0
    vpaddd ymm14, ymm14, ymm15
    vpaddd ymm12, ymm12, ymm13
    vpxor ymm11, ymm11, ymm14
    vpxor ymm10, ymm10, ymm12
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm11
    vpaddd ymm8, ymm8, ymm10
    vpxor ymm15, ymm15, ymm9
    vpxor ymm13, ymm13, ymm8
    vpslld ymm0, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm0
    vpslld ymm0, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm0
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm4, ymm4, ymm5
    vpxor ymm3, ymm3, ymm6
    vpxor ymm2, ymm2, ymm4
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vpaddd ymm1, ymm1, ymm3
    vpaddd ymm0, ymm2, [rsp+352]
    vpxor ymm7, ymm7, ymm1
    vpxor ymm5, ymm5, ymm0
    vmovdqa [rsp+288], ymm8
    vpslld ymm8, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm8
    vpslld ymm8, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm8
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm4, ymm4, ymm5
    vpxor ymm3, ymm3, ymm6
    vpxor ymm2, ymm2, ymm4
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm3
    vpaddd ymm0, ymm0, ymm2
    vpxor ymm7, ymm7, ymm1
    vpxor ymm5, ymm5, ymm0
    vpslld ymm8, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm8
    vpslld ymm8, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm8
    vpaddd ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm7
    vpxor ymm2, ymm2, ymm14
    vpxor ymm11, ymm11, ymm12
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymm11
    vpxor ymm13, ymm13, ymm1
    vpxor ymm7, ymm7, ymm0
    vpslld ymm8, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm8
    vpslld ymm8, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm8
    vpaddd ymm14, ymm14, ymm13
    vpaddd ymm12, ymm12, ymm7
    vpxor ymm2, ymm2, ymm14
    vpxor ymm11, ymm11, ymm12
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm0, ymm0, ymm11
    vpxor ymm13, ymm13, ymm1
    vpxor ymm7, ymm7, ymm0
    vpslld ymm8, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm8
    vpslld ymm8, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm8
    vpaddd ymm6, ymm6, ymm5
    vpaddd ymm4, ymm4, ymm15
    vpxor ymm10, ymm10, ymm6
    vpxor ymm3, ymm3, ymm4
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm8, ymm3, [rsp+288]
    vpxor ymm5, ymm5, ymm9
    vpxor ymm15, ymm15, ymm8
    vmovdqa [rsp+352], ymm0
    vpslld ymm0, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm0
    vpslld ymm0, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm0
    vpaddd ymm6, ymm6, ymm5
    vpaddd ymm4, ymm4, ymm15
    vpxor ymm10, ymm10, ymm6
    vpxor ymm3, ymm3, ymm4
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm10
    vpaddd ymm8, ymm8, ymm3
    vpxor ymm5, ymm5, ymm9
    vpxor ymm15, ymm15, ymm8
    vpslld ymm0, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm0
    vpslld ymm0, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm0
    dec rounds
    jnz 7b
    vpbroadcastd ymm0, [state+0]
    vpaddd ymm14, ymm14, ymm0
    vpbroadcastd ymm0, [state+4]
    vpaddd ymm12, ymm12, ymm0
    vpbroadcastd ymm0, [state+8]
    vpaddd ymm6, ymm6, ymm0
    vpbroadcastd ymm0, [state+12]
    vpaddd ymm4, ymm4, ymm0
    vpbroadcastd ymm0, [state+16]
    vpaddd ymm15, ymm15, ymm0
    vpbroadcastd ymm0, [state+20]
    vpaddd ymm13, ymm13, ymm0
    vpbroadcastd ymm0, [state+24]
    vpaddd ymm7, ymm7, ymm0
    vpbroadcastd ymm0, [state+28]
    vpaddd ymm5, ymm5, ymm0
    vpunpckldq ymm0, ymm14, ymm12
    vpunpckhdq ymm12, ymm14, ymm12
    vpunpckldq ymm14, ymm6, ymm4
    vpunpckhdq ymm4, ymm6, ymm4
    vpunpckldq ymm6, ymm15, ymm13
    vpunpckhdq ymm13, ymm15, ymm13
    vpunpckldq ymm15, ymm7, ymm5
    vpunpckhdq ymm5, ymm7, ymm5
    vpunpcklqdq ymm7, ymm0, ymm14
    vpunpckhqdq ymm14, ymm0, ymm14
    vpunpcklqdq ymm0, ymm12, ymm4
    vpunpckhqdq ymm4, ymm12, ymm4
    vpunpcklqdq ymm12, ymm6, ymm15
    vpunpckhqdq ymm15, ymm6, ymm15
    vpunpcklqdq ymm6, ymm13, ymm5
    vpunpckhqdq ymm5, ymm13, ymm5
    vperm2i128 ymm13, ymm7, ymm12, 32
    vperm2i128 ymm12, ymm7, ymm12, 49
    vperm2i128 ymm7, ymm14, ymm15, 32
    vperm2i128 ymm15, ymm14, ymm15, 49
    vperm2i128 ymm14, ymm0, ymm6, 32
    vperm2i128 ymm6, ymm0, ymm6, 49
    vperm2i128 ymm0, ymm4, ymm5, 32
    vperm2i128 ymm5, ymm4, ymm5, 49
    vpxor ymm13, ymm13, [in+0]
    vmovdqu [out+0], ymm13
    vpxor ymm7, ymm7, [in+64]
    vmovdqu [out+64], ymm7
    vpxor ymm14, ymm14, [in+128]
    vmovdqu [out+128], ymm14
    vpxor ymm0, ymm0, [in+192]
    vmovdqu [out+192], ymm0
    vpxor ymm12, ymm12, [in+256]
    vmovdqu [out+256], ymm12
    vpxor ymm15, ymm15, [in+320]
    vmovdqu [out+320], ymm15
    vpxor ymm6, ymm6, [in+384]
    vmovdqu [out+384], ymm6
    vpxor ymm5, ymm5, [in+448]
    vmovdqu [out+448], ymm5
    vpbroadcastd ymm5, [state+32]
    vpaddd ymm9, ymm9, ymm5
    vpbroadcastd ymm5, [state+36]
    vpaddd ymm8, ymm8, ymm5
    vpbroadcastd ymm5, [state+40]
    vpaddd ymm1, ymm1, ymm5
    vpbroadcastd ymm5, [state+44]
    vpaddd ymm5, ymm5, [rsp+352]
    vpbroadcastd ymm6, [rsp+1024]
    vpaddd ymm11, ymm11, ymm6
    vpaddd ymm11, ymm11, [rip+.Llane_past]
    vpbroadcastd ymm6, [rsp+1028]
    vpaddd ymm10, ymm10, ymm6
    vpbroadcastd ymm6, [rsp+1032]
    vpaddd ymm3, ymm3, ymm6
    vpbroadcastd ymm6, [rsp+1036]
    vpaddd ymm2, ymm2, ymm6
    vpunpckldq ymm6, ymm9, ymm8
    vpunpckhdq ymm8, ymm9, ymm8
    vpunpckldq ymm9, ymm1, ymm5
    vpunpckhdq ymm5, ymm1, ymm5
    vpunpckldq ymm1, ymm11, ymm10
    vpunpckhdq ymm10, ymm11, ymm10
    vpunpckldq ymm11, ymm3, ymm2
    vpunpckhdq ymm2, ymm3, ymm2
    vpunpcklqdq ymm3, ymm6, ymm9
    vpunpckhqdq ymm9, ymm6, ymm9
    vpunpcklqdq ymm6, ymm8, ymm5
    vpunpckhqdq ymm5, ymm8, ymm5
    vpunpcklqdq ymm8, ymm1, ymm11
    vpunpckhqdq ymm11, ymm1, ymm11
    vpunpcklqdq ymm1, ymm10, ymm2
    vpunpckhqdq ymm2, ymm10, ymm2
    vperm2i128 ymm10, ymm3, ymm8, 32
    vperm2i128 ymm8, ymm3, ymm8, 49
    vperm2i128 ymm3, ymm9, ymm11, 32
    vperm2i128 ymm11, ymm9, ymm11, 49
    vperm2i128 ymm9, ymm6, ymm1, 32
    vperm2i128 ymm1, ymm6, ymm1, 49
    vperm2i128 ymm6, ymm5, ymm2, 32
    vperm2i128 ymm2, ymm5, ymm2, 49
    vpxor ymm10, ymm10, [in+32]
    vmovdqu [out+32], ymm10
    vpxor ymm3, ymm3, [in+96]
    vmovdqu [out+96], ymm3
    vpxor ymm9, ymm9, [in+160]
    vmovdqu [out+160], ymm9
    vpxor ymm6, ymm6, [in+224]
    vmovdqu [out+224], ymm6
    vpxor ymm8, ymm8, [in+288]
    vmovdqu [out+288], ymm8
    vpxor ymm11, ymm11, [in+352]
    vmovdqu [out+352], ymm11
    vpxor ymm1, ymm1, [in+416]
    vmovdqu [out+416], ymm1
    vpxor ymm2, ymm2, [in+480]
    vmovdqu [out+480], ymm2
    mov rdx, [rsp+1088]
    mov [rdx], r10
    mov [rdx+8], r11
    mov [rdx+16], r8
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
    vmovdqa [rsp+1056], ymm0
    vzeroall
    lea rsp, [rbp-32]
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
    .size lanes_aead_fused_avx2, .-lanes_aead_fused_avx2

    .section .rodata
    .p2align 6
.Lrot16:
    .long 0x1000302, 0x5040706, 0x9080b0a, 0xd0c0f0e, 0x1000302, 0x5040706, 0x9080b0a, 0xd0c0f0e
.Lrot8:
    .long 0x2010003, 0x6050407, 0xa09080b, 0xe0d0c0f, 0x2010003, 0x6050407, 0xa09080b, 0xe0d0c0f
.Llane:
    .long 0x0, 0x1, 0x2, 0x3, 0x4, 0x5, 0x6, 0x7
.Llane_past:
    .long 0xfffffff8, 0xfffffff9, 0xfffffffa, 0xfffffffb, 0xfffffffc, 0xfffffffd, 0xfffffffe, 0xffffffff
.Llane_past2:
    .long 0xfffffff0, 0xfffffff1, 0xfffffff2, 0xfffffff3, 0xfffffff4, 0xfffffff5, 0xfffffff6, 0xfffffff7

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
