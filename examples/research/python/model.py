"""The model: here a script, elsewhere a call to a provider."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class Script:
    """A model that answers what a script says, whatever it is told."""

    def __init__(self, answers: Iterable[str]) -> None:
        """Take the answers, in their order."""
        self._answers = deque(answers)
        #: What it was told, turn by turn.
        self.told: list[str] = []

    async def turn(self, message: str) -> str | None:
        """Say something to a message; nothing where there is no more to say."""
        self.told.append(message)
        return self._answers.popleft() if self._answers else None
