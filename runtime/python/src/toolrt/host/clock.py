"""Time, which is the host's."""

from __future__ import annotations

from time import monotonic
from typing import Protocol

__all__ = ["Clock", "SystemClock"]


class Clock(Protocol):
    """Time, as the host has it."""

    def now(self) -> float:
        """Give the seconds since any fixed point; never goes back."""
        ...


class SystemClock:
    """The system's monotonic clock."""

    now = staticmethod(monotonic)
