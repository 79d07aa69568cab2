# Made by toolc from bindings.tools; do not edit.
"""Sells."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "Gone",
    "Item",
    "Money",
    "ShopChecks",
    "ShopTools",
    "StockOfArgs",
    "StockOfInjected",
    "toolset",
    "toolset_from_mcp",
    "toolset_from_service",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import (
        ShopChecks,
        ShopTools,
        toolset,
        toolset_from_mcp,
        toolset_from_service,
    )
    from .types import Gone, Item, Money, StockOfArgs, StockOfInjected
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=[
            "ShopChecks",
            "ShopTools",
            "toolset",
            "toolset_from_mcp",
            "toolset_from_service",
        ],
    )
