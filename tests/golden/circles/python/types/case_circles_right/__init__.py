# Made by toolc from right.tools; do not edit.
"""The other one of two packages that name each other's types."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AndBack",
    "Code",
    "Folder",
    "Form",
    "FormRound",
    "FormSquare",
    "Mixed",
    "Names",
    "Other",
    "Side",
    "Square",
    "Turn",
]

if TYPE_CHECKING:
    from .types import (
        AndBack,
        Code,
        Folder,
        Form,
        FormRound,
        FormSquare,
        Mixed,
        Names,
        Other,
        Side,
        Square,
        Turn,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
