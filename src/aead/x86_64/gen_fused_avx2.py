# SPDX-License-Identifier: Apache-2.0
"""ChaCha20 (RFC 8439, 2.3) of 512-byte chunks, and Poly1305 (2.5) of other bytes in one pass.

void lanes_aead_fused_avx2(const struct lanes_aead_run *run, const uint32_t state[16],
                           struct lanes_poly1305 *p);
    As in aead/kernels.h: run->chunks and run->spare chunks of 8 blocks of ChaCha20, and
    run->mac_blocks blocks of Poly1305 with hibit 1; with run->head the Poly1305 key from
    block 0 before that (2.6), and the head. p->h[2] <= 7 before and after.

Not done: the counter (word 12) is not carried into word 13, nor written back; it
wraps modulo 2^32.

ChaCha20 takes the vector pipes, with two chunks in flight half a chunk apart (class
Chunks of chacha20_vector.py); Poly1305 the scalar ones, one Horner chain (step of
poly1305_scalar.py). Per chunk a loop of five double rounds of each of the two; in as
many of them as there are 8 blocks of Poly1305 for this chunk, those are merged. So all
mac bytes of a chunk are read before the chunk is written, on which opening in place
relies. Block 0 goes through the general registers (chacha20_scalar.py) while the first
chunk goes through its first half. Where all mac bytes are there, two chunks go in step.

Registers: see the #defines; all ymm are used, and zeroed at the end, as are the slots
of the frame that held state. rbp is the frame pointer.
Stack: 1280 bytes below the saved registers, 64-byte aligned; see the #defines.
Constant time: branches and addresses depend on sizes and pointers only.
"""
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ('base', 'chacha20', 'poly1305'):
    sys.path.insert(0, os.path.join(HERE, '../..', folder, 'x86_64'))
from chacha20_scalar import REGISTERS, Words, load_words, loop_body  # noqa: E402
from chacha20_vector import ROTATED, Chunks  # noqa: E402
from emit import constants, epilogue, finish, merge, prologue, wipe_stored  # noqa: E402
from poly1305_scalar import H2_STORED, WORD, Chain, Code, Poly  # noqa: E402

NAME = 'lanes_aead_fused_avx2'
FRAME = 1280
SLOTS = 0  # of the frame: 32 words of 8 blocks
NAMES = (
    ('out', 'rdi'), ('in', 'rsi'), ('state', 'rcx'), ('mac', 'r9'), ('rounds', 'r14d'),
    ('h0', 'r10'), ('h1', 'r11'), ('h2', 'r8'),
    # The frame
    ('ROW3', 1024),        # row 3 of the state: the counter of the next chunk
    ('MULTIPLIER', 1056),  # r0, r1, s1, 5 r0
    ('WORDS', 1088),       # block 0: words that are not in registers
    ('RUN', 1152), ('STATE', 1160), ('POLY', 1168),  # arguments
    ('SPARE', 1176),
    ('CHUNKS', 1184),      # to go, with spare
    ('WITH_MAC', 1192),    # 8 blocks of Poly1305, how many times, with this chunk
    ('LATER', 1200),       # and with those behind it
    ('ALONE', 1208),       # how many double rounds a chunk goes alone
    ('TOGETHER', 1216),    # and with the next
    ('COUNT', 1224),
)
DEFINES = ['', *(f'#define {name} {what}' for name, what in NAMES), '']
SAVED = ('rbx', 'r12', 'r13', 'r14', 'r15')
H = ('h0', 'h1', 'h2')
TEMPS = ('rax', 'rbx', 'r12', 'r13')  # and rdx
AT = {name: f'[rsp+MULTIPLIER+{8 * i}]' for i, name in enumerate(('r0', 'r1', 's1', 'r5'))}


def word(i):
    return f'[state+{4 * i}]' if i < 12 else f'[rsp+ROW3+{4 * (i - 12)}]'


def authenticate(blocks=8):
    """h = (...((h + block) r + block) r ...) r, and mac advances."""
    code = Code()
    code.let({reg: WORD - 1 for reg in (*H, *TEMPS, 'rdx')})
    code.let({H[2]: H2_STORED})
    poly, chain = Poly(code, TEMPS, AT), Chain(H)
    poly.absorb(chain, 'mac')
    for i in range(1, blocks):
        poly.step(chain, f'mac+{16 * i}')
    poly.step(chain)
    poly.settle(chain)
    poly.place(chain, H)
    code.require({H[2]: H2_STORED})
    return code.lines + [f'add mac, {16 * blocks}']


