# Made by toolc from tools.tools; do not edit.
"""The payloads, results and errors of the toolset `market`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from ....types.case_tools.types import Found, Item, NotHere, TooBusy

__all__ = [
    "BuyItemArgs",
    "Found",
    "Item",
    "NotHere",
    "SearchItemsArgs",
    "SearchItemsInjected",
    "TooBusy",
]


class BuyItemArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `buy_item`."""

    id: str
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class SearchItemsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `search_items`."""

    text: str


class SearchItemsInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `search_items`."""

    run: str
