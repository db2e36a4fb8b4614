/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_tables_avx2.py: change that.
 *
 * Tables of the vector Poly1305, from powers of r (AVX2).
 *
 * void lanes_poly1305_tables_avx2(struct lanes_poly1305 *p);
 *
 * Requires p->power = r^4, r^8, r^12, r^16, word 2 of each <= 4. Writes p->vector
 * and p->hibit as kernels.h describes them. What it does not do: p->ready is left
 * to the caller.
 *
 * Lane k is r^(4 + 4k) throughout. x 2^32 is x one limb up and 6 bits more; the
 * limb that leaves at the top comes back times 5, and one round of carries, all
 * limbs at once, makes them fit again.
 * Registers: rdi p; numbers take ymm0-13 in turn, ymm14 temporary, ymm15 mask.
 * Stack: none.
 * Constant time: straight line.
 */
.intel_syntax noprefix
.text

    .globl lanes_poly1305_tables_avx2
    .hidden lanes_poly1305_tables_avx2
    .type lanes_poly1305_tables_avx2, @function
    .p2align 6
lanes_poly1305_tables_avx2:
    .cfi_startproc
    endbr64
    vpcmpeqd ymm15, ymm15, ymm15
    vpsrlq ymm15, ymm15, 38
    vmovq xmm0, [rdi+64]
    vmovq xmm3, [rdi+112]
    vpinsrq xmm0, xmm0, [rdi+88], 1
    vpinsrq xmm3, xmm3, [rdi+136], 1
    vinserti128 ymm0, ymm0, xmm3, 1
    vmovq xmm1, [rdi+72]
    vmovq xmm3, [rdi+120]
    vpinsrq xmm1, xmm1, [rdi+96], 1
    vpinsrq xmm3, xmm3, [rdi+144], 1
    vinserti128 ymm1, ymm1, xmm3, 1
    vmovq xmm2, [rdi+80]
    vmovq xmm3, [rdi+128]
    vpinsrq xmm2, xmm2, [rdi+104], 1
    vpinsrq xmm3, xmm3, [rdi+152], 1
    vinserti128 ymm2, ymm2, xmm3, 1
    vpand ymm4, ymm0, ymm15
    vpsrlq ymm5, ymm0, 26
    vpand ymm5, ymm5, ymm15
    vpsllq ymm14, ymm1, 12
    vpsrlq ymm6, ymm0, 52
    vpor ymm6, ymm6, ymm14
    vpand ymm6, ymm6, ymm15
    vpsrlq ymm7, ymm1, 14
    vpand ymm7, ymm7, ymm15
    vpsrlq ymm8, ymm1, 40
    vpsllq ymm2, ymm2, 24
    vpaddq ymm8, ymm8, ymm2
    vpsllq ymm14, ymm5, 2
    vpaddq ymm9, ymm5, ymm14
    vpsllq ymm14, ymm6, 2
    vpaddq ymm10, ymm6, ymm14
    vpsllq ymm14, ymm10, 32
    vpor ymm14, ymm14, ymm9
    vmovdqu [rdi+480], ymm14
    vpsllq ymm14, ymm7, 2
    vpaddq ymm11, ymm7, ymm14
    vpsllq ymm14, ymm8, 2
    vpaddq ymm12, ymm8, ymm14
    vpsllq ymm14, ymm12, 32
    vpor ymm14, ymm14, ymm11
    vmovdqu [rdi+512], ymm14
    vpsllq ymm3, ymm8, 6
    vpsllq ymm14, ymm3, 2
    vpaddq ymm13, ymm3, ymm14
    vpsllq ymm3, ymm4, 6
    vpsllq ymm0, ymm5, 6
    vpsllq ymm1, ymm6, 6
    vpsllq ymm2, ymm7, 6
    vpsllq ymm14, ymm5, 32
    vpor ymm14, ymm14, ymm4
    vmovdqu [rdi+160], ymm14
    vpsllq ymm14, ymm7, 32
    vpor ymm14, ymm14, ymm6
    vmovdqu [rdi+192], ymm14
    vpsrlq ymm9, ymm13, 26
    vpand ymm13, ymm13, ymm15
    vpsrlq ymm10, ymm3, 26
    vpand ymm3, ymm3, ymm15
    vpsrlq ymm11, ymm0, 26
    vpand ymm0, ymm0, ymm15
    vpsrlq ymm12, ymm1, 26
    vpand ymm1, ymm1, ymm15
    vpsrlq ymm4, ymm2, 26
    vpand ymm2, ymm2, ymm15
    vpaddq ymm3, ymm3, ymm9
    vpaddq ymm0, ymm0, ymm10
    vpaddq ymm1, ymm1, ymm11
    vpaddq ymm2, ymm2, ymm12
    vpsllq ymm14, ymm4, 2
    vpaddq ymm9, ymm4, ymm14
    vpaddq ymm13, ymm13, ymm9
    vpsllq ymm6, ymm2, 6
    vpsllq ymm14, ymm6, 2
    vpaddq ymm5, ymm6, ymm14
    vpsllq ymm6, ymm13, 6
    vpsllq ymm7, ymm3, 6
    vpsllq ymm9, ymm0, 6
    vpsllq ymm10, ymm1, 6
    vpsllq ymm14, ymm13, 32
    vpor ymm14, ymm14, ymm8
    vmovdqu [rdi+224], ymm14
    vpsllq ymm14, ymm0, 32
    vpor ymm14, ymm14, ymm3
    vmovdqu [rdi+256], ymm14
    vpsllq ymm14, ymm2, 32
    vpor ymm14, ymm14, ymm1
    vmovdqu [rdi+288], ymm14
    vpsrlq ymm11, ymm5, 26
    vpand ymm5, ymm5, ymm15
    vpsrlq ymm12, ymm6, 26
    vpand ymm6, ymm6, ymm15
    vpsrlq ymm4, ymm7, 26
    vpand ymm7, ymm7, ymm15
    vpsrlq ymm8, ymm9, 26
    vpand ymm9, ymm9, ymm15
    vpsrlq ymm13, ymm10, 26
    vpand ymm10, ymm10, ymm15
    vpaddq ymm6, ymm6, ymm11
    vpaddq ymm7, ymm7, ymm12
    vpaddq ymm9, ymm9, ymm4
    vpaddq ymm10, ymm10, ymm8
    vpsllq ymm14, ymm13, 2
    vpaddq ymm11, ymm13, ymm14
    vpaddq ymm5, ymm5, ymm11
    vpsllq ymm0, ymm10, 6
    vpsllq ymm14, ymm0, 2
    vpaddq ymm3, ymm0, ymm14
    vpsllq ymm0, ymm5, 6
    vpsllq ymm1, ymm6, 6
    vpsllq ymm2, ymm7, 6
    vpsllq ymm11, ymm9, 6
    vpsllq ymm14, ymm6, 32
    vpor ymm14, ymm14, ymm5
    vmovdqu [rdi+320], ymm14
    vpsllq ymm14, ymm9, 32
    vpor ymm14, ymm14, ymm7
    vmovdqu [rdi+352], ymm14
    vpsrlq ymm12, ymm3, 26
    vpand ymm3, ymm3, ymm15
    vpsrlq ymm4, ymm0, 26
    vpand ymm0, ymm0, ymm15
    vpsrlq ymm8, ymm1, 26
    vpand ymm1, ymm1, ymm15
    vpsrlq ymm13, ymm2, 26
    vpand ymm2, ymm2, ymm15
    vpsrlq ymm5, ymm11, 26
    vpand ymm11, ymm11, ymm15
    vpaddq ymm0, ymm0, ymm12
    vpaddq ymm1, ymm1, ymm4
    vpaddq ymm2, ymm2, ymm8
    vpaddq ymm11, ymm11, ymm13
    vpsllq ymm14, ymm5, 2
    vpaddq ymm12, ymm5, ymm14
    vpaddq ymm3, ymm3, ymm12
    vpsllq ymm7, ymm11, 6
    vpsllq ymm14, ymm7, 2
    vpaddq ymm6, ymm7, ymm14
    vpsllq ymm7, ymm3, 6
    vpsllq ymm9, ymm0, 6
    vpsllq ymm12, ymm1, 6
    vpsllq ymm4, ymm2, 6
    vpsllq ymm14, ymm3, 32
    vpor ymm14, ymm14, ymm10
    vmovdqu [rdi+384], ymm14
    vpsllq ymm14, ymm1, 32
    vpor ymm14, ymm14, ymm0
    vmovdqu [rdi+416], ymm14
    vpsllq ymm14, ymm11, 32
    vpor ymm14, ymm14, ymm2
    vmovdqu [rdi+448], ymm14
    vpsrlq ymm8, ymm6, 26
    vpand ymm6, ymm6, ymm15
    vpsrlq ymm13, ymm7, 26
    vpand ymm7, ymm7, ymm15
    vpsrlq ymm5, ymm9, 26
    vpand ymm9, ymm9, ymm15
    vpsrlq ymm10, ymm12, 26
    vpand ymm12, ymm12, ymm15
    vpsrlq ymm3, ymm4, 26
    vpand ymm4, ymm4, ymm15
    vpaddq ymm7, ymm7, ymm8
    vpaddq ymm9, ymm9, ymm13
    vpaddq ymm12, ymm12, ymm5
    vpaddq ymm4, ymm4, ymm10
    vpsllq ymm14, ymm3, 2
    vpaddq ymm8, ymm3, ymm14
    vpaddq ymm6, ymm6, ymm8
    vpxor ymm0, ymm0, ymm0
    vpermq ymm6, ymm6, 0x90
    vpblendd ymm6, ymm6, ymm0, 0x03
    vpermq ymm14, ymm6, 0x90
    vpaddq ymm6, ymm6, ymm14
    vperm2i128 ymm14, ymm6, ymm6, 0x08
    vpaddq ymm6, ymm6, ymm14
    vmovdqu [rdi+544], ymm6
    vpermq ymm7, ymm7, 0x90
    vpblendd ymm7, ymm7, ymm0, 0x03
    vpermq ymm14, ymm7, 0x90
    vpaddq ymm7, ymm7, ymm14
    vperm2i128 ymm14, ymm7, ymm7, 0x08
    vpaddq ymm7, ymm7, ymm14
    vmovdqu [rdi+576], ymm7
    vpermq ymm9, ymm9, 0x90
    vpblendd ymm9, ymm9, ymm0, 0x03
    vpermq ymm14, ymm9, 0x90
    vpaddq ymm9, ymm9, ymm14
    vperm2i128 ymm14, ymm9, ymm9, 0x08
    vpaddq ymm9, ymm9, ymm14
    vmovdqu [rdi+608], ymm9
    vpermq ymm12, ymm12, 0x90
    vpblendd ymm12, ymm12, ymm0, 0x03
    vpermq ymm14, ymm12, 0x90
    vpaddq ymm12, ymm12, ymm14
    vperm2i128 ymm14, ymm12, ymm12, 0x08
    vpaddq ymm12, ymm12, ymm14
    vmovdqu [rdi+640], ymm12
    vpermq ymm4, ymm4, 0x90
    vpblendd ymm4, ymm4, ymm0, 0x03
    vpermq ymm14, ymm4, 0x90
    vpaddq ymm4, ymm4, ymm14
    vperm2i128 ymm14, ymm4, ymm4, 0x08
    vpaddq ymm4, ymm4, ymm14
    vmovdqu [rdi+672], ymm4
    vzeroall
    ret
    .cfi_endproc
    .size lanes_poly1305_tables_avx2, .-lanes_poly1305_tables_avx2

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
