#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""2^32 1753^(k's 8 bits reversed) mod q, between -q/2 and q/2 (FIPS 204, 7.5)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../base'))
import emit_c  # noqa: E402

Q = 8380417


def zeta(k):
    z = 2**32 * pow(1753, int(f'{k:08b}'[::-1], 2), Q) % Q
    return z - Q if z > Q // 2 else z


BODY = ['#include "mldsa/zetas.h"', '', 'const int32_t lanes_mldsa_zetas[256] = {']
BODY += ['    ' + ' '.join(f'{zeta(k)},' for k in range(at, at + 8)) for at in range(0, 256, 8)]
emit_c.finish(__file__, __doc__, BODY + ['};'])
