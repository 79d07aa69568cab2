# Made by toolc from todos.tools; do not edit.
"""Typed calls of the toolset `todos`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET
from toolrt.host import acall, call, given

from .provider import GET_TODOS, UPDATE_TODOS

if TYPE_CHECKING:
    import toolrt
    from msgspec import UnsetType

    from . import types

__all__ = ["AsyncClient", "Client"]


class Client:
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
        """Create, replace or merge the todos of the current run."""
        return call(
            self._executor,
            UPDATE_TODOS,
            given(UPDATE_TODOS, mode=mode, items=items),
            self._cx,
        )

    def get_todos(self) -> types.TodosSnapshot:
        """Fetch the todos of the current run."""
        return call(self._executor, GET_TODOS, given(GET_TODOS), self._cx)


class AsyncClient:
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
        """Create, replace or merge the todos of the current run."""
        return await acall(
            self._executor,
            UPDATE_TODOS,
            given(UPDATE_TODOS, mode=mode, items=items),
            self._cx,
        )

    async def get_todos(self) -> types.TodosSnapshot:
        """Fetch the todos of the current run."""
        return await acall(self._executor, GET_TODOS, given(GET_TODOS), self._cx)
