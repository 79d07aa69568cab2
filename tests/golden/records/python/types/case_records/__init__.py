# Made by toolc from records.tools; do not edit.
"""Records, open and closed."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "Deep",
    "DeepA",
    "DeepAB",
    "DeepABCItem",
    "Defaults",
    "Kept",
    "Login",
    "Open",
    "OpenJson",
    "Point",
    "Session",
    "Tri",
]

if TYPE_CHECKING:
    from .types import (
        Deep,
        DeepA,
        DeepAB,
        DeepABCItem,
        Defaults,
        Kept,
        Login,
        Open,
        OpenJson,
        Point,
        Session,
        Tri,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
