"""Leases of idempotency keys: calls renew theirs, and take over those of the dead."""

# pyright: reportPrivateUsage=false
from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import lease_peer
import pytest
from generated import ROOT
from msgspec.structs import replace
from numbers_tools import TOO_ODD, Args, Number, TooOdd, tool
from support import Clock, Lines, app, code, fault

from toolrt import Action, Context, Registry, Toolset, ToolsetSpec
from toolrt.host import Found, Idempotency, MemoryStore, SqliteStore, leases, sqlite
from toolrt.host.idempotency import Claim, identity, print_of
from toolrt.spec import Effects
from toolrt.testing import ManualClock

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Envelope
    from toolrt.host import IdempotencyStore

FILE: dict[str, Any] = json.loads(
    (ROOT / "spec/conformance/leases/leases.json").read_text("utf-8")
)
CASES: list[dict[str, Any]] = FILE["cases"]

KEYED = Context(idempotency_key="k")


def hashed(text: str) -> bytes:
    return text.encode().ljust(32, b"\0")


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 18


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
@pytest.mark.parametrize("kind", ["memory", "file"])
def test_a_key_has_one_holder(
    kind: str, case: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = 1_700_000_000_000
    store: IdempotencyStore = MemoryStore()
    now = begin
    if kind == "file":
        store = SqliteStore(tmp_path / "keys")
        monkeypatch.setattr(sqlite, "_now", lambda: now)
    holders: dict[str, int] = {}
    for step in case["steps"]:
        now = begin + step["at"]
        key = hashed(step.get("key", "key"))
        seconds = now / 1000
        if "claim" in step:
            claim = store.claim(
                key, hashed(step.get("print", "")), step["lease"] / 1000, seconds
            )
            made: object = seen(claim, holders)
            if claim.found is Found.MINE:
                holders[step["claim"]] = claim.number
        elif "renew" in step:
            number = holders[step["renew"]]
            made = store.renew(key, number, step["lease"] / 1000, seconds)
        else:
            number, envelope = holders[step["settle"]], step.get("envelope")
            kept = None if envelope is None else envelope.encode()
            keep = step.get("keep", 0) / 1000
            made = store.settle(key, number, kept, keep, seconds)
        assert made == step["then"], step


def seen(claim: Claim, holders: dict[str, int]) -> dict[str, Any]:
    made: dict[str, Any] = {"found": claim.found.value}
    if claim.found is Found.MINE:
        made["attempt"] = claim.attempt
    elif claim.found is Found.RUNS:
        names = [name for name, number in holders.items() if number == claim.number]
        made.update(holder=names[-1], left=round(claim.left * 1000))
    elif claim.found is Found.ENDED:
        made["envelope"] = claim.envelope.decode()
    return made


# Calls.


def held() -> list[int]:
    """Give the numbers of the claims of this process."""
    return [lease.number for lease in leases._renewals.all()]  # noqa: SLF001 # likewise


def is_renewing() -> bool:
    """Whether there is a thread for leases."""
    return leases._renewals._runs  # noqa: SLF001 # nobody else asks


def until_it_is(so: Callable[[], bool]) -> None:
    """Wait for something that happens soon."""
    until = time.monotonic() + 30
    while not so():
        assert time.monotonic() < until
        time.sleep(0.01)


def here(registry: Registry, name: str = "halve") -> Envelope[Any]:
    return registry.call(name, {"n": 1}, KEYED)


def on_a_loop(registry: Registry, name: str = "halve") -> Envelope[Any]:
    return asyncio.run(registry.acall(name, {"n": 1}, KEYED))


def claimed_elsewhere(registry: Registry, name: str, now: float | None = None) -> Claim:
    """Claim the key of the call, as another process does."""
    own = registry.idempotency
    spec = registry.get(name)
    assert spec is not None
    key = identity(KEYED, spec, "k")
    print_ = print_of(KEYED, spec, b'{"n":1}')
    moment = time.monotonic() if now is None else now
    return own.store.claim(key, print_, own.lease, moment)


def blocks(_: Context, args: Args) -> Number:
    time.sleep(1.3)
    return Number(value=args.n)


async def waits(_: Context, args: Args) -> Number:
    await asyncio.sleep(1.3)
    return Number(value=args.n)


async def blocks_its_loop(_: Context, args: Args) -> Number:
    time.sleep(1.3)  # noqa: ASYNC251 # that is the point
    return Number(value=args.n)


def streams(_: Context, args: Args, sink: Any) -> Number:
    for n in range(10):
        time.sleep(0.13)
        sink.send(Number(value=n))
    return Number(value=args.n)


@pytest.mark.parametrize("way", [here, on_a_loop])
@pytest.mark.parametrize("handler", [blocks, waits, blocks_its_loop, streams])
@pytest.mark.parametrize("kind", ["memory", "file"])
def test_a_call_of_three_leases_keeps_its_key(
    kind: str, handler: Any, way: Any, tmp_path: Path
) -> None:
    name = "count" if handler is streams else "halve"
    registry = app(**{name: handler})
    store = MemoryStore() if kind == "memory" else SqliteStore(tmp_path / "keys")
    registry.idempotency = Idempotency(store=store, lease=0.4)
    envelopes: list[Envelope[Any]] = []
    call = threading.Thread(target=lambda: envelopes.append(way(registry, name)))
    call.start()
    until_it_is(lambda: bool(held()))
    for _ in range(10):
        claim = claimed_elsewhere(registry, name)
        assert claim.found is Found.RUNS
        assert 0 < claim.left <= 0.4
        time.sleep(0.1)
    call.join()
    assert envelopes[0].ok
    assert envelopes[0].meta.attempts is None
    assert claimed_elsewhere(registry, name).found is Found.ENDED


def test_numbers_of_claims_belong_to_their_stores() -> None:
    """Claims of several stores may have one number, and each is renewed."""
    renewed: list[str] = []

    def noted(name: str) -> bool:
        renewed.append(name)
        return True

    def waits_for_both(_: Context, args: Args) -> Number:
        until_it_is(lambda: {"one", "other"} <= set(renewed))
        return Number(value=args.n)

    threads: list[threading.Thread] = []
    for name in ("one", "other"):
        store: Any = MemoryStore()
        store.claim = lambda *_: Claim(Found.MINE, 1)
        store.renew = lambda *_, own=name: own in renewed or noted(own)
        store.settle = lambda *_: True
        registry = app(halve=waits_for_both)
        registry.idempotency = Idempotency(store=store, lease=0.1)
        threads.append(threading.Thread(target=here, args=(registry,)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(renewed) == {"one", "other"}


def test_the_thread_ends_with_the_last_lease() -> None:
    registry = app(halve=lambda _, args: Number(value=args.n))
    registry.idempotency = Idempotency(lease=0.3)
    assert here(registry).ok
    assert held() == []
    until_it_is(lambda: not is_renewing())


def test_what_another_process_holds_is_unavailable_at_once() -> None:
    clock = ManualClock()
    registry = app(halve=lambda cx, _: Number(value=cx.attempt))
    registry.host.clock = clock
    registry.idempotency = Idempotency(lease=10.0)
    assert claimed_elsewhere(registry, "halve", 0.0).found is Found.MINE
    clock.advance(4.0)
    error = fault(here(registry))
    assert (error.code, error.retryable) == ("unavailable", True)
    assert error.message == "A call with this idempotency key still runs."
    assert error.recovery.after_ms == 6000
    clock.advance(5.9999)
    assert fault(here(registry)).recovery.after_ms == 1
    clock.advance(0.0001)
    envelope = here(registry)
    assert envelope.unwrap() == Number(value=2)
    assert envelope.meta.attempts == 2
    assert here(registry).meta.attempts == 2


def test_no_caller_waits_longer_than_a_quarter_of_an_hour() -> None:
    store: Any = MemoryStore()
    store.claim = lambda *_: Claim(Found.RUNS, 7, left=1e300)
    registry = app(halve=lambda *_: None)
    registry.idempotency = Idempotency(store=store)
    assert fault(here(registry)).recovery.after_ms == 15 * 60 * 1000


def test_a_call_does_not_lose_its_key_within_its_process() -> None:
    # It is set by hand, but waits take their real time.
    clock, begun, goes_on = Clock(), threading.Event(), threading.Event()
    count: list[int] = []

    def handler(_: Context, args: Args) -> Number:
        count.append(args.n)
        begun.set()
        assert goes_on.wait(30)
        return Number(value=args.n)

    registry = app(halve=handler)
    registry.host.clock = clock
    first = threading.Thread(target=lambda: here(registry))
    first.start()
    assert begun.wait(30)
    # Its thread has renewed nothing in this time.
    clock.time += 3600.0
    threading.Timer(0.05, goes_on.set).start()
    again = here(registry)
    first.join()
    assert again.meta.replayed
    assert count == [1]


def broken(*_: object) -> bool:
    """Fail to renew a lease."""
    raise OSError("disk full")


@pytest.mark.parametrize("way", [here, on_a_loop])
def test_without_its_store_a_call_goes_on_and_is_taken_over(way: Any) -> None:
    log, begun, goes_on = Lines(), threading.Event(), threading.Event()

    def handler(cx: Context, _: Args) -> Number:
        if cx.attempt == 1:
            begun.set()
            assert goes_on.wait(30)
        return Number(value=cx.attempt)

    registry = app(log, halve=handler)
    store: Any = MemoryStore()
    store.renew = broken
    registry.idempotency = Idempotency(store=store, lease=0.3)
    late: list[Envelope[Any]] = []
    first = threading.Thread(target=lambda: late.append(way(registry)))
    first.start()
    assert begun.wait(30)
    time.sleep(0.5)
    # It is held here, but the store says that its lease has run out.
    second = way(registry)
    goes_on.set()
    first.join()
    assert second.unwrap() == Number(value=2)
    assert second.meta.attempts == 2
    # The late one overwrites nothing, and its caller gets the one answer when it asks.
    error = fault(late[0])
    assert (error.code, error.retryable) == ("unavailable", True)
    assert error.message == "Another call has taken over the idempotency key."
    assert error.recovery.after_ms == 300
    assert late[0].meta.executed
    assert way(registry).unwrap() == Number(value=2)
    failed = [line for line in log.lines if line.endswith("OSError: disk full")]
    assert len(failed) == 1


@pytest.mark.parametrize("is_async", [False, True])
@pytest.mark.parametrize("way", [here, on_a_loop])
def test_a_call_that_loses_its_key_is_cancelled(way: Any, *, is_async: bool) -> None:
    log, begun = Lines(), threading.Event()
    seen: list[bool] = []

    def handler(cx: Context, args: Args) -> Number:
        begun.set()
        until = time.monotonic() + 30
        while not cx.is_cancelled():
            assert time.monotonic() < until
            time.sleep(0.01)
        seen.append(True)
        return Number(value=args.n)

    async def ahandler(_: Context, args: Args) -> Number:
        begun.set()
        try:
            await asyncio.sleep(30)
        except asyncio.CancelledError:
            seen.append(True)
            raise
        return Number(value=args.n)

    registry = app(log, halve=ahandler if is_async else handler)
    registry.idempotency = Idempotency(lease=0.3)
    ended: list[Envelope[Any]] = []
    call = threading.Thread(target=lambda: ended.append(way(registry)))
    call.start()
    assert begun.wait(30)
    # As if this process had slept.
    later = time.monotonic() + 60
    claim = claimed_elsewhere(registry, "halve", later)
    assert (claim.found, claim.attempt) == (Found.MINE, 2)
    call.join(30)
    assert code(ended[0]) == "unavailable"
    # A handler that was left behind in its thread learns it, too.
    until_it_is(lambda: seen == [True])
    assert KEYED.token().is_cancelled() is False
    lost = "another call has taken over the idempotency key"
    assert [line for line in log.lines if lost in line] == [f"halve the-id: {lost}"]
    assert claimed_elsewhere(registry, "halve", later).found is Found.RUNS


def test_attempts_of_the_handler_count_on() -> None:
    seen: list[int] = []

    def retried(cx: Context, args: Args) -> Number:
        seen.append(cx.attempt)
        assert cx.child().attempt == 1
        if len(seen) % 2:
            raise TooOdd(n=args.n)
        return Number(value=args.n)

    own = tool(
        "retried",
        errors=(replace(TOO_ODD, action=Action.RETRY),),
        effects=Effects(readonly=True),
        retries=1,
    )
    spec = ToolsetSpec(name="numbers", service="maths", tools=("retried",))
    provider = type("Provider", (), {"retried": staticmethod(retried)})()
    toolset = Toolset.of("numbers", lambda: lambda: spec, provider, [(own, "retried")])
    clock = ManualClock()
    registry = Registry(clock=clock).register(toolset)
    assert registry.call("retried", {"n": 1}).meta.attempts == 2
    assert claimed_elsewhere(registry, "retried", 0.0).found is Found.MINE
    clock.advance(10.0)
    assert here(registry, "retried").meta.attempts == 3
    assert seen == [1, 2, 2, 3]


# Stores of hosts.


class Unprepared:
    """A store of before leases."""

    def claim(self, *_: object) -> Claim:
        return Claim(Found.FULL)

    def settle(self, *_: object) -> None:
        return None


def test_a_store_must_renew() -> None:
    with pytest.raises(TypeError, match="Unprepared has no method `renew`"):
        Idempotency(store=cast("Any", Unprepared()))


def test_a_lease_may_be_as_long_as_one_likes() -> None:
    registry = app(halve=waits)
    for lease in (1e300, float("inf")):
        registry.idempotency = Idempotency(store=MemoryStore(), lease=lease)
        assert here(registry).ok
    registry.idempotency = Idempotency(lease=0.3)
    assert here(registry).ok
    until_it_is(lambda: held() == [])


@pytest.mark.parametrize("lease", [0.0, -1.0, float("nan")])
def test_a_lease_is_not_too_short(lease: float) -> None:
    leases_seen: list[float] = []

    def handler(_: Context, args: Args) -> Number:
        leases_seen.append(claimed_elsewhere(registry, "halve").left)
        return Number(value=args.n)

    registry = app(halve=handler)
    registry.idempotency = Idempotency(lease=lease)
    assert here(registry).ok
    assert 0 < leases_seen[0] <= 0.1


def void(_: object) -> None:
    """Give nothing."""


def test_a_store_that_tells_nothing_keeps_answers() -> None:
    store: Any = MemoryStore()
    renew, settle = store.renew, store.settle
    store.renew = lambda *args: void(renew(*args))
    store.settle = lambda *args: void(settle(*args))
    registry = app(halve=blocks)
    registry.idempotency = Idempotency(store=store, lease=0.3)
    assert here(registry).ok
    assert here(registry).meta.replayed


# Files.

OLD = """
CREATE TABLE idempotency_keys (
  id BLOB PRIMARY KEY, print BLOB NOT NULL, claim INTEGER NOT NULL,
  expires INTEGER NOT NULL, envelope BLOB
);
CREATE INDEX idempotency_keys_expire ON idempotency_keys (expires);
PRAGMA user_version = 1;
"""


def test_a_file_of_before_leases_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, now = tmp_path / "keys", 1_700_000_000_000
    monkeypatch.setattr(sqlite, "_now", lambda: now)
    insert = "INSERT INTO idempotency_keys VALUES (?, x'', 1, ?, ?)"
    old = sqlite3.connect(path, isolation_level=None)
    old.executescript(OLD)
    quarter = 15 * 60 * 1000
    old.execute(insert, (b"ended", now + 1, b"{}"))
    old.execute(insert, (b"runs", now + quarter, None))
    old.execute(insert, (b"from the future", now + 1_000_000_000, None))
    store = SqliteStore(path)
    assert store.claim(b"ended", b"", 10.0, 0.0) == Claim(Found.ENDED, 0, b"{}")
    assert store.claim(b"runs", b"", 10.0, 0.0) == Claim(Found.RUNS, 1, left=900.0)
    future = store.claim(b"from the future", b"", 10.0, 0.0)
    assert future == Claim(Found.RUNS, 1, left=900.0)
    # An older runtime goes on with the file.
    old.execute(insert, (b"new", now + quarter, None))
    now += quarter
    claim = store.claim(b"runs", b"", 10.0, 0.0)
    assert (claim.found, claim.attempt) == (Found.MINE, 2)
    old.execute("DELETE FROM idempotency_keys WHERE id = ?", (b"runs",))
    old.execute(insert, (b"runs", now + 1, None))
    assert not store.renew(b"runs", claim.number, 10.0, 0.0)
    assert store.claim(b"runs", b"", 10.0, 0.0).number == 1
    store.settle(b"runs", 1, None, 0.0, 0.0)
    old.execute("DELETE FROM idempotency_keys")
    assert old.execute("SELECT count(*) FROM idempotency_leases").fetchone() == (0,)
    old.close()


def test_dead_leases_make_room_and_living_ones_do_not(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "keys", keys=2)
    living = store.claim(b"living", b"", 600.0, 0.0)
    for n in range(600):
        assert store.claim(str(n).encode(), b"", 0.0, 0.0).found is Found.MINE
    assert store.renew(b"living", living.number, 600.0, 0.0)
    with sqlite3.connect(tmp_path / "keys") as other:
        count = "SELECT count(*) FROM "
        for table in ("idempotency_keys", "idempotency_leases"):
            assert other.execute(count + table).fetchone()[0] <= 2 + 256
    memory = MemoryStore(keys=2)
    living = memory.claim(b"living", b"", 600.0, 0.0)
    for n in range(20):
        assert memory.claim(str(n).encode(), b"", 0.0, 0.0).found is Found.MINE
    assert memory.renew(b"living", living.number, 600.0, 0.0)
    assert len(memory._entries) <= 2  # noqa: SLF001


# Processes.


class Peer:
    """A process that makes the call, until it is killed."""

    def __init__(self, path: Path, lease_ms: int, kind: str) -> None:
        own = Path(__file__).with_name("lease_peer.py")
        self.process = subprocess.Popen(  # noqa: S603 # our own
            [sys.executable, own, path, str(lease_ms), kind],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.begun = self.process.stdout.readline()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()
        assert self.process.returncode == -signal.SIGKILL


@pytest.mark.skipif(os.name != "posix", reason="it kills a process")
@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_key_of_a_killed_process_is_taken_over(kind: str, tmp_path: Path) -> None:
    path, lease = tmp_path / "keys", 1000
    peer = Peer(path, lease, kind)
    assert peer.begun == "begun 1\n"
    seen: list[int] = []

    def handler(cx: Context, args: int) -> int:
        seen.append(cx.attempt)
        return args

    registry = lease_peer.registry(str(path), lease / 1000, handler)

    def again() -> Envelope[Any]:
        return registry.call("act", "1", lease_peer.context())

    # It lives longer than its lease, and nobody gets in.
    for _ in range(8):
        error = fault(again())
        assert (error.code, error.retryable) == ("unavailable", True)
        assert 0 < cast("int", error.recovery.after_ms) <= lease
        time.sleep(0.25)
    peer.kill()
    after = fault(again()).recovery.after_ms
    assert after is not None
    time.sleep(after / 1000)
    envelope = again()
    assert envelope.unwrap() == 1
    assert envelope.meta.attempts == 2
    assert seen == [2]
    replayed = again()
    assert replayed.meta.replayed
    assert replayed.meta.attempts == 2
    assert seen == [2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="it forks")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_process_does_not_wait_for_calls_of_its_parent() -> None:
    begun, goes_on = threading.Event(), threading.Event()

    def handler(_: Context, args: Args) -> Number:
        begun.set()
        assert goes_on.wait(30)
        return Number(value=args.n)

    registry = app(halve=handler)
    call = threading.Thread(target=lambda: here(registry))
    call.start()
    assert begun.wait(30)
    child = os.fork()
    if child == 0:
        os._exit(1 if held() or is_renewing() else 0)
    _, status = os.waitpid(child, 0)
    goes_on.set()
    call.join()
    assert os.waitstatus_to_exitcode(status) == 0
