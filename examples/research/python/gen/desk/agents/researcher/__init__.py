# Made by toolc from research.tools; do not edit.
"""Answers questions from the notes, and says which."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "NEXT_STEP",
    "POLICY",
    "Answer",
    "AsyncCalls",
    "Calls",
    "Step",
    "StepAnswer",
    "StepCall",
    "ToolCall",
    "agent",
]

if TYPE_CHECKING:
    from .calls import AsyncCalls, Calls
    from .completions import NEXT_STEP
    from .specs import POLICY, agent
    from .types import Answer, Step, StepAnswer, StepCall, ToolCall
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        calls=["AsyncCalls", "Calls"],
        completions=["NEXT_STEP"],
        specs=["POLICY", "agent"],
    )
