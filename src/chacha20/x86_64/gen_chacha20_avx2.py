# SPDX-License-Identifier: Apache-2.0
"""ChaCha20 (RFC 8439, 2.3) and HChaCha20 (draft-irtf-cfrg-xchacha, 2.2), AVX2.

void lanes_chacha20_xor_blocks_avx2(uint8_t *out, const uint8_t *in, size_t blocks,
                                    const uint32_t state[16]);
    out[0 .. 64 blocks) = in ^ keystream, any number of blocks.
void lanes_chacha20_keystream_avx2(uint8_t *out, size_t blocks, const uint32_t state[16]);
    The keystream itself, 1 <= blocks <= 8.
void lanes_hchacha20_avx2(uint8_t subkey[32], const uint8_t key[32], const uint8_t nonce[16]);

Not done: the counter (word 12) is not carried into word 13, nor written back; the
caller keeps state[12] + blocks <= 2^32.

8 blocks and more go by word-sliced chunks of 8, two in flight (class Chunks of
chacha20_vector.py), 1 to 7 blocks and the rest by rows (class Rows).

Registers: see the #defines; all ymm are used, and zeroed at the end, as are the slots
of the frame that held state. rbp is the frame pointer.
Stack: FRAME bytes below the saved registers, 64-byte aligned.
Constant time: branches and addresses depend on `blocks` and pointers only.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
from chacha20_vector import ROTATED, Chunks, Rows  # noqa: E402
from emit import constants, epilogue, finish, prologue, wipe_stored  # noqa: E402

SLOTS = 0            # 32 words of 8 blocks
ROW3 = 1024          # row 3 of the state: the counter of the next chunk
FRAME = 1088
DEFINES = ['', '#define out rdi', '#define in rsi', '#define blocks rdx', '#define state rcx',
           '#define row3 r8', '#define chunks r9', '#define rounds eax', '']


def row(i):
    return f'[state+{16 * i}]' if i < 3 else '[row3]'


def word(i):
    return f'[state+{4 * i}]' if i < 12 else f'[row3+{4 * (i - 12)}]'


def loop(label, times, body):
    return [f'mov rounds, {times}', '.p2align 5', f'{label}:', *body, 'dec rounds', f'jnz {label}b']


def by_rows(sets, end):
    """2 sets - 1 or 2 sets blocks, then jumps to end."""
    rows = Rows(sets, SLOTS, row, 'out', 'in')
    code = rows.begin() + loop('1', 10, rows.body())
    first, second = rows.finish()
    code += first + ['test blocks, 1', 'jnz 2f'] + second
    return code + ['2:'] + wipe_stored(code) + [f'jmp {end}']


def bulk():
    """blocks / 8 chunks, at least one; blocks %= 8."""
    c = Chunks(SLOTS, word, 'out', 'in')
    code = c.begin() + ['add dword ptr [row3], 8'] + loop('1', 5, c.one_body)
    code += ['dec chunks', 'jz 5f'] + c.pair()
    code += ['2:'] + c.second() + ['add dword ptr [row3], 8'] + loop('3', 5, c.two_body)
    code += c.finish_first() + ['add out, 512', 'add in, 512', 'dec chunks', 'jnz 2b'] + c.single()
    code += ['5:'] + loop('6', 5, c.one_body) + c.finish() + ['add out, 512', 'add in, 512']
    return ['vmovdqu xmm0, [state+48]', f'vmovdqa [rsp+{ROW3}], xmm0', f'lea row3, [rsp+{ROW3}]',
            'mov chunks, blocks', 'shr chunks, 3', 'and blocks, 7'] + code + wipe_stored(code)


def xor_blocks():
    name = 'lanes_chacha20_xor_blocks_avx2'
    code = prologue(name, (), FRAME)
    code += ['lea row3, [state+48]', 'cmp blocks, 8', 'jb .Lshort'] + bulk()
    code += ['test blocks, blocks', 'jz .Lend',
             '.Lshort:', 'cmp blocks, 4', 'ja .Lmore_than_4', 'cmp blocks, 2', 'ja .Lrows2']
    code += by_rows(1, '.Lend')
    code += ['.Lrows2:'] + by_rows(2, '.Lend')
    code += ['.Lmore_than_4:', 'cmp blocks, 6', 'ja .Lrows4'] + by_rows(3, '.Lend')
    code += ['.Lrows4:'] + by_rows(4, '.Lend')
    code += ['.Lend:'] + wipe_stored([f'vmovdqa [rsp+{ROW3}], ymm0'])
    return code + epilogue(name, (), FRAME)


def keystream():
    """xor_blocks of zeros."""
    name = 'lanes_chacha20_keystream_avx2'
    return prologue(name) + ['mov state, rdx', 'mov blocks, rsi', 'lea in, [rip+.Lzero]',
                             'jmp lanes_chacha20_xor_blocks_avx2', '.cfi_endproc',
                             f'.size {name}, .-{name}']


def hchacha20():
    name = 'lanes_hchacha20_avx2'
    pointers = ['[rip+.Lsigma]', '[rsi]', '[rsi+16]', '[rdx]']
    rows = Rows(1, 0, lambda i: pointers[i])
    code = prologue(name) + [line for line in rows.begin() if '.Lpair0' not in line]
    code += loop('1', 10, rows.body())
    code += [f'vmovdqu [out+{16 * i}], {rows.places[v].replace("y", "x", 1)}'
             for i, v in enumerate(('a0', 'd0'))]
    return code + epilogue(name)


if __name__ == '__main__':
    table = {**ROTATED, **Chunks.CONSTANTS, **Rows.CONSTANTS, '.Lzero': (0,) * 128,
             '.Lsigma': (0x61707865, 0x3320646e, 0x79622d32, 0x6b206574)}
    finish(__file__, __doc__,
           DEFINES + xor_blocks() + keystream() + hchacha20() + constants(table))
