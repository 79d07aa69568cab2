# Made by toolc from research.tools; do not edit.
"""Typed calls of the tools that the agent `researcher` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given

from ....library.tools.notes import provider as notes_provider

if TYPE_CHECKING:
    from ....library.tools.notes import types as notes_types
else:
    notes_types = toolrt.later(__package__, "....library.tools.notes.types")

__all__ = ["AsyncCalls", "Calls"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_notes = staticmethod(
        built(notes_provider.FIND_NOTES, lambda: notes_types.FindNotesArgs)
    )
    build_read_note = staticmethod(
        built(notes_provider.READ_NOTE, lambda: notes_types.ReadNoteArgs)
    )


class Calls(_Built):
    """Calls the tools that `researcher` uses."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words.

        Args:
            words: 1 to 5 items.
        """
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


class AsyncCalls(_Built):
    """Calls the tools that `researcher` uses."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words.

        Args:
            words: 1 to 5 items.
        """
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
