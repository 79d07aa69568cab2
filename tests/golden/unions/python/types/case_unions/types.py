# Made by toolc from unions.tools; do not edit.
"""The types of the package `case.unions`."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

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


class Wire(StrEnum):
    TODO = "To Do"
    IN_PROGRESS = "in progress"
    DONE = "done"
    """Deprecated: use closed"""
    PLUS_ONE = "+1"
    MINUS_ONE = "-1"
    EMPTY = ""


class Code(IntEnum):
    OK = 200
    GONE = 410


Locator: TypeAlias = (
    Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}-[0-9]+\\Z")]
    | Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)]
)
"""A ticket, by key or by number."""


class Cron(Struct, kw_only=True, forbid_unknown_fields=True):
    expression: str
    timezone: str = "UTC"


class EventRef(Struct, kw_only=True, forbid_unknown_fields=True):
    source: toolrt.Uri
    labels: dict[str, str] = {}


class TriggerSchedule(Cron, tag_field="kind", tag="schedule"):
    """The variant `schedule` of `Trigger`."""


class TriggerEventRef(EventRef, tag_field="kind", tag="event-ref"):
    """The variant `event-ref` of `Trigger`."""


Trigger: TypeAlias = TriggerSchedule | TriggerEventRef


class AnswerText(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="text"
):
    """The variant `text` of `Answer`."""

    value: Annotated[str, msgspec.Meta(min_length=1)]


class AnswerPlan(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="plan"
):
    """The variant `plan` of `Answer`."""

    value: list[Step]


class AnswerNone(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="none"
):
    """The variant `none` of `Answer`."""

    value: None


class AnswerAgain(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="again"
):
    """The variant `again` of `Answer`."""

    value: Answer


Answer: TypeAlias = AnswerText | AnswerPlan | AnswerNone | AnswerAgain


class Step(Struct, kw_only=True, forbid_unknown_fields=True):
    title: str
    steps: list[Step] = []
    next: Step | UnsetType = UNSET
    answer: Answer | UnsetType = UNSET


class AnyRecord(Struct, kw_only=True, forbid_unknown_fields=True):
    a: toolrt.Int


if TYPE_CHECKING:
    Any: TypeAlias = "str | int | float | bool | list[int] | AnyRecord | Wire"
else:
    Any = toolrt.opaque("Any")


Span: TypeAlias = tuple[float, float]


if TYPE_CHECKING:
    Cell: TypeAlias = "int | tuple[int, int]"
else:
    Cell = toolrt.opaque("Cell")


if TYPE_CHECKING:
    Where: TypeAlias = "str | list[str]"
else:
    Where = toolrt.opaque("Where")


if TYPE_CHECKING:
    Trail: TypeAlias = "tuple[str, *tuple[int, ...]]"
else:
    Trail = toolrt.opaque("Trail")


if TYPE_CHECKING:
    Tree: TypeAlias = "str | list[Tree]"
else:
    Tree = toolrt.opaque("Tree")


if TYPE_CHECKING:
    Below: TypeAlias = "Left | Right"
else:
    Below = toolrt.opaque("Below")


class Left(Struct, kw_only=True, forbid_unknown_fields=True):
    side: Literal["left"]
    below: Below | None


class Right(Struct, kw_only=True, forbid_unknown_fields=True):
    side: Literal["right"]
    below: Below | UnsetType | None = UNSET


class Group(Struct, kw_only=True, forbid_unknown_fields=True):
    nodes: list[Node]


class NodeGroup(Group, tag_field="kind", tag="group"):
    """The variant `group` of `Node`."""


class NodeLeaf(Cron, tag_field="kind", tag="leaf"):
    """The variant `leaf` of `Node`."""


Node: TypeAlias = NodeGroup | NodeLeaf


if TYPE_CHECKING:
    Json: TypeAlias = "str | float | list[Json | None] | dict[str, Json | None]"
else:
    Json = toolrt.opaque("Json")
