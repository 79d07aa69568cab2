"""What is broken in a document, and where: said of what no fast reader takes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from . import broken
from .broken import Broken
from .depth import MAX_DEPTH, left_open

if TYPE_CHECKING:
    from collections.abc import Callable

_SPACES: Final = frozenset({b" ", b"\t", b"\n", b"\r"})
_SPACE: Final = re.compile(rb"[ \t\n\r]*")
_WORD: Final = re.compile(rb"[0-9A-Za-z]*")
_WORDS: Final = (b"null", b"true", b"false")
_BEHIND: Final = rb"[0-9A-Za-z.+-]"
_DIGITS: Final = rb"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?+(?:[eE][+-]?[0-9]++)?+"
_NUMBER: Final = re.compile(rb"%b(?!%b)" % (_DIGITS, _BEHIND))
#: A string up to its closing quote, whatever its escapes are.
_STRING: Final = re.compile(rb'"((?:[^"\\\x00-\x1f]++|\\.)*+)', re.DOTALL)
_HEX: Final = rb"[0-9A-Fa-f]"
_GOOD_ESCAPE: Final = (
    rb'\\(?:["\\/bfnrt]|u(?:[0-9A-CEFa-cef]%b{3}|[dD][0-7]%b{2}'
    rb"|[dD][89ABab]%b{2}\\u[dD][C-Fc-f]%b{2}))" % (_HEX, _HEX, _HEX, _HEX)
)
_GOOD: Final = re.compile(rb"(?:[^\\]++|%b)*+" % _GOOD_ESCAPE)
_UNIT: Final = re.compile(rb"\\u%b{4}" % _HEX)


def scan(data: bytes, near: int = 0) -> Broken:
    """Give the first thing that is broken in what is no document.

    Args:
        data: The document.
        near: Up to where nothing is broken, but escapes and what is not UTF-8.

    """
    if data.startswith(b"\xef\xbb\xbf"):
        return Broken(0, broken.BYTE_ORDER_MARK)
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return Broken(error.start, broken.NOT_UTF8)
    try:
        _Scanner(data).document(near)
    except Broken as found:
        return found
    raise AssertionError("every document can be read")


class _Scanner:
    __slots__ = ("at", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def document(self, near: int) -> None:
        self.value(self.resumed(near))
        if self.peek():
            raise self.broken(broken.TEXT_BEHIND)

    def resumed(self, near: int) -> list[bytes]:
        """Go to the last item that begins in front of a place; give what is open."""
        good = _GOOD.match(self.data, 0, near)
        run = _BEGUN.match(self.data, 0, good.end() if good else 0)
        if run is None or run.end() == 0:
            return []
        self.at = run.end() - 1
        closing = left_open(self.data[: self.at]).translate(_CLOSING)
        opened = [closing[at : at + 1] for at in range(len(closing))]
        if self.peek() == b",":
            self.comma(opened[-1])
            self.begin(opened)
        return opened

    def value(self, opened: list[bytes]) -> None:
        """Pass over one value, without recursion.

        Args:
            opened: The brackets that close what is open.

        """
        while True:
            self.pass_down(opened)
            first = self.peek()
            if first in (b"{", b"["):
                if len(opened) >= MAX_DEPTH:
                    raise self.broken(broken.TOO_DEEP)
                self.at += 1
                close = b"}" if first == b"{" else b"]"
                if self.peek() != close:
                    opened.append(close)
                    self.begin(opened)
                    continue
                self.at += 1
            else:
                self.scalar(first)
            while opened and self.peek() == opened[-1]:
                self.at += 1
                opened.pop()
            if not opened:
                return
            self.comma(opened[-1])
            self.begin(opened)

    def begin(self, opened: list[bytes]) -> None:
        """Pass over what is plainly fine in a container, and the key of the next."""
        if len(opened) <= MAX_DEPTH - _LEVELS:
            self.pass_plain(opened[-1])
        if opened[-1] == b"}":
            self.key()

    def pass_down(self, opened: list[bytes]) -> None:
        """Open containers that begin with containers, at once, with their keys."""
        run = _DOWN.match(self.data, self.at)
        if run is None or run.end() == self.at:
            return
        brackets = run.group().translate(_CLOSING, _NOT_OPENING)
        if len(opened) + len(brackets) <= MAX_DEPTH:
            opened.extend(brackets[at : at + 1] for at in range(len(brackets)))
            self.at = run.end()

    def pass_plain(self, close: bytes) -> None:
        """Pass over items that are fine and behind which there are others, at once."""
        items = _plain_items(close).match(self.data, self.at)
        if items:
            self.at = items.end()

    def comma(self, close: bytes) -> None:
        """Take the comma behind an item that is not the last one."""
        following = self.peek()
        if following == b",":
            self.at += 1
            if self.peek() == close:
                raise self.broken(broken.TRAILING_COMMA)
            return
        if not following:
            raise self.broken(broken.ENDS)
        in_list = close == b"]"
        raise self.broken(broken.COMMA_IN_LIST if in_list else broken.COMMA_IN_OBJECT)

    def key(self) -> None:
        first = self.peek()
        if first != b'"':
            raise self.broken(broken.KEY if first else broken.ENDS)
        self.string()
        following = self.peek()
        if following != b":":
            raise self.broken(broken.COLON if following else broken.ENDS)
        self.at += 1

    def scalar(self, first: bytes) -> None:
        if not first:
            raise self.broken(broken.ENDS)
        if first == b'"':
            self.string()
        elif first in b"-0123456789":
            self.pass_by(_NUMBER.match, broken.NUMBER)
        else:
            word = _WORD.match(self.data, self.at)
            if word is None or word.group() not in _WORDS:
                raise self.broken(broken.VALUE)
            self.at = word.end()

    def pass_by(
        self, match: Callable[[bytes, int], re.Match[bytes] | None], phrase: str
    ) -> None:
        found = match(self.data, self.at)
        if found is None:
            raise self.broken(phrase)
        self.at = found.end()

    def string(self) -> None:
        data, start = self.data, self.at + 1
        run = _STRING.match(data, self.at)
        end = run.end() if run else start
        following = data[end : end + 1]
        if following != b'"':
            if following in (b"", b"\\"):
                raise Broken(len(data), broken.OPEN_STRING)
            raise Broken(end, broken.CONTROL)
        good = _GOOD.match(data, start, end)
        at = good.end() if good else start
        if at < end:
            is_unit = _UNIT.match(data, at, end) is not None
            raise Broken(at, broken.LONE_SURROGATE if is_unit else broken.ESCAPE)
        self.at = end + 1

    def peek(self) -> bytes:
        """Give the next byte that is no white space; empty at the end."""
        first = self.data[self.at : self.at + 1]
        if first not in _SPACES:
            return first
        space = _SPACE.match(self.data, self.at)
        if space:
            self.at = space.end()
        return self.data[self.at : self.at + 1]

    def broken(self, phrase: str) -> Broken:
        return Broken(self.at, phrase)


#: How many containers are passed over at once, one inside the other.
_LEVELS: Final = 2


def _items(value: bytes, close: bytes) -> bytes:
    """Write the pattern of items, each with a comma and another item behind it."""
    key = rb"%b%b:%b" % (_TEXT, _GAP, _GAP) if close == b"}" else b""
    item = rb"%b%b%b" % (key, value, _GAP)
    return rb"(?:%b,%b(?!%b))*+" % (item, _GAP, re.escape(close))


def _value(levels: int) -> bytes:
    """Write the pattern of values that nest at most so many containers."""
    scalar = rb"%b|%b(?!%b)|(?:null|true|false)(?![0-9A-Za-z])"
    scalar %= (_TEXT, _DIGITS, _BEHIND)
    if not levels:
        return rb"(?:%b)" % scalar
    inner = _value(levels - 1)
    last = rb"%b%b" % (inner, _GAP)
    member = rb"%b%b:%b%b" % (_TEXT, _GAP, _GAP, last)
    items, members = _items(inner, b"]"), _items(inner, b"}")
    return rb"(?:%b|\[%b(?:%b%b)?+\]|\{%b(?:%b%b)?+\})" % (
        *(scalar, _GAP, items, last),
        *(_GAP, members, member),
    )


_GAP: Final = rb"[ \t\n\r]*+"
#: All up to the last comma, or bracket that opens, outside of strings.
_BEGUN: Final = re.compile(
    rb'(?:[^",\[{]*+(?:"[^"\\]*+(?:\\.[^"\\]*+)*+"[^",\[{]*+)*+[,\[{])*+', re.DOTALL
)
#: Containers that are not empty, up to the value in the innermost one.
_DOWN: Final = re.compile(
    rb'(?:%b(?:\[%b(?!\])|\{%b"[^"\\\x00-\x1f\[\]{}]*+"%b:)){0,%d}+'
    % (_GAP, _GAP, _GAP, _GAP, MAX_DEPTH)
)
_CLOSING: Final = bytes.maketrans(b"[{", b"]}")
_NOT_OPENING: Final = bytes(byte for byte in range(256) if byte not in b"[{")
_TEXT: Final = rb'"(?:[^"\\\x00-\x1f]++|%b)*+"' % _GOOD_ESCAPE
_PLAIN: Final[dict[bytes, re.Pattern[bytes]]] = {}


def _plain_items(close: bytes) -> re.Pattern[bytes]:
    if close not in _PLAIN:
        _PLAIN[close] = re.compile(_GAP + _items(_value(_LEVELS), close))
    return _PLAIN[close]
