# Made by toolc from documents.tools; do not edit.
"""The types of the package `conformance.documents`."""

from __future__ import annotations

from typing import TypeAlias

import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = ["Any_", "Nest", "Numbers", "Open", "Pair", "Strings"]


Any_: TypeAlias = toolrt.Json


Numbers: TypeAlias = list[toolrt.Int]


class Pair(Struct, kw_only=True, forbid_unknown_fields=True):
    a: toolrt.Int
    b: toolrt.Int | UnsetType = UNSET


class Open(Struct, kw_only=True):
    a: toolrt.Int


Nest: TypeAlias = dict[str, toolrt.Json]


Strings: TypeAlias = list[str]
