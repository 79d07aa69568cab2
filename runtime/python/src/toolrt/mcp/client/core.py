"""What connections are: calls over a link, which is made again if it has died."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from toolrt.call.envelope import CallFault
from toolrt.call.error import Kind
from toolrt.call.event import Scheduled

from .call import Call
from .drift import Drift, Known, compared
from .heard import Heard
from .link import Link
from .options import Unreachable
from .run import Run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.host.pipeline import Payload
    from toolrt.host.tool import Tool
    from toolrt.mcp.definition import Era
    from toolrt.spec import Spec

    from .link import Transport
    from .options import ClientOptions

__all__ = ["Core", "closed"]

#: How many seconds there are at least between two attempts to connect.
_PAUSE: Final = 1.0


class Core:
    """Calls over a link, which is made again if the server has died.

    Everything but `tools` and `check` belongs to one event loop.
    """

    def __init__(self, transport: Transport, options: ClientOptions) -> None:
        """Take what carries messages."""
        self._transport = transport
        self.options = options
        self._link: Link | None = None
        self._connecting: asyncio.Task[Link] | None = None
        self._tried = -_PAUSE
        self.is_closed = False
        # What the server has spoken when it was last reached.
        self._era: Era | None = None
        self._numbers = count(1)
        self._heard = Heard()
        # Loops refer to tasks weakly.
        self._tasks: set[asyncio.Task[Any]] = set()
        #: The tools that the server must have, whenever somebody connects.
        self._expected: list[Spec] = list(options.expects)
        #: The tools of the server, by name, as it defined them last.
        self.tools: dict[str, Known] = {}
        self.is_modern = False

    async def open(self) -> None:
        """Connect for the first time.

        Raises:
            Unreachable: There is no server, or it does not answer as one.
            Drift: It has other tools than it must have.

        """
        await self.live()

    async def close(self) -> None:
        """End all calls, and the connection."""
        self.is_closed = True
        for task in list(self._tasks):
            task.cancel()
        connecting = self._connecting
        if connecting is not None:
            connecting.cancel()
            with suppress(asyncio.CancelledError, Unreachable, Drift):
                await connecting
        if self._link is not None:
            await self._link.close()

    def check(self, specs: Sequence[Spec]) -> Drift:
        """Compare the tools of a design with the server's, now and on each connection.

        Raises:
            Drift: Calls may fail, and the options refuse that.

        """
        self._expected.extend(spec for spec in specs if spec not in self._expected)
        return self._judged(specs, self.tools)

    async def call(
        self,
        name: str,
        payload: Payload,
        cx: Context | None,
        tool: Tool[Any, Any] | None,
        loop: asyncio.AbstractEventLoop | None,
    ) -> Envelope[Any]:
        """Call a tool; gives an envelope, whatever happens.

        Args:
            name: The name of the tool.
            payload: Its arguments.
            cx: The context of whoever calls.
            tool: The tool, if it is known.
            loop: The loop of whoever calls.

        """
        options = self.options
        token = f"toolrt-{next(self._numbers)}"
        call = Call(
            name,
            token,
            cx=cx,
            tool=tool,
            seconds=options.call_timeout,
            asker=options.asker,
            loop=loop,
        )
        call.cx.emit(Scheduled())
        self._heard.calls[token] = call
        try:
            envelope = await Run(self, call).raced(payload)
        except asyncio.CancelledError:
            call.end(call.failure(CallFault.cancelled()))
            raise
        finally:
            del self._heard.calls[token]
        return call.end(envelope)

    async def live(self) -> Link:
        """Give a link that lives, at most one new one a second."""
        if self.is_closed:
            raise Unreachable("it was closed")
        link = self._link
        if link is not None and not link.is_dead:
            return link
        if self._connecting is None or self._connecting.done():
            self._connecting = self.task(self._connected())
        # Many calls wait for the same attempt, whichever of them ends first.
        return await asyncio.shield(self._connecting)

    async def _connected(self) -> Link:
        if self._link is not None:
            await self._link.close()
        await asyncio.sleep(max(self._tried + _PAUSE - monotonic(), 0.0))
        self._tried = monotonic()
        link = await self._opened()
        try:
            self._judged(self._expected, link.tools)
        except Drift:
            await link.close()
            raise
        self._link = link
        self.tools = link.tools
        self.is_modern = link.is_modern
        return link

    async def _opened(self) -> Link:
        """Give a new link: in the newest way, and in the older one if need be.

        There are servers that end when they are asked for the newest way.
        """
        options = self.options
        era, self._era = options.era or self._era, None
        link = Link(self._transport, options, self._heard, era)
        try:
            await link.open()
        except Unreachable:
            if era is not None or not link.has_ended:
                raise
            link = Link(self._transport, options, self._heard, "older")
            await link.open()
        if not link.is_modern:
            # It need not be asked again, the next time.
            self._era = "older"
        return link

    async def learn(self, link: Link) -> None:
        """Learn the tools of the server again."""
        await link.learn()
        self.tools = link.tools

    def _judged(self, specs: Sequence[Spec], known: dict[str, Known]) -> Drift:
        decision = self.options.drift
        if decision == "ignore" or not specs:
            return Drift()
        drift = compared(specs, known)
        if drift.is_breaking and decision == "refuse":
            raise drift
        if drift:
            logging.getLogger("toolrt").warning("%s", drift)
        return drift

    def task(self, work: Any) -> asyncio.Task[Any]:
        """Let something run that ends with the connection at the latest."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Whoever waited has it; asyncio complains of errors that nobody looks at.
            task.exception()


def closed(name: str, cx: Context | None) -> Envelope[Any]:
    """Give the answer to a call over a connection that was closed."""
    from toolrt.call.envelope import Envelope, Meta, Status  # noqa: PLC0415

    fault = CallFault.of("unavailable", Kind.UNAVAILABLE, "The connection was closed.")
    call_id = "" if cx is None else cx.call_id or ""
    return Envelope(
        status=Status.ERROR, error=fault, meta=Meta(tool=name, call_id=call_id)
    )
