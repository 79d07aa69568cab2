# Made by toolc from bindings.tools; do not edit.
"""Sells."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Gone, Item, Money, StockOfArgs, StockOfInjected
else:
    __getattr__ = toolrt.exports(
        __name__, {"types": ["Gone", "Item", "Money", "StockOfArgs", "StockOfInjected"]}
    )

__all__ = ["Gone", "Item", "Money", "StockOfArgs", "StockOfInjected"]
