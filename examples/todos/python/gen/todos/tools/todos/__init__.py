# Made by toolc from todos.tools; do not edit.
"""Update or fetch the todo list of the current run."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "GetTodosArgs",
    "GetTodosInjected",
    "MergeMode",
    "RevisionConflict",
    "RunNotFound",
    "Status",
    "Todo",
    "TodosChecks",
    "TodosSnapshot",
    "TodosTools",
    "UpdateTodosArgs",
    "UpdateTodosInjected",
    "toolset",
    "toolset_from_mcp",
    "toolset_from_service",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import (
        TodosChecks,
        TodosTools,
        toolset,
        toolset_from_mcp,
        toolset_from_service,
    )
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
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=[
            "TodosChecks",
            "TodosTools",
            "toolset",
            "toolset_from_mcp",
            "toolset_from_service",
        ],
    )
