# Made by toolc from files.tools; do not edit.
"""The types of the package `acme.files`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["BadPattern", "FileMatch", "Renamed"]

if TYPE_CHECKING:
    from .types import BadPattern, FileMatch, Renamed
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
