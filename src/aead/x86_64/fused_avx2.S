/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_fused_avx2.py: change that.
 *
 * ChaCha20 (RFC 8439, 2.3) of 512-byte chunks, and Poly1305 (2.5) of other bytes in one pass.
 *
 * void lanes_aead_fused_avx2(const struct lanes_aead_run *run, const uint32_t state[16],
 *                            struct lanes_poly1305 *p);
 *     As in aead/kernels.h: run->chunks and run->spare chunks of 8 blocks of ChaCha20, and
 *     run->mac_blocks blocks of Poly1305 with hibit 1; with run->head the Poly1305 key from
 *     block 0 before that (2.6), and the head. p->h[2] <= 7 before and after.
 *
 * Not done: the counter (word 12) is not carried into word 13, nor written back; it
 * wraps modulo 2^32.
 *
 * ChaCha20 takes the vector pipes, with two chunks in flight half a chunk apart (class
 * Chunks of chacha20_vector.py); Poly1305 the scalar ones, one Horner chain (step of
 * poly1305_scalar.py). Per chunk a loop of five double rounds of each of the two; in as
 * many of them as there are 8 blocks of Poly1305 for this chunk, those are merged. So all
 * mac bytes of a chunk are read before the chunk is written, on which opening in place
 * relies. Block 0 goes through the general registers (chacha20_scalar.py) while the first
 * chunk goes through its first half. Where all mac bytes are there, two chunks go in step.
 *
 * Registers: see the #defines; all ymm are used, and zeroed at the end, as are the slots
 * of the frame that held state. rbp is the frame pointer.
 * Stack: 1280 bytes below the saved registers, 64-byte aligned; see the #defines.
 * Constant time: branches and addresses depend on sizes and pointers only.
 */
.intel_syntax noprefix
.text

#define out rdi
#define in rsi
#define state rcx
#define mac r9
#define rounds r14d
#define h0 r10
#define h1 r11
#define h2 r8
#define ROW3 1024
#define MULTIPLIER 1056
#define WORDS 1088
#define RUN 1152
#define STATE 1160
#define POLY 1168
#define SPARE 1176
#define CHUNKS 1184
#define WITH_MAC 1192
#define LATER 1200
#define ALONE 1208
#define TOGETHER 1216
#define COUNT 1224


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
    push r15
    .cfi_offset r15, -56
    sub rsp, 1280
    and rsp, -64
    .cfi_remember_state
    mov [rsp+RUN], rdi
    mov [rsp+STATE], rsi
    mov [rsp+POLY], rdx
    mov state, rsi
    vmovdqu xmm0, [state+48]
    vmovdqa [rsp+ROW3], xmm0
    mov rax, [rdi+16]
    mov rbx, [rdi+24]
    mov [rsp+SPARE], rbx
    cmp rbx, 1
    sbb rax, -1
    mov [rsp+CHUNKS], rax
    mov rax, [rdi+40]
    mov rbx, [rdi+48]
    sub rbx, rax
    shr rax, 3
    shr rbx, 3
    mov [rsp+WITH_MAC], rax
    mov [rsp+LATER], rbx
    mov qword ptr [rsp+ALONE], 5
    mov qword ptr [rsp+TOGETHER], 5
    cmp qword ptr [rdi+56], 0
    jne .Lbegin_mac
    vmovdqu xmm0, [rdx+24]
    vmovdqa [rsp+MULTIPLIER], xmm0
    mov rax, [rdx+40]
    mov [rsp+MULTIPLIER+16], rax
    mov rax, [rdx+24]
    lea rax, [rax+rax*4]
    mov [rsp+MULTIPLIER+24], rax
    mov h0, [rdx]
    mov h1, [rdx+8]
    mov h2, [rdx+16]

    /* The first half of the first chunk, alone; or two chunks in step */
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
    vpbroadcastd ymm3, [rsp+ROW3+0]
    vpbroadcastd ymm2, [rsp+ROW3+4]
    vpbroadcastd ymm1, [rsp+ROW3+8]
    vpbroadcastd ymm0, [rsp+ROW3+12]
    vpaddd ymm3, ymm3, [rip+.Llane]
    vmovdqa [rsp+320], ymm5
    vmovdqa ymm5, ymm8
    vmovdqa ymm8, ymm6
    vmovdqa ymm6, ymm13
    vmovdqa ymm13, ymm10
    vmovdqa ymm10, ymm2
    vmovdqa ymm2, ymm0
    vmovdqa ymm0, ymm4
    vmovdqa ymm4, ymm12
    vmovdqa ymm12, ymm14
    vmovdqa ymm14, ymm15
    vmovdqa ymm15, ymm11
    vmovdqa ymm11, ymm3
    vmovdqa ymm3, ymm1
    vmovdqa ymm1, ymm9
    vmovdqa ymm9, ymm7
    vmovdqa ymm7, ymm1
    add dword ptr [rsp+ROW3], 8
    mov rounds, 5
    cmp qword ptr [rsp+CHUNKS], 2
    jne 1f
    cmp byte ptr [rdi+72], 0
    je 1f
    mov qword ptr [rsp+ALONE], 0
    mov qword ptr [rsp+TOGETHER], 10
    mov rax, [rsp+LATER]
    add [rsp+WITH_MAC], rax
    mov qword ptr [rsp+LATER], 0
    jmp .Lunder_way
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
    vpslld ymm1, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm1
    vpslld ymm1, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm1
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
    vpslld ymm1, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm1
    vpslld ymm1, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm1
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm4, ymm4, ymm5
    vpxor ymm3, ymm3, ymm6
    vpxor ymm2, ymm2, ymm4
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vpaddd ymm1, ymm3, [rsp+320]
    vpaddd ymm0, ymm0, ymm2
    vpxor ymm7, ymm7, ymm1
    vpxor ymm5, ymm5, ymm0
    vmovdqa [rsp+256], ymm9
    vpslld ymm9, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm9
    vpslld ymm9, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm9
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
    vpslld ymm9, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm9
    vpslld ymm9, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm9
    vpaddd ymm4, ymm4, ymm15
    vpaddd ymm14, ymm14, ymm13
    vpxor ymm3, ymm3, ymm4
    vpxor ymm2, ymm2, ymm14
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vpaddd ymm8, ymm8, ymm3
    vpaddd ymm1, ymm1, ymm2
    vpxor ymm15, ymm15, ymm8
    vpxor ymm13, ymm13, ymm1
    vpslld ymm9, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm9
    vpslld ymm9, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm9
    vpaddd ymm4, ymm4, ymm15
    vpaddd ymm14, ymm14, ymm13
    vpxor ymm3, ymm3, ymm4
    vpxor ymm2, ymm2, ymm14
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    vpaddd ymm8, ymm8, ymm3
    vpaddd ymm1, ymm1, ymm2
    vpxor ymm15, ymm15, ymm8
    vpxor ymm13, ymm13, ymm1
    vpslld ymm9, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm9
    vpslld ymm9, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm9
    vpaddd ymm12, ymm12, ymm7
    vpaddd ymm6, ymm6, ymm5
    vpxor ymm11, ymm11, ymm12
    vpxor ymm10, ymm10, ymm6
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    vpaddd ymm0, ymm0, ymm11
    vpaddd ymm9, ymm10, [rsp+256]
    vpxor ymm7, ymm7, ymm0
    vpxor ymm5, ymm5, ymm9
    vmovdqa [rsp+320], ymm1
    vpslld ymm1, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm1
    vpslld ymm1, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm1
    vpaddd ymm12, ymm12, ymm7
    vpaddd ymm6, ymm6, ymm5
    vpxor ymm11, ymm11, ymm12
    vpxor ymm10, ymm10, ymm6
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    vpaddd ymm0, ymm0, ymm11
    vpaddd ymm9, ymm9, ymm10
    vpxor ymm7, ymm7, ymm0
    vpxor ymm5, ymm5, ymm9
    vpslld ymm1, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm1
    vpslld ymm1, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm1
    dec rounds
    jnz 1b
.Lunder_way:
    mov rdx, [rsp+RUN]
    mov out, [rdx]
    mov in, [rdx+8]
    mov mac, [rdx+32]
    dec qword ptr [rsp+CHUNKS]
    jz .Llast
    vmovdqa [rsp+0], ymm14
    vmovdqa [rsp+32], ymm12
    vmovdqa [rsp+64], ymm6
    vmovdqa [rsp+96], ymm4
    vmovdqa [rsp+256], ymm9
    vmovdqa [rsp+288], ymm8
    vmovdqa [rsp+352], ymm0
    vmovdqa [rsp+384], ymm11
    vmovdqa [rsp+416], ymm10
    vmovdqa [rsp+448], ymm3
    vmovdqa [rsp+480], ymm2
    vmovdqa ymm3, ymm5

    /* A chunk and, half a chunk behind, the next */
    .p2align 5
.Ltwo:
    vpbroadcastd ymm14, [state+0]
    vpbroadcastd ymm12, [state+4]
    vpbroadcastd ymm11, [state+8]
    vpbroadcastd ymm10, [state+12]
    vpbroadcastd ymm9, [state+16]
    vpbroadcastd ymm8, [state+20]
    vpbroadcastd ymm6, [state+24]
    vpbroadcastd ymm5, [state+28]
    vpbroadcastd ymm4, [state+32]
    vpbroadcastd ymm2, [state+36]
    vpbroadcastd ymm1, [state+40]
    vpbroadcastd ymm0, [state+44]
    vmovdqa [rsp+512], ymm14
    vpbroadcastd ymm14, [rsp+ROW3+0]
    vmovdqa [rsp+544], ymm12
    vpbroadcastd ymm12, [rsp+ROW3+4]
    vmovdqa [rsp+576], ymm11
    vpbroadcastd ymm11, [rsp+ROW3+8]
    vmovdqa [rsp+608], ymm10
    vpbroadcastd ymm10, [rsp+ROW3+12]
    vpaddd ymm14, ymm14, [rip+.Llane]
    vmovdqa [rsp+960], ymm11
    vmovdqa [rsp+992], ymm10
    vmovdqa ymm10, ymm9
    vmovdqa ymm11, ymm2
    vmovdqa ymm9, ymm12
    vmovdqa ymm12, ymm8
    vmovdqa ymm8, ymm6
    vmovdqa ymm6, ymm4
    vmovdqa ymm4, ymm14
    vmovdqa ymm14, ymm1
    vmovdqa ymm2, [rsp+576]
    add dword ptr [rsp+ROW3], 8
    mov r14, [rsp+WITH_MAC]
    test r14, r14
    jz 12f
    .p2align 5
