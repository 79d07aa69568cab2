"""Another attempt of a handler that failed for now: whether there is one, and when."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING, Any

from toolrt.call.error import Action

from .guard import Cancelled, Work

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.context import Context
    from toolrt.call.envelope import CallFault
    from toolrt.spec import Spec

    from .clock import Clock
    from .guard import Ended

__all__ = ["Held", "Pause", "may_pass", "retries", "wait_ms"]

# Waits do not grow past this, unless the design says so itself.
_LONGEST_MS = 60_000

# How many times a wait doubles at most: nothing is longer than this many bits.
_DOUBLINGS = 64


def retries(spec: Spec) -> int:
    """How often a handler may be called again.

    Only that of a tool that changes nothing more by a second call is.
    """
    effects = spec.effects
    return spec.retries if effects.readonly or effects.idempotent else 0


def may_pass(fault: CallFault) -> bool:
    """Whether the same call may succeed later."""
    return fault.recovery.action is Action.RETRY


def wait_ms(
    spec: Spec, failed: int, fault: CallFault, random: Callable[[], float] | None
) -> int:
    """Give how long to wait after an attempt, in milliseconds.

    Half of a time that doubles with each attempt, or what the error asks for, if that
    is longer; and up to the other half, by chance.

    Args:
        spec: The spec of the tool.
        failed: The attempt that failed, counted from 1.
        fault: How it failed.
        random: Gives a number from 0 to below 1.

    """
    time = spec.backoff_ms << min(failed - 1, _DOUBLINGS)
    time = min(time, max(spec.backoff_ms, _LONGEST_MS))
    half = time // 2
    least = max(half, fault.recovery.after_ms or 0)
    if time == 0:
        return least
    chance = (random or _random())()
    # A comparison with what is no number is false.
    chance = min(chance, 1.0) if chance > 0 else 0.0
    return least + int((time - half) * chance)


def _random() -> Callable[[], float]:
    """Give what makes numbers by chance; it takes a while to load."""
    from random import random  # noqa: PLC0415

    return random


class Held:
    """What a policy has lent to all attempts of a call; released after the last one.

    An attempt may be left behind and end after its call.
    """

    __slots__ = ("_count", "_lock", "_release")

    def __init__(self, release: Callable[[], object]) -> None:
        """Hold it for whoever makes the attempts."""
        from _thread import allocate_lock  # noqa: PLC0415

        self._lock = allocate_lock()
        self._count = 1
        self._release = release

    def taken(self) -> Callable[[], object]:
        """Hold it for an attempt; gives what is called when that has ended."""
        with self._lock:
            self._count += 1
        return self.drop

    def drop(self) -> None:
        """Let go of it."""
        with self._lock:
            self._count -= 1
            is_over = self._count == 0
        if is_over:
            self._release()


class Pause:
    """The wait before another attempt, which ends early if somebody cancels the call.

    A clock may have timers of its own: `sleep(seconds)` for callers that wait,
    `asleep(seconds)` for async ones. Deadlines are not looked at: a wait that would not
    end before does not begin.
    """

    __slots__ = ("_clock", "_cx", "_report", "_seconds")

    def __init__(
        self,
        cx: Context,
        clock: Clock,
        seconds: float,
        report: Callable[[str, BaseException | None], None],
    ) -> None:
        """Take how long to wait, and what takes texts for the host's log."""
        self._cx = cx
        self._clock = clock
        self._seconds = seconds
        self._report = report

    def run(self) -> Ended:
        """Wait."""
        own: Any = getattr(self._clock, "sleep", None)
        if own is not None:
            cx, seconds = self._cx, self._seconds
            return Work(cx, self._clock, lambda _: own(seconds), self._report).run()
        if not self._cx.may_be_cancelled:
            sleep(self._seconds)
        elif self._cx.token().wait(self._seconds):
            return None, Cancelled()
        return None, None

    async def arun(self) -> Ended:
        """Wait, while the caller's loop goes on."""
        import asyncio  # noqa: PLC0415

        own: Any = getattr(self._clock, "asleep", None) or asyncio.sleep
        seconds = self._seconds
        work = Work(
            self._cx,
            self._clock,
            lambda _: own(seconds),
            self._report,
            ainvoke=lambda _: own(seconds),
        )
        return await work.arun()
