# Made by toolc from planner.tools; do not edit.
"""Plan a session."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
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
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Cron",
                "EventRef",
                "Locator",
                "Plan",
                "PlanSessionArgs",
                "Status",
                "Step",
                "Todo",
                "TodosSnapshot",
                "Trigger",
            ],
        },
    )

__all__ = [
    "Cron",
    "EventRef",
    "Locator",
    "Plan",
    "PlanSessionArgs",
    "Status",
    "Step",
    "Todo",
    "TodosSnapshot",
    "Trigger",
]
