# Made by toolc from shared.tools; do not edit.
"""The toolset `helpers`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import CallsArgs, CodecsArgs, Finding, Item, PlanWipeArgs, WipeArgs
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "CallsArgs",
                "CodecsArgs",
                "Finding",
                "Item",
                "PlanWipeArgs",
                "WipeArgs",
            ],
        },
    )

__all__ = ["CallsArgs", "CodecsArgs", "Finding", "Item", "PlanWipeArgs", "WipeArgs"]
