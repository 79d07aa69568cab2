# Made by toolc from todos.tools; do not edit.
"""Typed calls of the toolset `todos`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from msgspec import UNSET
from toolrt.host import acall, built, call, given

from .provider import GET_TODOS, UPDATE_TODOS

if TYPE_CHECKING:
    from msgspec import UnsetType

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_update_todos = staticmethod(
        built(UPDATE_TODOS, lambda: types.UpdateTodosArgs)
    )
    build_get_todos = staticmethod(built(GET_TODOS, lambda: types.GetTodosArgs))


class Client(_Built):
    """Update or fetch the todo list of the current run."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return call(
            self._executor,
            UPDATE_TODOS,
            given(UPDATE_TODOS, mode=mode, items=items),
            self._cx,
        )

    def get_todos(self) -> types.TodosSnapshot:
        """Fetch the todos of the current run.

        Raises:
            RunNotFound: No run has this id.
        """
        return call(self._executor, GET_TODOS, given(GET_TODOS), self._cx)


class AsyncClient(_Built):
    """Update or fetch the todo list of the current run."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

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
        return await acall(
            self._executor,
            UPDATE_TODOS,
            given(UPDATE_TODOS, mode=mode, items=items),
            self._cx,
        )

    async def get_todos(self) -> types.TodosSnapshot:
        """Fetch the todos of the current run.

        Raises:
            RunNotFound: No run has this id.
        """
        return await acall(self._executor, GET_TODOS, given(GET_TODOS), self._cx)
