"""A document as a tree of Python's own values, or what is broken in it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

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
            return _decoder(exact or has_odd_numbers(data)).decode(data)
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

    if exact:
        return msgspec.json.Decoder(object, float_hook=Number)
    return msgspec.json.Decoder(object)


#: Digits, what starts an exponent, and what may stand in one.
_KINDS: Final = bytes.maketrans(b"123456789E+", b"000000000e-")


def has_odd_numbers(data: bytes) -> bool:
    """Whether there may be numbers with a whole float that are not that whole number.

    Those have an exponent, or many digits before the point, or next to nothing, or next
    to one, behind it; texts may look like such. With up to 8 digits before the point,
    half of the distance between floats is less than a unit of the 8th digit behind it.
    """
    if b".000000" in data or b".999999" in data:
        return True
    kinds = data.translate(_KINDS)
    return b"000000000." in kinds or (
        b"0e" in kinds and _exponent().search(kinds) is not None
    )


@cache
def _exponent() -> re.Pattern[bytes]:
    import re  # noqa: PLC0415

    return re.compile(rb"0e-?0+(?![0-9A-Za-z\-])")


@cache
def _negative_zero() -> re.Pattern[bytes]:
    import re  # noqa: PLC0415

    return re.compile(rb"(?:^|[\[:,\s])-0(?![.0-9eE])")
