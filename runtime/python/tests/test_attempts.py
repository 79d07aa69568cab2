"""Handlers that fail for now are called again, as often and as late as they say."""

# pyright: reportArgumentType=false
# pyright: reportIncompatibleMethodOverride=false
from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import Args, Number, TooOdd, tool
from support import Clock, Lines, code

from toolrt import Action, Context, Kind, Policy, Registry, Spec
from toolrt.call import Finished, Log
from toolrt.host import Toolset
from toolrt.host.attempts import wait_ms
from toolrt.spec import Effects, ErrorSpec, ToolsetSpec

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Envelope, Sink

BUSY = ErrorSpec(
    code="too_odd", kind=Kind.UNAVAILABLE, message="Later.", action=Action.RETRY
)


class Hand(Clock):
    """A clock that goes on when somebody sleeps."""

    def sleep(self, seconds: float) -> None:
        self.time += seconds

    async def asleep(self, seconds: float) -> None:
        self.time += seconds


def registry(handler: Callable[..., Any], **more: Any) -> Registry:
    effects = more.pop("effects", Effects(readonly=True))
    said = {"retries": 2, "backoff_ms": 1000, **more.pop("said", {})}
    codecs = {"item": more.pop("item")} if "item" in more else {}
    own = tool("try", effects=effects, errors=(BUSY,), **said, **codecs)
    provider = type("Provider", (), {"go": staticmethod(handler)})()
    toolset = ToolsetSpec(name="trying", service="tests", tools=("try",))
    doors = {"log": Lines(), "clock": Hand(), "random": lambda: 0.0, **more}
    return Registry(**doors).register(
        Toolset.of("trying", lambda: lambda: toolset, provider, [(own, "go")])
    )


def here(registry: Registry, cx: Context | None = None) -> Envelope[Any]:
    return registry.call("try", {"n": 7}, cx)


def on_a_loop(registry: Registry, cx: Context | None = None) -> Envelope[Any]:
    return asyncio.run(registry.acall("try", {"n": 7}, cx))


WAYS = pytest.mark.parametrize("way", [here, on_a_loop])


class Fails:
    """Fails some times, and spoils what it was given."""

    def __init__(self, failures: int) -> None:
        self.left = failures
        self.given: list[int] = []

    def __call__(self, _: Context, args: Args) -> Number:
        self.given.append(args.n)
        args.n = -1
        if self.left:
            self.left -= 1
            raise TooOdd(n=1)
        return Number(value=0)

    async def later(self, cx: Context, args: Args) -> Number:
        return self(cx, args)


@WAYS
@pytest.mark.parametrize("is_async", [False, True])
def test_each_attempt_has_arguments_of_its_own(way: Any, *, is_async: bool) -> None:
    fails, events = Fails(2), list[Any]()
    app = registry(fails.later if is_async else fails)
    envelope = way(app, Context(events=events.append))
    assert envelope.ok
    assert envelope.meta.attempts == 3
    assert envelope.meta.duration_ms == 1500
    assert fails.given == [7, 7, 7]
    names = ["call_scheduled", "call_started", "log", "log", "call_finished"]
    assert [event.kind.name for event in events] == names
    logs = [event.kind.message for event in events if isinstance(event.kind, Log)]
    assert logs == [
        "Attempt 1 of 3 failed with too_odd; the next one begins in 500 ms.",
        "Attempt 2 of 3 failed with too_odd; the next one begins in 1000 ms.",
    ]


@WAYS
def test_only_what_changes_nothing_more_is_tried_again(way: Any) -> None:
    for effects in (Effects(), Effects(destructive=False), Effects(open_world=True)):
        fails = Fails(1)
        envelope = way(registry(fails, effects=effects))
        assert code(envelope) == "too_odd"
        assert envelope.meta.attempts is None
    fails = Fails(1)
    idempotent = Effects(idempotent=True)
    assert way(registry(fails, effects=idempotent)).ok


