# SPDX-License-Identifier: Apache-2.0
"""Emitters of scalar Poly1305 (RFC 8439, 2.5) for x86-64 with BMI2.

They are shared by the kernels of this folder and by the fused ChaCha20-
Poly1305 kernels: each appends lines of Intel syntax to a list, which the
caller prints as it is or merges with other instructions. Only this stream
may touch rdx and the flags then.

A number is three registers, h = h0 + 2^64 h1 + 2^128 h2. `Code` keeps the
largest value that each register can hold while it emits, and raises Overflow
for an instruction that could lose a bit: what has been emitted cannot
overflow. The bounds of a loop are an invariant: give them at its head with
`code.let`, and demand them at its end with `code.require`.
"""

WORD = 1 << 64

# Largest values of what the context holds (src/poly1305/kernels.h).
R0_MAX = 0x0ffffffc0fffffff
R1_MAX = 0x0ffffffc0ffffffc
BOUNDS = {
    'r0': R0_MAX,
    'r1': R1_MAX,
    's1': R1_MAX + (R1_MAX >> 2),
    'r5': 5 * R0_MAX,  # 5 r0
    'k0': WORD - 1, 'k1': WORD - 1, 'k2': 4,  # a power of r
}

# Limb 2 of an accumulator: in the context between calls; inside a chain, where
# `step` leaves it unreduced.
H2_STORED = 7
H2_CHAIN = 6 << 60


class Overflow(Exception):
    pass


class Code:
    """Instructions, and the largest value of each register."""

    def __init__(self):
        self.lines = []
        self.bound = {}
        self.carry = 0  # largest carry that no instruction has consumed yet

    def let(self, bounds):
        self.bound.update(bounds)

    def require(self, bounds):
        for name, limit in bounds.items():
            if self.value(name) > limit:
                raise Overflow(f'{name} may reach {self.value(name):#x}, above {limit:#x}')

    def value(self, operand):
        if isinstance(operand, int):
            return operand
        return WORD - 1 if operand.startswith('[') and operand not in self.bound \
            else self.bound[operand]

    def put(self, line):
        self.lines.append(line)

    def _flags_die(self, what):
        if self.carry:
            raise Overflow(f'{what}: the carry before it is lost')

    def _sum(self, op, dst, src, last):
        total = self.value(dst) + self.value(src) + (self.carry if op == 'adc' else 0)
        if op == 'add':
            self._flags_die(f'add {dst}, {src}')
        if last and total >= WORD:
            raise Overflow(f'{op} {dst}, {src}: {total:#x}')
        self.carry = 0 if last else int(total >= WORD)
        self.bound[dst] = min(total, WORD - 1)
        self.put(f'{op} {dst}, {src}')

    def add(self, dst, src, last=False):
        self._sum('add', dst, src, last)

    def adc(self, dst, src, last=False):
        """last: the sum is proved to fit, no carry leaves."""
        self._sum('adc', dst, src, last)

    def mov(self, dst, src):
        self.bound[dst] = self.value(src)
        self.put(f'mov {dst}, {src}')

    def zero(self, dst):
        """Leaves the flags alone."""
        self.bound[dst] = 0
        self.put(f'mov {low32(dst)}, 0')

    def mulx(self, high, low, src):
        """high:low = rdx * src"""
        product = self.bound['rdx'] * self.value(src)
        self.bound[low] = min(product, WORD - 1)
        self.bound[high] = product >> 64
        self.put(f'mulx {high}, {low}, {src}')

    def imul(self, dst, src):
        self._flags_die(f'imul {dst}, {src}')
        product = self.bound[dst] * self.value(src)
        if product >= WORD:
            raise Overflow(f'imul {dst}, {src}: {product:#x}')
        self.bound[dst] = product
        self.put(f'imul {dst}, {src}')

    def shr(self, dst, count):
        self._flags_die(f'shr {dst}')
        self.bound[dst] >>= count
        self.put(f'shr {dst}, {count}')

    def shl(self, dst, count, lose=False):
        """lose: bits may leave at the top."""
        self._flags_die(f'shl {dst}')
        value = self.bound[dst] << count
        if value >= WORD and not lose:
            raise Overflow(f'shl {dst}, {count}')
        self.bound[dst] = min(value, WORD - 1)
        self.put(f'shl {dst}, {count}')

    def join(self, dst, src):
        """dst |= src"""
        self._flags_die(f'or {dst}, {src}')
        bits = max(self.value(dst).bit_length(), self.value(src).bit_length())
        self.bound[dst] = (1 << bits) - 1
        self.put(f'or {dst}, {src}')

    def mask(self, dst, mask):
        self._flags_die(f'and {dst}')
        if mask > 0:
            self.bound[dst] = min(self.bound[dst], mask)
        self.put(f'and {dst}, {mask}')

    def times5(self, dst, src):
        self.bound[dst] = 5 * self.value(src)
        if self.bound[dst] >= WORD:
            raise Overflow(f'5 * {src}')
        self.put(f'lea {dst}, [{src}+{src}*4]')


