/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_field_x64.py: change that.
 *
 * The field, the ladder and the points of Curve25519 for every x86-64 (no BMI2, ADX, AVX).
 *
 * void lanes_curve25519_mul_x64(struct lanes_fe *out, const struct lanes_fe *a,
 *                               const struct lanes_fe *b);
 * void lanes_curve25519_square_x64(struct lanes_fe *out, const struct lanes_fe *a,
 *                                  unsigned times);
 * void lanes_curve25519_square_two_x64(struct lanes_fe out[2], const struct lanes_fe a[2],
 *                                      unsigned times);
 * void lanes_curve25519_ladder_x64(struct lanes_fe out[2], const uint8_t scalar[32],
 *                                  const struct lanes_fe *u);
 * void lanes_curve25519_twice_x64(struct lanes_point *p, unsigned times);
 * void lanes_curve25519_add_x64(struct lanes_point *p, const struct lanes_cached *q);
 * void lanes_curve25519_add_affine_x64(struct lanes_point *p, const struct lanes_affine *q);
 *
 * As src/curve25519/kernels.h and points.h have them. Numbers go in below 2^256
 * and come out below 2^255 + 2^12, not necessarily below p.
 * What they do not do: the ladder does not divide, and wants a clamped scalar.
 * Registers: all general ones, no others. Stack: a frame for what is between, wiped by
 * ladder and add_affine.
 * Constant time: branches on `times` and on the number of the bit only; choices by
 * cmov with both values loaded.
 */
.intel_syntax noprefix
.text

    .globl lanes_curve25519_mul_x64
    .hidden lanes_curve25519_mul_x64
    .type lanes_curve25519_mul_x64, @function
    .p2align 6
lanes_curve25519_mul_x64:
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
    mov rcx, rdx
    mov rbx, qword ptr [rcx+0]
    mov rax, qword ptr [rsi+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rcx+8]
    mov rax, qword ptr [rsi+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rcx+16]
    mov rax, qword ptr [rsi+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rcx+24]
    mov rax, qword ptr [rsi+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0], r8
    mov qword ptr [rdi+8], r9
    mov qword ptr [rdi+16], r10
    mov qword ptr [rdi+24], r11
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
    .size lanes_curve25519_mul_x64, .-lanes_curve25519_mul_x64

    .globl lanes_curve25519_square_x64
    .hidden lanes_curve25519_square_x64
    .type lanes_curve25519_square_x64, @function
    .p2align 6
lanes_curve25519_square_x64:
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
    mov ecx, edx
1:
    mov rbx, qword ptr [rsi+0]
    mov rax, qword ptr [rsi+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+8]
    mov rax, qword ptr [rsi+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+16]
    mov rax, qword ptr [rsi+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rsi+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsi+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsi+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsi+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0], r8
    mov qword ptr [rdi+8], r9
    mov qword ptr [rdi+16], r10
    mov qword ptr [rdi+24], r11
    mov rsi, rdi
    dec ecx
    jnz 1b
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
    .size lanes_curve25519_square_x64, .-lanes_curve25519_square_x64

    .globl lanes_curve25519_square_two_x64
    .hidden lanes_curve25519_square_two_x64
    .type lanes_curve25519_square_two_x64, @function
    .p2align 6
lanes_curve25519_square_two_x64:
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
    mov ecx, edx
