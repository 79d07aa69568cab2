"""Calls that ask back: what ends where, and what happens around that."""

# pyright: reportPrivateUsage=false
from __future__ import annotations

import asyncio
import io
import json
import pickle
import threading
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import pytest
from support import Clock, Lines, code, fault

from toolrt import (
    Ask,
    Codec,
    Context,
    Envelope,
    Event,
    Registry,
    Sample,
    Spec,
    Status,
    Toolset,
    ToolsetSpec,
)
from toolrt.call import DECLINED, NOBODY
from toolrt.call.waiting import Waiting
from toolrt.host import StateKeyError, StateKeys, TerminalAsker, Tool
from toolrt.spec import AskSpec, Confirm
from toolrt.table import INT, STRING

if TYPE_CHECKING:
    from collections.abc import Callable

_INT: Codec[int] = Codec(INT)
_TEXT: Codec[str] = Codec(STRING)
COUNT: Ask[int] = Ask("count", lambda: _INT)
WORD: Ask[str] = Ask("word", lambda: _TEXT)

_ASKS = (
    AskSpec("count", "How many?", '{"type":"integer"}'),
    AskSpec("word", "Which word?", '{"type":"string"}'),
)
_SPECS = {
    "act": Spec(name="act", toolset="doing", asks=_ASKS),
    "drop": Spec(name="drop", toolset="doing", confirm=Confirm(("Sure?",))),
}

KEYS = StateKeys({"a": b"1" * 32})
ALL = Context().with_can_answer("ask", "confirm", "sample", "roots")


def _given(spec: Spec) -> Callable[[], Spec]:
    return lambda: spec


def asking(
    act: Callable[..., object], *, keys: StateKeys | None = KEYS, **doors: Any
) -> Registry:
    """Give a registry whose caller can be asked."""

    class Provider:
        pass

    provider = Provider()
    tools: list[Any] = []
    for name, spec in _SPECS.items():
        tool: Tool[int, int] = Tool(
            name=name,
            spec=partial(_given, spec),
            args=lambda: _INT,
            result=lambda: _INT,
        )
        setattr(provider, name, act)
        tools.append((tool, name))
    about = ToolsetSpec(name="doing")
    toolset = Toolset.of("doing", lambda: lambda: about, provider, tools)
    log = doors.pop("log", None) or Lines()
    return Registry(state_keys=keys, log=log, **doors).register(toolset)


def asked(envelope: Envelope[Any]) -> list[str]:
    assert envelope.status is Status.INPUT_REQUIRED, envelope.to_json()
    return list(envelope.requests)


def go_on(envelope: Envelope[Any], **answers: object) -> Context:
    responses = {
        name.replace("__", "/"): {"answer": answer} for name, answer in answers.items()
    }
    assert envelope.state is not None
    return ALL.with_responses(responses, envelope.state)


def test_several_are_asked_at_once() -> None:
    def act(cx: Context, _: int) -> int:
        count, word = cx.ask(COUNT, WORD)
        return count + len(word)

    app = asking(act)
    first = app.call("act", b"1", ALL)
    assert asked(first) == ["count", "word"]
    assert app.call("act", b"1", go_on(first, count=4, word="abc")).result == 7


def test_an_async_handler_asks_in_a_group_of_tasks() -> None:
    async def act(cx: Context, _: int) -> int:
        async with asyncio.TaskGroup() as group:
            one = group.create_task(cx.aask(COUNT))
            other = group.create_task(cx.aask(WORD))
        return one.result() + len(other.result())

    app = asking(act)
    first = app.call("act", b"1", ALL)
    assert asked(first) == ["count", "word"]
    second = asyncio.run(app.acall("act", b"1", go_on(first, count=4, word="abc")))
    assert second.result == 7


def test_gathered_questions_are_asked_together() -> None:
    async def act(cx: Context, _: int) -> int:
        count, word = await asyncio.gather(cx.aask(COUNT), cx.aask(WORD))
        return count + len(word)

    app = asking(act)
    assert asked(asyncio.run(app.acall("act", b"1", ALL))) == ["count", "word"]


