/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_field_adx.py: change that.
 *
 * The field, the ladder and the points of Curve25519 in scalar registers (BMI2, ADX).
 *
 * void lanes_curve25519_mul_adx(struct lanes_fe *out, const struct lanes_fe *a,
 *                               const struct lanes_fe *b);
 * void lanes_curve25519_square_adx(struct lanes_fe *out, const struct lanes_fe *a,
 *                                  unsigned times);
 * void lanes_curve25519_square_two_adx(struct lanes_fe out[2], const struct lanes_fe a[2],
 *                                      unsigned times);
 * void lanes_curve25519_ladder_adx(struct lanes_fe out[2], const uint8_t scalar[32],
 *                                  const struct lanes_fe *u);
 * void lanes_curve25519_twice_adx(struct lanes_point *p, unsigned times);
 * void lanes_curve25519_add_adx(struct lanes_point *p, const struct lanes_cached *q);
 * void lanes_curve25519_add_affine_adx(struct lanes_point *p, const struct lanes_affine *q);
 * void lanes_curve25519_add_signed_adx(struct lanes_point *p, const struct lanes_cached *q,
 *                                      unsigned how);
 * void lanes_curve25519_add_affine_signed_adx(struct lanes_point *p, const struct lanes_affine *q,
 *                                             unsigned how);
 * void lanes_curve25519_add_select_adx(struct lanes_point *p, struct lanes_affine *q,
 *                                      const struct lanes_affine table[32], int digit);
 *
 * As src/curve25519/kernels.h and points.h have them. Numbers go in below 2^256
 * and come out below 2^255 + 2^12, not necessarily below p.
 * What they do not do: the ladder does not divide, and wants a clamped scalar.
 * Registers: all general ones. Stack: a frame for what is between, wiped by ladder and
 * add_affine; those of twice and add_select are the same place, if add_affine is called last.
 * Constant time: branches on `times`, on the number of the bit and on `how` only; choices by
 * cmov with both values loaded. add_signed and add_affine_signed are for public points: which
 * addresses they read follows from the sign.
 */
.intel_syntax noprefix
.text

    .globl lanes_curve25519_mul_adx
    .hidden lanes_curve25519_mul_adx
    .type lanes_curve25519_mul_adx, @function
    .p2align 6
