"""Reads patterns of ECMA-262 with the flag `u` into trees.

The compiler has checked them: they are patterns, not nested too deep, and refer to no
group. Whether a repetition takes much or little at first makes no difference to whether
there is a match, and neither do groups.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    #: Code points, both ends included.
    Ranges: TypeAlias = Sequence[tuple[int, int]]

_LAST: Final = 0x10FFFF
_DIGITS: Final = ((48, 57),)
_WORD: Final = ((48, 57), (65, 90), (95, 95), (97, 122))
_SPACE: Final = (
    (9, 13),
    (32, 32),
    (0xA0, 0xA0),
    (0x1680, 0x1680),
    (0x2000, 0x200A),
    (0x2028, 0x2029),
    (0x202F, 0x202F),
    (0x205F, 0x205F),
    (0x3000, 0x3000),
    (0xFEFF, 0xFEFF),
)
_ENDS: Final = ((10, 10), (13, 13), (0x2028, 0x2029))
_CONTROLS: Final = {"t": 9, "n": 10, "v": 11, "f": 12, "r": 13, "b": 8, "0": 0}


class Characters(Struct, frozen=True):
    """One character of a set: sorted ranges that are apart."""

    ranges: tuple[tuple[int, int], ...]


class Sequenced(Struct, frozen=True):
    """One after the other."""

    nodes: tuple[Node, ...]


class Either(Struct, frozen=True):
    """One of them."""

    nodes: tuple[Node, ...]


class Repeated(Struct, frozen=True):
    """So many times; `most` is `None` where there is no end."""

    node: Node
    least: int
    most: int | None


class Edge(Struct, frozen=True):
    """A place: the start or end of the text, the edge of a word, or no edge."""

    kind: Literal["start", "end", "word", "no_word"]


class Look(Struct, frozen=True):
    """A place where something follows or came before, or where it does not."""

    node: Node
    ahead: bool
    negative: bool


Node: TypeAlias = Characters | Sequenced | Either | Repeated | Edge | Look


def parsed(source: str, properties: Mapping[str, Ranges]) -> Node:
    r"""Read a pattern; `properties` has the code points of each `\p{…}` in it."""
    return _Reader(source, properties).either()


class _Reader:
    def __init__(self, source: str, properties: Mapping[str, Ranges]) -> None:
        self.source = source
        self.properties = properties
        self.at = 0

    def peek(self) -> str:
        return self.source[self.at : self.at + 1]

    def eat(self, text: str) -> bool:
        found = self.source.startswith(text, self.at)
        if found:
            self.at += len(text)
        return found

    def until(self, end: str) -> str:
        stop = self.source.index(end, self.at)
        text = self.source[self.at : stop]
        self.at = stop + len(end)
        return text

    def either(self) -> Node:
        branches = [self.sequence()]
        while self.eat("|"):
            branches.append(self.sequence())
        return branches[0] if len(branches) == 1 else Either(tuple(branches))

    def sequence(self) -> Node:
        terms: list[Node] = []
        while self.peek() not in ("", "|", ")"):
            terms.append(self.term())
        return terms[0] if len(terms) == 1 else Sequenced(tuple(terms))

    def term(self) -> Node:
        node = self.atom()
        if self.eat("*"):
            counts: tuple[int, int | None] = (0, None)
        elif self.eat("+"):
            counts = (1, None)
        elif self.eat("?"):
            counts = (0, 1)
        elif self.eat("{"):
            low, comma, high = self.until("}").partition(",")
            most = int(high) if high else (None if comma else int(low))
            counts = (int(low), most)
        else:
            return node
        self.eat("?")
        return Repeated(node, *counts)

    def atom(self) -> Node:
        letter = self.peek()
        self.at += 1
        match letter:
            case "^":
                return Edge("start")
            case "$":
                return Edge("end")
            case ".":
                return Characters(_complement(_ENDS))
            case "[":
                return self.character_class()
            case "(":
                return self.group()
            case "\\":
                return self.escape()
            case _:
                return Characters(((ord(letter), ord(letter)),))

    def group(self) -> Node:
        for opening, ahead, negative in (
            ("?=", True, False),
            ("?!", True, True),
            ("?<=", False, False),
            ("?<!", False, True),
        ):
            if self.eat(opening):
                inner = self.either()
                self.at += 1
                return Look(inner, ahead, negative)
        if not self.eat("?:") and self.eat("?<"):
            self.until(">")
        inner = self.either()
        self.at += 1
        return inner

    def escape(self) -> Node:
        if self.eat("b"):
            return Edge("word")
        if self.eat("B"):
            return Edge("no_word")
        return Characters(tuple(self.escaped()))

    def character_class(self) -> Node:
        negative = self.eat("^")
        ranges: list[tuple[int, int]] = []
        while not self.eat("]"):
            low = self.member()
            if self.peek() == "-" and self.source[self.at + 1] != "]":
                self.at += 1
                ranges.append((low[0][0], self.member()[0][1]))
            else:
                ranges.extend(low)
        return Characters(_complement(ranges) if negative else _apart(ranges))

    def member(self) -> Ranges:
        if self.eat("\\"):
            return self.escaped()
        code = ord(self.peek())
        self.at += 1
        return [(code, code)]

    def escaped(self) -> Ranges:
        """Give the characters that an escape stands for."""
        letter = self.peek()
        self.at += 1
        sets = {"d": _DIGITS, "w": _WORD, "s": _SPACE}
        if letter.lower() in sets and letter in "dDwWsS":
            found: Ranges = sets[letter.lower()]
            return found if letter.islower() else _complement(found)
        if letter in "pP":
            self.at += 1
            found = self.properties[self.until("}")]
            return _apart(found) if letter == "p" else _complement(found)
        code = self.code(letter)
        return [(code, code)]

    def code(self, letter: str) -> int:
        if letter in _CONTROLS:
            return _CONTROLS[letter]
        if letter == "c":
            self.at += 1
            return ord(self.source[self.at - 1]) % 32
        if letter == "x":
            return self.hex(2)
        if letter != "u":
            return ord(letter)
        if self.eat("{"):
            return int(self.until("}"), 16)
        unit = self.hex(4)
        high, low, last = 0xD800, 0xDC00, 0xDFFF
        if high <= unit < low and self.eat("\\u"):
            second = self.hex(4)
            if low <= second <= last:
                return 0x10000 + ((unit - high) << 10) + (second - low)
            self.at -= 6
        return unit

    def hex(self, count: int) -> int:
        self.at += count
        return int(self.source[self.at - count : self.at], 16)


def _apart(ranges: Ranges) -> tuple[tuple[int, int], ...]:
    out: list[tuple[int, int]] = []
    for low, high in sorted(ranges):
        if out and low <= out[-1][1] + 1:
            out[-1] = (out[-1][0], max(out[-1][1], high))
        else:
            out.append((low, high))
    return tuple(out)


def _complement(ranges: Ranges) -> tuple[tuple[int, int], ...]:
    out: list[tuple[int, int]] = []
    following = 0
    for low, high in _apart(ranges):
        if low > following:
            out.append((following, low - 1))
        following = high + 1
    if following <= _LAST:
        out.append((following, _LAST))
    return tuple(out)
