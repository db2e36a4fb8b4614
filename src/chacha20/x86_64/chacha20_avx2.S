/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_chacha20_avx2.py: change that.
 *
 * ChaCha20 (RFC 8439, 2.3) and HChaCha20 (draft-irtf-cfrg-xchacha, 2.2), AVX2.
 *
 * void lanes_chacha20_xor_blocks_avx2(uint8_t *out, const uint8_t *in, size_t blocks,
 *                                     const uint32_t state[16]);
 *     out[0 .. 64 blocks) = in ^ keystream, any number of blocks.
 * void lanes_chacha20_keystream_avx2(uint8_t *out, size_t blocks, const uint32_t state[16]);
 *     The keystream itself, 1 <= blocks <= 8.
 * void lanes_hchacha20_avx2(uint8_t subkey[32], const uint8_t key[32], const uint8_t nonce[16]);
 *
 * Not done: the counter (word 12) is not carried into word 13, nor written back; it
 * wraps modulo 2^32.
 *
 * 7 blocks and more go by word-sliced chunks of 8, two in flight (class Chunks of
 * chacha20_vector.py), 2 to 6 blocks by rows (class Rows), one block and HChaCha20 in the
 * general registers (chacha20_scalar.py).
 *
 * Registers: see the #defines; all ymm are used, and zeroed at the end, as are the slots
 * of the frame that held state. rbp is the frame pointer. The last two functions use all
 * general registers and no vector.
 * Stack: 1088 bytes, 64-byte aligned; 104 below the saved registers for the last two.
 * Constant time: branches and addresses depend on `blocks` and pointers only.
 */
.intel_syntax noprefix
.text

#define out rdi
#define in rsi
#define blocks rdx
#define state rcx
#define chunks r9
#define ahead r10d
#define rounds eax
#define CUT 512
#define ROW3 1024
#define WORDS 0
#define POINTERS 64
#define COUNT 88


    .globl lanes_chacha20_xor_blocks_avx2
    .hidden lanes_chacha20_xor_blocks_avx2
    .type lanes_chacha20_xor_blocks_avx2, @function
    .p2align 6
lanes_chacha20_xor_blocks_avx2:
    .cfi_startproc
    endbr64
    cmp blocks, 1
    je lanes_chacha20_block_avx2
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    sub rsp, 1088
    and rsp, -64
    cmp blocks, 2
    ja .Lmore_than_2

    /* 2 blocks by rows */
    vbroadcasti128 ymm15, [state+0]
    vbroadcasti128 ymm14, [state+16]
    vbroadcasti128 ymm13, [state+32]
    vbroadcasti128 ymm12, [state+48]
    vpaddd ymm12, ymm12, [rip+.Lpair0]
    mov rounds, 10
    .p2align 5
1:
    vpaddd ymm15, ymm15, ymm14
    vpxor ymm12, ymm12, ymm15
    vpshufb ymm12, ymm12, [rip+.Lrot16]
    vpaddd ymm13, ymm13, ymm12
    vpxor ymm14, ymm14, ymm13
    vpslld ymm11, ymm14, 12
    vpsrld ymm14, ymm14, 20
    vpor ymm14, ymm14, ymm11
    vpaddd ymm15, ymm15, ymm14
    vpxor ymm12, ymm12, ymm15
    vpshufb ymm12, ymm12, [rip+.Lrot8]
    vpaddd ymm13, ymm13, ymm12
    vpxor ymm14, ymm14, ymm13
    vpslld ymm11, ymm14, 7
    vpsrld ymm14, ymm14, 25
    vpor ymm14, ymm14, ymm11
    vpshufd ymm15, ymm15, 147
    vpshufd ymm12, ymm12, 78
    vpshufd ymm13, ymm13, 57
    vpaddd ymm15, ymm15, ymm14
    vpxor ymm12, ymm12, ymm15
    vpshufb ymm12, ymm12, [rip+.Lrot16]
    vpaddd ymm13, ymm13, ymm12
    vpxor ymm14, ymm14, ymm13
    vpslld ymm11, ymm14, 12
    vpsrld ymm14, ymm14, 20
    vpor ymm14, ymm14, ymm11
    vpaddd ymm15, ymm15, ymm14
    vpxor ymm12, ymm12, ymm15
    vpshufb ymm12, ymm12, [rip+.Lrot8]
    vpaddd ymm13, ymm13, ymm12
    vpxor ymm14, ymm14, ymm13
    vpslld ymm11, ymm14, 7
    vpsrld ymm14, ymm14, 25
    vpor ymm14, ymm14, ymm11
    vpshufd ymm15, ymm15, 57
    vpshufd ymm12, ymm12, 78
    vpshufd ymm13, ymm13, 147
    dec rounds
    jnz 1b
