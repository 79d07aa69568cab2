# Made by toolc from bindings.tools; do not edit.
"""The payloads, results and errors of the service `shop`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ...types.case_bindings.types import Gone, Item, Money, Query, SoldOut

__all__ = [
    "BuyPayload",
    "ClearPayload",
    "FindResult",
    "Gone",
    "Item",
    "LabelPayload",
    "Money",
    "Query",
    "SoldOut",
    "StockInjected",
    "StockPayload",
    "WatchItem",
    "WatchPayload",
]


class BuyPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `buy`."""

    id: str
    count: toolrt.Int = 1
    note: str | UnsetType = UNSET


class FindResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `find`."""

    items: list[Item]
    total: toolrt.Int
    next: str | None


class StockPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `stock`.

    Declared once, a method and a tool.
    """

    id: str


class StockInjected(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the context gives to `stock`."""

    run: toolrt.Uuid

    @classmethod
    def make(cls, *, run: str | toolrt.natural.Uuid) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "STOCK_INJECTED", run=run)


class WatchPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `watch`."""

    id: str
    token: toolrt.Secret[str]


class WatchItem(Struct, kw_only=True, forbid_unknown_fields=True):
    """An item of `watch`."""

    at: toolrt.DateTime
    price: Money

    @classmethod
    def make(cls, *, at: str | toolrt.natural.DateTime, price: Money) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(cls, __name__, "WATCH_ITEM", at=at, price=price)


class ClearPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `clear`."""


class LabelPayload(Struct, kw_only=True, forbid_unknown_fields=True):
    """The payload of `label`."""

    id: str
    text: Annotated[str, msgspec.Meta(max_length=8)]
