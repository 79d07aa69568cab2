"""Telemetry: which span is current where, and what becomes of it when calls end."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest
from exported import Exported
from numbers_tools import HALVE, QUICK, SPEC, Args, Number, numbers
from opentelemetry import trace
from support import Lines, app, code

from toolrt import AgentSpec, Context, Event, Registry, RegistryView
from toolrt.agent import View
from toolrt.host import GrantPolicy, Toolset
from toolrt.telemetry import Telemetry

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import ReadableSpan

PLACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


def current() -> str:
    """Give the id of the current span."""
    return f"{trace.get_current_span().get_span_context().span_id:016x}"


def span_of(cx: Context) -> str:
    """Give the id of the span that a context names."""
    assert cx.traceparent is not None
    return cx.traceparent.split("-")[2]


class Seen:
    """Handlers that keep which span was current."""

    def __init__(self, **options: Any) -> None:
        self.exported = Exported(**options)
        self.places: list[tuple[str, str]] = []

    def halve(self, cx: Context, args: Args) -> Number:
        self.places.append((current(), span_of(cx)))
        with self.exported.provider.get_tracer("own").start_as_current_span("inside"):
            return Number(value=args.n // 2)

    async def ahalve(self, cx: Context, args: Args) -> Number:
        self.places.append((current(), span_of(cx)))
        await asyncio.sleep(0)
        self.places.append((current(), span_of(cx)))
        with self.exported.provider.get_tracer("own").start_as_current_span("inside"):
            await asyncio.sleep(0)
        return Number(value=args.n // 2)

    def registry(self, handler: Any = None) -> Registry:
        own = app(halve=handler or self.halve)
        own.trace(self.exported.telemetry)
        return own

    def ids(self, name: str) -> list[str]:
        return [_id(span) for span in self.exported.spans if span.name == name]


def _id(span: ReadableSpan) -> str:
    own = span.get_span_context()
    assert own is not None
    return f"{own.span_id:016x}"


def parents(seen: Seen) -> list[tuple[str, str | None]]:
    """Give each span's name and that of its parent, in the order of their ends."""
    names = {_id(span): span.name for span in seen.exported.spans}

    def parent(span: ReadableSpan) -> str | None:
        if span.parent is None:
            return None
        key = f"{span.parent.span_id:016x}"
        return names.get(key, key)

    return [(span.name, parent(span)) for span in seen.exported.spans]


INSIDE = [("inside", "execute_tool halve"), ("execute_tool halve", None)]


@pytest.mark.parametrize("cx", [Context(), Context(timeout=5)], ids=["here", "thread"])
def test_what_a_handler_begins_is_a_child(cx: Context) -> None:
    seen = Seen()
    own = seen.registry()
    assert own.call("halve", {"n": 8}, cx).ok
    assert parents(seen) == INSIDE
    assert seen.places == [tuple(seen.ids("execute_tool halve") * 2)]
    assert current() == "0" * 16


