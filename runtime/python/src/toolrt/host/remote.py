"""Tools that run elsewhere: on an MCP server, in another registry."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from toolrt import json
from toolrt.call.envelope import CallFault, Envelope, InvalidOutput, Status
from toolrt.call.error import Internal, Kind, Passing
from toolrt.call.event import Artifact, Event, Item, Log, Progress
from toolrt.call.plain import members_of
from toolrt.call.reply import Partial, Summary, WithSide
from toolrt.codec import Codec, Refused

from .executor import knowing

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.call.sink import Sink

    from .executor import AsyncExecutor, Executor
    from .tool import Handler, Tool

__all__ = ["handler_of"]


def handler_of(tool: Tool[Any, Any], executor: Executor | AsyncExecutor) -> Handler:
    """Give the handler of a tool that an executor runs.

    It is async where the executor is: then a cancelled call ends there, too.
    """
    if hasattr(executor, "acall"):

        async def wait(cx: Context, *given: Any) -> object:
            own = cast("AsyncExecutor", knowing(executor, tool))
            sent = _Sent(tool, cx, given)
            return sent.answered(await own.acall(sent.name, sent.payload, sent.cx))

        return wait

    def run(cx: Context, *given: Any) -> object:
        own: Any = knowing(executor, tool)
        sent = _Sent(tool, cx, given)
        return sent.answered(own.call(sent.name, sent.payload, sent.cx))

    return run


class _Sent:
    """A call that runs elsewhere, as it is sent, and what comes of it."""

    __slots__ = ("_cx", "_events", "_tool", "cx", "name", "payload")

    def __init__(
        self, tool: Tool[Any, Any], cx: Context, given: tuple[Any, ...]
    ) -> None:
        sink: Sink[Any] | None = None
        if tool.item is not None:
            *rest, sink = given
            given = tuple(rest)
        self._tool = tool
        self._cx = cx
        #: What the tool is called there.
        spec = tool.spec()
        self.name = tool.name if tool.is_served else spec.remote or tool.name
        self.payload = _payload(tool, *given)
        self._events = _Events(cx, tool, sink)
        inside = cx.child().with_events(self._events)
        if cx.call_id is not None:
            # It is the same call there, with one id.
            inside = inside.with_call_id(cx.call_id)
        left = cx.time_left()
        #: The context of the call there.
        self.cx = inside if left is None else inside.with_timeout(left)

    def answered(self, envelope: Envelope[Any]) -> object:
        """Give what the handler gives for an answer.

        Raises:
            Passing: The error in it, as it is.
            InvalidOutput: The result breaks its type, or an item did.

        """
        if self._events.error is not None:
            raise self._events.error
        tool, cx = self._tool, self._cx
        partial = envelope.status is Status.PARTIAL and tool.spec().partial
        if envelope.status is not Status.SUCCESS and not partial:
            raise self._failure(envelope)
        result, ignored = _read(tool.result_codec(), envelope.result_json or b"null")
        for pointer in ignored:
            cx.log(f"the result of {tool.name} has an unknown key {pointer}")
        if envelope.meta.truncated:
            cx.mark_truncated()
        value = result
        if partial:
            errors: Any = [self._error(fault) for fault in envelope.errors]
            summary = envelope.summary or Summary()
            value = Partial(result=result, errors=errors, summary=summary)
        if tool.side is not None and envelope.meta.side is not None:
            side, _ = _read(tool.side, json.dump(envelope.meta.side))
            value = WithSide(value, side)
        return value

    def _failure(self, envelope: Envelope[Any]) -> Exception:
        fault = envelope.error or next(iter(envelope.errors), None)
        if envelope.status is Status.INPUT_REQUIRED:
            message = "The server asks what this call cannot pass on."
            fault = CallFault.of("no_asker", Kind.PRECONDITION, message)
        if fault is None:
            return Internal("the answer says that it failed, but not how")
        return self._error(fault)

    def _error(self, fault: CallFault) -> Exception:
        """Give an error of the server: the design's, if it declares it."""
        declared = self._tool.errors.get(fault.code)
        if declared is not None:
            with suppress(Refused):
                details = declared.codec.convert(fault.details or {})
                return declared.made(fault.code, details, None)
        # People and models read these texts, and the server is somebody else's.
        hint, shown = fault.recovery.hint, self._cx.shown
        if hint is not None:
            fault = replace(fault, recovery=replace(fault.recovery, hint=shown(hint)))
        # An example of the server's design; this one has its own, or none.
        return Passing(replace(fault, message=shown(fault.message), example=None))


def _payload(tool: Tool[Any, Any], args: Any, injected: Any = None) -> bytes:
    """Give the arguments that are sent, injected ones among them."""
    document = tool.args.encode(args)
    if tool.injected is None:
        return document
    own = members_of(json.parse(tool.injected.encode(injected)))
    return json.dump({**members_of(json.parse(document)), **own})


def _read(codec: Codec[Any], document: bytes) -> tuple[Any, list[str]]:
    """Read something as its consumer does."""
    try:
        return codec.decode_lenient(document)
    except Refused as refused:
        raise InvalidOutput(refused.issues) from None


class _Events:
    """A receiver that makes events of a call elsewhere those of the call here."""

    __slots__ = ("_cx", "_sink", "_tool", "error")

    def __init__(
        self, cx: Context, tool: Tool[Any, Any], sink: Sink[Any] | None
    ) -> None:
        self._cx = cx
        self._tool = tool
        self._sink = sink
        #: Why an item could not be handed on.
        self.error: Exception | None = None

    def __call__(self, event: Event) -> None:
        match event.kind:
            case Progress(message, percent):
                self._cx.progress(message, percent)
            case Log(message, level):
                self._cx.log(message, level)
            case Artifact(title, uri):
                self._cx.artifact(title, uri)
            case Item():
                self._hand_on(event.kind)
            case _:
                # How the call there begins and ends is seen by the one here.
                pass

    def _hand_on(self, item: Item) -> None:
        codec = self._tool.item
        if codec is None or self._sink is None or self.error is not None:
            return
        try:
            value, _ = _read(codec, item.json)
            self._sink.send(value)
        except Exception as error:  # noqa: BLE001 # it ends the call when that is answered
            self.error = error

    def wait(self) -> None:
        """Wait until whoever listens here has taken what was before."""
        wait = getattr(self._cx.events, "wait", None)
        if wait is not None:
            wait()

    async def async_wait(self) -> None:
        """Wait for the same, on a loop."""
        wait = getattr(self._cx.events, "async_wait", None)
        if wait is not None:
            await wait()