11:
    vbroadcasti128 ymm11, [state+0]
    vpaddd ymm15, ymm15, ymm11
    vbroadcasti128 ymm11, [state+16]
    vpaddd ymm14, ymm14, ymm11
    vbroadcasti128 ymm11, [state+32]
    vpaddd ymm13, ymm13, ymm11
    vbroadcasti128 ymm11, [state+48]
    vpaddd ymm12, ymm12, ymm11
    vpaddd ymm12, ymm12, [rip+.Lpair0]
    vperm2i128 ymm11, ymm15, ymm14, 32
    vpxor ymm11, ymm11, [in+0]
    vmovdqu [out+0], ymm11
    vperm2i128 ymm11, ymm13, ymm12, 32
    vpxor ymm11, ymm11, [in+32]
    vmovdqu [out+32], ymm11
    test blocks, 1
    jnz 2f
    vperm2i128 ymm15, ymm15, ymm14, 49
    vpxor ymm15, ymm15, [in+64]
    vmovdqu [out+64], ymm15
    vperm2i128 ymm13, ymm13, ymm12, 49
    vpxor ymm13, ymm13, [in+96]
    vmovdqu [out+96], ymm13
2:
    jmp .Lend
.Lmore_than_2:
    cmp blocks, 4
    ja .Lmore_than_4

    /* 3 or 4 */
    vbroadcasti128 ymm15, [state+0]
    vbroadcasti128 ymm14, [state+0]
    vbroadcasti128 ymm13, [state+16]
    vbroadcasti128 ymm12, [state+16]
    vbroadcasti128 ymm11, [state+32]
    vbroadcasti128 ymm10, [state+32]
    vbroadcasti128 ymm9, [state+48]
    vbroadcasti128 ymm8, [state+48]
    vpaddd ymm9, ymm9, [rip+.Lpair0]
    vpaddd ymm8, ymm8, [rip+.Lpair1]
    mov rounds, 10
    .p2align 5
1:
    vpaddd ymm15, ymm15, ymm13
    vpxor ymm9, ymm9, ymm15
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vpaddd ymm11, ymm11, ymm9
    vpxor ymm13, ymm13, ymm11
    vpslld ymm7, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm7
    vpaddd ymm15, ymm15, ymm13
    vpxor ymm9, ymm9, ymm15
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    vpaddd ymm11, ymm11, ymm9
    vpxor ymm13, ymm13, ymm11
    vpslld ymm7, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm7
    vpshufd ymm15, ymm15, 147
    vpshufd ymm9, ymm9, 78
    vpshufd ymm11, ymm11, 57
    vpaddd ymm14, ymm14, ymm12
    vpxor ymm8, ymm8, ymm14
    vpshufb ymm8, ymm8, [rip+.Lrot16]
    vpaddd ymm10, ymm10, ymm8
    vpxor ymm12, ymm12, ymm10
    vpslld ymm7, ymm12, 12
    vpsrld ymm12, ymm12, 20
    vpor ymm12, ymm12, ymm7
    vpaddd ymm14, ymm14, ymm12
    vpxor ymm8, ymm8, ymm14
    vpshufb ymm8, ymm8, [rip+.Lrot8]
    vpaddd ymm10, ymm10, ymm8
    vpxor ymm12, ymm12, ymm10
    vpslld ymm7, ymm12, 7
    vpsrld ymm12, ymm12, 25
    vpor ymm12, ymm12, ymm7
    vpshufd ymm14, ymm14, 147
    vpshufd ymm8, ymm8, 78
    vpshufd ymm10, ymm10, 57
    vpaddd ymm15, ymm15, ymm13
    vpxor ymm9, ymm9, ymm15
    vpshufb ymm9, ymm9, [rip+.Lrot16]
    vpaddd ymm11, ymm11, ymm9
    vpxor ymm13, ymm13, ymm11
    vpslld ymm7, ymm13, 12
    vpsrld ymm13, ymm13, 20
    vpor ymm13, ymm13, ymm7
    vpaddd ymm15, ymm15, ymm13
    vpxor ymm9, ymm9, ymm15
    vpshufb ymm9, ymm9, [rip+.Lrot8]
    vpaddd ymm11, ymm11, ymm9
    vpxor ymm13, ymm13, ymm11
    vpslld ymm7, ymm13, 7
    vpsrld ymm13, ymm13, 25
    vpor ymm13, ymm13, ymm7
    vpshufd ymm15, ymm15, 57
    vpshufd ymm9, ymm9, 78
    vpshufd ymm11, ymm11, 147
    vpaddd ymm14, ymm14, ymm12
    vpxor ymm8, ymm8, ymm14
    vpshufb ymm8, ymm8, [rip+.Lrot16]
    vpaddd ymm10, ymm10, ymm8
    vpxor ymm12, ymm12, ymm10
    vpslld ymm7, ymm12, 12
    vpsrld ymm12, ymm12, 20
    vpor ymm12, ymm12, ymm7
    vpaddd ymm14, ymm14, ymm12
    vpxor ymm8, ymm8, ymm14
    vpshufb ymm8, ymm8, [rip+.Lrot8]
    vpaddd ymm10, ymm10, ymm8
    vpxor ymm12, ymm12, ymm10
    vpslld ymm7, ymm12, 7
    vpsrld ymm12, ymm12, 25
    vpor ymm12, ymm12, ymm7
    vpshufd ymm14, ymm14, 57
    vpshufd ymm8, ymm8, 78
    vpshufd ymm10, ymm10, 147
    dec rounds
    jnz 1b
