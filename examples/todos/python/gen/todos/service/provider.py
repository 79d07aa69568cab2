# Made by toolc from todos.tools; do not edit.
"""The methods of the service `todos`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import toolrt

    from . import types


class TodosService(Protocol):
    """Keeps the todo list of each run."""

    def update_todos(
        self, cx: toolrt.Context, payload: types.UpdateTodosPayload, /
    ) -> toolrt.Handled[types.TodosSnapshot]:
        """Run the method `update_todos`."""
        ...

    def get_todos(
        self, cx: toolrt.Context, payload: types.GetTodosPayload, /
    ) -> toolrt.Handled[types.TodosSnapshot]:
        """Run the method `get_todos`."""
        ...
