"""A turn of a model that comes in pieces."""

from __future__ import annotations

from collections.abc import Callable

from .turn import Turn
from .wire import Reply, Wire

__all__ = ["Stream"]


class Stream:
    """A turn of a model that comes in pieces.

    stream = chat.stream()
    for event in events:
        print(stream.feed(event), end="")
    turn = stream.done()
    """

    def __init__(self, wire: Wire, most: int, turn: Callable[[Reply], Turn]) -> None:
        """Begin without an event.

        Args:
            wire: Reads them.
            most: How large may be what is kept of them.
            turn: Gives the turn.

        """
        self._wire = wire
        self._turn = turn
        self._gathering = wire.gathering(most)

    def feed(self, event: object) -> str:
        """Take an event; give the text for people that is in it, often none.

        Args:
            event: An object of the client, or a dict.

        Raises:
            TurnFailed: The provider reports an error, or has sent too much.

        """
        return self._gathering.feed(self._wire.members(event))

    def done(self) -> Turn:
        """Give the turn, when all events have come.

        Raises:
            TurnFailed: They have ended early.

        """
        return self._turn(self._wire.read(self._gathering.response()))
