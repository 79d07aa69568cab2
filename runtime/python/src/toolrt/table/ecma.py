"""A matcher for patterns that Python's `re` cannot say: ECMA-262 with the flag `u`.

It backtracks over closures. It is used for look-behinds of no fixed width and for
references to groups that a loop sets anew; everything else is left to `re`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    #: What groups have matched, by their numbers.
    Groups: TypeAlias = tuple[tuple[int, int] | None, ...]
    #: What is asked behind a match: a place and the groups.
    Then: TypeAlias = Callable[[int, Groups], bool]
    #: Matches at a place, and asks what is behind.
    Matcher: TypeAlias = Callable[[str, int, Groups, Then], bool]
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


def compiled(source: str, properties: Mapping[str, Ranges]) -> Callable[[str], bool]:
    """Give the function that says whether a pattern matches somewhere in a text."""
    reader = _Reader(source, properties)
    matcher = reader.either(forward=True)
    nothing: Groups = (None,) * (reader.groups + 1)

    def search(text: str) -> bool:
        return any(
            matcher(text, at, nothing, lambda _, __: True)
            for at in range(len(text) + 1)
        )

    return search


class _Reader:
    """Reads a pattern, which the compiler has checked."""

    def __init__(self, source: str, properties: Mapping[str, Ranges]) -> None:
        self.source = source
        self.properties = properties
        self.at = 0
        self.groups = 0
        self.names = _names(source)

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

    def either(self, *, forward: bool) -> Matcher:
        branches = [self.sequence(forward=forward)]
        while self.eat("|"):
            branches.append(self.sequence(forward=forward))
        if len(branches) == 1:
            return branches[0]
        return lambda text, at, groups, then: any(
            branch(text, at, groups, then) for branch in branches
        )

    def sequence(self, *, forward: bool) -> Matcher:
        terms: list[Matcher] = []
        while self.peek() not in ("", "|", ")"):
            terms.append(self.term(forward=forward))
        # A look-behind is read from its end.
        if not forward:
            terms.reverse()
        return _chain(terms)

    def term(self, *, forward: bool) -> Matcher:
        before = self.groups
        atom = self.atom(forward=forward)
        counts = self.quantifier()
        if counts is None:
            return atom
        least, most, lazy = counts
        inside = range(before + 1, self.groups + 1)
        return _repeated(atom, least, most, inside, lazy=lazy)

    def quantifier(self) -> tuple[int, int | None, bool] | None:
        least: int
        most: int | None
        if self.eat("*"):
            least, most = 0, None
        elif self.eat("+"):
            least, most = 1, None
        elif self.eat("?"):
            least, most = 0, 1
        elif self.eat("{"):
            low, comma, high = self.until("}").partition(",")
            least = int(low)
            most = int(high) if high else (None if comma else least)
        else:
            return None
        return least, most, self.eat("?")

    def atom(self, *, forward: bool) -> Matcher:
        letter = self.peek()
        self.at += 1
        match letter:
            case "^":
                return lambda _, at, groups, then: at == 0 and then(at, groups)
            case "$":
                return lambda text, at, groups, then: (
                    at == len(text) and then(at, groups)
                )
            case ".":
                return _one_of(_ENDS, negative=True, forward=forward)
            case "[":
                return self.character_class(forward=forward)
            case "(":
                return self.group(forward=forward)
            case "\\":
                return self.escape(forward=forward)
            case _:
                return _one_of([(ord(letter), ord(letter))], forward=forward)

    def group(self, *, forward: bool) -> Matcher:
        for opening, ahead, wanted in (
            ("?=", True, True),
            ("?!", True, False),
            ("?<=", False, True),
            ("?<!", False, False),
        ):
            if self.eat(opening):
                inner = self.either(forward=ahead)
                self.at += 1
                return _looking(inner, wanted=wanted)
        if self.eat("?:"):
            inner = self.either(forward=forward)
            self.at += 1
            return inner
        if self.eat("?<"):
            self.until(">")
        self.groups += 1
        number = self.groups
        inner = self.either(forward=forward)
        self.at += 1
        return _captured(inner, number)

    def escape(self, *, forward: bool) -> Matcher:
        letter = self.peek()
        if letter in ("b", "B"):
            self.at += 1
            return _edge(wanted=letter == "b")
        if letter == "k":
            self.at += 2
            return _reference(self.names[self.until(">")], forward=forward)
        if letter in "123456789":
            start = self.at
            while self.peek().isdigit():
                self.at += 1
            return _reference(int(self.source[start : self.at]), forward=forward)
        return _one_of(self.escaped(), forward=forward)

    def character_class(self, *, forward: bool) -> Matcher:
        negative = self.eat("^")
        ranges: list[tuple[int, int]] = []
        while not self.eat("]"):
            low = self.member()
            if self.peek() == "-" and self.source[self.at + 1] != "]":
                self.at += 1
                ranges.append((low[0][0], self.member()[0][1]))
            else:
                ranges.extend(low)
        return _one_of(ranges, negative=negative, forward=forward)

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
            return found if letter == "p" else _complement(found)
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


def _names(source: str) -> dict[str, int]:
    """Give the numbers of groups with names."""
    names: dict[str, int] = {}
    count, at, in_class = 0, 0, False
    while at < len(source):
        letter = source[at]
        if letter == "\\":
            at += 1
        elif letter == "[":
            in_class = True
        elif letter == "]":
            in_class = False
        elif letter == "(" and not in_class:
            if source[at + 1 : at + 2] != "?":
                count += 1
            elif source[at + 2 : at + 3] == "<" and source[at + 3] not in "=!":
                count += 1
                names[source[at + 3 : source.index(">", at)]] = count
        at += 1
    return names


def _complement(ranges: Ranges) -> Ranges:
    out: list[tuple[int, int]] = []
    following = 0
    for low, high in sorted(ranges):
        if low > following:
            out.append((following, low - 1))
        following = max(following, high + 1)
    if following <= _LAST:
        out.append((following, _LAST))
    return out


def _chain(terms: list[Matcher]) -> Matcher:
    if len(terms) == 1:
        return terms[0]

    def run(text: str, at: int, groups: Groups, then: Then, index: int = 0) -> bool:
        if index == len(terms):
            return then(at, groups)
        return terms[index](
            text, at, groups, lambda at, groups: run(text, at, groups, then, index + 1)
        )

    return run


def _one_of(ranges: Ranges, *, negative: bool = False, forward: bool = True) -> Matcher:
    def run(text: str, at: int, groups: Groups, then: Then) -> bool:
        place = at if forward else at - 1
        if not 0 <= place < len(text):
            return False
        code = ord(text[place])
        found = any(low <= code <= high for low, high in ranges)
        return found != negative and then(at + 1 if forward else at - 1, groups)

    return run


def _captured(inner: Matcher, number: int) -> Matcher:
    def run(text: str, start: int, groups: Groups, then: Then) -> bool:
        def close(end: int, inside: Groups) -> bool:
            span = (start, end) if start <= end else (end, start)
            return then(end, (*inside[:number], span, *inside[number + 1 :]))

        return inner(text, start, groups, close)

    return run


def _repeated(
    atom: Matcher, least: int, most: int | None, inside: range, *, lazy: bool
) -> Matcher:
    def run(text: str, at: int, groups: Groups, then: Then, count: int = 0) -> bool:
        def more() -> bool:
            if most is not None and count >= most:
                return False
            # Each round forgets what the groups inside have matched.
            fresh = tuple(
                None if number in inside else span for number, span in enumerate(groups)
            )

            def again(end: int, found: Groups) -> bool:
                if end == at and count >= least:
                    return False
                return run(text, end, found, then, count + 1)

            return atom(text, at, fresh, again)

        if count < least:
            return more()
        if lazy:
            return then(at, groups) or more()
        return more() or then(at, groups)

    return run


def _looking(inner: Matcher, *, wanted: bool) -> Matcher:
    def run(text: str, at: int, groups: Groups, then: Then) -> bool:
        seen: list[Groups] = []

        def keep(_: int, found: Groups) -> bool:
            seen.append(found)
            return True

        if inner(text, at, groups, keep) != wanted:
            return False
        return then(at, seen[0] if wanted else groups)

    return run


def _edge(*, wanted: bool) -> Matcher:
    def is_word(text: str, at: int) -> bool:
        return 0 <= at < len(text) and any(
            low <= ord(text[at]) <= high for low, high in _WORD
        )

    def run(text: str, at: int, groups: Groups, then: Then) -> bool:
        edge = is_word(text, at - 1) != is_word(text, at)
        return edge == wanted and then(at, groups)

    return run


def _reference(number: int, *, forward: bool) -> Matcher:
    def run(text: str, at: int, groups: Groups, then: Then) -> bool:
        span = groups[number] if number < len(groups) else None
        if span is None:
            return then(at, groups)
        found = text[span[0] : span[1]]
        start = at if forward else at - len(found)
        if start < 0 or not text.startswith(found, start):
            return False
        return then(at + len(found) if forward else start, groups)

    return run
