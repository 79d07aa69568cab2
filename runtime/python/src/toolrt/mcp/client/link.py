"""One connection that lives: a client of the SDK, held open by a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from contextvars import Context as ContextVars
from math import inf
from typing import TYPE_CHECKING, Any, Final, Protocol

import anyio
import mcp_types as types
from mcp import Client
from mcp.shared.exceptions import MCPError
from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from pydantic import TypeAdapter

from toolrt.providers.lowering import renamed_schema

from .drift import Known
from .options import Unreachable
from .tap import watched

if TYPE_CHECKING:
    from mcp.client._transport import TransportStreams
    from mcp.client.session import ClientRequestContext, IncomingMessage

    from toolrt.mcp.definition import Era

    from .options import ClientOptions

__all__ = ["Hears", "Link", "Transport"]

#: Makes what carries messages to a server and back.
Transport = Callable[[], AbstractAsyncContextManager["TransportStreams"]]

#: How many pages of tools are read, and how many tools.
_MOST_PAGES: Final = 1_000
_MOST_TOOLS: Final = 100_000

#: How many seconds the end of a connection may take: a process gets 2 to end by itself,
#: and 2 more when it is told to.
_END_SECONDS: Final = 10.0

#: A result as it came: what it says is judged by the design, not by the server's
#: schema.
_RESULT: Final[Any] = TypeAdapter(dict[str, Any])


class Hears(Protocol):
    """Who hears what a server says by itself."""

    def told(self, message: IncomingMessage) -> None:
        """Take a notification."""
        ...

    async def asked(self, request: types.InputRequest) -> Any:
        """Answer a request."""
        ...


class Link:
    """One connection that lives, until the server or this side ends it."""

    def __init__(
        self,
        transport: Transport,
        options: ClientOptions,
        hears: Hears,
        era: Era | None,
    ) -> None:
        """Begin a link.

        Args:
            transport: What carries messages.
            options: What the host decides.
            hears: Who hears what the server says by itself.
            era: The family of versions; the server decides where it is `None`.

        """
        self._transport = transport
        self._options = options
        self._seconds = options.connect_timeout
        self._hears = hears
        self._era = era
        self._client: Client | None = None
        self._holder: asyncio.Task[None] | None = None
        self._leave = asyncio.Event()
        self._is_open = False
        self._scope = anyio.CancelScope()
        #: Whether it has ended, and whether the server has ended it.
        self.is_dead = False
        self.has_ended = False
        #: The tools of the server, by name.
        self.tools: dict[str, Known] = {}
        #: Whether the server has said that it has other tools now.
        self.has_changed = False

    @property
    def is_modern(self) -> bool:
        """Whether requests stand alone: the family of versions from 2026-07-28 on."""
        client = self._client
        return (
            client is not None and client.protocol_version in MODERN_PROTOCOL_VERSIONS
        )

    async def open(self) -> None:
        """Connect, and learn the tools of the server.

        Raises:
            Unreachable: That takes too long, or there is no server.

        """
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        # It belongs to no call, whichever call has made it necessary.
        self._holder = loop.create_task(self._hold(ready), context=ContextVars())
        try:
            await ready
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """End the connection, and the server's process if it has one."""
        self.is_dead = True
        self._leave.set()
        if not self._is_open:
            self._scope.cancel()
        holder = self._holder
        if holder is None:
            return
        await asyncio.wait((holder,), timeout=_END_SECONDS)
        if not holder.done():
            holder.cancel()

    async def call(self, params: types.CallToolRequestParams) -> dict[str, Any]:
        """Send a call of a tool, and give its result as it came.

        Raises:
            MCPError: The server answers with an error, or is gone.
            ValidationError: What it answers is no result.

        """
        if self._client is None or self.is_dead:
            raise MCPError(types.CONNECTION_CLOSED, "Connection closed")
        request = types.CallToolRequest(params=params)
        result: dict[str, Any] = await self._client.session.send_request(
            request, _RESULT
        )
        return result

    async def learn(self) -> None:
        """Learn the tools of the server, all pages of them.

        Raises:
            MCPError: The server answers with an error, or is gone.

        """
        client = self._client
        if client is None:
            return
        self.has_changed = False
        found: dict[str, Known] = {}
        cursor: str | None = None
        for _ in range(_MOST_PAGES):
            params = types.PaginatedRequestParams(cursor=cursor)
            try:
                page = await client.session.list_tools(params=params)
            except MCPError as error:
                if error.code != types.METHOD_NOT_FOUND or self._era == "modern":
                    raise
                break  # a server without tools
            known = map(_known, page.tools)
            found.update((tool.name, tool) for tool in known)
            cursor = page.next_cursor
            if cursor is None or len(found) > _MOST_TOOLS:
                break
        self.tools = found

    async def _hold(self, ready: asyncio.Future[None]) -> None:
        """Enter and leave the client in one task, as it needs."""
        try:
            with self._scope as scope:
                scope.deadline = anyio.current_time() + self._seconds
                async with self._made() as client:
                    self._client = client
                    await self._greet(client)
                    self._is_open = True
                    scope.deadline = inf
                    if not ready.done():
                        ready.set_result(None)
                    await self._leave.wait()
            self._fail(ready, f"it was not ready in {self._seconds:g} s")
        except asyncio.CancelledError:
            self._fail(ready, "the connection was closed")
            raise
        except BaseExceptionGroup as group:
            self._fail(ready, _why(group))
        except Exception as error:  # noqa: BLE001 # whatever a transport or a server does
            self._fail(ready, _why(error))
        finally:
            self.is_dead = True
            self._client = None

    def _fail(self, ready: asyncio.Future[None], why: str) -> None:
        if not ready.done():
            ready.set_exception(Unreachable(why))

    def _made(self) -> Client:
        modes = {
            "older": "legacy",
            "modern": MODERN_PROTOCOL_VERSIONS[-1],
            None: "auto",
        }
        return Client(
            watched(self._transport(), self._ended),
            mode=modes[self._era],
            client_info=types.Implementation(
                name=self._options.name, version=self._options.version
            ),
            sampling_callback=self._asked_to_sample,
            elicitation_callback=self._asked_by_form,
            list_roots_callback=self._asked_for_roots,
            message_handler=self._told,
            cache=None,
        )

    async def _greet(self, client: Client) -> None:
        """Learn the tools, and say which lines of the log are wanted."""
        await self.learn()
        if not self.is_modern and client.server_capabilities.logging is not None:
            params = types.SetLevelRequestParams(level=self._options.log_level)
            with suppress(MCPError):
                request = types.SetLevelRequest(params=params)
                await client.session.send_request(request, _RESULT)

    def _ended(self) -> None:
        """Note that nothing comes from the server any more."""
        self.has_ended = not self.is_dead
        self.is_dead = True
        self._leave.set()

    async def _told(self, message: IncomingMessage) -> None:
        if isinstance(message, types.ToolListChangedNotification):
            self.has_changed = True
        self._hears.told(message)

    async def _asked_to_sample(
        self,
        context: ClientRequestContext,  # noqa: ARG002 # the SDK names it
        params: types.CreateMessageRequestParams,
    ) -> Any:
        return await self._hears.asked(types.CreateMessageRequest(params=params))

    async def _asked_by_form(
        self,
        context: ClientRequestContext,  # noqa: ARG002 # likewise
        params: types.ElicitRequestParams,
    ) -> Any:
        return await self._hears.asked(types.ElicitRequest(params=params))

    async def _asked_for_roots(
        self,
        context: ClientRequestContext,  # noqa: ARG002 # likewise
    ) -> Any:
        return await self._hears.asked(types.ListRootsRequest())


def _known(tool: types.Tool) -> Known:
    # A server of toolc has lowered names for others, and takes those of its design.
    meta = tool.meta or {}
    name, arguments = meta.get("dev.toolc/name"), meta.get("dev.toolc/arguments")
    schema = tool.input_schema
    if isinstance(arguments, dict):
        texts = {key: own for key, own in arguments.items() if isinstance(own, str)}
        schema = renamed_schema(schema, texts)
    return Known(
        name=name if isinstance(name, str) else tool.name,
        title=tool.title,
        description=tool.description or "",
        input_schema=schema,
        output_schema=tool.output_schema,
    )


def _why(error: BaseException) -> str:
    """Give why there is no connection, in one line."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if isinstance(error, MCPError):
        return f"the server does not answer as one: {error.message[:1000]}"
    return f"the server cannot be reached: {type(error).__name__}: {str(error)[:1000]}"
