# Made by toolc from files.tools; do not edit.
"""Typed calls of the toolset `files`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import FIND_FILES, READ_LINES

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_files = staticmethod(built(FIND_FILES, lambda: types.FindFilesArgs))
    build_read_lines = staticmethod(built(READ_LINES, lambda: types.ReadLinesArgs))


class Client(_Built):
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
        """Find files by their names, in a folder and all folders below it.

        Args:
            ending: What the name ends in, for example `.rs`; all files without it.
                At most 20 characters; default `""`.
            order: Default `"path"`.
            limit: 1 to 1000; default `100`.
        """
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
        """Read lines of a text file.

        Args:
            from_: The first line, counted from 1. At least 1; default `1`.
            count: 1 to 500; default `50`.

        Raises:
            NoSuchFile: Nothing is at this path.
            NotText: The file is not text.
        """
        return call(
            self._executor,
            READ_LINES,
            given(READ_LINES, path=path, from_=from_, count=count),
            self._cx,
        )


class AsyncClient(_Built):
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
        """Find files by their names, in a folder and all folders below it.

        Args:
            ending: What the name ends in, for example `.rs`; all files without it.
                At most 20 characters; default `""`.
            order: Default `"path"`.
            limit: 1 to 1000; default `100`.
        """
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
        """Read lines of a text file.

        Args:
            from_: The first line, counted from 1. At least 1; default `1`.
            count: 1 to 500; default `50`.

        Raises:
            NoSuchFile: Nothing is at this path.
            NotText: The file is not text.
        """
        return await acall(
            self._executor,
            READ_LINES,
            given(READ_LINES, path=path, from_=from_, count=count),
            self._cx,
        )
