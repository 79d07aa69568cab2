"""The pipes of a process, read and written on its loop: no thread waits for them."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from asyncio.streams import FlowControlMixin

__all__ = ["pipes"]

_IN: Final = 0
_OUT: Final = 1
_ERR: Final = 2

#: How many hundredths of a second a client has to take what was written last.
_LAST: Final = 100


@asynccontextmanager
async def pipes(longest: int) -> AsyncGenerator[tuple[Any, Any]]:
    """Give stdin and stdout as the SDK takes files, or `None` for its own.

    Its own are read in a thread, which nothing ends but the end of stdin, and which
    costs more than the call. As with those, nobody else reaches the pipes meanwhile:
    handlers find an empty stdin, and what they print goes to stderr.

    Args:
        longest: How many bytes a line may have.

    """
    if not (_is_pipe(_IN) and _is_pipe(_OUT)):
        yield None, None
        return
    loop = asyncio.get_running_loop()
    kept = os.dup(_IN), os.dup(_OUT)
    read = os.fdopen(os.dup(_IN), "rb", buffering=0)
    write = os.fdopen(os.dup(_OUT), "wb", buffering=0)
    sys.stdout.flush()
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, _IN)
    os.close(nothing)
    os.dup2(_ERR, _OUT)
    reader = asyncio.StreamReader(limit=longest, loop=loop)
    reading, _ = await loop.connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader, loop=loop), read
    )
    writing, flow = await loop.connect_write_pipe(_flow, write)
    try:
        yield _Lines(reader), _Out(asyncio.StreamWriter(writing, flow, None, loop))
    finally:
        reading.close()
        for _ in range(_LAST):
            if not writing.get_write_buffer_size():
                break
            await asyncio.sleep(0.01)
        writing.abort()
        sys.stdout.flush()
        for own, place in zip(kept, (_IN, _OUT), strict=True):
            os.set_blocking(own, True)
            os.dup2(own, place)
            os.close(own)


def _is_pipe(place: int) -> bool:
    """Whether a loop can wait for it."""
    if sys.platform == "win32":
        return False
    try:
        mode = os.fstat(place).st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)


def _flow() -> FlowControlMixin:
    from asyncio.streams import FlowControlMixin  # noqa: PLC0415

    return FlowControlMixin()


class _Lines:
    """The lines of stdin, as bytes."""

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self._reader = reader

    def __aiter__(self) -> Self:
        """Give all lines."""
        return self

    async def __anext__(self) -> bytes:
        """Give the next line."""
        try:
            line = await self._reader.readline()
        except ValueError:
            # Too long: what is left of it is no message either.
            return b"too long"
        if not line:
            raise StopAsyncIteration
        return line


class _Out:
    """Writes to stdout, and waits while nobody reads."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer

    async def write(self, text: str) -> None:
        """Write a text."""
        self._writer.write(text.encode())

    async def flush(self) -> None:
        """Wait until there is room for more."""
        with suppress(ConnectionError):  # the client has gone; stdin ends, too
            await self._writer.drain()
