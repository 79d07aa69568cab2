"""Spans of calls by the API of OpenTelemetry, and how long the calls take."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from opentelemetry import context, metrics, trace

from toolrt import __version__
from toolrt.call.event import Log, Progress

from .attributes import KEPT_CHARACTERS, begun, ended, of_tool
from .parent import parent, place

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.call.event import Event, EventSink
    from toolrt.host.tool import Tool
    from toolrt.recording.line import Secrets
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["LARGEST_CONTENT", "Telemetry"]

#: How many bytes arguments or a result may have in a span, where the host says nothing.
LARGEST_CONTENT: Final = 16 * 1024

_SCOPE: Final = "toolrt"

#: The boundaries that the conventions name for durations, in seconds.
_SECONDS: Final = (
    0.01,
    0.02,
    0.04,
    0.08,
    0.16,
    0.32,
    0.64,
    1.28,
    2.56,
    5.12,
    10.24,
    20.48,
    40.96,
    81.92,
)

_ERROR: Final = trace.Status(trace.StatusCode.ERROR)


class Telemetry:
    """Makes a span for each call, and measures how long it takes.

    Give it to a registry (`Registry.trace`). Several registries may have the same one.
    """

    __slots__ = (
        "_durations",
        "_known",
        "_largest",
        "_tracer",
        "hears",
        "measures",
        "tells",
    )

    def __init__(
        self,
        *,
        tracer_provider: trace.TracerProvider | None = None,
        meter_provider: metrics.MeterProvider | None = None,
        content: bool = False,
        events: bool = False,
        largest_content: int = LARGEST_CONTENT,
    ) -> None:
        """Take what makes spans, and what is in them.

        Args:
            tracer_provider: Makes the spans; that of the process where it is not given.
            meter_provider: Measures `gen_ai.execute_tool.duration`, in seconds; that of
                the process where neither provider is given.
            content: Whether spans have arguments and results, without the values that
                their types declare `@secret`.
            events: Whether spans have the progress of calls and the lines of their logs
                as events.
            largest_content: How many bytes arguments or a result may have in a span;
                larger ones are left out.

        """
        self._tracer = trace.get_tracer(_SCOPE, __version__, tracer_provider)
        self._durations: metrics.Histogram | None = None
        if meter_provider is not None or tracer_provider is None:
            meter = metrics.get_meter(_SCOPE, __version__, meter_provider)
            self._durations = meter.create_histogram(
                "gen_ai.execute_tool.duration",
                "s",
                "How long a call of a tool takes.",
                explicit_bucket_boundaries_advisory=_SECONDS,
            )
        #: Whether it measures durations, and spans have content and events.
        self.measures = self._durations is not None
        self.tells = content
        self.hears = events
        self._largest = largest_content
        self._known: dict[str, _Known] = {}

    def begin(self, spec: Spec, cx: Context, tool: Tool[Any, Any]) -> _Begun:
        """Give the span of a call that begins; for the runtime."""
        known = self._known.get(spec.name)
        if known is None or known.spec is not spec:
            known = self._known[spec.name] = _Known(spec)
        start = parent(cx)
        span = self._tracer.start_span(
            known.name, start, attributes=begun(known.attributes, cx)
        )
        here = trace.set_span_in_context(span, start)
        return _Begun(self, known, cx, tool, span, here)

    def measure(
        self, known: _Known, agent: str | None, start: float, code: Any
    ) -> None:
        """Say how long a call has taken, in seconds since its start."""
        if self._durations is None:
            return
        attributes = dict(known.measured)
        if agent is not None:
            attributes["gen_ai.agent.name"] = agent[:KEPT_CHARACTERS]
        if code is not None:
            attributes["error.type"] = code
        self._durations.record(perf_counter() - start, attributes)

    def content(
        self, known: _Known, tool: Tool[Any, Any], cx: Context, envelope: Envelope[Any]
    ) -> dict[str, Any]:
        """Give the arguments and the result of a call."""
        from toolrt.recording.line import Call, content  # noqa: PLC0415

        call = Call(known.spec, tool, cx, known.secrets(tool), "", 0)
        arguments, result = content(call, envelope)
        given: dict[str, Any] = {}
        cut: list[str] = []
        for name, text in (("arguments", arguments), ("result", result)):
            if text is None:
                continue
            if len(text) > self._largest:
                cut.append(name)
            else:
                given[f"gen_ai.tool.call.{name}"] = text.decode()
        return {**given, "toolrt.cut": cut} if cut else given

    def __repr__(self) -> str:
        """Show what it is."""
        return "Telemetry()"


class _Known:
    """What is the same in all calls of a tool."""

    __slots__ = ("_secrets", "attributes", "measured", "name", "spec")

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        #: The name of its spans.
        self.name = f"execute_tool {spec.name}"
        self.attributes = of_tool(spec)
        self.measured = {
            "gen_ai.operation.name": "execute_tool",
            "gen_ai.tool.name": spec.name,
            "gen_ai.tool.type": "function",
        }
        self._secrets: Secrets | None = None

    def secrets(self, tool: Tool[Any, Any]) -> Secrets:
        """Give what of the tool is secret."""
        if self._secrets is None:
            from toolrt.recording.line import Secrets  # noqa: PLC0415

            self._secrets = Secrets.of(self.spec, tool)
        return self._secrets


class _Begun:
    """The span of a call."""

    __slots__ = ("_cx", "_here", "_known", "_own", "_span", "_start", "_tool")

    def __init__(  # noqa: PLR0917 # keywords would take their time, in each call
        self,
        own: Telemetry,
        known: _Known,
        cx: Context,
        tool: Tool[Any, Any],
        span: trace.Span,
        here: context.Context,
    ) -> None:
        self._own = own
        self._known = known
        self._cx = cx
        self._tool = tool
        self._here = here
        self._span = span
        self._start = perf_counter() if own.measures else 0.0

    @property
    def place(self) -> tuple[str, str | None] | None:
        """Where it stands."""
        return place(self._span.get_span_context())

    @property
    def events(self) -> EventSink | None:
        """What hears the events of the call for it."""
        wanted = self._own.hears and self._span.is_recording()
        return self._hear if wanted else None

    def enter(self) -> Any:
        """Make it the current span."""
        return context.attach(self._here)

    def leave(self, entered: Any) -> None:
        """Make the one before the current span again."""
        context.detach(entered)

    def end(self, envelope: Envelope[Any]) -> None:
        """End it with the answer to the call."""
        own, span, error = self._own, self._span, envelope.error
        code = None if error is None else error.code
        if own.measures:
            own.measure(self._known, self._cx.agent, self._start, code)
        if span.is_recording():
            attributes = ended(envelope)
            if own.tells:
                attributes |= own.content(self._known, self._tool, self._cx, envelope)
            span.set_attributes(attributes)
            if error is not None:
                # What went wrong may repeat arguments; its type says what it is.
                span.set_status(_ERROR)
        span.end()

    def _hear(self, event: Event) -> None:
        """Make an event of the call one of its span."""
        if event.call_id != self._cx.call_id:
            # The calls that it makes have spans of their own.
            return
        said: dict[str, Any]
        match event.kind:
            case Progress(message, percent):
                said = {"toolrt.message": message[:KEPT_CHARACTERS]}
                if percent is not None:
                    said["toolrt.percent"] = float(percent)
                self._span.add_event("toolrt.progress", said)
            case Log(message, level):
                text = message[:KEPT_CHARACTERS]
                said = {"toolrt.level": level, "toolrt.message": text}
                self._span.add_event("toolrt.log", said)
            case _:
                pass
