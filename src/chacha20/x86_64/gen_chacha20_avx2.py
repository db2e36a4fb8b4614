# SPDX-License-Identifier: Apache-2.0
"""ChaCha20 (RFC 8439, 2.3) and HChaCha20 (draft-irtf-cfrg-xchacha, 2.2), AVX2.

void lanes_chacha20_xor_blocks_avx2(uint8_t *out, const uint8_t *in, size_t blocks,
                                    const uint32_t state[16]);
    out[0 .. 64 blocks) = in ^ keystream, any number of blocks.
void lanes_chacha20_keystream_avx2(uint8_t *out, size_t blocks, const uint32_t state[16]);
    The keystream itself, 1 <= blocks <= 8.
void lanes_hchacha20_avx2(uint8_t subkey[32], const uint8_t key[32], const uint8_t nonce[16]);

Not done: the counter (word 12) is not carried into word 13, nor written back; it
wraps modulo 2^32.

7 blocks and more go by word-sliced chunks of 8, two in flight (class Chunks of
chacha20_vector.py), 2 to 6 blocks by rows (class Rows), one block and HChaCha20 in the
general registers (chacha20_scalar.py).

Registers: see the #defines; all ymm are used, and zeroed at the end, as are the slots
of the frame that held state. rbp is the frame pointer. The last two functions use all
general registers and no vector.
Stack: 1088 bytes, 64-byte aligned; 104 below the saved registers for the last two.
Constant time: branches and addresses depend on `blocks` and pointers only.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
from chacha20_scalar import REGISTERS, Words, load_words, loop_body  # noqa: E402
from chacha20_vector import ROTATED, Chunks, Rows  # noqa: E402
from emit import constants, epilogue, finish, prologue, wipe_stored  # noqa: E402

SLOTS, CUT, FRAME = 0, 512, 1088
BELOW = 104
NAMES = (
    ('out', 'rdi'), ('in', 'rsi'), ('blocks', 'rdx'), ('state', 'rcx'), ('chunks', 'r9'),
    ('ahead', 'r10d'), ('rounds', 'eax'),
    # The frame of xor_blocks, behind 32 words of 8 blocks
    ('CUT', CUT),    # in the end, keystream of a chunk that is cut; before, words
    ('ROW3', 1024),  # row 3 of the state: the counter of the next chunk
    # The frame of block and hchacha20
    ('WORDS', 0),    # words that are not in registers
    ('POINTERS', 64), ('COUNT', 88),
)
DEFINES = ['', *(f'#define {name} {what}' for name, what in NAMES), '']
SIGMA = (0x61707865, 0x3320646e, 0x79622d32, 0x6b206574)


def row(i):
    return f'[state+{16 * i}]'


def word(i):
    return f'[state+{4 * i}]' if i < 12 else f'[rsp+ROW3+{4 * (i - 12)}]'


def loop(label, times, body):
    """The body `times` times: a number above 0, or a register."""
    skip = ['test rounds, rounds', f'jz {label}1f'] if isinstance(times, str) else []
    return [f'mov rounds, {times}', *skip, '.p2align 5', f'{label}:', *body, 'dec rounds',
            f'jnz {label}b', f'{label}1:']


def by_rows(sets):
    """2 sets - 1 or 2 sets blocks."""
    rows = Rows(sets, SLOTS, row, 'out', 'in')
    code = rows.begin() + loop('1', 10, rows.body())
    first, second = rows.finish()
    code += first + ['test blocks, 1', 'jnz 2f'] + second
    return code + ['2:'] + wipe_stored(code) + ['jmp .Lend']


def by_chunks():
    """7 blocks and more. The last chunk may be cut: its keystream goes through the frame.

    Two chunks are in step; of more, each begins when the one before it is half done.
    """
    c = Chunks(SLOTS, word, 'out', 'in')
    code = ['vmovdqu xmm0, [state+48]', 'vmovdqa [rsp+ROW3], xmm0', 'lea chunks, [blocks+7]',
            'shr chunks, 3', 'and blocks, 7', 'xor rounds, rounds', 'mov ahead, 5',
            'cmp chunks, 2', 'cmove ahead, rounds']
    code += c.begin() + ['add dword ptr [rsp+ROW3], 8'] + loop('1', 'ahead', c.one_body)
    code += ['dec chunks', 'jz 5f'] + c.pair()
    code += ['', '/* A chunk and the next */', '2:', *c.second(), 'add dword ptr [rsp+ROW3], 8',
             'mov r11d, 10', 'sub r11d, ahead', *loop('3', 'r11d', c.two_body), *c.finish_first(),
             'add out, 512', 'add in, 512', 'dec chunks', 'jnz 2b']
    code += ['', '/* The rest of the last */', *c.single(), '5:', *loop('6', 'ahead', c.one_body)]
    code += ['test blocks, blocks', 'jz 7f', 'mov r9, out', 'mov r10, in', 'lea out, [rsp+CUT]',
             'lea in, [rip+.Lzero]', '7:'] + c.finish() + ['test blocks, blocks', 'jz 9f', '8:']
    for i in (0, 32):
        code += [f'vmovdqa ymm0, [out+{i}]', f'vpxor ymm0, ymm0, [r10+{i}]',
                 f'vmovdqu [r9+{i}], ymm0']
    code += ['add out, 64', 'add r9, 64', 'add r10, 64', 'dec blocks', 'jnz 8b', '9:']
    cut = [f'vmovdqa [rsp+{CUT + 32 * i}], ymm0' for i in range(16)]
    return code + wipe_stored(code + cut) + ['vmovdqa [rsp+ROW3], xmm0', 'jmp .Lend']


def xor_blocks():
    name = 'lanes_chacha20_xor_blocks_avx2'
    code = prologue(name, (), FRAME)
    entry = code.index('endbr64') + 1
    code[entry:entry] = ['cmp blocks, 1', 'je lanes_chacha20_block_avx2']
    code += ['cmp blocks, 2', 'ja .Lmore_than_2', '', '/* 2 blocks by rows */'] + by_rows(1)
    code += ['.Lmore_than_2:', 'cmp blocks, 4', 'ja .Lmore_than_4', '',
             '/* 3 or 4 */'] + by_rows(2)
    code += ['.Lmore_than_4:', 'cmp blocks, 6', 'ja .Lmore_than_6', '',
             '/* 5 or 6 */'] + by_rows(3)
    code += ['.Lmore_than_6:', '', '/* By chunks: the first on its own */', *by_chunks(), '.Lend:']
    return code + epilogue(name, (), FRAME)


def keystream():
    """xor_blocks of zeros."""
    name = 'lanes_chacha20_keystream_avx2'
    return prologue(name) + ['mov state, rdx', 'mov blocks, rsi', 'lea in, [rip+.Lzero]',
                             'jmp lanes_chacha20_xor_blocks_avx2', '.cfi_endproc',
                             f'.size {name}, .-{name}']


SCALAR = dict(saved=('rbx', 'rbp', 'r12', 'r13', 'r14', 'r15'), below=BELOW)


def slot(i):
    return f'[rsp+WORDS+{4 * i}]'


def scalar(load, pointers, offsets, last):
    """Ten double rounds in the general registers; then `last(register, offset)` for each word.

    load(places): the code that loads the words. pointers: the registers, of those that
    hold words during the rounds, that `last` uses, kept in the frame till then.
    offsets: the words of the result and where they go.
    """
    places, body = loop_body(slot)
    code = [f'mov [rsp+POINTERS+{8 * i}], {reg}' for i, reg in enumerate(pointers)]
    code += load(places) + ['mov dword ptr [rsp+COUNT], 10', '.p2align 5', '1:', *body,
                            'dec dword ptr [rsp+COUNT]', 'jnz 1b']
    words = Words(slot, places)
    low = [reg.replace('r', 'e', 1) for reg in pointers]
    for word in [w for w in words.reg if words.reg[w] in low]:
        words.store(word)
    code += words.lines
    code += [f'mov {reg}, [rsp+POINTERS+{8 * i}]' for i, reg in enumerate(pointers)]
    for word in sorted(offsets, key=lambda w: w not in words.reg):
        if word not in words.reg:
            code.append(f'mov eax, {slot(word)}')
        code += last(words.reg.get(word, 'eax'), offsets[word])
    stored = sorted({i // 2 for line in code for i in range(16)
                     if line.startswith(f'mov {slot(i)},')})
    code += ['xor eax, eax', *(f'mov [rsp+WORDS+{8 * i}], rax' for i in stored)]
    return code + [f'xor {reg}, {reg}' for reg in REGISTERS if reg in
                   ('ecx', 'edx', 'esi', 'edi', 'r8d', 'r9d', 'r10d', 'r11d')]


def block():
    """xor_blocks of one block; a tail of the function above."""
    name = 'lanes_chacha20_block_avx2'
    code = scalar(lambda places: load_words(slot, places, [f'[rcx+{4 * i}]' for i in range(16)]),
                  ('rdi', 'rsi', 'rcx'), {i: 4 * i for i in range(16)},
                  lambda reg, at: [f'add {reg}, [rcx+{at}]', f'xor {reg}, [rsi+{at}]',
                                   f'mov [rdi+{at}], {reg}'])
    return prologue(name, **SCALAR) + code + epilogue(name, vector=False, **SCALAR)


def hchacha20():
    name = 'lanes_hchacha20_avx2'
    sources = [f'{w:#x}' for w in SIGMA] + [f'[rsi+{4 * i}]' for i in range(8)] + \
        [f'[rdx+{4 * i}]' for i in range(4)]
    code = scalar(lambda places: load_words(slot, places, sources), ('rdi',),
                  {w: 4 * (w % 8) for w in (0, 1, 2, 3, 12, 13, 14, 15)},
                  lambda reg, at: [f'mov [rdi+{at}], {reg}'])
    return prologue(name, **SCALAR) + code + epilogue(name, vector=False, **SCALAR)


if __name__ == '__main__':
    table = {**ROTATED, **Chunks.CONSTANTS, **Rows.CONSTANTS, '.Lzero': (0,) * 128}
    finish(__file__, __doc__,
           DEFINES + xor_blocks() + keystream() + block() + hchacha20() + constants(table))
