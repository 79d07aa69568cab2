# Made by toolc from library.tools; do not edit.
"""A library of one shelf."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["Book", "LentAlready"]

if TYPE_CHECKING:
    from .types import Book, LentAlready
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
