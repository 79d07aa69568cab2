# Made by toolc from research.tools; do not edit.
"""Questions, answered by an agent that reads notes."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["Answer", "NotInNotes", "Note", "Step", "StepAnswer", "StepCall", "ToolCall"]

if TYPE_CHECKING:
    from .types import Answer, Note, NotInNotes, Step, StepAnswer, StepCall, ToolCall
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