11:
    vpaddd ymm1, ymm15, [rsp+0]
    vmovdqa [rsp+864], ymm0
    add h0, [mac]
    vpaddd ymm0, ymm13, [rsp+32]
    adc h1, [mac+8]
    vmovdqa [rsp+832], ymm14
    vpxor ymm14, ymm1, [rsp+384]
    adc h2, 1
    vmovdqa [rsp+576], ymm2
    mov rdx, h0
    vpxor ymm2, ymm0, [rsp+416]
    mulx rbx, rax, [rsp+MULTIPLIER+0]
    vpshufb ymm14, ymm14, [rip+.Lrot16]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    mulx r13, r12, [rsp+MULTIPLIER+8]
    vmovdqa [rsp+800], ymm11
    add rax, [mac+16]
    vpaddd ymm11, ymm14, [rsp+256]
    adc r12, [mac+16+8]
    vmovdqa [rsp+928], ymm9
    vpaddd ymm9, ymm2, [rsp+288]
    adc r13, 1
    vpxor ymm15, ymm15, ymm11
    mov rdx, h1
    vpxor ymm13, ymm13, ymm9
    mulx h1, h0, [rsp+MULTIPLIER+0]
    vmovdqa [rsp+768], ymm6
    vpslld ymm6, ymm15, 12
    add r12, h0
    vpsrld ymm15, ymm15, 20
    adc r13, h1
    vpor ymm15, ymm15, ymm6
    mulx h1, h0, [rsp+MULTIPLIER+16]
    vpslld ymm6, ymm13, 12
    vpsrld ymm13, ymm13, 20
    add rax, h0
    vpor ymm13, ymm13, ymm6
    adc rbx, h1
    vpaddd ymm1, ymm1, ymm15
    mov rdx, h2
    vpaddd ymm0, ymm0, ymm13
    vpxor ymm14, ymm14, ymm1
    mulx h1, h0, [rsp+MULTIPLIER+16]
    vpxor ymm2, ymm2, ymm0
    add r12, h0
    vpaddd ymm6, ymm7, [rsp+64]
    adc r13, h1
    vmovdqa [rsp+32], ymm0
    vpxor ymm0, ymm6, [rsp+448]
    and rdx, 3
    vpshufb ymm0, ymm0, [rip+.Lrot16]
    imul rdx, [rsp+MULTIPLIER+0]
    vmovdqa [rsp+0], ymm1
    vpaddd ymm1, ymm0, [rsp+320]
    add r13, rdx
    vpxor ymm7, ymm7, ymm1
    mov rdx, h2
    vmovdqa [rsp+896], ymm4
    shr rdx, 2
    vpslld ymm4, ymm7, 12
    vpsrld ymm7, ymm7, 20
    mulx h1, h0, [rsp+MULTIPLIER+24]
    vpor ymm7, ymm7, ymm4
    add rax, h0
    vpaddd ymm6, ymm6, ymm7
    adc rbx, h1
    vpshufb ymm14, ymm14, [rip+.Lrot8]
    vpxor ymm0, ymm0, ymm6
    add r12, rbx
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    adc r13, 0
    vpaddd ymm11, ymm11, ymm14
    mov rdx, rax
    vpshufb ymm0, ymm0, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm2
    mulx h1, h0, [rsp+MULTIPLIER+0]
    vpaddd ymm4, ymm3, [rsp+96]
    mulx rbx, h2, [rsp+MULTIPLIER+8]
    vmovdqa [rsp+416], ymm2
    add h0, [mac+32]
    vpxor ymm2, ymm4, [rsp+480]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    adc h2, [mac+32+8]
    vmovdqa [rsp+64], ymm6
    adc rbx, 1
    vpaddd ymm6, ymm2, [rsp+352]
    mov rdx, r12
    vpxor ymm3, ymm3, ymm6
    vmovdqa [rsp+384], ymm14
    mulx r12, rax, [rsp+MULTIPLIER+0]
    vpslld ymm14, ymm3, 12
    add h2, rax
    vpsrld ymm3, ymm3, 20
    adc rbx, r12
    vpor ymm3, ymm3, ymm14
    vpaddd ymm4, ymm4, ymm3
    mulx r12, rax, [rsp+MULTIPLIER+16]
    vpxor ymm2, ymm2, ymm4
    add h0, rax
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    vpxor ymm15, ymm15, ymm11
    adc h1, r12
    vpaddd ymm1, ymm1, ymm0
    mov rdx, r13
    vpaddd ymm14, ymm10, [rsp+512]
    mulx r12, rax, [rsp+MULTIPLIER+16]
    vmovdqa [rsp+256], ymm11
    vpxor ymm11, ymm14, [rsp+896]
    add h2, rax
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    adc rbx, r12
    vmovdqa [rsp+448], ymm0
    and rdx, 3
    vpaddd ymm0, ymm11, [rsp+768]
    vpxor ymm10, ymm10, ymm0
    imul rdx, [rsp+MULTIPLIER+0]
    vmovdqa [rsp+96], ymm4
    add rbx, rdx
    vpslld ymm4, ymm10, 12
    mov rdx, r13
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm4
    shr rdx, 2
    vpaddd ymm14, ymm14, ymm10
    mulx r12, rax, [rsp+MULTIPLIER+24]
    vpxor ymm11, ymm11, ymm14
    add h0, rax
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpxor ymm13, ymm13, ymm9
    adc h1, r12
    vpaddd ymm6, ymm6, ymm2
    add h2, h1
    vpaddd ymm4, ymm12, [rsp+544]
    adc rbx, 0
    vmovdqa [rsp+512], ymm14
    vpxor ymm14, ymm4, [rsp+928]
    mov rdx, h0
    vpshufb ymm14, ymm14, [rip+.Lrot16]
    mulx r12, rax, [rsp+MULTIPLIER+0]
    vmovdqa [rsp+480], ymm2
    mulx h1, r13, [rsp+MULTIPLIER+8]
    vpaddd ymm2, ymm14, [rsp+800]
    vpxor ymm12, ymm12, ymm2
    add rax, [mac+48]
    vmovdqa [rsp+288], ymm9
    adc r13, [mac+48+8]
    vpslld ymm9, ymm12, 12
    vpsrld ymm12, ymm12, 20
    adc h1, 1
    vpor ymm12, ymm12, ymm9
    mov rdx, h2
    vpaddd ymm4, ymm4, ymm12
    mulx h2, h0, [rsp+MULTIPLIER+0]
    vpxor ymm14, ymm14, ymm4
    vpshufb ymm14, ymm14, [rip+.Lrot8]
    add r13, h0
    vpslld ymm9, ymm15, 7
    adc h1, h2
    vpsrld ymm15, ymm15, 25
    mulx h2, h0, [rsp+MULTIPLIER+16]
    vpor ymm15, ymm15, ymm9
    vpxor ymm7, ymm7, ymm1
    add rax, h0
    vpaddd ymm0, ymm0, ymm11
    adc r12, h2
    vpaddd ymm9, ymm8, [rsp+576]
    mov rdx, rbx
    vmovdqa [rsp+896], ymm11
    vpxor ymm11, ymm9, [rsp+960]
    mulx h2, h0, [rsp+MULTIPLIER+16]
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    add r13, h0
    vmovdqa [rsp+544], ymm4
    adc h1, h2
    vpaddd ymm4, ymm11, [rsp+832]
    vpxor ymm8, ymm8, ymm4
    and rdx, 3
    vmovdqa [rsp+320], ymm1
    imul rdx, [rsp+MULTIPLIER+0]
    vpslld ymm1, ymm8, 12
    add h1, rdx
    vpsrld ymm8, ymm8, 20
    vpor ymm8, ymm8, ymm1
    mov rdx, rbx
    vpaddd ymm9, ymm9, ymm8
    shr rdx, 2
    vpxor ymm11, ymm11, ymm9
    mulx h2, h0, [rsp+MULTIPLIER+24]
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpslld ymm1, ymm13, 7
    add rax, h0
    vpsrld ymm13, ymm13, 25
    adc r12, h2
    vpor ymm13, ymm13, ymm1
    vpxor ymm3, ymm3, ymm6
    add r13, r12
    vpaddd ymm2, ymm2, ymm14
    adc h1, 0
    vpaddd ymm1, ymm5, [rsp+608]
    mov rdx, rax
    vmovdqa [rsp+928], ymm14
    vpxor ymm14, ymm1, [rsp+992]
    mulx h2, h0, [rsp+MULTIPLIER+0]
    vpshufb ymm14, ymm14, [rip+.Lrot16]
    mulx r12, rbx, [rsp+MULTIPLIER+8]
    vmovdqa [rsp+576], ymm9
    add h0, [mac+64]
    vpaddd ymm9, ymm14, [rsp+864]
    vpxor ymm5, ymm5, ymm9
    adc rbx, [mac+64+8]
    vmovdqa [rsp+352], ymm6
    adc r12, 1
    vpslld ymm6, ymm5, 12
    mov rdx, r13
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm6
    mulx r13, rax, [rsp+MULTIPLIER+0]
    vpaddd ymm1, ymm1, ymm5
    add rbx, rax
    vpxor ymm14, ymm14, ymm1
    adc r12, r13
    vpshufb ymm14, ymm14, [rip+.Lrot8]
    vpslld ymm6, ymm7, 7
    mulx r13, rax, [rsp+MULTIPLIER+16]
    vpsrld ymm7, ymm7, 25
    add h0, rax
    vpor ymm7, ymm7, ymm6
    adc h2, r13
    vpxor ymm10, ymm10, ymm0
    vpaddd ymm4, ymm4, ymm11
    mov rdx, h1
    vpaddd ymm6, ymm15, [rsp+96]
    mulx r13, rax, [rsp+MULTIPLIER+16]
    vmovdqa [rsp+768], ymm0
    add rbx, rax
    vpxor ymm0, ymm6, [rsp+448]
    vpshufb ymm0, ymm0, [rip+.Lrot16]
    adc r12, r13
    vmovdqa [rsp+960], ymm11
    and rdx, 3
    vpaddd ymm11, ymm0, [rsp+288]
    vpxor ymm15, ymm15, ymm11
    imul rdx, [rsp+MULTIPLIER+0]
    vmovdqa [rsp+608], ymm1
    add r12, rdx
    vpslld ymm1, ymm15, 12
    mov rdx, h1
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm1
    shr rdx, 2
    vpaddd ymm6, ymm6, ymm15
    mulx r13, rax, [rsp+MULTIPLIER+24]
    vpxor ymm0, ymm0, ymm6
    add h0, rax
    vpshufb ymm0, ymm0, [rip+.Lrot8]
    vpslld ymm1, ymm3, 7
    adc h2, r13
    vpsrld ymm3, ymm3, 25
    add rbx, h2
    vpor ymm3, ymm3, ymm1
    adc r12, 0
    vpxor ymm12, ymm12, ymm2
    vpaddd ymm9, ymm9, ymm14
    mov rdx, h0
    vpaddd ymm1, ymm13, [rsp+0]
    mulx r13, rax, [rsp+MULTIPLIER+0]
    vmovdqa [rsp+96], ymm6
    mulx h2, h1, [rsp+MULTIPLIER+8]
    vpxor ymm6, ymm1, [rsp+480]
    vpshufb ymm6, ymm6, [rip+.Lrot16]
    add rax, [mac+80]
    vmovdqa [rsp+992], ymm14
    adc h1, [mac+80+8]
    vpaddd ymm14, ymm6, [rsp+320]
    adc h2, 1
    vpxor ymm13, ymm13, ymm14
    vmovdqa [rsp+800], ymm2
    mov rdx, rbx
    vpslld ymm2, ymm13, 12
    mulx rbx, h0, [rsp+MULTIPLIER+0]
    vpsrld ymm13, ymm13, 20
    add h1, h0
    vpor ymm13, ymm13, ymm2
    vpaddd ymm1, ymm1, ymm13
    adc h2, rbx
    vpxor ymm6, ymm6, ymm1
    mulx rbx, h0, [rsp+MULTIPLIER+16]
    vpshufb ymm6, ymm6, [rip+.Lrot8]
    add rax, h0
    vpslld ymm2, ymm10, 7
    vpsrld ymm10, ymm10, 25
    adc r13, rbx
    vpor ymm10, ymm10, ymm2
    mov rdx, r12
    vpxor ymm8, ymm8, ymm4
    vpaddd ymm11, ymm11, ymm0
    mulx rbx, h0, [rsp+MULTIPLIER+16]
    vpaddd ymm2, ymm7, [rsp+32]
    add h1, h0
    vmovdqa [rsp+448], ymm0
    adc h2, rbx
    vpxor ymm0, ymm2, [rsp+384]
    vpshufb ymm0, ymm0, [rip+.Lrot16]
    and rdx, 3
    vmovdqa [rsp+0], ymm1
    imul rdx, [rsp+MULTIPLIER+0]
    vpaddd ymm1, ymm0, [rsp+352]
    add h2, rdx
    vpxor ymm7, ymm7, ymm1
    vmovdqa [rsp+832], ymm4
    mov rdx, r12
    vpslld ymm4, ymm7, 12
    shr rdx, 2
    vpsrld ymm7, ymm7, 20
    mulx rbx, h0, [rsp+MULTIPLIER+24]
    vpor ymm7, ymm7, ymm4
    vpaddd ymm2, ymm2, ymm7
    add rax, h0
    vpxor ymm0, ymm0, ymm2
    adc r13, rbx
    vpshufb ymm0, ymm0, [rip+.Lrot8]
    add h1, r13
    vpslld ymm4, ymm12, 7
    vpsrld ymm12, ymm12, 25
    adc h2, 0
    vpor ymm12, ymm12, ymm4
    mov rdx, rax
    vpxor ymm5, ymm5, ymm9
    mulx rbx, h0, [rsp+MULTIPLIER+0]
    vpaddd ymm14, ymm14, ymm6
    vpaddd ymm4, ymm3, [rsp+64]
    mulx r13, r12, [rsp+MULTIPLIER+8]
    vmovdqa [rsp+480], ymm6
    add h0, [mac+96]
    vpxor ymm6, ymm4, [rsp+416]
    adc r12, [mac+96+8]
    vpshufb ymm6, ymm6, [rip+.Lrot16]
    vmovdqa [rsp+32], ymm2
    adc r13, 1
    vpaddd ymm2, ymm6, [rsp+256]
    mov rdx, h1
    vpxor ymm3, ymm3, ymm2
    vmovdqa [rsp+864], ymm9
    mulx h1, rax, [rsp+MULTIPLIER+0]
    vpslld ymm9, ymm3, 12
    add r12, rax
    vpsrld ymm3, ymm3, 20
    adc r13, h1
    vpor ymm3, ymm3, ymm9
    vpaddd ymm4, ymm4, ymm3
    mulx h1, rax, [rsp+MULTIPLIER+16]
    vpxor ymm6, ymm6, ymm4
    add h0, rax
    vpshufb ymm6, ymm6, [rip+.Lrot8]
    adc rbx, h1
    vpslld ymm9, ymm8, 7
    vpsrld ymm8, ymm8, 25
    mov rdx, h2
    vpor ymm8, ymm8, ymm9
    mulx h1, rax, [rsp+MULTIPLIER+16]
    vpxor ymm15, ymm15, ymm11
    add r12, rax
    vpaddd ymm1, ymm1, ymm0
    vpaddd ymm9, ymm10, [rsp+608]
    adc r13, h1
    vmovdqa [rsp+64], ymm4
    and rdx, 3
    vpxor ymm4, ymm9, [rsp+960]
    imul rdx, [rsp+MULTIPLIER+0]
    vpshufb ymm4, ymm4, [rip+.Lrot16]
    vmovdqa [rsp+288], ymm11
    add r13, rdx
    vpaddd ymm11, ymm4, [rsp+800]
    mov rdx, h2
    vpxor ymm10, ymm10, ymm11
    shr rdx, 2
    vmovdqa [rsp+384], ymm0
    vpslld ymm0, ymm10, 12
    mulx h1, rax, [rsp+MULTIPLIER+24]
    vpsrld ymm10, ymm10, 20
    add h0, rax
    vpor ymm10, ymm10, ymm0
    adc rbx, h1
    vpaddd ymm9, ymm9, ymm10
    vpxor ymm4, ymm4, ymm9
    add r12, rbx
    vpshufb ymm4, ymm4, [rip+.Lrot8]
    adc r13, 0
    vpslld ymm0, ymm5, 7
    vpsrld ymm5, ymm5, 25
    mov rdx, h0
    vpor ymm5, ymm5, ymm0
    mulx h1, rax, [rsp+MULTIPLIER+0]
    vpxor ymm13, ymm13, ymm14
    mulx rbx, h2, [rsp+MULTIPLIER+8]
    vpaddd ymm2, ymm2, ymm6
    vpaddd ymm0, ymm12, [rsp+512]
    add rax, [mac+112]
    vmovdqa [rsp+608], ymm9
    adc h2, [mac+112+8]
    vpxor ymm9, ymm0, [rsp+992]
    adc rbx, 1
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vmovdqa [rsp+320], ymm14
    mov rdx, r12
    vpaddd ymm14, ymm9, [rsp+832]
    mulx r12, h0, [rsp+MULTIPLIER+0]
    vpxor ymm12, ymm12, ymm14
    add h2, h0
    vmovdqa [rsp+416], ymm6
    vpslld ymm6, ymm12, 12
    adc rbx, r12
    vpsrld ymm12, ymm12, 20
    mulx r12, h0, [rsp+MULTIPLIER+16]
    vpor ymm12, ymm12, ymm6
    add rax, h0
    vpaddd ymm0, ymm0, ymm12
    vpxor ymm9, ymm9, ymm0
    adc h1, r12
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    mov rdx, r13
    vpslld ymm6, ymm15, 7
    mulx r12, h0, [rsp+MULTIPLIER+16]
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm6
    add h2, h0
    vpxor ymm7, ymm7, ymm1
    adc rbx, r12
    vpaddd ymm11, ymm11, ymm4
    and rdx, 3
    vpaddd ymm6, ymm8, [rsp+544]
    vmovdqa [rsp+960], ymm4
    imul rdx, [rsp+MULTIPLIER+0]
    vpxor ymm4, ymm6, [rsp+896]
    add rbx, rdx
    vpshufb ymm4, ymm4, [rip+.Lrot16]
    vmovdqa [rsp+512], ymm0
    mov rdx, r13
    vpaddd ymm0, ymm4, [rsp+864]
    shr rdx, 2
    vpxor ymm8, ymm8, ymm0
    mulx r12, h0, [rsp+MULTIPLIER+24]
    vmovdqa [rsp+352], ymm1
    vpslld ymm1, ymm8, 12
    add rax, h0
    vpsrld ymm8, ymm8, 20
    adc h1, r12
    vpor ymm8, ymm8, ymm1
    add h2, h1
    vpaddd ymm6, ymm6, ymm8
    vpxor ymm4, ymm4, ymm6
    adc rbx, 0
    vpshufb ymm4, ymm4, [rip+.Lrot8]
    mov rdx, rax
    vpslld ymm1, ymm13, 7
    mulx r12, h0, [rsp+MULTIPLIER+0]
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm1
    mulx h1, r13, [rsp+MULTIPLIER+8]
    vpxor ymm3, ymm3, ymm2
    mov rdx, h2
    vpaddd ymm14, ymm14, ymm9
    mulx h2, rax, [rsp+MULTIPLIER+0]
    vpaddd ymm1, ymm5, [rsp+576]
    vmovdqa [rsp+992], ymm9
    add r13, rax
    vpxor ymm9, ymm1, [rsp+928]
    adc h1, h2
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    mulx h2, rax, [rsp+MULTIPLIER+16]
    vmovdqa [rsp+544], ymm6
    vpaddd ymm6, ymm9, [rsp+768]
    add h0, rax
    vpxor ymm5, ymm5, ymm6
    adc r12, h2
    vmovdqa [rsp+256], ymm2
    mov rdx, rbx
    vpslld ymm2, ymm5, 12
    vpsrld ymm5, ymm5, 20
    mulx h2, rax, [rsp+MULTIPLIER+16]
    vpor ymm5, ymm5, ymm2
    add r13, rax
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm9, ymm9, ymm1
    adc h1, h2
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    and rdx, 3
    vpslld ymm2, ymm7, 7
    imul rdx, [rsp+MULTIPLIER+0]
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm2
    add h1, rdx
    vpxor ymm10, ymm10, ymm11
    mov rdx, rbx
    vpaddd ymm0, ymm0, ymm4
    shr rdx, 2
    vpslld ymm2, ymm3, 7
    vpsrld ymm3, ymm3, 25
    mulx h2, rax, [rsp+MULTIPLIER+24]
    vpor ymm3, ymm3, ymm2
    add h0, rax
    vpxor ymm12, ymm12, ymm14
    adc r12, h2
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm2, ymm10, 7
    add r13, r12
    vpsrld ymm10, ymm10, 25
    adc h1, 0
    vpor ymm10, ymm10, ymm2
    mov rdx, h1
    vpxor ymm8, ymm8, ymm0
    vpslld ymm2, ymm12, 7
    shr rdx, 2
    vpsrld ymm12, ymm12, 25
    lea rdx, [rdx+rdx*4]
    vpor ymm12, ymm12, ymm2
    and h1, 3
    vpxor ymm5, ymm5, ymm6
    vpslld ymm2, ymm8, 7
    add h0, rdx
    vpsrld ymm8, ymm8, 25
    adc r13, 0
    vpor ymm8, ymm8, ymm2
    adc h1, 0
    vpslld ymm2, ymm5, 7
    vpsrld ymm5, ymm5, 25
    mov h2, h1
    vpor ymm5, ymm5, ymm2
    mov h1, r13
    vmovdqa ymm2, ymm1
    add mac, 128
    dec rounds
    jnz 11b