11:
    vbroadcasti128 ymm7, [state+0]
    vpaddd ymm15, ymm15, ymm7
    vpaddd ymm14, ymm14, ymm7
    vbroadcasti128 ymm7, [state+16]
    vpaddd ymm13, ymm13, ymm7
    vpaddd ymm12, ymm12, ymm7
    vbroadcasti128 ymm7, [state+32]
    vpaddd ymm11, ymm11, ymm7
    vpaddd ymm10, ymm10, ymm7
    vbroadcasti128 ymm7, [state+48]
    vpaddd ymm9, ymm9, ymm7
    vpaddd ymm9, ymm9, [rip+.Lpair0]
    vpaddd ymm8, ymm8, ymm7
    vpaddd ymm8, ymm8, [rip+.Lpair1]
    vperm2i128 ymm7, ymm15, ymm13, 32
    vpxor ymm7, ymm7, [in+0]
    vmovdqu [out+0], ymm7
    vperm2i128 ymm7, ymm11, ymm9, 32
    vpxor ymm7, ymm7, [in+32]
    vmovdqu [out+32], ymm7
    vperm2i128 ymm15, ymm15, ymm13, 49
    vpxor ymm15, ymm15, [in+64]
    vmovdqu [out+64], ymm15
    vperm2i128 ymm11, ymm11, ymm9, 49
    vpxor ymm11, ymm11, [in+96]
    vmovdqu [out+96], ymm11
    vperm2i128 ymm11, ymm14, ymm12, 32
    vpxor ymm11, ymm11, [in+128]
    vmovdqu [out+128], ymm11
    vperm2i128 ymm11, ymm10, ymm8, 32
    vpxor ymm11, ymm11, [in+160]
    vmovdqu [out+160], ymm11
    test blocks, 1
    jnz 2f
    vperm2i128 ymm14, ymm14, ymm12, 49
    vpxor ymm14, ymm14, [in+192]
    vmovdqu [out+192], ymm14
    vperm2i128 ymm10, ymm10, ymm8, 49
    vpxor ymm10, ymm10, [in+224]
    vmovdqu [out+224], ymm10
2:
    jmp .Lend
.Lmore_than_4:
    cmp blocks, 6
    ja .Lmore_than_6

    /* 5 or 6 */
    vbroadcasti128 ymm15, [state+0]
    vbroadcasti128 ymm14, [state+0]
    vbroadcasti128 ymm13, [state+0]
    vbroadcasti128 ymm12, [state+16]
    vbroadcasti128 ymm11, [state+16]
    vbroadcasti128 ymm10, [state+16]
    vbroadcasti128 ymm9, [state+32]
    vbroadcasti128 ymm8, [state+32]
    vbroadcasti128 ymm7, [state+32]
    vbroadcasti128 ymm6, [state+48]
    vbroadcasti128 ymm5, [state+48]
    vbroadcasti128 ymm4, [state+48]
    vpaddd ymm6, ymm6, [rip+.Lpair0]
    vpaddd ymm5, ymm5, [rip+.Lpair1]
    vpaddd ymm4, ymm4, [rip+.Lpair2]
    mov rounds, 10
    .p2align 5
