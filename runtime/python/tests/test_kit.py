"""What the testing kit does: its clock, its people, its assertions, its examples."""

from __future__ import annotations

import asyncio
import threading
from itertools import islice
from typing import Any

import pytest
from kit_types import table, toolset
from numbers_tools import Args, Number, TooOdd, numbers, tool
from support import Lines

from toolrt import (
    Action,
    Codec,
    Context,
    Kind,
    Registry,
    Spec,
    Toolset,
    ToolsetSpec,
)
from toolrt.host import Limits, Rate, Tool
from toolrt.host.toolset import Entry
from toolrt.spec import AskSpec, Confirm, Effects, ErrorSpec, Example
from toolrt.table import INT, Text
from toolrt.testing import (
    FixedIds,
    FixedRandom,
    ManualClock,
    PreparedAnswers,
    Recorded,
    assert_error,
    assert_events,
    assert_issue,
    assert_ok,
    examples,
    fake,
    says_no,
    says_yes,
    values,
)

LATER = ErrorSpec(
    code="too_odd", kind=Kind.UNAVAILABLE, message="Later.", action=Action.RETRY
)


def one(handler: Any, name: str = "try", **said: Any) -> Toolset:
    """Give a toolset of one tool."""
    own = tool(name, effects=Effects(readonly=True), errors=(LATER,), **said)
    provider = type("Provider", (), {"go": staticmethod(handler)})()
    spec = ToolsetSpec(name="kit", tools=(name,))
    return Toolset.of("kit", lambda: lambda: spec, provider, [(own, "go")])


def test_a_timeout_comes_when_the_clock_says_so() -> None:
    clock = ManualClock()
    over = threading.Event()

    def handler(_: Context, args: Args) -> Number:
        clock.advance(0.999)
        assert not over.wait(0.01)
        clock.advance(0.001)
        over.wait(10)
        return Number(value=args.n)

    app = Registry(clock=clock, log=Lines()).register(one(handler, timeout_ms=1000))
    assert_error(app.call("try", n=1), "timeout")
    over.set()
    assert clock.waiting() == 0


@pytest.mark.parametrize("is_async", [False, True])
def test_an_async_handler_is_late_as_well(*, is_async: bool) -> None:
    clock = ManualClock()

    async def handler(_: Context, args: Args) -> Number:
        clock.advance(1)
        await asyncio.sleep(10)
        return Number(value=args.n)

    app = Registry(clock=clock, log=Lines()).register(one(handler, timeout_ms=1000))
    if is_async:
        envelope = asyncio.run(app.acall("try", {"n": 1}))
    else:
        envelope = app.call("try", n=1)
    assert_error(envelope, "timeout")


def test_a_handler_in_a_thread_is_late_for_a_loop() -> None:
    clock, over = ManualClock(), threading.Event()

    def handler(_: Context, args: Args) -> Number:
        clock.advance(1)
        over.wait(10)
        return Number(value=args.n)

    app = Registry(clock=clock, log=Lines()).register(one(handler, timeout_ms=1000))
    assert_error(asyncio.run(app.acall("try", {"n": 1})), "timeout")
    over.set()


def test_calls_in_a_queue_wait_by_the_clock() -> None:
    clock, runs, over = ManualClock(), threading.Event(), threading.Event()

    def handler(_: Context, args: Args) -> Number:
        runs.set()
        over.wait(10)
        return Number(value=args.n)

    app = Registry(clock=clock, log=Lines()).register(one(handler, parallel=1))
    first = threading.Thread(target=app.call, args=("try",), kwargs={"n": 1})
    first.start()
    runs.wait(10)
    late: list[Any] = []
    second = threading.Thread(
        target=lambda: late.append(app.call("try", {"n": 2}, Context(timeout=5)))
    )
    second.start()
    while not clock.waiting():
        over.wait(0.001)
    clock.advance(5)
    second.join(10)
    assert_error(late[0], "timeout")
    over.set()
    first.join(10)


class Fails:
    """Fails twice."""

    def __init__(self) -> None:
        self.left = 2

    def __call__(self, _: Context, args: Args) -> Number:
        self.left -= 1
        if self.left >= 0:
            raise TooOdd(n=1)
        return Number(value=args.n)


@pytest.mark.parametrize("is_async", [False, True])
def test_nobody_waits_for_attempts(*, is_async: bool) -> None:
    clock = ManualClock()
    app = Registry(clock=clock, random=FixedRandom(), log=Lines())
    app.register(one(Fails(), retries=2, backoff_ms=60_000))
    if is_async:
        envelope = asyncio.run(clock.arun(app.acall("try", {"n": 5})))
    else:
        envelope = clock.run(lambda: app.call("try", n=5))
    assert assert_ok(envelope).value == 5
    assert envelope.meta.attempts == 3
    assert clock.now() == 60


