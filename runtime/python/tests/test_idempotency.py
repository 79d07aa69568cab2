"""Calls with an idempotency key: the same call again gets the first answer."""

# pyright: reportPrivateUsage=false
from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import stat
import threading
from typing import TYPE_CHECKING, Any, cast

import pytest
from generated import ROOT
from numbers_tools import Args, Number
from support import Lines, app, code, fault

from toolrt import Context, Registry, Spec
from toolrt.call import Finished, args_hash
from toolrt.host import Claim, Found, Idempotency, MemoryStore, SqliteStore
from toolrt.host.idempotency import identity, print_of
from toolrt.json.exact import alike
from toolrt.spec import Injected
from toolrt.testing import ManualClock

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from toolrt import Envelope

KEYED = Context(idempotency_key="k")


def here(registry: Registry, n: int = 1, cx: Context = KEYED) -> Envelope[Any]:
    return registry.call("halve", {"n": n}, cx)


def on_a_loop(registry: Registry, n: int = 1, cx: Context = KEYED) -> Envelope[Any]:
    return asyncio.run(registry.acall("halve", {"n": n}, cx))


WAYS = pytest.mark.parametrize("way", [here, on_a_loop])


class Gate:
    """A handler that waits, and counts how often it begins."""

    def __init__(self) -> None:
        self.inside, self.goes_on = threading.Event(), threading.Event()
        self.begun = 0

    def __call__(self, _: Context, args: Args) -> Number:
        self.begun += 1
        self.inside.set()
        assert self.goes_on.wait(30)
        return Number(value=args.n)


def occupied(gate: Gate, registry: Registry) -> threading.Thread:
    thread = threading.Thread(target=lambda: here(registry))
    thread.start()
    assert gate.inside.wait(30)
    return thread


@WAYS
def test_a_call_waits_for_the_one_that_runs(way: Any) -> None:
    gate = Gate()
    registry = app(halve=gate)
    first = occupied(gate, registry)
    threading.Timer(0.05, gate.goes_on.set).start()
    again = way(registry)
    first.join()
    assert again.ok
    assert again.meta.replayed
    # It is the result as the handler gave it, with its type.
    assert again.unwrap() == Number(value=1)
    assert gate.begun == 1


@WAYS
def test_the_callers_deadline_and_a_cancel_end_the_wait(way: Any) -> None:
    gate = Gate()
    registry = app(halve=gate)
    first = occupied(gate, registry)
    events: list[Any] = []
    late = Context(idempotency_key="k", timeout=0.03, events=events.append)
    assert code(way(registry, cx=late)) == "timeout"
    assert isinstance(events[-1].kind, Finished)
    cancelled = Context(idempotency_key="k")
    threading.Timer(0.03, cancelled.cancel.cancel).start()
    assert code(way(registry, cx=cancelled)) == "cancelled"
    gate.goes_on.set()
    first.join()
    assert gate.begun == 1


def test_a_task_that_was_cancelled_does_not_run_again() -> None:
    begun = 0

    async def handler(_: Context, args: Args) -> Number:
        nonlocal begun
        begun += 1
        await asyncio.sleep(30)
        return Number(value=args.n)

    registry = app(halve=handler)

    async def main() -> Envelope[Any]:
        call = asyncio.create_task(registry.acall("halve", {"n": 1}, KEYED))
        await asyncio.sleep(0.02)
        call.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await call
        return await registry.acall("halve", {"n": 1}, KEYED)

    again = asyncio.run(main())
    assert code(again) == "cancelled"
    assert again.meta.replayed
    assert begun == 1


def test_a_call_inside_of_one_with_its_key_does_not_wait_for_it() -> None:
    def handler(cx: Context, args: Args) -> Number:
        assert (cx.idempotency_key is not None) == (args.n == 1)
        if args.n == 1:
            own = cx.with_idempotency_key("k")
            assert code(registry.call("halve", {"n": 1}, own)) == "conflict"
            assert registry.call("halve", {"n": 2}, cx).ok
        return Number(value=args.n)

    registry = app(halve=handler)
    assert here(registry).ok


