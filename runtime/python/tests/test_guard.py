"""Handlers that never return, are cancelled, run beside each other."""

from __future__ import annotations

import asyncio
import contextvars
import functools
import subprocess
import sys
import threading
import time
from typing import Any

import pytest
from numbers_tools import Args, Number, TooOdd
from support import Lines, app, code

from toolrt import Cancel, Context

STOP = threading.Event()

LONG = 30


@pytest.fixture(autouse=True)
def _stop() -> Any:
    STOP.clear()
    yield
    STOP.set()


def sleeps(_: Context, args: Args) -> Number:
    STOP.wait(args.n)
    return Number(value=1)


async def asleeps(_: Context, args: Args) -> Number:
    await asyncio.sleep(args.n)
    return Number(value=1)


async def blocks(_: Context, args: Args) -> Number:
    STOP.wait(args.n)  # an async handler must not do this; some do
    return Number(value=1)


async def clings(_: Context, args: Args) -> Number:
    end = time.monotonic() + args.n
    while time.monotonic() < end and not STOP.is_set():
        try:
            await asyncio.sleep(0.02)
        except asyncio.CancelledError:
            continue
    return Number(value=1)


def in_time(begin: float) -> bool:
    return time.monotonic() - begin < LONG / 2


@pytest.mark.parametrize("handler", [sleeps, asleeps, blocks, clings])
def test_a_handler_that_never_returns_times_out(handler: Any) -> None:
    begin = time.monotonic()
    registry = app(quick=handler)
    envelope = registry.call("quick", n=LONG)
    assert code(envelope) == "timeout"
    assert envelope.error is not None
    assert envelope.error.message == "The tool quick was not done in time."
    assert in_time(begin)
    # Whoever calls next is not kept waiting.
    assert registry.call("quick", n=0).ok


@pytest.mark.parametrize("handler", [sleeps, asleeps, clings])
def test_a_handler_that_never_returns_times_out_on_a_loop(handler: Any) -> None:
    async def both() -> None:
        registry = app(quick=handler, halve=handler)
        assert code(await registry.acall("quick", n=LONG)) == "timeout"
        limited = Context(timeout=0.1)
        assert code(await registry.acall("halve", {"n": LONG}, limited)) == "timeout"
        assert (await registry.acall("quick", n=0)).ok
        STOP.set()

    begin = time.monotonic()
    asyncio.run(both())
    assert in_time(begin)


@pytest.mark.parametrize("handler", [sleeps, asleeps, clings])
def test_a_handler_that_never_returns_is_cancelled(handler: Any) -> None:
    registry = app(halve=handler)
    cx = Context()
    threading.Timer(0.05, cx.cancel.cancel).start()
    begin = time.monotonic()
    assert code(registry.call("halve", {"n": LONG}, cx)) == "cancelled"
    assert code(registry.call("halve", {"n": 0}, cx)) == "cancelled"
    assert in_time(begin)


@pytest.mark.parametrize("handler", [sleeps, asleeps, clings])
def test_a_handler_that_never_returns_is_cancelled_on_a_loop(handler: Any) -> None:
    async def cancels() -> None:
        cx = Context()
        asyncio.get_running_loop().call_later(0.05, cx.cancel.cancel)
        envelope = await app(halve=handler).acall("halve", {"n": LONG}, cx)
        assert code(envelope) == "cancelled"
        STOP.set()

    begin = time.monotonic()
    asyncio.run(cancels())
    assert in_time(begin)


def test_a_cancelled_task_cancels_the_handler_and_says_so() -> None:
    seen: list[str] = []

    async def handler(_: Context, args: Args) -> Number:
        try:
            await asyncio.sleep(args.n)
        finally:
            seen.append("cleaned up")
        return Number(value=0)

    async def cancels() -> None:
        events = Lines()
        registry = app(halve=handler)
        for cx in (Context(events=events), Context(events=events, timeout=LONG)):
            task = asyncio.create_task(registry.acall("halve", {"n": LONG}, cx))
            await asyncio.sleep(0.02)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        await asyncio.sleep(0)
        assert events.lines.count("call_finished") == 2

    asyncio.run(cancels())
    assert seen == ["cleaned up"] * 2


def test_a_handler_learns_that_its_call_is_over() -> None:
    learnt = threading.Event()

    def waits(cx: Context, _: Args) -> Number:
        assert not cx.is_cancelled()
        if cx.cancel.wait(LONG):
            learnt.set()
        return Number(value=0)

    begin = time.monotonic()
    assert code(app(quick=waits).call("quick", n=1)) == "timeout"
    assert learnt.wait(LONG)
    learnt.clear()
    outer = Context()
    threading.Timer(0.05, outer.cancel.cancel).start()
    assert code(app(halve=waits).call("halve", {"n": 1}, outer)) == "cancelled"
    assert learnt.wait(LONG)
    assert in_time(begin)


def test_a_call_is_cancelled_through_a_token_asked_for_while_it_runs() -> None:
    cx = Context()

    def waits(inside: Context, _: Args) -> Number:
        threading.Timer(0.02, cx.cancel.cancel).start()
        while not inside.is_cancelled():
            time.sleep(0.005)
        raise KeyError

    assert code(app(halve=waits).call("halve", {"n": 1}, cx)) == "cancelled"


