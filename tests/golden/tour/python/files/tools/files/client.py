# Made by toolc from files.tools; do not edit.
"""Typed calls of the toolset `files`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, apages, call, given, pages, with_items

from .provider import DELETE_FILES, FIND_FILES, RENAME_FILES, SWEEP

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
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
        """Find files matching a glob pattern in a directory tree."""
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
        """Rename files by replacing text in their names."""
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
        """Delete files for good."""
        return call(
            self._executor, DELETE_FILES, given(DELETE_FILES, paths=paths), self._cx
        )

    def sweep(
        self, *, pattern: str, root: str | UnsetType = UNSET
    ) -> types.SweepResult:
        """Find files by pattern and delete what was found."""
        return call(
            self._executor, SWEEP, given(SWEEP, pattern=pattern, root=root), self._cx
        )


class AsyncClient:
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
        """Find files matching a glob pattern in a directory tree."""
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
        """Rename files by replacing text in their names."""
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
        """Delete files for good."""
        return await acall(
            self._executor, DELETE_FILES, given(DELETE_FILES, paths=paths), self._cx
        )

    async def sweep(
        self, *, pattern: str, root: str | UnsetType = UNSET
    ) -> types.SweepResult:
        """Find files by pattern and delete what was found."""
        return await acall(
            self._executor, SWEEP, given(SWEEP, pattern=pattern, root=root), self._cx
        )
