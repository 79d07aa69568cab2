# Made by toolc from tools.tools; do not edit.
"""The toolset `shop`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import NoteTextArgs, NoteTextResult
else:
    __getattr__ = toolrt.exports(
        __name__, {"types": ["NoteTextArgs", "NoteTextResult"]}
    )

__all__ = ["NoteTextArgs", "NoteTextResult"]
