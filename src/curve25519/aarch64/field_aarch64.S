/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Written by gen_field_aarch64.py: change that.
 *
 * The field, the ladder and the points of Curve25519 in general registers of AArch64.
 *
 * void lanes_curve25519_mul_aarch64(struct lanes_fe *out, const struct lanes_fe *a,
 *                                   const struct lanes_fe *b);
 * void lanes_curve25519_square_aarch64(struct lanes_fe *out, const struct lanes_fe *a,
 *                                      unsigned times);
 * void lanes_curve25519_square_two_aarch64(struct lanes_fe out[2], const struct lanes_fe a[2],
 *                                          unsigned times);
 * void lanes_curve25519_ladder_aarch64(struct lanes_fe out[2], const uint8_t scalar[32],
 *                                      const struct lanes_fe *u);
 * void lanes_curve25519_twice_aarch64(struct lanes_point *p, unsigned times);
 * void lanes_curve25519_add_aarch64(struct lanes_point *p, const struct lanes_cached *q);
 * void lanes_curve25519_add_affine_aarch64(struct lanes_point *p, const struct lanes_affine *q);
 *
 * As src/curve25519/kernels.h and points.h have them. Numbers go in below 2^256
 * and come out below 2^255 + 2^12, not necessarily below p.
 * What they do not do: the ladder does not divide, and wants a clamped scalar.
 * Registers: x0-x17 and x19-x26, the latter saved; no vector register, not x18.
 * Stack: a frame for what is between, wiped by ladder and add_affine.
 * Constant time: branches on `times` and on the number of the bit only; choices by
 * csel with both values loaded. Multiplications are among the instructions whose time
 * does not depend on their operands where PSTATE.DIT says so.
 */
.text

    .globl lanes_curve25519_mul_aarch64
    .hidden lanes_curve25519_mul_aarch64
    .type lanes_curve25519_mul_aarch64, %function
    .p2align 6
