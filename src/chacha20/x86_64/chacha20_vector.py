# SPDX-License-Identifier: Apache-2.0
"""ChaCha20 (RFC 8439, 2.3) on vectors of 8 32-bit words: programs, and their register allocation.

A program is a list of operations (mnemonic, destination, sources, immediate) over
named values. `Registers` turns it into instructions with the 16 ymm registers: a value
that is not needed for longest goes to its slot in the frame when a register is wanted
(Belady's rule), and where possible it comes back as the memory operand of the
instruction that needs it. Neither leaves a trace in the flags, so the instructions can
be merged with scalar code freely.
"""

STORE = 'vmovdqu'
COMMUTATIVE = ('vpaddd', 'vpxor', 'vpor')
COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(3, 4, 9, 14), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13)]


class Registers:
    """Allocates ymm registers for one program after another.

    slots:  value -> memory operand where it can be put
    pinned: values that stay in registers once they are there
    """

    def __init__(self, slots, pinned=()):
        self.slots, self.pinned = slots, set(pinned)
        self.free = [f'ymm{i}' for i in range(16)]
        self.reg = {}         # value -> register
        self.saved = set()    # values whose slot is up to date
        self.lines = []

    def put(self, text):
        self.lines.append(text)

    def take(self, keep, position):
        """A free register; evicts what is needed last, but nothing in `keep`."""
        if self.free:
            return self.free.pop()
        victim = max((v for v in self.reg if v not in keep | self.pinned),
                     key=lambda v: (self.next_use(v, position), v in self.saved))
        return self.evict(victim, position)

    def evict(self, value, position=None):
        reg = self.reg.pop(value)
        if value not in self.saved and (position is None or
                                        self.next_use(value, position) < self.never):
            self.put(f'vmovdqa {self.slots[value]}, {reg}')
            self.saved.add(value)
        return reg

    def next_use(self, value, position):
        """Where the present content of value is read next; never, if it is overwritten first."""
        for use, read in self.uses.get(value, ()):
            if use > position:
                return use if read else self.never
        return self.never

    def drop(self, value):
        if value in self.reg:
            self.free.append(self.reg.pop(value))
        self.saved.discard(value)

    def analyse(self, program, live_out, loop):
        """uses: value -> positions where it is read (or lives on), a write first ending that."""
        self.never = 1 << 30
        self.uses = {}
        rounds = 2 if loop else 1
        for i in range(rounds):
            for n, (_, dst, sources, _) in enumerate(program):
                for value in dict.fromkeys((dst, *sources)):
                    self.uses.setdefault(value, []).append(
                        (i * len(program) + n, value in sources))
        for value in live_out:
            self.uses.setdefault(value, []).append((rounds * len(program), True))

    def run(self, program, live_out=(), loop=False):
        self.analyse(program, live_out, loop)
        for n, (op, dst, sources, imm) in enumerate(program):
            self.step(n, op, dst, list(sources), imm)

    def step(self, n, op, dst, sources, imm):
        if op == STORE:
            self.put(f'vmovdqu {dst}, {self.reg[sources[0]]}')
            if self.next_use(sources[0], n) == self.never:
                self.drop(sources[0])
            return
        involved = set(sources) | {dst}
        if op in COMMUTATIVE and len(sources) == 2 and sources[0] not in self.reg:
            sources.reverse()
        if op in COMMUTATIVE and sources[0].startswith('['):
            sources.reverse()
        for i, s in enumerate(sources):
            if s in self.reg or s.startswith(('[', '.')):
                continue
            # Only the last operand can be memory; a value that soon follows again is loaded.
            again = s != dst and self.next_use(s, n) < self.never
            last = i == len(sources) - 1 and op not in ('vpslld', 'vpsrld')
            if not last or (again and self.worth(s, n, involved)):
                reg = self.take(involved, n)
                self.put(f'vmovdqa {reg}, {self.slots[s]}')
                self.reg[s] = reg
        text = [self.reg.get(s, self.slots.get(s, s)) for s in sources]
        dying = [s for s in dict.fromkeys(sources)
                 if s in self.reg and s != dst and self.next_use(s, n) == self.never]
        if dst in self.reg:
            target = self.reg[dst]
        else:
            for s in dying[:1]:
                self.free.append(self.reg.pop(s))
            dying = dying[1:]
            target = self.take(involved, n)
            self.reg[dst] = target
        self.saved.discard(dst)
        if imm is not None:
            text.append(str(imm))
        self.put(f'{op} {target}, ' + ', '.join(text))
        for s in dying:
            self.drop(s)

    def worth(self, value, n, involved):
        if self.free:
            return True
        last = max(self.next_use(v, n) for v in self.reg if v not in involved)
        return self.next_use(value, n) < last

    def settle(self, places):
        """Brings values where `places` says: value -> register, or None for its slot only."""
        for value, where in places.items():
            if where is None and value in self.reg:
                self.free.append(self.evict(value))
        wanted = {v: r for v, r in places.items() if r is not None}
        pending = {v: self.reg[v] for v in wanted if v in self.reg and self.reg[v] != wanted[v]}
        while pending:
            taken = set(self.reg.values())
            for v in list(pending):
                if wanted[v] not in taken:
                    self.put(f'vmovdqa {wanted[v]}, {self.reg[v]}')
                    self.reg[v] = wanted[v]
                    del pending[v]
                    break
            else:
                v = next(iter(pending))
                spare = [f'ymm{i}' for i in range(16) if f'ymm{i}' not in taken]
                if spare:
                    self.put(f'vmovdqa {spare[0]}, {self.reg[v]}')
                    self.reg[v] = spare[0]
                else:
                    self.evict(v)
                    del pending[v]
        for v, r in wanted.items():
            if v not in self.reg:
                self.put(f'vmovdqa {r}, {self.slots[v]}')
                self.reg[v] = r
        for value, where in places.items():
            if where is not None:
                self.saved.discard(value)
        self.begin(places)

    def begin(self, places):
        """Takes `places` as given, for the head of a loop."""
        self.reg = {v: r for v, r in places.items() if r is not None}
        self.saved = {v for v, r in places.items() if r is None}
        self.free = [f'ymm{i}' for i in range(16) if f'ymm{i}' not in self.reg.values()]


