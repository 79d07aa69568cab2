# Made by toolc from todos.tools; do not edit.
"""Typed calls of the toolset `todos`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import GET_TODOS, UPDATE_TODOS

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_update_todos = built(UPDATE_TODOS, lambda: types.UpdateTodosArgs)
    build_get_todos = built(GET_TODOS, lambda: types.GetTodosArgs)


class Client(BaseClient, _Built):
    """Update or fetch the todo list of the current run."""

    def update_todos(
        self, *, mode: types.MergeMode | UnsetType = UNSET, items: list[types.Todo]
    ) -> types.TodosSnapshot:
        """Create, replace or merge the todos of the current run.

        Args:
            mode: Default `"merge"`.
            items: The todos to write. 1 to 100 items.

        Raises:
            RevisionConflict: Somebody else changed the list since it was read.
            RunNotFound: No run has this id.
        """
        return self._call(UPDATE_TODOS, mode=mode, items=items)

    def get_todos(self) -> types.TodosSnapshot:
        """Fetch the todos of the current run.

        Raises:
            RunNotFound: No run has this id.
        """
        return self._call(GET_TODOS)


class AsyncClient(AsyncBaseClient, _Built):
    """Update or fetch the todo list of the current run."""

    async def update_todos(
        self, *, mode: types.MergeMode | UnsetType = UNSET, items: list[types.Todo]
    ) -> types.TodosSnapshot:
        """Create, replace or merge the todos of the current run.

        Args:
            mode: Default `"merge"`.
            items: The todos to write. 1 to 100 items.

        Raises:
            RevisionConflict: Somebody else changed the list since it was read.
            RunNotFound: No run has this id.
        """
        return await self._call(UPDATE_TODOS, mode=mode, items=items)

    async def get_todos(self) -> types.TodosSnapshot:
        """Fetch the todos of the current run.

        Raises:
            RunNotFound: No run has this id.
        """
        return await self._call(GET_TODOS)
