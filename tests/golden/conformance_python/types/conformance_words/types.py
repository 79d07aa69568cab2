# Made by toolc from words.tools; do not edit.
"""The types of the package `conformance.words`."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "Colour",
    "Keys",
    "Long",
    "Mapped",
    "Marks",
    "Need",
    "Number",
    "Osa",
    "Pair",
    "Six",
    "Ties",
    "Two",
]


Number: TypeAlias = toolrt.Int


class Colour(StrEnum):
    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    GREY = "grey"
    GRAY = "gray"


class Keys(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"order_by2": "orderBy2"}
):
    order_by: toolrt.Int | UnsetType = UNSET
    order_by2: toolrt.Int | UnsetType = UNSET
    created_at: toolrt.Int | UnsetType = UNSET
    limit: toolrt.Int | UnsetType = UNSET


class Pair(Struct, kw_only=True, forbid_unknown_fields=True):
    ab: toolrt.Int | UnsetType = UNSET
    ba: toolrt.Int | UnsetType = UNSET


class Osa(Struct, kw_only=True, forbid_unknown_fields=True):
    xxxxabc: toolrt.Int | UnsetType = UNSET


class Six(Struct, kw_only=True, forbid_unknown_fields=True):
    create: toolrt.Int | UnsetType = UNSET


class Two(Struct, kw_only=True, forbid_unknown_fields=True):
    ab: toolrt.Int | UnsetType = UNSET


class Marks(
    Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={"a_b_c": "a-b-c", "empty": "_"},
):
    naïve: toolrt.Int | UnsetType = UNSET
    a_b_c: toolrt.Int | UnsetType = UNSET
    empty: toolrt.Int | UnsetType = UNSET


class Long(Struct, kw_only=True, forbid_unknown_fields=True):
    yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy: (
        toolrt.Int | UnsetType
    ) = UNSET
    short: toolrt.Int | UnsetType = UNSET


class Need(Struct, kw_only=True, forbid_unknown_fields=True):
    created_at: toolrt.Int
    updated_at: toolrt.Int


class Ties(Struct, kw_only=True, forbid_unknown_fields=True):
    cat: toolrt.Int | UnsetType = UNSET
    car: toolrt.Int | UnsetType = UNSET


Mapped: TypeAlias = dict[str, toolrt.Int]
