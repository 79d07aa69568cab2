# Made by toolc from namesakes.tools; do not edit.
"""The types of the package `namesakes`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = ["Outcome", "OutcomeSchema", "Rows", "RowsItem", "Twins"]


class RowsItem(Struct, kw_only=True, forbid_unknown_fields=True):
    id: toolrt.Int


Rows: TypeAlias = list[RowsItem]
"""A list whose items have no name of their own."""


class Twins(
    Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={"x_2": "x_", "both_2": "both_"},
):
    """Fields that an underscore tells apart."""

    x: Annotated[int, msgspec.Meta(ge=1, le=2)]
    x_2: Annotated[int, msgspec.Meta(ge=3, le=4)]
    both: list[Annotated[int, msgspec.Meta(ge=5, le=6)]]
    both_2: list[Annotated[int, msgspec.Meta(ge=7, le=8)]]


class Outcome(Struct, kw_only=True, forbid_unknown_fields=True):
    """Its keywords have a constant, which is called as the table of the next type would be."""

    rows: toolrt.Int | UnsetType = UNSET
    pages: toolrt.Int | UnsetType = UNSET


class OutcomeSchema(StrEnum):
    ROWS = "rows"
    PAGES = "pages"
