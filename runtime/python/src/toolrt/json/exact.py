"""Documents in which equal numbers are written alike, to compare their bytes."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["alike"]

#: Strings, to pass over what looks like a number in them, and numbers.
_PARTS: Final = re.compile(rb'"(?:[^"\\]+|\\.)*"|-?[0-9][0-9.eE+-]*', re.DOTALL)

#: Numbers with more digits in their exponent keep their text.
_LONGEST_EXPONENT: Final = 18

#: From which power of ten on, and down to which, an exponent is written, as RFC 8785.
_LARGE: Final = 21
_SMALL: Final = -6


def alike(document: bytes) -> bytes:
    """Give a valid document with each number in one form: all of its digits.

    The form is that of RFC 8785, but it is exact: numbers are only alike if they are
    equal, also those that are the same float.
    """
    return _PARTS.sub(_part, document)


def _part(found: re.Match[bytes]) -> bytes:
    text = found[0]
    return text if text.startswith(b'"') else _number(text.decode()).encode()


def _number(text: str) -> str:
    sign = "-" if text.startswith("-") else ""
    mantissa, _, exponent = text.removeprefix("-").lower().partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    if not digits:
        return "0"
    if len(exponent.lstrip("+-")) > _LONGEST_EXPONENT:
        return text
    # Where the point stands, counted from the first digit.
    point = len(digits) - len(fraction) + int(exponent or "0")
    digits = digits.rstrip("0")
    if len(digits) <= point <= _LARGE:
        return sign + digits.ljust(point, "0")
    if 0 < point <= _LARGE:
        return f"{sign}{digits[:point]}.{digits[point:]}"
    if _SMALL < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    more = f".{digits[1:]}" if len(digits) > 1 else ""
    return f"{sign}{digits[0]}{more}e{point - 1:+}"
