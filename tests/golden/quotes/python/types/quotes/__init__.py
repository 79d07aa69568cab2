# Made by toolc from quotes.tools; do not edit.
"""Texts that would be code if they could."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Open
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, {"types": ["Open"]})

__all__ = ["Open"]
