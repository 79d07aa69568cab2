# Made by toolc from notes.tools; do not edit.
"""Typed calls of the toolset `notes`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import DELETE_NOTE, LIST_NOTES, READ_NOTE, SEARCH_NOTES, WRITE_NOTE

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_list_notes = staticmethod(built(LIST_NOTES, lambda: types.ListNotesArgs))
    build_search_notes = staticmethod(
        built(SEARCH_NOTES, lambda: types.SearchNotesArgs)
    )
    build_read_note = staticmethod(built(READ_NOTE, lambda: types.ReadNoteArgs))
    build_write_note = staticmethod(built(WRITE_NOTE, lambda: types.WriteNoteArgs))
    build_delete_note = staticmethod(built(DELETE_NOTE, lambda: types.DeleteNoteArgs))


class Client(_Built):
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
        """Find lines that contain a text, in any case of its letters.

        Args:
            text: What to look for. 1 to 200 characters.
            limit: 1 to 100; default `20`.
        """
        return call(
            self._executor,
            SEARCH_NOTES,
            given(SEARCH_NOTES, text=text, limit=limit),
            self._cx,
        )

    def read_note(self, *, name: str) -> types.Note:
        """Read a note.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.

        Raises:
            NoSuchNote: There is no note of this name.
        """
        return call(self._executor, READ_NOTE, given(READ_NOTE, name=name), self._cx)

    def write_note(self, *, name: str, text: str) -> types.WriteNoteResult:
        """Write a note; one of the same name is replaced.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.
            text: 1 to 100000 characters.
        """
        return call(
            self._executor,
            WRITE_NOTE,
            given(WRITE_NOTE, name=name, text=text),
            self._cx,
        )

    def delete_note(self, *, name: str) -> types.DeleteNoteResult:
        """Delete a note for good.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.

        Raises:
            NoSuchNote: There is no note of this name.
        """
        return call(
            self._executor, DELETE_NOTE, given(DELETE_NOTE, name=name), self._cx
        )


class AsyncClient(_Built):
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
        """Find lines that contain a text, in any case of its letters.

        Args:
            text: What to look for. 1 to 200 characters.
            limit: 1 to 100; default `20`.
        """
        return await acall(
            self._executor,
            SEARCH_NOTES,
            given(SEARCH_NOTES, text=text, limit=limit),
            self._cx,
        )

    async def read_note(self, *, name: str) -> types.Note:
        """Read a note.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.

        Raises:
            NoSuchNote: There is no note of this name.
        """
        return await acall(
            self._executor, READ_NOTE, given(READ_NOTE, name=name), self._cx
        )

    async def write_note(self, *, name: str, text: str) -> types.WriteNoteResult:
        """Write a note; one of the same name is replaced.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.
            text: 1 to 100000 characters.
        """
        return await acall(
            self._executor,
            WRITE_NOTE,
            given(WRITE_NOTE, name=name, text=text),
            self._cx,
        )

    async def delete_note(self, *, name: str) -> types.DeleteNoteResult:
        """Delete a note for good.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.

        Raises:
            NoSuchNote: There is no note of this name.
        """
        return await acall(
            self._executor, DELETE_NOTE, given(DELETE_NOTE, name=name), self._cx
        )