1:
    vpaddd ymm15, ymm15, ymm12
    vpxor ymm6, ymm6, ymm15
    vpshufb ymm6, ymm6, [rip+.Lrot16]
    vpaddd ymm9, ymm9, ymm6
    vpxor ymm12, ymm12, ymm9
    vpslld ymm3, ymm12, 12
    vpsrld ymm12, ymm12, 20
    vpor ymm12, ymm12, ymm3
    vpaddd ymm15, ymm15, ymm12
    vpxor ymm6, ymm6, ymm15
    vpshufb ymm6, ymm6, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm6
    vpxor ymm12, ymm12, ymm9
    vpslld ymm3, ymm12, 7
    vpsrld ymm12, ymm12, 25
    vpor ymm12, ymm12, ymm3
    vpshufd ymm15, ymm15, 147
    vpshufd ymm6, ymm6, 78
    vpshufd ymm9, ymm9, 57
    vpaddd ymm14, ymm14, ymm11
    vpxor ymm5, ymm5, ymm14
    vpshufb ymm5, ymm5, [rip+.Lrot16]
    vpaddd ymm8, ymm8, ymm5
    vpxor ymm11, ymm11, ymm8
    vpslld ymm3, ymm11, 12
    vpsrld ymm11, ymm11, 20
    vpor ymm11, ymm11, ymm3
    vpaddd ymm14, ymm14, ymm11
    vpxor ymm5, ymm5, ymm14
    vpshufb ymm5, ymm5, [rip+.Lrot8]
    vpaddd ymm8, ymm8, ymm5
    vpxor ymm11, ymm11, ymm8
    vpslld ymm3, ymm11, 7
    vpsrld ymm11, ymm11, 25
    vpor ymm11, ymm11, ymm3
    vpshufd ymm14, ymm14, 147
    vpshufd ymm5, ymm5, 78
    vpshufd ymm8, ymm8, 57
    vpaddd ymm13, ymm13, ymm10
    vpxor ymm4, ymm4, ymm13
    vpshufb ymm4, ymm4, [rip+.Lrot16]
    vpaddd ymm7, ymm7, ymm4
    vpxor ymm10, ymm10, ymm7
    vpslld ymm3, ymm10, 12
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm3
    vpaddd ymm13, ymm13, ymm10
    vpxor ymm4, ymm4, ymm13
    vpshufb ymm4, ymm4, [rip+.Lrot8]
    vpaddd ymm7, ymm7, ymm4
    vpxor ymm10, ymm10, ymm7
    vpslld ymm3, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm3
    vpshufd ymm13, ymm13, 147
    vpshufd ymm4, ymm4, 78
    vpshufd ymm7, ymm7, 57
    vpaddd ymm15, ymm15, ymm12
    vpxor ymm6, ymm6, ymm15
    vpshufb ymm6, ymm6, [rip+.Lrot16]
    vpaddd ymm9, ymm9, ymm6
    vpxor ymm12, ymm12, ymm9
    vpslld ymm3, ymm12, 12
    vpsrld ymm12, ymm12, 20
    vpor ymm12, ymm12, ymm3
    vpaddd ymm15, ymm15, ymm12
    vpxor ymm6, ymm6, ymm15
    vpshufb ymm6, ymm6, [rip+.Lrot8]
    vpaddd ymm9, ymm9, ymm6
    vpxor ymm12, ymm12, ymm9
    vpslld ymm3, ymm12, 7
    vpsrld ymm12, ymm12, 25
    vpor ymm12, ymm12, ymm3
    vpshufd ymm15, ymm15, 57
    vpshufd ymm6, ymm6, 78
    vpshufd ymm9, ymm9, 147
    vpaddd ymm14, ymm14, ymm11
    vpxor ymm5, ymm5, ymm14
    vpshufb ymm5, ymm5, [rip+.Lrot16]
    vpaddd ymm8, ymm8, ymm5
    vpxor ymm11, ymm11, ymm8
    vpslld ymm3, ymm11, 12
    vpsrld ymm11, ymm11, 20
    vpor ymm11, ymm11, ymm3
    vpaddd ymm14, ymm14, ymm11
    vpxor ymm5, ymm5, ymm14
    vpshufb ymm5, ymm5, [rip+.Lrot8]
    vpaddd ymm8, ymm8, ymm5
    vpxor ymm11, ymm11, ymm8
    vpslld ymm3, ymm11, 7
    vpsrld ymm11, ymm11, 25
    vpor ymm11, ymm11, ymm3
    vpshufd ymm14, ymm14, 57
    vpshufd ymm5, ymm5, 78
    vpshufd ymm8, ymm8, 147
    vpaddd ymm13, ymm13, ymm10
    vpxor ymm4, ymm4, ymm13
    vpshufb ymm4, ymm4, [rip+.Lrot16]
    vpaddd ymm7, ymm7, ymm4
    vpxor ymm10, ymm10, ymm7
    vpslld ymm3, ymm10, 12
    vpsrld ymm10, ymm10, 20
    vpor ymm10, ymm10, ymm3
    vpaddd ymm13, ymm13, ymm10
    vpxor ymm4, ymm4, ymm13
    vpshufb ymm4, ymm4, [rip+.Lrot8]
    vpaddd ymm7, ymm7, ymm4
    vpxor ymm10, ymm10, ymm7
    vpslld ymm3, ymm10, 7
    vpsrld ymm10, ymm10, 25
    vpor ymm10, ymm10, ymm3
    vpshufd ymm13, ymm13, 57
    vpshufd ymm4, ymm4, 78
    vpshufd ymm7, ymm7, 147
    dec rounds
    jnz 1b
