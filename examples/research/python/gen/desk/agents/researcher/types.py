# Made by toolc from research.tools; do not edit.
"""The answers of the model of the agent `researcher`."""

from __future__ import annotations

from ....types.acme_research.types import Answer, Step, StepAnswer, StepCall, ToolCall

__all__ = ["Answer", "Step", "StepAnswer", "StepCall", "ToolCall"]