1:
    mov rbx, qword ptr [rsi+0]
    mov rax, qword ptr [rsi+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+8]
    mov rax, qword ptr [rsi+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+16]
    mov rax, qword ptr [rsi+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rsi+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsi+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsi+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsi+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0], r8
    mov qword ptr [rdi+8], r9
    mov qword ptr [rdi+16], r10
    mov qword ptr [rdi+24], r11
    mov rbx, qword ptr [rsi+32+0]
    mov rax, qword ptr [rsi+32+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi+32+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsi+32+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+32+8]
    mov rax, qword ptr [rsi+32+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsi+32+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+32+16]
    mov rax, qword ptr [rsi+32+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rsi+32+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsi+32+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsi+32+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsi+32+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    mov rsi, rdi
    dec ecx
    jnz 1b
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
    .size lanes_curve25519_square_two_x64, .-lanes_curve25519_square_two_x64

    .globl lanes_curve25519_ladder_x64
    .hidden lanes_curve25519_ladder_x64
    .type lanes_curve25519_ladder_x64, @function
    .p2align 6
lanes_curve25519_ladder_x64:
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
    sub rsp, 480
    .cfi_adjust_cfa_offset 480
    mov r8, qword ptr [rdx+0]
    mov r9, qword ptr [rdx+8]
    mov r10, qword ptr [rdx+16]
    mov r11, qword ptr [rdx+24]
    mov qword ptr [rsp+128+0], r8
    mov qword ptr [rsp+128+8], r9
    mov qword ptr [rsp+128+16], r10
    mov qword ptr [rsp+128+24], r11
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    xor eax, eax
    mov edx, 1
    mov qword ptr [rsp+0+0], rdx
    mov qword ptr [rsp+0+8], rax
    mov qword ptr [rsp+0+16], rax
    mov qword ptr [rsp+0+24], rax
    mov qword ptr [rsp+32+0], rax
    mov qword ptr [rsp+32+8], rax
    mov qword ptr [rsp+32+16], rax
    mov qword ptr [rsp+32+24], rax
    mov qword ptr [rsp+96+0], rdx
    mov qword ptr [rsp+96+8], rax
    mov qword ptr [rsp+96+16], rax
    mov qword ptr [rsp+96+24], rax
    mov qword ptr [rsp+448+0], rax
    mov ecx, 254
1:
    mov r8, qword ptr [rsp+0+0]
    mov r9, qword ptr [rsp+0+8]
    mov r10, qword ptr [rsp+0+16]
    mov r11, qword ptr [rsp+0+24]
    add r8, qword ptr [rsp+32+0]
    adc r9, qword ptr [rsp+32+8]
    adc r10, qword ptr [rsp+32+16]
    adc r11, qword ptr [rsp+32+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+160+0], r8
    mov qword ptr [rsp+160+8], r9
    mov qword ptr [rsp+160+16], r10
    mov qword ptr [rsp+160+24], r11
    mov r8, qword ptr [rsp+64+0]
    mov r9, qword ptr [rsp+64+8]
    mov r10, qword ptr [rsp+64+16]
    mov r11, qword ptr [rsp+64+24]
    sub r8, qword ptr [rsp+96+0]
    sbb r9, qword ptr [rsp+96+8]
    sbb r10, qword ptr [rsp+96+16]
    sbb r11, qword ptr [rsp+96+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+256+0], r8
    mov qword ptr [rsp+256+8], r9
    mov qword ptr [rsp+256+16], r10
    mov qword ptr [rsp+256+24], r11
    mov r8, qword ptr [rsp+64+0]
    mov r9, qword ptr [rsp+64+8]
    mov r10, qword ptr [rsp+64+16]
    mov r11, qword ptr [rsp+64+24]
    add r8, qword ptr [rsp+96+0]
    adc r9, qword ptr [rsp+96+8]
    adc r10, qword ptr [rsp+96+16]
    adc r11, qword ptr [rsp+96+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+224+0], r8
    mov qword ptr [rsp+224+8], r9
    mov qword ptr [rsp+224+16], r10
    mov qword ptr [rsp+224+24], r11
    mov r8, qword ptr [rsp+0+0]
    mov r9, qword ptr [rsp+0+8]
    mov r10, qword ptr [rsp+0+16]
    mov r11, qword ptr [rsp+0+24]
    sub r8, qword ptr [rsp+32+0]
    sbb r9, qword ptr [rsp+32+8]
    sbb r10, qword ptr [rsp+32+16]
    sbb r11, qword ptr [rsp+32+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+192+0], r8
    mov qword ptr [rsp+192+8], r9
    mov qword ptr [rsp+192+16], r10
    mov qword ptr [rsp+192+24], r11
    mov rbx, qword ptr [rsp+160+0]
    mov rax, qword ptr [rsp+256+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+160+8]
    mov rax, qword ptr [rsp+256+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+160+16]
    mov rax, qword ptr [rsp+256+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+160+24]
    mov rax, qword ptr [rsp+256+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+288+0], r8
    mov qword ptr [rsp+288+8], r9
    mov qword ptr [rsp+288+16], r10
    mov qword ptr [rsp+288+24], r11
    mov rbx, qword ptr [rsp+192+0]
    mov rax, qword ptr [rsp+224+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+192+8]
    mov rax, qword ptr [rsp+224+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+192+16]
    mov rax, qword ptr [rsp+224+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+192+24]
    mov rax, qword ptr [rsp+224+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+320+0], r8
    mov qword ptr [rsp+320+8], r9
    mov qword ptr [rsp+320+16], r10
    mov qword ptr [rsp+320+24], r11
    mov eax, ecx
    shr eax, 3
    movzx edx, byte ptr [rsi+rax]
    mov eax, ecx
    and eax, 7
    bt edx, eax
    sbb rdx, rdx
    mov rax, qword ptr [rsp+448+0]
    mov qword ptr [rsp+448+0], rdx
    xor rax, rdx
    mov r8, qword ptr [rsp+160+0]
    cmovnz r8, qword ptr [rsp+224+0]
    mov r9, qword ptr [rsp+160+8]
    cmovnz r9, qword ptr [rsp+224+8]
    mov r10, qword ptr [rsp+160+16]
    cmovnz r10, qword ptr [rsp+224+16]
    mov r11, qword ptr [rsp+160+24]
    cmovnz r11, qword ptr [rsp+224+24]
    mov qword ptr [rsp+160+0], r8
    mov qword ptr [rsp+160+8], r9
    mov qword ptr [rsp+160+16], r10
    mov qword ptr [rsp+160+24], r11
    mov r8, qword ptr [rsp+192+0]
    cmovnz r8, qword ptr [rsp+256+0]
    mov r9, qword ptr [rsp+192+8]
    cmovnz r9, qword ptr [rsp+256+8]
    mov r10, qword ptr [rsp+192+16]
    cmovnz r10, qword ptr [rsp+256+16]
    mov r11, qword ptr [rsp+192+24]
    cmovnz r11, qword ptr [rsp+256+24]
    mov qword ptr [rsp+192+0], r8
    mov qword ptr [rsp+192+8], r9
    mov qword ptr [rsp+192+16], r10
    mov qword ptr [rsp+192+24], r11
    mov rbx, qword ptr [rsp+160+0]
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+160+8]
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+160+16]
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rsp+160+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+160+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+160+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+160+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+352+0], r8
    mov qword ptr [rsp+352+8], r9
    mov qword ptr [rsp+352+16], r10
    mov qword ptr [rsp+352+24], r11
    mov rbx, qword ptr [rsp+192+0]
    mov rax, qword ptr [rsp+192+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+192+8]
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+192+16]
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rsp+192+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+192+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+192+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+192+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+384+0], r8
    mov qword ptr [rsp+384+8], r9
    mov qword ptr [rsp+384+16], r10
    mov qword ptr [rsp+384+24], r11
    mov r8, qword ptr [rsp+288+0]
    mov r9, qword ptr [rsp+288+8]
    mov r10, qword ptr [rsp+288+16]
    mov r11, qword ptr [rsp+288+24]
    add r8, qword ptr [rsp+320+0]
    adc r9, qword ptr [rsp+320+8]
    adc r10, qword ptr [rsp+320+16]
    adc r11, qword ptr [rsp+320+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+224+0], r8
    mov qword ptr [rsp+224+8], r9
    mov qword ptr [rsp+224+16], r10
    mov qword ptr [rsp+224+24], r11
    mov r8, qword ptr [rsp+288+0]
    mov r9, qword ptr [rsp+288+8]
    mov r10, qword ptr [rsp+288+16]
    mov r11, qword ptr [rsp+288+24]
    sub r8, qword ptr [rsp+320+0]
    sbb r9, qword ptr [rsp+320+8]
    sbb r10, qword ptr [rsp+320+16]
    sbb r11, qword ptr [rsp+320+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+256+0], r8
    mov qword ptr [rsp+256+8], r9
    mov qword ptr [rsp+256+16], r10
    mov qword ptr [rsp+256+24], r11
    mov r8, qword ptr [rsp+352+0]
    mov r9, qword ptr [rsp+352+8]
    mov r10, qword ptr [rsp+352+16]
    mov r11, qword ptr [rsp+352+24]
    sub r8, qword ptr [rsp+384+0]
    sbb r9, qword ptr [rsp+384+8]
    sbb r10, qword ptr [rsp+384+16]
    sbb r11, qword ptr [rsp+384+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+416+0], r8
    mov qword ptr [rsp+416+8], r9
    mov qword ptr [rsp+416+16], r10
    mov qword ptr [rsp+416+24], r11
    mov rbx, qword ptr [rsp+224+0]
    mov rax, qword ptr [rsp+224+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+224+8]
    mov rax, qword ptr [rsp+224+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+224+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+224+16]
    mov rax, qword ptr [rsp+224+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rsp+224+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+224+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+224+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+224+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rbx, qword ptr [rsp+256+0]
    mov rax, qword ptr [rsp+256+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+256+8]
    mov rax, qword ptr [rsp+256+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+256+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+256+16]
    mov rax, qword ptr [rsp+256+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rsp+256+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+256+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+256+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+256+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+256+0], r8
    mov qword ptr [rsp+256+8], r9
    mov qword ptr [rsp+256+16], r10
    mov qword ptr [rsp+256+24], r11
    mov r8, qword ptr [rsp+384+0]
    mov r9, qword ptr [rsp+384+8]
    mov r10, qword ptr [rsp+384+16]
    mov r11, qword ptr [rsp+384+24]
    mov ebx, 121666
    mov rax, qword ptr [rsp+416+0]
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+8]
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+16]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+24]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+224+0], r8
    mov qword ptr [rsp+224+8], r9
    mov qword ptr [rsp+224+16], r10
    mov qword ptr [rsp+224+24], r11
    mov rbx, qword ptr [rsp+384+0]
    mov rax, qword ptr [rsp+352+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+384+8]
    mov rax, qword ptr [rsp+352+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+384+16]
    mov rax, qword ptr [rsp+352+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+384+24]
    mov rax, qword ptr [rsp+352+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+352+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rbx, qword ptr [rsp+256+0]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+256+8]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+256+16]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+256+24]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+96+0], r8
    mov qword ptr [rsp+96+8], r9
    mov qword ptr [rsp+96+16], r10
    mov qword ptr [rsp+96+24], r11
    mov rbx, qword ptr [rsp+224+0]
    mov rax, qword ptr [rsp+416+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+224+8]
    mov rax, qword ptr [rsp+416+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+224+16]
    mov rax, qword ptr [rsp+416+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+224+24]
    mov rax, qword ptr [rsp+416+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+416+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
    dec ecx
    jns 1b
    mov r8, qword ptr [rsp+0+0]
    mov r9, qword ptr [rsp+0+8]
    mov r10, qword ptr [rsp+0+16]
    mov r11, qword ptr [rsp+0+24]
    mov qword ptr [rdi+0], r8
    mov qword ptr [rdi+8], r9
    mov qword ptr [rdi+16], r10
    mov qword ptr [rdi+24], r11
    mov r8, qword ptr [rsp+32+0]
    mov r9, qword ptr [rsp+32+8]
    mov r10, qword ptr [rsp+32+16]
    mov r11, qword ptr [rsp+32+24]
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    xor eax, eax
    mov [rsp+0], rax
    mov [rsp+8], rax
    mov [rsp+16], rax
    mov [rsp+24], rax
    mov [rsp+32], rax
    mov [rsp+40], rax
    mov [rsp+48], rax
    mov [rsp+56], rax
    mov [rsp+64], rax
    mov [rsp+72], rax
    mov [rsp+80], rax
    mov [rsp+88], rax
    mov [rsp+96], rax
    mov [rsp+104], rax
    mov [rsp+112], rax
    mov [rsp+120], rax
    mov [rsp+128], rax
    mov [rsp+136], rax
    mov [rsp+144], rax
    mov [rsp+152], rax
    mov [rsp+160], rax
    mov [rsp+168], rax
    mov [rsp+176], rax
    mov [rsp+184], rax
    mov [rsp+192], rax
    mov [rsp+200], rax
    mov [rsp+208], rax
    mov [rsp+216], rax
    mov [rsp+224], rax
    mov [rsp+232], rax
    mov [rsp+240], rax
    mov [rsp+248], rax
    mov [rsp+256], rax
    mov [rsp+264], rax
    mov [rsp+272], rax
    mov [rsp+280], rax
    mov [rsp+288], rax
    mov [rsp+296], rax
    mov [rsp+304], rax
    mov [rsp+312], rax
    mov [rsp+320], rax
    mov [rsp+328], rax
    mov [rsp+336], rax
    mov [rsp+344], rax
    mov [rsp+352], rax
    mov [rsp+360], rax
    mov [rsp+368], rax
    mov [rsp+376], rax
    mov [rsp+384], rax
    mov [rsp+392], rax
    mov [rsp+400], rax
    mov [rsp+408], rax
    mov [rsp+416], rax
    mov [rsp+424], rax
    mov [rsp+432], rax
    mov [rsp+440], rax
    mov [rsp+448], rax
    mov [rsp+456], rax
    mov [rsp+464], rax
    mov [rsp+472], rax
    add rsp, 480
    .cfi_adjust_cfa_offset -480
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
    .size lanes_curve25519_ladder_x64, .-lanes_curve25519_ladder_x64

    .globl lanes_curve25519_twice_x64
    .hidden lanes_curve25519_twice_x64
    .type lanes_curve25519_twice_x64, @function
    .p2align 6
lanes_curve25519_twice_x64:
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
    sub rsp, 256
    .cfi_adjust_cfa_offset 256
1:
    mov r8, qword ptr [rdi+0+0]
    mov r9, qword ptr [rdi+0+8]
    mov r10, qword ptr [rdi+0+16]
    mov r11, qword ptr [rdi+0+24]
    add r8, qword ptr [rdi+32+0]
    adc r9, qword ptr [rdi+32+8]
    adc r10, qword ptr [rdi+32+16]
    adc r11, qword ptr [rdi+32+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+96+0], r8
    mov qword ptr [rsp+96+8], r9
    mov qword ptr [rsp+96+16], r10
    mov qword ptr [rsp+96+24], r11
    mov rbx, qword ptr [rdi+64+0]
    mov rax, qword ptr [rdi+64+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rdi+64+8]
    mov rax, qword ptr [rdi+64+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rdi+64+16]
    mov rax, qword ptr [rdi+64+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rdi+64+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rdi+64+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rdi+64+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rdi+64+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rbx, qword ptr [rdi+0+0]
    mov rax, qword ptr [rdi+0+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+0+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+0+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rdi+0+8]
    mov rax, qword ptr [rdi+0+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+0+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rdi+0+16]
    mov rax, qword ptr [rdi+0+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rdi+0+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rdi+0+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rdi+0+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rdi+0+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rbx, qword ptr [rdi+32+0]
    mov rax, qword ptr [rdi+32+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+32+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+32+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rdi+32+8]
    mov rax, qword ptr [rdi+32+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+32+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rdi+32+16]
    mov rax, qword ptr [rdi+32+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rdi+32+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rdi+32+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rdi+32+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rdi+32+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
    mov r8, qword ptr [rsp+64+0]
    mov r9, qword ptr [rsp+64+8]
    mov r10, qword ptr [rsp+64+16]
    mov r11, qword ptr [rsp+64+24]
    add r8, qword ptr [rsp+64+0]
    adc r9, qword ptr [rsp+64+8]
    adc r10, qword ptr [rsp+64+16]
    adc r11, qword ptr [rsp+64+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rbx, qword ptr [rsp+96+0]
    mov rax, qword ptr [rsp+96+8]
    mul rbx
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+96+8]
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+96+16]
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    add r9, r9
    adc r10, r10
    adc r11, r11
    adc r12, r12
    adc r13, r13
    adc r14, r14
    mov r15d, 0
    adc r15, 0
    mov rax, qword ptr [rsp+96+0]
    mul rax
    mov r8, rax
    add r9, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+96+8]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r10, rax
    adc r11, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+96+16]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r12, rax
    adc r13, rdx
    mov ebp, 0
    adc rbp, 0
    mov rax, qword ptr [rsp+96+24]
    mul rax
    add rax, rbp
    adc rdx, 0
    add r14, rax
    adc r15, rdx
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+96+0], r8
    mov qword ptr [rsp+96+8], r9
    mov qword ptr [rsp+96+16], r10
    mov qword ptr [rsp+96+24], r11
    mov r8, qword ptr [rsp+0+0]
    mov r9, qword ptr [rsp+0+8]
    mov r10, qword ptr [rsp+0+16]
    mov r11, qword ptr [rsp+0+24]
    add r8, qword ptr [rsp+32+0]
    adc r9, qword ptr [rsp+32+8]
    adc r10, qword ptr [rsp+32+16]
    adc r11, qword ptr [rsp+32+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+192+0], r8
    mov qword ptr [rsp+192+8], r9
    mov qword ptr [rsp+192+16], r10
    mov qword ptr [rsp+192+24], r11
    mov r8, qword ptr [rsp+64+0]
    mov r9, qword ptr [rsp+64+8]
    mov r10, qword ptr [rsp+64+16]
    mov r11, qword ptr [rsp+64+24]
    add r8, qword ptr [rsp+0+0]
    adc r9, qword ptr [rsp+0+8]
    adc r10, qword ptr [rsp+0+16]
    adc r11, qword ptr [rsp+0+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+224+0], r8
    mov qword ptr [rsp+224+8], r9
    mov qword ptr [rsp+224+16], r10
    mov qword ptr [rsp+224+24], r11
    mov r8, qword ptr [rsp+32+0]
    mov r9, qword ptr [rsp+32+8]
    mov r10, qword ptr [rsp+32+16]
    mov r11, qword ptr [rsp+32+24]
    sub r8, qword ptr [rsp+0+0]
    sbb r9, qword ptr [rsp+0+8]
    sbb r10, qword ptr [rsp+0+16]
    sbb r11, qword ptr [rsp+0+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+160+0], r8
    mov qword ptr [rsp+160+8], r9
    mov qword ptr [rsp+160+16], r10
    mov qword ptr [rsp+160+24], r11
    mov r8, qword ptr [rsp+224+0]
    mov r9, qword ptr [rsp+224+8]
    mov r10, qword ptr [rsp+224+16]
    mov r11, qword ptr [rsp+224+24]
    sub r8, qword ptr [rsp+32+0]
    sbb r9, qword ptr [rsp+32+8]
    sbb r10, qword ptr [rsp+32+16]
    sbb r11, qword ptr [rsp+32+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+128+0], r8
    mov qword ptr [rsp+128+8], r9
    mov qword ptr [rsp+128+16], r10
    mov qword ptr [rsp+128+24], r11
    mov r8, qword ptr [rsp+96+0]
    mov r9, qword ptr [rsp+96+8]
    mov r10, qword ptr [rsp+96+16]
    mov r11, qword ptr [rsp+96+24]
    sub r8, qword ptr [rsp+192+0]
    sbb r9, qword ptr [rsp+192+8]
    sbb r10, qword ptr [rsp+192+16]
    sbb r11, qword ptr [rsp+192+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    sbb rax, rax
    and rax, 38
    sub r8, rax
    mov qword ptr [rsp+96+0], r8
    mov qword ptr [rsp+96+8], r9
    mov qword ptr [rsp+96+16], r10
    mov qword ptr [rsp+96+24], r11
    mov rbx, qword ptr [rsp+160+0]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+160+8]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+160+16]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+160+24]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+64+0], r8
    mov qword ptr [rdi+64+8], r9
    mov qword ptr [rdi+64+16], r10
    mov qword ptr [rdi+64+24], r11
    mov rbx, qword ptr [rsp+192+0]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+192+8]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+192+16]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+192+24]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    mov rbx, qword ptr [rsp+128+0]
    mov rax, qword ptr [rsp+96+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+128+8]
    mov rax, qword ptr [rsp+96+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+128+16]
    mov rax, qword ptr [rsp+96+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+128+24]
    mov rax, qword ptr [rsp+96+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0+0], r8
    mov qword ptr [rdi+0+8], r9
    mov qword ptr [rdi+0+16], r10
    mov qword ptr [rdi+0+24], r11
    dec esi
    jnz 1b
    mov rbx, qword ptr [rsp+192+0]
    mov rax, qword ptr [rsp+96+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+192+8]
    mov rax, qword ptr [rsp+96+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+192+16]
    mov rax, qword ptr [rsp+96+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+192+24]
    mov rax, qword ptr [rsp+96+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+96+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+96+0], r8
    mov qword ptr [rdi+96+8], r9
    mov qword ptr [rdi+96+16], r10
    mov qword ptr [rdi+96+24], r11
    add rsp, 256
    .cfi_adjust_cfa_offset -256
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
    .size lanes_curve25519_twice_x64, .-lanes_curve25519_twice_x64

    .globl lanes_curve25519_add_x64
    .hidden lanes_curve25519_add_x64
    .type lanes_curve25519_add_x64, @function
    .p2align 6
