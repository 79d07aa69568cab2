"""Registries that shut down: running calls have their time, and no others begin."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from typing import Any

import pytest
from generated import ROOT
from numbers_tools import Number, numbers
from support import app, code, fault, gives

from toolrt import Registry
from toolrt.call import Cancel, Context, Envelope
from toolrt.host import Limits, ShutDown
from toolrt.host.gate import Gate, Pass

VECTORS: dict[str, Any] = json.loads(
    (ROOT / "spec/conformance/shutdown/shutdown.json").read_text(encoding="utf-8")
)

FOUR = gives(Number(value=4))


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])
def test_calls_are_let_in_as_the_vectors_say(case: dict[str, Any]) -> None:
    gate, contexts, passes = Gate(), dict[str, Context](), dict[str, Pass]()

    def taken(step: dict[str, Any]) -> object:
        match step:
            case {"enter": name}:
                around = step.get("inside")
                cx = Context() if around is None else contexts[around].child()
                contexts[name] = cx
                own = gate.enter(cx)
                if own is None:
                    return "refused"
                passes[name] = own
                return "in"
            case {"leave": name}:
                gate.leave(passes[name])
                return None
            case {"wait": name}:
                return passes[name].may_wait()
            case {"turn": name}:
                return "turned away" if passes[name].is_turned_away() else "runs"
            case {"idle": _}:
                place = object()
                runs = gate.when_idle(place, lambda: None)
                gate.forget(place)
                return not runs
            case {"report": _}:
                return list(gate.counts())
            case {"shut": _}:
                gate.shut()
            case _:
                gate.cancel()
        return sorted(name for name, cx in contexts.items() if cx.is_cancelled())

    for step in case["steps"]:
        keys = ("then", "idle", "report", "shut", "cancel")
        wanted = next((step[key] for key in keys if key in step), None)
        assert taken(step) == wanted, step


class Waits:
    """A handler that waits until it is told to go on."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.go_on = threading.Event()
        self.calls = 0

    def __call__(self, *_: Any) -> Number:
        self.calls += 1
        self.begun.release()
        assert self.go_on.wait(10)
        return Number(value=4)


class Caller:
    """Calls a tool in a thread of its own."""

    def __init__(self, registry: Registry, cx: Context | None = None) -> None:
        self.envelope: Envelope[Any] | None = None

        def run() -> None:
            self.envelope = registry.call("halve", {"n": 8}, cx)

        self._thread = threading.Thread(target=run)
        self._thread.start()

    def ended(self) -> Envelope[Any]:
        self._thread.join(10)
        assert self.envelope is not None
        return self.envelope


class Shutting:
    """Shuts a registry down in a thread of its own."""

    def __init__(self, registry: Registry, grace: float) -> None:
        self.done: ShutDown | None = None

        def run() -> None:
            self.done = registry.shutdown(grace)

        self._thread = threading.Thread(target=run)
        self._thread.start()
        while not registry.is_shut_down:
            self._thread.join(0.001)

    def ended(self) -> ShutDown:
        self._thread.join(10)
        assert self.done is not None
        return self.done


def test_a_running_call_finishes_and_no_other_begins() -> None:
    halve = Waits()
    registry = app(halve=halve)
    running = Caller(registry)
    assert halve.begun.acquire(timeout=10)
    shutting = Shutting(registry, 30)
    refused = registry.call("halve", {"n": 8})
    assert code(refused) == "unavailable"
    assert fault(refused).message == (
        "The host shuts down, and takes no calls any more."
    )
    assert code(registry.preflight("halve", {"n": 8})) == "unavailable"
    assert code(registry.call("no")) == "unknown_tool"
    halve.go_on.set()
    assert running.ended().ok
    assert shutting.ended() == ShutDown(1, 0, 0)
    assert registry.shutdown(0) == ShutDown(1, 0, 0)


def test_a_call_that_does_not_end_is_cancelled() -> None:
    seen = threading.Event()

    def halve(cx: Context, _: Any) -> Number:
        begun.set()
        while not cx.is_cancelled():
            seen.wait(0.001)
        seen.set()
        return Number(value=4)

    begun = threading.Event()
    registry, callers = app(halve=halve), Cancel()
    running = Caller(registry, Context().with_cancel(callers))
    assert begun.wait(10)
    assert registry.shutdown(0.02) == ShutDown(0, 1, 0)
    assert code(running.ended()) == "cancelled"
    assert seen.wait(10)
    # The token of the caller is the caller's.
    assert not callers.is_cancelled()


def test_a_handler_in_its_callers_thread_sees_the_end() -> None:
    begun = threading.Event()

    def halve(cx: Context, _: Any) -> Number:
        begun.set()
        while not cx.is_cancelled():
            begun.wait(0.001)
        return Number(value=4)

    registry = app(halve=halve)
    running = Caller(registry)
    assert begun.wait(10)
    assert registry.shutdown(0.02) == ShutDown(0, 1, 0)
    assert running.ended().ok


def test_a_handler_that_ignores_its_context_is_left() -> None:
    halve = Waits()
    registry = app(halve=halve)
    running = Caller(registry)
    assert halve.begun.acquire(timeout=10)
    assert registry.shutdown(0.02) == ShutDown(0, 0, 1)
    halve.go_on.set()
    assert running.ended().ok
    assert registry.shutdown(0) == ShutDown(0, 1, 0)


