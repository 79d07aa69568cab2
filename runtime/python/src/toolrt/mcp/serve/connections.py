"""Connections of a server over HTTP: how many there are, and how long they wait."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from contextvars import ContextVar
from typing import Any, Final, TypeAlias, cast

from .peers import PEER

__all__ = ["CONNECTIONS", "PATIENCE", "Connections"]

#: How many connections there are at once, where the system has room for them.
CONNECTIONS: Final = 4096

#: How many seconds the head of a request may take, also of the next one of a
#: connection.
PATIENCE: Final = 30.0

_App: TypeAlias = Callable[[MutableMapping[str, Any], Any, Any], Awaitable[None]]

#: The connection whose bytes are read. Requests run in tasks that begin there.
_current: ContextVar[Connection | None] = ContextVar("connection", default=None)


class Connections:
    """The connections of a server.

    A connection on which no request runs waits for the head of one, and one whose
    client does not read waits for that. It is closed when that takes too long. Where
    there are too many connections, the one that has waited for longest gives way:
    clients that send nothing, or read nothing, keep nobody out.
    """

    def __init__(self, most: int | None = None, patience: float = PATIENCE) -> None:
        """Take how many there may be, and how long they may wait.

        Args:
            most: How many connections there may be at once; by default half as many as
                the process may open files, and 4096 at most.
            patience: How many seconds a connection may wait.

        """
        self.most = _room() if most is None else most
        self.patience = patience
        self.count = 0
        # In the order in which they began to wait.
        self.waiting: dict[Connection, None] = {}

    def oldest(self) -> Connection | None:
        """Give what has waited for longest, if there is one with all it was sent."""
        waiting = iter(self.waiting)
        first = next(waiting, None)
        if first is None or not first.unsent():
            return first
        return next((one for one in waiting if not one.unsent()), first)

    def app(self, app: _App) -> _App:
        """Give an application whose requests belong to their connections."""

        async def counted(
            scope: MutableMapping[str, Any], receive: object, send: object
        ) -> None:
            connection = _current.get() if scope["type"] == "http" else None
            if connection is None:
                await app(scope, receive, send)
                return
            connection.begin()
            peer = connection.peer()
            if peer is not None:
                scope[PEER] = peer
            try:
                await app(scope, receive, send)
            finally:
                connection.end()

        return counted

    def protocol(
        self, inner: Callable[..., asyncio.Protocol]
    ) -> type[asyncio.Protocol]:
        """Give what reads connections, which asks another protocol to do it."""

        class Counted(Connection):
            def __init__(self, **config: object) -> None:
                super().__init__(connections, inner(**config))

        connections = self
        return cast("type[asyncio.Protocol]", Counted)


class Connection(asyncio.Protocol):
    """A connection, whose bytes another protocol reads."""

    def __init__(self, connections: Connections, inner: asyncio.Protocol) -> None:
        """Take whose it is, and what reads it."""
        self._all = connections
        self._inner = inner
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        # Whether what reads it has it.
        self._began = False
        # How many requests of it are answered.
        self._running = 0
        # Whether its client has too much to read.
        self._is_paused = False
        # How many bytes it was still to be sent when the timer began.
        self._left = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take it, if there is room or another one gives way."""
        self._transport = cast("asyncio.Transport", transport)
        self._all.count += 1
        if self._all.count > self._all.most:
            oldest = self._all.oldest()
            if oldest is None:
                # All others have requests that run.
                self._transport.abort()
                return
            oldest.abort()
        self._update()
        self._began = True
        self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Read bytes."""
        token = _current.set(self)
        try:
            self._inner.data_received(data)
        finally:
            _current.reset(token)

    def eof_received(self) -> bool | None:
        """Hear that the client sends no more."""
        return self._inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Hear that it has ended."""
        self._all.count -= 1
        self._stop_waiting()
        # One for which there was no room has never begun.
        self._transport = None
        if self._began:
            self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        """Hear that the client reads slowly."""
        self._is_paused = True
        self._update()
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Hear that the client has read."""
        self._is_paused = False
        self._update()
        self._inner.resume_writing()

    def abort(self) -> None:
        """End it."""
        self._stop_waiting()
        if self._transport is not None:
            self._transport.abort()

    def begin(self) -> None:
        """Hear that a request has come."""
        self._running += 1
        self._update()

    def end(self) -> None:
        """Hear that a request was answered."""
        self._running -= 1
        self._update()

    def peer(self) -> str | None:
        """Give the address at its other end, if the system says it."""
        transport = self._transport
        name = None if transport is None else transport.get_extra_info("peername")
        return name[0] if isinstance(name, tuple) else None

    def unsent(self) -> int:
        """Give how many bytes its client has not been sent yet."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def _update(self) -> None:
        """Wait anew, or wait no more."""
        self._stop_waiting()
        if self._transport is not None and (self._is_paused or not self._running):
            self._all.waiting[self] = None
            self._begin_timer()

    def _begin_timer(self) -> None:
        self._left = self.unsent()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._all.patience, self._late)

    def _late(self) -> None:
        """End it, unless its client goes on reading what it was sent."""
        if 0 < self.unsent() < self._left:
            self._begin_timer()
        else:
            self.abort()

    def _stop_waiting(self) -> None:
        self._all.waiting.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _room() -> int:
    """How many connections the process has files for, besides those of its calls."""
    if sys.platform == "win32":
        return CONNECTIONS
    import resource  # noqa: PLC0415 # not on Windows

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return CONNECTIONS if files < 0 else max(1, min(CONNECTIONS, files // 2))
