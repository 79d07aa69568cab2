# Made by toolc from planner.tools; do not edit.
"""Plan a session."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "Cron",
    "EventRef",
    "Locator",
    "Plan",
    "PlanSessionArgs",
    "PlanningChecks",
    "PlanningTools",
    "Status",
    "Step",
    "Todo",
    "TodosSnapshot",
    "Trigger",
    "TriggerEvent",
    "TriggerSchedule",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import PlanningChecks, PlanningTools, toolset, toolset_from_mcp
    from .types import (
        Cron,
        EventRef,
        Locator,
        Plan,
        PlanSessionArgs,
        Status,
        Step,
        Todo,
        TodosSnapshot,
        Trigger,
        TriggerEvent,
        TriggerSchedule,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["PlanningChecks", "PlanningTools", "toolset", "toolset_from_mcp"],
    )
