# Made by toolc from right.tools; do not edit.
"""The types of the package `case.circles.right`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import Struct

from .. import case_circles_left

__all__ = [
    "AndBack",
    "Code",
    "Folder",
    "Form",
    "FormRound",
    "FormSquare",
    "Mixed",
    "Names",
    "Other",
    "Side",
    "Square",
    "Turn",
]


class Turn(Struct, kw_only=True, forbid_unknown_fields=True):
    turns: Annotated[list[Turn], msgspec.Meta(max_length=4)] | None
    name: case_circles_left.Name
    colour: case_circles_left.Colour = msgspec.field(
        default_factory=toolrt.default(__name__, "TURN", "colour")
    )


class Other(Struct, kw_only=True, forbid_unknown_fields=True):
    pair: case_circles_left.Pair | None
    names: list[case_circles_left.Name] = []


class Side(StrEnum):
    NEAR = "near"
    FAR = "far"


class Square(Struct, kw_only=True, forbid_unknown_fields=True):
    colour: case_circles_left.Colour = msgspec.field(
        default_factory=toolrt.default(__name__, "SQUARE", "colour")
    )


Code: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=3)]


if TYPE_CHECKING:
    Names: TypeAlias = "list[case_circles_left.Name]"
else:
    Names = toolrt.opaque("Names")


if TYPE_CHECKING:
    AndBack: TypeAlias = "case_circles_left.Colour | None"
else:
    AndBack = toolrt.opaque("AndBack")


if TYPE_CHECKING:
    Folder: TypeAlias = "list[case_circles_left.Index]"
else:
    Folder = toolrt.opaque("Folder")


if TYPE_CHECKING:
    Mixed: TypeAlias = "list[case_circles_left.Name | int]"
else:
    Mixed = toolrt.opaque("Mixed")


class FormRound(case_circles_left.Round, tag_field="kind", tag="round"):
    """The variant `round` of `Form`."""


class FormSquare(Square, tag_field="kind", tag="square"):
    """The variant `square` of `Form`."""


Form: TypeAlias = FormRound | FormSquare
