# SPDX-License-Identifier: Apache-2.0
"""ChaCha20 (RFC 8439, 2.3) of 512-byte chunks, and Poly1305 (2.5) of other bytes in one pass.

void lanes_aead_fused_avx2(const struct lanes_aead_run *run, const uint32_t state[16],
                           struct lanes_poly1305 *p);
    As in aead/kernels.h: run->chunks and run->spare chunks of 8 blocks of ChaCha20, and
    run->mac_blocks blocks of Poly1305 with hibit 1. p->h[2] <= 7 before and after.

Not done: the counter (word 12) is not carried into word 13, nor written back; the
caller keeps state[12] + 8 per chunk <= 2^32.

ChaCha20 takes the vector pipes, with two chunks in flight half a chunk apart (class
Chunks of chacha20_vector.py); Poly1305 the scalar ones, one Horner chain (step of
poly1305_scalar.py). Per chunk a loop of five double rounds of each of the two; in as
many of them as there are 8 blocks of Poly1305 for this chunk, those are merged. So all
mac bytes of a chunk are read before the chunk is written, on which opening in place relies.

Registers: see the #defines; all ymm are used, and zeroed at the end, as are the slots
of the frame that held state. rbp is the frame pointer.
Stack: FRAME bytes below the saved registers, 64-byte aligned.
Constant time: branches and addresses depend on sizes and pointers only.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ('base', 'chacha20', 'poly1305'):
    sys.path.insert(0, os.path.join(HERE, '../..', folder, 'x86_64'))
from chacha20_vector import ROTATED, Chunks  # noqa: E402
from emit import constants, epilogue, finish, merge, prologue, wipe_stored  # noqa: E402
from poly1305_scalar import H2_STORED, WORD, Chain, Code, Poly  # noqa: E402

NAME = 'lanes_aead_fused_avx2'
SLOTS = 0                   # 32 words of 8 blocks
ROW3 = 1024                 # row 3 of the state: the counter of the next chunk
MULTIPLIER = 1056           # r0, r1, s1, 5 r0
# p; chunks to go, with spare; the chunk's blocks of Poly1305 / 8, those of later chunks; spare
P, CHUNKS, WITH_MAC, LATER, SPARE = range(1088, 1128, 8)
FRAME = 1152
SAVED = ('rbx', 'r12', 'r13', 'r14')
H = ('r10', 'r11', 'r8')
TEMPS = ('rax', 'rbx', 'r12', 'r13')  # and rdx
DEFINES = ['', '#define out rdi', '#define in rsi', '#define state rcx', '#define mac r9',
           '#define rounds r14d', '']
AT = {name: f'[rsp+{MULTIPLIER + 8 * i}]' for i, name in enumerate(('r0', 'r1', 's1', 'r5'))}


def word(i):
    return f'[state+{4 * i}]' if i < 12 else f'[rsp+{ROW3 + 4 * (i - 12)}]'


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


def rounds(label, body):
    """The five double rounds of a chunk, the first of them with Poly1305."""
    return [f'mov r14, [rsp+{WITH_MAC}]', 'test r14, r14', f'jz {label + 1}f', '.p2align 5',
            f'{label}:', *merge(body, authenticate()), 'dec rounds', f'jnz {label}b',
            f'{label + 1}:', 'mov rounds, 5', f'sub rounds, [rsp+{WITH_MAC}]', '.p2align 5',
            f'{label + 2}:', *body, 'dec rounds', f'jnz {label + 2}b']


def later_mac():
    """What the next chunk authenticates: 4 times 8 blocks, or what is left."""
    return [f'mov rax, [rsp+{LATER}]', 'mov edx, 4', 'cmp rax, rdx', 'cmova rax, rdx',
            f'mov [rsp+{WITH_MAC}], rax', f'sub [rsp+{LATER}], rax']


def fused():
    c = Chunks(SLOTS, word, 'out', 'in')
    next_chunk = [f'add dword ptr [rsp+{ROW3}], 8']
    advance = later_mac() + ['add out, 512', 'add in, 512', f'dec qword ptr [rsp+{CHUNKS}]']
    code = ['mov state, rsi', 'mov rsi, rdx', 'mov rdx, rdi',
            *(f'mov {reg}, [rdx+{8 * i}]' for i, reg in
              enumerate(('out', 'in', 'rax', 'rbx', 'mac', H[0], H[1])) if reg != 'in'),
            'vmovdqu xmm0, [state+48]', f'vmovdqa [rsp+{ROW3}], xmm0',
            f'mov [rsp+{P}], rsi', f'mov [rsp+{SPARE}], rbx',
            'cmp rbx, 1', 'sbb rax, -1', f'mov [rsp+{CHUNKS}], rax',
            f'sub {H[1]}, {H[0]}', f'shr {H[0]}, 3', f'shr {H[1]}, 3',
            f'mov [rsp+{WITH_MAC}], {H[0]}', f'mov [rsp+{LATER}], {H[1]}',
            'vmovdqu xmm0, [rsi+24]', f'vmovdqa [rsp+{MULTIPLIER}], xmm0',
            'mov rax, [rsi+40]', f'mov {AT["s1"]}, rax',
            'mov rax, [rsi+24]', 'lea rax, [rax+rax*4]', f'mov {AT["r5"]}, rax',
            f'mov {H[0]}, [rsi]', f'mov {H[1]}, [rsi+8]', f'mov {H[2]}, [rsi+16]',
            'mov in, [rdx+8]']
    code += c.begin() + next_chunk
    code += ['mov rounds, 5', '.p2align 5', '1:', *c.one_body, 'dec rounds', 'jnz 1b']
    code += [f'dec qword ptr [rsp+{CHUNKS}]', 'jz .Llast'] + c.pair()
    code += ['.p2align 5', '.Ltwo:'] + c.second() + next_chunk + rounds(2, c.two_body)
    code += c.finish_first() + advance + ['jnz .Ltwo'] + c.single()
    code += ['.Llast:'] + rounds(5, c.one_body)
    code += [f'mov rax, [rsp+{SPARE}]', 'lea rdx, [rip+.Lzero]', 'test rax, rax',
             'cmovnz out, rax', 'cmovnz in, rdx'] + c.finish()
    code += [f'mov rdx, [rsp+{P}]', f'mov [rdx], {H[0]}', f'mov [rdx+8], {H[1]}',
             f'mov [rdx+16], {H[2]}']
    code += wipe_stored(code) + [f'vmovdqa [rsp+{MULTIPLIER}], ymm0']
    return prologue(NAME, SAVED, FRAME) + code + epilogue(NAME, SAVED, FRAME)


if __name__ == '__main__':
    finish(__file__, __doc__, DEFINES + fused() + constants({**ROTATED, **Chunks.CONSTANTS, '.Lzero': (0,) * 128}))
