# Made by toolc from scalars.tools; do not edit.
"""The types of the package `conformance.scalars`."""

from __future__ import annotations

from typing import TypeAlias

import toolrt
from msgspec import Struct

__all__ = [
    "Any_",
    "Data",
    "Flag",
    "MaybeAny",
    "MaybeData",
    "MaybeDay",
    "MaybeFlag",
    "MaybeList",
    "MaybeMap",
    "MaybeReal",
    "MaybeRecord",
    "MaybeText",
    "MaybeWhole",
    "Noted",
    "Nothing",
    "Point",
    "Real",
    "Text",
    "Whole",
]


Text: TypeAlias = str


Whole: TypeAlias = toolrt.Int


Real: TypeAlias = float


Flag: TypeAlias = bool


Nothing: TypeAlias = None


Any_: TypeAlias = toolrt.Json


MaybeText: TypeAlias = str | None


MaybeWhole: TypeAlias = toolrt.Int | None


MaybeReal: TypeAlias = float | None


MaybeFlag: TypeAlias = bool | None


MaybeAny: TypeAlias = toolrt.Json | None


MaybeData: TypeAlias = bytes | None


MaybeDay: TypeAlias = toolrt.Date | None


MaybeList: TypeAlias = list[toolrt.Int] | None


MaybeMap: TypeAlias = dict[str, toolrt.Int] | None


class Point(Struct, kw_only=True, forbid_unknown_fields=True):
    x: toolrt.Int


MaybeRecord: TypeAlias = Point | None


Data: TypeAlias = bytes


Noted: TypeAlias = str
