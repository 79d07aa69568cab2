# Made by toolc from bindings.tools; do not edit.
"""Only chains: nobody implements anything."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "BuyFirstArgs",
    "BuyFirstInjected",
    "BuyFirstResult",
    "ClearTwiceArgs",
    "Client",
    "Item",
    "Money",
    "PageOfArgs",
    "PageOfResult",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import toolset, toolset_from_mcp
    from .types import (
        BuyFirstArgs,
        BuyFirstInjected,
        BuyFirstResult,
        ClearTwiceArgs,
        Item,
        Money,
        PageOfArgs,
        PageOfResult,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["toolset", "toolset_from_mcp"],
    )
