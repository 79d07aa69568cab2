# Made by toolc from bindings.tools; do not edit.
"""Tools that methods implement, in every way that a value can get from one side to the other."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Gone, Item, Money, Query, Size, SoldOut
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"types": ["Gone", "Item", "Money", "Query", "Size", "SoldOut"]}
    )

__all__ = ["Gone", "Item", "Money", "Query", "Size", "SoldOut"]
