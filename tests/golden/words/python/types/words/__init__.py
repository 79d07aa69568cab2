# Made by toolc from words.tools; do not edit.
"""The types of the package `words`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import ImportResult, Item, Listed, Terms
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"types": ["ImportResult", "Item", "Listed", "Terms"]}
    )

__all__ = ["ImportResult", "Item", "Listed", "Terms"]
