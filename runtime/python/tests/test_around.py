"""What surrounds calls: it sees each begin and end, and changes none."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import Args, Number
from support import Lines, app, code

from toolrt import Context, Envelope, Registry, Spec

if TYPE_CHECKING:
    from toolrt.host import Ends


class Seen:
    """What sees calls, and keeps what it has seen."""

    def __init__(self, name: str, lines: list[str]) -> None:
        self.name = name
        self.lines = lines

    def __call__(self, spec: Spec, cx: Context) -> Ends:
        self.lines.append(f"{self.name} {spec.name} {cx.call_id} {cx.caller}")

        def end(envelope: Envelope[Any]) -> None:
            said = envelope.error.code if envelope.error else envelope.status.value
            self.lines.append(f"{self.name} {said}")

        return end


def halve(_: Context, args: Args) -> Any:
    if args.n == 1:
        raise RuntimeError("odd")
    if args.n == 2:
        raise KeyboardInterrupt
    return Number(value=args.n // 2)


def surrounded(log: Lines | None = None) -> tuple[Registry, list[str]]:
    lines: list[str] = []
    registry = app(log, halve=halve)
    registry.around(Seen("first", lines))
    registry.around(Seen("second", lines))
    return registry, lines


def test_each_call_is_seen_from_outside_in_and_back() -> None:
    registry, lines = surrounded()
    cx = Context(caller="tests").with_events(
        lambda event: lines.append(event.kind.name)
    )
    registry.call("halve", {"n": 8}, cx)
    assert [line for line in lines if line != "progress"] == [
        "call_scheduled",
        "first halve the-id tests",
        "second halve the-id tests",
        "call_started",
        "second success",
        "first success",
        "call_finished",
    ]


@pytest.mark.parametrize(
    ("n", "expected"), [("x", "invalid_input"), (1, "internal"), (8, "success")]
)
def test_whatever_becomes_of_a_call_is_seen(n: Any, expected: str) -> None:
    registry, lines = surrounded()
    registry.call("halve", {"n": n})
    asyncio.run(registry.acall("halve", {"n": n}))
    own = ["second " + expected, "first " + expected]
    begin = ["first halve the-id in-process", "second halve the-id in-process"]
    assert lines == [*begin, *own] * 2


def test_an_interrupt_is_seen_as_a_cancel() -> None:
    registry, lines = surrounded()
    with pytest.raises(KeyboardInterrupt):
        registry.call("halve", {"n": 2})
    assert lines[-2:] == ["second cancelled", "first cancelled"]


def test_a_preflight_is_no_call() -> None:
    registry, lines = surrounded()
    assert registry.preflight("halve", {"n": 8}).ok
    assert lines == []


def test_a_tool_that_is_not_there_is_none() -> None:
    registry, lines = surrounded()
    assert code(registry.call("third", {})) == "unknown_tool"
    assert lines == []


def test_what_fails_goes_to_the_log_alone() -> None:
    log = Lines()
    registry, lines = surrounded(log)

    def begins(spec: Spec, cx: Context) -> None:  # noqa: ARG001
        raise ValueError("no beginning")

    def ends(spec: Spec, cx: Context) -> Ends:  # noqa: ARG001
        def end(envelope: Envelope[Any]) -> None:  # noqa: ARG001
            raise ValueError("no end")

        return end

    registry.around(begins)
    registry.around(ends)
    registry.around(lambda *_: None)
    assert registry.call("halve", {"n": 8}).ok
    assert log.lines == [
        "halve the-id: what surrounds calls failed: ValueError: no beginning",
        "halve the-id: what surrounds calls failed: ValueError: no end",
    ]
    assert lines[-2:] == ["second success", "first success"]


class Mute(Exception):  # it says nothing
    """An error that cannot say what it is."""

    def __str__(self) -> str:
        raise ValueError("no words")


@pytest.mark.parametrize(
    ("error", "said"), [(SystemExit(3), "SystemExit: 3"), (Mute(), "Mute: no text")]
)
def test_nothing_gets_out_of_what_fails(error: BaseException, said: str) -> None:
    log = Lines()
    registry = app(log, halve=halve)

    def around(spec: Spec, cx: Context) -> Ends:  # noqa: ARG001
        if cx.caller == "begins":
            raise error

        def end(_: Envelope[Any]) -> None:
            raise error

        return end

    registry.around(around)
    for caller in ("begins", "ends"):
        assert registry.call("halve", {"n": 8}, Context(caller=caller)).ok
    assert log.lines == [f"halve the-id: what surrounds calls failed: {said}"] * 2


def test_whoever_goes_sees_nothing_more() -> None:
    lines: list[str] = []
    registry = app(halve=halve)
    own = Seen("own", lines)
    ends = registry.around(own)
    registry.around(own)
    ends()
    ends()
    registry.call("halve", {"n": 8})
    assert lines == ["own halve the-id in-process", "own success"]


def test_a_caller_who_goes_is_seen() -> None:
    lines: list[str] = []

    async def slow(cx: Context, args: Args) -> Any:  # noqa: ARG001
        await asyncio.sleep(60)

    registry = app(halve=slow)
    registry.around(Seen("own", lines))

    async def run() -> None:
        task = asyncio.create_task(registry.acall("halve", {"n": 8}))
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.wait([task])

    asyncio.run(run())
    assert lines == ["own halve the-id in-process", "own cancelled"]
