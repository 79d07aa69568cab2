# Made by toolc from common.tools; do not edit.
"""The types of the package `acme.common`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["Money"]

if TYPE_CHECKING:
    from .types import Money
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
