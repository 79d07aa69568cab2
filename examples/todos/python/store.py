"""The host's own code: a store of todo lists that implements the generated protocol."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from gen.todos.tools import todos

if TYPE_CHECKING:
    from toolrt import Context


class Store(todos.TodosTools):
    """The todo lists of all runs, in memory."""

    def __init__(self) -> None:
        """Start without lists."""
        self._lock = Lock()
        self._runs: dict[str, todos.TodosSnapshot] = {}

    def update_todos(
        self,
        cx: Context,
        args: todos.UpdateTodosArgs,
        injected: todos.UpdateTodosInjected,
    ) -> todos.TodosSnapshot:
        """Create, replace or merge the todos of a run."""
        with self._lock:
            known = self._runs.get(injected.run_id)
            old = known.items if known else []
            revision = known.revision if known else 0
            if args.mode is todos.MergeMode.MERGE:
                items = _merged(old, args.items)
            else:
                items = args.items
            written = todos.TodosSnapshot(
                run_id=injected.run_id, items=items, revision=revision + 1
            )
            self._runs[injected.run_id] = written
            return written

    def get_todos(
        self,
        cx: Context,
        args: todos.GetTodosArgs,
        injected: todos.GetTodosInjected,
    ) -> todos.TodosSnapshot:
        """Give the todos of a run."""
        with self._lock:
            known = self._runs.get(injected.run_id)
        if known is None:
            # It travels with its details and with what to do about it.
            raise todos.RunNotFound(run_id=injected.run_id)
        return known


def _merged(old: list[todos.Todo], new: list[todos.Todo]) -> list[todos.Todo]:
    """Update todos with the same id and append the others."""
    by_id = {todo.id: todo for todo in old}
    by_id.update((todo.id, todo) for todo in new)
    return list(by_id.values())
