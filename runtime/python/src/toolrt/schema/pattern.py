"""Patterns of schemas: whether they are ECMA-262, and how large they become."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING, Final, NamedTuple

from .categories import code_points

if TYPE_CHECKING:
    from collections.abc import Callable

#: How deep groups are nested.
_DEEPEST: Final = 50
#: How many characters, classes and assertions there are, with repetitions written out.
_MOST_PLACES: Final = 5_000
#: How often one of these follows another, at most.
_MOST_LINKS: Final = 20_000
#: How many ranges of characters there are.
_MOST_RANGES: Final = 10_000
#: Counts are held within this.
_LARGEST_COUNT: Final = 1_000_000_000

_SETS: Final = {"d": 2, "D": 2, "w": 5, "W": 5, "s": 11, "S": 11}
_CONTROLS: Final = {"t": 9, "n": 10, "v": 11, "f": 12, "r": 13}
_SYNTAX: Final = frozenset("^$\\.*+?()[]{}|/-")
_LAST: Final = 0x10FFFF
_DIGITS: Final = frozenset(string.digits)
_HEX: Final = frozenset(string.hexdigits)
_LETTERS: Final = frozenset(string.ascii_letters)


class _Unreadable(Exception):
    """It is no pattern, or none that is decided in linear time."""


class Pattern:
    """A pattern that decides every text in linear time."""

    __slots__ = ("_cost", "_matches", "_ranges", "_written", "source")

    def __init__(self, source: str, written: str, reader: _Reader, places: int) -> None:
        """Take the source, and the same as the flag `u` wants it."""
        self.source = source
        self._written = written
        self._ranges = reader.properties
        self._cost = 1 + places // 64
        self._matches: Callable[[str], bool] | None = None

    @classmethod
    def of(cls, source: str) -> Pattern | None:
        r"""Read a pattern.

        There is none if it is not one, has a back-reference, a `\p` of something else
        than a general category, or is too large.
        """
        reader = _Reader(source)
        try:
            size = reader.either()
        except _Unreadable:
            return None
        is_whole = reader.at == len(source)
        if not is_whole or reader.links > _MOST_LINKS or reader.ranges > _MOST_RANGES:
            return None
        return cls(source, "".join(reader.out), reader, size.places)

    def matches(self, text: str) -> bool:
        """Whether it matches somewhere in a text."""
        if self._matches is None:
            from toolrt.table.automaton import Automaton  # noqa: PLC0415
            from toolrt.table.ecma import parsed  # noqa: PLC0415

            self._matches = Automaton(parsed(self._written, self._ranges)).matches
        return self._matches(text)

    def steps(self, length: int) -> int:
        """Give how many steps it takes to decide a text of so many code points."""
        return 1 + length * self._cost // 4


class _Size(NamedTuple):
    """How many places a part has, begin it and end it; whether it may be empty."""

    places: int
    first: int
    last: int
    empty: bool


_NOTHING: Final = _Size(0, 0, 0, empty=True)
_ONE: Final = _Size(1, 1, 1, empty=False)


class _Reader:
    """Reads a pattern, and writes the same one as the flag `u` wants it.

    What older patterns leave unescaped is escaped, and no group captures.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0
        self.ranges = 0
        self.links = 0
        self.names: set[str] = set()
        self.out: list[str] = []
        self.properties: dict[str, tuple[tuple[int, int], ...]] = {}

    def either(self) -> _Size:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise _Unreadable
        whole = self.concat()
        while self.eat("|"):
            self.out.append("|")
            part = self.concat()
            whole = _Size(
                whole.places + part.places,
                whole.first + part.first,
                whole.last + part.last,
                empty=whole.empty or part.empty,
            )
        self.depth -= 1
        return whole

    def concat(self) -> _Size:
        whole = _NOTHING
        while self.peek() not in ("", "|", ")"):
            before = self.links
            atom, is_assertion = self.atom()
            part = self.repeated(atom, is_assertion, self.links - before)
            self.links += whole.last + part.first
            whole = _Size(
                whole.places + part.places,
                whole.first + (part.first if whole.empty else 0),
                part.last + (whole.last if part.empty else 0),
                empty=whole.empty and part.empty,
            )
            if whole.places > _MOST_PLACES or self.links > _MOST_LINKS:
                raise _Unreadable
        return whole

    def repeated(self, atom: _Size, is_assertion: bool, inside: int) -> _Size:
        """Give the part before, as often as is said; a copy of it has links inside."""
        start = self.at
        counts: tuple[int, int | None] | None = None
        match self.peek():
            case "*":
                counts = (0, None)
            case "+":
                counts = (1, None)
            case "?":
                counts = (0, 1)
            case "{":
                counts = self.counts()
            case _:
                pass
        if counts is None:
            return atom
        least, most = counts
        if is_assertion or (most is not None and most < least):
            raise _Unreadable
        if self.text[start] != "{":
            self.at += 1
        self.eat("?")
        self.out.append(self.text[start : self.at])
        if most == 0:
            return _NOTHING
        copies = max(least, 1) if most is None else most
        places = atom.places * copies
        self.links += copies * (inside + atom.first + atom.last)
        if places > _MOST_PLACES or self.links > _MOST_LINKS:
            raise _Unreadable
        empty = atom.empty or least == 0
        return _Size(places, atom.first, atom.last * copies, empty=empty)

    def counts(self) -> tuple[int, int | None] | None:
        """Read `{n}`, `{n,}` or `{n,m}`; none of these is a text like any other."""
        start = self.at
        self.at += 1
        least, most = self.number(), None
        found = least is not None
        if found and self.eat(","):
            if self.peek() != "}":
                most = self.number()
                found = most is not None
        else:
            most = least
        if least is None or not found or not self.eat("}"):
            self.at = start
            return None
        return least, most

    def number(self) -> int | None:
        start, number = self.at, 0
        while self.peek() in _DIGITS:
            number = min(number * 10 + int(self.peek()), _LARGEST_COUNT)
            self.at += 1
        return number if self.at > start else None

    def atom(self) -> tuple[_Size, bool]:
        """Read a part; say whether it is an assertion, which cannot be repeated."""
        letter = self.next()
        match letter:
            case "^" | "$":
                self.out.append(letter)
                return _ONE, True
            case ".":
                self.ranges += 4
                self.out.append(letter)
                return _ONE, False
            case "[":
                return self.character_class(), False
            case "(":
                return self.group()
            case "\\":
                return self.escape()
            case "*" | "+" | "?":
                raise _Unreadable
            case "{":
                self.at -= 1
                if self.counts() is not None:
                    raise _Unreadable
                self.at += 1
            case _:
                pass
        self.ranges += 1
        self.out.append(_escaped(letter))
        return _ONE, False

    def group(self) -> tuple[_Size, bool]:
        for opening in ("?=", "?!", "?<=", "?<!"):
            if self.eat(opening):
                self.out.append(f"({opening}")
                inner = self.closed()
                # It is an automaton of its own, which counts with the others.
                return _Size(1 + inner.places, 1, 1, empty=False), True
        if self.eat("?<"):
            self.name()
        elif not self.eat("?:") and self.peek() == "?":
            raise _Unreadable
        self.out.append("(?:")
        return self.closed(), False

    def name(self) -> None:
        name = ""
        while (letter := self.next()) != ">":
            is_first = letter in _LETTERS or letter in "_$"
            if not is_first and not (name and letter in _DIGITS):
                raise _Unreadable
            name += letter
        if not name or name in self.names:
            raise _Unreadable
        self.names.add(name)

    def closed(self) -> _Size:
        size = self.either()
        if not self.eat(")"):
            raise _Unreadable
        self.out.append(")")
        return size

    def escape(self) -> tuple[_Size, bool]:
        letter = self.peek()
        if letter in ("b", "B"):
            self.at += 1
            self.out.append(f"\\{letter}")
            return _ONE, True
        self.out.append(self.escaped()[1])
        return _ONE, False

    def escaped(self) -> tuple[int | None, str]:
        """Give the character that an escape stands for, none if it is a set."""
        letter = self.next()
        if letter in _SETS:
            self.ranges += _SETS[letter]
            return None, f"\\{letter}"
        self.ranges += 1
        if letter in ("p", "P"):
            return None, self.property(letter)
        if letter in _CONTROLS:
            code = _CONTROLS[letter]
        elif letter == "0" and self.peek() not in _DIGITS:
            code = 0
        elif letter == "c":
            control = self.next()
            if control not in _LETTERS:
                raise _Unreadable
            code = ord(control) % 32
        elif letter == "x":
            code = self.hex(2)
        elif letter == "u":
            code = self.braced() if self.eat("{") else self.unit()
        elif letter in _LETTERS or letter in _DIGITS:
            raise _Unreadable
        else:
            return ord(letter), _escaped(letter)
        return code, f"\\u{{{code:x}}}"

    def property(self, letter: str) -> str:
        stop = self.text.find("}", self.at)
        if not self.eat("{") or stop < 0:
            raise _Unreadable
        name = self.text[self.at : stop]
        self.at = stop + 1
        ranges = code_points(name)
        if ranges is None:
            raise _Unreadable
        self.ranges += len(ranges)
        self.properties[name] = ranges
        return f"\\{letter}{{{name}}}"

    def braced(self) -> int:
        start, code = self.at, 0
        while self.peek() in _HEX:
            code = code * 16 + int(self.peek(), 16)
            if code > _LAST:
                raise _Unreadable
            self.at += 1
        if self.at == start or not self.eat("}"):
            raise _Unreadable
        return code

    def unit(self) -> int:
        high = self.hex(4)
        behind = self.at
        if high in range(0xD800, 0xDC00) and self.eat("\\u"):
            low = self.hex(4) if self.has_hex(4) else 0
            if low in range(0xDC00, 0xE000):
                return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)
            self.at = behind
        return high

    def has_hex(self, count: int) -> bool:
        digits = self.text[self.at : self.at + count]
        return len(digits) == count and _HEX.issuperset(digits)

    def hex(self, count: int) -> int:
        if not self.has_hex(count):
            raise _Unreadable
        self.at += count
        return int(self.text[self.at - count : self.at], 16)

    def character_class(self) -> _Size:
        self.out.append("[^" if self.eat("^") else "[")
        self.ranges += 1
        while not self.eat("]"):
            low, first = self.member()
            following = self.text[self.at + 1 : self.at + 2]
            if self.peek() != "-" or following in ("", "]"):
                self.out.append(first)
                continue
            self.at += 1
            high, last = self.member()
            if low is None or high is None:
                # Beside a class, the hyphen is itself.
                self.out.append(f"{first}\\-{last}")
                continue
            if low > high:
                raise _Unreadable
            self.out.append(f"{first}-{last}")
        self.out.append("]")
        return _ONE

    def member(self) -> tuple[int | None, str]:
        letter = self.next()
        if letter != "\\":
            self.ranges += 1
            return ord(letter), _escaped(letter)
        if self.eat("b"):
            self.ranges += 1
            return 8, "\\u{8}"
        return self.escaped()

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def next(self) -> str:
        letter = self.peek()
        if not letter:
            raise _Unreadable
        self.at += 1
        return letter

    def eat(self, text: str) -> bool:
        found = self.text.startswith(text, self.at)
        if found:
            self.at += len(text)
        return found


def _escaped(letter: str) -> str:
    """Write a character that stands for itself, in a class and outside."""
    return f"\\u{{{ord(letter):x}}}" if letter in _SYNTAX else letter
