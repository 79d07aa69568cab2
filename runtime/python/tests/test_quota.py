"""What one caller may take of a registry, and that others get theirs."""

# pyright: reportArgumentType=false
from __future__ import annotations

import asyncio
import json
import pickle
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import Args, Number, tool
from support import Lines, code, fault

from toolrt import Context, Registry
from toolrt.host import (
    Limits,
    Quota,
    Rate,
    Toolset,
    limit_threads,
    thread_counts,
)
from toolrt.host.quota import caller_key
from toolrt.spec import ToolsetSpec
from toolrt.testing import ManualClock

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Envelope

FILE = Path(__file__).parents[3] / "spec/conformance/limits/quota.json"
REFUSALS = json.loads(FILE.read_text("utf-8"))["refusals"]

ACT = tool("act")
ALONE = tool("alone", parallel=1)
BOTH = ToolsetSpec(name="limited", service="tests", tools=("act", "alone"))


def registry(handler: Callable[..., Any], **doors: Any) -> Registry:
    """Give a registry whose tools all do this."""
    provider = type("Provider", (), {"go": staticmethod(handler)})()
    tools = [(own, "go") for own in (ACT, ALONE)]
    toolset = Toolset.of("limited", lambda: lambda: BOTH, provider, tools)
    return Registry(**{"log": Lines(), **doors}).register(toolset)


def idle(app: Registry) -> bool:
    return app.host.turns().counts() == (0, 0)


async def until(is_so: Callable[[], bool]) -> None:
    """Let others run until something is so."""
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 # nobody tells
            await asyncio.sleep(0)


class Gate:
    """Handlers of 0 wait until it is open, and note that they have begun."""

    def __init__(self) -> None:
        self.is_open = asyncio.Event()
        self.ran: list[int] = []

    async def __call__(self, _: Context, args: Args) -> Number:
        self.ran.append(args.n)
        if args.n == 0:
            await self.is_open.wait()
        return Number(value=args.n)

    async def holds(self, app: Registry, cx: Context) -> asyncio.Task[Any]:
        """Begin a call that waits for it."""
        call = asyncio.create_task(app.acall("act", {"n": 0}, cx))
        await until(lambda: 0 in self.ran)
        self.ran.clear()
        return call


def limited(gate: Gate, **quota: Any) -> Registry:
    """Give a registry of which each caller may take so much."""
    return registry(gate.__call__, limits=Limits(quota=Quota(**quota)))


async def called(app: Registry, cx: Context) -> Envelope[Any]:
    return await app.acall("act", {"n": 1}, cx)


@pytest.mark.parametrize(
    "case", [pytest.param(one, id=one["name"]) for one in REFUSALS]
)
def test_refusals_are_those_of_the_vectors(case: Any) -> None:
    given = dict(case["quota"])
    if "rate" in given:
        given["rate"] = Rate(given["rate"]["calls"], given["rate"]["per_ms"] / 1000)

    async def main() -> None:
        gate = Gate()
        app = limited(gate, **given)
        first = await gate.holds(app, Context(owner="greedy"))
        refused = await called(app, Context(owner="greedy"))
        assert json.loads(refused.to_json())["error"] == case["error"]
        assert (await called(app, Context(owner="modest"))).ok
        gate.is_open.set()
        assert (await first).ok

    asyncio.run(main())


def test_owners_peers_and_names_are_apart() -> None:
    app = registry(lambda _, args: Number(value=args.n))
    app.limits = Limits(quota=Quota(rate=Rate(1, 3600)))

    def calls(**values: Any) -> bool:
        return app.call("act", {"n": 1}, Context(**values)).ok

    assert calls(owner="x")
    assert not calls(owner="x")
    # It is the same owner, wherever it calls from and whatever it is called.
    assert not calls(owner="x", peer="y", caller="z")
    assert calls(peer="x")
    assert not calls(peer="x", caller="w")
    assert calls(caller="x")
    assert not calls(caller="x")
    assert len(caller_key(Context(owner="x" * 100_000))) == 32
    # A client may send half of a surrogate pair in its name.
    assert calls(caller="\ud800")


def test_a_context_keeps_its_peer() -> None:
    cx = Context().with_peer("10.0.0.1")
    assert cx.child().peer == "10.0.0.1"
    assert pickle.loads(pickle.dumps(cx)).peer == "10.0.0.1"  # noqa: S301 # our own


