# Made by toolc from left.tools; do not edit.
"""Types that name those of another package, which names these."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "Colour",
    "Either",
    "Flat",
    "Index",
    "Name",
    "Pair",
    "Round",
    "Shape",
    "ShapeFlat",
    "ShapeSquare",
    "There",
    "Turns",
]

if TYPE_CHECKING:
    from .types import (
        Colour,
        Either,
        Flat,
        Index,
        Name,
        Pair,
        Round,
        Shape,
        ShapeFlat,
        ShapeSquare,
        There,
        Turns,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
