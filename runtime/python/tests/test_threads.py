"""Threads of handlers: how many there are, and what happens when there is none."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import Args, Number
from support import Lines, app, code, fault

from toolrt import Context, Policy
from toolrt.call import Finished
from toolrt.host import limit_threads, thread_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from toolrt import Envelope, Registry, Sink, Spec

LONG = 30


@pytest.fixture(autouse=True)
def _limits() -> Iterator[None]:
    yield
    limit_threads()
    settled()


def settled() -> None:
    """Wait until nothing runs any more."""

    def nothing_runs() -> bool:
        counts = thread_counts()
        return counts.running == counts.left_behind == counts.waiting == 0

    until(nothing_runs)


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.001)


class Gate:
    """A handler that waits until it is let go, and counts how many do."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.ran: list[int] = []

    def __call__(self, _: Context, args: Args) -> Number:
        self.ran.append(args.n)
        assert self.go.wait(LONG)
        return Number(value=args.n)


def no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", start)


def calls(registry: Registry, cx: Context | None = None) -> list[Envelope[Any]]:
    """Call a handler in every way that needs a thread."""
    limited = (cx or Context()).with_timeout(LONG)
    stream = registry.stream("halve", {"n": 1}, limited)
    names = [event.kind.name for event in stream]
    assert names == ["call_scheduled", "call_finished"]
    assert stream.envelope is not None
    return [
        registry.call("halve", {"n": 1}, limited),
        asyncio.run(registry.acall("halve", {"n": 1}, limited)),
        asyncio.run(registry.acall("halve", {"n": 1})),
        stream.envelope,
    ]