def quads(shape, prefix):
    """The quarter rounds of COLUMNS or DIAGONALS, on values called prefix + word."""
    return [tuple(f'{prefix}{word}' for word in quad) for quad in shape]


def lockstep(quads):
    """Quarter rounds on named values, side by side."""
    program = []
    for rotate_d, rotate_b in ((16, 12), (8, 7)):
        for acc, arg, rot, by in ((0, 1, 3, rotate_d), (2, 3, 1, rotate_b)):
            program += [('vpaddd', q[acc], (q[acc], q[arg]), None) for q in quads]
            program += [('vpxor', q[rot], (q[rot], q[acc]), None) for q in quads]
            for q in quads:
                program += rotation(q[rot], by)
    return program


# A quarter round, operation by operation: operand of the quad that is changed, the one that is
# added or xored to it (or the rotation), and how many operations after the start it can be done.
STEPS = ((0, 1, 0), (3, 0, 1), (3, 16, 2), (2, 3, 3), (1, 2, 4), (1, 12, 5),
         (0, 1, 7), (3, 0, 8), (3, 8, 9), (2, 3, 10), (1, 2, 11), (1, 7, 12))


def staggered(quads, room=8, lag=0.5):
    """Quarter rounds on named values, each `lag` operations behind the one before it.

    As many are under way as `room` registers allow, which hold their a, c and d and one
    temporary: every b stays in its own. A list schedule: of the operations whose
    operands are complete, the one that is due first.
    """
    done, program = [0] * len(quads), []
    span = {o: [i for i, step in enumerate(STEPS) if o in step[:2] and step[1] < 4]
            for o in range(4)}

    def complete(k, operand):
        """The last quarter round before k that changes this operand of k has ended."""
        for j in range(k - 1, -1, -1):
            if quads[k][operand] in quads[j]:
                return done[j] > max(i for i, step in enumerate(STEPS)
                                     if step[0] == quads[j].index(quads[k][operand]))
        return True

    def ready(k):
        i = done[k]
        if i == len(STEPS) or any(span[o][0] == i and not complete(k, o) for o in range(4)):
            return False
        if i > 0:
            return True
        held = sum(span[o][0] < n <= span[o][-1] for n in done for o in (0, 2, 3))
        owed = sum((n < 2) + (n < 4) for n in done if 0 < n < len(STEPS))
        return room - held - owed >= 4

    while min(done) < len(STEPS):
        k = min((k for k in range(len(quads)) if ready(k)),
                key=lambda k: STEPS[done[k]][2] + lag * k)
        operand, other, _ = STEPS[done[k]]
        value = quads[k][operand]
        if other > 3:
            program += rotation(value, other)
        else:
            op = 'vpaddd' if operand in (0, 2) else 'vpxor'
            program.append((op, value, (value, quads[k][other]), None))
        done[k] += 1
    return program


