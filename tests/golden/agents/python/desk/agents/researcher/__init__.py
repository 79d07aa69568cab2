# Made by toolc from desk.tools; do not edit.
"""Finds things out.

Asks the archive first.
"""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AGENT",
    "ANSWERS",
    "CHECKED",
    "EITHER",
    "FINAL_ANSWER",
    "FINDING",
    "MOVE_ANSWER",
    "NEXT_MOVE",
    "POLICY",
    "SECRET",
    "SLUG",
    "SPECS",
    "VERDICT",
    "AsyncCalls",
    "Calls",
    "EitherAnswerRecord",
    "Even",
    "FinalAnswerAnswer",
    "Finding",
    "Item",
    "Move",
    "MoveAnswerAnswer",
    "MoveAsk",
    "MoveTell",
    "Question",
    "SecretAnswer",
    "Slug",
    "Verdict",
    "agent",
]

if TYPE_CHECKING:
    from .calls import AsyncCalls, Calls
    from .completions import (
        AGENT,
        ANSWERS,
        CHECKED,
        EITHER,
        FINAL_ANSWER,
        FINDING,
        MOVE_ANSWER,
        NEXT_MOVE,
        SECRET,
        SLUG,
        SPECS,
        VERDICT,
    )
    from .specs import POLICY, agent
    from .types import (
        EitherAnswerRecord,
        Even,
        FinalAnswerAnswer,
        Finding,
        Item,
        Move,
        MoveAnswerAnswer,
        MoveAsk,
        MoveTell,
        Question,
        SecretAnswer,
        Slug,
        Verdict,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        calls=["AsyncCalls", "Calls"],
        completions=[
            "AGENT",
            "ANSWERS",
            "CHECKED",
            "EITHER",
            "FINAL_ANSWER",
            "FINDING",
            "MOVE_ANSWER",
            "NEXT_MOVE",
            "SECRET",
            "SLUG",
            "SPECS",
            "VERDICT",
        ],
        specs=["POLICY", "agent"],
    )
