# Made by toolc from tools.tools; do not edit.
"""The toolset `extra`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ExtraChecks, ExtraTools, toolset
    from .types import (
        FindAndSayArgs,
        FindAndSayResult,
        Item,
        NotHere,
        PageArgs,
        PageInjected,
        PageResult,
        SayArgs,
        SyncArgs,
        SyncResult,
        SyncSide,
        WatchArgs,
        WipeArgs,
        WipeResult,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["ExtraChecks", "ExtraTools", "toolset"],
            "types": [
                "FindAndSayArgs",
                "FindAndSayResult",
                "Item",
                "NotHere",
                "PageArgs",
                "PageInjected",
                "PageResult",
                "SayArgs",
                "SyncArgs",
                "SyncResult",
                "SyncSide",
                "WatchArgs",
                "WipeArgs",
                "WipeResult",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "Client",
    "ExtraChecks",
    "ExtraTools",
    "FindAndSayArgs",
    "FindAndSayResult",
    "Item",
    "NotHere",
    "PageArgs",
    "PageInjected",
    "PageResult",
    "SayArgs",
    "SyncArgs",
    "SyncResult",
    "SyncSide",
    "WatchArgs",
    "WipeArgs",
    "WipeResult",
    "toolset",
]
