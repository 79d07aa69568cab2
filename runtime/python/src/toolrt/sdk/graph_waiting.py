"""Calls of a graph that wait for answers, for LangGraph."""

from __future__ import annotations

from asyncio import wrap_future
from collections.abc import Hashable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from .bridge import Same

if TYPE_CHECKING:
    from langgraph.runtime import Runtime

    from toolrt.call.envelope import Envelope
    from toolrt.host.keys import StateKeys

__all__ = ["Attempt", "Kept", "Key", "Past", "Waiting", "waiting_of"]


class Past(NamedTuple):
    """A call that has been answered."""

    tool: str
    args: dict[str, Any]
    envelope: Envelope[Any]


class Kept(NamedTuple):
    """A call that waits for answers."""

    #: The value of its interrupt.
    asked: dict[str, Any]
    #: How many answers its task had been given before that.
    before: int
    #: The run that it belongs to.
    run: Hashable


#: How many calls wait at once, and how many runs and tasks go on that have waited.
_MOST: Final = 1_000

#: How many calls that were answered are remembered for a task that begins again.
_MOST_PAST: Final = 100

Key: TypeAlias = tuple[str, str | None]


class Waiting:
    """The calls of a registry that wait for answers, by task and id.

    A node may make several calls in one task, which all begin again when one of them
    has waited; those that were answered before are known from here.
    """

    def __init__(self) -> None:
        """Begin without a call."""
        self._lock = Lock()
        self._attempts: dict[str, Attempt] = {}
        self._calls: dict[Key, Kept] = {}
        self._past: dict[Key, Past] = {}
        self._tasks: dict[str, None] = {}
        self._runs: dict[Hashable, Hashable] = {}

    def attempt(self, task: str, runtime: Runtime[Any]) -> Attempt:
        """Give the one that other calls of it have while they run, or a new one."""
        with self._lock:
            attempt = self._attempts.get(task)
            if attempt is None or attempt.own != Same(runtime):
                attempt = self._attempts[task] = Attempt(Same(runtime))
            attempt.calls += 1
            return attempt

    def leave(self, task: str, attempt: Attempt) -> None:
        """End a call of an attempt."""
        with self._lock:
            attempt.calls -= 1
            if not attempt.calls and self._attempts.get(task) is attempt:
                del self._attempts[task]
        attempt.tell()

    def get(self, key: Key) -> Kept | None:
        """Give a call that waits."""
        return self._calls.get(key)

    def keep(self, key: Key, kept: Kept) -> None:
        """Let a call wait, for whose answers its task begins again."""
        with self._lock:
            self._calls.pop(key, None)
            _bounded(self._calls)[key] = kept
            self._tasks.pop(key[0], None)
            _bounded(self._tasks)[key[0]] = None

    def end(self, key: Key, past: Past) -> None:
        """End a call that may have waited."""
        with self._lock:
            self._calls.pop(key, None)
            self._past.pop(key, None)
            # Who begins again after an error wants another try.
            if past.envelope.error is None:
                _bounded(self._past, _MOST_PAST)[key] = past

    def past(self, key: Key) -> Past | None:
        """Give a call that was answered, if its task has been interrupted."""
        with self._lock:
            return self._past.get(key) if key[0] in self._tasks else None

    def of(self, task: str) -> int:
        """Give how many calls of a task wait."""
        with self._lock:
            return sum(1 for own, _ in self._calls if own == task)

    def run(self, run: Hashable, kept: Kept | None) -> Hashable:
        """Give the run that a run goes on with, or itself."""
        with self._lock:
            if kept is not None and kept.run != run:
                _bounded(self._runs)[run] = kept.run
            return self._runs.get(run, run)


class Attempt:
    """One run of a task, from its start; what its calls share.

    A node may make several calls at once. The graph counts the answers that a task has
    asked for, not who has: whoever reads them reads them for all. And the interrupt of
    one call ends the task, and with it those that still run.
    """

    def __init__(self, own: Same) -> None:
        """Begin without a call; `own` tells it from others."""
        #: What tells it from others.
        self.own = own
        #: How many calls have begun, and not ended.
        self.calls = 0
        self._lock = Lock()
        self._answers: list[Any] = []
        self._ended: list[Future[None]] = []

    def answers(self) -> list[Any]:
        """Give all answers that the graph has for the task."""
        from langgraph.errors import GraphInterrupt  # noqa: PLC0415
        from langgraph.types import interrupt  # noqa: PLC0415

        with self._lock:
            try:
                while True:
                    self._answers.append(interrupt(None))
            except GraphInterrupt:
                # There is no other way to ask whether there is one more.
                return self._answers.copy()

    def tell(self) -> None:
        """Tell those who wait for the end of the others, if that was the last one."""
        while self._ended and not self.calls:
            with suppress(IndexError, InvalidStateError):
                self._ended.pop().set_result(None)

    async def ended(self) -> None:
        """Wait for the end of the other calls."""
        ended = Future[None]()
        self._ended.append(ended)
        self.tell()
        await wrap_future(ended)


#: By the keys that have sealed the states: hosts may list tools anew for each run.
_WAITING: Final[dict[Same, Waiting]] = {}

#: How many registries have calls that wait.
_MOST_REGISTRIES: Final = 64

_LOCK: Final = Lock()


def waiting_of(keys: StateKeys) -> Waiting:
    """Give the calls that wait with states of these keys."""
    own = Same(keys)
    with _LOCK:
        waiting = _WAITING.pop(own, None) or Waiting()
        _bounded(_WAITING, _MOST_REGISTRIES)[own] = waiting
        return waiting


def _bounded(table: dict[Any, Any], most: int = _MOST) -> dict[Any, Any]:
    """Give a table that has a place left; the oldest entry goes."""
    if len(table) >= most:
        del table[next(iter(table))]
    return table