class Failing:
    """A store that fails."""

    def __init__(self, *, claims: bool) -> None:
        self.claims = claims

    def claim(self, *_: object) -> Claim:
        if self.claims:
            raise OSError("disk full")
        return Claim(Found.MINE, 1)

    def renew(self, *_: object) -> bool:
        raise OSError("disk full")

    def settle(self, *_: object) -> bool:
        raise OSError("disk full")


@WAYS
@pytest.mark.parametrize("claims", [False, True])
def test_without_its_store_a_call_with_a_key_does_not_run(
    way: Any, *, claims: bool
) -> None:
    log = Lines()
    registry = app(log, halve=lambda _, args: Number(value=args.n))
    registry.idempotency = Idempotency(store=cast("Any", Failing(claims=claims)))
    envelope = way(registry)
    # What has run keeps its answer.
    assert envelope.ok != claims
    assert len(log.lines) == 1
    assert log.lines[0].endswith("OSError: disk full")


def test_an_answer_is_kept_as_it_was() -> None:
    registry = app(halve=lambda _, args: Number(value=args.n))
    first, again = here(registry), here(registry)
    assert again.to_json() == first.to_json().replace(
        b'"caller":"in-process"', b'"caller":"in-process","replayed":true'
    )
    assert fault(here(registry, 2)).code == "conflict"


def stores(path: Path) -> list[Callable[[], Any]]:
    return [MemoryStore, lambda: SqliteStore(path / "keys.sqlite")]


@pytest.mark.parametrize("which", [0, 1])
def test_a_claim_settles_once(which: int, tmp_path: Path) -> None:
    store = stores(tmp_path)[which]()
    key, print_ = b"k" * 32, b"p" * 32
    lost = store.claim(key, print_, 0.0, 5.0)
    own = store.claim(key, print_, 600.0, 5.0)
    assert (lost.found, own.found) == (Found.MINE, Found.MINE)
    assert store.claim(key, print_, 600.0, 5.0).found is Found.RUNS
    store.settle(key, lost.number, b"lost", 600.0, 5.0)
    store.settle(key, lost.number, None, 600.0, 5.0)
    assert store.claim(key, print_, 600.0, 5.0).found is Found.RUNS
    store.settle(key, own.number, b"own", 600.0, 5.0)
    store.settle(key, own.number, None, 600.0, 5.0)
    assert store.claim(key, print_, 600.0, 5.0) == Claim(Found.ENDED, 0, b"own")
    assert store.claim(key, b"q" * 32, 600.0, 5.0).found is Found.OTHER


def test_memory_is_bounded() -> None:
    store = MemoryStore(keys=3, size=10)

    def ended(key: bytes, envelope: bytes, now: float = 0.0) -> None:
        claim = store.claim(key, b"", 1.0, now)
        assert claim.found is Found.MINE
        store.settle(key, claim.number, envelope, 1.0, now)

    for key in (b"1", b"2", b"3"):
        ended(key, b"abc")
    ended(b"4", b"abcd")
    assert store.claim(b"3", b"", 1.0, 0.0).envelope == b"abc"
    assert store.claim(b"4", b"", 1.0, 0.0).envelope == b"abcd"
    ended(b"5", b"x" * 11)
    ended(b"5", b"x" * 11)
    for turn in range(100):
        ended(str(turn).encode(), b"abc", 2.0 + turn)
    assert len(store._entries) <= 3  # noqa: SLF001
    full = MemoryStore(keys=1)
    assert full.claim(b"1", b"", 1.0, 0.0).found is Found.MINE
    assert full.claim(b"2", b"", 1.0, 0.0).found is Found.FULL
    assert full.claim(b"2", b"", 1.0, 1.0).found is Found.MINE


def test_answers_survive_their_process(tmp_path: Path) -> None:
    path = tmp_path / "keys.sqlite"

    def registry(handler: Any) -> Registry:
        made = app(halve=handler)
        made.idempotency = Idempotency(store=SqliteStore(path))
        return made

    def never(*_: object) -> Any:
        raise AssertionError("it must not run again")

    first = here(registry(lambda _, args: Number(value=args.n)))
    again = here(registry(never))
    assert again.meta.replayed
    assert again.result == first.result
    assert code(here(registry(never), 2)) == "conflict"
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600  # noqa: PTH116


