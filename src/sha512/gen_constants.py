#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The constants of SHA-512 (FIPS 180-4, 4.2.3): the first 64 bits of the
fractional parts of the cube roots of the first 80 primes."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../base'))
import emit_c  # noqa: E402


def primes(count):
    found, n = [], 2
    while len(found) < count:
        if all(n % p for p in found):
            found.append(n)
        n += 1
    return found


def root(n, power):
    """The largest integer whose power is at most n."""
    low, high = 0, 1 << (n.bit_length() // power + 1)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**power <= n else (low, middle - 1)
    return low


words = [root(p << 192, 3) & ((1 << 64) - 1) for p in primes(80)]
emit_c.finish(__file__, __doc__,
              ['#include "sha512/kernels.h"', '', 'const uint64_t lanes_sha512_constants[80] = {'] +
              ['    ' + line for line in emit_c.words64(words)] + ['};'])
