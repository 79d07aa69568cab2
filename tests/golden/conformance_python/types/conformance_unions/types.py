# Made by toolc from unions.tools; do not edit.
"""The types of the package `conformance.unions`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "X1",
    "X2",
    "A",
    "Answer",
    "AnswerPlan",
    "AnswerText",
    "Anything",
    "B",
    "Box",
    "BoxBoxed",
    "BoxEmpty",
    "Branch",
    "C",
    "Cell",
    "Circle",
    "Cron",
    "Deep",
    "Either",
    "Either2",
    "EventRef",
    "Full",
    "Grade",
    "High",
    "Holder",
    "Holders",
    "Ids",
    "Kept",
    "Leaf",
    "Left",
    "Level",
    "Lists",
    "Locator",
    "Loose",
    "Loosely",
    "Low",
    "Maps",
    "Measure",
    "Mixed",
    "Mode",
    "Moment",
    "Name",
    "Named",
    "Nullish",
    "Number",
    "One",
    "OneOnly",
    "OpenA",
    "OpenB",
    "OpenEither",
    "Opened",
    "OpenedKept",
    "OpenedLoose",
    "OpenedPlain",
    "Paths",
    "Plain",
    "Quoted",
    "QuotedAB",
    "QuotedCD",
    "Ranges",
    "Records",
    "Right",
    "Shape",
    "Speed",
    "Square",
    "Texts",
    "Tree",
    "Trigger",
    "TriggerEvent",
    "TriggerSchedule",
    "Tuples",
    "TuplesTuple3",
    "Whatever",
    "WhateverAny",
    "WhateverFlag",
    "WhateverMany",
    "WhateverNothing",
    "Whole",
    "Wider",
]


class Cron(Struct, kw_only=True, forbid_unknown_fields=True):
    expression: str
    timezone: str = "UTC"


class EventRef(Struct, kw_only=True, forbid_unknown_fields=True):
    source: toolrt.Uri
    name: str


class TriggerSchedule(Cron, tag_field="kind", tag="schedule"):
    """The variant `schedule` of `Trigger`."""


class TriggerEvent(EventRef, tag_field="kind", tag="event"):
    """The variant `event` of `Trigger`."""


Trigger: TypeAlias = TriggerSchedule | TriggerEvent


class AnswerText(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="text"
):
    """The variant `text` of `Answer`."""

    value: Annotated[str, msgspec.Meta(min_length=1)]


class AnswerPlan(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="plan"
):
    """The variant `plan` of `Answer`."""

    value: Cron


Answer: TypeAlias = AnswerText | AnswerPlan


Locator: TypeAlias = (
    Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}-[0-9]+\\Z")]
    | Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)]
)


if TYPE_CHECKING:
    Number: TypeAlias = "int | float"
else:
    Number = toolrt.opaque("Number")


if TYPE_CHECKING:
    Either: TypeAlias = "float | int"
else:
    Either = toolrt.opaque("Either")


if TYPE_CHECKING:
    Shape: TypeAlias = "Circle | Square | list[int]"
else:
    Shape = toolrt.opaque("Shape")


class Circle(Struct, kw_only=True, forbid_unknown_fields=True):
    shape: Literal["circle"]
    radius: Annotated[float, msgspec.Meta(gt=0.0)]


class Square(Struct, kw_only=True, forbid_unknown_fields=True):
    shape: Literal["square"]
    side: Annotated[float, msgspec.Meta(gt=0.0)]


if TYPE_CHECKING:
    Loose: TypeAlias = "Name | Full"
else:
    Loose = toolrt.opaque("Loose")


class Name(Struct, kw_only=True, forbid_unknown_fields=True):
    name: str


class Full(Struct, kw_only=True, forbid_unknown_fields=True):
    name: str
    age: toolrt.Int


if TYPE_CHECKING:
    Deep: TypeAlias = "Left | Right"
else:
    Deep = toolrt.opaque("Deep")


class Left(Struct, kw_only=True, forbid_unknown_fields=True):
    side: Literal["left"]
    below: Deep | None


class Right(Struct, kw_only=True, forbid_unknown_fields=True):
    side: Literal["right"]
    below: Deep | None


class Holder(Struct, kw_only=True, forbid_unknown_fields=True):
    locator: Locator | UnsetType | None = UNSET


class QuotedAB(Cron):
    """The variant `a"b` of `Quoted`."""

    __tag__: ClassVar[tuple[str, str]] = ('the "kind"', 'a"b')


class QuotedCD(EventRef):
    r"""The variant `c\d` of `Quoted`."""

    __tag__: ClassVar[tuple[str, str]] = ('the "kind"', "c\\d")


if TYPE_CHECKING:
    Quoted: TypeAlias = "QuotedAB | QuotedCD"
else:
    Quoted = toolrt.opaque("Quoted")


if TYPE_CHECKING:
    Lists: TypeAlias = "list[int] | list[str]"
else:
    Lists = toolrt.opaque("Lists")


if TYPE_CHECKING:
    Cell: TypeAlias = "int | tuple[int, int]"
else:
    Cell = toolrt.opaque("Cell")


if TYPE_CHECKING:
    Paths: TypeAlias = "str | list[str]"
else:
    Paths = toolrt.opaque("Paths")


Ids: TypeAlias = toolrt.Uuid | toolrt.Int


if TYPE_CHECKING:
    Moment: TypeAlias = "str"
else:
    Moment = toolrt.opaque("Moment")


Measure: TypeAlias = Literal["auto"] | toolrt.Int


Speed: TypeAlias = Literal["fast", "slow"] | toolrt.Int


Named: TypeAlias = Literal["v1"] | list[toolrt.Int]


if TYPE_CHECKING:
    Wider: TypeAlias = "Locator | bool"
else:
    Wider = toolrt.opaque("Wider")


if TYPE_CHECKING:
    Anything: TypeAlias = "toolrt.Json | int"
else:
    Anything = toolrt.opaque("Anything")


if TYPE_CHECKING:
    Whole: TypeAlias = "int | toolrt.Json"
else:
    Whole = toolrt.opaque("Whole")


if TYPE_CHECKING:
    Mode: TypeAlias = "A | B | C"
else:
    Mode = toolrt.opaque("Mode")


class A(Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["a"]
    mode: Literal["x"]
    n: toolrt.Int


class B(Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["a"]
    mode: Literal["y"]
    n: toolrt.Int


class C(Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["b"]
    p: toolrt.Int
    q: toolrt.Int
    r: toolrt.Int


if TYPE_CHECKING:
    Level: TypeAlias = "Low | High"
else:
    Level = toolrt.opaque("Level")


class Grade(StrEnum):
    LOW = "low"
    HIGH = "high"


class Low(Struct, kw_only=True, forbid_unknown_fields=True):
    grade: Grade
    low: toolrt.Int


class High(Struct, kw_only=True, forbid_unknown_fields=True):
    rank: Grade
    high: toolrt.Int


if TYPE_CHECKING:
    Mixed: TypeAlias = "Trigger | Cron | dict[str, int]"
else:
    Mixed = toolrt.opaque("Mixed")


Records: TypeAlias = list[Shape]


if TYPE_CHECKING:
    Either2: TypeAlias = "X1 | X2"
else:
    Either2 = toolrt.opaque("Either2")


class X1(Struct, kw_only=True, forbid_unknown_fields=True, rename={"list_": "list"}):
    list_: list[toolrt.Int]
    kind: Literal["x"]


class X2(Struct, kw_only=True, forbid_unknown_fields=True, rename={"list_": "list"}):
    list_: list[bool]
    kind: Literal["y"]


if TYPE_CHECKING:
    OpenEither: TypeAlias = "OpenA | OpenB"
else:
    OpenEither = toolrt.opaque("OpenEither")


class OpenA(Struct, kw_only=True):
    a: toolrt.Int


class OpenB(toolrt.Record):
    b: toolrt.Int
    rest: dict[str, str] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


if TYPE_CHECKING:
    TuplesTuple3: TypeAlias = "tuple[int, *tuple[str, ...]]"
else:
    TuplesTuple3 = toolrt.opaque("TuplesTuple3")


if TYPE_CHECKING:
    Tuples: TypeAlias = "tuple[int, int] | tuple[str, str] | TuplesTuple3"
else:
    Tuples = toolrt.opaque("Tuples")


if TYPE_CHECKING:
    Maps: TypeAlias = "dict[str, int] | dict[str, str]"
else:
    Maps = toolrt.opaque("Maps")


Nullish: TypeAlias = toolrt.Int | None


if TYPE_CHECKING:
    Texts: TypeAlias = "str"
else:
    Texts = toolrt.opaque("Texts")


if TYPE_CHECKING:
    Ranges: TypeAlias = "int"
else:
    Ranges = toolrt.opaque("Ranges")


if TYPE_CHECKING:
    Tree: TypeAlias = "Leaf | Branch"
else:
    Tree = toolrt.opaque("Tree")


class Leaf(Struct, kw_only=True, forbid_unknown_fields=True):
    leaf: toolrt.Int


class Branch(Struct, kw_only=True, forbid_unknown_fields=True):
    left: Tree
    right: Tree


class OneOnly(Cron, tag_field="type", tag="only"):
    """The variant `only` of `One`."""


if TYPE_CHECKING:
    One: TypeAlias = "OneOnly"
else:
    One = toolrt.opaque("One")


class Kept(toolrt.Record):
    x: toolrt.Int | UnsetType = UNSET
    rest: dict[str, toolrt.Int] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class Loosely(Struct, kw_only=True):
    x: toolrt.Int | UnsetType = UNSET


class Plain(Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class OpenedLoose(Loosely, tag_field="kind", tag="loose"):
    """The variant `loose` of `Opened`."""


class OpenedKept(Kept, tag_field="kind", tag="kept"):
    """The variant `kept` of `Opened`."""


class OpenedPlain(Plain, tag_field="kind", tag="plain"):
    """The variant `plain` of `Opened`."""


if TYPE_CHECKING:
    Opened: TypeAlias = "OpenedLoose | OpenedKept | OpenedPlain"
else:
    Opened = toolrt.opaque("Opened")


class WhateverFlag(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="flag"
):
    """The variant `flag` of `Whatever`."""

    value: bool | None


class WhateverNothing(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="nothing"
):
    """The variant `nothing` of `Whatever`."""

    value: None


class WhateverMany(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="many"
):
    """The variant `many` of `Whatever`."""

    value: list[toolrt.Int]


class WhateverAny(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="any"
):
    """The variant `any` of `Whatever`."""

    value: toolrt.Json


Whatever: TypeAlias = WhateverFlag | WhateverNothing | WhateverMany | WhateverAny


class BoxBoxed(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="boxed"
):
    """The variant `boxed` of `Box`."""

    value: Box


class BoxEmpty(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="empty"
):
    """The variant `empty` of `Box`."""

    value: None


Box: TypeAlias = BoxBoxed | BoxEmpty


class Holders(Struct, kw_only=True, forbid_unknown_fields=True):
    a: Loose
    b: list[Loose]