11:
    vbroadcasti128 ymm3, [state+0]
    vpaddd ymm15, ymm15, ymm3
    vpaddd ymm14, ymm14, ymm3
    vpaddd ymm13, ymm13, ymm3
    vbroadcasti128 ymm3, [state+16]
    vpaddd ymm12, ymm12, ymm3
    vpaddd ymm11, ymm11, ymm3
    vpaddd ymm10, ymm10, ymm3
    vbroadcasti128 ymm3, [state+32]
    vpaddd ymm9, ymm9, ymm3
    vpaddd ymm8, ymm8, ymm3
    vpaddd ymm7, ymm7, ymm3
    vbroadcasti128 ymm3, [state+48]
    vpaddd ymm6, ymm6, ymm3
    vpaddd ymm6, ymm6, [rip+.Lpair0]
    vpaddd ymm5, ymm5, ymm3
    vpaddd ymm5, ymm5, [rip+.Lpair1]
    vpaddd ymm4, ymm4, ymm3
    vpaddd ymm4, ymm4, [rip+.Lpair2]
    vperm2i128 ymm3, ymm15, ymm12, 32
    vpxor ymm3, ymm3, [in+0]
    vmovdqu [out+0], ymm3
    vperm2i128 ymm3, ymm9, ymm6, 32
    vpxor ymm3, ymm3, [in+32]
    vmovdqu [out+32], ymm3
    vperm2i128 ymm15, ymm15, ymm12, 49
    vpxor ymm15, ymm15, [in+64]
    vmovdqu [out+64], ymm15
    vperm2i128 ymm9, ymm9, ymm6, 49
    vpxor ymm9, ymm9, [in+96]
    vmovdqu [out+96], ymm9
    vperm2i128 ymm9, ymm14, ymm11, 32
    vpxor ymm9, ymm9, [in+128]
    vmovdqu [out+128], ymm9
    vperm2i128 ymm9, ymm8, ymm5, 32
    vpxor ymm9, ymm9, [in+160]
    vmovdqu [out+160], ymm9
    vperm2i128 ymm14, ymm14, ymm11, 49
    vpxor ymm14, ymm14, [in+192]
    vmovdqu [out+192], ymm14
    vperm2i128 ymm8, ymm8, ymm5, 49
    vpxor ymm8, ymm8, [in+224]
    vmovdqu [out+224], ymm8
    vperm2i128 ymm8, ymm13, ymm10, 32
    vpxor ymm8, ymm8, [in+256]
    vmovdqu [out+256], ymm8
    vperm2i128 ymm8, ymm7, ymm4, 32
    vpxor ymm8, ymm8, [in+288]
    vmovdqu [out+288], ymm8
    test blocks, 1
    jnz 2f
    vperm2i128 ymm13, ymm13, ymm10, 49
    vpxor ymm13, ymm13, [in+320]
    vmovdqu [out+320], ymm13
    vperm2i128 ymm7, ymm7, ymm4, 49
    vpxor ymm7, ymm7, [in+352]
    vmovdqu [out+352], ymm7
2:
    jmp .Lend
.Lmore_than_6:

    /* By chunks: the first on its own */
    vmovdqu xmm0, [state+48]
    vmovdqa [rsp+ROW3], xmm0
    lea chunks, [blocks+7]
    shr chunks, 3
    and blocks, 7
    xor rounds, rounds
    mov ahead, 5
    cmp chunks, 2
    cmove ahead, rounds
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
    mov rounds, ahead
    test rounds, rounds
    jz 11f
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
11:
    dec chunks
    jz 5f
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

    /* A chunk and the next */
2:
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
    mov r11d, 10
    sub r11d, ahead
    mov rounds, r11d
    test rounds, rounds
    jz 31f
    .p2align 5
3:
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
    jnz 3b
31:
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
    add out, 512
    add in, 512
    dec chunks
    jnz 2b

    /* The rest of the last */
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
5:
    mov rounds, ahead
    test rounds, rounds
    jz 61f
    .p2align 5
6:
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
    jnz 6b
61:
    test blocks, blocks
    jz 7f
    mov r9, out
    mov r10, in
    lea out, [rsp+CUT]
    lea in, [rip+.Lzero]
7:
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
    test blocks, blocks
    jz 9f
8:
    vmovdqa ymm0, [out+0]
    vpxor ymm0, ymm0, [r10+0]
    vmovdqu [r9+0], ymm0
    vmovdqa ymm0, [out+32]
    vpxor ymm0, ymm0, [r10+32]
    vmovdqu [r9+32], ymm0
    add out, 64
    add r9, 64
    add r10, 64
    dec blocks
    jnz 8b
9:
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
    vmovdqa [rsp+ROW3], xmm0
    jmp .Lend
