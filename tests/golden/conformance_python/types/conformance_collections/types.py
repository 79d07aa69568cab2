# Made by toolc from collections.tools; do not edit.
"""The types of the package `conformance.collections`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import Struct

__all__ = [
    "Anything",
    "AtLeastTwo",
    "AtMostOne",
    "Bag",
    "Blank",
    "Blobs",
    "Couple",
    "Empties",
    "Few",
    "FewFolders",
    "FewFolders2",
    "Folders",
    "Forest",
    "Grid",
    "Grove",
    "Grove2",
    "Hedge",
    "Hedge2",
    "Holes",
    "Ivy",
    "Kinds",
    "Lone",
    "LongTrail",
    "LongTrail2",
    "Maps",
    "Mixed",
    "Names",
    "Nested",
    "Numbers",
    "One",
    "Pairs",
    "Point",
    "Points",
    "Poly",
    "Row",
    "Scores",
    "Shady",
    "ShadyItem",
    "Some",
    "Span",
    "Stack",
    "Stack2",
    "Stamps",
    "Step",
    "Steps",
    "Tags",
    "TallStack",
    "TallStack2",
    "Trail",
    "Trio",
]


Names: TypeAlias = Annotated[list[str], msgspec.Meta(min_length=1, max_length=3)]


Tags: TypeAlias = list[str]


Numbers: TypeAlias = list[float]


class Point(Struct, kw_only=True, forbid_unknown_fields=True):
    x: toolrt.Int
    y: toolrt.Int = 0


Points: TypeAlias = list[Point]


Scores: TypeAlias = Annotated[
    dict[str, Annotated[int, msgspec.Meta(ge=0, le=toolrt.MAX_INT)]],
    msgspec.Meta(min_length=1, max_length=2),
]


Grid: TypeAlias = list[
    Annotated[list[toolrt.Int], msgspec.Meta(min_length=2, max_length=2)]
]


Span: TypeAlias = tuple[float, float]


if TYPE_CHECKING:
    Trail: TypeAlias = "tuple[str, *tuple[int, ...]]"
else:
    Trail = toolrt.opaque("Trail")


Bag: TypeAlias = dict[str, list[toolrt.Json]]


Anything: TypeAlias = list[toolrt.Json]


AtMostOne: TypeAlias = Annotated[list[toolrt.Int], msgspec.Meta(max_length=1)]


AtLeastTwo: TypeAlias = Annotated[list[toolrt.Int], msgspec.Meta(min_length=2)]


One: TypeAlias = Annotated[
    dict[str, toolrt.Int], msgspec.Meta(min_length=1, max_length=1)
]


Few: TypeAlias = Annotated[dict[str, toolrt.Int], msgspec.Meta(max_length=2)]


Some: TypeAlias = Annotated[dict[str, toolrt.Int], msgspec.Meta(min_length=1)]


Holes: TypeAlias = list[str | None]


Blobs: TypeAlias = list[bytes]


Stamps: TypeAlias = list[toolrt.DateTime]


Pairs: TypeAlias = list[tuple[toolrt.Int, toolrt.Int]]


Maps: TypeAlias = list[dict[str, float]]


Kinds: TypeAlias = list[toolrt.Int | str | None]


Nested: TypeAlias = dict[str, dict[str, list[toolrt.Int]]]


class Step(StrEnum):
    UP = "up"
    DOWN = "down"


Steps: TypeAlias = Annotated[list[Step], msgspec.Meta(max_length=2)]


if TYPE_CHECKING:
    Row: TypeAlias = "tuple[str, int | None, list[float], *tuple[bool, ...]]"
else:
    Row = toolrt.opaque("Row")


if TYPE_CHECKING:
    Poly: TypeAlias = "tuple[tuple[float, float], *tuple[tuple[float, float], ...]]"
else:
    Poly = toolrt.opaque("Poly")


Empties: TypeAlias = list[None]


Blank: TypeAlias = Annotated[list[toolrt.Json], msgspec.Meta(max_length=0)]


if TYPE_CHECKING:
    Trio: TypeAlias = "tuple[int, int, *tuple[int, ...]]"
else:
    Trio = toolrt.opaque("Trio")


if TYPE_CHECKING:
    Lone: TypeAlias = "tuple[int, *tuple[int, ...]]"
else:
    Lone = toolrt.opaque("Lone")


if TYPE_CHECKING:
    Mixed: TypeAlias = "tuple[float, toolrt.Json, *tuple[Point, ...]]"
else:
    Mixed = toolrt.opaque("Mixed")


Couple: TypeAlias = tuple[str, str]


if TYPE_CHECKING:
    Forest: TypeAlias = "list[Forest]"
else:
    Forest = toolrt.opaque("Forest")


if TYPE_CHECKING:
    Grove2: TypeAlias = "Forest"
else:
    Grove2 = toolrt.opaque("Grove2")


Grove: TypeAlias = Grove2


if TYPE_CHECKING:
    Folders: TypeAlias = "dict[str, Folders]"
else:
    Folders = toolrt.opaque("Folders")


if TYPE_CHECKING:
    FewFolders2: TypeAlias = "Folders"
else:
    FewFolders2 = toolrt.opaque("FewFolders2")


FewFolders: TypeAlias = FewFolders2


if TYPE_CHECKING:
    Stack2: TypeAlias = "tuple[int, Stack | None, *tuple[toolrt.Json, ...]]"
else:
    Stack2 = toolrt.opaque("Stack2")


if TYPE_CHECKING:
    Stack: TypeAlias = "Stack2"
else:
    Stack = toolrt.opaque("Stack")


if TYPE_CHECKING:
    TallStack2: TypeAlias = "Stack"
else:
    TallStack2 = toolrt.opaque("TallStack2")


TallStack: TypeAlias = TallStack2


if TYPE_CHECKING:
    LongTrail2: TypeAlias = "Trail"
else:
    LongTrail2 = toolrt.opaque("LongTrail2")


LongTrail: TypeAlias = LongTrail2


if TYPE_CHECKING:
    ShadyItem: TypeAlias = "Shady"
else:
    ShadyItem = toolrt.opaque("ShadyItem")


if TYPE_CHECKING:
    Shady: TypeAlias = "list[ShadyItem]"
else:
    Shady = toolrt.opaque("Shady")


if TYPE_CHECKING:
    Hedge2: TypeAlias = "Ivy"
else:
    Hedge2 = toolrt.opaque("Hedge2")


if TYPE_CHECKING:
    Hedge: TypeAlias = "Hedge2 | None"
else:
    Hedge = toolrt.opaque("Hedge")


if TYPE_CHECKING:
    Ivy: TypeAlias = "list[Hedge]"
else:
    Ivy = toolrt.opaque("Ivy")
