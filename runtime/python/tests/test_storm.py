"""Many calls at once, whose handlers and callers do everything that they can do.

Each ends once, and whatever was taken is given back. The suite makes some thousands;
`TOOLRT_STORM=100 pytest runtime/python/tests/test_storm.py` makes 100,000.
"""

# pyright: reportArgumentType=false
# pyright: reportIncompatibleMethodOverride=false
from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from numbers_tools import Args, Number, TooOdd, tool

from toolrt import Action, Context, Kind, Policy, Registry, Spec
from toolrt.call import Finished, Scheduled
from toolrt.host import (
    Idempotency,
    Limits,
    MemoryStore,
    Rate,
    ToolLimits,
    Toolset,
    thread_counts,
)
from toolrt.spec import Effects, ErrorSpec, ToolsetSpec

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Event

WAVE = 1000
WAVES = int(os.environ.get("TOOLRT_STORM", "4"))

BUSY = ErrorSpec(
    code="too_odd", kind=Kind.UNAVAILABLE, message="Later.", action=Action.RETRY
)
SAFE = Effects(readonly=True)
TOOLS = {
    "act": tool("act"),
    "hurry": tool("hurry", timeout_ms=30),
    "again": tool("again", effects=SAFE, errors=(BUSY,), retries=2, backoff_ms=2),
    "alone": tool("alone", parallel=1),
    "often": tool("often"),
    "later": tool("later", parallel=16, timeout_ms=200),
}
SPEC = ToolsetSpec(name="storm", service="tests", tools=tuple(TOOLS))


class Silent:
    """A log that nobody reads."""

    def failure(self, *_: object) -> None:
        pass


class Permits(Policy):
    """Counts the permits that are out."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.out = 0

    def limit(self, _spec: Spec, cx: Context) -> Callable[[], object]:
        if cx.label("policy") == "fails":
            raise ZeroDivisionError
        with self.lock:
            self.out += 1
        return self.release

    def release(self) -> None:
        with self.lock:
            self.out -= 1


class Storm:
    """The registry, and what was heard of its calls."""

    def __init__(self) -> None:
        self.random = random.Random(7)  # noqa: S311 # the same each time
        self.permits = Permits()
        self.lock = threading.Lock()
        self.scheduled: dict[str, int] = defaultdict(int)
        self.finished: dict[str, list[Any]] = defaultdict(list)
        self.calls = self.envelopes = self.dropped = 0
        limits = Limits(
            parallel=200,
            queue=300,
            tools={
                "hurry": ToolLimits(parallel=50),
                "often": ToolLimits(rate=Rate(100, 0.05)),
            },
        )
        self.app = Registry(
            policy=self.permits,
            log=Silent(),
            limits=limits,
            idempotency=Idempotency(store=MemoryStore(keys=500, size=100_000)),
        )
        provider = type(
            "Provider",
            (),
            {
                "blocks": staticmethod(self.blocks),
                "waits": staticmethod(self.waits),
            },
        )()
        tools = [
            (own, "blocks" if name in {"hurry", "often"} else "waits")
            for name, own in TOOLS.items()
        ]
        self.app.register(Toolset.of("storm", lambda: lambda: SPEC, provider, tools))

    def hears(self, event: Event) -> None:
        with self.lock:
            if isinstance(event.kind, Scheduled):
                self.scheduled[event.call_id] += 1
            elif isinstance(event.kind, Finished):
                self.finished[event.call_id].append(event.kind.envelope)
            else:
                assert event.call_id not in self.finished

    def blocks(self, cx: Context, args: Args) -> Number:
        """Do what the rest of the argument says, in a thread."""
        match args.n % 10:
            case 0:
                raise ZeroDivisionError
            case 1:
                raise SystemExit
            case 2:
                cx.cancel.wait(0.05)
            case 5:
                self.app.call("alone", {"n": 6}, cx)
            case _:
                pass
        return Number(value=args.n)

    async def waits(self, cx: Context, args: Args) -> Number:
        """Do the same on a loop."""
        match args.n % 10:
            case 0:
                raise ZeroDivisionError
            case 1:
                raise SystemExit
            case 2:
                await asyncio.sleep(0.05)
            case 3 if cx.tool == "again":
                raise TooOdd(n=1)
            case 4:
                await asyncio.sleep(0)
            case 5:
                inner = ("alone", "again", "act")[args.n // 10 % 3]
                await self.app.acall(inner, {"n": 6}, cx)
            case _:
                pass
        return Number(value=args.n)

    async def call(self) -> None:
        """Make a call, and do what callers do."""
        dice = self.random
        self.calls += 1
        call_id = f"storm-{self.calls}"
        cx = Context(call_id=call_id, events=self.hears)
        name, n = dice.choice(list(TOOLS)), dice.randrange(1000)
        if dice.randrange(4) == 0:
            cx = cx.with_timeout(dice.random() * 0.1)
        if dice.randrange(50) == 0:
            cx = cx.with_label("policy", "fails")
        if dice.randrange(8) == 0:
            cx = cx.with_idempotency_key(str(dice.randrange(200)))
        loop = asyncio.get_running_loop()
        if dice.randrange(8) == 0:
            loop.call_later(dice.random() * 0.1, cx.cancel.cancel)
        task = asyncio.ensure_future(self.app.acall(name, {"n": n}, cx))
        if dice.randrange(8) == 0:
            loop.call_later(dice.random() * 0.1, task.cancel)
        try:
            envelope = await task
        except asyncio.CancelledError:
            self.dropped += 1
            # It may have gone before it began.
            began = self.scheduled.pop(call_id, 0)
            assert len(self.finished.pop(call_id, [])) == began
            return
        self.envelopes += 1
        assert self.scheduled.pop(call_id) == 1
        assert self.finished.pop(call_id) == [envelope]

    async def wave(self) -> None:
        await asyncio.gather(*(self.call() for _ in range(WAVE)))

    def settled(self) -> bool:
        """Whether those that were left behind have ended, too."""
        counts = thread_counts()
        left = (counts.running, counts.waiting, counts.left_behind)
        turns = self.app.host.turns().counts()
        return (self.permits.out, *turns, *left) == (0, 0, 0, 0, 0, 0)


def memory() -> int:
    """Give how many kilobytes are in memory; 0 where nobody knows."""
    try:
        with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123
            lines = [line.split() for line in status]
    except OSError:
        return 0
    return next((int(line[1]) for line in lines if line[0] == "VmRSS:"), 0)


def test_every_call_ends_once() -> None:
    storm, early = Storm(), 0
    for wave in range(WAVES):
        asyncio.run(storm.wave())
        end = time.monotonic() + 10
        while not storm.settled():
            assert time.monotonic() < end, (storm.permits.out, thread_counts())
            time.sleep(0.005)
        # What is left are the calls that handlers have made.
        assert set(storm.scheduled) == set(storm.finished)
        assert set(storm.scheduled.values()) <= {1}
        assert all(len(ends) == 1 for ends in storm.finished.values())
        storm.scheduled.clear()
        storm.finished.clear()
        if wave == WAVES // 5:
            early = memory()
    assert storm.calls == WAVES * WAVE
    assert storm.envelopes + storm.dropped == storm.calls
    assert storm.dropped > 0
    late = memory()
    print(f"{storm.calls} calls; {early} KB after a fifth, {late} KB in the end")  # noqa: T201
    assert late < early * 1.25 + 8192
