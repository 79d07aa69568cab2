# Made by toolc from relatives.tools; do not edit.
"""The answers of the model of the agent `clerk`."""

from __future__ import annotations

from msgspec import Struct

from ....types.relatives.types import Draft, DraftCompletion

__all__ = ["Draft", "DraftAnswerAnswer", "DraftCompletion"]


class DraftAnswerAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    text: str
