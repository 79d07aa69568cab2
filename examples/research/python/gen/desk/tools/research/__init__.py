# Made by toolc from research.tools; do not edit.
"""Research in the notes."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "Answer",
    "AnswerQuestionArgs",
    "AsyncClient",
    "Client",
    "NotInNotes",
    "ResearchChecks",
    "ResearchTools",
    "Step",
    "StepAnswer",
    "StepCall",
    "ToolCall",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ResearchChecks, ResearchTools, toolset, toolset_from_mcp
    from .types import (
        Answer,
        AnswerQuestionArgs,
        NotInNotes,
        Step,
        StepAnswer,
        StepCall,
        ToolCall,
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
