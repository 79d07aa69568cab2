"""Ids and numbers that a test knows before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["FixedIds", "FixedRandom"]

T = TypeVar("T")


class _Fixed(Generic[T]):
    """Things that come in order, and the last one again and again."""

    def __init__(self, things: Iterable[T], usual: T) -> None:
        self._things = list(things) or [usual]
        self._next = 0

    def __call__(self) -> T:
        """Give the next one."""
        place = min(self._next, len(self._things) - 1)
        self._next += 1
        return self._things[place]


class FixedIds(_Fixed[str]):
    """Ids of calls: those given, in order, and the last one again and again."""

    def __init__(self, ids: Iterable[str] = ()) -> None:
        """Take the ids; without any, every id is `call`."""
        super().__init__(ids, "call")


class FixedRandom(_Fixed[float]):
    """Numbers instead of chance: those given, in order, and the last one again."""

    def __init__(self, numbers: Iterable[float] = ()) -> None:
        """Take the numbers, each from 0 to below 1; without any, every one is 0."""
        super().__init__(numbers, 0.0)
