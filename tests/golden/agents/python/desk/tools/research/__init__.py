# Made by toolc from desk.tools; do not edit.
"""Research, done by an agent."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        Finding,
        Item,
        Move,
        NobodyKnows,
        Question,
        ResearchArgs,
        StreamResearchArgs,
        SummarizeArgs,
        SummarizeResultItem,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "Finding",
                "Item",
                "Move",
                "NobodyKnows",
                "Question",
                "ResearchArgs",
                "StreamResearchArgs",
                "SummarizeArgs",
                "SummarizeResultItem",
            ],
        },
    )

__all__ = [
    "Finding",
    "Item",
    "Move",
    "NobodyKnows",
    "Question",
    "ResearchArgs",
    "StreamResearchArgs",
    "SummarizeArgs",
    "SummarizeResultItem",
]
