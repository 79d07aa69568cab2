"""Chance that is the same in every language: SplitMix64, from what was hashed."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

_BITS: Final = (1 << 64) - 1


class Chance:
    """Numbers that look like chance, always the same for one state."""

    __slots__ = ("_state",)

    def __init__(self, state: int) -> None:
        """Begin with a state of 64 bits."""
        self._state = state

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _BITS
        bits = self._state
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & _BITS
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _BITS
        return bits ^ (bits >> 31)

    def below(self, end: int) -> int:
        """Give a number from 0 to below `end`, which is above 0."""
        return self._next() % end

    def happens(self, percent: int) -> bool:
        """Whether it happens, in so many of a hundred cases."""
        return self.below(100) < percent

    def one_of(self, things: Sequence[T]) -> T:
        """Give one of some things, of which there is at least one."""
        return things[self.below(len(things))]


def state_of(*texts: str) -> int:
    """Give the state that some texts stand for.

    The first eight bytes of the SHA-256 of all, each behind its size.
    """
    hashed = sha256()
    for text in texts:
        data = text.encode("utf-8", "surrogatepass")
        hashed.update(len(data).to_bytes(8, "big"))
        hashed.update(data)
    return int.from_bytes(hashed.digest()[:8], "big")
