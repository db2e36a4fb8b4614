# SPDX-License-Identifier: Apache-2.0
"""What generators of assembly share, whatever the machine."""
import emit_file


def indent(line):
    return line if not line or line.endswith(':') or line.startswith('#') else '    ' + line


def notes(mark, kind, value):
    """The object needs no executable stack, and has this property. mark: of a section's type"""
    return ['', f'.section .note.GNU-stack, "", {mark}progbits',
            '.section .note.gnu.property, "a"', '.p2align 3', '.long 4, 16, 5', '.asciz "GNU"',
            f'.long {kind:#x}, 4, {value}, 0']


def finish(source, doc, directives, body):
    emit_file.finish(source, doc, '.S', directives + [indent(line) for line in body])
