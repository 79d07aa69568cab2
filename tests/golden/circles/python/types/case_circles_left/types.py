# Made by toolc from left.tools; do not edit.
"""The types of the package `case.circles.left`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import Struct

from .. import case_circles_right

__all__ = [
    "Colour",
    "Either",
    "Flat",
    "Index",
    "Name",
    "Pair",
    "Round",
    "Shape",
    "ShapeFlat",
    "ShapeSquare",
    "There",
    "Turns",
]


class Pair(Struct, kw_only=True, forbid_unknown_fields=True):
    other: case_circles_right.Other | None
    name: Name
    side: case_circles_right.Side = msgspec.field(
        default_factory=toolrt.default(__name__, "PAIR", "side")
    )


class Colour(StrEnum):
    RED = "red"
    GREEN = "green"


class Flat(Struct, kw_only=True, forbid_unknown_fields=True):
    side: case_circles_right.Side = msgspec.field(
        default_factory=toolrt.default(__name__, "FLAT", "side")
    )


class Round(Struct, kw_only=True, forbid_unknown_fields=True):
    colour: Colour


if TYPE_CHECKING:
    Turns: TypeAlias = "list[case_circles_right.Turn]"
    """Through a list to a record that leads back."""
else:
    Turns = toolrt.opaque("Turns")


Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=10)]


if TYPE_CHECKING:
    Either: TypeAlias = "case_circles_right.Code | list[case_circles_right.Other]"
else:
    Either = toolrt.opaque("Either")


if TYPE_CHECKING:
    There: TypeAlias = "list[Colour | None]"
    """Through aliases of the other package to a type of this one."""
else:
    There = toolrt.opaque("There")


if TYPE_CHECKING:
    Index: TypeAlias = "dict[str, case_circles_right.Folder]"
else:
    Index = toolrt.opaque("Index")


class ShapeFlat(Flat, tag_field="kind", tag="flat"):
    """The variant `flat` of `Shape`."""


class ShapeSquare(case_circles_right.Square, tag_field="kind", tag="square"):
    """The variant `square` of `Shape`."""


Shape: TypeAlias = ShapeFlat | ShapeSquare
"""Its variants are records of both."""