def test_who_waits_for_a_turn_is_turned_away() -> None:
    halve = Waits()
    registry = Registry(limits=Limits(parallel=1)).register(numbers(halve=halve))
    running = Caller(registry)
    assert halve.begun.acquire(timeout=10)
    queued = Caller(registry)
    while registry.host.turns().counts() != (1, 1):
        halve.go_on.wait(0.001)
    shutting = Shutting(registry, 30)
    assert code(queued.ended()) == "unavailable"
    halve.go_on.set()
    assert running.ended().ok
    assert shutting.ended() == ShutDown(1, 1, 0)
    assert halve.calls == 1


def test_a_running_call_may_make_calls() -> None:
    begun, go_on = threading.Event(), threading.Event()
    inner: list[Envelope[Any]] = []

    def halve(cx: Context, _: Any) -> Number:
        begun.set()
        assert go_on.wait(10)
        inner.append(registry.call("quick", {"n": 8}, cx))
        # A context of nobody is no call of this one.
        inner.append(registry.call("quick", {"n": 8}))
        return Number(value=4)

    registry = app(halve=halve, quick=FOUR)
    running = Caller(registry)
    assert begun.wait(10)
    shutting = Shutting(registry, 30)
    go_on.set()
    assert running.ended().ok
    assert shutting.ended() == ShutDown(1, 0, 0)
    assert inner[0].ok
    assert code(inner[1]) == "unavailable"


def test_a_loop_goes_on_meanwhile() -> None:
    async def run() -> None:
        go_on = asyncio.Event()

        async def halve(*_: Any) -> Number:
            await go_on.wait()
            return Number(value=4)

        async with app(halve=halve) as registry:
            call = asyncio.ensure_future(registry.acall("halve", {"n": 8}))
            await asyncio.sleep(0)
            asyncio.get_running_loop().call_later(0.01, go_on.set)
        assert call.done()
        assert call.result().ok
        assert code(await registry.acall("halve", {"n": 8})) == "unavailable"
        assert await registry.ashutdown() == ShutDown(1, 0, 0)

    asyncio.run(run())


def test_a_coroutine_that_waits_is_cancelled() -> None:
    async def run() -> None:
        async def halve(*_: Any) -> Number:
            await asyncio.sleep(60)
            return Number(value=4)

        registry = app(halve=halve)
        call = asyncio.ensure_future(registry.acall("halve", {"n": 8}))
        await asyncio.sleep(0.01)
        assert await registry.ashutdown(0.01) == ShutDown(0, 1, 0)
        assert code(await call) == "cancelled"

    asyncio.run(run())


def test_the_task_of_a_caller_goes_on() -> None:
    async def run() -> None:
        ended: list[str] = []

        async def halve(*_: Any) -> Number:
            try:
                await asyncio.sleep(60)
            finally:
                ended.append("handler")
            return Number(value=4)

        async def caller(registry: Registry) -> str:
            envelope = await registry.acall("halve", {"n": 8})
            # It waits again, as if nothing had been.
            await asyncio.sleep(0.01)
            task = asyncio.current_task()
            assert task is not None
            assert task.cancelling() == 0
            return code(envelope)

        registry = app(halve=halve)
        task = asyncio.ensure_future(caller(registry))
        await asyncio.sleep(0.01)
        shutting = asyncio.to_thread(registry.shutdown, 0.01)
        assert await shutting == ShutDown(0, 1, 0)
        assert await task == "cancelled"
        assert ended == ["handler"]

    asyncio.run(run())


def test_a_block_shuts_its_registry_down() -> None:
    with app(halve=FOUR) as registry:
        assert registry.call("halve", {"n": 8}).ok
    assert registry.is_shut_down
    assert code(registry.call("halve", {"n": 8})) == "unavailable"


def test_an_abandoned_call_has_ended() -> None:
    async def run() -> None:
        async def halve(*_: Any) -> Number:
            await asyncio.sleep(60)
            return Number(value=4)

        registry = app(halve=halve)
        call = asyncio.ensure_future(registry.acall("halve", {"n": 8}))
        await asyncio.sleep(0.01)
        call.cancel()
        done = await registry.ashutdown(10)
        assert done.left == 0

    asyncio.run(run())


def test_a_collection_may_end_calls_while_others_begin() -> None:
    registry = app(halve=FOUR)
    gate = registry.host.gate

    class Left:
        def __init__(self) -> None:
            self.itself = self
            self.own = gate.enter(Context())

        def __del__(self) -> None:
            assert self.own is not None
            gate.leave(self.own)

    threshold = gc.get_threshold()
    gc.set_threshold(1)
    try:
        for _ in range(50):
            Left()
            assert registry.call("halve", {"n": 8}).ok
    finally:
        gc.set_threshold(*threshold)
    gc.collect()
    assert registry.shutdown(1).left == 0


def test_threads_that_call_while_it_shuts_down_are_refused_or_counted() -> None:
    for _ in range(30):
        registry, results = app(halve=FOUR), list[bool]()
        go = threading.Barrier(9)

        def call(
            registry: Registry = registry,
            results: list[bool] = results,
            go: threading.Barrier = go,
        ) -> None:
            go.wait()
            results.extend(registry.call("halve", {"n": 8}).ok for _ in range(20))

        threads = [threading.Thread(target=call) for _ in range(8)]
        for thread in threads:
            thread.start()
        go.wait()
        done = registry.shutdown(10)
        for thread in threads:
            thread.join(10)
        assert (done.cancelled, done.left, len(results)) == (0, 0, 160)
