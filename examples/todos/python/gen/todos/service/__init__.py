# Made by toolc from todos.tools; do not edit.
"""The methods of the service `todos`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "GetTodosPayload",
    "MergeMode",
    "RevisionConflict",
    "RunNotFound",
    "Status",
    "Todo",
    "TodosService",
    "TodosSnapshot",
    "UpdateTodosPayload",
]

if TYPE_CHECKING:
    from .provider import TodosService
    from .types import (
        GetTodosPayload,
        MergeMode,
        RevisionConflict,
        RunNotFound,
        Status,
        Todo,
        TodosSnapshot,
        UpdateTodosPayload,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types", provider=["TodosService"])
