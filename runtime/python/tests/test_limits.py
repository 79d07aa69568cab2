"""How many calls run at once, how many wait, and how often tools are called."""

# pyright: reportArgumentType=false
# pyright: reportIncompatibleMethodOverride=false
from __future__ import annotations

import asyncio
import json
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import Args, Number, tool
from support import Lines, code, fault

from toolrt import Context, Policy, Registry, Spec
from toolrt.host import (
    Limits,
    Quota,
    Rate,
    ToolLimits,
    Toolset,
    limit_threads,
    thread_counts,
)
from toolrt.host.turns import (
    CallerTooOften,
    Circle,
    Held,
    QueueFull,
    TooManyWait,
    TooOften,
    Turn,
    Turns,
)
from toolrt.spec import ToolsetSpec
from toolrt.testing import ManualClock

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Envelope

FOLDER = Path(__file__).parents[3] / "spec/conformance/limits"
LIMITS, QUOTA = (
    json.loads((FOLDER / name).read_text("utf-8"))
    for name in ("limits.json", "quota.json")
)
CASES = [
    pytest.param(case, id=case["name"]) for case in LIMITS["cases"] + QUOTA["cases"]
]


def limits(said: Any) -> Limits:
    """Give the limits of a vector."""

    def rate(said: Any) -> Rate | None:
        return said and Rate(said["calls"], said["per_ms"] / 1000)

    tools = {
        name: ToolLimits(parallel=own.get("parallel"), rate=rate(own.get("rate")))
        for name, own in said.get("tools", {}).items()
    }
    queue = said.get("queue", 1024)
    return Limits(
        parallel=said.get("parallel"),
        queue=queue,
        rate=rate(said.get("rate")),
        tools=tools,
        quota=quota(said.get("quota", {})),
    )


def quota(said: Any) -> Quota:
    """Give the quota of a vector."""
    given = dict(said)
    if "rate" in given:
        given["rate"] = Rate(given["rate"]["calls"], given["rate"]["per_ms"] / 1000)
    return Quota(**given)


@pytest.mark.parametrize("case", CASES)
def test_turns_come_as_the_vectors_say(case: Any) -> None:
    turns, ms = Turns(limits(case.get("limits", {}))), 0
    calls: dict[str, Turn | None] = {}
    contexts: dict[str, Held | None] = {}

    def waiting() -> set[str]:
        return {
            name
            for name, turn in calls.items()
            if turn and not turn.is_mine and not turn.gave_way
        }

    for step in case["steps"]:
        if "advance_ms" in step:
            ms += step["advance_ms"]
        elif "remembers" in step:
            assert turns.remembered() == step["remembers"], step
        elif "leave" in step:
            waited = waiting()
            turn = calls.pop(step["leave"])
            if turn is not None:
                turn.leave()
                turn.leave()
            runs = waited - waiting() - {step["leave"]}
            assert runs == set(step["runs"]), step
        else:
            name = step["enter"]
            spec = Spec(
                name=step["tool"], parallel=case.get("declared", {}).get(step["tool"])
            )
            outer = contexts.get(step.get("inside", ""))
            then: object = "runs"
            turn = None
            waited = waiting()
            caller = step.get("caller", "x").encode()
            try:
                turn = turns.enter(spec, outer, caller, lambda: ms / 1000)  # noqa: B023
                if turn is not None and not turn.is_mine:
                    then = "waits"
            except QueueFull:
                then = "unavailable"
            except Circle:
                then = "circle"
            except TooManyWait:
                then = "too_many_wait"
            except CallerTooOften as often:
                then = {"callers_after_ms": often.after_ms}
            except TooOften as often:
                then = {"after_ms": often.after_ms}
            gone = {step["gives_way"]} if "gives_way" in step else set()
            assert waited - waiting() == gone, step
            assert then == step["then"], step
            calls[name] = turn
            contexts[name] = turn.held if turn else outer
    for turn in calls.values():
        if turn is not None:
            turn.leave()
    assert turns.counts() == (0, 0)


def test_there_are_enough_cases() -> None:
    assert len(LIMITS["cases"]) > 20
    assert len(QUOTA["cases"]) > 20


ALONE = tool("alone", parallel=1)
OTHER = tool("other", parallel=1)
HASTY = tool("hasty", parallel=1, timeout_ms=60)
BOTH = ToolsetSpec(name="limited", service="tests", tools=("alone", "other", "hasty"))


def registry(handler: Callable[..., Any], **doors: Any) -> Registry:
    """Give a registry whose tools all do this."""
    provider = type("Provider", (), {"go": staticmethod(handler)})()
    tools = [(own, "go") for own in (ALONE, OTHER, HASTY)]
    toolset = Toolset.of("limited", lambda: lambda: BOTH, provider, tools)
    return Registry(**{"log": Lines(), **doors}).register(toolset)


