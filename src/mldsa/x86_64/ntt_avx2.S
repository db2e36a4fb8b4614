/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_ntt_avx2.py: change that.
 *
 * ML-DSA's number theoretic transform and its inverse (FIPS 204, 7.5), AVX2.
 *
 * void lanes_mldsa_ntt_avx2(int32_t f[256]);
 * void lanes_mldsa_inverse_ntt_avx2(int32_t f[256]);
 *
 * f is 32-byte aligned. The transform takes |x| <= q and leaves |x| < 2^27 (what exactly,
 * NTT_BOUND in mldsa/kernels.h says); the inverse takes |x| <= q, multiplies by 2^32 besides,
 * and leaves 0 <= x < q.
 *
 * The order in the transformed domain is that of this row: bits 0-2 and 3-5 of the index
 * change places. So the last three levels and the first three of the inverse meet their
 * partners in other registers after three exchanges, each of one bit of the number of the
 * register for one bit of the lane, and nothing is put back in order.
 *
 * A product by a constant z is b z - floor(b z' / 2^32) q, z' = round(2^32 z / q): the low
 * halves by vpmulld, and of the quotient, which only the high halves show, the even lanes
 * and the odd ones apart. It lies between b d and b d + q, d = (2^32 z - z' q) / 2^32 and
 * |d| <= q / 2^33, so that nothing need be reduced inside: sums of 8 products forward, sums
 * of 256 numbers backward. The generator keeps the interval of every register and refuses
 * one that leaves 32 bits; backward the largest is 256 q = 2^31 - 2,096,896.
 *
 * Registers: rdi f; rsi constants; eax iterations; ymm15 q. No stack.
 * Constant time: branches on fixed counts only.
 */
.intel_syntax noprefix
.text

    .globl lanes_mldsa_ntt_avx2
    .hidden lanes_mldsa_ntt_avx2
    .type lanes_mldsa_ntt_avx2, @function
    .p2align 6
lanes_mldsa_ntt_avx2:
    .cfi_startproc
    endbr64
    vmovdqa ymm15, [rip+modulus]
    lea rsi, [rip+ntt_constants]
    mov eax, 4
    .p2align 5
1:
    vmovdqa ymm0, [rdi+0]
    vmovdqa ymm1, [rdi+128]
    vmovdqa ymm2, [rdi+256]
    vmovdqa ymm3, [rdi+384]
    vmovdqa ymm4, [rdi+512]
    vmovdqa ymm5, [rdi+640]
    vmovdqa ymm6, [rdi+768]
    vmovdqa ymm7, [rdi+896]
    vmovshdup ymm9, ymm4
    vpmuldq ymm8, ymm4, [rsi+0]
    vmovshdup ymm11, ymm5
    vpmuldq ymm10, ymm5, [rsi+0]
    vpmulld ymm4, ymm4, [rsi+32]
    vpmuldq ymm9, ymm9, [rsi+0]
    vpmulld ymm5, ymm5, [rsi+32]
    vpmuldq ymm11, ymm11, [rsi+0]
    vmovshdup ymm8, ymm8
    vmovshdup ymm10, ymm10
    vpblendd ymm8, ymm8, ymm9, 0xaa
    vpmulld ymm8, ymm8, ymm15
    vpblendd ymm10, ymm10, ymm11, 0xaa
    vpmulld ymm10, ymm10, ymm15
    vpsubd ymm4, ymm4, ymm8
    vpsubd ymm5, ymm5, ymm10
    vpsubd ymm12, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm4
    vpsubd ymm13, ymm1, ymm5
    vpaddd ymm1, ymm1, ymm5
    vmovshdup ymm8, ymm6
    vpmuldq ymm14, ymm6, [rsi+0]
    vmovshdup ymm10, ymm7
    vpmuldq ymm9, ymm7, [rsi+0]
    vpmulld ymm6, ymm6, [rsi+32]
    vpmuldq ymm8, ymm8, [rsi+0]
    vpmulld ymm7, ymm7, [rsi+32]
    vpmuldq ymm10, ymm10, [rsi+0]
    vmovshdup ymm14, ymm14
    vmovshdup ymm9, ymm9
    vpblendd ymm14, ymm14, ymm8, 0xaa
    vpmulld ymm14, ymm14, ymm15
    vpblendd ymm9, ymm9, ymm10, 0xaa
    vpmulld ymm9, ymm9, ymm15
    vpsubd ymm6, ymm6, ymm14
    vpsubd ymm7, ymm7, ymm9
    vpsubd ymm11, ymm2, ymm6
    vpaddd ymm2, ymm2, ymm6
    vpsubd ymm4, ymm3, ymm7
    vpaddd ymm3, ymm3, ymm7
    vmovshdup ymm14, ymm2
    vpmuldq ymm5, ymm2, [rsi+64]
    vmovshdup ymm9, ymm3
    vpmuldq ymm8, ymm3, [rsi+64]
    vpmulld ymm2, ymm2, [rsi+96]
    vpmuldq ymm14, ymm14, [rsi+64]
    vpmulld ymm3, ymm3, [rsi+96]
    vpmuldq ymm9, ymm9, [rsi+64]
    vmovshdup ymm5, ymm5
    vmovshdup ymm8, ymm8
    vpblendd ymm5, ymm5, ymm14, 0xaa
    vpmulld ymm5, ymm5, ymm15
    vpblendd ymm8, ymm8, ymm9, 0xaa
    vpmulld ymm8, ymm8, ymm15
    vpsubd ymm2, ymm2, ymm5
    vpsubd ymm3, ymm3, ymm8
    vpsubd ymm10, ymm0, ymm2
    vpaddd ymm0, ymm0, ymm2
    vpsubd ymm6, ymm1, ymm3
    vpaddd ymm1, ymm1, ymm3
    vmovshdup ymm5, ymm11
    vpmuldq ymm7, ymm11, [rsi+128]
    vmovshdup ymm8, ymm4
    vpmuldq ymm14, ymm4, [rsi+128]
    vpmulld ymm11, ymm11, [rsi+160]
    vpmuldq ymm5, ymm5, [rsi+128]
    vpmulld ymm4, ymm4, [rsi+160]
    vpmuldq ymm8, ymm8, [rsi+128]
    vmovshdup ymm7, ymm7
    vmovshdup ymm14, ymm14
    vpblendd ymm7, ymm7, ymm5, 0xaa
    vpmulld ymm7, ymm7, ymm15
    vpblendd ymm14, ymm14, ymm8, 0xaa
    vpmulld ymm14, ymm14, ymm15
    vpsubd ymm11, ymm11, ymm7
    vpsubd ymm4, ymm4, ymm14
    vpsubd ymm9, ymm12, ymm11
    vpaddd ymm12, ymm12, ymm11
    vpsubd ymm2, ymm13, ymm4
    vpaddd ymm13, ymm13, ymm4
    vmovshdup ymm7, ymm1
    vpmuldq ymm3, ymm1, [rsi+192]
    vmovshdup ymm14, ymm6
    vpmuldq ymm5, ymm6, [rsi+256]
    vpmulld ymm1, ymm1, [rsi+224]
    vpmuldq ymm7, ymm7, [rsi+192]
    vpmulld ymm6, ymm6, [rsi+288]
    vpmuldq ymm14, ymm14, [rsi+256]
    vmovshdup ymm3, ymm3
    vmovshdup ymm5, ymm5
    vpblendd ymm3, ymm3, ymm7, 0xaa
    vpmulld ymm3, ymm3, ymm15
    vpblendd ymm5, ymm5, ymm14, 0xaa
    vpmulld ymm5, ymm5, ymm15
    vpsubd ymm1, ymm1, ymm3
    vpsubd ymm6, ymm6, ymm5
    vpsubd ymm8, ymm0, ymm1
    vpaddd ymm0, ymm0, ymm1
    vpsubd ymm11, ymm10, ymm6
    vpaddd ymm10, ymm10, ymm6
    vmovshdup ymm3, ymm13
    vpmuldq ymm4, ymm13, [rsi+320]
    vmovshdup ymm5, ymm2
    vpmuldq ymm7, ymm2, [rsi+384]
    vpmulld ymm13, ymm13, [rsi+352]
    vpmuldq ymm3, ymm3, [rsi+320]
    vpmulld ymm2, ymm2, [rsi+416]
    vpmuldq ymm5, ymm5, [rsi+384]
    vmovshdup ymm4, ymm4
    vmovshdup ymm7, ymm7
    vpblendd ymm4, ymm4, ymm3, 0xaa
    vpmulld ymm4, ymm4, ymm15
    vpblendd ymm7, ymm7, ymm5, 0xaa
    vpmulld ymm7, ymm7, ymm15
    vpsubd ymm13, ymm13, ymm4
    vpsubd ymm2, ymm2, ymm7
    vpsubd ymm14, ymm12, ymm13
    vpaddd ymm12, ymm12, ymm13
    vpsubd ymm1, ymm9, ymm2
    vpaddd ymm9, ymm9, ymm2
    vmovdqa [rdi+0], ymm0
    vmovdqa [rdi+128], ymm8
    vmovdqa [rdi+256], ymm10
    vmovdqa [rdi+384], ymm11
    vmovdqa [rdi+512], ymm12
    vmovdqa [rdi+640], ymm14
    vmovdqa [rdi+768], ymm9
    vmovdqa [rdi+896], ymm1
    add rdi, 32
    dec eax
    jnz 1b
    sub rdi, 128
    lea rsi, [rip+ntt_constants+448]
    mov eax, 4
    .p2align 5
2:
    vmovdqa ymm0, [rdi+0]
    vmovdqa ymm1, [rdi+32]
    vmovdqa ymm2, [rdi+64]
    vmovdqa ymm3, [rdi+96]
    vmovdqa ymm4, [rdi+128]
    vmovdqa ymm5, [rdi+160]
    vmovdqa ymm6, [rdi+192]
    vmovdqa ymm7, [rdi+224]
    vmovshdup ymm9, ymm2
    vpmuldq ymm8, ymm2, [rsi+0]
    vmovshdup ymm11, ymm3
    vpmuldq ymm10, ymm3, [rsi+0]
    vpmulld ymm2, ymm2, [rsi+32]
    vpmuldq ymm9, ymm9, [rsi+0]
    vpmulld ymm3, ymm3, [rsi+32]
    vpmuldq ymm11, ymm11, [rsi+0]
    vmovshdup ymm8, ymm8
    vmovshdup ymm10, ymm10
    vpblendd ymm8, ymm8, ymm9, 0xaa
    vpmulld ymm8, ymm8, ymm15
    vpblendd ymm10, ymm10, ymm11, 0xaa
    vpmulld ymm10, ymm10, ymm15
    vpsubd ymm2, ymm2, ymm8
    vpsubd ymm3, ymm3, ymm10
    vpsubd ymm12, ymm0, ymm2
    vpaddd ymm0, ymm0, ymm2
    vpsubd ymm13, ymm1, ymm3
    vpaddd ymm1, ymm1, ymm3
    vmovshdup ymm8, ymm6
    vpmuldq ymm14, ymm6, [rsi+64]
    vmovshdup ymm10, ymm7
    vpmuldq ymm9, ymm7, [rsi+64]
    vpmulld ymm6, ymm6, [rsi+96]
    vpmuldq ymm8, ymm8, [rsi+64]
    vpmulld ymm7, ymm7, [rsi+96]
    vpmuldq ymm10, ymm10, [rsi+64]
    vmovshdup ymm14, ymm14
    vmovshdup ymm9, ymm9
    vpblendd ymm14, ymm14, ymm8, 0xaa
    vpmulld ymm14, ymm14, ymm15
    vpblendd ymm9, ymm9, ymm10, 0xaa
    vpmulld ymm9, ymm9, ymm15
    vpsubd ymm6, ymm6, ymm14
    vpsubd ymm7, ymm7, ymm9
    vpsubd ymm11, ymm4, ymm6
    vpaddd ymm4, ymm4, ymm6
    vpsubd ymm2, ymm5, ymm7
    vpaddd ymm5, ymm5, ymm7
    vmovshdup ymm14, ymm1
    vpmuldq ymm3, ymm1, [rsi+128]
    vmovshdup ymm9, ymm13
    vpmuldq ymm8, ymm13, [rsi+192]
    vpmulld ymm1, ymm1, [rsi+160]
    vpmuldq ymm14, ymm14, [rsi+128]
    vpmulld ymm13, ymm13, [rsi+224]
    vpmuldq ymm9, ymm9, [rsi+192]
    vmovshdup ymm3, ymm3
    vmovshdup ymm8, ymm8
    vpblendd ymm3, ymm3, ymm14, 0xaa
    vpmulld ymm3, ymm3, ymm15
    vpblendd ymm8, ymm8, ymm9, 0xaa
    vpmulld ymm8, ymm8, ymm15
    vpsubd ymm1, ymm1, ymm3
    vpsubd ymm13, ymm13, ymm8
    vpsubd ymm10, ymm0, ymm1
    vpaddd ymm0, ymm0, ymm1
    vpsubd ymm6, ymm12, ymm13
    vpaddd ymm12, ymm12, ymm13
    vmovshdup ymm3, ymm5
    vpmuldq ymm7, ymm5, [rsi+256]
    vmovshdup ymm8, ymm2
    vpmuldq ymm14, ymm2, [rsi+320]
    vpmulld ymm5, ymm5, [rsi+288]
    vpmuldq ymm3, ymm3, [rsi+256]
    vpmulld ymm2, ymm2, [rsi+352]
    vpmuldq ymm8, ymm8, [rsi+320]
    vmovshdup ymm7, ymm7
    vmovshdup ymm14, ymm14
    vpblendd ymm7, ymm7, ymm3, 0xaa
    vpmulld ymm7, ymm7, ymm15
    vpblendd ymm14, ymm14, ymm8, 0xaa
    vpmulld ymm14, ymm14, ymm15
    vpsubd ymm5, ymm5, ymm7
    vpsubd ymm2, ymm2, ymm14
    vpsubd ymm9, ymm4, ymm5
    vpaddd ymm4, ymm4, ymm5
    vpsubd ymm1, ymm11, ymm2
    vpaddd ymm11, ymm11, ymm2
    vperm2i128 ymm13, ymm0, ymm4, 0x20
    vperm2i128 ymm4, ymm0, ymm4, 0x31
    vperm2i128 ymm7, ymm10, ymm9, 0x20
    vperm2i128 ymm9, ymm10, ymm9, 0x31
    vperm2i128 ymm3, ymm12, ymm11, 0x20
    vperm2i128 ymm11, ymm12, ymm11, 0x31
    vperm2i128 ymm14, ymm6, ymm1, 0x20
    vperm2i128 ymm1, ymm6, ymm1, 0x31
    vmovshdup ymm5, ymm4
    vpmuldq ymm8, ymm4, [rsi+384]
    vmovshdup ymm0, ymm9
    vpmuldq ymm2, ymm9, [rsi+448]
    vpmulld ymm4, ymm4, [rsi+416]
    vpmuldq ymm5, ymm5, [rsi+384]
    vpmulld ymm9, ymm9, [rsi+480]
    vpmuldq ymm0, ymm0, [rsi+448]
    vmovshdup ymm8, ymm8
    vmovshdup ymm2, ymm2
    vpblendd ymm8, ymm8, ymm5, 0xaa
    vpmulld ymm8, ymm8, ymm15
    vpblendd ymm2, ymm2, ymm0, 0xaa
    vpmulld ymm2, ymm2, ymm15
    vpsubd ymm4, ymm4, ymm8
    vpsubd ymm9, ymm9, ymm2
    vpsubd ymm10, ymm13, ymm4
    vpaddd ymm13, ymm13, ymm4
    vpsubd ymm12, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm9
    vmovshdup ymm8, ymm11
    vpmuldq ymm6, ymm11, [rsi+512]
    vmovshdup ymm2, ymm1
    vpmuldq ymm5, ymm1, [rsi+576]
    vpmulld ymm11, ymm11, [rsi+544]
    vpmuldq ymm8, ymm8, [rsi+512]
    vpmulld ymm1, ymm1, [rsi+608]
    vpmuldq ymm2, ymm2, [rsi+576]
    vmovshdup ymm6, ymm6
    vmovshdup ymm5, ymm5
    vpblendd ymm6, ymm6, ymm8, 0xaa
    vpmulld ymm6, ymm6, ymm15
    vpblendd ymm5, ymm5, ymm2, 0xaa
    vpmulld ymm5, ymm5, ymm15
    vpsubd ymm11, ymm11, ymm6
    vpsubd ymm1, ymm1, ymm5
    vpsubd ymm0, ymm3, ymm11
    vpaddd ymm3, ymm3, ymm11
    vpsubd ymm4, ymm14, ymm1
    vpaddd ymm14, ymm14, ymm1
    vpunpcklqdq ymm9, ymm13, ymm7
    vpunpckhqdq ymm7, ymm13, ymm7
    vpunpcklqdq ymm6, ymm3, ymm14
    vpunpckhqdq ymm14, ymm3, ymm14
    vpunpcklqdq ymm8, ymm10, ymm12
    vpunpckhqdq ymm12, ymm10, ymm12
    vpunpcklqdq ymm5, ymm0, ymm4
    vpunpckhqdq ymm4, ymm0, ymm4
    vmovshdup ymm11, ymm7
    vpmuldq ymm2, ymm7, [rsi+640]
    vmovshdup ymm13, ymm14
    vpmuldq ymm1, ymm14, [rsi+704]
    vpmulld ymm7, ymm7, [rsi+672]
    vpmuldq ymm11, ymm11, [rsi+640]
    vpmulld ymm14, ymm14, [rsi+736]
    vpmuldq ymm13, ymm13, [rsi+704]
    vmovshdup ymm2, ymm2
    vmovshdup ymm1, ymm1
    vpblendd ymm2, ymm2, ymm11, 0xaa
    vpmulld ymm2, ymm2, ymm15
    vpblendd ymm1, ymm1, ymm13, 0xaa
    vpmulld ymm1, ymm1, ymm15
    vpsubd ymm7, ymm7, ymm2
    vpsubd ymm14, ymm14, ymm1
    vpsubd ymm3, ymm9, ymm7
    vpaddd ymm9, ymm9, ymm7
    vpsubd ymm10, ymm6, ymm14
    vpaddd ymm6, ymm6, ymm14
    vmovshdup ymm2, ymm12
    vpmuldq ymm0, ymm12, [rsi+768]
    vmovshdup ymm1, ymm4
    vpmuldq ymm11, ymm4, [rsi+832]
    vpmulld ymm12, ymm12, [rsi+800]
    vpmuldq ymm2, ymm2, [rsi+768]
    vpmulld ymm4, ymm4, [rsi+864]
    vpmuldq ymm1, ymm1, [rsi+832]
    vmovshdup ymm0, ymm0
    vmovshdup ymm11, ymm11
    vpblendd ymm0, ymm0, ymm2, 0xaa
    vpmulld ymm0, ymm0, ymm15
    vpblendd ymm11, ymm11, ymm1, 0xaa
    vpmulld ymm11, ymm11, ymm15
    vpsubd ymm12, ymm12, ymm0
    vpsubd ymm4, ymm4, ymm11
    vpsubd ymm13, ymm8, ymm12
    vpaddd ymm8, ymm8, ymm12
    vpsubd ymm7, ymm5, ymm4
    vpaddd ymm5, ymm5, ymm4
    vshufps ymm14, ymm9, ymm6, 0x88
    vshufps ymm6, ymm9, ymm6, 0xdd
    vshufps ymm0, ymm3, ymm10, 0x88
    vshufps ymm10, ymm3, ymm10, 0xdd
    vshufps ymm2, ymm8, ymm5, 0x88
    vshufps ymm5, ymm8, ymm5, 0xdd
    vshufps ymm11, ymm13, ymm7, 0x88
    vshufps ymm7, ymm13, ymm7, 0xdd
    vmovshdup ymm12, ymm6
    vpmuldq ymm1, ymm6, [rsi+896]
    vmovshdup ymm9, ymm10
    vpmuldq ymm4, ymm10, [rsi+992]
    vpmulld ymm6, ymm6, [rsi+960]
    vpmuldq ymm12, ymm12, [rsi+928]
    vpmulld ymm10, ymm10, [rsi+1056]
    vpmuldq ymm9, ymm9, [rsi+1024]
    vmovshdup ymm1, ymm1
    vmovshdup ymm4, ymm4
    vpblendd ymm1, ymm1, ymm12, 0xaa
    vpmulld ymm1, ymm1, ymm15
    vpblendd ymm4, ymm4, ymm9, 0xaa
    vpmulld ymm4, ymm4, ymm15
    vpsubd ymm6, ymm6, ymm1
    vpsubd ymm10, ymm10, ymm4
    vpsubd ymm3, ymm14, ymm6
    vpaddd ymm14, ymm14, ymm6
    vpsubd ymm8, ymm0, ymm10
    vpaddd ymm0, ymm0, ymm10
    vmovshdup ymm1, ymm5
    vpmuldq ymm13, ymm5, [rsi+1088]
    vmovshdup ymm4, ymm7
    vpmuldq ymm12, ymm7, [rsi+1184]
    vpmulld ymm5, ymm5, [rsi+1152]
    vpmuldq ymm1, ymm1, [rsi+1120]
    vpmulld ymm7, ymm7, [rsi+1248]
    vpmuldq ymm4, ymm4, [rsi+1216]
    vmovshdup ymm13, ymm13
    vmovshdup ymm12, ymm12
    vpblendd ymm13, ymm13, ymm1, 0xaa
    vpmulld ymm13, ymm13, ymm15
    vpblendd ymm12, ymm12, ymm4, 0xaa
    vpmulld ymm12, ymm12, ymm15
    vpsubd ymm5, ymm5, ymm13
    vpsubd ymm7, ymm7, ymm12
    vpsubd ymm9, ymm2, ymm5
    vpaddd ymm2, ymm2, ymm5
    vpsubd ymm6, ymm11, ymm7
    vpaddd ymm11, ymm11, ymm7
    vmovdqa [rdi+0], ymm14
    vmovdqa [rdi+64], ymm0
    vmovdqa [rdi+32], ymm3
    vmovdqa [rdi+96], ymm8
    vmovdqa [rdi+128], ymm2
    vmovdqa [rdi+192], ymm11
    vmovdqa [rdi+160], ymm9
    vmovdqa [rdi+224], ymm6
    add rdi, 256
    add rsi, 1280
    dec eax
    jnz 2b
    vzeroall
    ret
    .cfi_endproc
    .size lanes_mldsa_ntt_avx2, .-lanes_mldsa_ntt_avx2

    .globl lanes_mldsa_inverse_ntt_avx2
    .hidden lanes_mldsa_inverse_ntt_avx2
    .type lanes_mldsa_inverse_ntt_avx2, @function
    .p2align 6
lanes_mldsa_inverse_ntt_avx2:
    .cfi_startproc
    endbr64
    vmovdqa ymm15, [rip+modulus]
    lea rsi, [rip+inverse_ntt_constants]
    mov eax, 4
    .p2align 5
1:
    vmovdqa ymm0, [rdi+0]
    vmovdqa ymm1, [rdi+64]
    vmovdqa ymm2, [rdi+32]
    vmovdqa ymm3, [rdi+96]
    vmovdqa ymm4, [rdi+128]
    vmovdqa ymm5, [rdi+192]
    vmovdqa ymm6, [rdi+160]
    vmovdqa ymm7, [rdi+224]
    vpsubd ymm8, ymm0, ymm2
    vpaddd ymm0, ymm0, ymm2
    vpsubd ymm9, ymm1, ymm3
    vpaddd ymm1, ymm1, ymm3
    vmovshdup ymm11, ymm8
    vpmuldq ymm10, ymm8, [rsi+0]
    vmovshdup ymm13, ymm9
    vpmuldq ymm12, ymm9, [rsi+96]
    vpmulld ymm8, ymm8, [rsi+64]
    vpmuldq ymm11, ymm11, [rsi+32]
    vpmulld ymm9, ymm9, [rsi+160]
    vpmuldq ymm13, ymm13, [rsi+128]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm10, ymm10, ymm11, 0xaa
    vpmulld ymm10, ymm10, ymm15
    vpblendd ymm12, ymm12, ymm13, 0xaa
    vpmulld ymm12, ymm12, ymm15
    vpsubd ymm8, ymm8, ymm10
    vpsubd ymm9, ymm9, ymm12
    vpsubd ymm14, ymm4, ymm6
    vpaddd ymm4, ymm4, ymm6
    vpsubd ymm2, ymm5, ymm7
    vpaddd ymm5, ymm5, ymm7
    vmovshdup ymm10, ymm14
    vpmuldq ymm3, ymm14, [rsi+192]
    vmovshdup ymm12, ymm2
    vpmuldq ymm11, ymm2, [rsi+288]
    vpmulld ymm14, ymm14, [rsi+256]
    vpmuldq ymm10, ymm10, [rsi+224]
    vpmulld ymm2, ymm2, [rsi+352]
    vpmuldq ymm12, ymm12, [rsi+320]
    vmovshdup ymm3, ymm3
    vmovshdup ymm11, ymm11
    vpblendd ymm3, ymm3, ymm10, 0xaa
    vpmulld ymm3, ymm3, ymm15
    vpblendd ymm11, ymm11, ymm12, 0xaa
    vpmulld ymm11, ymm11, ymm15
    vpsubd ymm14, ymm14, ymm3
    vpsubd ymm2, ymm2, ymm11
    vpunpckldq ymm13, ymm0, ymm8
    vpunpckhdq ymm8, ymm0, ymm8
    vpunpckldq ymm6, ymm1, ymm9
    vpunpckhdq ymm9, ymm1, ymm9
    vpunpckldq ymm7, ymm4, ymm14
    vpunpckhdq ymm14, ymm4, ymm14
    vpunpckldq ymm3, ymm5, ymm2
    vpunpckhdq ymm2, ymm5, ymm2
    vpsubd ymm10, ymm13, ymm6
    vpaddd ymm13, ymm13, ymm6
    vpsubd ymm11, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm9
    vmovshdup ymm0, ymm10
    vpmuldq ymm12, ymm10, [rsi+384]
    vmovshdup ymm4, ymm11
    vpmuldq ymm1, ymm11, [rsi+448]
    vpmulld ymm10, ymm10, [rsi+416]
    vpmuldq ymm0, ymm0, [rsi+384]
    vpmulld ymm11, ymm11, [rsi+480]
    vpmuldq ymm4, ymm4, [rsi+448]
    vmovshdup ymm12, ymm12
    vmovshdup ymm1, ymm1
    vpblendd ymm12, ymm12, ymm0, 0xaa
    vpmulld ymm12, ymm12, ymm15
    vpblendd ymm1, ymm1, ymm4, 0xaa
    vpmulld ymm1, ymm1, ymm15
    vpsubd ymm10, ymm10, ymm12
    vpsubd ymm11, ymm11, ymm1
    vpsubd ymm5, ymm7, ymm3
    vpaddd ymm7, ymm7, ymm3
    vpsubd ymm6, ymm14, ymm2
    vpaddd ymm14, ymm14, ymm2
    vmovshdup ymm12, ymm5
    vpmuldq ymm9, ymm5, [rsi+512]
    vmovshdup ymm1, ymm6
    vpmuldq ymm0, ymm6, [rsi+576]
    vpmulld ymm5, ymm5, [rsi+544]
    vpmuldq ymm12, ymm12, [rsi+512]
    vpmulld ymm6, ymm6, [rsi+608]
    vpmuldq ymm1, ymm1, [rsi+576]
    vmovshdup ymm9, ymm9
    vmovshdup ymm0, ymm0
    vpblendd ymm9, ymm9, ymm12, 0xaa
    vpmulld ymm9, ymm9, ymm15
    vpblendd ymm0, ymm0, ymm1, 0xaa
    vpmulld ymm0, ymm0, ymm15
    vpsubd ymm5, ymm5, ymm9
    vpsubd ymm6, ymm6, ymm0
    vpunpcklqdq ymm4, ymm13, ymm10
    vpunpckhqdq ymm10, ymm13, ymm10
    vpunpcklqdq ymm3, ymm8, ymm11
    vpunpckhqdq ymm11, ymm8, ymm11
    vpunpcklqdq ymm2, ymm7, ymm5
    vpunpckhqdq ymm5, ymm7, ymm5
    vpunpcklqdq ymm9, ymm14, ymm6
    vpunpckhqdq ymm6, ymm14, ymm6
    vpsubd ymm12, ymm4, ymm2
    vpaddd ymm4, ymm4, ymm2
    vpsubd ymm0, ymm10, ymm5
    vpaddd ymm10, ymm10, ymm5
    vmovshdup ymm13, ymm12
    vpmuldq ymm1, ymm12, [rsi+640]
    vmovshdup ymm7, ymm0
    vpmuldq ymm8, ymm0, [rsi+704]
    vpmulld ymm12, ymm12, [rsi+672]
    vpmuldq ymm13, ymm13, [rsi+640]
    vpmulld ymm0, ymm0, [rsi+736]
    vpmuldq ymm7, ymm7, [rsi+704]
    vmovshdup ymm1, ymm1
    vmovshdup ymm8, ymm8
    vpblendd ymm1, ymm1, ymm13, 0xaa
    vpmulld ymm1, ymm1, ymm15
    vpblendd ymm8, ymm8, ymm7, 0xaa
    vpmulld ymm8, ymm8, ymm15
    vpsubd ymm12, ymm12, ymm1
    vpsubd ymm0, ymm0, ymm8
    vpsubd ymm14, ymm3, ymm9
    vpaddd ymm3, ymm3, ymm9
    vpsubd ymm2, ymm11, ymm6
    vpaddd ymm11, ymm11, ymm6
    vmovshdup ymm1, ymm14
    vpmuldq ymm5, ymm14, [rsi+768]
    vmovshdup ymm8, ymm2
    vpmuldq ymm13, ymm2, [rsi+832]
    vpmulld ymm14, ymm14, [rsi+800]
    vpmuldq ymm1, ymm1, [rsi+768]
    vpmulld ymm2, ymm2, [rsi+864]
    vpmuldq ymm8, ymm8, [rsi+832]
    vmovshdup ymm5, ymm5
    vmovshdup ymm13, ymm13
    vpblendd ymm5, ymm5, ymm1, 0xaa
    vpmulld ymm5, ymm5, ymm15
    vpblendd ymm13, ymm13, ymm8, 0xaa
    vpmulld ymm13, ymm13, ymm15
    vpsubd ymm14, ymm14, ymm5
    vpsubd ymm2, ymm2, ymm13
    vperm2i128 ymm7, ymm4, ymm12, 0x20
    vperm2i128 ymm12, ymm4, ymm12, 0x31
    vperm2i128 ymm9, ymm10, ymm0, 0x20
    vperm2i128 ymm0, ymm10, ymm0, 0x31
    vperm2i128 ymm6, ymm3, ymm14, 0x20
    vperm2i128 ymm14, ymm3, ymm14, 0x31
    vperm2i128 ymm5, ymm11, ymm2, 0x20
    vperm2i128 ymm2, ymm11, ymm2, 0x31
    vpsubd ymm1, ymm7, ymm9
    vpaddd ymm7, ymm7, ymm9
    vpsubd ymm13, ymm6, ymm5
    vpaddd ymm6, ymm6, ymm5
    vmovshdup ymm4, ymm1
    vpmuldq ymm8, ymm1, [rsi+896]
    vmovshdup ymm3, ymm13
    vpmuldq ymm10, ymm13, [rsi+960]
    vpmulld ymm1, ymm1, [rsi+928]
    vpmuldq ymm4, ymm4, [rsi+896]
    vpmulld ymm13, ymm13, [rsi+992]
    vpmuldq ymm3, ymm3, [rsi+960]
    vmovshdup ymm8, ymm8
    vmovshdup ymm10, ymm10
    vpblendd ymm8, ymm8, ymm4, 0xaa
    vpmulld ymm8, ymm8, ymm15
    vpblendd ymm10, ymm10, ymm3, 0xaa
    vpmulld ymm10, ymm10, ymm15
    vpsubd ymm1, ymm1, ymm8
    vpsubd ymm13, ymm13, ymm10
    vpsubd ymm11, ymm12, ymm0
    vpaddd ymm12, ymm12, ymm0
    vpsubd ymm9, ymm14, ymm2
    vpaddd ymm14, ymm14, ymm2
    vmovshdup ymm8, ymm11
    vpmuldq ymm5, ymm11, [rsi+1024]
    vmovshdup ymm10, ymm9
    vpmuldq ymm4, ymm9, [rsi+1088]
    vpmulld ymm11, ymm11, [rsi+1056]
    vpmuldq ymm8, ymm8, [rsi+1024]
    vpmulld ymm9, ymm9, [rsi+1120]
    vpmuldq ymm10, ymm10, [rsi+1088]
    vmovshdup ymm5, ymm5
    vmovshdup ymm4, ymm4
    vpblendd ymm5, ymm5, ymm8, 0xaa
    vpmulld ymm5, ymm5, ymm15
    vpblendd ymm4, ymm4, ymm10, 0xaa
    vpmulld ymm4, ymm4, ymm15
    vpsubd ymm11, ymm11, ymm5
    vpsubd ymm9, ymm9, ymm4
    vpsubd ymm3, ymm7, ymm6
    vpaddd ymm7, ymm7, ymm6
    vpsubd ymm0, ymm1, ymm13
    vpaddd ymm1, ymm1, ymm13
    vmovshdup ymm5, ymm3
    vpmuldq ymm2, ymm3, [rsi+1152]
    vmovshdup ymm4, ymm0
    vpmuldq ymm8, ymm0, [rsi+1152]
    vpmulld ymm3, ymm3, [rsi+1184]
    vpmuldq ymm5, ymm5, [rsi+1152]
    vpmulld ymm0, ymm0, [rsi+1184]
    vpmuldq ymm4, ymm4, [rsi+1152]
    vmovshdup ymm2, ymm2
    vmovshdup ymm8, ymm8
    vpblendd ymm2, ymm2, ymm5, 0xaa
    vpmulld ymm2, ymm2, ymm15
    vpblendd ymm8, ymm8, ymm4, 0xaa
    vpmulld ymm8, ymm8, ymm15
    vpsubd ymm3, ymm3, ymm2
    vpsubd ymm0, ymm0, ymm8
    vpsubd ymm10, ymm12, ymm14
    vpaddd ymm12, ymm12, ymm14
    vpsubd ymm6, ymm11, ymm9
    vpaddd ymm11, ymm11, ymm9
    vmovshdup ymm2, ymm10
    vpmuldq ymm13, ymm10, [rsi+1216]
    vmovshdup ymm8, ymm6
    vpmuldq ymm5, ymm6, [rsi+1216]
    vpmulld ymm10, ymm10, [rsi+1248]
    vpmuldq ymm2, ymm2, [rsi+1216]
    vpmulld ymm6, ymm6, [rsi+1248]
    vpmuldq ymm8, ymm8, [rsi+1216]
    vmovshdup ymm13, ymm13
    vmovshdup ymm5, ymm5
    vpblendd ymm13, ymm13, ymm2, 0xaa
    vpmulld ymm13, ymm13, ymm15
    vpblendd ymm5, ymm5, ymm8, 0xaa
    vpmulld ymm5, ymm5, ymm15
    vpsubd ymm10, ymm10, ymm13
    vpsubd ymm6, ymm6, ymm5
    vmovdqa [rdi+0], ymm7
    vmovdqa [rdi+32], ymm1
    vmovdqa [rdi+64], ymm3
    vmovdqa [rdi+96], ymm0
    vmovdqa [rdi+128], ymm12
    vmovdqa [rdi+160], ymm11
    vmovdqa [rdi+192], ymm10
    vmovdqa [rdi+224], ymm6
    add rdi, 256
    add rsi, 1280
    dec eax
    jnz 1b
    sub rdi, 1024
    lea rsi, [rip+inverse_ntt_constants+5120]
    mov eax, 4
    .p2align 5
2:
    vmovdqa ymm0, [rdi+0]
    vmovdqa ymm1, [rdi+128]
    vmovdqa ymm2, [rdi+256]
    vmovdqa ymm3, [rdi+384]
    vmovdqa ymm4, [rdi+512]
    vmovdqa ymm5, [rdi+640]
    vmovdqa ymm6, [rdi+768]
    vmovdqa ymm7, [rdi+896]
    vpsubd ymm8, ymm0, ymm1
    vpaddd ymm0, ymm0, ymm1
    vpsubd ymm9, ymm2, ymm3
    vpaddd ymm2, ymm2, ymm3
    vmovshdup ymm11, ymm8
    vpmuldq ymm10, ymm8, [rsi+0]
    vmovshdup ymm13, ymm9
    vpmuldq ymm12, ymm9, [rsi+64]
    vpmulld ymm8, ymm8, [rsi+32]
    vpmuldq ymm11, ymm11, [rsi+0]
    vpmulld ymm9, ymm9, [rsi+96]
    vpmuldq ymm13, ymm13, [rsi+64]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm10, ymm10, ymm11, 0xaa
    vpmulld ymm10, ymm10, ymm15
    vpblendd ymm12, ymm12, ymm13, 0xaa
    vpmulld ymm12, ymm12, ymm15
    vpsubd ymm8, ymm8, ymm10
    vpsubd ymm9, ymm9, ymm12
    vpsubd ymm14, ymm4, ymm5
    vpaddd ymm4, ymm4, ymm5
    vpsubd ymm1, ymm6, ymm7
    vpaddd ymm6, ymm6, ymm7
    vmovshdup ymm10, ymm14
    vpmuldq ymm3, ymm14, [rsi+128]
    vmovshdup ymm12, ymm1
    vpmuldq ymm11, ymm1, [rsi+192]
    vpmulld ymm14, ymm14, [rsi+160]
    vpmuldq ymm10, ymm10, [rsi+128]
    vpmulld ymm1, ymm1, [rsi+224]
    vpmuldq ymm12, ymm12, [rsi+192]
    vmovshdup ymm3, ymm3
    vmovshdup ymm11, ymm11
    vpblendd ymm3, ymm3, ymm10, 0xaa
    vpmulld ymm3, ymm3, ymm15
    vpblendd ymm11, ymm11, ymm12, 0xaa
    vpmulld ymm11, ymm11, ymm15
    vpsubd ymm14, ymm14, ymm3
    vpsubd ymm1, ymm1, ymm11
    vpsubd ymm13, ymm0, ymm2
    vpaddd ymm0, ymm0, ymm2
    vpsubd ymm5, ymm8, ymm9
    vpaddd ymm8, ymm8, ymm9
    vmovshdup ymm3, ymm13
    vpmuldq ymm7, ymm13, [rsi+256]
    vmovshdup ymm11, ymm5
    vpmuldq ymm10, ymm5, [rsi+256]
    vpmulld ymm13, ymm13, [rsi+288]
    vpmuldq ymm3, ymm3, [rsi+256]
    vpmulld ymm5, ymm5, [rsi+288]
    vpmuldq ymm11, ymm11, [rsi+256]
    vmovshdup ymm7, ymm7
    vmovshdup ymm10, ymm10
    vpblendd ymm7, ymm7, ymm3, 0xaa
    vpmulld ymm7, ymm7, ymm15
    vpblendd ymm10, ymm10, ymm11, 0xaa
    vpmulld ymm10, ymm10, ymm15
    vpsubd ymm13, ymm13, ymm7
    vpsubd ymm5, ymm5, ymm10
    vpsubd ymm12, ymm4, ymm6
    vpaddd ymm4, ymm4, ymm6
    vpsubd ymm2, ymm14, ymm1
    vpaddd ymm14, ymm14, ymm1
    vmovshdup ymm7, ymm12
    vpmuldq ymm9, ymm12, [rsi+320]
    vmovshdup ymm10, ymm2
    vpmuldq ymm3, ymm2, [rsi+320]
    vpmulld ymm12, ymm12, [rsi+352]
    vpmuldq ymm7, ymm7, [rsi+320]
    vpmulld ymm2, ymm2, [rsi+352]
    vpmuldq ymm10, ymm10, [rsi+320]
    vmovshdup ymm9, ymm9
    vmovshdup ymm3, ymm3
    vpblendd ymm9, ymm9, ymm7, 0xaa
    vpmulld ymm9, ymm9, ymm15
    vpblendd ymm3, ymm3, ymm10, 0xaa
    vpmulld ymm3, ymm3, ymm15
    vpsubd ymm12, ymm12, ymm9
    vpsubd ymm2, ymm2, ymm3
    vpsubd ymm11, ymm0, ymm4
    vpaddd ymm0, ymm0, ymm4
    vpsubd ymm6, ymm8, ymm14
    vpaddd ymm8, ymm8, ymm14
    vmovshdup ymm9, ymm11
    vpmuldq ymm1, ymm11, [rsi+384]
    vmovshdup ymm3, ymm6
    vpmuldq ymm7, ymm6, [rsi+384]
    vpmulld ymm11, ymm11, [rsi+416]
    vpmuldq ymm9, ymm9, [rsi+384]
    vpmulld ymm6, ymm6, [rsi+416]
    vpmuldq ymm3, ymm3, [rsi+384]
    vmovshdup ymm1, ymm1
    vmovshdup ymm7, ymm7
    vpblendd ymm1, ymm1, ymm9, 0xaa
    vpmulld ymm1, ymm1, ymm15
    vpblendd ymm7, ymm7, ymm3, 0xaa
    vpmulld ymm7, ymm7, ymm15
    vpsubd ymm11, ymm11, ymm1
    vpsubd ymm6, ymm6, ymm7
    vpaddd ymm10, ymm11, ymm15
    vpminud ymm11, ymm11, ymm10
    vpaddd ymm4, ymm6, ymm15
    vpminud ymm6, ymm6, ymm4
    vpsubd ymm10, ymm11, ymm15
    vpminud ymm11, ymm11, ymm10
    vpsubd ymm4, ymm6, ymm15
    vpminud ymm6, ymm6, ymm4
    vmovshdup ymm1, ymm0
    vpmuldq ymm14, ymm0, [rsi+448]
    vmovshdup ymm7, ymm8
    vpmuldq ymm9, ymm8, [rsi+448]
    vpmulld ymm0, ymm0, [rsi+480]
    vpmuldq ymm1, ymm1, [rsi+448]
    vpmulld ymm8, ymm8, [rsi+480]
    vpmuldq ymm7, ymm7, [rsi+448]
    vmovshdup ymm14, ymm14
    vmovshdup ymm9, ymm9
    vpblendd ymm14, ymm14, ymm1, 0xaa
    vpmulld ymm14, ymm14, ymm15
    vpblendd ymm9, ymm9, ymm7, 0xaa
    vpmulld ymm9, ymm9, ymm15
    vpsubd ymm0, ymm0, ymm14
    vpsubd ymm8, ymm8, ymm9
    vpaddd ymm3, ymm0, ymm15
    vpminud ymm0, ymm0, ymm3
    vpaddd ymm10, ymm8, ymm15
    vpminud ymm8, ymm8, ymm10
    vpsubd ymm3, ymm0, ymm15
    vpminud ymm0, ymm0, ymm3
    vpsubd ymm10, ymm8, ymm15
    vpminud ymm8, ymm8, ymm10
    vpsubd ymm4, ymm13, ymm12
    vpaddd ymm13, ymm13, ymm12
    vpsubd ymm14, ymm5, ymm2
    vpaddd ymm5, ymm5, ymm2
    vmovshdup ymm9, ymm4
    vpmuldq ymm1, ymm4, [rsi+384]
    vmovshdup ymm3, ymm14
    vpmuldq ymm7, ymm14, [rsi+384]
    vpmulld ymm4, ymm4, [rsi+416]
    vpmuldq ymm9, ymm9, [rsi+384]
    vpmulld ymm14, ymm14, [rsi+416]
    vpmuldq ymm3, ymm3, [rsi+384]
    vmovshdup ymm1, ymm1
    vmovshdup ymm7, ymm7
    vpblendd ymm1, ymm1, ymm9, 0xaa
    vpmulld ymm1, ymm1, ymm15
    vpblendd ymm7, ymm7, ymm3, 0xaa
    vpmulld ymm7, ymm7, ymm15
    vpsubd ymm4, ymm4, ymm1
    vpsubd ymm14, ymm14, ymm7
    vpaddd ymm10, ymm4, ymm15
    vpminud ymm4, ymm4, ymm10
    vpaddd ymm12, ymm14, ymm15
    vpminud ymm14, ymm14, ymm12
    vpsubd ymm10, ymm4, ymm15
    vpminud ymm4, ymm4, ymm10
    vpsubd ymm12, ymm14, ymm15
    vpminud ymm14, ymm14, ymm12
    vmovshdup ymm1, ymm13
    vpmuldq ymm2, ymm13, [rsi+448]
    vmovshdup ymm7, ymm5
    vpmuldq ymm9, ymm5, [rsi+448]
    vpmulld ymm13, ymm13, [rsi+480]
    vpmuldq ymm1, ymm1, [rsi+448]
    vpmulld ymm5, ymm5, [rsi+480]
    vpmuldq ymm7, ymm7, [rsi+448]
    vmovshdup ymm2, ymm2
    vmovshdup ymm9, ymm9
    vpblendd ymm2, ymm2, ymm1, 0xaa
    vpmulld ymm2, ymm2, ymm15
    vpblendd ymm9, ymm9, ymm7, 0xaa
    vpmulld ymm9, ymm9, ymm15
    vpsubd ymm13, ymm13, ymm2
    vpsubd ymm5, ymm5, ymm9
    vpaddd ymm3, ymm13, ymm15
    vpminud ymm13, ymm13, ymm3
    vpaddd ymm10, ymm5, ymm15
    vpminud ymm5, ymm5, ymm10
    vpsubd ymm3, ymm13, ymm15
    vpminud ymm13, ymm13, ymm3
    vpsubd ymm10, ymm5, ymm15
    vpminud ymm5, ymm5, ymm10
    vmovdqa [rdi+0], ymm0
    vmovdqa [rdi+128], ymm8
    vmovdqa [rdi+256], ymm13
    vmovdqa [rdi+384], ymm5
    vmovdqa [rdi+512], ymm11
    vmovdqa [rdi+640], ymm6
    vmovdqa [rdi+768], ymm4
    vmovdqa [rdi+896], ymm14
    add rdi, 32
    dec eax
    jnz 2b
    vzeroall
    ret
    .cfi_endproc
    .size lanes_mldsa_inverse_ntt_avx2, .-lanes_mldsa_inverse_ntt_avx2

    .section .rodata
    .p2align 6
modulus:
    .long 0x7fe001, 0x7fe001, 0x7fe001, 0x7fe001, 0x7fe001, 0x7fe001, 0x7fe001, 0x7fe001
ntt_constants:
    .long 0x92e0bb09, 0x92e0bb09, 0x92e0bb09, 0x92e0bb09, 0x92e0bb09, 0x92e0bb09, 0x92e0bb09, 0x92e0bb09
    .long 0xffc97e01, 0xffc97e01, 0xffc97e01, 0xffc97e01, 0xffc97e01, 0xffc97e01, 0xffc97e01, 0xffc97e01
    .long 0x73078efe, 0x73078efe, 0x73078efe, 0x73078efe, 0x73078efe, 0x73078efe, 0x73078efe, 0x73078efe
    .long 0x397567, 0x397567, 0x397567, 0x397567, 0x397567, 0x397567, 0x397567, 0x397567
    .long 0x72e78afd, 0x72e78afd, 0x72e78afd, 0x72e78afd, 0x72e78afd, 0x72e78afd, 0x72e78afd, 0x72e78afd
    .long 0x396569, 0x396569, 0x396569, 0x396569, 0x396569, 0x396569, 0x396569, 0x396569
    .long 0x9e33e1bc, 0x9e33e1bc, 0x9e33e1bc, 0x9e33e1bc, 0x9e33e1bc, 0x9e33e1bc, 0x9e33e1bc, 0x9e33e1bc
    .long 0xffcf262a, 0xffcf262a, 0xffcf262a, 0xffcf262a, 0xffcf262a, 0xffcf262a, 0xffcf262a, 0xffcf262a
    .long 0xa7e8dee8, 0xa7e8dee8, 0xa7e8dee8, 0xa7e8dee8, 0xa7e8dee8, 0xa7e8dee8, 0xa7e8dee8, 0xa7e8dee8
    .long 0xffd3ff72, 0xffd3ff72, 0xffd3ff72, 0xffd3ff72, 0xffd3ff72, 0xffd3ff72, 0xffd3ff72, 0xffd3ff72
    .long 0x9fe85ed8, 0x9fe85ed8, 0x9fe85ed8, 0x9fe85ed8, 0x9fe85ed8, 0x9fe85ed8, 0x9fe85ed8, 0x9fe85ed8
    .long 0xffd00032, 0xffd00032, 0xffd00032, 0xffd00032, 0xffd00032, 0xffd00032, 0xffd00032, 0xffd00032
    .long 0x9e3461dc, 0x9e3461dc, 0x9e3461dc, 0x9e3461dc, 0x9e3461dc, 0x9e3461dc, 0x9e3461dc, 0x9e3461dc
    .long 0xffcf266a, 0xffcf266a, 0xffcf266a, 0xffcf266a, 0xffcf266a, 0xffcf266a, 0xffcf266a, 0xffcf266a
    .long 0xed9ec1d5, 0xed9ec1d5, 0xed9ec1d5, 0xed9ec1d5, 0xed9ec1d5, 0xed9ec1d5, 0xed9ec1d5, 0xed9ec1d5
    .long 0xfff6d1ad, 0xfff6d1ad, 0xfff6d1ad, 0xfff6d1ad, 0xfff6d1ad, 0xfff6d1ad, 0xfff6d1ad, 0xfff6d1ad
    .long 0x6c36b6d5, 0x6c36b6d5, 0x6c36b6d5, 0x6c36b6d5, 0x6c36b6d5, 0x6c36b6d5, 0x6c36b6d5, 0x6c36b6d5
    .long 0x360dd5, 0x360dd5, 0x360dd5, 0x360dd5, 0x360dd5, 0x360dd5, 0x360dd5, 0x360dd5
    .long 0x990b69a8, 0x990b69a8, 0x990b69a8, 0x990b69a8, 0x990b69a8, 0x990b69a8, 0x990b69a8, 0x990b69a8
    .long 0xffcc9293, 0xffcc9293, 0xffcc9293, 0xffcc9293, 0xffcc9293, 0xffcc9293, 0xffcc9293, 0xffcc9293
    .long 0x83e25f90, 0x83e25f90, 0x83e25f90, 0x83e25f90, 0x83e25f90, 0x83e25f90, 0x83e25f90, 0x83e25f90
    .long 0xffc200b3, 0xffc200b3, 0xffc200b3, 0xffc200b3, 0xffc200b3, 0xffc200b3, 0xffc200b3, 0xffc200b3
    .long 0x515bfa5c, 0x515bfa5c, 0x515bfa5c, 0x515bfa5c, 0x515bfa5c, 0x515bfa5c, 0x515bfa5c, 0x515bfa5c
    .long 0x28a3d2, 0x28a3d2, 0x28a3d2, 0x28a3d2, 0x28a3d2, 0x28a3d2, 0x28a3d2, 0x28a3d2
    .long 0xccd84878, 0xccd84878, 0xccd84878, 0xccd84878, 0xccd84878, 0xccd84878, 0xccd84878, 0xccd84878
    .long 0xffe67289, 0xffe67289, 0xffe67289, 0xffe67289, 0xffe67289, 0xffe67289, 0xffe67289, 0xffe67289
    .long 0x6e09d599, 0x6e09d599, 0x6e09d599, 0x6e09d599, 0xa0f8fafd, 0xa0f8fafd, 0xa0f8fafd, 0xa0f8fafd
    .long 0x36f72a, 0x36f72a, 0x36f72a, 0x36f72a, 0xffd0885e, 0xffd0885e, 0xffd0885e, 0xffd0885e
    .long 0x613a89e0, 0x613a89e0, 0x613a89e0, 0x613a89e0, 0x40314fd4, 0x40314fd4, 0x40314fd4, 0x40314fd4
    .long 0x30911e, 0x30911e, 0x30911e, 0x30911e, 0x2010a2, 0x2010a2, 0x2010a2, 0x2010a2
    .long 0x53b76b33, 0x53b76b33, 0x53b76b33, 0x53b76b33, 0x712c382c, 0x712c382c, 0x712c382c, 0x712c382c
    .long 0x29d13f, 0x29d13f, 0x29d13f, 0x29d13f, 0x3887f7, 0x3887f7, 0x3887f7, 0x3887f7
    .long 0x9271813b, 0x9271813b, 0x9271813b, 0x9271813b, 0x236e6151, 0x236e6151, 0x236e6151, 0x236e6151
    .long 0xffc94672, 0xffc94672, 0xffc94672, 0xffc94672, 0x11b2c3, 0x11b2c3, 0x11b2c3, 0x11b2c3
    .long 0x5ddf591b, 0x5ddf591b, 0xaf7e3e31, 0xaf7e3e31, 0x4ca4908b, 0x4ca4908b, 0x3b300f8e, 0x3b300f8e
    .long 0x2ee3f1, 0x2ee3f1, 0xffd7c92f, 0xffd7c92f, 0x2648b4, 0x2648b4, 0x1d90a2, 0x1d90a2
    .long 0x7fca89a3, 0x7fca89a3, 0xa0a5ea39, 0xa0a5ea39, 0x55e0ad80, 0x55e0ad80, 0xde1b6f20, 0xde1b6f20
    .long 0x3fd54c, 0x3fd54c, 0xffd05ee0, 0xffd05ee0, 0x2ae59b, 0x2ae59b, 0xffef11f4, 0xffef11f4
    .long 0x2707337f, 0x2707337f, 0x75ab47e7, 0x75ab47e7, 0x3df4288e, 0x3df4288e, 0x8b70830a, 0x8b70830a
    .long 0x137eb9, 0x137eb9, 0x3ac6ef, 0x3ac6ef, 0x1ef256, 0x1ef256, 0xffc5c6d3, 0xffc5c6d3
    .long 0x9d8d3612, 0x9d8d3612, 0xf7a0d045, 0xf7a0d045, 0xa4da6d52, 0xa4da6d52, 0x7f04d036, 0x7f04d036
    .long 0xffced2e9, 0xffced2e9, 0xfffbd174, 0xfffbd174, 0xffd2789b, 0xffd2789b, 0x3f7288, 0x3f7288
    .long 0xdb56d, 0x5144c08e, 0x241d4d0b, 0x8721b760, 0xff2681a2, 0xc388107d, 0xcc85dfdf, 0x9386a683
    .long 0x5144c08e, 0x5144c08e, 0x8721b760, 0x8721b760, 0xc388107d, 0xc388107d, 0x9386a683, 0x9386a683
    .long 0x6d9, 0x289838, 0x120a23, 0xffc39ff7, 0xffff935c, 0xffe1cb97, 0xffe6495f, 0xffc9d0e2
    .long 0xc4e0c0a6, 0xc99e6205, 0x2a9fa79, 0xb9d9dd04, 0x192061e6, 0x30c75d76, 0x97d0e50a, 0x136d432a
    .long 0xc99e6205, 0xc99e6205, 0xb9d9dd04, 0xb9d9dd04, 0x30c75d76, 0x30c75d76, 0x136d432a, 0x136d432a
    .long 0xffe277c4, 0xffe4d5fd, 0x154a8, 0xffdcf5b3, 0xc8d0d, 0x185d96, 0xffcbf578, 0x9b434
    .long 0xaec2272c, 0xfe317461, 0x1374db10, 0x9ba784aa, 0x1ed55f1a, 0x872028fc, 0x51d07f7c, 0xf8597a6e
    .long 0xfe317461, 0xfe317461, 0x9ba784aa, 0x9ba784aa, 0x872028fc, 0x872028fc, 0xf8597a6e, 0xf8597a6e
    .long 0xffd76b3b, 0xffff18f4, 0x9b7ff, 0xffcde04d, 0xf66d5, 0xffc39f30, 0x28de06, 0xfffc2db2
    .long 0xd386be08, 0x54b21bde, 0x86dec4a3, 0x8e74fa22, 0xb50840a6, 0x8d287904, 0x8cde507a, 0xb4fe9e3e
    .long 0x54b21bde, 0x54b21bde, 0x8e74fa22, 0x8e74fa22, 0x8d287904, 0x8d287904, 0xb4fe9e3e, 0xb4fe9e3e
    .long 0xffe9c8ee, 0x2a4e78, 0xffc37e86, 0xffc748ae, 0xffda8d7f, 0xffc6a297, 0xffc67d8c, 0xffda88af
    .long 0x51efdb53, 0x51efdb53, 0x51efdb53, 0x51efdb53, 0x51efdb53, 0x51efdb53, 0x51efdb53, 0x51efdb53
    .long 0x28edb0, 0x28edb0, 0x28edb0, 0x28edb0, 0x28edb0, 0x28edb0, 0x28edb0, 0x28edb0
    .long 0x41100b81, 0x41100b81, 0x41100b81, 0x41100b81, 0x41100b81, 0x41100b81, 0x41100b81, 0x41100b81
    .long 0x207fe4, 0x207fe4, 0x207fe4, 0x207fe4, 0x207fe4, 0x207fe4, 0x207fe4, 0x207fe4
    .long 0x94566270, 0x94566270, 0x94566270, 0x94566270, 0x94566270, 0x94566270, 0x94566270, 0x94566270
    .long 0xffca38a6, 0xffca38a6, 0xffca38a6, 0xffca38a6, 0xffca38a6, 0xffca38a6, 0xffca38a6, 0xffca38a6
    .long 0xf2bd1560, 0xf2bd1560, 0xf2bd1560, 0xf2bd1560, 0xf2bd1560, 0xf2bd1560, 0xf2bd1560, 0xf2bd1560
    .long 0xfff96033, 0xfff96033, 0xfff96033, 0xfff96033, 0xfff96033, 0xfff96033, 0xfff96033, 0xfff96033
    .long 0x14ab0698, 0x14ab0698, 0x14ab0698, 0x14ab0698, 0x14ab0698, 0x14ab0698, 0x14ab0698, 0x14ab0698
    .long 0xa52ee, 0xa52ee, 0xa52ee, 0xa52ee, 0xa52ee, 0xa52ee, 0xa52ee, 0xa52ee
    .long 0xd730cc85, 0xd730cc85, 0xd730cc85, 0xd730cc85, 0xd730cc85, 0xd730cc85, 0xd730cc85, 0xd730cc85
    .long 0xffeb9d80, 0xffeb9d80, 0xffeb9d80, 0xffeb9d80, 0xffeb9d80, 0xffeb9d80, 0xffeb9d80, 0xffeb9d80
    .long 0xc0a4a7b, 0xc0a4a7b, 0xc0a4a7b, 0xc0a4a7b, 0x3f49fc00, 0x3f49fc00, 0x3f49fc00, 0x3f49fc00
    .long 0x603a4, 0x603a4, 0x603a4, 0x603a4, 0x1f9d15, 0x1f9d15, 0x1f9d15, 0x1f9d15
    .long 0x1c5ef184, 0x1c5ef184, 0x1c5ef184, 0x1c5ef184, 0x853af5b3, 0x853af5b3, 0x853af5b3, 0x853af5b3
    .long 0xe2bed, 0xe2bed, 0xe2bed, 0xe2bed, 0xffc2acd3, 0xffc2acd3, 0xffc2acd3, 0xffc2acd3
    .long 0x2176b56a, 0x2176b56a, 0x2176b56a, 0x2176b56a, 0x6308a964, 0x6308a964, 0x6308a964, 0x6308a964
    .long 0x10b72c, 0x10b72c, 0x10b72c, 0x10b72c, 0x3177f4, 0x3177f4, 0x3177f4, 0x3177f4
    .long 0x94e3a1bf, 0x94e3a1bf, 0x94e3a1bf, 0x94e3a1bf, 0x41dc9aa3, 0x41dc9aa3, 0x41dc9aa3, 0x41dc9aa3
    .long 0xffca7f34, 0xffca7f34, 0xffca7f34, 0xffca7f34, 0x20e612, 0x20e612, 0x20e612, 0x20e612
    .long 0x2eadaf0e, 0x2eadaf0e, 0x231839c8, 0x231839c8, 0x80b9fd7e, 0x80b9fd7e, 0x3cb8f9c5, 0x3cb8f9c5
    .long 0x175102, 0x175102, 0x1187ba, 0x1187ba, 0xffc06ce7, 0xffc06ce7, 0x1e54e6, 0x1e54e6
    .long 0xeeb8e85d, 0xeeb8e85d, 0x4b38a593, 0x4b38a593, 0x350a3423, 0x350a3423, 0x9cb75a9d, 0x9cb75a9d
    .long 0xfff75e9d, 0xfff75e9d, 0x2592ec, 0x2592ec, 0x1a7e79, 0x1a7e79, 0xffce6816, 0xffce6816
    .long 0xebe617b, 0xebe617b, 0xa582b161, 0xa582b161, 0x95705eed, 0x95705eed, 0x9e551609, 0x9e551609
    .long 0x75d59, 0x75d59, 0xffd2cca8, 0xffd2cca8, 0xffcac581, 0xffcac581, 0xffcf36c0, 0xffcf36c0
    .long 0x52efbb5, 0x52efbb5, 0x9a24abf7, 0x9a24abf7, 0x730ea2c, 0x730ea2c, 0x6389939e, 0x6389939e
    .long 0x296d8, 0x296d8, 0xffcd1f11, 0xffcd1f11, 0x3978f, 0x3978f, 0x31b859, 0x31b859
    .long 0x8157a6e7, 0x48eead19, 0x7278011b, 0x619e9ee4, 0x5b967ae8, 0xd69c8f77, 0xf1fc9742, 0x3e4a621c
    .long 0x48eead19, 0x48eead19, 0x619e9ee4, 0x619e9ee4, 0xd69c8f77, 0xd69c8f77, 0x3e4a621c, 0x3e4a621c
    .long 0xffc0bba8, 0x246e39, 0x392db2, 0x30c31c, 0x2dbfcb, 0xffeb5374, 0xfff9000c, 0x1f1d68
    .long 0xc9da1ef4, 0x91ab9fc5, 0x4623ce67, 0x50bc767c, 0x4552b42, 0x12bb9ac1, 0xc549bee5, 0xc6931939
    .long 0x91ab9fc5, 0x91ab9fc5, 0x50bc767c, 0x50bc767c, 0x12bb9ac1, 0x12bb9ac1, 0xc6931939, 0xc6931939
    .long 0xffe4f3d4, 0xffc8e39a, 0x230923, 0x285424, 0x22a0b, 0x95b76, 0xffe2ac36, 0xffe350ba
    .long 0x42fd12bf, 0xf7cca339, 0x25e045c6, 0x264fefaf, 0xfd45a76f, 0xd7f994b5, 0x7b6ae1c2, 0xe6fd2d7d
    .long 0xf7cca339, 0xf7cca339, 0x264fefaf, 0x264fefaf, 0xd7f994b5, 0xd7f994b5, 0xe6fd2d7d, 0xe6fd2d7d
    .long 0x21762a, 0xfffbe758, 0x12eb67, 0x13232e, 0xfffea32b, 0xffec01cb, 0x3da604, 0xfff381b7
    .long 0xcb3defe5, 0x9ed866dc, 0x8abe928f, 0xff9ee5ba, 0x4cc42470, 0xbc3b495a, 0x95eff2d1, 0xbd703292
    .long 0x9ed866dc, 0x9ed866dc, 0xff9ee5ba, 0xff9ee5ba, 0xbc3b495a, 0xbc3b495a, 0xbd703292, 0xbd703292
    .long 0xffe5a590, 0xffcf7858, 0xffc56df1, 0xffffcf7f, 0x26587a, 0xffde261d, 0xffcb053b, 0xffdec06b
    .long 0x7301c58b, 0x7301c58b, 0x7301c58b, 0x7301c58b, 0x7301c58b, 0x7301c58b, 0x7301c58b, 0x7301c58b
    .long 0x397283, 0x397283, 0x397283, 0x397283, 0x397283, 0x397283, 0x397283, 0x397283
    .long 0xe14ae4f7, 0xe14ae4f7, 0xe14ae4f7, 0xe14ae4f7, 0xe14ae4f7, 0xe14ae4f7, 0xe14ae4f7, 0xe14ae4f7
    .long 0xfff0a949, 0xfff0a949, 0xfff0a949, 0xfff0a949, 0xfff0a949, 0xfff0a949, 0xfff0a949, 0xfff0a949
    .long 0x9d65922a, 0x9d65922a, 0x9d65922a, 0x9d65922a, 0x9d65922a, 0x9d65922a, 0x9d65922a, 0x9d65922a
    .long 0xffcebf1c, 0xffcebf1c, 0xffcebf1c, 0xffcebf1c, 0xffcebf1c, 0xffcebf1c, 0xffcebf1c, 0xffcebf1c
    .long 0x345e0519, 0x345e0519, 0x345e0519, 0x345e0519, 0x345e0519, 0x345e0519, 0x345e0519, 0x345e0519
    .long 0x1a2877, 0x1a2877, 0x1a2877, 0x1a2877, 0x1a2877, 0x1a2877, 0x1a2877, 0x1a2877
    .long 0x4af67b09, 0x4af67b09, 0x4af67b09, 0x4af67b09, 0x4af67b09, 0x4af67b09, 0x4af67b09, 0x4af67b09
    .long 0x2571df, 0x2571df, 0x2571df, 0x2571df, 0x2571df, 0x2571df, 0x2571df, 0x2571df
    .long 0x2c9f0368, 0x2c9f0368, 0x2c9f0368, 0x2c9f0368, 0x2c9f0368, 0x2c9f0368, 0x2c9f0368, 0x2c9f0368
    .long 0x1649ee, 0x1649ee, 0x1649ee, 0x1649ee, 0x1649ee, 0x1649ee, 0x1649ee, 0x1649ee
    .long 0x68524dc3, 0x68524dc3, 0x68524dc3, 0x68524dc3, 0x72c29bc1, 0x72c29bc1, 0x72c29bc1, 0x72c29bc1
    .long 0x341c1d, 0x341c1d, 0x341c1d, 0x341c1d, 0x3952f6, 0x3952f6, 0x3952f6, 0x3952f6
    .long 0x35be552a, 0x35be552a, 0x35be552a, 0x35be552a, 0xc4ddc9e9, 0xc4ddc9e9, 0xc4ddc9e9, 0xc4ddc9e9
    .long 0x1ad873, 0x1ad873, 0x1ad873, 0x1ad873, 0xffe27649, 0xffe27649, 0xffe27649, 0xffe27649
    .long 0xe706c1e2, 0xe706c1e2, 0xe706c1e2, 0xe706c1e2, 0xcb8ceba4, 0xcb8ceba4, 0xcb8ceba4, 0xcb8ceba4
    .long 0xfff38680, 0xfff38680, 0xfff38680, 0xfff38680, 0xffe5cd04, 0xffe5cd04, 0xffe5cd04, 0xffe5cd04
    .long 0x92cf30a7, 0x92cf30a7, 0x92cf30a7, 0x92cf30a7, 0x87560c74, 0x87560c74, 0x87560c74, 0x87560c74
    .long 0xffc9753e, 0xffc9753e, 0xffc9753e, 0xffc9753e, 0xffc3ba1b, 0xffc3ba1b, 0xffc3ba1b, 0xffc3ba1b
    .long 0xb135e417, 0xb135e417, 0xb6f55be9, 0xb6f55be9, 0xd7bf9436, 0xd7bf9436, 0x5cbdc6b8, 0x5cbdc6b8
    .long 0xffd8a4cb, 0xffd8a4cb, 0xffdb83cf, 0xffdb83cf, 0xffebe4d2, 0xffebe4d2, 0x2e534c, 0x2e534c
    .long 0x6a5f5300, 0x6a5f5300, 0xd849b2bc, 0xd849b2bc, 0x772e0a94, 0x772e0a94, 0x5960475f, 0x5960475f
    .long 0x35225e, 0x35225e, 0xffec29d0, 0xffec29d0, 0x3b8820, 0x3b8820, 0x2ca4f8, 0x2ca4f8
    .long 0x369df510, 0x369df510, 0xbb1fba78, 0xbb1fba78, 0x4b306182, 0x4b306182, 0x12f99640, 0x12f99640
    .long 0x1b4827, 0x1b4827, 0xffdd9879, 0xffdd9879, 0x258ecb, 0x258ecb, 0x97a6c, 0x97a6c
    .long 0x80390942, 0x80390942, 0xb7d858a6, 0xb7d858a6, 0xda875821, 0xda875821, 0x671317f8, 0x671317f8
    .long 0xffc02c7d, 0xffc02c7d, 0xffdbf531, 0xffdbf531, 0xffed485b, 0xffed485b, 0x337caa, 0x337caa
    .long 0xce6926ad, 0x11e87bfb, 0xd2e1c6cc, 0xf840ee5, 0xa353b9a8, 0xb02f2268, 0x7998d342, 0x32df035b
    .long 0x11e87bfb, 0x11e87bfb, 0xf840ee5, 0xf840ee5, 0xb02f2268, 0xb02f2268, 0x32df035b, 0x32df035b
    .long 0xffe73ac6, 0x8f201, 0xffe97687, 0x7c017, 0xffd1b572, 0xffd8218b, 0x3cbd37, 0x196926
    .long 0x404f9f67, 0xdbf74419, 0x3ce9b5f4, 0xdbb693ee, 0xf5a98275, 0x7eb99768, 0x4e7a03e4, 0x3df38866
    .long 0xdbf74419, 0xdbf74419, 0xdbb693ee, 0xdbb693ee, 0x7eb99768, 0x7eb99768, 0x3df38866, 0x3df38866
    .long 0x201fc6, 0xffee0023, 0x1e6d3e, 0xffeddfd3, 0xfffad60c, 0x3f4cf5, 0x273333, 0x1ef206
    .long 0xb777da88, 0x1020e218, 0x4c1a8008, 0xe9dbef28, 0x50e3ac49, 0x16e5cb45, 0xcea655f8, 0x238b7e99
    .long 0x1020e218, 0x1020e218, 0xe9dbef28, 0xe9dbef28, 0x16e5cb45, 0x16e5cb45, 0x238b7e99, 0x238b7e99
    .long 0xffdbc4fe, 0x80e6d, 0x2603bd, 0xfff4f0bc, 0x2867ba, 0xb7009, 0xffe75956, 0x11c14e
    .long 0xc1df5a53, 0xac322731, 0xd5714ea9, 0xc7f5c1e1, 0x5bf0a371, 0x851d8c59, 0x34a3e28f, 0x9913d3c3
    .long 0xac322731, 0xac322731, 0xc7f5c1e1, 0xc7f5c1e1, 0x851d8c59, 0x851d8c59, 0x9913d3c3, 0x9913d3c3
    .long 0xffe0f771, 0xffd6238d, 0xffeabdf9, 0xffe401e2, 0x2decd4, 0xffc29e22, 0x1a4b5d, 0xffcc96c7
    .long 0x110765b7, 0x110765b7, 0x110765b7, 0x110765b7, 0x110765b7, 0x110765b7, 0x110765b7, 0x110765b7
    .long 0x88192, 0x88192, 0x88192, 0x88192, 0x88192, 0x88192, 0x88192, 0x88192
    .long 0xdab23ad9, 0xdab23ad9, 0xdab23ad9, 0xdab23ad9, 0xdab23ad9, 0xdab23ad9, 0xdab23ad9, 0xdab23ad9
    .long 0xffed5dc7, 0xffed5dc7, 0xffed5dc7, 0xffed5dc7, 0xffed5dc7, 0xffed5dc7, 0xffed5dc7, 0xffed5dc7
    .long 0xec5e8fcb, 0xec5e8fcb, 0xec5e8fcb, 0xec5e8fcb, 0xec5e8fcb, 0xec5e8fcb, 0xec5e8fcb, 0xec5e8fcb
    .long 0xfff631bc, 0xfff631bc, 0xfff631bc, 0xfff631bc, 0xfff631bc, 0xfff631bc, 0xfff631bc, 0xfff631bc
    .long 0x927c0bde, 0x927c0bde, 0x927c0bde, 0x927c0bde, 0x927c0bde, 0x927c0bde, 0x927c0bde, 0x927c0bde
    .long 0xffc94bb6, 0xffc94bb6, 0xffc94bb6, 0xffc94bb6, 0xffc94bb6, 0xffc94bb6, 0xffc94bb6, 0xffc94bb6
    .long 0x5602adff, 0x5602adff, 0x5602adff, 0x5602adff, 0x5602adff, 0x5602adff, 0x5602adff, 0x5602adff
    .long 0x2af697, 0x2af697, 0x2af697, 0x2af697, 0x2af697, 0x2af697, 0x2af697, 0x2af697
    .long 0x45c31a3b, 0x45c31a3b, 0x45c31a3b, 0x45c31a3b, 0x45c31a3b, 0x45c31a3b, 0x45c31a3b, 0x45c31a3b
    .long 0x22d8d5, 0x22d8d5, 0x22d8d5, 0x22d8d5, 0x22d8d5, 0x22d8d5, 0x22d8d5, 0x22d8d5
    .long 0xa77e9c58, 0xa77e9c58, 0xa77e9c58, 0xa77e9c58, 0x591dfacc, 0x591dfacc, 0x591dfacc, 0x591dfacc
    .long 0xffd3ca5e, 0xffd3ca5e, 0xffd3ca5e, 0xffd3ca5e, 0x2c83da, 0x2c83da, 0x2c83da, 0x2c83da
    .long 0x6184a466, 0x6184a466, 0x6184a466, 0x6184a466, 0x38a103d0, 0x38a103d0, 0x38a103d0, 0x38a103d0
    .long 0x30b622, 0x30b622, 0x30b622, 0x30b622, 0x1c496e, 0x1c496e, 0x1c496e, 0x1c496e
    .long 0x1102b08a, 0x1102b08a, 0x1102b08a, 0x1102b08a, 0x6635e2ac, 0x6635e2ac, 0x6635e2ac, 0x6635e2ac
    .long 0x87f38, 0x87f38, 0x87f38, 0x87f38, 0x330e2b, 0x330e2b, 0x330e2b, 0x330e2b
    .long 0x763a67ad, 0x763a67ad, 0x763a67ad, 0x763a67ad, 0x38c510d3, 0x38c510d3, 0x38c510d3, 0x38c510d3
    .long 0x3b0e6d, 0x3b0e6d, 0x3b0e6d, 0x3b0e6d, 0x1c5b70, 0x1c5b70, 0x1c5b70, 0x1c5b70
    .long 0x296f9b94, 0x296f9b94, 0x51f7893e, 0x51f7893e, 0xaa7c1db, 0xaa7c1db, 0x1ee3e6bc, 0x1ee3e6bc
    .long 0x14b2a0, 0x14b2a0, 0x28f186, 0x28f186, 0x5528c, 0x5528c, 0xf6e17, 0xf6e17
    .long 0x9612636d, 0x9612636d, 0xec0b4cfb, 0xec0b4cfb, 0x8b59d15e, 0x8b59d15e, 0xbbac7fa9, 0xbbac7fa9
    .long 0xffcb166f, 0xffcb166f, 0xfff60825, 0xfff60825, 0xffc5bb7d, 0xffc5bb7d, 0xffdddeca, 0xffdddeca
    .long 0xab3537f8, 0xab3537f8, 0xab1d800a, 0xab1d800a, 0xf5fc2f20, 0xf5fc2f20, 0xb815b7fe, 0xb815b7fe
    .long 0xffd5a535, 0xffd5a535, 0xffd5995c, 0xffd5995c, 0xfffaff58, 0xfffaff58, 0xffdc13d9, 0xffdc13d9
    .long 0x46a6b520, 0x46a6b520, 0xf1f9486e, 0xf1f9486e, 0xc547b864, 0xc547b864, 0x354a4827, 0x354a4827
    .long 0x234a86, 0x234a86, 0xfff8fe65, 0xfff8fe65, 0xffe2ab33, 0xffe2ab33, 0x1a9e7b, 0x1a9e7b
    .long 0x7a06dec4, 0x66bf5b09, 0x5edde2bb, 0x1a467168, 0xbd40589c, 0xa3ead36d, 0xf6be75b0, 0x3a0aaa36
    .long 0x66bf5b09, 0x66bf5b09, 0x1a467168, 0x1a467168, 0xa3ead36d, 0xa3ead36d, 0x3a0aaa36, 0x3a0aaa36
    .long 0x3cf42f, 0x3352d6, 0x2f6316, 0xd1ff0, 0xffdea884, 0xffd200ec, 0xfffb6063, 0x1cfe14
    .long 0xffa31ac7, 0x690640c, 0xde4bb330, 0x68ca79cd, 0x5f6c3e51, 0xcb8e47fb, 0x6bdeb0d4, 0xe81da198
    .long 0x690640c, 0x690640c, 0x68ca79cd, 0x68ca79cd, 0xcb8e47fb, 0xcb8e47fb, 0xe81da198, 0xe81da198
    .long 0xffffd199, 0x34760, 0xffef2a10, 0x345824, 0x2faa32, 0xffe5cdb2, 0x35e1dd, 0xfff411cd
    .long 0xd6225eeb, 0x10a8ea19, 0xf85c352, 0x448ba26, 0x480acc23, 0x596223d6, 0x8696fcb2, 0x2036294a
    .long 0x10a8ea19, 0x10a8ea19, 0x448ba26, 0x448ba26, 0x596223d6, 0x596223d6, 0x2036294a, 0x2036294a
    .long 0xffeb166b, 0x85260, 0x7c0f1, 0x223d4, 0x23fc65, 0x2ca5e6, 0xffc35aab, 0x10170e
    .long 0x5c43e240, 0xe8770bf2, 0xef15d998, 0xd1bf2025, 0xbd01c2f7, 0xf400fa57, 0x8cb8e921, 0xe9a81632
    .long 0xe8770bf2, 0xe8770bf2, 0xd1bf2025, 0xd1bf2025, 0xf400fa57, 0xf400fa57, 0xe9a81632, 0xe9a81632
    .long 0x2e1669, 0xfff43e77, 0xfff78d0a, 0xffe8e558, 0xffde8941, 0xfffa01fd, 0xffc66add, 0xfff4d6d6
inverse_ntt_constants:
    .long 0x1657e9ce, 0x734716df, 0xbff05a9, 0x42fe3d09, 0x2e40dfdb, 0x10ea2668, 0x1788f40e, 0xa3bc1dc0
    .long 0x734716df, 0x734716df, 0x42fe3d09, 0x42fe3d09, 0x10ea2668, 0x10ea2668, 0xa3bc1dc0, 0xa3bc1dc0
    .long 0xb292a, 0x399523, 0x5fe03, 0x2176bf, 0x171aa8, 0x872f6, 0xbc189, 0xffd1e997
    .long 0xdfc9d6b6, 0x7969034e, 0xa69ddc2a, 0xb7f533dd, 0xfbb745da, 0xf07a3cae, 0xef5715e7, 0x29dda115
    .long 0x7969034e, 0x7969034e, 0xb7f533dd, 0xb7f533dd, 0xf07a3cae, 0xf07a3cae, 0x29dda115, 0x29dda115
    .long 0xffefe8f2, 0x3ca555, 0xffd35a1a, 0xffdc039b, 0xfffddc2c, 0xfff83f0f, 0xfff7ada0, 0x14e995
    .long 0x17e25e68, 0x94214f2c, 0x3471b805, 0xa093c1af, 0x97358633, 0x21b44cd0, 0xf96f9bf4, 0x5ce539
    .long 0x94214f2c, 0x94214f2c, 0xa093c1af, 0xa093c1af, 0x21b44cd0, 0x21b44cd0, 0x5ce539, 0x5ce539
    .long 0xbee33, 0xffca1e23, 0x1a324e, 0xffd055ce, 0xffcba7dc, 0x10d5f0, 0xfffcb8a0, 0x2e67
    .long 0xc5f555ca, 0x9418a50, 0x5c152c93, 0x42bfa764, 0xe5b98e98, 0xa1221d45, 0x9940a4f7, 0x85f9213c
    .long 0x9418a50, 0x9418a50, 0x42bfa764, 0x42bfa764, 0xa1221d45, 0xa1221d45, 0x85f9213c, 0x85f9213c
    .long 0xffe301ec, 0x49f9d, 0x2dff14, 0x21577c, 0xfff2e010, 0xffd09cea, 0xffccad2a, 0xffc30bd1
    .long 0xcab5b7d9, 0xcab5b7d9, 0x3ab8479c, 0x3ab8479c, 0xe06b792, 0xe06b792, 0xb9594ae0, 0xb9594ae0
    .long 0xffe56185, 0xffe56185, 0x1d54cd, 0x1d54cd, 0x7019b, 0x7019b, 0xffdcb57a, 0xffdcb57a
    .long 0x47ea4802, 0x47ea4802, 0xa03d0e0, 0xa03d0e0, 0x54e27ff6, 0x54e27ff6, 0x54cac808, 0x54cac808
    .long 0x23ec27, 0x23ec27, 0x500a8, 0x500a8, 0x2a66a4, 0x2a66a4, 0x2a5acb, 0x2a5acb
    .long 0x44538057, 0x44538057, 0x74a62ea2, 0x74a62ea2, 0x13f4b305, 0x13f4b305, 0x69ed9c93, 0x69ed9c93
    .long 0x222136, 0x222136, 0x3a4483, 0x3a4483, 0x9f7db, 0x9f7db, 0x34e991, 0x34e991
    .long 0xe11c1944, 0xe11c1944, 0xf5583e25, 0xf5583e25, 0xae0876c2, 0xae0876c2, 0xd690646c, 0xd690646c
    .long 0xfff091e9, 0xfff091e9, 0xfffaad74, 0xfffaad74, 0xffd70e7a, 0xffd70e7a, 0xffeb4d60, 0xffeb4d60
    .long 0xc73aef2d, 0xc73aef2d, 0xc73aef2d, 0xc73aef2d, 0x89c59853, 0x89c59853, 0x89c59853, 0x89c59853
    .long 0xffe3a490, 0xffe3a490, 0xffe3a490, 0xffe3a490, 0xffc4f193, 0xffc4f193, 0xffc4f193, 0xffc4f193
    .long 0x99ca1d54, 0x99ca1d54, 0x99ca1d54, 0x99ca1d54, 0xeefd4f76, 0xeefd4f76, 0xeefd4f76, 0xeefd4f76
    .long 0xffccf1d5, 0xffccf1d5, 0xffccf1d5, 0xffccf1d5, 0xfff780c8, 0xfff780c8, 0xfff780c8, 0xfff780c8
    .long 0xc75efc30, 0xc75efc30, 0xc75efc30, 0xc75efc30, 0x9e7b5b9a, 0x9e7b5b9a, 0x9e7b5b9a, 0x9e7b5b9a
    .long 0xffe3b692, 0xffe3b692, 0xffe3b692, 0xffe3b692, 0xffcf49de, 0xffcf49de, 0xffcf49de, 0xffcf49de
    .long 0xa6e20534, 0xa6e20534, 0xa6e20534, 0xa6e20534, 0x588163a8, 0x588163a8, 0x588163a8, 0x588163a8
    .long 0xffd37c26, 0xffd37c26, 0xffd37c26, 0xffd37c26, 0x2c35a2, 0x2c35a2, 0x2c35a2, 0x2c35a2
    .long 0xba3ce5c5, 0xba3ce5c5, 0xba3ce5c5, 0xba3ce5c5, 0xba3ce5c5, 0xba3ce5c5, 0xba3ce5c5, 0xba3ce5c5
    .long 0xffdd272b, 0xffdd272b, 0xffdd272b, 0xffdd272b, 0xffdd272b, 0xffdd272b, 0xffdd272b, 0xffdd272b
    .long 0xa9fd5201, 0xa9fd5201, 0xa9fd5201, 0xa9fd5201, 0xa9fd5201, 0xa9fd5201, 0xa9fd5201, 0xa9fd5201
    .long 0xffd50969, 0xffd50969, 0xffd50969, 0xffd50969, 0xffd50969, 0xffd50969, 0xffd50969, 0xffd50969
    .long 0x6d83f422, 0x6d83f422, 0x6d83f422, 0x6d83f422, 0x6d83f422, 0x6d83f422, 0x6d83f422, 0x6d83f422
    .long 0x36b44a, 0x36b44a, 0x36b44a, 0x36b44a, 0x36b44a, 0x36b44a, 0x36b44a, 0x36b44a
    .long 0x13a17035, 0x13a17035, 0x13a17035, 0x13a17035, 0x13a17035, 0x13a17035, 0x13a17035, 0x13a17035
    .long 0x9ce44, 0x9ce44, 0x9ce44, 0x9ce44, 0x9ce44, 0x9ce44, 0x9ce44, 0x9ce44
    .long 0x254dc527, 0x254dc527, 0x254dc527, 0x254dc527, 0x254dc527, 0x254dc527, 0x254dc527, 0x254dc527
    .long 0x12a239, 0x12a239, 0x12a239, 0x12a239, 0x12a239, 0x12a239, 0x12a239, 0x12a239
    .long 0xeef89a49, 0xeef89a49, 0xeef89a49, 0xeef89a49, 0xeef89a49, 0xeef89a49, 0xeef89a49, 0xeef89a49
    .long 0xfff77e6e, 0xfff77e6e, 0xfff77e6e, 0xfff77e6e, 0xfff77e6e, 0xfff77e6e, 0xfff77e6e, 0xfff77e6e
    .long 0x66ec2c3d, 0xcb5c1d71, 0x7ae273a7, 0xa40f5c8f, 0x380a3e1f, 0x2a8eb157, 0x53cdd8cf, 0x3e20a5ad
    .long 0xcb5c1d71, 0xcb5c1d71, 0xa40f5c8f, 0xa40f5c8f, 0x2a8eb157, 0x2a8eb157, 0x3e20a5ad, 0x3e20a5ad
    .long 0x336939, 0xffe5b4a3, 0x3d61de, 0xffd2132c, 0x1bfe1e, 0x154207, 0x29dc73, 0x1f088f
    .long 0xdc748167, 0x3159aa08, 0xe91a34bb, 0xaf1c53b7, 0x162410d8, 0xb3e57ff8, 0xefdf1de8, 0x48882578
    .long 0x3159aa08, 0x3159aa08, 0xaf1c53b7, 0xaf1c53b7, 0xb3e57ff8, 0xb3e57ff8, 0x48882578, 0x48882578
    .long 0xffee3eb2, 0x18a6aa, 0xfff48ff7, 0xffd79846, 0xb0f44, 0xffd9fc43, 0xfff7f193, 0x243b02
    .long 0xc20c779a, 0xb185fc1c, 0x81466898, 0xa567d8b, 0x24496c12, 0xc3164a0c, 0x2408bbe7, 0xbfb06099
    .long 0xb185fc1c, 0xb185fc1c, 0xa567d8b, 0xa567d8b, 0xc3164a0c, 0xc3164a0c, 0xbfb06099, 0xbfb06099
    .long 0xffe10dfa, 0xffd8cccd, 0xffc0b30b, 0x529f4, 0x12202d, 0xffe192c2, 0x11ffdd, 0xffdfe03a
    .long 0xcd20fca5, 0x86672cbe, 0x4fd0dd98, 0x5cac4658, 0xf07bf11b, 0x2d1e3934, 0xee178405, 0x3196d953
    .long 0x86672cbe, 0x86672cbe, 0x5cac4658, 0x5cac4658, 0x2d1e3934, 0x2d1e3934, 0x3196d953, 0x3196d953
    .long 0xffe696da, 0xffc342c9, 0x27de75, 0x2e4a8e, 0xfff83fe9, 0x168979, 0xfff70dff, 0x18c53a
    .long 0x98ece808, 0x98ece808, 0x2578a7df, 0x2578a7df, 0x4827a75a, 0x4827a75a, 0x7fc6f6be, 0x7fc6f6be
    .long 0xffcc8356, 0xffcc8356, 0x12b7a5, 0x12b7a5, 0x240acf, 0x240acf, 0x3fd383, 0x3fd383
    .long 0xed0669c0, 0xed0669c0, 0xb4cf9e7e, 0xb4cf9e7e, 0x44e04588, 0x44e04588, 0xc9620af0, 0xc9620af0
    .long 0xfff68594, 0xfff68594, 0xffda7135, 0xffda7135, 0x226787, 0x226787, 0xffe4b7d9, 0xffe4b7d9
    .long 0xa69fb8a1, 0xa69fb8a1, 0x88d1f56c, 0x88d1f56c, 0x27b64d44, 0x27b64d44, 0x95a0ad00, 0x95a0ad00
    .long 0xffd35b08, 0xffd35b08, 0xffc477e0, 0xffc477e0, 0x13d630, 0x13d630, 0xffcadda2, 0xffcadda2
    .long 0xa3423948, 0xa3423948, 0x28406bca, 0x28406bca, 0x490aa417, 0x490aa417, 0x4eca1be9, 0x4eca1be9
    .long 0xffd1acb4, 0xffd1acb4, 0x141b2e, 0x141b2e, 0x247c31, 0x247c31, 0x275b35, 0x275b35
    .long 0x78a9f38c, 0x78a9f38c, 0x78a9f38c, 0x78a9f38c, 0x6d30cf59, 0x6d30cf59, 0x6d30cf59, 0x6d30cf59
    .long 0x3c45e5, 0x3c45e5, 0x3c45e5, 0x3c45e5, 0x368ac2, 0x368ac2, 0x368ac2, 0x368ac2
    .long 0x3473145c, 0x3473145c, 0x3473145c, 0x3473145c, 0x18f93e1e, 0x18f93e1e, 0x18f93e1e, 0x18f93e1e
    .long 0x1a32fc, 0x1a32fc, 0x1a32fc, 0x1a32fc, 0xc7980, 0xc7980, 0xc7980, 0xc7980
    .long 0x3b223617, 0x3b223617, 0x3b223617, 0x3b223617, 0xca41aad6, 0xca41aad6, 0xca41aad6, 0xca41aad6
    .long 0x1d89b7, 0x1d89b7, 0x1d89b7, 0x1d89b7, 0xffe5278d, 0xffe5278d, 0xffe5278d, 0xffe5278d
    .long 0x8d3d643f, 0x8d3d643f, 0x8d3d643f, 0x8d3d643f, 0x97adb23d, 0x97adb23d, 0x97adb23d, 0x97adb23d
    .long 0xffc6ad0a, 0xffc6ad0a, 0xffc6ad0a, 0xffc6ad0a, 0xffcbe3e3, 0xffcbe3e3, 0xffcbe3e3, 0xffcbe3e3
    .long 0xd360fc98, 0xd360fc98, 0xd360fc98, 0xd360fc98, 0xd360fc98, 0xd360fc98, 0xd360fc98, 0xd360fc98
    .long 0xffe9b612, 0xffe9b612, 0xffe9b612, 0xffe9b612, 0xffe9b612, 0xffe9b612, 0xffe9b612, 0xffe9b612
    .long 0xb50984f7, 0xb50984f7, 0xb50984f7, 0xb50984f7, 0xb50984f7, 0xb50984f7, 0xb50984f7, 0xb50984f7
    .long 0xffda8e21, 0xffda8e21, 0xffda8e21, 0xffda8e21, 0xffda8e21, 0xffda8e21, 0xffda8e21, 0xffda8e21
    .long 0xcba1fae7, 0xcba1fae7, 0xcba1fae7, 0xcba1fae7, 0xcba1fae7, 0xcba1fae7, 0xcba1fae7, 0xcba1fae7
    .long 0xffe5d789, 0xffe5d789, 0xffe5d789, 0xffe5d789, 0xffe5d789, 0xffe5d789, 0xffe5d789, 0xffe5d789
    .long 0x629a6dd6, 0x629a6dd6, 0x629a6dd6, 0x629a6dd6, 0x629a6dd6, 0x629a6dd6, 0x629a6dd6, 0x629a6dd6
    .long 0x3140e4, 0x3140e4, 0x3140e4, 0x3140e4, 0x3140e4, 0x3140e4, 0x3140e4, 0x3140e4
    .long 0x1eb51b09, 0x1eb51b09, 0x1eb51b09, 0x1eb51b09, 0x1eb51b09, 0x1eb51b09, 0x1eb51b09, 0x1eb51b09
    .long 0xf56b7, 0xf56b7, 0xf56b7, 0xf56b7, 0xf56b7, 0xf56b7, 0xf56b7, 0xf56b7
    .long 0x8cfe3a75, 0x8cfe3a75, 0x8cfe3a75, 0x8cfe3a75, 0x8cfe3a75, 0x8cfe3a75, 0x8cfe3a75, 0x8cfe3a75
    .long 0xffc68d7d, 0xffc68d7d, 0xffc68d7d, 0xffc68d7d, 0xffc68d7d, 0xffc68d7d, 0xffc68d7d, 0xffc68d7d
    .long 0x428fcd6e, 0x6a100d2f, 0x43c4b6a6, 0xb33bdb90, 0x611a46, 0x75416d71, 0x61279924, 0x34c2101b
    .long 0x6a100d2f, 0x6a100d2f, 0xb33bdb90, 0xb33bdb90, 0x75416d71, 0x75416d71, 0x34c2101b, 0x34c2101b
    .long 0x213f95, 0x34fac5, 0x21d9e3, 0xffd9a786, 0x3081, 0x3a920f, 0x3087a8, 0x1a5a70
    .long 0x1902d283, 0x84951e3e, 0x28066b4b, 0x2ba5891, 0xd9b01051, 0xda1fba3a, 0x8335cc7, 0xbd02ed41
    .long 0x84951e3e, 0x84951e3e, 0x2ba5891, 0x2ba5891, 0xda1fba3a, 0xda1fba3a, 0xbd02ed41, 0xbd02ed41
    .long 0xc7e49, 0xffc259fc, 0x13fe35, 0x15cd5, 0xffecdcd2, 0xffed1499, 0x418a8, 0xffde89d6
    .long 0x396ce6c7, 0x3ab6411b, 0xed44653f, 0xfbaad4be, 0xaf438984, 0xb9dc3199, 0x6e54603b, 0x3625e10c
    .long 0x3ab6411b, 0x3ab6411b, 0xfbaad4be, 0xfbaad4be, 0xb9dc3199, 0xb9dc3199, 0x3625e10c, 0x3625e10c
    .long 0x1caf46, 0x1d53ca, 0xfff6a48a, 0xfffdd5f5, 0xffd7abdc, 0xffdcf6dd, 0x371c66, 0x1b0c2c
    .long 0xc1b59de4, 0xe0368be, 0x29637089, 0xa4698518, 0x9e61611c, 0x8d87fee5, 0xb71152e7, 0x7ea85919
    .long 0xe0368be, 0xe0368be, 0xa4698518, 0xa4698518, 0x8d87fee5, 0x8d87fee5, 0x7ea85919, 0x7ea85919
    .long 0xffe0e298, 0x6fff4, 0x14ac8c, 0xffd24035, 0xffcf3ce4, 0xffc6d24e, 0xffdb91c7, 0x3f4458
    .long 0x9c766c62, 0x9c766c62, 0xf8cf15d4, 0xf8cf15d4, 0x65db5409, 0x65db5409, 0xfad1044b, 0xfad1044b
    .long 0xffce47a7, 0xffce47a7, 0xfffc6871, 0xfffc6871, 0x32e0ef, 0x32e0ef, 0xfffd6928, 0xfffd6928
    .long 0x61aae9f7, 0x61aae9f7, 0x6a8fa113, 0x6a8fa113, 0x5a7d4e9f, 0x5a7d4e9f, 0xf1419e85, 0xf1419e85
    .long 0x30c940, 0x30c940, 0x353a7f, 0x353a7f, 0x2d3358, 0x2d3358, 0xfff8a2a7, 0xfff8a2a7
    .long 0x6348a563, 0x6348a563, 0xcaf5cbdd, 0xcaf5cbdd, 0xb4c75a6d, 0xb4c75a6d, 0x114717a3, 0x114717a3
    .long 0x3197ea, 0x3197ea, 0xffe58187, 0xffe58187, 0xffda6d14, 0xffda6d14, 0x8a163, 0x8a163
    .long 0xc347063b, 0xc347063b, 0x7f460282, 0x7f460282, 0xdce7c638, 0xdce7c638, 0xd15250f2, 0xd15250f2
    .long 0xffe1ab1a, 0xffe1ab1a, 0x3f9319, 0x3f9319, 0xffee7846, 0xffee7846, 0xffe8aefe, 0xffe8aefe
    .long 0xbe23655d, 0xbe23655d, 0xbe23655d, 0xbe23655d, 0x6b1c5e41, 0x6b1c5e41, 0x6b1c5e41, 0x6b1c5e41
    .long 0xffdf19ee, 0xffdf19ee, 0xffdf19ee, 0xffdf19ee, 0x3580cc, 0x3580cc, 0x3580cc, 0x3580cc
    .long 0x9cf7569c, 0x9cf7569c, 0x9cf7569c, 0x9cf7569c, 0xde894a96, 0xde894a96, 0xde894a96, 0xde894a96
    .long 0xffce880c, 0xffce880c, 0xffce880c, 0xffce880c, 0xffef48d4, 0xffef48d4, 0xffef48d4, 0xffef48d4
    .long 0x7ac50a4d, 0x7ac50a4d, 0x7ac50a4d, 0x7ac50a4d, 0xe3a10e7c, 0xe3a10e7c, 0xe3a10e7c, 0xe3a10e7c
    .long 0x3d532d, 0x3d532d, 0x3d532d, 0x3d532d, 0xfff1d413, 0xfff1d413, 0xfff1d413, 0xfff1d413
    .long 0xc0b60400, 0xc0b60400, 0xc0b60400, 0xc0b60400, 0xf3f5b585, 0xf3f5b585, 0xf3f5b585, 0xf3f5b585
    .long 0xffe062eb, 0xffe062eb, 0xffe062eb, 0xffe062eb, 0xfff9fc5c, 0xfff9fc5c, 0xfff9fc5c, 0xfff9fc5c
    .long 0x28cf337b, 0x28cf337b, 0x28cf337b, 0x28cf337b, 0x28cf337b, 0x28cf337b, 0x28cf337b, 0x28cf337b
    .long 0x146280, 0x146280, 0x146280, 0x146280, 0x146280, 0x146280, 0x146280, 0x146280
    .long 0xeb54f968, 0xeb54f968, 0xeb54f968, 0xeb54f968, 0xeb54f968, 0xeb54f968, 0xeb54f968, 0xeb54f968
    .long 0xfff5ad12, 0xfff5ad12, 0xfff5ad12, 0xfff5ad12, 0xfff5ad12, 0xfff5ad12, 0xfff5ad12, 0xfff5ad12
    .long 0xd42eaa0, 0xd42eaa0, 0xd42eaa0, 0xd42eaa0, 0xd42eaa0, 0xd42eaa0, 0xd42eaa0, 0xd42eaa0
    .long 0x69fcd, 0x69fcd, 0x69fcd, 0x69fcd, 0x69fcd, 0x69fcd, 0x69fcd, 0x69fcd
    .long 0x6ba99d90, 0x6ba99d90, 0x6ba99d90, 0x6ba99d90, 0x6ba99d90, 0x6ba99d90, 0x6ba99d90, 0x6ba99d90
    .long 0x35c75a, 0x35c75a, 0x35c75a, 0x35c75a, 0x35c75a, 0x35c75a, 0x35c75a, 0x35c75a
    .long 0xbeeff47f, 0xbeeff47f, 0xbeeff47f, 0xbeeff47f, 0xbeeff47f, 0xbeeff47f, 0xbeeff47f, 0xbeeff47f
    .long 0xffdf801c, 0xffdf801c, 0xffdf801c, 0xffdf801c, 0xffdf801c, 0xffdf801c, 0xffdf801c, 0xffdf801c
    .long 0xae1024ad, 0xae1024ad, 0xae1024ad, 0xae1024ad, 0xae1024ad, 0xae1024ad, 0xae1024ad, 0xae1024ad
    .long 0xffd71250, 0xffd71250, 0xffd71250, 0xffd71250, 0xffd71250, 0xffd71250, 0xffd71250, 0xffd71250
    .long 0x4b0161c2, 0x7321af86, 0x72d786fc, 0x4af7bf5a, 0x718b05de, 0x79213b5d, 0xab4de422, 0x2c7941f8
    .long 0x7321af86, 0x7321af86, 0x4af7bf5a, 0x4af7bf5a, 0x79213b5d, 0x79213b5d, 0x2c7941f8, 0x2c7941f8
    .long 0x257751, 0x398274, 0x395d69, 0x257281, 0x38b752, 0x3c817a, 0xffd5b188, 0x163712
    .long 0x7a68592, 0xae2f8084, 0x78dfd704, 0xe12aa0e6, 0x64587b56, 0xec8b24f0, 0x1ce8b9f, 0x513dd8d4
    .long 0xae2f8084, 0xae2f8084, 0xe12aa0e6, 0xe12aa0e6, 0xec8b24f0, 0xec8b24f0, 0x513dd8d4, 0x513dd8d4
    .long 0x3d24e, 0xffd721fa, 0x3c60d0, 0xfff0992b, 0x321fb3, 0xfff64801, 0xe70c, 0x2894c5
    .long 0xec92bcd6, 0x682f1af6, 0xcf38a28a, 0xe6df9e1a, 0x462622fc, 0xfd560587, 0x36619dfb, 0x3b1f3f5a
    .long 0x682f1af6, 0x682f1af6, 0xe6df9e1a, 0xe6df9e1a, 0xfd560587, 0xfd560587, 0x3b1f3f5a, 0x3b1f3f5a
    .long 0xfff64bcc, 0x340a88, 0xffe7a26a, 0xfff372f3, 0x230a4d, 0xfffeab58, 0x1b2a03, 0x1d883c
    .long 0x6c79597d, 0x337a2021, 0x3c77ef83, 0xd97e5e, 0x78de48a0, 0xdbe2b2f5, 0xaebb3f72, 0xfff24a93
    .long 0x337a2021, 0x337a2021, 0xd97e5e, 0xd97e5e, 0xdbe2b2f5, 0xdbe2b2f5, 0xfff24a93, 0xfff24a93
    .long 0x362f1e, 0x19b6a1, 0x1e3469, 0x6ca4, 0x3c6009, 0xffedf5dd, 0xffd767c8, 0xfffff927
    .long 0x80fb2fca, 0x80fb2fca, 0x5b2592ae, 0x5b2592ae, 0x85f2fbb, 0x85f2fbb, 0x6272c9ee, 0x6272c9ee
    .long 0xffc08d78, 0xffc08d78, 0x2d8765, 0x2d8765, 0x42e8c, 0x42e8c, 0x312d17, 0x312d17
    .long 0x748f7cf6, 0x748f7cf6, 0xc20bd772, 0xc20bd772, 0x8a54b819, 0x8a54b819, 0xd8f8cc81, 0xd8f8cc81
    .long 0x3a392d, 0x3a392d, 0xffe10daa, 0xffe10daa, 0xffc53911, 0xffc53911, 0xffec8147, 0xffec8147
    .long 0x21e490e0, 0x21e490e0, 0xaa1f5280, 0xaa1f5280, 0x5f5a15c7, 0x5f5a15c7, 0x8035765d, 0x8035765d
    .long 0x10ee0c, 0x10ee0c, 0xffd51a65, 0xffd51a65, 0x2fa120, 0x2fa120, 0xffc02ab4, 0xffc02ab4
    .long 0xc4cff072, 0xc4cff072, 0xb35b6f75, 0xb35b6f75, 0x5081c1cf, 0x5081c1cf, 0xa220a6e5, 0xa220a6e5
    .long 0xffe26f5e, 0xffe26f5e, 0xffd9b74c, 0xffd9b74c, 0x2836d1, 0x2836d1, 0xffd11c0f, 0xffd11c0f
    .long 0xdc919eaf, 0xdc919eaf, 0xdc919eaf, 0xdc919eaf, 0x6d8e7ec5, 0x6d8e7ec5, 0x6d8e7ec5, 0x6d8e7ec5
    .long 0xffee4d3d, 0xffee4d3d, 0xffee4d3d, 0xffee4d3d, 0x36b98e, 0x36b98e, 0x36b98e, 0x36b98e
    .long 0x8ed3c7d4, 0x8ed3c7d4, 0x8ed3c7d4, 0x8ed3c7d4, 0xac4894cd, 0xac4894cd, 0xac4894cd, 0xac4894cd
    .long 0xffc77809, 0xffc77809, 0xffc77809, 0xffc77809, 0xffd62ec1, 0xffd62ec1, 0xffd62ec1, 0xffd62ec1
    .long 0xbfceb02c, 0xbfceb02c, 0xbfceb02c, 0xbfceb02c, 0x9ec57620, 0x9ec57620, 0x9ec57620, 0x9ec57620
    .long 0xffdfef5e, 0xffdfef5e, 0xffdfef5e, 0xffdfef5e, 0xffcf6ee2, 0xffcf6ee2, 0xffcf6ee2, 0xffcf6ee2
    .long 0x5f070503, 0x5f070503, 0x5f070503, 0x5f070503, 0x91f62a67, 0x91f62a67, 0x91f62a67, 0x91f62a67
    .long 0x2f77a2, 0x2f77a2, 0x2f77a2, 0x2f77a2, 0xffc908d6, 0xffc908d6, 0xffc908d6, 0xffc908d6
    .long 0x3327b788, 0x3327b788, 0x3327b788, 0x3327b788, 0x3327b788, 0x3327b788, 0x3327b788, 0x3327b788
    .long 0x198d77, 0x198d77, 0x198d77, 0x198d77, 0x198d77, 0x198d77, 0x198d77, 0x198d77
    .long 0xaea405a4, 0xaea405a4, 0xaea405a4, 0xaea405a4, 0xaea405a4, 0xaea405a4, 0xaea405a4, 0xaea405a4
    .long 0xffd75c2e, 0xffd75c2e, 0xffd75c2e, 0xffd75c2e, 0xffd75c2e, 0xffd75c2e, 0xffd75c2e, 0xffd75c2e
    .long 0x7c1da070, 0x7c1da070, 0x7c1da070, 0x7c1da070, 0x7c1da070, 0x7c1da070, 0x7c1da070, 0x7c1da070
    .long 0x3dff4d, 0x3dff4d, 0x3dff4d, 0x3dff4d, 0x3dff4d, 0x3dff4d, 0x3dff4d, 0x3dff4d
    .long 0x66f49658, 0x66f49658, 0x66f49658, 0x66f49658, 0x66f49658, 0x66f49658, 0x66f49658, 0x66f49658
    .long 0x336d6d, 0x336d6d, 0x336d6d, 0x336d6d, 0x336d6d, 0x336d6d, 0x336d6d, 0x336d6d
    .long 0x93c9492b, 0x93c9492b, 0x93c9492b, 0x93c9492b, 0x93c9492b, 0x93c9492b, 0x93c9492b, 0x93c9492b
    .long 0xffc9f22b, 0xffc9f22b, 0xffc9f22b, 0xffc9f22b, 0xffc9f22b, 0xffc9f22b, 0xffc9f22b, 0xffc9f22b
    .long 0x12613e2b, 0x12613e2b, 0x12613e2b, 0x12613e2b, 0x12613e2b, 0x12613e2b, 0x12613e2b, 0x12613e2b
    .long 0x92e53, 0x92e53, 0x92e53, 0x92e53, 0x92e53, 0x92e53, 0x92e53, 0x92e53
    .long 0x61cb9e24, 0x61cb9e24, 0x61cb9e24, 0x61cb9e24, 0x61cb9e24, 0x61cb9e24, 0x61cb9e24, 0x61cb9e24
    .long 0x30d996, 0x30d996, 0x30d996, 0x30d996, 0x30d996, 0x30d996, 0x30d996, 0x30d996
    .long 0x6017a128, 0x6017a128, 0x6017a128, 0x6017a128, 0x6017a128, 0x6017a128, 0x6017a128, 0x6017a128
    .long 0x2fffce, 0x2fffce, 0x2fffce, 0x2fffce, 0x2fffce, 0x2fffce, 0x2fffce, 0x2fffce
    .long 0x58172118, 0x58172118, 0x58172118, 0x58172118, 0x58172118, 0x58172118, 0x58172118, 0x58172118
    .long 0x2c008e, 0x2c008e, 0x2c008e, 0x2c008e, 0x2c008e, 0x2c008e, 0x2c008e, 0x2c008e
    .long 0x61cc1e44, 0x61cc1e44, 0x61cc1e44, 0x61cc1e44, 0x61cc1e44, 0x61cc1e44, 0x61cc1e44, 0x61cc1e44
    .long 0x30d9d6, 0x30d9d6, 0x30d9d6, 0x30d9d6, 0x30d9d6, 0x30d9d6, 0x30d9d6, 0x30d9d6
    .long 0x8d187503, 0x8d187503, 0x8d187503, 0x8d187503, 0x8d187503, 0x8d187503, 0x8d187503, 0x8d187503
    .long 0xffc69a97, 0xffc69a97, 0xffc69a97, 0xffc69a97, 0xffc69a97, 0xffc69a97, 0xffc69a97, 0xffc69a97
    .long 0x8cf87102, 0x8cf87102, 0x8cf87102, 0x8cf87102, 0x8cf87102, 0x8cf87102, 0x8cf87102, 0x8cf87102
    .long 0xffc68a99, 0xffc68a99, 0xffc68a99, 0xffc68a99, 0xffc68a99, 0xffc68a99, 0xffc68a99, 0xffc68a99
    .long 0xf6ff35df, 0xf6ff35df, 0xf6ff35df, 0xf6ff35df, 0xf6ff35df, 0xf6ff35df, 0xf6ff35df, 0xf6ff35df
    .long 0xfffb80bb, 0xfffb80bb, 0xfffb80bb, 0xfffb80bb, 0xfffb80bb, 0xfffb80bb, 0xfffb80bb, 0xfffb80bb
    .long 0x801c06, 0x801c06, 0x801c06, 0x801c06, 0x801c06, 0x801c06, 0x801c06, 0x801c06
    .long 0x3ffe, 0x3ffe, 0x3ffe, 0x3ffe, 0x3ffe, 0x3ffe, 0x3ffe, 0x3ffe

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
