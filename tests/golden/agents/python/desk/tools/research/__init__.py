# Made by toolc from desk.tools; do not edit.
"""Research, done by an agent."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Client",
    "Finding",
    "Item",
    "Move",
    "MoveAsk",
    "MoveTell",
    "NobodyKnows",
    "Question",
    "ResearchArgs",
    "ResearchChecks",
    "ResearchTools",
    "StreamResearchArgs",
    "SummarizeArgs",
    "SummarizeResultItem",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ResearchChecks, ResearchTools, toolset, toolset_from_mcp
    from .types import (
        Finding,
        Item,
        Move,
        MoveAsk,
        MoveTell,
        NobodyKnows,
        Question,
        ResearchArgs,
        StreamResearchArgs,
        SummarizeArgs,
        SummarizeResultItem,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["ResearchChecks", "ResearchTools", "toolset", "toolset_from_mcp"],
    )
