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
    """The arguments of `buy_item`.

    By name: everything is moved.
    """

    id: str
    note: str | UnsetType = UNSET


class SearchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `search`.

    Mapped, and back: a limit of the method is narrower than the tool's.
    """

    words: str
    most: toolrt.Int | UnsetType = UNSET
    page: str | UnsetType = UNSET


class SearchResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `search`."""

    hits: list[str]
    prices: list[toolrt.Int]
    more: str | None
    count: toolrt.Int
    lang: str


class WatchPriceArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `watch_price`.

    By name, but of other types: whatever fits by shape.
    """

    id: str


class WatchPriceItem(Struct, kw_only=True, forbid_unknown_fields=True):
    """An item of `watch_price`."""

    at: str
    price: Money


class WatchPriceInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `watch_price`."""

    token: toolrt.Secret[str]


class WatchPriceSide(Struct, kw_only=True, forbid_unknown_fields=True):
    """What `watch_price` gives beside its result."""

    log: list[str] | UnsetType = UNSET


class ClearAllArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `clear_all`.

    Nothing in, nothing out.
    """


class LabelItemArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `label_item`.

    The caller's text meets the method's limit.
    """

    id: str
    text: str
