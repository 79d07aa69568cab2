"""How one call runs: sent, gone on with while the server asks, ended in any case."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import mcp_types as types
from mcp.shared.exceptions import MCPError
from mcp_types import HEADER_MISMATCH, LOG_LEVEL_META_KEY
from pydantic import ValidationError
from pydantic_core import from_json

from toolrt import json
from toolrt.call.envelope import CallFault
from toolrt.call.error import Kind
from toolrt.call.event import Started
from toolrt.json.value import is_json

from .answer import answered, no_result, refused
from .asking import Declined, answer
from .call import CURRENT
from .drift import Drift, sent_name
from .options import Unreachable

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.envelope import Envelope
    from toolrt.host.pipeline import Payload

    from .call import Call
    from .core import Core
    from .drift import Known
    from .link import Link

__all__ = ["Run"]

#: What the SDK says for a server that does not know the session any more.
_NO_SESSION: Final = "Session terminated"

#: How often a server may ask in one call.
_MOST_ROUNDS: Final = 20


class Run:
    """One call that runs over a connection."""

    def __init__(self, core: Core, call: Call) -> None:
        """Take the connection and the call."""
        self._core = core
        self._call = call

    async def raced(self, payload: Payload) -> Envelope[Any]:
        """Run the call until it ends, or its time, or somebody cancels it."""
        call, core = self._call, self._core
        if call.cx.is_cancelled():
            return call.failure(CallFault.cancelled())
        loop = asyncio.get_running_loop()
        cancelled = asyncio.Event()
        token = call.cx.token()
        place = token.watch(lambda: _soon(loop, cancelled.set))
        run = core.task(self._run(payload))
        stop = core.task(cancelled.wait())
        spoilt = core.task(call.spoilt.wait())
        try:
            await asyncio.wait(
                (run, stop, spoilt),
                timeout=call.left(),
                return_when=asyncio.FIRST_COMPLETED,
            )
            if call.why is not None:
                return call.failure(call.why)
            if run.done() and not run.cancelled():
                envelope: Envelope[Any] = run.result()
                return envelope
            if stop.done() and cancelled.is_set():
                return call.failure(CallFault.cancelled())
            if core.is_closed:
                return _gone(call)
            message = "The server has not answered in time."
            return call.fails("timeout", Kind.TIMEOUT, message)
        finally:
            token.unwatch(place)
            # The server hears that nobody waits for it; nobody here waits for that.
            for task in (run, stop, spoilt):
                task.cancel()

    async def _run(self, payload: Payload) -> Envelope[Any]:
        call, core = self._call, self._core
        try:
            arguments = _arguments(payload)
        except ValueError:
            message = "The arguments must be an object of JSON."
            return call.fails("invalid_input", Kind.INPUT, message)
        if call.cx.dry_run:
            return _no_plan(call)
        link: Link | None = None
        CURRENT.set(call)
        try:
            link = await core.live()
            if link.has_changed:
                await core.learn(link)
            call.sent = _sent_name(call, core.tools)
            call.cx.emit(Started())
            result = await self._rounds(link, arguments)
            await call.drained()
            return answered(call, result, core.tools.get(call.sent))
        except Declined as why:
            return call.failure(why.fault)
        except MCPError as error:
            if link is None or link.is_dead or error.code == types.CONNECTION_CLOSED:
                return self._lost(link)
            if error.message == _NO_SESSION and not link.is_modern:
                return self._lost(link)
            is_known = call.sent in core.tools
            return refused(call, error, is_known=is_known, goes_on=call.rounds > 1)
        except ValidationError:
            return no_result(call)
        except (Unreachable, Drift) as error:
            message = f"There is no connection to the server: {error}"
            return call.fails("unavailable", Kind.UNAVAILABLE, message)
        except Exception:
            # What the SDK does not foresee is no matter of whoever calls.
            logging.getLogger("toolrt").exception("a call of %s failed", call.name)
            return self._lost(link)

    async def _rounds(self, link: Link, arguments: dict[str, Any]) -> dict[str, Any]:
        """Send the call, and go on with it as long as the server asks."""
        call = self._call
        responses: dict[str, Any] | None = None
        state: str | None = None
        pause = 0.05
        for _ in range(_MOST_ROUNDS):
            call.rounds += 1
            params = types.CallToolRequestParams(
                name=call.sent,
                arguments=arguments,
                input_responses=responses,
                request_state=state,
                _meta=self._meta(link),
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
            await self._core.learn(link)
            return await link.call(params)

    def _meta(self, link: Link) -> Any:
        """Give what the call says beside its arguments."""
        call, options = self._call, self._core.options
        cx, own = call.cx, options.meta
        meta: dict[str, Any] = {} if own is None else dict(own(cx))
        for name in ("traceparent", "tracestate", "baggage"):
            text = getattr(cx, name)
            if text is not None:
                meta[name] = text
        meta["dev.toolc/timeout_ms"] = max(int(call.left() * 1000), 1)
        if call.listens:
            meta["progressToken"] = call.token
            if link.is_modern:
                meta[LOG_LEVEL_META_KEY] = options.log_level
        return meta

    def _lost(self, link: Link | None) -> Envelope[Any]:
        """Give the answer to a call whose server is gone."""
        if link is not None:
            self._core.task(link.close())
        return _gone(self._call)


def _sent_name(call: Call, tools: dict[str, Known]) -> str:
    """Give the name by which the server knows a tool."""
    if call.tool is None or call.name in tools:
        return call.name
    return sent_name(call.tool.spec())


def _no_plan(call: Call) -> Envelope[Any]:
    """Give the answer to a dry run: servers cannot say what they would do."""
    from toolrt.host.faults import no_dry_run  # noqa: PLC0415
    from toolrt.spec import Spec  # noqa: PLC0415

    return call.failure(no_dry_run(Spec(name=call.name)))


def _arguments(payload: Payload) -> dict[str, Any]:
    """Give arguments as the SDK writes them.

    Raises:
        ValueError: They are no object, or have a number that no float holds.

    """
    if payload is None:
        return {}
    if isinstance(payload, Mapping):
        payload = json.dump(payload)
    if isinstance(payload, memoryview):
        payload = bytes(payload)
    value = from_json(payload)
    # The SDK would write `null` for it.
    if not isinstance(value, dict) or not is_json(value):
        raise ValueError("the arguments are no object of JSON")
    return value


def _gone(call: Call) -> Envelope[Any]:
    message = "The server is gone; nobody knows what became of the call."
    return call.fails("unavailable", Kind.UNAVAILABLE, message)


def _soon(loop: asyncio.AbstractEventLoop, callback: Callable[[], None]) -> None:
    """Call back on a loop, if there still is one."""
    if not loop.is_closed():
        with suppress(RuntimeError):  # it has been closed at this moment
            loop.call_soon_threadsafe(callback)
