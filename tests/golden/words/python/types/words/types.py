# Made by toolc from words.tools; do not edit.
"""The types of the package `words`."""

from __future__ import annotations

from typing import Literal

import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = ["ImportResult", "Item", "Listed", "Terms"]


class Item(Struct, kw_only=True, forbid_unknown_fields=True):
    """An item of a list; Literal["a"] of types.Item, as msgspec.Struct says. UNSET is no value."""

    unit: Literal["UNSET", "types."]


class Terms(Struct, kw_only=True, forbid_unknown_fields=True):
    count: toolrt.Int | UnsetType = UNSET


class ImportResult(Struct, kw_only=True, forbid_unknown_fields=True):
    done: bool


class Listed(Struct, kw_only=True, forbid_unknown_fields=True):
    item: Item