12:
    mov r14, [rsp+TOGETHER]
    sub r14, [rsp+WITH_MAC]
    jz 14f
    .p2align 5
13:
    vpaddd ymm1, ymm15, [rsp+0]
    vmovdqa [rsp+864], ymm0
    vpaddd ymm0, ymm13, [rsp+32]
    vmovdqa [rsp+832], ymm14
    vpxor ymm14, ymm1, [rsp+384]
    vmovdqa [rsp+576], ymm2
    vpxor ymm2, ymm0, [rsp+416]
    vpshufb ymm14, ymm14, [rip+.Lrot16]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vmovdqa [rsp+800], ymm11
    vpaddd ymm11, ymm14, [rsp+256]
    vmovdqa [rsp+928], ymm9
    vpaddd ymm9, ymm2, [rsp+288]
    vpxor ymm15, ymm15, ymm11
    vpxor ymm13, ymm13, ymm9
    vmovdqa [rsp+768], ymm6
    vpslld ymm6, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm6
    vpslld ymm6, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm6
    vpaddd ymm1, ymm1, ymm15
    vpaddd ymm0, ymm0, ymm13
    vpxor ymm14, ymm14, ymm1
    vpxor ymm2, ymm2, ymm0
    vpaddd ymm6, ymm7, [rsp+64]
    vmovdqa [rsp+32], ymm0
    vpxor ymm0, ymm6, [rsp+448]
    vpshufb ymm0, ymm0, [rip+.Lrot16]
    vmovdqa [rsp+0], ymm1
    vpaddd ymm1, ymm0, [rsp+320]
    vpxor ymm7, ymm7, ymm1
    vmovdqa [rsp+896], ymm4
    vpslld ymm4, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm4
    vpaddd ymm6, ymm6, ymm7
    vpshufb ymm14, ymm14, [rip+.Lrot8]
    vpxor ymm0, ymm0, ymm6
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    vpaddd ymm11, ymm11, ymm14
    vpshufb ymm0, ymm0, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm2
    vpaddd ymm4, ymm3, [rsp+96]
    vmovdqa [rsp+416], ymm2
    vpxor ymm2, ymm4, [rsp+480]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vmovdqa [rsp+64], ymm6
    vpaddd ymm6, ymm2, [rsp+352]
    vpxor ymm3, ymm3, ymm6
    vmovdqa [rsp+384], ymm14
    vpslld ymm14, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm14
    vpaddd ymm4, ymm4, ymm3
    vpxor ymm2, ymm2, ymm4
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    vpxor ymm15, ymm15, ymm11
    vpaddd ymm1, ymm1, ymm0
    vpaddd ymm14, ymm10, [rsp+512]
    vmovdqa [rsp+256], ymm11
    vpxor ymm11, ymm14, [rsp+896]
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vmovdqa [rsp+448], ymm0
    vpaddd ymm0, ymm11, [rsp+768]
    vpxor ymm10, ymm10, ymm0
    vmovdqa [rsp+96], ymm4
    vpslld ymm4, ymm10, 12
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm4
    vpaddd ymm14, ymm14, ymm10
    vpxor ymm11, ymm11, ymm14
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpxor ymm13, ymm13, ymm9
    vpaddd ymm6, ymm6, ymm2
    vpaddd ymm4, ymm12, [rsp+544]
    vmovdqa [rsp+512], ymm14
    vpxor ymm14, ymm4, [rsp+928]
    vpshufb ymm14, ymm14, [rip+.Lrot16]
    vmovdqa [rsp+480], ymm2
    vpaddd ymm2, ymm14, [rsp+800]
    vpxor ymm12, ymm12, ymm2
    vmovdqa [rsp+288], ymm9
    vpslld ymm9, ymm12, 12
    vpsrld ymm12, ymm12, 20
    vpor ymm12, ymm12, ymm9
    vpaddd ymm4, ymm4, ymm12
    vpxor ymm14, ymm14, ymm4
    vpshufb ymm14, ymm14, [rip+.Lrot8]
    vpslld ymm9, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm9
    vpxor ymm7, ymm7, ymm1
    vpaddd ymm0, ymm0, ymm11
    vpaddd ymm9, ymm8, [rsp+576]
    vmovdqa [rsp+896], ymm11
    vpxor ymm11, ymm9, [rsp+960]
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vmovdqa [rsp+544], ymm4
    vpaddd ymm4, ymm11, [rsp+832]
    vpxor ymm8, ymm8, ymm4
    vmovdqa [rsp+320], ymm1
    vpslld ymm1, ymm8, 12
    vpsrld ymm8, ymm8, 20
    vpor ymm8, ymm8, ymm1
    vpaddd ymm9, ymm9, ymm8
    vpxor ymm11, ymm11, ymm9
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpslld ymm1, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm1
    vpxor ymm3, ymm3, ymm6
    vpaddd ymm2, ymm2, ymm14
    vpaddd ymm1, ymm5, [rsp+608]
    vmovdqa [rsp+928], ymm14
    vpxor ymm14, ymm1, [rsp+992]
    vpshufb ymm14, ymm14, [rip+.Lrot16]
    vmovdqa [rsp+576], ymm9
    vpaddd ymm9, ymm14, [rsp+864]
    vpxor ymm5, ymm5, ymm9
    vmovdqa [rsp+352], ymm6
    vpslld ymm6, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm6
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm14, ymm14, ymm1
    vpshufb ymm14, ymm14, [rip+.Lrot8]
    vpslld ymm6, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm6
    vpxor ymm10, ymm10, ymm0
    vpaddd ymm4, ymm4, ymm11
    vpaddd ymm6, ymm15, [rsp+96]
    vmovdqa [rsp+768], ymm0
    vpxor ymm0, ymm6, [rsp+448]
    vpshufb ymm0, ymm0, [rip+.Lrot16]
    vmovdqa [rsp+960], ymm11
    vpaddd ymm11, ymm0, [rsp+288]
    vpxor ymm15, ymm15, ymm11
    vmovdqa [rsp+608], ymm1
    vpslld ymm1, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm1
    vpaddd ymm6, ymm6, ymm15
    vpxor ymm0, ymm0, ymm6
    vpshufb ymm0, ymm0, [rip+.Lrot8]
    vpslld ymm1, ymm3, 7
    vpsrld ymm3, ymm3, 25
    vpor ymm3, ymm3, ymm1
    vpxor ymm12, ymm12, ymm2
    vpaddd ymm9, ymm9, ymm14
    vpaddd ymm1, ymm13, [rsp+0]
    vmovdqa [rsp+96], ymm6
    vpxor ymm6, ymm1, [rsp+480]
    vpshufb ymm6, ymm6, [rip+.Lrot16]
    vmovdqa [rsp+992], ymm14
    vpaddd ymm14, ymm6, [rsp+320]
    vpxor ymm13, ymm13, ymm14
    vmovdqa [rsp+800], ymm2
    vpslld ymm2, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm2
    vpaddd ymm1, ymm1, ymm13
    vpxor ymm6, ymm6, ymm1
    vpshufb ymm6, ymm6, [rip+.Lrot8]
    vpslld ymm2, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm2
    vpxor ymm8, ymm8, ymm4
    vpaddd ymm11, ymm11, ymm0
    vpaddd ymm2, ymm7, [rsp+32]
    vmovdqa [rsp+448], ymm0
    vpxor ymm0, ymm2, [rsp+384]
    vpshufb ymm0, ymm0, [rip+.Lrot16]
    vmovdqa [rsp+0], ymm1
    vpaddd ymm1, ymm0, [rsp+352]
    vpxor ymm7, ymm7, ymm1
    vmovdqa [rsp+832], ymm4
    vpslld ymm4, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm4
    vpaddd ymm2, ymm2, ymm7
    vpxor ymm0, ymm0, ymm2
    vpshufb ymm0, ymm0, [rip+.Lrot8]
    vpslld ymm4, ymm12, 7
    vpsrld ymm12, ymm12, 25
    vpor ymm12, ymm12, ymm4
    vpxor ymm5, ymm5, ymm9
    vpaddd ymm14, ymm14, ymm6
    vpaddd ymm4, ymm3, [rsp+64]
    vmovdqa [rsp+480], ymm6
    vpxor ymm6, ymm4, [rsp+416]
    vpshufb ymm6, ymm6, [rip+.Lrot16]
    vmovdqa [rsp+32], ymm2
    vpaddd ymm2, ymm6, [rsp+256]
    vpxor ymm3, ymm3, ymm2
    vmovdqa [rsp+864], ymm9
    vpslld ymm9, ymm3, 12
    vpsrld ymm3, ymm3, 20
    vpor ymm3, ymm3, ymm9
    vpaddd ymm4, ymm4, ymm3
    vpxor ymm6, ymm6, ymm4
    vpshufb ymm6, ymm6, [rip+.Lrot8]
    vpslld ymm9, ymm8, 7
    vpsrld ymm8, ymm8, 25
    vpor ymm8, ymm8, ymm9
    vpxor ymm15, ymm15, ymm11
    vpaddd ymm1, ymm1, ymm0
    vpaddd ymm9, ymm10, [rsp+608]
    vmovdqa [rsp+64], ymm4
    vpxor ymm4, ymm9, [rsp+960]
    vpshufb ymm4, ymm4, [rip+.Lrot16]
    vmovdqa [rsp+288], ymm11
    vpaddd ymm11, ymm4, [rsp+800]
    vpxor ymm10, ymm10, ymm11
    vmovdqa [rsp+384], ymm0
    vpslld ymm0, ymm10, 12
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm0
    vpaddd ymm9, ymm9, ymm10
    vpxor ymm4, ymm4, ymm9
    vpshufb ymm4, ymm4, [rip+.Lrot8]
    vpslld ymm0, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm0
    vpxor ymm13, ymm13, ymm14
    vpaddd ymm2, ymm2, ymm6
    vpaddd ymm0, ymm12, [rsp+512]
    vmovdqa [rsp+608], ymm9
    vpxor ymm9, ymm0, [rsp+992]
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vmovdqa [rsp+320], ymm14
    vpaddd ymm14, ymm9, [rsp+832]
    vpxor ymm12, ymm12, ymm14
    vmovdqa [rsp+416], ymm6
    vpslld ymm6, ymm12, 12
    vpsrld ymm12, ymm12, 20
    vpor ymm12, ymm12, ymm6
    vpaddd ymm0, ymm0, ymm12
    vpxor ymm9, ymm9, ymm0
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    vpslld ymm6, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm6
    vpxor ymm7, ymm7, ymm1
    vpaddd ymm11, ymm11, ymm4
    vpaddd ymm6, ymm8, [rsp+544]
    vmovdqa [rsp+960], ymm4
    vpxor ymm4, ymm6, [rsp+896]
    vpshufb ymm4, ymm4, [rip+.Lrot16]
    vmovdqa [rsp+512], ymm0
    vpaddd ymm0, ymm4, [rsp+864]
    vpxor ymm8, ymm8, ymm0
    vmovdqa [rsp+352], ymm1
    vpslld ymm1, ymm8, 12
    vpsrld ymm8, ymm8, 20
    vpor ymm8, ymm8, ymm1
    vpaddd ymm6, ymm6, ymm8
    vpxor ymm4, ymm4, ymm6
    vpshufb ymm4, ymm4, [rip+.Lrot8]
    vpslld ymm1, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm1
    vpxor ymm3, ymm3, ymm2
    vpaddd ymm14, ymm14, ymm9
    vpaddd ymm1, ymm5, [rsp+576]
    vmovdqa [rsp+992], ymm9
    vpxor ymm9, ymm1, [rsp+928]
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vmovdqa [rsp+544], ymm6
    vpaddd ymm6, ymm9, [rsp+768]
    vpxor ymm5, ymm5, ymm6
    vmovdqa [rsp+256], ymm2
    vpslld ymm2, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm2
    vpaddd ymm1, ymm1, ymm5
    vpxor ymm9, ymm9, ymm1
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    vpslld ymm2, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm2
    vpxor ymm10, ymm10, ymm11
    vpaddd ymm0, ymm0, ymm4
    vpslld ymm2, ymm3, 7
    vpsrld ymm3, ymm3, 25
    vpor ymm3, ymm3, ymm2
    vpxor ymm12, ymm12, ymm14
    vpaddd ymm6, ymm6, ymm9
    vpslld ymm2, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm2
    vpxor ymm8, ymm8, ymm0
    vpslld ymm2, ymm12, 7
    vpsrld ymm12, ymm12, 25
    vpor ymm12, ymm12, ymm2
    vpxor ymm5, ymm5, ymm6
    vpslld ymm2, ymm8, 7
    vpsrld ymm8, ymm8, 25
    vpor ymm8, ymm8, ymm2
    vpslld ymm2, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm2
    vmovdqa ymm2, ymm1
    dec rounds
    jnz 13b
