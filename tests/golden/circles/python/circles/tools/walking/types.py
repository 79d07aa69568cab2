# Made by toolc from right.tools; do not edit.
"""The payloads, results and errors of the toolset `walking`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import Struct

from ....types.case_circles_left.types import (
    Colour,
    Either,
    Flat,
    Index,
    Name,
    Pair,
    Round,
    Shape,
    ShapeFlat,
    ShapeSquare,
    There,
    Turns,
)
from ....types.case_circles_right.types import (
    AndBack,
    Code,
    Folder,
    Form,
    FormRound,
    FormSquare,
    Mixed,
    Names,
    Other,
    Side,
    Square,
    Turn,
)

__all__ = [
    "AndBack",
    "Code",
    "Colour",
    "Either",
    "Flat",
    "Folder",
    "Form",
    "FormRound",
    "FormSquare",
    "GiveFormArgs",
    "Index",
    "Mixed",
    "Name",
    "Names",
    "Other",
    "Pair",
    "Round",
    "Shape",
    "ShapeFlat",
    "ShapeSquare",
    "Side",
    "Square",
    "There",
    "Turn",
    "Turns",
    "WalkAllArgs",
]


class WalkAllArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `walk_all`.

    Takes them all.
    """

    turns: Annotated[list[Turn], msgspec.Meta(max_length=4)]
    few: Annotated[list[Turn], msgspec.Meta(max_length=1)]
    turn: Turn
    pair: Pair
    either: Either
    there: list[Colour | None]
    index: Index
    names: Annotated[list[Name], msgspec.Meta(max_length=3)]
    mixed: list[Name | toolrt.Int] = []
    shape: Shape
    form: Form


class GiveFormArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `give_form`.

    Gives a form.
    """
