# SPDX-License-Identifier: Apache-2.0
"""A round of Keccak-p[1600, 24] (FIPS 202, 3.3) as instructions, for generators of kernels.

Both forms go from one copy of the state in memory to another, output plane by
plane: a plane is five loads, theta's D added, rho, chi and five stores, and on
the way out it is added to the column parities of the next round, so that of the
state nothing but the plane at hand is in registers.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from steps import PLANES  # noqa: E402


def by_bytes(count):
    """For vpshufb: rotl of 64-bit numbers by count bits."""
    order = [i & ~7 | (i - count // 8) & 7 for i in range(16)]
    return [int.from_bytes(bytes(order[i:i + 4]), 'little') for i in range(0, 16, 4)] * 2


class Vector:
    """Four states, word i of all at 32 i: AVX2. 184 operations and 25 stores a round.

    ymm0-4 theta's D, ymm5-9 the parities C, ymm10-14 a plane, ymm15 a temporary.
    """
    D, C, B = ([f'ymm{5 * i + x}' for x in range(5)] for i in range(3))
    T = 'ymm15'
    BYTES = 800  # of a copy

    @staticmethod
    def tables():
        return {f'rotate_{count}': by_bytes(count) for count in (8, 56)}

    def parities(self, state):
        return [f'vmovdqu {self.C[x]}, [{state}+{32 * x}]' for x in range(5)] + \
            [f'vpxor {self.C[x]}, {self.C[x]}, [{state}+{32 * (x + 5 * y)}]'
             for y in range(1, 5) for x in range(5)]

    def theta(self):
        """D[x] = C[x - 1] ^ rotl(C[x + 1], 1); x + x and a shift rotate by 1"""
        B, C, D = self.B, self.C, self.D
        out = []
        for x in range(5):
            c = C[(x + 1) % 5]
            out += [f'vpsrlq {B[x]}, {c}, 63', f'vpaddq {D[x]}, {c}, {c}']
        out += [f'vpxor {B[x]}, {B[x]}, {C[(x + 4) % 5]}' for x in range(5)]
        return out + [f'vpxor {D[x]}, {D[x]}, {B[x]}' for x in range(5)]

    def rotate(self, x, count):
        if count == 0:
            return []
        if count in (8, 56):
            return [f'vpshufb {x}, {x}, [rip+rotate_{count}]']
        return [f'vpsllq {self.T}, {x}, {count}', f'vpsrlq {x}, {x}, {64 - count}',
                f'vpor {x}, {x}, {self.T}']

    def round(self, source, target, constant):
        """source, target, constant: addresses"""
        B, C, D, T = self.B, self.C, self.D, self.T
        out = self.theta()
        for plane, lanes in enumerate(PLANES):
            for X, (i, x, _) in enumerate(lanes):
                out.append(f'vpxor {B[X]}, {D[x]}, [{source}+{32 * i}]')
            for X, (_, _, count) in enumerate(lanes):
                out += self.rotate(B[X], count)
            for X in range(5):
                to = C[X] if plane == 0 else T
                out += [f'vpandn {to}, {B[(X + 1) % 5]}, {B[(X + 2) % 5]}',
                        f'vpxor {to}, {to}, {B[X]}']
                if plane == 0 and X == 0:
                    out += [f'vpbroadcastq {T}, qword ptr [{constant}]', f'vpxor {to}, {to}, {T}']
                out.append(f'vmovdqu [{target}+{32 * (X + 5 * plane)}], {to}')
                if plane:
                    out.append(f'vpxor {C[X]}, {C[X]}, {T}')
        return out


class Scalar:
    """One state: general registers and BMI (andn, rorx).

    r8-r12 the parities C; rsi and four words of the frame theta's D; rax rbx rcx rdx r13 a
    plane; rdi a temporary. r14, r15 and rbp are free.
    """
    C = ['r8', 'r9', 'r10', 'r11', 'r12']
    B = ['rax', 'rbx', 'rcx', 'rdx', 'r13']
    T = 'rdi'
    SAVED = ['rbx', 'r12', 'r13', 'r14', 'r15']
    BYTES = 432  # of the frame: the state, its copy, and D

    def __init__(self, at):
        """at: where in the frame"""
        self.copies = [f'rsp+{at}', f'rsp+{at + 200}']
        self.D = ['rsi'] + [f'[rsp+{at + 400 + 8 * i}]' for i in range(4)]

    def move_in(self, state):
        """To the first copy, and its parities."""
        out = []
        for i in range(25):
            to = self.C[i] if i < 5 else self.B[i % 5]
            out += [f'mov {to}, [{state}+{8 * i}]', f'mov [{self.copies[0]}+{8 * i}], {to}']
            if i >= 5:
                out.append(f'xor {self.C[i % 5]}, {to}')
        return out

    def move_out(self, state):
        out = []
        for i in range(25):
            b = self.B[i % 5]
            out += [f'mov {b}, [{self.copies[0]}+{8 * i}]', f'mov [{state}+{8 * i}], {b}']
        return out

    def theta(self):
        """D[x] = C[x - 1] ^ rotl(C[x + 1], 1)"""
        out = []
        for x in range(5):
            memory = self.D[x].startswith('[')
            d = self.T if memory else self.D[x]
            out += [f'rorx {d}, {self.C[(x + 1) % 5]}, 63', f'xor {d}, {self.C[(x + 4) % 5]}']
            out += [f'mov {self.D[x]}, {d}'] * memory
        return out

    def round(self, turn, constant):
        """turn: 0 from the first copy to the second, 1 back; constant: an address"""
        B, C, D, T = self.B, self.C, self.D, self.T
        source, target = self.copies[turn], self.copies[1 - turn]
        out = self.theta()
        for plane, lanes in enumerate(PLANES):
            out += [f'mov {B[X]}, [{source}+{8 * i}]' for X, (i, _, _) in enumerate(lanes)]
            out += [f'xor {B[X]}, {D[x]}' for X, (_, x, _) in enumerate(lanes)]
            out += [f'rol {B[X]}, {count}' for X, (_, _, count) in enumerate(lanes) if count]
            for X in range(5):
                to = C[X] if plane == 0 else T
                out += [f'andn {to}, {B[(X + 1) % 5]}, {B[(X + 2) % 5]}', f'xor {to}, {B[X]}']
                if plane == 0 and X == 0:
                    out.append(f'xor {to}, [{constant}]')
                out.append(f'mov [{target}+{8 * (X + 5 * plane)}], {to}')
                if plane:
                    out.append(f'xor {C[X]}, {T}')
        return out