14:
    vpbroadcastd ymm1, [state+0]
    vpaddd ymm1, ymm1, [rsp+0]
    vmovdqa [rsp+576], ymm2
    vpbroadcastd ymm2, [state+4]
    vpaddd ymm2, ymm2, [rsp+32]
    vmovdqa [rsp+768], ymm6
    vpbroadcastd ymm6, [state+8]
    vpaddd ymm6, ymm6, [rsp+64]
    vmovdqa [rsp+800], ymm11
    vpbroadcastd ymm11, [state+12]
    vpaddd ymm11, ymm11, [rsp+96]
    vmovdqa [rsp+832], ymm14
    vpbroadcastd ymm14, [state+16]
    vpaddd ymm15, ymm15, ymm14
    vpbroadcastd ymm14, [state+20]
    vpaddd ymm13, ymm13, ymm14
    vpbroadcastd ymm14, [state+24]
    vpaddd ymm7, ymm7, ymm14
    vpbroadcastd ymm14, [state+28]
    vpaddd ymm3, ymm3, ymm14
    vpunpckldq ymm14, ymm1, ymm2
    vpunpckhdq ymm2, ymm1, ymm2
    vpunpckldq ymm1, ymm6, ymm11
    vpunpckhdq ymm11, ymm6, ymm11
    vpunpckldq ymm6, ymm15, ymm13
    vpunpckhdq ymm13, ymm15, ymm13
    vpunpckldq ymm15, ymm7, ymm3
    vpunpckhdq ymm3, ymm7, ymm3
    vpunpcklqdq ymm7, ymm14, ymm1
    vpunpckhqdq ymm1, ymm14, ymm1
    vpunpcklqdq ymm14, ymm2, ymm11
    vpunpckhqdq ymm11, ymm2, ymm11
    vpunpcklqdq ymm2, ymm6, ymm15
    vpunpckhqdq ymm15, ymm6, ymm15
    vpunpcklqdq ymm6, ymm13, ymm3
    vpunpckhqdq ymm3, ymm13, ymm3
    vperm2i128 ymm13, ymm7, ymm2, 32
    vperm2i128 ymm2, ymm7, ymm2, 49
    vperm2i128 ymm7, ymm1, ymm15, 32
    vperm2i128 ymm15, ymm1, ymm15, 49
    vperm2i128 ymm1, ymm14, ymm6, 32
    vperm2i128 ymm6, ymm14, ymm6, 49
    vperm2i128 ymm14, ymm11, ymm3, 32
    vperm2i128 ymm3, ymm11, ymm3, 49
    vpxor ymm13, ymm13, [in+0]
    vmovdqu [out+0], ymm13
    vpxor ymm7, ymm7, [in+64]
    vmovdqu [out+64], ymm7
    vpxor ymm1, ymm1, [in+128]
    vmovdqu [out+128], ymm1
    vpxor ymm14, ymm14, [in+192]
    vmovdqu [out+192], ymm14
    vpxor ymm2, ymm2, [in+256]
    vmovdqu [out+256], ymm2
    vpxor ymm15, ymm15, [in+320]
    vmovdqu [out+320], ymm15
    vpxor ymm6, ymm6, [in+384]
    vmovdqu [out+384], ymm6
    vpxor ymm3, ymm3, [in+448]
    vmovdqu [out+448], ymm3
    vpbroadcastd ymm3, [state+32]
    vpaddd ymm3, ymm3, [rsp+256]
    vpbroadcastd ymm6, [state+36]
    vpaddd ymm6, ymm6, [rsp+288]
    vpbroadcastd ymm15, [state+40]
    vpaddd ymm15, ymm15, [rsp+320]
    vpbroadcastd ymm2, [state+44]
    vpaddd ymm2, ymm2, [rsp+352]
    vpbroadcastd ymm14, [rsp+ROW3+0]
    vpaddd ymm14, ymm14, [rsp+384]
    vpaddd ymm14, ymm14, [rip+.Llane_past2]
    vpbroadcastd ymm1, [rsp+ROW3+4]
    vpaddd ymm1, ymm1, [rsp+416]
    vpbroadcastd ymm7, [rsp+ROW3+8]
    vpaddd ymm7, ymm7, [rsp+448]
    vpbroadcastd ymm13, [rsp+ROW3+12]
    vpaddd ymm13, ymm13, [rsp+480]
    vpunpckldq ymm11, ymm3, ymm6
    vpunpckhdq ymm6, ymm3, ymm6
    vpunpckldq ymm3, ymm15, ymm2
    vpunpckhdq ymm2, ymm15, ymm2
    vpunpckldq ymm15, ymm14, ymm1
    vpunpckhdq ymm1, ymm14, ymm1
    vpunpckldq ymm14, ymm7, ymm13
    vpunpckhdq ymm13, ymm7, ymm13
    vpunpcklqdq ymm7, ymm11, ymm3
    vpunpckhqdq ymm3, ymm11, ymm3
    vpunpcklqdq ymm11, ymm6, ymm2
    vpunpckhqdq ymm2, ymm6, ymm2
    vpunpcklqdq ymm6, ymm15, ymm14
    vpunpckhqdq ymm14, ymm15, ymm14
    vpunpcklqdq ymm15, ymm1, ymm13
    vpunpckhqdq ymm13, ymm1, ymm13
    vperm2i128 ymm1, ymm7, ymm6, 32
    vperm2i128 ymm6, ymm7, ymm6, 49
    vperm2i128 ymm7, ymm3, ymm14, 32
    vperm2i128 ymm14, ymm3, ymm14, 49
    vperm2i128 ymm3, ymm11, ymm15, 32
    vperm2i128 ymm15, ymm11, ymm15, 49
    vperm2i128 ymm11, ymm2, ymm13, 32
    vperm2i128 ymm13, ymm2, ymm13, 49
    vpxor ymm1, ymm1, [in+32]
    vmovdqu [out+32], ymm1
    vpxor ymm7, ymm7, [in+96]
    vmovdqu [out+96], ymm7
    vpxor ymm3, ymm3, [in+160]
    vmovdqu [out+160], ymm3
    vpxor ymm11, ymm11, [in+224]
    vmovdqu [out+224], ymm11
    vpxor ymm6, ymm6, [in+288]
    vmovdqu [out+288], ymm6
    vpxor ymm14, ymm14, [in+352]
    vmovdqu [out+352], ymm14
    vpxor ymm15, ymm15, [in+416]
    vmovdqu [out+416], ymm15
    vpxor ymm13, ymm13, [in+480]
    vmovdqu [out+480], ymm13
    vmovdqa ymm13, [rsp+512]
    vmovdqa [rsp+0], ymm13
    vmovdqa ymm13, [rsp+544]
    vmovdqa [rsp+32], ymm13
    vmovdqa ymm13, [rsp+576]
    vmovdqa [rsp+64], ymm13
    vmovdqa ymm13, [rsp+608]
    vmovdqa [rsp+96], ymm13
    vmovdqa ymm13, [rsp+768]
    vmovdqa [rsp+256], ymm13
    vmovdqa ymm13, [rsp+800]
    vmovdqa [rsp+288], ymm13
    vmovdqa ymm13, [rsp+832]
    vmovdqa [rsp+320], ymm13
    vmovdqa ymm13, [rsp+960]
    vmovdqa [rsp+448], ymm13
    vmovdqa ymm13, [rsp+992]
    vmovdqa [rsp+480], ymm13
    vmovdqa [rsp+352], ymm0
    vmovdqa [rsp+384], ymm4
    vmovdqa [rsp+416], ymm9
    vmovdqa ymm15, ymm10
    vmovdqa ymm13, ymm12
    vmovdqa ymm7, ymm8
    vmovdqa ymm3, ymm5
    mov rax, [rsp+LATER]
    mov edx, 4
    cmp rax, rdx
    cmova rax, rdx
    mov [rsp+WITH_MAC], rax
    sub [rsp+LATER], rax
    add out, 512
    add in, 512
    dec qword ptr [rsp+CHUNKS]
    jnz .Ltwo

    /* The second half of the last */
    vmovdqa ymm5, ymm3
    vmovdqa ymm14, [rsp+0]
    vmovdqa ymm12, [rsp+32]
    vmovdqa ymm6, [rsp+64]
    vmovdqa ymm4, [rsp+96]
    vmovdqa ymm9, [rsp+256]
    vmovdqa ymm8, [rsp+288]
    vmovdqa ymm0, [rsp+352]
    vmovdqa ymm11, [rsp+384]
    vmovdqa ymm10, [rsp+416]
    vmovdqa ymm3, [rsp+448]
    vmovdqa ymm2, [rsp+480]
