# Made by toolc from unions.tools; do not edit.
"""The payloads, results and errors of the toolset `unions`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.case_unions.types import (
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
    "ChooseArgs",
    "ChooseArgsMixed",
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
    "Where",
    "Wire",
]


if TYPE_CHECKING:
    ChooseArgsMixed: TypeAlias = 'Literal[1, "one", True] | float'
else:
    ChooseArgsMixed = toolrt.opaque("ChooseArgsMixed")


class ChooseArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `choose`."""

    wire: Wire
    code: Code
    locator: Locator | None
    trigger: Trigger
    answer: Answer
    any: Any
    span: Span
    trail: Trail | UnsetType | None = UNSET
    tree: Tree
    cell: Cell | UnsetType = UNSET
    where: Where | UnsetType = UNSET
    inline: Literal["a", "b"] | None
    mixed: ChooseArgsMixed
    lists: list[
        Annotated[
            list[Annotated[str, msgspec.Meta(min_length=1, max_length=3)]],
            msgspec.Meta(max_length=2),
        ]
    ]
    maps: dict[str, dict[str, Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]]]


class PickArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `pick`."""


class DescendArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `descend`."""

    below: Below | None
    json: Json | None


class CountArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `count`."""


class NestArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `nest`."""

    of: list[Group]