def rounds(label, body, times):
    """As many double rounds as the frame's `times` says, the first of them with Poly1305."""
    return ['mov r14, [rsp+WITH_MAC]', 'test r14, r14', f'jz {label + 1}f', '.p2align 5',
            f'{label}:', *merge(body, authenticate()), 'dec rounds', f'jnz {label}b',
            f'{label + 1}:', f'mov r14, [rsp+{times}]', 'sub r14, [rsp+WITH_MAC]',
            f'jz {label + 3}f', '.p2align 5',
            f'{label + 2}:', *body, 'dec rounds', f'jnz {label + 2}b', f'{label + 3}:']


def slot(i):
    return f'[rsp+WORDS+{4 * i}]'


def key_words(lo, to, mask):
    """to = words lo and lo + 1 of block 0, & mask."""
    return [f'mov eax, {slot(lo)}', f'mov edx, {slot(lo + 1)}', f'add eax, [state+{4 * lo}]',
            f'add edx, [state+{4 * lo + 4}]', 'shl rdx, 32', 'or rax, rdx',
            *([f'mov rdx, {mask:#x}', 'and rax, rdx'] if mask else []), f'mov {to}, rax']


def begin_mac(one_body):
    """Block 0 beside the first half of the first chunk, the key from it, and the head."""
    places, body = loop_body(slot, [reg for reg in REGISTERS if reg != 'ebp'])
    words = Words(slot, places)
    for i in range(8):
        if i in words.reg:
            words.store(i)
    code = load_words(slot, places, [f'[rcx+{4 * i}]' for i in range(16)])
    code += ['mov qword ptr [rsp+COUNT], 5', '.p2align 5', '8:', *merge(one_body, body * 2),
             'dec qword ptr [rsp+COUNT]', 'jnz 8b']
    code += ['', '/* The key: RFC 8439, 2.6 and 2.5.1 */', *words.lines,
             'mov state, [rsp+STATE]', 'mov rsi, [rsp+POLY]']
    code += key_words(0, AT['r0'], 0x0ffffffc0fffffff)
    code += ['mov [rsi+24], rax', 'lea rdi, [rax+rax*4]', f'mov {AT["r5"]}, rdi']
    code += key_words(2, AT['r1'], 0x0ffffffc0ffffffc)
    code += ['mov [rsi+32], rax', 'mov rdi, rax', 'shr rdi, 2', 'add rdi, rax',
             f'mov {AT["s1"]}, rdi', 'mov [rsi+40], rdi']
    code += key_words(4, '[rsi+48]', None) + key_words(6, '[rsi+56]', None)
    code += ['', '/* The head */', 'mov rdx, [rsp+RUN]', 'mov mac, [rdx+56]', 'mov r14, [rdx+64]',
             *(f'mov {reg}, 0' for reg in H), 'test r14, r14', 'jz .Lunder_way', '.p2align 5',
             '9:', *authenticate(1), 'dec r14', 'jnz 9b', 'jmp .Lunder_way']
    return code


def later_mac():
    """What the next chunk authenticates: 4 times 8 blocks, or what is left."""
    return ['mov rax, [rsp+LATER]', 'mov edx, 4', 'cmp rax, rdx', 'cmova rax, rdx',
            'mov [rsp+WITH_MAC], rax', 'sub [rsp+LATER], rax']


def read_before_write(code):
    """code, after a check: all mac bytes are read before an out byte is written."""
    reads = [i for i, line in enumerate(code) if '[mac' in line]
    writes = [i for i, line in enumerate(code) if re.match(r'\w+ \[out', line)]
    assert reads and writes and max(reads) < min(writes)
    return code


