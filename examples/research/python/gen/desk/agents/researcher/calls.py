# Made by toolc from research.tools; do not edit.
"""Typed calls of the tools that the agent `researcher` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from ....library.tools.notes import provider as notes_provider

if TYPE_CHECKING:
    from ....library.tools.notes import types as notes_types
else:
    notes_types = toolrt.later(__package__, "....library.tools.notes.types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_notes = built(
        notes_provider.FIND_NOTES, lambda: notes_types.FindNotesArgs
    )
    build_read_note = built(notes_provider.READ_NOTE, lambda: notes_types.ReadNoteArgs)


class Calls(BaseClient, _Built):
    """Calls the tools that `researcher` uses."""

    def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words.

        Args:
            words: 1 to 5 items.
        """
        return self._call(notes_provider.FIND_NOTES, words=words)

    def read_note(self, *, id: str) -> notes_types.Note | None:
        """Read one note."""
        return self._call(notes_provider.READ_NOTE, id=id)


class AsyncCalls(AsyncBaseClient, _Built):
    """Calls the tools that `researcher` uses."""

    async def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words.

        Args:
            words: 1 to 5 items.
        """
        return await self._call(notes_provider.FIND_NOTES, words=words)

    async def read_note(self, *, id: str) -> notes_types.Note | None:
        """Read one note."""
        return await self._call(notes_provider.READ_NOTE, id=id)
