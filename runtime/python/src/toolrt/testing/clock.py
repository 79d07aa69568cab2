"""Time that passes when a test says so."""

from __future__ import annotations

from _thread import allocate_lock
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

__all__ = ["ManualClock"]

T = TypeVar("T")

#: 2000-01-01, in seconds since 1970.
_BEGIN: Final = 946_684_800


class ManualClock:
    """A clock that stands still until a test moves it.

    Timers (`timeout`, waits between `retries`, deadlines of callers) fire when it is
    moved to their time or past it.

    >>> clock = ManualClock()
    >>> clock.advance(2.5)
    >>> clock.now()
    2.5
    """

    def __init__(self) -> None:
        """Begin at zero; for what expires it is 2000-01-01."""
        self._lock = allocate_lock()
        self._now = 0.0
        # By their numbers, in the order in which they were set: when, and what.
        self._timers: dict[int, tuple[float, Callable[[], object]]] = {}
        self._count = 0
        self._runs = 0

    def now(self) -> float:
        """Give the seconds since it began."""
        return self._now

    def unix_time(self) -> float:
        """Give the seconds since 1970, for what expires in another process."""
        return _BEGIN + self._now

    def advance(self, seconds: float) -> None:
        """Move the clock. Timers that are due fire, the earliest first."""
        with self._lock:
            self._now += seconds
            due = [
                (at, number)
                for number, (at, _) in self._timers.items()
                if at <= self._now
            ]
            rings = [self._timers.pop(number)[1] for _, number in sorted(due)]
        for ring in rings:
            ring()

    def waiting(self) -> int:
        """Give how many timers have not fired."""
        return len(self._timers)

    def next_timer(self) -> float | None:
        """Give the seconds until the next timer fires; `None` if none is set."""
        with self._lock:
            times = [at for at, _ in self._timers.values()]
        return min(times) - self._now if times else None

    def run(self, call: Callable[[], T]) -> T:
        """Call something; meanwhile the clock moves by itself past each pause.

        So a call that is tried again, such as `clock.run(lambda: app.call("fetch"))`,
        waits for nothing.
        """
        self._runs += 1
        try:
            return call()
        finally:
            self._runs -= 1

    async def arun(self, call: Awaitable[T]) -> T:
        """Wait for something; meanwhile the clock moves by itself past each pause."""
        self._runs += 1
        try:
            return await call
        finally:
            self._runs -= 1

    def alarm(self, at: float, ring: Callable[[], object]) -> Callable[[], object]:
        """Call something when it is a time.

        Args:
            at: The time on this clock.
            ring: Called in the thread that moves the clock; at once if it is past.

        Returns:
            What takes it back when it is called.

        """
        with self._lock:
            number = self._count
            self._count += 1
            is_past = at <= self._now
            if not is_past:
                self._timers[number] = (at, ring)
        if is_past:
            ring()
        return lambda: self._timers.pop(number, None)

    def sleep(self, seconds: float) -> None:
        """Wait until another thread has moved the clock so far."""
        if self._runs:
            self.advance(seconds)
            return
        moved = allocate_lock()
        moved.acquire()
        silence = self.alarm(self._now + seconds, moved.release)
        try:
            moved.acquire()
        finally:
            silence()

    async def asleep(self, seconds: float) -> None:
        """Wait until somebody has moved the clock so far."""
        import asyncio  # noqa: PLC0415

        if self._runs:
            self.advance(seconds)
            return
        loop = asyncio.get_running_loop()
        moved: asyncio.Future[None] = loop.create_future()

        def settle() -> None:
            if not moved.done():
                moved.set_result(None)

        silence = self.alarm(
            self._now + seconds, lambda: loop.call_soon_threadsafe(settle)
        )
        try:
            await moved
        finally:
            silence()

    def __repr__(self) -> str:
        """Show the time."""
        return f"ManualClock({self._now})"
