# Made by toolc from files.tools; do not edit.
"""Files below one folder."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["FileMatch", "NoSuchFile", "NotText", "Order"]

if TYPE_CHECKING:
    from .types import FileMatch, NoSuchFile, NotText, Order
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
