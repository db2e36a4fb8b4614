/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_vector_avx2.py: change that.
 *
 * Poly1305, four blocks side by side (AVX2).
 *
 * void lanes_poly1305_vector_avx2(struct lanes_poly1305 *p, const uint8_t *in, size_t blocks);
 *
 * For each of `blocks` >= 4 blocks: h = (h + block + 2^128) r mod p, RFC 8439, 2.5.
 * What it does not do: it builds no tables (p->vector and p->hibit must be there:
 * lanes_poly1305_tables_avx2), and takes no block without its 2^128.
 *
 * Lane l adds up blocks l, 4 + l, 8 + l ... The first group of four blocks is added
 * to h as it is. Then each pass takes g groups, 4 in every pass but the first,
 * which takes what makes the rest a multiple of 4:
 *
 *     h = h r^(4g) + m_1 r^(4(g-1)) + ... + m_(g-1) r^4 + m_g.
 *
 * h is in radix 2^26 and is multiplied limb by limb (25 products). A group m is
 * not split into limbs: its blocks are 32-bit words w_0 .. w_3, and the table holds
 * the limbs of r^(4k) 2^(32i), so that m r^(4k) is the sum of 20 products
 * w_i (r^(4k) 2^(32i)), where vpmuludq ignores the upper halves. The 2^128 of these
 * blocks are one precomputed summand for each g. Only the last group, which has
 * no factor, is split. At the end the lanes still lack r^4 .. r^1, which four
 * steps of the scalar chain supply: h = (((l_0 r) + l_1) r + l_2) ... And that
 * chain takes the up to 3 blocks that make no group.
 *
 * Requires p->h[2] <= 7; ensures <= 4.
 * Registers: rdi p, rsi in, rcx odd blocks, rdx passes, rax 8 (g - 1); ymm0-4 sums,
 * ymm5-9 limbs of h, ymm10-11 message words, ymm12 factor, ymm13-14 products, ymm15
 * mask; the chain at the end has its own (see `leave`).
 * Saved: rbx, rbp, r12-r15. Stack: those, and in and the odd blocks in the red zone.
 * Constant time: branches on `blocks` only; no address depends on data.
 */
.intel_syntax noprefix
.text

    .globl lanes_poly1305_vector_avx2
    .hidden lanes_poly1305_vector_avx2
    .type lanes_poly1305_vector_avx2, @function
    .p2align 6
lanes_poly1305_vector_avx2:
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_offset r12, -32
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_offset r13, -40
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_offset r14, -48
    push r15
    .cfi_adjust_cfa_offset 8
    .cfi_offset r15, -56
    vpcmpeqd ymm15, ymm15, ymm15
    vpsrlq ymm15, ymm15, 38
    vmovq xmm10, [rdi+0]
    vmovq xmm11, [rdi+8]
    vmovq xmm12, [rdi+16]
    vpand xmm5, xmm10, xmm15
    vpsrlq xmm6, xmm10, 26
    vpand xmm6, xmm6, xmm15
    vpsllq xmm13, xmm11, 12
    vpsrlq xmm7, xmm10, 52
    vpor xmm7, xmm7, xmm13
    vpand xmm7, xmm7, xmm15
    vpsrlq xmm8, xmm11, 14
    vpand xmm8, xmm8, xmm15
    vpsrlq xmm9, xmm11, 40
    vpsllq xmm12, xmm12, 24
    vpaddq xmm9, xmm9, xmm12
    vmovdqu ymm13, [rsi]
    vmovdqu ymm14, [rsi+32]
    add rsi, 64
    vpunpcklqdq ymm10, ymm13, ymm14
    vpunpckhqdq ymm11, ymm13, ymm14
    vpand ymm13, ymm10, ymm15
    vpaddq ymm5, ymm5, ymm13
    vpsrlq ymm14, ymm10, 26
    vpand ymm14, ymm14, ymm15
    vpaddq ymm6, ymm6, ymm14
    vpsrlq ymm10, ymm10, 52
    vpsllq ymm13, ymm11, 12
    vpor ymm13, ymm13, ymm10
    vpand ymm13, ymm13, ymm15
    vpaddq ymm7, ymm7, ymm13
    vpsrlq ymm14, ymm11, 14
    vpand ymm14, ymm14, ymm15
    vpaddq ymm8, ymm8, ymm14
    vpsrlq ymm11, ymm11, 40
    vmovdqu ymm13, [rip+top_bit]
    vpor ymm11, ymm11, ymm13
    vpaddq ymm9, ymm9, ymm11
    mov ecx, edx
    and ecx, 3
    shr rdx, 2
    sub rdx, 2
    js 7f
    mov eax, edx
    and eax, 3
    shl eax, 3
    shr rdx, 2
    jmp 2f
    .p2align 6
