# Made by toolc from tools/orders.tools; do not edit.
"""Price orders."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "Line",
    "MixedCurrencies",
    "Money",
    "OrdersChecks",
    "OrdersTools",
    "PriceOrderArgs",
    "PriceOrderResult",
    "Speed",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import OrdersChecks, OrdersTools, toolset, toolset_from_mcp
    from .types import (
        Line,
        MixedCurrencies,
        Money,
        PriceOrderArgs,
        PriceOrderResult,
        Speed,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["OrdersChecks", "OrdersTools", "toolset", "toolset_from_mcp"],
    )
