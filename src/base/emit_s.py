# SPDX-License-Identifier: Apache-2.0
"""What generators of assembly share, whatever the machine: gen_NAME.py writes NAME.S beside
itself, or with --check compares."""
import os
import sys


def indent(line):
    return line if not line or line.endswith(':') or line.startswith('#') else '    ' + line


def finish(source, doc, directives, body):
    folder, script = os.path.split(os.path.abspath(source))
    path = os.path.join(folder, script.removeprefix('gen_').removesuffix('.py') + '.S')
    head = ['/* SPDX-License-Identifier: Apache-2.0 */', '/*',
            f' * Written by {script}: change that.', ' *']
    head += [(' * ' + line).rstrip() for line in doc.strip().splitlines()] + [' */']
    text = '\n'.join(head + directives + [indent(line) for line in body]) + '\n'
    if '--check' in sys.argv[1:]:
        with open(path, encoding='ascii') as old:
            if old.read() != text:
                sys.exit(f'{path} is not what {script} writes')
    else:
        with open(path, 'w', encoding='ascii') as new:
            new.write(text)
