# SPDX-License-Identifier: Apache-2.0
"""ChaCha20 (RFC 8439, 2.3) of 512-byte chunks, and Poly1305 (2.5) of other bytes in one pass.

void lanes_aead_fused_avx2(const struct lanes_aead_run *run, const uint32_t state[16],
                           struct lanes_poly1305 *p);
    As in aead/kernels.h: run->chunks and run->spare chunks of 8 blocks of ChaCha20, and
    run->mac_blocks blocks of Poly1305 with hibit 1; with run->head the Poly1305 key from
    block 0 before that (2.6), and the head. p->h[2] <= 7 before and after.

Not done: the counter (word 12) is not carried into word 13, nor written back; the
caller keeps the counters of all blocks below 2^32.

ChaCha20 takes the vector pipes, with two chunks in flight half a chunk apart (class
Chunks of chacha20_vector.py); Poly1305 the scalar ones, one Horner chain (step of
poly1305_scalar.py). Per chunk a loop of five double rounds of each of the two; in as
many of them as there are 8 blocks of Poly1305 for this chunk, those are merged. So all
mac bytes of a chunk are read before the chunk is written, on which opening in place
relies. Block 0 goes through the general registers (chacha20_scalar.py) while the first
chunk goes through its first half. Where all mac bytes are there, two chunks go in step.

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
from chacha20_scalar import REGISTERS, Words, load_words, loop_body  # noqa: E402
from chacha20_vector import ROTATED, Chunks  # noqa: E402
from emit import constants, epilogue, finish, merge, prologue, wipe_stored  # noqa: E402
from poly1305_scalar import H2_STORED, WORD, Chain, Code, Poly  # noqa: E402

NAME = 'lanes_aead_fused_avx2'
SLOTS = 0                   # 32 words of 8 blocks
ROW3 = 1024                 # row 3 of the state: the counter of the next chunk
MULTIPLIER = 1056           # r0, r1, s1, 5 r0
WORDS = 1088                # block 0: words that are not in registers
# Arguments; chunks to go, with spare; this chunk's blocks of Poly1305 / 8, those of later ones;
# how many double rounds a chunk goes alone, and with the next
RUN, STATE, P, CHUNKS, WITH_MAC, LATER, SPARE, COUNT, ALONE, TOGETHER = range(1152, 1232, 8)
FRAME = 1280
SAVED = ('rbx', 'r12', 'r13', 'r14', 'r15')
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


def rounds(label, body, times):
    """As many double rounds as the frame's `times` says, the first of them with Poly1305."""
    return [f'mov r14, [rsp+{WITH_MAC}]', 'test r14, r14', f'jz {label + 1}f', '.p2align 5',
            f'{label}:', *merge(body, authenticate()), 'dec rounds', f'jnz {label}b',
            f'{label + 1}:', f'mov r14, [rsp+{times}]', f'sub r14, [rsp+{WITH_MAC}]',
            f'jz {label + 3}f', '.p2align 5',
            f'{label + 2}:', *body, 'dec rounds', f'jnz {label + 2}b', f'{label + 3}:']


def slot(i):
    return f'[rsp+{WORDS + 4 * i}]'


def key_words(lo, to, mask):
    """to = words lo and lo + 1 of block 0, & mask."""
    return [f'mov eax, {slot(lo)}', f'mov edx, {slot(lo + 1)}', f'add eax, [state+{4 * lo}]',
            f'add edx, [state+{4 * lo + 4}]', 'shl rdx, 32', 'or rax, rdx',
            *([f'mov rdx, {mask:#x}', 'and rax, rdx'] if mask else []), f'mov {to}, rax']


def begin_mac(one_body):
    """Block 0 beside the first half of the first chunk, the key from it, and the head."""
    registers = [reg for reg in REGISTERS if reg != 'ebp']
    places, body = loop_body(slot, registers)
    words = Words(slot, places)
    for word in range(8):
        if word in words.reg:
            words.store(word)
    code = load_words(slot, places, [f'[rcx+{4 * i}]' for i in range(16)])
    code += [f'mov qword ptr [rsp+{COUNT}], 5', '.p2align 5', '8:', *merge(one_body, body * 2),
             f'dec qword ptr [rsp+{COUNT}]', 'jnz 8b']
    code += words.lines + [f'mov state, [rsp+{STATE}]', f'mov rsi, [rsp+{P}]']
    code += key_words(0, AT['r0'], 0x0ffffffc0fffffff) + ['mov [rsi+24], rax',
                                                          'lea rdi, [rax+rax*4]',
                                                          f'mov {AT["r5"]}, rdi']
    code += key_words(2, AT['r1'], 0x0ffffffc0ffffffc) + ['mov [rsi+32], rax', 'mov rdi, rax',
                                                          'shr rdi, 2', 'add rdi, rax',
                                                          f'mov {AT["s1"]}, rdi',
                                                          'mov [rsi+40], rdi']
    code += key_words(4, '[rsi+48]', None) + key_words(6, '[rsi+56]', None)
    code += [f'mov rdx, [rsp+{RUN}]', 'mov mac, [rdx+56]', 'mov r14, [rdx+64]',
             *(f'xor {reg}, {reg}' for reg in ('r10d', 'r11d', 'r8d')),
             'test r14, r14', 'jz 10f', '.p2align 5',
             '9:', *authenticate(1), 'dec r14', 'jnz 9b', '10:']
    return code