lanes_curve25519_add_x64:
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
    sub rsp, 256
    .cfi_adjust_cfa_offset 256
    mov r8, qword ptr [rdi+32+0]
    mov r9, qword ptr [rdi+32+8]
    mov r10, qword ptr [rdi+32+16]
    mov r11, qword ptr [rdi+32+24]
    sub r8, qword ptr [rdi+0+0]
    sbb r9, qword ptr [rdi+0+8]
    sbb r10, qword ptr [rdi+0+16]
    sbb r11, qword ptr [rdi+0+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov r8, qword ptr [rdi+32+0]
    mov r9, qword ptr [rdi+32+8]
    mov r10, qword ptr [rdi+32+16]
    mov r11, qword ptr [rdi+32+24]
    add r8, qword ptr [rdi+0+0]
    adc r9, qword ptr [rdi+0+8]
    adc r10, qword ptr [rdi+0+16]
    adc r11, qword ptr [rdi+0+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
    mov rbx, qword ptr [rsi+96+0]
    mov rax, qword ptr [rdi+96+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+96+8]
    mov rax, qword ptr [rdi+96+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+96+16]
    mov rax, qword ptr [rdi+96+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsi+96+24]
    mov rax, qword ptr [rdi+96+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rbx, qword ptr [rsi+32+0]
    mov rax, qword ptr [rsp+0+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+32+8]
    mov rax, qword ptr [rsp+0+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+32+16]
    mov rax, qword ptr [rsp+0+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsi+32+24]
    mov rax, qword ptr [rsp+0+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rbx, qword ptr [rsi+0+0]
    mov rax, qword ptr [rsp+32+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+0+8]
    mov rax, qword ptr [rsp+32+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+0+16]
    mov rax, qword ptr [rsp+32+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsi+0+24]
    mov rax, qword ptr [rsp+32+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
    mov rbx, qword ptr [rsi+64+0]
    mov rax, qword ptr [rdi+64+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+64+8]
    mov rax, qword ptr [rdi+64+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+64+16]
    mov rax, qword ptr [rdi+64+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsi+64+24]
    mov rax, qword ptr [rdi+64+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+64+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+96+0], r8
    mov qword ptr [rsp+96+8], r9
    mov qword ptr [rsp+96+16], r10
    mov qword ptr [rsp+96+24], r11
    mov r8, qword ptr [rsp+32+0]
    mov r9, qword ptr [rsp+32+8]
    mov r10, qword ptr [rsp+32+16]
    mov r11, qword ptr [rsp+32+24]
    sub r8, qword ptr [rsp+0+0]
    sbb r9, qword ptr [rsp+0+8]
    sbb r10, qword ptr [rsp+0+16]
    sbb r11, qword ptr [rsp+0+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+128+0], r8
    mov qword ptr [rsp+128+8], r9
    mov qword ptr [rsp+128+16], r10
    mov qword ptr [rsp+128+24], r11
    mov r8, qword ptr [rsp+32+0]
    mov r9, qword ptr [rsp+32+8]
    mov r10, qword ptr [rsp+32+16]
    mov r11, qword ptr [rsp+32+24]
    add r8, qword ptr [rsp+0+0]
    adc r9, qword ptr [rsp+0+8]
    adc r10, qword ptr [rsp+0+16]
    adc r11, qword ptr [rsp+0+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+224+0], r8
    mov qword ptr [rsp+224+8], r9
    mov qword ptr [rsp+224+16], r10
    mov qword ptr [rsp+224+24], r11
    mov r8, qword ptr [rsp+96+0]
    mov r9, qword ptr [rsp+96+8]
    mov r10, qword ptr [rsp+96+16]
    mov r11, qword ptr [rsp+96+24]
    sub r8, qword ptr [rsp+64+0]
    sbb r9, qword ptr [rsp+64+8]
    sbb r10, qword ptr [rsp+64+16]
    sbb r11, qword ptr [rsp+64+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+160+0], r8
    mov qword ptr [rsp+160+8], r9
    mov qword ptr [rsp+160+16], r10
    mov qword ptr [rsp+160+24], r11
    mov r8, qword ptr [rsp+96+0]
    mov r9, qword ptr [rsp+96+8]
    mov r10, qword ptr [rsp+96+16]
    mov r11, qword ptr [rsp+96+24]
    add r8, qword ptr [rsp+64+0]
    adc r9, qword ptr [rsp+64+8]
    adc r10, qword ptr [rsp+64+16]
    adc r11, qword ptr [rsp+64+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+192+0], r8
    mov qword ptr [rsp+192+8], r9
    mov qword ptr [rsp+192+16], r10
    mov qword ptr [rsp+192+24], r11
    mov rbx, qword ptr [rsp+160+0]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+160+8]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+160+16]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+160+24]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0+0], r8
    mov qword ptr [rdi+0+8], r9
    mov qword ptr [rdi+0+16], r10
    mov qword ptr [rdi+0+24], r11
    mov rbx, qword ptr [rsp+192+0]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+192+8]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+192+16]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+192+24]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+64+0], r8
    mov qword ptr [rdi+64+8], r9
    mov qword ptr [rdi+64+16], r10
    mov qword ptr [rdi+64+24], r11
    mov rbx, qword ptr [rsp+224+0]
    mov rax, qword ptr [rsp+192+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+224+8]
    mov rax, qword ptr [rsp+192+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+224+16]
    mov rax, qword ptr [rsp+192+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+224+24]
    mov rax, qword ptr [rsp+192+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    mov rbx, qword ptr [rsp+224+0]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+224+8]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+224+16]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+224+24]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+96+0], r8
    mov qword ptr [rdi+96+8], r9
    mov qword ptr [rdi+96+16], r10
    mov qword ptr [rdi+96+24], r11
    add rsp, 256
    .cfi_adjust_cfa_offset -256
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
    .size lanes_curve25519_add_x64, .-lanes_curve25519_add_x64

    .globl lanes_curve25519_add_affine_x64
    .hidden lanes_curve25519_add_affine_x64
    .type lanes_curve25519_add_affine_x64, @function
    .p2align 6
