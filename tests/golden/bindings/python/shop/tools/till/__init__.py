# Made by toolc from bindings.tools; do not edit.
"""Buy and look."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        BuyItemArgs,
        ClearAllArgs,
        Gone,
        Item,
        LabelItemArgs,
        Money,
        SearchArgs,
        SearchResult,
        SoldOut,
        WatchPriceArgs,
        WatchPriceInjected,
        WatchPriceItem,
        WatchPriceSide,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
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
            ],
        },
    )

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