def later_mac():
    """What the next chunk authenticates: 4 times 8 blocks, or what is left."""
    return [f'mov rax, [rsp+{LATER}]', 'mov edx, 4', 'cmp rax, rdx', 'cmova rax, rdx',
            f'mov [rsp+{WITH_MAC}], rax', f'sub [rsp+{LATER}], rax']


def fused():
    c = Chunks(SLOTS, word, 'out', 'in')
    next_chunk = [f'add dword ptr [rsp+{ROW3}], 8']
    code = [f'mov [rsp+{RUN}], rdi', f'mov [rsp+{STATE}], rsi', f'mov [rsp+{P}], rdx',
            'mov state, rsi', 'vmovdqu xmm0, [state+48]', f'vmovdqa [rsp+{ROW3}], xmm0',
            'mov rax, [rdi+16]', 'mov rbx, [rdi+24]', f'mov [rsp+{SPARE}], rbx',
            'cmp rbx, 1', 'sbb rax, -1', f'mov [rsp+{CHUNKS}], rax',
            'mov rax, [rdi+40]', 'mov rbx, [rdi+48]', 'sub rbx, rax', 'shr rax, 3', 'shr rbx, 3',
            f'mov [rsp+{WITH_MAC}], rax', f'mov [rsp+{LATER}], rbx',
            f'mov qword ptr [rsp+{ALONE}], 5', f'mov qword ptr [rsp+{TOGETHER}], 5',
            'cmp qword ptr [rdi+56], 0', 'jne .Lbegin_mac']
    # The first half of the first chunk, alone
    code += ['vmovdqu xmm0, [rdx+24]', f'vmovdqa [rsp+{MULTIPLIER}], xmm0',
             'mov rax, [rdx+40]', f'mov {AT["s1"]}, rax',
             'mov rax, [rdx+24]', 'lea rax, [rax+rax*4]', f'mov {AT["r5"]}, rax',
             f'mov {H[0]}, [rdx]', f'mov {H[1]}, [rdx+8]', f'mov {H[2]}, [rdx+16]']
    code += c.begin() + next_chunk
    # Two chunks of which all mac bytes are there go in step
    code += ['mov rounds, 5', f'cmp qword ptr [rsp+{CHUNKS}], 2', 'jne 1f',
             'cmp byte ptr [rdi+72], 0', 'je 1f', f'mov qword ptr [rsp+{ALONE}], 0',
             f'mov qword ptr [rsp+{TOGETHER}], 10', f'mov rax, [rsp+{LATER}]',
             f'add [rsp+{WITH_MAC}], rax', f'mov qword ptr [rsp+{LATER}], 0', 'jmp .Lunder_way']
    code += ['.p2align 5', '1:', *c.one_body, 'dec rounds', 'jnz 1b']
    # Two chunks in flight
    code += ['.Lunder_way:', f'mov rdx, [rsp+{RUN}]', 'mov out, [rdx]', 'mov in, [rdx+8]',
             'mov mac, [rdx+32]', f'dec qword ptr [rsp+{CHUNKS}]', 'jz .Llast'] + c.pair()
    code += ['.p2align 5', '.Ltwo:'] + c.second() + next_chunk + rounds(11, c.two_body, TOGETHER)
    code += c.finish_first() + later_mac()
    code += ['add out, 512', 'add in, 512', f'dec qword ptr [rsp+{CHUNKS}]', 'jnz .Ltwo']
    # The second half of the last
    code += c.single() + ['.Llast:'] + rounds(21, c.one_body, ALONE)
    code += [f'mov rax, [rsp+{SPARE}]', 'lea rdx, [rip+.Lzero]', 'test rax, rax',
             'cmovnz out, rax', 'cmovnz in, rdx'] + c.finish()
    code += [f'mov rdx, [rsp+{P}]', f'mov [rdx], {H[0]}', f'mov [rdx+8], {H[1]}',
             f'mov [rdx+16], {H[2]}']
    secret = [MULTIPLIER, WORDS, WORDS + 32]
    code += wipe_stored(code) + [f'vmovdqa [rsp+{at}], ymm0' for at in secret]
    begin = ['.p2align 5', '.Lbegin_mac:', f'inc dword ptr [rsp+{ROW3}]'] + c.begin() + next_chunk
    begin += begin_mac(c.one_body) + ['jmp .Lunder_way']
    end = epilogue(NAME, SAVED, FRAME)
    leave = end.index('ret') + 1
    return prologue(NAME, SAVED, FRAME) + ['.cfi_remember_state'] + code + end[:leave] + \
        ['.cfi_restore_state'] + begin + end[leave:]


if __name__ == '__main__':
    finish(__file__, __doc__, DEFINES + fused() + constants({**ROTATED, **Chunks.CONSTANTS, '.Lzero': (0,) * 128}))