.Llast:
    mov r14, [rsp+WITH_MAC]
    test r14, r14
    jz 22f
    .p2align 5
21:
    vpaddd ymm14, ymm14, ymm15
    add h0, [mac]
    vpaddd ymm12, ymm12, ymm13
    adc h1, [mac+8]
    adc h2, 1
    vpxor ymm11, ymm11, ymm14
    mov rdx, h0
    mulx rbx, rax, [rsp+MULTIPLIER+0]
    vpxor ymm10, ymm10, ymm12
    mulx r13, r12, [rsp+MULTIPLIER+8]
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    add rax, [mac+16]
    adc r12, [mac+16+8]
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    adc r13, 1
    mov rdx, h1
    vpaddd ymm9, ymm9, ymm11
    mulx h1, h0, [rsp+MULTIPLIER+0]
    add r12, h0
    vpaddd ymm8, ymm8, ymm10
    adc r13, h1
    vpxor ymm15, ymm15, ymm9
    mulx h1, h0, [rsp+MULTIPLIER+16]
    add rax, h0
    vpxor ymm13, ymm13, ymm8
    adc rbx, h1
    mov rdx, h2
    vpslld ymm1, ymm15, 12
    mulx h1, h0, [rsp+MULTIPLIER+16]
    add r12, h0
    vpsrld ymm15, ymm15, 20
    adc r13, h1
    vpor ymm15, ymm15, ymm1
    and rdx, 3
    imul rdx, [rsp+MULTIPLIER+0]
    vpslld ymm1, ymm13, 12
    add r13, rdx
    mov rdx, h2
    vpsrld ymm13, ymm13, 20
    shr rdx, 2
    mulx h1, h0, [rsp+MULTIPLIER+24]
    vpor ymm13, ymm13, ymm1
    add rax, h0
    vpaddd ymm14, ymm14, ymm15
    adc rbx, h1
    add r12, rbx
    vpaddd ymm12, ymm12, ymm13
    adc r13, 0
    mov rdx, rax
    vpxor ymm11, ymm11, ymm14
    mulx h1, h0, [rsp+MULTIPLIER+0]
    mulx rbx, h2, [rsp+MULTIPLIER+8]
    vpxor ymm10, ymm10, ymm12
    add h0, [mac+32]
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    adc h2, [mac+32+8]
    adc rbx, 1
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    mov rdx, r12
    mulx r12, rax, [rsp+MULTIPLIER+0]
    vpaddd ymm9, ymm9, ymm11
    add h2, rax
    vpaddd ymm8, ymm8, ymm10
    adc rbx, r12
    mulx r12, rax, [rsp+MULTIPLIER+16]
    vpxor ymm15, ymm15, ymm9
    add h0, rax
    adc h1, r12
    vpxor ymm13, ymm13, ymm8
    mov rdx, r13
    mulx r12, rax, [rsp+MULTIPLIER+16]
    vpslld ymm1, ymm15, 7
    add h2, rax
    vpsrld ymm15, ymm15, 25
    adc rbx, r12
    and rdx, 3
    vpor ymm15, ymm15, ymm1
    imul rdx, [rsp+MULTIPLIER+0]
    add rbx, rdx
    vpslld ymm1, ymm13, 7
    mov rdx, r13
    shr rdx, 2
    vpsrld ymm13, ymm13, 25
    mulx r12, rax, [rsp+MULTIPLIER+24]
    vpor ymm13, ymm13, ymm1
    add h0, rax
    adc h1, r12
    vpaddd ymm6, ymm6, ymm7
    add h2, h1
    adc rbx, 0
    vpaddd ymm4, ymm4, ymm5
    mov rdx, h0
    mulx r12, rax, [rsp+MULTIPLIER+0]
    vpxor ymm3, ymm3, ymm6
    mulx h1, r13, [rsp+MULTIPLIER+8]
    vpxor ymm2, ymm2, ymm4
    add rax, [mac+48]
    adc r13, [mac+48+8]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    adc h1, 1
    mov rdx, h2
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    mulx h2, h0, [rsp+MULTIPLIER+0]
    add r13, h0
    vpaddd ymm1, ymm3, [rsp+320]
    adc h1, h2
    vpaddd ymm0, ymm0, ymm2
    mulx h2, h0, [rsp+MULTIPLIER+16]
    add rax, h0
    vpxor ymm7, ymm7, ymm1
    adc r12, h2
    mov rdx, rbx
    vpxor ymm5, ymm5, ymm0
    mulx h2, h0, [rsp+MULTIPLIER+16]
    add r13, h0
    vmovdqa [rsp+256], ymm9
    adc h1, h2
    vpslld ymm9, ymm7, 12
    and rdx, 3
    imul rdx, [rsp+MULTIPLIER+0]
    vpsrld ymm7, ymm7, 20
    add h1, rdx
    mov rdx, rbx
    vpor ymm7, ymm7, ymm9
    shr rdx, 2
    vpslld ymm9, ymm5, 12
    mulx h2, h0, [rsp+MULTIPLIER+24]
    add rax, h0
    vpsrld ymm5, ymm5, 20
    adc r12, h2
    add r13, r12
    vpor ymm5, ymm5, ymm9
    adc h1, 0
    mov rdx, rax
    vpaddd ymm6, ymm6, ymm7
    mulx h2, h0, [rsp+MULTIPLIER+0]
    vpaddd ymm4, ymm4, ymm5
    mulx r12, rbx, [rsp+MULTIPLIER+8]
    add h0, [mac+64]
    vpxor ymm3, ymm3, ymm6
    adc rbx, [mac+64+8]
    adc r12, 1
    vpxor ymm2, ymm2, ymm4
    mov rdx, r13
    mulx r13, rax, [rsp+MULTIPLIER+0]
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    add rbx, rax
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    adc r12, r13
    mulx r13, rax, [rsp+MULTIPLIER+16]
    vpaddd ymm1, ymm1, ymm3
    add h0, rax
    adc h2, r13
    vpaddd ymm0, ymm0, ymm2
    mov rdx, h1
    mulx r13, rax, [rsp+MULTIPLIER+16]
    vpxor ymm7, ymm7, ymm1
    add rbx, rax
    vpxor ymm5, ymm5, ymm0
    adc r12, r13
    and rdx, 3
    vpslld ymm9, ymm7, 7
    imul rdx, [rsp+MULTIPLIER+0]
    add r12, rdx
    vpsrld ymm7, ymm7, 25
    mov rdx, h1
    shr rdx, 2
    vpor ymm7, ymm7, ymm9
    mulx r13, rax, [rsp+MULTIPLIER+24]
    vpslld ymm9, ymm5, 7
    add h0, rax
    adc h2, r13
    vpsrld ymm5, ymm5, 25
    add rbx, h2
    adc r12, 0
    vpor ymm5, ymm5, ymm9
    mov rdx, h0
    mulx r13, rax, [rsp+MULTIPLIER+0]
    vpaddd ymm4, ymm4, ymm15
    mulx h2, h1, [rsp+MULTIPLIER+8]
    vpaddd ymm14, ymm14, ymm13
    add rax, [mac+80]
    adc h1, [mac+80+8]
    vpxor ymm3, ymm3, ymm4
    adc h2, 1
    mov rdx, rbx
    vpxor ymm2, ymm2, ymm14
    mulx rbx, h0, [rsp+MULTIPLIER+0]
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    add h1, h0
    adc h2, rbx
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    mulx rbx, h0, [rsp+MULTIPLIER+16]
    add rax, h0
    vpaddd ymm8, ymm8, ymm3
    adc r13, rbx
    mov rdx, r12
    vpaddd ymm1, ymm1, ymm2
    mulx rbx, h0, [rsp+MULTIPLIER+16]
    vpxor ymm15, ymm15, ymm8
    add h1, h0
    adc h2, rbx
    vpxor ymm13, ymm13, ymm1
    and rdx, 3
    imul rdx, [rsp+MULTIPLIER+0]
    vpslld ymm9, ymm15, 12
    add h2, rdx
    mov rdx, r12
    vpsrld ymm15, ymm15, 20
    shr rdx, 2
    vpor ymm15, ymm15, ymm9
    mulx rbx, h0, [rsp+MULTIPLIER+24]
    add rax, h0
    vpslld ymm9, ymm13, 12
    adc r13, rbx
    add h1, r13
    vpsrld ymm13, ymm13, 20
    adc h2, 0
    mov rdx, rax
    vpor ymm13, ymm13, ymm9
    mulx rbx, h0, [rsp+MULTIPLIER+0]
    vpaddd ymm4, ymm4, ymm15
    mulx r13, r12, [rsp+MULTIPLIER+8]
    add h0, [mac+96]
    vpaddd ymm14, ymm14, ymm13
    adc r12, [mac+96+8]
    adc r13, 1
    vpxor ymm3, ymm3, ymm4
    mov rdx, h1
    mulx h1, rax, [rsp+MULTIPLIER+0]
    vpxor ymm2, ymm2, ymm14
    add r12, rax
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    adc r13, h1
    mulx h1, rax, [rsp+MULTIPLIER+16]
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    add h0, rax
    adc rbx, h1
    vpaddd ymm8, ymm8, ymm3
    mov rdx, h2
    vpaddd ymm1, ymm1, ymm2
    mulx h1, rax, [rsp+MULTIPLIER+16]
    add r12, rax
    vpxor ymm15, ymm15, ymm8
    adc r13, h1
    and rdx, 3
    vpxor ymm13, ymm13, ymm1
    imul rdx, [rsp+MULTIPLIER+0]
    add r13, rdx
    vpslld ymm9, ymm15, 7
    mov rdx, h2
    vpsrld ymm15, ymm15, 25
    shr rdx, 2
    mulx h1, rax, [rsp+MULTIPLIER+24]
    vpor ymm15, ymm15, ymm9
    add h0, rax
    adc rbx, h1
    vpslld ymm9, ymm13, 7
    add r12, rbx
    adc r13, 0
    vpsrld ymm13, ymm13, 25
    mov rdx, h0
    vpor ymm13, ymm13, ymm9
    mulx h1, rax, [rsp+MULTIPLIER+0]
    mulx rbx, h2, [rsp+MULTIPLIER+8]
    vpaddd ymm12, ymm12, ymm7
    add rax, [mac+112]
    adc h2, [mac+112+8]
    vpaddd ymm6, ymm6, ymm5
    adc rbx, 1
    mov rdx, r12
    vpxor ymm11, ymm11, ymm12
    mulx r12, h0, [rsp+MULTIPLIER+0]
    vpxor ymm10, ymm10, ymm6
    add h2, h0
    adc rbx, r12
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    mulx r12, h0, [rsp+MULTIPLIER+16]
    add rax, h0
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    adc h1, r12
    mov rdx, r13
    vpaddd ymm0, ymm0, ymm11
    mulx r12, h0, [rsp+MULTIPLIER+16]
    vpaddd ymm9, ymm10, [rsp+256]
    add h2, h0
    adc rbx, r12
    vpxor ymm7, ymm7, ymm0
    and rdx, 3
    imul rdx, [rsp+MULTIPLIER+0]
    vpxor ymm5, ymm5, ymm9
    add rbx, rdx
    mov rdx, r13
    vmovdqa [rsp+320], ymm1
    shr rdx, 2
    vpslld ymm1, ymm7, 12
    mulx r12, h0, [rsp+MULTIPLIER+24]
    add rax, h0
    vpsrld ymm7, ymm7, 20
    adc h1, r12
    add h2, h1
    vpor ymm7, ymm7, ymm1
    adc rbx, 0
    vpslld ymm1, ymm5, 12
    mov rdx, rax
    mulx r12, h0, [rsp+MULTIPLIER+0]
    vpsrld ymm5, ymm5, 20
    mulx h1, r13, [rsp+MULTIPLIER+8]
    mov rdx, h2
    vpor ymm5, ymm5, ymm1
    mulx h2, rax, [rsp+MULTIPLIER+0]
    add r13, rax
    vpaddd ymm12, ymm12, ymm7
    adc h1, h2
    vpaddd ymm6, ymm6, ymm5
    mulx h2, rax, [rsp+MULTIPLIER+16]
    add h0, rax
    vpxor ymm11, ymm11, ymm12
    adc r12, h2
    mov rdx, rbx
    vpxor ymm10, ymm10, ymm6
    mulx h2, rax, [rsp+MULTIPLIER+16]
    add r13, rax
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    adc h1, h2
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    and rdx, 3
    imul rdx, [rsp+MULTIPLIER+0]
    vpaddd ymm0, ymm0, ymm11
    add h1, rdx
    mov rdx, rbx
    vpaddd ymm9, ymm9, ymm10
    shr rdx, 2
    mulx h2, rax, [rsp+MULTIPLIER+24]
    vpxor ymm7, ymm7, ymm0
    add h0, rax
    vpxor ymm5, ymm5, ymm9
    adc r12, h2
    add r13, r12
    vpslld ymm1, ymm7, 7
    adc h1, 0
    mov rdx, h1
    vpsrld ymm7, ymm7, 25
    shr rdx, 2
    lea rdx, [rdx+rdx*4]
    vpor ymm7, ymm7, ymm1
    and h1, 3
    vpslld ymm1, ymm5, 7
    add h0, rdx
    adc r13, 0
    vpsrld ymm5, ymm5, 25
    adc h1, 0
    mov h2, h1
    vpor ymm5, ymm5, ymm1
    mov h1, r13
    add mac, 128
    dec rounds
    jnz 21b
