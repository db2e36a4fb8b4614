/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_permute_bmi2.py: change that.
 *
 * Keccak-p[1600, 24] (FIPS 202, 3): general registers and BMI (andn, rorx).
 *
 * void lanes_keccak_permute_bmi2(uint64_t state[25]);
 *
 * Two copies of the state in the frame, from one to the other in turns (rounds.py).
 *
 * Registers: all general registers; r14 constants, r15 the state.
 * Stack: 432 bytes below the saved registers, wiped before return.
 * Constant time: no branch or address depends on the state.
 */
.intel_syntax noprefix
.text
    .hidden lanes_keccak_constants

    .globl lanes_keccak_permute_bmi2
    .hidden lanes_keccak_permute_bmi2
    .type lanes_keccak_permute_bmi2, @function
    .p2align 6
lanes_keccak_permute_bmi2:
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_offset r12, -24
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_offset r13, -32
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_offset r14, -40
    push r15
    .cfi_adjust_cfa_offset 8
    .cfi_offset r15, -48
    sub rsp, 432
    .cfi_adjust_cfa_offset 432
    mov r15, rdi
    lea r14, [rip+lanes_keccak_constants]
    mov r8, [r15+0]
    mov [rsp+0+0], r8
    mov r9, [r15+8]
    mov [rsp+0+8], r9
    mov r10, [r15+16]
    mov [rsp+0+16], r10
    mov r11, [r15+24]
    mov [rsp+0+24], r11
    mov r12, [r15+32]
    mov [rsp+0+32], r12
    mov rax, [r15+40]
    mov [rsp+0+40], rax
    xor r8, rax
    mov rbx, [r15+48]
    mov [rsp+0+48], rbx
    xor r9, rbx
    mov rcx, [r15+56]
    mov [rsp+0+56], rcx
    xor r10, rcx
    mov rdx, [r15+64]
    mov [rsp+0+64], rdx
    xor r11, rdx
    mov r13, [r15+72]
    mov [rsp+0+72], r13
    xor r12, r13
    mov rax, [r15+80]
    mov [rsp+0+80], rax
    xor r8, rax
    mov rbx, [r15+88]
    mov [rsp+0+88], rbx
    xor r9, rbx
    mov rcx, [r15+96]
    mov [rsp+0+96], rcx
    xor r10, rcx
    mov rdx, [r15+104]
    mov [rsp+0+104], rdx
    xor r11, rdx
    mov r13, [r15+112]
    mov [rsp+0+112], r13
    xor r12, r13
    mov rax, [r15+120]
    mov [rsp+0+120], rax
    xor r8, rax
    mov rbx, [r15+128]
    mov [rsp+0+128], rbx
    xor r9, rbx
    mov rcx, [r15+136]
    mov [rsp+0+136], rcx
    xor r10, rcx
    mov rdx, [r15+144]
    mov [rsp+0+144], rdx
    xor r11, rdx
    mov r13, [r15+152]
    mov [rsp+0+152], r13
    xor r12, r13
    mov rax, [r15+160]
    mov [rsp+0+160], rax
    xor r8, rax
    mov rbx, [r15+168]
    mov [rsp+0+168], rbx
    xor r9, rbx
    mov rcx, [r15+176]
    mov [rsp+0+176], rcx
    xor r10, rcx
    mov rdx, [r15+184]
    mov [rsp+0+184], rdx
    xor r11, rdx
    mov r13, [r15+192]
    mov [rsp+0+192], r13
    xor r12, r13
    .p2align 6
