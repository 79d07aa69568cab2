"""What connections are: calls over a link, which is made again if it has died."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import mcp_types as types
from mcp.shared.exceptions import MCPError
from mcp_types import HEADER_MISMATCH, LOG_LEVEL_META_KEY
from pydantic import ValidationError
from pydantic_core import from_json

from toolrt import json
from toolrt.call.envelope import CallFault
from toolrt.call.error import Kind
from toolrt.call.event import Scheduled, Started

from .answer import answered, no_result, refused
from .asking import Declined, answer, declined
from .call import CURRENT, Call
from .drift import Drift, Known, compared
from .link import Link
from .options import Unreachable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mcp.client.session import IncomingMessage

    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.host.pipeline import Payload
    from toolrt.host.tool import Tool
    from toolrt.spec import Spec

    from .link import Transport
    from .options import ClientOptions

__all__ = ["Core"]

#: How many seconds there are at least between two attempts to connect.
_PAUSE: Final = 1.0

#: What the SDK says for a server that does not know the session any more.
_NO_SESSION: Final = "Session terminated"

#: How often a server may ask in one call.
_MOST_ROUNDS: Final = 20

#: How many requests of a server are open at a time; others are declined.
_MOST_ASKED: Final = 64


class Core:
    """Calls over a link, which is made again if the server has died.

    Everything but `tools` and `check` belongs to one event loop.
    """

    def __init__(self, transport: Transport, options: ClientOptions) -> None:
        """Take what carries messages."""
        self._transport = transport
        self._options = options
        self._link: Link | None = None
        self._connecting: asyncio.Task[Link] | None = None
        self._tried = -_PAUSE
        self._closed = False
        self._numbers = count(1)
        self._calls: dict[str, Call] = {}
        self._asked = 0
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
        await self._live()

    async def close(self) -> None:
        """End all calls, and the connection."""
        self._closed = True
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
        options = self._options
        token = f"toolrt-{next(self._numbers)}"
        call = Call(
            name,
            token,
            cx=cx,
            tool=tool,
            seconds=options.timeout,
            asker=options.asker,
            loop=loop,
        )
        call.cx.emit(Scheduled())
        self._calls[token] = call
        try:
            envelope = await self._raced(call, payload)
        except asyncio.CancelledError:
            call.end(call.failure(CallFault.cancelled()))
            raise
        finally:
            del self._calls[token]
        return call.end(envelope)

    async def _raced(self, call: Call, payload: Payload) -> Envelope[Any]:
        """Run a call until it ends, or its time, or somebody cancels it."""
        if call.cx.is_cancelled():
            return call.failure(CallFault.cancelled())
        loop = asyncio.get_running_loop()
        cancelled = asyncio.Event()
        token = call.cx.token()
        place = token.watch(lambda: _soon(loop, cancelled.set))
        run = self._task(self._run(call, payload))
        stop = self._task(cancelled.wait())
        flood = self._task(call.overflown.wait())
        try:
            await asyncio.wait(
                (run, stop, flood),
                timeout=call.left(),
                return_when=asyncio.FIRST_COMPLETED,
            )
            if run.done() and not run.cancelled():
                envelope: Envelope[Any] = run.result()
                return envelope
            if stop.done() and cancelled.is_set():
                return call.failure(CallFault.cancelled())
            if flood.done() and call.overflown.is_set():
                message = "The server sends more than anybody reads."
                return call.fails("unavailable", Kind.UNAVAILABLE, message)
            if self._closed:
                return _gone(call)
            message = f"The tool {call.name} was not done in time."
            return call.fails("timeout", Kind.TIMEOUT, message)
        finally:
            token.unwatch(place)
            # The server hears that nobody waits for it; nobody here waits for that.
            for task in (run, stop, flood):
                task.cancel()

    async def _run(self, call: Call, payload: Payload) -> Envelope[Any]:
        try:
            arguments = _arguments(payload)
        except ValueError:
            message = "The arguments are no JSON object."
            return call.fails("invalid_input", Kind.INPUT, message)
        if call.cx.dry_run:
            return self._no_plan(call)
        link: Link | None = None
        CURRENT.set(call)
        try:
            link = await self._live()
            if link.has_changed:
                await link.learn()
                self.tools = link.tools
            name = self._name(call)
            call.cx.emit(Started())
            result = await self._rounds(call, link, name, arguments)
            await call.drained()
            return answered(call, result, self.tools.get(name))
        except Declined as why:
            return call.failure(why.fault)
        except MCPError as error:
            if link is None or link.is_dead or error.code == types.CONNECTION_CLOSED:
                return self._lost(call, link)
            if error.message == _NO_SESSION and not link.is_modern:
                return self._lost(call, link)
            is_known = self._name(call) in self.tools
            return refused(call, error, is_known=is_known)
        except ValidationError:
            return no_result(call)
        except (Unreachable, Drift) as error:
            message = f"There is no connection to the server: {error}"
            return call.fails("unavailable", Kind.UNAVAILABLE, message)
        except Exception:
            # What the SDK does not foresee is no matter of whoever calls.
            logging.getLogger("toolrt").exception("a call of %s failed", call.name)
            return self._lost(call, link)

    async def _rounds(
        self, call: Call, link: Link, name: str, arguments: dict[str, Any]
    ) -> dict[str, Any]:
        """Send a call, and go on with it as long as the server asks."""
        responses: dict[str, Any] | None = None
        state: str | None = None
        pause = 0.05
        for _ in range(_MOST_ROUNDS):
            params = types.CallToolRequestParams(
                name=name,
                arguments=arguments,
                input_responses=responses,
                request_state=state,
                _meta=self._meta(call, link),
            )
            result = await self._sent(link, params)
            if result.get("resultType") != "input_required":
                return result
            asked = types.InputRequiredResult.model_validate(result)
            state = asked.request_state
            responses = None
            if asked.input_requests:
                responses = {}
                for key, request in asked.input_requests.items():
                    responses[key] = await answer(call, request)
            else:
                await asyncio.sleep(pause)
                pause = min(pause * 2, 1.0)
        message = "The server asks again and again."
        raise Declined(CallFault.of("no_asker", Kind.PRECONDITION, message))

    async def _sent(
        self, link: Link, params: types.CallToolRequestParams
    ) -> dict[str, Any]:
        try:
            return await link.call(params)
        except MCPError as error:
            if error.code != HEADER_MISMATCH or not link.is_modern:
                raise
            # The server has other headers for this tool than it had.
            await link.learn()
            self.tools = link.tools
            return await link.call(params)

    def _meta(self, call: Call, link: Link) -> Any:
        """Give what a call says beside its arguments."""
        cx = call.cx
        own = self._options.meta
        meta: dict[str, Any] = {} if own is None else dict(own(cx))
        for name in ("traceparent", "tracestate", "baggage"):
            text = getattr(cx, name)
            if text is not None:
                meta[name] = text
        meta["dev.toolc/timeout_ms"] = max(int(call.left() * 1000), 1)
        if call.listens:
            meta["progressToken"] = call.token
            if link.is_modern:
                meta[LOG_LEVEL_META_KEY] = "debug"
        return meta

    def _name(self, call: Call) -> str:
        """Give the name by which the server knows a tool."""
        if call.tool is None or call.name in self.tools:
            return call.name
        remote = call.tool.spec().remote
        return remote if remote is not None and remote in self.tools else call.name

    def _no_plan(self, call: Call) -> Envelope[Any]:
        """Give the answer to a dry run: servers cannot say what they would do."""
        from toolrt.host.faults import no_dry_run  # noqa: PLC0415
        from toolrt.spec import Spec  # noqa: PLC0415

        return call.failure(no_dry_run(Spec(name=call.name)))

    def _lost(self, call: Call, link: Link | None) -> Envelope[Any]:
        """Give the answer to a call whose server is gone."""
        if link is not None:
            self._task(link.close())
        return _gone(call)

    async def _live(self) -> Link:
        """Give a link that lives, at most one new one a second."""
        if self._closed:
            raise Unreachable("it was closed")
        link = self._link
        if link is not None and not link.is_dead:
            return link
        if self._connecting is None or self._connecting.done():
            self._connecting = self._task(self._connected())
        # Many calls wait for the same attempt, whichever of them ends first.
        return await asyncio.shield(self._connecting)

    async def _connected(self) -> Link:
        if self._link is not None:
            await self._link.close()
        await asyncio.sleep(max(self._tried + _PAUSE - monotonic(), 0.0))
        self._tried = monotonic()
        link = Link(self._transport, self._options, self)
        await link.open()
        try:
            self._judged(self._expected, link.tools)
        except Drift:
            await link.close()
            raise
        self._link = link
        self.tools = link.tools
        self.is_modern = link.is_modern
        return link

    def _judged(self, specs: Sequence[Spec], known: dict[str, Known]) -> Drift:
        decision = self._options.drift
        if decision == "ignore" or not specs:
            return Drift()
        drift = compared(specs, known)
        if drift.is_breaking and decision == "refuse":
            raise drift
        if drift:
            logging.getLogger("toolrt").warning("%s", drift)
        return drift

    def told(self, message: IncomingMessage) -> None:
        """Take what the server tells by itself."""
        if isinstance(message, types.ProgressNotification):
            params = message.params
            call = self._calls.get(str(params.progress_token))
            if call is not None:
                percent = None
                if params.total is not None and params.total > 0:
                    percent = 100.0 * params.progress / params.total
                call.progress(percent, params.message or "", params.meta)
        elif isinstance(message, types.LoggingMessageNotification):
            said = message.params
            call = self._teller(said)
            if call is not None:
                call.log(said.level, said.data)

    def _teller(self, said: types.LoggingMessageNotificationParams) -> Call | None:
        """Give the call that a line of the log belongs to."""
        token = (said.meta or {}).get("progressToken")
        known = CURRENT.get() or self._calls.get(str(token))
        if known is not None:
            return known
        named = [one for one in self._calls.values() if self._name(one) == said.logger]
        candidates = named or list(self._calls.values())
        return candidates[0] if len(candidates) == 1 else None

    async def asked(self, request: types.InputRequest) -> Any:
        """Answer what the server asks while it runs a call."""
        call = CURRENT.get() or self._asker()
        if call is None or self._asked >= _MOST_ASKED:
            return declined(request)
        self._asked += 1
        try:
            return await answer(call, request)
        except Declined:
            return declined(request)
        finally:
            self._asked -= 1

    def _asker(self) -> Call | None:
        """Give the call in which the server asks, as far as that is certain.

        Calls that ask the same asker are the same for it.
        """
        calls = [call for call in self._calls.values() if call.asker is not None]
        one = calls[0] if calls else None
        same = all(call.asker is calls[0].asker for call in calls)
        return one if same else None

    def _task(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Whoever waited has it; asyncio complains of errors that nobody looks at.
            task.exception()


def _arguments(payload: Payload) -> dict[str, Any]:
    """Give arguments as the SDK writes them.

    Raises:
        ValueError: They are no object.

    """
    if payload is None:
        return {}
    if isinstance(payload, Mapping):
        payload = json.dump(payload)
    if isinstance(payload, memoryview):
        payload = bytes(payload)
    value = from_json(payload)
    if not isinstance(value, dict):
        raise ValueError("the arguments are no object")  # noqa: TRY004 # of JSON
    return value


def _gone(call: Call) -> Envelope[Any]:
    message = "The server is gone; nobody knows what became of the call."
    return call.fails("unavailable", Kind.UNAVAILABLE, message)


def _soon(loop: asyncio.AbstractEventLoop, callback: Callable[[], None]) -> None:
    """Call back on a loop, if there still is one."""
    if not loop.is_closed():
        with suppress(RuntimeError):  # it has been closed at this moment
            loop.call_soon_threadsafe(callback)