def test_attempts_wait_for_another_thread() -> None:
    clock = ManualClock()
    app = Registry(clock=clock, random=FixedRandom(), log=Lines())
    app.register(one(Fails(), retries=2, backoff_ms=1000))
    answers: list[Any] = []
    thread = threading.Thread(target=lambda: answers.append(app.call("try", n=5)))
    thread.start()
    for seconds in (0.5, 1):
        while not clock.waiting():
            threading.Event().wait(0.001)
        assert clock.next_timer() == seconds
        clock.advance(seconds)
    thread.join(10)
    assert_ok(answers[0])


def test_rates_pass_with_the_clock() -> None:
    clock = ManualClock()
    app = Registry(clock=clock, limits=Limits(rate=Rate(1, 60)))
    app.register(one(lambda _, args: Number(value=args.n)))
    assert_ok(app.call("try", n=1))
    assert_error(app.call("try", n=1), "rate_limited")
    clock.advance(60)
    assert_ok(app.call("try", n=1))


def test_timers_fire_in_the_order_of_their_times() -> None:
    clock, heard = ManualClock(), list[str]()
    clock.alarm(2, lambda: heard.append("second"))
    clock.alarm(1, lambda: heard.append("first"))
    clock.alarm(2, lambda: heard.append("third"))
    silence = clock.alarm(1.5, lambda: heard.append("never"))
    silence()
    clock.advance(3)
    clock.alarm(3, lambda: heard.append("at once"))
    assert heard == ["first", "second", "third", "at once"]
    assert clock.unix_time() == 946_684_803
    assert clock.next_timer() is None


def test_ids_and_numbers_come_in_order() -> None:
    ids, numbers_ = FixedIds(["a", "b"]), FixedRandom([0.5])
    assert [ids(), ids(), ids()] == ["a", "b", "b"]
    assert [numbers_(), numbers_(), FixedRandom()()] == [0.5, 0.5, 0.0]
    assert FixedIds()() == "call"


def test_people_keep_what_they_were_asked() -> None:
    asked = one(
        lambda _, args: Number(value=args.n), confirm=Confirm(("Do it?",)), retries=0
    )
    for human, ends in ((says_yes(), True), (says_no(), False)):
        envelope = Registry(confirmer=human).register(asked).call("try", n=3)
        assert envelope.ok is ends
        (question,) = human.questions
        assert (question.tool, question.text) == ("try", "Do it?")
        assert question.args == {"n": 3}


def _asks() -> Toolset:
    """Give a toolset with a tool that asks two questions."""
    spec = Spec(
        name="order",
        asks=(
            AskSpec("count", "How many?", '{"type":"integer"}'),
            AskSpec("word", "Which word?", '{"type":"string"}'),
        ),
    )
    codec: Codec[Any] = Codec(table({"kind": "record", "fields": []}))
    own: Tool[Any, Any] = Tool(
        name="order",
        spec=lambda: lambda: spec,
        args=lambda: codec,
        result=lambda: Codec(INT),
    )

    def handler(cx: Context, _: object) -> object:
        from toolrt import Ask  # noqa: PLC0415

        first = cx.ask(Ask[int]("count", lambda: Codec(INT)))
        cx.ask(Ask[str]("word", lambda: Codec(Text())))
        return first + cx.ask(Ask[int]("count", lambda: Codec(INT)))

    kit = ToolsetSpec(name="kit", tools=("order",))
    return Toolset("kit", lambda: lambda: kit, (Entry(own, "kit", handler),))


def test_answers_are_prepared_by_the_names_of_questions() -> None:
    asker = PreparedAnswers(_asks())
    asker.answer("count", 1).answer("word", "yes").answer("count", 2)
    app = Registry(asker=asker, log=Lines()).register(_asks())
    assert assert_ok(app.call("order")) == 3
    assert asker.asked == ["count", "word", "count"]
    asker.assert_done()


def test_a_question_without_an_answer_says_so() -> None:
    asker, log = PreparedAnswers(_asks()).answer("count", 1), Lines()
    asker.answer("other", 1)
    app = Registry(asker=asker, log=log).register(_asks())
    assert_error(app.call("order"), "internal")
    with pytest.raises(AssertionError, match="`order` asks `word`, and no answer"):
        asker.assert_done()
    with pytest.raises(AssertionError, match="1 for `other` left"):
        asker.assert_done()


def test_assertions_say_what_the_answer_was() -> None:
    app = Registry().register(one(lambda _, args: Number(value=args.n)))
    good, bad = app.call("try", n=7), app.call("try", '{"n":"x","m":1}')
    issue = assert_issue(bad, "/n", "type")
    assert issue.path == "/n"
    assert_error(bad, "invalid_input", field="n")
    assert _fails(lambda: assert_ok(bad)) == (
        "the call should succeed, but it ended as `invalid_input`:\n"
        '  `/n` type: /n must be an integer; got "x".\n'
        '  `/m` unknown: /m is not a known key. Known keys: "n", "cursor".'
    )
    assert _fails(lambda: assert_error(good, "denied")) == (
        'the call should fail as `denied`, but it ended as success: {"value":7}'
    )
    assert _fails(lambda: assert_error(bad, "invalid_input", field="m")) == (
        "`invalid_input` should blame `m`, but blames `n`"
    )
    assert _fails(lambda: assert_issue(good, "/n", "type")).startswith(
        "`/n` should have the issue `type`, but it ended as success"
    )


