# Made by toolc from tools/common.tools; do not edit.
"""What all tools of Acme share."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["Money"]

if TYPE_CHECKING:
    from .types import Money
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
