# SPDX-License-Identifier: Apache-2.0
"""What the AArch64 generators share: functions of general registers (AAPCS64) and the text of
a .S file. A generator's module docstring becomes the header block of its file; run without
arguments it writes NAME.S beside itself, with --check it only compares.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import emit_s  # noqa: E402

# Callee-saved registers in the order in which functions take them. x18 belongs to the platform.
SAVED = [f'x{i}' for i in range(19, 29)]


def function(name, body, saved, below=0):
    """saved: how many of SAVED the body takes, even; below: bytes at sp that are its own."""
    if saved % 2 or saved > len(SAVED) or below % 16:
        raise ValueError(name)
    out = ['', f'.globl {name}', f'.hidden {name}', f'.type {name}, %function', '.p2align 6',
           f'{name}:', '.cfi_startproc', 'hint #34 // bti c']
    room = 8 * saved
    pairs = [(SAVED[i], SAVED[i + 1], 8 * i) for i in range(0, saved, 2)]
    for a, b, at in pairs:
        if at == 0:
            out += [f'stp {a}, {b}, [sp, #-{room}]!', f'.cfi_def_cfa_offset {room}']
        else:
            out.append(f'stp {a}, {b}, [sp, #{at}]')
        out += [f'.cfi_offset {a}, {at - room}', f'.cfi_offset {b}, {at + 8 - room}']
    if below:
        out += [f'sub sp, sp, #{below}', f'.cfi_adjust_cfa_offset {below}']
    out += body
    if below:
        out += [f'add sp, sp, #{below}', f'.cfi_adjust_cfa_offset -{below}']
    for a, b, at in reversed(pairs):
        if at == 0:
            out += [f'ldp {a}, {b}, [sp], #{room}', f'.cfi_adjust_cfa_offset -{room}']
        else:
            out.append(f'ldp {a}, {b}, [sp, #{at}]')
        out += [f'.cfi_restore {a}', f'.cfi_restore {b}']
    return out + ['ret', '.cfi_endproc', f'.size {name}, .-{name}']


# It supports branch target identification.
NOTES = emit_s.notes('%', 0xc0000000, 1)


def finish(source, doc, body):
    emit_s.finish(source, doc, ['.text'], body + NOTES)
