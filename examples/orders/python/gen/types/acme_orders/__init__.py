# Made by toolc from tools/orders.tools; do not edit.
"""Orders and what they cost."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["Line", "MixedCurrencies", "Speed"]

if TYPE_CHECKING:
    from .types import Line, MixedCurrencies, Speed
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
