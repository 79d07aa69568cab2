# Made by toolc from todos.tools; do not edit.
"""What the tools of `todos` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import call_hint, result_hint

from .provider import UPDATE_TODOS

if TYPE_CHECKING:
    from . import types


def update_todos_call_hint(args: types.UpdateTodosArgs) -> str:
    """Give what `update_todos` says while it runs: `Writing {args.items.count} todos`."""
    return call_hint(UPDATE_TODOS, args)


def update_todos_result_hint(
    args: types.UpdateTodosArgs, result: types.TodosSnapshot
) -> str:
    """Give what `update_todos` says when it has a result: `{result.items.count} todos, revision {result.revision}`."""
    return result_hint(UPDATE_TODOS, args, result)