def test_tokens_come_back_with_time() -> None:
    clock = ManualClock()
    limits = Limits(quota=Quota(rate=Rate(2, 1), burst=3))
    app = registry(lambda _, args: Number(value=args.n), clock=clock, limits=limits)
    cx = Context(owner="greedy")

    def call() -> Envelope[Any]:
        return app.call("act", {"n": 1}, cx)

    assert all(call().ok for _ in range(3))
    assert fault(call()).recovery.after_ms == 500
    clock.advance(0.5)
    assert call().ok
    assert code(call()) == "rate_limited"
    clock.advance(3600)
    assert all(call().ok for _ in range(3))
    assert code(call()) == "rate_limited"


def test_a_thousand_waiting_calls_do_not_delay_those_of_another_caller() -> None:
    async def main() -> list[int]:
        gate = Gate()
        app = registry(gate.__call__)
        calls: list[asyncio.Task[Any]] = []

        def begin(owner: str, n: int) -> None:
            call = app.acall("alone", {"n": n}, Context(owner=owner))
            calls.append(asyncio.create_task(call))

        for n in range(1000):
            begin("greedy", n)
        begin("modest", 1001)
        begin("modest", 1002)
        begin("third", 1003)
        await until(lambda: app.host.turns().counts() == (1, 1002))
        gate.is_open.set()
        await asyncio.gather(*calls)
        assert app.host.turns().counts() == (0, 0)
        assert app.host.turns().remembered() == 0
        return gate.ran

    # One runs already when the others come.
    assert asyncio.run(main())[:6] == [0, 1001, 1003, 1, 1002, 2]


def test_a_call_that_gives_way_ends_as_unavailable() -> None:
    async def main() -> None:
        gate = Gate()
        app = registry(gate.__call__, limits=Limits(queue=2))

        def begin(owner: str, n: int) -> asyncio.Task[Any]:
            call = app.acall("alone", {"n": n}, Context(owner=owner))
            return asyncio.create_task(call)

        first, second, third = (begin("greedy", n) for n in range(3))
        await until(lambda: app.host.turns().counts() == (1, 2))
        fourth = begin("modest", 4)
        refused = fault(await third)
        assert refused.code == "unavailable"
        assert refused.message == "The host is too busy to run the tool alone."
        assert refused.retryable
        gate.is_open.set()
        assert all(answer.ok for answer in await asyncio.gather(first, second, fourth))
        assert gate.ran == [0, 4, 1]

    asyncio.run(main())


def test_whatever_ends_a_call_gives_its_place_back() -> None:
    async def main() -> None:
        gate = Gate()
        app = limited(gate, parallel=1, queue=0)
        cx = Context(owner="greedy")
        call = await gate.holds(app, cx)
        assert code(await called(app, cx)) == "rate_limited"
        call.cancel()
        with suppress(asyncio.CancelledError):
            await call
        assert (await called(app, cx)).ok
        token = cx.cancel.child()
        gate.ran.clear()
        call = await gate.holds(app, cx.with_cancel(token))
        assert code(await called(app, cx)) == "rate_limited"
        token.cancel()
        assert code(await call) == "cancelled"
        # Its handler ends a moment later.
        await until(lambda: idle(app))
        assert (await called(app, cx)).ok
        gate.ran.clear()
        call = await gate.holds(app, Context(owner="greedy", timeout=0.02))
        assert code(await call) == "timeout"
        await until(lambda: idle(app))
        assert (await called(app, cx)).ok
        assert app.host.turns().remembered() == 0

    asyncio.run(main())


def test_threads_are_shared_between_callers() -> None:
    ran: list[int] = []
    go = threading.Event()

    def handler(_: Context, args: Args) -> Number:
        ran.append(args.n)
        assert go.wait(30)
        return Number(value=args.n % 1000)

    async def main() -> None:
        app = registry(handler)
        calls = [
            asyncio.create_task(app.acall("act", {"n": n}, Context(owner="greedy")))
            for n in range(100)
        ]
        for n in (101, 102):
            call = app.acall("act", {"n": n}, Context(owner="modest"))
            calls.append(asyncio.create_task(call))
        await until(lambda: thread_counts().waiting == 101)
        go.set()
        assert all(answer.ok for answer in await asyncio.gather(*calls))

    limit_threads(running=1)
    try:
        asyncio.run(main())
    finally:
        limit_threads()
    # One runs already when the others come.
    assert ran[:6] == [0, 1, 101, 2, 102, 3]


def test_callers_do_not_fill_the_memory() -> None:
    app = registry(lambda _, args: Number(value=args.n))
    app.limits = Limits(quota=Quota(rate=Rate(1, 3600), burst=2, callers=100))
    for n in range(1000):
        assert app.call("act", {"n": 1}, Context(owner=str(n))).ok
        assert app.host.turns().remembered() <= 100
