# Made by toolc from recursion.tools; do not edit.
"""Types that hold themselves: aliases alone, and through records, unions, lists, maps and tuples."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "ID",
    "Chain",
    "Deep",
    "Folder",
    "Node",
    "Odd",
    "Outline",
    "OutlineItem",
    "Ping",
    "Pong",
    "Text",
    "Tree",
]

if TYPE_CHECKING:
    from .types import (
        ID,
        Chain,
        Deep,
        Folder,
        Node,
        Odd,
        Outline,
        OutlineItem,
        Ping,
        Pong,
        Text,
        Tree,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
