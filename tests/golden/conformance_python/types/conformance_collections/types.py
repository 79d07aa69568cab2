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
    "Empties",
    "Few",
    "Grid",
    "Holes",
    "Kinds",
    "Maps",
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
    "Some",
    "Span",
    "Stamps",
    "Step",
    "Steps",
    "Tags",
    "Trail",
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
