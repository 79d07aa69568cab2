"""A document as a tree of Python's own values, or what is broken in it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from toolrt.meter import LARGE, current, weigh, weighed
from toolrt.stack import roomy

from .depth import is_shallow
from .number import Number, is_exact
from .pieces import Untyped, is_dense, read
from .write import dump

if TYPE_CHECKING:
    import re

    import msgspec


def document(data: bytes, *, exact: bool = True) -> object:
    """Read one document: `None`, bools, ints, `Number`, texts, lists, dicts.

    Numbers that are no plain integers keep their spelling. Where a key repeats, the
    last value wins at the first one's place.

    Args:
        data: The document.
        exact: Whether every such number keeps its spelling; else they are floats where
            these are worth the same.

    Raises:
        Broken: Where it is none, or nests too deeply.

    """
    import msgspec  # noqa: PLC0415

    weigh(len(data))
    shallow = is_shallow(data)
    stop = _stop(data) if shallow and len(data) > _SMALL else None
    whole = shallow and stop is None
    try:
        if whole and not (exact and has_negative_zero(data)):
            decode = _decoder(exact).decode
            if len(data) < LARGE:
                return decode(data)
            if current().is_limited and is_dense(data):
                return read(data, Untyped(decode))
            return weighed(decode, data)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        pass
    try:
        if whole:
            return roomy(lambda: _spelled(data))
    except ValueError:
        pass
    from .scanner import scan  # noqa: PLC0415

    raise scan(data, stop or 0)


#: Up to so many bytes it costs nothing to make what is thrown away.
_SMALL: Final = 1024


def _stop(data: bytes) -> int | None:
    from .fast import stops_at  # noqa: PLC0415

    return stops_at(data)


def _spelled(data: bytes) -> object:
    """Read a document whose integers the fast reader cannot spell."""
    from json import JSONDecoder  # noqa: PLC0415

    reader = JSONDecoder(
        parse_float=Number, parse_int=_integer, parse_constant=_refused
    )
    value: object = reader.decode(data.decode())
    if _HALF in data.lower():
        # What has half of a surrogate pair cannot be written.
        dump(value)
    return value


_HALF: Final = b"\\ud"


def _integer(text: str) -> float:
    return Number(text) if text == "-0" or len(text) > _LONGEST else int(text)


#: How many characters a 64-bit integer has.
_LONGEST: Final = 20


def _refused(name: str) -> object:
    raise ValueError(name)


def has_negative_zero(data: bytes) -> bool:
    """Whether the integer `-0` may stand in a document, whose sign an int loses."""
    return b"-0" in data and _negative_zero().search(data) is not None


@cache
def _decoder(exact: bool) -> msgspec.json.Decoder[object]:
    import msgspec  # noqa: PLC0415

    return msgspec.json.Decoder(object, float_hook=Number if exact else _number)


def _number(text: str) -> float:
    """Read a number that is no plain integer, with its spelling where that tells."""
    value = float(text)
    if not value.is_integer() and value - value == 0:
        return value
    if is_exact(text, value):
        return value
    # What is worth a whole number or infinity may be spelled as something near it.
    # There may be many, and this makes one in half the time.
    number = float.__new__(Number, value)
    number.text = text
    return number


@cache
def _negative_zero() -> re.Pattern[bytes]:
    import re  # noqa: PLC0415

    return re.compile(rb"(?:^|[\[:,\s])-0(?![.0-9eE])")
