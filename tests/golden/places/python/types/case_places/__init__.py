# Made by toolc from places.tools; do not edit.
"""The types of the package `case.places`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AtFile",
    "AtPage",
    "Copy",
    "Folder",
    "Target",
    "TargetFile",
    "TargetPage",
    "Thing",
    "ThingFile",
    "ThingWord",
    "Tree",
]

if TYPE_CHECKING:
    from .types import (
        AtFile,
        AtPage,
        Copy,
        Folder,
        Target,
        TargetFile,
        TargetPage,
        Thing,
        ThingFile,
        ThingWord,
        Tree,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
