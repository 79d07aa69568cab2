# Made by toolc from codecs.tools; do not edit.
"""A package that is called as a module of generated code."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Cell
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, {"types": ["Cell"]})

__all__ = ["Cell"]