lanes_curve25519_mul_aarch64:
    .cfi_startproc
    hint #34 // bti c
    stp x19, x20, [sp, #-48]!
    .cfi_def_cfa_offset 48
    .cfi_offset x19, -48
    .cfi_offset x20, -40
    stp x21, x22, [sp, #16]
    .cfi_offset x21, -32
    .cfi_offset x22, -24
    stp x23, x24, [sp, #32]
    .cfi_offset x23, -16
    .cfi_offset x24, -8
    mov x24, #38
    ldp x11, x12, [x1, #0]
    ldp x13, x14, [x1, #16]
    ldp x19, x20, [x2, #0]
    ldp x21, x22, [x2, #16]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #0]
    stp x5, x6, [x0, #16]
    ldp x23, x24, [sp, #32]
    .cfi_restore x23
    .cfi_restore x24
    ldp x21, x22, [sp, #16]
    .cfi_restore x21
    .cfi_restore x22
    ldp x19, x20, [sp], #48
    .cfi_adjust_cfa_offset -48
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
    .size lanes_curve25519_mul_aarch64, .-lanes_curve25519_mul_aarch64

    .globl lanes_curve25519_square_aarch64
    .hidden lanes_curve25519_square_aarch64
    .type lanes_curve25519_square_aarch64, %function
    .p2align 6
lanes_curve25519_square_aarch64:
    .cfi_startproc
    hint #34 // bti c
    stp x19, x20, [sp, #-48]!
    .cfi_def_cfa_offset 48
    .cfi_offset x19, -48
    .cfi_offset x20, -40
    stp x21, x22, [sp, #16]
    .cfi_offset x21, -32
    .cfi_offset x22, -24
    stp x23, x24, [sp, #32]
    .cfi_offset x23, -16
    .cfi_offset x24, -8
    mov x24, #38
1:
    ldp x11, x12, [x1, #0]
    ldp x13, x14, [x1, #16]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #0]
    stp x5, x6, [x0, #16]
    mov x1, x0
    subs w2, w2, #1
    b.ne 1b
    ldp x23, x24, [sp, #32]
    .cfi_restore x23
    .cfi_restore x24
    ldp x21, x22, [sp, #16]
    .cfi_restore x21
    .cfi_restore x22
    ldp x19, x20, [sp], #48
    .cfi_adjust_cfa_offset -48
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
    .size lanes_curve25519_square_aarch64, .-lanes_curve25519_square_aarch64

    .globl lanes_curve25519_square_two_aarch64
    .hidden lanes_curve25519_square_two_aarch64
    .type lanes_curve25519_square_two_aarch64, %function
    .p2align 6
lanes_curve25519_square_two_aarch64:
    .cfi_startproc
    hint #34 // bti c
    stp x19, x20, [sp, #-48]!
    .cfi_def_cfa_offset 48
    .cfi_offset x19, -48
    .cfi_offset x20, -40
    stp x21, x22, [sp, #16]
    .cfi_offset x21, -32
    .cfi_offset x22, -24
    stp x23, x24, [sp, #32]
    .cfi_offset x23, -16
    .cfi_offset x24, -8
    mov x24, #38
1:
    ldp x11, x12, [x1, #0]
    ldp x13, x14, [x1, #16]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #0]
    stp x5, x6, [x0, #16]
    ldp x11, x12, [x1, #32]
    ldp x13, x14, [x1, #48]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #32]
    stp x5, x6, [x0, #48]
    mov x1, x0
    subs w2, w2, #1
    b.ne 1b
    ldp x23, x24, [sp, #32]
    .cfi_restore x23
    .cfi_restore x24
    ldp x21, x22, [sp, #16]
    .cfi_restore x21
    .cfi_restore x22
    ldp x19, x20, [sp], #48
    .cfi_adjust_cfa_offset -48
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
    .size lanes_curve25519_square_two_aarch64, .-lanes_curve25519_square_two_aarch64

    .globl lanes_curve25519_ladder_aarch64
    .hidden lanes_curve25519_ladder_aarch64
    .type lanes_curve25519_ladder_aarch64, %function
    .p2align 6
lanes_curve25519_ladder_aarch64:
    .cfi_startproc
    hint #34 // bti c
    stp x19, x20, [sp, #-64]!
    .cfi_def_cfa_offset 64
    .cfi_offset x19, -64
    .cfi_offset x20, -56
    stp x21, x22, [sp, #16]
    .cfi_offset x21, -48
    .cfi_offset x22, -40
    stp x23, x24, [sp, #32]
    .cfi_offset x23, -32
    .cfi_offset x24, -24
    stp x25, x26, [sp, #48]
    .cfi_offset x25, -16
    .cfi_offset x26, -8
    sub sp, sp, #448
    .cfi_adjust_cfa_offset 448
    mov x24, #38
    ldp x3, x4, [x2, #0]
    ldp x5, x6, [x2, #16]
    stp x3, x4, [sp, #128]
    stp x5, x6, [sp, #144]
    stp x3, x4, [sp, #64]
    stp x5, x6, [sp, #80]
    mov x3, #1
    stp x3, xzr, [sp, #0]
    stp xzr, xzr, [sp, #16]
    stp x3, xzr, [sp, #96]
    stp xzr, xzr, [sp, #112]
    stp xzr, xzr, [sp, #32]
    stp xzr, xzr, [sp, #48]
    mov x25, #254
    mov x26, #0
1:
    ldp x3, x4, [sp, #0]
    ldp x5, x6, [sp, #16]
    ldp x19, x20, [sp, #32]
    ldp x21, x22, [sp, #48]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #160]
    stp x5, x6, [sp, #176]
    ldp x3, x4, [sp, #64]
    ldp x5, x6, [sp, #80]
    ldp x19, x20, [sp, #96]
    ldp x21, x22, [sp, #112]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #256]
    stp x5, x6, [sp, #272]
    ldp x3, x4, [sp, #64]
    ldp x5, x6, [sp, #80]
    ldp x19, x20, [sp, #96]
    ldp x21, x22, [sp, #112]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #224]
    stp x5, x6, [sp, #240]
    ldp x3, x4, [sp, #0]
    ldp x5, x6, [sp, #16]
    ldp x19, x20, [sp, #32]
    ldp x21, x22, [sp, #48]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #192]
    stp x5, x6, [sp, #208]
    ldp x11, x12, [sp, #256]
    ldp x13, x14, [sp, #272]
    ldp x19, x20, [sp, #160]
    ldp x21, x22, [sp, #176]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #288]
    stp x5, x6, [sp, #304]
    ldp x11, x12, [sp, #224]
    ldp x13, x14, [sp, #240]
    ldp x19, x20, [sp, #192]
    ldp x21, x22, [sp, #208]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #320]
    stp x5, x6, [sp, #336]
    lsr x3, x25, #3
    ldrb w3, [x1, x3]
    and x4, x25, #7
    lsr x3, x3, x4
    and x3, x3, #1
    eor x4, x26, x3
    mov x26, x3
    cmp x4, #0
    ldp x3, x4, [sp, #160]
    ldp x5, x6, [sp, #176]
    ldp x19, x20, [sp, #224]
    ldp x21, x22, [sp, #240]
    csel x3, x19, x3, ne
    csel x4, x20, x4, ne
    csel x5, x21, x5, ne
    csel x6, x22, x6, ne
    stp x3, x4, [sp, #160]
    stp x5, x6, [sp, #176]
    ldp x3, x4, [sp, #192]
    ldp x5, x6, [sp, #208]
    ldp x19, x20, [sp, #256]
    ldp x21, x22, [sp, #272]
    csel x3, x19, x3, ne
    csel x4, x20, x4, ne
    csel x5, x21, x5, ne
    csel x6, x22, x6, ne
    stp x3, x4, [sp, #192]
    stp x5, x6, [sp, #208]
    ldp x11, x12, [sp, #160]
    ldp x13, x14, [sp, #176]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #352]
    stp x5, x6, [sp, #368]
    ldp x11, x12, [sp, #192]
    ldp x13, x14, [sp, #208]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #384]
    stp x5, x6, [sp, #400]
    ldp x3, x4, [sp, #288]
    ldp x5, x6, [sp, #304]
    ldp x19, x20, [sp, #320]
    ldp x21, x22, [sp, #336]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #224]
    stp x5, x6, [sp, #240]
    ldp x3, x4, [sp, #288]
    ldp x5, x6, [sp, #304]
    ldp x19, x20, [sp, #320]
    ldp x21, x22, [sp, #336]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #256]
    stp x5, x6, [sp, #272]
    ldp x3, x4, [sp, #352]
    ldp x5, x6, [sp, #368]
    ldp x19, x20, [sp, #384]
    ldp x21, x22, [sp, #400]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #416]
    stp x5, x6, [sp, #432]
    ldp x11, x12, [sp, #224]
    ldp x13, x14, [sp, #240]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #64]
    stp x5, x6, [sp, #80]
    ldp x11, x12, [sp, #256]
    ldp x13, x14, [sp, #272]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #256]
    stp x5, x6, [sp, #272]
    ldp x11, x12, [sp, #416]
    ldp x13, x14, [sp, #432]
    ldp x19, x20, [sp, #384]
    ldp x21, x22, [sp, #400]
    mov x8, #56130
    movk x8, #1, lsl #16
    mul x3, x11, x8
    mul x4, x12, x8
    mul x5, x13, x8
    mul x6, x14, x8
    umulh x15, x11, x8
    umulh x16, x12, x8
    umulh x17, x13, x8
    umulh x23, x14, x8
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    adc x7, x23, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adc x7, x7, xzr
    extr x15, x7, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #224]
    stp x5, x6, [sp, #240]
    ldp x11, x12, [sp, #352]
    ldp x13, x14, [sp, #368]
    ldp x19, x20, [sp, #384]
    ldp x21, x22, [sp, #400]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #0]
    stp x5, x6, [sp, #16]
    ldp x11, x12, [sp, #128]
    ldp x13, x14, [sp, #144]
    ldp x19, x20, [sp, #256]
    ldp x21, x22, [sp, #272]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #96]
    stp x5, x6, [sp, #112]
    ldp x11, x12, [sp, #416]
    ldp x13, x14, [sp, #432]
    ldp x19, x20, [sp, #224]
    ldp x21, x22, [sp, #240]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #32]
    stp x5, x6, [sp, #48]
    subs x25, x25, #1
    b.pl 1b
    ldp x3, x4, [sp, #0]
    ldp x5, x6, [sp, #16]
    stp x3, x4, [x0, #0]
    stp x5, x6, [x0, #16]
    ldp x3, x4, [sp, #32]
    ldp x5, x6, [sp, #48]
    stp x3, x4, [x0, #32]
    stp x5, x6, [x0, #48]
    stp xzr, xzr, [sp, #0]
    stp xzr, xzr, [sp, #16]
    stp xzr, xzr, [sp, #32]
    stp xzr, xzr, [sp, #48]
    stp xzr, xzr, [sp, #64]
    stp xzr, xzr, [sp, #80]
    stp xzr, xzr, [sp, #96]
    stp xzr, xzr, [sp, #112]
    stp xzr, xzr, [sp, #128]
    stp xzr, xzr, [sp, #144]
    stp xzr, xzr, [sp, #160]
    stp xzr, xzr, [sp, #176]
    stp xzr, xzr, [sp, #192]
    stp xzr, xzr, [sp, #208]
    stp xzr, xzr, [sp, #224]
    stp xzr, xzr, [sp, #240]
    stp xzr, xzr, [sp, #256]
    stp xzr, xzr, [sp, #272]
    stp xzr, xzr, [sp, #288]
    stp xzr, xzr, [sp, #304]
    stp xzr, xzr, [sp, #320]
    stp xzr, xzr, [sp, #336]
    stp xzr, xzr, [sp, #352]
    stp xzr, xzr, [sp, #368]
    stp xzr, xzr, [sp, #384]
    stp xzr, xzr, [sp, #400]
    stp xzr, xzr, [sp, #416]
    stp xzr, xzr, [sp, #432]
    add sp, sp, #448
    .cfi_adjust_cfa_offset -448
    ldp x25, x26, [sp, #48]
    .cfi_restore x25
    .cfi_restore x26
    ldp x23, x24, [sp, #32]
    .cfi_restore x23
    .cfi_restore x24
    ldp x21, x22, [sp, #16]
    .cfi_restore x21
    .cfi_restore x22
    ldp x19, x20, [sp], #64
    .cfi_adjust_cfa_offset -64
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
    .size lanes_curve25519_ladder_aarch64, .-lanes_curve25519_ladder_aarch64

    .globl lanes_curve25519_twice_aarch64
    .hidden lanes_curve25519_twice_aarch64
    .type lanes_curve25519_twice_aarch64, %function
    .p2align 6
lanes_curve25519_twice_aarch64:
    .cfi_startproc
    hint #34 // bti c
    stp x19, x20, [sp, #-48]!
    .cfi_def_cfa_offset 48
    .cfi_offset x19, -48
    .cfi_offset x20, -40
    stp x21, x22, [sp, #16]
    .cfi_offset x21, -32
    .cfi_offset x22, -24
    stp x23, x24, [sp, #32]
    .cfi_offset x23, -16
    .cfi_offset x24, -8
    sub sp, sp, #256
    .cfi_adjust_cfa_offset 256
    mov x24, #38
1:
    ldp x3, x4, [x0, #0]
    ldp x5, x6, [x0, #16]
    ldp x19, x20, [x0, #32]
    ldp x21, x22, [x0, #48]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #96]
    stp x5, x6, [sp, #112]
    ldp x11, x12, [x0, #64]
    ldp x13, x14, [x0, #80]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #64]
    stp x5, x6, [sp, #80]
    ldp x11, x12, [x0, #0]
    ldp x13, x14, [x0, #16]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #0]
    stp x5, x6, [sp, #16]
    ldp x11, x12, [x0, #32]
    ldp x13, x14, [x0, #48]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #32]
    stp x5, x6, [sp, #48]
    ldp x3, x4, [sp, #64]
    ldp x5, x6, [sp, #80]
    ldp x19, x20, [sp, #64]
    ldp x21, x22, [sp, #80]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #64]
    stp x5, x6, [sp, #80]
    ldp x11, x12, [sp, #96]
    ldp x13, x14, [sp, #112]
    mul x4, x11, x12
    mul x15, x11, x13
    mul x17, x11, x14
    umulh x5, x11, x12
    umulh x6, x11, x13
    umulh x7, x11, x14
    adds x5, x5, x15
    adcs x6, x6, x17
    adc x7, x7, xzr
    mul x15, x12, x13
    mul x17, x12, x14
    umulh x16, x12, x13
    umulh x8, x12, x14
    adds x17, x17, x16
    adc x8, x8, xzr
    adds x6, x6, x15
    adcs x7, x7, x17
    adc x8, x8, xzr
    mul x15, x13, x14
    umulh x9, x13, x14
    adds x8, x8, x15
    adc x9, x9, xzr
    mul x3, x11, x11
    umulh x15, x11, x11
    mul x16, x12, x12
    umulh x17, x12, x12
    mul x23, x13, x13
    umulh x19, x13, x13
    mul x20, x14, x14
    umulh x21, x14, x14
    adds x4, x4, x4
    adcs x5, x5, x5
    adcs x6, x6, x6
    adcs x7, x7, x7
    adcs x8, x8, x8
    adcs x9, x9, x9
    adc x10, xzr, xzr
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adcs x8, x8, x19
    adcs x9, x9, x20
    adc x10, x10, x21
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #96]
    stp x5, x6, [sp, #112]
    ldp x3, x4, [sp, #0]
    ldp x5, x6, [sp, #16]
    ldp x19, x20, [sp, #32]
    ldp x21, x22, [sp, #48]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #192]
    stp x5, x6, [sp, #208]
    ldp x3, x4, [sp, #64]
    ldp x5, x6, [sp, #80]
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #224]
    stp x5, x6, [sp, #240]
    ldp x3, x4, [sp, #32]
    ldp x5, x6, [sp, #48]
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #160]
    stp x5, x6, [sp, #176]
    ldp x3, x4, [sp, #224]
    ldp x5, x6, [sp, #240]
    ldp x19, x20, [sp, #32]
    ldp x21, x22, [sp, #48]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #128]
    stp x5, x6, [sp, #144]
    ldp x3, x4, [sp, #96]
    ldp x5, x6, [sp, #112]
    ldp x19, x20, [sp, #192]
    ldp x21, x22, [sp, #208]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    csel x15, x24, xzr, cc
    sub x3, x3, x15
    stp x3, x4, [sp, #96]
    stp x5, x6, [sp, #112]
    ldp x11, x12, [sp, #128]
    ldp x13, x14, [sp, #144]
    ldp x19, x20, [sp, #160]
    ldp x21, x22, [sp, #176]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #64]
    stp x5, x6, [x0, #80]
    ldp x11, x12, [sp, #160]
    ldp x13, x14, [sp, #176]
    ldp x19, x20, [sp, #192]
    ldp x21, x22, [sp, #208]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #32]
    stp x5, x6, [x0, #48]
    ldp x11, x12, [sp, #96]
    ldp x13, x14, [sp, #112]
    ldp x19, x20, [sp, #128]
    ldp x21, x22, [sp, #144]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #0]
    stp x5, x6, [x0, #16]
    subs w1, w1, #1
    b.ne 1b
    ldp x11, x12, [sp, #96]
    ldp x13, x14, [sp, #112]
    ldp x19, x20, [sp, #192]
    ldp x21, x22, [sp, #208]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #96]
    stp x5, x6, [x0, #112]
    add sp, sp, #256
    .cfi_adjust_cfa_offset -256
    ldp x23, x24, [sp, #32]
    .cfi_restore x23
    .cfi_restore x24
    ldp x21, x22, [sp, #16]
    .cfi_restore x21
    .cfi_restore x22
    ldp x19, x20, [sp], #48
    .cfi_adjust_cfa_offset -48
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
    .size lanes_curve25519_twice_aarch64, .-lanes_curve25519_twice_aarch64

    .globl lanes_curve25519_add_aarch64
    .hidden lanes_curve25519_add_aarch64
    .type lanes_curve25519_add_aarch64, %function
    .p2align 6
lanes_curve25519_add_aarch64:
    .cfi_startproc
    hint #34 // bti c
    stp x19, x20, [sp, #-48]!
    .cfi_def_cfa_offset 48
    .cfi_offset x19, -48
    .cfi_offset x20, -40
    stp x21, x22, [sp, #16]
    .cfi_offset x21, -32
    .cfi_offset x22, -24
    stp x23, x24, [sp, #32]
    .cfi_offset x23, -16
    .cfi_offset x24, -8
    sub sp, sp, #256
    .cfi_adjust_cfa_offset 256
    mov x24, #38
    ldp x3, x4, [x0, #32]
    ldp x5, x6, [x0, #48]
    ldp x19, x20, [x0, #0]
    ldp x21, x22, [x0, #16]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #0]
    stp x5, x6, [sp, #16]
    ldp x3, x4, [x0, #32]
    ldp x5, x6, [x0, #48]
    ldp x19, x20, [x0, #0]
    ldp x21, x22, [x0, #16]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #32]
    stp x5, x6, [sp, #48]
    ldp x11, x12, [x0, #96]
    ldp x13, x14, [x0, #112]
    ldp x19, x20, [x1, #96]
    ldp x21, x22, [x1, #112]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #64]
    stp x5, x6, [sp, #80]
    ldp x11, x12, [sp, #0]
    ldp x13, x14, [sp, #16]
    ldp x19, x20, [x1, #32]
    ldp x21, x22, [x1, #48]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #0]
    stp x5, x6, [sp, #16]
    ldp x11, x12, [sp, #32]
    ldp x13, x14, [sp, #48]
    ldp x19, x20, [x1, #0]
    ldp x21, x22, [x1, #16]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #32]
    stp x5, x6, [sp, #48]
    ldp x11, x12, [x0, #64]
    ldp x13, x14, [x0, #80]
    ldp x19, x20, [x1, #64]
    ldp x21, x22, [x1, #80]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #96]
    stp x5, x6, [sp, #112]
    ldp x3, x4, [sp, #32]
    ldp x5, x6, [sp, #48]
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #128]
    stp x5, x6, [sp, #144]
    ldp x3, x4, [sp, #32]
    ldp x5, x6, [sp, #48]
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #224]
    stp x5, x6, [sp, #240]
    ldp x3, x4, [sp, #96]
    ldp x5, x6, [sp, #112]
    ldp x19, x20, [sp, #64]
    ldp x21, x22, [sp, #80]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #160]
    stp x5, x6, [sp, #176]
    ldp x3, x4, [sp, #96]
    ldp x5, x6, [sp, #112]
    ldp x19, x20, [sp, #64]
    ldp x21, x22, [sp, #80]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #192]
    stp x5, x6, [sp, #208]
    ldp x11, x12, [sp, #128]
    ldp x13, x14, [sp, #144]
    ldp x19, x20, [sp, #160]
    ldp x21, x22, [sp, #176]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #0]
    stp x5, x6, [x0, #16]
    ldp x11, x12, [sp, #160]
    ldp x13, x14, [sp, #176]
    ldp x19, x20, [sp, #192]
    ldp x21, x22, [sp, #208]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #64]
    stp x5, x6, [x0, #80]
    ldp x11, x12, [sp, #192]
    ldp x13, x14, [sp, #208]
    ldp x19, x20, [sp, #224]
    ldp x21, x22, [sp, #240]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #32]
    stp x5, x6, [x0, #48]
    ldp x11, x12, [sp, #128]
    ldp x13, x14, [sp, #144]
    ldp x19, x20, [sp, #224]
    ldp x21, x22, [sp, #240]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #96]
    stp x5, x6, [x0, #112]
    add sp, sp, #256
    .cfi_adjust_cfa_offset -256
    ldp x23, x24, [sp, #32]
    .cfi_restore x23
    .cfi_restore x24
    ldp x21, x22, [sp, #16]
    .cfi_restore x21
    .cfi_restore x22
    ldp x19, x20, [sp], #48
    .cfi_adjust_cfa_offset -48
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
    .size lanes_curve25519_add_aarch64, .-lanes_curve25519_add_aarch64

    .globl lanes_curve25519_add_affine_aarch64
    .hidden lanes_curve25519_add_affine_aarch64
    .type lanes_curve25519_add_affine_aarch64, %function
    .p2align 6
lanes_curve25519_add_affine_aarch64:
    .cfi_startproc
    hint #34 // bti c
    stp x19, x20, [sp, #-48]!
    .cfi_def_cfa_offset 48
    .cfi_offset x19, -48
    .cfi_offset x20, -40
    stp x21, x22, [sp, #16]
    .cfi_offset x21, -32
    .cfi_offset x22, -24
    stp x23, x24, [sp, #32]
    .cfi_offset x23, -16
    .cfi_offset x24, -8
    sub sp, sp, #256
    .cfi_adjust_cfa_offset 256
    mov x24, #38
    ldp x3, x4, [x0, #32]
    ldp x5, x6, [x0, #48]
    ldp x19, x20, [x0, #0]
    ldp x21, x22, [x0, #16]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #0]
    stp x5, x6, [sp, #16]
    ldp x3, x4, [x0, #32]
    ldp x5, x6, [x0, #48]
    ldp x19, x20, [x0, #0]
    ldp x21, x22, [x0, #16]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #32]
    stp x5, x6, [sp, #48]
    ldp x11, x12, [x0, #96]
    ldp x13, x14, [x0, #112]
    ldp x19, x20, [x1, #64]
    ldp x21, x22, [x1, #80]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #64]
    stp x5, x6, [sp, #80]
    ldp x11, x12, [sp, #0]
    ldp x13, x14, [sp, #16]
    ldp x19, x20, [x1, #32]
    ldp x21, x22, [x1, #48]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #0]
    stp x5, x6, [sp, #16]
    ldp x11, x12, [sp, #32]
    ldp x13, x14, [sp, #48]
    ldp x19, x20, [x1, #0]
    ldp x21, x22, [x1, #16]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [sp, #32]
    stp x5, x6, [sp, #48]
    ldp x3, x4, [x0, #64]
    ldp x5, x6, [x0, #80]
    ldp x19, x20, [x0, #64]
    ldp x21, x22, [x0, #80]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #96]
    stp x5, x6, [sp, #112]
    ldp x3, x4, [sp, #32]
    ldp x5, x6, [sp, #48]
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #128]
    stp x5, x6, [sp, #144]
    ldp x3, x4, [sp, #32]
    ldp x5, x6, [sp, #48]
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #224]
    stp x5, x6, [sp, #240]
    ldp x3, x4, [sp, #96]
    ldp x5, x6, [sp, #112]
    ldp x19, x20, [sp, #64]
    ldp x21, x22, [sp, #80]
    subs x3, x3, x19
    sbcs x4, x4, x20
    sbcs x5, x5, x21
    sbcs x6, x6, x22
    csel x15, x24, xzr, cc
    subs x3, x3, x15
    sbcs x4, x4, xzr
    sbcs x5, x5, xzr
    sbcs x6, x6, xzr
    stp x3, x4, [sp, #160]
    stp x5, x6, [sp, #176]
    ldp x3, x4, [sp, #96]
    ldp x5, x6, [sp, #112]
    ldp x19, x20, [sp, #64]
    ldp x21, x22, [sp, #80]
    adds x3, x3, x19
    adcs x4, x4, x20
    adcs x5, x5, x21
    adcs x6, x6, x22
    csel x15, x24, xzr, cs
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adcs x6, x6, xzr
    stp x3, x4, [sp, #192]
    stp x5, x6, [sp, #208]
    ldp x11, x12, [sp, #128]
    ldp x13, x14, [sp, #144]
    ldp x19, x20, [sp, #160]
    ldp x21, x22, [sp, #176]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #0]
    stp x5, x6, [x0, #16]
    ldp x11, x12, [sp, #160]
    ldp x13, x14, [sp, #176]
    ldp x19, x20, [sp, #192]
    ldp x21, x22, [sp, #208]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #64]
    stp x5, x6, [x0, #80]
    ldp x11, x12, [sp, #192]
    ldp x13, x14, [sp, #208]
    ldp x19, x20, [sp, #224]
    ldp x21, x22, [sp, #240]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #32]
    stp x5, x6, [x0, #48]
    ldp x11, x12, [sp, #128]
    ldp x13, x14, [sp, #144]
    ldp x19, x20, [sp, #224]
    ldp x21, x22, [sp, #240]
    mul x3, x11, x19
    mul x16, x12, x19
    mul x17, x13, x19
    mul x23, x14, x19
    umulh x4, x11, x19
    umulh x5, x12, x19
    umulh x6, x13, x19
    umulh x7, x14, x19
    adds x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x7, x7, xzr
    mul x15, x11, x20
    mul x16, x12, x20
    mul x17, x13, x20
    mul x23, x14, x20
    adds x4, x4, x15
    adcs x5, x5, x16
    adcs x6, x6, x17
    adcs x7, x7, x23
    adc x8, xzr, xzr
    umulh x15, x11, x20
    umulh x16, x12, x20
    umulh x17, x13, x20
    umulh x23, x14, x20
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adc x8, x8, x23
    mul x15, x11, x21
    mul x16, x12, x21
    mul x17, x13, x21
    mul x23, x14, x21
    adds x5, x5, x15
    adcs x6, x6, x16
    adcs x7, x7, x17
    adcs x8, x8, x23
    adc x9, xzr, xzr
    umulh x15, x11, x21
    umulh x16, x12, x21
    umulh x17, x13, x21
    umulh x23, x14, x21
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adc x9, x9, x23
    mul x15, x11, x22
    mul x16, x12, x22
    mul x17, x13, x22
    mul x23, x14, x22
    adds x6, x6, x15
    adcs x7, x7, x16
    adcs x8, x8, x17
    adcs x9, x9, x23
    adc x10, xzr, xzr
    umulh x15, x11, x22
    umulh x16, x12, x22
    umulh x17, x13, x22
    umulh x23, x14, x22
    adds x7, x7, x15
    adcs x8, x8, x16
    adcs x9, x9, x17
    adc x10, x10, x23
    mul x15, x7, x24
    mul x16, x8, x24
    mul x17, x9, x24
    mul x23, x10, x24
    umulh x7, x7, x24
    umulh x8, x8, x24
    umulh x9, x9, x24
    umulh x10, x10, x24
    adds x3, x3, x15
    adcs x4, x4, x16
    adcs x5, x5, x17
    adcs x6, x6, x23
    adc x10, x10, xzr
    adds x4, x4, x7
    adcs x5, x5, x8
    adcs x6, x6, x9
    adc x10, x10, xzr
    extr x15, x10, x6, #63
    and x6, x6, #0x7fffffffffffffff
    add x16, x15, x15, lsl #1
    add x15, x16, x15, lsl #4
    adds x3, x3, x15
    adcs x4, x4, xzr
    adcs x5, x5, xzr
    adc x6, x6, xzr
    stp x3, x4, [x0, #96]
    stp x5, x6, [x0, #112]
    stp xzr, xzr, [sp, #0]
    stp xzr, xzr, [sp, #16]
    stp xzr, xzr, [sp, #32]
    stp xzr, xzr, [sp, #48]
    stp xzr, xzr, [sp, #64]
    stp xzr, xzr, [sp, #80]
    stp xzr, xzr, [sp, #96]
    stp xzr, xzr, [sp, #112]
    stp xzr, xzr, [sp, #128]
    stp xzr, xzr, [sp, #144]
    stp xzr, xzr, [sp, #160]
    stp xzr, xzr, [sp, #176]
    stp xzr, xzr, [sp, #192]
    stp xzr, xzr, [sp, #208]
    stp xzr, xzr, [sp, #224]
    stp xzr, xzr, [sp, #240]
    add sp, sp, #256
    .cfi_adjust_cfa_offset -256
    ldp x23, x24, [sp, #32]
    .cfi_restore x23
    .cfi_restore x24
    ldp x21, x22, [sp, #16]
    .cfi_restore x21
    .cfi_restore x22
    ldp x19, x20, [sp], #48
    .cfi_adjust_cfa_offset -48
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
    .size lanes_curve25519_add_affine_aarch64, .-lanes_curve25519_add_affine_aarch64

    .section .note.GNU-stack, "", %progbits
    .section .note.gnu.property, "a"
    .p2align 3
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000000, 4, 1, 0
