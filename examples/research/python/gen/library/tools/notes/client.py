# Made by toolc from research.tools; do not edit.
"""Typed calls of the toolset `notes`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given

from .provider import DELETE_NOTE, FIND_NOTES, READ_NOTE

if TYPE_CHECKING:
    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_notes = staticmethod(built(FIND_NOTES, lambda: types.FindNotesArgs))
    build_read_note = staticmethod(built(READ_NOTE, lambda: types.ReadNoteArgs))
    build_delete_note = staticmethod(built(DELETE_NOTE, lambda: types.DeleteNoteArgs))


class Client(_Built):
    """Find, read and delete notes."""

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
            self._executor, FIND_NOTES, given(FIND_NOTES, words=words), self._cx
        )

    def read_note(self, *, id: str) -> types.Note | None:
        """Read one note."""
        return call(self._executor, READ_NOTE, given(READ_NOTE, id=id), self._cx)

    def delete_note(self, *, id: str) -> bool:
        """Delete a note."""
        return call(self._executor, DELETE_NOTE, given(DELETE_NOTE, id=id), self._cx)


class AsyncClient(_Built):
    """Find, read and delete notes."""

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
            self._executor, FIND_NOTES, given(FIND_NOTES, words=words), self._cx
        )

    async def read_note(self, *, id: str) -> types.Note | None:
        """Read one note."""
        return await acall(self._executor, READ_NOTE, given(READ_NOTE, id=id), self._cx)

    async def delete_note(self, *, id: str) -> bool:
        """Delete a note."""
        return await acall(
            self._executor, DELETE_NOTE, given(DELETE_NOTE, id=id), self._cx
        )
