# Made by toolc from desk.tools; do not edit.
"""The payloads, results and errors of the toolset `research`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ....types.acme_desk.types import (
    Finding,
    Move,
    MoveAsk,
    MoveTell,
    NobodyKnows,
    Question,
)
from ....types.acme_shared.types import Item

__all__ = [
    "Finding",
    "Item",
    "Move",
    "MoveAsk",
    "MoveTell",
    "NobodyKnows",
    "Question",
    "ResearchArgs",
    "StreamResearchArgs",
    "SummarizeArgs",
    "SummarizeResultItem",
]


class ResearchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `research`.

    Find out.
    """

    question: Question
    depth: toolrt.Int = 1


class StreamResearchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `stream_research`."""

    text: str


class SummarizeArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `summarize`."""

    texts: list[str]


class SummarizeResultItem(Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of the result of `summarize`."""

    text: str
    weight: float
