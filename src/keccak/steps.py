# SPDX-License-Identifier: Apache-2.0
"""Rho and pi of Keccak (FIPS 202, 3.2.2 and 3.2.3), for generators of kernels."""


def offsets():
    """Rho's rotations, by word x + 5 y."""
    rho = [0] * 25
    x, y = 1, 0
    for t in range(24):
        rho[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return rho


RHO = offsets()

# The five lanes of each plane after pi: the word it comes from, its sheet, its rotation.
PLANES = [[(i, i % 5, RHO[i]) for X in range(5) for i in [(X + 3 * Y) % 5 + 5 * X]]
          for Y in range(5)]
