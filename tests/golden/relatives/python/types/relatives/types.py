# Made by toolc from relatives.tools; do not edit.
"""The types of the package `relatives`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "Defaults",
    "DefaultsSchema",
    "DefaultsSchemaSchema",
    "Draft",
    "DraftCompletion",
    "DraftError",
    "Expr",
    "Fields",
    "FromService",
    "P",
    "Path",
    "S",
    "Sheet",
    "SheetPage",
    "SheetService",
    "SheetsTools",
]


class Sheet(Struct, kw_only=True, forbid_unknown_fields=True):
    """Its part with limits has functions of its own, as has that of the next type."""

    page_rows: list[Annotated[int, msgspec.Meta(ge=1, le=2)]]


class SheetPage(Struct, kw_only=True, forbid_unknown_fields=True):
    rows: list[Annotated[int, msgspec.Meta(ge=3, le=4)]]


class Fields(toolrt.Record):
    """Fields that are called as parts of others are, and as variables and functions beside them."""

    rest: list[Annotated[int, msgspec.Meta(ge=1, le=2)]]
    row: list[Annotated[int, msgspec.Meta(ge=1, le=2)]]
    row_item: Annotated[int, msgspec.Meta(ge=3, le=4)] | UnsetType | None = UNSET
    read_fields_row_item: toolrt.Int = 5
    write_fields_row: str
    kept_rest_2: str
    a_field_with_a_name_that_outgrows_its_line: Annotated[
        int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)
    ] = 7
    field7: toolrt.Int
    field8: str | UnsetType = UNSET
    another_field_that_is_as_long_as_the_first: list[str] = msgspec.field(
        default_factory=toolrt.default(
            __name__, "FIELDS", "another_field_that_is_as_long_as_the_first"
        )
    )
    field10: list[str] = msgspec.field(
        default_factory=toolrt.default(__name__, "FIELDS", "field10")
    )
    rest_2: dict[str, list[Annotated[int, msgspec.Meta(ge=5, le=6)]]] = msgspec.field(
        default_factory=toolrt.empty
    )
    """All other keys."""


class Defaults(Struct, kw_only=True, forbid_unknown_fields=True):
    """The keywords of each have a constant, which is called as the table of the other one would be."""

    a: toolrt.Int | UnsetType = UNSET


class DefaultsSchema(Struct, kw_only=True, forbid_unknown_fields=True):
    a: toolrt.Int | UnsetType = UNSET


class DefaultsSchemaSchema(StrEnum):
    A = "a"


class P(Struct, kw_only=True, forbid_unknown_fields=True):
    """Types that are called as what a provider has beside its tools."""

    p: toolrt.Int


class S(Struct, kw_only=True, forbid_unknown_fields=True):
    s: toolrt.Int


class FromService(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"from_": "from"}
):
    from_: toolrt.Int


class SheetsTools(Struct, kw_only=True, forbid_unknown_fields=True):
    tools: toolrt.Int


class SheetService(Struct, kw_only=True, forbid_unknown_fields=True):
    service: toolrt.Int


class Path(Struct, kw_only=True, forbid_unknown_fields=True):
    path: Expr


Expr: TypeAlias = list[str]


class Draft(Struct, kw_only=True, forbid_unknown_fields=True):
    text: str


class DraftCompletion(Struct, kw_only=True, forbid_unknown_fields=True):
    text: str


class DraftError(Struct, kw_only=True, forbid_unknown_fields=True):
    """The details of the error `draft`."""
