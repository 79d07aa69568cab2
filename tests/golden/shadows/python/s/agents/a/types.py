# Made by toolc from shadows.tools; do not edit.
"""The answers of the model of the agent `a`."""

from __future__ import annotations

from ....types.case_shadows.types import Own
from ....types.other_names.types import Exception

__all__ = ["Exception", "Own"]
