# Made by toolc from unions.tools; do not edit.
"""Unions of all kinds, enums and literals."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "Answer",
    "AnswerAgain",
    "AnswerNone",
    "AnswerPlan",
    "AnswerText",
    "Any",
    "AnyRecord",
    "Below",
    "Cell",
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
    "Where",
    "Wire",
]

if TYPE_CHECKING:
    from .types import (
        Answer,
        AnswerAgain,
        AnswerNone,
        AnswerPlan,
        AnswerText,
        Any,
        AnyRecord,
        Below,
        Cell,
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
        Where,
        Wire,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
