# Made by toolc from todos.tools; do not edit.
"""Update or fetch the todo list of the current run."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        GetTodosArgs,
        GetTodosInjected,
        MergeMode,
        RevisionConflict,
        RunNotFound,
        Status,
        Todo,
        TodosSnapshot,
        UpdateTodosArgs,
        UpdateTodosInjected,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "GetTodosArgs",
                "GetTodosInjected",
                "MergeMode",
                "RevisionConflict",
                "RunNotFound",
                "Status",
                "Todo",
                "TodosSnapshot",
                "UpdateTodosArgs",
                "UpdateTodosInjected",
            ],
        },
    )

__all__ = [
    "GetTodosArgs",
    "GetTodosInjected",
    "MergeMode",
    "RevisionConflict",
    "RunNotFound",
    "Status",
    "Todo",
    "TodosSnapshot",
    "UpdateTodosArgs",
    "UpdateTodosInjected",
]
