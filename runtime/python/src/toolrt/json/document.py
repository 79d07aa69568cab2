"""A document as a tree of Python's own values, or what is broken in it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .depth import is_shallow
from .number import Number

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

    try:
        if is_shallow(data) and not (exact and has_negative_zero(data)):
            return _decoder(exact).decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        pass
    # The own scanner knows the phrases, and spells what the fast one cannot.
    from .scanner import scan  # noqa: PLC0415

    return scan(data)


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
    # What is worth a whole number or infinity may be spelled as something near it.
    if value.is_integer() or value - value != 0:
        return Number(text)
    return value


@cache
def _negative_zero() -> re.Pattern[bytes]:
    import re  # noqa: PLC0415

    return re.compile(rb"(?:^|[\[:,\s])-0(?![.0-9eE])")