.Lend:
    vzeroall
    mov rsp, rbp
    pop rbp
    .cfi_def_cfa rsp, 8
    .cfi_restore rbp
    ret
    .cfi_endproc
    .size lanes_chacha20_xor_blocks_avx2, .-lanes_chacha20_xor_blocks_avx2

    .globl lanes_chacha20_keystream_avx2
    .hidden lanes_chacha20_keystream_avx2
    .type lanes_chacha20_keystream_avx2, @function
    .p2align 6
lanes_chacha20_keystream_avx2:
    .cfi_startproc
    endbr64
    mov state, rdx
    mov blocks, rsi
    lea in, [rip+.Lzero]
    jmp lanes_chacha20_xor_blocks_avx2
    .cfi_endproc
    .size lanes_chacha20_keystream_avx2, .-lanes_chacha20_keystream_avx2

    .globl lanes_chacha20_block_avx2
    .hidden lanes_chacha20_block_avx2
    .type lanes_chacha20_block_avx2, @function
    .p2align 6
lanes_chacha20_block_avx2:
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
    sub rsp, 104
    .cfi_adjust_cfa_offset 104
    mov [rsp+POINTERS+0], rdi
    mov [rsp+POINTERS+8], rsi
    mov [rsp+POINTERS+16], rcx
    mov eax, [rcx+8]
    mov [rsp+WORDS+8], eax
    mov eax, [rcx+12]
    mov [rsp+WORDS+12], eax
    mov eax, [rcx+16]
    mov [rsp+WORDS+16], eax
    mov eax, [rcx+60]
    mov [rsp+WORDS+60], eax
    mov eax, [rcx+0]
    mov ebx, [rcx+4]
    mov edi, [rcx+20]
    mov ebp, [rcx+24]
    mov r8d, [rcx+28]
    mov r9d, [rcx+32]
    mov r10d, [rcx+36]
    mov r11d, [rcx+40]
    mov r12d, [rcx+44]
    mov r13d, [rcx+48]
    mov r14d, [rcx+52]
    mov r15d, [rcx+56]
    mov ecx, [rsp+WORDS+8]
    mov edx, [rsp+WORDS+12]
    mov esi, [rsp+WORDS+16]
    mov dword ptr [rsp+COUNT], 10
    .p2align 5