class Counting:
    """Counts how many run at once."""

    def __init__(self, seconds: float = 0.002) -> None:
        self.lock = threading.Lock()
        self.running = self.most = self.all = 0
        self.seconds = seconds

    def __enter__(self) -> None:
        with self.lock:
            self.running += 1
            self.all += 1
            self.most = max(self.most, self.running)

    def __exit__(self, *_: object) -> None:
        with self.lock:
            self.running -= 1

    def __call__(self, _: Context, args: Args) -> Number:
        with self:
            time.sleep(self.seconds)
        return Number(value=args.n)

    async def later(self, _: Context, args: Args) -> Number:
        with self:
            await asyncio.sleep(self.seconds)
        return Number(value=args.n)


def idle(app: Registry) -> bool:
    return app.host.turns().counts() == (0, 0)


def test_threads_take_turns() -> None:
    counting = Counting()
    app = registry(counting)
    answers: list[Envelope[Any]] = []

    def calls(n: int) -> None:
        cx = None if n % 2 else Context(timeout=30)
        answers.extend(app.call("alone", {"n": n}, cx) for _ in range(5))

    threads = [threading.Thread(target=calls, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(answer.ok for answer in answers)
    assert (counting.all, counting.most) == (40, 1)
    assert idle(app)


@pytest.mark.parametrize("is_async", [False, True])
def test_tasks_take_turns(is_async: bool) -> None:
    counting = Counting()
    app = registry(counting.later if is_async else counting)

    async def main() -> list[Envelope[Any]]:
        calls = (app.acall("alone", {"n": n}) for n in range(20))
        return list(await asyncio.gather(*calls))

    assert all(answer.ok for answer in asyncio.run(main()))
    assert (counting.all, counting.most) == (20, 1)
    assert idle(app)


class Gate:
    """Holds a place until it is told to go on."""

    def __init__(self) -> None:
        self.inside = threading.Event()
        self.goes_on = threading.Event()

    def __call__(self, _: Context, args: Args) -> Number:
        self.inside.set()
        assert self.goes_on.wait(30)
        return Number(value=args.n)


def occupied(gate: Gate, app: Registry) -> threading.Thread:
    thread = threading.Thread(target=lambda: app.call("alone", n=0))
    thread.start()
    assert gate.inside.wait(30)
    return thread


def here(app: Registry, cx: Context) -> Envelope[Any]:
    return app.call("alone", {"n": 1}, cx)


def on_a_loop(app: Registry, cx: Context) -> Envelope[Any]:
    return asyncio.run(app.acall("alone", {"n": 1}, cx))


WAYS = pytest.mark.parametrize("way", [here, on_a_loop])


@WAYS
def test_the_callers_deadline_ends_the_wait(way: Any) -> None:
    gate = Gate()
    app = registry(gate)
    holder = occupied(gate, app)
    events: list[Any] = []
    envelope = way(app, Context(timeout=0.02, events=events.append))
    assert code(envelope) == "timeout"
    names = [event.kind.name for event in events]
    assert names == ["call_scheduled", "call_finished"]
    assert app.host.turns().counts() == (1, 0)
    gate.goes_on.set()
    holder.join()
    assert idle(app)


@WAYS
def test_a_cancel_ends_the_wait(way: Any) -> None:
    gate = Gate()
    app = registry(gate)
    holder = occupied(gate, app)
    cx = Context()
    timer = threading.Timer(0.02, cx.cancel.cancel)
    timer.start()
    assert code(way(app, cx)) == "cancelled"
    assert app.host.turns().counts() == (1, 0)
    gate.goes_on.set()
    holder.join()
    assert idle(app)


def test_a_task_that_is_cancelled_waits_no_more() -> None:
    gate = Gate()
    app = registry(gate)
    holder = occupied(gate, app)

    async def main() -> None:
        call = asyncio.create_task(app.acall("alone", {"n": 1}))
        await asyncio.sleep(0.05)
        assert app.host.turns().counts() == (1, 1)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call

    asyncio.run(main())
    assert app.host.turns().counts() == (1, 0)
    gate.goes_on.set()
    holder.join()
    assert idle(app)


@WAYS
def test_past_the_queue_calls_end(way: Any) -> None:
    gate = Gate()
    app = registry(gate, limits=Limits(queue=0))
    holder = occupied(gate, app)
    refused = fault(way(app, Context()))
    assert refused.code == "unavailable"
    assert refused.message == "The host is too busy to run the tool alone."
    assert refused.retryable
    gate.goes_on.set()
    holder.join()
    assert way(app, Context()).ok


@WAYS
def test_past_the_rate_calls_end(way: Any) -> None:
    clock = ManualClock()
    rates = Limits(rate=Rate(1, 2.5))
    app = registry(Counting(), clock=clock, limits=rates)
    assert way(app, Context()).ok
    refused = fault(way(app, Context()))
    assert refused.code == "rate_limited"
    assert refused.recovery.after_ms == 2500
    assert refused.retryable
    clock.advance(2.5)
    assert way(app, Context()).ok
    app.limits = None
    assert way(app, Context()).ok
    assert app.limits is None


def test_a_handler_calls_its_own_tool() -> None:
    counting = Counting()

    def handler(cx: Context, args: Args) -> Number:
        with counting:
            if args.n > 0:
                inner = app.call("alone", {"n": args.n - 1}, cx)
                return Number(value=inner.unwrap().value + 1)
            return Number(value=0)

    app = registry(handler, limits=Limits(parallel=1))
    for cx in (Context(), Context(timeout=30)):
        assert app.call("alone", {"n": 3}, cx).unwrap().value == 3
    assert counting.most == 4
    assert idle(app)


@pytest.mark.parametrize("timeout", [None, 30])
def test_calls_that_would_wait_for_each_other_end(timeout: float | None) -> None:
    met = threading.Barrier(2)

    def handler(cx: Context, args: Args) -> Number:
        if args.n == 0:
            return Number(value=0)
        met.wait(10)
        other = "other" if cx.tool == "alone" else "alone"
        inner = app.call(other, {"n": 0}, cx)
        return Number(value=0 if inner.ok else 1)

    app = registry(handler)
    answers: list[int] = []

    def calls(name: str) -> None:
        answer = app.call(name, {"n": 1}, Context(timeout=timeout))
        answers.append(answer.unwrap().value)

    threads = [threading.Thread(target=calls, args=(n,)) for n in ("alone", "other")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert sorted(answers) == [0, 1]
    assert idle(app)


def test_a_handler_that_waits_for_its_turn_lends_its_thread() -> None:
    """All threads belong to handlers that wait for a call that needs a thread."""
    inside, goes_on = threading.Semaphore(0), threading.Event()

    def handler(cx: Context, args: Args) -> Number:
        if cx.tool == "alone" and args.n == 0:
            return Number(value=0)
        if cx.tool == "alone":
            inside.release()
            assert goes_on.wait(10)
            time.sleep(0.05)
            return Number(value=0)
        inside.release()
        assert goes_on.wait(10)
        inner = app.call("alone", {"n": 0}, cx)
        return Number(value=int(inner.ok))

    app = registry(handler)
    answers: list[Envelope[Any]] = []

    def calls(name: str) -> None:
        answers.append(app.call(name, {"n": 1}, Context(timeout=10)))

    limit_threads(running=2)
    try:
        threads = [
            threading.Thread(target=calls, args=(n,)) for n in ("alone", "other")
        ]
        for thread in threads:
            thread.start()
        assert inside.acquire(timeout=10)
        assert inside.acquire(timeout=10)
        # It has the permit of `alone` next, and no thread: both are taken.
        late = threading.Thread(target=lambda: calls("alone"))
        late.start()
        while app.host.turns().counts()[1] < 1:
            time.sleep(0.001)
        limit_threads(running=1)
        goes_on.set()
        for thread in (*threads, late):
            thread.join(15)
        assert [answer.ok for answer in answers] == [True] * 3
    finally:
        limit_threads()
    assert idle(app)
    counts = thread_counts()
    assert (counts.running, counts.waiting, counts.left_behind) == (0, 0, 0)


class Broken(Policy):
    """Refuses nothing, and fails where it lends something."""

    def limit(self, _spec: Spec, _cx: Context) -> Callable[[], object]:
        raise ZeroDivisionError


@WAYS
def test_a_turn_is_given_back_whatever_fails(way: Any) -> None:
    def fails(_: Context, _args: Args) -> Number:
        raise ZeroDivisionError

    for app in (registry(Counting(), policy=Broken()), registry(fails)):
        assert code(way(app, Context())) == "internal"
        assert idle(app)
    clock = ManualClock()
    app = registry(Counting(), clock=clock)
    app.call("hasty", n=1)

    def broken() -> float:
        raise ZeroDivisionError

    clock.now = broken  # type: ignore[method-assign]
    assert code(app.call("hasty", n=1)) == "internal"
    assert idle(app)


def test_a_handler_that_is_left_behind_keeps_its_turn() -> None:
    goes_on = threading.Event()

    def handler(_: Context, args: Args) -> Number:
        if args.n:
            assert goes_on.wait(10)
        return Number(value=0)

    app = registry(handler)
    assert code(app.call("hasty", n=1)) == "timeout"
    assert app.host.turns().counts() == (1, 0)
    assert code(app.call("hasty", {"n": 0}, Context(timeout=0.02))) == "timeout"
    goes_on.set()
    assert app.call("hasty", {"n": 0}, Context(timeout=10)).ok
    assert idle(app)
