# SPDX-License-Identifier: Apache-2.0
"""One block of ChaCha20 (RFC 8439, 2.3) in the general registers.

For a single block these are quicker than vectors, which would wait for one operation
after the other. 15 registers hold all words but one or two, which take turns in the
frame by the rule of chacha20_vector.py: what is needed last goes.
"""
from chacha20_vector import COLUMNS, DIAGONALS

REGISTERS = ('eax', 'ebx', 'ecx', 'edx', 'esi', 'edi', 'ebp', 'r8d', 'r9d', 'r10d', 'r11d',
             'r12d', 'r13d', 'r14d', 'r15d')


def lockstep(quads):
    """Quarter rounds on word numbers, side by side: (operation, word, other words, count)."""
    program = []
    for rotate_d, rotate_b in ((16, 12), (8, 7)):
        for acc, arg, rot, by in ((0, 1, 3, rotate_d), (2, 3, 1, rotate_b)):
            program += [('add', q[acc], (q[arg],), None) for q in quads]
            program += [('xor', q[rot], (q[acc],), None) for q in quads]
            program += [('rol', q[rot], (), by) for q in quads]
    return program


class Words:
    """Where the 16 words are while instructions are appended to `lines`.

    slot(i): operand of word i's place in the frame.
    """

    def __init__(self, slot, places=None):
        self.slot, self.lines = slot, []
        self.reg = dict(places or {})

    def put(self, text):
        self.lines.append(text)

    def store(self, word):
        self.put(f'mov {self.slot(word)}, {self.reg[word]}')
        return self.reg.pop(word)

    def run(self, program):
        """One turn of a loop."""
        def next_use(word):
            return next(n for n, (_, w, others, _) in enumerate(program[i + 1:] + program)
                        if word == w or word in others)

        for i, (op, word, others, count) in enumerate(program):
            if word not in self.reg:
                victim = max((w for w in self.reg if w != word and w not in others), key=next_use)
                reg = self.store(victim)
                self.put(f'mov {reg}, {self.slot(word)}')
                self.reg[word] = reg
            source = count or self.reg.get(others[0], self.slot(others[0]))
            self.put(f'{op} {self.reg[word]}, {source}')

    def settle(self, places):
        for word in [w for w in self.reg if w not in places]:
            self.store(word)
        while self.reg != places:
            ready = [w for w in places if w not in self.reg and
                     places[w] not in self.reg.values()]
            if ready:
                self.put(f'mov {places[ready[0]]}, {self.slot(ready[0])}')
                self.reg[ready[0]] = places[ready[0]]
            else:
                self.store(next(w for w in self.reg if self.reg[w] != places[w]))


def loop_body(slot, registers=REGISTERS):
    """A double round, and the places of the words where it begins and ends."""
    places, best = dict(zip(range(16), registers)), None
    for _ in range(6):
        words = Words(slot, places)
        words.run(lockstep(COLUMNS) + lockstep(DIAGONALS))
        end = dict(words.reg)
        words.settle(places)
        if best is None or len(words.lines) < len(best[1]):
            best = places, words.lines
        places = end
    return best


def load_words(slot, places, sources):
    """All words to their places; sources[i]: operand of word i, an address in rcx, rdx or rsi."""
    through = [w for w in range(16) if places.get(w) in (None, 'ecx', 'edx', 'esi')]
    lines = []
    for word in through:
        lines += [f'mov eax, {sources[word]}', f'mov {slot(word)}, eax']
    lines += [f'mov {places[w]}, {sources[w]}' for w in places if w not in through]
    return lines + [f'mov {places[w]}, {slot(w)}' for w in through if w in places]
