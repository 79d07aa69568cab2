# Made by toolc from tools.tools; do not edit.
"""The toolset `extra`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
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
    __getattr__ = toolrt.exports(
        __name__,
        {
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
]
