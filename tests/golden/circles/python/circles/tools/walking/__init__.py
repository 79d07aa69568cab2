# Made by toolc from right.tools; do not edit.
"""Walks."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AndBack",
    "AsyncClient",
    "Client",
    "Code",
    "Colour",
    "Either",
    "Flat",
    "Folder",
    "Form",
    "FormRound",
    "FormSquare",
    "GiveFormArgs",
    "Index",
    "Mixed",
    "Name",
    "Names",
    "Other",
    "Pair",
    "Round",
    "Shape",
    "ShapeFlat",
    "ShapeSquare",
    "Side",
    "Square",
    "There",
    "Turn",
    "Turns",
    "WalkAllArgs",
    "WalkingChecks",
    "WalkingTools",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import WalkingChecks, WalkingTools, toolset, toolset_from_mcp
    from .types import (
        AndBack,
        Code,
        Colour,
        Either,
        Flat,
        Folder,
        Form,
        FormRound,
        FormSquare,
        GiveFormArgs,
        Index,
        Mixed,
        Name,
        Names,
        Other,
        Pair,
        Round,
        Shape,
        ShapeFlat,
        ShapeSquare,
        Side,
        Square,
        There,
        Turn,
        Turns,
        WalkAllArgs,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["WalkingChecks", "WalkingTools", "toolset", "toolset_from_mcp"],
    )
