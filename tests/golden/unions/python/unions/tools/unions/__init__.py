# Made by toolc from unions.tools; do not edit.
"""The toolset `unions`."""

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
    "AsyncClient",
    "Below",
    "Cell",
    "ChooseArgs",
    "ChooseArgsMixed",
    "Client",
    "Code",
    "CountArgs",
    "Cron",
    "DescendArgs",
    "EventRef",
    "Group",
    "Json",
    "Left",
    "Locator",
    "NestArgs",
    "Node",
    "NodeGroup",
    "NodeLeaf",
    "PickArgs",
    "Right",
    "Span",
    "Step",
    "Trail",
    "Tree",
    "Trigger",
    "TriggerEventRef",
    "TriggerSchedule",
    "UnionsChecks",
    "UnionsTools",
    "Where",
    "Wire",
    "toolset",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import UnionsChecks, UnionsTools, toolset
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
        ChooseArgs,
        ChooseArgsMixed,
        Code,
        CountArgs,
        Cron,
        DescendArgs,
        EventRef,
        Group,
        Json,
        Left,
        Locator,
        NestArgs,
        Node,
        NodeGroup,
        NodeLeaf,
        PickArgs,
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
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["UnionsChecks", "UnionsTools", "toolset"],
    )
