"""Agents: what they may call, for how long, and what their models answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from numbers_tools import HALVE, NUMBER, QUICK, REMOVE, SPEC, Number, numbers, tool
from support import Lines, app, code, fault

from toolrt import (
    AgentPolicy,
    AgentSpec,
    Completion,
    Refused,
    Registry,
    RegistryView,
    Run,
    Toolset,
)
from toolrt.agent import Ended, RunEnded, View
from toolrt.spec import Handoff
from toolrt.testing import ManualClock

FREE = tool("free", unmetered=True)
LAST = tool("last", is_final=True, next=(Handoff("halve", "why"), Handoff("quick", "")))

ANSWER = Completion(
    name="answer", agent="thinker", codec=NUMBER, schema='{"type":"object"}'
)


def agent(**policy: Any) -> AgentSpec:
    tools = {own.name: own.spec for own in (HALVE, REMOVE, FREE, LAST)}
    return AgentSpec(
        name="thinker",
        service="maths",
        uses=(View(lambda: SPEC, tools),),
        completions=(ANSWER,),
        policy=AgentPolicy(**policy),
    )


def some(cx: Any, args: Any) -> Number:
    assert cx.tool
    if args.n == 13:
        raise KeyError
    return Number(value=args.n)


class Provider:
    free = last = staticmethod(some)


def registry(clock: ManualClock | None = None) -> Registry:
    more = Toolset.of(
        "more", lambda: lambda: SPEC, Provider(), [(FREE, "free"), (LAST, "last")]
    )
    own = Registry(clock=clock, ids=lambda: "the-id")
    return own.register(numbers(halve=some, quick=some), more)


def test_an_agent_sees_the_tools_that_it_uses_and_no_others() -> None:
    view = RegistryView(registry(), agent())
    assert view.list() == ["halve", "free", "last"]
    assert [spec.name for spec in view.specs()] == ["halve", "free", "last"]
    assert [spec.name for spec in view.missing()] == ["remove"]
    assert view.call("halve", n=1).ok
    assert asyncio.run(view.atools.halve(n=1)).ok
    assert view.tools.halve(n=1).ok
    unknown = fault(view.call("quick", n=1))
    assert unknown.message == 'There is no tool "quick".'
    assert view.get("quick") is None
    assert view.get("remove") is None
    assert view.get("halve") is HALVE.spec()
    with pytest.raises(AttributeError):
        view.tools.quick  # noqa: B018 # looking is enough
    last = view.get("last")
    assert last is not None
    assert [handoff.tool for handoff in view.agent.next(last)] == ["halve"]
    assert repr(view) == "RegistryView('thinker', ['halve', 'free', 'last'])"
    assert view.agent.tool("quick") is None
    assert view.agent.completion("answer") is ANSWER
    assert view.agent.completion("none") is None


def test_a_run_counts_calls_but_free_ones() -> None:
    run = Run(RegistryView(registry(), agent(calls=2)))
    for _ in range(3):
        assert run.call("free", {"n": 1}).ok
    assert run.call("halve", {"n": 1}).ok
    assert code(run.call("none")) == "unknown_tool"
    assert run.ended() is Ended.CALLS
    with pytest.raises(RunEnded, match="all calls that it may make") as ended:
        asyncio.run(run.acall("free", {"n": 1}))
    assert ended.value.why is Ended.CALLS
    assert run.view.agent.name == "thinker"


def test_a_run_ends_with_failures_in_a_row_and_with_a_final_tool() -> None:
    run = Run(RegistryView(registry(), agent(failures=2)))
    for n in (13, 1, 13):
        run.call("halve", {"n": n})
        assert run.ended() is None
    run.call("halve", {"n": 13})
    assert run.ended() is Ended.FAILURES
    run = Run(RegistryView(registry(), agent()))
    assert not run.call("last", {"n": 13}).ok
    assert run.ended() is None
    assert run.call("last", {"n": 1}).ok
    assert run.ended() is Ended.FINISHED


def interrupt(*_: Any) -> Number:
    raise KeyboardInterrupt


def test_calls_at_once_count_in_the_order_in_which_they_begin() -> None:
    gates: dict[int, asyncio.Event] = {}

    async def halve(_: Any, args: Any) -> Number:
        await gates.setdefault(args.n, asyncio.Event()).wait()
        if args.n >= 100:
            raise KeyError
        return Number(value=args.n)

    async def last(_: Any, args: Any) -> Number:
        return Number(value=args.n)

    def made(**policy: Any) -> Run:
        gates.clear()
        provider = type("Provider", (), {"last": staticmethod(last)})()
        more = Toolset.of("more", lambda: lambda: SPEC, provider, [(LAST, "last")])
        own = Registry(log=Lines()).register(numbers(halve=halve), more)
        return Run(RegistryView(own, agent(**policy)))

    async def calls(run: Run, *order: int) -> None:
        """Make calls in the order 100, 1, 101, …; let them end in another one."""
        tasks = [
            asyncio.create_task(run.acall("halve", {"n": n})) for n in sorted(order)
        ]
        await asyncio.sleep(0)
        for n in order:
            gates.setdefault(n, asyncio.Event()).set()
            await tasks[sorted(order).index(n)]

    # The success began first, however late it ends: two have failed since.
    run = made(failures=2)
    asyncio.run(calls(run, 100, 101, 1))
    assert run.ended() is Ended.FAILURES
    # A call that still runs says nothing, and one that is gone neither.
    run = made(failures=2)

    async def gone() -> None:
        first = asyncio.create_task(run.acall("halve", {"n": 1}))
        await asyncio.sleep(0)
        await calls(run, 100)
        assert run.ended() is None
        await calls(run, 101)
        assert run.ended() is Ended.FAILURES
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert run.ended() is Ended.FAILURES

    asyncio.run(gone())
    # A call that is interrupted has no answer.
    interrupted = Registry().register(numbers(halve=interrupt))
    other = Run(RegistryView(interrupted, agent(failures=1)))
    with pytest.raises(KeyboardInterrupt):
        other.call("halve", {"n": 1})
    assert other.ended() is None
    # No more calls begin than there may be, and a run that is finished stays so.
    run = made(calls=3)

    async def finished() -> None:
        slow = asyncio.create_task(run.acall("halve", {"n": 100}))
        await asyncio.sleep(0)
        assert (await run.acall("last", {"n": 1})).ok
        gates.setdefault(100, asyncio.Event()).set()
        assert not (await slow).ok
        assert run.ended() is Ended.FINISHED

    asyncio.run(finished())


def test_a_run_has_its_time() -> None:
    clock = ManualClock()
    limits = {"time_ms": 5000, "plan_timeout_ms": 3000, "tool_timeout_ms": 1000}
    run = Run(RegistryView(registry(clock), agent(**limits)))
    assert run.turn_time() == 3.0
    assert run.call("halve", {"n": 1}).ok
    clock.advance(4)
    assert run.turn_time() == 1.0
    clock.advance(1)
    assert run.ended() is Ended.TIME
    assert Run(RegistryView(app(), agent())).turn_time() is None


def test_answers_are_held_to_their_types() -> None:
    assert ANSWER.decode('{"value":1}') == Number(value=1)
    assert ANSWER.encode(Number(value=1)) == b'{"value":1}'
    assert [issue.path for issue in ANSWER.validate(Number(value=1001))] == ["/value"]
    with pytest.raises(Refused) as refused:
        ANSWER.decode('{"value":1,"more":2}')
    assert [issue.code for issue in refused.value.issues] == ["unknown"]
    assert QUICK.name == "quick"
