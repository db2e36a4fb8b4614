#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Poly1305, four blocks side by side (AVX2).

void lanes_poly1305_vector_avx2(struct lanes_poly1305 *p, const uint8_t *in, size_t blocks);

For each of `blocks` >= 4 blocks: h = (h + block + 2^128) r mod p, RFC 8439, 2.5.
What it does not do: it builds no tables (p->vector and p->hibit must be there:
lanes_poly1305_tables_avx2), and takes no block without its 2^128.

Lane l adds up blocks l, 4 + l, 8 + l ... The first group of four blocks is added
to h as it is. Then each pass takes g groups, 4 in every pass but the first,
which takes what makes the rest a multiple of 4:

    h = h r^(4g) + m_1 r^(4(g-1)) + ... + m_(g-1) r^4 + m_g.

h is in radix 2^26 and is multiplied limb by limb (25 products). A group m is
not split into limbs: its blocks are 32-bit words w_0 .. w_3, and the table holds
the limbs of r^(4k) 2^(32i), so that m r^(4k) is the sum of 20 products
w_i (r^(4k) 2^(32i)), where vpmuludq ignores the upper halves. The 2^128 of these
blocks are one precomputed summand for each g. Only the last group, which has
no factor, is split. At the end the lanes still lack r^4 .. r^1, which four
steps of the scalar chain supply: h = (((l_0 r) + l_1) r + l_2) ... And that
chain takes the up to 3 blocks that make no group.

Requires p->h[2] <= 7; ensures <= 4.
Registers: rdi p, rsi in, rcx odd blocks, rdx passes, rax 8 (g - 1); ymm0-4 sums,
ymm5-9 limbs of h, ymm10-11 message words, ymm12 factor, ymm13-14 products, ymm15
mask; the chain at the end has its own (see `leave`).
Saved: rbx, rbp, r12-r15. Stack: those, and in and the odd blocks in the red zone.
Constant time: branches on `blocks` only; no address depends on data.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base/x86_64'))
import emit  # noqa: E402
from poly1305_scalar import H2_CHAIN, H2_STORED, WORD, Chain, Code, Poly  # noqa: E402
from poly1305_vector import (HIBIT, LIMB_MAX, MASK, Vector, offset, row,  # noqa: E402
                             row_times5)

NAME = 'lanes_poly1305_vector_avx2'
SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15']
D = [f'ymm{i}' for i in range(5)]
H = [f'ymm{i}' for i in range(5, 10)]
LOW, HIGH, FACTOR, MASK_REG = 'ymm10', 'ymm11', 'ymm12', 'ymm15'
PRODUCTS = ['ymm13', 'ymm14']

# Limbs of h between passes; and a sum of up to 3 limbs in p->hibit.
H_MAX = 3 << 26
HIBIT_MAX = 3 * LIMB_MAX


