# Made by toolc from planner.tools; do not edit.
"""The payloads, results and errors of the toolset `planning`."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from ....types.acme_planner.types import (
    Cron,
    EventRef,
    Locator,
    Plan,
    Step,
    Trigger,
    TriggerEvent,
    TriggerSchedule,
)
from ....types.acme_todos.types import Status, Todo, TodosSnapshot

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
    "TriggerEvent",
    "TriggerSchedule",
]


class PlanSessionArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `plan_session`.

    Create a session plan.
    """

    goal: str
    trigger: Trigger | UnsetType = UNSET
    ticket: Locator | UnsetType = UNSET
    constraints: list[str] = []
