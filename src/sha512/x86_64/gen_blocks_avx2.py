#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""SHA-512's compression function (FIPS 180-4, 6.4.2): AVX2 and BMI2.

void lanes_sha512_blocks_avx2(uint64_t state[8], const uint8_t *in, size_t blocks);

The message schedule of two blocks at a time in vectors, two words of each in a
register, merged into the rounds of the first; what it leaves in the frame, words
with their constants added, the rounds of the second only read. An odd last
block goes through beside itself, and its copy is not used.
The rounds are scalar: rorx, andn, and Maj(a, b, c) as ((a ^ b) & (b ^ c)) ^ b, of
which a ^ b is b ^ c of the next round. d + h + w + k is added before Ch and
Sigma1 of e are known, two additions more, so that from e to the next e are four
operations, not five. 26 instructions a round.

Registers: a-h in rax rbx rcx rdx r8 r9 r10 r11, turning; r12 r13 temporaries, r14 r15
a ^ b and b ^ c; rdi words with constants, rsi constants; ymm0-7 the schedule.
Stack: a frame of 1,280 bytes of schedule, wiped before return, and 32 of pointers.
Constant time: branches on `blocks` only.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402

NAME = 'lanes_sha512_blocks_avx2'
SAVED = ['rbx', 'r12', 'r13', 'r14', 'r15']
STATE = ['rax', 'rbx', 'rcx', 'rdx', 'r8', 'r9', 'r10', 'r11']
T0, T1 = 'r12', 'r13'
WORDS = 1280
STATE_AT, IN_AT, BLOCKS_AT, END_AT = (f'[rsp+{WORDS + 8 * i}]' for i in range(4))


def rounds():
    """Sixteen rounds, of which word t is at rdi + 16 t, two words in 32 bytes."""
    out = []
    v, new, old = list(STATE), 'r14', 'r15'
    for t in range(16):
        a, b, c, d, e, f, g, h = v
        out += [f'add {h}, [rdi+{32 * (t // 2) + 8 * (t % 2)}]',
                f'andn {T0}, {e}, {g}',
                f'add {d}, {h}',
                f'mov {T1}, {e}',
                f'and {T1}, {f}',
                f'mov {new}, {a}',
                f'add {T0}, {T1}',
                f'rorx {T1}, {e}, 41',
                f'add {h}, {T0}',
                f'add {d}, {T0}',
                f'rorx {T0}, {e}, 18',
                f'xor {new}, {b}',
                f'xor {T0}, {T1}',
                f'rorx {T1}, {e}, 14',
                f'and {old}, {new}',
                f'xor {T0}, {T1}',
                f'xor {old}, {b}',
                f'add {d}, {T0}',
                f'add {h}, {T0}',
                f'rorx {T0}, {a}, 39',
                f'rorx {T1}, {a}, 34',
                f'add {h}, {old}',
                f'xor {T0}, {T1}',
                f'rorx {T1}, {a}, 28',
                f'xor {T0}, {T1}',
                f'add {h}, {T0}']
        v = [h] + v[:7]
        new, old = old, new
    return out


def schedule():
    """The next sixteen words in place, and with constants to rdi + 256."""
    out = []

    def rotate(to, x, count, via):
        out.extend([f'vpsrlq {to}, {x}, {count}', f'vpsllq {via}, {x}, {64 - count}',
                    f'vpxor {to}, {to}, {via}'])

    for i in range(8):
        x = [f'ymm{(i + k) % 8}' for k in range(8)]
        out.append(f'vpalignr ymm8, {x[1]}, {x[0]}, 8')        # w[t - 15]
        out.append(f'vpalignr ymm9, {x[5]}, {x[4]}, 8')        # w[t - 7]
        out.append(f'vpaddq {x[0]}, {x[0]}, ymm9')
        rotate('ymm9', 'ymm8', 1, 'ymm10')
        out.append('vpshufb ymm10, ymm8, ymm15')               # by 8
        out.append('vpsrlq ymm8, ymm8, 7')
        out.append('vpxor ymm9, ymm9, ymm10')
        out.append('vpxor ymm9, ymm9, ymm8')
        out.append(f'vpaddq {x[0]}, {x[0]}, ymm9')
        rotate('ymm11', x[7], 19, 'ymm12')                     # w[t - 2]
        rotate('ymm13', x[7], 61, 'ymm14')
        out.append(f'vpsrlq ymm12, {x[7]}, 6')
        out.append('vpxor ymm11, ymm11, ymm13')
        out.append('vpxor ymm11, ymm11, ymm12')
        out.append(f'vpaddq {x[0]}, {x[0]}, ymm11')
        out += with_constants(x[0], i, 256)
    return out


