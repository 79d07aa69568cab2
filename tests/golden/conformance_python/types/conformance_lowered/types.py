# Made by toolc from lowered.tools; do not edit.
"""The types of the package `conformance.lowered`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "Answer",
    "AnswerLabels",
    "AnswerNothing",
    "Bag",
    "Deep",
    "Documents",
    "Either",
    "Kept",
    "KeptOpenClose",
    "Labels",
    "Left",
    "Line",
    "Nested",
    "Odd",
    "Pair",
    "Point",
    "Right",
    "Target",
    "TargetLine",
    "TargetTree",
    "Tree",
    "Way",
]


Point: TypeAlias = tuple[float, float]


if TYPE_CHECKING:
    Way: TypeAlias = "tuple[str, *tuple[Point, ...]]"
else:
    Way = toolrt.opaque("Way")


Labels: TypeAlias = Annotated[dict[str, str | None], msgspec.Meta(max_length=3)]


Nested: TypeAlias = dict[str, Labels]


class Line(Struct, kw_only=True, forbid_unknown_fields=True):
    article: str
    count: toolrt.Int = 1
    note: str | UnsetType | None = UNSET
    labels: Labels | UnsetType = UNSET


class Tree(toolrt.Record):
    name: str
    children: list[Tree] | UnsetType = UNSET
    rest: dict[str, Labels] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class TargetLine(Line, tag_field="kind", tag="line"):
    """The variant `line` of `Target`."""


class TargetTree(Tree, tag_field="kind", tag="tree"):
    """The variant `tree` of `Target`."""


if TYPE_CHECKING:
    Target: TypeAlias = "TargetLine | TargetTree"
else:
    Target = toolrt.opaque("Target")


class AnswerLabels(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="labels"
):
    """The variant `labels` of `Answer`."""

    value: Labels


class AnswerNothing(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="nothing"
):
    """The variant `nothing` of `Answer`."""

    value: None


Answer: TypeAlias = AnswerLabels | AnswerNothing


Either: TypeAlias = str | list[Tree] | Nested


class Odd(Struct, kw_only=True):
    word: Literal["a"] | UnsetType | None = UNSET
    any: toolrt.Json | UnsetType = UNSET
    secret: toolrt.Secret[str] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    lines: toolrt.Secret[list[Line]] | UnsetType | None = UNSET


class Left(Struct, kw_only=True, forbid_unknown_fields=True):
    side: Literal["left"]
    below: Deep | None


class Right(Struct, kw_only=True, forbid_unknown_fields=True):
    side: Literal["right"]
    below: Deep | None
    labels: Labels | UnsetType = UNSET


if TYPE_CHECKING:
    Deep: TypeAlias = "Left | Right"
else:
    Deep = toolrt.opaque("Deep")


class Documents(Struct, kw_only=True, forbid_unknown_fields=True):
    one: toolrt.Json | UnsetType = UNSET
    many: list[toolrt.Json]
    by: dict[str, toolrt.Json]


class Pair(Struct, kw_only=True, forbid_unknown_fields=True):
    both: list[toolrt.Int]
    at: toolrt.DateTime | UnsetType = UNSET
    ids: Annotated[list[toolrt.Uuid], msgspec.Meta(min_length=1)] | UnsetType = UNSET


class Bag(toolrt.Record):
    items: list[toolrt.Int] | UnsetType = UNSET
    rest: dict[str, list[toolrt.Int]] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class KeptOpenClose(Bag, tag_field="kind of", tag="[]"):
    """The variant `[]` of `Kept`."""


if TYPE_CHECKING:
    Kept: TypeAlias = "KeptOpenClose"
else:
    Kept = toolrt.opaque("Kept")
