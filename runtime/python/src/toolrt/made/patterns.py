r"""Patterns of schemas that nobody has compiled before: which of them are taken.

ECMA-262 with the flag `u`, without back references, named groups and `\p{…}`. Each is
decided by an automaton, so no text takes long, and its size is bounded.
"""

from __future__ import annotations

from typing import Final

from toolrt.table import Pattern

__all__ = ["pattern_of"]

#: How many characters a pattern may have.
_LONGEST: Final = 1_000
#: How deep groups may be nested.
_DEEPEST: Final = 30
#: How many characters, classes and edges it may have, repetitions written out.
_MOST: Final = 1_000
_SYNTAX: Final = frozenset("^$\\.*+?()[]{}|/")
_SETS: Final = frozenset("dDwWsS")
_CONTROLS: Final = {"t": 9, "n": 10, "v": 11, "f": 12, "r": 13}
_HEX: Final = {"x": 2, "u": 4}


def pattern_of(source: str) -> Pattern | None:
    """Give a pattern by its source; `None` where it is none that can be taken."""
    if len(source) > _LONGEST:
        return None
    reader = _Reader(source)
    try:
        size = reader.either()
    except _NoPatternError:
        return None
    if reader.at != len(source) or size > _MOST:
        return None
    return Pattern(source, None)


class _NoPatternError(Exception):
    """The text is no pattern."""


class _Reader:
    """Measures a pattern while it reads it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self._depth = 0

    def either(self) -> int:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise _NoPatternError
        size = self._sequence()
        while self._eat("|"):
            size = min(size + self._sequence(), _MOST + 1)
        self._depth -= 1
        return size

    def _sequence(self) -> int:
        size = 0
        while self._peek() not in {"", "|", ")"}:
            one, repeats = self._atom()
            times = self._times()
            if times is not None and not repeats:
                raise _NoPatternError
            size = min(size + one * (1 if times is None else times), _MOST + 1)
        return size

    def _atom(self) -> tuple[int, bool]:
        """Read one part, and tell its size and whether it may repeat."""
        letter = self._take()
        if letter in "^$":
            return 1, False
        if letter == ".":
            return 1, True
        if letter == "[":
            self._class()
            return 1, True
        if letter == "(":
            return self._group()
        if letter == "\\":
            if self._peek() and self._peek() in "bB":
                self._take()
                return 1, False
            self._escape(in_class=False)
            return 1, True
        if letter in _SYNTAX and letter != "/":
            raise _NoPatternError
        return 1, True

    def _group(self) -> tuple[int, bool]:
        looks = ("?=", "?!", "?<=", "?<!")
        is_look = any(self._eat(look) for look in looks)
        if not is_look and not self._eat("?:") and self._peek() == "?":
            raise _NoPatternError
        size = self.either()
        if not self._eat(")"):
            raise _NoPatternError
        return size + 1, not is_look

    def _class(self) -> None:
        self._eat("^")
        if self._peek() == "]":
            raise _NoPatternError
        while not self._eat("]"):
            low = self._member()
            if self._peek() != "-" or self.source[self.at + 1 : self.at + 2] == "]":
                continue
            self._take()
            high = self._member()
            if low is None or high is None or low > high:
                raise _NoPatternError

    def _member(self) -> int | None:
        """Read a member of a class; its code point, of a set none."""
        letter = self._take()
        return self._escape(in_class=True) if letter == "\\" else ord(letter)

    def _escape(self, *, in_class: bool) -> int | None:
        letter = self._take()
        if letter in _SETS:
            return None
        if letter in _CONTROLS:
            return _CONTROLS[letter]
        if letter in _HEX:
            return self._hex(_HEX[letter])
        if letter in _SYNTAX or (in_class and letter == "-"):
            return ord(letter)
        raise _NoPatternError

    def _hex(self, count: int) -> int:
        digits = self.source[self.at : self.at + count]
        if len(digits) < count or any(
            one not in "0123456789abcdefABCDEF" for one in digits
        ):
            raise _NoPatternError
        self.at += count
        code = int(digits, 16)
        if _HALVES[0] <= code <= _HALVES[1]:
            raise _NoPatternError
        return code

    def _times(self) -> int | None:
        """Read how often a part may stand, as the largest number written."""
        if self._eat("*") or self._eat("+") or self._eat("?"):
            times = 1
        elif self._eat("{"):
            low = self._number()
            high = low
            if self._eat(",") and self._peek() != "}":
                high = self._number()
            if not self._eat("}") or high < low:
                raise _NoPatternError
            times = max(high, 1)
        else:
            return None
        self._eat("?")
        return times

    def _number(self) -> int:
        digits = ""
        while self._peek() and self._peek() in "0123456789":
            digits += self._take()
        if not digits or len(digits) > len(str(_MOST)):
            raise _NoPatternError
        return int(digits)

    def _peek(self) -> str:
        return self.source[self.at : self.at + 1]

    def _take(self) -> str:
        letter = self._peek()
        if not letter:
            raise _NoPatternError
        self.at += 1
        return letter

    def _eat(self, text: str) -> bool:
        found = self.source.startswith(text, self.at)
        if found:
            self.at += len(text)
        return found


#: Halves of surrogate pairs, which stand for no character.
_HALVES: Final = (0xD800, 0xDFFF)
