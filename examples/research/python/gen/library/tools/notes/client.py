# Made by toolc from research.tools; do not edit.
"""Typed calls of the toolset `notes`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import DELETE_NOTE, FIND_NOTES, READ_NOTE

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_notes = built(FIND_NOTES, lambda: types.FindNotesArgs)
    build_read_note = built(READ_NOTE, lambda: types.ReadNoteArgs)
    build_delete_note = built(DELETE_NOTE, lambda: types.DeleteNoteArgs)


class Client(BaseClient, _Built):
    """Find, read and delete notes."""

    def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words.

        Args:
            words: 1 to 5 items.
        """
        return self._call(FIND_NOTES, words=words)

    def read_note(self, *, id: str) -> types.Note | None:
        """Read one note."""
        return self._call(READ_NOTE, id=id)

    def delete_note(self, *, id: str) -> bool:
        """Delete a note."""
        return self._call(DELETE_NOTE, id=id)


class AsyncClient(AsyncBaseClient, _Built):
    """Find, read and delete notes."""

    async def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words.

        Args:
            words: 1 to 5 items.
        """
        return await self._call(FIND_NOTES, words=words)

    async def read_note(self, *, id: str) -> types.Note | None:
        """Read one note."""
        return await self._call(READ_NOTE, id=id)

    async def delete_note(self, *, id: str) -> bool:
        """Delete a note."""
        return await self._call(DELETE_NOTE, id=id)
