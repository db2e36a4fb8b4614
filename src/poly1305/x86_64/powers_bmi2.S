/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_powers_bmi2.py: change that.
 *
 * Powers of r for Poly1305 (BMI2).
 *
 * void lanes_poly1305_powers_bmi2(struct lanes_poly1305 *p);
 *
 * p->power = r^4, r^8, r^12, r^16 mod p, word 2 of each <= 4. What it does not do:
 * p->ready is left to the caller.
 *
 * r^4 by three steps of the scalar chain, which r's clamped form makes shorter than
 * two squarings; then two squarings, r^8 and r^16, and one product, r^12.
 * Registers: rdi p; the number in work in r8 r9 r10, then in others by turns.
 * Saved: rbx, rbp, r12-r15. Stack: those only.
 * Constant time: straight line.
 */
.intel_syntax noprefix
.text

    .globl lanes_poly1305_powers_bmi2
    .hidden lanes_poly1305_powers_bmi2
    .type lanes_poly1305_powers_bmi2, @function
    .p2align 6
lanes_poly1305_powers_bmi2:
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
    mov rbx, [rdi+24]
    mov r8, rbx
    mov r9, [rdi+32]
    mov r10d, 0
    lea rbx, [rbx+rbx*4]
    mov rdx, r8
    mulx rcx, rax, [rdi+24]
    mulx r11, rsi, [rdi+32]
    mov rdx, r9
    mulx r9, r8, [rdi+24]
    add rsi, r8
    adc r11, r9
    mulx r9, r8, [rdi+40]
    add rax, r8
    adc rcx, r9
    mov rdx, r10
    mulx r9, r8, [rdi+40]
    add rsi, r8
    adc r11, r9
    and rdx, 3
    imul rdx, [rdi+24]
    add r11, rdx
    mov rdx, r10
    shr rdx, 2
    mulx r9, r8, rbx
    add rax, r8
    adc rcx, r9
    add rsi, rcx
    adc r11, 0
    mov rdx, rax
    mulx r9, r8, [rdi+24]
    mulx rcx, r10, [rdi+32]
    mov rdx, rsi
    mulx rsi, rax, [rdi+24]
    add r10, rax
    adc rcx, rsi
    mulx rsi, rax, [rdi+40]
    add r8, rax
    adc r9, rsi
    mov rdx, r11
    mulx rsi, rax, [rdi+40]
    add r10, rax
    adc rcx, rsi
    and rdx, 3
    imul rdx, [rdi+24]
    add rcx, rdx
    mov rdx, r11
    shr rdx, 2
    mulx rsi, rax, rbx
    add r8, rax
    adc r9, rsi
    add r10, r9
    adc rcx, 0
    mov rdx, r8
    mulx rsi, rax, [rdi+24]
    mulx r9, r11, [rdi+32]
    mov rdx, r10
    mulx r10, r8, [rdi+24]
    add r11, r8
    adc r9, r10
    mulx r10, r8, [rdi+40]
    add rax, r8
    adc rsi, r10
    mov rdx, rcx
    mulx r10, r8, [rdi+40]
    add r11, r8
    adc r9, r10
    and rdx, 3
    imul rdx, [rdi+24]
    add r9, rdx
    mov rdx, rcx
    shr rdx, 2
    mulx r10, r8, rbx
    add rax, r8
    adc rsi, r10
    add r11, rsi
    adc r9, 0
    mov rdx, r9
    shr rdx, 2
    lea rdx, [rdx+rdx*4]
    and r9, 3
    add rax, rdx
    adc r11, 0
    adc r9, 0
    mov [rdi+64], rax
    mov [rdi+72], r11
    mov [rdi+80], r9
    mov rdx, rax
    mulx r13, r12, rax
    mulx r10, r8, r11
    mov rdx, r11
    mulx rcx, r14, r11
    mov rsi, r9
    imul rsi, r9
    add r13, r8
    adc r14, r10
    adc rcx, 0
    adc rsi, 0
    add r13, r8
    adc r14, r10
    adc rcx, 0
    adc rsi, 0
    add r9, r9
    mov rdx, r9
    mulx r10, r8, rax
    mulx r11, rax, r11
    add r14, r8
    adc rcx, r10
    adc rsi, 0
    add rcx, rax
    adc rsi, r11
    mov r8, r14
    mov r10, r14
    and r8, -4
    and r14, 3
    add r12, r8
    adc r13, rcx
    adc r14, rsi
    mov r8, rcx
    shl r8, 62
    shr r10, 2
    or r10, r8
    mov r8, rsi
    shl r8, 62
    shr rcx, 2
    or rcx, r8
    shr rsi, 2
    add r12, r10
    adc r13, rcx
    adc r14, rsi
    mov rdx, r14
    shr rdx, 2
    lea rdx, [rdx+rdx*4]
    and r14, 3
    add r12, rdx
    adc r13, 0
    adc r14, 0
    mov [rdi+88], r12
    mov [rdi+96], r13
    mov [rdi+104], r14
    mov rbx, r12
    mov rbp, r13
    mov r15, r14
    mov rdx, r12
    mulx r11, rax, r12
    mulx r10, r8, r13
    mov rdx, r13
    mulx rcx, r9, r13
    mov rsi, r14
    imul rsi, r14
    add r11, r8
    adc r9, r10
    adc rcx, 0
    adc rsi, 0
    add r11, r8
    adc r9, r10
    adc rcx, 0
    adc rsi, 0
    add r14, r14
    mov rdx, r14
    mulx r10, r8, r12
    mulx r13, r12, r13
    add r9, r8
    adc rcx, r10
    adc rsi, 0
    add rcx, r12
    adc rsi, r13
    mov r8, r9
    mov r10, r9
    and r8, -4
    and r9, 3
    add rax, r8
    adc r11, rcx
    adc r9, rsi
    mov r8, rcx
    shl r8, 62
    shr r10, 2
    or r10, r8
    mov r8, rsi
    shl r8, 62
    shr rcx, 2
    or rcx, r8
    shr rsi, 2
    add rax, r10
    adc r11, rcx
    adc r9, rsi
    mov rdx, r9
    shr rdx, 2
    lea rdx, [rdx+rdx*4]
    and r9, 3
    add rax, rdx
    adc r11, 0
    adc r9, 0
    mov [rdi+136], rax
    mov [rdi+144], r11
    mov [rdi+152], r9
    mov rdx, rbx
    mulx r13, r12, [rdi+64]
    mulx r14, r8, [rdi+72]
    mulx rcx, r10, [rdi+80]
    add r13, r8
    adc r14, r10
    adc rcx, 0
    mov esi, 0
    mov rdx, rbp
    mulx r10, r8, [rdi+64]
    add r13, r8
    adc r14, r10
    adc rcx, 0
    mulx r10, r8, [rdi+72]
    add r14, r8
    adc rcx, r10
    adc rsi, 0
    mulx r10, r8, [rdi+80]
    add rcx, r8
    adc rsi, r10
    mov rdx, r15
    mulx r10, r8, [rdi+64]
    add r14, r8
    adc rcx, r10
    adc rsi, 0
    mulx r10, r8, [rdi+72]
    add rcx, r8
    adc rsi, r10
    imul rdx, [rdi+80]
    add rsi, rdx
    mov r8, r14
    mov r10, r14
    and r8, -4
    and r14, 3
    add r12, r8
    adc r13, rcx
    adc r14, rsi
    mov r8, rcx
    shl r8, 62
    shr r10, 2
    or r10, r8
    mov r8, rsi
    shl r8, 62
    shr rcx, 2
    or rcx, r8
    shr rsi, 2
    add r12, r10
    adc r13, rcx
    adc r14, rsi
    mov rdx, r14
    shr rdx, 2
    lea rdx, [rdx+rdx*4]
    and r14, 3
    add r12, rdx
    adc r13, 0
    adc r14, 0
    mov [rdi+112], r12
    mov [rdi+120], r13
    mov [rdi+128], r14
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
    .size lanes_poly1305_powers_bmi2, .-lanes_poly1305_powers_bmi2

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
