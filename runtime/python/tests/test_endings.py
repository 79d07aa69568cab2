"""Each call ends once, whatever its handler and its host do."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import COUNT, Args, Number
from support import Lines, app, code, fault, gives

from toolrt import Context, Event, Policy, Refusal, Registry, Spec
from toolrt.call import Finished, Log
from toolrt.host import Question, Toolset, with_items
from toolrt.host.toolset import Entry
from toolrt.testing import ManualClock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from toolrt import Envelope, Sink

LONG = 30
STOP = threading.Event()


@pytest.fixture(autouse=True)
def _stop() -> Iterator[None]:
    STOP.clear()
    yield
    STOP.set()


def sleeps(_: Question) -> bool:
    return STOP.wait(LONG)


async def asleeps(_: Question) -> bool:
    await asyncio.sleep(LONG)
    return True


async def blocks(_: Question) -> bool:
    return STOP.wait(LONG)


def here(registry: Registry, tool: str, cx: Context) -> Envelope[Any]:
    return registry.call(tool, {"n": 7}, cx)


def on_a_loop(registry: Registry, tool: str, cx: Context) -> Envelope[Any]:
    return asyncio.run(registry.acall(tool, {"n": 7}, cx))


WAYS = pytest.mark.parametrize("way", [here, on_a_loop])


@WAYS
@pytest.mark.parametrize("confirmer", [sleeps, asleeps])
def test_the_callers_deadline_ends_a_question_that_nobody_answers(
    confirmer: Any, way: Callable[..., Envelope[Any]]
) -> None:
    events = Lines()
    registry = app(erase=gives(Number(value=1)))
    registry.confirmer = confirmer
    begin = time.monotonic()
    cx = Context(events=events, timeout=0.02)
    assert code(way(registry, "erase", cx)) == "timeout"
    assert time.monotonic() - begin < LONG / 2
    assert events.lines == ["call_scheduled", "call_finished"]


@WAYS
@pytest.mark.parametrize("confirmer", [sleeps, asleeps, blocks])
def test_a_cancel_ends_a_question_that_nobody_answers(
    confirmer: Any, way: Callable[..., Envelope[Any]]
) -> None:
    if confirmer is blocks and way is on_a_loop:
        return  # it blocks the loop of its caller
    cx = Context()
    registry = app(erase=gives(Number(value=1)))
    registry.confirmer = confirmer
    threading.Timer(0.02, cx.cancel.cancel).start()
    assert code(way(registry, "erase", cx)) == "cancelled"


def test_waiting_for_a_human_does_not_count_against_the_tools_timeout() -> None:
    clock = ManualClock()

    def slow(_: Question) -> bool:
        clock.advance(3600)
        return True

    registry = app(hurried=gives(Number(value=1)))
    registry.host.clock = clock
    registry.confirmer = slow
    assert registry.call("hurried", n=1).ok
    # The caller's own limit counts from the start.
    limited = Context(timeout=60)
    assert code(registry.call("hurried", {"n": 1}, limited)) == "timeout"


@pytest.mark.parametrize("answer", ["no", 1, [False]])
def test_only_a_plain_yes_is_consent(answer: Any) -> None:
    log = Lines()
    registry = app(log, erase=gives(Number(value=1)))
    registry.confirmer = gives(answer)  # type: ignore[assignment] # that is the point
    assert code(registry.call("erase", n=7)) == "internal"
    kind = type(answer).__name__
    line = f"erase the-id: Internal: the confirmer gave a {kind}, and no bool"
    assert log.lines == [line.replace("Internal: ", "")]
    registry.confirmer = gives(None)  # type: ignore[assignment] # likewise
    assert code(registry.call("erase", n=7)) == "denied"


def test_a_handler_reads_how_much_time_is_left() -> None:
    clock = ManualClock()
    seen: list[float | None] = []

    def looks(cx: Context, args: Args) -> Number:
        seen.append(cx.time_left())
        clock.advance(0.05)
        seen.append(cx.time_left())
        return Number(value=args.n)

    registry = app(quick=looks, halve=looks)
    registry.host.clock = clock
    assert registry.call("quick", n=1).ok
    assert registry.call("quick", {"n": 1}, Context(timeout=0.125)).ok
    assert registry.call("halve", n=1).ok
    assert [left if left is None else round(left, 3) for left in seen] == [
        0.15,
        0.1,
        0.125,
        0.075,
        None,
        None,
    ]
    assert Context(deadline=3.0).time_left() is None


def test_a_thread_that_outlives_its_call_is_not_heard_any_more() -> None:
    begin, end = threading.Event(), threading.Event()
    raised: list[BaseException] = []

    def leaves(cx: Context, args: Args, sink: Sink[Number]) -> Number:
        def late() -> None:
            begin.wait(LONG)
            cx.log("too late")
            try:
                sink.send(Number(value=1))
            except Refusal as refusal:
                raised.append(refusal)
            end.set()

        threading.Thread(target=late).start()
        return Number(value=args.n)

    events: list[Event] = []
    cx = Context(events=events.append)
    assert app(count=leaves).call("count", {"n": 1}, cx).ok
    begin.set()
    assert end.wait(LONG)
    assert [str(error) for error in raised] == ["cancelled: The call was cancelled."]
    assert not [event for event in events if isinstance(event.kind, Log)]


class Broken(Policy):
    """A host that fails in one place."""

    def __init__(self, at: str, error: BaseException) -> None:
        self.at = at
        self.error = error
        self.nows = 0
        self.names: list[str] = []

    def reach(self, place: str) -> None:
        if self.at == place:
            raise self.error

    def admit(self, spec: Spec, cx: Context) -> None:
        del spec, cx
        self.reach("admit")

    def reads_args(self, spec: Spec) -> bool:
        del spec
        self.reach("reads_args")
        return True

    def admit_args(self, spec: Spec, args: Any, cx: Context) -> None:
        del spec, args, cx
        self.reach("admit_args")

    def limit(self, spec: Spec, cx: Context) -> Callable[[], None]:
        del spec, cx
        self.reach("limit")
        return lambda: self.reach("release")

    def now(self) -> float:
        self.nows += 1
        self.reach(f"now {self.nows}")
        return 100.0

    def ids(self) -> str:
        self.reach("ids")
        return "the-id"

    def failure(
        self, tool: str, call_id: str, text: str, error: BaseException | None
    ) -> None:
        del tool, call_id, text, error
        self.reach("log")

    def confirm(self, _: Question) -> bool:
        self.reach("confirm")
        return True

    def hear(self, event: Event) -> None:
        self.names.append(event.kind.name)
        self.reach(event.kind.name)

    def handle(self, _: Context, args: Args) -> Number:
        self.reach("handler")
        if self.at == "log":
            raise ValueError(args.n)
        return Number(value=args.n)


def broken(host: Broken, way: Callable[..., Envelope[Any]], cx: Context) -> Any:
    registry = app(hurried=host.handle)
    registry.policy = host
    registry.host.clock = host
    registry.host.ids = host.ids
    registry.host.log = host
    registry.host.confirmer = host.confirm
    return way(registry, "hurried", cx)


INTERNAL = [
    "admit",
    "reads_args",
    "admit_args",
    "limit",
    "ids",
    "log",
    "confirm",
    "handler",
    "now 1",
    "now 2",
    "now 3",
]
FINE = ["release", "call_scheduled", "call_started", "call_finished", "now 5", "none"]


@WAYS
@pytest.mark.parametrize("error", [ValueError("no"), SystemExit(3), BaseException()])
@pytest.mark.parametrize("at", INTERNAL + FINE)
def test_whoever_fails_the_call_has_one_envelope_and_one_end(
    at: str, error: BaseException, way: Callable[..., Envelope[Any]]
) -> None:
    host = Broken(at, error)
    envelope = broken(host, way, Context(events=host.hear))
    assert host.names[0] == "call_scheduled"
    assert host.names[-1] == "call_finished"
    assert host.names.count("call_finished") == 1
    if at in INTERNAL:
        assert code(envelope) == "internal"
    else:
        assert envelope.ok
        assert "call_started" in host.names


@WAYS
@pytest.mark.parametrize("at", ["admit", "admit_args", "limit", "confirm", "handler"])
def test_an_interrupt_ends_the_call_before_it_goes_on(
    at: str, way: Callable[..., Envelope[Any]]
) -> None:
    host = Broken(at, KeyboardInterrupt())
    ends: list[Event] = []

    def hear(event: Event) -> None:
        if isinstance(event.kind, Finished):
            ends.append(event)

    with pytest.raises(KeyboardInterrupt):
        broken(host, way, Context(events=hear))
    (end,) = ends
    assert isinstance(end.kind, Finished)
    assert code(end.kind.envelope) == "cancelled"


def test_a_log_that_is_none_does_not_hide_the_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    registry = app(halve=gives("nothing like a number"))
    registry.host.log = object()  # type: ignore[assignment] # that is the point
    assert code(registry.call("halve", n=1)) == "invalid_output"
    assert "halve the-id: the result breaks its type" in caplog.text
    assert "halve the-id: the log failed" in caplog.text


def test_an_error_that_cannot_say_what_it_is() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise ValueError

    def fails(_: Context, __: Args) -> Number:
        raise Mute

    log = Lines()
    assert code(app(log, halve=fails).call("halve", n=1)) == "internal"
    assert log.lines == ["halve the-id: Mute: no text"]


def test_a_tool_whose_spec_cannot_be_loaded_fails_as_a_call() -> None:
    def load() -> Any:
        raise ImportError("no module named gen")

    log = Lines()
    registry = app(log, halve=gives(Number(value=1)))
    (entry,) = registry.host.entries.values()
    tool = type(entry.tool)(name="lost", spec=load, args=lambda: entry.tool.args)
    lost = Entry(tool, "numbers", entry.handler)
    registry.register(Toolset("lost", load, (lost,)))
    events = Lines()
    envelope = registry.call("lost", {"n": 1}, Context(events=events))
    assert code(envelope) == "internal"
    assert (envelope.meta.tool, envelope.meta.toolset) == ("lost", "numbers")
    assert log.lines == ["lost the-id: ImportError: no module named gen"]
    assert events.lines == ["call_scheduled", "call_finished"]


class Waits:
    """A receiver whose waiting fails."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def __call__(self, event: Event) -> None:
        self.names.append(event.kind.name)

    def wait(self) -> None:
        raise ValueError

    async def async_wait(self) -> None:
        raise ValueError


