"""What telemetry costs a call: off, and on, over the empty span of the SDK itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from calls import Shop
from gen.shop.tools import shop
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import (
    SimpleSpanProcessor,
    SpanExporter,
    SpanExportResult,
)
from sample import compare, heading, pair, time

from toolrt import Registry
from toolrt.telemetry import Telemetry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opentelemetry.trace import Tracer


class Nowhere(SpanExporter):
    """Sends spans nowhere."""

    def __init__(self) -> None:
        """Begin with none."""
        self.last: ReadableSpan | None = None

    def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:
        """Keep the last one."""
        self.last = spans[-1]
        return SpanExportResult.SUCCESS


def main() -> None:
    nowhere = Nowhere()
    provider = TracerProvider(shutdown_on_exit=False)
    provider.add_span_processor(SimpleSpanProcessor(nowhere))
    plain, off, on = (Registry().register(shop.toolset(Shop())) for _ in range(3))
    on.trace(Telemetry(tracer_provider=provider))
    off.trace(Telemetry(tracer_provider=provider))()
    heading("app.call of a ping, telemetry off", "never on")
    ping = partial(plain.call, "ping", b"{}")
    compare("call ping", "1.00", partial(off.call, "ping", b"{}"), ping)
    heading("app.call of a ping, telemetry on", "off")
    both = pair(partial(on.call, "ping", b"{}"), ping)
    times = f"{time(both.ours):>10}{time(both.theirs):>12}"
    print(f"{'call ping':<44}{times}{both.ratio:>8.2f}")
    heading("what the span adds", "empty span")
    if nowhere.last is None:
        raise AssertionError
    attributes = dict(nowhere.last.attributes or {})
    tracer = provider.get_tracer("bench")
    for about, given, goal in (
        ("with the same attributes", attributes, "1.30"),
        ("without attributes", {}, ""),
    ):
        empty = pair(partial(_empty, tracer, given), partial(_empty, tracer, given))
        added = both.ours - both.theirs
        times = f"{time(added):>10}{time(empty.ours):>12}"
        print(f"over one {about:<35}{times}{added / empty.ours:>8.2f}   {goal}")


def _empty(tracer: Tracer, attributes: dict[str, Any]) -> None:
    with tracer.start_as_current_span("execute_tool ping", attributes=attributes):
        pass


if __name__ == "__main__":
    main()
