# Made by toolc from todos.tools; do not edit.
"""A todo list that an agent keeps while it works."""

from typing import TYPE_CHECKING

import toolrt

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
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "MergeMode",
                "RevisionConflict",
                "RunNotFound",
                "Status",
                "Todo",
                "TodosSnapshot",
            ]
        },
    )

__all__ = [
    "MergeMode",
    "RevisionConflict",
    "RunNotFound",
    "Status",
    "Todo",
    "TodosSnapshot",
]
