# Made by toolc from bindings.tools; do not edit.
"""The payloads, results and errors of the toolset `till`."""

from __future__ import annotations

import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.case_bindings.types import Gone, Item, Money, SoldOut

__all__ = [
    "BuyItemArgs",
    "ClearAllArgs",
    "Gone",
    "Item",
    "LabelItemArgs",
    "Money",
    "SearchArgs",
    "SearchResult",
    "SoldOut",
    "WatchPriceArgs",
    "WatchPriceInjected",
    "WatchPriceItem",
    "WatchPriceSide",
]


class BuyItemArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `buy_item`."""

    id: str
    note: str | UnsetType = UNSET


class SearchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `search`."""

    words: str
    most: toolrt.Int | UnsetType = UNSET
    page: str | UnsetType = UNSET


class SearchResult(Struct, kw_only=True, forbid_unknown_fields=True):
    hits: list[str]
    prices: list[toolrt.Int]
    more: str | None
    count: toolrt.Int
    lang: str


class WatchPriceArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `watch_price`."""

    id: str


class WatchPriceItem(Struct, kw_only=True, forbid_unknown_fields=True):
    at: str
    price: Money


class WatchPriceInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `watch_price`."""

    token: toolrt.Secret[str]


class WatchPriceSide(Struct, kw_only=True, forbid_unknown_fields=True):
    """What `watch_price` gives beside its result."""

    log: list[str] | UnsetType = UNSET


class ClearAllArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `clear_all`."""


class LabelItemArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `label_item`."""

    id: str
    text: str
