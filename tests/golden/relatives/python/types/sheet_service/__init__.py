# Made by toolc from sheet.tools; do not edit.
"""A package that is called as the types of a service are where tools are bound to it."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Row
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, {"types": ["Row"]})

__all__ = ["Row"]
