"""Handlers, loops and readers that end as nobody planned."""

from __future__ import annotations

import asyncio
import contextvars
import gc
import logging
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
from numbers_tools import Args, Number
from support import Lines, app, code, fault, gives

from toolrt import Cancel, Context, Event, Registry
from toolrt.call import Finished, Item

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Envelope, Sink

LONG = 30
STOP = threading.Event()


@pytest.fixture(autouse=True)
def _stop() -> Any:
    STOP.clear()
    yield
    STOP.set()


def cancellable() -> Context:
    return Context().with_cancel(Cancel())


#: The ways to call `halve` and `quick`, which has a limit of time.
WAYS: dict[str, Callable[[Registry], Envelope[Any]]] = {
    "here": lambda registry: registry.call("halve", n=1),
    "limited": lambda registry: registry.call("quick", n=1),
    "cancellable": lambda registry: registry.call("halve", {"n": 1}, cancellable()),
    "on a loop": lambda registry: asyncio.run(registry.acall("halve", n=1)),
    "limited on a loop": lambda registry: asyncio.run(registry.acall("quick", n=1)),
    "cancellable on a loop": lambda registry: asyncio.run(
        registry.acall("halve", {"n": 1}, cancellable())
    ),
}


def raising(error: BaseException) -> list[Any]:
    def raises(_: Context, __: Args) -> Number:
        raise error

    async def araises(_: Context, __: Args) -> Number:
        raise error

    async def araises_later(_: Context, __: Args) -> Number:
        await asyncio.sleep(0)
        raise error

    return [raises, araises, araises_later]


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize(
    "error",
    [
        ValueError("no"),
        BaseException("no"),
        SystemExit(3),
        GeneratorExit(),
        StopIteration(1),
        StopAsyncIteration(),
        RecursionError("deep"),
        MemoryError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_whatever_a_handler_raises_is_internal(
    error: BaseException, way: Callable[[Registry], Envelope[Any]]
) -> None:
    for handler in raising(error):
        log = Lines()
        registry = app(log, halve=handler, quick=handler)
        failed = fault(way(registry))
        assert failed.code == "internal"
        assert failed.message == "The tool failed for a reason of its own."
        (line,) = log.lines
        assert type(error).__name__ in line


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_an_interrupt_gets_to_the_caller_from_every_thread(
    way: Callable[[Registry], Envelope[Any]], caplog: pytest.LogCaptureFixture
) -> None:
    complaints: list[object] = []
    before, threading.excepthook = threading.excepthook, complaints.append
    try:
        for handler in raising(KeyboardInterrupt()):
            registry = app(halve=handler, quick=handler)
            begin = time.monotonic()
            with pytest.raises(KeyboardInterrupt):
                way(registry)
            assert time.monotonic() - begin < LONG / 2
    finally:
        threading.excepthook = before
    # Whoever calls next finds threads and loops as they were.
    fine = app(halve=gives(Number(value=1)), quick=gives(Number(value=1)))
    assert way(fine).ok
    gc.collect()
    assert not complaints
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


def generates(_: Context, args: Args) -> Any:
    STOP.set()  # nothing of it runs
    yield Number(value=args.n)


async def agenerates(_: Context, args: Args) -> Any:
    STOP.set()
    yield Number(value=args.n)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("handler", [generates, agenerates])
def test_a_generator_is_no_result(
    handler: Any, way: Callable[[Registry], Envelope[Any]]
) -> None:
    failed = fault(way(app(halve=handler, quick=handler)))
    assert failed.code == "invalid_output"
    (issue,) = failed.issues
    kind = handler.__name__.replace("agenerates", "async_generator")
    kind = kind.replace("generates", "generator")
    assert issue.message == (
        f"The value must be an object; got a Python object of type {kind}."
    )
    assert not STOP.is_set()


def sleeps(_: Context, args: Args) -> Number:
    STOP.wait(args.n)
    return Number(value=1)


async def asleeps(_: Context, args: Args) -> Number:
    await asyncio.sleep(args.n)
    return Number(value=1)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("context", [Context, cancellable])
@pytest.mark.parametrize("handler", [sleeps, asleeps])
def test_a_loop_that_is_closed_under_a_call_leaves_no_harm(
    handler: Any, context: Callable[[], Context]
) -> None:
    registry, cx = app(halve=handler), context()
    loop = asyncio.new_event_loop()
    waiting = loop.create_task(registry.acall("halve", {"n": LONG}, cx))
    loop.run_until_complete(asyncio.sleep(0.05))
    loop.close()
    # What ends now has nobody to tell.
    STOP.set()
    cx.token().cancel()
    assert not waiting.done()
    del waiting, loop
    gc.collect()
    STOP.clear()
    assert registry.call("halve", n=0).ok
    assert asyncio.run(registry.acall("halve", n=0)).ok


def test_a_token_outlives_the_loops_that_wait_for_it() -> None:
    cancel = Cancel()
    loop = asyncio.new_event_loop()
    waiting = loop.create_task(cancel.cancelled())
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()
    told: list[int] = []
    cancel.watch(lambda: told.append(1))
    cancel.cancel()
    assert told == [1]
    assert not waiting.done()
    waiting.get_coro().close()  # nothing complains of it


@pytest.mark.parametrize("handler", [sleeps, asleeps])
def test_a_program_that_ends_its_loop_does_not_wait_for_its_calls(handler: Any) -> None:
    registry = app(halve=handler)

    async def leaves() -> asyncio.Task[Any]:
        task = asyncio.create_task(registry.acall("halve", n=LONG))
        await asyncio.sleep(0.05)
        return task

    begin = time.monotonic()
    assert asyncio.run(leaves()).cancelled()
    assert time.monotonic() - begin < LONG / 2


def counts(_: Context, __: Args, sink: Sink[Number]) -> Number:
    n = 0
    while not STOP.is_set():
        sink.send(Number(value=n % 1000))
        n += 1
    return Number(value=0)


async def acounts(_: Context, __: Args, sink: Sink[Number]) -> Number:
    n = 0
    while not STOP.is_set():
        await sink.asend(Number(value=n % 1000))
        n += 1
    return Number(value=0)


@pytest.mark.parametrize("handler", [counts, acounts])
def test_a_stream_that_never_ends_ends_with_its_reader(handler: Any) -> None:
    ended = threading.Event()

    def streams(*given: Any) -> Any:
        try:
            return handler(*given)
        finally:
            ended.set()

    async def astreams(*given: Any) -> Any:
        try:
            return await handler(*given)
        finally:
            ended.set()

    names: list[str] = []
    cx = Context(events=lambda event: names.append(event.kind.name))
    registry = app(count=astreams if handler is acounts else streams)

    def reads_one() -> None:
        for event in registry.stream("count", {"n": 1}, cx):
            if isinstance(event.kind, Item):
                return

    async def areads_one() -> None:
        async for event in registry.stream("count", {"n": 1}, cx):
            if isinstance(event.kind, Item):
                return

    def wait_for_the_end() -> None:
        assert ended.wait(LONG)
        end = time.monotonic() + LONG
        while names[-1] != "call_finished" and time.monotonic() < end:
            time.sleep(0.005)
        time.sleep(0.02)
        # Whoever is left behind is not heard any more.
        assert names[-1] == "call_finished"
        assert names.count("call_finished") == 1
        ended.clear()
        names.clear()

    # The iterators are dropped, and closed by nobody.
    reads_one()
    gc.collect()
    wait_for_the_end()
    asyncio.run(areads_one())
    gc.collect()
    wait_for_the_end()
    assert not STOP.is_set()


def test_streams_leave_nothing_with_the_token_of_their_context() -> None:
    cancel = Cancel()
    cx = Context().with_cancel(cancel)

    def counts_to(_: Context, args: Args, sink: Sink[Number]) -> Number:
        for n in range(args.n):
            sink.send(Number(value=n))
        return Number(value=0)

    registry = app(count=counts_to)

    async def reads() -> list[Event]:
        return [event async for event in registry.stream("count", {"n": 2}, cx)]

    for _ in range(3):
        assert len(list(registry.stream("count", {"n": 2}, cx))) == 5
        assert len(asyncio.run(reads())) == 5
    gc.collect()
    assert cancel.waiting == 0
    kept = cancel.child()
    cancel.child()
    gc.collect()
    assert cancel.waiting == 1
    ended = cancel.child()  # a thread of a call may hold it a moment longer
    ended.cancel()
    assert cancel.waiting == 1
    cancel.cancel()
    assert kept.is_cancelled()


def test_a_handler_left_behind_tells_nothing_more() -> None:
    late = threading.Event()

    def tells(cx: Context, _: Args) -> Number:
        cx.log("begin")
        cx.cancel.wait(LONG)
        cx.log("too late")
        late.set()
        return Number(value=1)

    events: list[Event] = []
    cx = Context(events=events.append)
    assert code(app(quick=tells).call("quick", {"n": 1}, cx)) == "timeout"
    assert late.wait(LONG)
    names = [event.kind.name for event in events]
    assert names == ["call_scheduled", "call_started", "log", "call_finished"]
    last = events[-1].kind
    assert isinstance(last, Finished)
    assert code(last.envelope) == "timeout"


def test_context_variables_that_a_handler_sets_are_its_own_in_a_thread() -> None:
    variable: contextvars.ContextVar[str] = contextvars.ContextVar("variable")

    def sets(_: Context, args: Args) -> Number:
        before = variable.get("nothing")
        variable.set("the handler's")
        return Number(value=len(before) + args.n)

    async def asets(cx: Context, args: Args) -> Number:
        await asyncio.sleep(0)
        return sets(cx, args)

    async def calls(registry: Registry, name: str) -> tuple[int, str]:
        variable.set("mine")
        envelope = await registry.acall(name, n=0)
        return envelope.unwrap().value, variable.get()

    registry = app(halve=sets, quick=asets)
    # Beside the loop, and in a task of its own: a copy.
    assert asyncio.run(calls(registry, "halve")) == (4, "mine")
    assert asyncio.run(calls(registry, "quick")) == (4, "mine")
    variable.set("outside")
    assert registry.call("quick", n=0).unwrap().value == 7
    assert variable.get() == "outside"
    # In the caller's own thread, it is the caller's.
    assert registry.call("halve", n=0).unwrap().value == 7
    assert variable.get() == "the handler's"


@pytest.mark.parametrize("depth", [1, 2, 21])
def test_calls_inside_of_calls(depth: int) -> None:
    """Through threads, the caller's loop and loops of the runtime in turn."""

    def outer(cx: Context, args: Args) -> Number:
        if args.n == 0:
            return Number(value=0)
        tool = "pages" if args.n % 2 else "halve"
        inner = registry.call(tool, {"n": args.n - 1}, Context(timeout=LONG)).unwrap()
        assert not cx.is_cancelled()
        return Number(value=inner.value + 1)

    async def aouter(cx: Context, args: Args) -> Number:
        if args.n == 0:
            return Number(value=0)
        call = cx.with_timeout(LONG)
        if args.n % 3:
            inner = await registry.acall("halve", {"n": args.n - 1}, call)
        else:
            inner = registry.call("halve", {"n": args.n - 1}, call)
        return Number(value=inner.unwrap().value + 1)

    for one, other in ((outer, aouter), (aouter, outer), (outer, outer)):
        registry = app(halve=one, pages=other)
        assert registry.call("halve", n=depth).unwrap().value == depth
        assert asyncio.run(registry.acall("halve", n=depth)).unwrap().value == depth


def test_a_loop_that_waits_is_not_waited_for() -> None:
    """From a loop of the runtime into a thread, and to an async handler from there."""

    async def ends(_: Context, args: Args) -> Number:
        await asyncio.sleep(0)
        return Number(value=args.n)

    def in_thread(_: Context, args: Args) -> Any:
        return registry.call("halve", n=args.n + 1).unwrap()

    async def waits(_: Context, args: Args) -> Any:
        return registry.call("pages", {"n": args.n + 1}, limited).unwrap()

    async def reads(_: Context, args: Args) -> Any:
        events = list(registry.stream("pages", n=args.n + 2))
        assert isinstance(events[-1].kind, Finished)
        return events[-1].kind.envelope.unwrap()

    limited = Context(timeout=LONG)
    registry = app(halve=ends, pages=in_thread, agent=waits, some=reads)
    begin = time.monotonic()
    assert registry.call("agent", {"n": 1}, limited).unwrap().value == 3
    assert registry.call("some", n=1).unwrap().value == 4
    assert time.monotonic() - begin < LONG / 2


def test_loops_that_are_not_needed_any_more_end() -> None:
    def loops() -> int:
        return sum(thread.name == "toolrt-loop" for thread in threading.enumerate())

    cleaned = threading.Event()

    async def lingers() -> None:
        try:
            await asyncio.sleep(LONG)
        finally:
            cleaned.set()

    async def blocks(_: Context, args: Args) -> Any:
        if args.n == 0:
            tasks.append(asyncio.create_task(lingers()))
            await asyncio.sleep(0)
            return Number(value=0)
        if args.n == 1:  # on the loop of the runtime, which waits
            return registry.call("halve", n=0).unwrap()
        STOP.wait(args.n)
        return Number(value=1)

    tasks: list[asyncio.Task[None]] = []
    registry = app(halve=blocks, quick=blocks)
    assert registry.call("halve", n=1).ok
    assert cleaned.wait(LONG)
    assert code(registry.call("quick", n=LONG)) == "timeout"
    STOP.set()
    assert registry.call("halve", n=2).ok
    end = time.monotonic() + LONG
    while loops() > 1 and time.monotonic() < end:
        time.sleep(0.005)
    assert loops() == 1
