# Made by toolc from places.tools; do not edit.
"""Tools with paths and URIs in their arguments."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "AtFile",
    "AtPage",
    "CleanArgs",
    "Client",
    "Copy",
    "FetchArgs",
    "Folder",
    "LoadArgs",
    "PlacesChecks",
    "PlacesTools",
    "ReadArgs",
    "Target",
    "TargetFile",
    "TargetPage",
    "Thing",
    "ThingFile",
    "ThingWord",
    "Tree",
    "VisitArgs",
    "VisitArgsSource",
    "VisitArgsUpload",
    "VisitArgsUploadRecord",
    "VisitArgsUploadRecord2",
    "VisitArgsWords",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import PlacesChecks, PlacesTools, toolset, toolset_from_mcp
    from .types import (
        AtFile,
        AtPage,
        CleanArgs,
        Copy,
        FetchArgs,
        Folder,
        LoadArgs,
        ReadArgs,
        Target,
        TargetFile,
        TargetPage,
        Thing,
        ThingFile,
        ThingWord,
        Tree,
        VisitArgs,
        VisitArgsSource,
        VisitArgsUpload,
        VisitArgsUploadRecord,
        VisitArgsUploadRecord2,
        VisitArgsWords,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["PlacesChecks", "PlacesTools", "toolset", "toolset_from_mcp"],
    )