22:
    mov r14, [rsp+ALONE]
    sub r14, [rsp+WITH_MAC]
    jz 24f
    .p2align 5
23:
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
    vpslld ymm1, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm1
    vpslld ymm1, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm1
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
    vpslld ymm1, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm1
    vpslld ymm1, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm1
    vpaddd ymm6, ymm6, ymm7
    vpaddd ymm4, ymm4, ymm5
    vpxor ymm3, ymm3, ymm6
    vpxor ymm2, ymm2, ymm4
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vpaddd ymm1, ymm3, [rsp+320]
    vpaddd ymm0, ymm0, ymm2
    vpxor ymm7, ymm7, ymm1
    vpxor ymm5, ymm5, ymm0
    vmovdqa [rsp+256], ymm9
    vpslld ymm9, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm9
    vpslld ymm9, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm9
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
    vpslld ymm9, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm9
    vpslld ymm9, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm9
    vpaddd ymm4, ymm4, ymm15
    vpaddd ymm14, ymm14, ymm13
    vpxor ymm3, ymm3, ymm4
    vpxor ymm2, ymm2, ymm14
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    vpaddd ymm8, ymm8, ymm3
    vpaddd ymm1, ymm1, ymm2
    vpxor ymm15, ymm15, ymm8
    vpxor ymm13, ymm13, ymm1
    vpslld ymm9, ymm15, 12
    vpsrld ymm15, ymm15, 20
    vpor ymm15, ymm15, ymm9
    vpslld ymm9, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm9
    vpaddd ymm4, ymm4, ymm15
    vpaddd ymm14, ymm14, ymm13
    vpxor ymm3, ymm3, ymm4
    vpxor ymm2, ymm2, ymm14
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    vpaddd ymm8, ymm8, ymm3
    vpaddd ymm1, ymm1, ymm2
    vpxor ymm15, ymm15, ymm8
    vpxor ymm13, ymm13, ymm1
    vpslld ymm9, ymm15, 7
    vpsrld ymm15, ymm15, 25
    vpor ymm15, ymm15, ymm9
    vpslld ymm9, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm9
    vpaddd ymm12, ymm12, ymm7
    vpaddd ymm6, ymm6, ymm5
    vpxor ymm11, ymm11, ymm12
    vpxor ymm10, ymm10, ymm6
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    vpaddd ymm0, ymm0, ymm11
    vpaddd ymm9, ymm10, [rsp+256]
    vpxor ymm7, ymm7, ymm0
    vpxor ymm5, ymm5, ymm9
    vmovdqa [rsp+320], ymm1
    vpslld ymm1, ymm7, 12
    vpsrld ymm7, ymm7, 20
    vpor ymm7, ymm7, ymm1
    vpslld ymm1, ymm5, 12
    vpsrld ymm5, ymm5, 20
    vpor ymm5, ymm5, ymm1
    vpaddd ymm12, ymm12, ymm7
    vpaddd ymm6, ymm6, ymm5
    vpxor ymm11, ymm11, ymm12
    vpxor ymm10, ymm10, ymm6
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    vpaddd ymm0, ymm0, ymm11
    vpaddd ymm9, ymm9, ymm10
    vpxor ymm7, ymm7, ymm0
    vpxor ymm5, ymm5, ymm9
    vpslld ymm1, ymm7, 7
    vpsrld ymm7, ymm7, 25
    vpor ymm7, ymm7, ymm1
    vpslld ymm1, ymm5, 7
    vpsrld ymm5, ymm5, 25
    vpor ymm5, ymm5, ymm1
    dec rounds
    jnz 23b