class Pass(Vector):
    def __init__(self):
        super().__init__()
        self.turn = 0

    def product(self):
        self.turn ^= 1
        return PRODUCTS[self.turn]

    def multiply_add(self, sum_reg, a, halves=False):
        t = self.product()
        self.mul(t, a, FACTOR, halves)
        self.add(sum_reg, sum_reg, t)

    def load_group(self):
        """LOW = words 0 and 1, HIGH = words 2 and 3 of four blocks, in lanes 0 2 1 3."""
        a, b = PRODUCTS
        self.load(a, 'rsi', WORD - 1)
        self.load(b, 'rsi+32', WORD - 1)
        self.put('add rsi, 64')
        self.put(f'vpunpcklqdq {LOW}, {a}, {b}')
        self.put(f'vpunpckhqdq {HIGH}, {a}, {b}')
        self.let({LOW: WORD - 1, HIGH: WORD - 1})

    def group(self, k):
        """D += m r^(4k), without its 2^128."""
        self.load_group()
        for form in range(4):
            words = (LOW, HIGH)[form // 2]
            if form % 2:
                self.shr(words, words, 32)
            for j in range(5):
                self.load(FACTOR, f'rdi+{offset(row(form, j), k - 1)}', LIMB_MAX, 'vpbroadcastd')
                self.multiply_add(D[j], words, halves=True)

    def add_group(self, number):
        """number += m"""
        self.load_group()
        for reg, limb in zip(number, self.limbs_of_group()):
            self.add(reg, reg, limb)

    def limbs_of_group(self):
        """One limb after the other, in a temporary."""
        t, u = PRODUCTS
        self.mask(t, LOW, MASK_REG)
        yield t
        self.shr(u, LOW, 26)
        self.mask(u, u, MASK_REG)
        yield u
        self.shr(LOW, LOW, 52)
        self.shl(t, HIGH, 12, lose=True)
        self.join(t, t, LOW)
        self.mask(t, t, MASK_REG)
        yield t
        self.shr(u, HIGH, 14)
        self.mask(u, u, MASK_REG)
        yield u
        self.shr(HIGH, HIGH, 40)
        self.load(t, 'rip+top_bit', 1 << 24)
        self.join(HIGH, HIGH, t)
        yield HIGH

    def old(self):
        """D += h r^(4g)"""
        for j in range(5):
            self.load(FACTOR, f'rdi+rax+{offset(row(0, j))}', LIMB_MAX, 'vpbroadcastd')
            for i in range(5 - j):
                self.multiply_add(D[i + j], H[i])
            if j == 0:
                continue
            self.load(FACTOR, f'rdi+rax+{offset(row_times5(j))}', 5 * LIMB_MAX, 'vpbroadcastd')
            for i in range(5 - j, 5):
                self.multiply_add(D[i + j - 5], H[i])

    def carry(self):
        """H = D with limbs of 26 bits and a little, in two chains side by side."""
        t = PRODUCTS
        at = list(D)
        for n, source in enumerate((3, 0, 4, 1, 0, 2, 3)):
            c, to = t[n % 2], (source + 1) % 5
            self.shr(c, at[source], 26)
            self.mask(H[source], at[source], MASK_REG)
            at[source] = H[source]
            self.add(at[to], at[to], c)
            if source == 4:  # 2^130 = 5
                self.shl(c, c, 2)
                self.add(at[to], at[to], c)
        assert at == H
        self.require({reg: H_MAX for reg in H})


def enter(p):
    """H = h in lane 0, plus the first group."""
    low, high, top, temp, mask = 'xmm10', 'xmm11', 'xmm12', 'xmm13', MASK_REG.replace('y', 'x')
    limbs = [reg.replace('y', 'x') for reg in H]
    p.all_ones_26(MASK_REG)
    for i, reg in enumerate((low, high, top)):
        p.load(reg, f'rdi+{8 * i}', H2_STORED if reg == top else WORD - 1, 'vmovq')
    p.let({mask: MASK})
    p.split(limbs, low, high, mask, temp)
    p.shl(top, top, 24)
    p.add(limbs[4], limbs[4], top)
    p.let({reg: p.bound[limb] for reg, limb in zip(H, limbs)})
    p.add_group(H)
    p.require({reg: H_MAX for reg in H})


def passes(p):
    """All other groups. rdx counts the full passes after the first."""
    p.put('mov ecx, edx')
    p.put('and ecx, 3')
    p.put('shr rdx, 2')
    p.put('sub rdx, 2')
    p.put('js 7f')
    p.put('mov eax, edx')
    p.put('and eax, 3')
    p.put('shl eax, 3')
    p.put('shr rdx, 2')
    p.put('jmp 2f')
    p.put('.p2align 6')
    p.put('1:')
    p.let({reg: H_MAX for reg in H})
    p.put('mov eax, 24')
    p.put('2:')
    for j in range(5):
        p.load(D[j], f'rdi+rax+{HIBIT + 32 * j}', HIBIT_MAX, 'vpbroadcastq')
    # The first pass may begin further down.
    p.put('cmp eax, 8')
    p.put('jb 6f')
    p.put('je 5f')
    p.put('cmp eax, 16')
    p.put('je 4f')
    p.group(3)
    p.put('4:')
    p.group(2)
    p.put('5:')
    p.group(1)
    p.put('6:')
    p.add_group(D)
    p.old()
    p.carry()
    p.put('sub rdx, 1')
    p.put('jns 1b')
    p.put('7:')


def leave():
    """The four lanes, oldest block first, through four steps of the scalar chain."""
    v = Vector()
    v.let({reg: H_MAX for reg in H})
    # In pairs of limbs: h = a + 2^52 b + 2^104 t.
    a, b, t = H[0], H[2], H[4]
    for low, high in ((a, H[1]), (b, H[3])):
        v.shl(high, high, 26)
        v.add(low, low, high)

    code = Code()
    code.lines += v.lines
    code.put('mov [rsp-8], rsi')
    code.put('mov [rsp-16], rcx')
    poly = Poly(code, ['rax', 'rbx', 'rbp', 'r12'],
                {'r0': '[rdi+24]', 'r1': '[rdi+32]', 's1': '[rdi+40]', 'r5': 'r13'})
    code.mov('r13', '[rdi+24]')
    code.times5('r13', 'r13')

    def words(lane, x0, x1, x2):
        for reg, whole, upper in zip((x0, x1, x2), (a, b, t), ('xmm0', 'xmm1', 'xmm2')):
            lower = whole.replace('y', 'x')
            if lane == 0:
                code.put(f'vextracti128 {upper}, {whole}, 1')
                code.put(f'vmovq {reg}, {lower}')
            elif lane == 2:
                code.put(f'vmovq {reg}, {upper}')
            else:
                code.put(f'vpextrq {reg}, {lower if lane == 1 else upper}, 1')
            code.let({reg: v.bound[whole]})
        code.mov('r14', x1)
        code.mov('r15', x2)
        code.shl('r14', 52, lose=True)  # what is lost stays in x1
        code.shr(x1, 12)
        code.shl('r15', 40, lose=True)
        code.shr(x2, 24)
        code.add(x0, 'r14')
        code.adc(x1, 'r15')
        code.adc(x2, 0, last=True)

    chain = Chain(['r8', 'r9', 'r10'])
    words(0, *chain.h)
    for lane in (2, 1, 3):  # blocks 1, 2, 3: see Pass.load_group
        words(lane, 'rcx', 'rsi', 'r11')
        poly.step(chain, addend=('rcx', 'rsi', 'r11'))
    code.put('mov rsi, [rsp-8]')
    code.put('mov rcx, [rsp-16]')
    code.put('test ecx, ecx')
    code.put('jz 9f')
    code.put('8:')
    regs, temps = list(chain.h), list(poly.temps)
    code.let({regs[2]: H2_CHAIN})
    poly.step(chain, 'rsi')
    poly.place(chain, regs)
    code.put('add rsi, 16')
    code.put('dec ecx')
    code.put('jnz 8b')
    code.put('9:')
    poly.temps = temps
    poly.step(chain)
    poly.settle(chain)
    code.require({chain.h[2]: 4})
    for i, reg in enumerate(chain.h):
        code.put(f'mov [rdi+{8 * i}], {reg}')
    return code.lines


def vector():
    p = Pass()
    enter(p)
    passes(p)
    return p.lines + leave()


emit.finish(__file__, __doc__, emit.prologue(NAME, SAVED) + vector() +
            emit.epilogue(NAME, SAVED) + emit.constants({'top_bit': [1 << 24, 0] * 4}))
