"""The standard streams of a process as the SDK takes them, with all numbers."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, Self

from anyio import to_thread

from .messages import readable
from .numbers import outgoing

if TYPE_CHECKING:
    from asyncio.streams import FlowControlMixin
    from typing import BinaryIO

__all__ = ["pipes"]

_IN: Final = 0
_OUT: Final = 1
_ERR: Final = 2

#: How many hundredths of a second a client has to take what was written last.
_LAST: Final = 100


@asynccontextmanager
async def pipes(
    longest: int, reads: Callable[[str], bool]
) -> AsyncGenerator[tuple[Any, Any]]:
    """Give stdin and stdout as the SDK takes files.

    Its own are read in a thread, which nothing ends but the end of stdin, and which
    costs more than the call: here only terminals and files are. As with those, nobody
    else reaches them meanwhile: handlers find an empty stdin, and what they print goes
    to stderr.

    Args:
        longest: How many bytes a line may have.
        reads: Whether somebody looks into the arguments of a tool before the pipeline.

    """
    on_loop = _is_pipe(_IN) and _is_pipe(_OUT)
    own = os.dup(_IN), os.dup(_OUT)
    read = os.fdopen(os.dup(_IN), "rb", buffering=0 if on_loop else -1)
    write = os.fdopen(os.dup(_OUT), "wb", buffering=0 if on_loop else -1)
    sys.stdout.flush()
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, _IN)
    os.close(nothing)
    os.dup2(_ERR, _OUT)
    try:
        if on_loop:
            async with _on_loop(read, write, longest) as (reader, writer):
                yield _Lines(reader, reads), _Out(writer)
        else:
            yield _Lines(_File(read, longest), reads), _Out(_File(write, longest))
    finally:
        sys.stdout.flush()
        for stream, place in zip(own, (_IN, _OUT), strict=True):
            if on_loop:
                os.set_blocking(stream, True)
            os.dup2(stream, place)
            os.close(stream)


@asynccontextmanager
async def _on_loop(
    read: Any, write: Any, longest: int
) -> AsyncGenerator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Give pipes that are read and written on the loop: no thread waits for them."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=longest, loop=loop)
    reading, _ = await loop.connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader, loop=loop), read
    )
    writing, flow = await loop.connect_write_pipe(_flow, write)
    try:
        yield reader, asyncio.StreamWriter(writing, flow, None, loop)
    finally:
        reading.close()
        for _ in range(_LAST):
            if not writing.get_write_buffer_size():
                break
            await asyncio.sleep(0.01)
        if not writing.is_closing():
            writing.abort()


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


class _File:
    """A file or a terminal, read in threads."""

    def __init__(self, file: BinaryIO, longest: int) -> None:
        self._file = file
        self._longest = longest

    async def readline(self) -> bytes:
        """Give the next line."""
        line = await to_thread.run_sync(self._file.readline, self._longest)
        if len(line) == self._longest and not line.endswith(b"\n"):
            raise ValueError
        return line

    def write(self, line: bytes) -> None:
        """Write a line."""
        self._file.write(line)

    async def drain(self) -> None:
        """Let go what was written."""
        self._file.flush()


class _Lines:
    """The lines of stdin, as bytes."""

    def __init__(
        self, reader: asyncio.StreamReader | _File, reads: Callable[[str], bool]
    ) -> None:
        self._reader = reader
        self._reads = reads

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
        return readable(line, self._reads)


class _Out:
    """Writes to stdout, and waits while nobody reads."""

    def __init__(self, writer: asyncio.StreamWriter | _File) -> None:
        self._writer = writer

    async def write(self, text: str) -> None:
        """Write a text."""
        self._writer.write(outgoing(text.encode()))

    async def flush(self) -> None:
        """Wait until there is room for more."""
        with suppress(ConnectionError):  # the client has gone; stdin ends, too
            await self._writer.drain()
