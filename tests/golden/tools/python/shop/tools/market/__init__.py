# Made by toolc from tools.tools; do not edit.
"""Buy and sell."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
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
    __getattr__ = toolrt.exports(
        __name__,
        {
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
    "BuyItemArgs",
    "Found",
    "Item",
    "NotHere",
    "SearchItemsArgs",
    "SearchItemsInjected",
    "TooBusy",
]