@pytest.mark.parametrize("cx", [Context(), Context(timeout=5)], ids=["here", "task"])
@pytest.mark.parametrize("handler", ["halve", "ahalve"])
def test_so_is_what_it_begins_on_a_loop(cx: Context, handler: str) -> None:
    seen = Seen()
    own = seen.registry(getattr(seen, handler))

    async def run() -> None:
        assert (await own.acall("halve", {"n": 8}, cx)).ok
        assert current() == "0" * 16

    asyncio.run(run())
    assert parents(seen) == INSIDE
    assert own.call("halve", {"n": 8}, cx).ok
    assert parents(seen) == INSIDE * 2
    first, second = seen.ids("execute_tool halve")
    assert [place[0] for place in seen.places] == [first] * (len(seen.places) // 2) + [
        second
    ] * (len(seen.places) // 2)
    assert all(here == named for here, named in seen.places)


def test_calls_at_once_do_not_mix() -> None:
    seen = Seen()
    gates = [asyncio.Event() for _ in range(3)]

    async def halve(cx: Context, args: Args) -> Number:
        gates[args.n].set()
        for gate in gates:
            await gate.wait()
        seen.places.append((current(), span_of(cx)))
        return Number(value=args.n)

    own = seen.registry(halve)

    async def run() -> None:
        await asyncio.gather(*(own.acall("halve", {"n": n}) for n in range(3)))

    asyncio.run(run())
    assert all(here == named for here, named in seen.places)
    assert len({here for here, _ in seen.places}) == 3


def test_a_span_around_is_the_parent() -> None:
    seen = Seen()
    own = seen.registry()
    with seen.exported.provider.get_tracer("own").start_as_current_span("around"):
        here = current()
        own.call("halve", {"n": 8})
        assert current() == here
        # The context comes first.
        own.call("halve", {"n": 8}, Context(traceparent=PLACE))
    rows = [row for row in parents(seen) if row[0] == "execute_tool halve"]
    assert [row[1] for row in rows] == ["around", PLACE.split("-")[2]]


def test_a_call_inside_belongs_below_the_nearer_span() -> None:
    seen = Seen()

    def halve(cx: Context, args: Args) -> Number:
        if args.n > 1:
            own.call("halve", {"n": 1}, cx)
            with seen.exported.provider.get_tracer("own").start_as_current_span("near"):
                own.call("halve", {"n": 1}, cx)
            # Whoever names another place means it.
            own.call("halve", {"n": 1}, cx.with_traceparent(PLACE))
            thread = threading.Thread(target=own.call, args=("halve", {"n": 1}, cx))
            thread.start()
            thread.join()
        return Number(value=args.n)

    own = seen.registry(halve)
    own.call("halve", {"n": 8})
    name = "execute_tool halve"
    assert parents(seen) == [
        (name, name),
        (name, "near"),
        ("near", name),
        (name, PLACE.split("-")[2]),
        (name, name),
        (name, None),
    ]


def test_a_caller_who_goes_ends_the_span() -> None:
    seen = Seen()

    async def halve(_: Context, __: Args) -> Number:
        await asyncio.sleep(60)
        raise AssertionError

    own = seen.registry(halve)

    async def run() -> None:
        task = asyncio.create_task(own.acall("halve", {"n": 8}))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    (span,) = seen.exported.spans
    assert dict(span.attributes or {})["error.type"] == "cancelled"


def test_an_interrupt_ends_the_span() -> None:
    seen = Seen()

    def halve(_: Context, __: Args) -> Number:
        raise KeyboardInterrupt

    own = seen.registry(halve)
    with pytest.raises(KeyboardInterrupt):
        own.call("halve", {"n": 8})
    (span,) = seen.exported.spans
    assert dict(span.attributes or {})["error.type"] == "cancelled"
    assert current() == "0" * 16


def test_a_call_that_is_too_late_ends_its_span_in_time() -> None:
    seen = Seen()
    go = threading.Event()

    def halve(_: Context, args: Args) -> Number:
        go.wait(5)
        return Number(value=args.n)

    own = seen.registry(halve)
    assert code(own.call("halve", {"n": 8}, Context(timeout=0.01))) == "timeout"
    (span,) = seen.exported.spans
    assert dict(span.attributes or {})["error.type"] == "timeout"
    go.set()


def test_a_policy_that_refuses_is_within_the_span() -> None:
    seen = Seen()
    places: list[str] = []

    class Own(GrantPolicy):
        def admit(self, spec: Any, cx: Context) -> None:
            del spec
            places.append(current())
            assert places == [span_of(cx)]
            raise RuntimeError

    own = Registry(policy=Own("off"), log=Lines()).register(numbers(halve=seen.halve))
    own.trace(seen.exported.telemetry)
    assert code(own.call("halve", {"n": 8})) == "internal"
    assert places == seen.ids("execute_tool halve")


def test_a_preflight_has_no_span() -> None:
    seen = Seen()
    assert seen.registry().preflight("halve", {"n": 8}).ok
    assert seen.exported.spans == ()


def test_a_reader_of_events_is_outside() -> None:
    seen = Seen()
    own = seen.registry()
    for _ in own.stream("halve", {"n": 8}):
        assert current() == "0" * 16

    async def run() -> None:
        async for _ in own.stream("halve", {"n": 8}):
            assert current() == "0" * 16

    asyncio.run(run())
    assert parents(seen) == INSIDE * 2


def test_tracing_ends() -> None:
    seen = Seen()
    own = app(halve=lambda _, args: Number(value=args.n))
    end = own.trace(seen.exported.telemetry)
    own.call("halve", {"n": 8})
    other = own.trace(Telemetry(tracer_provider=seen.exported.provider))
    end()
    own.call("halve", {"n": 8})
    assert len(seen.exported.spans) == 2
    other()
    own.call("halve", {"n": 8})
    assert len(seen.exported.spans) == 2


def test_durations_count_by_tool_and_error() -> None:
    seen = Seen()
    own = seen.registry()
    for n in (8, 9, "x"):
        own.call("halve", {"n": n}, Context(agent="planner"))
    basic = {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": "halve",
        "gen_ai.tool.type": "function",
        "gen_ai.agent.name": "planner",
    }
    rows = sorted(seen.exported.durations(), key=lambda row: -row[1])
    assert rows == [(basic, 2), ({**basic, "error.type": "invalid_input"}, 1)]


def test_progress_and_logs_of_calls_inside_are_their_own() -> None:
    seen = Seen(events=True)
    heard: list[Event] = []

    def halve(cx: Context, args: Args) -> Number:
        cx.log(f"log {args.n}", "warning")
        cx.progress("x" * 2_000, 50)
        if args.n > 1:
            own.call("halve", {"n": 1}, cx.child().with_call_id("inner"))
        return Number(value=args.n)

    own = seen.registry(halve)
    own.call("halve", {"n": 8}, Context(events=heard.append))
    inner, outer = seen.exported.as_vectors()
    for span, n in ((inner, 1), (outer, 8)):
        first, *own_events, last = span["events"]
        assert first["attributes"] == {"toolrt.message": f"Halving {n}"}
        assert last["attributes"] == {"toolrt.message": f"It is {n}/1"}
        assert own_events == [
            {
                "name": "toolrt.log",
                "attributes": {
                    "toolrt.level": "warning",
                    "toolrt.message": f"log {n}",
                },
            },
            {
                "name": "toolrt.progress",
                "attributes": {
                    "toolrt.message": "x" * 1_000,
                    "toolrt.percent": 50.0,
                },
            },
        ]
    assert [event.kind.name for event in heard].count("log") == 2


def test_events_of_an_agent_that_runs_stay_hidden() -> None:
    seen = Seen(events=True)
    own = seen.registry(lambda _, args: Number(value=args.n))
    heard: list[str] = []
    cx = Context(events=lambda event: heard.append(event.call_id)).hiding_calls()
    own.call("halve", {"n": 8}, cx)
    assert set(heard) == {"the-id"}


def test_what_agents_call_says_who_they_are() -> None:
    seen = Seen()
    own = seen.registry()
    uses = (View(lambda: SPEC, {"halve": HALVE.spec}),)
    view = RegistryView(own, AgentSpec(name="thinker", service="maths", uses=uses))
    heard: list[Event] = []
    cx = Context(session_id="s", agent="other", events=heard.append)
    view.call("halve", {"n": 8}, cx)
    view.within(cx).call("halve", {"n": 8})
    asyncio.run(view.acall("halve", {"n": 8}, cx))
    view.call("halve", {"n": 8})
    assert {(event.agent, event.session_id) for event in heard} == {("thinker", "s")}
    spans = [span for span in seen.exported.spans if span.name != "inside"]
    agents = [dict(span.attributes or {})["gen_ai.agent.name"] for span in spans]
    assert agents == ["thinker"] * 4


def test_calls_of_another_registry_have_the_place() -> None:
    seen, there = Seen(), Seen()
    remote = Toolset.remote("numbers", lambda: lambda: SPEC, [HALVE], there.registry())
    own = Registry(ids=lambda: "the-id").register(remote)
    own.trace(seen.exported.telemetry)
    assert own.call("halve", {"n": 8}).ok
    (place,) = seen.ids("execute_tool halve")
    assert ("execute_tool halve", place) in parents(there)


def test_a_tracer_that_fails_is_no_matter_of_the_call() -> None:
    class Broken:
        place = events = None

        def begin(self, spec: Any, cx: Context, tool: Any) -> Any:
            del spec, cx, tool
            raise RuntimeError("no beginning")

    class Ends(Broken):
        def begin(self, spec: Any, cx: Context, tool: Any) -> Any:
            del spec, cx, tool
            return self

        def enter(self) -> None:
            pass

        def leave(self, entered: object) -> None:
            pass

        def end(self, _: object) -> None:
            raise RuntimeError("no end")

    for spans, text in ((Broken(), "no beginning"), (Ends(), "no end")):
        log = Lines()
        own = app(log, halve=lambda _, args: Number(value=args.n))
        own.trace(spans)
        assert own.call("halve", {"n": 8}).ok
        expected = f"halve the-id: what traces calls failed: RuntimeError: {text}"
        assert log.lines == [expected]


def test_a_process_without_an_sdk_hands_on_what_it_is_given() -> None:
    places: list[str | None] = []

    def halve(cx: Context, args: Args) -> Number:
        places.append(cx.traceparent)
        return Number(value=args.n)

    own = app(halve=halve)
    own.trace(Telemetry(tracer_provider=trace.NoOpTracerProvider(), events=True))
    assert own.call("halve", {"n": 8}, Context(traceparent=PLACE)).ok
    assert own.call("halve", {"n": 8}).ok
    assert places == [PLACE, None]


@pytest.mark.parametrize(
    "text", ["-" * 1_000_000, "00-" * 300_000, "\0", "\udcff", "00-" + "a" * 10**6]
)
def test_hostile_places_are_none(text: str) -> None:
    seen = Seen()
    cx = Context(traceparent=text, tracestate=text)
    assert seen.registry().call("halve", {"n": 8}, cx).ok
    assert parents(seen) == INSIDE


def test_hostile_ids_are_cut() -> None:
    seen = Seen()
    cx = Context(call_id="i" * 5_000, session_id="\udcff" * 5_000, agent="a" * 5_000)
    assert seen.registry().call("halve", {"n": 8}, cx.with_caller("c" * 5_000)).ok
    attributes = dict(seen.exported.spans[-1].attributes or {})
    assert max(len(str(value)) for value in attributes.values()) == 1_000


def test_nothing_is_loaded_where_nobody_traces() -> None:
    program = (
        "import sys; import toolrt; from toolrt.host import Registry;"
        "Registry().call('x', {});"
        "assert not any(name.startswith('opentelemetry') for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603


def test_it_can_be_shown() -> None:
    assert repr(Telemetry()) == "Telemetry()"
    assert QUICK.name == "quick"
