# Made by toolc from unions.tools; do not edit.
"""Unions of all kinds, enums and literals."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Answer,
        AnswerAgain,
        AnswerNone,
        AnswerPlan,
        AnswerText,
        Any_,
        AnyRecord,
        Below,
        Code,
        Cron,
        EventRef,
        Group,
        Json,
        Left,
        Locator,
        Node,
        NodeGroup,
        NodeLeaf,
        Right,
        Span,
        Step,
        Trail,
        Tree,
        Trigger,
        TriggerEventRef,
        TriggerSchedule,
        Wire,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Answer",
                "AnswerAgain",
                "AnswerNone",
                "AnswerPlan",
                "AnswerText",
                "AnyRecord",
                "Any_",
                "Below",
                "Code",
                "Cron",
                "EventRef",
                "Group",
                "Json",
                "Left",
                "Locator",
                "Node",
                "NodeGroup",
                "NodeLeaf",
                "Right",
                "Span",
                "Step",
                "Trail",
                "Tree",
                "Trigger",
                "TriggerEventRef",
                "TriggerSchedule",
                "Wire",
            ]
        },
    )

__all__ = [
    "Answer",
    "AnswerAgain",
    "AnswerNone",
    "AnswerPlan",
    "AnswerText",
    "AnyRecord",
    "Any_",
    "Below",
    "Code",
    "Cron",
    "EventRef",
    "Group",
    "Json",
    "Left",
    "Locator",
    "Node",
    "NodeGroup",
    "NodeLeaf",
    "Right",
    "Span",
    "Step",
    "Trail",
    "Tree",
    "Trigger",
    "TriggerEventRef",
    "TriggerSchedule",
    "Wire",
]
