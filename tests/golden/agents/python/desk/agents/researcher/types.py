# Made by toolc from desk.tools; do not edit.
"""The answers of the model of the agent `researcher`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from ....types.acme_desk.types import (
    Even,
    Finding,
    Move,
    MoveAsk,
    MoveTell,
    Question,
    Slug,
    Verdict,
)
from ....types.acme_shared.types import Item

__all__ = [
    "EitherAnswerRecord",
    "Even",
    "FinalAnswerAnswer",
    "Finding",
    "Item",
    "Move",
    "MoveAnswerAnswer",
    "MoveAsk",
    "MoveTell",
    "Question",
    "SecretAnswer",
    "Slug",
    "Verdict",
]


class FinalAnswerAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """The answer `final answer`."""

    text: Annotated[str, msgspec.Meta(min_length=1)]
    confidence: Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
    of: Item | UnsetType | None = UNSET


class EitherAnswerRecord(Struct, kw_only=True, forbid_unknown_fields=True):
    code: toolrt.Int


class MoveAnswerAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """The answer `move_answer`."""

    move: Move


class SecretAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """The answer `secret`."""

    token: toolrt.Secret[str]
