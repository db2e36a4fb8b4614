#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Multiples of the base point of edwards25519 (RFC 8032, 5.1) as y + x, y - x, 2dxy
(src/curve25519/points.h), and the constants of the curve."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../base'))
import emit_c  # noqa: E402

P = 2**255 - 19
D = -121665 * pow(121666, -1, P) % P
WIDTH, COLUMNS = 6, 22  # LANES_COMB_
ROOT = pow(2, (P - 1) // 4, P)  # of -1


def add(p, q):
    """Affine addition, RFC 8032, 5.1.4 with Z = 1."""
    (x1, y1), (x2, y2) = p, q
    k = D * x1 * x2 * y1 * y2 % P
    return ((x1 * y2 + x2 * y1) * pow(1 + k, -1, P) % P,
            (y1 * y2 + x1 * x2) * pow(1 - k, -1, P) % P)


def base():
    y = 4 * pow(5, -1, P) % P
    xx = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(xx, (P + 3) // 8, P)
    if x * x % P != xx:
        x = x * ROOT % P
    return (x if x % 2 == 0 else P - x, y)


def words(v):
    return [v >> 64 * i & (1 << 64) - 1 for i in range(4)]


def fe(v):
    line, = emit_c.words64(words(v))
    return '{{' + line.rstrip(',') + '}}'


def affine(p):
    x, y = p
    # Rows negate products word by word, as 2^256 - 1 - v - 37.
    assert words(2 * D * x * y % P)[0] < 2**64 - 37
    return ['        {' + fe((y + x) % P) + ',', '         ' + fe((y - x) % P) + ',',
            '         ' + fe(2 * D * x * y % P) + '},']


def rows(p, step, count):
    """p, p + step, p + 2 step .."""
    out = ['    {']
    for _ in range(count):
        out += affine(p)
        p = add(p, step)
    return out + ['    },']


def times(p, doublings):
    for _ in range(doublings):
        p = add(p, p)
    return p


B = base()
body = ['#include "curve25519/points.h"', '',
        f'const struct lanes_fe lanes_fe_d = {fe(D)};',
        f'const struct lanes_fe lanes_fe_2d = {fe(2 * D % P)};',
        f'const struct lanes_fe lanes_fe_root_minus_1 = {fe(ROOT)};', '',
        'const struct lanes_affine lanes_base_comb[LANES_COMB_COLUMNS][LANES_COMB_MULTIPLES] = {']
column = B
for _ in range(COLUMNS):
    body += rows(column, column, 1 << WIDTH - 1)
    column = times(column, 2 * WIDTH)
body += ['};', '',
         'const struct lanes_affine lanes_base_odd[LANES_BASE_PARTS][LANES_BASE_MULTIPLES] = {']
for part in range(4):
    point = times(B, 64 * part)
    body += rows(point, times(point, 1), 64)
emit_c.finish(__file__, __doc__, body + ['};'])