def rotation(v, by):
    if by in (16, 8):
        return [('vpshufb', v, (v, f'[rip+.Lrot{by}]'), None)]
    return [('vpslld', v + 't', (v,), by), ('vpsrld', v, (v,), 32 - by),
            ('vpor', v, (v, v + 't'), None)]


def transpose(words, name):
    """8 values, word w of blocks 0..7 each -> values name(w): 32 bytes of one block each.

    Returns the program and the order: which block each value then belongs to.
    """
    v, program = [name(w) for w in words], []
    for op_low, op_high, imms, pairs in (
            ('vpunpckldq', 'vpunpckhdq', (None, None), ((0, 1), (2, 3), (4, 5), (6, 7))),
            ('vpunpcklqdq', 'vpunpckhqdq', (None, None), ((0, 2), (1, 3), (4, 6), (5, 7))),
            ('vperm2i128', 'vperm2i128', (0x20, 0x31), ((0, 4), (2, 6), (1, 5), (3, 7)))):
        for i, j in pairs:
            new = v[i] + 'u'
            program.append((op_low, new, (v[i], v[j]), imms[0]))
            program.append((op_high, v[j], (v[i], v[j]), imms[1]))
            v[i] = new
    blocks = {0: 0, 2: 1, 1: 2, 3: 3, 4: 4, 6: 5, 5: 6, 7: 7}
    return program, [(v[i], blocks[i]) for i in (0, 2, 1, 3, 4, 6, 5, 7)]


ROTATED = {'.Lrot16': (0x01000302, 0x05040706, 0x09080b0a, 0x0d0c0f0e) * 2,
           '.Lrot8': (0x02010003, 0x06050407, 0x0a09080b, 0x0e0d0c0f) * 2}


