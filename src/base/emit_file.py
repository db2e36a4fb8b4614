# SPDX-License-Identifier: Apache-2.0
"""What all generators share: gen_NAME.py writes a file NAME beside itself, or with --check
compares."""
import os
import sys


def finish(source, doc, suffix, lines):
    """source, doc: __file__ and __doc__ of the generator, which become the head of NAME + suffix"""
    folder, script = os.path.split(os.path.abspath(source))
    path = os.path.join(folder, script.removeprefix('gen_').removesuffix('.py') + suffix)
    head = ['/* SPDX-License-Identifier: Apache-2.0 */', '/*',
            f' * Written by {script}: change that.', ' *']
    head += [(' * ' + line).rstrip() for line in doc.strip().splitlines()] + [' */']
    text = '\n'.join(head + lines) + '\n'
    if '--check' in sys.argv[1:]:
        with open(path, encoding='ascii') as old:
            if old.read() != text:
                sys.exit(f'{path} is not what {script} writes')
    else:
        with open(path, 'w', encoding='ascii') as new:
            new.write(text)
