"""A receiver of events that keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.call.event import Item
from toolrt.json import parse

if TYPE_CHECKING:
    from toolrt.call.event import Event

__all__ = ["Recorded"]


class Recorded:
    """A receiver of events that keeps them: `Context(events=Recorded())`."""

    def __init__(self) -> None:
        """Start without any."""
        #: What it has heard, in order.
        self.events: list[Event] = []

    def __call__(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)

    def names(self) -> list[str]:
        """Give the names of the events, such as `call_started`."""
        return [event.kind.name for event in self.events]

    def items(self) -> list[object]:
        """Give the items of tools that stream, as plain JSON."""
        kinds = (event.kind for event in self.events)
        return [parse(kind.json) for kind in kinds if isinstance(kind, Item)]
