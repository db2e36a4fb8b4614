/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_serial_bmi2.py: change that.
 *
 * Poly1305 blocks one after another, in scalar registers (BMI2).
 *
 * void lanes_poly1305_serial_bmi2(struct lanes_poly1305 *p, const uint8_t *in,
 *                                 size_t blocks, uint64_t hibit);
 *
 * For each of `blocks` >= 1 blocks: h = (h + block + hibit 2^128) r mod p, RFC 8439, 2.5.
 * What it does not do: no powers of r, no last reduction; blocks must not be 0.
 * Made for short messages: no tables, few registers to save. About 9.5 cycles a
 * block (see Poly.step in poly1305_scalar.py).
 *
 * Requires p->h[2] <= 7; ensures <= 4.
 * Registers: rdi p, rsi in, rcx hibit, r8 end of input; accumulator in r9 r10 r11
 * and, after every other block, in rax rbx rbp; r13 = 5 r0; the rest of r in
 * memory. Saved: rbx, rbp, r12, r13. Stack: those only.
 * Constant time: branches on `blocks` only; no address depends on data.
 */
.intel_syntax noprefix
.text

    .globl lanes_poly1305_serial_bmi2
    .hidden lanes_poly1305_serial_bmi2
    .type lanes_poly1305_serial_bmi2, @function
    .p2align 6
lanes_poly1305_serial_bmi2:
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
    shl rdx, 4
    lea r8, [rsi+rdx]
    mov r13, [rdi+24]
    lea r13, [r13+r13*4]
    mov r9, [rdi]
    mov r10, [rdi+8]
    mov r11, [rdi+16]
    add r9, [rsi]
    adc r10, [rsi+8]
    adc r11, rcx
    add rsi, 16
    cmp rsi, r8
    je 2f
    .p2align 5
1:
    mov rdx, r9
    mulx r12, rax, [rdi+24]
    mulx rbp, rbx, [rdi+32]
    add rax, [rsi]
    adc rbx, [rsi+8]
    adc rbp, rcx
    mov rdx, r10
    mulx r10, r9, [rdi+24]
    add rbx, r9
    adc rbp, r10
    mulx r10, r9, [rdi+40]
    add rax, r9
    adc r12, r10
    mov rdx, r11
    mulx r10, r9, [rdi+40]
    add rbx, r9
    adc rbp, r10
    and rdx, 3
    imul rdx, [rdi+24]
    add rbp, rdx
    mov rdx, r11
    shr rdx, 2
    mulx r10, r9, r13
    add rax, r9
    adc r12, r10
    add rbx, r12
    adc rbp, 0
    add rsi, 16
    cmp rsi, r8
    je 3f
    mov rdx, rax
    mulx r12, r9, [rdi+24]
    mulx r11, r10, [rdi+32]
    add r9, [rsi]
    adc r10, [rsi+8]
    adc r11, rcx
    mov rdx, rbx
    mulx rbx, rax, [rdi+24]
    add r10, rax
    adc r11, rbx
    mulx rbx, rax, [rdi+40]
    add r9, rax
    adc r12, rbx
    mov rdx, rbp
    mulx rbx, rax, [rdi+40]
    add r10, rax
    adc r11, rbx
    and rdx, 3
    imul rdx, [rdi+24]
    add r11, rdx
    mov rdx, rbp
    shr rdx, 2
    mulx rbx, rax, r13
    add r9, rax
    adc r12, rbx
    add r10, r12
    adc r11, 0
    add rsi, 16
    cmp rsi, r8
    jne 1b
    jmp 2f
3:
    mov r9, rax
    mov r10, rbx
    mov r11, rbp
2:
    mov rdx, r9
    mulx r12, rax, [rdi+24]
    mulx rbp, rbx, [rdi+32]
    mov rdx, r10
    mulx r10, r9, [rdi+24]
    add rbx, r9
    adc rbp, r10
    mulx r10, r9, [rdi+40]
    add rax, r9
    adc r12, r10
    mov rdx, r11
    mulx r10, r9, [rdi+40]
    add rbx, r9
    adc rbp, r10
    and rdx, 3
    imul rdx, [rdi+24]
    add rbp, rdx
    mov rdx, r11
    shr rdx, 2
    mulx r10, r9, r13
    add rax, r9
    adc r12, r10
    add rbx, r12
    adc rbp, 0
    mov rdx, rbp
    shr rdx, 2
    lea rdx, [rdx+rdx*4]
    and rbp, 3
    add rax, rdx
    adc rbx, 0
    adc rbp, 0
    mov [rdi+0], rax
    mov [rdi+8], rbx
    mov [rdi+16], rbp
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
    .size lanes_poly1305_serial_bmi2, .-lanes_poly1305_serial_bmi2

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
