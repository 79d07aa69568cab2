# Made by toolc from two.tools; do not edit.
"""The types of the package `corners.two`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Thing, Unused
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, {"types": ["Thing", "Unused"]})

__all__ = ["Thing", "Unused"]