def test_what_handlers_do_about_errors_is_not_meant() -> None:
    cleaned: list[str] = []

    def act(cx: Context, _: int) -> int:
        try:
            return cx.ask(COUNT)
        except Exception:  # noqa: BLE001 # what handlers do
            return -1
        finally:
            cleaned.append("up")

    assert asked(asking(act).call("act", b"1", ALL)) == ["count"]
    assert cleaned == ["up"]


def test_a_handler_that_catches_the_end_goes_on() -> None:
    def act(cx: Context, _: int) -> int:
        try:
            return cx.ask(COUNT)
        except Waiting:
            return -1

    assert asking(act).call("act", b"1", ALL).result == -1


def test_a_call_inside_asks_the_caller_of_the_call_around() -> None:
    lines = Lines()
    runs: list[int] = []
    app: Registry

    def pay() -> int:
        runs.append(1)
        return 10

    def act(cx: Context, n: int) -> int:
        if n == 1:
            paid = cx.once("pay", pay, _INT)
            inside = [app.call("act", b"2", cx), app.call("act", b"3", cx)]
            return paid + sum(int(envelope.unwrap()) for envelope in inside)
        return cx.ask(COUNT)

    app = asking(act)
    first = app.call("act", b"1", ALL.with_events(lines))
    assert asked(first) == ["act/count"]
    assert lines.lines.count("call_scheduled") == lines.lines.count("call_finished")
    second = app.call("act", b"1", go_on(first, act__count=1))
    assert asked(second) == ["act#2/count"]
    state = cast("str", second.state)
    third = ALL.with_responses('{"act#2/count":{"answer":5}}', state)
    assert app.call("act", b"1", third).result == 16
    assert runs == [1]


def test_a_call_inside_of_an_async_handler_asks_as_well() -> None:
    app: Registry

    async def act(cx: Context, n: int) -> int:
        if n == 1:
            return int((await app.acall("act", b"2", cx)).unwrap())
        return await cx.aask(COUNT)

    app = asking(act)
    first = app.call("act", b"1", ALL.with_timeout(60))
    assert asked(first) == ["act/count"]
    assert app.call("act", b"1", go_on(first, act__count=5)).result == 5


def test_an_asker_may_be_async() -> None:
    async def asker(_: object) -> object:
        await asyncio.sleep(0)
        return 3

    async def later(cx: Context, _: int) -> int:
        return await cx.aask(COUNT)

    def at_once(cx: Context, _: int) -> int:
        return cx.ask(COUNT)

    for act in (later, at_once):
        app = asking(act, asker=asker)
        assert app.call("act", b"1").result == 3
        assert asyncio.run(app.acall("act", b"1")).result == 3


def test_consent_comes_from_an_async_asker() -> None:
    async def asker(_: object) -> object:
        await asyncio.sleep(0)
        return False

    app = asking(lambda _cx, n: n, asker=asker)
    assert code(app.call("drop", b"1")) == "denied"
    app.asker = lambda _: True
    assert app.call("drop", b"1").result == 1
    app.asker = lambda _: "yes"
    assert code(app.call("drop", b"1")) == "confirmation_required"
    app.asker = lambda _: NOBODY
    assert code(app.call("drop", b"1")) == "confirmation_required"
    assert asked(app.call("drop", b"1", ALL)) == ["confirm"]
    app.asker = lambda _: DECLINED
    assert code(app.call("drop", b"1", ALL)) == "denied"


def test_an_asker_that_fails_ends_the_call_in_order() -> None:
    def asker(_: object) -> object:
        raise RuntimeError("no voice")

    lines = Lines()
    app = asking(lambda cx, _: cx.ask(COUNT), asker=asker, log=lines)
    assert code(app.call("act", b"1", ALL)) == "internal"
    assert code(app.call("drop", b"1", ALL)) == "internal"
    assert [line.rpartition(": ")[2] for line in lines.lines] == ["no voice"] * 2


