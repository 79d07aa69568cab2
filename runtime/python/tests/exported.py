"""What spans and durations telemetry makes, by exporters that keep them in memory."""

from __future__ import annotations

from typing import Any

from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import InMemoryMetricReader
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from toolrt.telemetry import Telemetry


class Exported:
    """Telemetry, and what comes of it."""

    def __init__(self, **options: Any) -> None:
        self._spans = InMemorySpanExporter()
        self._durations = InMemoryMetricReader()
        self.provider = TracerProvider(shutdown_on_exit=False)
        self.provider.add_span_processor(SimpleSpanProcessor(self._spans))
        meters = MeterProvider([self._durations], shutdown_on_exit=False)
        self.telemetry = Telemetry(
            tracer_provider=self.provider, meter_provider=meters, **options
        )

    @property
    def spans(self) -> tuple[ReadableSpan, ...]:
        """The spans that have ended, in that order."""
        return self._spans.get_finished_spans()

    def as_vectors(self) -> list[dict[str, Any]]:
        """Give the spans as vectors have them."""
        return [self._as_vector(span) for span in self.spans]

    def durations(self) -> list[tuple[dict[str, Any], int]]:
        """Give the attributes and the count of each row of durations."""
        data = self._durations.get_metrics_data()
        if data is None:
            return []
        rows: list[tuple[dict[str, Any], int]] = []
        for resource in data.resource_metrics:
            for scope in resource.scope_metrics:
                for metric in scope.metrics:
                    assert (metric.name, metric.unit) == (
                        "gen_ai.execute_tool.duration",
                        "s",
                    )
                    points: Any = metric.data.data_points
                    rows += [(dict(one.attributes), one.count) for one in points]
        return rows

    def _as_vector(self, span: ReadableSpan) -> dict[str, Any]:
        scope, own = span.instrumentation_scope, span.get_span_context()
        assert scope is not None
        assert scope.name == "toolrt"
        assert own is not None
        assert not span.status.description
        made: dict[str, Any] = {
            "name": span.name,
            "kind": span.kind.name.lower(),
            "parent": None,
            "status": span.status.status_code.name.lower(),
            "attributes": _plain(span.attributes),
        }
        if span.parent is not None:
            known = {_id(one): one.name for one in self.spans}
            parent = span.parent.span_id
            made["parent"] = known.get(parent, f"{parent:016x}")
        if "parent" in made and self._is_foreign(span):
            made["trace_id"] = f"{own.trace_id:032x}"
        if own.trace_state:
            made["tracestate"] = own.trace_state.to_header()
        if span.events:
            made["events"] = [
                {"name": one.name, "attributes": _plain(one.attributes)}
                for one in span.events
            ]
        return made

    def _is_foreign(self, span: ReadableSpan) -> bool:
        """Whether the trace has begun elsewhere."""
        while span.parent is not None:
            above = [one for one in self.spans if _id(one) == _parent(span)]
            if not above:
                return True
            span = above[0]
        return False


def _id(span: ReadableSpan) -> int:
    own = span.get_span_context()
    assert own is not None
    return own.span_id


def _parent(span: ReadableSpan) -> int | None:
    return None if span.parent is None else span.parent.span_id


def _plain(attributes: Any) -> dict[str, Any]:
    given = dict(attributes or {}).items()
    return {
        key: list(value) if isinstance(value, tuple) else value for key, value in given
    }
