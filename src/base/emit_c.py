# SPDX-License-Identifier: Apache-2.0
"""What generators of C tables share: gen_NAME.py writes NAME.c beside itself, or with --check
compares."""
import os
import sys


def words64(words, per_line=4):
    """64-bit constants, some in a line. A hexadecimal constant has a type that it fits in."""
    return [' '.join(f'0x{w:016x},' for w in words[i:i + per_line])
            for i in range(0, len(words), per_line)]


def finish(source, doc, body):
    folder, script = os.path.split(os.path.abspath(source))
    path = os.path.join(folder, script.removeprefix('gen_').removesuffix('.py') + '.c')
    head = ['/* SPDX-License-Identifier: Apache-2.0 */', '/*',
            f' * Written by {script}: change that.', ' *']
    head += [(' * ' + line).rstrip() for line in doc.strip().splitlines()] + [' */']
    text = '\n'.join(head + body) + '\n'
    if '--check' in sys.argv[1:]:
        with open(path, encoding='ascii') as old:
            if old.read() != text:
                sys.exit(f'{path} is not what {script} writes')
    else:
        with open(path, 'w', encoding='ascii') as new:
            new.write(text)