def test_a_token_forgets_those_who_stop_waiting() -> None:
    cancel = Cancel()
    registry = app(halve=sleeps)
    cx = Context().with_cancel(cancel)
    for _ in range(3):
        assert registry.call("halve", {"n": 0}, cx).ok
        assert asyncio.run(registry.acall("halve", {"n": 0}, cx)).ok
        assert not cancel.wait(0.0)
    assert cancel.waiting == 0
    cancel.cancel()
    asyncio.run(asyncio.wait_for(cancel.cancelled(), LONG))
    assert cancel.child().is_cancelled()
    assert repr(cancel) == "Cancel(cancelled=True)"


def test_handlers_that_are_not_async_run_in_the_thread_of_the_caller() -> None:
    def where(_: Context, args: Args) -> Number:
        same = threading.current_thread() is threading.main_thread()
        return Number(value=int(same) * args.n)

    registry = app(halve=where, quick=where)
    assert registry.call("halve", n=7).unwrap().value == 7
    assert registry.call("quick", n=7).unwrap().value == 0
    assert asyncio.run(registry.acall("halve", n=7)).unwrap().value == 0


def test_a_loop_goes_on_while_handlers_run_beside_it() -> None:
    barrier = threading.Barrier(20)

    def meets(_: Context, args: Args) -> Number:
        barrier.wait(LONG)
        return Number(value=args.n)

    async def calls() -> list[int]:
        registry = app(halve=meets)
        answers = (registry.acall("halve", n=n) for n in range(20))
        return [envelope.unwrap().value for envelope in await asyncio.gather(*answers)]

    assert asyncio.run(calls()) == list(range(20))


def test_many_threads_call_at_once() -> None:
    registry = app(halve=sleeps, quick=asleeps)
    answers: list[bool] = []

    def calls() -> None:
        for _ in range(20):
            answers.append(registry.call("halve", n=0).ok)
            answers.append(registry.call("quick", n=0).ok)

    threads = [threading.Thread(target=calls) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [True] * 320


def test_a_handler_calls_tools_itself() -> None:
    def outer(cx: Context, args: Args) -> Number:
        if args.n == 0:
            return Number(value=1)
        return Number(value=1 + registry.call("halve", {"n": 0}, cx).unwrap().value)

    async def aouter(cx: Context, args: Args) -> Number:
        if args.n == 0:
            return Number(value=1)
        if args.n == 1:
            inner = await registry.acall("halve", {"n": 0}, cx)
        else:
            # Waits on the loop that it runs on: the call inside gets one of its own.
            inner = registry.call("halve", {"n": 0}, cx)
        return Number(value=1 + inner.unwrap().value)

    for handler, n in ((outer, 1), (aouter, 1), (aouter, 2)):
        registry = app(halve=handler)
        assert registry.call("halve", n=n).unwrap().value == 2
        assert asyncio.run(registry.acall("halve", n=n)).unwrap().value == 2
        limited = Context(timeout=LONG)
        assert registry.call("halve", {"n": n}, limited).unwrap().value == 2


def test_context_variables_reach_the_handler() -> None:
    variable: contextvars.ContextVar[int] = contextvars.ContextVar("variable")

    def reads(_: Context, __: Args) -> Number:
        return Number(value=variable.get())

    async def areads(cx: Context, args: Args) -> Number:
        return reads(cx, args)

    variable.set(5)
    for handler in (reads, areads):
        registry = app(halve=handler, quick=handler)
        for name in ("halve", "quick"):
            assert registry.call(name, n=0).unwrap().value == 5
            assert asyncio.run(registry.acall(name, n=0)).unwrap().value == 5


class Object:
    async def __call__(self, _: Context, args: Args) -> Number:
        await asyncio.sleep(0)
        return Number(value=args.n)


def gives_an_awaitable(cx: Context, args: Args) -> Any:
    return Object()(cx, args)


@pytest.mark.parametrize(
    "handler",
    [Object(), functools.partial(Object()), gives_an_awaitable],
)
def test_whatever_gives_an_awaitable_is_awaited(handler: Any) -> None:
    registry = app(halve=handler, quick=handler)
    for name in ("halve", "quick"):
        assert registry.call(name, n=3).unwrap().value == 3
        assert asyncio.run(registry.acall(name, n=3)).unwrap().value == 3


async def exits(_: Context, args: Args) -> Number:
    if args.n == 1:
        raise SystemExit(3)
    if args.n == 2:
        raise asyncio.CancelledError
    raise TooOdd(n=3)


@pytest.mark.parametrize(
    ("n", "wanted"), [(1, "internal"), (2, "cancelled"), (3, "too_odd")]
)
def test_nothing_that_an_async_handler_raises_gets_past_its_call(
    n: int, wanted: str
) -> None:
    registry = app(halve=exits, quick=exits)
    for name in ("halve", "quick"):
        assert code(registry.call(name, n=n)) == wanted
        assert code(asyncio.run(registry.acall(name, n=n))) == wanted


def test_an_interrupt_is_no_matter_of_the_call() -> None:
    def interrupts(_: Context, __: Args) -> Number:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        app(halve=interrupts).call("halve", n=1)


def test_a_process_with_a_handler_that_hangs_still_ends() -> None:
    program = """
import time
from support import app
from numbers_tools import Number
registry = app(quick=lambda cx, args: time.sleep(60))
print(registry.call("quick", n=1).error.code)
"""
    begin = time.monotonic()
    here = __file__.rpartition("/")[0]
    ended = subprocess.run(  # noqa: S603 # this very interpreter
        [sys.executable, "-c", program],
        cwd=here,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ended.stdout == "timeout\n"
    assert in_time(begin)
