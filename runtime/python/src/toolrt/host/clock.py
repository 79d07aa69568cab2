"""Time, which is the host's."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

__all__ = ["Clock", "SystemClock"]


class Clock(Protocol):
    """Time, as the host has it."""

    def now(self) -> float:
        """Give the seconds since any fixed point; never goes back."""
        ...


class SystemClock:
    """The system's monotonic clock."""

    now = staticmethod(monotonic)


def until_late(
    deadline: float | None, clock: Clock, ring: Callable[[], object]
) -> tuple[float | None, Callable[[], object]]:
    """Give how many seconds to wait at most, and what is called after the wait.

    A clock may have alarms of its own, `alarm(time, ring)`, which gives what takes the
    alarm back. Then the wait has no limit, and `ring` ends it.
    """
    if deadline is None:
        return None, _nothing
    alarm: Any = getattr(clock, "alarm", None)
    if alarm is None:
        return max(deadline - clock.now(), 0.0), _nothing
    return None, alarm(deadline, ring)


def _nothing() -> None:
    """Do nothing."""
