# Made by toolc from notes.tools; do not edit.
"""The types of the package `acme.notes`."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["Length", "Match", "NoSuchNote", "Note", "NoteName"]

if TYPE_CHECKING:
    from .types import Length, Match, NoSuchNote, Note, NoteName
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
