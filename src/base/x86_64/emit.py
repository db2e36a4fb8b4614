# SPDX-License-Identifier: Apache-2.0
"""What all kernel generators share: the text of a .S file around lists of instructions.

A generator's module docstring becomes the header block of its file. Run without
arguments it writes NAME_avx2.S beside itself; with --check it only compares.
"""
import os
import re
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import emit_s  # noqa: E402


def merge(first, second):
    """Spreads the instructions of second evenly among those of first.

    Legal if only one of the two touches the flags, and they share no registers.
    """
    out, done = [], 0
    for i, line in enumerate(first):
        out.append(line)
        due = len(second) * (i + 1) // len(first)
        out += second[done:due]
        done = due
    return out


def prologue(name, saved=(), frame=0, below=0):
    """Entry of a function.

    frame: bytes at rsp, 64-byte aligned; rbp then points above them
    below: instead of that, bytes at rsp of any alignment; rbp is free
    """
    out = ['', f'.globl {name}', f'.hidden {name}', f'.type {name}, @function', '.p2align 6',
           f'{name}:', '.cfi_startproc', 'endbr64']
    if frame:
        out += ['push rbp', '.cfi_def_cfa_offset 16', '.cfi_offset rbp, -16', 'mov rbp, rsp',
                '.cfi_def_cfa_register rbp']
    for i, reg in enumerate(saved):
        out.append(f'push {reg}')
        if frame:
            out.append(f'.cfi_offset {reg}, {-24 - 8 * i}')
        else:
            out += ['.cfi_adjust_cfa_offset 8', f'.cfi_offset {reg}, {-16 - 8 * i}']
    if frame:
        out += [f'sub rsp, {frame}', 'and rsp, -64']
    if below:
        out += [f'sub rsp, {below}', f'.cfi_adjust_cfa_offset {below}']
    return out


def wipe_stored(code):
    """Zeroes, with ymm0, the 32-byte slots of the frame that `code` stores vector registers to."""
    slots = sorted({int(m[1]) // 32 * 32 for line in code
                    if (m := re.match(r'vmovdq[au] \[rsp\+(\d+)\], [xy]mm', line))})
    return ['vpxor xmm0, xmm0, xmm0'] * bool(slots) + \
        [f'vmovdqa [rsp+{slot}], ymm0' for slot in slots]


def epilogue(name, saved=(), frame=0, vector=True, below=0):
    """Return; all vector registers, if used, are zeroed: what they held is secret."""
    out = ['vzeroall'] if vector else []
    if frame:
        out.append(f'lea rsp, [rbp-{8 * len(saved)}]' if saved else 'mov rsp, rbp')
    if below:
        out += [f'add rsp, {below}', f'.cfi_adjust_cfa_offset -{below}']
    for reg in reversed(saved):
        out.append(f'pop {reg}')
        out.append(f'.cfi_restore {reg}')
        if not frame:
            out.append('.cfi_adjust_cfa_offset -8')
    if frame:
        out += ['pop rbp', '.cfi_def_cfa rsp, 8', '.cfi_restore rbp']
    return out + ['ret', '.cfi_endproc', f'.size {name}, .-{name}']


def constants(table):
    """Read-only data, 32-byte aligned; table: label -> list of 32-bit words."""
    out = ['', '.section .rodata', '.p2align 6']
    for label, words in table.items():
        out.append(f'{label}:')
        if not any(words):
            out.append(f'.zero {4 * len(words)}')
            continue
        for i in range(0, len(words), 8):
            out.append('.long ' + ', '.join(f'{w & 0xffffffff:#x}' for w in words[i:i + 8]))
    return out


# It supports indirect-branch tracking and shadow stacks.
NOTES = emit_s.notes('@', 0xc0000002, 3)


def finish(source, doc, body):
    emit_s.finish(source, doc, ['.intel_syntax noprefix', '.text'], body + NOTES)
