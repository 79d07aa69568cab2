# Made by toolc from relatives.tools; do not edit.
"""The agent `clerk`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .calls import AsyncCalls, Calls
    from .completions import (
        DRAFT,
        DRAFT_ANSWER,
        DRAFT_COMPLETION,
        DRAFT_HTTP,
        DRAFT_HTTP_2,
        P,
    )
    from .specs import POLICY, agent
    from .types import Draft, DraftAnswerAnswer, DraftCompletion
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "calls": ["AsyncCalls", "Calls"],
            "completions": [
                "DRAFT",
                "DRAFT_ANSWER",
                "DRAFT_COMPLETION",
                "DRAFT_HTTP",
                "DRAFT_HTTP_2",
                "P",
            ],
            "specs": ["POLICY", "agent"],
            "types": ["Draft", "DraftAnswerAnswer", "DraftCompletion"],
        },
    )

__all__ = [
    "DRAFT",
    "DRAFT_ANSWER",
    "DRAFT_COMPLETION",
    "DRAFT_HTTP",
    "DRAFT_HTTP_2",
    "POLICY",
    "AsyncCalls",
    "Calls",
    "Draft",
    "DraftAnswerAnswer",
    "DraftCompletion",
    "P",
    "agent",
]