def test_a_deadline_and_a_cancel_end_what_is_asked() -> None:
    release = threading.Event()

    def asker(_: object) -> object:
        release.wait(10)
        return 3

    app = asking(lambda cx, _: cx.ask(COUNT), asker=asker)
    try:
        assert code(app.call("act", b"1", Context(timeout=0.05))) == "timeout"
        assert code(app.call("drop", b"1", Context(timeout=0.05))) == "timeout"
        cx = Context()
        threading.Timer(0.05, cx.cancel.cancel).start()
        assert code(app.call("act", b"1", cx)) == "cancelled"
    finally:
        release.set()


def test_whoever_asks_when_the_call_is_over_gets_no_answer() -> None:
    kept: list[Context] = []

    def act(cx: Context, n: int) -> int:
        kept.append(cx)
        return n

    app = asking(act)
    assert app.call("act", b"1", ALL).result == 1
    with pytest.raises(Exception, match="no_asker"):
        kept[0].ask(COUNT)
    with pytest.raises(Exception, match="no_asker"):
        kept[0].sample(Sample.of("Hi", 5))


def test_a_stream_ends_with_what_is_asked() -> None:
    app = asking(lambda cx, _: cx.ask(COUNT))
    events: list[Event] = list(app.stream("act", b"1", ALL))
    assert asked(cast("Any", events[-1].kind).envelope) == ["count"]


def test_answers_of_a_megabyte_travel_and_larger_states_do_not() -> None:
    lines = Lines()

    def act(cx: Context, _: int) -> int:
        word = cx.ask(WORD)
        return len(word) + cx.ask(COUNT)

    app = asking(act, log=lines)
    first = app.call("act", b"1", ALL)
    cx = go_on(first, word="x" * (1 << 20))
    second = app.call("act", b"1", cx)
    assert asked(second) == ["count"]
    assert app.call("act", b"1", go_on(second, count=1)).result == (1 << 20) + 1
    assert cx.responses is not None
    app.max_payload = len(cx.responses[0]) + len(cx.responses[1])
    assert code(app.call("act", b"1", cx)) == "internal"
    assert "the state takes 13" in lines.lines[0]


def test_a_million_names_that_nobody_asked_for_are_listed_up_to_a_hundred() -> None:
    app = asking(lambda cx, _: cx.ask(COUNT), max_payload=64 << 20)
    first = app.call("act", b"1", ALL)
    names = ",".join(f'"n{i}":{{"answer":1}}' for i in range(1_000_000))
    cx = ALL.with_responses("{" + names + "}", cast("str", first.state))
    assert len(fault(app.call("act", b"1", cx)).issues) == 100


def test_an_undeclared_question_is_a_mistake_of_the_handler() -> None:
    lines = Lines()
    other: Ask[int] = Ask("other", lambda: _INT)
    app = asking(lambda cx, _: cx.ask(other), log=lines)
    assert code(app.call("act", b"1", ALL)) == "internal"
    assert lines.lines[0].endswith("the tool does not declare the question other")


def test_handlers_know_whether_anybody_may_answer() -> None:
    kinds = ("ask", "confirm", "sample", "roots")

    def act(cx: Context, _: int) -> int:
        return int("".join(str(int(cx.answers(kind))) for kind in kinds))

    some = Context().with_can_answer("ask", "roots")
    assert asking(act).call("act", b"1", some).result == 1001
    assert asking(act, keys=None).call("act", b"1", some).result == 0
    assert asking(act).call("act", b"1").result == 0


def test_a_context_can_be_pickled_with_what_its_caller_can_answer() -> None:
    assert pickle.loads(pickle.dumps(ALL)).can_answer == ALL.can_answer  # noqa: S301


def test_once_keeps_what_a_codec_reads() -> None:
    async def act(cx: Context, _: int) -> int:
        async def pay() -> int:
            return 5

        paid = await cx.aonce("pay", pay, _INT)
        return paid + await cx.aask(COUNT)

    app = asking(act)
    first = app.call("act", b"1", ALL)
    assert app.call("act", b"1", go_on(first, count=1)).result == 6


def test_a_state_expires_by_the_clock_of_the_host() -> None:
    class Own(Clock):
        unix = 1000

        def unix_time(self) -> int:
            return self.unix

    clock = Own()
    app = asking(lambda cx, _: cx.ask(COUNT), clock=clock)
    first = app.call("act", b"1", ALL)
    clock.unix += 3599
    assert app.call("act", b"1", go_on(first, count=1)).result == 1
    clock.unix += 1
    assert code(app.call("act", b"1", go_on(first, count=1))) == "invalid_state"


