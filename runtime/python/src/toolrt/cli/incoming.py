"""The lines of a stream, as they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import BinaryIO

__all__ = ["LONGEST", "Incoming", "TooLong"]

#: How many bytes a line may have, with its end.
LONGEST: Final = 64 * 1024 * 1024

#: How many bytes are read at once.
_TOGETHER: Final = 64 * 1024


class TooLong(ValueError):
    """A line has too many bytes; what comes behind it is not read."""


class Incoming:
    """Gives one line after the other, and knows whether the next one is there already.

    It keeps what it has read itself: a thread that waits for more holds nothing that
    the interpreter needs to end.
    """

    __slots__ = ("_lines", "_read", "_rest", "_size")

    def __init__(self, stream: BinaryIO) -> None:
        """Take the stream."""
        self._read = getattr(stream, "raw", stream).read
        #: Whole lines without their ends, the next one last.
        self._lines: list[bytes] = []
        #: The pieces of a line that has not ended, and how many bytes they have.
        self._rest: list[bytes] = []
        self._size = 0

    @property
    def is_at_hand(self) -> bool:
        """Whether the next line is there: nobody needs to wait for it."""
        return bool(self._lines)

    def next(self) -> bytes | None:
        """Wait for the next line; `None` where the stream has ended.

        Raises:
            TooLong: The line has too many bytes.

        """
        while not self._lines:
            data = self._read(_TOGETHER)
            if not data:
                return self._last()
            *whole, rest = data.split(b"\n")
            if whole:
                if self._rest:
                    whole[0] = b"".join((*self._rest, whole[0]))
                    self._rest, self._size = [], 0
                if len(whole[0]) >= LONGEST:
                    raise TooLong
                whole.reverse()
                self._lines = whole
            if rest:
                self._rest.append(rest)
                self._size += len(rest)
                if self._size > LONGEST:
                    raise TooLong
        return self._lines.pop()

    def _last(self) -> bytes | None:
        rest, self._rest = b"".join(self._rest), []
        return rest or None
