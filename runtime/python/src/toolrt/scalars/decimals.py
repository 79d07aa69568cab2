"""Exact decimals: Python's own, which keep their text and are compared by value."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any, Final

from .patterns import PATTERNS

_fullmatch: Final = re.compile(PATTERNS["decimal"]).fullmatch
#: Of numbers that are farther from the point, none is a decimal of the contract.
_FAR: Final = 120


class _ExactType(type):
    """Lets msgspec take what `read` makes, and `isinstance` say what decimals are."""

    # That of `Decimal` itself: a function of Python is slower than all else here.
    __instancecheck__: Any = staticmethod(type.__instancecheck__.__get__(Decimal))


class Exact(metaclass=_ExactType):
    """Stands for `decimal.Decimal` where msgspec decodes, which takes more texts."""

    def __new__(cls, value: Any = "0") -> Any:
        """Make a decimal."""
        return Decimal(value)


def make(_: object, text: object) -> Decimal:
    """Make the decimal that a text of a document is, for msgspec.

    Raises:
        ValueError: It is no such text.

    """
    if type(text) is str and _fullmatch(text):
        return Decimal(text)
    raise ValueError(text)


def read(text: object) -> Decimal | None:
    """Give the decimal that a text of a document is; none where it is no such text."""
    if type(text) is str and _fullmatch(text):
        return Decimal(text)
    return None


def plain(value: Decimal) -> str:
    """Give the text of a decimal without an exponent, or what no type accepts.

    Zeros behind the point are kept, and those that an exponent stands for are written.
    """
    # What is far from the point would be written out with as many zeros.
    if value.is_finite() and -_FAR <= value.adjusted() <= _FAR:
        text = format(value, "f")
        if _fullmatch(text):
            return text
    return str(value)


def shortest(text: str) -> str:
    """Give the shortest text of a decimal's value, which equal ones have in common."""
    whole, point, fraction = text.partition(".")
    short = f"{whole}{point}{fraction.rstrip('0')}".rstrip(".") if point else whole
    return "0" if short == "-0" else short
