# Made by toolc from research.tools; do not edit.
"""Typed calls of the toolset `notes`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import acall, call, given

from .provider import DELETE_NOTE, FIND_NOTES, READ_NOTE

if TYPE_CHECKING:
    import toolrt

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Find, read and delete notes."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words."""
        return call(
            self._executor, FIND_NOTES, given(FIND_NOTES, words=words), self._cx
        )

    def read_note(self, *, id: str) -> types.Note | None:
        """Read one note."""
        return call(self._executor, READ_NOTE, given(READ_NOTE, id=id), self._cx)

    def delete_note(self, *, id: str) -> bool:
        """Delete a note."""
        return call(self._executor, DELETE_NOTE, given(DELETE_NOTE, id=id), self._cx)


class AsyncClient:
    """Find, read and delete notes."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def find_notes(self, *, words: list[str]) -> list[str]:
        """Find the notes that hold all of these words."""
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