def _fails(check: Any) -> str:
    with pytest.raises(AssertionError) as failed:
        check()
    return str(failed.value)


def test_events_are_kept() -> None:
    events = Recorded()
    app = Registry().register(one(lambda _, args: Number(value=args.n)))
    app.call("try", {"n": 1}, Context(events=events))
    names = ["call_scheduled", "call_started", "call_finished"]
    heard = [name for name in events.names() if name != "policy_decision"]
    assert heard == names
    assert_events(events, events.names())
    assert "but are" in _fails(lambda: assert_events(events, ["call_started"]))


def test_values_of_a_codec_have_its_type() -> None:
    codec: Codec[Any] = Codec(
        table({"kind": "record", "fields": [{"name": "a", "type": {"kind": "int"}}]})
    )
    first, second = islice(values(codec, 3), 2)
    assert first != second
    assert next(values(codec, 3)) == first


@pytest.mark.parametrize(
    ("more", "text"),
    [
        ({"fail": {"x": "a"}}, "the toolset `numbers` has no tool `x`"),
        ({"fail": {"halve": "a"}}, "`halve` declares no error `a`"),
        ({"fail": {"halve": "too_odd"}}, "the fields of `too_odd`"),
        ({"fail": {"halve": ("too_odd", {"m": 1})}}, "the fields of `too_odd`"),
        ({"partial": {"halve": ("too_odd", {"n": 1})}}, "`halve` is not partial"),
    ],
)
def test_a_fake_knows_what_tools_declare(more: Any, text: str) -> None:
    given = numbers(halve=lambda _, args: Number(value=args.n))
    with pytest.raises(ValueError, match=text):
        fake(given, **more)


def test_a_fake_needs_nothing_of_the_context() -> None:
    given = numbers(whose=lambda _, __, ___: None)
    app = Registry().register(fake(given))
    assert isinstance(assert_ok(app.call("whose", n=1))[0].text, str)


def test_a_fake_plans_nothing_and_streams_for_loops_as_well() -> None:
    given = numbers(
        planned=lambda _, __: None,
        plan_planned=lambda _, __: [],
        count=lambda _, __, ___: None,
    )
    app = Registry().register(fake(given))
    assert app.call("planned", {"n": 1}, Context(dry_run=True)).ok
    here, there = Recorded(), Recorded()
    app.call("count", {"n": 1}, Context(events=here))
    asyncio.run(app.acall("count", {"n": 1}, Context(events=there)))
    assert here.items() == there.items() != []


def _shown(*, destructive: bool | None = None, **example: Any) -> Toolset:
    own = Example(args='{"n":4}', **example)
    effects = Effects(destructive=destructive)
    made = tool("halve", effects=effects, errors=(LATER,), examples=(own,))
    spec = ToolsetSpec(name="kit", tools=("halve",))

    def handler(_: Context, args: Args) -> Number:
        return Number(value=args.n // 2)

    entry = Entry(made, "kit", handler)
    return Toolset("kit", lambda: lambda: spec, (entry,))


def test_examples_are_compared_with_what_a_provider_gives() -> None:
    tools = _shown(name="four", result='{"value":2}')
    (example,) = examples(tools)
    assert (example.id, example.__name__) == ("halve: four", "halve: four")
    example.check(Registry().register(tools))
    asyncio.run(example.acheck(Registry().register(tools)))
    tools = _shown(result='{"value":3}')
    (example,) = examples(tools)
    assert _fails(lambda: example.check(Registry().register(tools))) == (
        "halve: 1\n  /value: 2; stated 3"
    )
    tools = _shown(error=("too_odd", '{"n":4}'))
    (example,) = examples(tools)
    assert _fails(lambda: example.check(Registry().register(tools))) == (
        'halve: 1\n  it should fail as `too_odd`, but it ended as success: {"value":2}'
    )


def test_examples_of_destructive_tools_run_only_if_asked_for() -> None:
    tools = _shown(destructive=True)
    assert examples(tools) == []
    (example,) = examples(tools, destructive=True)
    example.check(Registry(confirmer=says_yes()).register(tools))


def test_what_is_no_toolset_says_so() -> None:
    with pytest.raises(TypeError, match="is no toolset, and makes none"):
        examples(lambda _: 7)  # type: ignore[arg-type,return-value]
    assert toolset({"name": "none", "tools": []}).entries == ()
