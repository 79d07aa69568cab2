# Made by toolc from desk.tools; do not edit.
"""Agents, and everything that they may use, implement and answer."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "Even",
    "Finding",
    "Move",
    "MoveAsk",
    "MoveTell",
    "NobodyKnows",
    "Question",
    "Slug",
    "Verdict",
]

if TYPE_CHECKING:
    from .types import (
        Even,
        Finding,
        Move,
        MoveAsk,
        MoveTell,
        NobodyKnows,
        Question,
        Slug,
        Verdict,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
