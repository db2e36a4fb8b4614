/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_permute_bmi2.py: change that.
 *
 * Keccak-p[1600, 24] (FIPS 202, 3): general registers and BMI (andn, rorx).
 *
 * void lanes_keccak_permute_bmi2(uint64_t state[25]);
 *
 * Two copies of the state in the frame, from one to the other in turns, output
 * plane by plane: the column parities of the next round are collected on the way
 * out, and of the state nothing but the plane at hand is in registers.
 *
 * Registers: r8-r12 the parities C; rsi r13 r14 r15 and a word of the frame
 * theta's D; rax rbx rcx rdx rbp a plane; rdi a temporary.
 * Stack: 440 bytes below the saved registers, wiped before return.
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
    sub rsp, 440
    .cfi_adjust_cfa_offset 440
    mov [rsp+408], rdi
    lea rdi, [rip+lanes_keccak_constants]
    mov [rsp+416], rdi
    mov rdi, [rsp+408]
    mov r8, [rdi+0]
    mov [rsp+0], r8
    mov r9, [rdi+8]
    mov [rsp+8], r9
    mov r10, [rdi+16]
    mov [rsp+16], r10
    mov r11, [rdi+24]
    mov [rsp+24], r11
    mov r12, [rdi+32]
    mov [rsp+32], r12
    mov rax, [rdi+40]
    mov [rsp+40], rax
    xor r8, rax
    mov rbx, [rdi+48]
    mov [rsp+48], rbx
    xor r9, rbx
    mov rcx, [rdi+56]
    mov [rsp+56], rcx
    xor r10, rcx
    mov rdx, [rdi+64]
    mov [rsp+64], rdx
    xor r11, rdx
    mov rbp, [rdi+72]
    mov [rsp+72], rbp
    xor r12, rbp
    mov rax, [rdi+80]
    mov [rsp+80], rax
    xor r8, rax
    mov rbx, [rdi+88]
    mov [rsp+88], rbx
    xor r9, rbx
    mov rcx, [rdi+96]
    mov [rsp+96], rcx
    xor r10, rcx
    mov rdx, [rdi+104]
    mov [rsp+104], rdx
    xor r11, rdx
    mov rbp, [rdi+112]
    mov [rsp+112], rbp
    xor r12, rbp
    mov rax, [rdi+120]
    mov [rsp+120], rax
    xor r8, rax
    mov rbx, [rdi+128]
    mov [rsp+128], rbx
    xor r9, rbx
    mov rcx, [rdi+136]
    mov [rsp+136], rcx
    xor r10, rcx
    mov rdx, [rdi+144]
    mov [rsp+144], rdx
    xor r11, rdx
    mov rbp, [rdi+152]
    mov [rsp+152], rbp
    xor r12, rbp
    mov rax, [rdi+160]
    mov [rsp+160], rax
    xor r8, rax
    mov rbx, [rdi+168]
    mov [rsp+168], rbx
    xor r9, rbx
    mov rcx, [rdi+176]
    mov [rsp+176], rcx
    xor r10, rcx
    mov rdx, [rdi+184]
    mov [rsp+184], rdx
    xor r11, rdx
    mov rbp, [rdi+192]
    mov [rsp+192], rbp
    xor r12, rbp
    .p2align 6
