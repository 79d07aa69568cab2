"""Patterns that are decided in time linear in the text, whatever the text is.

A pattern becomes positions, one for each character or class that stands in it, counts
written out, and all positions that a text can have come to are followed at once, as the
bits of an `int`. Look-arounds are automata of their own: each says for every place of
the text whether it holds there, before the pattern itself is asked.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, NamedTuple

from toolrt.meter import current

from .ecma import Characters, Edge, Either, Look, Repeated, Sequenced

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from .ecma import Node

#: So many characters are remembered with the positions that take them.
_MOST_REMEMBERED: Final = 1000
#: How many characters are followed before steps are counted.
_PART: Final = 1024
#: How many steps it counts to follow one position, and 64 more, by a character.
_STEPS: Final = 8
#: How many sets of positions are remembered with the sets that come next, and how many
#: characters in all of them.
_MOST_ROWS: Final = 500
_MOST_CELLS: Final = 20_000
#: How many characters at once are passed over that change nothing.
_PASSED: Final = 2**16


class Automaton:
    """What a pattern became: position 0 is its start."""

    def __init__(self, node: Node) -> None:
        """Build the automaton of a tree."""
        self._count = 1
        self._sets: dict[int, tuple[tuple[tuple[int, int], ...], int]] = {}
        #: Positions that the next one follows, as bits.
        self._steps = 0
        #: All of the second follow all of the first.
        self._joins: list[tuple[int, int]] = []
        #: Positions that take no character, and what must hold there.
        self._edges: dict[int, Edge | Look] = {}
        self._looks: dict[int, tuple[bool, Automaton]] = {}
        ends = self._ends(node)
        self._link(1, ends.first)
        self._last = ends.last
        self._empty = ends.empty
        starts = sum(bit for bit, edge in self._edges.items() if edge == Edge("start"))
        self._anchored = not ends.empty and ends.first & ~starts == 0
        self._put_together()
        self._asserting = sum(self._edges)
        self._joining = reduce(or_, (first for first, _ in self._joins), 0)
        self._starts, self._takers = _intervals(self._sets.values())
        self._known: dict[str, int] = {}
        self._cost = _STEPS + self._count // 64 + len(self._joins)
        kinds = {edge.kind for edge in self._edges.values() if isinstance(edge, Edge)}
        # Inside of a text, its ends are nowhere: what comes next depends on nothing but
        # where one is, and the character.
        self._has_rows = not self._looks and kinds <= {"start", "end"}
        self._rows: dict[int, _Row] = {}
        self._cells = 0

    def matches(self, text: str) -> bool:
        """Whether the pattern matches somewhere in a text."""
        if self._has_rows and text:
            return self._matches_by_rows(text)
        held = self._held(text)
        run = self._run(text, held, forward=True)
        return next(run, None) is not None

    def _matches_by_rows(self, text: str) -> bool:
        """Decide a text by what is remembered of the sets of positions."""
        meter = current()
        reached, ended = self._asserted(self._follow(1), text, 0, {})
        if self._empty or ended:
            return True
        live = reached & self._takers_of(text[0])
        if live & self._last:
            return True
        if not self._anchored:
            live |= 1
        row = self._row(live)
        at, size = 1, len(text)
        while at < size:
            before = row
            part = text[at : at + _PART]
            meter.left -= len(part)
            if meter.left < 0:
                meter.look()
            for letter in part:
                row = row[letter]
            if row.is_last:
                return row is _MATCH
            at += len(part)
            while row is before and at < size:
                # Nothing changes as long as the same characters come.
                passed = self._passed(row, text, at)
                if passed == at:
                    break
                meter.left -= (passed - at) // 16
                if meter.left < 0:
                    meter.look()
                at = passed
        _, ended = self._asserted(self._follow(row.live), text, size, {})
        return ended

    def _row(self, live: int) -> _Row:
        row = self._rows.get(live)
        if row is None:
            if len(self._rows) >= _MOST_ROWS:
                # They are made again as they are needed.
                self._rows, self._cells = {}, 0
            row = self._rows[live] = _Row(live, self._grown)
        return row

    def _grown(self, row: _Row, letter: str) -> _Row:
        """Work out what comes next, and remember it."""
        following = self._next(row.live, self._takers_of(letter))
        if self._cells >= _MOST_CELLS:
            self._rows, self._cells = {}, 0
        else:
            row[letter] = following
            self._cells += 1
        current().spend(self._cost)
        return following

    def _next(self, live: int, takes: int) -> _Row:
        live = self._follow(live) & takes
        if live & self._last:
            return _MATCH
        if not self._anchored:
            live |= 1
        return self._row(live) if live else _NO_MATCH

    def _passed(self, row: _Row, text: str, at: int) -> int:
        """Give the first place at which something else may come next."""
        skip = row.skip
        if skip is None:
            skip = row.skip = _skip(self._staying(row))
        found = skip(text, at, at + _PASSED)
        return found.end() if found else at

    def _staying(self, row: _Row) -> list[tuple[int, int]]:
        """Give the characters that change nothing."""
        ends = [*self._starts[1:], _LAST_CODE + 1]
        found: list[tuple[int, int]] = []
        for start, end, takes in zip(self._starts, ends, self._takers, strict=True):
            current().spend(self._cost)
            if start <= _LAST_CODE and self._next(row.live, takes) is row:
                found.append((start, end - 1))
        return found

    def _held(self, text: str) -> dict[int, list[bool]]:
        """Give for each thing that is looked for whether it is there, by place."""
        held: dict[int, list[bool]] = {}
        for key, (ahead, automaton) in self._looks.items():
            places = [False] * (len(text) + 1)
            inner = automaton._held(text)  # noqa: SLF001
            for taken in automaton._run(text, inner, forward=not ahead):  # noqa: SLF001
                places[len(text) - taken if ahead else taken] = True
            held[key] = places
        return held

    def _run(
        self, text: str, held: dict[int, list[bool]], *, forward: bool
    ) -> Iterator[int]:
        """Give how many characters were taken wherever a way comes to its end."""
        again = 0 if self._anchored and forward else 1
        known, takers, last = self._known, self._takers_of, self._last
        edges, follow = self._edges, self._follow
        live, meter, cost = 1, current(), self._cost
        for taken, letter in enumerate(text if forward else reversed(text)):
            meter.left -= cost
            if meter.left < 0:
                meter.look()
            reached = follow(live)
            ends = self._empty
            if edges:
                place = taken if forward else len(text) - taken
                reached, ended = self._asserted(reached, text, place, held)
                ends = ends or ended
            if ends:
                yield taken
            takes = known.get(letter)
            live = reached & (takers(letter) if takes is None else takes)
            if live & last:
                yield taken + 1
            live |= again
            if not live:
                return
        place = len(text) if forward else 0
        _, ended = self._asserted(follow(live), text, place, held)
        if ended or self._empty:
            yield len(text)

    def _follow(self, live: int) -> int:
        reached = (live & self._steps) << 1
        for first, second in self._joins:
            if live & first:
                reached |= second
        return reached

    def _asserted(
        self, reached: int, text: str, at: int, held: dict[int, list[bool]]
    ) -> tuple[int, bool]:
        """Add what is reached through what holds here; say whether that is an end."""
        asked, all_holding = 0, 0
        while waiting := reached & self._asserting & ~asked:
            holding = 0
            while waiting:
                bit = waiting & -waiting
                waiting ^= bit
                asked |= bit
                if _holds(self._edges[bit], text, at, held):
                    holding |= bit
                    # Assertions in a row are asked one after the other.
                    following = (bit & self._steps) << 1
                    reached |= following
                    waiting |= following & self._asserting & ~asked
            all_holding |= holding
            if holding & self._joining:
                reached |= self._follow(holding)
        return reached, bool(all_holding & self._last)

    def _takers_of(self, letter: str) -> int:
        takes = self._takers[bisect_right(self._starts, ord(letter)) - 1]
        if len(self._known) < _MOST_REMEMBERED:
            self._known[letter] = takes
        return takes

    def _ends(self, node: Node) -> _Ends:
        match node:
            case Characters(ranges):
                bit = self._position()
                # A set that stands in a part with many copies is looked at once.
                key = id(ranges)
                self._sets[key] = (ranges, self._sets.get(key, (ranges, 0))[1] | bit)
                return _Ends(bit, bit, empty=False)
            case Edge():
                bit = self._position()
                self._edges[bit] = node
                return _Ends(bit, bit, empty=False)
            case Look(inner, ahead, _):
                bit = self._position()
                self._edges[bit] = node
                if id(inner) not in self._looks:
                    own = Automaton(_reversed(inner) if ahead else inner)
                    self._looks[id(inner)] = (ahead, own)
                return _Ends(bit, bit, empty=False)
            case Either(nodes):
                parts = [self._ends(node) for node in nodes]
                return _Ends(
                    reduce(or_, (part.first for part in parts)),
                    reduce(or_, (part.last for part in parts)),
                    empty=any(part.empty for part in parts),
                )
            case Sequenced(nodes):
                whole = _Ends(0, 0, empty=True)
                for inner in nodes:
                    part = self._ends(inner)
                    self._link(whole.last, part.first)
                    whole = _Ends(
                        whole.first | part.first if whole.empty else whole.first,
                        whole.last | part.last if part.empty else part.last,
                        empty=whole.empty and part.empty,
                    )
                return whole
            case Repeated(inner, least, most):
                return self._repeated(inner, least, most)

    def _repeated(self, node: Node, least: int, most: int | None) -> _Ends:
        if most == 0:
            return _Ends(0, 0, empty=True)
        copy = self._ends(node)
        if not copy.first:
            # Nothing stands in it.
            return copy
        # A part that may be empty may be left out, too: none of its copies is needed.
        needed = 0 if copy.empty else least
        first, last = copy.first, 0
        for number in range(1, (max(least, 1) if most is None else most) + 1):
            if number > 1:
                following = self._ends(node)
                self._link(copy.last, following.first)
                copy = following
            if number >= needed:
                last |= copy.last
        if most is None:
            self._link(copy.last, copy.first)
        return _Ends(first, last, empty=needed == 0)

    def _link(self, first: int, second: int) -> None:
        if first and second == first << 1 and not first & (first - 1):
            self._steps |= first
        elif first and second:
            self._joins.append((first, second))

    def _put_together(self) -> None:
        """Make one pair of pairs with one first set, or with one second set."""
        by_first: dict[int, int] = {}
        for first, second in self._joins:
            by_first[first] = by_first.get(first, 0) | second
        by_second: dict[int, int] = {}
        for first, second in by_first.items():
            by_second[second] = by_second.get(second, 0) | first
        self._joins = [(first, second) for second, first in by_second.items()]

    def _position(self) -> int:
        bit = 1 << self._count
        self._count += 1
        return bit


class _Row(dict[str, "_Row"]):
    """A set of positions, and the one that comes next by each known character."""

    __slots__ = ("_grown", "is_last", "live", "skip")

    def __init__(
        self, live: int, grown: Callable[[_Row, str], _Row] | None = None
    ) -> None:
        """Take the positions, and what works out the next ones."""
        self.live = live
        self._grown = grown
        #: Whether what comes behind makes no difference.
        self.is_last = grown is None
        #: Passes over characters that change nothing, once it was needed.
        self.skip: Callable[[str, int, int], re.Match[str] | None] | None = None

    def __missing__(self, letter: str) -> _Row:
        """Work out what comes next."""
        return self if self._grown is None else self._grown(self, letter)


_MATCH: Final = _Row(0)
_NO_MATCH: Final = _Row(0)

_LAST_CODE: Final = 0x10FFFF


def _skip(
    ranges: list[tuple[int, int]],
) -> Callable[[str, int, int], re.Match[str] | None]:
    """Give what matches characters of some ranges, from a place on."""
    import re  # noqa: PLC0415

    parts = [f"\\U{low:08x}-\\U{high:08x}" for low, high in ranges]
    return re.compile(f"[{''.join(parts)}]+" if parts else r"(?!)").match


class _Ends(NamedTuple):
    """How a part of a pattern begins and ends, as bits, and whether it may be empty."""

    first: int
    last: int
    empty: bool


def _holds(edge: Edge | Look, text: str, at: int, held: dict[int, list[bool]]) -> bool:
    if isinstance(edge, Look):
        return held[id(edge.node)][at] != edge.negative
    match edge.kind:
        case "start":
            return at == 0
        case "end":
            return at == len(text)
        case kind:
            between = _is_word(text[at - 1 : at]) != _is_word(text[at : at + 1])
            return between == (kind == "word")


def _is_word(letter: str) -> bool:
    return letter.isascii() and (letter.isalnum() or letter == "_")


def _reversed(node: Node) -> Node:
    """Give what matches the same texts read from their ends."""
    match node:
        case Sequenced(nodes):
            return Sequenced(tuple(_reversed(node) for node in reversed(nodes)))
        case Either(nodes):
            return Either(tuple(_reversed(node) for node in nodes))
        case Repeated(inner, least, most):
            return Repeated(_reversed(inner), least, most)
        case _:
            return node


def _intervals(
    sets: Iterable[tuple[tuple[tuple[int, int], ...], int]],
) -> tuple[Sequence[int], Sequence[int]]:
    """Give where ranges of characters start that the same positions take, and these."""
    changes: dict[int, int] = {0: 0}
    for ranges, bits in sets:
        for low, high in ranges:
            changes[low] = changes.get(low, 0) ^ bits
            changes[high + 1] = changes.get(high + 1, 0) ^ bits
    starts = sorted(changes)
    takers: list[int] = []
    for start in starts:
        # A set that begins here comes in, one that ends here goes.
        takers.append((takers[-1] if takers else 0) ^ changes[start])
    return starts, takers
