# Made by toolc from bindings.tools; do not edit.
"""Buy and look."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "BuyItemArgs",
    "ClearAllArgs",
    "Client",
    "Gone",
    "Item",
    "LabelItemArgs",
    "Money",
    "SearchArgs",
    "SearchResult",
    "SoldOut",
    "TillChecks",
    "TillTools",
    "WatchPriceArgs",
    "WatchPriceInjected",
    "WatchPriceItem",
    "WatchPriceSide",
    "toolset",
    "toolset_from_mcp",
    "toolset_from_service",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import (
        TillChecks,
        TillTools,
        toolset,
        toolset_from_mcp,
        toolset_from_service,
    )
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
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=[
            "TillChecks",
            "TillTools",
            "toolset",
            "toolset_from_mcp",
            "toolset_from_service",
        ],
    )