lanes_curve25519_add_affine_x64:
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
    sub rsp, 256
    .cfi_adjust_cfa_offset 256
    mov r8, qword ptr [rdi+32+0]
    mov r9, qword ptr [rdi+32+8]
    mov r10, qword ptr [rdi+32+16]
    mov r11, qword ptr [rdi+32+24]
    sub r8, qword ptr [rdi+0+0]
    sbb r9, qword ptr [rdi+0+8]
    sbb r10, qword ptr [rdi+0+16]
    sbb r11, qword ptr [rdi+0+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov r8, qword ptr [rdi+32+0]
    mov r9, qword ptr [rdi+32+8]
    mov r10, qword ptr [rdi+32+16]
    mov r11, qword ptr [rdi+32+24]
    add r8, qword ptr [rdi+0+0]
    adc r9, qword ptr [rdi+0+8]
    adc r10, qword ptr [rdi+0+16]
    adc r11, qword ptr [rdi+0+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
    mov rbx, qword ptr [rsi+64+0]
    mov rax, qword ptr [rdi+96+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+64+8]
    mov rax, qword ptr [rdi+96+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+64+16]
    mov rax, qword ptr [rdi+96+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsi+64+24]
    mov rax, qword ptr [rdi+96+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rdi+96+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rbx, qword ptr [rsi+32+0]
    mov rax, qword ptr [rsp+0+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+32+8]
    mov rax, qword ptr [rsp+0+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+32+16]
    mov rax, qword ptr [rsp+0+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsi+32+24]
    mov rax, qword ptr [rsp+0+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+0+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rbx, qword ptr [rsi+0+0]
    mov rax, qword ptr [rsp+32+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsi+0+8]
    mov rax, qword ptr [rsp+32+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsi+0+16]
    mov rax, qword ptr [rsp+32+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsi+0+24]
    mov rax, qword ptr [rsp+32+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+32+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
    mov r8, qword ptr [rdi+64+0]
    mov r9, qword ptr [rdi+64+8]
    mov r10, qword ptr [rdi+64+16]
    mov r11, qword ptr [rdi+64+24]
    add r8, qword ptr [rdi+64+0]
    adc r9, qword ptr [rdi+64+8]
    adc r10, qword ptr [rdi+64+16]
    adc r11, qword ptr [rdi+64+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+96+0], r8
    mov qword ptr [rsp+96+8], r9
    mov qword ptr [rsp+96+16], r10
    mov qword ptr [rsp+96+24], r11
    mov r8, qword ptr [rsp+32+0]
    mov r9, qword ptr [rsp+32+8]
    mov r10, qword ptr [rsp+32+16]
    mov r11, qword ptr [rsp+32+24]
    sub r8, qword ptr [rsp+0+0]
    sbb r9, qword ptr [rsp+0+8]
    sbb r10, qword ptr [rsp+0+16]
    sbb r11, qword ptr [rsp+0+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+128+0], r8
    mov qword ptr [rsp+128+8], r9
    mov qword ptr [rsp+128+16], r10
    mov qword ptr [rsp+128+24], r11
    mov r8, qword ptr [rsp+32+0]
    mov r9, qword ptr [rsp+32+8]
    mov r10, qword ptr [rsp+32+16]
    mov r11, qword ptr [rsp+32+24]
    add r8, qword ptr [rsp+0+0]
    adc r9, qword ptr [rsp+0+8]
    adc r10, qword ptr [rsp+0+16]
    adc r11, qword ptr [rsp+0+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+224+0], r8
    mov qword ptr [rsp+224+8], r9
    mov qword ptr [rsp+224+16], r10
    mov qword ptr [rsp+224+24], r11
    mov r8, qword ptr [rsp+96+0]
    mov r9, qword ptr [rsp+96+8]
    mov r10, qword ptr [rsp+96+16]
    mov r11, qword ptr [rsp+96+24]
    sub r8, qword ptr [rsp+64+0]
    sbb r9, qword ptr [rsp+64+8]
    sbb r10, qword ptr [rsp+64+16]
    sbb r11, qword ptr [rsp+64+24]
    sbb rax, rax
    and rax, 38
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+160+0], r8
    mov qword ptr [rsp+160+8], r9
    mov qword ptr [rsp+160+16], r10
    mov qword ptr [rsp+160+24], r11
    mov r8, qword ptr [rsp+96+0]
    mov r9, qword ptr [rsp+96+8]
    mov r10, qword ptr [rsp+96+16]
    mov r11, qword ptr [rsp+96+24]
    add r8, qword ptr [rsp+64+0]
    adc r9, qword ptr [rsp+64+8]
    adc r10, qword ptr [rsp+64+16]
    adc r11, qword ptr [rsp+64+24]
    sbb rax, rax
    and rax, 38
    add r8, rax
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+192+0], r8
    mov qword ptr [rsp+192+8], r9
    mov qword ptr [rsp+192+16], r10
    mov qword ptr [rsp+192+24], r11
    mov rbx, qword ptr [rsp+160+0]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+160+8]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+160+16]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+160+24]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0+0], r8
    mov qword ptr [rdi+0+8], r9
    mov qword ptr [rdi+0+16], r10
    mov qword ptr [rdi+0+24], r11
    mov rbx, qword ptr [rsp+192+0]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+192+8]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+192+16]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+192+24]
    mov rax, qword ptr [rsp+160+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+160+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+64+0], r8
    mov qword ptr [rdi+64+8], r9
    mov qword ptr [rdi+64+16], r10
    mov qword ptr [rdi+64+24], r11
    mov rbx, qword ptr [rsp+224+0]
    mov rax, qword ptr [rsp+192+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+224+8]
    mov rax, qword ptr [rsp+192+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+224+16]
    mov rax, qword ptr [rsp+192+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+224+24]
    mov rax, qword ptr [rsp+192+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+192+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    mov rbx, qword ptr [rsp+224+0]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    mov r8, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r9, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r10, rax
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add rax, rbp
    adc rdx, 0
    mov r11, rax
    mov rbp, rdx
    mov r12, rbp
    mov rbx, qword ptr [rsp+224+8]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov r13, rbp
    mov rbx, qword ptr [rsp+224+16]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov r14, rbp
    mov rbx, qword ptr [rsp+224+24]
    mov rax, qword ptr [rsp+128+0]
    mul rbx
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+8]
    mul rbx
    add r12, rbp
    adc rdx, 0
    add r12, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+16]
    mul rbx
    add r13, rbp
    adc rdx, 0
    add r13, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, qword ptr [rsp+128+24]
    mul rbx
    add r14, rbp
    adc rdx, 0
    add r14, rax
    adc rdx, 0
    mov rbp, rdx
    mov r15, rbp
    mov ebx, 38
    mov rax, r12
    mul rbx
    add r8, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r13
    mul rbx
    add r9, rbp
    adc rdx, 0
    add r9, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r14
    mul rbx
    add r10, rbp
    adc rdx, 0
    add r10, rax
    adc rdx, 0
    mov rbp, rdx
    mov rax, r15
    mul rbx
    add r11, rbp
    adc rdx, 0
    add r11, rax
    adc rdx, 0
    mov rbp, rdx
    add r11, r11
    adc rbp, rbp
    shr r11, 1
    imul rbp, rbp, 19
    add r8, rbp
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+96+0], r8
    mov qword ptr [rdi+96+8], r9
    mov qword ptr [rdi+96+16], r10
    mov qword ptr [rdi+96+24], r11
    xor eax, eax
    mov [rsp+0], rax
    mov [rsp+8], rax
    mov [rsp+16], rax
    mov [rsp+24], rax
    mov [rsp+32], rax
    mov [rsp+40], rax
    mov [rsp+48], rax
    mov [rsp+56], rax
    mov [rsp+64], rax
    mov [rsp+72], rax
    mov [rsp+80], rax
    mov [rsp+88], rax
    mov [rsp+96], rax
    mov [rsp+104], rax
    mov [rsp+112], rax
    mov [rsp+120], rax
    mov [rsp+128], rax
    mov [rsp+136], rax
    mov [rsp+144], rax
    mov [rsp+152], rax
    mov [rsp+160], rax
    mov [rsp+168], rax
    mov [rsp+176], rax
    mov [rsp+184], rax
    mov [rsp+192], rax
    mov [rsp+200], rax
    mov [rsp+208], rax
    mov [rsp+216], rax
    mov [rsp+224], rax
    mov [rsp+232], rax
    mov [rsp+240], rax
    mov [rsp+248], rax
    add rsp, 256
    .cfi_adjust_cfa_offset -256
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
    .size lanes_curve25519_add_affine_x64, .-lanes_curve25519_add_affine_x64

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
