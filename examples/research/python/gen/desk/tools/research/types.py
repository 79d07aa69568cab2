# Made by toolc from research.tools; do not edit.
"""The payloads, results and errors of the toolset `research`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from ....types.acme_research.types import (
    Answer,
    NotInNotes,
    Step,
    StepAnswer,
    StepCall,
    ToolCall,
)

__all__ = [
    "Answer",
    "AnswerQuestionArgs",
    "NotInNotes",
    "Step",
    "StepAnswer",
    "StepCall",
    "ToolCall",
]


class AnswerQuestionArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `answer_question`.

    Answer a question from the notes.
    """

    question: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
