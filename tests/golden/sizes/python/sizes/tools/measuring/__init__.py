# Made by toolc from sizes.tools; do not edit.
"""The toolset `measuring`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import MeasuringTools, toolset
    from .types import (
        Folder,
        Outline,
        TakeTreesArgs,
        TakeTreesArgsFolder,
        TakeTreesArgsOutline,
        TakeTreesArgsSecret,
        TakeTreesArgsTree,
        TakeTreesResult,
        TakeTuplesArgs,
        TakeTuplesArgsLong,
        TakeTuplesArgsLongerItem,
        TakeTuplesArgsMany,
        TakeTuplesArgsRange,
        TakeTuplesResult,
        Trail,
        Tree,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["MeasuringTools", "toolset"],
            "types": [
                "Folder",
                "Outline",
                "TakeTreesArgs",
                "TakeTreesArgsFolder",
                "TakeTreesArgsOutline",
                "TakeTreesArgsSecret",
                "TakeTreesArgsTree",
                "TakeTreesResult",
                "TakeTuplesArgs",
                "TakeTuplesArgsLong",
                "TakeTuplesArgsLongerItem",
                "TakeTuplesArgsMany",
                "TakeTuplesArgsRange",
                "TakeTuplesResult",
                "Trail",
                "Tree",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "Folder",
    "MeasuringTools",
    "Outline",
    "TakeTreesArgs",
    "TakeTreesArgsFolder",
    "TakeTreesArgsOutline",
    "TakeTreesArgsSecret",
    "TakeTreesArgsTree",
    "TakeTreesResult",
    "TakeTuplesArgs",
    "TakeTuplesArgsLong",
    "TakeTuplesArgsLongerItem",
    "TakeTuplesArgsMany",
    "TakeTuplesArgsRange",
    "TakeTuplesResult",
    "Trail",
    "Tree",
    "toolset",
]
