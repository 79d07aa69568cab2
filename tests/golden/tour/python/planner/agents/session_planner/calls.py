# Made by toolc from planner.tools; do not edit.
"""Typed calls of the tools that the agent `session_planner` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, apages, call, given, pages

from ....files.tools.files import provider as files_provider
from ....todos.tools.todos import provider as todos_provider

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    import toolrt
    from msgspec import UnsetType

    from ....files.tools.files import types as files_types
    from ....todos.tools.todos import types as todos_types

__all__ = ["AsyncCalls", "Calls"]


class Calls:
    """Calls the tools that `session_planner` uses."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def update_todos(
        self,
        *,
        mode: todos_types.MergeMode | UnsetType = UNSET,
        items: list[todos_types.Todo],
    ) -> todos_types.TodosSnapshot:
        """Create, replace or merge the todos of the current run."""
        return call(
            self._executor,
            todos_provider.UPDATE_TODOS,
            given(todos_provider.UPDATE_TODOS, mode=mode, items=items),
            self._cx,
        )

    def get_todos(self) -> todos_types.TodosSnapshot:
        """Fetch the todos of the current run."""
        return call(
            self._executor,
            todos_provider.GET_TODOS,
            given(todos_provider.GET_TODOS),
            self._cx,
        )

    def find_files(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        max_depth: int | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        cursor: str | UnsetType = UNSET,
    ) -> files_types.FindFilesResult:
        """Find files matching a glob pattern in a directory tree."""
        return call(
            self._executor,
            files_provider.FIND_FILES,
            given(
                files_provider.FIND_FILES,
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
    ) -> Iterator[files_types.FindFilesResult]:
        """Give all pages of `find_files`, from the one that is asked for."""
        return pages(
            self._executor,
            files_provider.FIND_FILES,
            given(
                files_provider.FIND_FILES,
                pattern=pattern,
                root=root,
                max_depth=max_depth,
                limit=limit,
                cursor=cursor,
            ),
            self._cx,
        )


class AsyncCalls:
    """Calls the tools that `session_planner` uses."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def update_todos(
        self,
        *,
        mode: todos_types.MergeMode | UnsetType = UNSET,
        items: list[todos_types.Todo],
    ) -> todos_types.TodosSnapshot:
        """Create, replace or merge the todos of the current run."""
        return await acall(
            self._executor,
            todos_provider.UPDATE_TODOS,
            given(todos_provider.UPDATE_TODOS, mode=mode, items=items),
            self._cx,
        )

    async def get_todos(self) -> todos_types.TodosSnapshot:
        """Fetch the todos of the current run."""
        return await acall(
            self._executor,
            todos_provider.GET_TODOS,
            given(todos_provider.GET_TODOS),
            self._cx,
        )

    async def find_files(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        max_depth: int | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        cursor: str | UnsetType = UNSET,
    ) -> files_types.FindFilesResult:
        """Find files matching a glob pattern in a directory tree."""
        return await acall(
            self._executor,
            files_provider.FIND_FILES,
            given(
                files_provider.FIND_FILES,
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
    ) -> AsyncIterator[files_types.FindFilesResult]:
        """Give all pages of `find_files`, from the one that is asked for."""
        return apages(
            self._executor,
            files_provider.FIND_FILES,
            given(
                files_provider.FIND_FILES,
                pattern=pattern,
                root=root,
                max_depth=max_depth,
                limit=limit,
                cursor=cursor,
            ),
            self._cx,
        )
