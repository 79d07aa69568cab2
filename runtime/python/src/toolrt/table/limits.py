"""Limits of numbers and sizes, as messages and checks need them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from toolrt.json.number import float_text

if TYPE_CHECKING:
    from decimal import Decimal


class Range(Struct, frozen=True):
    """The ends of a range: at most one limit at each, `None` where there is none."""

    minimum: float | None = None
    above: float | None = None
    maximum: float | None = None
    below: float | None = None

    def contains(self, value: float) -> bool:
        """Whether a number is within both ends."""
        minimum, above, maximum, below = self.ends()
        return (
            (minimum is None or value >= minimum)
            and (above is None or value > above)
            and (maximum is None or value <= maximum)
            and (below is None or value < below)
        )

    def ends(self) -> tuple[float | None, float | None, float | None, float | None]:
        """Give the limits: at least, above, at most, below."""
        return self.minimum, self.above, self.maximum, self.below

    def items(self) -> Iterator[tuple[str, float]]:
        """Give the limits under the names that JSON Schema has for them."""
        names = ("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum")
        for name, limit in zip(names, self.ends(), strict=True):
            if limit is not None:
                yield name, limit


class Count(Struct, frozen=True):
    """How many characters, items or entries there may be, both ends included."""

    least: int = 0
    most: int | None = None

    def allows(self, count: int) -> bool:
        """Whether a count is within the limits."""
        return self.least <= count and (self.most is None or count <= self.most)


ANY_COUNT: Final = Count()
ANY_RANGE: Final = Range()


#: No two decimals of so many digits have the same float.
_EXACT: Final = 10**15
#: Powers of ten up to this one are floats without loss.
_EXACT_POWERS: Final = 22


class Step:
    """A decimal above 0 that numbers are whole multiples of, without rounding."""

    __slots__ = ("_most", "_scale", "digits", "exponent", "text")

    def __init__(self, text: str) -> None:
        """Read a decimal such as `5`, `0.05` or `1e-3`."""
        self.digits, self.exponent = _decimal(text)
        self.text = float_text(float(text))
        # Below which numbers are divided as floats, and by what they are made whole.
        self._most, self._scale = 0.0, 1
        if -_EXACT_POWERS <= self.exponent <= 0:
            self._scale = 10**-self.exponent
            self._most = _EXACT / self._scale

    def divides(self, value: float) -> bool:
        """Whether an int, or the shortest decimal of a float, is a whole multiple."""
        if -self._most < value < self._most:
            # The nearest multiple, and its float: one division of exact numbers.
            multiple = round(value * self._scale / self.digits) * self.digits
            return bool(multiple / self._scale == value)
        return self.divides_digits(value)

    def divides_digits(self, value: float) -> bool:
        """Say the same by the digits, of any number."""
        text = str(value) if isinstance(value, int) else float.__repr__(value)
        digits, exponent = _decimal(text.lstrip("-"))
        if digits == 0:
            return True
        shift = exponent - self.exponent
        if shift < 0:
            scale: int = 10**-shift
            return digits % (self.digits * scale) == 0
        power: int = pow(10, shift, self.digits)
        rest: int = digits * power % self.digits
        return rest == 0

    def divides_decimal(self, value: Decimal) -> bool:
        """Say the same of a decimal of any length."""
        _, digits, exponent = value.as_tuple()
        whole = int("".join(map(str, digits)))
        shift = int(exponent) - self.exponent
        if shift < 0:
            scale: int = 10**-shift
            return whole % (self.digits * scale) == 0
        power: int = pow(10, shift, self.digits)
        rest: int = whole * power % self.digits
        return rest == 0

    def whole(self) -> int | None:
        """Give the step as a whole number, where it is one of 64 bits."""
        if self.exponent < 0 or self.exponent > len(str(2**63)):
            return None
        value = self.digits * 10**self.exponent
        return value if value < 2**63 else None


def _decimal(text: str) -> tuple[int, int]:
    mantissa, _, exponent = text.lower().partition("e")
    before, _, after = mantissa.partition(".")
    digits = (before + after).rstrip("0") or "0"
    dropped = len(before + after) - len(digits)
    return int(digits), int(exponent or "0") - len(after) + dropped