@WAYS
def test_a_cancel_ends_the_wait(way: Any) -> None:
    failed, heard = threading.Event(), list[Any]()

    def fails(_: Context, _args: Args) -> Number:
        failed.set()
        raise TooOdd(n=1)

    app = registry(fails, clock=Clock(), said={"backoff_ms": 60_000})
    cx = Context(events=heard.append)
    cancel = cx.cancel

    def later() -> None:
        failed.wait()
        time.sleep(0.02)
        cancel.cancel()

    canceller = threading.Thread(target=later)
    canceller.start()
    start = time.monotonic()
    assert code(way(app, cx)) == "cancelled"
    assert time.monotonic() - start < 10
    canceller.join()
    assert sum(isinstance(event.kind, Finished) for event in heard) == 1


def test_a_task_that_is_cancelled_ends_its_wait() -> None:
    heard = list[Any]()
    app = registry(Fails(1).later, clock=Clock(), said={"backoff_ms": 60_000})

    async def main() -> None:
        call = asyncio.create_task(
            app.acall("try", {"n": 7}, Context(events=heard.append))
        )
        await asyncio.sleep(0.02)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call

    asyncio.run(main())
    assert isinstance(heard[-1].kind, Finished)
    assert code(heard[-1].kind.envelope) == "cancelled"


@WAYS
def test_the_systems_clock_waits(way: Any) -> None:
    from toolrt.host import SystemClock  # noqa: PLC0415

    fails = Fails(1)
    said = {"backoff_ms": 60}
    app = registry(fails, clock=SystemClock(), said=said)
    start = time.monotonic()
    assert way(app).ok
    assert 0.03 <= time.monotonic() - start < 10


@WAYS
def test_who_has_sent_an_item_is_not_tried_again(way: Any) -> None:
    from numbers_tools import NUMBER  # noqa: PLC0415

    def sends(_: Context, _args: Args, sink: Sink[Number]) -> Number:
        sink.send(Number(value=1))
        raise TooOdd(n=1)

    envelope = way(registry(sends, item=NUMBER))
    assert code(envelope) == "too_odd"
    assert envelope.meta.attempts is None


class Permits(Policy):
    """Counts the permits that are given and those that are out."""

    def __init__(self) -> None:
        self.given = self.out = 0

    def limit(self, _spec: Spec, _cx: Context) -> Callable[[], object]:
        self.given += 1
        self.out += 1

        def release() -> None:
            self.out -= 1

        return release


@WAYS
@pytest.mark.parametrize("failures", [0, 1, 9])
def test_all_attempts_are_one_call_for_a_policy(way: Any, failures: int) -> None:
    fails, permits = Fails(failures), Permits()
    out = list[int]()

    def handler(cx: Context, args: Args) -> Number:
        out.append(permits.out)
        return fails(cx, args)

    way(registry(handler, policy=permits))
    assert (permits.given, permits.out) == (1, 0)
    assert set(out) == {1}


def test_waits_are_those_of_the_other_runtime() -> None:
    from toolrt import CallFault  # noqa: PLC0415
    from toolrt.call.envelope import Recovery  # noqa: PLC0415

    def wait(backoff: int, failed: int, after: int | None, chance: float) -> int:
        spec = Spec(name="try", backoff_ms=backoff)
        recovery = Recovery(action=Action.RETRY, after_ms=after)
        fault = CallFault(
            code="busy", kind=Kind.UNAVAILABLE, message="", recovery=recovery
        )
        return wait_ms(spec, failed, fault, lambda: chance)

    assert [wait(500, failed, None, 0.0) for failed in (1, 2, 3)] == [250, 500, 1000]
    assert [wait(500, failed, None, 0.0) for failed in (8, 9, 64)] == [30_000] * 3
    assert wait(600_000, 7, None, 0.0) == 300_000
    assert wait(0, 1, None, 0.9) == 0
    assert wait(0, 1, 70, 0.9) == 70
    assert wait(101, 1, 70, 0.5) == 70 + 25
    assert wait(101, 1, 20, 0.5) == 50 + 25
    assert wait(100, 1, None, float("nan")) == 50
    assert wait(100, 1, None, -1.0) == 50
    assert wait(100, 1, None, float("inf")) == 100
