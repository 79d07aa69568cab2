"""Room on the stack: what nests 128 deep takes more frames than Python allows."""

from __future__ import annotations

import sys
from _thread import allocate_lock
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

#: Enough for the deepest document in the most folded type.
_FRAMES: Final = 20_000


class _Room:
    """Makes room while it is entered, by as many threads as there are."""

    __slots__ = ("_before", "_inside", "_lock")

    def __init__(self) -> None:
        """Start with nobody inside."""
        self._lock = allocate_lock()
        self._inside = 0
        self._before = 0

    def __enter__(self) -> None:
        """Raise the limit, where it is lower."""
        with self._lock:
            if self._inside == 0:
                self._before = sys.getrecursionlimit()
                if self._before < _FRAMES:
                    sys.setrecursionlimit(_FRAMES)
            self._inside += 1

    def __exit__(self, *_: object) -> None:
        """Put back what the limit was, behind the last one."""
        with self._lock:
            self._inside -= 1
            if self._inside == 0 and self._before < _FRAMES:
                sys.setrecursionlimit(self._before)


_ROOM: Final = _Room()


def roomy(run: Callable[[], T]) -> T:
    """Give what a function gives, which starts again with more room if it needs it."""
    try:
        return run()
    except RecursionError:
        with _ROOM:
            return run()
