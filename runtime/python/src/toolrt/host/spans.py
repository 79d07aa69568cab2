"""The spans of calls: what begins one for each, and takes its steps inside of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Generator

    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.call.event import EventSink
    from toolrt.spec import Spec

    from .doors import Log
    from .guard import Ended, Waited
    from .tool import Tool
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Envelope = hinted("Envelope", "toolrt.call.envelope")
    EventSink = hinted("EventSink", "toolrt.call.event")
    Log = hinted("Log", "toolrt.host.doors")
    Spec = hinted("Spec", "toolrt.spec")
    Tool = hinted("Tool", "toolrt.host.tool")

__all__ = ["Span", "Spans", "begun", "end", "within"]


class Span(Protocol):
    """The span of one call."""

    @property
    def place(self) -> tuple[str, str | None] | None:
        """Where it stands, for whatever is called from inside of it.

        As `traceparent` and `tracestate`; `None` where that is not known.
        """
        ...

    @property
    def events(self) -> EventSink | None:
        """What hears the events of the call for it, if it wants to know them."""
        ...

    def enter(self) -> Any:
        """Make it the current span of this thread or task; gives what `leave` takes."""
        ...

    def leave(self, entered: Any) -> None:
        """Make the one before the current span again."""
        ...

    def end(self, envelope: Envelope[Any]) -> None:
        """End it, once, with the answer to the call."""
        ...


class Spans(Protocol):
    """What begins a span for each call; `Registry.trace` takes it.

    It sees what happens, and changes nothing but the place in the trace that the call
    hands on.
    """

    def begin(self, spec: Spec, cx: Context, tool: Tool[Any, Any]) -> Span | None:
        """Give the span of a call that begins, if it has one.

        Args:
            spec: What is called.
            cx: The context of the call.
            tool: The types of the tool.

        """
        ...


def begun(
    spans: Spans, spec: Spec, cx: Context, tool: Tool[Any, Any], log: Log
) -> tuple[Span | None, Context]:
    """Give the span of a call that begins, and the context of the call inside of it.

    Nobody else has that context by now.
    """
    try:
        span = spans.begin(spec, cx, tool)
        if span is None:
            return None, cx
        place, events = span.place, span.events
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 # the call is no matter of theirs
        log.failure(spec.name, cx.call_id or "", _failed(error), error)
        return None, cx
    if place is not None:
        cx.place(*place)
    if events is not None:
        cx = cx.and_events(events)
    return span, cx


def end(span: Span, spec: Spec, envelope: Envelope[Any], log: Log) -> None:
    """Tell a span that its call has ended."""
    try:
        span.end(envelope)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 # likewise
        log.failure(spec.name, envelope.meta.call_id, _failed(error), error)


def within(
    span: Span, steps: Generator[Waited, Ended, Envelope[Any]]
) -> Generator[Waited, Ended, Envelope[Any]]:
    """Take the steps of a call inside of its span."""
    ended: Any = None
    while True:
        entered = span.enter()
        try:
            work = steps.send(ended)
        except StopIteration as stop:
            envelope: Envelope[Any] = stop.value
            return envelope
        finally:
            span.leave(entered)
        ended = yield _Inside(span, work)


class _Inside:
    """What a call waits for, inside of its span."""

    __slots__ = ("_span", "_work")

    def __init__(self, span: Span, work: Waited) -> None:
        self._span = span
        self._work = work

    def run(self) -> Ended:
        entered = self._span.enter()
        try:
            return self._work.run()
        finally:
            self._span.leave(entered)

    async def arun(self) -> Ended:
        entered = self._span.enter()
        try:
            return await self._work.arun()
        finally:
            self._span.leave(entered)


def _failed(error: BaseException) -> str:
    try:
        text = str(error)
    except BaseException:  # noqa: BLE001 # an error may even fail to say what it is
        text = "no text"
    return f"what traces calls failed: {type(error).__name__}: {text}"
