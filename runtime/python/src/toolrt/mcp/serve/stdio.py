"""A server over stdin and stdout."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from contextlib import suppress
from dataclasses import replace
from types import TracebackType
from typing import Any, Final, Self

from mcp.server.stdio import stdio_server
from mcp.shared.message import SessionMessage
from mcp_types import INVALID_REQUEST, PARSE_ERROR, ErrorData, JSONRPCError
from pydantic import ValidationError

from toolrt.callers import VARIABLE
from toolrt.mcp.server import Server

from .options import Options
from .pipes import pipes
from .serving import Serving

__all__ = ["aserve_stdio", "serve_stdio"]

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

#: How many seconds answers have to get out at the end, and everything to end.
_LAST: Final = 0.05
_PATIENCE: Final = 1.0

#: How many times as long as arguments, or a body of HTTP, a line may be: JSON may spell
#: them with more characters.
_LONGEST: Final = 4


def serve_stdio(server: Server, options: Options | None = None) -> None:
    """Serve a server over stdin and stdout, until stdin ends.

    What handlers print goes to stderr. `SIGINT` and `SIGTERM` end it, too, after
    running calls had their time; a second signal does so at once.
    """
    asyncio.run(_until_signal(_serving(server, options)))


async def aserve_stdio(server: Server, options: Options | None = None) -> None:
    """Serve a server over stdin and stdout, until stdin ends.

    Signals are left to the program around, which cancels this task.
    """
    await _serve(_serving(server, options))


def _serving(server: Server, options: Options | None) -> Serving:
    options = options or Options()
    if options.caller is None:
        options = replace(options, caller=os.environ.get(VARIABLE))
    return Serving(server, options)


async def _serve(serving: Serving) -> None:
    protocol = serving.protocol
    longest = _LONGEST * max(
        serving.server.registry.max_payload, serving.options.max_body
    )
    async with (
        pipes(longest, serving.tools.reads) as (stdin, stdout),
        stdio_server(stdin, stdout) as (read, write),
        serving.told(),
    ):
        first = protocol.create_initialization_options()
        answering: Any = _Answering(read, write)
        await protocol.run(answering, write, first)
    if not serving.options.keeps_registry:
        # There is one client alone, and it has gone.
        await serving.server.registry.ashutdown(0)


async def _until_signal(serving: Serving) -> None:
    loop = asyncio.get_running_loop()
    caught: asyncio.Future[signal.Signals] = loop.create_future()

    def end_by(number: signal.Signals) -> None:
        loop.remove_signal_handler(number)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    def catch(number: signal.Signals) -> None:
        if caught.done():
            end_by(number)
        else:
            caught.set_result(number)

    if threading.current_thread() is threading.main_thread():
        for number in _SIGNALS:
            with suppress(NotImplementedError):  # Windows
                loop.add_signal_handler(number, catch, number)
    task = loop.create_task(_serve(serving))
    await asyncio.wait((task, caught), return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task
        return
    serving.close()
    await serving.drained(serving.options.shutdown)
    await asyncio.sleep(_LAST)
    task.cancel()
    await asyncio.wait((task,), timeout=_PATIENCE)
    if not task.done():
        # A thread waits for a terminal or a file, and keeps the process alive.
        end_by(caught.result())


class _Answering:
    """What a client writes; what is no message gets an answer at once.

    The SDK would pass over it, and its sender would wait for ever.
    """

    def __init__(self, read: Any, write: Any) -> None:
        """Take both streams of the SDK."""
        self._read = read
        self._write = write

    @property
    def last_context(self) -> Any:
        """Where the last message was sent."""
        return getattr(self._read, "last_context", None)

    async def receive(self) -> SessionMessage | Exception:
        """Give the next message."""
        while True:
            message: SessionMessage | Exception = await self._read.receive()
            if not isinstance(message, ValidationError):
                return message
            await self._refuse(message)

    async def aclose(self) -> None:
        """Read no more."""
        await self._read.aclose()

    def __aiter__(self) -> Self:
        """Give all messages."""
        return self

    async def __anext__(self) -> SessionMessage | Exception:
        """Give the next message."""
        while True:
            message: SessionMessage | Exception = await self._read.__anext__()
            if not isinstance(message, ValidationError):
                return message
            await self._refuse(message)

    async def __aenter__(self) -> Self:
        """Begin to read."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Read no more."""
        await self.aclose()

    async def _refuse(self, broken: ValidationError) -> None:
        first = broken.errors(include_url=False, include_context=False)[0]
        if first["type"] != "json_invalid":
            error = ErrorData(code=INVALID_REQUEST, message="This is no request.")
        elif str(first["input"]).strip():
            error = ErrorData(code=PARSE_ERROR, message="This is no JSON.")
        else:
            return
        says = JSONRPCError(jsonrpc="2.0", id=None, error=error)
        await self._write.send(SessionMessage(says))
