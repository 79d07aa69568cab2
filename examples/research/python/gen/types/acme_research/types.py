# Made by toolc from research.tools; do not edit.
"""The types of the package `acme.research`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import Struct

__all__ = ["Answer", "NotInNotes", "Note", "Step", "StepAnswer", "StepCall", "ToolCall"]


class Note(Struct, kw_only=True, forbid_unknown_fields=True):
    """A note somebody took."""

    id: Annotated[str, msgspec.Meta(pattern="^[\\-0-9a-z]+\\Z")]
    text: str


class Answer(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was found out."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
    sources: Annotated[list[str], msgspec.Meta(min_length=1)]
    """The notes that say so."""


class ToolCall(Struct, kw_only=True, forbid_unknown_fields=True):
    tool: str
    args: toolrt.Json


class StepCall(ToolCall, tag_field="kind", tag="call"):
    """Call a tool."""


class StepAnswer(Answer, tag_field="kind", tag="answer"):
    """Answer the question."""


Step: TypeAlias = StepCall | StepAnswer
"""What the model wants to do next."""


class NotInNotes(toolrt.DeclaredError, code="not_in_notes"):
    """The notes do not say.

    Kind `not_found`, recovery `replan`: Look elsewhere.
    """

    question: str