1:
    add eax, esi
    add ebx, edi
    add ecx, ebp
    add edx, r8d
    xor r13d, eax
    xor r14d, ebx
    xor r15d, ecx
    mov [rsp+WORDS+8], ecx
    mov ecx, [rsp+WORDS+60]
    xor ecx, edx
    rol r13d, 16
    rol r14d, 16
    rol r15d, 16
    rol ecx, 16
    add r9d, r13d
    add r10d, r14d
    add r11d, r15d
    add r12d, ecx
    xor esi, r9d
    xor edi, r10d
    xor ebp, r11d
    xor r8d, r12d
    rol esi, 12
    rol edi, 12
    rol ebp, 12
    rol r8d, 12
    add eax, esi
    add ebx, edi
    mov [rsp+WORDS+20], edi
    mov edi, [rsp+WORDS+8]
    add edi, ebp
    add edx, r8d
    xor r13d, eax
    xor r14d, ebx
    xor r15d, edi
    xor ecx, edx
    rol r13d, 8
    rol r14d, 8
    rol r15d, 8
    rol ecx, 8
    add r9d, r13d
    add r10d, r14d
    add r11d, r15d
    add r12d, ecx
    xor esi, r9d
    mov [rsp+WORDS+32], r9d
    mov r9d, [rsp+WORDS+20]
    xor r9d, r10d
    xor ebp, r11d
    xor r8d, r12d
    rol esi, 7
    rol r9d, 7
    rol ebp, 7
    rol r8d, 7
    add edx, esi
    add eax, r9d
    add ebx, ebp
    add edi, r8d
    xor r15d, edx
    xor ecx, eax
    xor r13d, ebx
    xor r14d, edi
    rol r15d, 16
    rol ecx, 16
    rol r13d, 16
    rol r14d, 16
    add r10d, r15d
    add r11d, ecx
    add r12d, r13d
    mov [rsp+WORDS+48], r13d
    mov r13d, [rsp+WORDS+32]
    add r13d, r14d
    xor esi, r10d
    xor r9d, r11d
    xor ebp, r12d
    xor r8d, r13d
    rol esi, 12
    rol r9d, 12
    rol ebp, 12
    rol r8d, 12
    add edx, esi
    add eax, r9d
    add ebx, ebp
    add edi, r8d
    xor r15d, edx
    xor ecx, eax
    mov [rsp+WORDS+12], edx
    mov edx, [rsp+WORDS+48]
    xor edx, ebx
    xor r14d, edi
    rol r15d, 8
    rol ecx, 8
    rol edx, 8
    rol r14d, 8
    add r10d, r15d
    add r11d, ecx
    add r12d, edx
    add r13d, r14d
    xor esi, r10d
    xor r9d, r11d
    xor ebp, r12d
    xor r8d, r13d
    rol esi, 7
    rol r9d, 7
    rol ebp, 7
    rol r8d, 7
    mov [rsp+WORDS+60], ecx
    mov [rsp+WORDS+8], edi
    mov ecx, [rsp+WORDS+8]
    mov [rsp+WORDS+20], r9d
    mov edi, [rsp+WORDS+20]
    mov [rsp+WORDS+32], r13d
    mov r9d, [rsp+WORDS+32]
    mov [rsp+WORDS+48], edx
    mov edx, [rsp+WORDS+12]
    mov r13d, [rsp+WORDS+48]
    dec dword ptr [rsp+COUNT]
    jnz 1b
    mov [rsp+WORDS+8], ecx
    mov [rsp+WORDS+16], esi
    mov [rsp+WORDS+20], edi
    mov rdi, [rsp+POINTERS+0]
    mov rsi, [rsp+POINTERS+8]
    mov rcx, [rsp+POINTERS+16]
    add eax, [rcx+0]
    xor eax, [rsi+0]
    mov [rdi+0], eax
    add ebx, [rcx+4]
    xor ebx, [rsi+4]
    mov [rdi+4], ebx
    add edx, [rcx+12]
    xor edx, [rsi+12]
    mov [rdi+12], edx
    add ebp, [rcx+24]
    xor ebp, [rsi+24]
    mov [rdi+24], ebp
    add r8d, [rcx+28]
    xor r8d, [rsi+28]
    mov [rdi+28], r8d
    add r9d, [rcx+32]
    xor r9d, [rsi+32]
    mov [rdi+32], r9d
    add r10d, [rcx+36]
    xor r10d, [rsi+36]
    mov [rdi+36], r10d
    add r11d, [rcx+40]
    xor r11d, [rsi+40]
    mov [rdi+40], r11d
    add r12d, [rcx+44]
    xor r12d, [rsi+44]
    mov [rdi+44], r12d
    add r13d, [rcx+48]
    xor r13d, [rsi+48]
    mov [rdi+48], r13d
    add r14d, [rcx+52]
    xor r14d, [rsi+52]
    mov [rdi+52], r14d
    add r15d, [rcx+56]
    xor r15d, [rsi+56]
    mov [rdi+56], r15d
    mov eax, [rsp+WORDS+8]
    add eax, [rcx+8]
    xor eax, [rsi+8]
    mov [rdi+8], eax
    mov eax, [rsp+WORDS+16]
    add eax, [rcx+16]
    xor eax, [rsi+16]
    mov [rdi+16], eax
    mov eax, [rsp+WORDS+20]
    add eax, [rcx+20]
    xor eax, [rsi+20]
    mov [rdi+20], eax
    mov eax, [rsp+WORDS+60]
    add eax, [rcx+60]
    xor eax, [rsi+60]
    mov [rdi+60], eax
    xor eax, eax
    mov [rsp+WORDS+8], rax
    mov [rsp+WORDS+16], rax
    mov [rsp+WORDS+32], rax
    mov [rsp+WORDS+48], rax
    mov [rsp+WORDS+56], rax
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 104
    .cfi_adjust_cfa_offset -104
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
    .size lanes_chacha20_block_avx2, .-lanes_chacha20_block_avx2

    .globl lanes_hchacha20_avx2
    .hidden lanes_hchacha20_avx2
    .type lanes_hchacha20_avx2, @function
    .p2align 6
lanes_hchacha20_avx2:
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
    sub rsp, 104
    .cfi_adjust_cfa_offset 104
    mov [rsp+POINTERS+0], rdi
    mov eax, 0x79622d32
    mov [rsp+WORDS+8], eax
    mov eax, 0x6b206574
    mov [rsp+WORDS+12], eax
    mov eax, [rsi+0]
    mov [rsp+WORDS+16], eax
    mov eax, [rdx+12]
    mov [rsp+WORDS+60], eax
    mov eax, 0x61707865
    mov ebx, 0x3320646e
    mov edi, [rsi+4]
    mov ebp, [rsi+8]
    mov r8d, [rsi+12]
    mov r9d, [rsi+16]
    mov r10d, [rsi+20]
    mov r11d, [rsi+24]
    mov r12d, [rsi+28]
    mov r13d, [rdx+0]
    mov r14d, [rdx+4]
    mov r15d, [rdx+8]
    mov ecx, [rsp+WORDS+8]
    mov edx, [rsp+WORDS+12]
    mov esi, [rsp+WORDS+16]
    mov dword ptr [rsp+COUNT], 10
    .p2align 5