def sends(_: Context, __: Args, sink: Sink[Number]) -> Number:
    sink.send(Number(value=1))
    return Number(value=2)


async def asends(_: Context, __: Args, sink: Sink[Number]) -> Number:
    await sink.asend(Number(value=1))
    return Number(value=2)


def test_a_receiver_that_fails_to_wait_is_no_matter_of_the_call() -> None:
    for handler in (sends, asends):
        waits = Waits()
        assert app(count=handler).call("count", {"n": 1}, Context(events=waits)).ok
        assert "item" in waits.names


def test_whoever_listens_behind_a_client_hears_of_items_in_turn() -> None:
    class Slow(Lines):
        def wait(self) -> None:
            self.lines.append("wait")

        async def async_wait(self) -> None:
            self.lines.append("wait")

    def fails(value: Number) -> None:
        raise ValueError(value)

    for handler in (sends, asends):
        behind = Slow()
        cx = with_items(Context(events=behind), COUNT, fails)
        assert app(count=handler).call("count", {"n": 1}, cx).ok
        assert behind.lines[2:] == ["wait", "item", "call_finished"]


def test_fault_of_a_call_that_was_cancelled_before_it_began() -> None:
    cx = Context()
    cx.cancel.cancel()
    for way in (here, on_a_loop):
        assert fault(way(app(halve=gives(None)), "halve", cx)).code == "cancelled"