def fused():
    c = Chunks(SLOTS, word, 'out', 'in')
    next_chunk = ['add dword ptr [rsp+ROW3], 8']
    code = ['mov [rsp+RUN], rdi', 'mov [rsp+STATE], rsi', 'mov [rsp+POLY], rdx', 'mov state, rsi',
            'vmovdqu xmm0, [state+48]', 'vmovdqa [rsp+ROW3], xmm0',
            'mov rax, [rdi+16]', 'mov rbx, [rdi+24]', 'mov [rsp+SPARE], rbx',
            'cmp rbx, 1', 'sbb rax, -1', 'mov [rsp+CHUNKS], rax',
            'mov rax, [rdi+40]', 'mov rbx, [rdi+48]', 'sub rbx, rax', 'shr rax, 3', 'shr rbx, 3',
            'mov [rsp+WITH_MAC], rax', 'mov [rsp+LATER], rbx',
            'mov qword ptr [rsp+ALONE], 5', 'mov qword ptr [rsp+TOGETHER], 5',
            'cmp qword ptr [rdi+56], 0', 'jne .Lbegin_mac']
    code += ['vmovdqu xmm0, [rdx+24]', 'vmovdqa [rsp+MULTIPLIER], xmm0',
             'mov rax, [rdx+40]', f'mov {AT["s1"]}, rax',
             'mov rax, [rdx+24]', 'lea rax, [rax+rax*4]', f'mov {AT["r5"]}, rax',
             'mov h0, [rdx]', 'mov h1, [rdx+8]', 'mov h2, [rdx+16]']
    code += ['', '/* The first half of the first chunk, alone; or two chunks in step */',
             *c.begin(), *next_chunk, 'mov rounds, 5', 'cmp qword ptr [rsp+CHUNKS], 2', 'jne 1f',
             'cmp byte ptr [rdi+72], 0', 'je 1f', 'mov qword ptr [rsp+ALONE], 0',
             'mov qword ptr [rsp+TOGETHER], 10', 'mov rax, [rsp+LATER]',
             'add [rsp+WITH_MAC], rax', 'mov qword ptr [rsp+LATER], 0', 'jmp .Lunder_way',
             '.p2align 5', '1:', *c.one_body, 'dec rounds', 'jnz 1b']
    code += ['.Lunder_way:', 'mov rdx, [rsp+RUN]', 'mov out, [rdx]', 'mov in, [rdx+8]',
             'mov mac, [rdx+32]', 'dec qword ptr [rsp+CHUNKS]', 'jz .Llast', *c.pair()]
    code += ['', '/* A chunk and, half a chunk behind, the next */', '.p2align 5', '.Ltwo:',
             *c.second(), *next_chunk,
             *read_before_write(rounds(11, c.two_body, 'TOGETHER') + c.finish_first()),
             *later_mac(), 'add out, 512', 'add in, 512', 'dec qword ptr [rsp+CHUNKS]', 'jnz .Ltwo']
    code += ['', '/* The second half of the last */', *c.single(), '.Llast:',
             *read_before_write(rounds(21, c.one_body, 'ALONE') +
                                ['mov rax, [rsp+SPARE]', 'lea rdx, [rip+.Lzero]', 'test rax, rax',
                                 'cmovnz out, rax', 'cmovnz in, rdx'] + c.finish())]
    code += ['mov rdx, [rsp+POLY]', 'mov [rdx], h0', 'mov [rdx+8], h1', 'mov [rdx+16], h2',
             *wipe_stored(code), *(f'vmovdqa [rsp+{name}], ymm0' for name in
                                   ('ROW3', 'MULTIPLIER', 'WORDS', 'WORDS+32')),
             *(f'xor {reg}, {reg}' for reg in (*H, 'rax'))]
    begin = ['', '/* The first half of the first chunk, and block 0 */', '.p2align 5',
             '.Lbegin_mac:', 'inc dword ptr [rsp+ROW3]', *c.begin(), *next_chunk,
             *begin_mac(c.one_body)]
    end = epilogue(NAME, SAVED, FRAME)
    leave = end.index('ret') + 1
    return prologue(NAME, SAVED, FRAME) + ['.cfi_remember_state'] + code + end[:leave] + \
        ['.cfi_restore_state'] + begin + end[leave:]


if __name__ == '__main__':
    table = {**ROTATED, **Chunks.CONSTANTS, '.Lzero': (0,) * 128}
    finish(__file__, __doc__, DEFINES + fused() + constants(table))
