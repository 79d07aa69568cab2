"""What waits for something: in order for each caller, round robin between callers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

__all__ = ["Line"]

T = TypeVar("T", bound=Hashable)


class Line(Generic[T]):
    """What waits, with whom it waits for; each once."""

    __slots__ = ("_callers", "_count")

    def __init__(self) -> None:
        """Begin without any."""
        # Who is served next comes first.
        self._callers: OrderedDict[Hashable, OrderedDict[T, None]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        """Give how many wait."""
        return self._count

    def first(self) -> T | None:
        """Give what is served next."""
        for waiting in self._callers.values():
            return next(iter(waiting))
        return None

    def add(self, one: T, caller: Hashable) -> None:
        """Let one wait behind those of its caller."""
        self._callers.setdefault(caller, OrderedDict())[one] = None
        self._count += 1

    def put_back(self, one: T, caller: Hashable) -> None:
        """Let one wait again that was served in vain: it comes before all others."""
        self.add(one, caller)
        self._callers[caller].move_to_end(one, last=False)
        self._callers.move_to_end(caller, last=False)

    def serve(self, one: T, caller: Hashable) -> None:
        """Take one out whose turn it is; its caller comes behind all others."""
        self.discard(one, caller)
        if caller in self._callers:
            self._callers.move_to_end(caller)

    def discard(self, one: T, caller: Hashable) -> None:
        """Take one out, if it waits."""
        waiting = self._callers.get(caller)
        if waiting is None or one not in waiting:
            return
        del waiting[one]
        self._count -= 1
        if not waiting:
            del self._callers[caller]
