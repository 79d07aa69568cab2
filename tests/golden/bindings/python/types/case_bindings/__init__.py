# Made by toolc from bindings.tools; do not edit.
"""Tools that methods implement, in every way that a value can get from one side to the other."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["Gone", "Item", "Money", "Query", "Size", "SoldOut"]

if TYPE_CHECKING:
    from .types import Gone, Item, Money, Query, Size, SoldOut
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