24:
    mov rax, [rsp+SPARE]
    lea rdx, [rip+.Lzero]
    test rax, rax
    cmovnz out, rax
    cmovnz in, rdx
    vpbroadcastd ymm1, [state+0]
    vpaddd ymm14, ymm14, ymm1
    vpbroadcastd ymm1, [state+4]
    vpaddd ymm12, ymm12, ymm1
    vpbroadcastd ymm1, [state+8]
    vpaddd ymm6, ymm6, ymm1
    vpbroadcastd ymm1, [state+12]
    vpaddd ymm4, ymm4, ymm1
    vpbroadcastd ymm1, [state+16]
    vpaddd ymm15, ymm15, ymm1
    vpbroadcastd ymm1, [state+20]
    vpaddd ymm13, ymm13, ymm1
    vpbroadcastd ymm1, [state+24]
    vpaddd ymm7, ymm7, ymm1
    vpbroadcastd ymm1, [state+28]
    vpaddd ymm5, ymm5, ymm1
    vpunpckldq ymm1, ymm14, ymm12
    vpunpckhdq ymm12, ymm14, ymm12
    vpunpckldq ymm14, ymm6, ymm4
    vpunpckhdq ymm4, ymm6, ymm4
    vpunpckldq ymm6, ymm15, ymm13
    vpunpckhdq ymm13, ymm15, ymm13
    vpunpckldq ymm15, ymm7, ymm5
    vpunpckhdq ymm5, ymm7, ymm5
    vpunpcklqdq ymm7, ymm1, ymm14
    vpunpckhqdq ymm14, ymm1, ymm14
    vpunpcklqdq ymm1, ymm12, ymm4
    vpunpckhqdq ymm4, ymm12, ymm4
    vpunpcklqdq ymm12, ymm6, ymm15
    vpunpckhqdq ymm15, ymm6, ymm15
    vpunpcklqdq ymm6, ymm13, ymm5
    vpunpckhqdq ymm5, ymm13, ymm5
    vperm2i128 ymm13, ymm7, ymm12, 32
    vperm2i128 ymm12, ymm7, ymm12, 49
    vperm2i128 ymm7, ymm14, ymm15, 32
    vperm2i128 ymm15, ymm14, ymm15, 49
    vperm2i128 ymm14, ymm1, ymm6, 32
    vperm2i128 ymm6, ymm1, ymm6, 49
    vperm2i128 ymm1, ymm4, ymm5, 32
    vperm2i128 ymm5, ymm4, ymm5, 49
    vpxor ymm13, ymm13, [in+0]
    vmovdqu [out+0], ymm13
    vpxor ymm7, ymm7, [in+64]
    vmovdqu [out+64], ymm7
    vpxor ymm14, ymm14, [in+128]
    vmovdqu [out+128], ymm14
    vpxor ymm1, ymm1, [in+192]
    vmovdqu [out+192], ymm1
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
    vpaddd ymm5, ymm5, [rsp+320]
    vpbroadcastd ymm6, [state+44]
    vpaddd ymm0, ymm0, ymm6
    vpbroadcastd ymm6, [rsp+ROW3+0]
    vpaddd ymm11, ymm11, ymm6
    vpaddd ymm11, ymm11, [rip+.Llane_past]
    vpbroadcastd ymm6, [rsp+ROW3+4]
    vpaddd ymm10, ymm10, ymm6
    vpbroadcastd ymm6, [rsp+ROW3+8]
    vpaddd ymm3, ymm3, ymm6
    vpbroadcastd ymm6, [rsp+ROW3+12]
    vpaddd ymm2, ymm2, ymm6
    vpunpckldq ymm6, ymm9, ymm8
    vpunpckhdq ymm8, ymm9, ymm8
    vpunpckldq ymm9, ymm5, ymm0
    vpunpckhdq ymm0, ymm5, ymm0
    vpunpckldq ymm5, ymm11, ymm10
    vpunpckhdq ymm10, ymm11, ymm10
    vpunpckldq ymm11, ymm3, ymm2
    vpunpckhdq ymm2, ymm3, ymm2
    vpunpcklqdq ymm3, ymm6, ymm9
    vpunpckhqdq ymm9, ymm6, ymm9
    vpunpcklqdq ymm6, ymm8, ymm0
    vpunpckhqdq ymm0, ymm8, ymm0
    vpunpcklqdq ymm8, ymm5, ymm11
    vpunpckhqdq ymm11, ymm5, ymm11
    vpunpcklqdq ymm5, ymm10, ymm2
    vpunpckhqdq ymm2, ymm10, ymm2
    vperm2i128 ymm10, ymm3, ymm8, 32
    vperm2i128 ymm8, ymm3, ymm8, 49
    vperm2i128 ymm3, ymm9, ymm11, 32
    vperm2i128 ymm11, ymm9, ymm11, 49
    vperm2i128 ymm9, ymm6, ymm5, 32
    vperm2i128 ymm5, ymm6, ymm5, 49
    vperm2i128 ymm6, ymm0, ymm2, 32
    vperm2i128 ymm2, ymm0, ymm2, 49
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
    vpxor ymm5, ymm5, [in+416]
    vmovdqu [out+416], ymm5
    vpxor ymm2, ymm2, [in+480]
    vmovdqu [out+480], ymm2
    mov rdx, [rsp+POLY]
    mov [rdx], h0
    mov [rdx+8], h1
    mov [rdx+16], h2
    vpxor xmm0, xmm0, xmm0
    vmovdqa [rsp+0], ymm0
    vmovdqa [rsp+32], ymm0
    vmovdqa [rsp+64], ymm0
    vmovdqa [rsp+96], ymm0
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
    vmovdqa [rsp+768], ymm0
    vmovdqa [rsp+800], ymm0
    vmovdqa [rsp+832], ymm0
    vmovdqa [rsp+864], ymm0
    vmovdqa [rsp+896], ymm0
    vmovdqa [rsp+928], ymm0
    vmovdqa [rsp+960], ymm0
    vmovdqa [rsp+992], ymm0
    vmovdqa [rsp+ROW3], ymm0
    vmovdqa [rsp+MULTIPLIER], ymm0
    vmovdqa [rsp+WORDS], ymm0
    vmovdqa [rsp+WORDS+32], ymm0
    xor h0, h0
    xor h1, h1
    xor h2, h2
    xor rax, rax
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
    .cfi_restore_state

    /* The first half of the first chunk, and block 0 */
    .p2align 5
.Lbegin_mac:
    inc dword ptr [rsp+ROW3]
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
    vpbroadcastd ymm3, [rsp+ROW3+0]
    vpbroadcastd ymm2, [rsp+ROW3+4]
    vpbroadcastd ymm1, [rsp+ROW3+8]
    vpbroadcastd ymm0, [rsp+ROW3+12]
    vpaddd ymm3, ymm3, [rip+.Llane]
    vmovdqa [rsp+320], ymm5
    vmovdqa ymm5, ymm8
    vmovdqa ymm8, ymm6
    vmovdqa ymm6, ymm13
    vmovdqa ymm13, ymm10
    vmovdqa ymm10, ymm2
    vmovdqa ymm2, ymm0
    vmovdqa ymm0, ymm4
    vmovdqa ymm4, ymm12
    vmovdqa ymm12, ymm14
    vmovdqa ymm14, ymm15
    vmovdqa ymm15, ymm11
    vmovdqa ymm11, ymm3
    vmovdqa ymm3, ymm1
    vmovdqa ymm1, ymm9
    vmovdqa ymm9, ymm7
    vmovdqa ymm7, ymm1
    add dword ptr [rsp+ROW3], 8
    mov eax, [rcx+12]
    mov [rsp+WORDS+12], eax
    mov eax, [rcx+36]
    mov [rsp+WORDS+36], eax
    mov eax, [rcx+48]
    mov [rsp+WORDS+48], eax
    mov eax, [rcx+52]
    mov [rsp+WORDS+52], eax
    mov eax, [rcx+60]
    mov [rsp+WORDS+60], eax
    mov eax, [rcx+0]
    mov r8d, [rcx+24]
    mov r9d, [rcx+28]
    mov r12d, [rcx+40]
    mov r13d, [rcx+44]
    mov ebx, [rcx+56]
    mov edi, [rcx+8]
    mov r15d, [rcx+16]
    mov r14d, [rcx+32]
    mov r10d, [rcx+4]
    mov r11d, [rcx+20]
    mov edx, [rsp+WORDS+48]
    mov esi, [rsp+WORDS+52]
    mov ecx, [rsp+WORDS+60]
    mov qword ptr [rsp+COUNT], 5
    .p2align 5
