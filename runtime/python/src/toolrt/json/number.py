"""Numbers: their text and their value."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Self, TypeGuard

import msgspec

MIN_INT: Final = -(2**63)
MAX_INT: Final = 2**63 - 1

#: More digits than any float or 64-bit integer has before its point.
_MANY_DIGITS: Final = 400


@cache
def _number() -> re.Pattern[str]:
    return re.compile(r"(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?")


class Number(float):
    """A JSON number with the spelling it came in.

    It compares and computes as the nearest float, which is infinite where the number is
    past every float; `text` is what travels on.
    """

    __slots__ = ("text",)

    text: str

    def __new__(cls, text: str) -> Self:
        """Take the JSON spelling of a number."""
        number = float.__new__(cls, text)
        number.text = text
        return number

    def __repr__(self) -> str:
        """Show the spelling."""
        return f"Number({self.text!r})"

    def __reduce__(self) -> tuple[type[Number], tuple[str]]:
        """Keep the spelling in copies."""
        return type(self), (self.text,)


def spelled(value: float) -> str:
    """Spell a number as it travels."""
    if isinstance(value, Number):
        return value.text
    if isinstance(value, int):
        return str(value)
    return float_text(value)


def is_number(value: object) -> TypeGuard[float]:
    """Whether a value is a number of JSON."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_exact(text: str, value: float) -> bool:
    """Whether a float is whole only if the number spelled so is.

    Floats tell spellings of so few digits apart, where whole numbers are floats. Of a
    spelling that becomes infinite it is not known, nor of one that becomes zero, unless
    it is a usual spelling of zero.
    """
    if len(text) > _DIGITS:
        return False
    if -_PRECISE < value < _PRECISE:
        return value != 0 or text in _ZEROS
    return False


_ZEROS: Final = frozenset({"-0", "0.0", "-0.0"})
#: How many digits, and a point, a float keeps.
_DIGITS: Final = 16
#: Where floats begin to be further apart than whole numbers.
_PRECISE: Final = float(2**53)


def is_integral(value: float) -> bool:
    """Whether a number is whole, by its value: `1.0` and `1e2` are."""
    return isinstance(value, int) or whole(value) is not None


def whole(value: float) -> int | None:
    """Give the whole number that a number is; none where it has a fraction.

    What is past 64 bits is whole, too, but only as some number that is past them.
    """
    if isinstance(value, int):
        return value
    if not isinstance(value, Number):
        return int(value) if value.is_integer() else None
    if is_exact(value.text, value):
        return int(value) if value.is_integer() else None
    before, _, after = value.text.partition(".")
    if after == "0" and len(before) < _MANY_DIGITS:
        return int(before)
    match = _number().fullmatch(value.text)
    if match is None:
        return None
    sign, digits, fraction, exponent = match.groups("")
    fraction = fraction.rstrip("0")
    significant = (digits + fraction).lstrip("0")
    if not significant:
        return 0
    zeros = _bounded(exponent) - len(fraction)
    if zeros < 0:
        kept = significant.rstrip("0")
        if len(significant) - len(kept) < -zeros:
            return None
        significant, zeros = significant[:zeros], 0
    if len(significant) + zeros > _MANY_DIGITS:
        significant, zeros = "9", _MANY_DIGITS
    return int(f"{sign}{significant}{'0' * zeros}")


def _bounded(exponent: str) -> int:
    """Read an exponent, held within bounds that no document can fill."""
    digits = exponent.lstrip("+-").lstrip("0")
    many = 15
    size = 10**many if len(digits) > many else int(digits or "0")
    return -size if exponent.startswith("-") else size


def fits(value: int) -> bool:
    """Whether a whole number has at most 64 bits."""
    return MIN_INT <= value <= MAX_INT


def float_text(value: float) -> str:
    """Write a float as RFC 8785 does: shortest digits, no needless exponent."""
    text = _SHORTEST.encode(value).decode()
    mantissa, found, exponent = text.partition("e")
    if found:
        return _laid_out(mantissa, int(exponent))
    if text == "null":
        return _no_number(value)
    if text.endswith(".0"):
        return text[:-2] if value else "0"
    return text


#: Writes the shortest digits of floats, of `Number`s as of others.
_SHORTEST: Final = msgspec.json.Encoder(enc_hook=float)
#: The exponents from and to which RFC 8785 writes none, 10.12.2.1 of ECMAScript.
_SMALLEST: Final = -6
_LARGEST: Final = 20


def _no_number(value: float) -> str:
    if value != value:  # noqa: PLR0124
        return "NaN"
    return "Infinity" if value > 0 else "-Infinity"


def _laid_out(mantissa: str, exponent: int) -> str:
    """Write a mantissa, which has one digit before its point, with its exponent."""
    if exponent > _LARGEST:
        return f"{mantissa}e+{exponent}"
    if exponent < _SMALLEST:
        return f"{mantissa}e{exponent}"
    sign = "-" if mantissa[0] == "-" else ""
    digits = mantissa.removeprefix("-").replace(".", "")
    if exponent < 0:
        return f"{sign}0.{'0' * (-exponent - 1)}{digits}"
    count = exponent + 1
    if len(digits) <= count:
        return sign + digits.ljust(count, "0")
    return f"{sign}{digits[:count]}.{digits[count:]}"