1:
    mov eax, 24
2:
    vpbroadcastq ymm0, [rdi+rax+544]
    vpbroadcastq ymm1, [rdi+rax+576]
    vpbroadcastq ymm2, [rdi+rax+608]
    vpbroadcastq ymm3, [rdi+rax+640]
    vpbroadcastq ymm4, [rdi+rax+672]
    cmp eax, 8
    jb 6f
    je 5f
    cmp eax, 16
    je 4f
    vmovdqu ymm13, [rsi]
    vmovdqu ymm14, [rsi+32]
    add rsi, 64
    vpunpcklqdq ymm10, ymm13, ymm14
    vpunpckhqdq ymm11, ymm13, ymm14
    vpbroadcastd ymm12, [rdi+176]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm0, ymm0, ymm14
    vpbroadcastd ymm12, [rdi+180]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm1, ymm1, ymm13
    vpbroadcastd ymm12, [rdi+208]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastd ymm12, [rdi+212]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpbroadcastd ymm12, [rdi+240]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpsrlq ymm10, ymm10, 32
    vpbroadcastd ymm12, [rdi+244]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpbroadcastd ymm12, [rdi+272]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastd ymm12, [rdi+276]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm2, ymm2, ymm13
    vpbroadcastd ymm12, [rdi+304]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastd ymm12, [rdi+308]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm4, ymm4, ymm13
    vpbroadcastd ymm12, [rdi+336]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm0, ymm0, ymm14
    vpbroadcastd ymm12, [rdi+340]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm1, ymm1, ymm13
    vpbroadcastd ymm12, [rdi+368]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastd ymm12, [rdi+372]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpbroadcastd ymm12, [rdi+400]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpsrlq ymm11, ymm11, 32
    vpbroadcastd ymm12, [rdi+404]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpbroadcastd ymm12, [rdi+432]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastd ymm12, [rdi+436]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm2, ymm2, ymm13
    vpbroadcastd ymm12, [rdi+464]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastd ymm12, [rdi+468]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm4, ymm4, ymm13
4:
    vmovdqu ymm13, [rsi]
    vmovdqu ymm14, [rsi+32]
    add rsi, 64
    vpunpcklqdq ymm10, ymm13, ymm14
    vpunpckhqdq ymm11, ymm13, ymm14
    vpbroadcastd ymm12, [rdi+168]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm0, ymm0, ymm14
    vpbroadcastd ymm12, [rdi+172]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm1, ymm1, ymm13
    vpbroadcastd ymm12, [rdi+200]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastd ymm12, [rdi+204]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpbroadcastd ymm12, [rdi+232]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpsrlq ymm10, ymm10, 32
    vpbroadcastd ymm12, [rdi+236]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpbroadcastd ymm12, [rdi+264]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastd ymm12, [rdi+268]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm2, ymm2, ymm13
    vpbroadcastd ymm12, [rdi+296]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastd ymm12, [rdi+300]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm4, ymm4, ymm13
    vpbroadcastd ymm12, [rdi+328]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm0, ymm0, ymm14
    vpbroadcastd ymm12, [rdi+332]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm1, ymm1, ymm13
    vpbroadcastd ymm12, [rdi+360]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastd ymm12, [rdi+364]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpbroadcastd ymm12, [rdi+392]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpsrlq ymm11, ymm11, 32
    vpbroadcastd ymm12, [rdi+396]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpbroadcastd ymm12, [rdi+424]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastd ymm12, [rdi+428]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm2, ymm2, ymm13
    vpbroadcastd ymm12, [rdi+456]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastd ymm12, [rdi+460]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm4, ymm4, ymm13