class Chunks:
    """Chunks of 8 blocks, sliced by word: value xI is word I of the 8 blocks.

    The four quarter rounds of a round are too few to fill the vector pipes where an
    operation takes 2 cycles, and 16 words fill the registers. So two chunks are in
    flight, half a chunk apart: y goes through its first five double rounds while x
    goes through its last five. The words 4 to 7 of both, for which all others wait,
    stay in registers; the rest comes from the frame and goes there.

    slots:   offset from rsp of 32 slots of 32 bytes, 32-byte aligned
    words:   operand of state word I, a function
    in, out: registers, advanced by the caller

    Places (where the words are between two pieces of code): `one` with x alone,
    `x_of_two` with x half done, `two` with both.
    """

    CONSTANTS = {'.Llane': tuple(range(8)), '.Llane_past': tuple(range(-8, 0)),
                 '.Llane_past2': tuple(range(-16, -8))}

    def __init__(self, slots, words, out='rdi', in_='rsi'):
        self.slots = {f'{s}{w}': f'[rsp+{slots + 512 * i + 32 * w}]'
                      for i, s in enumerate('xy') for w in range(16)}
        self.words, self.out, self.in_ = words, out, in_
        self.x = [f'x{w}' for w in range(16)]
        self.y = [f'y{w}' for w in range(16)]
        columns, diagonals = quads(COLUMNS, 'x'), quads(DIAGONALS, 'x')
        self.pinned = ()
        self.one, self.one_body = self.loop(
            lockstep(columns[:2]) + lockstep(columns[2:]) +
            lockstep(diagonals[:2]) + lockstep(diagonals[2:]), self.x)
        self.pinned = [f'{s}{w}' for s in 'xy' for w in range(4, 8)]  # the b of all quarter rounds
        self.two, self.two_body = self.loop(
            staggered(columns + quads(COLUMNS, 'y') + diagonals + quads(DIAGONALS, 'y')),
            self.x + self.y)
        self.x_of_two = {v: self.two[v] for v in self.x}

    def loop(self, program, values):
        """Finds places that the body starts and ends with at the least cost."""
        places, best = dict.fromkeys(values), None
        for _ in range(6):
            regs = self.at(places)
            regs.run(program, values, loop=True)
            end = {v: regs.reg.get(v) for v in values}
            regs.settle(places)
            if best is None or len(regs.lines) < len(best[1]):
                best = places, regs.lines
            places = end
        return best

    def at(self, places):
        regs = Registers(self.slots, self.pinned)
        regs.begin(places)
        return regs

    def begin(self):
        """Nothing -> one: the initial state of the chunk at the counter."""
        regs = self.at({})
        regs.run(self.initial('x'), self.x)
        regs.settle(self.one)
        return regs.lines

    def pair(self):
        """one -> x_of_two"""
        regs = self.at(self.one)
        regs.settle(self.x_of_two)
        return regs.lines

    def second(self):
        """x_of_two -> two: the initial state of y, from the counter."""
        regs = self.at(self.x_of_two)
        regs.run(self.initial('y'), self.x + self.y)
        regs.settle(self.two)
        return regs.lines

    def single(self):
        """x_of_two -> one"""
        regs = self.at(self.x_of_two)
        regs.settle(self.one)
        return regs.lines

    def finish(self):
        """one -> nothing: out = in ^ keystream. The counter is one chunk ahead of x."""
        regs = self.at(self.one)
        regs.run(self.output('.Llane_past'))
        return regs.lines

    def finish_first(self):
        """two -> x_of_two: out = in ^ keystream of x, and y becomes x. Counter: two ahead of x."""
        regs = self.at(self.two)
        regs.run(self.output('.Llane_past2'), self.y)
        for w in range(16):
            if f'y{w}' in regs.reg:
                regs.reg[f'x{w}'] = regs.reg.pop(f'y{w}')
        regs.saved = set()
        for w in range(16):
            if f'x{w}' not in regs.reg:
                target = self.two[f'x{w}']
                reg = target if target in regs.free else regs.free[-1]
                regs.free.remove(reg)
                regs.put(f'vmovdqa {reg}, {self.slots[f"y{w}"]}')
                regs.reg[f'x{w}'] = reg
                if target is None:
                    regs.free.append(regs.evict(f'x{w}'))
        regs.settle(self.x_of_two)
        return regs.lines

    def initial(self, s):
        program = [('vpbroadcastd', f'{s}{w}', (self.words(w),), None) for w in range(16)]
        program.append(('vpaddd', f'{s}12', (f'{s}12', '[rip+.Llane]'), None))
        return program

    def output(self, lane):
        program = []
        for half in (0, 8):
            for w in range(half, half + 8):
                program.append(('vpbroadcastd', f'i{w}', (self.words(w),), None))
                program.append(('vpaddd', f'x{w}', (f'x{w}', f'i{w}'), None))
                if w == 12:
                    program.append(('vpaddd', 'x12', ('x12', f'[rip+{lane}]'), None))
            moves, rows = transpose(range(half, half + 8), lambda w: f'x{w}')
            program += moves
            for value, block in rows:
                offset = 64 * block + 4 * half
                program.append(('vpxor', value, (value, f'[{self.in_}+{offset}]'), None))
                program.append((STORE, f'[{self.out}+{offset}]', (value,), None))
        return program


