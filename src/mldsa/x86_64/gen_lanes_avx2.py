#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Of each set of eight lanes, its bits those of the index: their numbers, in rising order, a byte
each from the lowest on.
"""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../base'))
import emit_c  # noqa: E402


def members(bits):
    return sum(lane << 8 * place
               for place, lane in enumerate(i for i in range(8) if bits >> i & 1))


emit_c.finish(__file__, __doc__,
              ['#include "mldsa/x86_64/avx2.h"', '',
               'const uint64_t lanes_mldsa_lanes_avx2[256] = {'] +
              ['    ' + line for line in emit_c.words64([members(bits) for bits in range(256)])] +
              ['};'])