5:
    vmovdqu ymm13, [rsi]
    vmovdqu ymm14, [rsi+32]
    add rsi, 64
    vpunpcklqdq ymm10, ymm13, ymm14
    vpunpckhqdq ymm11, ymm13, ymm14
    vpbroadcastd ymm12, [rdi+160]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm0, ymm0, ymm14
    vpbroadcastd ymm12, [rdi+164]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm1, ymm1, ymm13
    vpbroadcastd ymm12, [rdi+192]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastd ymm12, [rdi+196]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpbroadcastd ymm12, [rdi+224]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpsrlq ymm10, ymm10, 32
    vpbroadcastd ymm12, [rdi+228]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpbroadcastd ymm12, [rdi+256]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastd ymm12, [rdi+260]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm2, ymm2, ymm13
    vpbroadcastd ymm12, [rdi+288]
    vpmuludq ymm14, ymm10, ymm12
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastd ymm12, [rdi+292]
    vpmuludq ymm13, ymm10, ymm12
    vpaddq ymm4, ymm4, ymm13
    vpbroadcastd ymm12, [rdi+320]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm0, ymm0, ymm14
    vpbroadcastd ymm12, [rdi+324]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm1, ymm1, ymm13
    vpbroadcastd ymm12, [rdi+352]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm2, ymm2, ymm14
    vpbroadcastd ymm12, [rdi+356]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpbroadcastd ymm12, [rdi+384]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpsrlq ymm11, ymm11, 32
    vpbroadcastd ymm12, [rdi+388]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpbroadcastd ymm12, [rdi+416]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastd ymm12, [rdi+420]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm2, ymm2, ymm13
    vpbroadcastd ymm12, [rdi+448]
    vpmuludq ymm14, ymm11, ymm12
    vpaddq ymm3, ymm3, ymm14
    vpbroadcastd ymm12, [rdi+452]
    vpmuludq ymm13, ymm11, ymm12
    vpaddq ymm4, ymm4, ymm13
6:
    vmovdqu ymm13, [rsi]
    vmovdqu ymm14, [rsi+32]
    add rsi, 64
    vpunpcklqdq ymm10, ymm13, ymm14
    vpunpckhqdq ymm11, ymm13, ymm14
    vpand ymm13, ymm10, ymm15
    vpaddq ymm0, ymm0, ymm13
    vpsrlq ymm14, ymm10, 26
    vpand ymm14, ymm14, ymm15
    vpaddq ymm1, ymm1, ymm14
    vpsrlq ymm10, ymm10, 52
    vpsllq ymm13, ymm11, 12
    vpor ymm13, ymm13, ymm10
    vpand ymm13, ymm13, ymm15
    vpaddq ymm2, ymm2, ymm13
    vpsrlq ymm14, ymm11, 14
    vpand ymm14, ymm14, ymm15
    vpaddq ymm3, ymm3, ymm14
    vpsrlq ymm11, ymm11, 40
    vmovdqu ymm13, [rip+top_bit]
    vpor ymm11, ymm11, ymm13
    vpaddq ymm4, ymm4, ymm11
    vpbroadcastd ymm12, [rdi+rax+160]
    vpmuludq ymm14, ymm5, ymm12
    vpaddq ymm0, ymm0, ymm14
    vpmuludq ymm13, ymm6, ymm12
    vpaddq ymm1, ymm1, ymm13
    vpmuludq ymm14, ymm7, ymm12
    vpaddq ymm2, ymm2, ymm14
    vpmuludq ymm13, ymm8, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpmuludq ymm14, ymm9, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpbroadcastd ymm12, [rdi+rax+164]
    vpmuludq ymm13, ymm5, ymm12
    vpaddq ymm1, ymm1, ymm13
    vpmuludq ymm14, ymm6, ymm12
    vpaddq ymm2, ymm2, ymm14
    vpmuludq ymm13, ymm7, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpmuludq ymm14, ymm8, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpbroadcastd ymm12, [rdi+rax+480]
    vpmuludq ymm13, ymm9, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpbroadcastd ymm12, [rdi+rax+192]
    vpmuludq ymm14, ymm5, ymm12
    vpaddq ymm2, ymm2, ymm14
    vpmuludq ymm13, ymm6, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpmuludq ymm14, ymm7, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpbroadcastd ymm12, [rdi+rax+484]
    vpmuludq ymm13, ymm8, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpmuludq ymm14, ymm9, ymm12
    vpaddq ymm1, ymm1, ymm14
    vpbroadcastd ymm12, [rdi+rax+196]
    vpmuludq ymm13, ymm5, ymm12
    vpaddq ymm3, ymm3, ymm13
    vpmuludq ymm14, ymm6, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpbroadcastd ymm12, [rdi+rax+512]
    vpmuludq ymm13, ymm7, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpmuludq ymm14, ymm8, ymm12
    vpaddq ymm1, ymm1, ymm14
    vpmuludq ymm13, ymm9, ymm12
    vpaddq ymm2, ymm2, ymm13
    vpbroadcastd ymm12, [rdi+rax+224]
    vpmuludq ymm14, ymm5, ymm12
    vpaddq ymm4, ymm4, ymm14
    vpbroadcastd ymm12, [rdi+rax+516]
    vpmuludq ymm13, ymm6, ymm12
    vpaddq ymm0, ymm0, ymm13
    vpmuludq ymm14, ymm7, ymm12
    vpaddq ymm1, ymm1, ymm14
    vpmuludq ymm13, ymm8, ymm12
    vpaddq ymm2, ymm2, ymm13
    vpmuludq ymm14, ymm9, ymm12
    vpaddq ymm3, ymm3, ymm14
    vpsrlq ymm13, ymm3, 26
    vpand ymm8, ymm3, ymm15
    vpaddq ymm4, ymm4, ymm13
    vpsrlq ymm14, ymm0, 26
    vpand ymm5, ymm0, ymm15
    vpaddq ymm1, ymm1, ymm14
    vpsrlq ymm13, ymm4, 26
    vpand ymm9, ymm4, ymm15
    vpaddq ymm5, ymm5, ymm13
    vpsllq ymm13, ymm13, 2
    vpaddq ymm5, ymm5, ymm13
    vpsrlq ymm14, ymm1, 26
    vpand ymm6, ymm1, ymm15
    vpaddq ymm2, ymm2, ymm14
    vpsrlq ymm13, ymm5, 26
    vpand ymm5, ymm5, ymm15
    vpaddq ymm6, ymm6, ymm13
    vpsrlq ymm14, ymm2, 26
    vpand ymm7, ymm2, ymm15
    vpaddq ymm8, ymm8, ymm14
    vpsrlq ymm13, ymm8, 26
    vpand ymm8, ymm8, ymm15
    vpaddq ymm9, ymm9, ymm13
    sub rdx, 1
    jns 1b
