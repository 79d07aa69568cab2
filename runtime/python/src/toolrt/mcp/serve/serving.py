"""A server that is served: everything that its connections share."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from mcp.server.subscriptions import (
    InMemorySubscriptionBus,
    ListenHandler,
    PromptsListChanged,
    ResourcesListChanged,
    ResourceUpdated,
    ServerEvent,
    ToolsListChanged,
)
from mcp.shared.exceptions import MCPError
from mcp_types import INTERNAL_ERROR

from toolrt.call.error import Refusal

from .calls import Calls
from .context import context_of
from .incoming import Incoming
from .places import (
    AllTaken,
    CallerHasTooMany,
    Places,
    SessionPlaces,
    share_of,
    too_many,
)
from .prompts import Prompts
from .protocol import protocol_of
from .resources import Resources, refused
from .sessions import Sessions
from .tools import Tools

if TYPE_CHECKING:
    from mcp.server import ServerRequestContext
    from mcp_types import SubscriptionsListenResult

    from toolrt.call.context import Context
    from toolrt.mcp.server import Server
    from toolrt.spec import Spec

    from .options import Options
    from .places import Place

__all__ = ["Serving"]

#: How many resources one listens to at most.
_MOST_WATCHED: Final = 1000

#: How many seconds what a call has said takes to be told when it has ended.
_LAST: Final = 1.0


#: Which events the client may hear of that begins to listen.
_MAY: ContextVar[Callable[[ServerEvent], bool]] = ContextVar("may")


class _Bus(InMemorySubscriptionBus):
    """Hands on to each listener what its client may hear of."""

    def subscribe(self, listener: Callable[[ServerEvent], None]) -> Callable[[], None]:
        may = _MAY.get()

        def heard(event: ServerEvent) -> None:
            if may(event):
                listener(event)

        return super().subscribe(heard)


class Serving:
    """A server that is served: everything that its connections share."""

    def __init__(self, server: Server, options: Options) -> None:
        """Take the server; nothing is started yet."""
        self.server = server
        self.options = options
        self.calls = calls = Calls(server, options)
        self.tools = Tools(server, calls, options)
        self.resources = Resources(server, calls, options)
        self.prompts = Prompts(server, calls, self.resources, options)
        self.sessions = Sessions()
        self._bus = _Bus()
        share = share_of(options.max_sessions, options.max_sessions_per_caller)
        self._listening = Places(options.max_sessions, share)
        #: The places for sessions of the older era over HTTP.
        self.session_places = SessionPlaces(
            options.max_sessions, share, options.session_idle
        )
        # Places are counted here.
        self._listen = ListenHandler(self._bus, max_subscriptions=sys.maxsize)
        #: What the SDK makes of it.
        self.protocol = protocol_of(self)
        self._tasks: set[asyncio.Task[None]] = set()
        # Whether a change is to be told soon.
        self._is_changed = False
        self._known = self._names()

    @property
    def closing(self) -> bool:
        """Whether it takes no more requests."""
        return self.calls.closing

    def close(self) -> None:
        """Take no more calls, and end what only listens."""
        self.calls.closing = True
        self._listen.close()

    async def drained(self, seconds: float) -> None:
        """Let running calls end, and cancel those that take longer."""
        if not self.options.keeps_registry:
            # Calls that nobody has asked for by MCP end, too: those of handlers.
            await self.server.registry.ashutdown(seconds)
            seconds = _LAST
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.calls.ended()

    def scopes(self) -> list[str]:
        """Give all scopes that its tools need."""
        specs = [*self.server.tools(), *self._hidden()]
        return list(dict.fromkeys(scope for spec in specs for scope in spec.scopes))

    def authorize(self, incoming: Incoming, specs: Iterable[Spec]) -> None:
        """Refuse a request that refers to tools that its caller may not name.

        Raises:
            MCPError: It may not.

        """
        cx = self.context(incoming)
        for spec in specs:
            try:
                self.server.registry.authorize(spec.name, cx)
            except Refusal as refusal:
                raise refused(refusal.fault) from None

    def may_read(self, uri: str, cx: Context) -> bool:
        """Whether a caller may read a resource, and so hear that it has changed."""
        spec = self.resources.read_by(uri)
        if spec is None:
            return False
        try:
            self.server.registry.authorize(spec.name, cx)
        except Refusal:
            return False
        return True

    def context(self, incoming: Incoming) -> Context:
        """Give the context of whatever a request refers to."""
        return context_of(incoming, self.server.spec.context, self.options)

    async def listen(
        self, ctx: ServerRequestContext[Any, Any], params: Any
    ) -> SubscriptionsListenResult:
        """Tell a client of the modern era what changes that it may know of."""
        incoming = Incoming(ctx)
        cx = self.context(incoming)

        def may(event: ServerEvent) -> bool:
            return not isinstance(event, ResourceUpdated) or self.may_read(
                event.uri, cx
            )

        _MAY.set(may)
        place = self._listener(incoming.counts_for(cx))
        try:
            asked = params.notifications
            uris = (asked.resource_subscriptions or [])[:_MOST_WATCHED]
            uris = [uri for uri in uris if self.resources.is_watched(uri)]
            watching = self.resources.watching(incoming, cx, len(uris))
            try:
                asked = asked.model_copy(
                    update={"resource_subscriptions": uris or None}
                )
                params = params.model_copy(update={"notifications": asked})
                return await self._listen(ctx, params)
            finally:
                watching.leave()
        finally:
            place.leave()

    def _listener(self, caller: bytes | None) -> Place:
        """Give a place for somebody who listens.

        Raises:
            MCPError: There is none, or the caller has too many.

        """
        try:
            return self._listening.take(caller)
        except AllTaken:
            says = "The server has too many listeners to take another one."
            raise MCPError(INTERNAL_ERROR, says) from None
        except CallerHasTooMany:
            raise refused(too_many("The caller listens too often at once.")) from None

    @asynccontextmanager
    async def told(self) -> AsyncGenerator[None]:
        """Tell clients what changes, as long as this goes on."""
        loop = asyncio.get_running_loop()

        def soon(callback: Callable[[], None]) -> None:
            # What has changed may be told from any thread, also when all is over.
            if not loop.is_closed():
                loop.call_soon_threadsafe(callback)

        ends = [
            self.server.registry.on_change(lambda: soon(self._changed)),
            self.server.on_update(lambda uri: soon(lambda: self._updated(uri))),
        ]
        try:
            yield
        finally:
            for end in ends:
                end()

    def _changed(self) -> None:
        """Tell the changes of this moment at once."""
        if not self._is_changed:
            self._is_changed = True
            asyncio.get_running_loop().call_soon(self._tell_changes)

    def _tell_changes(self) -> None:
        self._is_changed = False
        self.protocol.instructions = self.server.instructions()
        before, self._known = self._known, self._names()
        kinds: tuple[tuple[str, ServerEvent], ...] = (
            ("tools", ToolsListChanged()),
            ("resources", ResourcesListChanged()),
            ("prompts", PromptsListChanged()),
        )
        for old, new, (kind, event) in zip(before, self._known, kinds, strict=True):
            if old != new:
                self.sessions.tell(f"notifications/{kind}/list_changed")
                self._publish(event)

    def _updated(self, uri: str) -> None:
        self.sessions.updated(uri, self.may_read)
        self._publish(ResourceUpdated(uri))

    def _publish(self, event: ServerEvent) -> None:
        task = asyncio.get_running_loop().create_task(self._bus.publish(event))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _names(self) -> tuple[tuple[str, ...], ...]:
        return self.tools.names(), self.resources.names(), self.prompts.names()

    def _hidden(self) -> list[Spec]:
        spec = self.server.spec
        return [
            *(one.tool() for one in spec.resources),
            *(one.tool() for one in spec.prompts),
        ]
