# Made by toolc from files.tools; do not edit.
"""Typed calls of the toolset `files`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import DELETE_FILES, FIND_FILES, RENAME_FILES, SWEEP

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_files = built(FIND_FILES, lambda: types.FindFilesArgs)
    build_rename_files = built(RENAME_FILES, lambda: types.RenameFilesArgs)
    build_delete_files = built(DELETE_FILES, lambda: types.DeleteFilesArgs)
    build_sweep = built(SWEEP, lambda: types.SweepArgs)


class Client(BaseClient, _Built):
    """Find, rename and delete files."""

    def find_files(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        max_depth: int | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        cursor: str | UnsetType = UNSET,
    ) -> types.FindFilesResult:
        """Find files matching a glob pattern in a directory tree.

        Args:
            pattern: Glob pattern, for example `*.py` or `**/*.json`. 1 to 1000
                characters.
            root: Directory to search from. Default `"."`.
            max_depth: 1 to 64; default `10`.
            limit: 1 to 1000; default `100`.

        Raises:
            BadPattern: The glob pattern cannot be parsed.
        """
        return self._call(
            FIND_FILES,
            pattern=pattern,
            root=root,
            max_depth=max_depth,
            limit=limit,
            cursor=cursor,
        )

    def pages_find_files(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        max_depth: int | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        cursor: str | UnsetType = UNSET,
    ) -> Iterator[types.FindFilesResult]:
        """Give all pages of `find_files`, from the one that is asked for."""
        return self._pages(
            FIND_FILES,
            pattern=pattern,
            root=root,
            max_depth=max_depth,
            limit=limit,
            cursor=cursor,
        )

    def rename_files(
        self, *, paths: list[str], find: str, replace: str
    ) -> list[types.Renamed]:
        """Rename files by replacing text in their names.

        Args:
            paths: At least 1 item.
            find: At least 1 character.
        """
        return self._call(RENAME_FILES, paths=paths, find=find, replace=replace)

    def stream_rename_files(
        self,
        on_item: Callable[[types.Renamed], object],
        /,
        *,
        paths: list[str],
        find: str,
        replace: str,
    ) -> list[types.Renamed]:
        """Call `rename_files`; `on_item` sees each item before the result is there."""
        return self._stream(
            on_item, RENAME_FILES, paths=paths, find=find, replace=replace
        )

    def delete_files(self, *, paths: list[str]) -> types.DeleteFilesResult:
        """Delete files for good.

        Args:
            paths: At least 1 item.
        """
        return self._call(DELETE_FILES, paths=paths)

    def sweep(
        self, *, pattern: str, root: str | UnsetType = UNSET
    ) -> types.SweepResult:
        """Find files by pattern and delete what was found.

        Args:
            root: Default `"."`.
        """
        return self._call(SWEEP, pattern=pattern, root=root)


class AsyncClient(AsyncBaseClient, _Built):
    """Find, rename and delete files."""

    async def find_files(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        max_depth: int | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        cursor: str | UnsetType = UNSET,
    ) -> types.FindFilesResult:
        """Find files matching a glob pattern in a directory tree.

        Args:
            pattern: Glob pattern, for example `*.py` or `**/*.json`. 1 to 1000
                characters.
            root: Directory to search from. Default `"."`.
            max_depth: 1 to 64; default `10`.
            limit: 1 to 1000; default `100`.

        Raises:
            BadPattern: The glob pattern cannot be parsed.
        """
        return await self._call(
            FIND_FILES,
            pattern=pattern,
            root=root,
            max_depth=max_depth,
            limit=limit,
            cursor=cursor,
        )

    def pages_find_files(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        max_depth: int | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        cursor: str | UnsetType = UNSET,
    ) -> AsyncIterator[types.FindFilesResult]:
        """Give all pages of `find_files`, from the one that is asked for."""
        return self._pages(
            FIND_FILES,
            pattern=pattern,
            root=root,
            max_depth=max_depth,
            limit=limit,
            cursor=cursor,
        )

    async def rename_files(
        self, *, paths: list[str], find: str, replace: str
    ) -> list[types.Renamed]:
        """Rename files by replacing text in their names.

        Args:
            paths: At least 1 item.
            find: At least 1 character.
        """
        return await self._call(RENAME_FILES, paths=paths, find=find, replace=replace)

    async def stream_rename_files(
        self,
        on_item: Callable[[types.Renamed], object],
        /,
        *,
        paths: list[str],
        find: str,
        replace: str,
    ) -> list[types.Renamed]:
        """Call `rename_files`; `on_item` sees each item before the result is there."""
        return await self._stream(
            on_item, RENAME_FILES, paths=paths, find=find, replace=replace
        )

    async def delete_files(self, *, paths: list[str]) -> types.DeleteFilesResult:
        """Delete files for good.

        Args:
            paths: At least 1 item.
        """
        return await self._call(DELETE_FILES, paths=paths)

    async def sweep(
        self, *, pattern: str, root: str | UnsetType = UNSET
    ) -> types.SweepResult:
        """Find files by pattern and delete what was found.

        Args:
            root: Default `"."`.
        """
        return await self._call(SWEEP, pattern=pattern, root=root)
