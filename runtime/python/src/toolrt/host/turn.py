"""A call that has a turn, or waits for it."""

from __future__ import annotations

from _thread import allocate_lock
from typing import TYPE_CHECKING, Any, Protocol

from .clock import until_late
from .guard import Busy, Cancelled, TimedOut

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.context import Context

    from .clock import Clock
    from .guard import Ended

__all__ = ["Held", "Turn"]


class _Turns(Protocol):
    """The turns of a registry."""

    def leave(self, turn: Turn) -> None:
        """Take back what a call has."""
        ...

    def tell(self, turn: Turn, wake: Callable[[], None]) -> bool:
        """Call back when it is a call's turn; whether it waits at all."""
        ...


class Held:
    """A call's own part in the turns, for the context of its handler.

    Calls made by that are calls inside of this one.
    """

    __slots__ = ("number", "outer", "turns")

    def __init__(self, turns: object, number: int, outer: Held | None) -> None:
        """Take the turns, the number of the call there, and what its caller has."""
        self.turns = turns
        self.number = number
        self.outer = outer


class Turn:
    """A call that has a turn, or waits for it; it is given back by `leave`."""

    __slots__ = (
        "_clock",
        "_cx",
        "_turns",
        "_wake",
        "caller",
        "callers",
        "gave_way",
        "held",
        "is_mine",
        "is_outermost",
        "limit",
        "one",
        "tool",
    )

    def __init__(
        self,
        turns: _Turns,
        tool: str,
        limit: int | None,
        callers: tuple[int, ...],
        caller: bytes,
        *,
        one: bool,
    ) -> None:
        """Take what it needs: a place of its tool, of the registry, or of both."""
        self._turns = turns
        self._wake: Callable[[], None] | None = None
        self._cx: Context | None = None
        self._clock: Clock | None = None
        self.tool = tool
        self.limit = limit
        self.callers = callers
        #: Whom the call counts for.
        self.caller = caller
        #: Whether it is made inside of no other, and so counts for the quota.
        self.is_outermost = not callers
        self.one = one
        self.held: Held | None = None
        #: Whether it had to give way to calls of callers of whom fewer wait.
        self.gave_way = False
        #: Whether it is this call's turn.
        self.is_mine = False

    def waited(self, cx: Context, clock: Clock) -> Turn:
        """Give what a call waits for that has this context."""
        self._cx, self._clock = cx, clock
        return self

    def leave(self) -> None:
        """Give back what it has, once."""
        self._turns.leave(self)

    def came(self) -> None:
        """Tell whoever waits that it is its turn."""
        wake = self._wake
        if wake is not None:
            wake()

    def run(self) -> Ended:
        """Wait for it, until the call ends."""
        cx, clock = self._context()
        ready, once = allocate_lock(), allocate_lock()
        ready.acquire()

        def wake() -> None:
            # A turn and a cancel may come at once; only the first one counts.
            if once.acquire(blocking=False):
                ready.release()

        def wait() -> None:
            if self._turns.tell(self, wake):
                left, silence = until_late(cx.deadline, clock, wake)
                try:
                    ready.acquire(timeout=-1.0 if left is None else left)
                finally:
                    silence()

        place = cx.token().watch(wake)
        try:
            _while_waiting(wait)
        finally:
            cx.token().unwatch(place)
        return self._ended(cx, clock)

    async def arun(self) -> Ended:
        """Wait for it, while the caller's loop goes on."""
        import asyncio  # noqa: PLC0415

        cx, clock = self._context()
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()

        def settle() -> None:
            if not ready.done():
                ready.set_result(None)

        def wake() -> None:
            if not loop.is_closed():
                try:
                    loop.call_soon_threadsafe(settle)
                except RuntimeError:
                    return  # it has been closed at this moment

        place = cx.token().watch(wake)
        try:
            if self._turns.tell(self, wake):
                left, silence = until_late(cx.deadline, clock, wake)
                try:
                    await asyncio.wait((ready,), timeout=left)
                finally:
                    silence()
        finally:
            cx.token().unwatch(place)
            ready.cancel()
        return self._ended(cx, clock)

    def _context(self) -> tuple[Context, Clock]:
        if self._cx is None or self._clock is None:
            raise AssertionError("only `waited` gives what is waited for")
        return self._cx, self._clock

    def _ended(self, cx: Context, clock: Clock) -> Ended:
        if cx.is_cancelled():
            return None, Cancelled()
        if cx.deadline is not None and cx.deadline <= clock.now():
            return None, TimedOut()
        if self.gave_way:
            return None, Busy()
        if not self.is_mine:
            # The host's clock is slower than the system's.
            return None, TimedOut()
        return None, None


def _while_waiting(wait: Callable[[], None]) -> None:
    """Wait; a handler's thread lends its place meanwhile."""
    import sys  # noqa: PLC0415

    threads: Any = sys.modules.get(f"{__package__}.threads")
    if threads is None:
        wait()
    else:
        threads.while_waiting(wait)
