"""Whose turn it is: calls that run, and calls that wait.

Round robin between callers, and in order for each of them.
"""

# pyright: reportPrivateUsage=false
from __future__ import annotations

from _thread import allocate_lock
from collections import deque
from math import ceil
from typing import TYPE_CHECKING

from .limits import Limits, ToolLimits
from .quota import Callers
from .turn import Held, Turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.spec import Spec

    from .limits import Rate

__all__ = [
    "CallerTooOften",
    "Circle",
    "Held",
    "QueueFull",
    "TooManyWait",
    "TooOften",
    "Turn",
    "Turns",
]


class QueueFull(Exception):  # an end of a call
    """Too many wait already."""


class Circle(Exception):  # an end of a call
    """All who could make room wait for this call."""


class TooOften(Exception):  # an end of a call
    """The tools were called too often."""

    def __init__(self, after_ms: int) -> None:
        """Take how much later they may be called again."""
        super().__init__(after_ms)
        self.after_ms = after_ms


class TooManyWait(Exception):  # an end of a call
    """Too many calls of this caller wait already."""


class CallerTooOften(TooOften):
    """The caller has called too often."""


_NOTHING = ToolLimits()


class _Tool:
    """The calls of one tool."""

    __slots__ = ("running", "times", "waiting")

    def __init__(self) -> None:
        self.running = 0
        self.waiting = 0
        self.times: deque[float] = deque()


