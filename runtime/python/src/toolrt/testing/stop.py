"""Why no value of a type is made."""

from __future__ import annotations

from typing import Final

COSTLY: Final = "it would take too much"
NO_NUMBER: Final = "no number was found within the limits"
UNFIT: Final = "no text was found that fits the limits"
ALIKE: Final = "not enough different items were found"
NO_CHOICE: Final = "there is nothing to choose from"
ENDLESS: Final = "it holds itself without end"


def broken(issue: str) -> str:
    """Say that what was made breaks its type: the first issue."""
    return f"what was made is not valid: {issue}"


class Stop(Exception):  # an end of an attempt
    """An attempt has ended without a value."""

    def __init__(self, why: str) -> None:
        """Take why."""
        super().__init__(why)
        self.why = why


class Steps:
    """How much an attempt may still take: about as many values and characters."""

    __slots__ = ("_left",)

    def __init__(self) -> None:
        """Give those of an attempt."""
        self._left = 100_000

    def take(self, count: int) -> None:
        """Take some.

        Raises:
            Stop: There are not so many left.

        """
        if count > self._left:
            raise Stop(COSTLY)
        self._left -= count