def with_constants(x, i, at):
    return [f'vbroadcasti128 ymm8, [rsi+{16 * i}]', f'vpaddq ymm8, ymm8, {x}',
            f'vmovdqa [rdi+{at + 32 * i}], ymm8']


def start_pair():
    """Sixteen words of two blocks, of the last block twice if it is alone."""
    out = [f'mov r14, {IN_AT}', 'lea r15, [r14+128]', f'cmp qword ptr {BLOCKS_AT}, 1',
           'cmove r15, r14', 'vmovdqa ymm14, [rip+big_endian]', 'mov rdi, rsp',
           'lea rsi, [rip+lanes_sha512_constants]']
    for i in range(8):
        out += [f'vmovdqu xmm{i}, [r14+{16 * i}]',
                f'vinserti128 ymm{i}, ymm{i}, [r15+{16 * i}], 1',
                f'vpshufb ymm{i}, ymm{i}, ymm14']
        out += with_constants(f'ymm{i}', i, 0)
    return out + ['add rsi, 128', f'lea r14, [rsp+{WORDS}]', f'mov {END_AT}, r14']


def begin_rounds():
    return [f'mov r15, {STATE[1]}', f'xor r15, {STATE[2]}']


def add_state():
    return [f'mov r14, {STATE_AT}'] + \
        [line for i, reg in enumerate(STATE)
         for line in (f'add {reg}, [r14+{8 * i}]', f'mov [r14+{8 * i}], {reg}')]


def body():
    out = ['test rdx, rdx', 'jz 5f', f'mov {STATE_AT}, rdi', f'mov {IN_AT}, rsi',
           f'mov {BLOCKS_AT}, rdx', 'vmovdqa ymm15, [rip+rotate_8]', 'mov r14, rdi']
    out += [f'mov {reg}, [r14+{8 * i}]' for i, reg in enumerate(STATE)]
    out += ['.p2align 4', '1:'] + start_pair() + begin_rounds()
    out += ['.p2align 5', '2:'] + emit.merge(rounds(), schedule())
    out += ['add rdi, 256', 'add rsi, 128', f'lea {T0}, [rsp+{WORDS - 256}]', f'cmp rdi, {T0}',
            'jne 2b']
    out += ['.p2align 5', '3:'] + rounds()
    out += ['add rdi, 256', f'cmp rdi, {END_AT}', 'jne 3b'] + add_state()
    out += [f'add qword ptr {IN_AT}, 128', f'sub qword ptr {BLOCKS_AT}, 1', 'jz 4f']
    # After the second block of a pair the words end 16 bytes later than after the first.
    out += [f'lea {T0}, [rsp+{WORDS + 16}]', f'cmp {END_AT}, {T0}', 'je 1b',
            f'mov {END_AT}, {T0}', 'lea rdi, [rsp+16]'] + begin_rounds() + ['jmp 3b']
    out += ['4:', 'vpxor xmm0, xmm0, xmm0'] + \
        [f'vmovdqa [rsp+{32 * i}], ymm0' for i in range(WORDS // 32)] + ['5:']
    return out


def bytes_as_words(values):
    return [int.from_bytes(bytes(values[i:i + 4]), 'little') for i in range(0, len(values), 4)]


TABLE = {
    'big_endian': bytes_as_words([8 * (i // 8) + 7 - i % 8 for i in range(16)]) * 2,
    'rotate_8': bytes_as_words([8 * (i // 8) + (i + 1) % 8 for i in range(16)]) * 2,
}

emit.finish(__file__, __doc__,
            ['.hidden lanes_sha512_constants'] +
            emit.prologue(NAME, SAVED, frame=WORDS + 32) + body() +
            emit.epilogue(NAME, SAVED, frame=WORDS + 32) + emit.constants(TABLE))