class Turns:
    """The turns of a registry."""

    __slots__ = (
        "_callers",
        "_has_quota",
        "_limits",
        "_lock",
        "_next",
        "_places",
        "_running",
        "_times",
        "_tools",
        "_waiting",
    )

    def __init__(self, limits: Limits | None) -> None:
        """Begin with nothing that runs or waits."""
        self._limits = Limits() if limits is None else limits
        self._lock = allocate_lock()
        self._next = 0
        # How many calls of the registry's own limit run.
        self._running = 0
        self._tools: dict[str, _Tool] = {}
        self._times: deque[float] = deque()
        # Calls that run, and calls that wait in the order in which they came.
        self._places: dict[int, Turn] = {}
        self._waiting: dict[int, Turn] = {}
        self._callers = Callers(self._limits.quota)
        self._has_quota = not self._limits.quota.is_plain

    def enter(
        self, spec: Spec, outer: Held | None, caller: bytes, now: Callable[[], float]
    ) -> Turn | None:
        """Take a turn, or a place in the queue; `None` if nothing has to be taken.

        Args:
            spec: The spec of the tool.
            outer: What the context of the caller has: a call that is made inside of
                another one uses its places.
            caller: Whom the call counts for.
            now: The clock of the host.

        Raises:
            QueueFull: Too many wait already.
            Circle: All who could make room wait for this call.
            TooOften: The tools were called too often.
            TooManyWait: Too many calls of the caller wait already.
            CallerTooOften: The caller has called too often.

        """
        limits, name = self._limits, spec.name
        own = limits.tools.get(name, _NOTHING)
        # A clock of the host may do anything, and runs before the lock is taken.
        time, gone = 0.0, None
        rates = (limits.rate, own.rate, limits.quota.rate)
        if any(rate is not None for rate in rates):
            time = now()
        with self._lock:
            tool = self._tools.get(name)
            if tool is None:
                tool = self._tools[name] = _Tool()
            callers = () if outer is None else self._around(outer)
            turn = Turn(
                self,
                name,
                self._limit(spec, own, callers),
                callers,
                caller,
                one=not callers and limits.parallel is not None,
            )
            fits = self._fits(turn, tool)
            if not fits:
                gone = self._may_wait(turn, tool)
            self._count(turn, tool, own.rate, time)
            has_quota = turn.is_outermost and self._has_quota
            if turn.limit is None and not turn.one and not has_quota:
                return None
            turn.held = Held(self, self._next, outer)
            self._next += 1
            if fits:
                self._take(turn, tool)
            else:
                if gone is not None:
                    self._wait_no_more(gone)
                    gone.gave_way = True
                number, outermost = turn.held.number, turn.is_outermost
                tool.waiting += 1
                self._waiting[number] = turn
                self._callers.wait(caller, number, outermost=outermost)
        if gone is not None:
            gone.came()
        return turn

    def _around(self, outer: Held | None) -> tuple[int, ...]:
        """Give the calls that one is made inside of, as far as they have places."""
        callers: list[int] = []
        while outer is not None:
            if outer.turns is self and outer.number in self._places:
                callers.append(outer.number)
            outer = outer.outer
        return tuple(callers)

    def _limit(
        self, spec: Spec, own: ToolLimits, callers: tuple[int, ...]
    ) -> int | None:
        """Give the limit on the calls of a tool, where one takes a place of it."""
        for number in callers:
            caller = self._places[number]
            if caller.tool == spec.name and caller.limit is not None:
                return None
        declared, hosts = spec.parallel, own.parallel
        if declared is None or hosts is None:
            return hosts if declared is None else declared
        return min(declared, hosts)

    def _fits(self, turn: Turn, tool: _Tool) -> bool:
        if turn.one and not self._has_room():
            return False
        most = self._limits.quota.parallel if turn.is_outermost else None
        if most is not None and self._callers.running(turn.caller) >= most:
            return False
        return turn.limit is None or tool.running < turn.limit

    def _has_room(self) -> bool:
        most = self._limits.parallel
        return most is None or self._running < most

    def _may_wait(self, turn: Turn, tool: _Tool) -> Turn | None:
        """Refuse a call that should not wait; give the one that gives way for it."""
        if turn.limit == 0 or self._limits.parallel == 0:
            raise QueueFull
        if turn.is_outermost:
            quota, waiting = self._limits.quota, self._callers.waiting(turn.caller)
            if quota.parallel == 0:
                raise TooManyWait
            if quota.queue is not None and waiting >= quota.queue:
                raise TooManyWait
        gone = None
        if tool.waiting >= self._limits.queue:
            gone = self._greediest(turn)
            if gone is None:
                raise QueueFull
        # Nobody waits for a call that is made inside of no other.
        if not turn.callers:
            return gone
        from .circle import closes  # noqa: PLC0415

        waits = [(own.tool, own.callers) for own in self._waiting.values()]
        waits.append((turn.tool, turn.callers))
        inside = [(own, callers) for own, callers in waits if callers]
        places = [
            (number, own.tool)
            for number, own in self._places.items()
            if own.limit is not None
        ]
        if closes(turn.tool, inside, places):
            raise Circle
        return gone

    def _greediest(self, turn: Turn) -> Turn | None:
        """Give the call that gives way to one that finds the queue of its tool full.

        The last one of the caller of whom the most wait there, if these are at least
        two more than those of the caller of the new one. Calls that handlers make do
        not give way.
        """
        none = (0, 0)
        counts: dict[bytes, tuple[int, int]] = {}
        for number, other in self._waiting.items():
            if other.tool == turn.tool and other.is_outermost:
                count, _ = counts.get(other.caller, none)
                counts[other.caller] = count + 1, number
        own, _ = counts.get(turn.caller, none)
        most, last = max(counts.values(), default=none)
        return self._waiting[last] if most > own + 1 else None

    def _count(self, turn: Turn, tool: _Tool, own: Rate | None, now: float) -> None:
        """Count a call against the rates."""
        rates = ((own, tool.times), (self._limits.rate, self._times))
        asked = [(rate, times) for rate, times in rates if rate is not None]
        waits = [wait for rate, times in asked if (wait := _wait(rate, times, now)) > 0]
        # What floats lose is less than a thousandth of a millisecond.
        longest = max(ceil(round(max(waits) * 1000, 3)), 1) if waits else 0
        callers = None
        if turn.is_outermost:
            callers = self._callers.wait_ms(turn.caller, now)
        if callers is not None and callers >= longest:
            raise CallerTooOften(callers)
        if waits:
            raise TooOften(longest)
        for _, times in asked:
            times.append(now)
        if turn.is_outermost:
            self._callers.take(turn.caller, now)

    def _take(self, turn: Turn, tool: _Tool) -> None:
        if turn.held is None:
            raise AssertionError("a turn has a number")
        self._running += turn.one
        tool.running += turn.limit is not None
        self._places[turn.held.number] = turn
        self._callers.begin(turn.caller, outermost=turn.is_outermost)
        turn.is_mine = True

    def leave(self, turn: Turn) -> None:
        """Take back what a call has, and let others run."""
        if turn.held is None:
            return
        number = turn.held.number
        came: list[Turn] = []
        with self._lock:
            tool = self._tools[turn.tool]
            if number in self._waiting:
                self._wait_no_more(turn)
            if self._places.pop(number, None) is not None:
                self._running -= turn.one
                tool.running -= turn.limit is not None
                self._callers.end(turn.caller, outermost=turn.is_outermost)
                if self._waiting:
                    came = self._admitted()
        for other in came:
            other.came()

    def _wait_no_more(self, turn: Turn) -> None:
        """Take a call out of those that wait: it is served, or it gives up."""
        if turn.held is None:
            raise AssertionError("a turn has a number")
        number = turn.held.number
        del self._waiting[number]
        self._tools[turn.tool].waiting -= 1
        self._callers.leave(turn.caller, number, outermost=turn.is_outermost)

    def _admitted(self) -> list[Turn]:
        """Let calls run for which there is room now.

        Those first whose callers were not served for longest.
        """
        came: list[Turn] = []
        while True:
            waiting = (self._waiting[number] for number in self._callers.in_turn())
            fits = (
                turn for turn in waiting if self._fits(turn, self._tools[turn.tool])
            )
            turn = next(fits, None)
            if turn is None:
                return came
            self._wait_no_more(turn)
            self._take(turn, self._tools[turn.tool])
            came.append(turn)

    def tell(self, turn: Turn, wake: Callable[[], None]) -> bool:
        """Call back when it is a call's turn; whether it waits at all."""
        with self._lock:
            waits = turn.held is not None and turn.held.number in self._waiting
            if waits:
                turn._wake = wake  # noqa: SLF001 # the two are one
            return waits

    def counts(self) -> tuple[int, int]:
        """Give how many calls have places, and how many wait."""
        with self._lock:
            return len(self._places), len(self._waiting)

    def remembered(self) -> int:
        """Give how many callers are known."""
        with self._lock:
            return len(self._callers)


def _wait(rate: Rate, times: deque[float], now: float) -> float:
    """Give how many seconds to wait until a call is allowed; zero if one is now."""
    while times and times[0] + rate.per <= now:
        times.popleft()
    if len(times) < rate.calls:
        return 0.0
    # Where nothing is allowed, nothing gets older.
    return (times[0] if times else now) + rate.per - now
