# Made by toolc from shared.tools; do not edit.
"""The answers of the model of the agent `keeper`."""

from __future__ import annotations

__all__ = []