@pytest.fixture
def no_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no thread that waits for work from the tests before."""
    from toolrt.host import threads  # noqa: PLC0415
    from toolrt.host.threads import _Pool  # pyright: ignore[reportPrivateUsage]  # noqa: PLC0415

    settled()
    monkeypatch.setattr(threads, "_pool", _Pool(2, 2))


@pytest.mark.usefixtures("no_idle")
def test_a_call_without_a_thread_is_unavailable_and_never_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = Gate()
    gate.go.set()
    registry = app(halve=gate)
    with monkeypatch.context() as patched:
        no_thread(patched)
        envelopes = calls(registry)
    for envelope in envelopes:
        refused = fault(envelope)
        assert refused.code == refused.kind == "unavailable"
        assert refused.message == "The host is too busy to run the tool halve."
        assert refused.retryable
    # Threads are there again, and only what is called now runs.
    assert registry.call("halve", {"n": 2}, Context(timeout=LONG)).ok
    assert gate.ran == [2]


@pytest.mark.usefixtures("no_idle")
def test_an_async_handler_without_a_loop_is_unavailable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from toolrt.host import portal  # noqa: PLC0415

    async def never(_: Context, __: Args) -> Number:
        raise AssertionError

    monkeypatch.setattr(portal, "_current", None)
    no_thread(monkeypatch)
    assert code(app(halve=never).call("halve", n=1)) == "unavailable"


def test_many_calls_make_few_threads() -> None:
    limit_threads(running=8, waiting=100)
    gate = Gate()
    registry = app(halve=gate)

    async def many() -> list[Envelope[Any]]:
        tasks = [asyncio.create_task(registry.acall("halve", n=n)) for n in range(200)]
        # Calls that begin while others run already wait, too.
        await asyncio.to_thread(
            until, lambda: len(gate.ran) == 8 and thread_counts().waiting == 100
        )
        assert thread_counts().running == 8
        gate.go.set()
        return await asyncio.gather(*tasks)

    before = thread_counts().threads
    answers = asyncio.run(many())
    assert thread_counts().threads <= before + 8
    fine = [answer for answer in answers if answer.ok]
    assert len(fine) == 108
    assert {code(answer) for answer in answers if not answer.ok} == {"unavailable"}


def test_a_call_that_waits_for_a_thread_ends_in_time_and_never_runs() -> None:
    limit_threads(running=1, waiting=10)
    gate = Gate()
    registry = app(halve=gate, quick=gate)

    async def waits() -> None:
        first = asyncio.create_task(registry.acall("halve", n=1))
        await asyncio.to_thread(until, lambda: bool(gate.ran))
        limited = Context(timeout=0.02)
        assert code(await registry.acall("halve", {"n": 2}, limited)) == "timeout"
        assert code(await asyncio.to_thread(registry.call, "quick", {"n": 3})) == (
            "timeout"
        )
        cx = Context()
        third = asyncio.create_task(registry.acall("halve", {"n": 4}, cx))
        await asyncio.to_thread(until, lambda: thread_counts().waiting == 1)
        cx.cancel.cancel()
        assert code(await third) == "cancelled"
        assert thread_counts().waiting == 0
        gate.go.set()
        assert (await first).ok

    asyncio.run(waits())
    assert gate.ran == [1]


def test_what_handlers_call_needs_no_place_of_its_own() -> None:
    limit_threads(running=3, waiting=3)
    meet = threading.Barrier(3)

    def outer(cx: Context, args: Args) -> Number:
        if args.n == 0:
            return Number(value=0)
        if args.n == 3:
            meet.wait(LONG)  # all places are taken now
        tool = "pages" if args.n == 2 else "halve"
        inner = registry.call(tool, {"n": args.n - 1}, cx.with_timeout(LONG))
        return Number(value=inner.unwrap().value + 1)

    async def aouter(cx: Context, args: Args) -> Number:
        limited = cx.with_timeout(LONG)
        answers = [
            registry.acall("halve", {"n": args.n - 1}, limited) for _ in range(3)
        ]
        inner = [(await answer).unwrap().value for answer in answers]
        return Number(value=max(inner) + 1)

    registry = app(halve=outer, pages=aouter)
    answers: list[Envelope[Any]] = []

    def call() -> None:
        answers.append(registry.call("halve", {"n": 3}, Context(timeout=LONG)))

    threads = [threading.Thread(target=call) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer.unwrap().value for answer in answers] == [3, 3, 3]


def test_an_async_handler_that_calls_many_at_once_ends() -> None:
    limit_threads(running=1, waiting=100)

    def leaf(_: Context, args: Args) -> Number:
        return Number(value=args.n)

    async def fans(cx: Context, args: Args) -> Number:
        calls = [registry.acall("halve", {"n": n}, cx) for n in range(args.n)]
        answers = await asyncio.gather(*calls)
        return Number(value=sum(answer.unwrap().value for answer in answers))

    def through(cx: Context, args: Args) -> Any:
        return registry.call("pages", {"n": args.n}, cx).unwrap()

    registry = app(halve=leaf, pages=fans, quick=through)
    assert registry.call("quick", n=20).unwrap().value == 190


def test_threads_that_were_left_behind_are_counted_and_reported() -> None:
    gate, log = Gate(), Lines()
    registry = app(log, halve=gate)

    def left(cx: Context) -> None:
        # Only a handler that has begun can be left behind.
        count = len(gate.ran) + 1
        token = cx.cancel

        def leave() -> None:
            until(lambda: len(gate.ran) == count)
            token.cancel()

        threading.Thread(target=leave).start()

    first, second = Context(), Context()
    left(first)
    assert code(registry.call("halve", {"n": 1}, first)) == "cancelled"
    left(second)
    assert code(asyncio.run(registry.acall("halve", {"n": 2}, second))) == "cancelled"
    assert thread_counts().left_behind == 2
    text = "halve the-id: the handler was left behind in its thread"
    assert log.lines == [f"{text}; 1 are now", f"{text}; 2 are now"]
    gate.go.set()
    until(lambda: thread_counts().left_behind == 0)


def test_a_loop_that_a_handler_blocks_is_counted_and_reported() -> None:
    log, go = Lines(), threading.Event()

    async def blocks(_: Context, args: Args) -> Number:
        go.wait(LONG)
        return Number(value=args.n)

    registry = app(log, quick=blocks, halve=blocks)
    assert code(registry.call("quick", n=1)) == "timeout"
    assert thread_counts().left_behind == 1
    # A cancel does not wait for the loop, either.
    cx = Context()
    threading.Timer(0.02, cx.cancel.cancel).start()
    assert code(registry.call("halve", {"n": 1}, cx)) == "cancelled"
    assert thread_counts().left_behind == 2
    text = "the handler was left behind: its loop is blocked"
    assert log.lines == [f"quick the-id: {text}", f"halve the-id: {text}"]
    go.set()
    until(lambda: thread_counts().left_behind == 0)


def test_an_async_handler_that_clings_to_its_loop_is_counted() -> None:
    async def clings(_: Context, args: Args) -> Number:
        while not go.is_set():
            try:
                await asyncio.sleep(0.001)
            except asyncio.CancelledError:
                continue
        return Number(value=args.n)

    async def leaves() -> None:
        assert code(await registry.acall("quick", n=1)) == "timeout"
        assert thread_counts().left_behind == 1
        go.set()
        await asyncio.to_thread(until, lambda: thread_counts().left_behind == 0)

    registry, go = app(quick=clings), threading.Event()
    asyncio.run(leaves())


def test_places_are_limited_to_a_number_that_lets_calls_run() -> None:
    with pytest.raises(ValueError, match="at least one call"):
        limit_threads(running=0)


def test_an_interrupted_stream_interrupts_its_reader() -> None:
    def interrupts(_: Context, __: Args, ___: Sink[Number]) -> Number:
        raise KeyboardInterrupt

    names: list[str] = []
    stream = iter(app(count=interrupts).stream("count", n=1))
    with pytest.raises(KeyboardInterrupt):
        names.extend(event.kind.name for event in stream)


class Permits(Policy):
    """Counts how many calls hold a permit."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.given = 0
        self.out = 0

    def limit(self, spec: Spec, cx: Context) -> Callable[[], None]:
        assert spec.name == cx.tool
        with self.lock:
            self.given += 1
            self.out += 1
        return self.release

    def release(self) -> None:
        with self.lock:
            self.out -= 1


def test_waves_of_calls_leave_no_thread_and_no_place() -> None:
    limit_threads(running=4, waiting=1000)
    ended: list[str] = []

    def hear(event: Any) -> None:
        if isinstance(event.kind, Finished):
            ended.append(event.call_id)

    def some(cx: Context, args: Args) -> Number:
        match args.n % 4:
            case 0:
                raise ValueError(args.n)
            case 1:
                cx.cancel.wait(0.001)
            case _:
                pass
        return Number(value=1)

    permits = Permits()
    registry = app(halve=some)
    registry.policy = permits

    async def wave() -> list[Envelope[Any]]:
        calls = []
        for n in range(300):
            cx = Context(call_id=str(n), events=hear)
            if n % 5 == 0:
                cx = cx.with_timeout(0.0005)
            calls.append(asyncio.create_task(registry.acall("halve", {"n": n}, cx)))
            if n % 7 == 0:
                asyncio.get_running_loop().call_soon(cx.cancel.cancel)
        return await asyncio.gather(*calls)

    answers = asyncio.run(wave())
    codes = {code(answer) for answer in answers if not answer.ok}
    assert codes <= {"internal", "timeout", "cancelled"}
    assert sorted(ended, key=int) == [str(n) for n in range(300)]
    settled()
    assert permits.given == 300
    assert permits.out == 0
