# Made by toolc from recursion.tools; do not edit.
"""Walks."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Chain,
        Deep,
        Folder,
        GiveNodeArgs,
        GivePongArgs,
        Node,
        Odd,
        Outline,
        Ping,
        Pong,
        Text,
        Tree,
        WalkAllArgs,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Chain",
                "Deep",
                "Folder",
                "GiveNodeArgs",
                "GivePongArgs",
                "Node",
                "Odd",
                "Outline",
                "Ping",
                "Pong",
                "Text",
                "Tree",
                "WalkAllArgs",
            ],
        },
    )

__all__ = [
    "Chain",
    "Deep",
    "Folder",
    "GiveNodeArgs",
    "GivePongArgs",
    "Node",
    "Odd",
    "Outline",
    "Ping",
    "Pong",
    "Text",
    "Tree",
    "WalkAllArgs",
]
