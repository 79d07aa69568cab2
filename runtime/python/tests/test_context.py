"""What a call knows of its surroundings, and what it gets from there."""

from __future__ import annotations

import json
import pickle
from typing import TYPE_CHECKING

import pytest
from numbers_tools import Args, Number, Who
from support import app, code, fault, gives

from toolrt import Agreement, Context, Partial, Summary, WithSide
from toolrt.call import LEVELS, Audio, Image, Resource, ResourceContents, Text

from numbers_tools import Evidence, TooOdd  # isort: skip

if TYPE_CHECKING:
    from toolrt import Content, Level
    from toolrt.call import ContentLike


def whose(_: Context, __: Args, injected: Who) -> Content:
    return [Text(f"{injected.run_id} {injected.tries}")]


def test_injected_arguments_come_from_the_context_alone() -> None:
    registry = app(whose=whose)
    cx = Context(run_id="r1")
    assert registry.call("whose", {"n": 1}, cx).result == [Text("r1 UNSET")]
    tries = cx.with_label("tries", "5")
    assert registry.call("whose", {"n": 1}, tries).result == [Text("r1 5")]
    sent = registry.call("whose", {"n": 1, "run_id": "mine"}, cx)
    assert code(sent) == "invalid_input"


@pytest.mark.parametrize(
    ("cx", "message"),
    [
        (
            Context(labels={"tries": "2"}),
            "context.run_id, which the host must give for run_id, is missing.",
        ),
        (
            Context(run_id="r", labels={"tries": "many"}),
            "context.labels.tries, which the host must give for tries, is malformed.",
        ),
        (
            Context(run_id="\ud800"),
            "context.run_id, which the host must give for run_id, is malformed.",
        ),
        (
            Context(run_id="r", labels={"tries": '"2"'}),
            "context.labels.tries, which the host must give for tries, is malformed.",
        ),
    ],
)
def test_a_context_that_lacks_something_is_the_hosts_mistake(
    cx: Context, message: str
) -> None:
    refused = fault(app(whose=whose).call("whose", {"n": 1}, cx))
    assert refused.code == "missing_context"
    assert refused.message == message
    assert refused.recovery.action == "stop"
    assert refused.recovery.hint == "This cannot be corrected by other arguments."


@pytest.mark.parametrize(
    ("given", "content"),
    [
        ("a text", [{"type": "text", "text": "a text"}]),
        (None, []),
        (
            Image(b"\0", "image/png"),
            [{"type": "image", "data": "AA==", "mimeType": "image/png"}],
        ),
        (
            [Audio(b"", "audio/wav")],
            [{"type": "audio", "data": "", "mimeType": "audio/wav"}],
        ),
        (
            [Resource(ResourceContents(uri="file:///a", text="b"))],
            [{"type": "resource", "resource": {"uri": "file:///a", "text": "b"}}],
        ),
    ],
)
def test_content_is_what_a_handler_means(
    given: ContentLike, content: list[object]
) -> None:
    def gives(_: Context, __: Args, ___: Who) -> ContentLike:
        return given

    envelope = app(whose=gives).call("whose", {"n": 1}, Context(run_id="r"))
    assert envelope.to_builtins()["result"] == content


def test_content_that_is_none_is_invalid_output() -> None:
    registry = app(whose=gives([Resource(ResourceContents(uri="no uri"))]))
    envelope = registry.call("whose", {"n": 1}, Context(run_id="r"))
    assert code(envelope) == "invalid_output"
    assert fault(envelope).issues[0].path == "/0/resource/uri"


def some(_: Context, args: Args) -> object:
    match args.n:
        case 0:
            return Number(value=0)
        case 1:
            return WithSide(Number(value=1), Evidence(lines=["seen"]))
        case _:
            part = Partial(
                result=Number(value=2),
                errors=[TooOdd(n=5)],
                summary=Summary(total=2, succeeded=1, failed=1),
            )
            return WithSide(part, Evidence())


def test_layers_of_a_result() -> None:
    registry = app(some=some)
    assert registry.call("some", n=0).meta.side is None
    beside = registry.call("some", n=1)
    assert beside.meta.side == {"lines": ["seen"]}
    assert beside.result == Number(value=1)
    part = registry.call("some", n=2)
    assert not part.ok
    assert part.status == "partial"
    assert part.meta.side is None
    assert part.result == Number(value=2)
    value = part.to_builtins()
    assert value["summary"] == {
        "total": 2,
        "succeeded": 1,
        "failed": 1,
        "recoverable": 0,
    }
    assert [error.code for error in part.errors] == ["too_odd"]
    assert list(value) == ["ok", "status", "result", "errors", "summary", "meta"]