1:
    rorx rsi, r9, 63
    xor rsi, r12
    rorx rdi, r10, 63
    xor rdi, r8
    mov [rsp+400], rdi
    rorx rdi, r11, 63
    xor rdi, r9
    mov [rsp+408], rdi
    rorx rdi, r12, 63
    xor rdi, r10
    mov [rsp+416], rdi
    rorx rdi, r8, 63
    xor rdi, r11
    mov [rsp+424], rdi
    mov rax, [rsp+0+0]
    mov rbx, [rsp+0+48]
    mov rcx, [rsp+0+96]
    mov rdx, [rsp+0+144]
    mov r13, [rsp+0+192]
    xor rax, rsi
    xor rbx, [rsp+400]
    xor rcx, [rsp+408]
    xor rdx, [rsp+416]
    xor r13, [rsp+424]
    rol rbx, 44
    rol rcx, 43
    rol rdx, 21
    rol r13, 14
    andn r8, rbx, rcx
    xor r8, rax
    xor r8, [r14]
    mov [rsp+200+0], r8
    andn r9, rcx, rdx
    xor r9, rbx
    mov [rsp+200+8], r9
    andn r10, rdx, r13
    xor r10, rcx
    mov [rsp+200+16], r10
    andn r11, r13, rax
    xor r11, rdx
    mov [rsp+200+24], r11
    andn r12, rax, rbx
    xor r12, r13
    mov [rsp+200+32], r12
    mov rax, [rsp+0+24]
    mov rbx, [rsp+0+72]
    mov rcx, [rsp+0+80]
    mov rdx, [rsp+0+128]
    mov r13, [rsp+0+176]
    xor rax, [rsp+416]
    xor rbx, [rsp+424]
    xor rcx, rsi
    xor rdx, [rsp+400]
    xor r13, [rsp+408]
    rol rax, 28
    rol rbx, 20
    rol rcx, 3
    rol rdx, 45
    rol r13, 61
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+200+40], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+200+48], rdi
    xor r9, rdi
    andn rdi, rdx, r13
    xor rdi, rcx
    mov [rsp+200+56], rdi
    xor r10, rdi
    andn rdi, r13, rax
    xor rdi, rdx
    mov [rsp+200+64], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, r13
    mov [rsp+200+72], rdi
    xor r12, rdi
    mov rax, [rsp+0+8]
    mov rbx, [rsp+0+56]
    mov rcx, [rsp+0+104]
    mov rdx, [rsp+0+152]
    mov r13, [rsp+0+160]
    xor rax, [rsp+400]
    xor rbx, [rsp+408]
    xor rcx, [rsp+416]
    xor rdx, [rsp+424]
    xor r13, rsi
    rol rax, 1
    rol rbx, 6
    rol rcx, 25
    rol rdx, 8
    rol r13, 18
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+200+80], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+200+88], rdi
    xor r9, rdi
    andn rdi, rdx, r13
    xor rdi, rcx
    mov [rsp+200+96], rdi
    xor r10, rdi
    andn rdi, r13, rax
    xor rdi, rdx
    mov [rsp+200+104], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, r13
    mov [rsp+200+112], rdi
    xor r12, rdi
    mov rax, [rsp+0+32]
    mov rbx, [rsp+0+40]
    mov rcx, [rsp+0+88]
    mov rdx, [rsp+0+136]
    mov r13, [rsp+0+184]
    xor rax, [rsp+424]
    xor rbx, rsi
    xor rcx, [rsp+400]
    xor rdx, [rsp+408]
    xor r13, [rsp+416]
    rol rax, 27
    rol rbx, 36
    rol rcx, 10
    rol rdx, 15
    rol r13, 56
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+200+120], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+200+128], rdi
    xor r9, rdi
    andn rdi, rdx, r13
    xor rdi, rcx
    mov [rsp+200+136], rdi
    xor r10, rdi
    andn rdi, r13, rax
    xor rdi, rdx
    mov [rsp+200+144], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, r13
    mov [rsp+200+152], rdi
    xor r12, rdi
    mov rax, [rsp+0+16]
    mov rbx, [rsp+0+64]
    mov rcx, [rsp+0+112]
    mov rdx, [rsp+0+120]
    mov r13, [rsp+0+168]
    xor rax, [rsp+408]
    xor rbx, [rsp+416]
    xor rcx, [rsp+424]
    xor rdx, rsi
    xor r13, [rsp+400]
    rol rax, 62
    rol rbx, 55
    rol rcx, 39
    rol rdx, 41
    rol r13, 2
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+200+160], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+200+168], rdi
    xor r9, rdi
    andn rdi, rdx, r13
    xor rdi, rcx
    mov [rsp+200+176], rdi
    xor r10, rdi
    andn rdi, r13, rax
    xor rdi, rdx
    mov [rsp+200+184], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, r13
    mov [rsp+200+192], rdi
    xor r12, rdi
    rorx rsi, r9, 63
    xor rsi, r12
    rorx rdi, r10, 63
    xor rdi, r8
    mov [rsp+400], rdi
    rorx rdi, r11, 63
    xor rdi, r9
    mov [rsp+408], rdi
    rorx rdi, r12, 63
    xor rdi, r10
    mov [rsp+416], rdi
    rorx rdi, r8, 63
    xor rdi, r11
    mov [rsp+424], rdi
    mov rax, [rsp+200+0]
    mov rbx, [rsp+200+48]
    mov rcx, [rsp+200+96]
    mov rdx, [rsp+200+144]
    mov r13, [rsp+200+192]
    xor rax, rsi
    xor rbx, [rsp+400]
    xor rcx, [rsp+408]
    xor rdx, [rsp+416]
    xor r13, [rsp+424]
    rol rbx, 44
    rol rcx, 43
    rol rdx, 21
    rol r13, 14
    andn r8, rbx, rcx
    xor r8, rax
    xor r8, [r14+8]
    mov [rsp+0+0], r8
    andn r9, rcx, rdx
    xor r9, rbx
    mov [rsp+0+8], r9
    andn r10, rdx, r13
    xor r10, rcx
    mov [rsp+0+16], r10
    andn r11, r13, rax
    xor r11, rdx
    mov [rsp+0+24], r11
    andn r12, rax, rbx
    xor r12, r13
    mov [rsp+0+32], r12
    mov rax, [rsp+200+24]
    mov rbx, [rsp+200+72]
    mov rcx, [rsp+200+80]
    mov rdx, [rsp+200+128]
    mov r13, [rsp+200+176]
    xor rax, [rsp+416]
    xor rbx, [rsp+424]
    xor rcx, rsi
    xor rdx, [rsp+400]
    xor r13, [rsp+408]
    rol rax, 28
    rol rbx, 20
    rol rcx, 3
    rol rdx, 45
    rol r13, 61
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+0+40], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+0+48], rdi
    xor r9, rdi
    andn rdi, rdx, r13
    xor rdi, rcx
    mov [rsp+0+56], rdi
    xor r10, rdi
    andn rdi, r13, rax
    xor rdi, rdx
    mov [rsp+0+64], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, r13
    mov [rsp+0+72], rdi
    xor r12, rdi
    mov rax, [rsp+200+8]
    mov rbx, [rsp+200+56]
    mov rcx, [rsp+200+104]
    mov rdx, [rsp+200+152]
    mov r13, [rsp+200+160]
    xor rax, [rsp+400]
    xor rbx, [rsp+408]
    xor rcx, [rsp+416]
    xor rdx, [rsp+424]
    xor r13, rsi
    rol rax, 1
    rol rbx, 6
    rol rcx, 25
    rol rdx, 8
    rol r13, 18
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+0+80], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+0+88], rdi
    xor r9, rdi
    andn rdi, rdx, r13
    xor rdi, rcx
    mov [rsp+0+96], rdi
    xor r10, rdi
    andn rdi, r13, rax
    xor rdi, rdx
    mov [rsp+0+104], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, r13
    mov [rsp+0+112], rdi
    xor r12, rdi
    mov rax, [rsp+200+32]
    mov rbx, [rsp+200+40]
    mov rcx, [rsp+200+88]
    mov rdx, [rsp+200+136]
    mov r13, [rsp+200+184]
    xor rax, [rsp+424]
    xor rbx, rsi
    xor rcx, [rsp+400]
    xor rdx, [rsp+408]
    xor r13, [rsp+416]
    rol rax, 27
    rol rbx, 36
    rol rcx, 10
    rol rdx, 15
    rol r13, 56
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+0+120], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+0+128], rdi
    xor r9, rdi
    andn rdi, rdx, r13
    xor rdi, rcx
    mov [rsp+0+136], rdi
    xor r10, rdi
    andn rdi, r13, rax
    xor rdi, rdx
    mov [rsp+0+144], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, r13
    mov [rsp+0+152], rdi
    xor r12, rdi
    mov rax, [rsp+200+16]
    mov rbx, [rsp+200+64]
    mov rcx, [rsp+200+112]
    mov rdx, [rsp+200+120]
    mov r13, [rsp+200+168]
    xor rax, [rsp+408]
    xor rbx, [rsp+416]
    xor rcx, [rsp+424]
    xor rdx, rsi
    xor r13, [rsp+400]
    rol rax, 62
    rol rbx, 55
    rol rcx, 39
    rol rdx, 41
    rol r13, 2
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+0+160], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+0+168], rdi
    xor r9, rdi
    andn rdi, rdx, r13
    xor rdi, rcx
    mov [rsp+0+176], rdi
    xor r10, rdi
    andn rdi, r13, rax
    xor rdi, rdx
    mov [rsp+0+184], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, r13
    mov [rsp+0+192], rdi
    xor r12, rdi
    add r14, 16
    lea rdi, [rip+lanes_keccak_constants+192]
    cmp r14, rdi
    jne 1b
    mov rax, [rsp+0+0]
    mov [r15+0], rax
    mov rbx, [rsp+0+8]
    mov [r15+8], rbx
    mov rcx, [rsp+0+16]
    mov [r15+16], rcx
    mov rdx, [rsp+0+24]
    mov [r15+24], rdx
    mov r13, [rsp+0+32]
    mov [r15+32], r13
    mov rax, [rsp+0+40]
    mov [r15+40], rax
    mov rbx, [rsp+0+48]
    mov [r15+48], rbx
    mov rcx, [rsp+0+56]
    mov [r15+56], rcx
    mov rdx, [rsp+0+64]
    mov [r15+64], rdx
    mov r13, [rsp+0+72]
    mov [r15+72], r13
    mov rax, [rsp+0+80]
    mov [r15+80], rax
    mov rbx, [rsp+0+88]
    mov [r15+88], rbx
    mov rcx, [rsp+0+96]
    mov [r15+96], rcx
    mov rdx, [rsp+0+104]
    mov [r15+104], rdx
    mov r13, [rsp+0+112]
    mov [r15+112], r13
    mov rax, [rsp+0+120]
    mov [r15+120], rax
    mov rbx, [rsp+0+128]
    mov [r15+128], rbx
    mov rcx, [rsp+0+136]
    mov [r15+136], rcx
    mov rdx, [rsp+0+144]
    mov [r15+144], rdx
    mov r13, [rsp+0+152]
    mov [r15+152], r13
    mov rax, [rsp+0+160]
    mov [r15+160], rax
    mov rbx, [rsp+0+168]
    mov [r15+168], rbx
    mov rcx, [rsp+0+176]
    mov [r15+176], rcx
    mov rdx, [rsp+0+184]
    mov [r15+184], rdx
    mov r13, [rsp+0+192]
    mov [r15+192], r13
    vpxor xmm0, xmm0, xmm0
    vmovdqa [rsp+0], xmm0
    vmovdqa [rsp+16], xmm0
    vmovdqa [rsp+32], xmm0
    vmovdqa [rsp+48], xmm0
    vmovdqa [rsp+64], xmm0
    vmovdqa [rsp+80], xmm0
    vmovdqa [rsp+96], xmm0
    vmovdqa [rsp+112], xmm0
    vmovdqa [rsp+128], xmm0
    vmovdqa [rsp+144], xmm0
    vmovdqa [rsp+160], xmm0
    vmovdqa [rsp+176], xmm0
    vmovdqa [rsp+192], xmm0
    vmovdqa [rsp+208], xmm0
    vmovdqa [rsp+224], xmm0
    vmovdqa [rsp+240], xmm0
    vmovdqa [rsp+256], xmm0
    vmovdqa [rsp+272], xmm0
    vmovdqa [rsp+288], xmm0
    vmovdqa [rsp+304], xmm0
    vmovdqa [rsp+320], xmm0
    vmovdqa [rsp+336], xmm0
    vmovdqa [rsp+352], xmm0
    vmovdqa [rsp+368], xmm0
    vmovdqa [rsp+384], xmm0
    vmovdqa [rsp+400], xmm0
    vmovdqa [rsp+416], xmm0
    add rsp, 432
    .cfi_adjust_cfa_offset -432
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
    pop rbx
    .cfi_restore rbx
    .cfi_adjust_cfa_offset -8
    ret
    .cfi_endproc
    .size lanes_keccak_permute_bmi2, .-lanes_keccak_permute_bmi2

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