1:
    rorx rsi, r9, 63
    xor rsi, r12
    rorx r13, r10, 63
    xor r13, r8
    rorx r14, r11, 63
    xor r14, r9
    rorx r15, r12, 63
    xor r15, r10
    rorx rdi, r8, 63
    xor rdi, r11
    mov [rsp+400], rdi
    mov rax, [rsp+0]
    mov rbx, [rsp+48]
    mov rcx, [rsp+96]
    mov rdx, [rsp+144]
    mov rbp, [rsp+192]
    xor rax, rsi
    xor rbx, r13
    xor rcx, r14
    xor rdx, r15
    xor rbp, [rsp+400]
    rol rbx, 44
    rol rcx, 43
    rol rdx, 21
    rol rbp, 14
    mov rdi, [rsp+416]
    andn r8, rbx, rcx
    xor r8, rax
    xor r8, [rdi+0]
    mov [rsp+200], r8
    andn r9, rcx, rdx
    xor r9, rbx
    mov [rsp+208], r9
    andn r10, rdx, rbp
    xor r10, rcx
    mov [rsp+216], r10
    andn r11, rbp, rax
    xor r11, rdx
    mov [rsp+224], r11
    andn r12, rax, rbx
    xor r12, rbp
    mov [rsp+232], r12
    mov rax, [rsp+24]
    mov rbx, [rsp+72]
    mov rcx, [rsp+80]
    mov rdx, [rsp+128]
    mov rbp, [rsp+176]
    xor rax, r15
    xor rbx, [rsp+400]
    xor rcx, rsi
    xor rdx, r13
    xor rbp, r14
    rol rax, 28
    rol rbx, 20
    rol rcx, 3
    rol rdx, 45
    rol rbp, 61
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+240], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+248], rdi
    xor r9, rdi
    andn rdi, rdx, rbp
    xor rdi, rcx
    mov [rsp+256], rdi
    xor r10, rdi
    andn rdi, rbp, rax
    xor rdi, rdx
    mov [rsp+264], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, rbp
    mov [rsp+272], rdi
    xor r12, rdi
    mov rax, [rsp+8]
    mov rbx, [rsp+56]
    mov rcx, [rsp+104]
    mov rdx, [rsp+152]
    mov rbp, [rsp+160]
    xor rax, r13
    xor rbx, r14
    xor rcx, r15
    xor rdx, [rsp+400]
    xor rbp, rsi
    rol rax, 1
    rol rbx, 6
    rol rcx, 25
    rol rdx, 8
    rol rbp, 18
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+280], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+288], rdi
    xor r9, rdi
    andn rdi, rdx, rbp
    xor rdi, rcx
    mov [rsp+296], rdi
    xor r10, rdi
    andn rdi, rbp, rax
    xor rdi, rdx
    mov [rsp+304], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, rbp
    mov [rsp+312], rdi
    xor r12, rdi
    mov rax, [rsp+32]
    mov rbx, [rsp+40]
    mov rcx, [rsp+88]
    mov rdx, [rsp+136]
    mov rbp, [rsp+184]
    xor rax, [rsp+400]
    xor rbx, rsi
    xor rcx, r13
    xor rdx, r14
    xor rbp, r15
    rol rax, 27
    rol rbx, 36
    rol rcx, 10
    rol rdx, 15
    rol rbp, 56
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+320], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+328], rdi
    xor r9, rdi
    andn rdi, rdx, rbp
    xor rdi, rcx
    mov [rsp+336], rdi
    xor r10, rdi
    andn rdi, rbp, rax
    xor rdi, rdx
    mov [rsp+344], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, rbp
    mov [rsp+352], rdi
    xor r12, rdi
    mov rax, [rsp+16]
    mov rbx, [rsp+64]
    mov rcx, [rsp+112]
    mov rdx, [rsp+120]
    mov rbp, [rsp+168]
    xor rax, r14
    xor rbx, r15
    xor rcx, [rsp+400]
    xor rdx, rsi
    xor rbp, r13
    rol rax, 62
    rol rbx, 55
    rol rcx, 39
    rol rdx, 41
    rol rbp, 2
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+360], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+368], rdi
    xor r9, rdi
    andn rdi, rdx, rbp
    xor rdi, rcx
    mov [rsp+376], rdi
    xor r10, rdi
    andn rdi, rbp, rax
    xor rdi, rdx
    mov [rsp+384], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, rbp
    mov [rsp+392], rdi
    xor r12, rdi
    rorx rsi, r9, 63
    xor rsi, r12
    rorx r13, r10, 63
    xor r13, r8
    rorx r14, r11, 63
    xor r14, r9
    rorx r15, r12, 63
    xor r15, r10
    rorx rdi, r8, 63
    xor rdi, r11
    mov [rsp+400], rdi
    mov rax, [rsp+200]
    mov rbx, [rsp+248]
    mov rcx, [rsp+296]
    mov rdx, [rsp+344]
    mov rbp, [rsp+392]
    xor rax, rsi
    xor rbx, r13
    xor rcx, r14
    xor rdx, r15
    xor rbp, [rsp+400]
    rol rbx, 44
    rol rcx, 43
    rol rdx, 21
    rol rbp, 14
    mov rdi, [rsp+416]
    andn r8, rbx, rcx
    xor r8, rax
    xor r8, [rdi+8]
    mov [rsp+0], r8
    andn r9, rcx, rdx
    xor r9, rbx
    mov [rsp+8], r9
    andn r10, rdx, rbp
    xor r10, rcx
    mov [rsp+16], r10
    andn r11, rbp, rax
    xor r11, rdx
    mov [rsp+24], r11
    andn r12, rax, rbx
    xor r12, rbp
    mov [rsp+32], r12
    mov rax, [rsp+224]
    mov rbx, [rsp+272]
    mov rcx, [rsp+280]
    mov rdx, [rsp+328]
    mov rbp, [rsp+376]
    xor rax, r15
    xor rbx, [rsp+400]
    xor rcx, rsi
    xor rdx, r13
    xor rbp, r14
    rol rax, 28
    rol rbx, 20
    rol rcx, 3
    rol rdx, 45
    rol rbp, 61
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+40], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+48], rdi
    xor r9, rdi
    andn rdi, rdx, rbp
    xor rdi, rcx
    mov [rsp+56], rdi
    xor r10, rdi
    andn rdi, rbp, rax
    xor rdi, rdx
    mov [rsp+64], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, rbp
    mov [rsp+72], rdi
    xor r12, rdi
    mov rax, [rsp+208]
    mov rbx, [rsp+256]
    mov rcx, [rsp+304]
    mov rdx, [rsp+352]
    mov rbp, [rsp+360]
    xor rax, r13
    xor rbx, r14
    xor rcx, r15
    xor rdx, [rsp+400]
    xor rbp, rsi
    rol rax, 1
    rol rbx, 6
    rol rcx, 25
    rol rdx, 8
    rol rbp, 18
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+80], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+88], rdi
    xor r9, rdi
    andn rdi, rdx, rbp
    xor rdi, rcx
    mov [rsp+96], rdi
    xor r10, rdi
    andn rdi, rbp, rax
    xor rdi, rdx
    mov [rsp+104], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, rbp
    mov [rsp+112], rdi
    xor r12, rdi
    mov rax, [rsp+232]
    mov rbx, [rsp+240]
    mov rcx, [rsp+288]
    mov rdx, [rsp+336]
    mov rbp, [rsp+384]
    xor rax, [rsp+400]
    xor rbx, rsi
    xor rcx, r13
    xor rdx, r14
    xor rbp, r15
    rol rax, 27
    rol rbx, 36
    rol rcx, 10
    rol rdx, 15
    rol rbp, 56
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+120], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+128], rdi
    xor r9, rdi
    andn rdi, rdx, rbp
    xor rdi, rcx
    mov [rsp+136], rdi
    xor r10, rdi
    andn rdi, rbp, rax
    xor rdi, rdx
    mov [rsp+144], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, rbp
    mov [rsp+152], rdi
    xor r12, rdi
    mov rax, [rsp+216]
    mov rbx, [rsp+264]
    mov rcx, [rsp+312]
    mov rdx, [rsp+320]
    mov rbp, [rsp+368]
    xor rax, r14
    xor rbx, r15
    xor rcx, [rsp+400]
    xor rdx, rsi
    xor rbp, r13
    rol rax, 62
    rol rbx, 55
    rol rcx, 39
    rol rdx, 41
    rol rbp, 2
    andn rdi, rbx, rcx
    xor rdi, rax
    mov [rsp+160], rdi
    xor r8, rdi
    andn rdi, rcx, rdx
    xor rdi, rbx
    mov [rsp+168], rdi
    xor r9, rdi
    andn rdi, rdx, rbp
    xor rdi, rcx
    mov [rsp+176], rdi
    xor r10, rdi
    andn rdi, rbp, rax
    xor rdi, rdx
    mov [rsp+184], rdi
    xor r11, rdi
    andn rdi, rax, rbx
    xor rdi, rbp
    mov [rsp+192], rdi
    xor r12, rdi
    mov rdi, [rsp+416]
    add rdi, 16
    mov [rsp+416], rdi
    lea rax, [rip+lanes_keccak_constants+192]
    cmp rdi, rax
    jne 1b
    mov rdi, [rsp+408]
    mov rax, [rsp+0]
    mov [rdi+0], rax
    mov rbx, [rsp+8]
    mov [rdi+8], rbx
    mov rcx, [rsp+16]
    mov [rdi+16], rcx
    mov rdx, [rsp+24]
    mov [rdi+24], rdx
    mov rbp, [rsp+32]
    mov [rdi+32], rbp
    mov rax, [rsp+40]
    mov [rdi+40], rax
    mov rbx, [rsp+48]
    mov [rdi+48], rbx
    mov rcx, [rsp+56]
    mov [rdi+56], rcx
    mov rdx, [rsp+64]
    mov [rdi+64], rdx
    mov rbp, [rsp+72]
    mov [rdi+72], rbp
    mov rax, [rsp+80]
    mov [rdi+80], rax
    mov rbx, [rsp+88]
    mov [rdi+88], rbx
    mov rcx, [rsp+96]
    mov [rdi+96], rcx
    mov rdx, [rsp+104]
    mov [rdi+104], rdx
    mov rbp, [rsp+112]
    mov [rdi+112], rbp
    mov rax, [rsp+120]
    mov [rdi+120], rax
    mov rbx, [rsp+128]
    mov [rdi+128], rbx
    mov rcx, [rsp+136]
    mov [rdi+136], rcx
    mov rdx, [rsp+144]
    mov [rdi+144], rdx
    mov rbp, [rsp+152]
    mov [rdi+152], rbp
    mov rax, [rsp+160]
    mov [rdi+160], rax
    mov rbx, [rsp+168]
    mov [rdi+168], rbx
    mov rcx, [rsp+176]
    mov [rdi+176], rcx
    mov rdx, [rsp+184]
    mov [rdi+184], rdx
    mov rbp, [rsp+192]
    mov [rdi+192], rbp
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
    add rsp, 440
    .cfi_adjust_cfa_offset -440
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
    .size lanes_keccak_permute_bmi2, .-lanes_keccak_permute_bmi2

    .section .note.GNU-stack, "", @progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
