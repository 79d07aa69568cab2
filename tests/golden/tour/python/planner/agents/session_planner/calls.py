# Made by toolc from planner.tools; do not edit.
"""Typed calls of the tools that the agent `session_planner` uses, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from ....files.tools.files import provider as files_provider
from ....todos.tools.todos import provider as todos_provider

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from msgspec import UnsetType

    from ....files.tools.files import types as files_types
    from ....todos.tools.todos import types as todos_types
else:
    todos_types = toolrt.later(__package__, "....todos.tools.todos.types")
    files_types = toolrt.later(__package__, "....files.tools.files.types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_update_todos = built(
        todos_provider.UPDATE_TODOS, lambda: todos_types.UpdateTodosArgs
    )
    build_get_todos = built(todos_provider.GET_TODOS, lambda: todos_types.GetTodosArgs)
    build_find_files = built(
        files_provider.FIND_FILES, lambda: files_types.FindFilesArgs
    )


class Calls(BaseClient, _Built):
    """Calls the tools that `session_planner` uses."""

    def update_todos(
        self,
        *,
        mode: todos_types.MergeMode | UnsetType = UNSET,
        items: list[todos_types.Todo],
    ) -> todos_types.TodosSnapshot:
        """Create, replace or merge the todos of the current run.

        Args:
            mode: Default `"merge"`.
            items: The todos to write. 1 to 100 items.

        Raises:
            RevisionConflict: Somebody else changed the list since it was read.
            RunNotFound: No run has this id.
        """
        return self._call(todos_provider.UPDATE_TODOS, mode=mode, items=items)

    def get_todos(self) -> todos_types.TodosSnapshot:
        """Fetch the todos of the current run.

        Raises:
            RunNotFound: No run has this id.
        """
        return self._call(todos_provider.GET_TODOS)

    def find_files(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        max_depth: int | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        cursor: str | UnsetType = UNSET,
    ) -> files_types.FindFilesResult:
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
            files_provider.FIND_FILES,
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
    ) -> Iterator[files_types.FindFilesResult]:
        """Give all pages of `find_files`, from the one that is asked for."""
        return self._pages(
            files_provider.FIND_FILES,
            pattern=pattern,
            root=root,
            max_depth=max_depth,
            limit=limit,
            cursor=cursor,
        )


class AsyncCalls(AsyncBaseClient, _Built):
    """Calls the tools that `session_planner` uses."""

    async def update_todos(
        self,
        *,
        mode: todos_types.MergeMode | UnsetType = UNSET,
        items: list[todos_types.Todo],
    ) -> todos_types.TodosSnapshot:
        """Create, replace or merge the todos of the current run.

        Args:
            mode: Default `"merge"`.
            items: The todos to write. 1 to 100 items.

        Raises:
            RevisionConflict: Somebody else changed the list since it was read.
            RunNotFound: No run has this id.
        """
        return await self._call(todos_provider.UPDATE_TODOS, mode=mode, items=items)

    async def get_todos(self) -> todos_types.TodosSnapshot:
        """Fetch the todos of the current run.

        Raises:
            RunNotFound: No run has this id.
        """
        return await self._call(todos_provider.GET_TODOS)

    async def find_files(
        self,
        *,
        pattern: str,
        root: str | UnsetType = UNSET,
        max_depth: int | UnsetType = UNSET,
        limit: int | UnsetType = UNSET,
        cursor: str | UnsetType = UNSET,
    ) -> files_types.FindFilesResult:
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
            files_provider.FIND_FILES,
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
    ) -> AsyncIterator[files_types.FindFilesResult]:
        """Give all pages of `find_files`, from the one that is asked for."""
        return self._pages(
            files_provider.FIND_FILES,
            pattern=pattern,
            root=root,
            max_depth=max_depth,
            limit=limit,
            cursor=cursor,
        )