lanes_curve25519_mul_adx:
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
    mov rdx, qword ptr [rcx+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsi+0]
    mulx r10, rbx, qword ptr [rsi+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsi+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsi+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rcx+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsi+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsi+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsi+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsi+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rcx+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsi+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsi+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsi+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsi+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rcx+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsi+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsi+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsi+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsi+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
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
    .size lanes_curve25519_mul_adx, .-lanes_curve25519_mul_adx

    .globl lanes_curve25519_square_adx
    .hidden lanes_curve25519_square_adx
    .type lanes_curve25519_square_adx, @function
    .p2align 6
lanes_curve25519_square_adx:
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
    mov rdx, qword ptr [rsi+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rsi+8]
    mulx r11, rbx, qword ptr [rsi+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsi+24]
    adcx r11, rbx
    mov rdx, qword ptr [rsi+8]
    mulx rax, rbx, qword ptr [rsi+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rsi+24]
    adox r12, rbx
    mov rdx, qword ptr [rsi+16]
    mulx r14, rbx, qword ptr [rsi+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rsi+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rsi+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rsi+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rsi+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
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
    .size lanes_curve25519_square_adx, .-lanes_curve25519_square_adx

    .globl lanes_curve25519_square_two_adx
    .hidden lanes_curve25519_square_two_adx
    .type lanes_curve25519_square_two_adx, @function
    .p2align 6
lanes_curve25519_square_two_adx:
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
    mov rdx, qword ptr [rsi+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rsi+8]
    mulx r11, rbx, qword ptr [rsi+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsi+24]
    adcx r11, rbx
    mov rdx, qword ptr [rsi+8]
    mulx rax, rbx, qword ptr [rsi+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rsi+24]
    adox r12, rbx
    mov rdx, qword ptr [rsi+16]
    mulx r14, rbx, qword ptr [rsi+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rsi+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rsi+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rsi+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rsi+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0], r8
    mov qword ptr [rdi+8], r9
    mov qword ptr [rdi+16], r10
    mov qword ptr [rdi+24], r11
    mov rdx, qword ptr [rsi+32+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rsi+32+8]
    mulx r11, rbx, qword ptr [rsi+32+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsi+32+24]
    adcx r11, rbx
    mov rdx, qword ptr [rsi+32+8]
    mulx rax, rbx, qword ptr [rsi+32+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rsi+32+24]
    adox r12, rbx
    mov rdx, qword ptr [rsi+32+16]
    mulx r14, rbx, qword ptr [rsi+32+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rsi+32+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rsi+32+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rsi+32+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rsi+32+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
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
    .size lanes_curve25519_square_two_adx, .-lanes_curve25519_square_two_adx

    .globl lanes_curve25519_ladder_adx
    .hidden lanes_curve25519_ladder_adx
    .type lanes_curve25519_ladder_adx, @function
    .p2align 6
lanes_curve25519_ladder_adx:
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
    vmovdqu ymm0, [rdx]
    vmovdqu [rsp+128], ymm0
    vmovdqu [rsp+64], ymm0
    mov r8, qword ptr [rsi+0]
    mov r9, qword ptr [rsi+8]
    mov r10, qword ptr [rsi+16]
    mov r11, qword ptr [rsi+24]
    shld r11, r10, 1
    shld r10, r9, 1
    shld r9, r8, 1
    shl r8, 1
    mov qword ptr [rsp+448+0], r8
    mov qword ptr [rsp+448+8], r9
    mov qword ptr [rsp+448+16], r10
    mov qword ptr [rsp+448+24], r11
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
    xor esi, esi
    mov ecx, 255
    .p2align 5
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
    mov rdx, qword ptr [rsp+160+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+256+0]
    mulx r10, rbx, qword ptr [rsp+256+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+256+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+256+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+160+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+256+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+256+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+256+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+256+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+160+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+256+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+256+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+256+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+256+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+160+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+256+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+256+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+256+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+256+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+288+0], r8
    mov qword ptr [rsp+288+8], r9
    mov qword ptr [rsp+288+16], r10
    mov qword ptr [rsp+288+24], r11
    mov rdx, qword ptr [rsp+192+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+224+0]
    mulx r10, rbx, qword ptr [rsp+224+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+224+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+224+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+192+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+224+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+224+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+224+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+224+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+192+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+224+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+224+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+224+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+224+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+192+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+224+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+224+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+224+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+224+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+320+0], r8
    mov qword ptr [rsp+320+8], r9
    mov qword ptr [rsp+320+16], r10
    mov qword ptr [rsp+320+24], r11
    mov eax, esi
    mov r8, qword ptr [rsp+448+0]
    mov r9, qword ptr [rsp+448+8]
    mov r10, qword ptr [rsp+448+16]
    mov r11, qword ptr [rsp+448+24]
    xor esi, esi
    add r8, r8
    adc r9, r9
    adc r10, r10
    adc r11, r11
    adc esi, esi
    mov qword ptr [rsp+448+0], r8
    mov qword ptr [rsp+448+8], r9
    mov qword ptr [rsp+448+16], r10
    mov qword ptr [rsp+448+24], r11
    xor eax, esi
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
    mov rdx, qword ptr [rsp+160+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rsp+160+8]
    mulx r11, rbx, qword ptr [rsp+160+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+160+24]
    adcx r11, rbx
    mov rdx, qword ptr [rsp+160+8]
    mulx rax, rbx, qword ptr [rsp+160+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rsp+160+24]
    adox r12, rbx
    mov rdx, qword ptr [rsp+160+16]
    mulx r14, rbx, qword ptr [rsp+160+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rsp+160+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rsp+160+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rsp+160+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rsp+160+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+352+0], r8
    mov qword ptr [rsp+352+8], r9
    mov qword ptr [rsp+352+16], r10
    mov qword ptr [rsp+352+24], r11
    mov rdx, qword ptr [rsp+192+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rsp+192+8]
    mulx r11, rbx, qword ptr [rsp+192+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+192+24]
    adcx r11, rbx
    mov rdx, qword ptr [rsp+192+8]
    mulx rax, rbx, qword ptr [rsp+192+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rsp+192+24]
    adox r12, rbx
    mov rdx, qword ptr [rsp+192+16]
    mulx r14, rbx, qword ptr [rsp+192+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rsp+192+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rsp+192+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rsp+192+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rsp+192+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
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
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rsp+224+8]
    mulx r11, rbx, qword ptr [rsp+224+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+224+24]
    adcx r11, rbx
    mov rdx, qword ptr [rsp+224+8]
    mulx rax, rbx, qword ptr [rsp+224+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rsp+224+24]
    adox r12, rbx
    mov rdx, qword ptr [rsp+224+16]
    mulx r14, rbx, qword ptr [rsp+224+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rsp+224+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rsp+224+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rsp+224+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rsp+224+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rdx, qword ptr [rsp+256+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rsp+256+8]
    mulx r11, rbx, qword ptr [rsp+256+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+256+24]
    adcx r11, rbx
    mov rdx, qword ptr [rsp+256+8]
    mulx rax, rbx, qword ptr [rsp+256+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rsp+256+24]
    adox r12, rbx
    mov rdx, qword ptr [rsp+256+16]
    mulx r14, rbx, qword ptr [rsp+256+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rsp+256+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rsp+256+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rsp+256+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rsp+256+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+256+0], r8
    mov qword ptr [rsp+256+8], r9
    mov qword ptr [rsp+256+16], r10
    mov qword ptr [rsp+256+24], r11
    mov edx, 121666
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+416+0]
    adox r8, qword ptr [rsp+384+0]
    mulx r10, rbx, qword ptr [rsp+416+8]
    adcx r9, rbx
    adox r9, qword ptr [rsp+384+8]
    mulx r11, rbx, qword ptr [rsp+416+16]
    adcx r10, rbx
    adox r10, qword ptr [rsp+384+16]
    mulx r12, rbx, qword ptr [rsp+416+24]
    adcx r11, rbx
    adox r11, qword ptr [rsp+384+24]
    adcx r12, rbp
    adox r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+224+0], r8
    mov qword ptr [rsp+224+8], r9
    mov qword ptr [rsp+224+16], r10
    mov qword ptr [rsp+224+24], r11
    mov rdx, qword ptr [rsp+384+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+352+0]
    mulx r10, rbx, qword ptr [rsp+352+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+352+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+352+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+384+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+352+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+352+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+352+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+352+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+384+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+352+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+352+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+352+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+352+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+384+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+352+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+352+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+352+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+352+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rdx, qword ptr [rsp+256+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+256+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+256+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+256+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+96+0], r8
    mov qword ptr [rsp+96+8], r9
    mov qword ptr [rsp+96+16], r10
    mov qword ptr [rsp+96+24], r11
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+416+0]
    mulx r10, rbx, qword ptr [rsp+416+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+416+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+416+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+416+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+416+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+416+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+416+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+416+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+416+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+416+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+416+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+416+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+416+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+416+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+416+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
    dec ecx
    jnz 1b
    mov r8, qword ptr [rsp+0+0]
    mov r9, qword ptr [rsp+0+8]
    mov r10, qword ptr [rsp+0+16]
    mov r11, qword ptr [rsp+0+24]
    mov r12, qword ptr [rsp+32+0]
    mov r13, qword ptr [rsp+32+8]
    mov r14, qword ptr [rsp+32+16]
    mov r15, qword ptr [rsp+32+24]
    mov qword ptr [rdi+0], r8
    mov qword ptr [rdi+8], r9
    mov qword ptr [rdi+16], r10
    mov qword ptr [rdi+24], r11
    mov qword ptr [rdi+32+0], r12
    mov qword ptr [rdi+32+8], r13
    mov qword ptr [rdi+32+16], r14
    mov qword ptr [rdi+32+24], r15
    vpxor xmm0, xmm0, xmm0
    vmovdqu [rsp+0], ymm0
    vmovdqu [rsp+32], ymm0
    vmovdqu [rsp+64], ymm0
    vmovdqu [rsp+96], ymm0
    vmovdqu [rsp+128], ymm0
    vmovdqu [rsp+160], ymm0
    vmovdqu [rsp+192], ymm0
    vmovdqu [rsp+224], ymm0
    vmovdqu [rsp+256], ymm0
    vmovdqu [rsp+288], ymm0
    vmovdqu [rsp+320], ymm0
    vmovdqu [rsp+352], ymm0
    vmovdqu [rsp+384], ymm0
    vmovdqu [rsp+416], ymm0
    vmovdqu [rsp+448], ymm0
    vzeroupper
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
    .size lanes_curve25519_ladder_adx, .-lanes_curve25519_ladder_adx

    .globl lanes_curve25519_twice_adx
    .hidden lanes_curve25519_twice_adx
    .type lanes_curve25519_twice_adx, @function
    .p2align 6
lanes_curve25519_twice_adx:
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
    mov rdx, qword ptr [rdi+64+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rdi+64+8]
    mulx r11, rbx, qword ptr [rdi+64+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+64+24]
    adcx r11, rbx
    mov rdx, qword ptr [rdi+64+8]
    mulx rax, rbx, qword ptr [rdi+64+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rdi+64+24]
    adox r12, rbx
    mov rdx, qword ptr [rdi+64+16]
    mulx r14, rbx, qword ptr [rdi+64+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rdi+64+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rdi+64+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rdi+64+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rdi+64+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rdx, qword ptr [rdi+0+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rdi+0+8]
    mulx r11, rbx, qword ptr [rdi+0+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+0+24]
    adcx r11, rbx
    mov rdx, qword ptr [rdi+0+8]
    mulx rax, rbx, qword ptr [rdi+0+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rdi+0+24]
    adox r12, rbx
    mov rdx, qword ptr [rdi+0+16]
    mulx r14, rbx, qword ptr [rdi+0+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rdi+0+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rdi+0+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rdi+0+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rdi+0+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rdx, qword ptr [rdi+32+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rdi+32+8]
    mulx r11, rbx, qword ptr [rdi+32+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+32+24]
    adcx r11, rbx
    mov rdx, qword ptr [rdi+32+8]
    mulx rax, rbx, qword ptr [rdi+32+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rdi+32+24]
    adox r12, rbx
    mov rdx, qword ptr [rdi+32+16]
    mulx r14, rbx, qword ptr [rdi+32+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rdi+32+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rdi+32+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rdi+32+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rdi+32+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
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
    mov rdx, qword ptr [rsp+96+0]
    xor ebp, ebp
    mulx r10, r9, qword ptr [rsp+96+8]
    mulx r11, rbx, qword ptr [rsp+96+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+96+24]
    adcx r11, rbx
    mov rdx, qword ptr [rsp+96+8]
    mulx rax, rbx, qword ptr [rsp+96+16]
    adox r11, rbx
    adcx r12, rax
    mulx r13, rbx, qword ptr [rsp+96+24]
    adox r12, rbx
    mov rdx, qword ptr [rsp+96+16]
    mulx r14, rbx, qword ptr [rsp+96+24]
    adcx r13, rbx
    adox r13, rbp
    adcx r14, rbp
    adox r14, rbp
    xor ebp, ebp
    mov rdx, qword ptr [rsp+96+0]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, rax
    mov rdx, qword ptr [rsp+96+8]
    mulx rax, rbx, rdx
    adcx r10, r10
    adox r10, rbx
    adcx r11, r11
    adox r11, rax
    mov rdx, qword ptr [rsp+96+16]
    mulx rax, rbx, rdx
    adcx r12, r12
    adox r12, rbx
    adcx r13, r13
    adox r13, rax
    mov rdx, qword ptr [rsp+96+24]
    mulx r15, rbx, rdx
    adcx r14, r14
    adox r14, rbx
    adcx r15, rbp
    adox r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
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
    mov rdx, qword ptr [rsp+160+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+160+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+160+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+160+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+64+0], r8
    mov qword ptr [rdi+64+8], r9
    mov qword ptr [rdi+64+16], r10
    mov qword ptr [rdi+64+24], r11
    mov rdx, qword ptr [rsp+192+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+160+0]
    mulx r10, rbx, qword ptr [rsp+160+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+160+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+160+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+192+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+160+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+192+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+160+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+192+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+160+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    mov rdx, qword ptr [rsp+128+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+96+0]
    mulx r10, rbx, qword ptr [rsp+96+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+96+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+96+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+128+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+96+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+96+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+96+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+96+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+128+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+96+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+96+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+96+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+96+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+128+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+96+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+96+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+96+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+96+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0+0], r8
    mov qword ptr [rdi+0+8], r9
    mov qword ptr [rdi+0+16], r10
    mov qword ptr [rdi+0+24], r11
    dec esi
    jnz 1b
    mov rdx, qword ptr [rsp+192+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+96+0]
    mulx r10, rbx, qword ptr [rsp+96+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+96+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+96+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+192+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+96+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+96+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+96+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+96+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+192+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+96+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+96+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+96+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+96+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+192+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+96+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+96+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+96+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+96+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
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
    .size lanes_curve25519_twice_adx, .-lanes_curve25519_twice_adx

    .globl lanes_curve25519_add_adx
    .hidden lanes_curve25519_add_adx
    .type lanes_curve25519_add_adx, @function
    .p2align 6
lanes_curve25519_add_adx:
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
    sub rsp, 288
    .cfi_adjust_cfa_offset 288
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
    mov rdx, qword ptr [rsi+96+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rdi+96+0]
    mulx r10, rbx, qword ptr [rdi+96+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rdi+96+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+96+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+96+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rdi+96+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+96+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rdi+96+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+96+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rdi+96+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rdx, qword ptr [rsi+32+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+0+0]
    mulx r10, rbx, qword ptr [rsp+0+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+0+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+0+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+32+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+0+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+32+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+0+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+32+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+0+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rdx, qword ptr [rsi+0+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+32+0]
    mulx r10, rbx, qword ptr [rsp+32+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+32+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+32+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+0+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+32+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+0+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+32+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+0+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+32+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
    mov rdx, qword ptr [rsi+64+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rdi+64+0]
    mulx r10, rbx, qword ptr [rdi+64+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rdi+64+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+64+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+64+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+64+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rdi+64+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+64+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rdi+64+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+64+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+64+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+64+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+64+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rdi+64+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+64+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+64+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+64+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rdi+64+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rdi+64+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
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
    mov rdx, qword ptr [rsp+160+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+160+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+160+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+160+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0+0], r8
    mov qword ptr [rdi+0+8], r9
    mov qword ptr [rdi+0+16], r10
    mov qword ptr [rdi+0+24], r11
    mov rdx, qword ptr [rsp+192+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+160+0]
    mulx r10, rbx, qword ptr [rsp+160+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+160+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+160+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+192+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+160+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+192+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+160+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+192+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+160+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+64+0], r8
    mov qword ptr [rdi+64+8], r9
    mov qword ptr [rdi+64+16], r10
    mov qword ptr [rdi+64+24], r11
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+192+0]
    mulx r10, rbx, qword ptr [rsp+192+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+192+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+192+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+192+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+192+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+192+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+96+0], r8
    mov qword ptr [rdi+96+8], r9
    mov qword ptr [rdi+96+16], r10
    mov qword ptr [rdi+96+24], r11
    add rsp, 288
    .cfi_adjust_cfa_offset -288
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
    .size lanes_curve25519_add_adx, .-lanes_curve25519_add_adx

    .globl lanes_curve25519_add_affine_adx
    .hidden lanes_curve25519_add_affine_adx
    .type lanes_curve25519_add_affine_adx, @function
    .p2align 6
lanes_curve25519_add_affine_adx:
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
    sub rsp, 288
    .cfi_adjust_cfa_offset 288
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
    mov rdx, qword ptr [rsi+64+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rdi+96+0]
    mulx r10, rbx, qword ptr [rdi+96+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rdi+96+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+96+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+64+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rdi+96+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+64+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rdi+96+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+64+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rdi+96+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rdx, qword ptr [rsi+32+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+0+0]
    mulx r10, rbx, qword ptr [rsp+0+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+0+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+0+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+32+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+0+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+32+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+0+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+32+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+0+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rdx, qword ptr [rsi+0+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+32+0]
    mulx r10, rbx, qword ptr [rsp+32+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+32+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+32+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+0+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+32+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+0+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+32+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+0+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+32+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
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
    mov rdx, qword ptr [rsp+160+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+160+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+160+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+160+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0+0], r8
    mov qword ptr [rdi+0+8], r9
    mov qword ptr [rdi+0+16], r10
    mov qword ptr [rdi+0+24], r11
    mov rdx, qword ptr [rsp+192+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+160+0]
    mulx r10, rbx, qword ptr [rsp+160+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+160+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+160+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+192+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+160+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+192+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+160+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+192+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+160+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+64+0], r8
    mov qword ptr [rdi+64+8], r9
    mov qword ptr [rdi+64+16], r10
    mov qword ptr [rdi+64+24], r11
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+192+0]
    mulx r10, rbx, qword ptr [rsp+192+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+192+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+192+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+192+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+192+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+192+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+96+0], r8
    mov qword ptr [rdi+96+8], r9
    mov qword ptr [rdi+96+16], r10
    mov qword ptr [rdi+96+24], r11
    vpxor xmm0, xmm0, xmm0
    vmovdqu [rsp+0], ymm0
    vmovdqu [rsp+32], ymm0
    vmovdqu [rsp+64], ymm0
    vmovdqu [rsp+96], ymm0
    vmovdqu [rsp+128], ymm0
    vmovdqu [rsp+160], ymm0
    vmovdqu [rsp+192], ymm0
    vmovdqu [rsp+224], ymm0
    vmovdqu [rsp+256], ymm0
    vzeroupper
    add rsp, 288
    .cfi_adjust_cfa_offset -288
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
    .size lanes_curve25519_add_affine_adx, .-lanes_curve25519_add_affine_adx

    .globl lanes_curve25519_add_signed_adx
    .hidden lanes_curve25519_add_signed_adx
    .type lanes_curve25519_add_signed_adx, @function
    .p2align 6
lanes_curve25519_add_signed_adx:
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
    sub rsp, 288
    .cfi_adjust_cfa_offset 288
    mov [rsp+256], rdx
    mov rdx, qword ptr [rsi+96+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rdi+96+0]
    mulx r10, rbx, qword ptr [rdi+96+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rdi+96+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+96+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+96+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rdi+96+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+96+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rdi+96+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+96+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rdi+96+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
    mov rdx, qword ptr [rsi+64+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rdi+64+0]
    mulx r10, rbx, qword ptr [rdi+64+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rdi+64+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+64+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+64+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+64+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rdi+64+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+64+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rdi+64+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+64+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+64+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+64+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+64+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rdi+64+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+64+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+64+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+64+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rdi+64+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rdi+64+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+96+0], r8
    mov qword ptr [rsp+96+8], r9
    mov qword ptr [rsp+96+16], r10
    mov qword ptr [rsp+96+24], r11
    mov rdx, [rsp+256]
    and edx, 1
    shl edx, 5
    lea rcx, [rsp+160+rdx]
    lea rbp, [rsp+192]
    sub rbp, rdx
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
    mov qword ptr [rcx+0], r8
    mov qword ptr [rcx+8], r9
    mov qword ptr [rcx+16], r10
    mov qword ptr [rcx+24], r11
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
    mov qword ptr [rbp+0], r8
    mov qword ptr [rbp+8], r9
    mov qword ptr [rbp+16], r10
    mov qword ptr [rbp+24], r11
    mov rdx, [rsp+256]
    and edx, 1
    shl edx, 5
    lea rcx, [rsi+0+rdx]
    lea rsi, [rsi+32]
    sub rsi, rdx
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
    mov rdx, qword ptr [rsi+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+0+0]
    mulx r10, rbx, qword ptr [rsp+0+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+0+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+0+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+0+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+0+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+0+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rdx, qword ptr [rcx+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+32+0]
    mulx r10, rbx, qword ptr [rsp+32+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+32+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+32+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rcx+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+32+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rcx+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+32+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rcx+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+32+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
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
    mov rdx, qword ptr [rsp+160+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+160+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+160+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+160+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0+0], r8
    mov qword ptr [rdi+0+8], r9
    mov qword ptr [rdi+0+16], r10
    mov qword ptr [rdi+0+24], r11
    mov rdx, qword ptr [rsp+192+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+160+0]
    mulx r10, rbx, qword ptr [rsp+160+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+160+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+160+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+192+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+160+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+192+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+160+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+192+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+160+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+64+0], r8
    mov qword ptr [rdi+64+8], r9
    mov qword ptr [rdi+64+16], r10
    mov qword ptr [rdi+64+24], r11
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+192+0]
    mulx r10, rbx, qword ptr [rsp+192+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+192+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+192+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+192+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+192+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+192+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    test byte ptr [rsp+256], 2
    jz 1f
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+96+0], r8
    mov qword ptr [rdi+96+8], r9
    mov qword ptr [rdi+96+16], r10
    mov qword ptr [rdi+96+24], r11
1:
    add rsp, 288
    .cfi_adjust_cfa_offset -288
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
    .size lanes_curve25519_add_signed_adx, .-lanes_curve25519_add_signed_adx

    .globl lanes_curve25519_add_affine_signed_adx
    .hidden lanes_curve25519_add_affine_signed_adx
    .type lanes_curve25519_add_affine_signed_adx, @function
    .p2align 6
lanes_curve25519_add_affine_signed_adx:
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
    sub rsp, 288
    .cfi_adjust_cfa_offset 288
    mov [rsp+256], rdx
    mov rdx, qword ptr [rsi+64+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rdi+96+0]
    mulx r10, rbx, qword ptr [rdi+96+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rdi+96+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+96+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+64+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rdi+96+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+64+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rdi+96+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+64+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rdi+96+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    mov qword ptr [rsp+64+24], r11
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
    mov rdx, [rsp+256]
    and edx, 1
    shl edx, 5
    lea rcx, [rsp+160+rdx]
    lea rbp, [rsp+192]
    sub rbp, rdx
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
    mov qword ptr [rcx+0], r8
    mov qword ptr [rcx+8], r9
    mov qword ptr [rcx+16], r10
    mov qword ptr [rcx+24], r11
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
    mov qword ptr [rbp+0], r8
    mov qword ptr [rbp+8], r9
    mov qword ptr [rbp+16], r10
    mov qword ptr [rbp+24], r11
    mov rdx, [rsp+256]
    and edx, 1
    shl edx, 5
    lea rcx, [rsi+0+rdx]
    lea rsi, [rsi+32]
    sub rsi, rdx
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
    mov rdx, qword ptr [rsi+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+0+0]
    mulx r10, rbx, qword ptr [rsp+0+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+0+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+0+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsi+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+0+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+0+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+0+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    mov rdx, qword ptr [rcx+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+32+0]
    mulx r10, rbx, qword ptr [rsp+32+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+32+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+32+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rcx+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+32+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rcx+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+32+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rcx+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+32+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
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
    mov rdx, qword ptr [rsp+160+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+160+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+160+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+160+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+0+0], r8
    mov qword ptr [rdi+0+8], r9
    mov qword ptr [rdi+0+16], r10
    mov qword ptr [rdi+0+24], r11
    mov rdx, qword ptr [rsp+192+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+160+0]
    mulx r10, rbx, qword ptr [rsp+160+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+160+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+160+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+192+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+160+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+192+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+160+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+192+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+160+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+64+0], r8
    mov qword ptr [rdi+64+8], r9
    mov qword ptr [rdi+64+16], r10
    mov qword ptr [rdi+64+24], r11
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+192+0]
    mulx r10, rbx, qword ptr [rsp+192+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+192+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+192+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+192+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+192+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+192+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    test byte ptr [rsp+256], 2
    jz 1f
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    adc r10, 0
    adc r11, 0
    mov qword ptr [rdi+96+0], r8
    mov qword ptr [rdi+96+8], r9
    mov qword ptr [rdi+96+16], r10
    mov qword ptr [rdi+96+24], r11
1:
    add rsp, 288
    .cfi_adjust_cfa_offset -288
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
    .size lanes_curve25519_add_affine_signed_adx, .-lanes_curve25519_add_affine_signed_adx

    .globl lanes_curve25519_add_select_adx
    .hidden lanes_curve25519_add_select_adx
    .type lanes_curve25519_add_select_adx, @function
    .p2align 6
lanes_curve25519_add_select_adx:
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
    sub rsp, 288
    .cfi_adjust_cfa_offset 288
    mov eax, ecx
    sar eax, 31
    xor ecx, eax
    sub ecx, eax
    vmovd xmm6, ecx
    vmovd xmm7, eax
    vpbroadcastd ymm6, xmm6
    vpbroadcastd ymm7, xmm7
    mov rcx, rdx
    mov [rsp+256], rsi
    mov r8, qword ptr [rdi+32+0]
    mov r9, qword ptr [rdi+32+8]
    mov r10, qword ptr [rdi+32+16]
    vpxor xmm4, xmm4, xmm4
    mov r11, qword ptr [rdi+32+24]
    sub r8, qword ptr [rdi+0+0]
    sbb r9, qword ptr [rdi+0+8]
    vpcmpeqd ymm5, ymm5, ymm5
    sbb r10, qword ptr [rdi+0+16]
    sbb r11, qword ptr [rdi+0+24]
    vpcmpeqd ymm3, ymm6, ymm4
    sbb rax, rax
    and rax, 38
    sub r8, rax
    vpand ymm0, ymm3, [rip+one]
    sbb r9, 0
    sbb r10, 0
    vmovdqa ymm1, ymm0
    sbb r11, 0
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    vpxor xmm2, xmm2, xmm2
    mov qword ptr [rsp+0+16], r10
    mov qword ptr [rsp+0+24], r11
    vpsubd ymm4, ymm4, ymm5
    mov r8, qword ptr [rdi+32+0]
    mov r9, qword ptr [rdi+32+8]
    mov r10, qword ptr [rdi+32+16]
    vpcmpeqd ymm3, ymm6, ymm4
    mov r11, qword ptr [rdi+32+24]
    add r8, qword ptr [rdi+0+0]
    adc r9, qword ptr [rdi+0+8]
    vpand ymm8, ymm3, [rcx+0]
    adc r10, qword ptr [rdi+0+16]
    adc r11, qword ptr [rdi+0+24]
    vpor ymm0, ymm0, ymm8
    sbb rax, rax
    and rax, 38
    add r8, rax
    vpand ymm9, ymm3, [rcx+32]
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    vpor ymm1, ymm1, ymm9
    mov qword ptr [rsp+32+16], r10
    mov qword ptr [rsp+32+24], r11
    mov rdx, qword ptr [rsi+64+0]
    vpand ymm10, ymm3, [rcx+64]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rdi+96+0]
    vpor ymm2, ymm2, ymm10
    mulx r10, rbx, qword ptr [rdi+96+8]
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rdi+96+16]
    vpsubd ymm4, ymm4, ymm5
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rdi+96+24]
    adcx r11, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r12, rbp
    mov rdx, qword ptr [rsi+64+8]
    vpand ymm8, ymm3, [rcx+96]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r9, rbx
    vpor ymm0, ymm0, ymm8
    adox r10, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    vpand ymm9, ymm3, [rcx+128]
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    vpor ymm1, ymm1, ymm9
    adcx r11, rbx
    adox r12, rax
    vpand ymm10, ymm3, [rcx+160]
    mulx r13, rbx, qword ptr [rdi+96+24]
    adcx r12, rbx
    adox r13, rbp
    vpor ymm2, ymm2, ymm10
    adcx r13, rbp
    mov rdx, qword ptr [rsi+64+16]
    xor ebp, ebp
    vpsubd ymm4, ymm4, ymm5
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r10, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    adox r11, rax
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r11, rbx
    vpand ymm8, ymm3, [rcx+192]
    adox r12, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    vpor ymm0, ymm0, ymm8
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rdi+96+24]
    vpand ymm9, ymm3, [rcx+224]
    adcx r13, rbx
    adox r14, rbp
    vpor ymm1, ymm1, ymm9
    adcx r14, rbp
    mov rdx, qword ptr [rsi+64+24]
    xor ebp, ebp
    vpand ymm10, ymm3, [rcx+256]
    mulx rax, rbx, qword ptr [rdi+96+0]
    adcx r11, rbx
    adox r12, rax
    vpor ymm2, ymm2, ymm10
    mulx rax, rbx, qword ptr [rdi+96+8]
    adcx r12, rbx
    vpsubd ymm4, ymm4, ymm5
    adox r13, rax
    mulx rax, rbx, qword ptr [rdi+96+16]
    adcx r13, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    adox r14, rax
    mulx r15, rbx, qword ptr [rdi+96+24]
    vpand ymm8, ymm3, [rcx+288]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    vpor ymm0, ymm0, ymm8
    mov edx, 38
    xor ebp, ebp
    vpand ymm9, ymm3, [rcx+320]
    mulx rax, rbx, r12
    adcx r8, rbx
    adox r9, rax
    vpor ymm1, ymm1, ymm9
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    vpand ymm10, ymm3, [rcx+352]
    mulx rax, rbx, r14
    adcx r10, rbx
    vpor ymm2, ymm2, ymm10
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    vpsubd ymm4, ymm4, ymm5
    adox r12, rbp
    adcx r12, rbp
    vpcmpeqd ymm3, ymm6, ymm4
    add r11, r11
    adc r12, r12
    shr r11, 1
    vpand ymm8, ymm3, [rcx+384]
    imul r12, r12, 19
    add r8, r12
    vpor ymm0, ymm0, ymm8
    adc r9, 0
    adc r10, 0
    adc r11, 0
    vpand ymm9, ymm3, [rcx+416]
    mov qword ptr [rsp+64+0], r8
    mov qword ptr [rsp+64+8], r9
    mov qword ptr [rsp+64+16], r10
    vpor ymm1, ymm1, ymm9
    mov qword ptr [rsp+64+24], r11
    mov rdx, qword ptr [rsi+32+0]
    vpand ymm10, ymm3, [rcx+448]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+0+0]
    mulx r10, rbx, qword ptr [rsp+0+8]
    vpor ymm2, ymm2, ymm10
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+0+16]
    vpsubd ymm4, ymm4, ymm5
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+0+24]
    adcx r11, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r12, rbp
    mov rdx, qword ptr [rsi+32+8]
    vpand ymm8, ymm3, [rcx+480]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r9, rbx
    vpor ymm0, ymm0, ymm8
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r10, rbx
    vpand ymm9, ymm3, [rcx+512]
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    vpor ymm1, ymm1, ymm9
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+0+24]
    vpand ymm10, ymm3, [rcx+544]
    adcx r12, rbx
    adox r13, rbp
    vpor ymm2, ymm2, ymm10
    adcx r13, rbp
    mov rdx, qword ptr [rsi+32+16]
    xor ebp, ebp
    vpsubd ymm4, ymm4, ymm5
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r10, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r11, rbx
    vpand ymm8, ymm3, [rcx+576]
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    vpor ymm0, ymm0, ymm8
    adcx r12, rbx
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+0+24]
    vpand ymm9, ymm3, [rcx+608]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    vpor ymm1, ymm1, ymm9
    mov rdx, qword ptr [rsi+32+24]
    xor ebp, ebp
    vpand ymm10, ymm3, [rcx+640]
    mulx rax, rbx, qword ptr [rsp+0+0]
    adcx r11, rbx
    adox r12, rax
    vpor ymm2, ymm2, ymm10
    mulx rax, rbx, qword ptr [rsp+0+8]
    adcx r12, rbx
    vpsubd ymm4, ymm4, ymm5
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+0+16]
    adcx r13, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+0+24]
    vpand ymm8, ymm3, [rcx+672]
    adcx r14, rbx
    adox r15, rbp
    adcx r15, rbp
    vpor ymm0, ymm0, ymm8
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    vpand ymm9, ymm3, [rcx+704]
    adcx r8, rbx
    adox r9, rax
    vpor ymm1, ymm1, ymm9
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    vpand ymm10, ymm3, [rcx+736]
    mulx rax, rbx, r14
    adcx r10, rbx
    vpor ymm2, ymm2, ymm10
    adox r11, rax
    mulx r12, rbx, r15
    adcx r11, rbx
    vpsubd ymm4, ymm4, ymm5
    adox r12, rbp
    adcx r12, rbp
    vpcmpeqd ymm3, ymm6, ymm4
    add r11, r11
    adc r12, r12
    shr r11, 1
    vpand ymm8, ymm3, [rcx+768]
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    vpor ymm0, ymm0, ymm8
    adc r10, 0
    adc r11, 0
    vpand ymm9, ymm3, [rcx+800]
    mov qword ptr [rsp+0+0], r8
    mov qword ptr [rsp+0+8], r9
    mov qword ptr [rsp+0+16], r10
    vpor ymm1, ymm1, ymm9
    mov qword ptr [rsp+0+24], r11
    mov rdx, qword ptr [rsi+0+0]
    vpand ymm10, ymm3, [rcx+832]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+32+0]
    mulx r10, rbx, qword ptr [rsp+32+8]
    vpor ymm2, ymm2, ymm10
    adcx r9, rbx
    mulx r11, rbx, qword ptr [rsp+32+16]
    vpsubd ymm4, ymm4, ymm5
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+32+24]
    adcx r11, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r12, rbp
    mov rdx, qword ptr [rsi+0+8]
    xor ebp, ebp
    vpand ymm8, ymm3, [rcx+864]
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r9, rbx
    vpor ymm0, ymm0, ymm8
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r10, rbx
    vpand ymm9, ymm3, [rcx+896]
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    vpor ymm1, ymm1, ymm9
    adcx r11, rbx
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+32+24]
    vpand ymm10, ymm3, [rcx+928]
    adcx r12, rbx
    adox r13, rbp
    vpor ymm2, ymm2, ymm10
    adcx r13, rbp
    mov rdx, qword ptr [rsi+0+16]
    xor ebp, ebp
    vpsubd ymm4, ymm4, ymm5
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r10, rbx
    adox r11, rax
    vpcmpeqd ymm3, ymm6, ymm4
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r11, rbx
    vpand ymm8, ymm3, [rcx+960]
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r12, rbx
    vpor ymm0, ymm0, ymm8
    adox r13, rax
    mulx r14, rbx, qword ptr [rsp+32+24]
    vpand ymm9, ymm3, [rcx+992]
    adcx r13, rbx
    adox r14, rbp
    adcx r14, rbp
    vpor ymm1, ymm1, ymm9
    mov rdx, qword ptr [rsi+0+24]
    xor ebp, ebp
    vpand ymm10, ymm3, [rcx+1024]
    mulx rax, rbx, qword ptr [rsp+32+0]
    adcx r11, rbx
    adox r12, rax
    vpor ymm2, ymm2, ymm10
    mulx rax, rbx, qword ptr [rsp+32+8]
    adcx r12, rbx
    adox r13, rax
    vpsubd ymm4, ymm4, ymm5
    mulx rax, rbx, qword ptr [rsp+32+16]
    adcx r13, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+32+24]
    adcx r14, rbx
    vpand ymm8, ymm3, [rcx+1056]
    adox r15, rbp
    adcx r15, rbp
    vpor ymm0, ymm0, ymm8
    mov edx, 38
    xor ebp, ebp
    mulx rax, rbx, r12
    vpand ymm9, ymm3, [rcx+1088]
    adcx r8, rbx
    adox r9, rax
    vpor ymm1, ymm1, ymm9
    mulx rax, rbx, r13
    adcx r9, rbx
    adox r10, rax
    vpand ymm10, ymm3, [rcx+1120]
    mulx rax, rbx, r14
    adcx r10, rbx
    adox r11, rax
    vpor ymm2, ymm2, ymm10
    mulx r12, rbx, r15
    adcx r11, rbx
    vpsubd ymm4, ymm4, ymm5
    adox r12, rbp
    adcx r12, rbp
    add r11, r11
    vpcmpeqd ymm3, ymm6, ymm4
    adc r12, r12
    shr r11, 1
    vpand ymm8, ymm3, [rcx+1152]
    imul r12, r12, 19
    add r8, r12
    adc r9, 0
    vpor ymm0, ymm0, ymm8
    adc r10, 0
    adc r11, 0
    vpand ymm9, ymm3, [rcx+1184]
    mov qword ptr [rsp+32+0], r8
    mov qword ptr [rsp+32+8], r9
    mov qword ptr [rsp+32+16], r10
    vpor ymm1, ymm1, ymm9
    mov qword ptr [rsp+32+24], r11
    mov r8, qword ptr [rdi+64+0]
    vpand ymm10, ymm3, [rcx+1216]
    mov r9, qword ptr [rdi+64+8]
    mov r10, qword ptr [rdi+64+16]
    mov r11, qword ptr [rdi+64+24]
    vpor ymm2, ymm2, ymm10
    add r8, qword ptr [rdi+64+0]
    adc r9, qword ptr [rdi+64+8]
    adc r10, qword ptr [rdi+64+16]
    vpsubd ymm4, ymm4, ymm5
    adc r11, qword ptr [rdi+64+24]
    sbb rax, rax
    vpcmpeqd ymm3, ymm6, ymm4
    and rax, 38
    add r8, rax
    mov qword ptr [rsp+96+0], r8
    vpand ymm8, ymm3, [rcx+1248]
    mov qword ptr [rsp+96+8], r9
    mov qword ptr [rsp+96+16], r10
    vpor ymm0, ymm0, ymm8
    mov qword ptr [rsp+96+24], r11
    mov r8, qword ptr [rsp+32+0]
    mov r9, qword ptr [rsp+32+8]
    vpand ymm9, ymm3, [rcx+1280]
    mov r10, qword ptr [rsp+32+16]
    mov r11, qword ptr [rsp+32+24]
    vpor ymm1, ymm1, ymm9
    sub r8, qword ptr [rsp+0+0]
    sbb r9, qword ptr [rsp+0+8]
    sbb r10, qword ptr [rsp+0+16]
    vpand ymm10, ymm3, [rcx+1312]
    sbb r11, qword ptr [rsp+0+24]
    sbb rax, rax
    and rax, 38
    vpor ymm2, ymm2, ymm10
    sub r8, rax
    sbb r9, 0
    vpsubd ymm4, ymm4, ymm5
    sbb r10, 0
    sbb r11, 0
    mov qword ptr [rsp+128+0], r8
    vpcmpeqd ymm3, ymm6, ymm4
    mov qword ptr [rsp+128+8], r9
    mov qword ptr [rsp+128+16], r10
    vpand ymm8, ymm3, [rcx+1344]
    mov qword ptr [rsp+128+24], r11
    mov r8, qword ptr [rsp+32+0]
    mov r9, qword ptr [rsp+32+8]
    vpor ymm0, ymm0, ymm8
    mov r10, qword ptr [rsp+32+16]
    mov r11, qword ptr [rsp+32+24]
    vpand ymm9, ymm3, [rcx+1376]
    add r8, qword ptr [rsp+0+0]
    adc r9, qword ptr [rsp+0+8]
    adc r10, qword ptr [rsp+0+16]
    vpor ymm1, ymm1, ymm9
    adc r11, qword ptr [rsp+0+24]
    sbb rax, rax
    and rax, 38
    vpand ymm10, ymm3, [rcx+1408]
    add r8, rax
    mov qword ptr [rsp+224+0], r8
    vpor ymm2, ymm2, ymm10
    mov qword ptr [rsp+224+8], r9
    mov qword ptr [rsp+224+16], r10
    mov qword ptr [rsp+224+24], r11
    vpsubd ymm4, ymm4, ymm5
    mov r8, qword ptr [rsp+96+0]
    mov r9, qword ptr [rsp+96+8]
    vpcmpeqd ymm3, ymm6, ymm4
    mov r10, qword ptr [rsp+96+16]
    mov r11, qword ptr [rsp+96+24]
    sub r8, qword ptr [rsp+64+0]
    vpand ymm8, ymm3, [rcx+1440]
    sbb r9, qword ptr [rsp+64+8]
    sbb r10, qword ptr [rsp+64+16]
    vpor ymm0, ymm0, ymm8
    sbb r11, qword ptr [rsp+64+24]
    sbb rax, rax
    and rax, 38
    vpand ymm9, ymm3, [rcx+1472]
    sub r8, rax
    sbb r9, 0
    sbb r10, 0
    vpor ymm1, ymm1, ymm9
    sbb r11, 0
    mov qword ptr [rsp+160+0], r8
    vpand ymm10, ymm3, [rcx+1504]
    mov qword ptr [rsp+160+8], r9
    mov qword ptr [rsp+160+16], r10
    mov qword ptr [rsp+160+24], r11
    vpor ymm2, ymm2, ymm10
    mov r8, qword ptr [rsp+96+0]
    mov r9, qword ptr [rsp+96+8]
    vpsubd ymm4, ymm4, ymm5
    mov r10, qword ptr [rsp+96+16]
    mov r11, qword ptr [rsp+96+24]
    add r8, qword ptr [rsp+64+0]
    vpcmpeqd ymm3, ymm6, ymm4
    adc r9, qword ptr [rsp+64+8]
    adc r10, qword ptr [rsp+64+16]
    vpand ymm8, ymm3, [rcx+1536]
    adc r11, qword ptr [rsp+64+24]
    sbb rax, rax
    and rax, 38
    vpor ymm0, ymm0, ymm8
    add r8, rax
    adc r9, 0
    adc r10, 0
    vpand ymm9, ymm3, [rcx+1568]
    adc r11, 0
    mov qword ptr [rsp+192+0], r8
    vpor ymm1, ymm1, ymm9
    mov qword ptr [rsp+192+8], r9
    mov qword ptr [rsp+192+16], r10
    mov qword ptr [rsp+192+24], r11
    vpand ymm10, ymm3, [rcx+1600]
    mov rdx, qword ptr [rsp+160+0]
    xor ebp, ebp
    vpor ymm2, ymm2, ymm10
    mulx r9, r8, qword ptr [rsp+128+0]
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    vpsubd ymm4, ymm4, ymm5
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    mulx r12, rbx, qword ptr [rsp+128+24]
    adcx r11, rbx
    adcx r12, rbp
    vpand ymm8, ymm3, [rcx+1632]
    mov rdx, qword ptr [rsp+160+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    vpor ymm0, ymm0, ymm8
    adcx r9, rbx
    adox r10, rax
    vpand ymm9, ymm3, [rcx+1664]
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r10, rbx
    adox r11, rax
    vpor ymm1, ymm1, ymm9
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    vpand ymm10, ymm3, [rcx+1696]
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    vpor ymm2, ymm2, ymm10
    adox r13, rbp
    adcx r13, rbp
    vpsubd ymm4, ymm4, ymm5
    mov rdx, qword ptr [rsp+160+16]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    vpand ymm8, ymm3, [rcx+1728]
    adcx r11, rbx
    adox r12, rax
    vpor ymm0, ymm0, ymm8
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r12, rbx
    adox r13, rax
    vpand ymm9, ymm3, [rcx+1760]
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    vpor ymm1, ymm1, ymm9
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+160+24]
    vpand ymm10, ymm3, [rcx+1792]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    vpor ymm2, ymm2, ymm10
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    vpsubd ymm4, ymm4, ymm5
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r13, rbx
    adox r14, rax
    vpand ymm8, ymm3, [rcx+1824]
    mulx r15, rbx, qword ptr [rsp+128+24]
    adcx r14, rbx
    adox r15, rbp
    vpor ymm0, ymm0, ymm8
    adcx r15, rbp
    mov edx, 38
    vpand ymm9, ymm3, [rcx+1856]
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    vpor ymm1, ymm1, ymm9
    adox r9, rax
    mulx rax, rbx, r13
    vpand ymm10, ymm3, [rcx+1888]
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, r14
    vpor ymm2, ymm2, ymm10
    adcx r10, rbx
    adox r11, rax
    vpsubd ymm4, ymm4, ymm5
    mulx r12, rbx, r15
    adcx r11, rbx
    adox r12, rbp
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    vpand ymm8, ymm3, [rcx+1920]
    shr r11, 1
    imul r12, r12, 19
    vpor ymm0, ymm0, ymm8
    add r8, r12
    adc r9, 0
    adc r10, 0
    vpand ymm9, ymm3, [rcx+1952]
    adc r11, 0
    mov qword ptr [rdi+0+0], r8
    vpor ymm1, ymm1, ymm9
    mov qword ptr [rdi+0+8], r9
    mov qword ptr [rdi+0+16], r10
    mov qword ptr [rdi+0+24], r11
    vpand ymm10, ymm3, [rcx+1984]
    mov rdx, qword ptr [rsp+192+0]
    xor ebp, ebp
    vpor ymm2, ymm2, ymm10
    mulx r9, r8, qword ptr [rsp+160+0]
    mulx r10, rbx, qword ptr [rsp+160+8]
    adcx r9, rbx
    vpsubd ymm4, ymm4, ymm5
    mulx r11, rbx, qword ptr [rsp+160+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+160+24]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r11, rbx
    adcx r12, rbp
    vpand ymm8, ymm3, [rcx+2016]
    mov rdx, qword ptr [rsp+192+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    vpor ymm0, ymm0, ymm8
    adcx r9, rbx
    adox r10, rax
    vpand ymm9, ymm3, [rcx+2048]
    mulx rax, rbx, qword ptr [rsp+160+8]
    adcx r10, rbx
    adox r11, rax
    vpor ymm1, ymm1, ymm9
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r11, rbx
    vpand ymm10, ymm3, [rcx+2080]
    adox r12, rax
    mulx r13, rbx, qword ptr [rsp+160+24]
    adcx r12, rbx
    vpor ymm2, ymm2, ymm10
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+192+16]
    vpsubd ymm4, ymm4, ymm5
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    vpand ymm8, ymm3, [rcx+2112]
    adcx r11, rbx
    adox r12, rax
    vpor ymm0, ymm0, ymm8
    mulx rax, rbx, qword ptr [rsp+160+16]
    adcx r12, rbx
    adox r13, rax
    vpand ymm9, ymm3, [rcx+2144]
    mulx r14, rbx, qword ptr [rsp+160+24]
    adcx r13, rbx
    vpor ymm1, ymm1, ymm9
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsp+192+24]
    vpand ymm10, ymm3, [rcx+2176]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+160+0]
    adcx r11, rbx
    vpor ymm2, ymm2, ymm10
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+160+8]
    vpsubd ymm4, ymm4, ymm5
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+160+16]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r13, rbx
    adox r14, rax
    vpand ymm8, ymm3, [rcx+2208]
    mulx r15, rbx, qword ptr [rsp+160+24]
    adcx r14, rbx
    adox r15, rbp
    vpor ymm0, ymm0, ymm8
    adcx r15, rbp
    mov edx, 38
    vpand ymm9, ymm3, [rcx+2240]
    xor ebp, ebp
    mulx rax, rbx, r12
    adcx r8, rbx
    vpor ymm1, ymm1, ymm9
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    vpand ymm10, ymm3, [rcx+2272]
    adox r10, rax
    mulx rax, rbx, r14
    vpor ymm2, ymm2, ymm10
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    vpsubd ymm4, ymm4, ymm5
    adcx r11, rbx
    adox r12, rbp
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    vpand ymm8, ymm3, [rcx+2304]
    shr r11, 1
    imul r12, r12, 19
    vpor ymm0, ymm0, ymm8
    add r8, r12
    adc r9, 0
    adc r10, 0
    vpand ymm9, ymm3, [rcx+2336]
    adc r11, 0
    mov qword ptr [rdi+64+0], r8
    mov qword ptr [rdi+64+8], r9
    vpor ymm1, ymm1, ymm9
    mov qword ptr [rdi+64+16], r10
    mov qword ptr [rdi+64+24], r11
    vpand ymm10, ymm3, [rcx+2368]
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+192+0]
    vpor ymm2, ymm2, ymm10
    mulx r10, rbx, qword ptr [rsp+192+8]
    adcx r9, rbx
    vpsubd ymm4, ymm4, ymm5
    mulx r11, rbx, qword ptr [rsp+192+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+192+24]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r11, rbx
    adcx r12, rbp
    vpand ymm8, ymm3, [rcx+2400]
    mov rdx, qword ptr [rsp+224+8]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    vpor ymm0, ymm0, ymm8
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    vpand ymm9, ymm3, [rcx+2432]
    adcx r10, rbx
    adox r11, rax
    vpor ymm1, ymm1, ymm9
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r11, rbx
    adox r12, rax
    vpand ymm10, ymm3, [rcx+2464]
    mulx r13, rbx, qword ptr [rsp+192+24]
    adcx r12, rbx
    vpor ymm2, ymm2, ymm10
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    vpsubd ymm4, ymm4, ymm5
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r10, rbx
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    vpand ymm8, ymm3, [rcx+2496]
    adcx r11, rbx
    adox r12, rax
    vpor ymm0, ymm0, ymm8
    mulx rax, rbx, qword ptr [rsp+192+16]
    adcx r12, rbx
    adox r13, rax
    vpand ymm9, ymm3, [rcx+2528]
    mulx r14, rbx, qword ptr [rsp+192+24]
    adcx r13, rbx
    adox r14, rbp
    vpor ymm1, ymm1, ymm9
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    vpand ymm10, ymm3, [rcx+2560]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+192+0]
    adcx r11, rbx
    vpor ymm2, ymm2, ymm10
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+192+8]
    vpsubd ymm4, ymm4, ymm5
    adcx r12, rbx
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+192+16]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r13, rbx
    adox r14, rax
    vpand ymm8, ymm3, [rcx+2592]
    mulx r15, rbx, qword ptr [rsp+192+24]
    adcx r14, rbx
    adox r15, rbp
    vpor ymm0, ymm0, ymm8
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    vpand ymm9, ymm3, [rcx+2624]
    mulx rax, rbx, r12
    adcx r8, rbx
    vpor ymm1, ymm1, ymm9
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    vpand ymm10, ymm3, [rcx+2656]
    adox r10, rax
    mulx rax, rbx, r14
    vpor ymm2, ymm2, ymm10
    adcx r10, rbx
    adox r11, rax
    mulx r12, rbx, r15
    vpsubd ymm4, ymm4, ymm5
    adcx r11, rbx
    adox r12, rbp
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r12, rbp
    add r11, r11
    adc r12, r12
    vpand ymm8, ymm3, [rcx+2688]
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    vpor ymm0, ymm0, ymm8
    adc r9, 0
    adc r10, 0
    vpand ymm9, ymm3, [rcx+2720]
    adc r11, 0
    mov qword ptr [rdi+32+0], r8
    mov qword ptr [rdi+32+8], r9
    vpor ymm1, ymm1, ymm9
    mov qword ptr [rdi+32+16], r10
    mov qword ptr [rdi+32+24], r11
    vpand ymm10, ymm3, [rcx+2752]
    mov rdx, qword ptr [rsp+224+0]
    xor ebp, ebp
    mulx r9, r8, qword ptr [rsp+128+0]
    vpor ymm2, ymm2, ymm10
    mulx r10, rbx, qword ptr [rsp+128+8]
    adcx r9, rbx
    vpsubd ymm4, ymm4, ymm5
    mulx r11, rbx, qword ptr [rsp+128+16]
    adcx r10, rbx
    mulx r12, rbx, qword ptr [rsp+128+24]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r11, rbx
    adcx r12, rbp
    mov rdx, qword ptr [rsp+224+8]
    vpand ymm8, ymm3, [rcx+2784]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    vpor ymm0, ymm0, ymm8
    adcx r9, rbx
    adox r10, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    vpand ymm9, ymm3, [rcx+2816]
    adcx r10, rbx
    adox r11, rax
    vpor ymm1, ymm1, ymm9
    mulx rax, rbx, qword ptr [rsp+128+16]
    adcx r11, rbx
    adox r12, rax
    vpand ymm10, ymm3, [rcx+2848]
    mulx r13, rbx, qword ptr [rsp+128+24]
    adcx r12, rbx
    vpor ymm2, ymm2, ymm10
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsp+224+16]
    vpsubd ymm4, ymm4, ymm5
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r10, rbx
    vpcmpeqd ymm3, ymm6, ymm4
    adox r11, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    vpand ymm8, ymm3, [rcx+2880]
    adcx r11, rbx
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    vpor ymm0, ymm0, ymm8
    adcx r12, rbx
    adox r13, rax
    vpand ymm9, ymm3, [rcx+2912]
    mulx r14, rbx, qword ptr [rsp+128+24]
    adcx r13, rbx
    adox r14, rbp
    vpor ymm1, ymm1, ymm9
    adcx r14, rbp
    mov rdx, qword ptr [rsp+224+24]
    vpand ymm10, ymm3, [rcx+2944]
    xor ebp, ebp
    mulx rax, rbx, qword ptr [rsp+128+0]
    adcx r11, rbx
    vpor ymm2, ymm2, ymm10
    adox r12, rax
    mulx rax, rbx, qword ptr [rsp+128+8]
    adcx r12, rbx
    vpsubd ymm4, ymm4, ymm5
    adox r13, rax
    mulx rax, rbx, qword ptr [rsp+128+16]
    vpcmpeqd ymm3, ymm6, ymm4
    adcx r13, rbx
    adox r14, rax
    mulx r15, rbx, qword ptr [rsp+128+24]
    vpand ymm8, ymm3, [rcx+2976]
    adcx r14, rbx
    adox r15, rbp
    vpor ymm0, ymm0, ymm8
    adcx r15, rbp
    mov edx, 38
    xor ebp, ebp
    vpand ymm9, ymm3, [rcx+3008]
    mulx rax, rbx, r12
    adcx r8, rbx
    vpor ymm1, ymm1, ymm9
    adox r9, rax
    mulx rax, rbx, r13
    adcx r9, rbx
    vpand ymm10, ymm3, [rcx+3040]
    adox r10, rax
    mulx rax, rbx, r14
    adcx r10, rbx
    vpor ymm2, ymm2, ymm10
    adox r11, rax
    mulx r12, rbx, r15
    vpxor ymm3, ymm0, ymm1
    adcx r11, rbx
    adox r12, rbp
    adcx r12, rbp
    vpand ymm3, ymm3, ymm7
    add r11, r11
    adc r12, r12
    vpxor ymm0, ymm0, ymm3
    shr r11, 1
    imul r12, r12, 19
    add r8, r12
    vpxor ymm1, ymm1, ymm3
    adc r9, 0
    adc r10, 0
    vpand ymm3, ymm7, [rip+thirty_seven]
    adc r11, 0
    mov qword ptr [rdi+96+0], r8
    mov qword ptr [rdi+96+8], r9
    vpxor ymm2, ymm2, ymm7
    mov qword ptr [rdi+96+16], r10
    mov qword ptr [rdi+96+24], r11
    vpsubq ymm2, ymm2, ymm3
    mov rsi, [rsp+256]
    vmovdqu [rsi], ymm0
    vmovdqu [rsi+32], ymm1
    vmovdqu [rsi+64], ymm2
    vzeroall
    add rsp, 288
    .cfi_adjust_cfa_offset -288
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
    .size lanes_curve25519_add_select_adx, .-lanes_curve25519_add_select_adx

    .section .rodata
    .p2align 6
one:
    .long 0x1, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0
thirty_seven:
    .long 0x25, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
