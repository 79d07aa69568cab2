"""Connections to servers: executors, so that generated clients work on them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

from .core import Core, closed
from .drift import definition_of

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.host.pipeline import Payload
    from toolrt.host.tool import Tool
    from toolrt.host.toolset import Toolset
    from toolrt.spec import Spec

    from .drift import Drift, Known
    from .link import Transport
    from .options import ClientOptions

__all__ = ["AsyncConnection", "Connection"]

T = TypeVar("T")

#: How many seconds what is left on a loop has to end.
_END_SECONDS: Final = 5.0


class _Async:
    """Calls from any event loop over a connection that belongs to one."""

    _core: Core
    _loop: asyncio.AbstractEventLoop

    @property
    def tools(self) -> dict[str, Known]:
        """The tools of the server by name, as it defined them last."""
        return dict(self._core.tools)

    @property
    def is_modern(self) -> bool:
        """Whether the server speaks a version from 2026-07-28 on."""
        return self._core.is_modern

    def toolset(self, label: str) -> Toolset:
        """Give the tools that the server has told as a toolset without a design.

        Descriptions and schemas are the server's; it says nothing of effects,
        capabilities and scopes that a host has to believe.

        Args:
            label: What the host calls the server, and the toolset.

        Raises:
            DefinitionError: A tool has a name or a schema that cannot be taken.

        """
        from toolrt.made import toolset_of_executor  # noqa: PLC0415
        from toolrt.spec import Implementation  # noqa: PLC0415

        known = sorted(self._core.tools.items())
        definitions = [definition_of(tool) for _, tool in known]
        of = Implementation("mcp", label)
        own: Any = self
        return toolset_of_executor(label, definitions, own, implementation=of)

    def check(self, specs: Sequence[Spec]) -> Drift:
        """Compare the tools of a design with the server's, now and on each connection.

        Raises:
            Drift: Calls may fail, and the options refuse that.

        """
        return self._core.check(specs)

    async def acall(
        self, tool: str, payload: Payload = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Call a tool of the server; the answer is an envelope, whatever happens.

        Args:
            tool: The name of the tool.
            payload: Its arguments, as a JSON document or a dict.
            cx: The context of the call.

        """
        return await self._called(tool, payload, cx, None)

    async def _called(
        self,
        name: str,
        payload: Payload,
        cx: Context | None,
        tool: Tool[Any, Any] | None,
    ) -> Envelope[Any]:
        loop = asyncio.get_running_loop()
        if self._loop.is_closed():
            return closed(name, cx)
        work = self._core.call(name, payload, cx, tool, loop)
        if loop is self._loop:
            return await work
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        return await asyncio.wrap_future(future)


class AsyncConnection(_Async):
    """A connection to a server, for callers that are async.

    It belongs to the event loop on which it was made; calls may come from others, too.
    """

    def __init__(self, core: Core) -> None:
        """Take what is connected; `aconnect_stdio` and `aconnect_http` make one."""
        self._core = core
        self._loop = asyncio.get_running_loop()

    def knowing(self, tool: Tool[Any, Any]) -> AsyncConnection:
        """Give the same connection for calls of a tool that is known."""
        return _AsyncKnowing(self._core, self._loop, tool)

    async def aclose(self) -> None:
        """End the connection with its calls, and the process of its server."""
        await self._core.close()


class _AsyncKnowing(AsyncConnection):
    """A connection that knows which tool is called."""

    def __init__(
        self, core: Core, loop: asyncio.AbstractEventLoop, tool: Tool[Any, Any]
    ) -> None:
        self._core = core
        self._loop = loop
        self._tool = tool

    async def acall(
        self, tool: str, payload: Payload = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        return await self._called(tool, payload, cx, self._tool)


class Connection(_Async):
    """A connection to a server, for callers that wait.

    A thread of its own carries the messages. Calls may come from any thread, and from
    event loops, too (`acall`).
    """

    def __init__(self, transport: Transport, options: ClientOptions) -> None:
        """Connect; `connect_stdio` and `connect_http` do that.

        Raises:
            Unreachable: There is no server, or it does not answer as one.
            Drift: It has other tools than it must have.

        """
        self._loop = asyncio.new_event_loop()
        self._core = Core(transport, options)
        self._thread = threading.Thread(
            target=self._run, name="toolrt-mcp", daemon=True
        )
        self._thread.start()
        try:
            self._waited(self._core.open())
        except BaseException:
            self.close()
            raise

    def call(
        self, tool: str, payload: Payload = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Call a tool of the server and wait; the answer is an envelope in any case.

        Args:
            tool: The name of the tool.
            payload: Its arguments, as a JSON document or a dict.
            cx: The context of the call.

        Raises:
            RuntimeError: The thread of the connection would wait for itself: a
                receiver of events makes a call.

        """
        return self._call(tool, payload, cx, None)

    def knowing(self, tool: Tool[Any, Any]) -> Connection:
        """Give the same connection for calls of a tool that is known."""
        return _Knowing(self._core, self._loop, self._thread, tool)

    def close(self) -> None:
        """End the connection with its calls, and the process of its server."""
        if self._thread.is_alive():
            self._waited(self._core.close())
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()

    def __enter__(self) -> Self:
        """Give the connection, which is closed at the end."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the connection."""
        self.close()

    def _call(
        self,
        name: str,
        payload: Payload,
        cx: Context | None,
        tool: Tool[Any, Any] | None,
    ) -> Envelope[Any]:
        if self._loop.is_closed():
            return closed(name, cx)
        return self._waited(self._core.call(name, payload, cx, tool, None))

    def _waited(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the thread of the connection, and wait."""
        if threading.current_thread() is self._thread:
            work.close()
            raise RuntimeError("the thread of a connection cannot wait for itself")
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
            self._loop.run_until_complete(_ended())
        finally:
            self._loop.close()


class _Knowing(Connection):
    """A connection that knows which tool is called."""

    def __init__(
        self,
        core: Core,
        loop: asyncio.AbstractEventLoop,
        thread: threading.Thread,
        tool: Tool[Any, Any],
    ) -> None:
        self._core = core
        self._loop = loop
        self._thread = thread
        self._tool = tool

    def call(
        self, tool: str, payload: Payload = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        return self._call(tool, payload, cx, self._tool)

    async def acall(
        self, tool: str, payload: Payload = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        return await self._called(tool, payload, cx, self._tool)


async def _ended() -> None:
    """Let what is left on this loop end."""
    left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in left:
        task.cancel()
    if left:
        await asyncio.wait(left, timeout=_END_SECONDS)
    await asyncio.get_running_loop().shutdown_asyncgens()
