"""Checks of values that take long: they run beside the loop, one after the other.

A thread that checks values takes the interpreter from all others every few
milliseconds. With one such thread, the loop waits for it once; with many, for all.
"""

from __future__ import annotations

import os
from _thread import allocate_lock
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from toolrt import table as tables
from toolrt.meter import LARGE, Budget, Exhausted
from toolrt.table.parts import everything

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from toolrt.table import Table

    from .guard import Ended, Waited

__all__ = [
    "Budget",
    "Check",
    "Exhausted",
    "achecked",
    "checked",
    "is_light",
    "is_light_result",
]

T = TypeVar("T")

#: Up to how many bytes a document of a light type is checked without counting.
_SHORT: Final = 512
#: How many parts a light type has at most: fields, literals, alternatives.
_FEW: Final = 64


def is_light(table: Table, size: int) -> bool:
    """Whether a document is checked at once, whatever stands in it.

    Most calls are as short, and counting would take them a tenth of their time.
    """
    if size > _SHORT:
        return False
    known = table.known
    if "light" not in known:
        known["light"] = _weight(table) <= _FEW
    light: bool = known["light"]
    return light


def is_light_result(table: Table) -> bool:
    """Whether the values of a type are as quickly checked, however large they are."""
    known = table.known
    if "light result" not in known:
        weight = 0 if _repeats(table) else _weight(table)
        known["light result"] = 0 < weight <= _FEW
    light: bool = known["light result"]
    return light


def _weight(table: Table) -> int:
    """Count the parts of a type, as far as there are few."""
    weight = 0
    for part in everything(table):
        weight += 1
        match part:
            case tables.Schema():
                # Nobody knows what keywords take.
                return _FEW + 1
            case tables.Enum():
                weight += len(part.values)
            case tables.Record():
                weight += len(part.fields)
            case tables.Tagged():
                weight += len(part.variants)
            case tables.Union():
                weight += len(part.alternatives)
            case _:
                pass
        if weight > _FEW:
            break
    return weight


def _repeats(table: Table) -> bool:
    """Whether a value may have many parts, or texts that are looked into."""
    return any(
        (part.patterns or part.format)
        if isinstance(part, tables.Text)
        else not isinstance(part, _ONCE)
        for part in everything(table)
    )


#: Types whose values have as many parts as the type.
_ONCE: Final = (
    tables.Null,
    tables.Bool,
    tables.Int,
    tables.Float,
    tables.Enum,
    tables.Nullable,
    tables.Secret,
    tables.Record,
)


def checked(
    budget: Budget, check: Callable[[], T], size: int = 0
) -> Generator[Waited, Ended, T]:
    """Give what a check gives: at once, or, if it takes its time, beside the loop.

    Args:
        budget: The CPU time that it may take.
        check: Looks at values and changes none: it may be called again.
        size: How many bytes it looks at, as far as that is known.

    Raises:
        Exhausted: It takes more CPU time than is left.

    """
    if size < LARGE:
        try:
            return budget.run_on_loop(check, size=size)
        except Exhausted:
            # It starts again, where nobody waits for it.
            pass
    value, error = yield Check(budget, check)
    if error is not None:
        raise error
    found: T = value
    return found


async def achecked(budget: Budget, check: Callable[[], T]) -> T:
    """Give what a check gives for a caller on a loop, outside of calls.

    Raises:
        Exhausted: It takes more CPU time than is left.

    """
    steps = checked(budget, check)
    try:
        work = next(steps)
        while True:
            work = steps.send(await work.arun())
    except StopIteration as stop:
        found: T = stop.value
        return found


class Check:
    """A check that takes its time."""

    __slots__ = ("_budget", "_check")

    def __init__(self, budget: Budget, check: Callable[[], Any]) -> None:
        """Take the CPU time that it may take, and the check."""
        self._budget = budget
        self._check = check

    def run(self) -> Ended:
        """Run it in this thread: its caller waits."""
        try:
            return self._budget.run(self._check), None
        except Exception as error:  # noqa: BLE001 # it is the caller's
            return None, error

    async def arun(self) -> Ended:
        """Run it beside the loop.

        Where the caller is cancelled, it does not begin, or ends soon.
        """
        import asyncio  # noqa: PLC0415
        from contextvars import copy_context  # noqa: PLC0415

        loop = asyncio.get_running_loop()
        done: asyncio.Future[Ended] = loop.create_future()
        context = copy_context()

        def settle(ended: Ended) -> None:
            if not done.done():
                done.set_result(ended)

        def work() -> None:
            ended: Ended = (None, Exhausted())
            if not self._budget.is_dropped:
                ended = context.run(self.run)
            with suppress(RuntimeError):  # the loop is closed; nobody waits any more
                loop.call_soon_threadsafe(settle, ended)

        _QUEUE.put(work)
        try:
            return await done
        except BaseException:
            self._budget.is_dropped = True
            raise


class _Queue:
    """The checks that wait, and the thread that runs them while there are any."""

    __slots__ = ("_is_running", "_lock", "_waiting")

    def __init__(self) -> None:
        """Start without any."""
        self.reset()

    def reset(self) -> None:
        """Start anew: a process that was forked off has no thread."""
        self._lock = allocate_lock()
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_running = False

    def put(self, work: Callable[[], None]) -> None:
        """Let a check run when those before it are done."""
        with self._lock:
            self._waiting.append(work)
            if self._is_running:
                return
            self._is_running = True
        from threading import Thread  # noqa: PLC0415 # few calls need one

        try:
            Thread(target=self._run, name="toolrt-checks", daemon=True).start()
        except RuntimeError:
            # The system has no thread, or the interpreter ends.
            self._run()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    self._is_running = False
                    return
                work = self._waiting.popleft()
            work()
            # What it has is not kept until the next one comes.
            del work


_QUEUE = _Queue()

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_QUEUE.reset)