def low32(reg):
    """The name of the low half of a 64-bit register."""
    return 'e' + reg[1:] if not reg[1].isdigit() else reg + 'd'


class Chain:
    """A Horner chain: h = (h + block) r for one block after another.

    `h` are the three registers that hold the accumulator; every step leaves it
    in others (see `Poly`), so look at chain.h afterwards.
    """

    def __init__(self, h):
        self.h = list(h)


class Poly:
    """Emits Poly1305 with the given free registers.

    temps: 4 registers besides rdx; steps exchange them with those of the chains.
    at:    operand of each of r0 r1 s1 r5 (and k0 k1 k2 for multiply): a register,
           or memory in brackets.
    """

    def __init__(self, code, temps, at):
        self.code = code
        self.temps = list(temps)
        self.at = at
        code.let({operand: BOUNDS[name] for name, operand in at.items()})

    def absorb(self, chain, block, hibit=1):
        """h += block + hibit 2^128. block: address without brackets."""
        c, (h0, h1, h2) = self.code, chain.h
        c.add(h0, f'[{block}]')
        c.adc(h1, f'[{block}+8]')
        c.adc(h2, hibit, last=True)

    def step(self, chain, block=None, hibit=1, addend=None):
        """h = h r + block + hibit 2^128 (block None: h = h r + addend, three operands, or h r).

        Adding the *next* block inside the step keeps it off the critical path.
        h2 stays unreduced, up to H2_CHAIN, and what it stands for beyond 2 bits
        enters the next step as a product, (h2 >> 2) 5 r0 + 2^64 h2 s1, instead
        of being carried through h0 and h1 first. So the path from step to step
        is that of h2 alone: shr, mulx, 4 additions, 8 cycles where mulx takes
        4; settling h2 after every block takes 12 to 13.
        6 mulx, 1 imul; 27 instructions.
        """
        c, at = self.code, self.at
        h0, h1, h2 = chain.h
        t0, t1, t2, t3 = self.temps
        c.mov('rdx', h0)
        c.mulx(t1, t0, at['r0'])           # t1:t0 = h0 r0, weight 1
        c.mulx(t3, t2, at['r1'])           # t3:t2 = h0 r1, weight 2^64
        if block is not None:
            addend = (f'[{block}]', f'[{block}+8]', hibit)
        if addend is not None:
            c.add(t0, addend[0])
            c.adc(t2, addend[1])
            c.adc(t3, addend[2], last=True)
        c.mov('rdx', h1)
        c.mulx(h1, h0, at['r0'])
        c.add(t2, h0)
        c.adc(t3, h1, last=True)
        c.mulx(h1, h0, at['s1'])           # 2^128 r1 = 5/4 r1, whole as 4 | r1
        c.add(t0, h0)
        c.adc(t1, h1, last=True)
        c.mov('rdx', h2)
        c.mulx(h1, h0, at['s1'])
        c.add(t2, h0)
        c.adc(t3, h1, last=True)
        c.mask('rdx', 3)
        c.imul('rdx', at['r0'])
        c.add(t3, 'rdx', last=True)
        c.mov('rdx', h2)
        c.shr('rdx', 2)
        c.mulx(h1, h0, at['r5'])
        c.add(t0, h0)
        c.adc(t1, h1, last=True)
        c.add(t2, t1)
        c.adc(t3, 0, last=True)
        c.require({t3: H2_CHAIN})
        chain.h, self.temps = [t0, t2, t3], [h0, h1, h2, t1]

    def settle(self, chain):
        """The same number with h2 <= 4: folds what lies above 2^130."""
        c, (h0, h1, h2) = self.code, chain.h
        c.mov('rdx', h2)
        c.shr('rdx', 2)
        c.times5('rdx', 'rdx')
        c.mask(h2, 3)
        c.add(h0, 'rdx')
        c.adc(h1, 0)
        c.adc(h2, 0, last=True)

    def multiply(self, a, spare):
        """a = a k, k = k0 + 2^64 k1 + 2^128 k2 any number with k2 <= 4; a2 as after `square`.

        spare: three more registers; those that a had are returned.
        """
        c, at = self.code, self.at
        a0, a1, a2 = a.h
        d0, d1, d2 = spare
        lo, hi, d3, d4 = self.temps
        c.mov('rdx', a0)
        c.mulx(d1, d0, at['k0'])
        c.mulx(d2, lo, at['k1'])
        c.mulx(d3, hi, at['k2'])
        c.add(d1, lo)
        c.adc(d2, hi)
        c.adc(d3, 0, last=True)
        c.zero(d4)
        for limb, word in ((a1, (d1, d2, d3, d4)), (a2, (d2, d3, d4))):
            c.mov('rdx', limb)
            c.mulx(hi, lo, at['k0'])
            c.add(word[0], lo)
            c.adc(word[1], hi)
            c.adc(word[2], 0, last=True)
            c.mulx(hi, lo, at['k1'])
            c.add(word[1], lo)
            c.adc(word[2], hi, last=limb == a2)
            if limb == a1:
                c.adc(d4, 0, last=True)
                c.mulx(hi, lo, at['k2'])
                c.add(d3, lo)
                c.adc(d4, hi, last=True)
        c.imul('rdx', at['k2'])
        c.add(d4, 'rdx', last=True)
        a.h = [d0, d1, d2]
        self.fold(a, d3, d4, lo, hi)
        return [a0, a1, a2]

    def square(self, a, spare):
        """a = a^2; a2 small before and after, but not settled (the emitter knows the bound).

        spare: three more registers; those that a had are returned.
        """
        c = self.code
        a0, a1, a2 = a.h
        d0, d1, d2 = spare
        lo, hi, d3, d4 = self.temps
        c.mov('rdx', a0)
        c.mulx(d1, d0, a0)
        c.mulx(hi, lo, a1)
        c.mov('rdx', a1)
        c.mulx(d3, d2, a1)
        c.mov(d4, a2)
        c.imul(d4, a2)
        for _ in range(2):
            c.add(d1, lo)
            c.adc(d2, hi)
            c.adc(d3, 0)
            c.adc(d4, 0, last=True)
        c.add(a2, a2, last=True)
        c.mov('rdx', a2)
        c.mulx(hi, lo, a0)
        c.mulx(a1, a0, a1)
        c.add(d2, lo)
        c.adc(d3, hi)
        c.adc(d4, 0, last=True)
        c.add(d3, a0)
        c.adc(d4, a1, last=True)
        a.h = [d0, d1, d2]
        self.fold(a, d3, d4, lo, hi)
        return [a0, a1, a2]

    def fold(self, a, d3, d4, t0, t1):
        """a = a + 2^192 d3 + 2^256 d4 mod p, for d4 small: a2 is then some 5/4 d4.

        d mod 2^130 + 5 (d >> 130), the product as (d >> 128 & ~3) + (d >> 130).
        """
        c = self.code
        d0, d1, d2 = a.h
        c.mov(t0, d2)
        c.mov(t1, d2)
        c.mask(t0, -4)
        c.mask(d2, 3)
        c.add(d0, t0)
        c.adc(d1, d3)
        c.adc(d2, d4, last=True)
        for low, high in ((t1, d3), (d3, d4)):  # shrd takes six operations on AMD's cores
            c.mov(t0, high)
            c.shl(t0, 62, lose=True)
            c.shr(low, 2)
            c.join(low, t0)
        c.shr(d4, 2)
        c.add(d0, t1)
        c.adc(d1, d3)
        c.adc(d2, d4, last=True)

    def place(self, chain, regs):
        """Moves the accumulator to the named registers, for the end of a loop.

        regs must be free (not another chain's) or already this chain's.
        """
        c = self.code
        old = list(chain.h)
        pending = [(src, dst) for src, dst in zip(old, regs) if src != dst]
        while pending:
            ready = [m for m in pending if m[1] not in [src for src, _ in pending]]
            if ready:
                c.mov(ready[0][1], ready[0][0])
                pending.remove(ready[0])
            else:
                src = pending[0][0]
                c.mov('rdx', src)
                pending = [('rdx' if s == src else s, d) for s, d in pending]
        chain.h = list(regs)
        pool = self.temps + old
        self.temps = [reg for reg in dict.fromkeys(pool) if reg not in regs]