class Rows:
    """Up to 8 blocks by rows: value aS is the first row of the state of blocks 2 S and 2 S + 1.

    All is latency here. Between columns and diagonals the rows a, c and d are rotated
    and b is not, as b is what the next quarter round waits for.

    slots: offset from rsp of 16 slots of 32 bytes, 32-byte aligned
    rows:  operand of row I of the state (16 bytes), a function
    """

    CONSTANTS = {f'.Lpair{s}': (2 * s, 0, 0, 0, 2 * s + 1, 0, 0, 0) for s in range(4)}
    TURNS = ({'a': 0x93, 'c': 0x39, 'd': 0x4e}, {'a': 0x39, 'c': 0x93, 'd': 0x4e})

    def __init__(self, sets, slots, rows, out='rdi', in_='rsi'):
        self.sets, self.rows, self.out, self.in_ = range(sets), rows, out, in_
        self.values = [f'{r}{s}' for s in self.sets for r in 'abcd']
        self.slots = {v: f'[rsp+{slots + 32 * i}]' for i, v in enumerate(self.values)}

    def begin(self):
        program = []
        for i, r in enumerate('abcd'):
            for s in self.sets:
                program.append(('vbroadcasti128', f'{r}{s}', (self.rows(i),), None))
        program += [('vpaddd', f'd{s}', (f'd{s}', f'[rip+.Lpair{s}]'), None) for s in self.sets]
        self.regs = Registers(self.slots)
        self.regs.run(program, self.values)
        self.places = dict(self.regs.reg)
        return self.regs.lines

    def body(self):
        program = []
        for turn in self.TURNS:
            for s in self.sets:
                program += lockstep([(f'a{s}', f'b{s}', f'c{s}', f'd{s}')])
                program += [('vpshufd', f'{r}{s}', (f'{r}{s}',), turn[r]) for r in 'adc']
        regs = Registers(self.slots)
        regs.begin(self.places)
        regs.run(program, self.values, loop=True)
        regs.settle(self.places)
        return regs.lines

    def finish(self):
        """out = in ^ keystream, in two parts: the second is for an even number of blocks only."""
        program = []
        for i, r in enumerate('abcd'):
            program.append(('vbroadcasti128', 'row', (self.rows(i),), None))
            for s in self.sets:
                program.append(('vpaddd', f'{r}{s}', (f'{r}{s}', 'row'), None))
                if r == 'd':
                    program.append(('vpaddd', f'd{s}', (f'd{s}', f'[rip+.Lpair{s}]'), None))
        for s in self.sets:
            for lane, imm in enumerate((0x20, 0x31)):
                if lane == 1 and s == self.sets[-1]:
                    always = len(program)
                for i, (low, high) in enumerate(('ab', 'cd')):
                    offset = 128 * s + 64 * lane + 32 * i
                    program += [('vperm2i128', 'k', (f'{low}{s}', f'{high}{s}'), imm),
                                ('vpxor', 'k', ('k', f'[{self.in_}+{offset}]'), None),
                                (STORE, f'[{self.out}+{offset}]', ('k',), None)]
        regs = Registers(self.slots)
        regs.begin(self.places)
        regs.run(program[:always], [f'{r}{self.sets[-1]}' for r in 'abcd'])
        first, regs.lines = regs.lines, []
        regs.run(program[always:])
        return first, regs.lines