def test_contexts_are_values() -> None:
    cx = Context(run_id="r")
    other = cx.with_session_id("s").with_turn_id("t").with_caller("claude-code")
    other = other.with_label("a", "1").with_parent_call_id("p").with_run_id("r2")
    assert cx.session_id is None
    assert cx.labels == {}
    ids = [other.source(f"context.{name}") for name in ("session_id", "turn_id")]
    assert ids == ["s", "t"]
    assert other.source("context.caller") == "claude-code"
    assert other.source("context.labels.a") == "1"
    assert other.source("context.labels.b") is None
    assert other.source("context.parent_call_id") == "p"
    assert other.source("context.run_id") == "r2"
    assert other.source("context.call_id") is None
    with pytest.raises(AttributeError):
        cx.run_id = "x"  # type: ignore[misc] # that is the point


def test_a_context_shows_no_values_of_a_call() -> None:
    shown: list[str] = []

    def shows(cx: Context, _: Args) -> Number:
        shown.append(repr(cx))
        assert cx.payload == {"n": 8, "cursor": "secret"}
        return Number(value=1)

    registry = app(halve=shows)
    cx = Context(labels={"key": "secret"})
    assert registry.call("halve", {"n": 8, "cursor": "secret"}, cx).ok
    assert registry.call("halve", b'{"n":8,"cursor":"secret"}', cx).ok
    assert "secret" not in "".join(shown)
    assert repr(registry) == "Registry(['halve'])"


def test_a_handlers_calls_are_children_of_its_own() -> None:
    contexts: list[Context] = []

    def keeps(cx: Context, args: Args) -> Number:
        contexts.append(cx)
        if args.n > 0:
            registry.call("halve", {"n": args.n - 1}, cx)
        return Number(value=1)

    registry = app(halve=keeps)
    agreement = Agreement(by="b", tool="halve", args="", caller="c", until=0)
    given = Context(call_id="mine", consent=agreement, labels={"a": "b"})
    assert registry.call("halve", {"n": 2}, given).meta.call_id == "mine"
    mine, child, grandchild = contexts
    assert (mine.parent_call_id, mine.consent) == (None, agreement)
    assert (child.parent_call_id, child.consent) == ("mine", None)
    assert grandchild.parent_call_id == child.call_id == "the-id"
    assert grandchild.label("a") == "b"
    assert mine.with_consent(agreement).parent_call_id == "mine"


def test_calls_within_a_context() -> None:
    within = app(whose=whose).within(Context(run_id="r9"))
    assert within.tools.whose(n=1).result == [Text("r9 UNSET")]
    assert within.call("whose", n=1).ok
    assert within.list() == ["whose"]


class User:
    """Somebody whom the host knows."""


def test_values_of_the_host_reach_handlers_and_what_they_call() -> None:
    ann, seen = User(), list[User | None]()

    def halve(cx: Context, _: Args) -> Number:
        seen.append(cx.value(User))
        if len(seen) == 1:
            registry.call("halve", {"n": 2}, cx)
        return Number(value=1)

    registry = app(halve=halve)
    cx = Context().with_value(ann)
    assert registry.call("halve", {"n": 2}, cx).ok
    assert seen == [ann, ann]
    assert cx.value(str) is None
    assert Context().value(User) is None
    assert Context().with_value(ann, object).value(object) is ann
    # They belong to this process.
    assert pickle.loads(pickle.dumps(cx.with_value("a", str))).value(str) is None  # noqa: S301 # our own


def test_traces_travel_with_calls() -> None:
    cx = (
        Context()
        .with_traceparent("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
        .with_tracestate("a=1")
        .with_baggage("b=2")
    )
    for one in (cx, cx.child(), pickle.loads(pickle.dumps(cx))):  # noqa: S301 # our own
        assert one.traceparent == cx.traceparent
        assert (one.tracestate, one.baggage) == ("a=1", "b=2")


@pytest.mark.parametrize("level", LEVELS)
def test_lines_of_the_log_have_levels(level: Level) -> None:
    def halve(cx: Context, _: Args) -> Number:
        cx.log("usual")
        cx.log("so", level)
        return Number(value=1)

    lines: list[bytes] = []
    cx = Context(events=lambda event: lines.append(event.to_json()))
    assert app(halve=halve).call("halve", {"n": 2}, cx).ok
    told = [json.loads(line) for line in lines if b'"log"' in line]
    assert [line["level"] for line in told] == ["info", level]
    assert list(told[1]) == ["event", "tool", "call_id", "level", "message"]
