# Made by toolc from notes.tools; do not edit.
"""Typed calls of the toolset `notes`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import DELETE_NOTE, LIST_NOTES, READ_NOTE, SEARCH_NOTES, WRITE_NOTE

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_list_notes = built(LIST_NOTES, lambda: types.ListNotesArgs)
    build_search_notes = built(SEARCH_NOTES, lambda: types.SearchNotesArgs)
    build_read_note = built(READ_NOTE, lambda: types.ReadNoteArgs)
    build_write_note = built(WRITE_NOTE, lambda: types.WriteNoteArgs)
    build_delete_note = built(DELETE_NOTE, lambda: types.DeleteNoteArgs)


class Client(BaseClient, _Built):
    """Find, read, write and delete notes."""

    def list_notes(self) -> types.ListNotesResult:
        """List the names of all notes."""
        return self._call(LIST_NOTES)

    def search_notes(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> types.SearchNotesResult:
        """Find lines that contain a text, in any case of its letters.

        Args:
            text: What to look for. 1 to 200 characters.
            limit: 1 to 100; default `20`.
        """
        return self._call(SEARCH_NOTES, text=text, limit=limit)

    def read_note(self, *, name: str) -> types.Note:
        """Read a note.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.

        Raises:
            NoSuchNote: There is no note of this name.
        """
        return self._call(READ_NOTE, name=name)

    def write_note(self, *, name: str, text: str) -> types.WriteNoteResult:
        """Write a note; one of the same name is replaced.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.
            text: 1 to 100000 characters.
        """
        return self._call(WRITE_NOTE, name=name, text=text)

    def delete_note(self, *, name: str) -> types.DeleteNoteResult:
        """Delete a note for good.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.

        Raises:
            NoSuchNote: There is no note of this name.
        """
        return self._call(DELETE_NOTE, name=name)


class AsyncClient(AsyncBaseClient, _Built):
    """Find, read, write and delete notes."""

    async def list_notes(self) -> types.ListNotesResult:
        """List the names of all notes."""
        return await self._call(LIST_NOTES)

    async def search_notes(
        self, *, text: str, limit: int | UnsetType = UNSET
    ) -> types.SearchNotesResult:
        """Find lines that contain a text, in any case of its letters.

        Args:
            text: What to look for. 1 to 200 characters.
            limit: 1 to 100; default `20`.
        """
        return await self._call(SEARCH_NOTES, text=text, limit=limit)

    async def read_note(self, *, name: str) -> types.Note:
        """Read a note.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.

        Raises:
            NoSuchNote: There is no note of this name.
        """
        return await self._call(READ_NOTE, name=name)

    async def write_note(self, *, name: str, text: str) -> types.WriteNoteResult:
        """Write a note; one of the same name is replaced.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.
            text: 1 to 100000 characters.
        """
        return await self._call(WRITE_NOTE, name=name, text=text)

    async def delete_note(self, *, name: str) -> types.DeleteNoteResult:
        """Delete a note for good.

        Args:
            name: 1 to 60 characters; matches `^[a-z0-9]+(-[a-z0-9]+)*$`.

        Raises:
            NoSuchNote: There is no note of this name.
        """
        return await self._call(DELETE_NOTE, name=name)
