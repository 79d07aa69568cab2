# Made by toolc from research.tools; do not edit.
"""Typed calls of the tools that the agent `researcher` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from ....library.tools.notes import provider as notes_provider

if TYPE_CHECKING:
    import toolrt

    from ....library.tools.notes import types as notes_types

__all__ = ["AsyncCalls", "Calls"]


class Calls:
    """Calls the tools that `researcher` uses."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words."""
        return call(
            self._executor,
            notes_provider.FIND_NOTES,
            given(notes_provider.FIND_NOTES, words=words),
            self._cx,
        )

    def read_note(self, *, id: str) -> notes_types.Note | None:
        """Read one note."""
        return call(
            self._executor,
            notes_provider.READ_NOTE,
            given(notes_provider.READ_NOTE, id=id),
            self._cx,
        )


class AsyncCalls:
    """Calls the tools that `researcher` uses."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words."""
        return await acall(
            self._executor,
            notes_provider.FIND_NOTES,
            given(notes_provider.FIND_NOTES, words=words),
            self._cx,
        )

    async def read_note(self, *, id: str) -> notes_types.Note | None:
        """Read one note."""
        return await acall(
            self._executor,
            notes_provider.READ_NOTE,
            given(notes_provider.READ_NOTE, id=id),
            self._cx,
        )
