"""Two receivers of events as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .event import Event, EventSink

__all__ = ["Both"]


class Both:
    """Two receivers of events: each hears all, and an item waits for both."""

    __slots__ = ("_first", "_then")

    def __init__(self, first: EventSink, then: EventSink) -> None:
        """Take both."""
        self._first = first
        self._then = then

    def __call__(self, event: Event) -> None:
        """Hand an event on, also if the first fails."""
        try:
            self._first(event)
        finally:
            self._then(event)

    def wait(self) -> None:
        """Wait until an item has room."""
        for one in (self._first, self._then):
            wait = getattr(one, "wait", None)
            if wait is not None:
                wait()

    async def async_wait(self) -> None:
        """Wait until an item has room."""
        for one in (self._first, self._then):
            wait = getattr(one, "async_wait", None)
            if wait is not None:
                await wait()
