# Made by toolc from tools.tools; do not edit.
"""Buy and sell."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import MarketChecks, MarketTools, toolset, toolset_from_service
    from .types import (
        BuyItemArgs,
        Found,
        Item,
        NotHere,
        SearchItemsArgs,
        SearchItemsInjected,
        TooBusy,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": [
                "MarketChecks",
                "MarketTools",
                "toolset",
                "toolset_from_service",
            ],
            "types": [
                "BuyItemArgs",
                "Found",
                "Item",
                "NotHere",
                "SearchItemsArgs",
                "SearchItemsInjected",
                "TooBusy",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "BuyItemArgs",
    "Client",
    "Found",
    "Item",
    "MarketChecks",
    "MarketTools",
    "NotHere",
    "SearchItemsArgs",
    "SearchItemsInjected",
    "TooBusy",
    "toolset",
    "toolset_from_service",
]
