# Made by toolc from bindings.tools; do not edit.
"""The methods of the service `shop`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "BuyPayload",
    "ClearPayload",
    "FindResult",
    "Gone",
    "Item",
    "LabelPayload",
    "Money",
    "Query",
    "ShopService",
    "SoldOut",
    "StockInjected",
    "StockPayload",
    "WatchItem",
    "WatchPayload",
]

if TYPE_CHECKING:
    from .provider import ShopService
    from .types import (
        BuyPayload,
        ClearPayload,
        FindResult,
        Gone,
        Item,
        LabelPayload,
        Money,
        Query,
        SoldOut,
        StockInjected,
        StockPayload,
        WatchItem,
        WatchPayload,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types", provider=["ShopService"])
