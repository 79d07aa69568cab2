# Made by toolc from bindings.tools; do not edit.
"""Only chains: nobody implements anything."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        BuyFirstArgs,
        BuyFirstInjected,
        BuyFirstResult,
        ClearTwiceArgs,
        Gone,
        Item,
        Money,
        PageOfArgs,
        PageOfResult,
        SoldOut,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "BuyFirstArgs",
                "BuyFirstInjected",
                "BuyFirstResult",
                "ClearTwiceArgs",
                "Gone",
                "Item",
                "Money",
                "PageOfArgs",
                "PageOfResult",
                "SoldOut",
            ],
        },
    )

__all__ = [
    "BuyFirstArgs",
    "BuyFirstInjected",
    "BuyFirstResult",
    "ClearTwiceArgs",
    "Gone",
    "Item",
    "Money",
    "PageOfArgs",
    "PageOfResult",
    "SoldOut",
]