def test_keys_have_names_and_show_nothing_of_themselves() -> None:
    for wrong in ({}, {"": bytes(32)}, {"a.b": bytes(32)}, {"a": b"short"}):
        with pytest.raises(StateKeyError):
            StateKeys(wrong)
    keys = StateKeys({"new": b"\xfa" * 32, "old": bytes(32)})
    assert repr(keys) == "StateKeys(['new', 'old'])"


def typed(lines: str, act: Callable[..., object]) -> tuple[Envelope[Any], str]:
    screen = io.StringIO()
    app = asking(act, asker=TerminalAsker(io.StringIO(lines), screen))
    return app.call("act", b"1"), screen.getvalue()


def test_a_terminal_asks_until_the_answer_fits() -> None:
    envelope, shown = typed("many\n12\n", lambda cx, _: cx.ask(COUNT))
    assert envelope.result == 12
    assert shown == (
        "How many?\na whole number: The value must be an integer; "
        'got "many".\nHow many?\na whole number: '
    )


def test_choices_are_shown_with_their_titles_and_lists_have_commas() -> None:
    from toolrt.call.request import Asked, Request, RequestKind  # noqa: PLC0415

    red, blue = {"const": "r", "title": "Red"}, {"const": "b", "title": "b"}
    plain = {"type": "array", "items": {"type": "string", "enum": ["x"]}}
    schema = {
        "type": "object",
        "properties": {
            "one": {"type": "string", "oneOf": [red, blue]},
            "some": {"type": "array", "items": {"anyOf": [red, blue]}},
            "none": plain,
            "left": plain,
        },
        "required": ["one", "some", "none"],
    }
    text = json.dumps(schema)
    request = Request(kind=RequestKind.ASK, tool="paint", question="?", schema=text)
    screen = io.StringIO()
    asker = TerminalAsker(io.StringIO("r\nr, b\n\n\n"), screen)
    asked = Asked(request=request, issues=(), call_id="", session_id=None, caller="")
    assert asker(asked) == {"one": "r", "some": ["r", "b"], "none": []}
    assert screen.getvalue() == (
        "?\none, r (Red), b: some, some of: r (Red), b: "
        "none, some of: x: left, some of: x: "
    )


def test_the_end_of_the_input_refuses() -> None:
    assert code(typed("", lambda cx, _: cx.ask(COUNT))[0]) == "denied"


def test_a_terminal_does_not_sample() -> None:
    envelope, shown = typed("x\n", lambda cx, _: len(cx.sample(Sample.of("Hi", 5))))
    assert (code(envelope), shown) == ("no_asker", "")


def test_a_terminal_shows_nothing_that_controls_it() -> None:
    from toolrt.host.terminal import _plain  # noqa: PLC0415

    assert _plain("a\x1b[2J\u202eb\n") == "a\\u{1b}[2J\\u{202e}b "


def test_an_idempotency_key_keeps_the_answer_and_not_the_question() -> None:
    app = asking(lambda cx, _: cx.ask(COUNT))
    cx = ALL.with_idempotency_key("k")
    first = app.call("act", b"1", cx)
    assert asked(first) == ["count"]
    go = go_on(first, count=4).with_idempotency_key("k")
    assert app.call("act", b"1", go).result == 4
    again = app.call("act", b"1", cx)
    assert (again.result, again.meta.replayed) == (4, True)


def test_a_state_is_its_owners() -> None:
    app = asking(lambda cx, _: cx.ask(COUNT))
    # The caller is the same for all of them: a name.
    owned = {None: ALL, "x": ALL.with_owner("x"), "y": ALL.with_owner("y")}
    for first, cx in owned.items():
        asked = app.call("act", b"1", cx)
        assert asked.state is not None
        for later, own in owned.items():
            answered = own.with_responses({"count": {"answer": 2}}, asked.state)
            envelope = app.call("act", b"1", answered)
            assert envelope.ok if later == first else code(envelope) == "invalid_state"
