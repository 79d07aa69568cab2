"""Documents that are read piece by piece, so that others run in between.

C reads a document in one go, and no other thread runs meanwhile. Here it is given as
many items at once as are read in a few milliseconds.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Protocol

from toolrt.meter import LARGE, current

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Frame", "Kind", "Untyped", "is_dense", "read"]

#: How many bytes are read at once.
_WINDOW: Final = 2**15
#: How many values a document has that is read in one go.
_MANY: Final = 20_000
#: How many steps it counts to look at a value, and at so many bytes.
_STEPS: Final = 20
_BYTES: Final = 8


class Kind(Protocol):
    """How the values at a place of a document are read."""

    def decode(self, data: bytes, /) -> Any:
        """Read a small value."""
        ...

    def frame(self, *, is_list: bool) -> Frame:
        """Give what takes the parts of a large one."""
        ...


class Frame(Protocol):
    """A container that is being read."""

    def take(self, piece: bytes, /) -> bool:
        """Read some parts at once, unless they are read one by one."""
        ...

    def kind(self, key: Any, /) -> Kind:
        """Give how the next part is read."""
        ...

    def put(self, key: Any, value: Any, /) -> None:
        """Take a part."""
        ...

    def value(self) -> Any:
        """Give the container."""
        ...


def is_dense(data: bytes) -> bool:
    """Whether a document has so many values that it takes its time to make them."""
    return len(data) >= LARGE and data.count(b",") + data.count(b"[") > _MANY


def read(data: bytes, kind: Kind) -> Any:
    """Give the value of a document.

    Raises:
        ValueError: A part of it is not as its kind has it.

    """
    try:
        return _Reader(data).document(kind)
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        # The patterns take less than they would of a valid document.
        raise ValueError("the document is not read in pieces") from error


class Untyped:
    """How values are read that may be any."""

    __slots__ = ("_decode",)

    def __init__(self, decode: Callable[[bytes], Any]) -> None:
        """Take what reads a small one."""
        self._decode = decode

    def decode(self, data: bytes) -> Any:
        """Read a small value."""
        return self._decode(data)

    def frame(self, *, is_list: bool) -> Frame:
        """Give what takes the parts of a large one."""
        return Parts(self, self._decode, is_list=is_list)


class Parts:
    """A list or an object whose parts are all read in one way."""

    __slots__ = ("_decode", "_kind", "_parts")

    def __init__(
        self, kind: Kind, decode: Callable[[bytes], Any], *, is_list: bool
    ) -> None:
        """Take the kind of a part, and what reads a list or an object of some."""
        self._kind = kind
        self._decode = decode
        self._parts: Any = [] if is_list else {}

    def take(self, piece: bytes) -> bool:
        """Read some parts at once."""
        if isinstance(self._parts, list):
            self._parts += self._decode(b"[%b]" % piece)
        else:
            self._parts.update(self._decode(b"{%b}" % piece))
        return True

    def kind(self, _: Any) -> Kind:
        """Give how the next part is read."""
        return self._kind

    def put(self, key: Any, value: Any) -> None:
        """Take a part."""
        if isinstance(self._parts, list):
            self._parts.append(value)
        else:
            self._parts[key] = value

    def value(self) -> Any:
        """Give the container."""
        return self._parts


class _Reader:
    __slots__ = ("_at", "_data", "_meter")

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0
        self._meter = current()

    def document(self, kind: Kind) -> Any:
        data = self._data
        frames: list[tuple[Frame, bytes, Any]] = []
        self._pass_gap(0)
        while True:
            self._meter.spend(_STEPS)
            first = data[self._at]
            small = _VALUE.match(data, self._at, self._at + _WINDOW)
            if first not in _OPENING or (frames and small and self._ends(small.end())):
                found = small if first in _OPENING else _SCALAR.match(data, self._at)
                value = kind.decode(found.group())  # type: ignore[union-attr] # see `read`
                self._pass_gap(found.end())  # type: ignore[union-attr] # likewise
            else:
                is_list = first == _LIST
                close = b"]" if is_list else b"}"
                frame = kind.frame(is_list=is_list)
                self._pass_gap(self._at + 1)
                if data[self._at] != close[0]:
                    key = self._begin(frame, close)
                    frames.append((frame, close, key))
                    kind = frame.kind(key)
                    continue
                self._pass_gap(self._at + 1)
                value = frame.value()
            while frames:
                frame, close, key = frames.pop()
                frame.put(key, value)
                if data[self._at] != close[0]:
                    self._pass_gap(self._at + 1)
                    key = self._begin(frame, close)
                    frames.append((frame, close, key))
                    kind = frame.kind(key)
                    break
                self._pass_gap(self._at + 1)
                value = frame.value()
            else:
                return value

    def _ends(self, at: int) -> bool:
        """Whether what was matched is not only what the window has of it."""
        return at < len(self._data)

    def _begin(self, frame: Frame, close: bytes) -> Any:
        """Take the parts that are small, but for the last one; give the next key."""
        items = _ITEMS if close == b"]" else _MEMBERS
        data = self._data
        while True:
            run = items.match(data, self._at, self._at + _WINDOW)
            if run is None or run.end() == self._at:
                break
            self._meter.spend((run.end() - self._at) // _BYTES)
            if not frame.take(run.group().rstrip()[:-1]):
                break
            self._pass_gap(run.end())
        if close == b"]":
            return None
        name = _TEXT.match(data, self._at)
        key = _name(name.group())  # type: ignore[union-attr] # see `read`
        self._pass_gap(name.end())  # type: ignore[union-attr] # likewise
        self._pass_gap(self._at + 1)
        return key

    def _pass_gap(self, at: int) -> None:
        gap = _GAP.match(self._data, at)
        self._at = gap.end() if gap else at


def _name(text: bytes) -> str:
    import msgspec  # noqa: PLC0415

    return msgspec.json.decode(text, type=str)


_LIST: Final = ord("[")
_OPENING: Final = b"[{"
_SPACE: Final = rb"[ \t\n\r]*+"
_STRING: Final = rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"'
_PLAIN: Final = rb'(?:%b|[^ \t\n\r,\]}\[{":]++)' % _STRING


def _item(value: bytes, *, is_list: bool) -> bytes:
    key = b"" if is_list else rb"%b%b:%b" % (_STRING, _SPACE, _SPACE)
    return rb"(?:%b%b%b,%b)*+" % (key, value, _SPACE, _SPACE)


def _value(levels: int) -> bytes:
    """Write the pattern of values that nest at most so many containers."""
    if not levels:
        return _PLAIN
    inner = _value(levels - 1)
    items, members = _item(inner, is_list=True), _item(inner, is_list=False)
    member = rb"%b%b:%b%b" % (_STRING, _SPACE, _SPACE, inner)
    return rb"(?:%b|\[%b%b(?:%b%b)?+\]|\{%b%b(?:%b%b)?+\})" % (
        *(_PLAIN, _SPACE, items, inner, _SPACE),
        *(_SPACE, members, member, _SPACE),
    )


#: How many containers are read at once, one inside the other.
_LEVELS: Final = 3
_GAP: Final = re.compile(_SPACE)
_TEXT: Final = re.compile(_STRING, re.DOTALL)
_SCALAR: Final = re.compile(_PLAIN, re.DOTALL)
_VALUE: Final = re.compile(_value(_LEVELS), re.DOTALL)
_ITEMS: Final = re.compile(_item(_value(_LEVELS), is_list=True), re.DOTALL)
_MEMBERS: Final = re.compile(_item(_value(_LEVELS), is_list=False), re.DOTALL)
