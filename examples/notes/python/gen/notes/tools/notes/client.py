# Made by toolc from notes.tools; do not edit.
"""Typed calls of the toolset `notes`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import DELETE_NOTE, LIST_NOTES, READ_NOTE, SEARCH_NOTES, WRITE_NOTE

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Find, read, write and delete notes."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def list_notes(self) -> types.ListNotesResult:
        """List the names of all notes."""
        return call(self._executor, LIST_NOTES, given(LIST_NOTES), self._cx)

    def search_notes(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> types.SearchNotesResult:
        """Find lines that contain a text, in any case of its letters."""
        return call(
            self._executor,
            SEARCH_NOTES,
            given(SEARCH_NOTES, text=text, limit=limit),
            self._cx,
        )

    def read_note(self, *, name: str) -> types.Note:
        """Read a note."""
        return call(self._executor, READ_NOTE, given(READ_NOTE, name=name), self._cx)

    def write_note(self, *, name: str, text: str) -> types.WriteNoteResult:
        """Write a note; one of the same name is replaced."""
        return call(
            self._executor,
            WRITE_NOTE,
            given(WRITE_NOTE, name=name, text=text),
            self._cx,
        )

    def delete_note(self, *, name: str) -> types.DeleteNoteResult:
        """Delete a note for good."""
        return call(
            self._executor, DELETE_NOTE, given(DELETE_NOTE, name=name), self._cx
        )


class AsyncClient:
    """Find, read, write and delete notes."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def list_notes(self) -> types.ListNotesResult:
        """List the names of all notes."""
        return await acall(self._executor, LIST_NOTES, given(LIST_NOTES), self._cx)

    async def search_notes(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> types.SearchNotesResult:
        """Find lines that contain a text, in any case of its letters."""
        return await acall(
            self._executor,
            SEARCH_NOTES,
            given(SEARCH_NOTES, text=text, limit=limit),
            self._cx,
        )

    async def read_note(self, *, name: str) -> types.Note:
        """Read a note."""
        return await acall(
            self._executor, READ_NOTE, given(READ_NOTE, name=name), self._cx
        )

    async def write_note(self, *, name: str, text: str) -> types.WriteNoteResult:
        """Write a note; one of the same name is replaced."""
        return await acall(
            self._executor,
            WRITE_NOTE,
            given(WRITE_NOTE, name=name, text=text),
            self._cx,
        )

    async def delete_note(self, *, name: str) -> types.DeleteNoteResult:
        """Delete a note for good."""
        return await acall(
            self._executor, DELETE_NOTE, given(DELETE_NOTE, name=name), self._cx
        )
