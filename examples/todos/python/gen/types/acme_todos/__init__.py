# Made by toolc from todos.tools; do not edit.
"""A todo list that an agent keeps while it works."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "MergeMode",
    "RevisionConflict",
    "RunNotFound",
    "Status",
    "Todo",
    "TodosSnapshot",
]

if TYPE_CHECKING:
    from .types import (
        MergeMode,
        RevisionConflict,
        RunNotFound,
        Status,
        Todo,
        TodosSnapshot,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
