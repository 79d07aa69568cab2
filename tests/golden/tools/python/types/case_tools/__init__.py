# Made by toolc from tools.tools; do not edit.
"""Every statement of a tool."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Found, Item, NotHere, Query, TooBusy
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"types": ["Found", "Item", "NotHere", "Query", "TooBusy"]}
    )

__all__ = ["Found", "Item", "NotHere", "Query", "TooBusy"]
