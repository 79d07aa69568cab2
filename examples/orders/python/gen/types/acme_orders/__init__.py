# Made by toolc from tools/orders.tools; do not edit.
"""Orders and what they cost."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Line, MixedCurrencies, Speed
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"types": ["Line", "MixedCurrencies", "Speed"]}
    )

__all__ = ["Line", "MixedCurrencies", "Speed"]
