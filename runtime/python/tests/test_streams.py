"""Events of calls, and items of tools that stream."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING

import pytest
from numbers_tools import Args, Number
from support import Lines, app, code, gives

from toolrt import Context, Event, Registry
from toolrt.call import Finished, Item, Log, Progress
from toolrt.call.envelope import TooMuch

if TYPE_CHECKING:
    from toolrt import Sink


def counts(_: Context, args: Args, sink: Sink[Number]) -> Number:
    for n in range(args.n):
        sink.send(Number(value=n))
    return Number(value=args.n)


async def acounts(_: Context, args: Args, sink: Sink[Number]) -> Number:
    for n in range(args.n):
        await sink.asend(Number(value=n))
    return Number(value=args.n)


async def acounts_by_the_wrong_word(
    cx: Context, args: Args, sink: Sink[Number]
) -> Number:
    return counts(cx, args, sink)


HANDLERS = [counts, acounts, acounts_by_the_wrong_word]

NAMES = ["call_scheduled", "call_started", *["item"] * 3, "call_finished"]


def values(events: list[Event]) -> list[int]:
    kinds = [event.kind for event in events]
    return [kind.value.value for kind in kinds if isinstance(kind, Item)]


async def read(registry: Registry, n: int) -> list[Event]:
    return [event async for event in registry.stream("count", n=n)]


@pytest.mark.parametrize("handler", HANDLERS)
def test_events_are_read_one_by_one(handler: object) -> None:
    registry = app(count=handler)
    stream = registry.stream("count", n=3)
    events = list(stream)
    assert [event.kind.name for event in events] == NAMES
    assert values(events) == [0, 1, 2]
    assert {event.call_id for event in events} == {"the-id"}
    last = events[-1].kind
    assert isinstance(last, Finished)
    assert last.envelope.result == Number(value=3)
    assert stream.envelope == last.envelope
    again = asyncio.run(read(registry, 3))
    assert [event.kind.name for event in again] == NAMES
    assert values(again) == [0, 1, 2]


def test_an_item_waits_until_the_one_before_has_been_read() -> None:
    sent: list[int] = []

    def tells(_: Context, args: Args, sink: Sink[Number]) -> Number:
        for n in range(args.n):
            sink.send(Number(value=n))
            sent.append(n)
        return Number(value=0)

    for event in app(count=tells).stream("count", n=50):
        if isinstance(event.kind, Item):
            assert len(sent) <= event.kind.value.value + 2
    assert sent == list(range(50))


@pytest.mark.parametrize("handler", HANDLERS[:2])
def test_whoever_stops_reading_cancels_the_call(handler: object) -> None:
    ended = threading.Event()

    def outer(event: Event) -> None:
        if isinstance(event.kind, Finished):
            assert code(event.kind.envelope) == "cancelled"
            ended.set()

    registry = app(count=handler)
    cx = Context(events=outer)
    stream = iter(registry.stream("count", {"n": 1000}, cx))
    for event in stream:
        if isinstance(event.kind, Item):
            break
    stream.close()  # type: ignore[attr-defined] # a generator
    assert ended.wait(30)
    ended.clear()

    async def stops() -> None:
        events = aiter(registry.stream("count", {"n": 1000}, cx))
        async with aclosing(events):  # type: ignore[type-var] # likewise
            async for event in events:
                if isinstance(event.kind, Item):
                    break
        await asyncio.to_thread(ended.wait, 30)

    asyncio.run(stops())
    assert ended.is_set()


def test_events_are_read_once() -> None:
    stream = app(count=counts).stream("count", n=0)
    assert len(list(stream)) == 3
    with pytest.raises(RuntimeError, match="once"):
        list(stream)


def test_a_call_of_an_unknown_tool_has_no_events() -> None:
    stream = app().stream("none")
    assert list(stream) == []
    assert stream.envelope is not None
    assert code(stream.envelope) == "unknown_tool"


def test_an_item_that_breaks_its_type_is_an_error_of_the_handler() -> None:
    def breaks(_: Context, args: Args, sink: Sink[Number]) -> Number:
        sink.send(Number(value=args.n))
        return Number(value=0)

    log = Lines()
    assert code(app(log, count=breaks).call("count", n=1001)) == "internal"
    message = "/value must be at most 1000; got 1001."
    assert log.lines == [f"count the-id: a streamed item breaks its type: {message}"]
    assert app(count=breaks).call("count", n=3).ok


def test_a_call_tells_what_it_does() -> None:
    events: list[Event] = []

    def talks(cx: Context, args: Args) -> Number:
        cx.log("looking")
        cx.progress("half done", 50.0)
        cx.progress("nowhere", float("nan"))
        cx.artifact("report", "file:///report.txt")
        return Number(value=args.n // 2)

    registry = app(halve=talks)
    cx = Context(parent_call_id="outer", events=events.append)
    assert registry.call("halve", {"n": 8}, cx).ok
    lines = [json.loads(event.to_json()) for event in events]
    assert lines.pop()["envelope"]["result"] == {"value": 4}
    about = {"tool": "halve", "call_id": "the-id", "parent_call_id": "outer"}
    assert lines == [
        {"event": "call_scheduled", **about},
        {"event": "call_started", **about},
        {"event": "progress", **about, "message": "Halving 8"},
        {"event": "log", **about, "level": "info", "message": "looking"},
        {"event": "progress", **about, "message": "half done", "percent": 50},
        {"event": "progress", **about, "message": "nowhere"},
        {
            "event": "artifact",
            **about,
            "name": "report",
            "uri": "file:///report.txt",
        },
        {"event": "progress", **about, "message": "It is 4/1"},
    ]


def test_a_receiver_that_fails_is_no_matter_of_the_call(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fails(event: Event) -> None:
        raise ValueError(event.tool)

    assert (
        app(halve=gives(Number(value=1)))
        .call("halve", {"n": 1}, Context(events=fails))
        .ok
    )
    assert "a receiver of events failed" in caplog.text


def test_what_a_handler_calls_is_heard_as_a_child_but_not_what_an_agent_calls() -> None:
    heard: list[tuple[str, str | None, str]] = []

    def hear(event: Event) -> None:
        heard.append((event.tool, event.parent_call_id, event.kind.name))

    def calls(cx: Context, args: Args) -> Number:
        cx.log("thinking")
        assert registry.call("quick", {"n": args.n}, cx.with_call_id("inner")).ok
        return Number(value=args.n)

    registry = app(halve=calls, agent=calls, quick=gives(Number(value=1)))
    assert registry.call("halve", {"n": 1}, Context(events=hear)).ok
    assert ("quick", "the-id", "call_scheduled") in heard
    heard.clear()
    assert registry.call("agent", {"n": 1}, Context(events=hear)).ok
    names = [name for _, _, name in heard]
    assert names == ["call_scheduled", "call_started", "log", "call_finished"]


def test_events_are_told_apart_by_their_kinds() -> None:
    match Event(tool="t", call_id="c", kind=Log("said")).kind:
        case Progress() | Finished():
            raise AssertionError
        case Log(message):
            assert message == "said"
        case _:
            raise AssertionError


@pytest.mark.parametrize("goes_on", [False, True])
@pytest.mark.parametrize("handler", HANDLERS)
def test_an_item_that_is_too_large_ends_the_call(
    handler: object, goes_on: bool
) -> None:
    def checked(cx: Context, args: Args, sink: Sink[Number]) -> Number:
        if goes_on:
            with suppress(TooMuch):
                sink.send(Number(value=100))
            return Number(value=args.n)
        return counts(cx, args, sink)

    registry = app(count=checked if goes_on else handler)
    registry.max_result = 11
    *events, last = registry.stream("count", n=1 if goes_on else 11)
    assert isinstance(last.kind, Finished)
    envelope = last.kind.envelope
    assert values(events) == ([] if goes_on else list(range(10)))
    assert envelope.ok == goes_on
    assert envelope.meta.executed != goes_on
    if envelope.error is not None:
        assert envelope.error.code == "invalid_output"
        assert "12 bytes" in envelope.error.message
