# Made by toolc from tools.tools; do not edit.
"""The methods of the service `shop`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .provider import ShopService
    from .types import BuyPayload, Found, Item, NotePayload, NoteResult, NotHere, Query
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "provider": ["ShopService"],
            "types": [
                "BuyPayload",
                "Found",
                "Item",
                "NotHere",
                "NotePayload",
                "NoteResult",
                "Query",
            ],
        },
    )

__all__ = [
    "BuyPayload",
    "Found",
    "Item",
    "NotHere",
    "NotePayload",
    "NoteResult",
    "Query",
    "ShopService",
]