8:
    vpaddd ymm14, ymm14, ymm15
    add eax, r15d
    add r10d, r11d
    vpaddd ymm12, ymm12, ymm13
    add edi, r8d
    mov [rsp+WORDS+24], r8d
    vpxor ymm11, ymm11, ymm14
    mov r8d, [rsp+WORDS+12]
    add r8d, r9d
    vpxor ymm10, ymm10, ymm12
    xor edx, eax
    xor esi, r10d
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    xor ebx, edi
    xor ecx, r8d
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    rol edx, 16
    rol esi, 16
    vpaddd ymm9, ymm9, ymm11
    rol ebx, 16
    rol ecx, 16
    vpaddd ymm8, ymm8, ymm10
    add r14d, edx
    mov [rsp+WORDS+48], edx
    vpxor ymm15, ymm15, ymm9
    mov edx, [rsp+WORDS+36]
    add edx, esi
    vpxor ymm13, ymm13, ymm8
    add r12d, ebx
    add r13d, ecx
    vpslld ymm1, ymm15, 12
    xor r15d, r14d
    xor r11d, edx
    vpsrld ymm15, ymm15, 20
    mov [rsp+WORDS+36], edx
    mov edx, [rsp+WORDS+24]
    vpor ymm15, ymm15, ymm1
    xor edx, r12d
    xor r9d, r13d
    vpslld ymm1, ymm13, 12
    rol r15d, 12
    rol r11d, 12
    vpsrld ymm13, ymm13, 20
    rol edx, 12
    rol r9d, 12
    vpor ymm13, ymm13, ymm1
    add eax, r15d
    add r10d, r11d
    vpaddd ymm14, ymm14, ymm15
    add edi, edx
    add r8d, r9d
    vpaddd ymm12, ymm12, ymm13
    mov [rsp+WORDS+28], r9d
    mov r9d, [rsp+WORDS+48]
    vpxor ymm11, ymm11, ymm14
    xor r9d, eax
    xor esi, r10d
    vpxor ymm10, ymm10, ymm12
    xor ebx, edi
    xor ecx, r8d
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    rol r9d, 8
    rol esi, 8
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    rol ebx, 8
    rol ecx, 8
    vpaddd ymm9, ymm9, ymm11
    add r14d, r9d
    mov [rsp+WORDS+48], r9d
    vpaddd ymm8, ymm8, ymm10
    mov r9d, [rsp+WORDS+36]
    add r9d, esi
    vpxor ymm15, ymm15, ymm9
    add r12d, ebx
    add r13d, ecx
    vpxor ymm13, ymm13, ymm8
    xor r15d, r14d
    xor r11d, r9d
    vpslld ymm1, ymm15, 7
    xor edx, r12d
    mov [rsp+WORDS+32], r14d
    vpsrld ymm15, ymm15, 25
    mov r14d, [rsp+WORDS+28]
    xor r14d, r13d
    vpor ymm15, ymm15, ymm1
    rol r15d, 7
    rol r11d, 7
    vpslld ymm1, ymm13, 7
    rol edx, 7
    rol r14d, 7
    vpsrld ymm13, ymm13, 25
    add r8d, r15d
    add eax, r11d
    vpor ymm13, ymm13, ymm1
    add r10d, edx
    add edi, r14d
    vpaddd ymm6, ymm6, ymm7
    xor ebx, r8d
    xor ecx, eax
    mov [rsp+WORDS+0], eax
    vpaddd ymm4, ymm4, ymm5
    mov eax, [rsp+WORDS+48]
    xor eax, r10d
    vpxor ymm3, ymm3, ymm6
    xor esi, edi
    rol ebx, 16
    vpxor ymm2, ymm2, ymm4
    rol ecx, 16
    rol eax, 16
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    rol esi, 16
    add r9d, ebx
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    add r12d, ecx
    add r13d, eax
    vpaddd ymm1, ymm3, [rsp+320]
    mov [rsp+WORDS+48], eax
    mov eax, [rsp+WORDS+32]
    vpaddd ymm0, ymm0, ymm2
    add eax, esi
    xor r15d, r9d
    vpxor ymm7, ymm7, ymm1
    xor r11d, r12d
    xor edx, r13d
    vpxor ymm5, ymm5, ymm0
    xor r14d, eax
    rol r15d, 12
    vmovdqa [rsp+256], ymm9
    rol r11d, 12
    rol edx, 12
    vpslld ymm9, ymm7, 12
    rol r14d, 12
    add r8d, r15d
    vpsrld ymm7, ymm7, 20
    mov [rsp+WORDS+16], r15d
    mov r15d, [rsp+WORDS+0]
    vpor ymm7, ymm7, ymm9
    add r15d, r11d
    add r10d, edx
    vpslld ymm9, ymm5, 12
    add edi, r14d
    xor ebx, r8d
    vpsrld ymm5, ymm5, 20
    xor ecx, r15d
    mov [rsp+WORDS+12], r8d
    vpor ymm5, ymm5, ymm9
    mov r8d, [rsp+WORDS+48]
    xor r8d, r10d
    vpaddd ymm6, ymm6, ymm7
    xor esi, edi
    rol ebx, 8
    vpaddd ymm4, ymm4, ymm5
    rol ecx, 8
    rol r8d, 8
    vpxor ymm3, ymm3, ymm6
    rol esi, 8
    add r9d, ebx
    vpxor ymm2, ymm2, ymm4
    add r12d, ecx
    add r13d, r8d
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    add eax, esi
    mov [rsp+WORDS+60], ecx
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    mov ecx, [rsp+WORDS+16]
    xor ecx, r9d
    vpaddd ymm1, ymm1, ymm3
    xor r11d, r12d
    xor edx, r13d
    vpaddd ymm0, ymm0, ymm2
    xor r14d, eax
    rol ecx, 7
    vpxor ymm7, ymm7, ymm1
    rol r11d, 7
    rol edx, 7
    vpxor ymm5, ymm5, ymm0
    rol r14d, 7
    mov [rsp+WORDS+36], r9d
    vpslld ymm9, ymm7, 7
    mov [rsp+WORDS+24], edx
    mov [rsp+WORDS+28], r14d
    vpsrld ymm7, ymm7, 25
    mov r9d, [rsp+WORDS+28]
    mov [rsp+WORDS+32], eax
    vpor ymm7, ymm7, ymm9
    mov r14d, [rsp+WORDS+32]
    mov [rsp+WORDS+0], r15d
    vpslld ymm9, ymm5, 7
    mov eax, [rsp+WORDS+0]
    mov [rsp+WORDS+48], r8d
    vpsrld ymm5, ymm5, 25
    mov r8d, [rsp+WORDS+24]
    mov edx, [rsp+WORDS+48]
    vpor ymm5, ymm5, ymm9
    mov [rsp+WORDS+16], ecx
    mov ecx, [rsp+WORDS+60]
    mov r15d, [rsp+WORDS+16]
    vpaddd ymm4, ymm4, ymm15
    add eax, r15d
    add r10d, r11d
    vpaddd ymm14, ymm14, ymm13
    add edi, r8d
    mov [rsp+WORDS+24], r8d
    vpxor ymm3, ymm3, ymm4
    mov r8d, [rsp+WORDS+12]
    add r8d, r9d
    vpxor ymm2, ymm2, ymm14
    xor edx, eax
    xor esi, r10d
    vpshufb ymm3, ymm3, [rip+.Lrot16]
    xor ebx, edi
    xor ecx, r8d
    vpshufb ymm2, ymm2, [rip+.Lrot16]
    rol edx, 16
    rol esi, 16
    vpaddd ymm8, ymm8, ymm3
    rol ebx, 16
    rol ecx, 16
    vpaddd ymm1, ymm1, ymm2
    add r14d, edx
    mov [rsp+WORDS+48], edx
    vpxor ymm15, ymm15, ymm8
    mov edx, [rsp+WORDS+36]
    add edx, esi
    vpxor ymm13, ymm13, ymm1
    add r12d, ebx
    add r13d, ecx
    vpslld ymm9, ymm15, 12
    xor r15d, r14d
    xor r11d, edx
    vpsrld ymm15, ymm15, 20
    mov [rsp+WORDS+36], edx
    mov edx, [rsp+WORDS+24]
    vpor ymm15, ymm15, ymm9
    xor edx, r12d
    xor r9d, r13d
    vpslld ymm9, ymm13, 12
    rol r15d, 12
    rol r11d, 12
    vpsrld ymm13, ymm13, 20
    rol edx, 12
    rol r9d, 12
    vpor ymm13, ymm13, ymm9
    add eax, r15d
    add r10d, r11d
    vpaddd ymm4, ymm4, ymm15
    add edi, edx
    add r8d, r9d
    vpaddd ymm14, ymm14, ymm13
    mov [rsp+WORDS+28], r9d
    mov r9d, [rsp+WORDS+48]
    vpxor ymm3, ymm3, ymm4
    xor r9d, eax
    xor esi, r10d
    vpxor ymm2, ymm2, ymm14
    xor ebx, edi
    xor ecx, r8d
    vpshufb ymm3, ymm3, [rip+.Lrot8]
    rol r9d, 8
    rol esi, 8
    vpshufb ymm2, ymm2, [rip+.Lrot8]
    rol ebx, 8
    rol ecx, 8
    vpaddd ymm8, ymm8, ymm3
    add r14d, r9d
    mov [rsp+WORDS+48], r9d
    vpaddd ymm1, ymm1, ymm2
    mov r9d, [rsp+WORDS+36]
    add r9d, esi
    vpxor ymm15, ymm15, ymm8
    add r12d, ebx
    add r13d, ecx
    vpxor ymm13, ymm13, ymm1
    xor r15d, r14d
    xor r11d, r9d
    vpslld ymm9, ymm15, 7
    xor edx, r12d
    mov [rsp+WORDS+32], r14d
    vpsrld ymm15, ymm15, 25
    mov r14d, [rsp+WORDS+28]
    xor r14d, r13d
    vpor ymm15, ymm15, ymm9
    rol r15d, 7
    rol r11d, 7
    vpslld ymm9, ymm13, 7
    rol edx, 7
    rol r14d, 7
    vpsrld ymm13, ymm13, 25
    add r8d, r15d
    add eax, r11d
    vpor ymm13, ymm13, ymm9
    add r10d, edx
    add edi, r14d
    vpaddd ymm12, ymm12, ymm7
    xor ebx, r8d
    xor ecx, eax
    mov [rsp+WORDS+0], eax
    vpaddd ymm6, ymm6, ymm5
    mov eax, [rsp+WORDS+48]
    xor eax, r10d
    vpxor ymm11, ymm11, ymm12
    xor esi, edi
    rol ebx, 16
    vpxor ymm10, ymm10, ymm6
    rol ecx, 16
    rol eax, 16
    vpshufb ymm11, ymm11, [rip+.Lrot16]
    rol esi, 16
    add r9d, ebx
    vpshufb ymm10, ymm10, [rip+.Lrot16]
    add r12d, ecx
    add r13d, eax
    vpaddd ymm0, ymm0, ymm11
    mov [rsp+WORDS+48], eax
    mov eax, [rsp+WORDS+32]
    vpaddd ymm9, ymm10, [rsp+256]
    add eax, esi
    xor r15d, r9d
    vpxor ymm7, ymm7, ymm0
    xor r11d, r12d
    xor edx, r13d
    vpxor ymm5, ymm5, ymm9
    xor r14d, eax
    rol r15d, 12
    vmovdqa [rsp+320], ymm1
    rol r11d, 12
    rol edx, 12
    vpslld ymm1, ymm7, 12
    rol r14d, 12
    add r8d, r15d
    vpsrld ymm7, ymm7, 20
    mov [rsp+WORDS+16], r15d
    mov r15d, [rsp+WORDS+0]
    vpor ymm7, ymm7, ymm1
    add r15d, r11d
    add r10d, edx
    vpslld ymm1, ymm5, 12
    add edi, r14d
    xor ebx, r8d
    vpsrld ymm5, ymm5, 20
    xor ecx, r15d
    mov [rsp+WORDS+12], r8d
    vpor ymm5, ymm5, ymm1
    mov r8d, [rsp+WORDS+48]
    xor r8d, r10d
    vpaddd ymm12, ymm12, ymm7
    xor esi, edi
    rol ebx, 8
    vpaddd ymm6, ymm6, ymm5
    rol ecx, 8
    rol r8d, 8
    vpxor ymm11, ymm11, ymm12
    rol esi, 8
    add r9d, ebx
    vpxor ymm10, ymm10, ymm6
    add r12d, ecx
    add r13d, r8d
    vpshufb ymm11, ymm11, [rip+.Lrot8]
    add eax, esi
    mov [rsp+WORDS+60], ecx
    vpshufb ymm10, ymm10, [rip+.Lrot8]
    mov ecx, [rsp+WORDS+16]
    xor ecx, r9d
    vpaddd ymm0, ymm0, ymm11
    xor r11d, r12d
    xor edx, r13d
    vpaddd ymm9, ymm9, ymm10
    xor r14d, eax
    rol ecx, 7
    vpxor ymm7, ymm7, ymm0
    rol r11d, 7
    rol edx, 7
    vpxor ymm5, ymm5, ymm9
    rol r14d, 7
    mov [rsp+WORDS+36], r9d
    vpslld ymm1, ymm7, 7
    mov [rsp+WORDS+24], edx
    mov [rsp+WORDS+28], r14d
    vpsrld ymm7, ymm7, 25
    mov r9d, [rsp+WORDS+28]
    mov [rsp+WORDS+32], eax
    vpor ymm7, ymm7, ymm1
    mov r14d, [rsp+WORDS+32]
    mov [rsp+WORDS+0], r15d
    vpslld ymm1, ymm5, 7
    mov eax, [rsp+WORDS+0]
    mov [rsp+WORDS+48], r8d
    vpsrld ymm5, ymm5, 25
    mov r8d, [rsp+WORDS+24]
    mov edx, [rsp+WORDS+48]
    vpor ymm5, ymm5, ymm1
    mov [rsp+WORDS+16], ecx
    mov ecx, [rsp+WORDS+60]
    mov r15d, [rsp+WORDS+16]
    dec qword ptr [rsp+COUNT]
    jnz 8b

    /* The key: RFC 8439, 2.6 and 2.5.1 */
    mov [rsp+WORDS+0], eax
    mov [rsp+WORDS+4], r10d
    mov [rsp+WORDS+8], edi
    mov [rsp+WORDS+16], r15d
    mov [rsp+WORDS+20], r11d
    mov [rsp+WORDS+24], r8d
    mov [rsp+WORDS+28], r9d
    mov state, [rsp+STATE]
    mov rsi, [rsp+POLY]
    mov eax, [rsp+WORDS+0]
    mov edx, [rsp+WORDS+4]
    add eax, [state+0]
    add edx, [state+4]
    shl rdx, 32
    or rax, rdx
    mov rdx, 0xffffffc0fffffff
    and rax, rdx
    mov [rsp+MULTIPLIER+0], rax
    mov [rsi+24], rax
    lea rdi, [rax+rax*4]
    mov [rsp+MULTIPLIER+24], rdi
    mov eax, [rsp+WORDS+8]
    mov edx, [rsp+WORDS+12]
    add eax, [state+8]
    add edx, [state+12]
    shl rdx, 32
    or rax, rdx
    mov rdx, 0xffffffc0ffffffc
    and rax, rdx
    mov [rsp+MULTIPLIER+8], rax
    mov [rsi+32], rax
    mov rdi, rax
    shr rdi, 2
    add rdi, rax
    mov [rsp+MULTIPLIER+16], rdi
    mov [rsi+40], rdi
    mov eax, [rsp+WORDS+16]
    mov edx, [rsp+WORDS+20]
    add eax, [state+16]
    add edx, [state+20]
    shl rdx, 32
    or rax, rdx
    mov [rsi+48], rax
    mov eax, [rsp+WORDS+24]
    mov edx, [rsp+WORDS+28]
    add eax, [state+24]
    add edx, [state+28]
    shl rdx, 32
    or rax, rdx
    mov [rsi+56], rax

    /* The head */
    mov rdx, [rsp+RUN]
    mov mac, [rdx+56]
    mov r14, [rdx+64]
    mov h0, 0
    mov h1, 0
    mov h2, 0
    test r14, r14
    jz .Lunder_way
    .p2align 5
9:
    add h0, [mac]
    adc h1, [mac+8]
    adc h2, 1
    mov rdx, h0
    mulx rbx, rax, [rsp+MULTIPLIER+0]
    mulx r13, r12, [rsp+MULTIPLIER+8]
    mov rdx, h1
    mulx h1, h0, [rsp+MULTIPLIER+0]
    add r12, h0
    adc r13, h1
    mulx h1, h0, [rsp+MULTIPLIER+16]
    add rax, h0
    adc rbx, h1
    mov rdx, h2
    mulx h1, h0, [rsp+MULTIPLIER+16]
    add r12, h0
    adc r13, h1
    and rdx, 3
    imul rdx, [rsp+MULTIPLIER+0]
    add r13, rdx
    mov rdx, h2
    shr rdx, 2
    mulx h1, h0, [rsp+MULTIPLIER+24]
    add rax, h0
    adc rbx, h1
    add r12, rbx
    adc r13, 0
    mov rdx, r13
    shr rdx, 2
    lea rdx, [rdx+rdx*4]
    and r13, 3
    add rax, rdx
    adc r12, 0
    adc r13, 0
    mov h0, rax
    mov h1, r12
    mov h2, r13
    add mac, 16
    dec r14
    jnz 9b
    jmp .Lunder_way
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
.Lzero:
    .zero 512

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
