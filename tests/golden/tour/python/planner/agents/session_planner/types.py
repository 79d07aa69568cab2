# Made by toolc from planner.tools; do not edit.
"""The answers of the model of the agent `session_planner`."""

from __future__ import annotations

from ....types.acme_planner.types import Answer, AnswerPlan, AnswerText, Plan, Step
from ....types.acme_todos.types import Status, Todo, TodosSnapshot

__all__ = [
    "Answer",
    "AnswerPlan",
    "AnswerText",
    "Plan",
    "Status",
    "Step",
    "Todo",
    "TodosSnapshot",
]
