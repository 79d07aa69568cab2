# Made by toolc from two.tools; do not edit.
"""The types of the package `two`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import T1, Size, Tree, TreePairsValue, User
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"types": ["T1", "Size", "Tree", "TreePairsValue", "User"]}
    )

__all__ = ["T1", "Size", "Tree", "TreePairsValue", "User"]
