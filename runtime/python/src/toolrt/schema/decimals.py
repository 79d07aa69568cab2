"""Exact decimals: what numbers of schemas and values are worth, as they are written."""

from __future__ import annotations

from functools import total_ordering
from typing import Final

from toolrt.json.number import Number, float_text

#: Exponents are held within what no document reaches.
_LARGEST_EXPONENT: Final = 10**15
#: More digits than an exponent within these bounds has.
_MANY_DIGITS: Final = 15
#: How many digits a step has at most.
_STEP_DIGITS: Final = 19
#: How many digits are divided at once.
_CHUNK: Final = 18


@total_ordering
class Decimal:
    """A sign, digits that start and end with others than 0, and an exponent."""

    __slots__ = ("digits", "exponent", "negative")

    def __init__(self, value: float) -> None:
        """Take a number of JSON; 0 has no digits."""
        text = spelled(value)
        self.negative = text.startswith("-")
        mantissa, _, power = text.lstrip("-").lower().partition("e")
        whole, _, fraction = mantissa.partition(".")
        digits = whole + fraction
        kept = digits.rstrip("0")
        zeros = len(digits) - len(kept)
        self.digits = kept.lstrip("0")
        self.exponent = 0
        if self.digits:
            self.exponent = _exponent(power) - len(fraction) + zeros
        else:
            self.negative = False

    @property
    def key(self) -> str:
        """A text that equal numbers, and only they, have in common."""
        return f"{'-' if self.negative else ''}{self.digits}e{self.exponent}"

    def __eq__(self, other: object) -> bool:
        """Compare what they are worth."""
        return isinstance(other, Decimal) and self.key == other.key

    def __hash__(self) -> int:
        """Equal numbers have equal hashes."""
        return hash(self.key)

    def __lt__(self, other: Decimal) -> bool:
        """Compare what they are worth."""
        sign, others = self._sign(), other._sign()
        if sign != others:
            return sign < others
        low, high = (self, other) if sign > 0 else (other, self)
        return low._place() < high._place()

    def _sign(self) -> int:
        if not self.digits:
            return 0
        return -1 if self.negative else 1

    def _place(self) -> tuple[int, str]:
        # The place of the first digit decides, then the digits do.
        return len(self.digits) + self.exponent, self.digits


class Step:
    """A decimal above 0 of few digits, of which others are multiples."""

    __slots__ = ("digits", "exponent")

    def __init__(self, decimal: Decimal) -> None:
        """Take the decimal; one of 0 or below divides nothing."""
        self.digits = int(decimal.digits or "0") * (not decimal.negative)
        self.exponent = decimal.exponent

    @classmethod
    def of(cls, value: float) -> Step | None:
        """Give the step that a number is; none if it has more than 19 digits."""
        decimal = Decimal(value)
        return None if len(decimal.digits) > _STEP_DIGITS else cls(decimal)

    def divides(self, value: Decimal) -> bool:
        """Whether a number is a whole multiple."""
        if not value.digits or not self.digits:
            return not value.digits
        shift = value.exponent - self.exponent
        if shift < 0:
            # The digits do not end in 0: no power of ten can be taken out of them.
            return False
        rest = 0
        for at in range(0, len(value.digits), _CHUNK):
            chunk = value.digits[at : at + _CHUNK]
            rest = (rest * 10 ** len(chunk) + int(chunk)) % self.digits
        return rest * pow(10, shift, self.digits) % self.digits == 0


def spelled(value: float) -> str:
    """Spell a number of JSON."""
    if isinstance(value, Number):
        return value.text
    return str(value) if isinstance(value, int) else float_text(value)


def _exponent(text: str) -> int:
    digits = text.lstrip("+-").lstrip("0")
    size = int(digits or "0") if len(digits) <= _MANY_DIGITS else _LARGEST_EXPONENT
    return -size if text.startswith("-") else size
