"""Room on the stack: what nests 128 deep takes more frames than Python allows."""

from __future__ import annotations

import sys
from _thread import allocate_lock
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

#: Enough for the deepest document in the most folded type.
_FRAMES: Final = 20_000

#: How many words the frame of `in_one_piece` takes: a little over a power of two.
_WORDS: Final = 2**15


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
        return in_one_piece(run)
    except RecursionError:
        with _ROOM:
            return in_one_piece(run)


def in_one_piece(run: Callable[..., T], *arguments: object) -> T:
    """Call a function with one piece of memory for all frames that it will need.

    CPython keeps frames in pieces of 16 KB, and gives a piece back as soon as its first
    frame is left. A loop over a thousand calls of small functions just where a piece
    ends asks the system for a thousand pieces, at 10 µs each. The first frame of a
    piece makes it as large as it asks for, up to the next power of two: this one makes
    room for all that a walk calls. What is not used of it is never touched.
    """
    return run(*arguments)


if sys.implementation.name == "cpython":
    in_one_piece.__code__ = in_one_piece.__code__.replace(co_stacksize=_WORDS)
