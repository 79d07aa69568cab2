"""The connections of the older era: what each client has set, and what it is told."""

# pyright: reportPrivateUsage=false
from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mcp.server import ServerRequestContext
    from mcp.server.connection import Connection

    from toolrt.call.context import Context
    from toolrt.call.event import Level

    from .places import Place, SessionPlace

__all__ = ["PLACE", "Session", "Sessions", "session_of"]

#: Where the place of a session that begins stands in the scope of ASGI.
PLACE: Final = "toolrt.mcp.session"

_PLACE: Final = "toolrt.mcp"

#: How many seconds a client has to take what it is told.
_PATIENCE: Final = 30.0


class Session:
    """What a client of the older era has set, on its connection."""

    __slots__ = ("_connection", "_places", "_task", "_waiting", "level", "watched")

    def __init__(self, connection: Connection) -> None:
        """Take the connection."""
        self._connection = connection
        #: From which level on it hears of logs.
        self.level: Level = "info"
        #: The URIs of the resources that it watches, each with the context of the
        #: request that has asked for it.
        self.watched: dict[str, Context] = {}
        self._places: dict[str, Place] = {}
        # What it is to be told, each once, and what tells it.
        self._waiting: dict[tuple[str, str | None], None] = {}
        self._task: asyncio.Task[None] | None = None

    def watch(self, uri: str, cx: Context, place: Callable[[], Place]) -> None:
        """Watch a resource; a place is taken for one that is not watched already."""
        if uri not in self._places:
            self._places[uri] = place()
        self.watched[uri] = cx

    def unwatch(self, uri: str) -> None:
        """Watch a resource no more."""
        if self.watched.pop(uri, None) is not None:
            self._places.pop(uri).leave()

    def close(self) -> None:
        """Watch nothing any more."""
        for uri in list(self.watched):
            self.unwatch(uri)

    def tell(self, method: str, uri: str | None = None) -> None:
        """Tell the client that something has changed, as soon as it listens."""
        self._waiting[method, uri] = None
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        while self._waiting:
            method, uri = next(iter(self._waiting))
            del self._waiting[method, uri]
            params: Mapping[str, Any] | None = None if uri is None else {"uri": uri}
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._connection.notify(method, params)
            except TimeoutError:
                self._waiting.clear()


class Sessions:
    """All connections of the older era."""

    __slots__ = ("_open",)

    def __init__(self) -> None:
        """Begin without any."""
        self._open: set[Session] = set()

    def begun(self, ctx: ServerRequestContext[Any, Any]) -> None:
        """Take a connection, which is forgotten when it ends."""
        session = session_of(ctx)
        if session not in self._open:
            self._open.add(session)
            connection = ctx.session._connection  # noqa: SLF001 # the SDK shows it to nobody
            connection.exit_stack.callback(self._open.discard, session)
            connection.exit_stack.callback(session.close)

    @staticmethod
    def keep_place(ctx: ServerRequestContext[Any, Any]) -> None:
        """Keep the place of a session to its end, which begins with this request.

        Whatever comes of the request, the SDK has opened the session by now.
        """
        place = None if ctx.request is None else ctx.request.scope.get(PLACE)
        if place is None:
            return
        own: SessionPlace = place
        if not own.is_kept:
            own.is_kept = True
            connection = ctx.session._connection  # noqa: SLF001 # likewise
            connection.exit_stack.callback(own.leave)

    def tell(self, method: str) -> None:
        """Tell all clients that a list has changed."""
        for session in list(self._open):
            session.tell(method)

    def updated(self, uri: str, may: Callable[[str, Context], bool]) -> None:
        """Tell the watchers of a resource that it has changed.

        Args:
            uri: The resource.
            may: Whether a watcher may still read it.

        """
        for session in list(self._open):
            cx = session.watched.get(uri)
            if cx is not None and may(uri, cx):
                session.tell("notifications/resources/updated", uri)


def session_of(ctx: ServerRequestContext[Any, Any]) -> Session:
    """Give what a client of the older era has set."""
    connection = ctx.session._connection  # noqa: SLF001 # likewise
    found = connection.state.get(_PLACE)
    if not isinstance(found, Session):
        found = connection.state[_PLACE] = Session(connection)
    return found
