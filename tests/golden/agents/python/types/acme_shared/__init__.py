# Made by toolc from shared.tools; do not edit.
"""The types of the package `acme.shared`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["Finding", "Item"]

if TYPE_CHECKING:
    from .types import Finding, Item
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
