"""Toolsets whose tools run elsewhere: what is sent, and what becomes of the answer."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import COUNT, HALVE, SOME, SPEC, WHOSE, Evidence, Number, TooOdd
from numbers_tools import numbers as everything
from support import Lines, code, fault

from toolrt import (
    CallFault,
    Context,
    Envelope,
    Event,
    Kind,
    Partial,
    Registry,
    Spec,
    Summary,
    Toolset,
    WithSide,
)
from toolrt.call import Item, Log, Meta, Progress, Recovery, Status
from toolrt.call.error import Action
from toolrt.host import Tool
from toolrt.host.client import call as typed_call

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Elsewhere:
    """An executor that gives one answer, and keeps what it was sent."""

    def __init__(
        self, answer: Envelope[Any] | Callable[[Context], Envelope[Any]]
    ) -> None:
        self.answer = answer
        self.sent: list[tuple[str, Any]] = []
        self.cx = Context()

    def call(
        self, tool: str, payload: bytes, cx: Context | None = None, /
    ) -> Envelope[Any]:
        self.sent.append((tool, json.loads(payload)))
        self.cx = cx or Context()
        return self.answer(self.cx) if callable(self.answer) else self.answer


class Async(Elsewhere):
    """The same for async callers."""

    call: Any = None

    async def acall(
        self, tool: str, payload: bytes, cx: Context | None = None, /
    ) -> Envelope[Any]:
        await asyncio.sleep(0)
        return Elsewhere.call(self, tool, payload, cx)


def gave(result: object, **more: Any) -> Envelope[Any]:
    status = more.pop("status", Status.SUCCESS)
    document = json.dumps(result).encode()
    errors, summary = more.pop("errors", ()), more.pop("summary", None)
    return Envelope(
        status=status,
        result_json=document,
        errors=errors,
        summary=summary,
        meta=Meta(tool="there", **more),
    )


def failed(fault: CallFault) -> Envelope[Any]:
    return Envelope(status=Status.ERROR, error=fault, meta=Meta(tool="there"))


def remote(executor: Any, *tools: Tool[Any, Any]) -> Registry:
    toolset = Toolset.remote("numbers", lambda: lambda: SPEC, tools or TOOLS, executor)
    return Registry(log=Lines(), ids=lambda: "the-id").register(toolset)


TOOLS = (HALVE, WHOSE, COUNT, SOME)


@pytest.mark.parametrize("kind", [Elsewhere, Async])
def test_calls_go_there_through_the_pipeline_here(kind: type[Elsewhere]) -> None:
    there = kind(gave({"value": 4, "later": 1}))
    registry = remote(there)
    assert code(registry.call("halve", {"n": "x"})) == "invalid_input"
    assert not there.sent
    events: list[Event] = []
    cx = Context(events=events.append)
    assert registry.call("halve", {"n": 8}, cx).unwrap() == Number(value=4)
    assert there.sent == [("halve", {"n": 8})]
    logs = [event.kind for event in events if isinstance(event.kind, Log)]
    assert logs == [Log("the result of halve has an unknown key /later")]
    whole = asyncio.run(registry.acall("halve", {"n": 8}))
    assert whole.unwrap() == Number(value=4)


def test_a_server_of_the_same_design_injects_by_itself() -> None:
    there = Elsewhere(gave([{"type": "text", "text": "hi"}]))
    spec = Spec(
        name="whose",
        remote="who-is",
        toolset="numbers",
        service="sums",
        version="1.2.0",
        tags=("people",),
        injected=WHOSE.spec().injected,
    )
    own: Tool[Any, Any] = Tool(
        name="whose",
        spec=lambda: lambda: spec,
        args=lambda: WHOSE.args,
        injected=lambda: WHOSE.injected or WHOSE.args,
        chain=True,
    )
    toolset = Toolset.remote(
        "numbers", lambda: lambda: SPEC, [own], there, injects=True
    )
    registry = Registry(log=Lines()).register(toolset)
    # Nothing of the context is needed here, or sent; nor is the chain run here.
    envelope = registry.call("whose", {"n": 8})
    assert envelope.ok
    assert there.sent == [("whose", {"n": 8})]
    # And the tool is that of the design.
    assert registry.get("whose") is spec
    assert (envelope.meta.service, envelope.meta.version) == ("sums", "1.2.0")


def test_the_name_there_and_injected_arguments_are_sent() -> None:
    there = Elsewhere(gave([{"type": "text", "text": "hi"}]))
    spec = Spec(name="whose", remote="who-is", injected=WHOSE.spec().injected)
    own: Tool[Any, Any] = Tool(
        name="whose",
        spec=lambda: lambda: spec,
        args=lambda: WHOSE.args,
        injected=lambda: WHOSE.injected or WHOSE.args,
    )
    cx = Context(run_id="r1").with_label("tries", "2")
    made = remote(there, own).call("whose", {"n": 1}, cx)
    assert made.result_json == b'[{"type":"text","text":"hi"}]'
    assert there.sent == [("who-is", {"n": 1, "run_id": "r1", "tries": 2})]


def test_a_result_that_breaks_its_type_is_invalid_output() -> None:
    made = remote(Elsewhere(gave({"value": 5000}))).call("halve", {"n": 8})
    assert code(made) == "invalid_output"
    assert made.meta.executed


def test_errors_pass_through_and_declared_ones_are_the_designs() -> None:
    recovery = Recovery(action=Action.RETRY, after_ms=50, hint="Wait\x1b[2J.")
    full = CallFault.of("full", Kind.UNAVAILABLE, "It is \x1b[31mfull.")
    from msgspec.structs import replace  # noqa: PLC0415

    there = Elsewhere(failed(replace(full, recovery=recovery)))
    passed = fault(remote(there).call("halve", {"n": 8}))
    assert (passed.code, passed.kind) == ("full", Kind.UNAVAILABLE)
    assert passed.message == "It is \\u{1b}[31mfull."
    assert passed.recovery.hint == "Wait\\u{1b}[2J."
    assert passed.recovery.after_ms == 50
    odd = CallFault.of("too_odd", Kind.CONFLICT, "Other words.", details={"n": 7})
    declared = fault(remote(Elsewhere(failed(odd))).call("halve", {"n": 7}))
    assert (declared.kind, declared.message) == (Kind.INPUT, "The number is odd.")
    assert declared.recovery.hint == "Try another than 7"
    with pytest.raises(TooOdd) as caught:
        typed_call(remote(Elsewhere(failed(odd))), HALVE, HALVE.args.convert({"n": 7}))
    assert caught.value == TooOdd(n=7)


def test_answers_without_an_outcome() -> None:
    nothing: Envelope[Any] = Envelope(status=Status.ERROR, meta=Meta())
    assert code(remote(Elsewhere(nothing)).call("halve", {"n": 8})) == "internal"
    asks: Envelope[Any] = Envelope(status=Status.INPUT_REQUIRED, meta=Meta())
    assert code(remote(Elsewhere(asks)).call("halve", {"n": 8})) == "no_asker"


def test_parts_side_data_and_marks_come_back() -> None:
    odd = CallFault.of("too_odd", Kind.INPUT, "Odd.", details={"n": 7})
    other = CallFault.of("full", Kind.UNAVAILABLE, "Full.")
    there = Elsewhere(
        gave(
            {"value": 4},
            status=Status.PARTIAL,
            errors=(odd, other),
            summary=Summary(total=3, succeeded=1, failed=2),
            side={"lines": ["a"]},
            truncated=True,
        )
    )
    made = remote(there).call("some", {"n": 8})
    assert made.status is Status.PARTIAL
    assert [one.code for one in made.errors] == ["too_odd", "full"]
    assert made.errors[0].message == "The number is odd."
    assert made.summary == Summary(total=3, succeeded=1, failed=2)
    assert made.meta.side == {"lines": ["a"]}
    assert made.meta.truncated
    # A tool that cannot do a part has failed.
    assert code(remote(there).call("halve", {"n": 8})) == "too_odd"


@pytest.mark.parametrize("kind", [Elsewhere, Async])
def test_what_happens_there_is_told_here(kind: type[Elsewhere]) -> None:
    def answer(cx: Context) -> Envelope[Any]:
        cx.emit(Progress("half\x1b[2J done", 50))
        cx.emit(Log("odd", "warning"))
        cx.emit(Item(None, b'{"value":1,"later":2}'))
        return gave({"value": 4})

    events: list[Event] = []
    made = remote(kind(answer)).call("count", {"n": 8}, Context(events=events.append))
    assert made.ok
    kinds = [event.kind for event in events[2:-1]]
    assert kinds == [
        Progress("half\\u{1b}[2J done", 50),
        Log("odd", "warning"),
        Item(Number(value=1), b'{"value":1}'),
    ]
    assert {event.call_id for event in events} == {"the-id"}


def test_an_item_that_breaks_its_type_ends_the_call() -> None:
    def answer(cx: Context) -> Envelope[Any]:
        cx.emit(Item(None, b'{"value":"x"}'))
        return gave({"value": 4})

    events: list[Event] = []
    made = remote(Elsewhere(answer)).call(
        "count", {"n": 8}, Context(events=events.append)
    )
    assert code(made) == "invalid_output"


def test_what_is_left_of_the_time_is_passed_on() -> None:
    there = Elsewhere(gave({"value": 4}))
    remote(there).call("halve", {"n": 8}, Context(timeout=5).with_traceparent("00-a"))
    assert 4 < (there.cx.timeout or 0) <= 5
    assert there.cx.traceparent == "00-a"
    assert there.cx.parent_call_id == "the-id"


def test_an_executor_may_look_at_the_tools_first() -> None:
    class Checks(Elsewhere):
        def check(self, specs: Sequence[Spec]) -> None:
            raise ValueError([spec.name for spec in specs])

    with pytest.raises(ValueError, match="halve"):
        remote(Checks(gave(None)), HALVE)


@pytest.mark.parametrize("kind", [Elsewhere, Async])
def test_a_dry_run_of_what_runs_elsewhere_fails_and_sends_nothing(
    kind: type[Elsewhere],
) -> None:
    spec = Spec(name="plans", dry_run=True)
    tool: Tool[Any, Any] = Tool(
        name="plans",
        spec=lambda: lambda: spec,
        args=lambda: HALVE.args,
        result=HALVE.result_codec,
        dry_run=True,
    )
    there = kind(gave({"value": 4}))
    registry = remote(there, tool)
    made = registry.call("plans", {"n": 8}, Context(dry_run=True))
    assert code(made) == "invalid_input"
    assert made.error is not None
    assert made.error.message == "The tool plans cannot say what it would do."
    assert not there.sent
    assert registry.call("plans", {"n": 8}).unwrap() == Number(value=4)
    assert there.sent == [("plans", {"n": 8})]


def test_another_registry_is_an_executor() -> None:
    def some(_: Context, __: Any) -> Any:
        part = Partial(result=Number(value=1), errors=[TooOdd(n=3)])
        return WithSide(part, Evidence(lines=["a"]))

    there = Registry(log=Lines()).register(everything(some=some))
    made = remote(there, SOME).call("some", {"n": 8})
    assert made.status is Status.PARTIAL
    assert made.errors[0].details == {"n": 3}
    assert made.meta.side == {"lines": ["a"]}