1:
    add eax, esi
    add ebx, edi
    add ecx, ebp
    add edx, r8d
    xor r13d, eax
    xor r14d, ebx
    xor r15d, ecx
    mov [rsp+WORDS+8], ecx
    mov ecx, [rsp+WORDS+60]
    xor ecx, edx
    rol r13d, 16
    rol r14d, 16
    rol r15d, 16
    rol ecx, 16
    add r9d, r13d
    add r10d, r14d
    add r11d, r15d
    add r12d, ecx
    xor esi, r9d
    xor edi, r10d
    xor ebp, r11d
    xor r8d, r12d
    rol esi, 12
    rol edi, 12
    rol ebp, 12
    rol r8d, 12
    add eax, esi
    add ebx, edi
    mov [rsp+WORDS+20], edi
    mov edi, [rsp+WORDS+8]
    add edi, ebp
    add edx, r8d
    xor r13d, eax
    xor r14d, ebx
    xor r15d, edi
    xor ecx, edx
    rol r13d, 8
    rol r14d, 8
    rol r15d, 8
    rol ecx, 8
    add r9d, r13d
    add r10d, r14d
    add r11d, r15d
    add r12d, ecx
    xor esi, r9d
    mov [rsp+WORDS+32], r9d
    mov r9d, [rsp+WORDS+20]
    xor r9d, r10d
    xor ebp, r11d
    xor r8d, r12d
    rol esi, 7
    rol r9d, 7
    rol ebp, 7
    rol r8d, 7
    add edx, esi
    add eax, r9d
    add ebx, ebp
    add edi, r8d
    xor r15d, edx
    xor ecx, eax
    xor r13d, ebx
    xor r14d, edi
    rol r15d, 16
    rol ecx, 16
    rol r13d, 16
    rol r14d, 16
    add r10d, r15d
    add r11d, ecx
    add r12d, r13d
    mov [rsp+WORDS+48], r13d
    mov r13d, [rsp+WORDS+32]
    add r13d, r14d
    xor esi, r10d
    xor r9d, r11d
    xor ebp, r12d
    xor r8d, r13d
    rol esi, 12
    rol r9d, 12
    rol ebp, 12
    rol r8d, 12
    add edx, esi
    add eax, r9d
    add ebx, ebp
    add edi, r8d
    xor r15d, edx
    xor ecx, eax
    mov [rsp+WORDS+12], edx
    mov edx, [rsp+WORDS+48]
    xor edx, ebx
    xor r14d, edi
    rol r15d, 8
    rol ecx, 8
    rol edx, 8
    rol r14d, 8
    add r10d, r15d
    add r11d, ecx
    add r12d, edx
    add r13d, r14d
    xor esi, r10d
    xor r9d, r11d
    xor ebp, r12d
    xor r8d, r13d
    rol esi, 7
    rol r9d, 7
    rol ebp, 7
    rol r8d, 7
    mov [rsp+WORDS+60], ecx
    mov [rsp+WORDS+8], edi
    mov ecx, [rsp+WORDS+8]
    mov [rsp+WORDS+20], r9d
    mov edi, [rsp+WORDS+20]
    mov [rsp+WORDS+32], r13d
    mov r9d, [rsp+WORDS+32]
    mov [rsp+WORDS+48], edx
    mov edx, [rsp+WORDS+12]
    mov r13d, [rsp+WORDS+48]
    dec dword ptr [rsp+COUNT]
    jnz 1b
    mov [rsp+WORDS+20], edi
    mov rdi, [rsp+POINTERS+0]
    mov [rdi+0], eax
    mov [rdi+4], ebx
    mov [rdi+8], ecx
    mov [rdi+12], edx
    mov [rdi+16], r13d
    mov [rdi+20], r14d
    mov [rdi+24], r15d
    mov eax, [rsp+WORDS+60]
    mov [rdi+28], eax
    xor eax, eax
    mov [rsp+WORDS+8], rax
    mov [rsp+WORDS+16], rax
    mov [rsp+WORDS+32], rax
    mov [rsp+WORDS+48], rax
    mov [rsp+WORDS+56], rax
    xor ecx, ecx
    xor edx, edx
    xor esi, esi
    xor edi, edi
    xor r8d, r8d
    xor r9d, r9d
    xor r10d, r10d
    xor r11d, r11d
    add rsp, 104
    .cfi_adjust_cfa_offset -104
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
    .size lanes_hchacha20_avx2, .-lanes_hchacha20_avx2

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
.Lpair0:
    .long 0x0, 0x0, 0x0, 0x0, 0x1, 0x0, 0x0, 0x0
.Lpair1:
    .long 0x2, 0x0, 0x0, 0x0, 0x3, 0x0, 0x0, 0x0
.Lpair2:
    .long 0x4, 0x0, 0x0, 0x0, 0x5, 0x0, 0x0, 0x0
.Lpair3:
    .long 0x6, 0x0, 0x0, 0x0, 0x7, 0x0, 0x0, 0x0
.Lzero:
    .zero 512

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
