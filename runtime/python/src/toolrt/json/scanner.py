"""The slow reader: any document as a tree, or what is broken in it and where."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from . import broken
from .broken import Broken
from .depth import MAX_DEPTH
from .number import Number

_SPACE: Final = re.compile(rb"[ \t\n\r]*")
_WORD: Final = re.compile(rb"[0-9A-Za-z]*")
_NUMBER: Final = re.compile(rb"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_BEHIND_NUMBER: Final = re.compile(rb"[0-9A-Za-z.+-]")
_PLAIN: Final = re.compile(rb'[^"\\\x00-\x1f]*')
_HEX: Final = re.compile(r"[0-9A-Fa-f]{4}")
_ESCAPE: Final = re.compile(r"\\")
_WORDS: Final = {b"null": None, b"true": True, b"false": False}
_ESCAPES: Final = {
    '"': '"',
    "\\": "\\",
    "/": "/",
    "b": "\b",
    "f": "\f",
    "n": "\n",
    "r": "\r",
    "t": "\t",
}
_LONG_INTEGER: Final = 4000

_Key: TypeAlias = "str | None"


def scan(data: bytes) -> object:
    """Read one document by hand.

    Raises:
        Broken: Where it is none, or nests too deeply.

    """
    if data.startswith(b"\xef\xbb\xbf"):
        raise Broken(0, broken.BYTE_ORDER_MARK)
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise Broken(error.start, broken.NOT_UTF8) from None
    return _Scanner(data).document()


class _Scanner:
    __slots__ = ("at", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def document(self) -> object:
        value = self.value()
        if self.peek():
            raise self.broken(broken.TEXT_BEHIND)
        return value

    def value(self) -> object:
        """Read one value, without recursion."""
        opened: list[tuple[list[object] | dict[str, object], _Key]] = []
        while True:
            first = self.peek()
            value: object
            if first in (b"{", b"["):
                if len(opened) >= MAX_DEPTH:
                    raise self.broken(broken.TOO_DEEP)
                self.at += 1
                if first == b"[":
                    value = []
                    if self.peek() != b"]":
                        opened.append(([], None))
                        continue
                else:
                    value = {}
                    if self.peek() != b"}":
                        opened.append(({}, self.key()))
                        continue
                self.at += 1
            else:
                value = self.scalar(first)
            while True:
                if not opened:
                    return value
                container, key = opened[-1]
                if isinstance(container, list):
                    container.append(value)
                elif key is not None:
                    container[key] = value
                if self.goes_on(opened, container):
                    break
                value = opened.pop()[0]

    def goes_on(
        self,
        opened: list[tuple[list[object] | dict[str, object], _Key]],
        container: list[object] | dict[str, object],
    ) -> bool:
        """Take what stands behind an item: a comma and a next key, or the bracket."""
        in_list = isinstance(container, list)
        close = b"]" if in_list else b"}"
        following = self.peek()
        if following == b",":
            self.at += 1
            if self.peek() == close:
                raise self.broken(broken.TRAILING_COMMA)
            if not in_list:
                opened[-1] = (container, self.key())
            return True
        if following == close:
            self.at += 1
            return False
        if not following:
            raise self.broken(broken.ENDS)
        raise self.broken(broken.COMMA_IN_LIST if in_list else broken.COMMA_IN_OBJECT)

    def key(self) -> str:
        first = self.peek()
        if first != b'"':
            raise self.broken(broken.KEY if first else broken.ENDS)
        key = self.string()
        following = self.peek()
        if following != b":":
            raise self.broken(broken.COLON if following else broken.ENDS)
        self.at += 1
        return key

    def scalar(self, first: bytes) -> object:
        if not first:
            raise self.broken(broken.ENDS)
        if first == b'"':
            return self.string()
        if first in b"-0123456789":
            return self.number()
        word = _WORD.match(self.data, self.at)
        name = word.group() if word else b""
        if name not in _WORDS:
            raise self.broken(broken.VALUE)
        self.at += len(name)
        return _WORDS[name]

    def number(self) -> object:
        match = _NUMBER.match(self.data, self.at)
        if match is None or _BEHIND_NUMBER.match(self.data, match.end()):
            raise self.broken(broken.NUMBER)
        self.at = match.end()
        text = match.group().decode()
        plain = text.lstrip("-").isdigit() and len(text) < _LONG_INTEGER
        return int(text) if plain and text != "-0" else Number(text)

    def string(self) -> str:
        data = self.data
        start = at = self.at + 1
        plain = True
        while True:
            run = _PLAIN.match(data, at)
            at = run.end() if run else at
            following = data[at : at + 1]
            if following == b'"':
                break
            if following == b"\\":
                at += 2
                plain = False
            elif following:
                raise Broken(at, broken.CONTROL)
            else:
                raise Broken(len(data), broken.OPEN_STRING)
        self.at = at + 1
        inside = data[start:at].decode()
        return inside if plain else _unescaped(inside, start)

    def peek(self) -> bytes:
        """Give the next byte that is no white space; empty at the end."""
        space = _SPACE.match(self.data, self.at)
        if space:
            self.at = space.end()
        return self.data[self.at : self.at + 1]

    def broken(self, phrase: str) -> Broken:
        return Broken(self.at, phrase)


def _unescaped(inside: str, start: int) -> str:
    out: list[str] = []
    at = 0
    while True:
        escape = inside.find("\\", at)
        if escape < 0:
            out.append(inside[at:])
            return "".join(out)
        out.append(inside[at:escape])
        letter = inside[escape + 1]
        offset = start + len(inside[:escape].encode())
        if letter != "u":
            if letter not in _ESCAPES:
                raise Broken(offset, broken.ESCAPE)
            out.append(_ESCAPES[letter])
            at = escape + 2
            continue
        unit = _unit(inside, escape)
        if unit is None:
            raise Broken(offset, broken.ESCAPE)
        at = escape + 6
        if _LOW <= unit <= _LAST:
            raise Broken(offset, broken.LONE_SURROGATE)
        if _HIGH <= unit < _LOW:
            low = _unit(inside, at)
            if low is None or not _LOW <= low <= _LAST:
                raise Broken(offset, broken.LONE_SURROGATE)
            unit = 0x10000 + ((unit - _HIGH) << 10) + (low - _LOW)
            at += 6
        out.append(chr(unit))


_HIGH: Final = 0xD800
_LOW: Final = 0xDC00
_LAST: Final = 0xDFFF


def _unit(inside: str, escape: int) -> int | None:
    """Give the UTF-16 unit of an escape, where there is one."""
    if not inside.startswith("\\u", escape):
        return None
    digits = _HEX.match(inside, escape + 2)
    return int(digits.group(), 16) if digits else None
