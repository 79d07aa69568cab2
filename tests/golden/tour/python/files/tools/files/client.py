# Made by toolc from files.tools; do not edit.
"""Typed calls of the toolset `files`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, apages, built, call, given, pages, with_items

from .provider import DELETE_FILES, FIND_FILES, RENAME_FILES, SWEEP

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_find_files = staticmethod(built(FIND_FILES, lambda: types.FindFilesArgs))
    build_rename_files = staticmethod(
        built(RENAME_FILES, lambda: types.RenameFilesArgs)
    )
    build_delete_files = staticmethod(
        built(DELETE_FILES, lambda: types.DeleteFilesArgs)
    )
    build_sweep = staticmethod(built(SWEEP, lambda: types.SweepArgs))


class Client(_Built):
    """Find, rename and delete files."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return call(
            self._executor,
            FIND_FILES,
            given(
                FIND_FILES,
                pattern=pattern,
                root=root,
                max_depth=max_depth,
                limit=limit,
                cursor=cursor,
            ),
            self._cx,
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
        return pages(
            self._executor,
            FIND_FILES,
            given(
                FIND_FILES,
                pattern=pattern,
                root=root,
                max_depth=max_depth,
                limit=limit,
                cursor=cursor,
            ),
            self._cx,
        )

    def rename_files(
        self, *, paths: list[str], find: str, replace: str
    ) -> list[types.Renamed]:
        """Rename files by replacing text in their names.

        Args:
            paths: At least 1 item.
            find: At least 1 character.
        """
        return call(
            self._executor,
            RENAME_FILES,
            given(RENAME_FILES, paths=paths, find=find, replace=replace),
            self._cx,
        )

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
        cx_ = with_items(self._cx, RENAME_FILES, on_item)
        return call(
            self._executor,
            RENAME_FILES,
            given(RENAME_FILES, paths=paths, find=find, replace=replace),
            cx_,
        )

    def delete_files(self, *, paths: list[str]) -> types.DeleteFilesResult:
        """Delete files for good.

        Args:
            paths: At least 1 item.
        """
        return call(
            self._executor, DELETE_FILES, given(DELETE_FILES, paths=paths), self._cx
        )

    def sweep(
        self, *, pattern: str, root: str | UnsetType = UNSET
    ) -> types.SweepResult:
        """Find files by pattern and delete what was found.

        Args:
            root: Default `"."`.
        """
        return call(
            self._executor, SWEEP, given(SWEEP, pattern=pattern, root=root), self._cx
        )


class AsyncClient(_Built):
    """Find, rename and delete files."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return await acall(
            self._executor,
            FIND_FILES,
            given(
                FIND_FILES,
                pattern=pattern,
                root=root,
                max_depth=max_depth,
                limit=limit,
                cursor=cursor,
            ),
            self._cx,
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
        return apages(
            self._executor,
            FIND_FILES,
            given(
                FIND_FILES,
                pattern=pattern,
                root=root,
                max_depth=max_depth,
                limit=limit,
                cursor=cursor,
            ),
            self._cx,
        )

    async def rename_files(
        self, *, paths: list[str], find: str, replace: str
    ) -> list[types.Renamed]:
        """Rename files by replacing text in their names.

        Args:
            paths: At least 1 item.
            find: At least 1 character.
        """
        return await acall(
            self._executor,
            RENAME_FILES,
            given(RENAME_FILES, paths=paths, find=find, replace=replace),
            self._cx,
        )

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
        cx_ = with_items(self._cx, RENAME_FILES, on_item)
        return await acall(
            self._executor,
            RENAME_FILES,
            given(RENAME_FILES, paths=paths, find=find, replace=replace),
            cx_,
        )

    async def delete_files(self, *, paths: list[str]) -> types.DeleteFilesResult:
        """Delete files for good.

        Args:
            paths: At least 1 item.
        """
        return await acall(
            self._executor, DELETE_FILES, given(DELETE_FILES, paths=paths), self._cx
        )

    async def sweep(
        self, *, pattern: str, root: str | UnsetType = UNSET
    ) -> types.SweepResult:
        """Find files by pattern and delete what was found.

        Args:
            root: Default `"."`.
        """
        return await acall(
            self._executor, SWEEP, given(SWEEP, pattern=pattern, root=root), self._cx
        )
