# Made by toolc from files.tools; do not edit.
"""Typed calls of the toolset `files`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import FIND_FILES, READ_LINES

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
    """Find files and read them."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def find_files(
        self,
        *,
        ending: str | UnsetType = UNSET,
        order: types.Order | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
    ) -> types.FindFilesResult:
        """Find files by their names, in a folder and all folders below it."""
        return call(
            self._executor,
            FIND_FILES,
            given(FIND_FILES, ending=ending, order=order, limit=limit),
            self._cx,
        )

    def read_lines(
        self,
        *,
        path: str,
        from_: int | UnsetType = UNSET,
        count: int | UnsetType = UNSET,
    ) -> types.ReadLinesResult:
        """Read lines of a text file."""
        return call(
            self._executor,
            READ_LINES,
            given(READ_LINES, path=path, from_=from_, count=count),
            self._cx,
        )


class AsyncClient:
    """Find files and read them."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def find_files(
        self,
        *,
        ending: str | UnsetType = UNSET,
        order: types.Order | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
    ) -> types.FindFilesResult:
        """Find files by their names, in a folder and all folders below it."""
        return await acall(
            self._executor,
            FIND_FILES,
            given(FIND_FILES, ending=ending, order=order, limit=limit),
            self._cx,
        )

    async def read_lines(
        self,
        *,
        path: str,
        from_: int | UnsetType = UNSET,
        count: int | UnsetType = UNSET,
    ) -> types.ReadLinesResult:
        """Read lines of a text file."""
        return await acall(
            self._executor,
            READ_LINES,
            given(READ_LINES, path=path, from_=from_, count=count),
            self._cx,
        )