7:
    vpsllq ymm6, ymm6, 26
    vpaddq ymm5, ymm5, ymm6
    vpsllq ymm8, ymm8, 26
    vpaddq ymm7, ymm7, ymm8
    mov [rsp-8], rsi
    mov [rsp-16], rcx
    mov r13, [rdi+24]
    lea r13, [r13+r13*4]
    vextracti128 xmm0, ymm5, 1
    vmovq r8, xmm5
    vextracti128 xmm1, ymm7, 1
    vmovq r9, xmm7
    vextracti128 xmm2, ymm9, 1
    vmovq r10, xmm9
    mov r14, r9
    mov r15, r10
    shl r14, 52
    shr r9, 12
    shl r15, 40
    shr r10, 24
    add r8, r14
    adc r9, r15
    adc r10, 0
    vmovq rcx, xmm0
    vmovq rsi, xmm1
    vmovq r11, xmm2
    mov r14, rsi
    mov r15, r11
    shl r14, 52
    shr rsi, 12
    shl r15, 40
    shr r11, 24
    add rcx, r14
    adc rsi, r15
    adc r11, 0
    mov rdx, r8
    mulx rbx, rax, [rdi+24]
    mulx r12, rbp, [rdi+32]
    add rax, rcx
    adc rbp, rsi
    adc r12, r11
    mov rdx, r9
    mulx r9, r8, [rdi+24]
    add rbp, r8
    adc r12, r9
    mulx r9, r8, [rdi+40]
    add rax, r8
    adc rbx, r9
    mov rdx, r10
    mulx r9, r8, [rdi+40]
    add rbp, r8
    adc r12, r9
    and rdx, 3
    imul rdx, [rdi+24]
    add r12, rdx
    mov rdx, r10
    shr rdx, 2
    mulx r9, r8, r13
    add rax, r8
    adc rbx, r9
    add rbp, rbx
    adc r12, 0
    vpextrq rcx, xmm5, 1
    vpextrq rsi, xmm7, 1
    vpextrq r11, xmm9, 1
    mov r14, rsi
    mov r15, r11
    shl r14, 52
    shr rsi, 12
    shl r15, 40
    shr r11, 24
    add rcx, r14
    adc rsi, r15
    adc r11, 0
    mov rdx, rax
    mulx r9, r8, [rdi+24]
    mulx rbx, r10, [rdi+32]
    add r8, rcx
    adc r10, rsi
    adc rbx, r11
    mov rdx, rbp
    mulx rbp, rax, [rdi+24]
    add r10, rax
    adc rbx, rbp
    mulx rbp, rax, [rdi+40]
    add r8, rax
    adc r9, rbp
    mov rdx, r12
    mulx rbp, rax, [rdi+40]
    add r10, rax
    adc rbx, rbp
    and rdx, 3
    imul rdx, [rdi+24]
    add rbx, rdx
    mov rdx, r12
    shr rdx, 2
    mulx rbp, rax, r13
    add r8, rax
    adc r9, rbp
    add r10, r9
    adc rbx, 0
    vpextrq rcx, xmm0, 1
    vpextrq rsi, xmm1, 1
    vpextrq r11, xmm2, 1
    mov r14, rsi
    mov r15, r11
    shl r14, 52
    shr rsi, 12
    shl r15, 40
    shr r11, 24
    add rcx, r14
    adc rsi, r15
    adc r11, 0
    mov rdx, r8
    mulx rbp, rax, [rdi+24]
    mulx r9, r12, [rdi+32]
    add rax, rcx
    adc r12, rsi
    adc r9, r11
    mov rdx, r10
    mulx r10, r8, [rdi+24]
    add r12, r8
    adc r9, r10
    mulx r10, r8, [rdi+40]
    add rax, r8
    adc rbp, r10
    mov rdx, rbx
    mulx r10, r8, [rdi+40]
    add r12, r8
    adc r9, r10
    and rdx, 3
    imul rdx, [rdi+24]
    add r9, rdx
    mov rdx, rbx
    shr rdx, 2
    mulx r10, r8, r13
    add rax, r8
    adc rbp, r10
    add r12, rbp
    adc r9, 0
    mov rsi, [rsp-8]
    mov rcx, [rsp-16]
    test ecx, ecx
    jz 9f
