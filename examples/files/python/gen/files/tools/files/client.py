# Made by toolc from files.tools; do not edit.
"""Typed calls of the toolset `files`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import FIND_FILES, READ_LINES

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_files = built(FIND_FILES, lambda: types.FindFilesArgs)
    build_read_lines = built(READ_LINES, lambda: types.ReadLinesArgs)


class Client(BaseClient, _Built):
    """Find files and read them."""

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
        return self._call(FIND_FILES, ending=ending, order=order, limit=limit)

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
        return self._call(READ_LINES, path=path, from_=from_, count=count)


class AsyncClient(AsyncBaseClient, _Built):
    """Find files and read them."""

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
        return await self._call(FIND_FILES, ending=ending, order=order, limit=limit)

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
        return await self._call(READ_LINES, path=path, from_=from_, count=count)
