# SPDX-License-Identifier: Apache-2.0
"""What generators of C tables share."""
import emit_file


def words64(words, per_line=4):
    """64-bit constants, some in a line. A hexadecimal constant has a type that it fits in."""
    return [' '.join(f'0x{w:016x},' for w in words[i:i + per_line])
            for i in range(0, len(words), per_line)]


def finish(source, doc, body):
    emit_file.finish(source, doc, '.c', body)
