# Made by toolc from planner.tools; do not edit.
"""Plans the tasks of a session."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "DRAFT_ANSWER",
    "POLICY",
    "Answer",
    "AnswerPlan",
    "AnswerText",
    "AsyncCalls",
    "Calls",
    "Plan",
    "Status",
    "Step",
    "Todo",
    "TodosSnapshot",
    "agent",
]

if TYPE_CHECKING:
    from .calls import AsyncCalls, Calls
    from .completions import DRAFT_ANSWER
    from .specs import POLICY, agent
    from .types import (
        Answer,
        AnswerPlan,
        AnswerText,
        Plan,
        Status,
        Step,
        Todo,
        TodosSnapshot,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        calls=["AsyncCalls", "Calls"],
        completions=["DRAFT_ANSWER"],
        specs=["POLICY", "agent"],
    )