def test_of_many_threads_one_claims_a_key(tmp_path: Path) -> None:
    path, mine = tmp_path / "keys.sqlite", list[bool]()
    SqliteStore(path).close()
    shared = SqliteStore(path)

    def claims(store: SqliteStore) -> None:
        for n in range(30):
            claim = store.claim(bytes([n]) * 32, b"p", 600.0, 0.0)
            mine.append(claim.found is Found.MINE)

    own = (shared, shared, SqliteStore(path), SqliteStore(path))
    threads = [threading.Thread(target=claims, args=(store,)) for store in own]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(mine) == 30


def test_a_file_stays_small_and_has_a_version(tmp_path: Path) -> None:
    path = tmp_path / "keys.sqlite"
    store = SqliteStore(path, keys=10)
    for n in range(600):
        key = n.to_bytes(32, "big")
        claim = store.claim(key, b"p", 600.0, 0.0)
        store.settle(key, claim.number, b"x", 600.0, 0.0)
    store.close()
    connection = sqlite3.connect(path)
    (count,) = connection.execute("SELECT count(*) FROM idempotency_keys").fetchone()
    assert count <= 10 + 256
    connection.execute("PRAGMA user_version = 2")
    connection.close()
    with pytest.raises(sqlite3.DatabaseError, match="version 2, and not 1"):
        SqliteStore(path)


def test_the_hashes_are_those_of_the_other_runtime() -> None:
    names = ("labels.tenant", "turn_id", "call_id", "parent_call_id", "run_id")
    injected = tuple(Injected("argument", f"context.{name}") for name in names)
    spec = Spec(name="act", injected=injected)
    cx = Context(caller="tests", turn_id="t", labels={"tenant": "acme"})
    key = "d245b63fbf9bc048ad45485b7a96a6783314b5cb59a57846adeba3a016931a65"
    assert identity(cx, spec, "k").hex() == key
    args = "64c967da76c18aa8ef6561f8c7a8fdb2f2e486b6d8c7a5f03127282f2f723306"
    assert print_of(cx, spec, b"1").hex() == args


def test_an_answer_expires() -> None:
    clock, begun = ManualClock(), list[int]()

    def handler(_: Context, args: Args) -> Number:
        begun.append(args.n)
        return Number(value=args.n)

    registry = app(halve=handler)
    registry.host.clock = clock
    registry.idempotency = Idempotency(keep=10.0)
    here(registry)
    clock.advance(9.9)
    assert here(registry).meta.replayed
    clock.advance(0.1)
    assert not here(registry).meta.replayed
    assert begun == [1, 1]


HASHES: dict[str, Any] = json.loads(
    (ROOT / "spec/conformance/hashes/numbers.json").read_text("utf-8")
)


@pytest.mark.parametrize("case", HASHES["cases"], ids=lambda case: case["name"])
def test_equal_numbers_have_one_hash(case: dict[str, Any]) -> None:
    for document in case["documents"]:
        assert alike(document.encode()).decode() == case["form"]
        assert args_hash(document.encode()) == case["hash"]


def test_a_file_has_one_row_for_a_call_of_any_runtime(tmp_path: Path) -> None:
    row = HASHES["row"]
    spec, cx = Spec(name=row["tool"]), Context(caller=row["caller"])
    # As the other runtime has written it.
    path = tmp_path / "keys"
    store = SqliteStore(path)
    key, print_ = bytes.fromhex(row["id"]), bytes.fromhex(row["print"])
    insert = "INSERT INTO idempotency_keys VALUES (?, ?, 1, ?, ?)"
    with contextlib.closing(sqlite3.connect(path)) as other, other:
        other.execute(insert, (key, print_, 1 << 60, b"{}"))
    assert identity(cx, spec, row["key"]) == key
    for arguments in row["arguments"]:
        own = print_of(cx, spec, arguments.encode())
        assert store.claim(key, own, 60.0, 0.0).found is Found.ENDED
    other_call = print_of(cx, spec, b'{"a":2}')
    assert store.claim(key, other_call, 60.0, 0.0).found is Found.OTHER