8:
    mov rdx, rax
    mulx r10, r8, [rdi+24]
    mulx rbp, rbx, [rdi+32]
    add r8, [rsi]
    adc rbx, [rsi+8]
    adc rbp, 1
    mov rdx, r12
    mulx r12, rax, [rdi+24]
    add rbx, rax
    adc rbp, r12
    mulx r12, rax, [rdi+40]
    add r8, rax
    adc r10, r12
    mov rdx, r9
    mulx r12, rax, [rdi+40]
    add rbx, rax
    adc rbp, r12
    and rdx, 3
    imul rdx, [rdi+24]
    add rbp, rdx
    mov rdx, r9
    shr rdx, 2
    mulx r12, rax, r13
    add r8, rax
    adc r10, r12
    add rbx, r10
    adc rbp, 0
    mov rax, r8
    mov r12, rbx
    mov r9, rbp
    add rsi, 16
    dec ecx
    jnz 8b
9:
    mov rdx, rax
    mulx r10, r8, [rdi+24]
    mulx rbp, rbx, [rdi+32]
    mov rdx, r12
    mulx r12, rax, [rdi+24]
    add rbx, rax
    adc rbp, r12
    mulx r12, rax, [rdi+40]
    add r8, rax
    adc r10, r12
    mov rdx, r9
    mulx r12, rax, [rdi+40]
    add rbx, rax
    adc rbp, r12
    and rdx, 3
    imul rdx, [rdi+24]
    add rbp, rdx
    mov rdx, r9
    shr rdx, 2
    mulx r12, rax, r13
    add r8, rax
    adc r10, r12
    add rbx, r10
    adc rbp, 0
    mov rdx, rbp
    shr rdx, 2
    lea rdx, [rdx+rdx*4]
    and rbp, 3
    add r8, rdx
    adc rbx, 0
    adc rbp, 0
    mov [rdi+0], r8
    mov [rdi+8], rbx
    mov [rdi+16], rbp
    vzeroall
    pop r15
    .cfi_restore r15
    .cfi_adjust_cfa_offset -8
    pop r14
    .cfi_restore r14
    .cfi_adjust_cfa_offset -8
    pop r13
    .cfi_restore r13
    .cfi_adjust_cfa_offset -8
    pop r12
    .cfi_restore r12
    .cfi_adjust_cfa_offset -8
    pop rbp
    .cfi_restore rbp
    .cfi_adjust_cfa_offset -8
    pop rbx
    .cfi_restore rbx
    .cfi_adjust_cfa_offset -8
    ret
    .cfi_endproc
    .size lanes_poly1305_vector_avx2, .-lanes_poly1305_vector_avx2

    .section .rodata
    .p2align 6
top_bit:
    .long 0x1000000, 0x0, 0x1000000, 0x0, 0x1000000, 0x0, 0x1000000, 0x0

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
