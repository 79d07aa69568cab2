# Made by toolc from sizes.tools; do not edit.
"""How many items tuples and types that hold themselves may have, at their declaration and where they are used."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Folder, Outline, OutlineItem, OutlineItemInside, Trail, Tree
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Folder",
                "Outline",
                "OutlineItem",
                "OutlineItemInside",
                "Trail",
                "Tree",
            ]
        },
    )

__all__ = ["Folder", "Outline", "OutlineItem", "OutlineItemInside", "Trail", "Tree"]
