# Made by toolc from recursion.tools; do not edit.
"""Walks."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Chain",
    "Client",
    "Deep",
    "Folder",
    "GiveNodeArgs",
    "GivePongArgs",
    "Node",
    "Odd",
    "Outline",
    "OutlineItem",
    "Ping",
    "Pong",
    "Text",
    "Tree",
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
        Chain,
        Deep,
        Folder,
        GiveNodeArgs,
        GivePongArgs,
        Node,
        Odd,
        Outline,
        OutlineItem,
        Ping,
        Pong,
        Text,
        Tree,
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
