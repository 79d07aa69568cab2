"""Limits of decimals, which are compared by value and never through floats."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final

from .limits import Step

#: The names that JSON Schema has for the ends of a range.
_NAMES: Final = ("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum")


class Decimals:
    """The ends of a range of decimals and their step, as plain texts."""

    __slots__ = ("_ends", "_step", "step", "texts")

    def __init__(
        self,
        ends: tuple[str | None, str | None, str | None, str | None],
        step: str | None,
    ) -> None:
        """Take the limits: at least, above, at most, below."""
        self.texts = ends
        self.step = step
        self._ends: Any = tuple(None if end is None else Decimal(end) for end in ends)
        self._step = None if step is None else Step(step)

    def is_any(self) -> bool:
        """Whether there are none."""
        return self._step is None and self.texts == (None, None, None, None)

    def items(self) -> Iterator[tuple[str, str]]:
        """Give the ends under the names that JSON Schema has for them."""
        for name, limit in zip(_NAMES, self.texts, strict=True):
            if limit is not None:
                yield name, limit

    def contains(self, value: Decimal) -> bool:
        """Whether a decimal is within both ends."""
        minimum, above, maximum, below = self._ends
        return (
            (minimum is None or value >= minimum)
            and (above is None or value > above)
            and (maximum is None or value <= maximum)
            and (below is None or value < below)
        )

    def divides(self, value: Decimal) -> bool:
        """Whether a decimal is a whole multiple of the step."""
        return self._step is None or self._step.divides_decimal(value)

    def allows(self, value: Decimal) -> bool:
        """Whether a decimal satisfies every limit."""
        return self.contains(value) and self.divides(value)
