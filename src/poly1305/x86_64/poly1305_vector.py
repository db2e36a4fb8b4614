# SPDX-License-Identifier: Apache-2.0
"""What the vector generators of Poly1305 share: the table of powers, and bounded instructions.

Numbers are in radix 2^26 here: limbs 0..4 of weight 2^(26 j), one number per
64-bit lane, four lanes to a register.
"""
from poly1305_scalar import WORD, Overflow

RADIX = 26
MASK = (1 << RADIX) - 1
HALF = (1 << 32) - 1  # what vpmuludq reads of a lane

# Offsets in struct lanes_poly1305.
POWER = 64
VECTOR = 160
HIBIT = VECTOR + 12 * 32

# Largest limb in the table: limb 4 of a power whose word 2 is 4, with all bits below set.
LIMB_MAX = 5 << 24


def row(form, j):
    """Row number of limb j of r^(4k) 2^(32 form), k = 1..4 by lane (see kernels.h)."""
    return 5 * form + j


def row_times5(j):
    """Row number of 5 times limb j of r^(4k), j = 1..4."""
    return 20 + j - 1


def offset(number, lane=0):
    """Address offset of a lane of a row: rows lie in pairs, their lanes alternating."""
    return VECTOR + 32 * (number // 2) + 8 * lane + 4 * (number % 2)


class Vector:
    """Vector instructions, and the largest value of each register's 64-bit lanes.

    As `Code` of poly1305_scalar does: an instruction that could lose a bit
    raises Overflow, unless the loss is asked for.
    """

    def __init__(self):
        self.lines = []
        self.bound = {}

    def let(self, bounds):
        self.bound.update(bounds)

    def require(self, bounds):
        for name, limit in bounds.items():
            if self.bound[name] > limit:
                raise Overflow(f'{name} may reach {self.bound[name]:#x}, above {limit:#x}')

    def put(self, line):
        self.lines.append(line)

    def all_ones_26(self, dst):
        """dst = 2^26 - 1 in each lane, the mask of a limb."""
        self.put(f'vpcmpeqd {dst}, {dst}, {dst}')
        self.put(f'vpsrlq {dst}, {dst}, {64 - RADIX}')
        self.bound[dst] = MASK

    def load(self, dst, address, bound, op='vmovdqu'):
        self.bound[dst] = bound
        self.put(f'{op} {dst}, [{address}]')

    def mul(self, dst, a, b, halves=False):
        """halves: of a only the low 32 bits of each lane are meant."""
        factor = min(self.bound[a], HALF) if halves else self.bound[a]
        if factor > HALF or self.bound[b] > HALF:
            raise Overflow(f'vpmuludq {a}, {b}: more than 32 bits')
        self.bound[dst] = factor * self.bound[b]
        self.put(f'vpmuludq {dst}, {a}, {b}')

    def add(self, dst, a, b):
        total = self.bound[a] + self.bound[b]
        if total >= WORD:
            raise Overflow(f'vpaddq {a}, {b}: {total:#x}')
        self.bound[dst] = total
        self.put(f'vpaddq {dst}, {a}, {b}')

    def shr(self, dst, a, count):
        self.bound[dst] = self.bound[a] >> count
        self.put(f'vpsrlq {dst}, {a}, {count}')

    def shl(self, dst, a, count, lose=False):
        """lose: bits may leave at the top."""
        value = self.bound[a] << count
        if value >= WORD and not lose:
            raise Overflow(f'vpsllq {a}, {count}: {value:#x}')
        self.bound[dst] = min(value, WORD - 1)
        self.put(f'vpsllq {dst}, {a}, {count}')

    def mask(self, dst, a, mask):
        """mask: a register that holds 2^26 - 1 in each lane."""
        self.bound[dst] = min(self.bound[a], MASK)
        self.put(f'vpand {dst}, {a}, {mask}')

    def join(self, dst, a, b):
        """dst = a | b"""
        bits = max(self.bound[a].bit_length(), self.bound[b].bit_length())
        self.bound[dst] = (1 << bits) - 1
        self.put(f'vpor {dst}, {a}, {b}')

    def times5(self, dst, a, temp):
        """dst = 5 a; dst and temp are not a."""
        self.shl(temp, a, 2)
        self.add(dst, a, temp)

    def split(self, limbs, low, high, mask, temp):
        """The five limbs of low + 2^64 high (128 bits), the last without bits above them.

        limbs[2] may be `low`, limbs[4] `high`.
        """
        l0, l1, l2, l3, l4 = limbs
        self.mask(l0, low, mask)
        self.shr(l1, low, 26)
        self.mask(l1, l1, mask)
        self.shl(temp, high, 12, lose=True)
        self.shr(l2, low, 52)
        self.join(l2, l2, temp)
        self.mask(l2, l2, mask)
        self.shr(l3, high, 14)
        self.mask(l3, l3, mask)
        self.shr(l4, high, 40)
